### Minerva in English. The same ids as hu.ftl, in the same order.
### $good: wheat, stone, wood, ore, denarius, glory, theatre, art, science; $name a tile; numbers are whole.

## The game

game-name = Minerva
game-motto = A Roman city, street by street.
game-blurb = You govern a Roman city. Lay out its quarters tile by tile: whenever a residence is built, everything in line with it comes to life, brings goods, culture and glory, and in the end the temples judge how well you planned.

## Goods, in the forms generated texts need

good-wheat = wheat
good-stone = stone
good-wood = wood
good-ore = ore
good-denarius = { $n ->
    [one] denarius
   *[other] denarii
}
good-glory = { $n ->
    [one] glory token
   *[other] glory tokens
}
good-theatre = { $n ->
    [one] theatre point
   *[other] theatre points
}
good-art = { $n ->
    [one] art point
   *[other] art points
}
good-science = { $n ->
    [one] science point
   *[other] science points
}
good-resource = { $n ->
    [one] resource of your choice
   *[other] resources of your choice
}
good-assistant = { $n ->
    [one] assistant
   *[other] assistants
}
good-vp = { $n ->
    [one] victory point
   *[other] victory points
}
good-culture = { $n ->
    [one] culture point of your choice
   *[other] culture points of your choice
}

## What tiles can do

verb-exchange = any number of times, { $what }
verb-pay-different = pay { $n } different resources
verb-take-culture-tile = take the top tile of any culture pile, whatever it needs
verb-activate = activate { $n-text } of the 8 surrounding tiles (no special facilities)
verb-remove-residence = remove { $n-text } { $n ->
    [one] residence
   *[other] residences
} without an assistant among the 8 surrounding tiles from the game
verb-move-tile = move { $n-text } of the 8 surrounding tiles to another legal place in your city

## What is counted

area = { $in ->
    [around8] among the 8 surrounding tiles
   *[lines4] in line with it in all four directions
}
count-facility = for each { $what ->
    [temple] other temple
    [residence] residence
   *[production] { WORDS($what, 1) } facility
} { area }
count-kind = for each different kind of facility { area }
word-production = production
word-commercial = commercial
word-cultural = cultural
word-military = military
word-special = special
word-temple = temple
word-residence = residence

## Sentences around generated texts

item-built = When built, { $effect }.
item-end = At the end of the game, { $effect }.
item-nothing = It does nothing by itself.
item-residence = When built, it activates the facilities in one direction, up to the next residence or gap. An assistant lets it do so again.
item-round = Marks the end of the new locations of a round. Alone one may find 3 denarii on it.
item-culture = Points and the culture points needed: { $tiles }.
item-culture-tile = { $n } ({ $need })
item-glory = Points for the 1st, 2nd and 3rd place: { $rounds }.
item-glory-round = round { $round }: { $points }
item-order = The lowest tile left goes to whoever passes. Points in the last round: { $points }; the highest tile in play scores nothing.

## Questions

ask-turn = What do you do?
ask-fee = Somebody has passed: an action costs 1 denarius. What do you do?
ask-place = { $name }: where do you place it?
ask-direction = Which direction does the residence activate?
ask-station = Which residence gets the assistant?
ask-pair = { $name } is in several pairs. Which other tile is removed?
ask-take-resource = Which resource do you take ({ $n } to go)?
ask-give = Which resource do you pay ({ $n } to go)?
ask-exchange = { $name }: do you exchange?
ask-culture = Which culture tile do you take?
ask-activate = Which tile is activated ({ $n } to go)?
ask-remove-residence = Which residence is removed from the game?
ask-move-tile = Which tile do you move?
ask-move-to = { $name }: where does it move?
ask-hire = Do you hire an assistant? You have { $n }.
ask-may = { $name } has been built: do you use its effect?
ask-choose = { $name }: what do you take?

## Buttons

act-pass = Pass
act-residence = Build a residence
act-assistant = Place an assistant
act-build = Build: { $name }
act-coins = Take the 3 denarii of a round tile
act-remove = Remove: { $name }
act-at = Here: ({ $x }; { $y })
act-tile = { $name } ({ $x }; { $y })
act-go = { $direction ->
    [up] Up
    [right] Right
    [down] Down
   *[left] Left
}
act-take = Take 1 { WORDS($good, 1, of: "good") }
act-take-tile = { $good ->
    [theatre] Theatre tile
    [art] Art tile
   *[science] Science tile
}
act-give = Pay 1 { WORDS($good, 1, of: "good") }
act-sell = Sell 1 { WORDS($good, 1, of: "good") } for 1 denarius
act-hire = Hire for { $n } denarii
act-hire-glory = Hire for { $n ->
    [one] 1 glory token
   *[other] { $n } glory tokens
}
act-no = No, thanks
act-done = No more
act-yes = Yes
act-exchange = Exchange once
act-option = { $n ->
    [one] 1 { WORDS($good, 1, of: "good") }
   *[other] { $n } { WORDS($good, 2, of: "good") }
}
act-option-number = Option { $n }

## What an action would cost and bring

hint-build = { $free ->
    [yes] free
   *[no] costs { bill }
}
bill = { bill-wheat }{ bill-stone }{ bill-wood }{ bill-ore }{ bill-denarii }
bill-wheat = { $wheat ->
    [0] {""}
   *[other] { $wheat } wheat{" "}
}
bill-stone = { $stone ->
    [0] {""}
   *[other] { $stone } stone{" "}
}
bill-wood = { $wood ->
    [0] {""}
   *[other] { $wood } wood{" "}
}
bill-ore = { $ore ->
    [0] {""}
   *[other] { $ore } ore{" "}
}
bill-denarii = { $denarii ->
    [0] {""}
    [one] 1 denarius
   *[other] { $denarii } denarii
}
hint-fee = { $fee ->
    [0] {""}
   *[other] , costs 1 denarius
}
hint-residence = { $n } left{ hint-fee }
hint-assistant = { $n } left{ hint-fee }
hint-go = { $n ->
    [0] activates nothing
    [one] activates 1 facility
   *[other] activates { $n } facilities
}

## Log

log-round = Round { $n } begins; { YOU($first, "you go", "% goes") } first.
log-round-solo = Round { $n } begins.
log-shown = { $name } came on offer.
log-temple = New in the temple row: { $name }.
log-go = { $player } activated { $direction ->
    [up] upwards
    [right] to the right
    [down] downwards
   *[left] to the left
}.
log-placed = { $player } placed { $name }.
log-assistant = { $player } placed an assistant.
log-use = { $player } activated { $name }.
log-gain = { $player } gained { SUM($goods) }.
log-surplus = { $player } sold { SUM($goods) } above the limit of six.
log-sell = { $player } sold { SUM($goods) }.
log-pay = { $player } paid { SUM($goods) }.
log-fee = { $player } paid 1 denarius to go on.
log-culture = { $player } took { $good ->
    [theatre] a theatre tile
    [art] an art tile
   *[science] a science tile
} ({ $n } VP).
log-pass = { $player } passed{ $n ->
    [0] .
   *[other] {" "}(order tile { $n }).
}
log-income = { $player } gained 1 denarius, having passed.
log-income-each = { $player } gained 1 denarius each, having passed.
log-hire = { $player } hired an assistant for { $n } denarii.
log-hire-glory = { $player } hired an assistant for { $n ->
    [one] 1 glory token
   *[other] { $n } glory tokens
}.
log-glory = { $player } came { ORD($place) } in glory ({ $n } VP).
log-move = { $player } moved { $name }.
log-remove = { $player } removed a residence from the game.
log-discard = { $name } left the game.
log-coins = { $player } took the 3 denarii of the round tile.
log-solo = The city has { $n ->
    [one] 1 point
   *[other] { $n } points
}. Rank: { title }.
title = { $title ->
    [6] Emperor Augustus
    [5] Consul
    [4] Legatus
    [3] Tribunus
    [2] Centurio
    [1] Immunis
   *[0] Civilian
}

## Why not

why-fee = An action costs 1 denarius now, and you have none: sell a resource, or pass.
why-no-residence = You have no residence left.
why-no-assistant = You have no assistant in your supply.
why-no-free-residence = There is no residence without an assistant in your city.
why-no-tile = { $name } is not on offer.
why-cost = { $name } would cost you { $n } denarii besides your resources; you have { $has }.
why-hire = An assistant costs { $n } denarii or { $glory ->
    [one] 1 glory token
   *[other] { $glory } glory tokens
}.
why-space = A tile is placed on a free space that shares an edge with your city.
why-tile = This tile can’t be chosen here.
why-no-resource = You have no { WORDS($good, 2, of: "good") } for this.
why-keep = You need this { WORDS($good, 1, of: "good") } to finish paying.

## Parts of the score

part-culture = Culture tiles
part-glory = Glory tiles
part-temples = Temples
part-goods = Denarii and resources
part-order = Order tile

## Options

option-tiles = Tiles
option-tiles-help = What is printed on the tiles. It may also be a tile file of your own, for instance with the values of the printed game.
option-tiles-ours = Our tiles
option-tiles-ours-help = The tile set of this table: rulebook facts where they are known, our own values elsewhere.

## The table as text, as short as possible

table-title = Round { $n } of 6
table-culture = Culture piles
table-pile = { WORDS($good, 1, of: "culture") } { $n } VP needs { $need } ({ $left } left)
table-pile-empty = { WORDS($good, 1, of: "culture") } –
culture-theatre = theatre
culture-art = art
culture-science = science
table-glory = Glory tiles this round: { $points } VP
table-order = Order tiles this round: { $points } VP
table-fee = An action costs 1 denarius: somebody has passed.
table-offer = On offer
table-temples = Temples
table-decks = Locations in the deck: { $deck } · temples in the deck: { $temples }
table-key = Wh wheat · St stone · Wd wood · Or ore · D denarius · G glory · T theatre · A art · S science · ★ points · ▣ around · ✚ in line · ∞ any number of times
table-nothing = nothing
table-free = free
table-stake = round tile: 3 denarii
table-first = first
table-passed = { $n ->
    [0] has passed
   *[other] has passed, order { $n }
}
table-turn = to move
table-score = { $n } VP
table-goods = { $denarii } denarii · { $goods } · { $glory } glory
table-pieces = { $residences } residences · { $assistants } assistants in supply, { $owned } in all
table-points = Culture this turn: { $points }
table-won = Tiles
table-building = Building
table-built = built:
short = { $good ->
    [wheat] Wh
    [stone] St
    [wood] Wd
    [ore] Or
    [denarius] D
    [glory] G
    [theatre] T
    [art] A
    [science] S
    [resource] any
   *[vp] ★
}
sign-category = { $category ->
    [production] prod
    [commercial] comm
    [cultural] cult
    [military] mil
    [special] spec
    [temple] temple
    [residence] res
   *[other] { $category }
}
sign-verb-exchange = ∞
sign-verb-pay-different = { $n } different
sign-verb-take-culture-tile = culture tile
sign-verb-activate = activate { $n } ▣
sign-verb-remove-residence = remove a residence ▣
sign-verb-move-tile = move a tile ▣
sign-count-facility = { $area }{ sign-category }
sign-count-kind = { $area }kind

## Effects on a small tile, in two or three words

short-verb-take-culture-tile = culture tile
short-verb-activate = activate { $n }
short-verb-remove-residence = −1 residence
short-verb-move-tile = move 1 tile

## Signs: the name of every sign, and what there is to know of it in a line

legend-denarius = denarius: three instead of a missing resource
legend-resource = any resource
legend-glory = glory marker: a glory tile or an assistant
legend-theatre = theatre point
legend-art = art point
legend-science = science point
legend-culture = culture tile
legend-assistant = assistant: a residence activates again
legend-production = production facility
legend-commercial = commercial facility
legend-cultural = cultural facility
legend-military = military facility
legend-special = special facility
legend-temple = temple: worth points at the end
legend-residence = residence: activates a row
legend-pay-different = different resources

## The first game, step by step

first-goal = Your city begins with one tile
first-goal-text = In six rounds you build a city around the spring. What you have built does nothing yet: residences bring the streets to life. Whoever has the most victory points wins.
first-build = Build a facility
first-build-text = Take it from the supply: { $tile }. Its price is on the tile; denarii stand in for what is missing. Put it to the right of the spring: we want a long row.
first-free = This one is free
first-free-text = Starting sites cost nothing. { $tile }: put it at the end of the row. You do one thing in a turn, then your opponent moves.
first-residence = A residence: the street comes to life
first-residence-text = A residence costs nothing, and when you build it, a whole row goes to work. Put it at the left end of the row and activate to the right: every facility gives, the nearest one first.
first-spring = The spring gives what you ask for
first-spring-text = Your first tile gives any resource. Ask for stone: you will need it now. The rest comes by itself.
first-goods = This is what you work with
first-goods-text = Here are your resources and denarii. You can have six of a kind at most, and sell any of them for a denarius whenever you like. Nothing is lost at the end of a round.
first-culture = You need culture, too
first-culture-text = { $tile }: activated, it gives an art point, which can win the top culture tile. Put it above the quarry.
first-street = One more street
first-street-text = Put a residence above it and activate downwards. Each direction says what it would give: here stone, and with the art point a culture tile at once.
first-temple = A temple: points for the end
first-temple-text = Temples are worth points at the end of the game, by what lies around them or in a line with them. { $tile } counts the special facilities around it: none yet, but in the middle there is room for them.
first-pass = Who passes gets something too
first-pass-text = After the first pass every action costs a denarius, and who has passed gets one each turn. Pass as well: a new round comes, with new tiles.
first-points = From here on you play
first-points-text = Points come from culture tiles, glory tiles and temples. At the end of a round glory can also hire an assistant, who lets a residence work again. Six rounds: good luck.

## What hints and the review compare

have-wheat = { good-wheat }
have-stone = { good-stone }
have-wood = { good-wood }
have-ore = { good-ore }
have-denarius = { good-denarius }
have-glory = { good-glory }
have-assistant = { good-assistant }
have-tile = { $n ->
    [one] tile in the city
   *[other] tiles in the city
}

# Parts of the game one can do without, when its balance is measured
balance-production = Production facilities
balance-trade = Commercial facilities
balance-culture = Cultural facilities
balance-glory = Military facilities (glory)
balance-special = Special facilities
balance-temples = Temples
balance-assistants = Assistants
