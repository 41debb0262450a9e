### Ginkgopolis in English. The same ids as hu.ftl, in the same order.
### $player is a name. $colour is red, blue or yellow; $letter is a capital letter; counts are whole numbers.

## The game

game-name = Ginkgopolis
game-motto = A green city, up and outwards.
game-blurb = The year is 2212, and the city must grow in harmony with nature. Each round you choose a card in secret, to use its building or to build with it, and the cards you collect make everything you do worth more.

## Goods, with the forms generated texts ask for

good-resource = { $n ->
    [one] resource
   *[other] resources
}
good-tile = { $n ->
    [one] building tile
   *[other] building tiles
}
good-sp = { $n ->
    [one] success point
   *[other] success points
}
good-new-hand = { $n ->
    [one] new-hand token
   *[other] new-hand tokens
}

## What end-of-game cards count

count-resource = for each of your resources on { $on ->
    [red] red
    [blue] blue
   *[yellow] yellow
} buildings
count-building = for each of your buildings with { $height-high ->
    [0] { $height-low } or more floors
    [one] { $height-high } floor
   *[other] at most { $height-high } floors
}
count-card = for each of your { $with ->
    [exploit] cards with an exploit bonus (characters count too)
    [urbanise] cards with an urbanise bonus (characters count too)
    [construct] cards with a floor bonus (characters count too)
   *[none] { $of ->
        [red] red
        [blue] blue
       *[yellow] yellow
    } cards (this one and characters count too)
}
short-count-building = { $height } { $height-high ->
    [1] floor
   *[other] floors
}

## Sentences around generated texts: $effect is a clause

card-start = At the start, { $effect }.
card-score = At the end of the game, { $effect }.
card-letter = Alone: take 1 resource or 1 building tile. With a tile: a new building where token { $letter } stands.

## Triggers of permanent bonuses

when-exploit = each time you exploit,
when-urbanise = each time you urbanise,
when-construct = each time you build a floor,

## Colours and things

colour = { $colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
}
colour-2 = { $colour2 ->
    [red] red
    [blue] blue
   *[yellow] yellow
}
colour-capital = { $colour ->
    [red] Red
    [blue] Blue
   *[yellow] Yellow
}
tile = { colour } { $number } tile
tile-acc = { colour } { $number } tile
tile-with = { colour } { $number } tile
building = { colour } { $number } building
building-acc = { colour } { $number } building
card = { colour } { $number } card
card-acc = { colour } { $number } card
floors = { $n ->
    [one] one floor
    [2] two floors
    [3] three floors
   *[other] { $n } floors
}

## Steps and actions

step-characters = Choose characters
step-choose = Choose a card
step-resolve = Carry out actions
step-give = Give back tiles
step-score = Final scoring

action-exploit = Exploit
action-urbanise = Urbanise
action-construct = Construct a floor

## Prompts

ask-character = Choose a character ({ $n } of 3).
ask-card = Which card do you play?
ask-tile-building = { colour-capital } { $number } card: on its own, or with a tile?
ask-tile-letter = Urbanisation card { $letter }: on its own, or with a tile?
ask-take = What do you take: a resource or a building tile?
ask-move = Where does token { $letter } move?
ask-move-hal = Hal has urbanised. Where does token { $letter } move?
ask-spot = There is no free space beside the new building. Where does token { $letter } go?
ask-shift = Which neighbouring letter makes room for token { $letter }?
ask-give = Which tile do you give back? Each earns you 1 success point.

## What the buttons say

act-pick = Pick the { $name } ({ $trigger ->
    [exploit] exploit
    [urbanise] urbanise
   *[construct] construct
})
act-play-building = { colour-capital } { $number } card
act-play-letter = Urbanisation card { $letter }
act-new-hand = New hand
act-with = With the { tile-with }
act-alone = Card alone
act-take-resource = Take a resource
act-take-tile = Take a building tile
act-move = { $direction ->
    [north] To the north
    [east] To the east
    [south] To the south
   *[west] To the west
}
act-spot = Space ({ $x }, { $y })
act-shift = Token { $letter } makes room
act-give = Give back the { tile-acc }
act-keep = Give back no more

## Lists of goods inside log lines: $resource, $tile, $sp, none of them if zero

goods-resource = { $resource ->
    [one] { $resource } resource
   *[other] { $resource } resources
}
goods-tile = { $tile ->
    [one] { $tile } building tile
   *[other] { $tile } building tiles
}
goods-sp = { $sp ->
    [one] { $sp } success point
   *[other] { $sp } success points
}
goods-tile-sp = { $tile ->
    [0] { $sp ->
        [0] nothing
       *[other] { goods-sp }
    }
   *[other] { $sp ->
        [0] { goods-tile }
       *[other] { goods-tile } and { goods-sp }
    }
}
goods = { $resource ->
    [0] { goods-tile-sp }
   *[other] { $tile ->
        [0] { $sp ->
            [0] { goods-resource }
           *[other] { goods-resource } and { goods-sp }
        }
       *[other] { $sp ->
            [0] { goods-resource } and { goods-tile }
           *[other] { goods-resource }, { goods-tile } and { goods-sp }
        }
    }
}

## Log: set-up and choosing

log-bonus = { $player } gained a bonus of { SUM($goods) }.
log-round = Round { $n } begins.
log-first = { $player } { YOU($player, "are", "is") } the first player.
log-characters-set = { $player } got character set { $n }.
log-pick = { $player } chose a character.
log-character = { $player } { YOU($player, "were", "was") } joined by { $name }.
log-chosen = { $player } { YOU($player, "have", "has") } chosen a card.
log-new-hand = { $player } asked for a new hand.

## Log: actions

log-exploit-building = { $player } exploited the { building-acc }.
log-exploit-letter = { $player } played urbanisation card { $letter } on its own.
log-urbanise = { $player } urbanised at letter { $letter } with the { tile-with }.
log-construct = { $player } built the { tile-acc } on the { colour-2 } { $number2 } building with { $put ->
    [one] 1 resource
   *[other] { $put } resources
}.
log-unaffordable = { $player } couldn’t pay for building and took the { tile-acc } back.
log-gain = { $player } gained { SUM($goods) }.
log-gain-tiles-own = { $player } drew { LOW($name) }.
log-pay-sp = { $player } paid { SUM($goods) } for the lower number.
log-pay-resource = { $player } paid { SUM($goods) } for the change of colour.
log-returned = { $player } got back { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}{ $sp ->
    [0] .
    [one] {" "}and { $sp } success point.
   *[other] {" "}and { $sp } success points.
}
log-keep = { $player } kept the { card-acc }.
log-move-letter = Token { $letter } moved on.

## Log: between rounds, end of the game

log-pass = Everyone passed their cards to the left.
log-rebuild = A new draw deck was made.
log-exhausted = The tile supply ran out for the first time: everyone may give back tiles.
log-give = { $player } gave back { $n ->
    [0] no tiles.
    [one] { $n } tile for { $n } success point.
   *[other] { $n } tiles for { $n } success points.
}
log-set-aside = { $player } set a tile aside to give it back.
log-give-tile = { $player } showed { LOW($name) }.
log-ending-tiles = There are no tiles left in the supply: this is the last round.
log-ending-resources = { $player } placed { YOU($player, "your", "their") } last resource, so this is the last round.
log-ending-hal = Hal hasn’t enough resources to build: this is the last round.
log-shared = { $player } { YOU($player, "share", "shares") } the win with { $n } points.

## Log: solo game

log-hal-urbanise = { $player } urbanised at letter { $letter } with the { tile-with }.
log-hal-construct = { $player } built the { tile-acc } on the { colour-2 } { $number2 } building with { $put ->
    [one] 1 resource
   *[other] { $put } resources
}.
log-hal-points = { $player } gained { $n ->
    [one] { $n } success point
   *[other] { $n } success points
}.
log-hal-returned = { $player } got back { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}{ $sp ->
    [0] .
    [one] {" "}and { $sp } success point.
   *[other] {" "}and { $sp } success points.
}
log-hal-ending-resources = { $player } placed his last resource, so this is the last round.
log-hal-second-card = { $player } turned up an urbanisation card, drew a second card and played this one: { $card }.
log-solo-won = { $player } won: { $n } points, Hal { $hal }.
log-solo-lost = { $player } didn’t win: { $n } points, Hal { $hal }.

## Why something can't be done

why-no-card = This card isn’t in your hand.
why-choose-card-first = Choose a card first.
why-card-chosen = You have chosen your card; now choose a tile, or play it alone.
why-no-tile = You don’t have this tile.
why-no-new-hand = You have no new-hand tokens left.
why-space-taken = This space isn’t free.
why-no-character = You can’t choose this character now.
why-solo-no-new-hand = There are no new hands in the solo game.

## Parts of the score

part-points = Success points
part-cards = End-of-game bonuses
part-new-hand = New-hand tokens
part-districts = Districts

## Options

option-characters = Characters
option-characters-help = How everyone gets their three characters.
option-characters-sets = Starter sets
option-characters-sets-help = Everyone gets one of six ready-made sets, best for a first game.
option-characters-draft = Draft
option-characters-draft-help = Everyone picks one of four characters and passes the rest on, until all have three.
option-expert = Expert Hal
option-expert-help = How hard Hal is to beat in the solo game.
option-expert-yes = Expert
option-expert-yes-help = When Hal turns up an urbanisation card, he may play a better second card instead.
option-expert-no = Normal
option-expert-no-help = Hal plays the first card he turns up.

## Labels around the table

label-city = City
label-hand = Your hand
label-round = Round { $n }
label-last-round = Last round
label-first-player = First player
label-hal = Hal

## What a choice would cost and bring now: $resource, $tile, $sp as in the lists of goods above

hint-card = alone: { $n } { $good ->
    [resource] { $n ->
        [one] resource
       *[other] resources
    }
    [tile] { $n ->
        [one] building tile
       *[other] building tiles
    }
   *[sp] { $n ->
        [one] success point
       *[other] success points
    }
} · if you keep it: { $keep ->
    [exploit] { kept-goods } each time you exploit
    [urbanise] { kept-goods } each time you urbanise
    [construct] { kept-goods } each time you build a floor
    [resource] at the end { kept-points } { count-resource }
    [building] at the end { kept-points } { count-building }
    [card] at the end { kept-points } { count-card }
   *[end] at the end { kept-points }
}
kept-points = { $sp ->
    [one] 1 success point
   *[other] { $sp } success points
}
kept-goods = { $kept ->
    [resource] 1 resource
    [tile] 1 building tile
   *[none] {""}
}{ $sp ->
    [0] {""}
   *[other] { $kept ->
        [none] {""}
       *[other] {" and "}
    }{ kept-points }
}
hint-bonus = { $bonus ->
    [no] {""}
   *[yes] ; your bonuses add{ $bonus-resource ->
        [0] {""}
        [one] { $bonus-resource-sign } 1 resource
       *[other] { $bonus-resource-sign } { $bonus-resource } resources
    }{ $bonus-tile ->
        [0] {""}
        [one] { $bonus-tile-sign } 1 building tile
       *[other] { $bonus-tile-sign } { $bonus-tile } building tiles
    }{ $bonus-sp ->
        [0] {""}
        [one] { $bonus-sp-sign } 1 success point
       *[other] { $bonus-sp-sign } { $bonus-sp } success points
    }
}
hint-alone = you gain { goods }{ hint-bonus }
hint-letter = alone: 1 resource or 1 tile; with a tile: a new building at { $letter }
hint-alone-letter = take 1 resource or 1 building tile{ hint-bonus }
hint-urbanise = place 1 resource; the neighbours bring { goods }{ hint-bonus }
hint-place = place { $place ->
    [one] 1 resource
   *[other] { $place } resources
}
hint-extra = { $extra ->
    [no] {""}
   *[yes] , pay { goods }
}
hint-back = { $owner ->
    [self] ; you get { $back ->
        [one] 1 resource
       *[other] { $back } resources
    } back from the building
    [other] ; { $player } gets back { $back } and gains { $back ->
        [one] 1 point
       *[other] { $back } points
    }
    [hal] ; Hal gets back { $back } and gains { $back ->
        [one] 1 point
       *[other] { $back } points
    }
   *[none] {""}
}
hint-floor = { hint-place }{ hint-extra }{ hint-back }{ hint-bonus }
hint-unaffordable = you can’t pay for this: the card would count as played alone
hint-new-hand = discard your hand, draw a new one; costs a new-hand token, which would be worth 2 points at the end (you have { $n })
hint-give = 1 success point

## The table in the terminal, as short as can be; ★ is a success point, ▦ a tile, $shape somebody’s resource

short-colour = { $colour ->
    [red] R
    [blue] B
   *[yellow] Y
}
short-exploit = exploit
short-urbanise = urbanise
short-construct = floor
short-resource = { $sp }★ for each { $shape } on { $on ->
    [red] red
    [blue] blue
   *[yellow] yellow
}
short-building-low = { $sp }★ for each building of up to { $n } floors
short-building-high = { $sp }★ for each building of { $n }+ floors
short-card-with = { $sp }★ for each { $with ->
    [exploit] exploit
    [urbanise] urbanise
   *[construct] floor
} bonus
short-card-of = { $sp }★ for each { $of ->
    [red] red
    [blue] blue
   *[yellow] yellow
} card
table-players = Players
table-status = supply { $supply }▦ · deck { $deck } · discard pile { $discard }
table-key = ▦ tile · ★ point · ⌂ construction site
table-resources = behind screen { $behind } · in supply { $stock } · in city { $city }
table-hal-resources = in supply { $stock } · in city { $city }
table-held = { $tile } ▦ · { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}{ $tokens ->
    [none] {""}
    [one] {" "}· 1 new hand
   *[other] {" "}· { $tokens } new hands
}
table-end = at the end
table-knows = you know
table-plays = plays
table-ready = ready
table-first = first player
table-deciding = deciding
table-alone = alone
table-or = or
table-with-tile = with ▦, the neighbours bring
table-keep = keep
table-nothing = nothing
table-tiles = Tiles
table-chosen = Chosen
table-picked = Picked
table-giving = Giving back
table-given-back = Given back
table-aside = giving back

## Signs: the name of every sign, and what there is to know of it in a line

legend-resource = resource: you claim and pay with it
legend-tile = building tile: becomes a building
legend-sp = success point
legend-exploit = exploiting: a card alone
legend-urbanise = urbanising: a letter card and a tile
legend-construct = constructing a floor: a building card and a tile
legend-red = red building: gives resources
legend-blue = blue building: gives tiles
legend-yellow = yellow building: gives points
legend-card = card

## The first game, step by step

first-goal = This is the city you build together
first-goal-text = The red, blue and yellow buildings are the city of you all. A building belongs to whoever has resources on it. Whoever has the most success points wins.
first-hand = Your hand and your tiles
first-hand-text = Every round you choose a single card, everybody at the same time. You play it alone or together with a building tile: that makes three kinds of actions.
first-exploit = Exploit: a card alone
first-exploit-text = Choose this card and play it alone. The building it stands for gives as much as it has floors: red gives resources, blue tiles, yellow points. Your characters add to it.
first-pass-on = Cards wander
first-pass-on-text = Everybody hands the rest of their cards on to the neighbour and draws one. What you leave here your neighbour gets.
first-urbanise = Urbanise: a letter and a tile
first-urbanise-text = The letter is a free place at the edge of the city. Play the letter with this tile: a new building stands there, and its neighbours give something for it.
first-letter = Where shall the letter go?
first-letter-text = The building stands where the letter was, so the letter moves on. There the city can grow next time. Any place is fine here.
first-construct = Construct a floor: a card and a tile
first-construct-text = This card is one of a standing building. Put the tile on it: it grows taller and is yours. It takes as many resources as it has floors. The colour is the same and the number is higher, so there is nothing to pay on top.
first-engine = You have kept the card
first-engine-text = After constructing, the card you played stays in front of you and adds something to every action of its kind. So your moves grow stronger and stronger.
first-districts = Districts decide
first-districts-text = Buildings of one colour beside each other are a district. At the end whoever has the most resources in a district gets as many points as there are resources in all of it.
first-end = From here on you play
first-end-text = The game ends when the supply of tiles has run out for the second time, or somebody has built with all resources. Points come from what you have gathered, the cards you kept, the districts, and the new-hand tokens you have not used.

## What hints and the review compare

have-resource = { good-resource }
have-tile = { good-tile }
have-card = { $n ->
    [one] kept card
   *[other] kept cards
}

# Parts of the game one can do without, when its balance is measured
balance-urbanising = Urbanising
balance-exploiting = Exploiting
balance-new-hands = New hands
