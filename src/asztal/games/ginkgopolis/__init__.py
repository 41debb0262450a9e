"""Ginkgopolis: build a city of tomorrow, floor upon floor."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any

from asztal.core.chance import Chance
from asztal.core.events import Event
from asztal.core.game import Game, Option
from asztal.core.lines import Line
from asztal.core.machine.naming import question, sections
from asztal.core.observation import Observation, observation_of
from asztal.core.preview import Deed, Preview
from asztal.core.state import Plain, State
from asztal.games.ginkgopolis import bills, content, hints, log, position, prompts
from asztal.games.ginkgopolis.actions import codes
from asztal.games.ginkgopolis.layout import ZONES
from asztal.games.ginkgopolis.rules import lay_out, set_up
from asztal.games.ginkgopolis.state import Ginkgopolis
from asztal.games.ginkgopolis.tables import VERSION

OPTIONS = (
    Option("characters", ("sets", "draft"), "sets", (2, 3, 4, 5)),
    Option("expert", ("no", "yes"), "no", (1,)),
)


@lru_cache
def empty_table(seats: int, draft: bool, expert: bool, version: int) -> Ginkgopolis:
    """A table laid out but for what chance decides; new games begin with a copy of it."""
    state = Ginkgopolis(content.tables())
    state.seats, state.draft, state.expert, state.version = seats, draft, expert, version
    content.layout().clear(state, int(state.side_count()))
    lay_out(state)
    return state


class GinkgopolisGame(Game[Ginkgopolis]):
    """Ginkgopolis for 1 to 5 players."""

    minutes = (45, 45)
    weight = 3
    enough = 800
    plenty = 10_000
    far = 80
    alone = 10

    def __init__(self) -> None:
        super().__init__(
            name="ginkgopolis",
            package="asztal.games.ginkgopolis",
            version=VERSION,
            players=(1, 2, 3, 4, 5),
            options=OPTIONS,
            codes=codes(content.tables()),
        )

    @cached_property
    def observation(self) -> Observation:
        return observation_of(self, content.layout(), ZONES, content.tables().ids, rivals=1, kinds=False)

    def blank(self, *kin: Any) -> Ginkgopolis:
        return empty_table(*kin).copy()

    def start(self, options: dict[str, str], seats: int, chance: Chance, listen: bool, version: int) -> Ginkgopolis:
        state = empty_table(seats, options["characters"] == "draft", options["expert"] == "yes", version).copy()
        state.chance = chance
        if listen:
            state.listen()
        set_up(state)
        return state

    def load(self, plain: Plain) -> Ginkgopolis:
        return position.load(self, content.tables(), plain)

    def names(self, lang: str) -> dict[str, str]:
        return {id: card.name[lang] for id, card in content.pieces()}

    def prompt(self, state: State, seat: int) -> Line:
        assert isinstance(state, Ginkgopolis)
        return question(state, seat)

    def label(self, state: State, action: int) -> Line:
        assert isinstance(state, Ginkgopolis)
        return prompts.label(state, action)

    def line(self, state: State, event: Event, seat: int | None) -> Line | None:
        assert isinstance(state, Ginkgopolis)
        return log.line(state, event, seat)

    def hint(self, state: State, seat: int, action: int) -> Line | None:
        assert isinstance(state, Ginkgopolis)
        return hints.hint(state, seat, action)

    def on(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(state, Ginkgopolis)
        return bills.on(state, seat, action)

    def preview(self, state: State, seat: int, action: int) -> Preview:
        assert isinstance(state, Ginkgopolis)
        return bills.preview_of(state, seat, action)

    def deed(self, state: State, event: Event) -> Deed | None:
        return bills.deed(state, event)

    def section(self, prompt: Line) -> str:
        return sections(content.tables())[prompt.id]

    def check_content(self, text: str, file: str) -> str | None:
        return content.check(text, file)


GAME = GinkgopolisGame()
