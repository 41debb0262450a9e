"""The vocabulary of the cards: every word, once. What the words do is said by the classes that take their heads from here.

`from` and `in` name zones, `what` says what cards are; `@id` names a card (see `called` in content.py).
"""

from __future__ import annotations

from typing import Final

from asztal.core.machine.compiling import traits
from asztal.core.notation import (
    Vocabulary,
    cards,
    condition,
    good,
    goods,
    inner,
    key,
    noun,
    number,
    optional,
    players,
    quantity,
    trigger,
    verb,
    words,
)

SUITS: Final = ("region", "uncivilised", "civilised", "tributary", "fame", "unrest", "power")
TOLD_SUITS: Final = ("uncivilised", "civilised", "region", "tributary", "fame", "unrest", "power")
"""The suits in the order texts and lines name them: the last word carries the ending (*régió- vagy adófizető-kártya*)."""
TYPES: Final = ("city", "metropolis", "knight", "mask", "scroll")
ICONS: Final = ("production", "fertile", "river")
KINDS: Final = ("pinned", "attack", "variable-vp", "empire-card", "barbarian-card", "quest")
"""What else a card is: a quest is a card of the Arthurians' quest area, wherever it lies now."""
SPECIAL: Final = ("top-nation-card", "active-quest", "declared-suit")
"""Not what a card is, but which card is meant."""
NAMED: Final = (
    "conquer", "advance", "city-of-rome", "alexander", "longships", "graenland", "scandinavia",
    "guennuvar", "graal", "excalibur", "viviane-of-the-lake", "ynys-afallach", "myrddin-wyllt", "king-arthur", "twrch-trwyth",
    "city-of-camelot", "mountain-of-atlantis", "palace-of-poseidon", "ashoka", "arthashastra", "indian-elephants",
    "step-pyramids", "mandate-of-heaven", "king-wu-of-qin", "duke-zhuang-of-qin", "long-walls", "legalism", "confucianism",
)  # fmt: skip
"""The cards other cards speak of: what stands after @. A card is meant if this is its id or what it is `called`."""
TRAITS: Final = traits(*SUITS, *TYPES, *ICONS, *KINDS, *SPECIAL, *(f"@{card}" for card in NAMED))

SAID: Final = (
    "hand", "discard", "deck", "play", "history", "garrison", "nation-deck", "looked", "quest-area", "sunken", "power-area",
    "market", "exile-pile", "unrest-pile", "under-market", "fame-deck", "main-deck", "region-deck", "uncivilised-deck",
    "civilised-deck", "box", "removed", "king", "here", "region-garrison", "anywhere", "others", "nation-bottom",
)  # fmt: skip
"""The zones as lines call them, by number; see layout.py. The last five are no zones of their own: `here` is the garrison of
this card, `region-garrison` of regions, `anywhere` all that scores for the player, `others` all that scores for the others,
`nation-bottom` the place just above the last card of the nation deck."""

WHAT: Final = words("what", *TOLD_SUITS, *TYPES, *ICONS, *KINDS, "this", "it", *SPECIAL[:2], with_cards=True)
FROM: Final = key(words("from", *SAID))
IN: Final = key(words("in", *SAID))
NOT_BEING: Final = optional(key(words("not-being", *TOLD_SUITS, *TYPES, *ICONS, *KINDS, with_cards=True)))

GOODS: Final = tuple(good(name) for name in ("mat", "pop", "prg", "action", "vp"))
"""Materials, population, progress, action tokens; victory points only in `points`."""

HEADS: Final = (
    # -- players, after `each`
    players("all"),
    players("others"),
    players("unable"),  # who could not give what was to be stolen
    players("given", words("what", "mask")),  # who was given such a card by the step before
    # -- what happens, after `when`
    trigger("play", WHAT, optional(FROM)),
    trigger("attacked", optional(key(words("on", "any-turn")))),  # on any-turn: an exhaust ability for others' turns
    trigger("return-unrest"),
    trigger("take-unrest"),  # by the keyword only
    trigger("acquire", WHAT, optional(FROM)),
    trigger("breakthrough", WHAT),
    trigger("gain-from", goods("what"), words("icon", *ICONS)),  # Shaduf, Domestication
    trigger("gain-tokens", goods("what")),  # gain a market card that bears them
    trigger("look-fame"),
    trigger("pay", goods("what")),  # in real tokens
    trigger("sink"),
    trigger("leaves-play", cards("what")),
    trigger("deck-empty"),
    trigger("must-discard-mask"),
    # -- conditions
    condition("empire"),
    condition("barbarian"),
    condition("in-play", cards("what")),
    condition("in-history", cards("what")),
    condition("at-least", number("n"), WHAT, IN),
    condition("owns", number("n"), goods("what")),
    condition("has", words("what", *TOLD_SUITS, *TYPES, *ICONS, *KINDS, "declared-suit")),  # the card the step before handled
    condition("active-quest"),
    condition("attacker-gives", goods("what")),  # the attacker decides
    condition("lies-in", words("where", "hand", "discard", "deck", "play", "history", "garrison")),  # this card, for points
    # -- what is counted, after `per`; goods can be counted, too
    noun("card", optional(WHAT), IN, NOT_BEING),
    noun("abandoned"),
    noun("returned"),
    noun("discarded"),
    noun("spent"),
    noun("rival", key(goods("with-less"))),
    # -- tokens
    verb("spend", quantity(), goods("what"), optional(key(number("least")))),  # `spend all prg least 5`, `spend upto 3 prg`
    verb("steal", quantity(), goods("what"), key(words("from", "others", "empires", "region-holders"))),
    verb("double", goods("what")),  # as many again of the tokens just gained with a market card
    verb("place-on-market", quantity(), goods("what")),
    verb("place-here", quantity(), goods("what")),
    verb("return-exhaust", quantity()),
    # -- cards of one's own
    verb("draw", quantity(), optional(words("how", "if-able"))),
    verb("discard", quantity(), optional(WHAT), optional(FROM), optional(key(words("among", "drawn")))),
    verb("discard-mask", quantity()),  # of its own, because cards may answer it: Step Pyramids, Stone Heads
    verb("discard-fewer", number("n")),
    verb("substitute", inner("what")),
    verb("topdeck", quantity(), optional(WHAT), optional(FROM)),
    verb("to-hand", quantity(), optional(WHAT), FROM),
    verb("history", quantity(), optional(WHAT), optional(FROM)),
    verb("garrison", quantity(), optional(WHAT), optional(key(words("under", "region"))), optional(FROM)),
    verb("resolve-host"),
    verb("abandon", quantity(), optional(WHAT), optional(FROM), NOT_BEING,
         optional(key(words("holding", *TYPES, with_cards=True)))),
    verb("recall", quantity(), optional(WHAT), optional(FROM)),
    verb("sink", quantity(), optional(WHAT), optional(FROM)),
    verb("give", quantity(), FROM),  # so many to each other player, into the hand
    verb("find", quantity(), WHAT, optional(IN), key(words("to", "hand", "discard", "history"))),
    verb("look", number("n"), words("at", "fame-deck", "nation-deck"), optional(key(number("take")))),
    verb("look-more", number("n")),
    verb("reveal", words("what", "main-deck", "hand", "deck", "discard")),
    verb("shuffle-deck"),
    verb("shuffle-nation"),
    verb("move", WHAT, key(words("to", *SAID))),
    verb("swap", words("one", "hand", "market"), words("other", "top-nation-card", "exile-pile")),
    verb("treat", words("icon", "fertile", "river"), key(words("as", "production")), key(number("by"))),
    # -- unrest and fame
    verb("take-unrest", quantity()),
    verb("return-unrest", quantity(), optional(words("what", "this")), optional(FROM)),
    verb("take-fame", quantity()),
    # -- the market
    verb("acquire", quantity(), optional(WHAT), optional(FROM), optional(key(goods("bearing"))), NOT_BEING),
    verb("breakthrough", quantity(), words("what", *TOLD_SUITS[:4], "variable-vp"), optional(FROM)),  # from: this pile, too
    verb("exile", quantity(), optional(WHAT), optional(FROM), NOT_BEING),
    verb("declare-suit"),
    # -- playing
    verb("free-play", quantity(), optional(WHAT)),
    verb("play-card", quantity(), optional(WHAT), FROM),
    verb("use-exhaust"),
    verb("ignore-empire-icon"),  # of the next card played this turn
    verb("develop", quantity(), optional(words("how", "free"))),
    # -- attacks
    verb("avoid-attack"),
    verb("be-spared"),  # after a cost that is all there is: `take-unrest or (discard 2 => be-spared)`
    # -- the game
    verb("trigger-end"),
    verb("turn-king"),  # King of Kings to its other side
    verb("journey-on"),  # the next side of the journey
    verb("become-empire"),
    verb("put-into-play", words("what", "this")),
    # -- standing rules: what a card is like (`static`), and what holds while it is in play (`passive`)
    verb("free"),  # free play
    verb("unplayable"),
    verb("never-garrisoned"),
    verb("never-leaves"),  # cannot be abandoned or recalled
    verb("counts-as", number("n"), words("what", "region")),
    verb("last-quest"),  # becomes the active quest only when it is the last impending one
    verb("end-return", number("n")),  # before the winner is found, so many unrest go back
    verb("hand-size", number("n")),
    verb("loses-icon", words("what", *KINDS[:2], with_cards=True)),  # these cards may be played as an empire
    verb("acquires-exiled", words("what", *TOLD_SUITS[:4])),
    verb("plays-free", words("what", *TYPES)),
    verb("cheaper-unrest", number("n"), key(words("of", "mat", "cards"))),
    verb("cheaper-development", quantity(), goods("what")),
    verb("market-token", quantity(), goods("what")),  # placed at clean-up instead of one progress
    verb("instead-of", goods("what"), inner("then")),  # for each such token that would be gained
    verb("no-history"),  # what would go there is discarded
    verb("sunken-pile"),  # what is sunk goes there; others discard it
    verb("quest-place"),  # the quest garrisoned here is the active one
    verb("exhausts", number("n")),  # so many exhaust tokens instead of five
    verb("begins-as-empire"),
)  # fmt: skip

VOCABULARY: Final = Vocabulary(*GOODS, *HEADS)
VERB: Final = VOCABULARY.verb
NOUN: Final = VOCABULARY.noun
WHEN: Final = VOCABULARY.trigger
IF: Final = VOCABULARY.condition
PLAYERS: Final = VOCABULARY.players
