### A Minerva táblája: amire magának a játéknak nincs szüksége.

market = Megépíthető lapkák
offer = Építhető
temples = Templomok
tiles = { $n } lapka
in-deck = még { $n } a pakliban
pair = Egy pár: az egyiket megépíted, a másik kikerül a játékból
copies = { $n } darab
free = ingyen
price = ára: { $goods }
missing = hiányzik
missing-sentence = hiányzik { $goods }: összesen { $n } dénár
poor = kevés dénár:
poor-sentence = hiányzik { $goods }, { $n } dénár kellene hozzá
needed = kéne
now = most
worth = most { $n } pontot ér
kinds = féle
area-ring = körülötte
area-cross = egy vonalban vele
area-crate = a készletedben

culture = Kultúra
pile = { $kind }: { $n } pont { $need } kultúrapontért, még { $left } lapka
pile-gone = elfogyott
glory-round = Dicsőség, { $n }. forduló
order = Sorrendlapkák
order-points = Sorrend és pontja

your-city = A városod
city-of = { $name } városa
open-city = { $name } városának megnyitása
row-column = { $row }. sor, { $column }. oszlop
free-place = szabad hely
here = kiválasztott hely
temples-gain = a templomaid: { $n } pont
has-assistant = segédjelölővel
in-street = az utca { $n }. lapkája
open-street = { $way }: { $n ->
    [0] semmi
   *[other] { $n } lapka
}
target = választható

tray = Nyersanyagaid
has = { $n } { $good }
sell = Eladok
sells = eladhatsz egyet 1 dénárért
sell-which = Melyik nyersanyagot adod el?
sell-help = Koppints rá a készletedben: darabja 1 dénár. Bármikor eladhatsz.
sold = Kész
assistants = { $n } segéd a készletedben
residences = { $n } lakóház maradt
resources = { $n } nyersanyag
left = maradt
won = Lapkáid
won-kind = { $kind }: { $n } lapka, { $vp } pont
counts = { $tiles } lapka · még { $residences } lakóház · összesen { $owned } segéd

hiring = segédek felfogadása
last-round = az utolsó
fee = díj { $n } dénár
fee-help = { $name } passzolt: minden lépésed { $n } dénár díj.
turn = Te jössz. Mit teszel?
turn-help = Vegyél fel egy lapkát, egy lakóházat vagy egy segédet, vagy passzolj.
only-pass = A díjra nincs pénzed: adj el egy nyersanyagot, vagy passzolj.
where = { $name }: hová építed?
where-residence = Hová építed a lakóházat?
places = { $n } hely közül választhatsz.
put = Ide építem
build-other = Mást építek
which-way = Merre nyíljon az utca?
elsewhere = Máshová
street = { $way }: { $n ->
    [0] nincs mit aktiválni
   *[other] { $n } lapka, közelről távolra
}.
way-up = Fel
way-right = Jobbra
way-down = Le
way-left = Balra
nothing = semmi
target-help = Koppints arra, ami világít a városodban.
solo-rank = A rangod: { $rank }
solo-points = A városod { $n } pontot ér.
