"""What is told to whom: a table as one seat, or a spectator, may see it. Nothing hidden gets past this module."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import cast

import msgspec

from asztal.core.chance import commitment
from asztal.core.history import Undo
from asztal.core.lines import Line
from asztal.server.store.rows import TableRow
from asztal.server.tables.play import Play
from asztal.server.tables.standing import Standing
from asztal.server.tables.visitors import Manner, Visitor
from asztal.server.wire import words
from asztal.server.wire.entries import Entry
from asztal.server.wire.messages import (
    ENCODER,
    Choice,
    EntryInfo,
    Eyes,
    Guided,
    LogLine,
    Said,
    SeatInfo,
    Status,
    TableInfo,
    UndoInfo,
)

Voice = Callable[[Line], Said]
"""How lines are put on the wire: as they are, or with their words in both languages."""
NO_UNDO = UndoInfo(False, [], None)
LINES = msgspec.json.Decoder(list[LogLine])


def voice(speak: bool, game: str, players: list[str]) -> Voice:
    return (lambda line: words.spoken(line, game, players)) if speak else words.said


def eyes(
    play: Play, seat: int | None, asks: Callable[[int, Undo], list[int]], say: Voice, players: Sequence[str] | None = None
) -> Eyes:
    """The table as a seat sees it. `asks` says who has to agree to an undo; with the players' names the view is drawn, too."""
    state = play.state
    assert state is not None
    legal = [] if seat is None else play.legal[seat]
    prompt = play.game.prompt(state, seat) if legal and seat is not None else None
    view = state.view(seat)
    return Eyes(
        seat=seat,
        view=view,
        to_act=bool(legal),
        prompt=None if prompt is None else say(prompt),
        guide="" if prompt is None else play.game.section(prompt),
        legal=[] if seat is None else [_choice(play, seat, action, say) for action in legal],
        undo=NO_UNDO if seat is None else undo_info(play, seat, asks, say),
        drawn=None if players is None else words.drawn(play.game, view, players),
        first=guided(play, seat),
    )


def guided(play: Play, seat: int | None) -> Guided | None:
    """How far somebody has come in a guided first game; for nobody else."""
    progress = play.progress() if play.first is not None and play.first.seat == seat else None
    return None if progress is None else Guided(progress.how, progress.done)


def _choice(play: Play, seat: int, action: int, say: Voice) -> Choice:
    state = play.state
    assert state is not None
    game = play.game
    hint = game.hint(state, seat, action)
    return Choice(
        code=game.code(action),
        label=say(game.label(state, action)),
        hint=None if hint is None else say(hint),
        on=game.on(state, seat, action),
        preview=game.preview(state, seat, action),
        effect=game.effect(state, seat, action),
    )


def undo_info(play: Play, seat: int, asks: Callable[[int, Undo], list[int]], say: Voice) -> UndoInfo:
    if seat in play.bots or seat in play.resigned:
        return NO_UNDO
    undo = play.undo(seat)
    return UndoInfo(False, [], say(undo)) if isinstance(undo, Line) else UndoInfo(True, asks(seat, undo), None)


Woven = list[tuple[Said, list[int]]]
"""Lines and the seats each was told to."""


def merged(logs: Mapping[int, list[LogLine]]) -> list[LogLine]:
    """Several seats' logs as one. Whoever leaves out what only others were told reads a seat's own log."""
    told: dict[int, Woven] = {}
    for seat, log in logs.items():
        for number, lines in groupby(log, key=lambda line: line.number):
            told[number] = _woven(told.get(number, []), seat, [line.line for line in lines])
    return [
        LogLine(number, line, None if len(seats) == len(logs) else seats)
        for number in sorted(told)
        for line, seats in told[number]
    ]


def _woven(told: Woven, seat: int, lines: list[Said]) -> Woven:
    """What was told to some seats of one thing that happened, and what one more seat was told of it: each in its order."""
    woven: Woven = []
    for line in lines:
        place = next((i for i, (other, _) in enumerate(told) if other == line), None)
        if place is None:
            woven.append((line, [seat]))
        else:
            woven += [*told[:place], (line, [*told[place][1], seat])]
            told = told[place + 1 :]
    return woven + told


def with_words(lines: list[LogLine], say: Voice) -> list[LogLine]:
    return [
        LogLine(
            line.number,
            msgspec.structs.replace(say(Line(line.line.id, line.line.args)), deed=line.line.deed, role=line.line.role),
            line.seats,
        )
        for line in lines
    ]


def entry_info(entry: Entry, seats: Sequence[int]) -> EntryInfo:
    """An entry as the holder of these seats may know it: what others chose is told by the log, not by the code."""
    code = entry.code if entry.seat in seats else None
    return EntryInfo(entry.number, entry.kind, entry.seat, code, entry.at, entry.details.bot)


def table_info(row: TableRow, live: Standing | None, user: str | None) -> TableInfo:
    """A table as a user may know it: invitations only for the host, the key only for those seated."""
    play = None if live is None else live.play
    host = user == row.host
    seated = host or bool(row.seats_of(user))
    outcome = row.outcome if play is None else play.outcome() or row.outcome
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        status=status(row, play),
        public=row.public,
        host=row.host,
        host_name=row.host_name,
        created=row.created,
        number=row.number if play is None else play.number,
        clock=row.clock,
        absent=None if row.absent is None else row.absent / 1000,
        hints=row.hints,
        key=row.key if seated else None,
        rematch=row.rematch,
        rematch_of=row.rematch_of,
        imported=row.imported,
        outcome=outcome,
        commitment=commitment(row.seed),
        opening=row.seed if isinstance(row.seed, str) and status(row, play) == "finished" else "",
        to_act=[] if play is None else play.to_act(),
        first=play is not None and play.first is not None,
        seats=[_seat_info(row, seat, live, user, host) for seat in range(len(row.seats))],
    )


def status(row: TableRow, play: Play | None) -> Status:
    if play is None or play.state is None or row.imported:
        return row.status
    return "running" if play.ended is None else "finished"


def _seat_info(row: TableRow, number: int, live: Standing | None, user: str | None, host: bool) -> SeatInfo:
    seat = row.seats[number]
    bot = seat.bot
    kind = seat.kind
    resigned = seat.resigned is not None
    if live is not None and live.play.state is not None:
        bot = live.play.bots.get(number)
        kind = "bot" if bot else "person"
        resigned = number in live.play.resigned
    person = seat.user is not None
    return SeatInfo(
        seat=number,
        kind=kind,
        name=seat.name,
        user=seat.user,
        bot=bot,
        mine=person and seat.user == user,
        present=person and live is not None and live.presence.is_here(seat.user),
        away_ms=None if live is None else live.presence.away_ms(seat.user),
        hand_over_ms=None if live is None else live.hand_over_ms(number),
        resigned=resigned,
        invitation=seat.invitation if host and seat.free else None,
    )


class Sight:
    """A table through every pair of eyes, each looked through only once for each thing that happens."""

    def __init__(self, table: Standing) -> None:
        self.table = table
        self._eyes: dict[tuple[int | None, Manner], msgspec.Raw] = {}

    def eyes(self, visitor: Visitor) -> list[Eyes]:
        seats: tuple[int | None, ...] = visitor.seats or (None,)
        encoded = [self._look(seat, visitor.manner) for seat in seats]
        return cast(list[Eyes], encoded)  # already encoded: the encoder copies it in where an Eyes would stand

    def lines(self, visitor: Visitor, after: int) -> list[LogLine]:
        """The log; who holds several seats reads what any of them is told, and which of them that is."""
        play, seats = self.table.play, visitor.seats
        if len(seats) > 1:
            lines = merged({seat: LINES.decode(play.lines(seat, after)) for seat in seats})
        else:
            encoded = play.lines(seats[0] if seats else None, after)
            if not visitor.manner.speak:
                return cast(list[LogLine], msgspec.Raw(encoded))  # as with eyes
            lines = LINES.decode(encoded)
        return with_words(lines, self._voice(visitor.manner)) if visitor.manner.speak else lines

    def _look(self, seat: int | None, manner: Manner) -> msgspec.Raw:
        if (seat, manner) not in self._eyes:
            players = self.table.row.names() if manner.drawn else None
            seen = eyes(self.table.play, seat, self.table.who_agrees, self._voice(manner), players)
            self._eyes[seat, manner] = msgspec.Raw(ENCODER.encode(seen))
        return self._eyes[seat, manner]

    def _voice(self, manner: Manner) -> Voice:
        return voice(manner.speak, self.table.row.game, self.table.row.names())
