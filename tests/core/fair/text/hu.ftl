## Goods

good-coin = { $case ->
    [acc] érmét
    [your] érméd
    [your-acc] érmédet
   *[nom] érme
}
good-wool = { $case ->
    [acc] gyapjút
    [your] gyapjad
    [your-acc] gyapjadat
   *[nom] gyapjú
}
good-vp = { $case ->
    [acc] pontot
   *[nom] pont
}

## What cards are and where they lie

word-animal = állat
word-cloth = szövet
word-folk = vásári népség
word-house = épület
word-stall = a standodon
word-hand = a kezedben
word-discard = a dobópakliban
word-this = ez a kártya
word-it = az a kártya

## What is counted, asked and waited for, and who does it

count-card = minden { WORDS($what) }kártya után { WORDS($in) }
count-discarded = minden eldobott kártya után
count-given = minden átadott gyapjú után
count-paid-coin = { $n ->
    [one] minden kifizetett érme után
   *[other] minden { $n } kifizetett érme után
}
if-at-least = { $negated ->
    [yes] kevesebb mint { $n } { WORDS($what) }kártyád van { WORDS($in) }
   *[no] legalább { $n } { WORDS($what) }kártyád van { WORDS($in) }
}
if-poor = { $negated ->
    [yes] van érméd
   *[no] nincs érméd
}
if-robber-pays = { $negated ->
    [yes] az útonálló nem fizet neked 1 { WORDS($what, 1, of: "good", case: "acc") }
   *[no] az útonálló fizet neked 1 { WORDS($what, 1, of: "good", case: "acc") }
}
who-all = minden játékos
who-others = minden más játékos
who-unable = aki nem tudott
when-threatened = amikor megfenyegetnek,
when-tithe = amikor tizedet fizetsz,
when-play = amikor kijátszol egy { WORDS($what) }kártyát,

## Verbs

verb-keep = a forduló végén megmarad: { WORDS($what, 2, of: "good") }
verb-pay-any = { $mood ->
    [may] fizethetsz
   *[do] fizess
} akárhány érmét
verb-give = { $mood ->
    [they] ad
    [they-may] adhat
    [may] adhatsz
   *[do] adj
} neked 1 gyapjút
verb-tithe = { $mood ->
    [they] fizet
    [they-may] fizethet
    [may] fizethetsz
   *[do] fizess
} { $n } érme tizedet
verb-threaten = fenyegesd meg a többieket
verb-avoid = ez rád nem vonatkozik
verb-draw = { $mood ->
    [they] húz
    [they-may] húzhat
    [may] húzhatsz
   *[do] húzz
} { $n-text } kártyát
verb-discard = { $mood ->
    [they] eldob
    [they-may] eldobhat
    [may] eldobhatsz
   *[do] dobj el
} { $n-text } { $among-kind ->
    [none] { "" }
   *[word] most húzott{ " " }
}{ $what-kind ->
    [none] { "" }
   *[word] { WORDS($what) }
}kártyát{ $not-being-kind ->
    [none] { "" }
   *[word] , amely nem { WORDS($not-being) }
}
verb-recall = { $mood ->
    [may] visszaveheted
   *[do] vedd vissza
} a kezedbe: { WORDS($what) }
verb-take = { $mood ->
    [may] elvehetsz
   *[do] vegyél el
} { $n-text } { WORDS($what) }kártyát, amely { WORDS($from) } van
verb-topdeck = tedd a húzópakli tetejére: { WORDS($what) }
verb-sink = { $mood ->
    [may] tehetsz
   *[do] tegyél
} a húzópakli aljára { $n-text } kártyát, amely { WORDS($from) } van
verb-find = { $mood ->
    [may] megkeresheted
   *[do] keresd meg
} a húzópakliban: { WORDS($what) }
verb-play-free = { $mood ->
    [may] ingyen kijátszhatod
   *[do] játszd ki ingyen
}: { WORDS($what) }

## Prompts

ask-act = Játssz ki vagy használj egy kártyát, vagy fejezd be a körödet!
ask-pass = Válassz egy kártyát, amelyet balra továbbadsz!
ask-discard = Dobj el még { $n } kártyát!
ask-recall = Melyik kártyát veszed vissza?
ask-take = Melyik kártyát veszed el?
ask-topdeck = Melyik kártya kerüljön a húzópakli tetejére?
ask-sink = Melyik kártya kerüljön a húzópakli aljára?
ask-play-free = Melyik kártyát játszod ki ingyen?
ask-pay-any = Fizetsz még egy érmét?
ask-robber-pays = Fizetsz, hogy az éjjeliőr félrenézzen?

## Actions

label-done = Kész
label-yes = Igen
label-sell = Adj el 1 gyapjút
label-pays = Fizetek
label-option-0 = Lehetőség 1
label-option-1 = Lehetőség 2
label-option-2 = Lehetőség 3
label-option-3 = Lehetőség 4
label-pick = { $name }

part-points = Pontok
part-cards = Kártyák

log-played = { $player } kijátssza: { $name }.
log-discarded = { $player } eldobja: { $name }.
log-drawn = { $player } kártyát húz: { $name }.
log-sold = { $player } elad 1 gyapjút.
