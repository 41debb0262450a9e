### Imperium in English. The same ids as hu.ftl, in the same order.
### $player and $other are names; $name is a card, $nation the id of a nation; $good: mat, pop, prg, action.

## The game

game-name = Imperium
game-motto = Your own deck, your own fate.
game-blurb = Lead one of sixteen nations of history and legend. Build your deck card by card, keep unrest down, grow from barbarians into an empire, and see whose deeds history remembers.

## Goods, in the forms generated texts need

good-mat = material
good-pop = population
good-prg = progress
good-action = { $n ->
    [one] action
   *[other] actions
}
good-unrest = unrest
good-vp = { $n ->
    [one] victory point
   *[other] victory points
}

# The only "all" in a card text: all progress on Pottery.
amount = { $how ->
    [upto] up to { $n } { $good }
    [any] any number of { $good }
    [all] all { $good } on this card
   *[exact] { $n } { $good }
}
gain-goods = { $mood ->
    [they] gains { $goods }
    [worth] worth { $goods }
   *[do] gain { $goods }
}
pay-goods = { $good ->
    [action] { $mood ->
        [they] spends { $goods }
       *[do] spend { $goods }
    }
   *[other] { $mood ->
        [they] pays { $goods }
       *[do] pay { $goods }
    }
}

## What cards are: suits, types, icons

card-noun = { $n ->
    [one] card
   *[other] cards
}
icon-noun = { $n ->
    [one] icon
   *[other] icons
}
word-uncivilised = uncivilised{ $place ->
    [inner] {""}
   *[last] {" "}{ card-noun }
}
word-civilised = civilised{ $place ->
    [inner] {""}
   *[last] {" "}{ card-noun }
}
word-region = region{ $place ->
    [inner] {""}
   *[last] {" "}{ card-noun }
}
word-tributary = tributary{ $place ->
    [inner] {""}
   *[last] {" "}{ card-noun }
}
word-fame = fame{ $place ->
    [inner] {""}
   *[last] {" "}{ card-noun }
}
word-unrest = unrest{ $place ->
    [inner] {""}
   *[last] {" "}{ card-noun }
}
word-power = power{ $place ->
    [inner] {""}
   *[last] {" "}{ card-noun }
}
word-city = { $n ->
    [one] city
   *[other] cities
}
word-metropolis = { $n ->
    [one] metropolis
   *[other] metropolises
}
word-knight = { $n ->
    [one] knight
   *[other] knights
}
word-mask = { $n ->
    [one] mask
   *[other] masks
}
word-scroll = { $n ->
    [one] scroll
   *[other] scrolls
}
word-production = production{ $place ->
    [inner] {""}
   *[last] {" "}{ $case ->
        [icon] { icon-noun }
       *[nom] { card-noun }
    }
}
word-fertile = fertile{ $place ->
    [inner] {""}
   *[last] {" "}{ $case ->
        [icon] { icon-noun }
       *[nom] { card-noun }
    }
}
word-river = river{ $place ->
    [inner] {""}
   *[last] {" "}{ $case ->
        [icon] { icon-noun }
       *[nom] { card-noun }
    }
}
word-pinned = pinned{ $place ->
    [inner] {""}
   *[last] {" "}{ card-noun }
}
word-attack = { $case ->
    [any-acc] attack cards
   *[nom] attack{ $place ->
        [inner] {""}
       *[last] {" "}{ card-noun }
    }
}
word-variable-vp = { card-noun } with variable points
word-empire-card = { card-noun } with the empire icon
word-barbarian-card = { card-noun } with the barbarian icon
word-quest = { $n ->
    [one] impending quest
   *[other] impending quests
}
word-this = this card
word-it = it
word-top-nation-card = the top card of your nation deck
word-active-quest = your active quest

## Where cards lie. $case: their says "their", anything else "your"

place-hand = { $case ->
    [their] their
   *[nom] your
} hand
place-discard = { $case ->
    [their] their
   *[nom] your
} discard pile
place-deck = { $case ->
    [their] their
   *[nom] your
} draw deck
place-play = { $case ->
    [their] their
   *[nom] your
} play area
place-history = { $case ->
    [their] their
   *[nom] your
} history
place-garrison = { $case ->
    [their] their
   *[nom] your
} garrisons
place-nation-deck = { $case ->
    [their] their
   *[nom] your
} nation deck
place-quest-area = { $case ->
    [their] their
   *[nom] your
} quest area
place-sunken = { $case ->
    [their] their
   *[nom] your
} sunken pile
place-market = the market
place-exile-pile = the exile pile
# Where the cards of a verb come from: $from, told after them. Nothing if the line does not say.
from-where = { $from ->
    [none] {""}
    [here] {" "}garrisoned here
    [garrison] {" "}from { whose-garrisons }
    [region-garrison] {" "}garrisoned under your regions
   *[hand] {" "}from { places }
}
from-where-or-hand = { $from ->
    [none] {" "}from { $mood ->
        [they] their
        [they-may] their
       *[do] your
    } hand
   *[hand] { from-where }
}
whose-garrisons = { $mood ->
    [they] their garrisons
    [they-may] their garrisons
   *[do] your garrisons
}
places = { $mood ->
    [they] { WORDS($from, 1, of: "place", case: "their") }
    [they-may] { WORDS($from, 1, of: "place", case: "their") }
   *[do] { WORDS($from, 1, of: "place") }
}
# Which cards a verb is about: $what, told right after it, with the space between.
which-cards = { $what ->
    [none] {" "}{ $n-text } { card-noun }
    [this] {" "}this card
    [it] {" "}it
   *[region] {" "}{ $what-kind ->
        [card] { WORDS($what) }
       *[word] { $n-text } { WORDS($what, $n) }
    }
}
but-not = { $not-being-kind ->
    [none] {""}
    [card] {" "}other than { WORDS($not-being) }
   *[word] {" "}that isn’t { AN(WORDS($not-being)) }
}

named-card = { $name }

## Paying and gaining tokens

verb-spend = { $mood ->
    [they] pays
   *[do] pay
} { $least ->
    [none] { $n-text } { WORDS($what, 2, of: "good") }
   *[other] { $n-text } { WORDS($what, 2, of: "good") } (at least { $least })
}
verb-steal = steal { $n-text } { WORDS($what, 2, of: "good") } from each other player{ $from ->
    [empires] {" "}who is an empire
    [region-holders] {" "}who has a region in play
   *[others] {""}
}
verb-double = gain as much { WORDS($what, 1, of: "good") } again
verb-place-on-market = put { $n-text } { WORDS($what, 2, of: "good") } on a market card
verb-place-here = put { $n-text } { WORDS($what, 2, of: "good") } on this card
verb-return-exhaust = put { $n-text } used exhaust { $n ->
    [one] token
   *[other] tokens
} back on your state card

## Your own cards

verb-draw = { $mood ->
    [they] draws
   *[do] draw
} { $n-text } { card-noun }{ $how ->
    [if-able] {" "}if able
   *[none] {""}
}
do-discard = { $mood ->
    [they] discards
   *[do] discard
}
do-discard-it = { do-discard }
verb-discard = { do-discard }{ $among ->
    [drawn] {" "}{ $n-text } of the cards drawn
   *[none] { which-cards }{ from-where }
}
verb-discard-mask = { $mood ->
    [they] discards
   *[do] discard
} { $n-text } { $n ->
    [one] mask
   *[other] masks
}
verb-discard-fewer = discard { $n ->
    [one] one mask
   *[other] { $n } masks
} fewer
verb-substitute = { $what } in place of as many masks
do-put = { $mood ->
    [they] puts
   *[do] put
}
do-put-it = { do-put }
verb-topdeck = { do-put }{ which-cards }{ $what ->
    [it] {""}
    [this] {""}
   *[region] { from-where-or-hand }
} on top of { $mood ->
    [they] their
   *[do] your
} draw deck
verb-to-hand = { $mood ->
    [they] takes
   *[do] take
}{ which-cards }{ from-where } into { $mood ->
    [they] their
   *[do] your
} hand
do-history = { $mood ->
    [they] puts
   *[do] put
}
do-history-it = { do-history }
verb-history = { do-history }{ $n-kind ->
    [all] {" "}all { $what ->
        [none] cards
       *[region] { WORDS($what, 2) }
    } there
   *[exact] { which-cards }{ $what ->
        [it] {""}
        [this] {""}
       *[region] { $what-kind ->
            [card] {""}
           *[word] { from-where-or-hand }
        }
    }
} into { $mood ->
    [they] their
   *[do] your
} history
verb-garrison = garrison{ which-cards }{ $what ->
    [this] {" "}under one of your regions in play
   *[region] {" "}here
}
verb-resolve-host = do what that region says when played
do-abandon = { $mood ->
    [they] abandons
   *[do] abandon
}
do-abandon-it = { do-abandon }
verb-abandon = { do-abandon }{ which-cards }{ from-where }{ but-not }{ $holding-kind ->
    [none] {""}
    [card] {" "}under which { WORDS($holding) } is garrisoned
   *[word] {" "}under which { AN(WORDS($holding)) } is garrisoned
}
do-recall = { $mood ->
    [they] recalls
   *[do] recall
}
do-recall-it = { do-recall }
verb-recall = { do-recall }{ which-cards }{ from-where }
do-sink = { $mood ->
    [they] sinks
   *[do] sink
}
do-sink-it = { do-sink }
verb-sink = { do-sink }{ which-cards }{ $from ->
    [play] {""}
   *[hand] { from-where }
}
verb-give = give each other player { $n-text } { card-noun }{ from-where }
verb-find = find { $what-kind ->
    [card] { WORDS($what) }
   *[word] { AN(WORDS($what)) }
}{ $in-kind ->
    [none] {""}
   *[word] {" "}in { WORDS($in, 1, of: "place") }
} and put it into { $to ->
    [history] your history
    [discard] your discard pile
   *[hand] your hand
}
verb-look = look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of { $at ->
    [fame-deck] the fame deck
   *[nation-deck] your nation deck
}{ $take ->
    [none] {""}
   *[other] {" "}and take { $take } of them into your hand
}
verb-look-more = look at { $n ->
    [one] 1 card more
   *[other] { $n } cards more
}
verb-reveal = { $what ->
    [main-deck] reveal the top card of the main deck
   *[region] reveal your hand, draw deck and discard pile
}
verb-shuffle-deck = shuffle your draw deck
verb-shuffle-nation = shuffle your nation deck
verb-move = { $to ->
    [hand] take { WORDS($what) } into your hand
    [nation-bottom] put it at the bottom of your nation deck, above its last card
   *[discard] put { WORDS($what) } into your discard pile
}
verb-swap = { $one ->
    [hand] swap a card from your hand with the top card of your nation deck
   *[market] swap a market card with a card of the exile pile
}
verb-treat = count 1 { WORDS($icon, 1, case: "icon") } of yours as { $by } { WORDS($as, 2, case: "icon") } until the end of your turn

## Unrest and fame

verb-take-unrest = { $mood ->
    [they] takes
   *[do] take
} { $n-text } unrest { card-noun }
verb-return-unrest = { $mood ->
    [they] returns
   *[do] return
} { $what ->
    [this] this card
   *[none] { $n-kind ->
        [all] all unrest cards
       *[exact] { $n-text } unrest { card-noun }
    }{ from-where }
}
verb-take-fame = take { $n ->
    [one] the top fame card
   *[other] the top { $n } fame cards
} into your hand

## The market

verb-acquire = { $mood ->
    [they] acquires
   *[do] acquire
}{ which-cards }{ $bearing ->
    [none] {""}
   *[mat] {" "}with { WORDS($bearing, 2, of: "good") } on it
}{ from-where }{ but-not }
verb-breakthrough = break through for { $n ->
    [one] { AN(WORDS($what)) }
   *[other] { $n-text } { WORDS($what, $n) }
}{ $from ->
    [none] {""}
   *[exile-pile] , also from { places }
}
do-exile = { $mood ->
    [they] exiles
   *[do] exile
}
do-exile-it = { do-exile }
verb-exile = { do-exile }{ which-cards }{ $what ->
    [quest] { but-not }
   *[region] { $what-kind ->
        [card] {" "}from play or from your active quest
       *[word] { from-where }{ but-not }
    }
}
verb-declare-suit = name a suit (uncivilised, civilised, region or tributary)

## Playing

verb-free-play = play{ which-cards }{ $what ->
    [it] {""}
   *[region] {" "}from your hand
} for free{ $what ->
    [empire-card] {" "}as if you were an empire
   *[region] {""}
}
verb-play-card = play{ which-cards }{ from-where }
verb-use-exhaust = use an exhaust ability of another player’s pinned card
verb-ignore-empire-icon = you may play the next card this turn as if you were an empire
verb-develop = develop { $n ->
    [one] a card
   *[other] { $n-text } cards
}{ $how ->
    [free] {" "}without paying its cost
   *[none] {""}
}

## Attacks

verb-be-spared = avoid it
verb-avoid-attack = the attack doesn’t affect you

## The game itself

verb-trigger-end = trigger the end of the game
verb-turn-king = turn this card over
verb-journey-on = go on by one step of your journey
verb-become-empire = become an empire
verb-put-into-play = put this card into play

## Standing rules

verb-free = free play
verb-unplayable = can’t be played
verb-never-garrisoned = can’t be garrisoned
verb-never-leaves = can’t be abandoned or recalled
verb-counts-as = counts as { $n } { WORDS($what, 2) }
verb-last-quest = can become your active quest only if no other impending quest is left
verb-end-return = before the winner is found, return up to { $n } of your unrest cards, wherever they are
verb-hand-size = your hand size is { $n } larger
verb-loses-icon = you may play { WORDS($what, 2, case: "any-acc") } even as an empire
verb-acquires-exiled = you may acquire { WORDS($what, 2) } from the exile pile, too
verb-plays-free = you may play { $what-kind ->
    [card] { WORDS($what) }
   *[word] { WORDS($what, 2) }
} for free
verb-cheaper-unrest = playing unrest costs you { $of ->
    [mat] { $n } material
    [cards] { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
   *[other] { $n } material or { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
} less (at least 1)
verb-cheaper-development = developing costs you { $n-text } { WORDS($what, 2, of: "good") } less
verb-market-token = in clean-up, put { $n-text } { WORDS($what, 2, of: "good") } on a market card instead of 1 progress
verb-instead-of = instead of each { WORDS($what, 1, of: "good") } you would gain, { $then }
verb-no-history = you have no history; what would go there is discarded
verb-sunken-pile = cards you sink go to your sunken pile
verb-quest-place = the quest garrisoned here is your active quest
verb-exhausts = you have { $n } exhaust tokens instead of 5
verb-begins-as-empire = you are an empire from the start

## What cards wait for

when-play = when you play { $what ->
    [attack] an attack card
   *[region] { AN(WORDS($what)) }
}{ from-where },
when-attacked = { $on ->
    [any-turn] when another player plays an attack card (in any turn),
   *[none] when another player plays an attack card,
}
when-return-unrest = when you return an unrest card,
when-take-unrest = when you take an unrest card,
when-acquire = when you acquire { AN(WORDS($what)) }{ from-where },
when-breakthrough = when you break through for { AN(WORDS($what)) },
when-gain-from = when { AN(WORDS($icon, 1)) } in play brings you { WORDS($what, 1, of: "good") },
when-gain-tokens = when you gain a market card with { WORDS($what, 1, of: "good") } on it,
when-look-fame = when you look at fame cards,
when-pay = when you pay { WORDS($what, 1, of: "good") },
when-sink = when you sink a card,
when-leaves-play = when { WORDS($what) } leaves play,
when-deck-empty = when your draw deck becomes empty,
when-must-discard-mask = when you have to discard masks,

## Conditions

if-empire = { $negated ->
    [yes] you aren’t an empire
   *[no] you are an empire
}
if-barbarian = { $negated ->
    [yes] you aren’t barbarian
   *[no] you are barbarian
}
if-in-play = { WORDS($what) } { $negated ->
    [yes] isn’t
   *[no] is
} in play
if-in-history = { WORDS($what) } { $negated ->
    [yes] isn’t
   *[no] is
} in your history
if-at-least = { $negated ->
    [yes] you don’t have
   *[no] you have
} at least { $n } { $what-kind ->
    [card] { WORDS($what) } { card-noun }
   *[word] { WORDS($what, $n) }
} { $in ->
    [here] garrisoned here
   *[other] in play
}
if-owns = { $negated ->
    [yes] you don’t have
   *[no] you have
} at least { $n } { WORDS($what, 2, of: "good") }
if-has = { $what ->
    [declared-suit] { $negated ->
        [yes] it isn’t of the suit you named
       *[no] it is of the suit you named
    }
    [production] it has { $negated ->
        [yes] no production icon
       *[no] a production icon
    }
   *[region] it { $negated ->
        [yes] isn’t
       *[no] is
    } { AN(WORDS($what)) }
}
if-active-quest = you have { $negated ->
    [yes] no active quest
   *[no] an active quest
}
if-attacker-gives = the attacker { $negated ->
    [yes] doesn’t give you
   *[no] gives you
} 1 { WORDS($what, 1, of: "good") }
if-lies-in = it { $negated ->
    [yes] isn’t
   *[no] is
} { lies-where }
lies-where = { $where ->
    [garrison] garrisoned
    [play] in play
    [hand] in your hand
    [discard] in your discard pile
    [deck] in your draw deck
   *[history] in your history
}

## What is counted

for-each = { $n ->
    [one] for each
   *[other] for every { $n }
}
counted-cards = { $what-kind ->
    [none] { card-noun }
    [card] { WORDS($what) } { card-noun }
   *[word] { WORDS($what, $n, case: "icon") }
}
count-card = { for-each } { $in ->
    [garrison] garrisoned { counted-cards }
   *[other] { counted-yours }
}{ $in ->
    [play] {" "}you have in play
    [history] {" "}in your history
    [here] {" "}garrisoned here
    [exile-pile] {" "}in the exile pile
    [others] {" "}the other players have
    [garrison] {" "}of yours
   *[anywhere] {" "}you have
}{ $not-being-kind ->
    [none] {""}
   *[word] {" "}other than { WORDS($not-being, 2) }
}
counted-yours = { counted-cards }
count-abandoned = for each card abandoned
count-returned = for each card returned
count-discarded = for each card discarded
count-spent = for each token paid
count-rival = for each other player who has less { WORDS($with-less, 2, of: "good") } than you

## Players

who-all = each player
who-others = each other player
who-unable = each player who can’t give that much
who-given = each player given a { WORDS($what, 1) }

## The same in a few words, for rows of icons; goods, cards and effects follow as parts of their own

short-n = { $n-kind ->
    [upto] up to { $n }
    [any] any
    [all] all
   *[exact] { $n }
}
short-which = { $what ->
    [this] this card
    [it] it
   *[region] { short-n }{ short-what }
}
short-what = { $what-kind ->
    [card] {""}
    [none] {""}
   *[word] {" "}{ $what ->
        [this] this card
        [it] it
       *[region] { WORDS($what, 2) }
    }
}
short-from = { $from ->
    [none] {""}
    [here] {" "}from here
    [region-garrison] {" "}from under regions
   *[hand] {" "}from { WORDS($from, 1, of: "place") }
}
short-verb-spend = pay { short-n }
short-verb-steal = steal { short-n } from { $from ->
    [empires] empires
    [region-holders] who has regions
   *[others] each other
}:
short-verb-double = double:
short-verb-place-on-market = { short-n } onto the market:
short-verb-place-here = { short-n } onto this card:
short-verb-return-exhaust = { short-n } exhaust token back
short-verb-draw = draw { short-n }{ $how ->
    [if-able] {" "}if able
   *[none] {""}
}
short-verb-discard = discard { short-which }
short-verb-discard-mask = discard { short-n } masks
short-verb-discard-fewer = { $n } mask fewer
short-verb-substitute = in place of masks:
short-verb-topdeck = { short-which }{ short-from } onto the deck
short-verb-to-hand = { short-which }{ short-from } to hand
short-verb-history = { short-which }{ short-from } into history
short-verb-garrison = garrison { short-which }
short-verb-resolve-host = that region’s effect
short-verb-abandon = abandon { short-which }{ short-from }
short-verb-recall = recall { short-which }{ short-from }
short-verb-sink = sink { short-which }{ short-from }
short-verb-give = { short-n } card to each other
short-verb-find = find{ short-what }
short-verb-look = look at { $n } { $at ->
    [fame-deck] fame
   *[nation-deck] nation
} { $n ->
    [one] card
   *[other] cards
}{ $take ->
    [none] {""}
   *[other] {", "}take { $take }
}
short-verb-look-more = look at { $n } more
short-verb-reveal = { $what ->
    [main-deck] reveal the top card
   *[other] reveal all your cards
}
short-verb-shuffle-deck = shuffle your deck
short-verb-shuffle-nation = shuffle the nation deck
short-verb-move = { WORDS($what) } { $to ->
    [hand] to hand
    [nation-bottom] to the bottom
   *[discard] to the discard pile
}
short-verb-swap = { $one ->
    [hand] swap hand and nation deck
   *[market] swap market and exile pile
}
short-verb-treat = 1 { WORDS($icon, 1, case: "icon") } = { $by } production
short-verb-take-unrest = take { short-n } unrest
short-verb-return-unrest = return { $what ->
    [this] this card
   *[none] { short-n } unrest{ short-from }
}
short-verb-take-fame = { short-n } fame card
short-verb-acquire = acquire { short-which }{ short-from }{ $bearing ->
    [none] {""}
   *[mat] {" "}with:
}
short-verb-breakthrough = break through { short-which }
short-verb-exile = exile { short-which }{ short-from }
short-verb-declare-suit = name a suit
short-verb-free-play = play for free{ short-what }
short-verb-play-card = play { short-which }{ short-from }
short-verb-use-exhaust = another’s exhaust ability
short-verb-ignore-empire-icon = next card as an empire
short-verb-develop = develop { short-n }{ $how ->
    [free] {" "}for free
   *[none] {""}
}
short-verb-be-spared = spared
short-verb-avoid-attack = no attack on you
short-verb-trigger-end = end of the game
short-verb-turn-king = turn over
short-verb-journey-on = journey goes on
short-verb-become-empire = empire
short-verb-put-into-play = into play
short-verb-free = free play
short-verb-unplayable = can’t be played
short-verb-never-garrisoned = no garrison
short-verb-never-leaves = stays in play
short-verb-counts-as = { $n } regions
short-verb-last-quest = last of the quests
short-verb-end-return = return up to { $n } unrest at the end
short-verb-hand-size = +{ $n } hand
short-verb-loses-icon = as an empire, too:{ $what-kind ->
    [card] {""}
   *[word] { short-what }
}
short-verb-acquires-exiled = acquire{ short-what } from exile
short-verb-plays-free = free{ short-what }
short-verb-cheaper-unrest = unrest −{ $n }
short-verb-cheaper-development = develop −{ short-n }
short-verb-market-token = clean-up: { short-n } onto the market:
short-verb-instead-of = instead:
short-verb-no-history = no history
short-verb-sunken-pile = sunken pile
short-verb-quest-place = active quest
short-verb-exhausts = { $n } exhaust tokens
short-verb-begins-as-empire = empire from the start
short-when-play = play{ short-what }{ short-from }
short-when-attacked = attacked{ $on ->
    [any-turn] , any turn
   *[none] {""}
}
short-when-return-unrest = return unrest
short-when-take-unrest = take unrest
short-when-acquire = acquire{ short-what }{ short-from }
short-when-breakthrough = break through{ short-what }
short-when-gain-from = { WORDS($icon, 1, case: "icon") } brings
short-when-gain-tokens = from the market:
short-when-look-fame = look at fame
short-when-pay = pay:
short-when-sink = sink
short-when-leaves-play = leaves play:
short-when-deck-empty = deck empty
short-when-must-discard-mask = masks to discard
short-if-empire = { $negated ->
    [yes] not empire
   *[no] empire
}
short-if-barbarian = { $negated ->
    [yes] not barbarian
   *[no] barbarian
}
short-if-in-play = in play:
short-if-in-history = in history:
short-if-at-least = { $n }+{ short-what }
short-if-owns = { $n }+
short-if-has = { $negated ->
    [yes] is no{ short-has }
   *[no] is{ short-has }
}
short-has = {" "}{ $what ->
    [declared-suit] named suit
   *[region] { WORDS($what) }
}
short-if-active-quest = { $negated ->
    [yes] no active quest
   *[no] active quest
}
short-if-attacker-gives = { $negated ->
    [yes] attacker doesn’t give
   *[no] attacker gives
}
short-if-lies-in = { lies-where }
short-count-card = { short-counted }{ $in ->
    [play] {" "}in play
    [history] {" "}in history
    [here] {" "}here
    [exile-pile] {" "}exiled
    [others] {" "}of others
    [garrison] {" "}garrisoned
   *[anywhere] {""}
}
short-counted = { $what-kind ->
    [none] card
    [card] {""}
   *[word] { WORDS($what, 1, case: "icon") }
}
short-count-abandoned = abandoned
short-count-returned = returned
short-count-discarded = discarded
short-count-spent = paid
short-count-rival = player with less
short-who-all = each
short-who-others = each other
short-who-unable = who can’t
short-who-given = who got a mask

## Sentences around generated texts: $effect is a text that ends with a full stop, $condition a clause

card-requires = Can be played only if { $condition }.
card-cost = To play it, { $cost }.
card-exhaust = Exhaust: { $effect }
card-solstice = Solstice: { $effect }
card-passive = Passive: { $effect }
card-reached = When it comes off your nation deck: { $effect }
card-enters = When it comes into play: { $effect }
card-resolve = When you should get or look at a fame card and no other is left: { $effect }
card-vp = { $n ->
    [one] Worth 1 victory point.
   *[other] Worth { $n } victory points.
}
card-most = { $points }, at most 10.
card-besides = On top of that: { $effect }
card-nothing = It does nothing by itself.
# What the cards called Long Walls are called together; other cards speak of them.
called-long-walls = Long Walls

## Names of things

nation-name = { $nation ->
    [carthaginians] Carthaginians
    [celts] Celts
    [greeks] Greeks
    [macedonians] Macedonians
    [persians] Persians
    [romans] Romans
    [scythians] Scythians
    [vikings] Vikings
    [arthurians] Arthurians
    [atlanteans] Atlanteans
    [egyptians] Egyptians
    [mauryans] Mauryans
    [minoans] Minoans
    [olmecs] Olmecs
    [qin] Qin
   *[utopians] Utopians
}
hint-nation = { $nation ->
    [carthaginians] Trade: they put material on the market and get it back with the cards.
    [celts] Uncivilised cards, raids, and unrest for the others.
    [greeks] Cities, technology, and a big deck.
    [macedonians] Regions, played again from the discard pile.
    [persians] Tributaries, and gold that spreads unrest.
    [romans] Regions, population and fame.
    [scythians] Regions that come and go, and protection from attacks.
    [vikings] Never an empire, no history, a long nation deck.
    [arthurians] Never an empire; knights and quests.
    [atlanteans] An empire from the start that sinks piece by piece.
    [egyptians] Many developments along the Nile.
    [mauryans] Elephants first, peace later.
    [minoans] Progress: it pays for their developments and counts at the end.
    [olmecs] Masks: they draw cards, pay for abilities, and are worth points in history.
    [qin] Rulers under the Mandate of Heaven, and long walls.
   *[utopians] No conquest: a journey to Shangri-la.
}
state-name = { $state ->
    [empire] Empire
   *[barbarian] Barbarian
}
suit-name = { $suit ->
    [uncivilised] uncivilised
    [civilised] civilised
    [region] region
    [tributary] tributary
    [fame] fame
    [unrest] unrest
   *[power] power
}
type-name = { $type ->
    [city] city
    [metropolis] metropolis
    [knight] knight
    [mask] mask
   *[scroll] scroll
}
icon-name = { $icon ->
    [production] production
    [fertile] fertile
   *[river] river
}
good-name = { $good ->
    [mat] material
    [pop] population
    [prg] progress
    [exhaust] exhaust token
   *[action] action
}
good-acc = { good-name }
good-amount = { $n } { $good ->
    [action] { $n ->
        [one] action
       *[other] actions
    }
    [exhaust] { $n ->
        [one] exhaust token
       *[other] exhaust tokens
    }
   *[mat] { good-name }
}
zone-name = { $zone ->
    [hand] hand
    [discard] discard pile
    [deck] draw deck
    [play] play area
    [history] history
    [garrison] garrison
    [nation-deck] nation deck
    [quest-area] quest area
    [development] development area
    [sunken] sunken pile
    [market] market
    [exile-pile] exile pile
    [unrest-pile] unrest pile
    [fame-deck] fame deck
    [region-deck] region deck
    [uncivilised-deck] uncivilised deck
    [civilised-deck] civilised deck
   *[main-deck] main deck
}
phase-nations = Choosing nations
phase-turn = Turn
phase-cleanup = Clean-up
phase-solstice = Solstice
phase-over = Scoring

## Questions. $n: how many are still to be chosen; $name: the card that asks

ask-nation = Which nation do you lead?
ask-side = Which side of your power card do you play with?
ask-turn = What do you do?
ask-activate = Play a card, use an exhaust ability, or end your turn?
ask-market-token = Clean-up: which market card gets { good-amount }?
ask-cleanup = Clean-up: which cards do you discard?
ask-reshuffle = Your draw deck is empty. Do you develop a card?
ask-solstice = Solstice: which card comes next?
ask-may = { $name }: do you want to do this?
ask-choose = { $name }: what do you choose?
ask-react = Which of your cards acts?
ask-attacked = { $name } attacks you. Do you use one of your cards against it?
ask-pay = { $name }: how do you pay?
ask-spend = { $name }: how much progress do you pay?
ask-attacker = { $name } protects { $other }. Do you give 1 progress to attack all the same?
ask-discard = { $n ->
    [1] { $name }: which card do you discard?
    [2] { $name }: which cards do you discard? (2 to go)
    [3] { $name }: which cards do you discard? (3 to go)
   *[other] { $name }: which cards do you discard?
}
ask-discard-mask = { $n ->
    [1] { $name }: which mask do you discard?
    [2] { $name }: which masks do you discard? (2 to go)
    [3] { $name }: which masks do you discard? (3 to go)
   *[other] { $name }: which masks do you discard?
}
ask-draw = { $name }: how many cards do you draw?
ask-topdeck = { $name }: which card goes on top of your draw deck?
ask-to-hand = { $name }: which card do you take into your hand?
ask-history = { $name }: which card goes into your history?
ask-garrison = { $name }: which card do you garrison?
ask-host = { $name }: under which region is it garrisoned?
ask-abandon = { $n ->
    [1] { $name }: which card do you abandon?
    [2] { $name }: which cards do you abandon? (2 to go)
    [3] { $name }: which cards do you abandon? (3 to go)
   *[other] { $name }: which cards do you abandon?
}
ask-recall = { $name }: which card do you recall?
ask-sink = { $name }: which card do you sink?
ask-give = { $name }: which card do you give to { $other }?
ask-find = { $name }: which card do you take?
ask-look = { $name }: which card do you take?
ask-put-back = Which card goes back first? It lies lowest.
ask-swap = { $name }: which card do you swap?
ask-swap-for = { $name }: which card takes its place?
ask-treat = { $name }: which card’s icon counts as production?
ask-return-unrest = { $name }: which unrest do you return?
ask-revolt = Do you return another unrest?
ask-acquire = { $name }: which card do you acquire?
ask-breakthrough = Break through for which card, or which suit?
ask-declare-suit = { $name }: which suit do you name?
ask-exile = { $name }: which card do you exile?
ask-free-play = { $name }: which card do you play for free?
ask-play-card = { $name }: which card do you play?
ask-use-exhaust = { $name }: whose exhaust ability do you use?
ask-return-exhaust = { $name }: which card gives back its exhaust token?
ask-develop = { $name }: which card do you develop?
ask-place-on-market = { $name }: which market card gets the token?

## Buttons

act-nation = { nation-name }
act-side = Side { $side ->
    [a] A
   *[b] B
}
act-innovate = Innovate
act-revolt = Revolt
act-end-turn = End my turn
act-play = Play { $name }
act-play-free = Play { $name } for free
act-exhaust = Use { $name }
act-solstice = { $name }
act-develop = Develop { $name }
act-choose = { $name }
act-choose-discard = { $name } (discard pile)
act-market = { $name }
act-deck = { $zone ->
    [region-deck] Top card of the region deck
    [uncivilised-deck] Top card of the uncivilised deck
    [civilised-deck] Top card of the civilised deck
   *[main-deck] Search the main deck for { $suit ->
        [uncivilised] an uncivilised card
        [civilised] a civilised card
        [region] a region card
        [tributary] a tributary card
       *[variable-vp] a card with variable points
    }
}
act-suit = { $suit ->
    [uncivilised] Uncivilised
    [civilised] Civilised
    [region] Region
   *[tributary] Tributary
}
act-option = { $effect }
act-option-number = Option { $n }
act-pay = { $rest ->
    [0] { $n } progress
   *[other] { $rest } { good-name } and { $n } progress
}
act-pay-plain = { $n } { good-name }
act-pay-both = { $mat ->
    [0] {""}
   *[other] { $mat } material{ $pop ->
        [0] { $prg ->
            [0] {""}
           *[other] {" + "}
        }
       *[other] {" + "}
    }
}{ $pop ->
    [0] {""}
   *[other] { $pop } population{ $prg ->
        [0] {""}
       *[other] {" + "}
    }
}{ $prg ->
    [0] {""}
   *[other] { $prg } progress
}
act-amount = { $n }
act-yes = Yes
act-no = No
act-done = Done
act-none = None

## Log

drawn-card = { $n ->
    [one] card
   *[other] cards
}
drawn-unrest = unrest
log-round = Round { $n } begins.
log-first = { $player } { YOU($player, "are", "is") } the first player.
log-nation = { $player } { YOU($player, "lead", "leads") } the { nation-name }.
log-turn = It’s { YOU($player, "your", "%’s") } turn.
log-play = { $player } played { $name }.
log-play-free = { $player } played { $name } for free.
log-exhaust = { $player } used { $name }.
log-solstice = Solstice.
log-solstice-card = { $player } used { $name } at the solstice.
log-innovate = { $player } innovated.
log-revolt = { $player } revolted.
log-gain = { $player } gained { SUM($goods) }.
log-pay = { $player } paid { SUM($goods) }.
log-steal = { $player } took { SUM($goods) } from { YOU($other, "you", "%") }.
log-draw = { $player } drew { SUM($cards, of: "drawn") }.
log-saw = { $player } got { $name }.
log-discard = { $player } discarded { $name }.
log-discard-itself = { $player } discarded the played card.
log-topdeck = { $player } put { $name } on top of the draw deck.
log-topdeck-itself = { $player } put the played card on top of the draw deck.
log-topdeck-hidden = { $player } put a card on top of the draw deck.
log-to-hand = { $player } took { $name } into hand.
log-to-hand-itself = { $player } took the played card back into hand.
log-to-hand-hidden = { $player } took a card into hand.
log-history = { $player } put { $name } into history.
log-history-itself = { $player } put the played card into history.
log-history-hidden = { $player } put a card into history.
log-garrison = { $player } garrisoned { $name } under { $host }.
log-garrison-itself = { $player } garrisoned { $name } under it.
log-abandon = { $player } abandoned { $name }.
log-recall = { $player } recalled { $name }.
log-sink = { $player } sank { $name }.
log-give = { $player } gave a card to { YOU($other, "you", "%") }.
log-give-own = { $player } gave { $name } to { YOU($other, "you", "%") }.
log-acquire = { $player } acquired { $name }.
log-breakthrough = { $player } broke through for { $suit ->
    [uncivilised] an uncivilised card
    [civilised] a civilised card
    [region] a region
    [tributary] a tributary
   *[variable-vp] a card with variable points
}.
log-took-market = { $player } took { $name } from the market.
log-took-deck = { $player } took the top card of the { zone-name }.
log-saw-deck = { $player } got { $name }.
log-revealed = Revealed: { $name }.
log-found-none = No such card was left: 2 progress instead.
log-exile = { $player } exiled { $name }.
log-exile-itself = { $player } exiled the played card.
log-refill = { $name } came into the market.
log-swap = { $player } swapped { $name } for { $host }.
log-swap-hidden = { $player } swapped a card with the nation deck.
log-take-unrest = { $player } took { SUM($cards, of: "drawn") }.
log-return-unrest = { $player } returned { SUM($cards, of: "drawn") }.
log-find = { $player } found { $name }.
log-find-none = { $player } found nothing.
log-look = { $player } looked at { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the { zone-name }.
log-saw-look = { $player } saw { $name }.
log-take-fame = { $player } took a fame card.
log-saw-fame = { $player } got { $name }.
log-king = { $player } resolved King of Kings.
log-king-turned = King of Kings was turned over.
log-develop = { $player } developed { $name }.
log-nation-card = { $player } added { $name } from the nation deck to the discard pile.
log-reshuffle = { $player } reshuffled.
log-shuffle = { $player } shuffled the { zone-name }.
log-empire = { $player } became an empire.
log-market-token = { $player } put { SUM($goods) } on { $name }.
log-token-here = { $player } put { SUM($goods) } on { $name }.
log-return-exhaust = { $player } got an exhaust token back from { $name }.
log-declare = { $player } named a suit: { suit-name }.
log-treat = { $player } { YOU($player, "count", "counts") } an icon of { $name } as production this turn.
log-borrow = { $player } used { YOU($other, "your", "%’s") } card { $name }.
log-attack-avoided = The attack doesn’t affect { YOU($player, "you", "%") }.
log-attacker-pays = { $player } gave 1 progress to { YOU($other, "you", "%") } to attack all the same.
log-journey = { $player } went on: { $name }.
log-enters = { $name } came into play.
log-end = Scoring was triggered: after this round there is one more.
log-last-round = This is the last round.
log-collapse = Collapse!
log-end-return = { $player } returned { $n } unrest before the winner was found.
log-collapse-win = { $player } { YOU($player, "win", "wins") } with { $n } unrest.
log-shared-win = { $player } { YOU($player, "share", "shares") } the win with { $n ->
    [one] 1 point
   *[other] { $n } points
}.

## Why something can't be done

why-nation-taken = Somebody else leads the { nation-name }.
why-box = The { nation-name } aren’t in this box.
why-no-card = This card isn’t in your hand.
why-no-action = You have no action token left.
why-played-free = You have played this card for free in this turn.
why-state = { $state ->
    [empire] Only an empire can play this card.
   *[barbarian] Only barbarians can play this card.
}
why-requires = This card can be played only if something else is so; see its text.
why-cost = You can’t pay what this card costs, or it would do nothing now.
why-unplayable = This card can’t be played.
why-not-in-play = This card isn’t in your play area.
why-no-exhaust = You have no exhaust token left.
why-exhausted = There is an exhaust token on this card.
why-no-ability = This card has no exhaust ability.
why-waits = This ability waits for something; it can’t be used now.
why-cannot-pay = You can’t pay for this.
why-tokens = There are tokens on this card, so it can’t be exiled.
why-not-fitting = The effect asks for other cards.
why-activated = You have begun to activate in this turn.
why-no-unrest = You have no unrest in your hand.
why-no-development = You can’t pay the development cost of this card.
why-garrison = This card can’t be garrisoned.

## Parts of the score

part-progress = Progress
part-power = Power card
part-play = Cards in play
part-garrison = Garrisoned cards
part-history = History
part-sunken = Sunken pile
part-deck = Hand, deck, discard pile
part-unrest = Unrest

## Options

option-box = Box
option-box-help = Which common cards and nations are used.
option-box-classics = Classics
option-box-classics-help = Carthaginians, Celts, Greeks, Macedonians, Persians, Romans, Scythians, Vikings.
option-box-legends = Legends
option-box-legends-help = Arthurians, Atlanteans, Egyptians, Mauryans, Minoans, Olmecs, Qin, Utopians.
option-box-both = Both
option-box-both-help = All sixteen nations; the common cards come from one of the boxes at random.
option-nations = Nations
option-nations-help = How everyone gets a nation.
option-nations-choose = Chosen
option-nations-choose-help = Everyone chooses in turn.
option-nations-random = Random
option-nations-random-help = Everyone gets one at random.

## Labels around the table

label-market = Market
label-exile = Exile pile
label-fame = Fame deck
label-main = Main deck
label-hand = Your hand
label-play = In play
label-history = History
label-sunken = Sunken pile
label-development = Development area
label-quests = Quest area
label-nation-deck = Nation deck
label-deck = Draw deck
label-discard = Discard pile
label-round = Round { $n }
label-first-player = first player
label-looked = You are looking at
label-known = You know
label-none = none
label-pinned = pinned
label-attack = attack
label-last-round = last round

## The table in the terminal

table-status = { $phase } · unrest pile { $unrest } · fame deck { $fame } · main deck { $main }
table-decks = region deck { $region } · uncivilised deck { $uncivilised } · civilised deck { $civilised } · exile pile { $exile }
table-goods = material { $mat } · population { $pop } · progress { $prg } · actions { $action } · exhaust tokens { $exhaust }
table-cards = hand { $hand } · draw deck { $deck } · discard pile { $discard } · nation deck { $nation } · history { $history }
table-slot-unrest = unrest under it
table-token = { $n } { good-name }
table-exhausted = exhausted
table-holds = under it: { $names }
table-vp = { $n } VP now

## What a choice means or would cost now

hint-side = { $text }
hint-innovate = Discard your hand, then break through for a card. That is your whole turn.
hint-revolt = Return as many unrest cards from your hand as you like. That is your whole turn.
hint-dig = If there is none in it, you get 2 progress instead.

hint-develop = cost: { $mat ->
    [0] {""}
   *[other] { $mat } material{ $pop ->
        [0] { $prg ->
            [0] {""}
           *[other] {" + "}
        }
       *[other] {" + "}
    }
}{ $pop ->
    [0] {""}
   *[other] { $pop } population{ $prg ->
        [0] {""}
       *[other] {" + "}
    }
}{ $prg ->
    [0] {""}
   *[other] { $prg } progress
}

## Signs: the name of every sign, and what there is to know of it in a line

legend-mat = material token
legend-pop = population token
legend-prg = progress token: stands in for either other one, 1 point at the end
legend-action = action: playing a card
legend-exhaust = exhaust token: for the ability of a card
legend-unrest = unrest: −2 points at the end
legend-region = region
legend-uncivilised = uncivilised card
legend-civilised = civilised card
legend-tributary = tributary
legend-fame = fame card
legend-production = production, a region icon
legend-fertile = fertile land, a region icon
legend-river = river, a region icon
legend-city = city
legend-metropolis = metropolis
legend-knight = knight
legend-mask = mask
legend-scroll = scroll

## The first game, step by step

first-goal = Your hand is what you live on
first-goal-text = You lead the Romans and begin as barbarians. You play cards and acquire new ones, and your deck grows. At the end every card of yours is worth something; whoever has the most points wins.
first-region = Play a region
first-region-text = You have three actions in a turn; playing a card takes one. { $card } is pinned: it stays in front of you, and gives a population token.
first-garrison = Garrison the unrest
first-garrison-text = You may put a card from your hand under the region. Unrest is only in the way, and costs points at the end. Put it here, and you will not draw it again.
first-conquer = Conquer
first-conquer-text = { $card } acquires a region from the market for population. Choose the cheaper way, and pay with population.
first-acquire = Choose from the market
first-acquire-text = There are five cards for all of you. Under some of them lies unrest, which you have to take as well. { $card } has nothing under it: a good choice, and it goes to your hand.
first-history = A great deed
first-history-text = { $card } brings a new card as well: that is a breakthrough. Then it goes to your history: there it is no longer in the way, but its points stay.
first-break-through = Break through: without the unrest
first-break-through-text = When you break through you take only the card; the unrest under it stays there. Choose the city: it will be useful for long.
first-end-turn = Your three actions are used
first-end-turn-text = End your turn. Then comes the clean-up, and you draw until you have five cards again.
first-token = Progress for the market
first-token-text = At the end of your turn you put a progress token on a card of the market. Who acquires the card gets the token, and it is worth a point at the end. Put it on what you want next.
first-cleanup = What do you keep?
first-cleanup-text = You may discard what is left in your hand, or keep it. These are good cards: discard none. When your draw deck runs out, a new card comes in from your nation deck.
first-city = Your second turn
first-city-text = { $card } is pinned, worth a point, and can help at the solstice. There is a solstice at the end of every round.
first-points = From here on you play
first-points-text = When your nation deck has run out you become an empire and can buy developments. The game mostly ends when the main deck runs out or somebody has developed the last of their developments; if the unrest pile runs out, everything collapses. Your cards bring the points, and progress tokens too.

## What hints and the review compare

have-mat = { good-mat }
have-pop = { good-pop }
have-unrest = { good-unrest }
have-card = { $n ->
    [one] new card
   *[other] new cards
}
have-hand = { $n ->
    [one] card in hand
   *[other] cards in hand
}
have-in-play = { $n ->
    [one] card in play
   *[other] cards in play
}

# Parts of the game one can do without, when its balance is measured
balance-innovating = Innovating
balance-revolting = Revolts
balance-developing = Developing
