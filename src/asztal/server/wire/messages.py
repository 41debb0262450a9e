"""Everything the browser and the server say to each other, as typed structures: the one source of docs/protocol.md,
`/openapi.json` and the TypeScript types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from asztal.core.first import Step
from asztal.core.game import Item, Panel, Result
from asztal.core.notation import Parts
from asztal.core.preview import Deed, Preview
from asztal.core.record import Record
from asztal.review.reviews import Review

Status = Literal["waiting", "running", "finished"]
Ended = Literal["played", "resigned", "time", "imported"]
PLAIN = r"^[^\x00-\x1f\x7f]*$"
"""Text without control characters."""
Name = Annotated[str, Meta(max_length=500)]
"""1 to 40 signs (`checks.py` says so in words)."""
Password = Annotated[str, Meta(max_length=2000)]
"""8 to 200 signs."""
Words = dict[str, str]
"""The same words by language."""
Drawing = dict[str, list[Panel]]
"""A view drawn as text by its game, by language: what a board that knows no game can show."""


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser may send: unknown fields are mistakes."""


# -- words ---------------------------------------------------------------------------------------------------------------


class Said(Struct, frozen=True, omit_defaults=True):
    """A line: message id and arguments; spoken in both languages where that is rare or was asked for."""

    id: str
    args: dict[str, int | str] = {}
    text: Words | None = None
    deed: Deed | None = None
    """Log lines: what happened, in figures."""
    role: str = ""
    """Log lines: the part it plays in the report, where lines of one deed are told as one; empty: it begins a deed."""


class Problem(Struct, frozen=True):
    """The body of every HTTP error."""

    error: str
    line: Said
    detail: str = ""


# -- people --------------------------------------------------------------------------------------------------------------


class Likes(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody likes a table to go: kept with the person, whatever the browser."""

    film: Literal["off", "fast", "normal", "slow"]
    """How fast others' deeds are shown."""
    pause: Annotated[int, Meta(ge=0, le=10_000)]
    """Milliseconds a bot's move stands before the next."""
    ask_end: bool
    """Whether to be asked before a turn ends where only extras are left."""


class User(Struct, frozen=True):
    id: str
    name: str
    guest: bool
    language: str
    admin: bool
    likes: Likes | None = None
    """None: nothing was ever chosen."""


class Session(Struct, frozen=True):
    """Who you are, and what this server offers."""

    user: User | None
    home: bool
    guests: bool
    sign_up: bool
    version: str
    address: str | None
    """Where others find this server, for links from a page at localhost; None: nobody said."""


Language = Literal["en", "hu"]


class LogIn(Strict, frozen=True):
    """With a password: log in. Without: become a guest of this name."""

    name: Name
    password: Password | None = None


class Profile(Strict, frozen=True):
    name: Name | None = None
    language: Language | None = None
    likes: Likes | None = None


class SignUp(Strict, frozen=True):
    name: Name
    password: Password
    language: Language = "hu"


class NewPassword(Strict, frozen=True):
    old: Password
    new: Password


# -- games ---------------------------------------------------------------------------------------------------------------


class ValueInfo(Struct, frozen=True):
    value: str
    title: Words
    help: Words


class OptionInfo(Struct, frozen=True):
    name: str
    values: list[ValueInfo]
    default: str
    players: list[int]
    """The player counts for which the option means something."""
    title: Words
    help: Words
    own: str
    """Where the value may also be the text of a player's own file: the section of the guide about it. Otherwise empty."""
    when: dict[str, str]
    """The values other options must have for it to mean something; one not offered at a player count does not matter there."""


class GameInfo(Struct, frozen=True):
    name: str
    title: Words
    motto: Words
    """What the game is about, in a line; may be empty."""
    blurb: Words
    players: list[int]
    options: list[OptionInfo]
    version: int
    first_minutes: int | None
    """About how long the guided first game takes; None: there is none."""
    minutes: list[int]
    """How long a game takes, from the quickest to the longest; empty: nobody knows."""
    minutes_each: bool
    """Whether it takes so long for each player."""
    weight: int
    """How hard it is to learn and play, from 1 to 5; 0: nobody knows."""
    rounds: int
    """How many rounds a game has; 0: it ends some other way."""


class FirstGame(Struct, frozen=True):
    """The guided first game: what its bubbles are about, in order. The words are the messages `first-NAME` (title) and
    `first-NAME-text`."""

    minutes: int
    steps: list[Step]


class Catalogue(GameInfo, frozen=True):
    """A game with everything printed, its guide and its texts."""

    items: list[Item]
    guide: Words
    texts: dict[str, list[str]]
    phrases: dict[str, Words]
    """By language, what "@key" in a line stands for besides items."""
    first: FirstGame | None
    """None: the game has no guided first game."""


class BotInfo(Struct, frozen=True):
    kind: str
    games: tuple[str, ...] | None = None
    """The games it plays, for bots that are plugged in; None: one of the levels, which play every game."""


# -- tables --------------------------------------------------------------------------------------------------------------


class ClockRule(Strict, frozen=True):
    """Seconds in the bank, added after every move, and free for every move."""

    bank: Annotated[float, Meta(ge=0, le=86400)] = 0
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0
    move: Annotated[float, Meta(ge=0, le=86400)] = 0


class NewSeat(Strict, frozen=True):
    kind: Literal["me", "person", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class NewTable(Strict, frozen=True):
    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]
    options: dict[str, str] = {}
    public: bool = False
    start: bool = False
    clock: ClockRule | None = None
    absent: Annotated[int, Meta(ge=0, le=30 * 86400)] | None = None
    """Seconds after which others may let a bot play for who is away: 0 never, otherwise at least 30; left out: what fits the
    clock."""
    hints: bool = True
    """Whether those seated may ask for hints, and the game may be reviewed when it has ended."""
    seed: Annotated[int, Meta(ge=0, le=2**62)] | None = None
    """Fixes chance; only at home."""


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: Literal["person", "invited", "open", "bot"]
    name: str | None
    user: str | None
    """Also of a seat a bot plays for a person who is away."""
    bot: str | None
    mine: bool
    present: bool
    away_ms: int | None
    """How long the person had been away when this was sent; None: here, or nobody knows."""
    hand_over_ms: int | None
    """In how long, from then on, anybody seated may let a bot play for them."""
    resigned: bool
    invitation: str | None
    """For the host."""


class Outcome(Struct, frozen=True):
    """How a game ended. `result` is the score sheet; None if the game did not come to its end."""

    ended: Ended
    winners: list[int]
    ranks: list[int]
    result: Result | None


class LastDeed(Struct, frozen=True):
    """What happened last at a running table, in the words of the log, as the reader may know it."""

    at: int
    seat: int | None
    text: Words


class TableInfo(Struct, frozen=True):
    id: str
    game: str
    options: dict[str, str]
    status: Status
    public: bool
    host: str
    host_name: str
    created: int
    number: int
    clock: ClockRule | None
    absent: float | None
    """Seconds after which others may let the best bot play for who is away, until they come back; None: never."""
    hints: bool
    """Whether those seated may ask for hints, and the game may be reviewed when it has ended."""
    key: str | None
    """For those seated: whoever has it may watch a private table."""
    rematch: str | None
    rematch_of: str | None
    imported: bool
    outcome: Outcome | None
    commitment: str
    """The SHA-256 of the 64 digits of the key all chance of the game comes from; empty if there is no key."""
    opening: str
    """The key, once the game has ended: whoever computes its SHA-256 sees that nobody has exchanged it meanwhile."""
    to_act: list[int]
    """The seats that had to decide when this was told; nobody for a table that is not in memory, but all of mine are."""
    first: bool
    """A guided first game: its cards are stacked for everybody to know. Like `to_act`, for tables in memory."""
    seats: list[SeatInfo]
    round: int | None = None
    """In lists of tables, of those in memory: the round that is played."""
    last: LastDeed | None = None
    """The same: what happened last."""


class Join(Strict, frozen=True):
    seat: Annotated[int, Meta(ge=0, le=9)]
    name: Name | None = None


class Leave(Strict, frozen=True):
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class SitDown(Strict, frozen=True):
    name: Name | None = None


class Invitation(Struct, frozen=True):
    table: TableInfo
    seat: int
    host: str
    taken: bool


class Nothing(Struct, frozen=True):
    pass


class Health(Struct, frozen=True):
    status: str
    database: str
    fan_out: str


# -- replay --------------------------------------------------------------------------------------------------------------


class Frame(Struct, frozen=True):
    """The table after one move; step 0 is the beginning.

    What others chose is told once the game has ended; before that only the lines tell it.
    """

    step: int
    seat: int | None
    code: str | None
    label: Said | None
    view: Any
    lines: list[Said]
    to_act: list[int]
    drawn: Drawing | None
    """If asked for."""


class Replay(Struct, frozen=True):
    steps: int
    seats: list[str]
    seat: int | None
    numbers: list[int]
    """For every step the number of its entry: the log goes by these."""
    rounds: list[int]
    """The steps with which a round begins; only where frames from the beginning are asked for."""
    frames: list[Frame]


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, against bots."""

    step: Annotated[int, Meta(ge=0, le=10**6)]
    seat: Annotated[int, Meta(ge=0, le=9)]
    bot: Annotated[str, Meta(max_length=60, pattern=PLAIN)] | None = None


class ScoreStep(Struct, frozen=True):
    step: int
    totals: list[int]


class ScoreChart(Struct, frozen=True):
    steps: list[ScoreStep]
    rounds: list[int]
    """The steps with which a round begins."""


class ReviewAnswer(Struct, frozen=True):
    """The review of a finished game, or how far it has come."""

    state: Literal["none", "working", "ready"]
    done: int
    """Decisions that have been valued ..."""
    total: int
    """... of so many; 0 before that is known."""
    review: Review | None


# -- the table's socket: server to browser -------------------------------------------------------------------------------

EntryKind = Literal["start", "move", "undo", "resign", "bot", "person", "resume"]


class EntryInfo(Struct, frozen=True):
    """One committed thing, as this connection may know it."""

    number: int
    kind: EntryKind
    seat: int | None
    code: str | None
    """Of a move of one's own; None for everybody else."""
    at: int
    bot: str | None


class LogLine(Struct, frozen=True, omit_defaults=True):
    number: int
    line: Said
    seats: list[int] | None = None
    """For who holds several seats: those of them this was told to; left out: all."""


class Choice(Struct, frozen=True, omit_defaults=True):
    code: str
    label: Said
    hint: Said | None
    on: tuple[str, ...] = ()
    """The pieces and spaces it is about, by the ids the view gives them; empty: a mere button."""
    preview: Preview | None = None
    """What it would cost and bring now."""
    effect: Parts = ()
    """The printed effect it would set off."""


class Guided(Struct, frozen=True):
    """How a guided first game stands to its script."""

    how: Literal["on", "past", "strayed"]
    """Everybody follows it; it is over; somebody has done something else."""
    done: int
    """Moves of the newcomer that follow it: of all `do` of the steps so many lie behind."""


class UndoInfo(Struct, frozen=True):
    can: bool
    asks: list[int]
    """Seats of the people who would have to agree; nobody: it happens at once."""
    why: Said | None


class Eyes(Struct, frozen=True):
    """The table as one seat sees it; seat None is a spectator."""

    seat: int | None
    view: Any
    to_act: bool
    prompt: Said | None
    guide: str
    legal: list[Choice]
    undo: UndoInfo
    drawn: Drawing | None
    """If the connection asked for it."""
    first: Guided | None
    """For the newcomer of a guided first game."""


class ClockFace(Struct, frozen=True):
    seat: int
    left_ms: int
    move_ms: int
    running: bool


class ChatLine(Struct, frozen=True):
    id: int
    user: str
    name: str
    seat: int | None
    text: str
    at: int


class UndoAsk(Struct, frozen=True):
    id: int
    seat: int
    numbers: list[int]
    needs: list[int]
    agreed: list[int]


class You(Struct, frozen=True):
    user: str | None
    seats: list[int]
    host: bool


class Message(Struct, frozen=True, tag_field="type"):
    """What the server sends."""


class Welcome(Message, frozen=True, tag="welcome"):
    table: TableInfo
    you: You
    chat: list[ChatLine]
    asked: UndoAsk | None
    number: int
    status: Status
    outcome: Outcome | None
    entry: EntryInfo | None
    dropped: list[int]
    lines: list[LogLine]
    eyes: list[Eyes]
    clocks: list[ClockFace]


class Update(Message, frozen=True, tag="update"):
    number: int
    status: Status
    outcome: Outcome | None
    entry: EntryInfo
    dropped: list[int]
    lines: list[LogLine]
    eyes: list[Eyes]
    clocks: list[ClockFace]


class Ack(Message, frozen=True, tag="ack"):
    id: str
    number: int


class Done(Message, frozen=True, tag="done"):
    id: str


class Refused(Message, frozen=True, tag="refused"):
    id: str
    error: str
    line: Said
    number: int
    detail: str


class TableNews(Message, frozen=True, tag="table"):
    table: TableInfo


class ChatNews(Message, frozen=True, tag="chat"):
    chat: ChatLine


class UndoAsked(Message, frozen=True, tag="undo_asked"):
    ask: UndoAsk | None
    line: Said | None


class WhyAnswer(Message, frozen=True, tag="why"):
    id: str
    code: str
    line: Said | None


class HintAnswer(Message, frozen=True, tag="hint"):
    """What a strong player would do. It holds as long as the seat's own decision does."""

    id: str
    seat: int
    code: str
    why: Words
    """One sentence: why this and not the best other move."""
    other: str | None
    """The move it was compared with."""


class RematchNews(Message, frozen=True, tag="rematch"):
    table: str


class Pong(Message, frozen=True, tag="pong"):
    id: str
    now: int


class Malformed(Message, frozen=True, tag="error"):
    error: str
    line: Said
    detail: str
    id: str | None = None


class LobbyNews(Message, frozen=True, tag="lobby"):
    pass


FromServer = (
    Welcome
    | Update
    | Ack
    | Done
    | Refused
    | TableNews
    | ChatNews
    | UndoAsked
    | WhyAnswer
    | HintAnswer
    | RematchNews
    | Pong
    | Malformed
    | LobbyNews
)

# -- the table's socket: browser to server -------------------------------------------------------------------------------

MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Code = Annotated[str, Meta(min_length=1, max_length=200, pattern=PLAIN)]
BotKind = Annotated[str, Meta(min_length=1, max_length=40)]


class Wish(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a browser sends. `id` is never used twice: a wish sent again is granted once."""

    id: MessageId


class MoveWish(Wish, frozen=True, tag="move"):
    seat: SeatNumber
    code: Code
    number: Number


class UndoWish(Wish, frozen=True, tag="undo"):
    seat: SeatNumber
    number: Number


class AnswerWish(Wish, frozen=True, tag="answer"):
    ask: Number
    agree: bool


class WithdrawWish(Wish, frozen=True, tag="withdraw"):
    ask: Number


class WhyWish(Wish, frozen=True, tag="why"):
    seat: SeatNumber
    code: Code


class HintWish(Wish, frozen=True, tag="hint"):
    seat: SeatNumber


class ChatWish(Wish, frozen=True, tag="chat"):
    text: Annotated[str, Meta(max_length=5000)]
    """1 to 500 signs, one line."""


class ResignWish(Wish, frozen=True, tag="resign"):
    seat: SeatNumber


class HandOverWish(Wish, frozen=True, tag="hand_over"):
    seat: SeatNumber
    bot: BotKind


class TakeBackWish(Wish, frozen=True, tag="take_back"):
    seat: SeatNumber


class Ping(Wish, frozen=True, tag="ping"):
    pass


FromBrowser = (
    MoveWish
    | UndoWish
    | AnswerWish
    | WithdrawWish
    | WhyWish
    | HintWish
    | ChatWish
    | ResignWish
    | HandOverWish
    | TakeBackWish
    | Ping
)

ENCODER = msgspec.json.Encoder()
WISHES = msgspec.json.Decoder(FromBrowser)

__all__ = ["ENCODER", "WISHES", "FromBrowser", "FromServer", "Record"]
