## Goods

good-coin = { $n ->
    [one] coin
   *[other] coins
}
good-wool = wool
good-vp = { $n ->
    [one] point
   *[other] points
}

## What cards are and where they lie

word-animal = animal
word-cloth = cloth
word-folk = folk
word-house = house
word-stall = at your stall
word-hand = in your hand
word-discard = in the discard pile
word-this = this card
word-it = that card

## What is counted, asked and waited for, and who does it

count-card = for each { WORDS($what) } card { WORDS($in) }
count-discarded = for each card discarded
count-given = for each wool given
count-paid-coin = { $n ->
    [one] for each coin paid
   *[other] for every { $n } coins paid
}
if-at-least = { $negated ->
    [yes] you have fewer than { $n } { WORDS($what) } cards { WORDS($in) }
   *[no] you have at least { $n } { WORDS($what) } cards { WORDS($in) }
}
if-poor = { $negated ->
    [yes] you have a coin
   *[no] you have no coin
}
if-robber-pays = { $negated ->
    [yes] the robber does not pay you 1 { WORDS($what, 1, of: "good") }
   *[no] the robber pays you 1 { WORDS($what, 1, of: "good") }
}
who-all = each player
who-others = each other player
who-unable = whoever could not
when-threatened = when you are threatened,
when-tithe = when you pay the tithe,
when-play = when you play { AN(WORDS($what)) } card,

## Verbs

verb-keep = you keep your { WORDS($what, 2, of: "good") } at the end of a round
verb-pay-any = pay any number of coins
verb-give = { $mood ->
    [they] gives
   *[do] give
} you 1 wool
verb-tithe = { $mood ->
    [they] pays
   *[do] pay
} a tithe of { $n } coins
verb-threaten = threaten the others
verb-avoid = this does not touch you
verb-draw = { $mood ->
    [they] draws
   *[do] draw
} { $n-text } { $n ->
    [one] card
   *[other] cards
}
verb-discard = { $mood ->
    [they] discards
   *[do] discard
} { $n-text } { $what-kind ->
    [none] { "" }
   *[word] { WORDS($what) }{ " " }
}{ $n ->
    [one] card
   *[other] cards
}{ $not-being-kind ->
    [none] { "" }
   *[word] { " " }that { $n ->
        [one] is
       *[other] are
    } not { WORDS($not-being) }
}{ $among-kind ->
    [none] { "" }
   *[word] { " " }just drawn
}
verb-recall = take { WORDS($what) } back into your hand
verb-take = take { $n-text } { WORDS($what) } card { WORDS($from) }
verb-topdeck = put { WORDS($what) } on top of the deck
verb-sink = put { $n-text } card { WORDS($from) } under the deck
verb-find = search the deck for { WORDS($what) }
verb-play-free = play { WORDS($what) } for free

## Prompts

ask-act = Play a card, use one, or end your turn.
ask-pass = Choose a card to pass to the left.
ask-discard = Discard { $n } more.
ask-recall = Take which card back?
ask-take = Take which card?
ask-topdeck = Which card goes on top of the deck?
ask-sink = Which card goes under the deck?
ask-play-free = Play which card for free?
ask-pay-any = Pay another coin?
ask-robber-pays = Pay, so that the watchman looks away?

## Actions

label-done = Done
label-yes = Yes
label-sell = Sell 1 wool
label-pays = Pay
label-option-0 = Option 1
label-option-1 = Option 2
label-option-2 = Option 3
label-option-3 = Option 4
label-pick = { $name }

part-points = Points
part-cards = Cards

log-played = { $player } plays { $name }.
log-discarded = { $player } discards { $name }.
log-drawn = { $player } draws { $name }.
log-sold = { $player } sells 1 wool.
