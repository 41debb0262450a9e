### The words all games share, in English. The same ids as hu.ftl, in the same order.
### A game may define any of these messages again in its own texts; the game's wording then wins.

## Shared terms, for use in messages: { -card(case: "many") }

# Things and people
-player = { $case ->
    [many] players
   *[nom] player
}
-opponent = { $case ->
    [many] opponents
   *[nom] opponent
}
-first-player = { $case ->
    [many] first players
   *[nom] first player
}
-active-player = { $case ->
    [many] active players
   *[nom] active player
}
-bot = { $case ->
    [many] bots
   *[nom] bot
}
-spectator = { $case ->
    [many] spectators
   *[nom] spectator
}
-card = { $case ->
    [many] cards
   *[nom] card
}
-tile = { $case ->
    [many] tiles
   *[nom] tile
}
-token = { $case ->
    [many] tokens
   *[nom] token
}
-vp = { $case ->
    [many] victory points
   *[nom] victory point
}
-point = { $case ->
    [many] points
   *[nom] point
}
-cost = { $case ->
    [many] costs
   *[nom] cost
}
-bonus = { $case ->
    [many] bonuses
   *[nom] bonus
}
-effect = { $case ->
    [many] effects
   *[nom] effect
}
-ability = { $case ->
    [many] abilities
   *[nom] ability
}
-condition = { $case ->
    [many] conditions
   *[nom] condition
}
-option = { $case ->
    [many] options
   *[nom] option
}

# Time
-game = { $case ->
    [many] games
   *[nom] game
}
-round = { $case ->
    [many] rounds
   *[nom] round
}
-turn = { $case ->
    [many] turns
   *[nom] turn
}
-phase = { $case ->
    [many] phases
   *[nom] phase
}
-step = { $case ->
    [many] steps
   *[nom] step
}
-action = { $case ->
    [many] actions
   *[nom] action
}
-game-end = end of the game
-final-scoring = { $case ->
    [many] final scorings
   *[nom] final scoring
}
-tie = { $case ->
    [many] ties
   *[nom] tie
}

# Zones
-hand = hand
-draw-deck = draw deck
-discard-pile = discard pile
-supply = supply
-table = table

## Card texts: amounts and lists of goods
## $how: exact, upto, any, all. $mood: do, may, they, they-may, bare, worth (see docs/notation.md).

quantity = { $how ->
    [upto] up to { $n }
    [any] any number of
    [all] all your
   *[exact] { $n }
}
amount = { $how ->
    [upto] up to { $n } { $good }
    [any] any number of { $good }
    [all] all your { $good }
   *[exact] { $n } { $good }
}
gain-goods = { $mood ->
    [they] gains { $goods }
    [worth] worth { $goods }
   *[do] gain { $goods }
}
pay-goods = { $mood ->
    [they] pays { $goods }
   *[do] pay { $goods }
}
goods-for-goods = { $cost } for { $gain }
named-card = { $name }

## Card texts: counting

count-good = { $n ->
    [one] for each { $good } you have
   *[other] for every { $n } { $good } you have
}
clause-per = { $clause } { $count }
clause-per-first = { $count }, { $clause }
clause-max = { $clause }, at most { $n }
clause-max-times = { $clause }, at most { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}

## Card texts: control

clause-then = { $first }, then { $then }
clause-when = { $when } { $clause }
clause-each = { $who } { $clause }
clause-may = { $mood ->
    [they-may] may { $clause }
   *[may] you may { $clause }
}
clause-if = { $mood ->
    [worth] { $clause } if { $condition }
   *[do] if { $condition }, { $clause }
}
clause-if-else = { $clause } if { $condition }, otherwise { $otherwise }
clause-otherwise = otherwise { $clause }
clause-if-done = { $mood ->
    [they] whoever does { $clause }
   *[do] if you do, { $clause }
}
cost-result = { $cost }: { $result }
cost-result-inside = { $cost } to { $result }
choose-one = { $mood ->
    [they] chooses one: { $options }
   *[do] choose one: { $options }
}
choose-or = { $first } OR { $second }
# Not shown: the mood of an option after "choose one", and of what follows "to" in "pay 1 gold to draw 1 card".
mood-option = do
mood-purpose = do

## Why a move can't be made

why-not-your-turn = It isn’t your turn.
why-over = The game is over.
why-not-now = This can’t be done now.
why-no-such-seat = There is no seat { $seat } at this table.
why-already-chosen = You have already chosen.

## Undo

undo = Undo
undo-turn = Undo whole turn
undo-none = There is nothing to undo.
undo-revealed = Can’t undo: a card has been revealed.
undo-chance = Can’t undo: chance has decided something since.
undo-other = Can’t undo: { $player } has already moved.

## Prompts and waiting

your-turn = Your turn.
choose-card = Choose a card.
choose-direction = Choose a direction.
use-ability = Use this ability?
actions-left = You have { $n ->
    [one] 1 action
   *[other] { $n } actions
} left.
waiting-for = Waiting for { $players }.
thinking = { $player } is thinking…
chosen = You have chosen; you can still change it.
round-begins = Round { $n } begins.
last-round = Last round!

## Buttons

button-done = Done
button-cancel = Cancel
button-back = Back
button-skip = Skip
button-pass = I pass
button-end-turn = End turn
button-rule = Open this rule
button-why = Why can’t I do this?
button-hint = What would the bot do?
button-log = Game log
button-chat = Chat
button-replay = Replay

## Table, players, levels

bot = bot
bot-easy = Bot: easy
bot-medium = Bot: medium
bot-hard = Bot: hard
sat-down = { $player } sat down.
left-table = { $player } left the table.
waiting-players = Waiting for { $n ->
    [one] 1 more player
   *[other] { $n } more players
}.

## Log and result

log-undo = { $player } took back a move.
log-win = { $player } wins with { $n ->
    [one] 1 point
   *[other] { $n } points
}.
log-shared = { $players } share the win.
you-won = You won!
you-tied = It’s a tie – you share the win.
your-place = You came { ORD($n) }.
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
best-result = Your best result so far!
