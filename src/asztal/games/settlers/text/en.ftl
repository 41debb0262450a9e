### Imperial Settlers in English. The same ids as hu.ftl, in the same order.
### $player and $other are names; $rival says whether the other is the virtual player of the solo game, who has none.

## The game

game-name = Imperial Settlers
game-motto = Five rounds, one empire.
game-blurb = Four factions land on the same rich shore. In five rounds you build locations, make deals, raze what stands in your way, and turn all of it into victory points.

## Goods, in the forms generated texts need

good-worker = { $n ->
    [one] worker
   *[other] workers
}
good-wood = wood
good-stone = stone
good-food = food
good-gold = gold
good-raze-token = { $n ->
    [one] raze token
   *[other] raze tokens
}
good-defense-token = { $n ->
    [one] defense token
   *[other] defense tokens
}
good-vp = { $n ->
    [one] victory point
   *[other] victory points
}
good-card = { $n ->
    [one] card
   *[other] cards
}
good-common-card = { $n ->
    [one] common card
   *[other] common cards
}
good-faction-card = { $n ->
    [one] faction card
   *[other] faction cards
}
good-samurai = samurai
good-resource = { $n ->
    [one] resource of your choice
   *[other] resources of your choice
}
good-location = { $n ->
    [one] location
   *[other] locations
}

pay-goods = { $mood ->
    [they] pays { $goods }
   *[do] pay { $goods }
}

gain-good-card = { $mood ->
    [they] draws { $goods }
   *[do] draw { $goods }
}
gain-good-common-card = { gain-good-card }
gain-good-faction-card = { gain-good-card }

## What effects count

count-location = for each { colour-of } location in your empire
count-location-itself = for each { colour-of } location in your empire (this one counts too)
count-samurai = for each samurai in your empire
count-discarded-good = for each good discarded this way
colour-of = { $colour ->
    [black] black
    [purple] purple
    [blue] blue
    [brown] brown
    [gold-coloured] gold-coloured
    [red] red
    [pink] pink
   *[grey] grey
}

## What features wait for

when-build = each time you build { $what ->
    [faction] a faction location
    [black] a black location
    [purple] a purple location
    [blue] a blue location
    [brown] a brown location
    [gold-coloured] a gold-coloured location
    [red] a red location
    [pink] a pink location
   *[grey] a grey location
} (this one too),
when-raze = each time you raze,
when-deal = each time you make a deal,
when-pair-exchanged = each time an opponent exchanges a pair of workers (at most { $limit } times a round),
when-gain-vp = each time you gain { $n-low } or more victory points at once, also
when-deals-pay = in the production phase, when your deals pay,

## Conditions at the end of the game

if-under = at least { $n-low } cards lie under it
if-on = at least { $n-low } resources lie on it

## Verbs of odd cards

verb-steal = take 1 { WORDS($what, 1, of: "good") } from an opponent’s supply
verb-raze = { $what ->
    [own] raze one of your own common locations (take its raze goods; it becomes a foundation, and you gain 1 wood)
    [opponent] { $despite ->
        [protection] raze a location of an opponent, whatever protects it and without further raze tokens
       *[none] raze a location of an opponent (for 2 raze tokens, 1 more if it is protected)
    }
   *[other] raze a card from your hand or a location of an opponent (for 1 raze token from hand, 2 from an opponent, 1 more if it is protected)
}
verb-discard-gained = you may discard any number of the goods you gained this way
verb-copy-raze-good = choose a location of an opponent and gain one good of your choice from its raze field; the location isn’t razed
verb-draw = draw { $n } { $from ->
    [faction] faction cards
   *[none] cards, each from a deck of your choice
}, keep one and { $rest ->
    [shuffle] shuffle the other back into your faction deck
   *[discard] discard the other
}
verb-discard-location = discard a location of an opponent (this isn’t razing)
verb-cancel-deal = { $whose ->
    [own] discard one of your deals
   *[opponent] discard a deal of an opponent
}
verb-plunder-deal = discard a deal of an opponent and gain its good once
verb-take-deal = move a deal from under an opponent’s faction board to your own deals
verb-use-deal = choose one of your deals and gain its good once
verb-deal-with-location = make a deal with a faction location of an opponent (you gain what its deal field shows) and mark it with the top card of your faction deck, face down
verb-build-faction = { $from ->
    [hand] build a faction location from your hand at once
   *[deals] build one of your deals as a location
}; pay its building cost, but discard no location for it
verb-reset = discard the goods on another action location you have already activated; it may be activated again this round
verb-repeat-production = { $which ->
    [other] choose another production location of yours and gain its goods
   *[none] choose one of your production locations and gain its goods
}
verb-block = put a worker from the general supply on an action location of an opponent; it can’t be activated this round
verb-take-over = put an Egypt token on a location of an opponent; for the rest of the round it counts as yours
verb-opponent-discards = choose an opponent (who discards 1 card from their hand)
verb-discard-card = discard 1 card from your hand
verb-lay-foundation = lay 1 common card from your hand as a foundation in your empire
verb-tuck = at any time on your turn you may put cards from your hand under this location for 1 victory point each
verb-offer = at any time on your turn you may put resources on this location (they stay there)
verb-store = you may store any amount of { WORDS($what, 2, of: "good", join: "and") }

## The same in two or three words, for rows of icons; words without such a text are told by their icon

short-when-pair-exchanged = another exchanges workers (max. { $limit })
short-when-gain-vp = { $n-low }+ points at once
short-when-deals-pay = goods of your deals
short-count-discarded-good = good discarded
short-verb-steal = take:
short-verb-raze = { $what ->
    [own] raze your own common location
    [opponent] { $despite ->
        [protection] raze, even if protected
       *[none] raze another’s location
    }
   *[other] raze
}
short-verb-discard-gained = discard goods:
short-verb-copy-raze-good = 1 good of another’s raze field
short-verb-draw = { $keep } of { $n } { $from ->
    [faction] faction cards
   *[none] cards
}
short-verb-discard-location = another’s location discarded
short-verb-cancel-deal = { $whose ->
    [own] a deal of yours
   *[opponent] end another’s deal
}
short-verb-plunder-deal = good of another’s deal, which ends
short-verb-take-deal = take a deal
short-verb-use-deal = good of a deal of yours
short-verb-deal-with-location = deal with another’s location
short-verb-build-faction = { $from ->
    [hand] faction location, nothing discarded
   *[deals] a deal as location, nothing discarded
}
short-verb-reset = an action again
short-verb-repeat-production = { $which ->
    [other] goods of another production location
   *[none] goods of a production location
}
short-verb-block = block another’s action
short-verb-take-over = another’s location is yours this round
short-verb-opponent-discards = another discards 1 card
short-verb-lay-foundation = foundation from hand
short-verb-tuck = card under it: 1 point; from 3 on 2 points at the end
short-verb-offer = 3 / 7 / 12 resources on it: 2 / 5 / 10 points at the end
short-verb-store = stores:

## Sentences around generated texts: $effect is a clause

card-production = Production: { $effect }.
card-twice = (Up to twice a round.)
card-bonus = Building bonus: { $effect }.
card-end = At the end of the game { $effect }.
card-colours = Counts as brown, grey and red at once.
card-no-colour = Has no colour.
card-no-raze = Can’t be razed.
card-attack = Attacks a common location of yours with { $good ->
    [worker] a worker
    [vp] a victory point
    [card] a card
   *[wood] { good-name }
} in its raze field.
board-stores = You may store { $good ->
    [worker] any number of workers
    [food] any amount of food
    [raze-token] any number of raze tokens
   *[gold] any amount of gold
}.

## Names of things

faction-name = { $faction ->
    [barbarian] Barbarians
    [japanese] Japanese
    [roman] Romans
   *[egyptian] Egyptians
}
good-name = { $good ->
    [worker] worker
    [wood] wood
    [stone] stone
    [food] food
    [gold] gold
    [raze-token] raze token
    [defense-token] defense token
    [vp] victory point
   *[card] card
}
good-amount = { $good ->
    [worker] { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
    [raze-token] { $n ->
        [one] { $n } raze token
       *[other] { $n } raze tokens
    }
    [defense-token] { $n ->
        [one] { $n } defense token
       *[other] { $n } defense tokens
    }
    [vp] { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
    [card] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
   *[other] { $n } { good-name }
}
raze-goods = { $two ->
    [none] 1 { raze-one }
    [same] 2 { raze-one-many }
   *[other] 1 { raze-one } and 1 { raze-two }
}
raze-one = { $one ->
    [raze-token] raze token
    [vp] victory point
   *[other] { $one }
}
raze-two = { $two ->
    [raze-token] raze token
    [vp] victory point
   *[other] { $two }
}
raze-one-many = { $one ->
    [worker] workers
    [card] cards
    [vp] victory points
   *[other] { $one }
}
other-name = { $rival ->
    [yes] the virtual player
   *[no] { $other }
}
other-of = { $rival ->
    [yes] the virtual player’s
   *[no] { $other }’s
}
title-name = { $title ->
    [emperor] Emperor
    [king] King
    [castellan] Castellan
    [knight] Knight
    [page] Page
    [servant] Servant
   *[commoner] Commoner
}
good-acc = { good-name }
good-onto = { good-name }
good-for = { good-name }
paid-acc = { $paid }
phase-factions = Choosing factions
phase-lookout = Lookout
phase-production = Production
phase-actions = Actions
phase-attack = Attack of the virtual player
phase-over = Final scoring

## Questions

ask-faction = Which faction do you lead?
ask-take = Which card do you take?
ask-packet = Which card do you keep? ({ $n }/2)
ask-turn = Your action?
ask-turn-end = Anything else before your turn ends?
ask-draw = { $n ->
    [one] Which deck do you draw from?
   *[other] { $n } cards to draw: which deck do you draw the next one from?
}
ask-copy = Which { $name } do you mean?
ask-choose = { $name }: what do you choose?
ask-pay-gold = { $n } { good-name } to pay: how much of it in gold?
ask-pay-any = { $n ->
    [one] 1 more resource to pay: which?
   *[other] { $n } resources to pay: which is the next?
}
ask-give = What do you discard to build { $name }?
ask-exchange = Another pair of workers?
ask-steal = What do you take, and from whom?
ask-raze = What do you raze?
ask-copy-raze = Whose location shall give you a good?
ask-discard-location = Which location shall be discarded?
ask-block = Which location do you block?
ask-take-over = Which location do you take over?
ask-route-deal = Which location do you make a deal with?
ask-cancel = { $whose ->
    [own] Which of your deals do you discard?
   *[opponent] Which deal shall be discarded?
}
ask-take-deal = Which deal do you take?
ask-use-deal = Which deal pays you once more?
ask-keep = Which card do you keep?
ask-discard = Which card do you discard?
ask-lay = Which card becomes a foundation?
ask-build-faction = Which location do you build?
ask-reset = Which location may be activated again?
ask-repeat = Which location’s goods do you gain?
ask-samurai = Where does the samurai go?
ask-opponent = Which opponent discards a card?
ask-pick-good = Which good do you gain?
ask-swap = Discard goods you just gained? Each is worth { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}.
ask-lose = The attack could hit several locations. Which one do you lose?

## Buttons

act-take = Take { $name }
act-build = Build { $name }
act-deal = Make a deal: { $name }
act-raze-hand = Raze from hand: { $name }
act-raze = Raze { other-of } { $name }
act-activate = Activate { $name }
act-activate-twice = Activate { $name } twice
act-defend = Defense token on { $name }
act-samurai = Samurai on { $name }
act-tuck = Under the Gate: { $name }
act-give = Discard { $name }
act-give-foundation = Discard a foundation
act-target = { other-of } { $name }
act-choose = { $name }
act-cancel = { $own ->
    [yes] Your deal: { $name }
   *[no] { other-of } deal: { $name }
}
act-route = Trade Route deal with { $name }
act-discard = Discard { $name }
act-exchange = 2 workers for 1 { good-name }
act-offer = 1 { good-name } onto the Shrine
act-steal = 1 { good-name } from { other-name }
act-opponent = { $rival ->
    [yes] The virtual player
   *[no] { $other }
}
act-gain = 1 { good-name }
act-swap = Discard 1 { good-name }
act-gold = { $n ->
    [0] No gold: { $rest } { good-name }
   *[other] { $rest ->
        [0] { $n } gold
       *[other] { $n } gold and { $rest } { good-name }
    }
}
act-pay = Pay 1 { good-name }
act-draw-common = Common deck
act-draw-faction = My faction deck
act-copy = { $name }{ $used ->
    [0] {""}
   *[other] {" · used "}{ $used }{"×"}
}{ $blocked ->
    [yes] {" · blocked"}
   *[no] {""}
}{ $defended ->
    [yes] {" · defended"}
   *[no] {""}
}{ $samurai ->
    [yes] {" · with a samurai"}
   *[no] {""}
}{ $under ->
    [0] {""}
   *[other] {" · cards under it: "}{ $under }{""}
}{ $goods ->
    [0] {""}
   *[other] {" · resources on it: "}{ $goods }{""}
}{ $routes ->
    [0] {""}
   *[other] {" · with a Trade Route deal"}
}{ $taken ->
    [yes] {" · taken over"}
   *[no] {""}
}{ $dealt ->
    [yes] {" · "}{ $dealer }
   *[no] {""}
}
act-option = Option { $n }
act-option-gain = Gain { good-amount }
act-option-trade = Pay { $cost } { paid-acc } for { good-amount }
act-decline = Neither
act-faction = { faction-name }
act-done = Done
act-end-turn = End my turn
act-pass = Pass

## Log

drawn-common = { $n ->
    [one] card
   *[other] cards
} from the common deck
drawn-faction = { $n ->
    [one] card
   *[other] cards
} from the faction deck
good-foundation = { $n ->
    [one] foundation
   *[other] foundations
}
other-in = { $rival ->
    [yes] of the virtual player
   *[no] { YOU($other, "in your empire", "in %’s empire") }
}
from-other = from { $rival ->
    [yes] the virtual player
   *[no] { YOU($other, "you", "%") }
}
log-round = Round { $n } begins.
log-first = { $player } { YOU($player, "are", "is") } the first player.
log-faction = { $player } { YOU($player, "lead", "leads") } the { faction-name }.
log-laid-open = Revealed: { $name }.
log-took = { $player } took { $name }.
log-picked = { $player } { YOU($player, "have", "has") } chosen a card.
log-picked-own = { $player } kept { $name }.
log-drew = { $player } drew { SUM($cards, of: "drawn") }.
log-saw = { $player } got { $name }.
log-produces = { $player } produced.
log-gain = { $player } gained { SUM($goods) }.
log-pay = { $player } paid { SUM($goods) }.
log-build = { $player } built { $name }.
log-gave = { $player } discarded { $name } from { YOU($player, "your", "their") } empire.
log-gave-foundation = { $player } discarded a foundation.
log-deal = { $player } made a deal with { $name }.
log-raze-hand = { $player } razed { $name } from hand.
log-raze = { $player } razed { $name } { other-in }.
log-foundation = { $name } became a foundation.
log-razed-away = { $name } was discarded.
log-activate = { $player } activated { $name }{ $n ->
    [one] .
   *[other] {" "}twice.
}
log-exchange = { $player } exchanged workers.
log-exchange-for = { $player } exchanged { SUM($paid) }.
log-defended = { $player } put the defense token on { $name }.
log-samurai = { $player } deployed a samurai on { $name }.
log-tucked = { $player } put { $name } under the Gate.
log-offered = { $player } put { SUM($goods) } on the Shrine.
log-steal = { $player } took { SUM($goods) } { from-other }.
log-cancelled = { $player } discarded the deal with { $name } { other-in }.
log-route-cancelled = { $player } discarded the Trade Route deal with { $name } { other-in }.
log-took-deal = { $player } took the deal with { $name } { from-other }.
log-route = { $player } made a deal with { $name } { other-in }.
log-removed = { $player } discarded { $name } { other-in }.
log-blocked = { $player } blocked { $name } { other-in }.
log-took-over = { $player } took over { $name } { other-in }.
log-pointed = { $player } chose a good in the raze field of { $name } { other-in }.
log-returned = { $name } went back to its owner.
log-reset = { $player } may activate { $name } again.
log-copied = { $player } gained the goods of { $name }.
log-used-deal = { $player } used the deal with { $name }.
log-discard = { $player } discarded { $name }.
log-laid-foundation = { $player } laid { $name } as a foundation.
log-shuffled-in = { $player } shuffled a card back into the faction deck.
log-swapped = { $player } discarded { SUM($goods) } for points.
log-pass = { $player } passed.
log-cleanup = Cleanup: whatever wasn’t stored went back.
log-store = { $player } stored { SUM($goods) }.
log-reshuffled = The common deck was shuffled anew.
log-rival-took = The virtual player took { $name }.
log-rival-pile = The virtual player’s pile has { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
log-attack = An attack card was revealed ({ good-name }).
log-lost = The attack hit { $name }.
log-spared = The attack found no target.
log-shared-win = { $player } { YOU($player, "share", "shares") } the win with { $n } points.
log-solo-won = { $player } won with { $n } points: { $mine } faction locations against a pile of { $pile }.
log-solo-lost = { $player } lost with { $n } points: { $mine } faction locations against a pile of { $pile }.

## Why something can't be done

why-faction-taken = The { faction-name } are led by somebody else.
why-not-open = This card isn’t face up.
why-acted = You have done your action; only the defense token, samurai, Gate and Shrine are left, or ending your turn.
why-no-card = This card isn’t in your hand.
why-no-location = You have no location or foundation to discard for it.
why-cannot-pay = To build it you still need { SUM($goods) }.
why-no-deal-field = This card has no deal field.
why-no-food = A deal costs 1 food.
why-no-raze-field = This can’t be razed: it has no raze field.
why-no-raze-token = Razing a card from your hand costs 1 raze token.
why-no-such-location = There is no such location.
why-passed = A player who has passed can’t be a target.
why-peaceful = In the peaceful variant locations of opponents aren’t razed.
why-raze-price = Razing this costs { $n } raze tokens.
why-no-action-location = This isn’t an action location.
why-blocked = This location is blocked this round.
why-used = You have used this location this round.
why-not-twice = This location can’t be used twice any more this round.
why-cannot-activate = You can’t pay for this action, or it would find nothing to act on.
why-no-defense-token = You have no defense token.
why-only-common = Only common locations take a defense token.
why-defended = There is a defense token already.
why-no-samurai = Only the Japanese deploy samurai.
why-no-worker = You have no workers.
why-samurai-there = A samurai can stand on a faction location of yours that has none.
why-no-pair = You need 2 workers for this.
why-no-gate-or-shrine = You have nothing to put there, or nowhere to put it.

## Parts of the score

part-track = Points on the track
part-common = Common locations
part-faction = Faction locations
part-special = Gate and Shrine
part-pile = Cards collected

## Options

option-factions = Factions
option-factions-help = How everyone gets a faction.
option-factions-choose = Chosen
option-factions-choose-help = Everyone chooses in turn.
option-factions-random = Random
option-factions-random-help = Everyone gets one at random.
option-exploration = Lookout
option-exploration-help = How common cards are shared out at the start of a round.
option-exploration-standard = Standard
option-exploration-standard-help = Open cards are taken in turn order, then again in reverse order.
option-exploration-pass-left = Passing to the left
option-exploration-pass-left-help = Everyone keeps one of three cards and passes the others to the left, then keeps one of those.
option-exploration-advanced = Advanced
option-exploration-advanced-help = Cards are taken one by one from five open ones; with 3 or 4 players new ones are added.
option-peaceful = Peaceful variant
option-peaceful-help = Whether locations of opponents can be razed.
option-peaceful-no = No
option-peaceful-no-help = Locations of opponents can be razed.
option-peaceful-yes = Yes
option-peaceful-yes-help = Only cards can hit opponents; everyone draws one more common card in each lookout phase.
option-caps = Limits on cards
option-caps-help = Whether the limits of cards that count locations or samurai hold.
option-caps-later = Later print
option-caps-later-help = At most 3 goods or 6 points, as the cards say.
option-caps-first = First print
option-caps-first-help = Without limits.
option-oasis = Limit of the Oasis
option-oasis-help = Whether the Oasis brings at most 4 workers a round.
option-oasis-later = Later print
option-oasis-later-help = At most 4 workers a round.
option-oasis-first = First print
option-oasis-first-help = Without limit.
option-decks = Own decks
option-decks-help = A deck file, if somebody brings a faction deck of their own.
option-decks-standard = Standard
option-decks-standard-help = Everyone plays the deck of their faction.

## Labels around the table

key-resource = any resource
key-location = location
key-faction-card = faction card
key-samurai = samurai
key-defense = defense token
key-raze-field = raze field
label-open = Face-up cards
label-hand = Your hand
label-rival = Virtual player
label-round = Round { $n } of 5
label-first-player = first player
label-passed = passed
label-production = Production
label-features = Features
label-actions = Actions
label-deals = Deals
label-foundations = Foundations
label-attacks = Attack cards
label-packet = Choose from these
label-known = You know
label-none = none
label-title = Rank: { title-name }

## The table in the terminal

table-status = { $phase } · common deck { $deck } · discard pile { $discard }
table-goods = workers { $worker } · wood { $wood } · stone { $stone } · food { $food } · gold { $gold } · raze { $raze } · defense { $defense }
table-cards = { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand · deck { $deck } · { $points } VP on the track ({ $total } in all)
table-used = used { $used }/{ $uses }
table-blocked = blocked
table-defended = defended
table-samurai = samurai
table-taken = until the end of the round
table-on = { $n } on it
table-under = { $n } under it
table-route = Trade Route
table-attacks = newest first: { $goods }
table-pile = collected: { $n }

## What a choice would cost and bring now

hint-build = cost{ $wood ->
    [0] {""}
    [one] {" · "}{ $wood } wood
   *[other] {" · "}{ $wood } wood
}{ $stone ->
    [0] {""}
    [one] {" · "}{ $stone } stone
   *[other] {" · "}{ $stone } stone
}{ $food ->
    [0] {""}
    [one] {" · "}{ $food } food
   *[other] {" · "}{ $food } food
}{ $location ->
    [0] {""}
   *[other] {" · "}a location
}
hint-deal = { $gold ->
    [yes] 1 gold for the food
   *[no] 1 food
} → 1 { good-name }, and again every round
hint-raze = { $n } { $n ->
    [one] raze token
   *[other] raze tokens
} → { raze-goods }
hint-activate = pay:{ $c-worker ->
    [0] {""}
    [one] { $c-worker-sign } { $c-worker } worker
   *[other] { $c-worker-sign } { $c-worker } workers
}{ $c-wood ->
    [0] {""}
    [one] { $c-wood-sign } { $c-wood } wood
   *[other] { $c-wood-sign } { $c-wood } wood
}{ $c-stone ->
    [0] {""}
    [one] { $c-stone-sign } { $c-stone } stone
   *[other] { $c-stone-sign } { $c-stone } stone
}{ $c-food ->
    [0] {""}
    [one] { $c-food-sign } { $c-food } food
   *[other] { $c-food-sign } { $c-food } food
}{ $c-gold ->
    [0] {""}
    [one] { $c-gold-sign } { $c-gold } gold
   *[other] { $c-gold-sign } { $c-gold } gold
}{ $c-raze-token ->
    [0] {""}
    [one] { $c-raze-token-sign } { $c-raze-token } raze token
   *[other] { $c-raze-token-sign } { $c-raze-token } raze tokens
}{ $c-resource ->
    [0] {""}
    [one] { $c-resource-sign } { $c-resource } resource
   *[other] { $c-resource-sign } { $c-resource } resources
} →{ $g-worker ->
    [0] {""}
    [one] { $g-worker-sign } { $g-worker } worker
   *[other] { $g-worker-sign } { $g-worker } workers
}{ $g-wood ->
    [0] {""}
    [one] { $g-wood-sign } { $g-wood } wood
   *[other] { $g-wood-sign } { $g-wood } wood
}{ $g-stone ->
    [0] {""}
    [one] { $g-stone-sign } { $g-stone } stone
   *[other] { $g-stone-sign } { $g-stone } stone
}{ $g-food ->
    [0] {""}
    [one] { $g-food-sign } { $g-food } food
   *[other] { $g-food-sign } { $g-food } food
}{ $g-gold ->
    [0] {""}
    [one] { $g-gold-sign } { $g-gold } gold
   *[other] { $g-gold-sign } { $g-gold } gold
}{ $g-raze-token ->
    [0] {""}
    [one] { $g-raze-token-sign } { $g-raze-token } raze token
   *[other] { $g-raze-token-sign } { $g-raze-token } raze tokens
}{ $g-vp ->
    [0] {""}
    [one] { $g-vp-sign } { $g-vp } VP
   *[other] { $g-vp-sign } { $g-vp } VP
}{ $g-card ->
    [0] {""}
    [one] { $g-card-sign } { $g-card } card
   *[other] { $g-card-sign } { $g-card } cards
}

## Signs: the name of every sign, and what there is to know of it in a line

legend-worker = worker: pays for most actions
legend-food = food: makes deals, too
legend-gold = gold: stands in for any good
legend-resource = any resource: wood, stone or food
legend-raze-token = raze token: one from your hand, two from an opponent
legend-defense-token = defence token: one more to raze
legend-faction-card = faction card: of your faction only
legend-location = location in a price: you give one up
legend-vp = victory point
legend-build = building: whenever you build such a one
legend-raze = razing: at the foot, what whoever razes it gets
legend-deal = deal: what it gives every round
legend-brown = brown location
legend-grey = grey location
legend-red = red location
legend-pink = pink location
legend-gold-coloured = gold-coloured location
legend-blue = blue location
legend-black = black location
legend-purple = purple location
legend-faction = faction location
legend-none = location without a colour

## The first game, step by step

first-goal = These are your cards
first-goal-text = You build an empire in five rounds; whoever has the most victory points at the end wins. Buildings bring points: all of them at the end, some during the game as well. You lead the Romans.
first-lookout = Lookout: choose a card
first-lookout-text = Every round begins with new cards. You take turns choosing one of those face up. Take { $card }: it is cheap and of use at once.
first-lookout-again = One more card
first-lookout-again-text = Now you choose second. { $card } costs nothing to build and brings a worker. Later you may give it up for a faction building.
first-production = Production: your goods have come
first-production-text = After choosing, everybody gets what their board, deals and production locations give. This is what you pay with all round.
first-build = Build your first location
first-build-text = Its price is on the left edge of the card. { $card } is a production location: it gives right now, and again at the beginning of every round to come.
first-action-site = An action location
first-action-site-text = { $card } gives nothing by itself, only when you use it. Build it, and it works from your next turn on.
first-activate = Use the action location
first-activate-text = On its card you see what you pay on the left and what you get on the right. You have one action in a turn, then your opponent moves; so it goes on until both of you have passed.
first-exchange = Two workers for one good
first-exchange-text = Whenever something is missing, two workers can be exchanged for a wood, a stone, a food or a card. Now you want food: it pays for a deal.
first-deal = Make a deal
first-deal-text = For one food a faction card goes under your board. You get the good on it now and every round. You could build it instead: then it is worth two points at the end, but you give up one of your locations for it.
first-raze = Raze
first-raze-text = For one raze token you may discard a card from your hand for the goods on it. For two you may raze a common location of your opponent, who gets one wood and a foundation for it.
first-defend = Guard what matters
first-defend-text = With a defence token a location costs one more to raze. This is not an action. Put it on the village.
first-pass = Nothing good left to do: pass
first-pass-text = After passing you rest until the round ends. In the clean-up, goods left over are lost; you keep only what your board stores: raze tokens for the Romans.
first-points = From here on you play
first-points-text = That was one round of five. At the end every common location is worth 1 point and every faction location 2, besides what you have gathered. Build more and more, and keep an eye on your opponent’s rows.

## What hints and the review compare

have-worker = { good-worker }
have-wood = { good-wood }
have-stone = { good-stone }
have-food = { good-food }
have-gold = { good-gold }
have-raze-token = { good-raze-token }
have-defense-token = { good-defense-token }
have-vp = { good-vp }
have-card = { good-card }
have-location = { good-location }

# Parts of the game one can do without, when its balance is measured
balance-razing = Razing
balance-razing-others = Razing opponents’ locations
balance-deals = Deals
balance-activating = Activating
balance-exchanging = Exchanging workers
