decks = Decks
exiled = exiled
free = free
counted = its points are counted at the end
worth-now = worth { $n } points now
now = at most 10 · now { $n }
kw-exhaust = Exhaust:
kw-solstice = Solstice:
kw-passive = Passive:
kw-cost = Price:
kw-reached = When it is reached:
kw-enters = When it enters play:
kw-resolve = When he is next:
pile-deck = draw deck
pile-discard = discard pile
pile-history = history
pile-development = development
pile-quests = quests
pile-nation = nation deck
pile-sunken = sunken pile
pile-looked = You look at these
pile-garrison = garrisoned
pile-exile = exile pile
pile-of = { $name }: { $pile }
pile-empty = Empty.
face-down = { $n ->
    [one] 1 card face down
   *[other] { $n } cards face down
}
piles = { $name }: piles
spread = Cards to choose from
close = Close
nothing-under = nothing under it
turn-of = { $name }’s turn
left = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} and { $exhausts ->
    [one] 1 exhaust token
   *[other] { $exhausts } exhaust tokens
} left.
turn-help = Whatever glows can be used.
target-help = Choose among what glows.
solstice-help = You decide the order; glowing cards are still to come.
breakthrough-help = From the market you get the tokens too; the unrest goes back.
attacked-help = { $name } attacks: { $card }.
attacks = { $name } attacks
hits-you = To you:
you-are-safe = You have avoided it.
attacking = attacks
safe = avoided it
deciding = decides
hit = is hit
cancel = Never mind
hand = Play it
play = Exhaust it
power = Exhaust it
play-free = Play it free
tray = Your tokens
tokens-left = { $n } of { $most } left: { $good }
hand-empty = You have no cards in hand.
cards-in-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
cards-in-play = { $n ->
    [one] 1 card in play
   *[other] { $n } cards in play
}
nation-of = Look at { $name }’s nation
play-of = { $name }: play area
nothing-in-play = Nothing is in play yet.
solstice-done = its solstice is done
power-card = The two sides of the power card
chosen-nations = Who leads whom
spared = no unrest
collapsed = Collapse: the unrest pile ran out, so whoever has the least unrest wins.
not-state-empire = you are still barbarians
not-state-barbarian = you are an empire now
not-no-action = no action left
not-played-free = once a turn, done
not-requires = condition not met
not-cost = cannot be paid now
not-unplayable = cannot be played
not-no-card = not in your hand
which-way = Break through: which way?
