### Amit a kiszolgáló maga mond, magyarul. Ugyanazok az azonosítók, mint az en.ftl fájlban, ugyanabban a sorrendben.

## Miért nem megy valami

why-no-such-table = Nincs ilyen asztal.
why-table-unreadable = Ezt az asztalt nem lehet megnyitni: a játéka itt nincs meg, vagy azóta változtak a szabályai. Semmi sem veszett el; szólj annak, aki a kiszolgálót üzemelteti.
why-no-such-game = Itt nincs ilyen játék.
why-no-first-game = Ehhez a játékhoz nincs vezetett első játék.
why-no-such-page = Itt nincs semmi.
why-no-such-invitation = Ez a meghívó már nem érvényes.
why-wrong-method = Ezt itt nem lehet.
why-bad-message = Ezt a kiszolgáló nem értette.
why-bad-options = Így nem lehet elkezdeni a játékot.
why-bad-content = Hiba van a fájlodban: { $line }. sor, { $column }. karakter.
why-wrong-seats = Ezt a játékot { $least }–{ $most } játékos játszhatja, nem { $seats }.
why-option-deep = A saját szöveg nem lehet ennyire mélyen egymásba ágyazva, és nem lehet benne ennyi kulcs.
why-option-long = Ez a szöveg túl hosszú: legfeljebb { $most } KiB lehet.
why-clock-empty = Ilyen órával mindenki azonnal veszítene: adj időt a játszmára vagy az egyes lépésekre.
why-bad-record = Ezt a kimentett játszmát nem lehet visszajátszani.
why-bad-move = Ezt a kimentett játszmát nem lehet visszajátszani. A hibás lépés száma: { $move }.
why-bad-bot = Nincs ilyen gépi játékos.
why-too-big = Ez túl nagy.
why-too-fast = Lassabban! { $seconds } másodperc múlva próbáld újra.
why-log-in = Előbb jelentkezz be.
why-wrong-password = A név és a jelszó nem illik össze.
why-password-short = A jelszó túl rövid: legalább { $least } karakter kell.
why-password-long = A jelszó túl hosszú: legfeljebb { $most } karakter lehet.
why-name-taken = Ez a név már foglalt. Próbálj másikat.
why-account-name = Ezen a néven már regisztrált valaki. Ha te vagy az, jelentkezz be; ha nem, válassz másik nevet.
why-name-blank = Adj meg egy nevet.
why-name-long = Ez a név túl hosszú: legfeljebb { $most } karakter lehet.
why-chat-blank = Ebben az üzenetben nincs semmi.
why-chat-long = Ez az üzenet túl hosszú: legfeljebb { $most } karakter lehet.
why-chat-lines = Egy üzenet csak egy sor lehet.
why-no-sign-up = Itt nem lehet regisztrálni.
why-no-guests = Itt nincsenek vendégek: regisztrálj vagy jelentkezz be.
why-foreign-page = Ez egy másik oldalról jött.
why-not-yours = Ezt nem te döntöd el.
why-not-your-seat = Nem te ülsz ott.
why-private = Ez zártkörű asztal.
why-seat-taken = Ott már ül valaki.
why-seat-invited = Ezt a helyet egy meghívottnak tartják fenn.
why-no-such-seat = Nincs ilyen hely: ennél az asztalnál { $seats } hely van.
why-seats-free = Van még üres hely.
why-too-many-tables = Már { $n } asztalod van. Előbb fejezz be vagy zárj be néhányat.
why-too-many-records = Már { $n } kimentett játszmát töltöttél be. Előbb törölj közülük néhányat.
why-host-only = Ezt csak a házigazda teheti meg.
why-not-waiting = A játszma már elkezdődött.
why-not-running = A játszma még nem kezdődött el, vagy már véget ért.
why-not-finished = Csak befejezett játszmába lehet belenézni.
why-stale = Azóta változott az asztal. Nézd meg újra.
why-all-are-waited-for = Ennél az asztalnál mindenkit megvárnak: így állították be, amikor megnyitották.
why-not-away = { $player } itt van, vagy az imént még itt volt.
why-no-bot-here = Ott nem játszik helyetted gépi játékos.
why-already-asked = Valaki már kér egy visszavonást.
why-no-ask = Ezt már senki sem kéri.
why-not-heard = A többieket most nem lehet megkérdezni. Próbáld újra kicsit később.
why-home-only = Kezdőértéket csak otthoni asztalnál lehet megadni (asztal play).
why-cannot-close = Mások is játszanak ennél az asztalnál.
why-not-played-out = A játszma nem a szabályok szerint ért véget, ezért nincs mit elemezni.
why-no-hints = Ennél az asztalnál nincs tipp és nincs elemzés.
why-busy = Most túl sokan kérdeznek egyszerre. Próbáld újra egy pillanat múlva.
why-nothing-to-hint = Most nincs mit eldönteni.
why-internal = Nálunk történt valami hiba. A játszmád megvan.
why-database-away = A szerver most nem éri el az adatbázisát. A játszmád megvan; próbáld meg újra egy kicsit később.

## Visszavonás

undo-refused = { $player } inkább nem vonná vissza a lépést.
undo-withdrawn = { $player } már nem kéri a visszavonást.
undo-overtaken = A játszma továbbment, a visszavonásból nem lett semmi.

## Az asztal naplója

log-resigned = { $player } { YOU($player, "feladtad", "feladta") } a játszmát.
log-out-of-time = { YOU($player, "Lejárt az időd", "% ideje lejárt") }.
log-bot-plays = Gépi játékos játszik tovább { YOU($player, "helyetted", "% helyett") }.
log-person-back = { $player } { YOU($player, "visszatértél", "visszatért") }.
log-resumed = A kiszolgáló egy ideig nem volt elérhető; az órák újraindulnak.
