### Imperium in English. The same ids as hu.ftl, in the same order.
### $player and $other are names; $name a card, $nation the id of a nation; $good: mat, pop, prg, action.

## The game

game-name = Imperium
game-blurb = Lead one of sixteen nations of history and legend. Build your deck card by card, keep unrest down, turn from barbarians into an empire, and see whose deeds history remembers.

## Goods, in the forms generated texts need

good-mat = material
good-pop = population
good-prg = progress
good-action = { $n ->
    [one] action
   *[other] actions
}
good-vp = VP
good-name = { $good ->
    [mat] material
    [pop] population
    [prg] progress
   *[action] action
}
good-amount = { $n } { $good ->
    [action] { $n ->
        [one] action
       *[other] actions
    }
   *[mat] { good-name }
}

## What cards are: suits, types, icons

card-noun = { $n ->
    [one] card
   *[other] cards
}
word-uncivilised = { $place ->
    [inner] uncivilised
   *[last] uncivilised { card-noun }
}
word-civilised = { $place ->
    [inner] civilised
   *[last] civilised { card-noun }
}
word-region = { $place ->
    [inner] region
   *[last] region { card-noun }
}
word-tributary = { $place ->
    [inner] tributary
   *[last] tributary { card-noun }
}
word-fame = { $place ->
    [inner] fame
   *[last] fame { card-noun }
}
word-unrest = { $place ->
    [inner] unrest
   *[last] unrest { card-noun }
}
word-power = { $place ->
    [inner] power
   *[last] power { card-noun }
}
word-city = { $n ->
    [one] city
   *[other] cities
}
word-metropolis = { $n ->
    [one] metropolis
   *[other] metropolises
}
word-knight = { $n ->
    [one] knight
   *[other] knights
}
word-mask = { $n ->
    [one] mask
   *[other] masks
}
word-scroll = { $n ->
    [one] scroll
   *[other] scrolls
}
word-quest = { $n ->
    [one] impending quest
   *[other] impending quests
}
word-production = { $case ->
    [icon] production { icon-noun }
   *[nom] { $place ->
        [inner] production
       *[last] production { card-noun }
    }
}
word-fertile = { $case ->
    [icon] { $place ->
        [inner] fertile
       *[last] fertile { icon-noun }
    }
   *[nom] { $place ->
        [inner] fertile
       *[last] fertile { card-noun }
    }
}
word-river = { $case ->
    [icon] { $place ->
        [inner] river
       *[last] river { icon-noun }
    }
   *[nom] { $place ->
        [inner] river
       *[last] river { card-noun }
    }
}
icon-noun = { $n ->
    [one] icon
   *[other] icons
}
word-pinned = { $place ->
    [inner] pinned
   *[last] pinned { card-noun }
}
word-attack = { $place ->
    [inner] attack
   *[last] attack { card-noun }
}
word-empire = { card-noun } with the empire icon
word-variable = { card-noun } with variable points
word-this = this card
word-it = it
