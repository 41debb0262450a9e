### Minden játék közös szavai, magyarul. Ugyanazok az azonosítók, mint az en.ftl fájlban, ugyanabban a sorrendben.
### Egy játék a saját szövegeiben újra megadhatja bármelyik üzenetet; akkor az övé érvényes.

## Kártyaszövegek: mennyiségek, áruk
## $how: exact, upto, any, all. $mood: do, may, they, they-may, bare, worth (lásd docs/notation.md).

quantity = { $how ->
    [upto] legfeljebb { $n }
    [any] bármennyi
    [all] az összes
   *[exact] { $n }
}
amount = { $how ->
    [upto] legfeljebb { $n } { $good }
    [any] bármennyi { $good }
    [all] az összes { $good }
   *[exact] { $n } { $good }
}
gain-goods = { $mood ->
    [may] kaphatsz { $goods }
    [they] kap { $goods }
    [they-may] kaphat { $goods }
    [worth] { $goods } ér
   *[do] kapsz { $goods }
}
pay-goods = { $definite ->
    [yes] { $mood ->
        [may] kifizetheted { $goods }
        [they] kifizeti { $goods }
        [they-may] kifizetheti { $goods }
       *[do] fizesd ki { $goods }
    }
   *[no] { $mood ->
        [may] fizethetsz { $goods }
        [they] fizet { $goods }
        [they-may] fizethet { $goods }
       *[do] fizess { $goods }
    }
}
goods-for-goods = { $cost } { $gain }
named-card = { $case ->
    [acc] { AZ($name) } kártyát
    [for] { AZ($name) } kártyáért
    [onto] { AZ($name) } kártyára
    [with] { AZ($name) } kártyával
   *[nom] { AZ($name) } kártya
}

## Kártyaszövegek: számlálás

count-good = { $n ->
    [1] minden { $good } után
   *[other] minden { $n } { $good } után
}
clause-per = { $clause } { $count }
clause-per-first = { $count } { $clause }
clause-max = { $mood ->
    [worth] { $clause }, de legfeljebb { ET($n) }
    [bare] { $clause }, de legfeljebb { $most }
   *[do] { $clause }, de összesen legfeljebb { $most }
}
clause-max-times = { $clause }, de legfeljebb { SZOR($n) }

## Kártyaszövegek: szerkezetek

clause-then = { $mood ->
    [bare] { $first }, valamint { $then }
   *[do] { $first }, majd { $then }
}
clause-when = { $when } { $clause }
clause-each = { $who } { $clause }
clause-may = { $clause }
clause-if = { $mood ->
    [worth] { $clause }, ha { $condition }
   *[do] ha { $condition }, { $clause }
}
clause-if-else = { $clause }, ha { $condition }, különben { $otherwise }
clause-otherwise = különben { $clause }
row-of-steps = { $first }, illetve { $last }
clause-if-done = { $mood ->
    [they] aki megteszi, { $clause }
   *[do] ha megteszed, { $clause }
}
cost-result = { $cost }: { $result }
cost-result-inside = { $cost }, és { $result }
choose-one = { $mood ->
    [may] választhatsz: { $options }
    [they] választ: { $options }
    [they-may] választhat: { $options }
   *[do] válassz: { $options }
}
choose-or = { $first } VAGY { $second }
# Nem jelenik meg: milyen módban áll egy lehetőség a „válassz” után, illetve a költség utáni „és” után.
mood-option = { $mood ->
    [they] they
    [they-may] they
   *[do] do
}
mood-purpose = { $mood ->
    [may] may
    [they] they
    [they-may] they-may
   *[do] do
}
# `replace (...)`: ami a kártya által várt dolog helyett történik.
verb-replace = ehelyett { $what }

## Miért nem lehet meglépni

why-not-your-turn = Most nem te következel.
why-over = A játszma véget ért.
why-not-now = Ezt most nem lehet meglépni.
why-no-such-seat = Ennél az asztalnál nincs { $seat }. hely.

## Visszavonás

undo = Visszavonás
undo-none = Nincs mit visszavonni.
undo-revealed = Ezt már nem vonhatod vissza: közben felfordult egy kártya.
undo-chance = Ezt már nem vonhatod vissza: közben a véletlen döntött.
undo-other = Ezt már nem vonhatod vissza: azóta { $player } lépett.

## Kérdések, várakozás

your-turn = Te következel.
waiting-for = Várunk rájuk: { $players }.
thinking = { $player } gondolkodik…
chosen = Választottál; amíg a többiekre várunk, még módosíthatod.
last-round = Utolsó forduló!
ask-may = Élsz vele?
ask-choose = Válassz egyet!
ask-react = Melyik kártya hatása következzen?

## Játékosok

bot = gép

## A napló mint beszámoló: egy tett, egy mondat

you = Te
name-times = { SZOR($n) } { $name }
amount-of = { $n } { $what }

## Napló, eredmény

log-undo = { $player } { YOU($player, "visszavontál", "visszavont") } egy lépést.
log-win = { $player } { YOU($player, "nyertél", "nyert") } { $n } ponttal.
log-shared = { $players } osztozik a győzelmen.
points = { $n } pont

## Hibák; $meant: a szó, amelyre gondolhattak, vagy „none”

error-meant = { $meant ->
    [none] .
   *[other] ; erre gondoltál: '{ $meant }'?
}
error-no-game = nincs ilyen játék: '{ $name }'{ error-meant } Játékok: { $known }
error-no-bot = nincs ilyen gépi játékos: '{ $name }'{ error-meant } Van: { $known }
error-broken-bot = nem indul el a más csomagból való gépi játékos, '{ $name }' ({ $at }): { $error }
error-bad-search = '{ $name }' nem kereső gép: írd utána, hányszor próbálkozzon, 1-től { $most }-ig, például 'search:500'
error-players = { $game }: { $players } játékossal játszható, { VAL($n) } nem
error-no-option = { $game }: nincs ilyen beállítás: '{ $option }'{ error-meant } Beállítások: { $known }
error-option-value = { $game }: a(z) '{ $option }' beállítás értéke lehet: { $known }; '{ $value }' nem{ error-meant }
error-option-players = { $game }: a(z) '{ $option }' beállítás csak ennyi játékosnak szól: { $players }; { $n } játékosnak nem
error-nobody = nincs ilyen játékos: '{ $name }'{ error-meant } Helyek: egy szám vagy ezek közül néhány: { $known }
error-seats-saved = a mentett játszmában { $n } hely van, nem { $given }
error-option-form = egy beállítást NÉV=ÉRTÉK alakban kell megadni, nem így: '{ $given }'
error-unreadable = nem olvasható: { $file }: { $problem }
error-no-text = { $file }: nem UTF-8 kódolású szövegfájl
error-is-folder = { $file }: mappa, nem fájl, ide nem lehet menteni
error-no-folder = { $file }: nincs ilyen mappa
error-file-exists = { $file }: már van ilyen fájl; válassz más nevet, mert felülíródna
error-taken = { $file }: már van ilyen nevű fájl; a benne lévő játszma így folytatható: --resume { $file }, vagy adj meg másik nevet
error-over = { $file }: ez a játszma véget ért; így nézheted meg újra: asztal replay { $file }
error-unfinished = { $file }: a játszma nem ért véget; csak befejezett játszmát lehet elemezni
error-other-game = { $file }: ez egy { $game }-játszma, nem { $given }
error-which-game = melyik játék? Az `asztal games` felsorolja őket; mentett játszmát így folytathatsz: --resume FÁJL
error-record = { $file }: { $problem }
error-no-file = { $file }: nincs ilyen fájl
error-no-permission = { $file }: nem olvasható vagy nem írható
error-no-command = nincs ilyen parancs: '{ $given }'
error-no-switch = nincs ilyen kapcsoló: { $given }
error-missing = hiányzik: { $given }
error-extra = felesleges: { $given }
error-needs-value = a { $given } kapcsolóhoz érték kell
error-bad-value = nem jó érték ({ $given }): { $problem }

## Miért jobb egy lépés: a tippek és az elemzés mondatai
## $gains, $losses: mennyiségek ("3*points|2*wood"), a `have-NÉV` mondja ki őket; $about: yes, ha átlagok; $other: a másik lépés.

have-points = { $case ->
    [acc] pontot
   *[nom] pont
}
reason-amounts = { $about ->
    [yes] kb. { SUM($list, of: "have", case: "acc") }
   *[no] { SUM($list, of: "have", case: "acc") }
}
reason-price-amounts = { $about ->
    [yes] kb. { SUM($list, of: "have", case: "nom") }
   *[no] { SUM($list, of: "have", case: "nom") }
}
reason-by = { $rounds ->
    [0] a játszma végéig
    [1] a forduló végéig
   *[other] { $rounds } fordulón belül
}
reason-now = { $past ->
    [yes] Ez azonnal hozott volna { $gains }
   *[no] Ez azonnal hoz { $gains }
}
reason-soon = { $past ->
    [yes] Ez { $by } hozott volna { $gains }
   *[no] Ez { $by } hoz { $gains }
}
reason-income = { $past ->
    [yes] Ez onnantól minden fordulóban hozott volna { $income }
   *[no] Ez innentől minden fordulóban hoz { $income }
}
reason-now-income = { $past ->
    [yes] Ez azonnal hozott volna { $gains }, és onnantól minden fordulóban { $income }
   *[no] Ez azonnal hoz { $gains }, és innentől minden fordulóban { $income }
}
reason-soon-income = { $past ->
    [yes] Ez { $by } hozott volna { $gains }, és onnantól minden fordulóban { $income }
   *[no] Ez { $by } hoz { $gains }, és innentől minden fordulóban { $income }
}
reason-spares = { $past ->
    [yes] Ez { $by } megtakarított volna { $losses }
   *[no] Ezzel { $by } megtakarítasz { $losses }
}
reason-spares-now = { $past ->
    [yes] Ez azonnal megtakarított volna { $losses }
   *[no] Ezzel azonnal megtakarítasz { $losses }
}
reason-hurts = { $past ->
    [yes] Így { $player } { $by } nem szerzett volna meg { $gains }
   *[no] Így { $player } { $by } nem szerez meg { $gains }
}
reason-even = Ez és a másik („{ $other }”) nagyjából egyformán jó.
reason-as-good = { $head }; a másik („{ $other }”) nagyjából ugyanilyen jó.
reason-long = { $past ->
    [yes] Csak hosszabb távon látszik: a meglépett („{ $other }”) kevesebbre vezetett.
   *[no] Csak hosszabb távon látszik: a másik („{ $other }”) kb. { $points } ponttal kevesebbre vezet.
}
reason-long-slight = { $past ->
    [yes] Csak hosszabb távon látszik, és akkor is alig: a meglépett („{ $other }”) kicsivel kevesebbre vezetett.
   *[no] Csak hosszabb távon látszik, és akkor is alig: a másik („{ $other }”) kicsivel kevesebbre vezet.
}
reason-only = Nincs más választásod.
reason-fewer = { $past ->
    [yes] Így { SUM($losses, of: "have", case: "with") } kevesebb maradt volna, mint a meglépett („{ $other }”) után.
   *[no] Így { SUM($losses, of: "have", case: "with") } kevesebb marad nálad, mint a másik („{ $other }”) után.
}
reason-nothing = { $past ->
    [yes] { $head }; a meglépett („{ $other }”) ebből semmit.
   *[no] { $head }; a másik („{ $other }”) ebből semmit.
}
reason-less = { $past ->
    [yes] { $head }; a meglépett („{ $other }”) csak { $gains }.
   *[no] { $head }; a másik („{ $other }”) csak { $gains }.
}
reason-loses = { $past ->
    [yes] { $head }; a meglépett („{ $other }”) elvitt { $losses }.
   *[no] { $head }; a másik („{ $other }”) elvisz { $losses }.
}
reason-spends = { $past ->
    [yes] { $head }, amit a meglépett („{ $other }”) elvitt.
   *[no] { $head }, amit a másik („{ $other }”) elvisz.
}
reason-compared = { $past ->
    [yes] { $head }, amit a meglépett („{ $other }”) meghagyott neki.
   *[no] { $head }, amit a másik („{ $other }”) meghagyna neki.
}
reason-price = { $past ->
    [yes] { $said }; ennek { $price } lett volna az ára.
   *[no] { $said }; ennek { $price } az ára.
}
reason-rival = { $past ->
    [yes] { $said }, és utána { $player } szerzett még { $gains }.
   *[no] { $said }, és utána { $player } szerezne még { $gains }.
}
