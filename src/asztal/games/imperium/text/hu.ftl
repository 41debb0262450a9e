### Az Imperium magyarul. Ugyanazok az azonosítók, mint az en.ftl fájlban, ugyanabban a sorrendben.
### $player és $other név, sosem kap ragot; $name egy kártya, $nation egy nemzet azonosítója; $good: mat, pop, prg, action.

## A játék

game-name = Imperium
game-motto = Saját pakli, saját sors.
game-blurb = Vezesd a történelem és a legendák tizenhat nemzetének egyikét. Építsd a paklidat kártyáról kártyára, tartsd kordában a zavargást, válj barbárból birodalommá, és kiderül, kinek a tetteit őrzi meg a történelem.

## Jelzők, a generált szövegekhez szükséges alakokban

good-mat = { $case ->
    [acc] alapanyagjelzőt
    [for] alapanyagjelzőért
    [with] alapanyagjelzővel
    [your] alapanyagjelződ
    [your-acc] alapanyagjelzőt
    [own-acc] alapanyagjelződet
    [their] alapanyagjelzője
   *[nom] alapanyagjelző
}
good-pop = { $case ->
    [acc] népességjelzőt
    [for] népességjelzőért
    [with] népességjelzővel
    [your] népességjelződ
    [your-acc] népességjelzőt
    [own-acc] népességjelződet
    [their] népességjelzője
   *[nom] népességjelző
}
good-prg = { $case ->
    [acc] haladásjelzőt
    [for] haladásjelzőért
    [with] haladásjelzővel
    [your] haladásjelződ
    [your-acc] haladásjelzőt
    [own-acc] haladásjelződet
    [their] haladásjelzője
   *[nom] haladásjelző
}
good-action = { $case ->
    [acc] akciót
    [for] akcióért
    [with] akcióval
    [your] akciód
    [your-acc] akciódat
    [their] akciója
   *[nom] akció
}
good-unrest = { $case ->
    [acc] zavargást
    [for] zavargásért
    [with] zavargással
    [your] zavargásod
    [your-acc] zavargást
    [own-acc] zavargásodat
    [their] zavargása
   *[nom] zavargás
}
good-vp = { $case ->
    [acc] győzelmi pontot
    [for] győzelmi pontért
    [with] győzelmi ponttal
    [your] győzelmi pontod
    [your-acc] győzelmi pontodat
    [their] győzelmi pontja
   *[nom] győzelmi pont
}

# Az egyetlen „az összes” a kártyaszövegekben: a Kerámia kártyán lévő haladásjelzők.
amount = { $how ->
    [upto] legfeljebb { $n } { $good }
    [any] bármennyi { $good }
    [all] a rajta lévő összes { $good }
   *[exact] { $n } { $good }
}
gain-goods = { $definite ->
    [yes] { $mood ->
        [they] megkapja { $goods }
       *[do] megkapod { $goods }
    }
   *[no] { $mood ->
        [may] kaphatsz { $goods }
        [they] kap { $goods }
        [they-may] kaphat { $goods }
        [worth] { $goods } ér
       *[do] kapsz { $goods }
    }
}
pay-goods = { $good ->
    [action] { $mood ->
        [may] elkölthetsz { $goods }
        [they] elkölt { $goods }
        [they-may] elkölthet { $goods }
       *[do] költs el { $goods }
    }
   *[other] { $mood ->
        [may] fizethetsz { $goods }
        [they] fizet { $goods }
        [they-may] fizethet { $goods }
       *[do] fizess { $goods }
    }
}

## Ami egy kártya lehet: szín, típus, ikon

card-noun = { $case ->
    [acc] kártyát
    [any-acc] kártyádat
    [for] kártyáért
    [as] kártyának
    [your] kártyád
    [your-icon] kártyád
    [your-acc] kártyádat
    [their] kártyája
   *[nom] kártya
}
icon-noun = { $case ->
    [your-icon] ikonod
    [as] ikonnak
   *[nom] ikon
}
word-uncivilised = civilizálatlan{ $place ->
    [inner] {""}
   *[last] {" "}{ card-noun }
}
word-civilised = civilizált{ $place ->
    [inner] {""}
   *[last] {" "}{ card-noun }
}
word-region = régió{ $place ->
    [inner] -
   *[last] { card-noun }
}
word-tributary = adófizető-{ $place ->
    [inner] {""}
   *[last] { card-noun }
}
word-fame = hírnév{ $place ->
    [inner] -
   *[last] { card-noun }
}
word-unrest = zavargás{ $place ->
    [inner] -
   *[last] { card-noun }
}
word-power = hatalom{ $place ->
    [inner] -
   *[last] { card-noun }
}
word-city = { $case ->
    [acc] várost
    [for] városért
    [your] városod
    [your-icon] városod
    [your-acc] városodat
   *[nom] város
}
word-metropolis = { $case ->
    [acc] metropoliszt
    [for] metropoliszért
    [your] metropoliszod
    [your-icon] metropoliszod
    [your-acc] metropoliszodat
   *[nom] metropolisz
}
word-knight = { $case ->
    [acc] lovagot
    [for] lovagért
    [your] lovagod
    [your-icon] lovagod
    [your-acc] lovagodat
   *[nom] lovag
}
word-mask = { $case ->
    [acc] maszkot
    [for] maszkért
    [your] maszkod
    [your-icon] maszkod
    [your-acc] maszkodat
   *[nom] maszk
}
word-scroll = { $case ->
    [acc] tekercset
    [for] tekercsért
    [your] tekercsed
    [your-icon] tekercsed
    [your-acc] tekercsedet
   *[nom] tekercs
}
word-production = termelés{ $case ->
    [your-icon] { $place ->
        [inner] -
       *[last] { icon-noun }
    }
    [as] { icon-noun }
   *[nom] ikonos{ $place ->
        [inner] {""}
       *[last] {" "}régió{ card-noun }
    }
}
word-fertile = termőföld{ $case ->
    [your-icon] { $place ->
        [inner] -
       *[last] { icon-noun }
    }
   *[nom] ikonos{ $place ->
        [inner] {""}
       *[last] {" "}régió{ card-noun }
    }
}
word-river = folyó{ $case ->
    [your-icon] { $place ->
        [inner] -
       *[last] { icon-noun }
    }
   *[nom] ikonos{ $place ->
        [inner] {""}
       *[last] {" "}régió{ card-noun }
    }
}
word-pinned = rögzített{ $place ->
    [inner] {""}
   *[last] {" "}{ card-noun }
}
word-attack = { $case ->
    [any-acc] bármelyik támadáskártyádat
   *[nom] támadás{ $place ->
        [inner] -
       *[last] { card-noun }
    }
}
word-variable-vp = változó értékű { card-noun }
word-empire-card = birodalomikonos { card-noun }
word-barbarian-card = barbárikonos { card-noun }
word-quest = küszöbön álló { $case ->
    [acc] küldetést
    [your-acc] küldetésedet
   *[nom] küldetés
}
word-this = { $case ->
    [acc] ezt a kártyát
   *[nom] ez a kártya
}
word-it = { $case ->
    [acc] azt
   *[nom] az
}
word-top-nation-card = { $case ->
    [acc] a nemzetpaklid legfelső kártyáját
   *[nom] a nemzetpaklid legfelső kártyája
}
word-active-quest = { $case ->
    [acc] az aktív küldetésedet
   *[nom] az aktív küldetésed
}

## Hol vannak a kártyák. $case: from és their-from: ahonnan; in: ahol

place-hand = { $case ->
    [in] a kezedben
    [their-from] a kezéből
   *[from] a kezedből
}
place-discard = { $case ->
    [in] a dobópaklidban
    [their-from] a dobópaklijából
   *[from] a dobópaklidból
}
place-deck = { $case ->
    [in] a húzópaklidban
    [their-from] a húzópaklijából
   *[from] a húzópaklidból
}
place-play = { $case ->
    [in] a játékterületeden
    [their-from] a játékterületéről
   *[from] a játékterületedről
}
place-history = { $case ->
    [in] a történelmedben
    [their-from] a történelméből
   *[from] a történelmedből
}
place-garrison = { $case ->
    [in] az elszállásolt kártyáid között
    [their-from] az elszállásolt kártyái közül
   *[from] az elszállásolt kártyáid közül
}
place-nation-deck = { $case ->
    [in] a nemzetpaklidban
    [their-from] a nemzetpaklijából
   *[from] a nemzetpaklidból
}
place-quest-area = { $case ->
    [in] a küldetésterületeden
    [their-from] a küldetésterületéről
   *[from] a küldetésterületedről
}
place-sunken = { $case ->
    [in] az elárasztott paklidban
    [their-from] az elárasztott paklijából
   *[from] az elárasztott paklidból
}
place-market = { $case ->
    [in] a piacon
   *[from] a piacról
}
place-exile-pile = { $case ->
    [in] a száműzöttpakliban
   *[from] a száműzöttpakliból
}
# Honnan veszi egy ige a kártyáit: $from. Üres, ha a sor nem mondja meg.
from-where = { $from ->
    [none] {""}
    [here] {" "}az itt elszállásoltak közül
    [garrison] {" "}{ whose-garrisons }
    [region-garrison] {" "}a régiókártyáid alatt elszállásoltak közül
   *[hand] {" "}{ places }
}
from-where-or-hand = { $from ->
    [none] {" "}{ $mood ->
        [they] a kezéből
        [they-may] a kezéből
       *[do] a kezedből
    }
   *[hand] { from-where }
}
whose-garrisons = { $mood ->
    [they] az elszállásolt kártyái közül
    [they-may] az elszállásolt kártyái közül
   *[do] az elszállásolt kártyáid közül
}
places = { $mood ->
    [they] { WORDS($from, 1, of: "place", case: "their-from") }
    [they-may] { WORDS($from, 1, of: "place", case: "their-from") }
   *[do] { WORDS($from, 1, of: "place", case: "from") }
}
# Mely kártyákról szól egy ige: $what, tárgyesetben, az ige után, az előtte álló szóközzel.
which-cards = { $what ->
    [none] {" "}{ $n-text } kártyát
    [this] {" "}ezt a kártyát
    [it] {""}
   *[region] {" "}{ $what-kind ->
        [card] { WORDS($what, 1, case: "acc") }
       *[word] { $n-text } { WORDS($what, 1, case: "acc") }
    }
}
but-not = { $not-being-kind ->
    [none] {""}
   *[word] , de { WORDS($not-being, 1, case: "acc") } nem
}
named-card = { $case ->
    [acc] { AZ($name) } kártyát
    [any-acc] { AZ($name) } kártyát
    [for] { AZ($name) } kártyáért
    [your] { $name } kártyád
    [your-icon] { $name } kártyád
   *[nom] { AZ($name) } kártya
}

## Jelzők fizetése, kapása

verb-spend = { $n-kind ->
    [all] { $mood ->
        [may] kifizetheted
        [they] kifizeti
        [they-may] kifizetheti
       *[do] fizesd ki
    } { $n-text } { WORDS($what, 1, of: "good", case: "own-acc") }
   *[exact] { $mood ->
        [may] fizethetsz
        [they] fizet
        [they-may] fizethet
       *[do] fizess
    } { $n-text } { WORDS($what, 1, of: "good", case: "acc") }
}{ $least ->
    [none] {""}
   *[other] {" "}(legalább { ET($least) })
}
verb-steal = { $mood ->
    [may] ellophatsz
   *[do] lopj el
} { $n-text } { WORDS($what, 1, of: "good", case: "acc") } minden más játékostól{ $from ->
    [empires] , aki birodalom
    [region-holders] , akinek van régiókártyája játékban
   *[others] {""}
}
verb-double = ugyanannyi { WORDS($what, 1, of: "good", case: "acc") } kapsz még egyszer
verb-place-on-market = { $mood ->
    [may] tehetsz
   *[do] tegyél
} { $n-text } { WORDS($what, 1, of: "good", case: "acc") } a piac egyik kártyájára
verb-place-here = { $mood ->
    [may] tehetsz
   *[do] tegyél
} { $n-text } { WORDS($what, 1, of: "good", case: "acc") } erre a kártyára
verb-return-exhaust = { $mood ->
    [may] visszatehetsz
   *[do] tegyél vissza
} { $n-text } felhasznált kimerültségjelzőt az államkártyádra

## Saját kártyák

verb-draw = { $mood ->
    [may] húzhatsz
    [they] húz
    [they-may] húzhat
   *[do] húzz
} { $n-text } kártyát{ $how ->
    [if-able] , ha tudsz
   *[none] {""}
}
do-discard = { $what ->
    [this] { do-discard-it }
    [it] { do-discard-it }
   *[region] { $what-kind ->
        [card] { do-discard-it }
       *[word] { $mood ->
            [may] eldobhatsz
            [they] eldob
            [they-may] eldobhat
           *[do] dobj el
        }
    }
}
do-discard-it = { $mood ->
    [may] eldobhatod
    [they] eldobja
    [they-may] eldobhatja
   *[do] dobd el
}
verb-discard = { do-discard }{ $among ->
    [drawn] {" "}{ $n-text } kártyát a most húzottak közül
   *[none] { which-cards }{ from-where }
}
verb-discard-mask = { $mood ->
    [may] eldobhatsz
    [they] eldob
    [they-may] eldobhat
   *[do] dobj el
} { $n-text } maszkot
verb-discard-fewer = { VAL($n) } kevesebb maszk is elég
verb-substitute = { $what } ugyanannyi maszk helyett
do-put = { $what ->
    [this] { do-put-it }
    [it] { do-put-it }
   *[region] { $what-kind ->
        [card] { do-put-it }
       *[word] { $mood ->
            [may] a húzópaklid tetejére tehetsz
            [they] a húzópaklija tetejére tesz
            [they-may] a húzópaklija tetejére tehet
           *[do] tegyél
        }
    }
}
do-put-it = { $mood ->
    [may] a húzópaklid tetejére teheted
    [they] a húzópaklija tetejére teszi
    [they-may] a húzópaklija tetejére teheti
   *[do] tedd
}
verb-topdeck = { do-put }{ which-cards }{ $what ->
    [it] {""}
    [this] {""}
   *[region] { from-where-or-hand }
}{ $mood ->
    [may] {""}
    [they] {""}
    [they-may] {""}
   *[do] {" "}a húzópaklid tetejére
}
verb-to-hand = { $mood ->
    [may] a kezedbe vehetsz
    [they] a kezébe vesz
    [they-may] a kezébe vehet
   *[do] vegyél a kezedbe
}{ which-cards }{ from-where }
do-history = { $what ->
    [this] { do-history-it }
    [it] { do-history-it }
   *[region] { $what-kind ->
        [card] { do-history-it }
       *[word] { $n-kind ->
            [all] { do-history-it }
           *[exact] { $mood ->
                [may] a történelmedbe helyezhetsz
                [they] a történelmébe helyez
                [they-may] a történelmébe helyezhet
               *[do] helyezz
            }
        }
    }
}
do-history-it = { $mood ->
    [may] a történelmedbe helyezheted
    [they] a történelmébe helyezi
    [they-may] a történelmébe helyezheti
   *[do] helyezd
}
verb-history = { do-history }{ $n-kind ->
    [all] {" "}az ott lévő összes { $what ->
        [none] kártyát
       *[region] { WORDS($what, 2, case: "acc") }
    }
   *[exact] { which-cards }{ $what ->
        [it] {""}
        [this] {""}
       *[region] { $what-kind ->
            [card] {""}
           *[word] { from-where-or-hand }
        }
    }
}{ $mood ->
    [may] {""}
    [they] {""}
    [they-may] {""}
   *[do] {" "}a történelmedbe
}
verb-garrison = { $what ->
    [this] { $mood ->
        [may] elszállásolhatod
       *[do] szállásold el
    }
   *[region] { $mood ->
        [may] elszállásolhatsz
       *[do] szállásolj el
    }
}{ which-cards }{ $what ->
    [this] {" "}egy játékban lévő régiókártyád alá
    [quest] {" "}ez alá a kártya alá
   *[region] {" "}a kezedből ez alá a kártya alá
}
verb-resolve-host = hajtsd végre annak a régiónak a kijátszási hatását
do-abandon = { $what ->
    [this] { do-abandon-it }
    [it] { do-abandon-it }
   *[region] { $what-kind ->
        [card] { do-abandon-it }
       *[word] { $mood ->
            [may] elhagyhatsz
            [they] elhagy
            [they-may] elhagyhat
           *[do] hagyj el
        }
    }
}
do-abandon-it = { $mood ->
    [may] elhagyhatod
    [they] elhagyja
    [they-may] elhagyhatja
   *[do] hagyd el
}
verb-abandon = { do-abandon }{ which-cards }{ from-where }{ but-not }{ $holding-kind ->
    [none] {""}
    [card] , amely alatt { WORDS($holding) } van elszállásolva
   *[word] , amely alatt { WORDS($holding) } van elszállásolva
}
do-recall = { $what ->
    [this] { do-recall-it }
    [it] { do-recall-it }
   *[region] { $what-kind ->
        [card] { do-recall-it }
       *[word] { $mood ->
            [may] visszahívhatsz
            [they] visszahív
            [they-may] visszahívhat
           *[do] hívj vissza
        }
    }
}
do-recall-it = { $mood ->
    [may] visszahívhatod
    [they] visszahívja
    [they-may] visszahívhatja
   *[do] hívd vissza
}
verb-recall = { do-recall }{ which-cards }{ from-where }
do-sink = { $what ->
    [this] { do-sink-it }
    [it] { do-sink-it }
   *[region] { $what-kind ->
        [card] { do-sink-it }
       *[word] { $mood ->
            [may] elsüllyeszthetsz
            [they] elsüllyeszt
            [they-may] elsüllyeszthet
           *[do] süllyessz el
        }
    }
}
do-sink-it = { $mood ->
    [may] elsüllyesztheted
    [they] elsüllyeszti
    [they-may] elsüllyesztheti
   *[do] süllyeszd el
}
verb-sink = { do-sink }{ which-cards }{ $from ->
    [play] {""}
   *[hand] { from-where }
}
verb-give = minden más játékosnak adj át { $n-text } kártyát{ from-where }
verb-find = { $what-kind ->
    [card] { $mood ->
        [may] megkeresheted
       *[do] keresd meg
    } { WORDS($what, 1, case: "acc") }
   *[word] { $mood ->
        [may] megkereshetsz
       *[do] keress meg
    } { $n-text } { WORDS($what, 1, case: "acc") }
}{ $in-kind ->
    [none] {""}
   *[word] {" "}{ WORDS($in, 1, of: "place", case: "in") }
}, és { $to ->
    [history] helyezd a történelmedbe
    [discard] tedd a dobópaklidba
   *[hand] vedd a kezedbe
}
verb-look = { $mood ->
    [may] megnézheted
   *[do] nézd meg
} { $at ->
    [fame-deck] a hírnévpakli
   *[nation-deck] a nemzetpaklid
} { $n ->
    [one] legfelső kártyáját
   *[other] felső { $n } kártyáját
}{ $take ->
    [none] {""}
   *[other] , és vegyél közülük { ET($take) } a kezedbe
}
verb-look-more = { VAL($n) } több kártyát nézz meg
verb-reveal = { $what ->
    [main-deck] fedd fel a főpakli legfelső kártyáját
   *[region] fedd fel a kezedet, a húzópaklidat és a dobópaklidat
}
verb-shuffle-deck = { $mood ->
    [may] megkeverheted
   *[do] keverd meg
} a húzópaklidat
verb-shuffle-nation = { $mood ->
    [may] megkeverheted
   *[do] keverd meg
} a nemzetpaklidat
verb-move = { $to ->
    [hand] vedd a kezedbe{ $what ->
        [it] {""}
       *[region] {" "}{ WORDS($what, 1, case: "acc") }
    }
    [nation-bottom] a nemzetpaklid aljára, az utolsó kártyája fölé { $mood ->
        [may] teheted
       *[do] tedd
    }
   *[discard] tedd a dobópaklidba{ $what ->
        [it] {""}
       *[region] {" "}{ WORDS($what, 1, case: "acc") }
    }
}
verb-swap = { $one ->
    [hand] { $mood ->
        [may] kicserélhetsz
       *[do] cserélj ki
    } 1 kártyát a kezedből a nemzetpaklid legfelső kártyájára
   *[market] { $mood ->
        [may] kicserélhetsz
       *[do] cserélj ki
    } 1 kártyát a piac és a száműzöttpakli között
}
verb-treat = a köröd végéig 1 { WORDS($icon, 1, case: "your-icon") } { $by } { WORDS($as, 1, case: "as") } számít

## Zavargás és hírnév

verb-take-unrest = { $mood ->
    [may] elvehetsz
    [they] elvesz
    [they-may] elvehet
   *[do] vegyél el
} { $n-text } zavargáskártyát
verb-return-unrest = { $what ->
    [this] { $mood ->
        [may] visszarakhatod
       *[do] rakd vissza
    } ezt a kártyát
   *[none] { $n-kind ->
        [all] { $mood ->
            [may] visszarakhatod
            [they] visszarakja
            [they-may] visszarakhatja
           *[do] rakd vissza
        }
       *[exact] { $mood ->
            [may] visszarakhatsz
            [they] visszarak
            [they-may] visszarakhat
           *[do] rakj vissza
        }
    } { $n-text } zavargáskártyát{ from-where }
}
verb-take-fame = { $mood ->
    [may] a kezedbe veheted
   *[do] vedd a kezedbe
} a hírnévpakli { $n ->
    [one] legfelső kártyáját
   *[other] felső { $n } kártyáját
}

## A piac

verb-acquire = { $mood ->
    [may] megszerezhetsz
    [they] megszerez
    [they-may] megszerezhet
   *[do] szerezz meg
}{ which-cards }{ from-where }{ $bearing ->
    [none] {""}
   *[mat] , amelyen van { WORDS($bearing, 1, of: "good") }
}{ but-not }
verb-breakthrough = { $mood ->
    [may] áttörhetsz
    [they] áttör
    [they-may] áttörhet
   *[do] törj át
} { $n ->
    [one] egy
   *[other] { $n-text }
} { WORDS($what, 1, case: "for") }{ $from ->
    [none] {""}
   *[exile-pile] , akár { places } is
}
do-exile = { $what ->
    [this] { do-exile-it }
    [it] { do-exile-it }
   *[region] { $what-kind ->
        [card] { do-exile-it }
       *[word] { $mood ->
            [may] száműzhetsz
            [they] száműz
            [they-may] száműzhet
           *[do] száműzz
        }
    }
}
do-exile-it = { $mood ->
    [may] száműzheted
    [they] száműzi
    [they-may] száműzheti
   *[do] száműzd
}
verb-exile = { do-exile }{ which-cards }{ $what ->
    [quest] { but-not }
   *[region] { $what-kind ->
        [card] , ha játékban van, vagy ha ez az aktív küldetésed
       *[word] { from-where }{ but-not }
    }
}
verb-declare-suit = nevezz meg egy kártyaszínt (civilizálatlan, civilizált, régió vagy adófizető)

## Kijátszás

verb-free-play = { $what ->
    [it] { $mood ->
        [may] ingyen kijátszhatod
       *[do] játszd ki ingyen
    }
   *[region] { $mood ->
        [may] ingyen kijátszhatsz
       *[do] játssz ki ingyen
    }
}{ which-cards }{ $what ->
    [it] {""}
   *[region] {" "}a kezedből
}{ $what ->
    [empire-card] , mintha birodalom volnál
   *[region] {""}
}
verb-play-card = { $mood ->
    [may] kijátszhatsz
   *[do] játssz ki
}{ which-cards }{ from-where }
verb-use-exhaust = használd egy másik játékos egyik rögzített kártyájának kimerülő képességét
verb-ignore-empire-icon = a következő kártyát ebben a körben úgy játszhatod ki, mintha birodalom volnál
verb-develop = { $mood ->
    [may] kifejleszthetsz
   *[do] fejlessz ki
} { $n-text } kártyát{ $how ->
    [free] {" "}a költsége kifizetése nélkül
   *[none] {""}
}

## Támadások

verb-be-spared = elkerülöd
verb-avoid-attack = a támadás rád nem hat

## A játék menete

verb-trigger-end = ez kiváltja a játék végét
verb-turn-king = fordítsd át ezt a kártyát
verb-journey-on = haladj tovább egy lépéssel az utazásodon
verb-become-empire = birodalommá válsz
verb-put-into-play = tedd ezt a kártyát játékba

## Állandó szabályok

verb-free = ingyenes kijátszás
verb-unplayable = nem játszható ki
verb-never-garrisoned = nem szállásolható el
verb-never-leaves = nem hagyható el és nem hívható vissza
verb-counts-as = ez a kártya { $n } { WORDS($what, 1, case: "as") } számít
verb-last-quest = csak akkor válhat az aktív küldetéseddé, ha nem maradt más küszöbön álló küldetésed
verb-end-return = a győztes megállapítása előtt rakj vissza legfeljebb { $n } zavargáskártyát, bárhol legyenek is
verb-hand-size = { VAL($n) } több kártyát tarthatsz a kezedben
verb-loses-icon = birodalomként is kijátszhatod { WORDS($what, 2, case: "any-acc") }
verb-acquires-exiled = { WORDS($what, 1, case: "acc") } a száműzöttpakliból is megszerezhetsz
verb-plays-free = ingyen kijátszhatsz { $what-kind ->
    [card] { WORDS($what, 1, case: "acc") }
   *[word] { WORDS($what, 1, case: "acc") }
}
verb-cheaper-unrest = zavargáskártya kijátszásakor { $of ->
    [mat] { $n } alapanyagjelzővel
    [cards] { $n } kártyával
   *[other] { $n } alapanyagjelzővel vagy { $n } kártyával
} kevesebb is elég (de legalább 1)
verb-cheaper-development = a fejlesztés { $n-text } { WORDS($what, 1, of: "good", case: "with") } kevesebbe kerül
verb-market-token = takarításkor 1 haladásjelző helyett { $n-text } { WORDS($what, 1, of: "good", case: "acc") } tegyél a piacra
verb-instead-of = minden { WORDS($what, 1, of: "good") } helyett, amelyet kapnál, { $then }
verb-no-history = nincs történelmed; ami oda kerülne, azt dobd el
verb-sunken-pile = az elsüllyesztett kártyáid az elárasztott paklidba kerülnek
verb-quest-place = az itt elszállásolt küldetés az aktív küldetésed
verb-exhausts = 5 helyett { $n } kimerültségjelződ van
verb-begins-as-empire = kezdettől birodalom vagy

## Amire a kártyák várnak

when-play = amikor kijátszol egy { WORDS($what, 1, case: "acc") }{ $from ->
    [none] {""}
   *[hand] {" "}{ WORDS($from, 1, of: "place", case: "from") }
},
when-attacked = { $on ->
    [any-turn] amikor (bárkinek a körében) egy másik játékos kijátszik egy támadáskártyát,
   *[none] amikor egy másik játékos kijátszik egy támadáskártyát,
}
when-return-unrest = amikor visszaraksz egy zavargáskártyát,
when-take-unrest = amikor elveszel egy zavargáskártyát,
when-acquire = amikor megszerzel egy { WORDS($what, 1, case: "acc") }{ $from ->
    [none] {""}
   *[hand] {" "}{ WORDS($from, 1, of: "place", case: "from") }
},
when-breakthrough = amikor áttörsz egy { WORDS($what, 1, case: "for") },
when-gain-from = amikor egy játékban lévő { WORDS($icon, 1, case: "your") } { WORDS($what, 1, of: "good", case: "acc") } hoz,
when-gain-tokens = amikor olyan kártyát kapsz a piacról, amelyen { WORDS($what, 1, of: "good") } van,
when-look-fame = amikor hírnévkártyákat nézel meg,
when-pay = amikor { WORDS($what, 1, of: "good", case: "acc") } fizetsz,
when-sink = amikor elsüllyesztesz egy kártyát,
when-leaves-play = amikor { WORDS($what) } kikerül a játékból,
when-deck-empty = amikor elfogy a húzópaklid,
when-must-discard-mask = amikor maszkokat kell eldobnod,

## Feltételek

if-empire = { $negated ->
    [yes] nem vagy birodalom
   *[no] birodalom vagy
}
if-barbarian = { $negated ->
    [yes] nem vagy barbár
   *[no] barbár vagy
}
if-in-play = { WORDS($what) } { $negated ->
    [yes] nincs játékban
   *[no] játékban van
}
if-in-history = { WORDS($what) } { $negated ->
    [yes] nincs a történelmedben
   *[no] a történelmedben van
}
if-at-least = { $negated ->
    [yes] nincs legalább
   *[no] legalább
} { $n } { $in ->
    [here] { WORDS($what, 1) } van itt elszállásolva
   *[other] { WORDS($what, 1, case: "your") } van játékban
}
if-owns = { $negated ->
    [yes] nincs legalább { $n } { WORDS($what, 1, of: "good", case: "your") }
   *[no] legalább { $n } { WORDS($what, 1, of: "good", case: "your") } van
}
if-has = { $what ->
    [declared-suit] { $negated ->
        [yes] nem a megnevezett színű
       *[no] a megnevezett színű
    }
    [production] { $negated ->
        [yes] nincs rajta
       *[no] van rajta
    } termelésikon
   *[region] { $negated ->
        [yes] az nem { WORDS($what) }
       *[no] az { WORDS($what) }
    }
}
if-active-quest = { $negated ->
    [yes] nincs
   *[no] van
} aktív küldetésed
if-attacker-gives = a támadó { $negated ->
    [yes] nem ad neked
   *[no] ad neked
} 1 { WORDS($what, 1, of: "good", case: "acc") }
if-lies-in = { $negated ->
    [yes] nem { lies-where }
   *[no] { lies-where }
}
lies-where = { $where ->
    [garrison] el van szállásolva
    [play] játékban van
    [hand] a kezedben van
    [discard] a dobópaklidban van
    [deck] a húzópaklidban van
   *[history] a történelmedben van
}

## Amit számolunk

for-each = minden{ $n ->
    [1] {""}
   *[other] {" "}{ $n }
}
counted-cards = { $what-kind ->
    [none] kártya
   *[word] { WORDS($what, 1) }
}
count-card = { $in ->
    [play] { for-each } játékban lévő { counted-yours } után
    [history] a történelmedben lévő { for-each } { counted-cards } után
    [here] az itt elszállásolt { for-each } { counted-cards } után
    [exile-pile] a száműzöttpakliban lévő { for-each } { counted-cards } után
    [others] a többi játékos { for-each } { WORDS($what, 1, case: "their") } után
    [garrison] { for-each } elszállásolt { counted-yours } után
   *[anywhere] { for-each } { counted-yours } után
}{ $not-being-kind ->
    [none] {""}
   *[word] , amely nem { WORDS($not-being) }
}
counted-yours = { $what-kind ->
    [none] kártyád
   *[word] { WORDS($what, 1, case: "your-icon") }
}
count-abandoned = minden elhagyott kártya után
count-returned = minden visszarakott kártya után
count-discarded = minden eldobott kártya után
count-spent = minden kifizetett jelző után
count-rival = minden más játékos után, akinek kevesebb { WORDS($with-less, 2, of: "good", case: "their") } van, mint neked

## Játékosok

who-all = minden játékos
who-others = minden más játékos
who-unable = aki erre nem képes,
who-given = aki { WORDS($what, 1, case: "acc") } kapott,

## Ugyanez néhány szóban, ikonsorokhoz; az áruk, a kártyák és a hatások külön részként következnek

short-n = { $n-kind ->
    [upto] max. { $n }
    [any] bármennyi
    [all] az összes
   *[exact] { $n }
}
short-which = { $what ->
    [this] ezt a kártyát
    [it] ezt
   *[region] { short-n }{ short-what }
}
short-what = { $what-kind ->
    [card] {""}
    [none] {""}
   *[word] {" "}{ $what ->
        [this] ez a kártya
        [it] ez
       *[region] { WORDS($what, 1) }
    }
}
short-from = { $from ->
    [none] {""}
    [here] {" "}innen
    [region-garrison] {" "}régiók alól
   *[hand] {" "}{ WORDS($from, 1, of: "place", case: "from") }
}
short-verb-spend = fizess { short-n }
short-verb-steal = lopj { short-n } { $from ->
    [empires] birodalmaktól
    [region-holders] akinek van régiója
   *[others] mindenkitől
}:
short-verb-double = duplázd:
short-verb-place-on-market = { short-n } a piacra:
short-verb-place-here = { short-n } erre a kártyára:
short-verb-return-exhaust = { short-n } kimerültségjelző vissza
short-verb-draw = húzz { short-n }{ $how ->
    [if-able] , ha tudsz
   *[none] {""}
}
short-verb-discard = eldob { short-which }
short-verb-discard-mask = eldob { short-n } maszkot
short-verb-discard-fewer = { VAL($n) } kevesebb maszk
short-verb-substitute = maszkok helyett:
short-verb-topdeck = { short-which }{ short-from } a pakli tetejére
short-verb-to-hand = { short-which }{ short-from } kézbe
short-verb-history = { short-which }{ short-from } a történelembe
short-verb-garrison = elszállásol { short-which }
short-verb-resolve-host = annak a régiónak a hatása
short-verb-abandon = elhagy { short-which }{ short-from }
short-verb-recall = visszahív { short-which }{ short-from }
short-verb-sink = elsüllyeszt { short-which }{ short-from }
short-verb-give = { short-n } kártya mindenkinek
short-verb-find = keres{ short-what }
short-verb-look = megnéz { $n } { $at ->
    [fame-deck] hírnevet
   *[nation-deck] nemzetlapot
}{ $take ->
    [none] {""}
   *[other] {", "}{ ET($take) } elvesz
}
short-verb-look-more = { VAL($n) } több
short-verb-reveal = { $what ->
    [main-deck] a legfelső felfedve
   *[other] minden kártyád felfedve
}
short-verb-shuffle-deck = húzópakli megkeverve
short-verb-shuffle-nation = nemzetpakli megkeverve
short-verb-move = { WORDS($what) } { $to ->
    [hand] kézbe
    [nation-bottom] alulra
   *[discard] a dobópakliba
}
short-verb-swap = { $one ->
    [hand] csere: kéz és nemzetpakli
   *[market] csere: piac és száműzöttpakli
}
short-verb-treat = 1 { WORDS($icon, 1, case: "your-icon") } = { $by } termelés
short-verb-take-unrest = elvesz { short-n } zavargást
short-verb-return-unrest = visszarak { $what ->
    [this] ezt a kártyát
   *[none] { short-n } zavargást{ short-from }
}
short-verb-take-fame = { short-n } hírnévkártya
short-verb-acquire = megszerez { short-which }{ short-from }{ $bearing ->
    [none] {""}
   *[mat] , rajta:
}
short-verb-breakthrough = áttör { short-which }
short-verb-exile = száműz { short-which }{ short-from }
short-verb-declare-suit = színt nevezz meg
short-verb-free-play = ingyen kijátszás{ short-what }
short-verb-play-card = kijátszik { short-which }{ short-from }
short-verb-use-exhaust = más kimerülő képessége
short-verb-ignore-empire-icon = a következő birodalomként
short-verb-develop = fejleszt { short-n }{ $how ->
    [free] {" "}ingyen
   *[none] {""}
}
short-verb-be-spared = elkerülöd
short-verb-avoid-attack = a támadás nem hat
short-verb-trigger-end = a játék vége
short-verb-turn-king = átfordul
short-verb-journey-on = tovább az utazáson
short-verb-become-empire = birodalom
short-verb-put-into-play = játékba
short-verb-free = ingyenes kijátszás
short-verb-unplayable = nem játszható ki
short-verb-never-garrisoned = nem szállásolható el
short-verb-never-leaves = játékban marad
short-verb-counts-as = { $n } régió
short-verb-last-quest = utolsó küldetés
short-verb-end-return = a végén max. { $n } zavargás vissza
short-verb-hand-size = kéz +{ $n }
short-verb-loses-icon = birodalomként is:{ $what-kind ->
    [card] {""}
   *[word] { short-what }
}
short-verb-acquires-exiled = száműzöttből is{ short-what }
short-verb-plays-free = ingyen{ short-what }
short-verb-cheaper-unrest = zavargás −{ $n }
short-verb-cheaper-development = fejlesztés −{ short-n }
short-verb-market-token = takarítás: { short-n } a piacra:
short-verb-instead-of = helyette:
short-verb-no-history = nincs történelem
short-verb-sunken-pile = elárasztott pakli
short-verb-quest-place = aktív küldetés
short-verb-exhausts = { $n } kimerültségjelző
short-verb-begins-as-empire = kezdettől birodalom
short-when-play = kijátszol{ short-what }{ short-from }
short-when-attacked = támadás{ $on ->
    [any-turn] , bármelyik körben
   *[none] {""}
}
short-when-return-unrest = zavargás visszarakva
short-when-take-unrest = zavargás elvéve
short-when-acquire = megszerzel{ short-what }{ short-from }
short-when-breakthrough = áttörsz{ short-what }
short-when-gain-from = { WORDS($icon, 1, case: "your-icon") } hoz
short-when-gain-tokens = a piacról:
short-when-look-fame = hírnevet nézel meg
short-when-pay = fizetsz:
short-when-sink = elsüllyesztesz
short-when-leaves-play = kikerül a játékból:
short-when-deck-empty = elfogy a pakli
short-when-must-discard-mask = maszkot kell eldobni
short-if-empire = { $negated ->
    [yes] nem birodalom
   *[no] birodalom
}
short-if-barbarian = { $negated ->
    [yes] nem barbár
   *[no] barbár
}
short-if-in-play = játékban:
short-if-in-history = történelemben:
short-if-at-least = { $n }+{ short-what }
short-if-owns = { $n }+
short-if-has = { $negated ->
    [yes] nem{ short-has }
   *[no] ha{ short-has }
}
short-has = {" "}{ $what ->
    [declared-suit] a megnevezett szín
   *[region] { WORDS($what, 1) }
}
short-if-active-quest = { $negated ->
    [yes] nincs aktív küldetés
   *[no] van aktív küldetés
}
short-if-attacker-gives = { $negated ->
    [yes] a támadó nem ad
   *[no] a támadó ad
}
short-if-lies-in = { lies-where }
short-count-card = { short-counted }{ $in ->
    [play] {" "}játékban
    [history] {" "}a történelemben
    [here] {" "}itt
    [exile-pile] {" "}száműzve
    [others] {" "}másoknál
    [garrison] {" "}szálláson
   *[anywhere] {""}
}
short-counted = { $what-kind ->
    [none] kártya
    [card] {""}
   *[word] { WORDS($what, 1) }
}
short-count-abandoned = elhagyott
short-count-returned = visszarakott
short-count-discarded = eldobott
short-count-spent = kifizetett
short-count-rival = játékos, akinek kevesebb van
short-who-all = mindenki
short-who-others = mindenki más
short-who-unable = aki nem tudja
short-who-given = aki maszkot kapott

## Mondatok a generált szövegek köré: $effect ponttal végződő szöveg, $condition egy tagmondat

card-requires = Csak akkor játszható ki, ha { $condition }.
card-cost = A kijátszásához { $cost }.
card-exhaust = Kimerülő: { $effect }
card-solstice = Napforduló: { $effect }
card-passive = Passzív: { $effect }
card-reached = Amikor lekerül a nemzetpaklidról: { $effect }
card-enters = Amikor játékba kerül: { $effect }
card-resolve = Ha hírnévkártyát kapnál vagy néznél meg, és más már nincs: { $effect }
card-vp = { $n } győzelmi pontot ér.
card-most = { $points }, de legfeljebb 10-et.
card-besides = Ezenfelül { $effect }
card-nothing = Önmagában nem tesz semmit.
# Így hívjuk együtt a Hosszú falak kártyákat; más kártyák hivatkoznak rájuk.
called-long-walls = Hosszú falak

## Dolgok neve

nation-name = { $nation ->
    [carthaginians] Karthágóiak
    [celts] Kelták
    [greeks] Görögök
    [macedonians] Makedónok
    [persians] Perzsák
    [romans] Rómaiak
    [scythians] Szkíták
    [vikings] Vikingek
    [arthurians] Artúr korabeliek
    [atlanteans] Atlantisziak
    [egyptians] Egyiptomiak
    [mauryans] Maurják
    [minoans] Minósziak
    [olmecs] Olmékok
    [qin] Csinek
   *[utopians] Utópiaiak
}
hint-nation = { $nation ->
    [carthaginians] Kereskedelem: alapanyagot tesznek a piacra, és a kártyákkal együtt visszakapják.
    [celts] Civilizálatlan kártyák, portyák, és zavargás a többieknek.
    [greeks] Városok, technológia, vastag pakli.
    [macedonians] Régiók, a dobópakliból újra kijátszva.
    [persians] Adófizetők, és arany, amely zavargást szít.
    [romans] Régiók, népesség és hírnév.
    [scythians] Jövő-menő régiók, védelem a támadások ellen.
    [vikings] Soha nem birodalom, nincs történelmük, hosszú a nemzetpaklijuk.
    [arthurians] Soha nem birodalom; lovagok és küldetések.
    [atlanteans] Kezdettől birodalom, amely darabonként elsüllyed.
    [egyptians] Sok fejlesztés a Nílus mentén.
    [mauryans] Előbb elefántok, később béke.
    [minoans] Haladás: ezzel fejlesztenek, és a végén pontot ér.
    [olmecs] Maszkok: kártyát húznak velük, képességekért adják, a történelmükben pontot érnek.
    [qin] Uralkodók az Ég felhatalmazása alatt, és hosszú falak.
   *[utopians] Hódítás helyett utazás Shangri-La felé.
}
state-name = { $state ->
    [empire] Birodalom
   *[barbarian] Barbár
}
suit-name = { $suit ->
    [uncivilised] civilizálatlan
    [civilised] civilizált
    [region] régió
    [tributary] adófizető
    [fame] hírnév
    [unrest] zavargás
   *[power] hatalom
}
type-name = { $type ->
    [city] város
    [metropolis] metropolisz
    [knight] lovag
    [mask] maszk
   *[scroll] tekercs
}
icon-name = { $icon ->
    [production] termelés
    [fertile] termőföld
   *[river] folyó
}
good-name = { $good ->
    [mat] alapanyag
    [pop] népesség
    [prg] haladás
    [exhaust] kimerültségjelző
   *[action] akció
}
good-acc = { $good ->
    [mat] alapanyagjelzőt
    [pop] népességjelzőt
    [prg] haladásjelzőt
    [exhaust] kimerültségjelzőt
   *[action] akciót
}
good-amount = { $n } { good-acc }
zone-name = { $zone ->
    [hand] kéz
    [discard] dobópakli
    [deck] húzópakli
    [play] játékterület
    [history] történelem
    [garrison] szállás
    [nation-deck] nemzetpakli
    [quest-area] küldetésterület
    [development] fejlesztési terület
    [sunken] elárasztott pakli
    [market] piac
    [exile-pile] száműzöttpakli
    [unrest-pile] zavargáspakli
    [fame-deck] hírnévpakli
    [region-deck] régiópakli
    [uncivilised-deck] civilizálatlan pakli
    [civilised-deck] civilizált pakli
   *[main-deck] főpakli
}
phase-nations = Nemzetválasztás
phase-turn = Kör
phase-cleanup = Takarítás
phase-solstice = Napforduló
phase-over = Pontozás

## Kérdések. $n: mennyit kell még választani; $name: a kártya, amely kérdez

ask-nation = Melyik nemzetet vezeted?
ask-side = A hatalomkártyád melyik oldalával játszol?
ask-turn = Mit teszel?
ask-activate = Kijátszol vagy kimerítesz még egy kártyát, vagy befejezed a kört?
ask-market-token = Takarítás: a piac melyik kártyájára teszel { good-amount }?
ask-cleanup = Takarítás: mely kártyákat dobod el?
ask-reshuffle = Elfogyott a húzópaklid. Kifejlesztesz egy kártyát?
ask-solstice = Napforduló: melyik kártya következzen?
ask-may = { $name }: élsz vele?
ask-choose = { $name }: mit választasz?
ask-react = Melyik kártyádat használod?
ask-attacked = { CAP(AZ($name)) } kártya téged is megtámad. Védekezel valamelyik kártyáddal?
ask-pay = { $name }: hogyan fizetsz?
ask-spend = { $name }: hány haladásjelzőt fizetsz?
ask-attacker = { CAP(AZ($name)) } megvédi a tulajdonosát ({ $other }). Adsz neki 1 haladásjelzőt, hogy mégis hasson rá a támadás?
ask-discard = { $n ->
    [1] { $name }: melyik kártyát dobod el?
    [2] { $name }: mely kártyákat dobod el? (még 2)
    [3] { $name }: mely kártyákat dobod el? (még 3)
   *[other] { $name }: mely kártyákat dobod el?
}
ask-discard-mask = { $n ->
    [1] { $name }: melyik maszkot dobod el?
    [2] { $name }: mely maszkokat dobod el? (még 2)
    [3] { $name }: mely maszkokat dobod el? (még 3)
   *[other] { $name }: mely maszkokat dobod el?
}
ask-draw = { $name }: hány kártyát húzol?
ask-topdeck = { $name }: melyik kártya kerüljön a húzópaklid tetejére?
ask-to-hand = { $name }: melyik kártyát veszed a kezedbe?
ask-history = { $name }: melyik kártyát helyezed a történelmedbe?
ask-garrison = { $name }: melyik kártyát szállásolod el?
ask-host = { $name }: melyik régió alá szállásolod el?
ask-abandon = { $n ->
    [1] { $name }: melyik kártyát hagyod el?
    [2] { $name }: mely kártyákat hagyod el? (még 2)
    [3] { $name }: mely kártyákat hagyod el? (még 3)
   *[other] { $name }: mely kártyákat hagyod el?
}
ask-recall = { $name }: melyik kártyát hívod vissza?
ask-sink = { $name }: melyik kártyát süllyeszted el?
ask-give = { $name }: melyik kártyát adod { $other } játékosnak?
ask-find = { $name }: melyik kártyát választod?
ask-look = { $name }: melyik kártyát veszed a kezedbe?
ask-put-back = Melyik kártya kerüljön vissza először? Az lesz legalul.
ask-swap = { $name }: melyik kártyát cseréled ki?
ask-swap-for = { $name }: melyik kártya kerüljön a helyére?
ask-treat = { $name }: melyik kártya ikonja számítson termelésnek?
ask-return-unrest = { $name }: melyik zavargáskártyát rakod vissza?
ask-revolt = Visszaraksz még egy zavargáskártyát?
ask-acquire = { $name }: melyik kártyát szerzed meg?
ask-breakthrough = Melyik kártyáért vagy milyen színért törsz át?
ask-declare-suit = { $name }: melyik színt nevezed meg?
ask-exile = { $name }: melyik kártyát száműzöd?
ask-free-play = { $name }: melyik kártyát játszod ki ingyen?
ask-play-card = { $name }: melyik kártyát játszod ki?
ask-use-exhaust = { $name }: melyik kártya kimerülő képességét használod?
ask-return-exhaust = { $name }: melyik kártyáról kerüljön vissza a kimerültségjelző?
ask-develop = { $name }: melyik kártyát fejleszted ki?
ask-place-on-market = { $name }: a piac melyik kártyájára kerüljön a jelző?

## Gombok

act-nation = { nation-name }
act-side = { $side ->
    [a] A
   *[b] B
} oldal
act-innovate = Újítás
act-revolt = Lázadás
act-end-turn = Kör vége
act-play = Kijátszom: { $name }
act-play-free = Ingyen kijátszom: { $name }
act-exhaust = Kimerítem: { $name }
act-solstice = { $name }
act-develop = Kifejlesztem: { $name }
act-choose = { $name }
act-choose-discard = { $name } (dobópakli)
act-market = { $name }
act-deck = { $zone ->
    [region-deck] A régiópakli legfelső kártyája
    [uncivilised-deck] A civilizálatlan pakli legfelső kártyája
    [civilised-deck] A civilizált pakli legfelső kártyája
   *[main-deck] { $suit ->
        [uncivilised] Civilizálatlan kártya
        [civilised] Civilizált kártya
        [region] Régiókártya
        [tributary] Adófizető-kártya
       *[variable-vp] Változó értékű kártya
    } keresése a főpakliban
}
act-suit = { $suit ->
    [uncivilised] Civilizálatlan
    [civilised] Civilizált
    [region] Régió
   *[tributary] Adófizető
}
act-option = { $effect }
act-option-number = { $n }. lehetőség
act-pay = { $rest ->
    [0] { $n } haladás
   *[other] { $rest } { good-name } és { $n } haladás
}
act-pay-plain = { $n } { good-name }
act-pay-both = { $mat ->
    [0] {""}
   *[other] { $mat } alapanyag{ $pop ->
        [0] { $prg ->
            [0] {""}
           *[other] {" + "}
        }
       *[other] {" + "}
    }
}{ $pop ->
    [0] {""}
   *[other] { $pop } népesség{ $prg ->
        [0] {""}
       *[other] {" + "}
    }
}{ $prg ->
    [0] {""}
   *[other] { $prg } haladás
}
act-amount = { $n }
act-yes = Igen
act-no = Nem
act-done = Kész
act-none = Egyiket sem

## Napló

drawn-card = kártyát
drawn-unrest = zavargáskártyát
log-round = Kezdődik { AZ($n) }. forduló.
log-first = { YOU($player, "Te vagy", "%") } a kezdőjátékos.
log-nation = { YOU($player, "A nemzeted", "% nemzete") }: { nation-name }.
log-turn = { YOU($player, "Te következel", "% következik") }.
log-play = { $player } { YOU($player, "kijátszottad", "kijátszotta") } { AZ($name) } kártyát.
log-play-free = { $player } ingyen { YOU($player, "kijátszottad", "kijátszotta") } { AZ($name) } kártyát.
log-exhaust = { $player } { YOU($player, "kimerítetted", "kimerítette") } { AZ($name) } kártyát.
log-solstice = Napforduló.
log-solstice-card = { $player } napfordulókor { YOU($player, "használtad", "használta") } { AZ($name) } kártyát.
log-innovate = { $player } { YOU($player, "újítottál", "újított") }.
log-revolt = { $player } { YOU($player, "lázadtál", "lázadt") }.
log-gain = { $player } { YOU($player, "kaptál", "kapott") } { SUM($goods, case: "acc") }.
log-pay = { $player } { YOU($player, "fizettél", "fizetett") } { SUM($goods, case: "acc") }.
log-steal = { $player } { YOU($player, "elloptál", "ellopott") } { SUM($goods, case: "acc") } { YOU($other, "a készletedből", "% készletéből") }.
log-draw = { $player } { YOU($player, "húztál", "húzott") } { SUM($cards, of: "drawn") }.
log-saw = { YOU($player, "A kezedbe", "% kezébe") } került { AZ($name) } kártya.
log-discard = { $player } { YOU($player, "eldobtad", "eldobta") } { AZ($name) } kártyát.
log-discard-itself = { $player } { YOU($player, "eldobtad", "eldobta") } a kijátszott kártyát.
log-topdeck = { $player } { YOU($player, "a húzópaklid tetejére tetted", "a húzópaklija tetejére tette") } { AZ($name) } kártyát.
log-topdeck-itself = { $player } { YOU($player, "a húzópaklid tetejére tetted", "a húzópaklija tetejére tette") } a kijátszott kártyát.
log-topdeck-hidden = { $player } egy kártyát { YOU($player, "tettél a húzópaklid tetejére", "tett a húzópaklija tetejére") }.
log-to-hand = { $player } { YOU($player, "a kezedbe vetted", "a kezébe vette") } { AZ($name) } kártyát.
log-to-hand-itself = { $player } { YOU($player, "visszavetted a kezedbe", "visszavette a kezébe") } a kijátszott kártyát.
log-to-hand-hidden = { $player } egy kártyát { YOU($player, "vettél a kezedbe", "vett a kezébe") }.
log-history = { $player } { YOU($player, "a történelmedbe helyezted", "a történelmébe helyezte") } { AZ($name) } kártyát.
log-history-itself = { $player } { YOU($player, "a történelmedbe helyezted", "a történelmébe helyezte") } a kijátszott kártyát.
log-history-hidden = { $player } egy kártyát { YOU($player, "helyeztél a történelmedbe", "helyezett a történelmébe") }.
log-garrison = { $player } { YOU($player, "elszállásoltad", "elszállásolta") } { AZ($name) } kártyát { AZ($host) } kártya alá.
log-garrison-itself = { $player } { YOU($player, "elszállásoltad", "elszállásolta") } alá { AZ($name) } kártyát.
log-abandon = { $player } { YOU($player, "elhagytad", "elhagyta") } { AZ($name) } kártyát.
log-recall = { $player } { YOU($player, "visszahívtad", "visszahívta") } { AZ($name) } kártyát.
log-sink = { $player } { YOU($player, "elsüllyesztetted", "elsüllyesztette") } { AZ($name) } kártyát.
log-give = { $player } egy kártyát { YOU($player, "adtál", "adott") } { YOU($other, "a kezedbe", "% kezébe") }.
log-give-own = { $player } { AZ($name) } kártyát { YOU($player, "adtad", "adta") } { YOU($other, "a kezedbe", "% kezébe") }.
log-acquire = { $player } { YOU($player, "megszerezted", "megszerezte") } { AZ($name) } kártyát.
log-breakthrough = { $player } { YOU($player, "áttörtél", "áttört") } egy { $suit ->
    [uncivilised] civilizálatlan kártyáért
    [civilised] civilizált kártyáért
    [region] régiókártyáért
    [tributary] adófizető-kártyáért
   *[variable-vp] változó értékű kártyáért
}.
log-took-market = { $player } a piacról { YOU($player, "a kezedbe vetted", "a kezébe vette") } { AZ($name) } kártyát.
log-took-deck = { $player } { YOU($player, "a kezedbe vetted", "a kezébe vette") } { $zone ->
    [region-deck] a régiópakli
    [uncivilised-deck] a civilizálatlan pakli
   *[civilised-deck] a civilizált pakli
} legfelső kártyáját.
log-saw-deck = { YOU($player, "A kezedbe", "% kezébe") } került { AZ($name) } kártya.
log-revealed = Felfordult { AZ($name) } kártya.
log-found-none = Nem maradt ilyen kártya: 2 haladásjelző jár helyette.
log-exile = { $player } { YOU($player, "száműzted", "száműzte") } { AZ($name) } kártyát.
log-exile-itself = { $player } { YOU($player, "száműzted", "száműzte") } a kijátszott kártyát.
log-refill = A piacra került { AZ($name) } kártya.
log-swap = { $player } { AZ($name) } kártyát { AZ($host) } kártyára { YOU($player, "cserélted", "cserélte") }.
log-swap-hidden = { $player } { YOU($player, "kicseréltél egy kártyát a nemzetpakliddal", "kicserélt egy kártyát a nemzetpaklijával") }.
log-take-unrest = { $player } { YOU($player, "elvettél", "elvett") } { SUM($cards, of: "drawn") }.
log-return-unrest = { $player } { YOU($player, "visszaraktál", "visszarakott") } { SUM($cards, of: "drawn") }.
log-find = { $player } { YOU($player, "megtaláltad", "megtalálta") } { AZ($name) } kártyát.
log-find-none = { $player } nem { YOU($player, "találtál", "talált") } semmit.
log-look = { $player } { YOU($player, "megnéztél", "megnézett") } { $n } kártyát { $zone ->
    [fame-deck] a hírnévpakliból
   *[nation-deck] a nemzetpakliból
}.
log-saw-look = { $player } { AZ($name) } kártyát { YOU($player, "láttad", "látta") }.
log-take-fame = { $player } { YOU($player, "a kezedbe vettél", "a kezébe vett") } egy hírnévkártyát.
log-saw-fame = { YOU($player, "A kezedbe", "% kezébe") } került { AZ($name) } kártya.
log-king = { $player } { YOU($player, "végrehajtottad", "végrehajtotta") } a Királyok királya kártyát.
log-king-turned = A Királyok királya kártya átfordult.
log-develop = { $player } { YOU($player, "kifejlesztetted", "kifejlesztette") } { AZ($name) } kártyát.
log-nation-card = { $player } a nemzetpakliból a dobópakliba { YOU($player, "tetted", "tette") } { AZ($name) } kártyát.
log-reshuffle = { $player } { YOU($player, "újrakeverted a húzópaklidat", "újrakeverte a húzópakliját") }.
log-shuffle = { $player } { YOU($player, "megkeverted", "megkeverte") } { $zone ->
    [nation-deck] a nemzetpaklit
   *[deck] a húzópaklit
}.
log-empire = { $player } birodalommá { YOU($player, "váltál", "vált") }.
log-market-token = { $player } { SUM($goods, case: "acc") } { YOU($player, "tettél", "tett") } { AZ($name) } kártyára.
log-token-here = { $player } { SUM($goods, case: "acc") } { YOU($player, "tettél", "tett") } { AZ($name) } kártyára.
log-return-exhaust = { $player } { YOU($player, "visszavettél", "visszavett") } egy kimerültségjelzőt { AZ($name) } kártyáról.
log-declare = { $player } { YOU($player, "megneveztél", "megnevezett") } egy színt: { suit-name }.
log-treat = { $player } ebben a körben termelésnek { YOU($player, "számítod", "számítja") } { AZ($name) } kártya egyik ikonját.
log-borrow = { $player } { YOU($player, "használtad", "használta") } { YOU($other, "a te", "%") } { $name } { YOU($other, "kártyádat", "kártyáját") }.
log-attack-avoided = { $player } { YOU($player, "megúsztad", "megúszta") } a támadást.
log-attacker-pays = { $player } { YOU($player, "adtál", "adott") } 1 haladásjelzőt { YOU($other, "a készletedbe", "% készletébe") }, így a támadás mégis hat.
log-journey = { $player } { YOU($player, "továbbhaladtál az utazásodon", "továbbhaladt az utazásán") } ({ $name }).
log-enters = Játékba került { AZ($name) } kártya.
log-end = Ezzel eljött a pontozás: e forduló után már csak egy teljes forduló jön.
log-last-round = Ez az utolsó forduló.
log-collapse = Összeomlás!
log-end-return = { $player } a győztes megállapítása előtt { YOU($player, "visszaraktál", "visszarakott") } { $n } zavargáskártyát.
log-collapse-win = { $player } { YOU($player, "nyertél", "nyert") } { $n } zavargáskártyával.
log-shared-win = { $player } { YOU($player, "osztozol", "osztozik") } a győzelmen { $n } ponttal.

## Miért nem lehet meglépni

why-nation-taken = Ezt a nemzetet már más vezeti: { nation-name }.
why-box = Ez a nemzet nincs ebben a dobozban: { nation-name }.
why-no-card = Ez a kártya nincs a kezedben.
why-no-action = Nincs több akciójelződ.
why-played-free = Ezt a kártyát ebben a körben már kijátszottad ingyen.
why-state = { $state ->
    [empire] Ezt a kártyát csak birodalomként játszhatod ki.
   *[barbarian] Ezt a kártyát csak barbárként játszhatod ki.
}
why-requires = Ezt a kártyát csak akkor játszhatod ki, ha teljesül a rajta álló feltétel.
why-cost = Nem tudod kifizetni, ami a kijátszásához kell, vagy a kártya most nem tenne semmit.
why-unplayable = Ez a kártya nem játszható ki.
why-not-in-play = Ez a kártya nincs a játékterületeden.
why-no-exhaust = Nincs több kimerültségjelződ.
why-exhausted = Ezen a kártyán már van kimerültségjelző.
why-no-ability = Ennek a kártyának nincs kimerülő képessége.
why-waits = Ez a képesség vár valamire, most nem használható.
why-cannot-pay = Ezt nem tudod kifizetni.
why-tokens = Ezen a kártyán jelző van, ezért nem száműzhető.
why-not-fitting = A hatás más kártyákról szól.
why-activated = Ebben a körben már elkezdtél aktiválni.
why-no-unrest = Nincs zavargáskártya a kezedben.
why-no-development = Nem tudod kifizetni a kártya fejlesztési költségét.
why-garrison = Ez a kártya nem szállásolható el.

## A pontszám részei

part-progress = Haladás
part-power = Hatalomkártya
part-play = Játékban lévő kártyák
part-garrison = Elszállásolt kártyák
part-history = Történelem
part-sunken = Elárasztott pakli
part-deck = Kéz, húzópakli, dobópakli
part-unrest = Zavargás

## Beállítások

option-box = Doboz
option-box-help = Mely közös kártyákkal és nemzetekkel játszotok.
option-box-classics = Ókori birodalmak
option-box-classics-help = Karthágóiak, kelták, görögök, makedónok, perzsák, rómaiak, szkíták, vikingek.
option-box-legends = Legends
option-box-legends-help = Artúr korabeliek, atlantisziak, egyiptomiak, maurják, minósziak, olmékok, csinek, utópiaiak.
option-box-both = Mindkettő
option-box-both-help = Mind a tizenhat nemzet; a közös kártyák véletlenszerűen az egyik dobozból valók.
option-nations = Nemzetek
option-nations-help = Hogyan kap mindenki nemzetet.
option-nations-choose = Választás
option-nations-choose-help = Mindenki sorban választ.
option-nations-random = Véletlen
option-nations-random-help = Mindenki véletlenszerűen kap egyet.

## Feliratok az asztal körül

label-market = Piac
label-exile = Száműzöttpakli
label-fame = Hírnévpakli
label-main = Főpakli
label-hand = A kezed
label-play = Játékban
label-history = Történelem
label-sunken = Elárasztott pakli
label-development = Fejlesztési terület
label-quests = Küldetésterület
label-nation-deck = Nemzetpakli
label-deck = Húzópakli
label-discard = Dobópakli
label-round = { $n }. forduló
label-first-player = kezdőjátékos
label-looked = Ezeket nézed
label-known = Tudod róla
label-none = nincs
label-pinned = rögzített
label-attack = támadás
label-last-round = utolsó forduló

## Az asztal a terminálban

table-status = { $phase } · zavargáspakli { $unrest } · hírnévpakli { $fame } · főpakli { $main }
table-decks = régiópakli { $region } · civilizálatlan pakli { $uncivilised } · civilizált pakli { $civilised } · száműzöttpakli { $exile }
table-goods = alapanyag { $mat } · népesség { $pop } · haladás { $prg } · akció { $action } · kimerültségjelző { $exhaust }
table-cards = kéz { $hand } · húzópakli { $deck } · dobópakli { $discard } · nemzetpakli { $nation } · történelem { $history }
table-slot-unrest = alatta zavargás
table-token = { $n } { good-name }
table-exhausted = kimerítve
table-holds = alatta: { $names }
table-vp = most { $n } GYP

## Mit jelent vagy mibe kerülne most egy választás

hint-side = { $text }
hint-innovate = Eldobod a kezedben lévő kártyákat, majd áttörsz egy kártyáért. Ezzel telik a köröd.
hint-revolt = Tetszőleges számú zavargáskártyát visszaraksz a kezedből. Ezzel telik a köröd.
hint-dig = Ha nincs benne ilyen, 2 haladás jár helyette.

hint-develop = költség: { $mat ->
    [0] {""}
   *[other] { $mat } alapanyag{ $pop ->
        [0] { $prg ->
            [0] {""}
           *[other] {" + "}
        }
       *[other] {" + "}
    }
}{ $pop ->
    [0] {""}
   *[other] { $pop } népesség{ $prg ->
        [0] {""}
       *[other] {" + "}
    }
}{ $prg ->
    [0] {""}
   *[other] { $prg } haladás
}

## Jelek: minden jel neve, és amit egy sorban tudni kell róla

legend-mat = alapanyagjelző
legend-pop = népességjelző
legend-prg = haladásjelző: bármelyik másikat pótolja, a végén 1 pont
legend-action = akció: egy kártya kijátszása
legend-exhaust = kimerültségjelző: egy kártya képességéhez
legend-unrest = zavargás: a végén −2 pont
legend-region = régió
legend-uncivilised = civilizálatlan kártya
legend-civilised = civilizált kártya
legend-tributary = adófizető
legend-fame = hírnévkártya
legend-production = termelés, régióikon
legend-fertile = termőföld, régióikon
legend-river = folyó, régióikon
legend-city = város
legend-metropolis = metropolisz
legend-knight = lovag
legend-mask = maszk
legend-scroll = tekercs

## Az első játék, lépésről lépésre

first-goal = Ez a kezed, ebből élsz
first-goal-text = A rómaiakat vezeted, barbárként indulsz. Kártyákat játszol ki, újakat szerzel, és közben nő a paklid. A végén minden kártyád ér valamennyi pontot; az nyer, akinek a legtöbb pontja van.
first-region = Játssz ki egy régiót
first-region-text = Körönként három akciód van, egy kártya kijátszása egy akció. { $card }: rögzített kártya, előtted marad, és ad egy népességjelzőt.
first-garrison = Szállásold el a zavargást
first-garrison-text = A régió alá tehetsz egy kártyát a kezedből. A zavargás csak útban van, és a végén levonás jár érte. Tedd ide, így nem húzod újra.
first-conquer = Hódíts
first-conquer-text = { $card }: népességjelzőkért régiót szerzel a piacról. Válaszd az olcsóbb lehetőséget, és fizess népességgel.
first-acquire = Válassz a piacról
first-acquire-text = Öt kártya közül válogattok. Némelyik alatt zavargás lapul: azt is el kell venned. { $card }: alatta nincs semmi, jó választás, és a kezedbe kerül.
first-history = Egy nagy tett
first-history-text = { $card }: ezzel is új kártyához jutsz, ez az áttörés. Utána a történelmedbe kerül: ott nincs többé útban, de a pontja megmarad.
first-break-through = Áttörés: a zavargás nélkül
first-break-through-text = Áttöréskor csak a kártyát veszed el, az alatta lévő zavargás ott marad. Válaszd a várost: hosszú távon is hasznos.
first-end-turn = Elfogyott a három akciód
first-end-turn-text = Fejezd be a köröd. Utána takarítás jön, és húzol, hogy megint öt kártyád legyen.
first-token = Haladás a piacra
first-token-text = A köröd végén egy haladásjelzőt teszel a piac egyik kártyájára. Aki azt megszerzi, a jelzőt is megkapja, és a jelző a végén egy pontot ér. Amit legközelebb te akarsz, arra tedd.
first-cleanup = Mit tartasz meg?
first-cleanup-text = A kezedben maradt kártyákat eldobhatod vagy megtarthatod. Ezek most jók: egyiket se dobd el. Ha elfogy a húzópaklid, új kártya érkezik bele a nemzetpaklidból.
first-city = A második köröd
first-city-text = { $card }: rögzített, pontot ér, és napfordulókor is segíthet. A forduló végén mindig napforduló van.
first-points = Innen már te játszol
first-points-text = Ha elfogy a nemzetpaklid, birodalommá válsz, és fejlesztéseket vehetsz. A játéknak többnyire akkor van vége, ha elfogy a főpakli, vagy ha valaki az utolsó fejlesztését is kifejlesztette; ha a zavargáspakli fogy el, minden összeomlik. A pontokat a kártyáid adják, a haladásjelzőkkel együtt.

## Amit a tippek és az elemzés összehasonlít

have-mat = { good-mat }
have-pop = { good-pop }
have-unrest = { good-unrest }
have-card = { $case ->
    [acc] új kártyát
   *[nom] új kártya
}
have-hand = { $case ->
    [acc] kártyát kézbe
   *[nom] kártya kézben
}
have-in-play = { $case ->
    [acc] kártyát a játékterületre
   *[nom] kártya a játékterületen
}

# Parts of the game one can do without, when its balance is measured
balance-innovating = Újítás
balance-revolting = Lázadás
balance-developing = Fejlesztés
