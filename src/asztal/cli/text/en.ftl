### The command line in English. The same ids as hu.ftl, in the same order.

## Lists

games-title = Games
games-game = Game
games-players = Players
games-printings = Printings
games-options = Options (the default is bold)
cards-title = { $game }: { $n ->
    [one] 1 printing
   *[other] { $n } printings
}
cards-none = Nothing here with “{ $text }”.
cards-name = Name
cards-id = Id
cards-copies = Copies
cards-text = Text

## The table in the terminal

player-alone = Player
player-numbered = Player { $n }
level-greedy = medium bot
level-random = beginner bot
level-easy = easy bot
level-medium = medium bot
level-hard = hard bot
level-expert = expert bot
level-learned = learned bot
welcome = { $game }, seed { $seed }. At the table: { $players }.
since-last = Since your last decision
log-title = Game log
details-title = Game log, in all details
more-news = … { $n } more before: l
more-lines = … { $n } more lines: ↓
more-table = … { $n } more lines: PgDn, or t for the whole table
page-keys = ↑↓ PgUp PgDn · any other key: back
log-empty = Nothing has happened yet.
hand-over = { $player } decides now. Pass the device on.
hand-over-ready = { $player }: press Enter when nobody else is looking.
ask-only = Press Enter, or type a command: { $commands }
ask-again = Type a number from 1 to { $n }, or a command: { $commands }
hint = A strong player would take { $n }: { $move }. { $why }
undone = Your last move has been taken back.
saved = Saved: { $file }
left-game = See you! The game so far is saved: { $file }
left-nothing = See you!
not-saved = The game could not be saved: { $problem }
help-title = Help
help-choose = Type the number of your choice and press Enter.
help-keys = Or mark it with the arrow keys: Enter takes what is marked. PgUp and PgDn move the table.
help-undo = take back your last move, as long as nothing was revealed and nobody else has moved
help-hint = what a strong player would do here, and why
help-help = this help, with the rule that explains the question
help-log = everything that has happened so far, a sentence for a deed
help-details = the same with every payment, card and gain in a line of its own
help-table = show the table again
help-guide = all the rules
help-save = save the game now; it is also saved before every decision
help-quit = save and leave

## Commands: the first word is the short one, the others work as well

keys-undo = u undo
keys-hint = i hint
keys-help = h help ?
keys-log = l log
keys-details = d details
keys-table = t table
keys-guide = g guide rules
keys-save = s save
keys-quit = q quit exit

## Scores

score-title = Final scores
score-title-so-far = Scores so far
score-total = Total
score-rank = Rank
score-winner = { $players } won!
score-winners = { $players } share the win!
score-nobody = Nobody won.
record-saved = The record is in { $file }; check it with: asztal replay { $file }

## Replay

replay-ok = { $file }: { $game }, seed { $seed }, { $n ->
    [one] 1 move
   *[other] { $n } moves
}; replayed and verified.
replay-fair = Chance was fair: its key opens what the table had promised before the game (SHA-256 { $commitment }).
replay-unfinished = The game is not over.

## Self-play and measuring

selfplay-title = { $game }, { $seats } seats, { $bot }
selfplay-games = Games
selfplay-decisions = Decisions
selfplay-seconds = CPU seconds
selfplay-speed = Decisions a second
selfplay-mean = Mean score
selfplay-seat = Mean score of seat { $n }, { $bot }

## The arena

arena-title = { $game }, { $seats } seats, { $games ->
    [one] 1 game
   *[other] { $games } games
}
arena-bot = Bot
arena-wins = Wins
arena-points = Points
arena-seconds = CPU seconds a game
arena-rating = Rating
arena-against = { $bot }: how often ahead of
arena-seat-n = Seat { $n }
arena-seats = Wins by seat
arena-seat = Seat { $n } won { $wins }
arena-by-faction = Wins by faction
arena-by-nation = Wins by nation
arena-by-village = Wins by village
arena-broken-off = Broken off after { $done } of { $games } games.
arena-kept = The same command goes on from { $file }.

## Balance

balance-title = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: balance
balance-summary = in short
balance-before = before
balance-after = now
balance-sum-games = Games
balance-sum-points = Points of a player
balance-sum-between = Pieces taken in 20–80 % of games
balance-sum-always = Always taken (95 % and more)
balance-sum-never = Never taken (5 % and less)
balance-sum-gaining = Parts one is better without
balance-bans = without a part of the game
balance-bans-help = One player does without a part of the game, the others do not; the same games with the same seeds. By how much that player’s points, lead over the best other and share of wins (in percent) change.
balance-part = Without
balance-points = Points
balance-points-before = Points before
balance-lead = Lead
balance-wins = Wins
balance-pieces = pieces
balance-pieces-help = Taken: of the games in which a piece was on offer. Worth: points with it less points without, in paired games; forbidden: what changes for one who took it and may not, forced: for one who left it and has to take it as soon as possible. Ahead: who took it compared with who did not, in the same games; who is ahead anyway takes more. Intervals of 95 %, numbers of games in brackets.
balance-piece = Piece
balance-taken = Taken
balance-taken-before = Taken before
balance-worth = Worth
balance-forbidden = Forbidden
balance-forced = Forced
balance-ahead = Ahead
balance-seats = seats
balance-seat = Seat
balance-faction = Faction
balance-nation = Nation
balance-village = Village
balance-by-faction = factions
balance-by-nation = nations
balance-by-village = villages
balance-bots = Bots
balance-likeness = Do the bots agree?
balance-likeness-help = How alike two bots rank the pieces, from −1 to 1 (Spearman’s rank correlation).
balance-more = … and { $n } more; --report and --json have all.
balance-broken-off = Broken off after { $games } games.

## The review

review-title = { $game }: review
review-thinking = Valuing decisions
review-broken-off = Broken off after { $done } of { $all } decisions.
review-what = How it was valued: { $tries } tries of the search for every decision, seed { $seed }.
review-expected = Expected result
review-expected-help = before every decision, as that player could know, if everybody goes on with what looks best at first sight; the band: where two of three games would end
review-round = { $n ->
    [0] before the first round
   *[other] round { $n }
}
review-step = move { $n }
review-turns = Turning points of { $player }
review-none = No decision and no card changed much.
review-mistake = { $move } – better: { $best }
review-good = { $move }: better than what looks best at first sight ({ $ordinary })
review-luck = { $good ->
    [yes] Luck after “{ $move }” ({ $player })
   *[no] Bad luck after “{ $move }” ({ $player })
}
review-other = { $player }: { $move }
review-balance = Where it came from
review-balance-help = Own decisions and others’ moves: compared with the move that looks best at first sight each time. Luck: all the rest.
review-player = Player
review-start = Expected at the start
review-decisions = Own decisions
review-chance = Luck
review-others = Others’ moves
review-final = Result

## Data

export-done = { $file }: { $decisions } decisions of { $games ->
    [one] one game
   *[other] { $games } games
}; what is in it says the data card beside it ({ $file }.md)
