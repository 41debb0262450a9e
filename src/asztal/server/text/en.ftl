### What the server says itself, in English. The same ids as hu.ftl, in the same order.

## Why something is refused

why-no-such-table = There is no such table.
why-table-unreadable = This table can’t be opened: its game is missing here, or its rules have changed since. Nothing is lost; ask whoever runs this server.
why-no-such-game = There is no such game here.
why-no-first-game = This game has no guided first game.
why-no-such-page = There is nothing here.
why-no-such-invitation = This invitation is no longer valid.
why-wrong-method = This can’t be done here.
why-bad-message = The server did not understand this.
why-bad-options = The game can’t be set up like this.
why-bad-content = There is a mistake in your file, at line { $line }, column { $column }.
why-wrong-seats = This game is for { $least } to { $most } players, not for { $seats }.
why-option-deep = A text of one’s own may not be nested as deep as this, nor have as many keys.
why-option-long = This text is too long: { $most } KiB at most.
why-clock-empty = With such a clock everybody would lose at once: give some time for the game or for each move.
why-bad-record = This record can’t be replayed.
why-bad-move = This record can’t be replayed: something is wrong with move { $move }.
why-bad-bot = There is no such bot.
why-too-big = This is too big.
why-too-fast = Not so fast. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }.
why-log-in = Log in first.
why-wrong-password = Name and password don’t match.
why-password-short = The password is too short: it needs at least { $least } characters.
why-password-long = The password is too long: { $most } characters at most.
why-name-taken = This name is taken. Try another one.
why-account-name = Somebody has an account with this name. If it is yours, log in; otherwise choose another name.
why-name-blank = A name is needed.
why-name-long = This name is too long: { $most } characters at most.
why-chat-blank = There is nothing in this message.
why-chat-long = This message is too long: { $most } characters at most.
why-chat-lines = A message is a single line.
why-no-sign-up = Nobody can sign up here.
why-no-guests = This host has no guests: sign up or log in.
why-foreign-page = This came from a page of another host.
why-not-yours = This isn’t yours to do.
why-not-your-seat = You don’t sit there.
why-private = This table is private.
why-seat-taken = Somebody else already sits there.
why-seat-invited = This seat is kept for somebody who was invited.
why-no-such-seat = There is no such seat: the table has { $seats }.
why-seats-free = There are still empty seats.
why-too-many-tables = You already have { $n } tables going. Finish or close some of them first.
why-too-many-records = You already keep { $n } imported games here. Delete some of them first.
why-host-only = Only the host can do this.
why-not-waiting = The game has already begun.
why-not-running = The game has not begun or is already over.
why-not-finished = Only a finished game can be looked into.
why-stale = The table has changed since. Look again.
why-all-are-waited-for = At this table everybody is waited for: so it was agreed when it was opened.
why-not-away = { $player } is here, or was a moment ago.
why-no-bot-here = No bot plays there for you.
why-already-asked = Somebody is already asking for an undo.
why-no-ask = Nobody asks for this any more.
why-not-heard = The others can’t be asked right now. Try again in a moment.
why-home-only = A seed can only be set at home (asztal play).
why-cannot-close = Others play at this table too.
why-not-played-out = The game did not come to its end by the rules, so there is nothing to review.
why-no-hints = At this table there are no hints and no review.
why-busy = Too many are asking at once. Try again in a moment.
why-nothing-to-hint = There is nothing to decide.
why-internal = Something went wrong here. Your game is safe.
why-database-away = The server cannot reach its database right now. Your game is safe; try again in a moment.

## Undo

undo-refused = { $player } would rather not undo.
undo-withdrawn = { $player } no longer asks for an undo.
undo-overtaken = The game went on; the undo is off.

## The log of the table

log-resigned = { $player } resigned.
log-out-of-time = { $player } { YOU($player, "have", "has") } run out of time.
log-bot-plays = A bot plays on for { $player }.
log-person-back = { $player } { YOU($player, "are", "is") } back.
log-resumed = The server was away for a while; the clocks start anew.
