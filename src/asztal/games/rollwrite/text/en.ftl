### Imperial Settlers: Roll & Write in English. The same ids as hu.ftl, in the same order.
### $player is a name. $good is stone, wood, food or gold; $track is walls, cottages, granaries or bridges; counts are whole numbers.

## The game

game-name = Imperial Settlers: Roll & Write
game-motto = Four dice, one pencil.
game-blurb = A handful of settlers leave the wars of the empires behind. For ten rounds everybody uses the same dice, each on their own sheet: raise walls, build bridges to new fields and found a village that works for you.

## Goods, with the forms generated texts ask for

good-stone = stone
good-wood = wood
good-food = food
good-gold = gold
good-resource = { $n ->
    [one] resource of your choice
   *[other] resources of your choice
}
good-action = { $n ->
    [one] extra action
   *[other] extra actions
}
good-vp = { $n ->
    [one] victory point
   *[other] victory points
}

pay-goods = { $mood ->
    [they] pays { $goods }
   *[do] pay { $goods }
}
cost-result-inside = { $cost } to { $result }

## What buildings and favour tiles do

verb-swap = swap 1 { $give ->
    [resource] resource
   *[stone] { WORDS($give, 1, of: "good") }
} for { $for ->
    [resource] { $give ->
        [resource] { $yielding } of another kind
       *[gold] { $yielding } { $yielding ->
            [one] resource
           *[other] resources of one kind
        }
    }
   *[stone] { $yielding } { WORDS($for, 1, of: "good") }
}
verb-discount = pay 1 { $what ->
    [resource] resource of your choice
   *[stone] { WORDS($what, 1, of: "good") }
} less for a box { $on ->
    [walls] on the walls track
    [cottages] on the cottages track
    [granaries] on the granaries track
    [bridges] on the bridges track
    [village] of a building
   *[any-track] on any track
}
verb-cross = cross out 1 box { $where ->
    [walls] on the walls track
    [cottages] on the cottages track
    [granaries] on the granaries track
    [bridges] on the bridges track
    [village] of a building
    [any-track] on any track
   *[any-box] on any track or of a building
} without an action (pay its resources)
verb-harvest = cross out { $n ->
    [one] 1 reachable harvest circle
   *[other] { $n } reachable harvest circles
} without an action
verb-harvest-more = take 1 more of the circle’s resource on { $n ->
    [one] 1 harvest
   *[other] up to { $n } harvests
}
verb-reroll = before anything else, you may reroll { $die ->
    [worker-die] the worker die
    [any-die] { $n ->
        [one] 1 die of any kind
       *[other] up to { $n } dice of any kind
    }
   *[resource-die] { $n ->
        [one] 1 resource die
       *[other] up to { $n } resource dice
    }
} once
verb-store = keep up to { $n ->
    [one] 1 unspent resource
   *[other] { $n } unspent resources
} for the next round
verb-copy-die = choose a rolled resource die and gain 1 more of what it shows
verb-crops = choose a rolled resource: harvest 1 circle showing it without an action
verb-export = swap up to 1 stone, 1 wood and 1 food for 1 victory point each

## What is counted

count-die = for each die showing { WORDS($face, 1, of: "good") }
count-section = { $n ->
    [one] for each completed
   *[other] for every { $n } completed
}{ $what ->
    [walls] {" "}wall
    [cottages] {" "}cottage
    [granaries] {" "}granary
    [bridges] {" "}bridge
    [imperial] {" "}imperial
   *[any-track] {""}
} { $n ->
    [one] section
   *[other] sections
}
count-building = for { $n ->
    [one] each completed building
   *[other] every { $n } completed buildings
} in your village (this one counts too)
count-column = for { $n ->
    [one] each column
   *[other] every { $n } columns
} completed on all four tracks
count-estate = for { $n ->
    [one] each estate
   *[other] every { $n } estates
} { $which ->
    [of-this] made with this blueprint
   *[none] in your empire
}
count-track = for { $n ->
    [one] each track
   *[other] every { $n } tracks
} with at least { $reaching } completed sections
count-bridge = for { $n ->
    [one] each finished bridge
   *[other] every { $n } finished bridges
}
count-circle = for { $n ->
    [one] each crossed harvest circle
   *[other] every { $n } crossed harvest circles
}
count-field = for { $n ->
    [one] each fully harvested field
   *[other] every { $n } fully harvested fields
}

## Conditions within one round

section-word = { $n-low ->
    [one] section
   *[other] sections
}
if-completed = you completed { $what ->
    [tracks] sections on at least { $n-low } different tracks
    [walls] at least { $n-low } wall { section-word }
    [cottages] at least { $n-low } cottage { section-word }
    [granaries] at least { $n-low } granary { section-word }
    [bridges] at least { $n-low } bridge { section-word }
   *[sections] at least { $n-low } { section-word }
} this round
if-crossed = you crossed out at least { $n-low } { $what ->
    [circles] { $n-low ->
        [one] harvest circle
       *[other] harvest circles
    }
   *[boxes] { $n-low ->
        [one] build box
       *[other] build boxes
    }
} this round
if-left = you have at least { $n-low } unspent { $n-low ->
    [one] resource
   *[other] resources
} left at the end of the round
if-die = any die shows { WORDS($face, 1, of: "good") }

## The same in two or three words, between icons

short-verb-discount = { $on ->
    [walls] walls
    [cottages] cottages
    [granaries] granaries
    [bridges] bridges
    [village] buildings
   *[any-track] any track
} −1
short-verb-cross = no action: { $where ->
    [walls] a wall
    [cottages] a cottage
    [granaries] a granary
    [bridges] a bridge
    [village] a building
    [any-track] a track
   *[any-box] any box
}
short-verb-harvest = { $n } free { $n ->
    [1] harvest
   *[other] harvests
}
short-verb-harvest-more = { $n ->
    [1] one harvest
   *[other] { $n } harvests
}: +1
short-verb-reroll = reroll { $die ->
    [worker-die] the worker die
    [any-die] { $n ->
        [1] 1 die
       *[other] { $n } dice
    }
   *[resource-die] { $n } resource { $n ->
        [1] die
       *[other] dice
    }
}
short-verb-store = keep { $n }
short-verb-copy-die = +1 of one die
short-verb-crops = 1 free harvest
short-verb-export = goods → points
short-count-estate = { $which ->
    [of-this] its estate
   *[none] estate
}
short-count-building = finished building
short-count-column = full column
short-count-track = track with { $reaching }
short-count-bridge = finished bridge
short-if-completed = { $what ->
    [tracks] sections on { $n-low } tracks
    [walls] { $n-low } { $n-low ->
        [1] wall
       *[other] walls
    } done
    [cottages] { $n-low } { $n-low ->
        [1] cottage
       *[other] cottages
    } done
    [granaries] { $n-low } { $n-low ->
        [1] granary
       *[other] granaries
    } done
    [bridges] { $n-low } { $n-low ->
        [1] bridge
       *[other] bridges
    } done
   *[sections] { $n-low } { $n-low ->
        [1] section
       *[other] sections
    } done
}
short-if-crossed = { $n-low } { $what ->
    [circles] { $n-low ->
        [1] harvest
       *[other] harvests
    }
   *[boxes] { $n-low ->
        [1] box crossed
       *[other] boxes crossed
    }
}
short-if-left = { $n-low } left over
legend-estate = estate: completed sections fenced in, which raise their building
legend-locked-field = locked field: opened by the bridge beside it

## Sentences around generated texts: $effect is a clause

building-final = Final scoring: { $effect }.
building-round = Each round, { $effect }.
building-dice = Each round: { $effect }.
building-uses = { $n ->
    [1] Once
    [2] Up to twice
   *[other] Up to { $n } times
} a round: { $effect }.
building-ready = Already built.
raises-gain = Each of its estates raises what you gain by 1.
raises-die = Each of its estates adds 1 for each such die.
raises-points = Each of its estates raises the points by 1.
raises-times = Each of its estates adds one use a round.
raises-harvest = Each of its estates adds one harvest a round.
raises-dice = Each of its estates adds one die.
raises-store = Each of its estates makes room for 1 more.

item-track = { $boxes } build boxes in 9 sections; cross them out from left to right. A complete track is worth { $points } points.
item-field = { $circles } harvest circles; bridge section { $n } opens it.
item-die = Faces: { $faces }.
item-worker = Actions on its faces: { $faces }.
item-rank = Rank of a solo adventure from { $n } points on.
item-competitive = The village everybody plays in the competitive game.
item-village = Adventure sheet { $sheet }, { $theme ->
    [romans] Romans
    [barbarians] Barbarians
    [egyptians] Egyptians
    [japanese] Japanese
    [atlanteans] Atlanteans
    [aztecs] Aztecs
   *[amazons] Amazons
}, { $difficulty ->
    [easy] easy
    [hard] hard
   *[normal] normal
}.

## Words

track = { $track ->
    [walls] Walls
    [cottages] Cottages
    [granaries] Granaries
   *[bridges] Bridges
}
track-on = on the { $track ->
    [walls] walls
    [cottages] cottages
    [granaries] granaries
   *[bridges] bridges
} track
one-good = { $good ->
    [stone] stone
    [wood] wood
    [food] food
    [gold] gold
   *[resource] resource
}
face-1 = { $die1 ->
    [stone] stone
    [wood] wood
    [food] food
   *[gold] gold
}
face-2 = { $die2 ->
    [stone] stone
    [wood] wood
    [food] food
   *[gold] gold
}
face-3 = { $die3 ->
    [stone] stone
    [wood] wood
    [food] food
   *[gold] gold
}

## Lists of goods: $stone, $wood and so on, none of them if zero

goods-vp-more = { $vp ->
    [0] {""}
   *[other] {" + "}{ $vp } VP
}
goods-vp = { $vp ->
    [0] nothing
   *[other] { $vp } VP
}
goods-action-more = { $action ->
    [0] { goods-vp-more }
   *[other] {" + "}{ $action } { $action ->
        [one] action
       *[other] actions
    }{ goods-vp-more }
}
goods-action = { $action ->
    [0] { goods-vp }
   *[other] { $action } { $action ->
        [one] action
       *[other] actions
    }{ goods-vp-more }
}
goods-resource-more = { $resource ->
    [0] { goods-action-more }
   *[other] {" + "}{ $resource } of your choice{ goods-action-more }
}
goods-resource = { $resource ->
    [0] { goods-action }
   *[other] { $resource } of your choice{ goods-action-more }
}
goods-gold-more = { $gold ->
    [0] { goods-resource-more }
   *[other] {" + "}{ $gold } gold{ goods-resource-more }
}
goods-gold = { $gold ->
    [0] { goods-resource }
   *[other] { $gold } gold{ goods-resource-more }
}
goods-food-more = { $food ->
    [0] { goods-gold-more }
   *[other] {" + "}{ $food } food{ goods-gold-more }
}
goods-food = { $food ->
    [0] { goods-gold }
   *[other] { $food } food{ goods-gold-more }
}
goods-wood-more = { $wood ->
    [0] { goods-food-more }
   *[other] {" + "}{ $wood } wood{ goods-food-more }
}
goods-wood = { $wood ->
    [0] { goods-food }
   *[other] { $wood } wood{ goods-food-more }
}
goods = { $stone ->
    [0] { goods-wood }
   *[other] { $stone } stone{ goods-wood-more }
}

## The same for what was paid: $paid-stone, $paid-wood and so on

paid-resource-more = { $paid-resource ->
    [0] {""}
   *[other] {" + "}{ $paid-resource } of your choice
}
paid-resource = { $paid-resource ->
    [0] nothing
   *[other] { $paid-resource } of your choice
}
paid-gold-more = { $paid-gold ->
    [0] { paid-resource-more }
   *[other] {" + "}{ $paid-gold } gold{ paid-resource-more }
}
paid-gold = { $paid-gold ->
    [0] { paid-resource }
   *[other] { $paid-gold } gold{ paid-resource-more }
}
paid-food-more = { $paid-food ->
    [0] { paid-gold-more }
   *[other] {" + "}{ $paid-food } food{ paid-gold-more }
}
paid-food = { $paid-food ->
    [0] { paid-gold }
   *[other] { $paid-food } food{ paid-gold-more }
}
paid-wood-more = { $paid-wood ->
    [0] { paid-food-more }
   *[other] {" + "}{ $paid-wood } wood{ paid-food-more }
}
paid-wood = { $paid-wood ->
    [0] { paid-food }
   *[other] { $paid-wood } wood{ paid-food-more }
}
paid = { $paid-stone ->
    [0] { paid-wood }
   *[other] { $paid-stone } stone{ paid-wood-more }
}

## Phases and steps

phase-roll = Roll the dice
phase-favours = Choose a favour tile
phase-growing = Expand your empire
phase-over = Final scoring

step-ready = ready
step-reroll = rerolling
step-mark = rerolling
step-grow = expanding
step-pay = paying
step-take = taking
step-keep = storing
step-estate = creating an estate

## Prompts

ask-favour = Which favour tile do you take?
ask-reroll = Do you reroll? After this you can’t.
ask-mark = { $name }: which die do you reroll? ({ $n ->
    [one] 1 more
   *[other] up to { $n } more
})
ask-grow = Expand your empire. You have { $n ->
    [0] no actions
    [one] 1 action
   *[other] { $n } actions
} left.
ask-pay = { $name }: what do you pay? ({ $n } to go)
ask-take = { $name }: what do you take?
ask-keep = What do you keep for the next round? ({ $n } to go)
ask-estate = Do you create an estate?

## What the buttons say

act-favour = { $name }
act-track = { track }, section { $n } ({ goods })
act-track-less = { track }, section { $n }, 1 { one-good } less ({ goods })
act-track-less-free = { track }, section { $n }, 1 { one-good } less (free)
act-box = { $name }, box { $n } ({ goods })
act-box-free = { $name }, box { $n } (free)
act-harvest = Harvest in field { $field }: { goods }
act-harvest-more = Harvest in field { $field }: { goods }, and 1 more
act-use = Use { $name }
act-donate = Donation: 1 { one-good }
act-export = Export: 1 { one-good } for 1 VP
act-pay = Pay 1 { one-good }
act-take = Take { one-good }
act-keep = Keep 1 { one-good }
act-die = Die { $n } ({ one-good })
act-die-worker = Worker die ({ $n })
act-roll = Reroll
act-begin = No (more) rerolls
act-estate = Estate for { $name }, top left corner: { track }, column { $column } ({ $drawing })
act-no-estate = Not now
act-done = Done

## Log

box-walls = { $n ->
    [one] box
   *[other] boxes
} on the walls track
box-cottages = { $n ->
    [one] box
   *[other] boxes
} on the cottages track
box-granaries = { $n ->
    [one] box
   *[other] boxes
} on the granaries track
box-bridges = { $n ->
    [one] box
   *[other] boxes
} on the bridges track
box-named = { $n ->
    [one] box
   *[other] boxes
} of { $name }
worth-walls = { $n ->
    [one] point
   *[other] points
} on the walls track
worth-cottages = { $n ->
    [one] point
   *[other] points
} on the cottages track
worth-granaries = { $n ->
    [one] point
   *[other] points
} on the granaries track
worth-bridges = { $n ->
    [one] point
   *[other] points
} on the bridges track
log-use-gain = { $player } gained { SUM($goods) } by { $name }.
log-use-trade = { $player } swapped { SUM($paid) } for { SUM($goods) } by { $name }.
log-round = Round { $n } begins.
log-village = { $player } { YOU($player, "play", "plays") } { $name }.
log-roll = { $player } rolled { face-1 }, { face-2 }, { face-3 } and { $actions } actions.
log-reroll = { $player } rerolled: { face-1 }, { face-2 }, { face-3 } and { $actions } actions.
log-favour = { $player } chose { $name }.
log-produce = { $player } gained { SUM($goods) } ({ $name }).
log-cross = { $player } crossed out { SUM($boxes, of: "box") }{ PRICE($goods) }.
log-section = { $player } now { YOU($player, "have", "has") } { SUM($now, of: "worth") } for completed sections.
log-section-none = { $player } completed a section of { $track ->
    [walls] the walls
    [cottages] the cottages
    [granaries] the granaries
   *[bridges] the bridges
}.
log-bridge = { $player } built a bridge to field { $field }.
log-building-done = { $player } finished { $name }.
log-harvest = { $player } harvested { SUM($goods) } in field { $field }.
log-export = { $player } sold { SUM($goods) } for victory points.
log-use = { $player } used { $name }{ PRICE($paid) }.
log-scored = { $player } scored { SUM($goods) } ({ $name }).
log-keep = { $player } kept { SUM($goods) } for the next round.
log-estate = { $player } created an estate ({ $name }; { track }, column { $column }).
log-done = { $player } { YOU($player, "are", "is") } done with this round.
log-shared = { $player } { YOU($player, "share", "shares") } the win with { $n } points.
log-rank = { $player } ended the adventure with { $n } points, rank: { $rank }.

## Why something can't be done

why-favour-taken = Another player has taken this tile: { $name }.
why-favour-not-here = This tile isn’t in the game: { $name }.
why-favour-first = Take a favour tile first.
why-favour-chosen = You have taken your favour tile for this round.
why-reroll-first = Decide about rerolls first.
why-pick-dice = Pick the dice for the reroll first.
why-pay-first = Pay for the ability first.
why-take-first = Choose what you take first.
why-keep-first = Choose what you keep first.
why-round-over = You are done with this round; only an estate may be created now.
why-track-full = All boxes of this track are crossed out.
why-no-actions = You have no actions left for this.
why-no-discount = You have no discount to use here.
why-no-goods = Not enough { one-good }: you need { $n } more.
why-no-such-box = There is no such box in { $name }.
why-box-crossed = This box is crossed out already.
why-field-locked = Field { $field } is locked: complete bridge section { $n } first.
why-circle-crossed = This circle is crossed out already.
why-crops-not-rolled = You have no actions left, and Crops harvests only what was rolled.
why-no-more = No building lets you take more from this harvest.
why-works-next-round = { $name } works from the next round on.
why-not-built = { $name } isn’t finished yet.
why-basic-not-here = { $name } isn’t used in the basic game.
why-by-itself = { $name } does its work by itself.
why-used = You have used { $name } this round.
why-condition = The condition of { $name } isn’t met this round.
why-cannot-pay = You can’t pay for { $name }: { goods }.
why-no-favour = You don’t have this tile this round: { $name }.
why-favour-used = You have used your favour tile.
why-not-rolled = No die shows { one-good }.
why-exported = You have sold 1 { one-good } this round.
why-no-rerolls-now = Rerolls come before anything else; it is too late now.
why-basic-no-estates = There are no estates in the basic game.
why-estate-later = Estates are created when you are done with the round.
why-no-blueprint = { $name } has no blueprint.
why-estate-outside = The shape doesn’t fit into the empire there.
why-estate-sections = All its sections must be completed, and none may be part of another estate.

## What a choice would cost and bring now

hint-how = { $free ->
    [yes] without an action
   *[no] 1 action
}{ $instead ->
    [0] {""}
    [one] , 1 gold instead
   *[other] , { $instead } gold instead
}
hint-box = { hint-how }
hint-section = { hint-how }; completes the section ({ $points ->
    [0] no points
    [one] +1 point
   *[other] +{ $points } points
}){ $field ->
    [0] {""}
   *[other] , opens field { $field }
}
hint-building = { hint-how }; { $left ->
    [0] finishes the building
    [one] 1 more box to go
   *[other] { $left } more boxes to go
}
hint-crops = without an action (Crops)
hint-free = without an action
hint-use = { paid } → { goods }
hint-export = 1 victory point{ $gold ->
    [yes] , paid in gold
   *[no] {""}
}
hint-estate = { $n } becomes { $more } from the next round on{ $finished ->
    [no] {" "}(once the building is finished)
   *[yes] {""}
}
hint-estate-points = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
} at the end{ $finished ->
    [no] {" "}(once the building is finished)
   *[yes] {""}
}
hint-estate-last = { $n ->
    [0] brings nothing any more
    [one] 1 victory point
   *[other] { $n } victory points
}

## Parts of the score

part-walls = Walls
part-cottages = Cottages
part-granaries = Granaries
part-bridges = Bridges
part-estates = Estates
part-extra = Gained in play, and star buildings

## Options

option-mode = Mode
option-mode-help = Which rules you play by. One player always plays the adventure.
option-mode-basic = Basic
option-mode-basic-help = Competitive game with the basic rules, best for a first game: no estates, no Architects.
option-mode-advanced = Advanced
option-mode-advanced-help = Competitive game with estates, which make buildings stronger, and Architects.
option-mode-adventure = Adventure
option-mode-adventure-help = Advanced rules, and everybody plays one of the 48 adventure villages.
option-village = Village
option-village-help = The village of an adventure; choosing one means playing the adventure. It may also be a village file of your own.
option-village-random = Random
option-village-random-help = A village by lot, a different one for everybody.

## Labels around the table

label-table = Table
label-round = Round { $n } of 10
label-dice = Dice
label-favours = Favour tiles
label-favour = Favour tile
label-fields = Fields
label-kept = Kept
label-used = used
label-none = no resources
table-title = { $player } – { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-active = active player: { $player }
table-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
table-points = Gained in play: { $n ->
    [one] 1 point
   *[other] { $n } points
}
table-rank = Rank: { $rank }
short-good = { $good ->
    [stone] S
    [wood] W
    [food] F
   *[gold] G
}

## Signs: the name of every sign, and what there is to know of it in a line

legend-action = action: every crossing out takes one
legend-gold = gold: stands in for any resource
legend-resource = any resource
legend-walls = walls: built with stone
legend-cottages = cottages: built with wood
legend-granaries = granaries: built with food
legend-bridges = bridges: they open areas
legend-imperial = imperial section: the ninth of a track
legend-any-track = any track
legend-count-circle = harvest box
legend-count-field = open area
legend-count-die = rolled die

## The first game, step by step

first-goal = Your sheet: cross it out
first-goal-text = In ten rounds you build walls, cottages, granaries and bridges by crossing out boxes. Every track is made of sections; below a finished one stand its points. Whoever has the most points at the end wins.
first-favour = The dice are for everybody
first-favour-text = A round begins with a roll: everybody gets the same goods and the same number of actions. Then you choose a favour. Take this one: { $favour }. It gives one gold, which stands in for any good.
first-goods = This is yours to spend
first-goods-text = Here you see your goods and the actions left. Crossing out a box takes one action and the goods shown in it. What is left at the end of the round is lost.
first-bridge = Cross out a bridge
first-bridge-text = Every track is filled from left to right. Bridges bring few points, but they lead to new land. Begin with the first section.
first-land = The second bridge opens land
first-land-text = With the second section finished, the first area is open. This box is paid with stone.
first-harvest = Harvest
first-harvest-text = In an open area one action harvests a field and gives what is on it. Each of them only once. Harvest wood.
first-track = A cottage: your first point
first-track-text = The wood you harvested makes a cottage at once. The number at a finished section is what the track is worth: the further you get, the more.
first-done = No actions left
first-done-text = Everybody plays at their own pace. Say when you are done: when all are, the dice are rolled again.
first-favour-again = A new round, a new favour
first-favour-again-text = { $favour }: you get the good of one rolled die once more. Take it, and ask for gold.
first-building = Finish a building
first-building-text = The boxes of a building can be crossed out in any order, and an empty box takes only an action. { $building }: with all three boxes crossed out it helps you from the next round on.
first-points = From here on you play
first-points-text = At the end the finished sections of the tracks, the buildings with a star and the points gathered on the way count. There are ten rounds; in the advanced game you can fence off estates as well. You still have two actions this round.

## What hints and the review compare

have-box = { $n ->
    [one] crossed box on the tracks
   *[other] crossed boxes on the tracks
}
have-building = { $n ->
    [one] finished building
   *[other] finished buildings
}
have-estate = { $n ->
    [one] estate
   *[other] estates
}

# Parts of the game one can do without, when its balance is measured
balance-walls = Walls
balance-cottages = Cottages
balance-granaries = Granaries
balance-bridges = Bridges
balance-fields = Harvests
balance-bridges-and-fields = Bridges and harvests
balance-estates = Estates
balance-producers = Buildings that produce
balance-converters = Buildings that convert
balance-stars = Buildings that count at the end
