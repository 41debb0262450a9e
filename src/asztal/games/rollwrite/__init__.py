"""Imperial Settlers: Roll & Write: everybody grows an empire on the own sheet, with the same dice."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.chance import Chance
from asztal.core.errors import BadOption, ContentError
from asztal.core.events import Event
from asztal.core.game import Game, Option
from asztal.core.lines import Line
from asztal.core.machine.naming import question, sections
from asztal.core.observation import Observation, observation_of
from asztal.core.pieces import zones
from asztal.core.state import Plain, State
from asztal.games.rollwrite import content, hints, log, position, prompts
from asztal.games.rollwrite.actions import codes
from asztal.games.rollwrite.layout import VILLAGE, layout
from asztal.games.rollwrite.rules import set_up
from asztal.games.rollwrite.state import ADVENTURE, MODES, NEW_PRICES, RollWrite, sheets_of

OPTIONS = (
    Option("mode", MODES, "basic", (2, 3, 4)),
    Option("village", ("random",), "random", (1, 2, 3, 4), content.village_ids(), "own-villages", ("mode", "adventure")),
)


@lru_cache
def empty_table(seats: int, mode: int, village: str, version: int) -> RollWrite:
    """A table with empty sheets; new games begin with a copy of it."""
    state = RollWrite(content.tables(village if content.is_own(village) else "", sheets_of(version)), mode, village, version)
    state.seats = seats
    state.row = layout(state.tables.villages).new_row(seats)
    return state


class RollWriteGame(Game[RollWrite]):
    """Roll & Write for 1 to 4 players.

    One player always plays the adventure. Choosing a village means the adventure too. A village is chosen by its id, or by the
    whole text of a player's own village file, which is kept in records and positions, so that they need no file beside them.
    """

    minutes = (30, 30)
    weight = 2
    rounds = 10
    enough = 140
    plenty = 2500
    far = 30
    rollout = 12  # a few rounds: the heuristic tells more of the rest than chance would
    slips = 0.6
    dull = ("done", "estate:none")

    def __init__(self) -> None:
        super().__init__(
            name="rollwrite",
            package="asztal.games.rollwrite",
            version=NEW_PRICES,
            players=(1, 2, 3, 4),
            options=OPTIONS,
            codes=codes(),
        )

    @cached_property
    def observation(self) -> Observation:
        return observation_of(self, layout(content.tables("").villages), zones(), (), rivals=0, kinds=False)

    def blank(self, *kin: Any) -> RollWrite:
        return empty_table(*kin).copy()

    def check(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        given = dict(options)
        village = given.get("village", "random")
        own = content.is_own(village)
        if own:
            given["village"] = "random"
            try:
                content.own_village(village)
            except ContentError as error:
                raise BadOption(f"option 'village' of {self.name}: {error}") from error
        if seats == 1 and given.get("mode") == "adventure":
            del given["mode"]
        full = super().check(given, seats)
        if own:
            full["village"] = village
        if seats == 1:
            full["mode"] = "adventure"
        elif full["village"] != "random":
            if full["mode"] == "advanced":
                raise BadOption(f"option 'village' of {self.name} is for the mode 'adventure', not for 'advanced'")
            full["mode"] = "adventure"
        return full

    def start(self, options: dict[str, str], seats: int, chance: Chance, listen: bool, version: int) -> RollWrite:
        mode, village = MODES.index(options["mode"]), options["village"]
        state = empty_table(seats, mode, village, version).copy()
        state.chance = chance
        if listen:
            state.listen()
        set_up(state, vec[i64](choices(state)))
        return state

    def load(self, plain: Plain) -> RollWrite:
        return position.load(self, plain)

    def names(self, lang: str) -> Mapping[str, str]:
        return content.Names(lang)

    def marks(self, state: State, seat: int) -> dict[str, str]:
        assert isinstance(state, RollWrite)
        return {"village": state.tables.villages[state.get(seat, VILLAGE)]} if state.mode == ADVENTURE else {}

    def prompt(self, state: State, seat: int) -> Line:
        assert isinstance(state, RollWrite)
        return question(state, seat)

    def label(self, state: State, action: int) -> Line:
        assert isinstance(state, RollWrite)
        return prompts.label(state, action)

    def line(self, state: State, event: Event, seat: int | None) -> Line | None:
        assert isinstance(state, RollWrite)
        return log.line(state, event, seat)

    def hint(self, state: State, seat: int, action: int) -> Line | None:
        assert isinstance(state, RollWrite)
        return hints.hint(state, seat, action)

    def section(self, prompt: Line) -> str:
        return sections(content.tables(""))[prompt.id]

    def check_content(self, text: str, file: str) -> str | None:
        return content.check(text, file)


def choices(state: RollWrite) -> list[int]:
    """The numbers of the villages a game may be played with, by its options."""
    if state.mode != ADVENTURE:
        return [0]
    villages = state.tables.villages
    if content.is_own(state.village):
        return [len(villages) - 1]
    if state.village == "random":
        return list(range(1, len(villages)))
    return [villages.index(state.village)]


GAME = RollWriteGame()
