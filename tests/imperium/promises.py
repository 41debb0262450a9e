"""What Imperium tells the contract suite: its components, secrets, events and pending steps."""

from __future__ import annotations

from collections import Counter

from asztal.core.machine.naming import every_step, never_ran
from asztal.core.state import Plain, State
from asztal.games.imperium import content, log
from asztal.games.imperium import tables as t
from asztal.games.imperium.layout import ZONES
from asztal.games.imperium.state import Imperium
from imperium.setting import Scene, play, unrest

EVENTS = {value: name for name, value in vars(log).items() if name.isupper() and type(value) is int}
PENDING = frozenset(
    {
        "abandon", "acquire", "attack", "attacker-gives", "breakthrough", "choose", "choose-host", "choose-nations",
        "choose-sides", "cleanup-token", "declare-suit", "develop", "discard", "discard-mask", "draw", "draw-up", "each",
        "end", "exile", "find", "free-play", "gain", "garrison", "give", "history", "jump", "look", "may", "pay",
        "pay-development", "place-on-market", "play-card", "play-cost", "play-effect", "put-back", "put-development", "recall",
        "renew-development", "repeat", "reshuffle", "resolve-host", "return-exhaust", "return-unrest", "reveal", "revolt",
        "sink", "solstice", "solstice-cards", "substitute", "swap", "swap-exiled", "tidy-hand", "to-hand", "topdeck", "treat",
        "turn", "turns", "use-exhaust", "window",
    }
)  # fmt: skip
SELDOM = 3
SELDOM_ASKED = 8
SIDE_ZONES = ZONES.names[:11]
TABLE_ZONES = tuple(zone for zone in ZONES.names[11:] if zone != "box")


def decides(state: State, seat: int) -> int:
    """After a collapse few unrest decide first of all."""
    assert isinstance(state, Imperium)
    points = int(state.result().scores[seat].total)
    return points - 1000 * unrest(state, seat) if state.row[t.COLLAPSED] else points


def box(seats: int) -> dict[str, int]:
    """Which cards there are depends on the nations; whatever they are, none is lost and none is doubled."""
    return {"lost": 0, "doubled": 0, "negative": 0}


def cards(plain: Plain) -> list[str]:
    """Every card on the table but those in the box."""
    zones = [plain[zone] for zone in TABLE_ZONES]
    zones += [side[zone] for side in plain["sides"] for zone in SIDE_ZONES if zone in side]
    return [card["card"] if isinstance(card, dict) else card for zone in zones for card in zone]


def tables_of(plain: Plain) -> t.Tables:
    led = [side["nation-led"] for side in plain["sides"] if "nation-led" in side]
    return content.tables(tuple(led), plain["commons"]) if len(led) == plain["seats"] else content.tables((), "")


def components(plain: Plain) -> dict[str, int]:
    tables = tables_of(plain)
    found = Counter(cards(plain))
    two_sided = {"power", "king"}
    starts = {id: t.STARTS[int(start)] for id, start in zip(tables.ids(), tables.start, strict=True)}
    needed = {
        id
        for piece, id in enumerate(tables.ids())
        if starts[id] not in two_sided and not tables.spare[piece] and not tables.named_nation[piece]
    }
    goods = [side[good] for side in plain["sides"] for good in ("mat", "pop", "prg")]
    return {
        "lost": len(needed - set(found)),
        "doubled": sum(n > 1 for n in found.values()),
        "negative": sum(n < 0 for n in goods),
    }


def pending(plain: Plain) -> list[str]:
    return [frame["doing"] for frame in plain["pending"]]


def secrets(plain: Plain, seat: int) -> dict[str, object]:
    """The order of decks, and what others have."""
    found: dict[str, object] = {"rolls to come": plain["chance"]}
    for zone in ("fame", "main", "regions", "uncivilised", "civilised"):
        if len(plain[zone]) > 2:
            found[zone] = plain[zone]
    for number, side in enumerate(plain["sides"]):
        if len(side.get("deck", [])) > 2:
            found["own deck" if number == seat else "deck of another"] = side["deck"]
        if len(side.get("nation", [])) > 2:
            found["nation deck"] = side["nation"]
        if number != seat and len(side.get("hand", [])) > 1 and len(side.get("deck", [])) > 1:
            found["hand of another"] = side["hand"]
    return found


def rare() -> list[State]:
    """What random play hardly ever reaches: rulers with all their forerunners, the last quest, both sides of King of Kings.
    All but the quest are laid out in the last round, so that they are soon over."""
    scenes = [
        edicts(2),
        edicts(3),
        emperor(),
        play(graal(), "hand:graal", "history:cafall"),
        second_king(),
        barbarian_king(),
        bard(),
        bedwyr(),
        excalibur(),
        boar("option:1"),
        boar("option:2"),
        ridden_boar(),
        lancelot(),
        embalmed(),
        kleito(),
        sacrifice(),
        vinland(),
        sacred_pass(),
        lighthouse(),
        borrowed(),
    ]
    for scene in scenes:
        scene.row[t.ENDING] = 2
    return [graal(), *scenes]


def edicts(option: int) -> Imperium:
    scene = Scene("mauryans", "celts").empire(0).play(0, "edicts-of-ashoka").hand(0, "glory", "advance")
    return play(scene.put("discard", 0, "unrest", "unrest").state(), "play:edicts-of-ashoka", "hand:glory", f"option:{option}")


def emperor() -> Imperium:
    scene = Scene("qin", "celts").empire(0).play(0, "mandate-of-heaven").put("history", 0, "king-wu-of-qin")
    return play(scene.hand(0, "emperor-qin-shi-huang", "unrest").state(), "hand:emperor-qin-shi-huang")


def graal() -> Imperium:
    scene = Scene("arthurians", "celts").hand(0, "graal", "cai").put("history", 0, "cafall", "lady-bertilak", "morigena")
    scene.put("exile", 0, "hills", "marsh")
    return scene.state()


def second_king() -> Imperium:
    """No fame card is left, and somebody has resolved King of Kings already."""
    return play(without_fame(Scene("mauryans", "celts").empire(0).hand(0, "ashoka", "unrest")).state(), "hand:ashoka")


def barbarian_king() -> Imperium:
    return play(without_fame(Scene("vikings", "celts").hand(0, "rollo-the-walker", "unrest")).state(), "hand:rollo-the-walker")


def without_fame(scene: Scene) -> Scene:
    return scene.only("fame", 0).put("king", 0, "king-of-kings-b").say(-1, kings=["1"], ending="triggered")


def bedwyr() -> Imperium:
    scene = Scene("arthurians", "celts").play(0, "britannia-prima").hand(0, "bedwyr", "cai").put("discard", 0, "excalibur")
    return play(scene.state(), "hand:bedwyr", "discard:excalibur")


def excalibur() -> Imperium:
    return play(
        Scene("arthurians", "celts").play(0, "viviane-of-the-lake").hand(0, "excalibur", "cai").state(), "hand:excalibur"
    )


def bard() -> Imperium:
    """Guennuvar plays a card with the empire icon."""
    scene = Scene("arthurians", "celts").play(0, "britannia-prima").garrison(0, "britannia-prima", "king-arthur")
    scene.hand(0, "guennuvar", "taliesin-the-bard").put("discard", 0, "bedwyr", "cai")
    return play(scene.state(), "hand:guennuvar", "option:2")


def boar(option: str) -> Imperium:
    """A solstice at which a knight hunts the boar."""
    scene = Scene("arthurians", "celts").play(0, "twrch-trwyth").hand(0, "cai", "unrest", "unrest")
    state = scene.only("deck", 0, "cafall", "uthyr-pendragon").state()
    play(state, "done", "market:1", "done", "done", "market:1")
    return play(state, "play:twrch-trwyth", "yes", option)


def ridden_boar() -> Imperium:
    """The boar lets a barbarian nation play a card of an empire."""
    scene = Scene("arthurians", "celts").play(0, "twrch-trwyth").hand(0, "taliesin-the-bard", "cai").goods(0, prg=2)
    return play(scene.state(), "play:twrch-trwyth")


def lancelot() -> Imperium:
    return play(Scene("arthurians", "celts").hand(0, "lawnslot-llyn", "guennuvar").state(), "hand:lawnslot-llyn")


def embalmed() -> Imperium:
    """Paying for a development is answered before the card is developed."""
    scene = (
        Scene("egyptians", "celts")
        .empire(0)
        .play(0, "embalming")
        .hand(0, "development-egyptians", "unrest")
        .goods(0, mat=4, pop=4, prg=0)
    )
    return play(scene.state(), "hand:development-egyptians", "option:1", "development:obelisk")


def kleito() -> Imperium:
    scene = Scene("atlanteans", "celts").play(0, "palace-of-poseidon").hand(0, "kleito")
    return play(scene.state(), "hand:kleito", "option:2")


def sacrifice() -> Imperium:
    scene = Scene("olmecs", "celts").empire(0).play(0, "step-pyramids").goods(0, pop=2, prg=0)
    return play(scene.hand(0, "ritual-sacrifice", "stone-mask", "stone-mask", "unrest").state(), "hand:ritual-sacrifice")


def vinland() -> Imperium:
    scene = Scene("vikings", "celts").play(0, "longships", "graenland").hand(0, "vinland", "unrest", "unrest", "glory")
    return play(scene.state(), "hand:vinland", "option:1")


def sacred_pass() -> Imperium:
    scene = Scene("romans", "celts").play(0, "sacred-pass").hand(0, "unrest", "glory")
    return play(scene.state(), "play:sacred-pass", "yes", "yes", "hand:unrest")


def lighthouse() -> Imperium:
    scene = Scene("greeks", "celts").empire(0).play(0, "lighthouse").put("exile", 0, "marsh", "elders")
    return play(scene.state(), "play:lighthouse", "market:1", "exile:elders")


def borrowed() -> Imperium:
    scene = Scene("romans", "celts", "persians").play(0, "ambassador").play(1, "coinage").hand(0, "glory")
    return play(scene.state(), "play:ambassador")


PLACES = set(log.ZONE_NAMES.values())
"""Decks a choice may be about; views call them by their suits."""


class Steps:
    """Which steps of which sections have run, in any game of any nations."""

    def begin(self) -> None:
        content.book().watch()

    def sections(self) -> frozenset[str]:
        """Requirements are only asked, never run; `test_nations.py` asks them."""
        return frozenset(step for step in every_step(content.tables((), "")) if ":" in step and ":requires" not in step)

    def ran(self) -> frozenset[str]:
        watcher = content.book().watcher
        assert watcher is not None
        content.book().watcher = None
        content.tables.cache_clear()
        return frozenset(step for step in {*every_step(watcher)} - {*never_ran(watcher)} if ":" in step)


COVERAGE = Steps()
