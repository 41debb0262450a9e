### A parancssor magyarul. Ugyanazok az azonosítók, mint az en.ftl fájlban, ugyanabban a sorrendben.

## Listák

games-title = Játékok
games-game = Játék
games-players = Játékosok
games-printings = Különböző elem
games-options = Beállítások (az alapérték félkövér)
cards-title = { $game }: { $n } különböző elem
cards-none = Nincs itt ilyen: „{ $text }”.
cards-name = Név
cards-id = Azonosító
cards-copies = Példány
cards-text = Szöveg

## Az asztal a terminálban

player-alone = Játékos
player-numbered = { $n }. játékos
level-greedy = közepes gép
level-random = kezdő gép
level-easy = könnyű gép
level-medium = közepes gép
level-hard = nehéz gép
level-expert = mester gép
level-learned = tanult gép
welcome = { $game }, kezdőérték: { $seed }. Az asztalnál: { $players }.
since-last = A legutóbbi döntésed óta
log-title = Napló
details-title = Napló, minden részlettel
more-news = … előtte még { $n } sor: n
more-lines = … még { $n } sor: ↓
more-table = … még { $n } sor: PgDn, vagy a: a teljes asztal
page-keys = ↑↓ PgUp PgDn · bármely más gomb: vissza
log-empty = Még nem történt semmi.
hand-over = { $player } következik. Add át a készüléket.
hand-over-ready = { $player }: nyomj Entert, ha más nem látja.
ask-only = Nyomj Entert, vagy írj be egy parancsot: { $commands }
ask-again = Írj be egy számot 1 és { $n } között, vagy egy parancsot: { $commands }
hint = Egy erős játékos ezt lépné: { $n }. { $move }. { $why }
undone = Visszavontad a legutóbbi lépésedet.
saved = Elmentve: { $file }
left-game = Viszlát! Az eddigi játszma elmentve: { $file }
left-nothing = Viszlát!
not-saved = Nem sikerült elmenteni a játszmát: { $problem }
help-title = Súgó
help-choose = Írd be a választott sor számát, és nyomj Entert.
help-keys = Vagy jelöld ki a nyilakkal: az Enter a kijelöltet választja. A PgUp és a PgDn az asztalt mozgatja.
help-undo = visszavonja a legutóbbi lépésedet, ha még semmi nem derült ki, és más sem lépett azóta
help-hint = mit lépne itt egy erős játékos, és miért
help-help = ez a súgó, a kérdéshez tartozó szabállyal
help-log = minden, ami eddig történt, tettenként egy mondat
help-details = ugyanez, minden fizetés, kártya és bevétel külön sorban
help-table = újra megmutatja az asztalt
help-guide = a teljes szabály
help-save = elmenti a játszmát; minden döntés előtt magától is elmenti
help-quit = ment és kilép

## Parancsok: az első szó a rövid, a többi is működik

keys-undo = v visszavonás vissza
keys-hint = t tipp
keys-help = s súgó ?
keys-log = n napló
keys-details = r részletek
keys-table = a asztal
keys-guide = sz szabály szabályok
keys-save = m mentés
keys-quit = k kilépés

## Pontok

score-title = Végeredmény
score-title-so-far = Az állás eddig
score-total = Összesen
score-rank = Helyezés
score-winner = Nyert: { $players }!
score-winners = Osztoznak a győzelmen: { $players }!
score-nobody = Senki sem nyert.
record-saved = A kimentett játszma: { $file }; így ellenőrizheted: asztal replay { $file }

## Visszajátszás

replay-ok = { $file }: { $game }, kezdőérték: { $seed }, { $n } lépés; visszajátszva és ellenőrizve.
replay-fair = A véletlen tisztességes volt: a kulcsa az, amelyet az asztal a játszma előtt megígért (SHA-256: { $commitment }).
replay-unfinished = A játszma még nem ért véget.

## Botok egymás között, mérés

selfplay-title = { $game }, { $seats } fő, { $bot }
selfplay-games = Játszma
selfplay-decisions = Döntés
selfplay-seconds = Processzoridő (s)
selfplay-speed = Döntés másodpercenként
selfplay-mean = Átlagpontszám
selfplay-seat = Átlagpontszám, { $n }. hely: { $bot }

## Az aréna

arena-title = { $game }, { $seats } fő, { $games } játszma
arena-bot = Gép
arena-wins = Győzelem
arena-points = Pont
arena-seconds = Processzoridő játszmánként (s)
arena-rating = Értékszám
arena-against = { $bot }: milyen gyakran végzett előrébb
arena-seat-n = { $n }. hely
arena-seats = Győzelmek helyek szerint
arena-seat = { $n }. hely: { $wins } győzelem
arena-by-faction = Győzelmek frakciók szerint
arena-by-nation = Győzelmek nemzetek szerint
arena-by-village = Győzelmek falvak szerint
arena-broken-off = Megszakadt { $games } játszmából { $done } után.
arena-kept = Ugyanez a parancs innen folytatja: { $file }.

## Balance

balance-title = { $game }, { $seats } fő: kiegyensúlyozottság
balance-summary = röviden
balance-before = korábban
balance-after = most
balance-sum-games = Játszma
balance-sum-points = Egy játékos pontja
balance-sum-between = A játszmák 20–80%-ában elvitt elemek
balance-sum-always = Mindig elviszik (legalább 95%)
balance-sum-never = Soha nem viszik el (legfeljebb 5%)
balance-sum-gaining = Részek, amelyek nélkül több a pont
balance-bans = a játék egy része nélkül
balance-bans-help = Egy játékos lemond a játék egy részéről, a többiek nem; ugyanazok a játszmák, ugyanazokkal a kezdőszámokkal. Mennyit változik ennek a játékosnak a pontja, előnye a legjobb ellenféllel szemben és győzelmeinek aránya (százalékpont).
balance-part = Nélküle
balance-points = Pont
balance-points-before = Pont korábban
balance-lead = Előny
balance-wins = Győzelem
balance-pieces = elemek
balance-pieces-help = Elvitték: azokból a játszmákból, amelyekben az elem elérhető volt. Értéke: a vele szerzett pont mínusz a nélküle szerzett, páros játszmákban; tiltva: mi változik annak, aki elvitte, de nem viheti el; kényszerítve: annak, aki otthagyta, de el kell vinnie, amint lehet. Előnyben: aki elvitte, ahhoz képest, aki nem, ugyanazokban a játszmákban; aki amúgy is előnyben van, többet visz el. 95%-os intervallumok, zárójelben a játszmák száma.
balance-piece = Elem
balance-taken = Elvitték
balance-taken-before = Elvitték korábban
balance-worth = Értéke
balance-forbidden = Tiltva
balance-forced = Kényszerítve
balance-ahead = Előnyben
balance-seats = helyek
balance-seat = Hely
balance-faction = Frakció
balance-nation = Nemzet
balance-village = Falu
balance-by-faction = frakciók
balance-by-nation = nemzetek
balance-by-village = falvak
balance-bots = Gépek
balance-likeness = Egyetértenek a gépek?
balance-likeness-help = Mennyire hasonlóan rangsorolja két gép az elemeket, −1 és 1 között (Spearman-féle rangkorreláció).
balance-more = … és még { $n }; a --report és a --json mindet megadja.
balance-broken-off = Megszakadt { $games } játszma után.

## Az elemzés

review-title = { $game }: elemzés
review-thinking = Döntések értékelése
review-broken-off = Megszakadt { $all } döntésből { $done } után.
review-what = Így készült: döntésenként { $tries } próbálkozás a keresésben, kezdőérték: { $seed }.
review-expected = Várható végeredmény
review-expected-help = minden döntés előtt, ahogy az a játékos tudhatta, ha onnan mindenki azt lépi, ami elsőre a legjobbnak látszik; a sáv: három játszmából kettő itt érne véget
review-round = { $n ->
    [0] az első forduló előtt
   *[other] { $n }. forduló
}
review-step = { $n }. lépés
review-turns = Fordulópontok: { $player }
review-none = Egyik döntés és egyik kártya sem változtatott sokat.
review-mistake = { $move } – jobb lett volna: { $best }
review-good = { $move } – jobb, mint ami elsőre a legjobbnak látszik ({ $ordinary })
review-luck = { $good ->
    [yes] Szerencse ez után: „{ $move }” ({ $player })
   *[no] Balszerencse ez után: „{ $move }” ({ $player })
}
review-other = { $player }: { $move }
review-balance = Miből lett az eredmény?
review-balance-help = Saját döntések és a többiek lépései: mindig ahhoz képest, ami elsőre a legjobbnak látszik. Szerencse: minden más.
review-player = Játékos
review-start = Várható kezdetben
review-decisions = Saját döntések
review-chance = Szerencse
review-others = A többiek lépései
review-final = Végeredmény

## Adatok

export-done = { $file }: { $decisions } döntés { $games } játszmából; hogy mi van benne, a mellette lévő adatlap mondja el ({ $file }.md)
