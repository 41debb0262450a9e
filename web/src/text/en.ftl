### The browser's own texts in English. The same ids as in hu.ftl. The games' texts come from the server.

## Everywhere
brand-home = Asztal, back to the lobby
loading = One moment…
close = Close
points = points
players = Players
round-n = Round { $n }
language = Language
theme = Appearance
theme-system = like the system
theme-light = light
theme-dark = dark
theme-toggle = Light or dark
sound = Sound
sound-on = on
volume = Volume
menu = Menu
rules = Rules
undo = Undo
hint = What would the bot do?
log = Log
log-and-chat = Log and chat
replay = Replay
about = About
back-to-lobby = Back to the lobby
error-here = Something went wrong here. Your game is safe.
error-unreachable = We can’t reach the server right now. Try again in a little while.
nothing-here = There is nothing here
nothing-here-help = Perhaps the address has a typo, or this page is gone.
no-server = We can’t reach the server
try-again = Try again

## Names of parts for screen readers
region-nav = Main menu
region-tools = Tools
region-prompt = What is asked
region-answers = Answers
region-board = Board
region-hand = In front of you
region-players = Players
region-log = Log
region-chat = Chat
region-end = End of the game

## Lobby
nav-games = Games
nav-tables = Tables
nav-replays = Replays
nav-about = About
lobby-title = What shall we play tonight?
lobby-help = Choose a box, seat somebody beside you, and off it goes.
chosen-game = we play this
playing-time = playing time
minutes = { $n } min
minutes-each = { $n } min a player
weight = weight: { $word }, { $n } of { $most }
weight-1 = very light
weight-2 = light
weight-3 = medium
weight-4 = heavy
weight-5 = very heavy
just-now = just now
learn = Learn it
learn-game = Learn the game
my-tables = In progress
my-tables-empty = No game in progress. Choose one above and sit down.
my-tables-none = No game in progress.
my-tables-choose = Choose a game
open-tables = Open tables
open-tables-empty = No open tables yet
open-tables-empty-help = Start one and send its link. Or sit down with bots, they always have time.
running-tables = Being played now
running-tables-empty = Nobody is playing at a public table right now.
my-finished = Your finished games
my-finished-empty = No finished games yet. Once there are, you can look at them move by move.
all-finished = Other people’s games
all-finished-empty = No public finished games.
list-free = { $n } free { $n ->
    [1] seat
   *[other] seats
}
list-full = every seat is taken
list-running = at move { $n }
list-round-of = round { $n } of { $of }
list-waits = To move: { $names }
list-my-turn = Your turn
list-remove = Put away: { $game }
removed-closed = Put away: { $game }. The game ends with it.
removed-left = You get up: { $game }. A bot plays on for you.
removed-free = You get up: { $game }. Your seat is free again.
removed-back = Bring it back
list-your-turn = your turn
title-your-turn = ● Your turn – Asztal
list-finished = finished
list-won = won by { $names }
list-host = { $name }’s table
list-continue = Continue
list-watch = Watch
sit-down = Sit down
import = Load a game
import-help = Load a saved game (a JSON file) here and look at it again.
import-file = Choose a file
import-no-record = This file isn’t a saved game.
contents = Contents
items = What is in the game ({ $n })
search = Search
search-none = Nothing found. Try another word.
copies = { $n } of them
no-game = There is no such game on the table

## New table
new-table = New table: { $game }
new-free = { $n ->
    [1] 1 seat is still free.
   *[other] { $n } seats are still free.
}
new-ready = Every seat is taken, the game can begin.
new-alone = You play alone, the game can begin.
new-players = { $n ->
    [1] 1 player
   *[other] { $n } players
}
new-public = Everybody can see it in the lobby
new-open = Open the table
own-file = A file of my own…
own-file-used = a file of one’s own
own-file-choose = Choose a file
own-file-how = How to write such a file
own-file-unreadable = { $name } can’t be read.
new-start = Let’s play!
new-count = It takes at least { $n } players.
bot = Bot
bot-short = bot
bot-name = bot, { $level }
level-random = beginner
level-greedy = medium
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-learned = learned
level-plugged = { $name } (plug-in)
strength-random = Moves at random.
strength-greedy = Does what brings most now.
strength-easy = Looks at this move only, and errs now and then. Good for a first evening.
strength-medium = Does what brings most now.
strength-hard = Thinks ahead: tries out what may follow, for up to half a second a move.
strength-expert = Thinks ahead: tries out what may follow, for up to two seconds a move.
strength-learned = Has learned what a position is worth from games against itself.
strength-plugged = Brought by another package; how strong it is, its makers know.
bot-kind = Strength of the bot in seat { $n }
hot-seat = on this device
hot-seat-name = Name
add-friend = Invite somebody
add-here = Beside me
add-anybody = Open to anybody
play-alone = I play alone
clock = Clock
clock-none = none
clock-quick = 5 minutes, +5 s a move
clock-calm = 15 minutes, +15 s a move
clock-days = one day a move
clock-own = custom
absent = A bot may help out
absent-help = If somebody is away, and until they come back.
absent-fitting = as fits the clock
absent-seconds = after { $n } seconds
absent-minutes = after { $n } minutes
absent-hours = { $n ->
    [1] after an hour
   *[other] after { $n } hours
}
absent-days = { $n ->
    [1] after a day
   *[other] after { $n } days
}
absent-0 = never

## Seats
seat-n = Seat { $n }
seat-you = you
seat-you-bot = you, a bot for now
seat-open = free seat
seat-invited = waiting for a guest
seat-by-link = invited by link
seat-for-you = your seat
seat-free = Free the seat
seat-remove = Remove seat { $n }
seat-add-bot = Bot here
seat-present = here
seat-away = away
seat-resigned = resigned
seat-late = out of time
seat-ready = ready
seat-passed = passed
seat-deciding = choosing
seat-winner = winner
seat-more = { $name }: details
seat-is-bot = A bot, { $level }.
seat-here = Sitting at the table.
seat-gone = { $minutes ->
    [0] Gone just now. A bot can play on until they come back.
    [1] Away for 1 minute. A bot can play on until they come back.
   *[other] Away for { $minutes } minutes. A bot can play on until they come back.
}
seat-waited-for = { $minutes ->
    [0] Gone just now. At this table everybody is waited for.
    [1] Away for 1 minute. At this table everybody is waited for.
   *[other] Away for { $minutes } minutes. At this table everybody is waited for.
}
seat-to-bot = Let a bot play for them
seat-to-bot-later = { $n } more seconds of patience.

## Before the start, invitations
table-loading = Setting the table…
no-table = We can’t find this table
no-table-help = Perhaps it was closed, or the address has a typo.
unreadable-table = This table can’t be opened
unreadable-table-help = Its game is missing here, or its rules have changed since. Nothing is lost; ask whoever runs this server.
signed-out = You are logged out
signed-out-help = Perhaps you changed your password elsewhere. Log in again.
private-table = This is a private table
private-table-help = Only those with a link can see it. Ask somebody at the table for one.
no-board = The board couldn’t be loaded
waiting-host = { $name }’s table
waiting-free = waiting for { $n } more
waiting-full = everyone is here
waiting-start = { $name } starts the game.
start-game = Let’s play!
close-table = Close the table
leave-table = Leave
invitation-qr = QR code of the invitation
invitation-read = Read it with a phone and sit down. No account needed.
copy-link = Copy
link-copied = Link copied. Send it to your friends.
copy-watch-link = Link for spectators
only-here = This link works on this machine only. For others to reach you from theirs, start Asztal like this:
invited = { $name } invites you to a game of { $game }
invitation-taken = This seat is taken, but you can watch.
join-account = You need an account for this table: log in or sign up, your seat is kept.
join-have-account = I have an account
invitation-gone = This invitation is no longer valid
invitation-gone-help = Perhaps somebody else sat down there, or the table was closed. Ask whoever invited you for a new one.

## Names, signing in
your-name = Your name: { $name }. Change it
name-title = What shall we call you?
name-label = Name
name-save = Save
log-out = Log out
sign-in-title = Sit down and play
sign-in-log-in = Log in
sign-in-sign-up = Sign up
sign-in-guest = As a guest
name-is-login = You log in with this name, too.
guest-help = You are a guest: only this browser leads back to your games. Sign up and you keep them all; log out and you cannot reach them any more.
sign-up-keeps = You keep the games you began as a guest.
password = Password
password-help = At least { $n } characters.
password-old = Current password
password-new = New password
password-change = Change it
password-changed = Your password is changed. Log in again on your other devices.
password-old-wrong = That isn’t your current password.

## What is asked
your-turn = Your turn, { $name }.
open-rule = Open this rule
answers-short = List
answers-list = List: { $n } choices
waiting = Waiting for the others.
waiting-for = Waiting for { $names }.
waiting-help = Have a look around.
thinking = { $name } is thinking…
watching = You are watching. { $names } to choose.
watching-nobody = You are watching.
lost-title = The connection was lost
lost-help = Your move is safe, nothing is lost. Reconnecting…
lost-retry = Try now
over-title = The game is over.
over-help = Look around the table, or watch it all again.
over-scores = Scores
bot-advises = A strong player would do this: { $what }
bot-ponders = The bot is thinking…
bot-do = Do it
hint-late = What you are asked has changed meanwhile: ask the bot again.
bot-plays-for-you = A bot is playing for you.
bot-plays-on = You resigned; a bot plays on in your seat.
bot-plays-help = You can come back any time and go on from there.

## Undo
undo-nothing = There is nothing to undo.
undo-asking = We have asked the others.
undo-asked = { $name } would like to take a move back. All right?
undo-waiting = You asked to undo; waiting for { $names }.
undo-agree = Sure
undo-refuse = Rather not
undo-withdraw = Never mind
undo-choice = Change my mind

## Log, chat
log-empty = Here you’ll read what happened.
log-details = All that happened in detail
log-goto = Show this move
chat-empty = Nobody has said anything yet.
chat-say = Write to the others
chat-send = Send

## On one device
hand-over-title = It’s { $name }’s turn
hand-over-pass = Hand it over
hand-over-help = Hand over the device. Nothing secret is shown until then.
hand-over-here = I’m here

## End of the game
end-alone = { $name } scored { $n } points
end-won = { $name } won with { $n } points
end-won-early = { $name } won
end-shared = { $names } share the win
end-over = The game is over
end-you-won = Well played, you won!
end-your-place = You came { ORD($n) }.
end-by-resigning = { $names } resigned, so the game ended.
end-by-resigning-somebody = Somebody resigned, so the game ended.
end-by-time = Out of time: { $names }.
end-by-time-somebody = Somebody’s time ran out.
end-tie = Level on points: the tie-break decided.
end-total = total
end-look = Look at the table
once-more = Once more!
rematch-ready = A new table with the same players is ready.
rematch-go = Go there
chart-title = How the points grew
chart-label = Points over the game. At the end: { $names }.
chart-start = start
chart-end = end

## Menu
keys = Keys
download-record = Save the game
bot-for-me = Let a bot play for me
take-back = Take my seat back
stop-playing = Stop playing
leave-question = Leave the table? The game is saved.
leave-saved = Leave, continue later
leave-bot = Leave, a bot plays on
resign = Resign
resign-question = Really resign? There is no way back.
resign-not = I’d rather not
resign-sure = Yes, I resign
key-tab = between the parts: question, hand, board, players, log
key-arrows = inside a part
key-enter = the honey button, on a chosen card too
key-digits = the n-th answer, 0 the tenth
key-shift-digits = answers 11 to 19
key-esc = cancel; skip the film; back to now
key-undo = undo
key-look-back = one move back, on
key-since = watch again what happened since my turn
key-tempo = speed of the film
key-stop = stop the film
key-next = the next glowing thing
key-inspect = card large
key-hand = your hand
key-bot = what would the bot do?
key-rule = the rule of this question
key-log = log
key-chat = chat
key-players = players
key-help = this list

## Replay
no-replay = This game can’t be replayed yet
no-replay-help = Only finished games can be replayed.
replay-start = The beginning
replay-step = Move { $n } of { $all }
replay-eyes = Through whose eyes?
replay-spectator = spectator
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-play = Play
replay-pause = Pause
replay-slider = Which move
replay-round-back = To the round before
replay-round-on = To the next round
replay-tempo = Speed
replay-open = all hands open
replay-hand-of = { $name }’s hand
replay-play-on = Play on from here

## Chance
chance-promised = Chance is fixed and sealed
chance-promised-help = All shuffles and dice of this game come from a secret key that was drawn before it began. The table shows its fingerprint now and the key at the end, so anyone can check that nobody changed it.
chance-kept = Chance verified
chance-kept-help = The key of all shuffles and dice is the one whose fingerprint the table showed before the end: this browser has computed it.
chance-broken = Chance can’t be verified
chance-broken-help = The table does not show what it promised: its key or its fingerprint is not the one from before.
chance-commitment = Fingerprint (SHA-256 of the key):
chance-key = Key:

## About
credit-short = Unofficial, non-commercial fan work. Icons: game-icons.net, CC BY 3.0.
about-title = About Asztal
about-what = Asztal (Hungarian for table) puts modern board games on one table: play alone, with bots, with those on the sofa or with friends far away, in Hungarian and English.
about-installed = Here you find { $games }.
about-unofficial-title = Unofficial
about-unofficial = This is unofficial fan work. It has nothing to do with the publishers and authors of the games, who have neither approved nor supported it. The names of the games belong to their owners and only say whose rules we follow. Words, drawings and graphics are our own; no publisher’s artwork, logo or typeface is used. If you like a game, buy its box: at a real table it is better still.
about-games-title = The games
about-game-ginkgopolis = Ginkgopolis: Xavier Georges, Pearl Games.
about-game-settlers = Imperial Settlers: Ignacy Trzewiczek, Portal Games.
about-game-rollwrite = Imperial Settlers: Roll & Write: Ignacy Trzewiczek, Portal Games.
about-game-imperium = Imperium: Nigel Buckle and Dávid Turczi, Osprey Games.
about-game-minerva = Minerva: Hisashi Hayashi, OKAZU Brand.
about-credits-title = Thanks
about-icons = Icons: Lorc, Delapouite and the other authors.
about-alegreya = Typeface Alegreya: Juan Pablo del Peral, Huerta Tipográfica.
about-atkinson = Typeface Atkinson Hyperlegible Next: Braille Institute of America.
about-libraries = Svelte, Vite, Project Fluent, msgspec, Starlette and many other free programs.
about-privacy-title = What we know about you
about-privacy = Only your name and your games. No tracking, no advertising, nothing is loaded from other servers.

# Effects as rows of icons
effect-or = or
effect-may = may
effect-else = else
effect-max = max. { $n }

## Film
film = Film of the others’ moves
film-off = off
film-fast = fast
film-normal = normal
film-slow = slow
film-now = { $name } moves
film-yours = This is yours
film-help = This is what the others do.
film-felt = This is about you, too.
film-skip = Skip
film-skipped = You skipped { $n } moves; the log tells them.
film-stop = Stop
film-on = Go on
film-next = The next move
since = Since your last turn
since-all = Watch again
since-again = Watch it again.
since-nothing = No new moves.

## Looking back
past-title = Looking back: move { $n } of { $all }
past-help = This is how the table stood. Nothing can be played here.
past-your-turn = Meanwhile it is your turn: the table waits for you.
past-now = Back to now

## The course of the game
pause = Pause after a bot’s move
pause-0 = none
pause-700 = short
pause-1500 = long
turn-end = The end of your turn
ask-end = ask me before it ends
look-back = Look back
seat-first = first player
cancel = Cancel
own-file-wrong = There is a mistake in the file. Details
own-file-wrong-at = There is a mistake in the file, line { $line }, sign { $column }. Details

## The review of a finished game

review = Review
review-thinking = A strong bot goes through every decision
review-progress = { $done } of { $total } decisions
review-begin-help = A strong bot goes through every decision; that takes a minute or two, after a long game several. You can close the page meanwhile.
no-review = This game cannot be reviewed
review-expected = Expected result
review-expected-help = before every decision, if everybody goes on with what looks best at first sight; the band: where two of three such games would end for { $name }
review-as-table = As a table
review-as-curve = As a curve
review-curve-label = Expected results. At the start: { $first }. At the end: { $last }.
review-round = { $n ->
    [0] Before the first round
   *[other] Round { $n }
}
review-round-short = { $n }
review-move = Move { $n }
review-turns = Turning points
review-turns-none = No decision and no card changed much.
review-turn = Turning point { $n }
review-where = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}, move { $step } · { $name }
review-previous = Previous turning point
review-next = Next turning point
review-eyes = Whose game?
review-you-did = Your move
review-did = { $name } did
review-better = A strong bot would have done
review-also = Also good
review-points = { $n } points
review-lead = of the lead
review-luck-good = What came up then was better than could be expected.
review-luck-bad = What came up then was worse than could be expected.
review-other-good = This move of { $name } helped.
review-other-bad = This move of { $name } hurt.
review-good = Better than what looks best at first sight: { $move }.
review-good-short = Well played: { $move }
review-mistake-short = { $move } – better: { $best }
review-luck-short = { $good ->
    [yes] Luck after: { $move }
   *[no] Bad luck after: { $move }
}
review-on = Play on from here
review-look = Show it on the table
review-balance = Where did it come from?
review-start = Expected at the start
review-decisions = Own decisions
review-luck = Luck
review-others = Others’ moves
review-final = Result
review-balance-help = Own decisions and others’ moves: compared with the move that looks best at first sight each time. Luck: all the rest, compared with what could be expected.
review-save = Review as a table
hints = Hints and review
hints-yes = allowed
hints-no = none at this table
new-hints = Hints during the game, a review after it


## The first game

guided-offer = My first game, { $n } minutes
guided-offer-help = Step by step, at a real table, against the easy bot.
guided-evening = Your first evening
guided-minutes = about { $n } minutes
guided-stacked = At this table the cards have been laid out beforehand, always the same way.
guided-step = Step { $n } of { $all }
guided-click = Click what glows.
guided-tap = Tap what glows.
guided-back = Back
guided-next = I see
guided-signs = Show me the signs
guided-leave = Leave
guided-lobby = Back to the games
guided-stay = I stay
guided-alone = From here I play alone
guided-strayed = You did something else: no harm done
guided-strayed-back = That is a legal move, too. We can go back and I show you the next one, or you play on by yourself from here.
guided-strayed-on = That is a legal move, too. It cannot be taken back any more, but the game goes on just the same: from here you play by yourself.
guided-lead-back = Go back

## Signs

legend = Signs
legend-help = Point at anything on the table: its sign lights up here.
legend-close = Close
legend-tokens = Goods and tokens
legend-colours = Colours and kinds
legend-marks = On the cards
legend-table = On the table
legend-can = can be used now
legend-target = the game asks about these: choose one
legend-chosen = you have chosen it
legend-off = not now; it says why
legend-other = somebody else has just done this
legend-bot = the bot suggests this
key-legend = signs

guided-never = Never played it?
guide-search = Search the rules
guide-found = { $n ->
    [one] 1 section
   *[other] { $n } sections
}
chart-round = Round
end-decided = What decided it: { $part }. Here { $winner } made { $n } more than { $other }.
end-best-card = What brought the winner most: { $card }, { $n ->
    [one] 1 point
   *[other] { $n } points
}.
choose-game = Open a table
