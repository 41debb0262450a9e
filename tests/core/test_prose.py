"""Generated card text in both languages, with small texts in the style of three games."""

# ruff: noqa: E501
# Tables are easier to compare with each row on one line.

from __future__ import annotations

import pytest

from asztal.core.notation import parse, phrase, prose
from asztal.core.notation.prose import Mood
from asztal.core.text import Speaker, TextError, shared_words
from core.notation_samples import GINKGOPOLIS, IMPERIUM, SETTLERS

GINKGOPOLIS_EN = """
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
when-exploit = each time you exploit,
when-urbanise = each time you urbanise,
when-construct = each time you build a floor,
count-resource = for each of your resources on { $on } buildings
count-building = for each of your buildings with { $height-high ->
    [0] { $height-low } or more floors
   *[other] at most { $height-high } floors
}
count-card = { $with-kind ->
    [none] for each of your { $of } cards
   *[word] for each of your cards with { $with ->
        [exploit] an exploit
        [urbanise] an urbanise
       *[construct] a floor
    } bonus (characters count too)
}
"""
GINKGOPOLIS_HU = """
good-resource = { $case ->
    [acc] erőforrást
   *[nom] erőforrás
}
good-tile = { $case ->
    [acc] épületlapkát
   *[nom] épületlapka
}
good-sp = { $case ->
    [acc] sikerpontot
   *[nom] sikerpont
}
word-red = piros
word-blue = kék
word-yellow = sárga
when-exploit = hasznosításkor:
when-urbanise = bővítéskor:
when-construct = szintépítéskor:
count-resource = minden erőforrásod után, amely { WORDS($on) } épületen van
count-building = minden { $height-high ->
    [0] legalább háromszintes
   *[other] legfeljebb kétszintes
} épületed után
count-card = { $with-kind ->
    [none] minden { WORDS($of) } kártyád után
   *[word] minden { $with ->
        [exploit] hasznosítási
        [urbanise] bővítési
       *[construct] szintépítési
    } bónuszt adó kártyád után (a karakterkártyák is számítanak)
}
"""

SETTLERS_EN = """
good-worker = { $n ->
    [one] worker
   *[other] workers
}
good-wood = wood
good-stone = stone
good-food = food
good-gold = gold
good-card = { $n ->
    [one] card
   *[other] cards
}
good-vp = { $n ->
    [one] victory point
   *[other] victory points
}
pay-goods = { $mood ->
    [they] pays { $goods }
   *[do] pay { $goods }
}
when-build = each time you build a { $what } location (this one too),
when-raze = each time you raze,
count-location = for each { $colour } location in your empire (itself included)
if-under = at least { $n-low } cards lie under it
verb-discard = { $mood ->
    [they] discards
   *[do] discard
} { $n-text } { $what } from { $mood ->
    [they] their
   *[do] your
} hand
who-opponent = one opponent of your choice
verb-build = at once build 1 { $what } location from your hand
"""
SETTLERS_HU = """
good-worker = { $case ->
    [acc] munkást
   *[nom] munkás
}
good-wood = { $case ->
    [acc] fát
   *[nom] fa
}
good-stone = { $case ->
    [acc] követ
    [for] kőért
   *[nom] kő
}
good-food = { $case ->
    [acc] ételt
   *[nom] étel
}
good-gold = { $case ->
    [acc] aranyat
    [your] aranyad
    [your-acc] aranyadat
   *[nom] arany
}
good-card = { $case ->
    [acc] kártyát
   *[nom] kártya
}
good-vp = { $case ->
    [acc] győzelmi pontot
    [for] győzelmi pontért
   *[nom] győzelmi pont
}
pay-goods = { $definite ->
    [yes] { $mood ->
        [may] elköltheted { $goods }
        [they] elkölti { $goods }
        [they-may] elköltheti { $goods }
       *[do] költsd el { $goods }
    }
   *[no] { $mood ->
        [may] elkölthetsz { $goods }
        [they] elkölt { $goods }
        [they-may] elkölthet { $goods }
       *[do] költs el { $goods }
    }
}
word-grey = szürke
word-red = piros
word-faction = birodalmi
when-build = valahányszor felépítesz egy { WORDS($what) } helyszínt (ezt is beleértve),
when-raze = valahányszor rombolsz,
count-location = a birodalmadban lévő minden { WORDS($colour) } helyszín után (ez is beleszámít)
if-under = legalább { $n-low } kártya van alatta
verb-discard = { $mood ->
    [may] eldobhatsz
    [they] eldob
    [they-may] eldobhat
   *[do] dobj el
} { $n-text } kártyát a { $mood ->
    [they] kezéből
    [they-may] kezéből
   *[do] kezedből
}
who-opponent = egy választott ellenfeled
verb-build = azonnal építs fel 1 birodalmi helyszínt a kezedből
"""

IMPERIUM_EN = """
good-mat = material
good-pop = population
good-prg = progress
good-action = { $n ->
    [one] action
   *[other] actions
}
word-uncivilised = { $place ->
    [inner] uncivilised
   *[last] uncivilised { $n ->
        [one] card
       *[other] cards
    }
}
word-civilised = { $place ->
    [inner] civilised
   *[last] civilised { $n ->
        [one] card
       *[other] cards
    }
}
word-region = { $place ->
    [inner] region
   *[last] region { $n ->
        [one] card
       *[other] cards
    }
}
word-tributary = { $place ->
    [inner] tributary
   *[last] tributary { $n ->
        [one] card
       *[other] cards
    }
}
who-all = each player
who-others = each other player
when-attacked = when another player plays an attack card,
when-play = when you play a region card,
if-empire = { $negated ->
    [yes] you are not an empire
   *[no] you are an empire
}
if-barbarian = you are a barbarian
if-in-history = { WORDS($what) } is in your history
count-card = for each { WORDS($what) } in play
count-discarded = for each card discarded
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
} { $n-text } { $n ->
    [one] card
   *[other] cards
}
verb-acquire = { $mood ->
    [they] acquires
   *[do] acquire
} { $n-text } { WORDS($what, $n) }
verb-breakthrough = break through for a { WORDS($what) }
verb-take-unrest = { $mood ->
    [they] takes
   *[do] take
} { $n-text } unrest
verb-return-unrest = { $mood ->
    [they] returns
   *[do] return
} { $n-text } unrest
verb-recall = { $mood ->
    [they] recalls
   *[do] recall
} { $what ->
    [this] this card
   *[other] { $n-text } { WORDS($what, $n) }
}
verb-abandon = { $mood ->
    [they] abandons
   *[do] abandon
} { $what-kind ->
    [card] { WORDS($what) }
   *[word] { $n-text } { WORDS($what, $n) }
}
verb-avoid-attack = ignore the attack
verb-free-play = { $mood ->
    [they] plays
   *[do] play
} it for free
verb-steal = steal { $n-text } { WORDS($what, $n, of: "good") } from each other player
"""
IMPERIUM_HU = """
good-mat = { $case ->
    [acc] alapanyagjelzőt
    [your] alapanyagjelződ
   *[nom] alapanyagjelző
}
good-pop = { $case ->
    [acc] népességjelzőt
   *[nom] népességjelző
}
good-prg = { $case ->
    [acc] haladásjelzőt
    [your] haladásjelződ
   *[nom] haladásjelző
}
good-action = { $case ->
    [acc] akciót
   *[nom] akció
}
word-uncivilised = civilizálatlan{ $place ->
    [inner] { "" }
   *[last] { "" } kártyát
}
word-civilised = civilizált{ $place ->
    [inner] { "" }
   *[last] { "" } kártyát
}
word-region = { $place ->
    [inner] régió-
   *[last] { $case ->
        [acc] régiókártyát
        [for] régiókártyáért
       *[nom] régiókártya
    }
}
word-tributary = { $case ->
    [acc] adófizető-kártyát
    [for] adófizető-kártyáért
   *[nom] adófizető-kártya
}
who-all = minden játékos
who-others = minden más játékos
when-attacked = amikor egy másik játékos kijátszik egy támadáskártyát,
when-play = amikor kijátszol egy régiókártyát,
if-empire = { $negated ->
    [yes] nem vagy birodalom
   *[no] birodalom vagy
}
if-barbarian = barbár vagy
if-in-history = { WORDS($what) } a történelmedben van
count-card = minden játékban lévő { WORDS($what) } után
count-discarded = minden eldobott kártya után
verb-draw = { $mood ->
    [may] húzhatsz
    [they] húz
    [they-may] húzhat
   *[do] húzz
} { $n-text } kártyát
verb-discard = { $mood ->
    [may] eldobhatsz
    [they] eldob
    [they-may] eldobhat
   *[do] dobj el
} { $n-text } kártyát
verb-acquire = { $mood ->
    [may] megszerezhetsz
    [they] megszerez
    [they-may] megszerezhet
   *[do] szerezz meg
} { $n-text } { WORDS($what, case: "acc") }
verb-breakthrough = { $mood ->
    [may] áttörhetsz
   *[do] törj át
} egy { WORDS($what, case: "for") }
verb-take-unrest = { $mood ->
    [may] elvehetsz
    [they] elvesz
    [they-may] elvehet
   *[do] vegyél el
} { $n-text } zavargáskártyát
verb-return-unrest = { $mood ->
    [may] visszarakhatsz
    [they] visszarak
    [they-may] visszarakhat
   *[do] rakj vissza
} { $n-text } zavargáskártyát
verb-recall = { $what ->
    [this] { $mood ->
        [may] visszahívhatod
        [they] visszahívja
        [they-may] visszahívhatja
       *[do] hívd vissza
    } ezt a kártyát
   *[other] { $mood ->
        [may] visszahívhatsz
        [they] visszahív
        [they-may] visszahívhat
       *[do] hívj vissza
    } { $n-text } { WORDS($what, case: "acc") }
}
verb-abandon = { $what-kind ->
    [card] { $mood ->
        [may] elhagyhatod
       *[do] hagyd el
    } { WORDS($what, case: "acc") }
   *[word] { $mood ->
        [may] elhagyhatsz
        [they] elhagy
        [they-may] elhagyhat
       *[do] hagyj el
    } { $n-text } { WORDS($what, case: "acc") }
}
verb-avoid-attack = a támadás rád nem hat
verb-free-play = ingyen { $mood ->
    [may] kijátszhatod
   *[do] játszd ki
}
verb-steal = lopj el { $n-text } { WORDS($what, $n, of: "good", case: "acc") } minden más játékostól
"""
IMPERIUM_HU = IMPERIUM_HU.replace('{ "" } kártyát', '{ " kártyát" }')

NAMES = {"en": {"ashoka": "Ashoka"}, "hu": {"ashoka": "Asóka"}}
TEXTS = {
    "ginkgopolis": (GINKGOPOLIS, {"en": GINKGOPOLIS_EN, "hu": GINKGOPOLIS_HU}),
    "settlers": (SETTLERS, {"en": SETTLERS_EN, "hu": SETTLERS_HU}),
    "imperium": (IMPERIUM, {"en": IMPERIUM_EN, "hu": IMPERIUM_HU}),
}


def speaker(game: str, lang: str) -> Speaker:
    return Speaker(lang, [shared_words(lang), TEXTS[game][1][lang]], NAMES[lang])


CARDS: list[tuple[str, Mood, str, str, str]] = [
    # Ginkgopolis: permanent bonuses, end-of-game cards (bare), starting goods (bare)
    ("ginkgopolis", "do", "when urbanise: resource", "Each time you urbanise, gain 1 resource.", "Bővítéskor: kapsz 1 erőforrást."),
    ("ginkgopolis", "do", "when exploit: tile, sp", "Each time you exploit, gain 1 building tile and 1 success point.", "Hasznosításkor: kapsz 1 épületlapkát és 1 sikerpontot."),
    ("ginkgopolis", "bare", "sp per resource on red", "1 success point for each of your resources on red buildings.", "1 sikerpont minden erőforrásod után, amely piros épületen van."),
    ("ginkgopolis", "bare", "3 sp per building height 3+", "3 success points for each of your buildings with 3 or more floors.", "3 sikerpont minden legalább háromszintes épületed után."),
    ("ginkgopolis", "bare", "sp per building height 1-2", "1 success point for each of your buildings with at most 2 floors.", "1 sikerpont minden legfeljebb kétszintes épületed után."),
    ("ginkgopolis", "bare", "2 sp per card with exploit", "2 success points for each of your cards with an exploit bonus (characters count too).", "2 sikerpont minden hasznosítási bónuszt adó kártyád után (a karakterkártyák is számítanak)."),
    ("ginkgopolis", "bare", "2 sp per card of blue", "2 success points for each of your blue cards.", "2 sikerpont minden kék kártyád után."),
    ("ginkgopolis", "bare", "9 sp", "9 success points.", "9 sikerpont."),
    ("ginkgopolis", "bare", "resource, tile, 2 sp", "1 resource, 1 building tile and 2 success points.", "1 erőforrás, 1 épületlapka és 2 sikerpont."),
    # Settlers, by the patterns of the glossary
    ("settlers", "do", "2 stone", "Gain 2 stone.", "Kapsz 2 követ."),
    ("settlers", "do", "wood, stone, 2 vp", "Gain 1 wood, 1 stone and 2 victory points.", "Kapsz 1 fát, 1 követ és 2 győzelmi pontot."),
    ("settlers", "do", "gold or vp", "Gain 1 gold or 1 victory point.", "Kapsz 1 aranyat vagy 1 győzelmi pontot."),
    ("settlers", "bare", "worker, food", "1 worker and 1 food.", "1 munkás és 1 étel."),
    ("settlers", "do", "worker, 2 stone => 3 vp", "Pay 1 worker and 2 stone: gain 3 victory points.", "Költs el 1 munkást és 2 követ: kapsz 3 győzelmi pontot."),
    ("settlers", "do", "all gold => vp", "Pay all your gold: gain 1 victory point.", "Költsd el az összes aranyadat: kapsz 1 győzelmi pontot."),
    ("settlers", "do", "upto 3 gold => vp", "Pay up to 3 gold: gain 1 victory point.", "Költs el legfeljebb 3 aranyat: kapsz 1 győzelmi pontot."),
    ("settlers", "do", "any worker => vp", "Pay any number of workers: gain 1 victory point.", "Költs el bármennyi munkást: kapsz 1 győzelmi pontot."),
    ("settlers", "do", "gold or stone => 2 vp", "Pay 1 gold or 1 stone: gain 2 victory points.", "Költs el 1 aranyat vagy 1 követ: kapsz 2 győzelmi pontot."),
    ("settlers", "do", "food per location red max 3", "Gain 1 food for each red location in your empire (itself included), at most 3.", "Kapsz 1 ételt a birodalmadban lévő minden piros helyszín után (ez is beleszámít), de összesen legfeljebb 3 ételt."),
    ("settlers", "do", "vp per 3 gold", "Gain 1 victory point for every 3 gold you have.", "Kapsz 1 győzelmi pontot minden 3 aranyad után."),
    ("settlers", "worth", "vp per gold max 10", "Worth 1 victory point for each gold you have, at most 10.", "1 győzelmi pontot ér minden aranyad után, de legfeljebb 10-et."),
    ("settlers", "worth", "if under 3+ card: 2 vp", "Worth 2 victory points if at least 3 cards lie under it.", "2 győzelmi pontot ér, ha legalább 3 kártya van alatta."),
    ("settlers", "do", "when build grey: gold, vp", "Each time you build a grey location (this one too), gain 1 gold and 1 victory point.", "Valahányszor felépítesz egy szürke helyszínt (ezt is beleértve), kapsz 1 aranyat és 1 győzelmi pontot."),
    ("settlers", "do", "when build faction: may (gold => 2 vp) or (stone => vp)", "Each time you build a faction location (this one too), you may pay 1 gold for 2 victory points or 1 stone for 1 victory point.", "Valahányszor felépítesz egy birodalmi helyszínt (ezt is beleértve), elkölthetsz 1 aranyat 2 győzelmi pontért vagy 1 követ 1 győzelmi pontért."),
    ("settlers", "do", "when raze: vp", "Each time you raze, gain 1 victory point.", "Valahányszor rombolsz, kapsz 1 győzelmi pontot."),
    ("settlers", "do", "discard card => (each opponent: discard card; vp)", "Discard 1 card from your hand. If you do, one opponent of your choice discards 1 card from their hand; gain 1 victory point.", "Dobj el 1 kártyát a kezedből. Ha megteszed, egy választott ellenfeled eldob 1 kártyát a kezéből; kapsz 1 győzelmi pontot."),
    ("settlers", "bare", "gold per gold max 3", "1 gold for each gold you have, at most 3.", "1 arany minden aranyad után, de legfeljebb 3 arany."),
    ("settlers", "bare", "wood => vp", "Pay 1 wood: gain 1 victory point.", "Költs el 1 fát: kapsz 1 győzelmi pontot."),
    ("settlers", "do", "wood => build faction", "Pay 1 wood: at once build 1 faction location from your hand.", "Költs el 1 fát: azonnal építs fel 1 birodalmi helyszínt a kezedből."),
    ("settlers", "bare", "vp per gold max 6; card", "1 victory point for each gold you have, at most 6, and 1 card.", "1 győzelmi pont minden aranyad után, de legfeljebb 6 győzelmi pont, valamint 1 kártya."),
    ("settlers", "do", "wood; gold", "Gain 1 wood, then gain 1 gold.", "Kapsz 1 fát, majd kapsz 1 aranyat."),
    ("settlers", "worth", "if under 7+ card: 5 vp else: if under 3+ card: 2 vp", "Worth 2 or 5 victory points if at least 3 or 7 cards lie under it.", "2, illetve 5 győzelmi pontot ér, ha legalább 3, illetve 7 kártya van alatta."),
    ("settlers", "worth", "if under 7+ card: 5 vp else: if under 3+ card: 2 gold", "Worth 5 victory points if at least 7 cards lie under it, otherwise worth 2 gold if at least 3 cards lie under it.", "5 győzelmi pontot ér, ha legalább 7 kártya van alatta, különben 2 aranyat ér, ha legalább 3 kártya van alatta."),
    # Imperium
    ("imperium", "do", "mat or pop or draw", "Choose one: gain 1 material OR gain 1 population OR draw 1 card.", "Válassz: kapsz 1 alapanyagjelzőt VAGY kapsz 1 népességjelzőt VAGY húzz 1 kártyát."),
    ("imperium", "do", "may draw", "You may draw 1 card.", "Húzhatsz 1 kártyát."),
    ("imperium", "do", "may discard => mat", "You may discard 1 card. If you do, gain 1 material.", "Eldobhatsz 1 kártyát. Ha megteszed, kapsz 1 alapanyagjelzőt."),
    ("imperium", "do", "may pop => draw 2", "You may pay 1 population. If you do, draw 2 cards.", "Fizethetsz 1 népességjelzőt. Ha megteszed, húzz 2 kártyát."),
    ("imperium", "do", "may (mat or pop)", "You may gain 1 material or 1 population.", "Kaphatsz 1 alapanyagjelzőt vagy 1 népességjelzőt."),
    ("imperium", "do", "draw 2; discard", "Draw 2 cards, then discard 1 card.", "Húzz 2 kártyát, majd dobj el 1 kártyát."),
    ("imperium", "do", "mat; draw; prg", "Gain 1 material. Draw 1 card. Gain 1 progress.", "Kapsz 1 alapanyagjelzőt. Húzz 1 kártyát. Kapsz 1 haladásjelzőt."),
    ("imperium", "do", "mat, draw", "Gain 1 material and draw 1 card.", "Kapsz 1 alapanyagjelzőt, és húzz 1 kártyát."),
    ("imperium", "do", "3 mat, discard => acquire civilised", "Pay 3 material and discard 1 card: acquire 1 civilised card.", "Fizess 3 alapanyagjelzőt, és dobj el 1 kártyát: szerezz meg 1 civilizált kártyát."),
    ("imperium", "do", "each all: may draw", "Each player may draw 1 card.", "Minden játékos húzhat 1 kártyát."),
    ("imperium", "do", "each others: take-unrest", "Each other player takes 1 unrest.", "Minden más játékos elvesz 1 zavargáskártyát."),
    ("imperium", "do", "each others: (take-unrest; discard)", "Each other player takes 1 unrest, then discards 1 card.", "Minden más játékos elvesz 1 zavargáskártyát, majd eldob 1 kártyát."),
    ("imperium", "do", "each others: 2 mat", "Each other player gains 2 material.", "Minden más játékos kap 2 alapanyagjelzőt."),
    ("imperium", "do", "each others: draw or discard", "Each other player chooses one: draw 1 card OR discard 1 card.", "Minden más játékos választ: húz 1 kártyát VAGY eldob 1 kártyát."),
    ("imperium", "do", "steal prg from others; each all: may discard => return-unrest", "Steal 1 progress from each other player. Each player may discard 1 card. Whoever does returns 1 unrest.", "Lopj el 1 haladásjelzőt minden más játékostól. Minden játékos eldobhat 1 kártyát. Aki megteszi, visszarak 1 zavargáskártyát."),
    ("imperium", "do", "if empire: prg", "If you are an empire, gain 1 progress.", "Ha birodalom vagy, kapsz 1 haladásjelzőt."),
    ("imperium", "do", "if not empire and barbarian: prg else: draw", "If you are not an empire and you are a barbarian, gain 1 progress. Otherwise draw 1 card.", "Ha nem vagy birodalom, és barbár vagy, kapsz 1 haladásjelzőt. Különben húzz 1 kártyát."),
    ("imperium", "do", "if in-history @ashoka: may draw", "If “Ashoka” is in your history, you may draw 1 card.", "Ha az „Asóka” kártya a történelmedben van, húzhatsz 1 kártyát."),
    ("imperium", "do", "when attacked: may recall this => avoid-attack", "When another player plays an attack card, you may recall this card. If you do, ignore the attack.", "Amikor egy másik játékos kijátszik egy támadáskártyát, visszahívhatod ezt a kártyát. Ha megteszed, a támadás rád nem hat."),
    ("imperium", "do", "when play region: may draw", "When you play a region card, you may draw 1 card.", "Amikor kijátszol egy régiókártyát, húzhatsz 1 kártyát."),
    ("imperium", "do", "(3 mat => acquire uncivilised|civilised) or (5 mat => breakthrough region)", "Choose one: pay 3 material to acquire 1 uncivilised or civilised card OR pay 5 material to break through for a region card.", "Válassz: fizess 3 alapanyagjelzőt, és szerezz meg 1 civilizálatlan vagy civilizált kártyát VAGY fizess 5 alapanyagjelzőt, és törj át egy régiókártyáért."),
    ("imperium", "do", "prg or (draw; each others: prg)", "Choose one: gain 1 progress OR draw 1 card, then each other player gains 1 progress.", "Válassz: kapsz 1 haladásjelzőt VAGY húzz 1 kártyát, majd minden más játékos kap 1 haladásjelzőt."),
    ("imperium", "do", "may (acquire region|tributary; free-play it)", "You may acquire 1 region or tributary card, then play it for free.", "Megszerezhetsz 1 régió- vagy adófizető-kártyát, majd ingyen kijátszhatod."),
    ("imperium", "do", "pop or discard 2 or 3 mat => return-unrest", "Pay 1 population, discard 2 cards, or pay 3 material: return 1 unrest.", "Fizess 1 népességjelzőt, dobj el 2 kártyát, vagy fizess 3 alapanyagjelzőt: rakj vissza 1 zavargáskártyát."),
    ("imperium", "do", "abandon @ashoka", "Abandon “Ashoka”.", "Hagyd el az „Asóka” kártyát."),
    ("imperium", "do", "return-unrest upto 2", "Return up to 2 unrest.", "Rakj vissza legfeljebb 2 zavargáskártyát."),
    ("imperium", "do", "discard any; (draw or prg) per discarded", "Discard any number of cards. For each card discarded, choose one: draw 1 card OR gain 1 progress.", "Dobj el bármennyi kártyát. Minden eldobott kártya után válassz: húzz 1 kártyát VAGY kapsz 1 haladásjelzőt."),
    ("imperium", "do", "(mat, pop) per card region in play", "Gain 1 material and 1 population for each region card in play.", "Kapsz 1 alapanyagjelzőt és 1 népességjelzőt minden játékban lévő régiókártya után."),
    ("imperium", "do", "draw per card region in play max 3", "Draw 1 card for each region card in play, at most 3 times.", "Húzz 1 kártyát minden játékban lévő régiókártya után, de legfeljebb 3-szor."),
    ("imperium", "do", "(mat, draw) per card region in play max 2", "For each region card in play, gain 1 material and draw 1 card, at most twice.", "Minden játékban lévő régiókártya után kapsz 1 alapanyagjelzőt, és húzz 1 kártyát, de legfeljebb kétszer."),
    ("imperium", "do", "each others: (discard; pop) => draw", "Each other player discards 1 card, then pays 1 population. Whoever does draws 1 card.", "Minden más játékos eldob 1 kártyát, majd fizet 1 népességjelzőt. Aki megteszi, húz 1 kártyát."),
    ("imperium", "worth", "if in-history @ashoka: 7 prg else: 3 prg", "Worth 7 progress if “Ashoka” is in your history, otherwise worth 3 progress.", "7 haladásjelzőt ér, ha az „Asóka” kártya a történelmedben van, különben 3 haladásjelzőt ér."),
    ("imperium", "do", "may discard => mat or pop or draw", "You may discard 1 card. If you do, choose one: gain 1 material OR gain 1 population OR draw 1 card.", "Eldobhatsz 1 kártyát. Ha megteszed, válassz: kapsz 1 alapanyagjelzőt VAGY kapsz 1 népességjelzőt VAGY húzz 1 kártyát."),
    ("imperium", "do", "draw or (abandon region; may pop => draw)", "Choose one: draw 1 card OR abandon 1 region card; you may pay 1 population; if you do, draw 1 card.", "Válassz: húzz 1 kártyát VAGY hagyj el 1 régiókártyát; fizethetsz 1 népességjelzőt; ha megteszed, húzz 1 kártyát."),
]  # fmt: skip


@pytest.mark.parametrize(("game", "mood", "line", "english", "hungarian"), CARDS)
def test_card_texts(game: str, mood: Mood, line: str, english: str, hungarian: str) -> None:
    tree = parse(line, TEXTS[game][0])
    assert prose(tree, speaker(game, "en"), mood) == english
    assert prose(tree, speaker(game, "hu"), mood) == hungarian


def test_a_phrase_has_no_capital_and_no_full_stop() -> None:
    tree = parse("worker, 2 stone", SETTLERS)
    assert phrase(tree, speaker("settlers", "hu")) == "1 munkás és 2 kő"
    assert phrase(tree, speaker("settlers", "en"), "do") == "gain 1 worker and 2 stone"


def test_a_good_may_be_gained_by_a_verb_of_its_own() -> None:
    drawn = {
        "en": "gain-good-card = { $mood ->\n    [they] draws { $goods }\n   *[do] draw { $goods }\n}\n",
        "hu": "gain-good-card = { $mood ->\n    [may] húzhatsz { $goods }\n   *[do] húzz { $goods }\n}\n",
    }
    english, hungarian = (Speaker(lang, [shared_words(lang), TEXTS["settlers"][1][lang], drawn[lang]]) for lang in ("en", "hu"))
    tree = parse("gold, 2 vp, card", SETTLERS)
    assert prose(tree, english) == "Gain 1 gold and 2 victory points and draw 1 card."
    assert prose(tree, hungarian) == "Kapsz 1 aranyat és 2 győzelmi pontot, és húzz 1 kártyát."
    assert prose(parse("may card", SETTLERS), hungarian) == "Húzhatsz 1 kártyát."
    assert phrase(tree, english) == "1 gold, 2 victory points and 1 card", "goods without a verb"
    assert prose(parse("card => vp", SETTLERS), english) == "Pay 1 card: gain 1 victory point.", "a cost is paid"


def test_a_missing_text_is_told() -> None:
    tree = parse("use-exhaust", IMPERIUM)
    with pytest.raises(TextError, match="there is no message 'verb-use-exhaust'"):
        prose(tree, speaker("imperium", "en"))


def test_every_kind_of_head_has_a_text_of_its_own() -> None:
    ids = {head.text for head in IMPERIUM.heads()}
    assert {"good-mat", "verb-draw", "count-card", "when-play", "if-empire", "who-others"} <= ids
