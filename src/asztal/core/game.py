"""A game as the other rooms see it: one object that makes states, names actions, and finds words for everything."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Generic, cast

import msgspec

from asztal.core.chance import Chance, Seed, chance_of
from asztal.core.errors import BadCode, BadOption, BadVersion, MissingLibrary, meant, nearest
from asztal.core.events import Event
from asztal.core.fingerprint import fingerprint
from asztal.core.lines import Line
from asztal.core.machine.machine import Machine
from asztal.core.machine.program import Eyes, Program
from asztal.core.notation.icons import Parts
from asztal.core.preview import Deed, Preview
from asztal.core.resources import read
from asztal.core.state import Plain, State

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from asztal.core.first import First
    from asztal.core.observation import Observation
    from asztal.core.scene import Staging
    from asztal.core.text import Speaker

    S = TypeVar("S", bound=State, default=State, covariant=True)
else:
    from typing import TypeVar

    S = TypeVar("S", covariant=True)  # defaults are for type checkers until Python 3.13

LANGUAGES = ("en", "hu")


class Option(msgspec.Struct, frozen=True):
    """A choice made before the game. Words for it: `option-NAME`, `option-NAME-VALUE` and their `-help`."""

    name: str
    values: tuple[str, ...]
    default: str
    players: tuple[int, ...]
    """The player counts for which the option means something; at others only the default may be given."""
    more: tuple[str, ...] = ()
    """Further values: ids of items, too many to show side by side; their words are the items' names and texts."""
    own: str = ""
    """Where the value may also be the text of a player's own content file: the section of the guide about such files."""
    when: tuple[str, str] | None = None
    """Another option and the value it must have for this one to mean something, where that one may be chosen at all."""


class Printed(msgspec.Struct, frozen=True, omit_defaults=True):
    """The printed facts of an item: cost, colour, numbers and so on. Each game has structures of its own, found by `kind`."""


class Item(msgspec.Struct, frozen=True):
    """One printed card, tile or sheet: what `asztal cards` shows."""

    id: str
    name: dict[str, str]
    text: dict[str, str]
    """Text generated from the notation, in both languages."""
    copies: int
    source: str
    """Where its facts come from: rulebook, public or ours."""
    printed: Printed
    effects: dict[str, Parts] = {}
    """Each section of the printing that is an effect, as icon parts."""


class Score(msgspec.Struct, frozen=True):
    """What one side has at the end."""

    total: int
    parts: dict[str, int]
    """Message id of each part ("part-cards") and its points, in the order of the score sheet."""
    rank: int
    """1 is the best; sides that tie after all tie-breaks share a rank."""
    won: bool
    cards: dict[str, int] = {}
    """What each card, tile or building that counts at the end gives, by its id in positions, also where that is 0. These points
    are in `parts` already."""


class Result(msgspec.Struct, frozen=True):
    """The outcome for every seat, and for opponents nobody plays, such as Hal, by the message id of their name."""

    scores: tuple[Score, ...]
    rivals: dict[str, Score] = {}


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """One part of the table drawn as text: a title and lines with rich markup."""

    title: str
    lines: list[str]
    brief: str = ""
    """An opponent's things in one line, for where there is no room for all of them."""


class Game(ABC, Generic[S]):
    """What a game promises to every other room. A game's package holds one instance, `GAME`.

    S is the class of its states, whose `view` says what it gives: where a type checker knows the game, it knows both.
    """

    rollout: ClassVar[int] = 30
    """So many decisions a search bot goes on at random before it asks the heuristic. None where random play tells nothing."""
    far: ClassVar[int] = 100
    """The same for an expert, whose many tries even out what is left to chance; where random play tells nothing, each decision
    is what looks best."""
    alone: ClassVar[int] = 1000
    """Alone it goes on for so many decisions at most: where the game plays well against who plays at random, every plan looks
    poor in the end."""
    minutes: ClassVar[tuple[int, int]] = (0, 0)
    """How long a game takes, from the quickest to the longest; (0, 0): nobody knows."""
    minutes_each: ClassVar[bool] = False
    """Whether it takes so long for each player."""
    weight: ClassVar[int] = 0
    """How hard it is to learn and play, from 1 (light) to 5; 0: nobody knows."""
    rounds: ClassVar[int] = 0
    """How many rounds a game has; 0: it ends some other way."""
    enough: ClassVar[int] = 2000
    """So many tries a hard opponent needs for a decision: it plays alike on every machine, and does not grow into an expert."""
    plenty: ClassVar[int] = 16_000
    """The same for an expert: beyond so many there is little to find, and nobody likes to wait."""
    slips: ClassVar[float] = 1.0
    """How much an easy opponent errs, beside other games: less where one slip spoils a whole plan."""
    dull: ClassVar[tuple[str, ...]] = ()
    """Actions that end something or give something away: who plays at random would do them far too soon."""
    envy: ClassVar[float] = 1.0
    """How much a search counts what the best opponent has against what it has itself."""
    aside: ClassVar[tuple[str, ...]] = ()
    """Actions that can be put in before every decision and bring nothing by themselves, such as selling a good: a search thinks
    of them only where all the rest is dull."""

    def __init__(
        self,
        name: str,
        package: str,
        version: int,
        players: tuple[int, ...],
        options: tuple[Option, ...],
        codes: Sequence[str],
        retired: Mapping[int, str] | None = None,
    ) -> None:
        self.name = name
        self.package = package
        """The Python package whose `text/` and `guide/` folders speak for this game."""
        self.version = version
        """The version of the rules; a rule fix raises it. Records and tables keep the version they began with, and are played
        by it as long as it is not retired."""
        self.retired = dict(retired or {})
        """Versions that can no longer be played, and the last release that plays each."""
        self.players = players
        """The player counts the game can be played with."""
        self.options = options
        self.codes = tuple(codes)
        self.actions = len(self.codes)
        """All legal action numbers are below this."""
        self._numbers = {code: number for number, code in enumerate(self.codes)}

    # -- what a game writes ----------------------------------------------------------------------------------------------

    @abstractmethod
    def start(self, options: dict[str, str], seats: int, chance: Chance, listen: bool, version: int) -> S:
        """A new game by a version of the rules; everything has been checked. With `listen` the set-up is told as well."""

    @abstractmethod
    def load(self, plain: Plain) -> S:
        """The state of a plain position; raises BadPosition with the place and the reason if it cannot lie on a table."""

    def heuristic(self, state: State, seat: int) -> float:
        """How good the state looks for the seat: the only hint to bots. Said here, or as the `mind` of the game's program."""
        assert isinstance(state, Machine) and state.program.mind is not None
        return state.program.mind.heuristic(state, seat)

    @abstractmethod
    def prompt(self, state: State, seat: int) -> Line:
        """What the seat is asked now."""

    @abstractmethod
    def label(self, state: State, action: int) -> Line:
        """What a button for the action says."""

    @abstractmethod
    def line(self, state: State, event: Event, seat: int | None) -> Line | None:
        """The log line of an event for a seat (None: a spectator); None if this seat is told nothing."""

    # -- what a game may write -------------------------------------------------------------------------------------------

    @property
    def observation(self) -> Observation:
        """How positions of this game are observed (`state.observe`): the name and meaning of every number."""
        raise BadOption(f"{self.name} cannot be observed as numbers; ask for views instead")

    def blank(self, *kin: Any) -> Machine:
        """An empty table of the kind `Machine.kin` tells, for states that were packed."""
        raise BadOption(f"states of {self.name} cannot be packed; dump them instead")

    def hint(self, state: State, seat: int, action: int) -> Line | None:
        """What an action would cost and bring the seat now, beside its label; None: the label says it all."""
        return None

    def on(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        """The pieces and spaces a legal action is about, by the ids the view gives them: where a board offers it.

        Empty: it has no place on the table and is a mere button.
        """
        found: tuple[str, ...] = self._pointing("on", (), state, seat, action)
        return found

    def preview(self, state: State, seat: int, action: int) -> Preview | None:
        """What a legal action would cost and bring now, hidden things left out; None: the game does not tell."""
        found: Preview | None = self._pointing("preview_of", None, state, seat, action)
        return found

    def effect(self, state: State, seat: int, action: int) -> Parts:
        """The printed effect a legal action would set off, as icon parts; none: no card says it."""
        found: Parts = self._pointing("effect", (), state, seat, action)
        return found

    def deed(self, state: State, event: Event) -> Deed | None:
        """An event in figures, for boards: no more than its log line tells. None: nothing to show."""
        found: Deed | None = self._pointing("deed", None, state, event)
        return found

    def role(self, line: Line) -> str:
        """The part a log line plays in the report, as the game's `log.py` says (see `core/report.py`)."""
        return self._roles.get(line.id, "head")

    def section(self, prompt: Line) -> str:
        """The section of the guide that explains a prompt: NAME of a heading marked {#NAME}, or nothing."""
        return ""

    def check_content(self, text: str, file: str) -> str | None:
        """Check a content file: one line on what is in it, or None if this is none of the game's content files.

        A mistake raises ContentError with line and column.
        """
        return None

    # -- doors to rooms of the game nobody needs who only plays: loaded when first entered ---------------------------------

    def items(self) -> tuple[Item, ...]:
        """Everything that is printed, one entry for each different printing, as the game's `items.py` says."""
        found: tuple[Item, ...] = import_module(f"{self.package}.items").items()
        return found

    def panels(self, view: Any, speaker: Speaker, players: Sequence[str]) -> list[Panel]:
        """A view as text, as the game's `panels.py` does: for the terminal, and for browsers that have no board for it."""
        found: list[Panel] = import_module(f"{self.package}.panels").panels(view, speaker, players)
        return found

    def holdings(self, state: State, side: int) -> dict[str, int]:
        """What a side has that is worth comparing, by the words `have-NAME`; "income-NAME" is what comes in every round."""
        room = self._holdings
        if room is None:
            return {"points": int(state.result().scores[side].total)}
        found: dict[str, int] = room.holdings(state, side)
        return found

    @property
    def worths(self) -> Mapping[str, float]:
        """About how many points one of each of the `holdings` is worth: which difference is worth telling."""
        return {"points": 1.0} if self._holdings is None else cast(Mapping[str, float], self._holdings.WORTHS)

    def round_of(self, state: State) -> int:
        """The number of the round, where there are rounds; else 0."""
        return 0 if self._holdings is None else int(self._holdings.round_of(state))

    @property
    def rounds_ahead(self) -> int:
        """For so many rounds plans are played on before they are compared; 0: the game has no rounds to go by."""
        return 0 if self._holdings is None else int(self._holdings.ROUNDS_AHEAD)

    @cached_property
    def _holdings(self) -> Any:
        room = f"{self.package}.holdings"
        try:
            return import_module(room)
        except ModuleNotFoundError as missing:
            if missing.name != room:
                raise
            return None

    @property
    def staging(self) -> Staging:
        """How scenes are laid, as the game's `scene.py` says."""
        room = f"{self.package}.scene"
        try:
            found: Staging = import_module(room).STAGING
        except ModuleNotFoundError as missing:
            if missing.name != room:
                raise
            raise BadOption(f"{self.name} lays no scenes; change a position instead") from None
        return found

    @property
    def measured(self) -> Any:
        """What can be measured of its balance, as the game's `balance.py` says: pieces, who has them and how they are taken,
        and which parts of the game can be left out."""
        room = f"{self.package}.balance"
        try:
            return import_module(room)
        except ModuleNotFoundError as missing:
            if missing.name != room:
                raise
            raise BadOption(f"{self.name} does not say what can be measured: it has no balance.py") from None

    def _pointing(self, name: str, without: Any, *args: Any) -> Any:
        """What the game's `pointing.py` says, if it has one."""
        room = f"{self.package}.pointing"
        try:
            said = getattr(import_module(room), name, None)
        except ModuleNotFoundError as missing:
            if missing.name != room:
                raise
            said = None
        return without if said is None else said(*args)

    @cached_property
    def _roles(self) -> Mapping[str, str]:
        room = f"{self.package}.log"
        try:
            return cast(Mapping[str, str], getattr(import_module(room), "ROLES", {}))
        except ModuleNotFoundError as missing:
            if missing.name != room:
                raise
            return {}

    # -- what every game can do ------------------------------------------------------------------------------------------

    def new(
        self,
        options: Mapping[str, str] | None = None,
        seats: int | None = None,
        seed: Seed = 0,
        listen: bool = False,
        version: int | None = None,
    ) -> S:
        """A new game. Options left out take their defaults; a wrong option or seat count raises BadOption.

        The seed is a number, or the key of a stream nobody can compute. Without a version the rules are today's.
        """
        count = self.default_seats() if seats is None else seats
        played_by = self.version if version is None else version
        self.check_version(played_by)
        full = self.check(options, count) if options else dict(_defaults(self, count))
        return self.start(full, count, chance_of(seed), listen, played_by)

    def check_version(self, version: int) -> None:
        """Whether a game by this version of the rules can be played here; if not, BadVersion says by which release."""
        if version == self.version:
            return
        played = [number for number in range(1, self.version + 1) if number not in self.retired]
        if version in played:
            return
        known = f"this release plays {_all_of(played)}"
        if version in self.retired:
            last = self.retired[version]
            raise BadVersion(f"version {version} of the rules of {self.name} needs Asztal {last} or older; {known}")
        raise BadVersion(f"there is no version {version} of the rules of {self.name} yet; {known}")

    @cached_property
    def fingerprint(self) -> str:
        """Of rules and content: as long as it stays the same, every game goes as it went."""
        return fingerprint(self.package)

    def default_seats(self) -> int:
        return 2 if 2 in self.players else self.players[0]

    def check(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        """All options of a game with so many seats, defaults filled in."""
        if seats not in self.players:
            counts = f"{self.players[0]}-{self.players[-1]}"
            raise BadOption(Line("error-players", {"game": self.name, "players": counts, "n": seats}))
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                options_of = {"known": ", ".join(known) or "none", "meant": meant(name, known)}
                raise BadOption(Line("error-no-option", {"game": self.name, "option": name, **options_of}))
        full: dict[str, str] = {}
        for option in self.options:
            value = options.get(option.name, option.default)
            if value not in option.values and value not in option.more:
                values = {"known": ", ".join((*option.values, *option.more)), "meant": meant(value, option.more)}
                raise BadOption(
                    Line("error-option-value", {"game": self.name, "option": option.name, "value": value, **values})
                )
            if seats not in option.players and value != option.default:
                counts = ", ".join(str(count) for count in option.players)
                raise BadOption(
                    Line(
                        "error-option-players",
                        {"game": self.name, "option": option.name, "players": counts, "n": seats},
                    )
                )
            full[option.name] = value
        return full

    def open_eyes(self, program: Program) -> Eyes:
        """Let positions of a program be observed from now on."""
        try:
            numpy = import_module("numpy")  # found only where it is installed: compiling needs no numpy
        except ImportError:
            raise MissingLibrary("observing positions as numbers", "numpy", "lab") from None
        eyes = self.observation.observer
        program.unseen = eyes.unseen(program)
        program.array, program.flags = numpy.asarray, numpy.frombuffer
        program.eyes = eyes
        return eyes

    def code(self, action: int) -> str:
        """The readable, stable code of an action number."""
        if not 0 <= action < self.actions:
            raise BadCode(f"{self.name} has actions 0 to {self.actions - 1}, not {action}")
        return self.codes[action]

    def action(self, code: str) -> int:
        """The action number of a code."""
        number = self._numbers.get(code)
        if number is None:
            raise BadCode(f"{self.name} has no action {code!r}{nearest(code, self._numbers)}")
        return number

    def speaker(self, lang: str) -> Speaker:
        """Who finds the words of this game in a language."""
        return _speaker(self, lang)

    def guide(self, lang: str) -> str:
        """The rules in our own words, as Markdown."""
        return read(self.package, f"guide/{lang}.md")

    @cached_property
    def first(self) -> First | None:
        """The guided first game, if the game has one; a mistake in its script raises ContentError."""
        from asztal.core.first import first_of  # reads a file: only for who teaches

        return first_of(self)

    def marks(self, state: State, seat: int) -> dict[str, str]:
        """What everybody sees that tells a seat apart from others before the first move: its faction, nation or village."""
        return {}

    def names(self, lang: str) -> Mapping[str, str]:
        """Item id -> name."""
        return {item.id: item.name[lang] for item in self.items()}

    def phrases(self, lang: str) -> Mapping[str, str]:
        """What else "@key" stands for in lines: words that belong to no item, such as the options of a card."""
        return {}


def _all_of(versions: list[int]) -> str:
    """ "version 2", or "versions 1 to 3"; retired ones in between are rare enough to be listed."""
    if len(versions) == 1:
        return f"version {versions[0]}"
    if versions[-1] - versions[0] == len(versions) - 1:
        return f"versions {versions[0]} to {versions[-1]}"
    return f"versions {', '.join(str(version) for version in versions)}"


@lru_cache
def _defaults(game: Game, seats: int) -> dict[str, str]:
    """All options of a game with so many seats when nobody says otherwise: most games begin so, some of them in a hurry."""
    return game.check({}, seats)


@lru_cache
def _speaker(game: Game, lang: str) -> Speaker:
    from asztal.core.text import speaker_of  # Fluent is slow to import and not needed to play

    return speaker_of(game.package, lang, game.names(lang))
