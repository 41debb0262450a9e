### What the server says itself, in English. The same ids as hu.ftl, in the same order.

## Why something is refused

why-no-such-table = There is no such table.
why-no-such-game = There is no such game here.
why-no-such-page = There is nothing here.
why-no-such-invitation = This invitation is no longer valid.
why-wrong-method = This can’t be done here.
why-bad-message = The server did not understand this.
why-bad-options = The game can’t be set up like this.
why-bad-record = This record can’t be replayed.
why-bad-bot = There is no such bot.
why-too-big = This is too big.
why-too-fast = Not so fast. Try again in a moment.
why-log-in = Log in first.
why-wrong-password = Name and password don’t match.
why-name-taken = This name is taken. Try another one.
why-account-name = Somebody has an account with this name. If it is yours, log in; otherwise choose another name.
why-no-sign-up = Nobody can sign up here.
why-no-guests = This host has no guests: sign up or log in.
why-foreign-page = This came from a page of another host.
why-not-yours = This isn’t yours to do.
why-not-your-seat = You don’t sit there.
why-private = This table is private.
why-seat-taken = Somebody else already sits there.
why-seats-free = There are still empty seats.
why-too-many-tables = You already have { $n } tables going. Finish or close some of them first.
why-host-only = Only the host can do this.
why-not-waiting = The game has already begun.
why-not-running = The game has not begun or is already over.
why-not-finished = Only a finished game can be looked into.
why-stale = The table has changed since. Look again.
why-not-away = { $player } is here, or was a moment ago.
why-no-bot-here = No bot plays there for you.
why-already-asked = Somebody is already asking for an undo.
why-no-ask = Nobody asks for this any more.
why-home-only = Only at home can chance be fixed.
why-cannot-close = Others play at this table too.
why-nothing-to-hint = There is nothing to decide.
why-internal = Something went wrong here. Your game is safe.

## Undo

undo-refused = { $player } would rather not go back.
undo-withdrawn = { $player } no longer asks for an undo.
undo-overtaken = The game went on; the undo is off.

## The log of the table

log-resigned = { $player } resigns.
log-out-of-time = { $player } has run out of time.
log-bot-plays = A bot plays on for { $player }.
log-person-back = { $player } is back.
log-resumed = The server was away for a while; the clocks start anew.
