### Minden játék közös szavai, magyarul. Ugyanazok az azonosítók, mint az en.ftl fájlban, ugyanabban a sorrendben.
### Egy játék a saját szövegeiben újra megadhatja bármelyik üzenetet; akkor az övé érvényes.

## Közös szavak, üzenetekben használhatók: { -card(case: "acc") }
## acc -t, onto -ra, on -on, for -ért, with -val, in -ban, from -ból, into -ba; your(-...) a tiéd, their-... az övé; many többes szám

# Dolgok és emberek
-player = { $case ->
    [acc] játékost
    [onto] játékosra
    [on] játékoson
    [for] játékosért
    [with] játékossal
    [your] játékosod
    [many] játékosok
    [many-acc] játékosokat
   *[nom] játékos
}
-opponent = { $case ->
    [acc] ellenfelet
    [onto] ellenfélre
    [on] ellenfélen
    [for] ellenfélért
    [with] ellenféllel
    [your] ellenfeled
    [many] ellenfelek
    [many-acc] ellenfeleket
   *[nom] ellenfél
}
-first-player = { $case ->
    [acc] kezdőjátékost
    [onto] kezdőjátékosra
    [on] kezdőjátékoson
    [for] kezdőjátékosért
    [with] kezdőjátékossal
    [your] kezdőjátékosod
    [many] kezdőjátékosok
    [many-acc] kezdőjátékosokat
   *[nom] kezdőjátékos
}
-active-player = { $case ->
    [acc] aktív játékost
    [onto] aktív játékosra
    [on] aktív játékoson
    [for] aktív játékosért
    [with] aktív játékossal
    [your] aktív játékosod
    [many] aktív játékosok
    [many-acc] aktív játékosokat
   *[nom] aktív játékos
}
-bot = { $case ->
    [acc] gépi játékost
    [onto] gépi játékosra
    [on] gépi játékoson
    [for] gépi játékosért
    [with] gépi játékossal
    [your] gépi játékosod
    [many] gépi játékosok
    [many-acc] gépi játékosokat
   *[nom] gépi játékos
}
-spectator = { $case ->
    [acc] nézőt
    [onto] nézőre
    [on] nézőn
    [for] nézőért
    [with] nézővel
    [your] néződ
    [many] nézők
    [many-acc] nézőket
   *[nom] néző
}
-card = { $case ->
    [acc] kártyát
    [onto] kártyára
    [on] kártyán
    [for] kártyáért
    [with] kártyával
    [your] kártyád
    [many] kártyák
    [many-acc] kártyákat
   *[nom] kártya
}
-tile = { $case ->
    [acc] lapkát
    [onto] lapkára
    [on] lapkán
    [for] lapkáért
    [with] lapkával
    [your] lapkád
    [many] lapkák
    [many-acc] lapkákat
   *[nom] lapka
}
-token = { $case ->
    [acc] jelzőt
    [onto] jelzőre
    [on] jelzőn
    [for] jelzőért
    [with] jelzővel
    [your] jelződ
    [many] jelzők
    [many-acc] jelzőket
   *[nom] jelző
}
-vp = { $case ->
    [acc] győzelmi pontot
    [onto] győzelmi pontra
    [on] győzelmi ponton
    [for] győzelmi pontért
    [with] győzelmi ponttal
    [your] győzelmi pontod
    [many] győzelmi pontok
    [many-acc] győzelmi pontokat
   *[nom] győzelmi pont
}
-point = { $case ->
    [acc] pontot
    [onto] pontra
    [on] ponton
    [for] pontért
    [with] ponttal
    [your] pontod
    [many] pontok
    [many-acc] pontokat
   *[nom] pont
}
-cost = { $case ->
    [acc] költséget
    [onto] költségre
    [on] költségen
    [for] költségért
    [with] költséggel
    [your] költséged
    [many] költségek
    [many-acc] költségeket
   *[nom] költség
}
-bonus = { $case ->
    [acc] bónuszt
    [onto] bónuszra
    [on] bónuszon
    [for] bónuszért
    [with] bónusszal
    [your] bónuszod
    [many] bónuszok
    [many-acc] bónuszokat
   *[nom] bónusz
}
-effect = { $case ->
    [acc] hatást
    [onto] hatásra
    [on] hatáson
    [for] hatásért
    [with] hatással
    [your] hatásod
    [many] hatások
    [many-acc] hatásokat
   *[nom] hatás
}
-ability = { $case ->
    [acc] képességet
    [onto] képességre
    [on] képességen
    [for] képességért
    [with] képességgel
    [your] képességed
    [many] képességek
    [many-acc] képességeket
   *[nom] képesség
}
-condition = { $case ->
    [acc] feltételt
    [onto] feltételre
    [on] feltételen
    [for] feltételért
    [with] feltétellel
    [your] feltételed
    [many] feltételek
    [many-acc] feltételeket
   *[nom] feltétel
}
-option = { $case ->
    [acc] lehetőséget
    [onto] lehetőségre
    [on] lehetőségen
    [for] lehetőségért
    [with] lehetőséggel
    [your] lehetőséged
    [many] lehetőségek
    [many-acc] lehetőségeket
   *[nom] lehetőség
}

# Idő
-game = { $case ->
    [acc] játékot
    [in] játékban
    [onto] játékra
    [your] játékod
    [your-in] játékodban
    [many] játékok
    [many-acc] játékokat
   *[nom] játék
}
-round = { $case ->
    [acc] fordulót
    [in] fordulóban
    [onto] fordulóra
    [your] fordulód
    [your-in] fordulódban
    [many] fordulók
    [many-acc] fordulókat
   *[nom] forduló
}
-turn = { $case ->
    [acc] kört
    [in] körben
    [onto] körre
    [your] köröd
    [your-in] körödben
    [many] körök
    [many-acc] köröket
   *[nom] kör
}
-phase = { $case ->
    [acc] fázist
    [in] fázisban
    [onto] fázisra
    [your] fázisod
    [your-in] fázisodban
    [many] fázisok
    [many-acc] fázisokat
   *[nom] fázis
}
-step = { $case ->
    [acc] lépést
    [in] lépésben
    [onto] lépésre
    [your] lépésed
    [your-in] lépésedben
    [many] lépések
    [many-acc] lépéseket
   *[nom] lépés
}
-action = { $case ->
    [acc] akciót
    [in] akcióban
    [onto] akcióra
    [your] akciód
    [your-in] akciódban
    [many] akciók
    [many-acc] akciókat
   *[nom] akció
}
-game-end = { $case ->
    [acc] a játék végét
    [at] a játék végén
   *[nom] a játék vége
}
-final-scoring = { $case ->
    [acc] végső pontozást
    [in] végső pontozásban
    [onto] végső pontozásra
    [your] végső pontozásod
    [your-in] végső pontozásodban
    [many] végső pontozások
    [many-acc] végső pontozásokat
   *[nom] végső pontozás
}
-tie = { $case ->
    [acc] döntetlent
    [in] döntetlenben
    [onto] döntetlenre
    [your] döntetlened
    [your-in] döntetlenedben
    [many] döntetlenek
    [many-acc] döntetleneket
   *[nom] döntetlen
}

# Helyek
-hand = { $case ->
    [acc] kezet
    [in] kézben
    [from] kézből
    [into] kézbe
    [your] kezed
    [your-acc] kezedet
    [your-in] kezedben
    [your-from] kezedből
    [your-into] kezedbe
    [their-in] kezében
    [their-from] kezéből
    [their-into] kezébe
   *[nom] kéz
}
-draw-deck = { $case ->
    [acc] húzópaklit
    [in] húzópakliban
    [from] húzópakliból
    [into] húzópakliba
    [your] húzópaklid
    [your-acc] húzópaklidat
    [your-in] húzópaklidban
    [your-from] húzópaklidból
    [your-into] húzópaklidba
    [their-in] húzópaklijában
    [their-from] húzópaklijából
    [their-into] húzópaklijába
   *[nom] húzópakli
}
-discard-pile = { $case ->
    [acc] dobópaklit
    [in] dobópakliban
    [from] dobópakliból
    [into] dobópakliba
    [your] dobópaklid
    [your-acc] dobópaklidat
    [your-in] dobópaklidban
    [your-from] dobópaklidból
    [your-into] dobópaklidba
    [their-in] dobópaklijában
    [their-from] dobópaklijából
    [their-into] dobópaklijába
   *[nom] dobópakli
}
-supply = { $case ->
    [acc] készletet
    [in] készletben
    [from] készletből
    [into] készletbe
    [your] készleted
    [your-acc] készletedet
    [your-in] készletedben
    [your-from] készletedből
    [your-into] készletedbe
    [their-in] készletében
    [their-from] készletéből
    [their-into] készletébe
   *[nom] készlet
}
-table = { $case ->
    [acc] asztalt
    [in] asztalon
    [from] asztalról
    [into] asztalra
    [your] asztalod
    [your-acc] asztalodat
    [your-in] asztalodon
    [your-from] asztalodról
    [your-into] asztalodra
    [their-in] asztalán
    [their-from] asztaláról
    [their-into] asztalára
   *[nom] asztal
}

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

clause-then = { $first }, majd { $then }
clause-when = { $when } { $clause }
clause-each = { $who } { $clause }
clause-may = { $clause }
clause-if = { $mood ->
    [worth] { $clause }, ha { $condition }
   *[do] ha { $condition }, { $clause }
}
clause-if-else = { $clause }, ha { $condition }, különben { $otherwise }
clause-otherwise = különben { $clause }
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

## Miért nem lehet meglépni

why-not-your-turn = Most nem te következel.
why-over = A játszma véget ért.
why-not-now = Ezt most nem lehet meglépni.
why-no-such-seat = Ennél az asztalnál nincs { $seat }. hely.
why-already-chosen = Már választottál.

## Visszavonás

undo = Visszavonás
undo-turn = Az egész kör visszavonása
undo-none = Nincs mit visszavonni.
undo-revealed = Ezt már nem vonhatod vissza: közben felfordult egy kártya.
undo-chance = Ezt már nem vonhatod vissza: közben a véletlen döntött.
undo-other = Ezt már nem vonhatod vissza: azóta { $player } lépett.

## Kérdések, várakozás

your-turn = Te következel.
choose-card = Válassz egy kártyát.
choose-direction = Válassz irányt.
use-ability = Használod ezt a képességet?
actions-left = Még { $n } akciód van.
waiting-for = Várunk rájuk: { $players }.
thinking = { $player } gondolkodik…
chosen = Választottál; amíg a többiekre várunk, még módosíthatod.
round-begins = Kezdődik { AZ($n) }. forduló.
last-round = Utolsó forduló!

## Gombok

button-done = Kész
button-cancel = Mégse
button-back = Vissza
button-skip = Kihagyom
button-pass = Passzolok
button-end-turn = Kör vége
button-rule = Mutasd a szabályt
button-why = Miért nem tehetem meg?
button-hint = Mit lépne a gép?
button-log = Napló
button-chat = Csevegés
button-replay = Visszajátszás

## Asztal, játékosok, szintek

bot = gép
bot-easy = Gépi játékos: könnyű
bot-medium = Gépi játékos: közepes
bot-hard = Gépi játékos: nehéz
sat-down = { $player } leült az asztalhoz.
left-table = { $player } felállt az asztaltól.
waiting-players = Még { $n } játékosra várunk.

## Napló, eredmény

log-undo = { $player } visszavont egy lépést.
log-win = { $player } nyert { $n } ponttal.
log-shared = { $players } osztozik a győzelmen.
you-won = Nyertél!
you-tied = Döntetlen – osztoztok a győzelmen.
your-place = { $n }. lettél.
points = { $n } pont
best-result = Ez az eddigi legjobb eredményed!
