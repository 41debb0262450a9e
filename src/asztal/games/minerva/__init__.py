"""Minerva: a Roman city grows tile by tile, and its residences bring it to life."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any

from asztal.core.chance import Chance
from asztal.core.errors import BadOption, ContentError
from asztal.core.events import Event
from asztal.core.game import Game, Option
from asztal.core.lines import Line
from asztal.core.observation import Observation, observation_of
from asztal.core.state import Plain, State
from asztal.games.minerva import content, log, position, prompts
from asztal.games.minerva.actions import codes
from asztal.games.minerva.layout import LAYOUT, ZONES
from asztal.games.minerva.rules import lay_out, set_up
from asztal.games.minerva.state import Minerva

OPTIONS = (Option("tiles", ("ours",), "ours", (1, 2, 3, 4), own="own-tiles"),)


@lru_cache(maxsize=64)
def empty_table(own: str, seats: int) -> Minerva:
    """A table laid out for so many players, as far as chance has no part in it; new games begin with a copy of it."""
    state = Minerva(content.tables(own), seats)
    LAYOUT.clear(state, seats)
    lay_out(state)
    return state


class MinervaGame(Game[Minerva]):
    """Minerva for 1 to 4 players.

    The option `tiles` may be the whole text of a player's own tile file, which is kept in records and positions, so that they
    need no file beside them.
    """

    minutes = (60, 90)
    weight = 3
    rounds = 6
    enough = 3
    plenty = 60
    far = 12
    slips = 0.4
    envy = 0.3  # whoever only wants to be ahead passes early, since that costs the others; then nobody builds anything
    aside = ("sell:wheat", "sell:stone", "sell:wood", "sell:ore")
    dull = ("pass", *aside, "no", "done")
    rollout = 0  # at random players pass at once, and nothing is built

    def __init__(self) -> None:
        super().__init__(
            name="minerva",
            package="asztal.games.minerva",
            version=1,
            players=(1, 2, 3, 4),
            options=OPTIONS,
            codes=codes(content.kind_names()),
        )

    @cached_property
    def observation(self) -> Observation:
        return observation_of(self, LAYOUT, ZONES, content.tables("").ids, rivals=0, kinds=False)

    def blank(self, *kin: Any) -> Minerva:
        return empty_table(*kin).copy()

    def check(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        tiles = options.get("tiles", "ours")
        if not content.is_own(tiles):
            return super().check(options, seats)
        try:
            content.tiles(tiles)
        except ContentError as error:
            raise BadOption(f"option 'tiles' of {self.name}: {error}") from error
        return {**super().check({**options, "tiles": "ours"}, seats), "tiles": tiles}

    def start(self, options: dict[str, str], seats: int, chance: Chance, listen: bool, version: int) -> Minerva:
        tiles = options["tiles"]
        state = empty_table(tiles if content.is_own(tiles) else "", seats).copy()
        state.chance = chance
        if listen:
            state.listen()
        set_up(state)
        return state

    def load(self, plain: Plain) -> Minerva:
        return position.load(self, plain)

    def names(self, lang: str) -> Mapping[str, str]:
        return content.Names(lang)

    def prompt(self, state: State, seat: int) -> Line:
        assert isinstance(state, Minerva)
        return prompts.prompt(state, seat)

    def label(self, state: State, action: int) -> Line:
        assert isinstance(state, Minerva)
        return prompts.label(state, action)

    def line(self, state: State, event: Event, seat: int | None) -> Line | None:
        assert isinstance(state, Minerva)
        return log.line(state, event)

    def hint(self, state: State, seat: int, action: int) -> Line | None:
        assert isinstance(state, Minerva)
        return prompts.hint(state, seat, action)

    def section(self, prompt: Line) -> str:
        return prompts.SECTIONS[prompt.id]

    def check_content(self, text: str, file: str) -> str | None:
        return content.check(text, file)


GAME = MinervaGame()
