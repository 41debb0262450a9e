### The words all games share, in English. The same ids as hu.ftl, in the same order.
### A game may define any of these messages again in its own texts; the game's wording then wins.

## Card texts: amounts and lists of goods
## $how: exact, upto, any, all. $mood: do, may, they, they-may, bare, worth (see docs/notation.md).

quantity = { $how ->
    [upto] up to { $n }
    [any] any number of
    [all] all your
   *[exact] { $n }
}
amount = { $how ->
    [upto] up to { $n } { $good }
    [any] any number of { $good }
    [all] all your { $good }
   *[exact] { $n } { $good }
}
gain-goods = { $mood ->
    [they] gains { $goods }
    [worth] worth { $goods }
   *[do] gain { $goods }
}
pay-goods = { $mood ->
    [they] pays { $goods }
   *[do] pay { $goods }
}
goods-for-goods = { $cost } for { $gain }
named-card = { $name }

## Card texts: counting

count-good = { $n ->
    [one] for each { $good } you have
   *[other] for every { $n } { $good } you have
}
clause-per = { $clause } { $count }
clause-per-first = { $count }, { $clause }
clause-max = { $clause }, at most { $n }
clause-max-times = { $clause }, at most { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}

## Card texts: control

clause-then = { $mood ->
    [bare] { $first }, and { $then }
   *[do] { $first }, then { $then }
}
clause-when = { $when } { $clause }
clause-each = { $who } { $clause }
clause-may = { $mood ->
    [they-may] may { $clause }
   *[may] you may { $clause }
}
clause-if = { $mood ->
    [worth] { $clause } if { $condition }
   *[do] if { $condition }, { $clause }
}
clause-if-else = { $clause } if { $condition }, otherwise { $otherwise }
clause-otherwise = otherwise { $clause }
row-of-steps = { $first } or { $last }
clause-if-done = { $mood ->
    [they] whoever does { $clause }
   *[do] if you do, { $clause }
}
cost-result = { $cost }: { $result }
cost-result-inside = { $cost } to { $result }
choose-one = { $mood ->
    [they] chooses one: { $options }
   *[do] choose one: { $options }
}
choose-or = { $first } OR { $second }
# Not shown: the mood of an option after "choose one", and of what follows "to" in "pay 1 gold to draw 1 card".
mood-option = do
mood-purpose = do

# `replace (...)`: what happens instead of what the card waits for.
verb-replace = { $what } instead

## Why a move can't be made

why-not-your-turn = It isn’t your turn.
why-over = The game is over.
why-not-now = This can’t be done now.
why-no-such-seat = There is no seat { $seat } at this table.

## Undo

undo = Undo
undo-none = There is nothing to undo.
undo-revealed = Can’t undo: a card has been revealed.
undo-chance = Can’t undo: chance has decided something since.
undo-other = Can’t undo: { $player } has already moved.

## Prompts and waiting

your-turn = Your turn.
waiting-for = Waiting for { $players }.
thinking = { $player } is thinking…
chosen = You have chosen; you can still change it.
last-round = Last round!
ask-may = Do you want to do this?
ask-choose = Choose one.
ask-react = Which card acts next?

## Players

bot = bot

## The log as a report: one sentence for a deed

you = You
name-times = { $n ->
    [2] { $name } twice
   *[other] { $name } { $n } times
}
amount-of = { $n } { $what }

## Log and result

log-undo = { $player } took back a move.
log-win = { $player } { YOU($player, "win", "wins") } with { $n ->
    [one] 1 point
   *[other] { $n } points
}.
log-shared = { $players } share the win.
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

## Mistakes; $meant: the word that may have been meant, or "none"

error-meant = { $meant ->
    [none] .
   *[other] ; did you mean '{ $meant }'?
}
error-no-game = there is no game '{ $name }'{ error-meant } Games: { $known }
error-no-bot = there is no bot '{ $name }'{ error-meant } Bots: { $known }
error-bad-search = '{ $name }' is no search bot: write how often it tries, 1 to { $most }, as in 'search:500'
error-players = { $game } is played with { $players } players, not { $n }
error-no-option = { $game } has no option '{ $option }'{ error-meant } Options: { $known }
error-option-value = option '{ $option }' of { $game } is one of { $known }, not '{ $value }'{ error-meant }
error-option-players = option '{ $option }' of { $game } is for { $players } players, not for { $n }
error-nobody = nobody is called '{ $name }'{ error-meant } Seats: a number, or some of { $known }
error-seats-saved = the saved game has { $n } seats, not { $given }
error-option-form = an option is given as NAME=VALUE, not as '{ $given }'
error-unreadable = cannot read { $file }: { $problem }
error-no-text = { $file }: not a text file in UTF-8
error-is-folder = { $file }: is a folder, not a file for the record
error-no-folder = { $file }: there is no such folder
error-taken = { $file }: there is a file of this name already; go on with the game in it by --resume { $file }, or give another name
error-over = { $file }: this game is over; look at it again with: asztal replay { $file }
error-other-game = { $file }: is a game of { $game }, not of { $given }
error-which-game = which game? `asztal games` lists them; --resume FILE goes on with a saved one
error-record = { $file }: { $problem }
error-no-file = { $file }: there is no such file
error-no-permission = { $file }: may not be read or written
error-no-command = there is no command '{ $given }'
error-no-switch = no such option: { $given }
error-missing = missing: { $given }
error-extra = too much: { $given }
error-needs-value = option { $given } needs a value
error-bad-value = wrong value for { $given }: { $problem }
