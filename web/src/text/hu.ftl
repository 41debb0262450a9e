### A böngésző saját szövegei magyarul. Ugyanazok az azonosítók, mint az en.ftl fájlban. A játékok szövegei a kiszolgálótól jönnek.

## Mindenütt
brand-home = Asztal, vissza az előtérbe
loading = Egy pillanat…
close = Bezárom
points = pont
players = Játékosok
round-n = { $n }. forduló
language = Nyelv
theme = Megjelenés
theme-system = rendszer szerint
theme-light = világos
theme-dark = sötét
theme-toggle = Világos vagy sötét
sound = Hang
sound-on = szóljon
volume = Hangerő
menu = Menü
rules = Szabály
undo = Visszavonás
hint = Mit lépne a gép?
log = Napló
log-and-chat = Napló és csevegés
replay = Visszajátszás
about = Névjegy
back-to-lobby = Vissza az előtérbe
error-here = Nálunk történt valami hiba. A játszmád megvan.
error-unreachable = Most nem érjük el a kiszolgálót. Próbáld meg egy kicsit később.
nothing-here = Itt nincs semmi
nothing-here-help = Lehet, hogy elgépelted a címet, vagy ez az oldal már nincs meg.
no-server = Nem érjük el a kiszolgálót
try-again = Megpróbálom újra

## Részek neve a képernyőolvasónak
region-nav = Fő menü
region-tools = Eszközök
region-prompt = Teendő
region-answers = Válaszok
region-board = Tábla
region-hand = Ami előtted van
region-players = Játékosok
region-log = Napló
region-chat = Csevegés
region-end = A játék vége

## Előtér
nav-games = Játékok
nav-tables = Asztalok
nav-replays = Visszajátszás
nav-about = Névjegy
lobby-title = Mit játsszunk ma este?
lobby-help = Válassz egy dobozt, ültess mellé valakit, és kezdődhet.
chosen-game = ezt játsszuk
playing-time = játékidő
minutes = { $n } perc
minutes-each = { $n } perc / fő
weight = súly: { $word }, { $n } az { $most }-ből
weight-1 = nagyon könnyű
weight-2 = könnyű
weight-3 = közepes
weight-4 = nehéz
weight-5 = nagyon nehéz
just-now = most
learn = Megismerem
learn-game = Megismerem a játékot
my-tables = Folyamatban
my-tables-empty = Nincs megkezdett játszmád. Válassz fent egy játékot, és ülj le.
my-tables-none = Nincs megkezdett játszmád.
my-tables-choose = Választok egy játékot
open-tables = Nyitott asztalok
open-tables-empty = Még nincs nyitott asztal
open-tables-empty-help = Nyiss egyet, és küldd el a linkjét. Vagy ülj le a géppel, az mindig ráér.
running-tables = Most is játszanak
running-tables-empty = Most senki sem játszik nyilvános asztalnál.
my-finished = A befejezett játszmáid
my-finished-empty = Még nem fejeztél be játszmát. Ha lesz, itt lépésről lépésre visszanézheted.
all-finished = Mások játszmái
all-finished-empty = Nincs nyilvános, befejezett játszma.
list-free = { $n } hely szabad
list-full = minden hely foglalt
list-running = { AZ($n) }. lépésnél tart
list-round-of = { $n }. forduló { AZ($of) }-{ $of ->
    [3] ból
    [6] ból
    [8] ból
   *[other] ből
}
list-waits = Most lép: { $names }
list-my-turn = Te jössz
list-remove = Elteszem: { $game }
removed-closed = Eltettük: { $game }. A játszma ezzel megszűnik.
removed-left = Felállsz: { $game }. Gép játszik tovább helyetted.
removed-free = Felállsz: { $game }. A helyed felszabadul.
removed-back = Visszahozom
list-your-turn = te következel
title-your-turn = ● Te következel – Asztal
list-finished = véget ért
list-won = nyert: { $names }
list-host = { $name } asztala
list-continue = Folytatom
list-watch = Megnézem
sit-down = Leülök
import = Játszma betöltése
import-help = Egy kimentett játszmát (JSON-fájlt) itt tölthetsz be és nézhetsz vissza.
import-file = Fájlt választok
import-no-record = Ez a fájl nem egy kimentett játszma.
contents = Tartalom
items = A játék elemei ({ $n })
search = Keresés
search-none = Ilyet nem találtunk. Próbáld más szóval.
copies = { $n } darab
no-game = Ilyen játék nincs az asztalon

## Új asztal
new-table = Új asztal: { $game }
new-free = { $n } hely még szabad.
new-ready = Minden hely foglalt, kezdődhet a játszma.
new-alone = Egyedül játszol, kezdődhet a játszma.
new-players = { $n } játékos
new-public = Mindenki láthatja az előtérben
new-open = Megnyitom az asztalt
own-file = Saját fájl…
own-file-used = saját fájl
own-file-choose = Fájl kiválasztása
own-file-how = Hogyan írj ilyen fájlt?
own-file-unreadable = Ez a fájl nem olvasható: { $name }.
new-start = Kezdjük!
new-count = Legalább { $n } játékos kell hozzá.
bot = Gépi játékos
bot-short = gép
bot-name = gép, { $level }
level-random = kezdő
level-greedy = közepes
level-easy = könnyű
level-medium = közepes
level-hard = nehéz
level-expert = mester
level-learned = tanult
level-plugged = { $name } (bővítmény)
strength-random = Találomra lép.
strength-greedy = Azt lépi, ami most a legtöbbet hozza.
strength-easy = Csak a mostani lépését nézi, és néha téved. Első estére való.
strength-medium = Azt lépi, ami most a legtöbbet hozza.
strength-hard = Előre gondolkodik: lépésenként legfeljebb fél másodpercig próbálgatja a folytatásokat.
strength-expert = Előre gondolkodik: lépésenként legfeljebb két másodpercig próbálgatja a folytatásokat.
strength-learned = Önmaga ellen játszva tanulta meg, mit ér egy állás.
strength-plugged = Egy másik csomag hozta; hogy milyen erős, azt a készítői tudják.
bot-kind = { CAP(AZ($n)) }. helyen ülő gép nehézsége
hot-seat = egy készüléken
hot-seat-name = Neve
add-friend = Meghívok valakit
add-here = Ide mellém
add-anybody = Bárki leülhet
play-alone = Egyedül játszom
clock = Óra
clock-none = nincs
clock-quick = 5 perc, lépésenként +5 mp
clock-calm = 15 perc, lépésenként +15 mp
clock-days = lépésenként egy nap
clock-own = egyedi
absent = Beugorhat a gép
absent-help = Ha valaki nincs itt, és csak addig, amíg vissza nem jön.
absent-fitting = az órához illően
absent-seconds = { $n } másodperc után
absent-minutes = { $n } perc után
absent-hours = { $n } óra után
absent-days = { $n } nap után
absent-0 = soha

## Helyek
seat-n = { $n }. hely
seat-you = te
seat-you-bot = te, most a gép
seat-open = szabad hely
seat-invited = meghívottra vár
seat-by-link = meghívólinkkel
seat-for-you = a te helyed
seat-free = Felszabadítom
seat-remove = { CAP(AZ($n)) }. hely törlése
seat-add-bot = Gép ide
seat-present = itt van
seat-away = nincs itt
seat-resigned = feladta
seat-late = lejárt az ideje
seat-ready = kész
seat-passed = passzolt
seat-deciding = választ
seat-winner = győztes
seat-more = { $name }: részletek
seat-is-bot = Gépi játékos, { $level }.
seat-here = Itt ül az asztalnál.
seat-gone = { $minutes ->
    [0] Az imént ment el. Játszhat helyette a gép, amíg vissza nem jön.
   *[other] { $minutes } perce nincs itt. Játszhat helyette a gép, amíg vissza nem jön.
}
seat-waited-for = { $minutes ->
    [0] Az imént ment el. Ennél az asztalnál mindenkit megvárnak.
   *[other] { $minutes } perce ment el. Ennél az asztalnál mindenkit megvárnak.
}
seat-to-bot = Játsszon helyette a gép
seat-to-bot-later = Még { $n } másodperc türelem.

## Várakozás a kezdésre, meghívó
table-loading = Terítjük az asztalt…
no-table = Ezt az asztalt nem találjuk
no-table-help = Lehet, hogy bezárták, vagy elgépelted a címét.
unreadable-table = Ezt az asztalt nem lehet megnyitni
unreadable-table-help = A játéka itt nincs meg, vagy azóta változtak a szabályai. Semmi sem veszett el; szólj annak, aki a kiszolgálót üzemelteti.
signed-out = Kijelentkeztél
signed-out-help = Lehet, hogy máshol új jelszót adtál meg. Jelentkezz be újra.
private-table = Ez zártkörű asztal
private-table-help = Csak az láthatja, akinek van hozzá linkje. Kérj egyet valakitől, aki ott ül.
no-board = Nem sikerült betölteni a táblát
waiting-host = { $name } asztala
waiting-free = { $n } helyre várunk még valakit
waiting-full = mindenki itt van
waiting-start = { $name } indítja a játékot.
start-game = Kezdjük!
close-table = Bezárom az asztalt
leave-table = Felállok
invitation-qr = QR-kód a meghívóhoz
invitation-read = Beolvassa a telefonjával, és már itt is ül. Nem kell hozzá fiók.
copy-link = Másolás
link-copied = A link a vágólapon van. Küldd el a barátaidnak.
copy-watch-link = Link nézőknek
only-here = Ez a link csak ezen a gépen működik. Ha másik gépről is csatlakoznának hozzád, indítsd így az Asztalt:
invited = { $name } játszani hív: { $game }
invitation-taken = Ez a hely már foglalt, de nézőként beülhetsz.
join-account = Ehhez az asztalhoz fiók kell: jelentkezz be vagy regisztrálj, és a helyed megvár.
join-have-account = Van már fiókom
invitation-gone = Ez a meghívó már nem érvényes
invitation-gone-help = Lehet, hogy azóta más ült le oda, vagy bezárták az asztalt. Kérj újat attól, aki meghívott.

## Név, bejelentkezés
your-name = A neved: { $name }. Módosítás
name-title = Hogyan szólítsunk?
name-label = Név
name-save = Mentés
log-out = Kijelentkezem
sign-in-title = Ülj le játszani
sign-in-log-in = Bejelentkezem
sign-in-sign-up = Regisztrálok
sign-in-guest = Vendégként
name-is-login = Ezzel a névvel jelentkezel be is.
guest-help = Vendég vagy: a játszmáidhoz csak ebben a böngészőben térhetsz vissza. Ha regisztrálsz, mind megmarad; ha kijelentkezel, nem éred el őket többé.
sign-up-keeps = A vendégként megkezdett játszmáid megmaradnak.
password = Jelszó
password-help = Legalább { $n } karakter legyen.
password-old = Mostani jelszó
password-new = Új jelszó
password-change = Megváltoztatom
password-changed = Megvan az új jelszavad. A többi készülékeden újra be kell jelentkezned.
password-old-wrong = Nem ez a mostani jelszavad.

## Teendő
your-turn = Te következel, { $name }.
open-rule = Mutasd a szabályt
answers-short = Lista
answers-list = Lista: { $n } lehetőség
waiting = Várunk a többiekre.
waiting-for = Várunk rájuk: { $names }.
waiting-help = Addig nézelődj nyugodtan.
thinking = { $name } gondolkodik…
watching = Nézed a játszmát. Most { $names } választ.
watching-nobody = Nézed a játszmát.
lost-title = Megszakadt a kapcsolat
lost-help = A lépésed megvan, semmi sem veszett el. Újra csatlakozunk…
lost-retry = Megpróbálom most
over-title = A játszma véget ért.
over-help = Nézz szét nyugodtan az asztalon, vagy nézd vissza az egészet.
over-scores = Eredmény
bot-advises = Egy erős játékos ezt lépné: { $what }
bot-ponders = A gép gondolkodik…
bot-do = Így lépek
hint-late = Közben változott, miről döntesz: kérdezd meg újra a gépet.
bot-plays-for-you = A gép játszik helyetted.
bot-plays-on = Feladtad, a gép játszik tovább a helyeden.
bot-plays-help = Bármikor visszaülhetsz, onnan folytatod, ahol éppen tart.

## Visszavonás
undo-nothing = Nincs mit visszavonni.
undo-asking = Megkérdeztük a többieket.
undo-asked = { $name } vissza szeretne vonni egy lépést. Belemész?
undo-waiting = Visszavonást kértél, a válaszra várunk: { $names }.
undo-agree = Persze
undo-refuse = Inkább ne
undo-withdraw = Mégse
undo-choice = Meggondoltam magam

## Napló, csevegés
log-empty = Itt olvashatod majd, mi történt.
log-details = Minden részlet
log-goto = Mutasd ezt a lépést
chat-empty = Még senki sem szólt.
chat-say = Írj a többieknek
chat-send = Küldés

## Egy készüléken
hand-over-title = { $name } következik
hand-over-pass = Átadom
hand-over-help = Add át a készüléket. Addig semmi titkos nem látszik.
hand-over-here = Itt vagyok

## A játék vége
end-alone = { $name } eredménye: { $n } pont
end-won = { $name } nyert { $n } ponttal
end-won-early = { $name } nyert
end-shared = { $names } osztozik a győzelmen
end-over = Véget ért a játszma
end-you-won = Szép volt, nyertél!
end-your-place = { $n }. lettél.
end-by-resigning = { $names } feladta, ezért véget ért a játszma.
end-by-resigning-somebody = Valaki feladta, ezért véget ért a játszma.
end-by-time = Lejárt az idő: { $names }.
end-by-time-somebody = Valakinek lejárt az ideje.
end-tie = Pontegyenlőség: a holtverseny szabálya döntött.
end-total = összesen
end-look = Megnézem az asztalt
once-more = Még egyet!
rematch-ready = Készül az új asztal ugyanezzel a társasággal.
rematch-go = Odaülök
chart-title = Így nőttek a pontok
chart-label = A pontok alakulása. A végén: { $names }.
chart-start = kezdés
chart-end = vége

## Menü
keys = Billentyűk
download-record = Játszma kimentése
bot-for-me = Játsszon helyettem a gép
take-back = Visszaülök
stop-playing = Abbahagyom
leave-question = Felállsz az asztaltól? A játszmát elmentjük.
leave-saved = Felállok, később folytatom
leave-bot = Felállok, játsszon tovább a gép
resign = Feladom
resign-question = Biztosan feladod? Ezt nem lehet visszavonni.
resign-not = Inkább nem
resign-sure = Igen, feladom
key-tab = a részek között: teendő, kéz, tábla, játékosok, napló
key-arrows = egy részen belül
key-enter = a mézszínű gomb, kiválasztott kártyán is
key-digits = az n-edik válasz, 0 a tizedik
key-shift-digits = a 11.–19. válasz
key-esc = mégse; a film átugrása; vissza a mosthoz
key-undo = visszavonás
key-look-back = egy lépést vissza, előre
key-since = újranézem, mi történt, mióta léptem
key-tempo = a film tempója
key-stop = a film megállítása
key-next = a következő világító dolog
key-inspect = kártya nagyban
key-hand = a kezed
key-bot = mit lépne a gép?
key-rule = ennek a kérdésnek a szabálya
key-log = napló
key-chat = csevegés
key-players = játékosok
key-help = ez a lista

## Visszajátszás
no-replay = Ezt a játszmát még nem nézheted vissza
no-replay-help = Visszajátszani csak befejezett játszmát lehet.
replay-start = A játszma kezdete
replay-step = { $n }. lépés, összesen { $all }
replay-eyes = Kinek a szemével?
replay-spectator = néző
replay-first = Az elejére
replay-back = Egy lépést vissza
replay-forward = Egy lépést előre
replay-play = Lejátszás
replay-pause = Megállítás
replay-slider = Melyik lépés
replay-round-back = Az előző forduló elejére
replay-round-on = A következő forduló elejére
replay-tempo = Tempó
replay-open = nyílt kezek
replay-hand-of = { $name } keze
replay-play-on = Innen játszom tovább

## A véletlen
chance-promised = A véletlen előre rögzítve és lepecsételve
chance-promised-help = A játszma minden keverése és dobása egy titkos kulcsból ered, amelyet a kezdés előtt sorsoltunk. Az asztal most az ujjlenyomatát mutatja, a végén pedig magát a kulcsot, így bárki ellenőrizheti, hogy senki sem cserélte ki.
chance-kept = A véletlen ellenőrizve
chance-kept-help = Minden keverés és dobás abból a kulcsból ered, amelynek az ujjlenyomatát az asztal a játszma vége előtt megmutatta: ezt a böngésződ kiszámolta.
chance-broken = A véletlen nem ellenőrizhető
chance-broken-help = Az asztal nem azt mutatja, amit ígért: a kulcs vagy az ujjlenyomata nem az, ami korábban volt.
chance-commitment = Ujjlenyomat (a kulcs SHA-256 értéke):
chance-key = Kulcs:

## Névjegy
credit-short = Nem hivatalos, nem kereskedelmi rajongói munka. Ikonok: game-icons.net, CC BY 3.0.
about-title = Az Asztalról
about-what = Az Asztal modern társasjátékokat tesz egy asztalra: játszhatsz egyedül, a géppel, a kanapén ülőkkel vagy a messzi barátaiddal, magyarul és angolul.
about-installed = Ezek várnak itt: { $games }.
about-unofficial-title = Nem hivatalos
about-unofficial = Ez nem hivatalos rajongói munka. A játékok kiadóihoz és szerzőihez semmi köze, ők nem hagyták jóvá és nem támogatják. A játékok neve a jogosultaké, itt csak azt mutatja, melyik játék szabályait követjük. A szöveg, a rajz és a grafika a sajátunk; a kiadók képeit, emblémáit, betűit nem használjuk. Ha tetszik egy játék, vedd meg a dobozát: asztalnál még jobb.
about-games-title = A játékok
about-game-ginkgopolis = Ginkgopolis: Xavier Georges, Pearl Games.
about-game-settlers = Imperial Settlers: Ignacy Trzewiczek, Portal Games.
about-game-rollwrite = Imperial Settlers: Roll & Write: Ignacy Trzewiczek, Portal Games.
about-game-imperium = Imperium: Nigel Buckle és Dávid Turczi, Osprey Games.
about-game-minerva = Minerva: Hisashi Hayashi, OKAZU Brand.
about-credits-title = Köszönjük
about-icons = Ikonok: Lorc, Delapouite és a többi szerző.
about-alegreya = Alegreya betűtípus: Juan Pablo del Peral, Huerta Tipográfica.
about-atkinson = Atkinson Hyperlegible Next betűtípus: Braille Institute of America.
about-libraries = Svelte, Vite, Project Fluent, msgspec, Starlette és sok más szabad program.
about-privacy-title = Amit rólad tudunk
about-privacy = Csak a nevedet és a játszmáidat. Nincs követés, nincs hirdetés, semmi sem töltődik be más kiszolgálóról.

# Hatások ikonsorban
effect-or = vagy
effect-may = lehet:
effect-else = különben
effect-max = max. { $n }

## Film
film = Mások lépéseinek filmje
film-off = ki
film-fast = gyors
film-normal = rendes
film-slow = lassú
film-now = { $name } lép
film-yours = Ez a tiéd
film-help = Így láthatod, mit tesznek a többiek.
film-felt = Ez téged is érint.
film-skip = Átugrom
film-skipped = { $n } lépést átugrottál; a naplóban elolvashatod őket.
film-stop = Megállítom
film-on = Tovább
film-next = A következő lépés
since = Mióta legutóbb léptél
since-all = Végignézem
since-again = Újra megnézem.
since-nothing = Nincs újabb lépés.

## Visszanézés
past-title = Visszanézel: { $n }. lépés, összesen { $all }
past-help = Így állt akkor az asztal. Itt most nem lehet lépni.
past-your-turn = Közben te következel: az asztalnál rád várnak.
past-now = Vissza a mosthoz

## A játék menete
pause = Szünet a gép lépései után
pause-0 = nincs
pause-700 = rövid
pause-1500 = hosszú
turn-end = A köröd vége
ask-end = kérdezzen meg, mielőtt véget ér
look-back = Visszanézem
seat-first = kezdőjátékos
cancel = Mégse
own-file-wrong = Hiba van a fájlban. Részletek angolul
own-file-wrong-at = Hiba van a fájl { $line }. sorában, { AZ($column) }. jelnél. Részletek angolul

## Egy befejezett játszma elemzése

review = Elemzés
review-thinking = Egy erős gép végignézi az összes döntést
review-progress = { $total } döntésből { $done } kész
review-begin-help = Egy erős gép végignézi az összes döntést, ez eltart egy-két percig, egy hosszú játszma után tovább is. Közben be is csukhatod az oldalt.
no-review = Ezt a játszmát nem lehet elemezni
review-expected = Várható végeredmény
review-expected-help = minden döntés előtt, ha onnan mindenki azt lépi, ami elsőre a legjobbnak látszik; a sáv: három ilyen játszmából kettő itt érne véget ({ $name })
review-as-table = Táblázatként
review-as-curve = Görbeként
review-curve-label = A várható végeredmény. Kezdetben: { $first }. A végén: { $last }.
review-round = { $n ->
    [0] Az első forduló előtt
   *[other] { $n }. forduló
}
review-round-short = { $n }.
review-move = { $n }. lépés
review-turns = Fordulópontok
review-turns-none = Egyik döntés és egyik kártya sem változtatott sokat.
review-turn = { $n }. fordulópont
review-where = { $round ->
    [0] Az első forduló előtt
   *[other] { $round }. forduló
}, { $step }. lépés · { $name }
review-previous = Előző fordulópont
review-next = Következő fordulópont
review-eyes = Kinek a játéka?
review-you-did = Ezt lépted
review-did = { $name } ezt lépte
review-better = Egy erős gép ezt lépte volna
review-also = Szintén jó
review-points = { $n } pont
review-lead = az előnyből
review-luck-good = Ami ezután kiderült, jobb volt, mint amire számítani lehetett.
review-luck-bad = Ami ezután kiderült, rosszabb volt, mint amire számítani lehetett.
review-other-good = { $name } lépése jól jött.
review-other-bad = { $name } lépése fájt.
review-good = Jobb, mint ami elsőre a legjobbnak látszik: { $move }.
review-good-short = Jó lépés: { $move }
review-mistake-short = { $move } – jobb: { $best }
review-luck-short = { $good ->
    [yes] Szerencse ez után: { $move }
   *[no] Balszerencse ez után: { $move }
}
review-on = Innen továbbjátszom
review-look = Megnézem az asztalon
review-balance = Miből lett az eredmény?
review-start = Várható kezdetben
review-decisions = Saját döntések
review-luck = Szerencse
review-others = A többiek lépései
review-final = Végeredmény
review-balance-help = Saját döntések és a többiek lépései: mindig ahhoz képest, ami elsőre a legjobbnak látszik. Szerencse: minden más, ahhoz képest, amire számítani lehetett.
review-save = Elemzés táblázatban
hints = Tipp és elemzés
hints-yes = lehet
hints-no = ennél az asztalnál nincs
new-hints = Játék közben tipp, utána elemzés


## Az első játék

guided-offer = Első játékom, { $n } perc
guided-offer-help = Lépésről lépésre, igazi asztalon, a könnyű gép ellen.
guided-evening = Első estéd
guided-minutes = kb. { $n } perc
guided-stacked = Ezen az asztalon a lapok előre ki vannak rakva, mindig ugyanúgy.
guided-step = { $n }. lépés a { $all }-ból
guided-click = Kattints oda, ami világít.
guided-tap = Koppints oda, ami világít.
guided-back = Vissza
guided-next = Értem
guided-signs = Mutasd a jeleket
guided-leave = Kilépek
guided-lobby = Vissza a játékokhoz
guided-stay = Maradok
guided-alone = Innen magam játszom
guided-strayed = Mást léptél, semmi baj
guided-strayed-back = Ez is szabályos lépés. Visszaléphetünk, és megmutatom a következőt, vagy innen már magad játszol.
guided-strayed-on = Ez is szabályos lépés. Visszalépni már nem lehet, de a játék ugyanígy megy tovább: innen már magad játszol.
guided-lead-back = Visszalépek

## Jelek

legend = Jelek
legend-help = Mutass rá bármire az asztalon: itt kigyullad a jele.
legend-close = Bezárom
legend-tokens = Áruk és jelzők
legend-colours = Színek és fajták
legend-marks = Kártyákon, lapkákon
legend-table = Az asztalon
legend-can = most használható
legend-target = erre kérdez a játék: választható
legend-chosen = kiválasztottad
legend-off = most nem megy, rajta az oka
legend-other = más épp ezt tette
legend-bot = a gép ezt ajánlja
key-legend = jelek

guided-never = Még sosem játszottad?
guide-search = Keresés a szabályban
guide-found = { $n } szakasz
chart-round = Forduló
end-decided = Ez döntött: { $part }. Itt { $winner } { $n } ponttal többet szerzett, mint { $other }.
end-best-card = A győztesnek ez hozta a legtöbbet: { $card }, { $n } pont.
choose-game = Asztalt nyitok
