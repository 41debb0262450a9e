### A Minerva magyarul. Ugyanazok az azonosítók, mint az en.ftl fájlban, ugyanabban a sorrendben.
### $player név, sosem kap ragot. $good: wheat, stone, wood, ore, denarius, glory, theatre, art, science; $name egy lapka neve.

## A játék

game-name = Minerva
game-motto = Római város, utcáról utcára.
game-blurb = Egy római várost igazgatsz, és lapkánként tervezed meg a negyedeit. Valahányszor felépül egy lakóház, a vele egy vonalban álló létesítmények életre kelnek: nyersanyagot, kultúrát és dicsőséget hoznak, a végén pedig a templomok mondják meg, milyen jól terveztél.

## Javak, a generált szövegekhez szükséges alakokban

good-wheat = { $case ->
    [acc] búzát
    [for] búzáért
    [your] búzád
    [your-acc] búzádat
   *[nom] búza
}
good-stone = { $case ->
    [acc] követ
    [for] kőért
    [your] köved
    [your-acc] kövedet
   *[nom] kő
}
good-wood = { $case ->
    [acc] fát
    [for] fáért
    [your] fád
    [your-acc] fádat
   *[nom] fa
}
good-ore = { $case ->
    [acc] ércet
    [for] ércért
    [your] érced
    [your-acc] ércedet
   *[nom] érc
}
good-denarius = { $case ->
    [acc] dénárt
    [for] dénárért
    [your] dénárod
    [your-acc] dénárodat
   *[nom] dénár
}
good-glory = { $case ->
    [acc] dicsőségjelölőt
    [for] dicsőségjelölőért
    [your] dicsőségjelölőd
    [your-acc] dicsőségjelölődet
   *[nom] dicsőségjelölő
}
good-theatre = { $case ->
    [acc] színházpontot
    [for] színházpontért
    [your] színházpontod
    [your-acc] színházpontodat
   *[nom] színházpont
}
good-art = { $case ->
    [acc] művészetpontot
    [for] művészetpontért
    [your] művészetpontod
    [your-acc] művészetpontodat
   *[nom] művészetpont
}
good-science = { $case ->
    [acc] tudománypontot
    [for] tudománypontért
    [your] tudománypontod
    [your-acc] tudománypontodat
   *[nom] tudománypont
}
good-resource = { $case ->
    [acc] tetszőleges nyersanyagot
    [for] tetszőleges nyersanyagért
    [your] nyersanyagod
    [your-acc] nyersanyagodat
   *[nom] tetszőleges nyersanyag
}
good-assistant = { $case ->
    [acc] segédet
    [for] segédért
    [your] segéded
    [your-acc] segédedet
   *[nom] segéd
}
good-vp = { $case ->
    [acc] győzelmi pontot
    [for] győzelmi pontért
    [your] győzelmi pontod
    [your-acc] győzelmi pontodat
   *[nom] győzelmi pont
}
good-culture = { $case ->
    [acc] tetszőleges kultúrapontot
    [for] tetszőleges kultúrapontért
    [your] kultúrapontod
    [your-acc] kultúrapontodat
   *[nom] tetszőleges kultúrapont
}

## Amit a lapkák tudnak

verb-exchange = akárhányszor: { $what }
verb-pay-different = { $mood ->
    [may] fizethetsz
    [they] fizet
    [they-may] fizethet
   *[do] fizess
} { $n } különböző nyersanyagot
verb-take-culture-tile = { $mood ->
    [may] elveheted
    [they] elveszi
    [they-may] elveheti
   *[do] vedd el
} bármelyik kultúrapakli legfelső lapkáját, akármennyi kultúrapont kell hozzá
verb-activate = { $mood ->
    [may] aktiválhatsz
    [they] aktivál
    [they-may] aktiválhat
   *[do] aktiválj
} { $n-text } lapkát a 8 szomszédos lapka közül (speciális létesítményt nem)
verb-remove-residence = { $mood ->
    [may] eltávolíthatsz
    [they] eltávolít
    [they-may] eltávolíthat
   *[do] távolíts el
} a játékból { $n-text } olyan lakóházat a 8 szomszédos lapka közül, amelyen nincs segédjelölő
verb-move-tile = { $mood ->
    [may] áthelyezhetsz
    [they] áthelyez
    [they-may] áthelyezhet
   *[do] helyezz át
} { $n-text } lapkát a 8 szomszédos lapka közül a városod egy másik szabályos helyére

## Amit számolunk

area = { $in ->
    [around8] amely a 8 szomszédos hely egyikén áll
   *[lines4] amely valamelyik irányban egy vonalban áll vele
}
count-facility = minden { $what ->
    [temple] további templomért
    [residence] lakóházért
   *[production] { WORDS($what, 1) } létesítményért
}, { area }
count-kind = minden különböző típusú létesítményért, { area }
word-production = termelő
word-commercial = kereskedelmi
word-cultural = kulturális
word-military = katonai
word-special = speciális
word-temple = templom
word-residence = lakóház

## Mondatok a generált szövegek köré: $effect egy tagmondat

item-built = Felépítéskor { $effect }.
item-end = A játék végén { $effect }.
item-nothing = Önmagában nincs hatása.
item-residence = Felépítéskor aktiválja az egyik irányban álló létesítményeket a következő lakóházig vagy üres helyig. Segédjelölővel újra megteheti.
item-round = Egy forduló új helyszíneinek végét jelzi. Egyszemélyes játékban 3 dénár lehet rajta.
item-culture = Pontok, zárójelben a szükséges kultúrapontok: { $tiles }.
item-culture-tile = { $n } ({ $need })
item-glory = Pontok az 1., 2. és 3. helyért: { $rounds }.
item-glory-round = { $round }. forduló: { $points }
item-order = Aki passzol, a legkisebb számút veszi el. Pontok az utolsó fordulóban: { $points }; a legnagyobb számú lapka nem ér pontot.

## Kérdések

ask-turn = Mit teszel?
ask-fee = Valaki már passzolt: egy akció 1 dénárba kerül. Mit teszel?
ask-place = { $name }: hová építed?
ask-direction = Melyik irányban aktivál a lakóház?
ask-station = Melyik lakóházra teszed a segédjelölőt?
ask-pair = { $name }: több párban is szerepel. Melyik másik lapka kerüljön ki a játékból?
ask-take-resource = Melyik nyersanyagot veszed el (még { $n })?
ask-give = Melyik nyersanyaggal fizetsz (még { $n })?
ask-exchange = { $name }: cserélsz?
ask-culture = Melyik kultúralapkát veszed el?
ask-activate = Melyik lapkát aktiválod (még { $n })?
ask-remove-residence = Melyik lakóház kerüljön ki a játékból?
ask-move-tile = Melyik lapkát helyezed át?
ask-move-to = { $name }: hová kerüljön?
ask-hire = Felfogadsz egy segédet? Most { $n } segéded van.
ask-may = { $name }: felépült. Használod a hatását?
ask-choose = { $name }: mit kérsz?

## Gombok

act-pass = Passzolok
act-residence = Lakóházat építek
act-assistant = Segédjelölőt teszek le
act-build = Felépítem: { $name }
act-coins = Elveszem a fordulólapka 3 dénárját
act-remove = Kikerül: { $name }
act-at = Ide: ({ $x }; { $y })
act-tile = { $name } ({ $x }; { $y })
act-go = { $direction ->
    [up] Felfelé
    [right] Jobbra
    [down] Lefelé
   *[left] Balra
}
act-take = Elveszek 1 { WORDS($good, 1, of: "good", case: "acc") }
act-take-tile = { $good ->
    [theatre] Színházlapka
    [art] Művészetlapka
   *[science] Tudománylapka
}
act-give = Fizetek 1 { WORDS($good, 1, of: "good", case: "acc") }
act-sell = Eladok 1 { WORDS($good, 1, of: "good", case: "acc") } 1 dénárért
act-hire = Felfogadok egy segédet { $n } dénárért
act-hire-glory = Felfogadok egy segédet { $n } dicsőségjelölőért
act-no = Nem kérek
act-done = Nincs több
act-yes = Igen
act-exchange = Cserélek egyszer
act-option = { $n } { WORDS($good, 1, of: "good") }
act-option-number = { $n }. lehetőség

## Mibe kerül és mit hoz egy akció

hint-build = { $free ->
    [yes] ingyen van
   *[no] ára: { bill }
}
bill = { bill-wheat }{ bill-stone }{ bill-wood }{ bill-ore }{ bill-denarii }
bill-wheat = { $wheat ->
    [0] {""}
   *[other] { $wheat } búza{" "}
}
bill-stone = { $stone ->
    [0] {""}
   *[other] { $stone } kő{" "}
}
bill-wood = { $wood ->
    [0] {""}
   *[other] { $wood } fa{" "}
}
bill-ore = { $ore ->
    [0] {""}
   *[other] { $ore } érc{" "}
}
bill-denarii = { $denarii ->
    [0] {""}
   *[other] { $denarii } dénár
}
hint-fee = { $fee ->
    [0] {""}
   *[other] , 1 dénárba kerül
}
hint-residence = még { $n } van{ hint-fee }
hint-assistant = még { $n } van{ hint-fee }
hint-go = { $n ->
    [0] semmit sem aktivál
   *[other] { $n } létesítményt aktivál
}

## Napló

log-round = Kezdődik { AZ($n) }. forduló, { YOU($first, "te kezdesz", "% kezd") }.
log-round-solo = Kezdődik { AZ($n) }. forduló.
log-shown = Új a kínálatban: { $name }.
log-temple = A templomsorba került: { $name }.
log-go = { $player } { $direction ->
    [up] felfelé
    [right] jobbra
    [down] lefelé
   *[left] balra
} { YOU($player, "aktiváltál", "aktivált") }.
log-placed = { $player } { YOU($player, "felépítetted", "felépítette") } { AZ($name) } lapkát.
log-assistant = { $player } { YOU($player, "lehelyeztél", "lehelyezett") } egy segédjelölőt.
log-use = { $player } { YOU($player, "aktiváltad", "aktiválta") } { AZ($name) } lapkát.
log-gain = { $player } { YOU($player, "kaptál", "kapott") } { SUM($goods, case: "acc") }.
log-surplus = { $player } a hatodikon felül { YOU($player, "eladtál", "eladott") } { SUM($goods, case: "acc") }.
log-sell = { $player } { YOU($player, "eladtál", "eladott") } { SUM($goods, case: "acc") }.
log-pay = { $player } { YOU($player, "fizettél", "fizetett") } { SUM($goods, case: "acc") }.
log-fee = { $player } 1 dénárért még { YOU($player, "léptél", "lépett") }.
log-culture = { $player } { YOU($player, "elvettél", "elvett") } egy { $good ->
    [theatre] színházlapkát
    [art] művészetlapkát
   *[science] tudománylapkát
} ({ $n } GYP).
log-pass = { $player } { YOU($player, "passzoltál", "passzolt") }{ $n ->
    [0] .
   *[other] {" "}({ $n }. sorrendlapka).
}
log-income = { $player } 1 dénárt { YOU($player, "kaptál, mert már passzoltál", "kapott, mert már passzolt") }.
log-income-each = { $player } 1-1 dénárt { YOU($player, "kaptatok, mert már passzoltatok", "kapott, mert már passzolt") }.
log-hire = { $player } { YOU($player, "felfogadtál", "felfogadott") } egy segédet { $n } dénárért.
log-hire-glory = { $player } { YOU($player, "felfogadtál", "felfogadott") } egy segédet { $n } dicsőségjelölőért.
log-glory = { $player } a dicsőségben { AZ($place) }. helyen { YOU($player, "végeztél", "végzett") } ({ $n } GYP).
log-move = { $player } { YOU($player, "áthelyezted", "áthelyezte") } { AZ($name) } lapkát.
log-remove = { $player } { YOU($player, "eltávolítottál", "eltávolított") } egy lakóházat a játékból.
log-discard = Kikerült a játékból { AZ($name) } lapka.
log-coins = { $player } { YOU($player, "elvetted", "elvette") } a fordulólapka 3 dénárját.
log-solo = A város { $n } pontot ér, rangja: { title }.
title = { $title ->
    [6] Augustus császár
    [5] Consul
    [4] Legatus
    [3] Tribunus
    [2] Centurio
    [1] Immunis
   *[0] Civil
}

## Miért nem lehet

why-fee = Egy akció most 1 dénárba kerül, neked pedig nincs: adj el egy nyersanyagot, vagy passzolj.
why-no-residence = Nem maradt lakóházad.
why-no-assistant = Nincs segédjelölő a készletedben.
why-no-free-residence = Nincs a városodban olyan lakóház, amelyen ne lenne segédjelölő.
why-no-tile = { $name }: nincs a kínálatban.
why-cost = { $name }: a nyersanyagaidon felül { $n } dénárba kerülne, de csak { $has } dénárod van.
why-hire = Egy segéd { $n } dénárba vagy { $glory } dicsőségjelölőbe kerül.
why-space = A lapka olyan szabad helyre kerülhet, amelynek egy teljes oldala a városodhoz kapcsolódik.
why-tile = Ezt a lapkát itt nem választhatod.
why-no-resource = Ehhez nincs { WORDS($good, 1, of: "good", case: "your") }.
why-keep = Erre még szükséged van a fizetéshez: { WORDS($good, 1, of: "good") }.

## A pontszám részei

part-culture = Kultúralapkák
part-glory = Dicsőséglapkák
part-temples = Templomok
part-goods = Pénz és nyersanyagok
part-order = Sorrendlapka

## Beállítások

option-tiles = Lapkák
option-tiles-help = Mi van a lapkákra nyomtatva. Saját lapkafájl is lehet, például a kiadott játék értékeivel.
option-tiles-ours = A mi lapkáink
option-tiles-ours-help = Az asztal lapkakészlete: ahol ismert, a szabálykönyv adataival, másutt a mi értékeinkkel.

## Az asztal szövegként, a lehető legrövidebben

table-title = { $n }. forduló a 6-ból
table-culture = Kultúrapaklik
table-pile = { WORDS($good, 1, of: "culture") } { $n } GYP, { $need } pont kell (még { $left })
table-pile-empty = { WORDS($good, 1, of: "culture") } –
culture-theatre = színház
culture-art = művészet
culture-science = tudomány
table-glory = Dicsőséglapkák ebben a fordulóban: { $points } GYP
table-order = Sorrendlapkák ebben a fordulóban: { $points } GYP
table-fee = Egy akció 1 dénárba kerül: valaki már passzolt.
table-offer = Kínálat
table-temples = Templomok
table-decks = Helyszínek a pakliban: { $deck } · templomok a pakliban: { $temples }
table-key = Bú búza · Kő kő · Fa fa · Ér érc · D dénár · Di dicsőség · Sz színház · Mű művészet · Tu tudomány · ★ pont · ▣ körülötte · ✚ egy vonalban · ∞ akárhányszor
table-nothing = semmi
table-free = ingyen
table-stake = fordulólapka: 3 dénár
table-first = kezdő
table-passed = { $n ->
    [0] passzolt
   *[other] passzolt, { $n }. a sorrendben
}
table-turn = soron van
table-score = { $n } GYP
table-goods = { $denarii } dénár · { $goods } · { $glory } dicsőség
table-pieces = { $residences } lakóház · { $assistants } segéd a készletben, összesen { $owned }
table-points = Kultúrapontok ebben a körben: { $points }
table-won = Lapkák
table-building = Épül
table-built = építéskor:
short = { $good ->
    [wheat] Bú
    [stone] Kő
    [wood] Fa
    [ore] Ér
    [denarius] D
    [glory] Di
    [theatre] Sz
    [art] Mű
    [science] Tu
    [resource] ?
   *[vp] ★
}
sign-category = { $category ->
    [production] term
    [commercial] ker
    [cultural] kult
    [military] kat
    [special] spec
    [temple] templ
    [residence] ház
   *[other] { $category }
}
sign-verb-exchange = ∞
sign-verb-pay-different = { $n } különböző
sign-verb-take-culture-tile = kultúralapka
sign-verb-activate = { $n } ▣ aktiválása
sign-verb-remove-residence = ▣ lakóház eltávolítása
sign-verb-move-tile = ▣ lapka áthelyezése
sign-count-facility = { $area }{ sign-category }
sign-count-kind = { $area }típus

## Hatások egy kis lapkán, két-három szóban

short-verb-take-culture-tile = kultúralapka
short-verb-activate = { $n } aktiválás
short-verb-remove-residence = −1 lakóház
short-verb-move-tile = 1 lapka odébb

## Jelek: minden jel neve, és amit egy sorban tudni kell róla

legend-denarius = dénár: egy hiányzó nyersanyag helyett három
legend-resource = tetszőleges nyersanyag
legend-glory = dicsőségjelölő: dicsőséglapka vagy segéd
legend-theatre = színházpont
legend-art = művészetpont
legend-science = tudománypont
legend-culture = kultúralapka
legend-assistant = segédjelölő: egy lakóház újra aktivál
legend-production = termelő létesítmény
legend-commercial = kereskedelmi létesítmény
legend-cultural = kulturális létesítmény
legend-military = katonai létesítmény
legend-special = speciális létesítmény
legend-temple = templom: a végén ér pontot
legend-residence = lakóház: egy sort aktivál
legend-pay-different = különböző nyersanyagok

## Az első játék, lépésről lépésre

first-goal = A városod egyetlen lapkával indul
first-goal-text = Hat forduló alatt a forrás köré építesz várost. Ami felépül, az még nem csinál semmit: a lakóházak keltik életre az utcákat. A végén az nyer, akinek a legtöbb pontja van.
first-build = Építs létesítményt
first-build-text = Vedd meg a kínálatból: { $tile }. Az ára a lapkán van, a hiányzó árut dénárral pótolhatod. Tedd a forrás jobb oldalára: hosszú sort akarunk.
first-free = Ez ingyen van
first-free-text = A kezdőhelyszínekért nem kell fizetni. { $tile }: tedd a sor végére. Egy körben egy dolgot tehetsz, utána az ellenfeled jön.
first-residence = Lakóház: éled az utca
first-residence-text = A lakóház ingyen van, és felépítésekor egy egész sort működésbe hoz. Tedd a sor bal végére, és aktiválj jobbra: minden létesítmény ad, a legközelebbivel kezdve.
first-spring = A forrás azt adja, amit kérsz
first-spring-text = Az első lapkád tetszőleges nyersanyagot ad. Kérj követ: arra lesz most szükséged. A többi magától megérkezik.
first-goods = Ebből gazdálkodsz
first-goods-text = Itt vannak a nyersanyagaid és a dénárjaid. Egyfajtából legfeljebb hat lehet nálad, és darabját bármikor eladhatod egy dénárért. A forduló végén semmi sem vész el.
first-culture = Kultúra is kell
first-culture-text = { $tile }: ha aktiválod, művészetpontot ad, és azzal elnyerheted a legfelső kultúralapkát. Tedd a kőfejtő fölé.
first-street = Még egy utca
first-street-text = Tegyél fölé is lakóházat, és aktiválj lefelé. Az irány előtt látod, mit adna: itt követ, és a művészetponttal rögtön egy kultúralapkát is.
first-temple = Templom: pont a végére
first-temple-text = A templomok a játék végén érnek pontot aszerint, mi van körülöttük vagy velük egy sorban. { $tile }: a körülötte álló speciális létesítményekért. Most még nem ér semmit, de itt középen lesz helyük.
first-pass = Aki passzol, annak is jut
first-pass-text = Az első passz után minden akció egy dénárba kerül, és aki passzolt, annak körönként egy dénár jár. Passzolj te is: új forduló jön, új lapkákkal.
first-points = Innen már te játszol
first-points-text = A pontokat a kultúralapkák, a dicsőséglapkák és a templomok adják. A forduló végén dicsőségért segédet is fogadhatsz, aki egy lakóházadat újra működteti. Hat forduló, sok szerencsét.

## Amit a tippek és az elemzés összehasonlít

have-wheat = { good-wheat }
have-stone = { good-stone }
have-wood = { good-wood }
have-ore = { good-ore }
have-denarius = { good-denarius }
have-glory = { good-glory }
have-assistant = { good-assistant }
have-tile = { $case ->
    [acc] lapkát a városba
   *[nom] lapka a városban
}

# Parts of the game one can do without, when its balance is measured
balance-production = Termelő létesítmények
balance-trade = Kereskedelmi létesítmények
balance-culture = Kulturális létesítmények
balance-glory = Katonai létesítmények (dicsőség)
balance-special = Speciális létesítmények
balance-temples = Templomok
balance-assistants = Segédek
