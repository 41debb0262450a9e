### A Ginkgopolis magyarul. Ugyanazok az azonosítók, mint az en.ftl fájlban, ugyanabban a sorrendben.
### $player név, sosem kap ragot. $colour: red, blue, yellow; $letter nagybetű; a darabszámok egészek.
### Mindhárom szín mássalhangzóval kezdődik, ezért előttük a névelő mindig „a”.

## A játék

game-name = Ginkgopolis
game-motto = Zöld nagyváros, felfelé és kifelé.
game-blurb = 2212-ben olyan város épül, amely összhangban él a természettel. Minden fordulóban titokban választasz egy kártyát: hasznosítod az épületét, vagy építkezel vele, a megszerzett kártyáid pedig egyre többet hoznak.

## Javak, a generált szövegekhez szükséges alakokban

good-resource = { $case ->
    [acc] erőforrást
    [for] erőforrásért
    [your] erőforrásod
    [your-acc] erőforrásodat
   *[nom] erőforrás
}
good-tile = { $case ->
    [acc] épületlapkát
    [for] épületlapkáért
    [your] épületlapkád
    [your-acc] épületlapkádat
   *[nom] épületlapka
}
good-sp = { $case ->
    [acc] sikerpontot
    [for] sikerpontért
    [your] sikerpontod
    [your-acc] sikerpontodat
   *[nom] sikerpont
}
good-new-hand = lapdobásjelző

## Amit a játék végi kártyák számolnak

count-resource = minden erőforrásod után, amely { $on ->
    [red] piros
    [blue] kék
   *[yellow] sárga
} épületen van
count-building = minden { $height-high ->
    [0] legalább { $height-low ->
        [2] kétszintes
        [3] háromszintes
        [4] négyszintes
       *[other] { $height-low } szintes
    }
    [1] egyszintes
    [2] legfeljebb kétszintes
    [3] legfeljebb háromszintes
   *[other] legfeljebb { $height-high } szintes
} épületed után
count-card = minden { $with ->
    [exploit] hasznosítási bónuszt adó kártyád után (a karakterkártyák is számítanak)
    [urbanise] bővítési bónuszt adó kártyád után (a karakterkártyák is számítanak)
    [construct] szintépítési bónuszt adó kártyád után (a karakterkártyák is számítanak)
   *[none] { $of ->
        [red] piros
        [blue] kék
       *[yellow] sárga
    } kártyád után (ez a kártya és a karakterkártyák is számítanak)
}
short-count-building = { $height } szint

## Mondatok a generált szövegek köré: $effect egy tagmondat

card-start = A játék elején { $effect }.
card-score = A játék végén { $effect }.
card-letter = Egyedül: kapsz 1 erőforrást vagy 1 épületlapkát. Lapkával: új épület { AZ($letter) } külterületjelző helyén.

## Az állandó bónuszok kiváltói

when-exploit = hasznosításkor:
when-urbanise = bővítéskor:
when-construct = szintépítéskor:

## Színek és dolgok

colour = { $colour ->
    [red] piros
    [blue] kék
   *[yellow] sárga
}
colour-2 = { $colour2 ->
    [red] piros
    [blue] kék
   *[yellow] sárga
}
colour-capital = { $colour ->
    [red] Piros
    [blue] Kék
   *[yellow] Sárga
}
tile = { colour } { ES($number) } lapka
tile-acc = { colour } { ES($number) } lapkát
tile-with = { colour } { ES($number) } lapkával
building = { colour } { ES($number) } épület
building-acc = { colour } { ES($number) } épületet
card = { colour } { ES($number) } kártya
card-acc = { colour } { ES($number) } kártyát
floors = { $n ->
    [1] egyszintes
    [2] kétszintes
    [3] háromszintes
    [4] négyszintes
   *[other] { $n } szintes
}

## Lépések és akciók

step-characters = Karakterválasztás
step-choose = Kártyaválasztás
step-resolve = Akciók végrehajtása
step-give = Lapkák beadása
step-score = Végső pontozás

action-exploit = Hasznosítás
action-urbanise = Bővítés
action-construct = Szintépítés

## Kérdések

ask-character = Válassz egy karaktert ({ $n }/3).
ask-card = Melyik kártyát játszod ki?
ask-tile-building = { colour-capital } { ES($number) } kártya: egyedül játszod ki vagy lapkával?
ask-tile-letter = „{ $letter }” jelű külterületkártya: egyedül játszod ki vagy lapkával?
ask-take = Mit veszel el: erőforrást vagy épületlapkát?
ask-move = Hová kerüljön { AZ($letter) } külterületjelző?
ask-move-hal = Hal bővítette a várost. Hová kerüljön { AZ($letter) } külterületjelző?
ask-spot = Az új épület mellett nincs szabad hely. Hová kerüljön { AZ($letter) } külterületjelző?
ask-shift = Melyik szomszédos betű adja át a helyét { AZ($letter) } külterületjelzőnek?
ask-give = Melyik lapkát adod be? Mindegyikért 1 sikerpontot kapsz.

## Gombok

act-pick = Ezt választom: { $name } ({ $trigger ->
    [exploit] hasznosítás
    [urbanise] bővítés
   *[construct] szintépítés
})
act-play-building = { colour-capital } { ES($number) } kártya
act-play-letter = „{ $letter }” jelű külterületkártya
act-new-hand = Új kártyákat kérek
act-with = A { tile-with }
act-alone = Kártya egyedül
act-take-resource = Erőforrást veszek el
act-take-tile = Épületlapkát veszek el
act-move = { $direction ->
    [north] Északra
    [east] Keletre
    [south] Délre
   *[west] Nyugatra
}
act-spot = Ide: ({ $x }; { $y })
act-shift = Helyet ad { AZ($letter) } külterületjelző
act-give = Beadom a { tile-acc }
act-keep = Nem adok be többet

## Javak felsorolása naplósorokban (tárgyesetben): $resource, $tile, $sp; ami nulla, kimarad

goods-resource = { $resource } erőforrást
goods-tile = { $tile } épületlapkát
goods-sp = { $sp } sikerpontot
goods-tile-sp = { $tile ->
    [0] { $sp ->
        [0] 0 erőforrást
       *[other] { goods-sp }
    }
   *[other] { $sp ->
        [0] { goods-tile }
       *[other] { goods-tile } és { goods-sp }
    }
}
goods = { $resource ->
    [0] { goods-tile-sp }
   *[other] { $tile ->
        [0] { $sp ->
            [0] { goods-resource }
           *[other] { goods-resource } és { goods-sp }
        }
       *[other] { $sp ->
            [0] { goods-resource } és { goods-tile }
           *[other] { goods-resource }, { goods-tile } és { goods-sp }
        }
    }
}

## Napló: előkészületek, választás

log-bonus = { $player } { YOU($player, "kaptál", "kapott") } bónuszként { SUM($goods, case: "acc") }.
log-round = Kezdődik { AZ($n) }. forduló.
log-first = { YOU($player, "Te vagy", "%") } a kezdőjátékos.
log-characters-set = { $player } { AZ($n) }. karaktercsomagot { YOU($player, "kaptad", "kapta") }.
log-pick = { $player } { YOU($player, "választottál", "választott") } egy karaktert.
log-character = { $player } { YOU($player, "magad elé tetted", "maga elé tette") } { AZ($name) } karaktert.
log-chosen = { $player } { YOU($player, "kiválasztottál", "kiválasztott") } egy kártyát.
log-new-hand = { $player } új kártyákat { YOU($player, "kértél", "kért") }.

## Napló: akciók

log-exploit-building = { $player } { YOU($player, "hasznosítottad", "hasznosította") } a { building-acc }.
log-exploit-letter = { $player } egyedül { YOU($player, "játszottad", "játszotta") } ki { AZ($letter) } külterületkártyát.
log-urbanise = { $player } { AZ($letter) } külterületen { YOU($player, "bővítettél", "bővített") } a { tile-with }.
log-construct = { $player } a { tile-acc } { $put } erőforrással a { colour-2 } { ES($number2) } épületre { YOU($player, "építetted", "építette") }.
log-unaffordable = { $player } nem { YOU($player, "tudtad kifizetni az építést, ezért visszavetted", "tudta kifizetni az építést, ezért visszavette") } a { tile-acc }.
log-gain = { $player } { YOU($player, "kaptál", "kapott") } { SUM($goods, case: "acc") }.
log-gain-tiles-own = { $player } { YOU($player, "húztad", "húzta") } { AZ(LOW($name)) } lapkát.
log-pay-sp = { $player } { YOU($player, "befizettél", "befizetett") } { SUM($goods, case: "acc") } a kisebb szám miatt.
log-pay-resource = { $player } { YOU($player, "befizettél", "befizetett") } { SUM($goods, case: "acc") } a színváltás miatt.
log-returned = { $player } { YOU($player, "visszakaptál", "visszakapott") } { $n } erőforrást{ $sp ->
    [0] .
   *[other] {" "}és { $sp } sikerpontot.
}
log-keep = { $player } { YOU($player, "megtartottad", "megtartotta") } a { card-acc }.
log-move-letter = Arrébb került { AZ($letter) } külterületjelző.

## Napló: fordulók között, a játék vége

log-pass = Mindenki továbbadta a kártyáit a bal oldali szomszédjának.
log-rebuild = Új húzópakli készült.
log-exhausted = Először fogyott el a lapkakészlet: mindenki beadhat lapkákat.
log-give = { $player } { $n ->
    [0] nem { YOU($player, "adtál", "adott") } be lapkát.
   *[other] { YOU($player, "beadtál", "beadott") } { $n } lapkát { $n } sikerpontért.
}
log-set-aside = { $player } { YOU($player, "félretettél", "félretett") } egy lapkát, hogy { YOU($player, "beadd", "beadja") }.
log-give-tile = { $player } { YOU($player, "megmutattad", "megmutatta") } { AZ(LOW($name)) } lapkát.
log-ending-tiles = Nem maradt lapka a készletben: ez az utolsó forduló.
log-ending-resources = { $player } { YOU($player, "lehelyezted az utolsó erőforrásodat", "lehelyezte az utolsó erőforrását") }, így ez az utolsó forduló.
log-ending-hal = Hal nem tud építeni, mert nincs elég erőforrása: ez az utolsó forduló.
log-shared = { $player } { YOU($player, "osztozol", "osztozik") } a győzelmen { $n } ponttal.

## Napló: egyszemélyes játék

log-hal-urbanise = { $player } { AZ($letter) } külterületen bővített a { tile-with }.
log-hal-construct = { $player } a { tile-acc } { $put } erőforrással a { colour-2 } { ES($number2) } épületre építette.
log-hal-points = { $player } kapott { $n } sikerpontot.
log-hal-returned = { $player } visszakapott { $n } erőforrást{ $sp ->
    [0] .
   *[other] {" "}és { $sp } sikerpontot.
}
log-hal-ending-resources = { $player } lehelyezte az utolsó erőforrását, így ez az utolsó forduló.
log-hal-second-card = { $player } külterületkártyát fedett fel, húzott mellé egy másodikat, és ezt játszotta ki: { $card }.
log-solo-won = { $player } { YOU($player, "nyertél", "nyert") }: { $n } pont, Hal: { $hal } pont.
log-solo-lost = { $player } nem { YOU($player, "nyertél", "nyert") }: { $n } pont, Hal: { $hal } pont.

## Miért nem lehet

why-no-card = Ez a kártya nincs a kezedben.
why-choose-card-first = Előbb válassz egy kártyát.
why-card-chosen = Már kiválasztottad a kártyádat; most válassz hozzá lapkát, vagy játszd ki egyedül.
why-no-tile = Nincs nálad ez a lapka.
why-no-new-hand = Nincs több lapdobásjelződ.
why-space-taken = Ez a hely nem szabad.
why-no-character = Ezt a karaktert most nem választhatod.
why-solo-no-new-hand = Az egyszemélyes játékban nem kérhetsz új kártyákat.

## A pontszám részei

part-points = Sikerpontok
part-cards = Játék végi bónuszok
part-new-hand = Lapdobásjelzők
part-districts = Kerületek

## Beállítások

option-characters = Karakterek
option-characters-help = Hogyan jut mindenki a három karakteréhez.
option-characters-sets = Kezdőcsomagok
option-characters-sets-help = Mindenki egyet kap a hat kész karaktercsomag közül; első játékhoz ez a legjobb.
option-characters-draft = Karakterválasztás
option-characters-draft-help = Mindenki választ egyet négy karakter közül, és továbbadja a többit, amíg mindenkinek három nem lesz.
option-expert = Profi változat
option-expert-help = Milyen nehéz ellenfél legyen Hal az egyszemélyes játékban.
option-expert-yes = Profi
option-expert-yes-help = Ha Hal külterületkártyát fed fel, kijátszhat helyette egy jobb második kártyát.
option-expert-no = Alap
option-expert-no-help = Hal azt a kártyát játssza ki, amelyet elsőként felfed.

## Feliratok az asztalon

label-city = Város
label-hand = A kezed
label-round = { $n }. forduló
label-last-round = Utolsó forduló
label-first-player = Kezdőjátékos
label-hal = Hal

## Mibe kerül és mit hoz most egy választás: $resource, $tile, $sp, mint fent a javak felsorolásában

hint-card = egyedül: { $n } { $good ->
    [resource] erőforrás
    [tile] épületlapka
   *[sp] sikerpont
} · ha megtartod: { $keep ->
    [exploit] hasznosításkor { kept-goods }
    [urbanise] bővítéskor { kept-goods }
    [construct] szintépítéskor { kept-goods }
    [resource] a játék végén { kept-points } { count-resource }
    [building] a játék végén { kept-points } { count-building }
    [card] a játék végén { kept-points } { count-card }
   *[end] a játék végén { kept-points }
}
kept-points = { $sp } sikerpont
kept-goods = { $kept ->
    [resource] 1 erőforrás
    [tile] 1 épületlapka
   *[none] {""}
}{ $sp ->
    [0] {""}
   *[other] { $kept ->
        [none] {""}
       *[other] {" és "}
    }{ kept-points }
}
hint-bonus = { $bonus ->
    [no] {""}
   *[yes] ; a bónuszaid adnak még{ $bonus-resource ->
        [0] {""}
       *[other] { $bonus-resource-sign } { $bonus-resource } erőforrást
    }{ $bonus-tile ->
        [0] {""}
       *[other] { $bonus-tile-sign } { $bonus-tile } épületlapkát
    }{ $bonus-sp ->
        [0] {""}
       *[other] { $bonus-sp-sign } { $bonus-sp } sikerpontot
    }
}
hint-alone = kapsz { goods }{ hint-bonus }
hint-letter = egyedül: 1 erőforrás vagy 1 lapka; lapkával: új épület { AZ($letter) } külterületen
hint-alone-letter = elveszel 1 erőforrást vagy 1 épületlapkát{ hint-bonus }
hint-urbanise = ráteszel 1 erőforrást; a szomszédokért kapsz { goods }{ hint-bonus }
hint-place = ráteszel { $place } erőforrást
hint-extra = { $extra ->
    [no] {""}
   *[yes] , befizetsz { goods }
}
hint-back = { $owner ->
    [self] ; { $back } erőforrást visszakapsz az épületről
    [other] ; { $player } visszakap { $back } erőforrást, és kap { $back } sikerpontot
    [hal] ; Hal visszakap { $back } erőforrást, és kap { $back } sikerpontot
   *[none] {""}
}
hint-floor = { hint-place }{ hint-extra }{ hint-back }{ hint-bonus }
hint-unaffordable = ezt nem tudod kifizetni: a kártya egyedül kijátszottnak számítana
hint-new-hand = eldobod a kártyáidat, és újakat húzol; ára egy lapdobásjelző, amely a végén 2 pontot érne (még { $n } van)
hint-give = 1 sikerpont

## Az asztal a terminálban, a lehető legrövidebben; ★ sikerpont, ▦ lapka, $shape valakinek az erőforrása

short-colour = { $colour ->
    [red] P
    [blue] K
   *[yellow] S
}
short-exploit = hasznosítás
short-urbanise = bővítés
short-construct = szintépítés
short-resource = { $sp }★ minden { $shape } után { $on ->
    [red] piros
    [blue] kék
   *[yellow] sárga
} épületen
short-building-low = { $sp }★ minden legfeljebb { floors } épületed után
short-building-high = { $sp }★ minden legalább { floors } épületed után
short-card-with = { $sp }★ minden { $with ->
    [exploit] hasznosítási
    [urbanise] bővítési
   *[construct] szintépítési
} bónusz után
short-card-of = { $sp }★ minden { $of ->
    [red] piros
    [blue] kék
   *[yellow] sárga
} kártya után
table-players = Játékosok
table-status = készlet { $supply }▦ · pakli { $deck } · dobópakli { $discard }
table-key = ▦ lapka · ★ pont · ⌂ építési terület
table-resources = paraván mögött { $behind } · készletben { $stock } · városban { $city }
table-hal-resources = készletben { $stock } · városban { $city }
table-held = { $tile } ▦ · { $hand } kártya{ $tokens ->
    [none] {""}
   *[other] {" "}· { $tokens } lapdobásjelző
}
table-end = a végén
table-knows = ismered
table-plays = játssza
table-ready = kész
table-first = kezdőjátékos
table-deciding = választ
table-alone = egyedül
table-or = vagy
table-with-tile = ▦ lapkával a szomszédokért
table-keep = megtartva
table-nothing = semmi
table-tiles = Lapkák
table-chosen = Kiválasztva
table-picked = Kiválasztva
table-giving = Beadásra
table-given-back = Beadott lapkák
table-aside = beadásra

## Jelek: minden jel neve, és amit egy sorban tudni kell róla

legend-resource = erőforrás: ezzel foglalsz és fizetsz
legend-tile = épületlapka: ebből lesz az épület
legend-sp = sikerpont
legend-exploit = hasznosítás: kártya egyedül
legend-urbanise = bővítés: betűs kártya és lapka
legend-construct = szintépítés: épületkártya és lapka
legend-red = piros épület: erőforrást ad
legend-blue = kék épület: lapkát ad
legend-yellow = sárga épület: pontot ad
legend-card = kártya

## Az első játék, lépésről lépésre

first-goal = Ez a város, együtt építitek
first-goal-text = A piros, kék és sárga épületek a közös városotok. Minden épület azé, akinek az erőforrásai rajta állnak. A végén az nyer, akinek a legtöbb sikerpontja van.
first-hand = A kezed és a lapkáid
first-hand-text = Minden fordulóban egyetlen kártyát választasz, mindenki egyszerre. Egyedül játszod ki, vagy egy épületlapkával együtt: ebből lesz a háromféle akció.
first-exploit = Hasznosítás: kártya egyedül
first-exploit-text = Válaszd ezt a kártyát, és játszd ki egyedül. A neki megfelelő épület annyit ad, ahány szintes: a piros erőforrást, a kék lapkát, a sárga pontot. A karaktereid is adnak hozzá.
first-pass-on = A kártyák vándorolnak
first-pass-on-text = Mindenki továbbadja a megmaradt kártyáit a szomszédjának, és húz egyet. Amit most itt hagysz, azt ő kapja meg.
first-urbanise = Bővítés: betűs kártya és lapka
first-urbanise-text = A betűs kártya egy külterületé: ez szabad hely a város szélén. Játszd ki ezzel a lapkával: új épület lesz ott belőle, és a szomszédai adnak érte.
first-letter = Hová kerüljön a betű?
first-letter-text = Az épület a betű helyén áll, ezért a betűt arrébb kell tenned. Ott lehet majd legközelebb bővíteni. Itt bármelyik hely jó.
first-construct = Szintépítés: kártya és lapka
first-construct-text = Ez a kártya egy álló épületé. Tedd rá a lapkát: magasabb lesz, és a tiéd. Annyi erőforrás kell rá, ahány szintes lesz. Itt a szín ugyanaz és a szám nagyobb, így nincs ráfizetés.
first-engine = Megtartottad a kártyát
first-engine-text = Szintépítés után a kijátszott kártya előtted marad, és ezután minden ilyen akciódhoz ad valamit. Így lesz egyre erősebb minden lépésed.
first-districts = A kerületek döntenek
first-districts-text = Az egymás melletti, azonos színű épületek kerületet alkotnak. A végén akinek a legtöbb erőforrása van egy kerületben, annyi pontot kap, ahány erőforrás ott összesen áll.
first-end = Innen már te játszol
first-end-text = A játéknak vége, ha a lapkakészlet másodszor is elfogy, vagy ha valaki minden erőforrását felépítette. Pontot ad, amit gyűjtöttél, a megtartott kártyák, a kerületek, és a fel nem használt lapdobásjelzők is.

## Amit a tippek és az elemzés összehasonlít

have-resource = { good-resource }
have-tile = { good-tile }
have-card = { $case ->
    [acc] megtartott kártyát
   *[nom] megtartott kártya
}

# Parts of the game one can do without, when its balance is measured
balance-urbanising = Bővítés
balance-exploiting = Hasznosítás
balance-new-hands = Új kártyák kérése
