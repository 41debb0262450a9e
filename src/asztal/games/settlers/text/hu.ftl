### A Birodalmi telepesek magyarul. Ugyanazok az azonosítók, mint az en.ftl fájlban, ugyanabban a sorrendben.
### $player és $other név, sosem kap ragot; $rival mondja meg, hogy a másik az egyszemélyes játék virtuális játékosa-e.

## A játék

game-name = Birodalmi telepesek
game-motto = Öt forduló, egy birodalom.
game-blurb = Négy birodalom száll partra ugyanazon a gazdag földön. Öt forduló alatt helyszíneket építesz, üzleteket kötsz, lerombolod, ami az utadban áll, és mindebből győzelmi pontokat szerzel.

## Áruk, a generált szövegekhez szükséges alakokban

good-worker = { $case ->
    [acc] munkást
    [for] munkásért
    [your] munkásod
    [your-acc] munkásodat
   *[nom] munkás
}
good-wood = { $case ->
    [acc] fát
    [for] fáért
    [your] fád
    [your-acc] fádat
   *[nom] fa
}
good-stone = { $case ->
    [acc] követ
    [for] kőért
    [your] köved
    [your-acc] kövedet
   *[nom] kő
}
good-food = { $case ->
    [acc] ételt
    [for] ételért
    [your] ételed
    [your-acc] ételedet
   *[nom] étel
}
good-gold = { $case ->
    [acc] aranyat
    [for] aranyért
    [your] aranyad
    [your-acc] aranyadat
   *[nom] arany
}
good-raze-token = { $case ->
    [acc] rombolásjelzőt
    [for] rombolásjelzőért
    [your] rombolásjelződ
    [your-acc] rombolásjelződet
   *[nom] rombolásjelző
}
good-defense-token = { $case ->
    [acc] védelemjelzőt
    [for] védelemjelzőért
    [your] védelemjelződ
    [your-acc] védelemjelződet
   *[nom] védelemjelző
}
good-vp = { $case ->
    [acc] győzelmi pontot
    [for] győzelmi pontért
    [your] győzelmi pontod
    [your-acc] győzelmi pontodat
   *[nom] győzelmi pont
}
good-card = { $case ->
    [acc] kártyát
    [for] kártyáért
    [your] kártyád
    [your-acc] kártyádat
   *[nom] kártya
}
good-common-card = { $case ->
    [acc] közös kártyát
    [for] közös kártyáért
    [your] közös kártyád
    [your-acc] közös kártyádat
   *[nom] közös kártya
}
good-faction-card = { $case ->
    [acc] birodalmi kártyát
    [for] birodalmi kártyáért
    [your] birodalmi kártyád
    [your-acc] birodalmi kártyádat
   *[nom] birodalmi kártya
}
good-samurai = { $case ->
    [acc] szamurájt
    [for] szamurájért
    [your] szamurájod
    [your-acc] szamurájodat
   *[nom] szamuráj
}
good-resource = { $case ->
    [acc] tetszőleges nyersanyagot
    [for] tetszőleges nyersanyagért
    [your] nyersanyagod
    [your-acc] nyersanyagodat
   *[nom] tetszőleges nyersanyag
}
good-location = { $case ->
    [acc] helyszínt
    [for] helyszínért
    [your] helyszíned
    [your-acc] helyszínedet
   *[nom] helyszín
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

gain-good-card = { $mood ->
    [may] húzhatsz { $goods }
    [they] húz { $goods }
    [they-may] húzhat { $goods }
   *[do] húzz { $goods }
}
gain-good-common-card = { gain-good-card }
gain-good-faction-card = { gain-good-card }

## Amit a hatások számolnak

count-location = minden { colour-of } helyszíned után
count-location-itself = minden { colour-of } helyszíned után (ez is beleszámít)
count-samurai = minden szamurájod után
count-discarded-good = minden így eldobott áru után
colour-of = { $colour ->
    [black] fekete
    [purple] lila
    [blue] kék
    [brown] barna
    [gold-coloured] aranyszínű
    [red] piros
    [pink] rózsaszín
   *[grey] szürke
}

## Amire a tulajdonságok várnak

when-build = valahányszor felépítesz egy { $what ->
    [faction] birodalmi
    [black] fekete
    [purple] lila
    [blue] kék
    [brown] barna
    [gold-coloured] aranyszínű
    [red] piros
    [pink] rózsaszín
   *[grey] szürke
} helyszínt (ezt is beleértve),
when-raze = valahányszor rombolsz,
when-deal = valahányszor üzletet kötsz,
when-pair-exchanged = amikor egy ellenfeled munkásokat vált be, minden pár után (fordulónként legfeljebb { SZOR($limit) })
when-gain-vp = valahányszor egyszerre legalább { $n-low } győzelmi pontot szerzel, ezenfelül
when-deals-pay = a termelési fázisban, amikor megkapod az üzleteid áruit,

## Feltételek a játék végén

if-under = legalább { $n-low } kártya van alatta
if-on = legalább { $n-low } nyersanyag van rajta

## Különleges kártyák igéi

verb-steal = vegyél el 1 { WORDS($what, 1, of: "good", case: "acc") } egy ellenfeled készletéből
verb-raze = { $what ->
    [own] rombold le egyik saját közös helyszínedet (megkapod a rombolásmezőjében lévő árukat, alapzat lesz belőle, és kapsz 1 fát)
    [opponent] { $despite ->
        [protection] rombold le egy ellenfeled egyik helyszínét további rombolásjelzők nélkül, akkor is, ha védelemjelző vagy szamuráj védi
       *[none] rombold le egy ellenfeled egyik helyszínét (2 rombolásjelzőért, védett helyszínnél eggyel többért)
    }
   *[other] rombolj le egy kártyát a kezedből vagy egy ellenfeled egyik helyszínét (kézből 1, ellenféltől 2 rombolásjelzőért, védett helyszínnél eggyel többért)
}
verb-discard-gained = az így kapott áruk közül bármennyit eldobhatsz
verb-copy-raze-good = válaszd ki egy ellenfeled egyik helyszínét, és kapsz 1 tetszőleges árut a rombolásmezőjéből; a helyszínt nem rombolod le
verb-draw = húzz { $n } kártyát{ $from ->
    [faction] {" "}a birodalompaklidból
   *[none] {" "}tetszőleges pakliból
}, az egyiket tartsd meg, a másikat { $rest ->
    [shuffle] keverd vissza a birodalompaklidba
   *[discard] dobd el
}
verb-discard-location = dobd el egy ellenfeled egyik helyszínét (ez nem számít rombolásnak)
verb-cancel-deal = { $whose ->
    [own] bontsd fel egyik üzletedet
   *[opponent] bontsd fel egy ellenfeled egyik üzletét
}
verb-plunder-deal = bontsd fel egy ellenfeled egyik üzletét, és egyszer megkapod az áruját
verb-take-deal = vedd el egy ellenfeled egyik üzletét a birodalomtáblája alól, tedd a sajátjaid közé
verb-use-deal = válaszd ki egyik üzletedet, és egyszer megkapod az áruját
verb-deal-with-location = köss üzletet egy ellenfeled egyik birodalmi helyszínével (megkapod, amit az üzletmezője mutat), és jelöld meg a birodalompaklid legfelső kártyájával, képpel lefelé
verb-build-faction = { $from ->
    [hand] azonnal építs fel 1 birodalmi helyszínt a kezedből
   *[deals] építsd fel helyszínként egyik üzletedet
} úgy, hogy az építési költségét kifizeted, de helyszínt nem kell eldobnod érte
verb-reset = dobd el egy másik, már aktivált akcióhelyszínedről a rajta lévő árukat, így azt ebben a fordulóban újra aktiválhatod
verb-repeat-production = { $which ->
    [other] válaszd ki egy másik termelő helyszínedet, és megkapod az általa termelt árukat
   *[none] válaszd ki egyik termelő helyszínedet, és megkapod az általa termelt árukat
}
verb-block = tegyél egy munkást a közös készletből egy ellenfeled egyik akcióhelyszínére, amely így ebben a fordulóban nem aktiválható
verb-take-over = tegyél egy Egyiptom-jelzőt egy ellenfeled egyik helyszínére, amely így a forduló végéig a te helyszínednek számít
verb-opponent-discards = válaszd ki egy ellenfeledet, aki eldob 1 kártyát a kezéből
verb-discard-card = dobj el 1 kártyát a kezedből
verb-lay-foundation = tegyél le 1 közös kártyát a kezedből alapzatként a birodalmadba
verb-tuck = a körödben bármikor tehetsz a kezedből kártyákat e helyszín alá; mindegyikért kapsz 1 győzelmi pontot
verb-offer = a körödben bármikor tehetsz nyersanyagokat erre a helyszínre (ezek a játék végéig itt maradnak)
verb-store = bármennyi { WORDS($what, 2, of: "good", case: "acc", join: "and") } elraktározhatsz

## Ugyanez két-három szóban, ikonsorokhoz; aminek nincs ilyen szövege, azt az ikonja mondja el

short-when-pair-exchanged = más munkáspárt vált be (max. { $limit })
short-when-gain-vp = egyszerre { $n-low }+ pont
short-when-deals-pay = üzleteid áruja
short-count-discarded-good = eldobott áru
short-verb-steal = vegyél el:
short-verb-raze = { $what ->
    [own] saját közös helyszín rombolása
    [opponent] { $despite ->
        [protection] rombolás, védettet is
       *[none] más helyszínének rombolása
    }
   *[other] rombolás
}
short-verb-discard-gained = dobj el árut:
short-verb-copy-raze-good = 1 áru más rombolásmezőjéből
short-verb-draw = { $n } { $from ->
    [faction] birodalmi kártyából
   *[none] kártyából
} { $keep }
short-verb-discard-location = más helyszíne eldobva
short-verb-cancel-deal = { $whose ->
    [own] egy üzleted
   *[opponent] más üzletének felbontása
}
short-verb-plunder-deal = más üzletének áruja, az üzlet felbomlik
short-verb-take-deal = vegyél el egy üzletet
short-verb-use-deal = egy üzleted áruja
short-verb-deal-with-location = üzlet más helyszínével
short-verb-build-faction = { $from ->
    [hand] birodalmi helyszín, eldobás nélkül
   *[deals] üzletből helyszín, eldobás nélkül
}
short-verb-reset = egy akciód újra
short-verb-repeat-production = { $which ->
    [other] egy másik termelőd áruja
   *[none] egy termelőd áruja
}
short-verb-block = más akciója blokkolva
short-verb-take-over = más helyszíne a forduló végéig a tiéd
short-verb-opponent-discards = más eldob 1 kártyát
short-verb-lay-foundation = alapzat kézből
short-verb-tuck = alá kártya: 1 pont; 3-tól a végén 2 pont
short-verb-offer = rá 3 / 7 / 12 nyersanyag: a végén 2 / 5 / 10 pont
short-verb-store = raktároz:

## Mondatok a generált szövegek köré: $effect egy tagmondat

card-production = Termelés: { $effect }.
card-twice = (Fordulónként legfeljebb kétszer.)
card-bonus = Építési bónusz: { $effect }.
card-end = A játék végén { $effect }.
card-colours = Egyszerre számít barnának, szürkének és pirosnak.
card-no-colour = Nincs színe.
card-no-raze = Nem rombolható le.
card-attack = Olyan közös helyszínedet támadja, amelynek a rombolásmezőjében { good-name } van.
board-stores = Bármennyi { $good ->
    [worker] munkást
    [food] ételt
    [raze-token] rombolásjelzőt
   *[gold] aranyat
} elraktározhatsz.

## Dolgok neve

faction-name = { $faction ->
    [barbarian] Barbár Birodalom
    [japanese] Japán Birodalom
    [roman] Római Birodalom
   *[egyptian] Egyiptomi Birodalom
}
good-name = { $good ->
    [worker] munkás
    [wood] fa
    [stone] kő
    [food] étel
    [gold] arany
    [raze-token] rombolásjelző
    [defense-token] védelemjelző
    [vp] győzelmi pont
   *[card] kártya
}
good-amount = { $n } { $good ->
    [worker] munkást
    [wood] fát
    [stone] követ
    [food] ételt
    [gold] aranyat
    [raze-token] rombolásjelzőt
    [defense-token] védelemjelzőt
    [vp] győzelmi pontot
   *[card] kártyát
}
raze-goods = { $two ->
    [none] 1 { raze-one }
    [same] 2 { raze-one }
   *[other] 1 { raze-one } és 1 { raze-two }
}
raze-one = { $one ->
    [worker] munkás
    [wood] fa
    [stone] kő
    [food] étel
    [gold] arany
    [raze-token] rombolásjelző
    [vp] győzelmi pont
   *[card] kártya
}
raze-two = { $two ->
    [worker] munkás
    [wood] fa
    [stone] kő
    [food] étel
    [gold] arany
    [raze-token] rombolásjelző
    [vp] győzelmi pont
   *[card] kártya
}
raze-one-many = { raze-one }
other-name = { $rival ->
    [yes] virtuális játékos
   *[no] { $other }
}
other-of = { $rival ->
    [yes] virtuális játékos
   *[no] { $other }
}
title-name = { $title ->
    [emperor] Császár
    [king] Király
    [castellan] Várnagy
    [knight] Lovag
    [page] Apród
    [servant] Szolga
   *[commoner] Közember
}
good-acc = { $good ->
    [worker] munkást
    [wood] fát
    [stone] követ
    [food] ételt
    [gold] aranyat
    [raze-token] rombolásjelzőt
    [defense-token] védelemjelzőt
    [vp] győzelmi pontot
   *[card] kártyát
}
good-onto = { $good ->
    [wood] fára
    [stone] kőre
    [food] ételre
   *[card] kártyára
}
good-for = { $good ->
    [worker] munkásért
    [wood] fáért
    [stone] kőért
    [food] ételért
    [gold] aranyért
    [raze-token] rombolásjelzőért
    [defense-token] védelemjelzőért
    [vp] győzelmi pontért
   *[card] kártyáért
}
paid-acc = { $paid ->
    [wood] fát
    [stone] követ
    [food] ételt
   *[gold] aranyat
}
phase-factions = Birodalomválasztás
phase-lookout = Felderítési fázis
phase-production = Termelési fázis
phase-actions = Akciófázis
phase-attack = A virtuális játékos támadása
phase-over = Végső pontozás

## Kérdések

ask-faction = Melyik birodalmat vezeted?
ask-take = Melyik kártyát veszed el?
ask-packet = Melyik kártyát tartod meg? ({ $n }/2)
ask-turn = Mi legyen az akciód?
ask-turn-end = Teszel még valamit, mielőtt véget ér a köröd?
ask-draw = { $n ->
    [1] Melyik pakliból húzol?
   *[other] { $n } kártyát húzhatsz: melyik pakliból húzod a következőt?
}
ask-copy = Melyikre gondolsz: { $name }?
ask-choose = { $name }: mit választasz?
ask-pay-gold = { $n } { good-acc } kell elköltened: mennyit fizetsz belőle arannyal?
ask-pay-any = Még { $n } nyersanyagot kell elköltened: mi legyen a következő?
ask-give = Mit dobsz el, hogy felépítsd ezt: { $name }?
ask-exchange = Beváltasz még egy pár munkást?
ask-steal = Mit veszel el, és kitől?
ask-raze = Mit rombolsz le?
ask-copy-raze = Melyik helyszín adjon neked egy árut?
ask-discard-location = Melyik helyszínt dobod el?
ask-block = Melyik helyszínt blokkolod?
ask-take-over = Melyik helyszín felett veszed át az irányítást?
ask-route-deal = Melyik helyszínnel kötsz üzletet?
ask-cancel = { $whose ->
    [own] Melyik üzletedet bontod fel?
   *[opponent] Melyik üzletet bontod fel?
}
ask-take-deal = Melyik üzletet veszed el?
ask-use-deal = Melyik üzleted áruját kapod meg még egyszer?
ask-keep = Melyik kártyát tartod meg?
ask-discard = Melyik kártyát dobod el?
ask-lay = Melyik kártyából legyen alapzat?
ask-build-faction = Melyik helyszínt építed fel?
ask-reset = Melyik helyszínt aktiválhatod újra?
ask-repeat = Melyik helyszín áruit kapod meg?
ask-samurai = Hová kerüljön a szamuráj?
ask-opponent = Melyik ellenfeled dobjon el egy kártyát?
ask-pick-good = Melyik árut kapod meg?
ask-swap = Eldobsz az imént kapott áruk közül? Mindegyik { $n } győzelmi pontot ér.
ask-lose = A támadás több helyszínt is érhet. Melyiket veszíted el?

## Gombok

act-take = Elveszem: { $name }
act-build = Építés: { $name }
act-deal = Üzletkötés: { $name }
act-raze-hand = Rombolás kézből: { $name }
act-raze = Rombolás ({ other-of }): { $name }
act-activate = Aktiválás: { $name }
act-activate-twice = Aktiválás kétszer: { $name }
act-defend = Védelemjelző ide: { $name }
act-samurai = Szamuráj ide: { $name }
act-tuck = A Kapu alá: { $name }
act-give = Eldobom: { $name }
act-give-foundation = Alapzatot dobok el
act-target = { $name } ({ other-of })
act-choose = { $name }
act-cancel = { $own ->
    [yes] Saját üzlet: { $name }
   *[no] Üzlet ({ other-of }): { $name }
}
act-route = Kereskedelmi útvonal üzlete: { $name }
act-discard = Eldobom: { $name }
act-exchange = 2 munkás beváltása 1 { good-onto }
act-offer = 1 { good-acc } teszek a Szentélyre
act-steal = 1 { good-name } ({ other-name })
act-opponent = { $rival ->
    [yes] A virtuális játékos
   *[no] { $other }
}
act-gain = 1 { good-name }
act-swap = Eldobok 1 { good-acc }
act-gold = { $n ->
    [0] Arany nélkül: { $rest } { good-name }
   *[other] { $rest ->
        [0] { $n } arany
       *[other] { $n } arany és { $rest } { good-name }
    }
}
act-pay = Elköltök 1 { good-acc }
act-draw-common = A közös pakliból
act-draw-faction = A birodalompaklimból
act-copy = { $name }{ $used ->
    [0] {""}
   *[other] {" · használva "}{ $used }{"×"}
}{ $blocked ->
    [yes] {" · blokkolva"}
   *[no] {""}
}{ $defended ->
    [yes] {" · védett"}
   *[no] {""}
}{ $samurai ->
    [yes] {" · szamurájjal"}
   *[no] {""}
}{ $under ->
    [0] {""}
   *[other] {" · "}{ $under }{" kártya alatta"}
}{ $goods ->
    [0] {""}
   *[other] {" · "}{ $goods }{" nyersanyag rajta"}
}{ $routes ->
    [0] {""}
   *[other] {" · kereskedelmi útvonal üzletével"}
}{ $taken ->
    [yes] {" · átvett"}
   *[no] {""}
}{ $dealt ->
    [yes] {" · "}{ $dealer }
   *[no] {""}
}
act-option = { $n }. lehetőség
act-option-gain = Kapok { good-amount }
act-option-trade = Elköltök { $cost } { paid-acc } { $n } { good-for }
act-decline = Egyiket sem
act-faction = { faction-name }
act-done = Kész
act-end-turn = Befejezem a kört
act-pass = Passzolok

## Napló

drawn-common = kártyát a közös pakliból
drawn-faction = kártyát a birodalompakliból
good-foundation = { $case ->
    [acc] alapzatot
   *[nom] alapzat
}
other-in = { $rival ->
    [yes] a virtuális játékosnál
   *[no] { YOU($other, "a te birodalmadban", "% birodalmában") }
}
from-other = { $rival ->
    [yes] a virtuális játékostól
   *[no] { YOU($other, "a készletedből", "% készletéből") }
}
log-round = Kezdődik { AZ($n) }. forduló.
log-first = { YOU($player, "Te vagy", "%") } a kezdőjátékos.
log-faction = { YOU($player, "A birodalmad", "% birodalma") }: { faction-name }.
log-laid-open = Felfedve: { $name }.
log-took = { $player } { YOU($player, "elvetted", "elvette") } { AZ($name) } kártyát.
log-picked = { $player } { YOU($player, "választottál", "választott") } egy kártyát.
log-picked-own = { $player } { YOU($player, "megtartottad", "megtartotta") } { AZ($name) } kártyát.
log-drew = { $player } { YOU($player, "húztál", "húzott") } { SUM($cards, of: "drawn") }.
log-saw = { YOU($player, "A kezedbe", "% kezébe") } került { AZ($name) } kártya.
log-produces = { $player } { YOU($player, "termeltél", "termelt") }.
log-gain = { $player } { YOU($player, "kaptál", "kapott") } { SUM($goods, case: "acc") }.
log-pay = { $player } { YOU($player, "elköltöttél", "elköltött") } { SUM($goods, case: "acc") }.
log-build = { $player } { YOU($player, "felépítetted", "felépítette") } { AZ($name) } helyszínt.
log-gave = { $player } { YOU($player, "eldobtad a birodalmadból", "eldobta a birodalmából") } { AZ($name) } helyszínt.
log-gave-foundation = { $player } { YOU($player, "eldobtál", "eldobott") } egy alapzatot.
log-deal = { $player } üzletet { YOU($player, "kötöttél", "kötött") } { AZ($name) } kártyával.
log-raze-hand = { $player } kézből { YOU($player, "leromboltad", "lerombolta") } { AZ($name) } kártyát.
log-raze = { $player } { YOU($player, "leromboltad", "lerombolta") } { AZ($name) } helyszínt { other-in }.
log-foundation = { CAP(AZ($name)) } alapzattá vált.
log-razed-away = { CAP(AZ($name)) } a dobópakliba került.
log-activate = { $player } { $n ->
    [1] { YOU($player, "aktiváltad", "aktiválta") }
   *[other] kétszer { YOU($player, "aktiváltad", "aktiválta") }
} { AZ($name) } helyszínt.
log-exchange = { $player } munkásokat { YOU($player, "váltottál", "váltott") } be.
log-exchange-for = { $player } { YOU($player, "beváltottál", "beváltott") } { SUM($paid, case: "acc") }.
log-defended = { $player } védelemjelzőt { YOU($player, "tettél", "tett") } { AZ($name) } helyszínre.
log-samurai = { $player } szamurájt { YOU($player, "állítottál", "állított") } hadba { AZ($name) } helyszínen.
log-tucked = { $player } a Kapu alá { YOU($player, "tetted", "tette") } { AZ($name) } kártyát.
log-offered = { $player } { SUM($goods, case: "acc") } { YOU($player, "tettél", "tett") } a Szentélyre.
log-steal = { $player } { YOU($player, "elvettél", "elvett") } { SUM($goods, case: "acc") } { from-other }.
log-cancelled = { $player } { YOU($player, "felbontottad", "felbontotta") } { AZ($name) } üzletet { other-in }.
log-route-cancelled = { $player } { YOU($player, "felbontottad", "felbontotta") } a Kereskedelmi útvonal üzletét { AZ($name) } helyszínnel { other-in }.
log-took-deal = { $player } { YOU($player, "elvetted", "elvette") } { AZ($name) } üzletet { from-other }.
log-route = { $player } üzletet { YOU($player, "kötöttél", "kötött") } { AZ($name) } helyszínnel { other-in }.
log-removed = { $player } { YOU($player, "eldobtad", "eldobta") } { AZ($name) } helyszínt { other-in }.
log-blocked = { $player } { YOU($player, "blokkoltad", "blokkolta") } { AZ($name) } helyszínt { other-in }.
log-took-over = { $player } { YOU($player, "átvetted", "átvette") } az irányítást { AZ($name) } helyszín felett { other-in }.
log-pointed = { $player } egy árut { YOU($player, "választottál", "választott") } ki { AZ($name) } helyszín rombolásmezőjéből { other-in }.
log-returned = { CAP(AZ($name)) } visszakerült a tulajdonosához.
log-reset = { $player } újra { YOU($player, "aktiválhatod", "aktiválhatja") } { AZ($name) } helyszínt.
log-copied = { $player } { YOU($player, "megkaptad", "megkapta") } { AZ($name) } helyszín áruit.
log-used-deal = { $player } egyszer { YOU($player, "megkaptad", "megkapta") } { AZ($name) } üzlet áruját.
log-discard = { $player } { YOU($player, "eldobtad", "eldobta") } { AZ($name) } kártyát.
log-laid-foundation = { $player } alapzatként { YOU($player, "letetted", "letette") } { AZ($name) } kártyát.
log-shuffled-in = { $player } { YOU($player, "visszakevertél", "visszakevert") } egy kártyát a birodalompakliba.
log-swapped = { $player } pontokért { YOU($player, "eldobtál", "eldobott") } { SUM($goods, case: "acc") }.
log-pass = { $player } { YOU($player, "passzoltál", "passzolt") }.
log-cleanup = Takarítás: ami nem volt elraktározva, visszakerült a közös készletbe.
log-store = { $player } { YOU($player, "elraktároztál", "elraktározott") } { SUM($goods, case: "acc") }.
log-reshuffled = Megkevertük a dobópaklit: új közös pakli készült.
log-rival-took = A virtuális játékosé lett { AZ($name) } kártya.
log-rival-pile = A virtuális játékos paklijában { $n } kártya van.
log-attack = Felfordult egy támadáskártya ({ good-name }).
log-lost = A támadás lerombolta { AZ($name) } helyszínt.
log-spared = A támadás nem talált célpontot.
log-shared-win = { $player } { YOU($player, "osztozol", "osztozik") } a győzelmen { $n } ponttal.
log-solo-won = { $player } { YOU($player, "nyertél", "nyert") } { $n } ponttal: { $mine } birodalmi helyszín a virtuális játékos { $pile } kártyája ellen.
log-solo-lost = { $player } { YOU($player, "vesztettél", "vesztett") } { $n } ponttal: { $mine } birodalmi helyszín a virtuális játékos { $pile } kártyája ellen.

## Miért nem lehet meglépni

why-faction-taken = Ezt a birodalmat már más vezeti: { faction-name }.
why-not-open = Ez a kártya nincs felfedve.
why-acted = Az akciódat már végrehajtottad; a köröd végéig már csak védelemjelzőt vagy szamurájt tehetsz le, kártyát a Kapu alá vagy nyersanyagot a Szentélyre.
why-no-card = Ez a kártya nincs a kezedben.
why-no-location = Nincs helyszíned vagy alapzatod, amelyet eldobhatnál érte.
why-cannot-pay = A megépítéséhez hiányzik { SUM($goods) }.
why-no-deal-field = Ezen a kártyán nincs üzletmező.
why-no-food = Egy üzlet 1 ételbe kerül.
why-no-raze-field = Ez nem rombolható le: nincs rajta rombolásmező.
why-no-raze-token = Kézből rombolni 1 rombolásjelzőbe kerül.
why-no-such-location = Nincs ilyen helyszín.
why-passed = Aki passzolt, már nem lehet célpont.
why-peaceful = A békés változatban az ellenfelek helyszínei nem rombolhatók le.
why-raze-price = Ennek a lerombolása { $n } rombolásjelzőbe kerül.
why-no-action-location = Ez nem akcióhelyszín.
why-blocked = Ez a helyszín ebben a fordulóban nem aktiválható.
why-used = Ezt a helyszínt ebben a fordulóban már használtad.
why-not-twice = Ezt a helyszínt ebben a fordulóban már nem használhatod kétszer.
why-cannot-activate = Nem tudod kifizetni ezt az akciót, vagy nem volna mire hatnia.
why-no-defense-token = Nincs védelemjelződ.
why-only-common = Védelemjelző csak közös helyszínre kerülhet.
why-defended = Itt már van védelemjelző.
why-no-samurai = Szamurájt csak a Japán Birodalom állíthat hadba.
why-no-worker = Nincs munkásod.
why-samurai-there = Szamurájt olyan birodalmi helyszínedre tehetsz, amelyen még nincs.
why-no-pair = Ehhez 2 munkás kell.
why-no-gate-or-shrine = Nincs mit vagy nincs hová tenned.

## A pontszám részei

part-track = Pontok a sávon
part-common = Közös helyszínek
part-faction = Birodalmi helyszínek
part-special = Kapu és Szentély
part-pile = Begyűjtött kártyák

## Beállítások

option-factions = Birodalmak
option-factions-help = Hogyan kap mindenki birodalmat.
option-factions-choose = Választás
option-factions-choose-help = Mindenki sorban választ.
option-factions-random = Véletlen
option-factions-random-help = Mindenki véletlenszerűen kap egyet.
option-exploration = Felderítés
option-exploration-help = Hogyan oszlanak el a közös kártyák a forduló elején.
option-exploration-standard = Általános
option-exploration-standard-help = A felfedett kártyákat sorban veszitek el, másodszor fordított sorrendben.
option-exploration-pass-left = Továbbadás balra
option-exploration-pass-left-help = Három kártyából mindenki megtart egyet, a többit balra továbbadja, majd a kapott kettőből is megtart egyet.
option-exploration-advanced = Haladó
option-exploration-advanced-help = Öt felfedett kártyából választotok egyesével; hárman és négyen közben újak is felkerülnek.
option-peaceful = Békés változat
option-peaceful-help = Lerombolhatók-e az ellenfelek helyszínei.
option-peaceful-no = Nem
option-peaceful-no-help = Az ellenfelek helyszínei lerombolhatók.
option-peaceful-yes = Igen
option-peaceful-yes-help = Ellenfelet csak kártya hatása érhet; a felderítési fázis elején mindenki húz még egy közös kártyát.
option-caps = Felső határok
option-caps-help = Érvényesek-e a helyszíneket vagy szamurájokat számláló kártyák felső határai.
option-caps-later = Későbbi kiadás
option-caps-later-help = Legfeljebb 3 áru, illetve 6 pont, ahogy a kártyákon áll.
option-caps-first = Első kiadás
option-caps-first-help = Felső határ nélkül.
option-oasis = Az Oázis határa
option-oasis-help = Legfeljebb 4 munkást hoz-e az Oázis fordulónként.
option-oasis-later = Későbbi kiadás
option-oasis-later-help = Fordulónként legfeljebb 4 munkás.
option-oasis-first = Első kiadás
option-oasis-first-help = Felső határ nélkül.
option-decks = Saját paklik
option-decks-help = Paklifájl, ha valaki saját birodalompaklival játszik.
option-decks-standard = Alappaklik
option-decks-standard-help = Mindenki a birodalma saját paklijával játszik.

## Feliratok az asztal körül

key-resource = tetszőleges nyersanyag
key-location = helyszín
key-faction-card = birodalmi kártya
key-samurai = szamuráj
key-defense = védelemjelző
key-raze-field = rombolásmező
label-open = Felfedett kártyák
label-hand = A kezed
label-rival = Virtuális játékos
label-round = { $n }. forduló az 5-ből
label-first-player = kezdőjátékos
label-passed = passzolt
label-production = Termelés
label-features = Tulajdonság
label-actions = Akció
label-deals = Üzletek
label-foundations = Alapzatok
label-attacks = Támadáskártyák
label-packet = Választható kártyáid
label-known = Tudod róla
label-none = nincs
label-title = Rang: { title-name }

## Az asztal a terminálban

table-status = { $phase } · közös pakli { $deck } · dobópakli { $discard }
table-goods = munkás { $worker } · fa { $wood } · kő { $stone } · étel { $food } · arany { $gold } · rombolás { $raze } · védelem { $defense }
table-cards = { $hand } kártya a kézben · pakli { $deck } · { $points } GYP a sávon (összesen { $total })
table-used = használva { $used }/{ $uses }
table-blocked = blokkolva
table-defended = védve
table-samurai = szamuráj
table-taken = a forduló végéig
table-on = rajta { $n }
table-under = alatta { $n }
table-route = kereskedelmi útvonal
table-attacks = a legújabb elöl: { $goods }
table-pile = begyűjtve: { $n }

## Mibe kerülne és mit hozna most egy választás

hint-build = költség{ $wood ->
    [0] {""}
   *[other] {" · "}{ $wood } fa
}{ $stone ->
    [0] {""}
   *[other] {" · "}{ $stone } kő
}{ $food ->
    [0] {""}
   *[other] {" · "}{ $food } étel
}{ $location ->
    [0] {""}
   *[other] {" · "}egy helyszín
}
hint-deal = { $gold ->
    [yes] 1 arany étel helyett
   *[no] 1 étel
} → 1 { good-name }, és minden fordulóban újra
hint-raze = { $n } rombolásjelző → { raze-goods }
hint-activate = ár:{ $c-worker ->
    [0] {""}
   *[other] { $c-worker-sign } { $c-worker } munkás
}{ $c-wood ->
    [0] {""}
   *[other] { $c-wood-sign } { $c-wood } fa
}{ $c-stone ->
    [0] {""}
   *[other] { $c-stone-sign } { $c-stone } kő
}{ $c-food ->
    [0] {""}
   *[other] { $c-food-sign } { $c-food } étel
}{ $c-gold ->
    [0] {""}
   *[other] { $c-gold-sign } { $c-gold } arany
}{ $c-raze-token ->
    [0] {""}
   *[other] { $c-raze-token-sign } { $c-raze-token } rombolásjelző
}{ $c-resource ->
    [0] {""}
   *[other] { $c-resource-sign } { $c-resource } nyersanyag
} →{ $g-worker ->
    [0] {""}
   *[other] { $g-worker-sign } { $g-worker } munkás
}{ $g-wood ->
    [0] {""}
   *[other] { $g-wood-sign } { $g-wood } fa
}{ $g-stone ->
    [0] {""}
   *[other] { $g-stone-sign } { $g-stone } kő
}{ $g-food ->
    [0] {""}
   *[other] { $g-food-sign } { $g-food } étel
}{ $g-gold ->
    [0] {""}
   *[other] { $g-gold-sign } { $g-gold } arany
}{ $g-raze-token ->
    [0] {""}
   *[other] { $g-raze-token-sign } { $g-raze-token } rombolásjelző
}{ $g-vp ->
    [0] {""}
   *[other] { $g-vp-sign } { $g-vp } GYP
}{ $g-card ->
    [0] {""}
   *[other] { $g-card-sign } { $g-card } kártya
}

## Jelek: minden jel neve, és amit egy sorban tudni kell róla

legend-worker = munkás: ezzel fizeted a legtöbb akciót
legend-food = étel: üzletkötéshez is kell
legend-gold = arany: bármelyik árut pótolja
legend-resource = tetszőleges nyersanyag: fa, kő vagy étel
legend-raze-token = rombolásjelző: egy a kézből, kettő az ellenféltől
legend-defense-token = védelemjelző: eggyel drágább lerombolni
legend-faction-card = birodalmi kártya: csak a te birodalmadé
legend-location = helyszín az árban: egyet fel kell áldoznod
legend-vp = győzelmi pont
legend-build = építés: valahányszor ilyet építesz
legend-raze = rombolás: lent ezt kapja, aki lerombolja
legend-deal = üzlet: ezt adja minden fordulóban
legend-brown = barna helyszín
legend-grey = szürke helyszín
legend-red = piros helyszín
legend-pink = rózsaszín helyszín
legend-gold-coloured = aranyszínű helyszín
legend-blue = kék helyszín
legend-black = fekete helyszín
legend-purple = lila helyszín
legend-faction = birodalmi helyszín
legend-none = színtelen helyszín

## Az első játék, lépésről lépésre

first-goal = Ezek a kártyáid
first-goal-text = Öt forduló alatt birodalmat építesz, és akinek a végén a legtöbb győzelmi pontja van, az nyer. Pontot az épületeid adnak: a végén mindegyik, némelyik már menet közben is. A rómaiakat vezeted.
first-lookout = Felderítés: válassz kártyát
first-lookout-text = Minden forduló új kártyákkal kezdődik. Felváltva választotok a felfordítottak közül. Vedd el ezt: { $card }. Olcsó, és rögtön hasznát veszed.
first-lookout-again = Még egy kártya
first-lookout-again-text = Most te választasz másodikként. { $card }: ingyen megépül, és munkást ad érte. Egy birodalmi épülethez később fel is áldozhatod.
first-production = Termelés: megjöttek az áruid
first-production-text = Választás után mindenki megkapja, amit a táblája, az üzletei és a termelő helyszínei adnak. Ezekből fizetsz egész fordulóban.
first-build = Építsd meg az első helyszíned
first-build-text = Az ára a kártya bal szélén látszik. { $card }: termelő helyszín, ezért most azonnal ad, és minden további forduló elején megint.
first-action-site = Egy akcióhelyszín
first-action-site-text = { $card }: nem magától ad, hanem amikor használod. Építsd meg, a következő körödben már működik.
first-activate = Használd az akcióhelyszínt
first-activate-text = A kártyáján balra áll, mit fizetsz, jobbra, mit kapsz. Körönként egyetlen akciód van, utána az ellenfeled jön; ez így megy, amíg mindketten nem passzoltok.
first-exchange = Két munkásból egy áru
first-exchange-text = Ha valamid nincs, két munkást bármikor beválthatsz egy fára, kőre, ételre vagy kártyára. Most étel kell: abból lesz az üzlet.
first-deal = Köss üzletet
first-deal-text = Birodalmi kártyát egy ételért a táblád alá csúsztathatsz. A rajta lévő árut most és minden fordulóban megkapod. Meg is építhetnéd: akkor két pontot ér a végén, de egy helyszínedet fel kell érte áldozni.
first-raze = Rombolj
first-raze-text = Egy rombolásjelzőért eldobhatsz egy kártyát a kezedből a rajta lévő árukért. Kettőért az ellenfeled egyik közös helyszínét is lerombolhatod; ő érte egy fát kap, a kártyája pedig alapzat lesz.
first-defend = Védd meg, ami fontos
first-defend-text = A védelemjelző miatt eggyel drágább lerombolni a helyszínt. Ez nem számít akciónak. Tedd a falura.
first-pass = Ha nincs több jó lépésed: passz
first-pass-text = Passz után a forduló végéig pihensz. Takarításkor a megmaradt áru elvész, csak azt tarthatod meg, amit a táblád tárol: a rómaiaknál a rombolásjelzőt.
first-points = Innen már te játszol
first-points-text = Ez volt egy forduló az ötből. A végén minden közös helyszín 1, minden birodalmi 2 pontot ér, ehhez jön, amit közben gyűjtöttél. Építs egyre többet, és figyeld az ellenfeled sorait.

## Amit a tippek és az elemzés összehasonlít

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
balance-razing = Rombolás
balance-razing-others = Ellenfelek helyszíneinek lerombolása
balance-deals = Üzletek
balance-activating = Aktiválás
balance-exchanging = Munkások átváltása
