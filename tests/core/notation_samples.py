"""Demonstration vocabularies and sample lines of all five games: one grammar has to carry them all."""

from __future__ import annotations

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
    span,
    trigger,
    verb,
    words,
)

COLOURS = ("red", "blue", "yellow")
TRIGGERS = ("exploit", "urbanise", "construct")

GINKGOPOLIS = Vocabulary(
    good("resource"),
    good("tile"),
    good("sp"),
    *(trigger(name) for name in TRIGGERS),
    noun("resource", key(words("on", *COLOURS, several=False))),
    noun("building", key(span("height"))),
    noun("card", optional(key(words("with", *TRIGGERS))), optional(key(words("of", *COLOURS)))),
)

SETTLERS_COLOURS = ("black", "brown", "grey", "red", "pink", "gold-coloured")
SETTLERS = Vocabulary(
    *(good(name) for name in ("worker", "wood", "stone", "food", "gold", "raze-token", "samurai", "vp")),
    good("resource"),
    good("card"),
    good("common-card"),
    good("faction-card"),
    trigger("build", words("what", *SETTLERS_COLOURS, "faction")),
    trigger("raze"),
    trigger("deal"),
    trigger("gain", goods("what"), span("n")),
    trigger("opponent-exchange"),
    noun("location", words("colour", *SETTLERS_COLOURS)),
    noun("samurai"),
    noun("pair"),
    noun("discarded"),
    condition("under", span("n"), words("what", "card", "resource")),
    players("opponent"),
    verb("draw", quantity(), key(words("from", "common", "faction")), optional(key(number("keep")))),
    verb("discard", quantity(), words("what", "card", "deal", "good")),
    verb("raze", words("what", "hand", "enemy", "own-common"), optional(key(words("ignoring", "defence")))),
    verb("remove", words("what", "location", "deal"), key(words("of", "opponent"))),
    verb("steal", quantity(), goods("what"), key(words("from", "opponent"))),
    verb("build", words("what", "faction", "deal"), optional(key(words("without", "location")))),
    verb("produce-again", words("what", "other", "any-production")),
    verb("reactivate"),
    verb("block"),
    verb("take-over"),
    verb("keep", words("what", "wood", "stone", "food")),
    verb("tuck", quantity(), words("what", "card", "resource")),
)

TRACKS = ("walls", "cottages", "granaries", "bridges", "village", "any-track")
ROLL_AND_WRITE = Vocabulary(
    *(good(name) for name in ("stone", "wood", "food", "gold", "resource", "action", "vp")),
    noun("die", goods("face")),
    noun("section", words("what", *TRACKS, "imperial")),
    noun("box", words("what", *TRACKS)),
    noun("building"),
    noun("estate", optional(words("which", "of-this"))),
    noun("column"),
    condition("crossed", words("what", *TRACKS, "circles", "boxes", "sections", "tracks"), span("n")),
    condition("die", goods("face")),
    condition("left", span("n")),
    verb("cross", quantity(), words("where", *TRACKS, "circle"), optional(words("how", "free"))),
    verb("discount", number("n", default=1), goods("what"), key(words("on", *TRACKS))),
    verb("reroll", quantity(), words("die", "resource-die", "worker-die", "any-die")),
    verb("store", quantity()),
    verb("harvest-more", number("n", default=1)),
    verb("exchange", key(inner("give")), key(inner("take"))),
)

CATEGORIES = ("production", "commercial", "cultural", "military", "special", "temple", "residence")
MINERVA = Vocabulary(
    *(good(name) for name in ("wheat", "stone", "wood", "ore", "resource", "denarius", "glory", "vp")),
    *(good(name) for name in ("theatre", "art", "science")),
    trigger("built"),
    noun("facility", words("what", *CATEGORIES), key(words("in", "around8", "lines4", several=False))),
    noun("kind", key(words("in", "around8", "lines4", several=False))),
    verb("repeat", inner("what")),
    verb("pay-different", number("n")),
    verb("take-culture-tile"),
    verb("activate", quantity(), key(words("in", "around8"))),
    verb("move-tile"),
    verb("remove-residence"),
)

SUITS = ("uncivilised", "civilised", "region", "tributary", "fame", "unrest")
TYPES = ("city", "metropolis", "knight", "mask", "scroll", "production", "fertile", "river", "pinned", "attack", "quest")
ZONES = ("hand", "discard", "deck", "play", "history", "market", "exile-pile", "garrison", "here", "quest-area", "it")
WHAT = words("what", *SUITS, *TYPES, "this", "it", "top-nation-card", "active-quest", with_cards=True)
FROM = key(words("from", *ZONES))
IN = key(words("in", *ZONES[:10]))
NOT_BEING = optional(key(words("not-being", *SUITS, *TYPES)))
HOLDING = optional(key(words("holding", *TYPES, with_cards=True)))

IMPERIUM = Vocabulary(
    *(good(name) for name in ("mat", "pop", "prg", "action")),
    players("all"),
    players("others", optional(key(words("being", "empire", "barbarian"))), optional(key(words("having", *SUITS)))),
    players("unable"),
    players("given", words("what", "mask")),
    trigger("play", WHAT),
    trigger("attacked", optional(key(words("on", "any-turn")))),
    trigger("return-unrest"),
    trigger("take-unrest"),
    trigger("acquire", WHAT, optional(FROM)),
    trigger("gain-from", goods("what"), words("icon", *TYPES)),
    trigger("leaves-play", cards("what")),
    trigger("deck-empty"),
    trigger("must-discard", words("what", "mask")),
    trigger("pay", goods("what")),
    condition("empire"),
    condition("barbarian"),
    condition("in-play", cards("what")),
    condition("in-history", cards("what")),
    condition("at-least", number("n"), WHAT, IN),
    condition("has", words("what", *SUITS, *TYPES, "declared-suit")),
    condition("active-quest"),
    condition("attacker-gives", goods("what")),
    noun("card", WHAT, IN),
    noun("abandoned"),
    noun("returned"),
    noun("discarded"),
    noun("paid"),
    verb("draw", quantity(), optional(words("how", "if-able"))),
    verb("discard", quantity(), optional(WHAT), optional(key(words("among", "drawn")))),
    verb("steal", quantity(), goods("what"), key(words("from", "others", "empires", "region-holders"))),
    verb("topdeck", quantity(), optional(WHAT), optional(FROM)),
    verb("to-hand", quantity(), optional(WHAT), FROM),
    verb("history", quantity(), optional(WHAT), optional(FROM)),
    verb("acquire", quantity(), optional(WHAT), optional(FROM), optional(key(goods("bearing"))), NOT_BEING),
    verb("breakthrough", quantity(), words("what", *SUITS, "variable-vp"), optional(FROM)),
    verb("exile", quantity(), optional(WHAT), optional(FROM), NOT_BEING),
    verb("garrison", quantity(), optional(WHAT), optional(IN), optional(FROM)),
    verb("resolve-host"),
    verb("abandon", quantity(), optional(WHAT), NOT_BEING, HOLDING),
    verb("recall", quantity(), optional(WHAT), optional(FROM)),
    verb("sink", quantity(), optional(WHAT), optional(FROM)),
    verb("take-unrest", quantity()),
    verb("return-unrest", quantity(), optional(words("what", "this")), optional(FROM)),
    verb("take-fame", quantity()),
    verb("look", number("n"), words("at", "fame-deck", "nation-deck"), optional(key(number("take")))),
    verb("find", quantity(), WHAT, optional(IN), key(words("to", *ZONES))),
    verb("swap", words("one", "market", "hand"), words("other", "exile-pile", "top-nation")),
    verb("move", WHAT, key(words("to", *ZONES))),
    verb("shuffle-nation"),
    verb("give", quantity(), FROM),
    verb("develop", optional(words("how", "free"))),
    verb("free-play", quantity(), optional(WHAT)),
    verb("play-card", quantity(), optional(WHAT), FROM),
    verb("return-exhaust", quantity()),
    verb("treat", words("icon", "fertile", "river"), key(words("as", "production")), key(number("by"))),
    verb("place-on-market", quantity(), goods("what")),
    verb("place-here", quantity(), goods("what")),
    verb("use-exhaust"),
    verb("declare-suit"),
    verb("reveal", words("what", "main-deck", "hand", "deck", "discard")),
    verb("trigger-end"),
    verb("avoid-attack"),
    verb("discard-fewer", number("n"), words("what", "mask")),
    verb("substitute", inner("what")),
    verb("replace", inner("what")),
)

SAMPLES: dict[str, tuple[Vocabulary, tuple[str, ...]]] = {
    "ginkgopolis": (
        GINKGOPOLIS,
        (
            "when exploit: resource, sp",
            "when urbanise: tile",
            "when construct: 2 sp",
            "sp per resource on red",
            "sp per building height 1-2",
            "3 sp per building height 3+",
            "2 sp per card with exploit",
            "2 sp per card of yellow",
            "9 sp",
            "resource, tile, 2 sp",
        ),
    ),
    "settlers": (
        SETTLERS,
        (
            "2 wood",  # Primeval Forest, production
            "raze-token, worker",  # Sentry Tower
            "worker => vp",  # Barbarian Altar
            "worker, 2 stone => 3 vp",  # Masons' Guild
            "2 resource => 2 vp",  # Barter
            "vp per location black max 6",  # Hillfort, bonus
            "vp per location grey max 6, card",  # Statue
            "stone per location grey max 3",  # Altar of Bastet
            "vp per samurai max 3",  # Daimyo's Castle
            "raze-token or 2 vp",  # Pharaoh's Guard
            "when build black: gold, vp",  # Pyre
            "when build faction: gold or vp",  # Administration
            "when build faction: may (gold => 2 vp) or (stone => vp)",  # Slaver
            "when raze: vp",  # Raid
            "when gain vp 2+: vp",  # Sphinx
            "when opponent-exchange: worker per pair max 4",  # Oasis
            "worker => steal resource from opponent",  # Saboteurs
            "worker => draw 2 from common|faction keep 1",  # Mission
            "raze hand|enemy; may (discard any good; 2 vp per discarded)",  # Dark Chapel
            "2 worker => remove deal of opponent, vp, card",  # Robbers
            "discard card => each opponent: discard card; vp",  # Desert
            "worker, discard deal => 2 vp",  # Hanseatic League
            "wood => build faction without location",  # Settlers
            "raze-token => raze enemy ignoring defence",  # Chariot Builder
            "food => produce-again any-production",  # Porters
            "keep wood|stone|food",  # Warehouses
            "may (tuck any card; vp per discarded)",  # Gate
            "if under 3+ card: 2 vp",  # Gate, end of the game
        ),
    ),
    "roll-and-write": (
        ROLL_AND_WRITE,
        (
            "2 stone",
            "action",
            "stone, wood => 3 vp",
            "gold => action",
            "exchange give (food) take (stone)",
            "if crossed walls 2+: 3 vp",
            "if crossed tracks 3+: 2 vp",
            "if left 2+: vp",
            "food per die food",
            "if die gold: 2 stone",
            "discount stone on walls",
            "cross village free",
            "cross circle free",
            "reroll upto 2 resource-die",
            "store upto 2",
            "harvest-more",
            "3 vp per section imperial",
            "vp per box walls max 9",
            "2 vp per estate of-this",
        ),
    ),
    "minerva": (
        MINERVA,
        (
            "2 wheat",
            "2 resource",
            "denarius per wheat",
            "2 theatre",
            "theatre or art or science",
            "may repeat (wheat => glory)",
            "may repeat (pay-different 2 => 2 glory)",
            "when built: may activate 3 in around8",
            "when built: take-culture-tile",
            "3 vp per facility commercial in around8",
            "2 vp per kind in lines4",
            "2 vp per ore",
            "vp per 3 denarius",
        ),
    ),
    "imperium": (
        IMPERIUM,
        (
            "steal prg from others; each all: may discard => return-unrest",  # Drama & Poetry
            "may history from hand",  # Education
            "3 mat => action",  # Moneylenders
            "each all: 2 mat; each others: take-unrest",  # Corruption
            "each others: abandon city; 2 mat per abandoned",  # Onager
            "mat or pop or draw",  # Metropolis
            "pop or (2 pop => prg)",  # Pharmacy
            "when return-unrest: 2 prg",  # Wonder
            "(mat, pop) per card city|metropolis in play",  # Urban Development
            "give from hand|discard",  # Exports
            "may garrison this in play => resolve-host",  # Cataphract
            "history this or breakthrough uncivilised|civilised|region|tributary",  # Praiseworthy
            "steal prg from others; each unable: take-unrest",  # Notorious
            "draw if-able; discard it or topdeck it or history it",  # Marvellous
            "if barbarian: draw upto 4; if empire: develop free",  # Glorious
            "when attacked: may recall this => avoid-attack",  # Wilderness
            "when attacked: if not attacker-gives prg: avoid-attack",  # Standing Army
            "may look 1 nation-deck; may abandon this => swap hand top-nation",  # Sacred Pass
            "acquire uncivilised or (breakthrough uncivilised; each others: prg)",  # Elders
            "draw 2; discard among drawn",
            "treat fertile as production by 3",  # Agriculture
            "(recall river => 2 mat, pop) or (recall fertile => action)",
            "when gain-from mat river: prg",  # Shaduf
            "declare-suit; reveal main-deck; if has declared-suit: move it to hand else: exile it",  # Gambling
            "mat per card river in play; may 3 mat => to-hand from discard",  # Port
            "pop or discard 2 or 3 mat => return-unrest this",  # Unrest
            "3 mat, discard => acquire bearing mat",  # Caravans
            "(3 mat => acquire uncivilised|civilised) or (5 mat => breakthrough uncivilised|civilised)",  # Advance
            "abandon 3 region => look 2 fame-deck take 1",  # Glory
            "may (acquire region; free-play it)",  # Dido
            "steal mat from region-holders",  # Cattle Raid
            "abandon pinned not-being region => breakthrough uncivilised|civilised",  # Philosophy
            "may acquire 2 region from market|exile-pile",  # Alexander the Great
            "action => play-card region from discard",  # Phalanx
            "abandon @scandinavia, pop => find region to hand",  # Erik the Red
            "if not active-quest: may take-unrest => garrison quest from quest-area",  # King Arthur's Court
            "abandon @viviane|@avalon => breakthrough civilised|tributary",
            "abandon region holding knight; draw 2",  # Lady Bertilak
            "abandon region holding @merlin => (move active-quest to discard; move top-nation-card to discard)",
            "when leaves-play @mountain-of-atlantis: sink this",  # Palace of Poseidon
            "sink this, sink region from play => acquire",
            "acquire or (if in-play @palace-of-poseidon: breakthrough 2 region)",
            "reveal hand|deck|discard; history all attack from hand|discard|deck; history this",  # Ashoka
            "discard any unrest; (draw or prg) per discarded",  # Arthashastra
            "abandon upto 3 region; (may acquire region|tributary) per abandoned",  # School of Diplomacy
            "discard 2 mask, action => mat per card production in play or pop per card region in play",  # Olmecs
            "when must-discard mask: may substitute (abandon any mask)",  # Stone Heads
            "each given mask: take-unrest",
            "when must-discard mask: discard-fewer 1 mask",  # Step Pyramids
            "if at-least 3 @long-walls in play: topdeck from hand => action",  # Long Walls IV
            "(2 mat => place-here prg) or (abandon this; all prg)",  # Pottery
            "place-on-market pop; may abandon this",
            "garrison scroll => (exile from hand not-being unrest; 2 pop; if has attack: prg)",
            "draw or (abandon this; return-unrest all from garrison)",
            "when deck-empty: may pop => draw",
            "use-exhaust",
            "each others being empire: may prg",
        ),
    ),
}
