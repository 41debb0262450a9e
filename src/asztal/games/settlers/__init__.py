"""Imperial Settlers: four empires on one island, five rounds."""

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
from asztal.games.settlers import content, log, position, prompts
from asztal.games.settlers.actions import codes
from asztal.games.settlers.effects import FACTIONS
from asztal.games.settlers.layout import (
    ADVANCED,
    BOX,
    CAPS,
    EVERY_COPY,
    FACTION,
    LAYOUT,
    OASIS_CAP,
    PASS_LEFT,
    PEACEFUL,
    RANDOM_FACTIONS,
    RULES,
    ZONES,
)
from asztal.games.settlers.state import Settlers

OPTIONS = (
    Option("factions", ("choose", "random"), "choose", (1, 2, 3, 4)),
    Option("exploration", ("standard", "pass-left", "advanced"), "standard", (2, 3, 4)),
    Option("peaceful", ("no", "yes"), "no", (2, 3, 4)),
    Option("caps", ("later", "first"), "later", (1, 2, 3, 4)),
    Option("oasis", ("later", "first"), "later", (2, 3, 4)),
    Option("decks", (content.STANDARD,), content.STANDARD, (1, 2, 3, 4), own="decks"),
)


def rule_bits(options: Mapping[str, str], version: int) -> int:
    """The options and the version of the rules as the bits the engine reads."""
    return (
        (EVERY_COPY if version > 1 else 0)
        | (PEACEFUL if options["peaceful"] == "yes" else 0)
        | (PASS_LEFT if options["exploration"] == "pass-left" else 0)
        | (ADVANCED if options["exploration"] == "advanced" else 0)
        | (CAPS if options["caps"] == "later" else 0)
        | (OASIS_CAP if options["oasis"] == "later" else 0)
        | (RANDOM_FACTIONS if options["factions"] == "random" else 0)
    )


def rule_options(state: Settlers) -> dict[str, str]:
    """The options of a running game."""
    return {
        "factions": "random" if state.rule(RANDOM_FACTIONS) else "choose",
        "exploration": "pass-left" if state.rule(PASS_LEFT) else "advanced" if state.rule(ADVANCED) else "standard",
        "peaceful": "yes" if state.rule(PEACEFUL) else "no",
        "caps": "later" if state.rule(CAPS) else "first",
        "oasis": "later" if state.rule(OASIS_CAP) else "first",
        "decks": state.t.decks,
    }


@lru_cache
def empty_table(seats: int, rules: int, decks: str) -> Settlers:
    """A table on which nothing has been set up; new games begin with a copy of it."""
    state = Settlers(content.tables(decks))
    state.seats = seats
    LAYOUT.clear(state, max(seats, 2))
    state.row[RULES] = rules
    for piece in range(len(state.t.piece_ids)):
        state.rings.move(piece, BOX, 0)
    return state


class SettlersGame(Game[Settlers]):
    """Imperial Settlers for 1 to 4 players."""

    minutes = (45, 90)
    weight = 3
    rounds = 5
    enough = 100
    plenty = 1000
    far = 80
    slips = 1.25
    dull = ("pass", "decline")

    def __init__(self) -> None:
        super().__init__(
            name="settlers",
            package="asztal.games.settlers",
            version=2,
            players=(1, 2, 3, 4),
            options=OPTIONS,
            codes=codes([card.id for card in content.printings()]),
        )

    @cached_property
    def observation(self) -> Observation:
        return observation_of(self, LAYOUT, ZONES, content.tables().piece_ids, rivals=1, kinds=False)

    def blank(self, *kin: Any) -> Settlers:
        return empty_table(*kin).copy()

    def check(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        """The option `decks` takes the text of a deck file besides its default."""
        decks = options.get("decks", content.STANDARD)
        full = super().check({name: value for name, value in options.items() if name != "decks"}, seats)
        if decks != content.STANDARD:
            try:
                content.read_decks(decks, "decks")
            except ContentError as error:
                raise BadOption(
                    f"option 'decks' of settlers is {content.STANDARD!r} or the text of a deck file: {error}"
                ) from error
        return {**full, "decks": decks}

    def start(self, options: dict[str, str], seats: int, chance: Chance, listen: bool, version: int) -> Settlers:
        state = empty_table(seats, rule_bits(options, version), options["decks"]).copy()
        state.chance = chance
        if listen:
            state.listen()
        state.enter(state.t.game, 0, -1, -1)
        state.run()
        return state

    def check_content(self, text: str, file: str) -> str | None:
        return content.check(text, file)

    def load(self, plain: Plain) -> Settlers:
        return position.load(self, plain)

    def names(self, lang: str) -> dict[str, str]:
        return content.names(lang)

    def marks(self, state: State, seat: int) -> dict[str, str]:
        assert isinstance(state, Settlers)
        faction = int(state.get(seat, FACTION))
        return {"faction": FACTIONS[faction]} if faction >= 0 else {}

    def prompt(self, state: State, seat: int) -> Line:
        assert isinstance(state, Settlers)
        return prompts.prompt(state, seat)

    def label(self, state: State, action: int) -> Line:
        assert isinstance(state, Settlers)
        return prompts.label(state, action)

    def hint(self, state: State, seat: int, action: int) -> Line | None:
        assert isinstance(state, Settlers)
        return prompts.hint(state, seat, action)

    def section(self, prompt: Line) -> str:
        return prompts.SECTIONS.get(prompt.id, "")

    def line(self, state: State, event: Event, seat: int | None) -> Line | None:
        assert isinstance(state, Settlers)
        return log.line(state, event, seat)


GAME = SettlersGame()
