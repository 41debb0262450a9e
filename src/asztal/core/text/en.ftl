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
error-broken-bot = the bot '{ $name }' of another package ({ $at }) cannot be made: { $error }
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
error-file-exists = { $file }: there is such a file already; choose another name, it would be overwritten
error-taken = { $file }: there is a file of this name already; go on with the game in it by --resume { $file }, or give another name
error-over = { $file }: this game is over; look at it again with: asztal replay { $file }
error-unfinished = { $file }: the game is not over; only finished games are reviewed
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

## Why a move is better: sentences of hints and of the review
## $gains, $losses: amounts ("3*points|2*wood"), told by `have-NAME`; $about: yes if they are means; $other: the other move.

have-points = { $n ->
    [one] point
   *[other] points
}
reason-amounts = { $about ->
    [yes] about { SUM($list, of: "have", case: "acc") }
   *[no] { SUM($list, of: "have", case: "acc") }
}
reason-price-amounts = { $about ->
    [yes] about { SUM($list, of: "have", case: "nom") }
   *[no] { SUM($list, of: "have", case: "nom") }
}
reason-by = { $rounds ->
    [0] by the end of the game
    [1] by the end of the round
   *[other] within { $rounds } rounds
}
reason-now = { $past ->
    [yes] That would have brought { $gains } at once
   *[no] This brings { $gains } at once
}
reason-soon = { $past ->
    [yes] That would have brought { $gains } { $by }
   *[no] This brings { $gains } { $by }
}
reason-income = { $past ->
    [yes] That would have brought { $income } every round from then on
   *[no] This brings { $income } every round from now on
}
reason-now-income = { $past ->
    [yes] That would have brought { $gains } at once and { $income } every round from then on
   *[no] This brings { $gains } at once and { $income } every round from now on
}
reason-soon-income = { $past ->
    [yes] That would have brought { $gains } { $by }, and { $income } every round from then on
   *[no] This brings { $gains } { $by }, and { $income } every round from now on
}
reason-spares = { $past ->
    [yes] That would have saved { $losses } { $by }
   *[no] This saves you { $losses } { $by }
}
reason-spares-now = { $past ->
    [yes] That would have saved { $losses } at once
   *[no] This saves you { $losses } at once
}
reason-hurts = { $past ->
    [yes] That would have left { $player } with { $gains } less { $by }
   *[no] This leaves { $player } with { $gains } less { $by }
}
reason-even = This and “{ $other }” are about equally good.
reason-as-good = { $head }; “{ $other }” is about as good.
reason-long = { $past ->
    [yes] It shows only in the long run: “{ $other }” led to less.
   *[no] It shows only in the long run: “{ $other }” leads to { $points ->
        [one] about a point
       *[other] about { $points } points
    } less.
}
reason-long-slight = { $past ->
    [yes] It shows only in the long run, and only a little: “{ $other }” led to slightly less.
   *[no] It shows only in the long run, and only a little: “{ $other }” leads to slightly less.
}
reason-only = There is nothing else to choose.
reason-fewer = { $past ->
    [yes] That would have left { SUM($losses, of: "have", case: "with") } less than “{ $other }”.
   *[no] This leaves you with { SUM($losses, of: "have", case: "with") } less than “{ $other }” does.
}
reason-nothing = { $past ->
    [yes] { $head }; “{ $other }” brought nothing of that.
   *[no] { $head }; “{ $other }” brings nothing of that.
}
reason-less = { $head }; “{ $other }” only { $gains }.
reason-loses = { $past ->
    [yes] { $head }; “{ $other }” cost { $losses }.
   *[no] { $head }; “{ $other }” costs { $losses }.
}
reason-spends = { $past ->
    [yes] { $head }, which “{ $other }” cost.
   *[no] { $head }, which “{ $other }” costs.
}
reason-compared = { $past ->
    [yes] { $head } than “{ $other }” did.
   *[no] { $head } than “{ $other }” would.
}
reason-price = { $said }, at the price of { $price }.
reason-rival = { $past ->
    [yes] { $said }, and left { $player } with { $gains } more.
   *[no] { $said }, and would leave { $player } with { $gains } more.
}
