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
