### A Birodalmi telepesek: Roll & Write magyarul. Ugyanazok az azonosítók, mint az en.ftl fájlban, ugyanabban a sorrendben.
### $player név, sosem kap ragot. $good: stone, wood, food, gold; $track: walls, cottages, granaries, bridges; a darabszámok egészek.

## A játék

game-name = Birodalmi telepesek: Roll & Write
game-motto = Négy kocka, egy ceruza.
game-blurb = Néhány telepes maga mögött hagyja a birodalmak háborúit. Tíz fordulón át mindenki ugyanazokkal a kockákkal gazdálkodik a saját lapján: falakat emelsz, hidakat építesz új területekhez, és olyan falut alapítasz, amely neked dolgozik.

## Javak, a generált szövegekhez szükséges alakokban

good-stone = { $case ->
    [acc] követ
    [for] kőért
    [onto] kőre
    [with] kővel
    [your] köved
    [your-acc] kövedet
   *[nom] kő
}
good-wood = { $case ->
    [acc] fát
    [for] fáért
    [onto] fára
    [with] fával
    [your] fád
    [your-acc] fádat
   *[nom] fa
}
good-food = { $case ->
    [acc] ételt
    [for] ételért
    [onto] ételre
    [with] étellel
    [your] ételed
    [your-acc] ételedet
   *[nom] étel
}
good-gold = { $case ->
    [acc] aranyat
    [for] aranyért
    [onto] aranyra
    [with] arannyal
    [your] aranyad
    [your-acc] aranyadat
   *[nom] arany
}
good-resource = { $case ->
    [acc] tetszőleges nyersanyagot
    [for] tetszőleges nyersanyagért
    [onto] tetszőleges nyersanyagra
    [with] tetszőleges nyersanyaggal
    [your] nyersanyagod
    [your-acc] nyersanyagodat
   *[nom] tetszőleges nyersanyag
}
good-action = { $case ->
    [acc] további akciót
    [for] további akcióért
    [your] akciód
    [your-acc] akciódat
   *[nom] további akció
}
good-vp = { $case ->
    [acc] győzelmi pontot
    [for] győzelmi pontért
    [your] győzelmi pontod
    [your-acc] győzelmi pontodat
   *[nom] győzelmi pont
}
pay-goods = { $mood ->
    [may] elkölthetsz { $goods }
    [they] elkölt { $goods }
    [they-may] elkölthet { $goods }
   *[do] költs el { $goods }
}
cost-result-inside = { $cost }, cserébe { $result }

## Amit az épületek és a kegyjelzők tudnak

verb-swap = cserélj el 1 { $give ->
    [resource] nyersanyagot
   *[stone] { WORDS($give, 1, of: "good", case: "acc") }
} { $for ->
    [resource] { $give ->
        [resource] { $yielding } másfajta nyersanyagra
       *[gold] { $yielding } egyforma, tetszőleges nyersanyagra
    }
   *[stone] { $yielding } { WORDS($for, 1, of: "good", case: "onto") }
}
verb-discount = amikor áthúzol egy mezőt { $on ->
    [walls] a falak sávján
    [cottages] a kunyhók sávján
    [granaries] a magtárak sávján
    [bridges] a hidak sávján
    [village] egy épületen
   *[any-track] bármelyik sávon
}, 1 { WORDS($what, 1, of: "good", case: "with") } kevesebbet kell elköltened
verb-cross = húzz át 1 mezőt { $where ->
    [walls] a falak sávján
    [cottages] a kunyhók sávján
    [granaries] a magtárak sávján
    [bridges] a hidak sávján
    [village] egy épületen
    [any-track] bármelyik sávon
   *[any-box] bármelyik sávon vagy épületen
} akció nélkül (a nyersanyagait költsd el)
verb-harvest = húzz át akció nélkül { $n } elérhető aratásmezőt
verb-harvest-more = { $n ->
    [1] egy
   *[other] legfeljebb { $n }
} aratáskor 1-gyel többet kapsz az aratásmező nyersanyagából
verb-reroll = egyszer, mielőtt bármi mást tennél, újradobhat{ $die ->
    [worker-die] od a munkáskockát
    [any-die] sz { $n ->
        [1] 1 tetszőleges kockát
       *[other] legfeljebb { $n } tetszőleges kockát
    }
   *[resource-die] sz { $n ->
        [1] 1 nyersanyagkockát
       *[other] legfeljebb { $n } nyersanyagkockát
    }
}
verb-store = legfeljebb { $n } el nem költött nyersanyagot megtarthatsz a következő fordulóra
verb-copy-die = válassz egy dobott nyersanyagkockát: kapsz még 1-et abból, amit mutat
verb-crops = válassz egy dobott nyersanyagot: akció nélkül learathatsz 1 aratásmezőt, amely ezt mutatja
verb-export = elcserélhetsz legfeljebb 1 követ, 1 fát és 1 ételt, darabját 1 győzelmi pontért

## Amit számolunk

count-die = minden olyan kocka után, amely { WORDS($face, 1, of: "good", case: "acc") } mutat
count-section = minden{ $n ->
    [1] {" "}
   *[other] {" "}{ $n }{" "}
}befejezett { $what ->
    [walls] falszekció
    [cottages] kunyhószekció
    [granaries] magtárszekció
    [bridges] hídszekció
    [imperial] birodalmi szekció
   *[any-track] szekció
} után
count-building = a faludban lévő minden{ $n ->
    [1] {" "}
   *[other] {" "}{ $n }{" "}
}befejezett épület után (ez is beleszámít)
count-column = minden{ $n ->
    [1] {" "}
   *[other] {" "}{ $n }{" "}
}oszlop után, amely mind a négy sávon kész
count-estate = { $which ->
    [of-this] minden{ $n ->
        [1] {" "}
       *[other] {" "}{ $n }{" "}
    }telek után, amelyet ezzel a tervrajzzal hoztál létre
   *[none] a birodalmadban lévő minden{ $n ->
        [1] {" "}
       *[other] {" "}{ $n }{" "}
    }telek után
}
count-track = minden{ $n ->
    [1] {" "}
   *[other] {" "}{ $n }{" "}
}sáv után, amelyen legalább { $reaching } szekció kész
count-bridge = minden{ $n ->
    [1] {" "}
   *[other] {" "}{ $n }{" "}
}befejezett híd után
count-circle = minden{ $n ->
    [1] {" "}
   *[other] {" "}{ $n }{" "}
}áthúzott aratásmező után
count-field = minden{ $n ->
    [1] {" "}
   *[other] {" "}{ $n }{" "}
}teljesen learatott terület után

## Feltételek egy fordulón belül

section-word = szekciót
if-completed = ebben a fordulóban { $what ->
    [tracks] legalább { $n-low } különböző sávon befejeztél egy-egy szekciót
    [walls] befejeztél legalább { $n-low } falszekciót
    [cottages] befejeztél legalább { $n-low } kunyhószekciót
    [granaries] befejeztél legalább { $n-low } magtárszekciót
    [bridges] befejeztél legalább { $n-low } hídszekciót
   *[sections] befejeztél legalább { $n-low } { section-word }
}
if-crossed = ebben a fordulóban legalább { $n-low } { $what ->
    [circles] aratásmezőt
   *[boxes] építésmezőt
} áthúztál
if-left = a forduló végén legalább { $n-low } el nem költött nyersanyagod marad
if-die = legalább egy kocka { WORDS($face, 1, of: "good", case: "acc") } mutat

## Ugyanez két-három szóban, az ikonok közé

short-verb-discount = { $on ->
    [walls] falakon
    [cottages] kunyhókon
    [granaries] magtárakon
    [bridges] hidakon
    [village] épületeken
   *[any-track] egy sávon
} −1
short-verb-cross = akció nélkül: { $where ->
    [walls] fal
    [cottages] kunyhó
    [granaries] magtár
    [bridges] híd
    [village] épület
    [any-track] egy sáv
   *[any-box] bármi
}
short-verb-harvest = { $n } aratás akció nélkül
short-verb-harvest-more = { $n ->
    [1] egy
   *[other] { $n }
} aratás: +1
short-verb-reroll = újra: { $die ->
    [worker-die] munkáskocka
    [any-die] { $n } kocka
   *[resource-die] { $n } nyersanyagkocka
}
short-verb-store = megmarad { $n }
short-verb-copy-die = +1 egy kockából
short-verb-crops = 1 aratás ingyen
short-verb-export = áru → pont
short-count-estate = { $which ->
    [of-this] telke
   *[none] telek
}
short-count-building = kész épület
short-count-column = kész oszlop
short-count-track = sáv { $reaching } szekcióval
short-count-bridge = kész híd
short-if-completed = { $what ->
    [tracks] { $n-low } sávon kész szekció
    [walls] { $n-low } kész fal
    [cottages] { $n-low } kész kunyhó
    [granaries] { $n-low } kész magtár
    [bridges] { $n-low } kész híd
   *[sections] { $n-low } kész szekció
}
short-if-crossed = { $n-low } { $what ->
    [circles] aratás
   *[boxes] áthúzott mező
}
short-if-left = marad { $n-low }
legend-estate = telek: körbekerített kész szekciók, amelyek növelik az épületüket
legend-locked-field = zárt terület: a mellette álló híd nyitja meg

## Mondatok a generált szövegek köré: $effect egy tagmondat

building-final = Végső pontozáskor: { $effect }.
building-round = Fordulónként { $effect }.
building-dice = Minden fordulóban: { $effect }.
building-uses = Fordulónként { $n ->
    [1] egyszer
    [2] legfeljebb kétszer
   *[other] legfeljebb { SZOR($n) }
}: { $effect }.
building-ready = Már felépült.
raises-gain = Minden telke 1-gyel növeli, amit kapsz.
raises-die = Minden telke kockánként 1-gyel növeli, amit kapsz.
raises-points = Minden telke 1-gyel növeli a pontokat.
raises-times = Minden telke fordulónként eggyel több használatot ad.
raises-harvest = Minden telke fordulónként eggyel több aratást ad.
raises-dice = Minden telke eggyel több kockát ad.
raises-store = Minden telke 1-gyel több nyersanyagnak ad helyet.

item-track = { $boxes } építésmező 9 szekcióban; balról jobbra kell áthúzni őket. Ha mind kész, a sáv { $points } pontot ér.
item-field = { $circles } aratásmező; a hidak { $n }. szekciója oldja fel.
item-die = Oldalai: { $faces }.
item-worker = Akciók az oldalain: { $faces }.
item-rank = Az egyszemélyes kaland rangja { $n } ponttól.
item-competitive = A versengő mód faluja: mindenki ezzel játszik.
item-village = { $sheet } jelű kalandozólap, { $theme ->
    [romans] rómaiak
    [barbarians] barbárok
    [egyptians] egyiptomiak
    [japanese] japánok
    [atlanteans] atlantisziak
    [aztecs] aztékok
   *[amazons] amazonok
}, { $difficulty ->
    [easy] könnyű
    [hard] nehéz
   *[normal] közepes
}.

## Szavak

track = { $track ->
    [walls] Falak
    [cottages] Kunyhók
    [granaries] Magtárak
   *[bridges] Hidak
}
track-on = a { $track ->
    [walls] falak
    [cottages] kunyhók
    [granaries] magtárak
   *[bridges] hidak
} sávján
one-good = { $good ->
    [stone] kő
    [wood] fa
    [food] étel
    [gold] arany
   *[resource] nyersanyag
}
face-1 = { $die1 ->
    [stone] kő
    [wood] fa
    [food] étel
   *[gold] arany
}
face-2 = { $die2 ->
    [stone] kő
    [wood] fa
    [food] étel
   *[gold] arany
}
face-3 = { $die3 ->
    [stone] kő
    [wood] fa
    [food] étel
   *[gold] arany
}

## Áruk felsorolása: $stone, $wood és így tovább; ami nulla, kimarad

goods-vp-more = { $vp ->
    [0] {""}
   *[other] {" + "}{ $vp } GYP
}
goods-vp = { $vp ->
    [0] semmi
   *[other] { $vp } GYP
}
goods-action-more = { $action ->
    [0] { goods-vp-more }
   *[other] {" + "}{ $action } akció{ goods-vp-more }
}
goods-action = { $action ->
    [0] { goods-vp }
   *[other] { $action } akció{ goods-vp-more }
}
goods-resource-more = { $resource ->
    [0] { goods-action-more }
   *[other] {" + "}{ $resource } tetszőleges nyersanyag{ goods-action-more }
}
goods-resource = { $resource ->
    [0] { goods-action }
   *[other] { $resource } tetszőleges nyersanyag{ goods-action-more }
}
goods-gold-more = { $gold ->
    [0] { goods-resource-more }
   *[other] {" + "}{ $gold } arany{ goods-resource-more }
}
goods-gold = { $gold ->
    [0] { goods-resource }
   *[other] { $gold } arany{ goods-resource-more }
}
goods-food-more = { $food ->
    [0] { goods-gold-more }
   *[other] {" + "}{ $food } étel{ goods-gold-more }
}
goods-food = { $food ->
    [0] { goods-gold }
   *[other] { $food } étel{ goods-gold-more }
}
goods-wood-more = { $wood ->
    [0] { goods-food-more }
   *[other] {" + "}{ $wood } fa{ goods-food-more }
}
goods-wood = { $wood ->
    [0] { goods-food }
   *[other] { $wood } fa{ goods-food-more }
}
goods = { $stone ->
    [0] { goods-wood }
   *[other] { $stone } kő{ goods-wood-more }
}

## Ugyanez arra, amit elköltöttek: $paid-stone, $paid-wood és így tovább

paid-resource-more = { $paid-resource ->
    [0] {""}
   *[other] {" + "}{ $paid-resource } tetszőleges nyersanyag
}
paid-resource = { $paid-resource ->
    [0] semmi
   *[other] { $paid-resource } tetszőleges nyersanyag
}
paid-gold-more = { $paid-gold ->
    [0] { paid-resource-more }
   *[other] {" + "}{ $paid-gold } arany{ paid-resource-more }
}
paid-gold = { $paid-gold ->
    [0] { paid-resource }
   *[other] { $paid-gold } arany{ paid-resource-more }
}
paid-food-more = { $paid-food ->
    [0] { paid-gold-more }
   *[other] {" + "}{ $paid-food } étel{ paid-gold-more }
}
paid-food = { $paid-food ->
    [0] { paid-gold }
   *[other] { $paid-food } étel{ paid-gold-more }
}
paid-wood-more = { $paid-wood ->
    [0] { paid-food-more }
   *[other] {" + "}{ $paid-wood } fa{ paid-food-more }
}
paid-wood = { $paid-wood ->
    [0] { paid-food }
   *[other] { $paid-wood } fa{ paid-food-more }
}
paid = { $paid-stone ->
    [0] { paid-wood }
   *[other] { $paid-stone } kő{ paid-wood-more }
}

## Fázisok és lépések

phase-roll = Kockadobás
phase-favours = Kegyjelző kiválasztása
phase-growing = A birodalmad növelése
phase-over = Végső pontozás

step-ready = kész
step-reroll = újradob
step-mark = újradob
step-grow = növeli a birodalmát
step-pay = fizet
step-take = választ
step-keep = raktároz
step-estate = telket hoz létre

## Kérdések

ask-favour = Melyik kegyjelzőt választod?
ask-reroll = Újradobsz? Később már nem lehet.
ask-mark = { $name }: melyik kockát dobod újra? (még { $n ->
    [1] 1
   *[other] legfeljebb { $n }
})
ask-grow = Növeld a birodalmadat. { $n ->
    [0] Nincs több akciód.
   *[other] Még { $n } akciód van.
}
ask-pay = { $name }: mit költesz el? (még { $n })
ask-take = { $name }: mit kapsz?
ask-keep = Mit tartasz meg a következő fordulóra? (még { $n })
ask-estate = Létrehozol egy telket?

## Gombok

act-favour = { $name }
act-track = { track }, { $n }. szekció ({ goods })
act-track-less = { track }, { $n }. szekció, kedvezmény: 1 { one-good } ({ goods })
act-track-less-free = { track }, { $n }. szekció, kedvezmény: 1 { one-good } (ingyen)
act-box = { $name }, { $n }. mező ({ goods })
act-box-free = { $name }, { $n }. mező (ingyen)
act-harvest = Aratás { AZ($field) }. területen: { goods }
act-harvest-more = Aratás { AZ($field) }. területen: { goods }, és még 1
act-use = Használom: { $name }
act-donate = Adomány: 1 { one-good }
act-export = Export: 1 { one-good }, 1 GYP
act-pay = Elköltök: 1 { one-good }
act-take = Ezt kapom: { one-good }
act-keep = Megtartok: 1 { one-good }
act-die = { $n }. kocka ({ one-good })
act-die-worker = Munkáskocka ({ $n })
act-roll = Újradobom
act-begin = Nem dobok újra
act-estate = Telek ({ $name }), bal felső sarka: { track }, { $column }. oszlop ({ $drawing })
act-no-estate = Most nem
act-done = Kész vagyok

## Napló

box-walls = mezőt a falak sávján
box-cottages = mezőt a kunyhók sávján
box-granaries = mezőt a magtárak sávján
box-bridges = mezőt a hidak sávján
box-named = mezőt { AZ($name) } épületen
worth-walls = pontot a falak sávján
worth-cottages = pontot a kunyhók sávján
worth-granaries = pontot a magtárak sávján
worth-bridges = pontot a hidak sávján
log-use-gain = { $player } { AZ($name) } épülettel { SUM($goods, case: "acc") } { YOU($player, "kaptál", "kapott") }.
log-use-trade = { $player } { AZ($name) } épülettel { SUM($paid, case: "for") } { SUM($goods, case: "acc") } { YOU($player, "kaptál", "kapott") }.
log-round = Kezdődik { AZ($n) }. forduló.
log-village = { YOU($player, "A falud", "% faluja") }: { $name }.
log-roll = { $player } { YOU($player, "dobtál", "dobott") }: { face-1 }, { face-2 }, { face-3 } és { $actions } akció.
log-reroll = { $player } { YOU($player, "újradobtál", "újradobott") }: { face-1 }, { face-2 }, { face-3 } és { $actions } akció.
log-favour = { $player } { AZ($name) } kegyjelzőt { YOU($player, "választottad", "választotta") }.
log-produce = { $player } { YOU($player, "kaptál", "kapott") } { SUM($goods, case: "acc") } ({ $name }).
log-cross = { $player } { YOU($player, "áthúztál", "áthúzott") } { SUM($boxes, of: "box") }{ PRICE($goods) }.
log-section = { YOU($player, "A kész szekcióid eddig ennyit érnek", "% kész szekciói eddig ennyit érnek") }: { SUM($now, of: "worth") }.
log-section-none = { $player } { YOU($player, "elkészítettél", "elkészített") } egy szekciót { $track ->
    [walls] a falak sávján
    [cottages] a kunyhók sávján
    [granaries] a magtárak sávján
   *[bridges] a hidak sávján
}.
log-bridge = { $player } hidat { YOU($player, "építettél", "épített") } { AZ($field) }. területre.
log-building-done = { $player } { YOU($player, "befejezted", "befejezte") } { AZ($name) } épületet.
log-harvest = { $player } { AZ($field) }. területen { YOU($player, "arattál", "aratott") } { SUM($goods, case: "acc") }.
log-export = { $player } győzelmi pontra { YOU($player, "cseréltél", "cserélt") } { SUM($goods, case: "acc") }.
log-use = { $player } { YOU($player, "használtad", "használta") } { AZ($name) } épületet{ PRICE($paid) }.
log-scored = { $player } { YOU($player, "szereztél", "szerzett") } { SUM($goods, case: "acc") } ({ $name }).
log-keep = { $player } { YOU($player, "megtartottál", "megtartott") } { SUM($goods, case: "acc") } a következő fordulóra.
log-estate = { $player } telket { YOU($player, "hoztál", "hozott") } létre ({ $name }; { LOW(track) }, { $column }. oszlop).
log-done = { $player } { YOU($player, "befejezted", "befejezte") } a fordulót.
log-shared = { $player } { YOU($player, "osztozol", "osztozik") } a győzelmen { $n } ponttal.
log-rank = { $player } { $n } ponttal { YOU($player, "fejezted be a kalandot, rangod", "fejezte be a kalandot, rangja") }: { $rank }.

## Miért nem lehet

why-favour-taken = Ezt a kegyjelzőt már más választotta: { $name }.
why-favour-not-here = Ez a kegyjelző nincs játékban: { $name }.
why-favour-first = Előbb válassz kegyjelzőt.
why-favour-chosen = Erre a fordulóra már választottál kegyjelzőt.
why-reroll-first = Előbb döntsd el, újradobsz-e.
why-pick-dice = Előbb válaszd ki az újradobandó kockákat.
why-pay-first = Előbb költsd el, amit a képesség kér.
why-take-first = Előbb válaszd ki, mit kapsz.
why-keep-first = Előbb válaszd ki, mit tartasz meg.
why-round-over = Ezt a fordulót befejezted; már csak telket hozhatsz létre.
why-track-full = Ezen a sávon már minden mező át van húzva.
why-no-actions = Ehhez nincs több akciód.
why-no-discount = Itt nincs felhasználható kedvezményed.
why-no-goods = Ehhez még kell { $n } { one-good }.
why-no-such-box = Nincs ilyen mező ezen az épületen: { $name }.
why-box-crossed = Ez a mező már át van húzva.
why-field-locked = { CAP(AZ($field)) }. terület még zárva van: előbb fejezd be a hidak { $n }. szekcióját.
why-circle-crossed = Ez az aratásmező már át van húzva.
why-crops-not-rolled = Nincs több akciód, a Termés kegyjelző pedig csak dobott nyersanyagot arat le.
why-no-more = Nincs olyan épületed, amely többet adna erre az aratásra.
why-works-next-round = { CAP(AZ($name)) } épület a következő fordulótól működik.
why-not-built = { CAP(AZ($name)) } épület még nincs befejezve.
why-basic-not-here = { CAP(AZ($name)) } épület az alapjátékban nem szerepel.
why-by-itself = { CAP(AZ($name)) } épület magától működik.
why-used = { CAP(AZ($name)) } épületet ebben a fordulóban már használtad.
why-condition = { CAP(AZ($name)) } épület feltétele ebben a fordulóban még nem teljesült.
why-cannot-pay = { CAP(AZ($name)) } épület használatához ez kell: { goods }.
why-no-favour = Ebben a fordulóban nem nálad van ez a kegyjelző: { $name }.
why-favour-used = A kegyjelződet már felhasználtad.
why-not-rolled = Egyik kocka sem mutatja ezt: { one-good }.
why-exported = Ebből ebben a fordulóban már cseréltél el egyet: { one-good }.
why-no-rerolls-now = Újradobni csak minden más előtt lehet; most már késő.
why-basic-no-estates = Az alapjátékban nincsenek telkek.
why-estate-later = Telket akkor hozhatsz létre, ha befejezted a fordulót.
why-no-blueprint = Ennek az épületnek nincs tervrajza: { $name }.
why-estate-outside = Az alakzat ott nem fér el a birodalmadban.
why-estate-sections = Minden szekciójának késznek kell lennie, és egyik sem lehet másik telek része.

## Mibe kerül és mit hoz most egy választás

hint-how = { $free ->
    [yes] akció nélkül
   *[no] 1 akció
}{ $instead ->
    [0] {""}
   *[other] , { $instead } arany helyettesít
}
hint-box = { hint-how }
hint-section = { hint-how }; elkészül a szekció ({ $points ->
    [0] pont nélkül
   *[other] +{ $points } pont
}){ $field ->
    [0] {""}
   *[other] , megnyílik { AZ($field) }. terület
}
hint-building = { hint-how }; { $left ->
    [0] kész lesz az épület
   *[other] még { $left } mező marad
}
hint-crops = akció nélkül (Termés)
hint-free = akció nélkül
hint-use = { paid } → { goods }
hint-export = 1 győzelmi pont{ $gold ->
    [yes] , arannyal fizetve
   *[no] {""}
}
hint-estate = a következő fordulótól { $n } helyett { $more }{ $finished ->
    [no] {" "}(ha majd kész az épület)
   *[yes] {""}
}
hint-estate-points = { $n } győzelmi pont a végén{ $finished ->
    [no] {" "}(ha majd kész az épület)
   *[yes] {""}
}
hint-estate-last = { $n ->
    [0] már nem hoz semmit
   *[other] { $n } győzelmi pont
}

## A pontszám részei

part-walls = Falak
part-cottages = Kunyhók
part-granaries = Magtárak
part-bridges = Hidak
part-estates = Telkek
part-extra = Játék közben szerzett pontok és csillagos épületek

## Beállítások

option-mode = Játékmód
option-mode-help = Melyik szabályokkal játszotok. Egyedül mindig a kalandozó módot játszod.
option-mode-basic = Alapjáték
option-mode-basic-help = Versengő mód alapszabályokkal, első játéknak ajánlott: nincsenek telkek és Építészek.
option-mode-advanced = Haladó
option-mode-advanced-help = Versengő mód telkekkel, amelyek erősebbé teszik az épületeket, és az Építészekkel.
option-mode-adventure = Kalandozó
option-mode-adventure-help = Haladó szabályok, és mindenki a 48 kalandozó falu egyikével játszik.
option-village = Falu
option-village-help = A kaland faluja; ha választasz egyet, kalandozó módban játszotok. Saját falufájllal is játszhattok.
option-village-random = Véletlenszerű
option-village-random-help = Sorsolt falu, mindenkinek másik.

## Feliratok az asztal körül

label-table = Asztal
label-round = { $n }. forduló a 10-ből
label-dice = Kockák
label-favours = Kegyjelzők
label-favour = Kegyjelző
label-fields = Területek
label-kept = Megtartva
label-used = felhasználva
label-none = nincs nyersanyag
table-title = { $player } – { $points } pont
table-active = soron lévő játékos: { $player }
table-actions = { $n } akció
table-points = Játék közben szerzett pontok: { $n }
table-rank = Rang: { $rank }
short-good = { $good ->
    [stone] K
    [wood] F
    [food] É
   *[gold] A
}

## Jelek: minden jel neve, és amit egy sorban tudni kell róla

legend-action = akció: minden áthúzás egybe kerül
legend-gold = arany: bármelyik nyersanyagot helyettesíti
legend-resource = tetszőleges nyersanyag
legend-walls = falak: kővel épülnek
legend-cottages = kunyhók: fával épülnek
legend-granaries = magtárak: étellel épülnek
legend-bridges = hidak: területeket nyitnak
legend-imperial = birodalmi szekció: a sáv kilencedik szekciója
legend-any-track = bármelyik sáv
legend-count-circle = aratásmező
legend-count-field = nyitott terület
legend-count-die = dobott kocka

## Az első játék, lépésről lépésre

first-goal = A lapod: ezt húzogatod át
first-goal-text = Tíz forduló alatt falakat, kunyhókat, magtárakat és hidakat építesz: mezőket húzol át. Minden sáv szekciókból áll; a kész szekció alatt ott a pontja. Az nyer, akinek a végén a legtöbb pontja van.
first-favour = A kockák mindenkinek szólnak
first-favour-text = A forduló elején dobtok: mindenki ugyanezeket az árukat és ennyi akciót kapja. Ezután választasz egy kegyjelzőt. Vedd el ezt: { $favour }. Ad egy aranyat, az bármelyik árut helyettesíti.
first-goods = Ezt költheted el
first-goods-text = Itt látod az áruidat és a hátralévő akcióidat. Egy mező áthúzása egy akció, és a mezőn látható áruba is kerül. Ami a forduló végére megmarad, elvész.
first-bridge = Húzz át egy hidat
first-bridge-text = Minden sávot balról jobbra töltesz. A hidak kevés pontot érnek, de utat nyitnak az új földek felé. Kezdd az első szekcióval.
first-land = A második híd földet nyit
first-land-text = Ha a második szekció is kész, megnyílik az első terület. Ezt a mezőt kővel fizeted.
first-harvest = Arass
first-harvest-text = A nyitott területen egy akcióért learathatsz egy mezőt, és megkapod, ami rajta van. Mindegyiket csak egyszer. Arass fát.
first-track = Kunyhó: az első pontod
first-track-text = A learatott fából rögtön épül egy kunyhó. A kész szekciónál álló szám a sáv pontja: minél tovább jutsz, annál több.
first-done = Elfogytak az akcióid
first-done-text = Mindenki a maga tempójában játszik. Ha kész vagy, szólj: amikor mindenki kész, jön a következő dobás.
first-favour-again = Új forduló, új kegyjelző
first-favour-again-text = { $favour }: egy dobott kocka áruját még egyszer megkapod. Vedd el, és kérj vele aranyat.
first-building = Fejezz be egy épületet
first-building-text = Az épületek mezőit bármilyen sorrendben áthúzhatod, az üres mezőhöz csak akció kell. { $building }: ha mindhárom mezője megvan, a következő fordulótól segít.
first-points = Innen már te játszol
first-points-text = A végén a sávok kész szekciói, a csillagos épületek és a közben szerzett pontok számítanak. Tíz forduló van; a haladó játékban telkeket is keríthetsz. Még van két akciód ebben a fordulóban.

## Amit a tippek és az elemzés összehasonlít

have-box = { $case ->
    [acc] áthúzott mezőt a sávokon
   *[nom] áthúzott mező a sávokon
}
have-building = { $case ->
    [acc] kész épületet
   *[nom] kész épület
}
have-estate = { $case ->
    [acc] telket
   *[nom] telek
}

# Parts of the game one can do without, when its balance is measured
balance-walls = Falak
balance-cottages = Kunyhók
balance-granaries = Magtárak
balance-bridges = Hidak
balance-fields = Aratás
balance-bridges-and-fields = Hidak és aratás
balance-estates = Telkek
balance-producers = Termelő épületek
balance-converters = Átváltó épületek
balance-stars = A végén számító épületek
