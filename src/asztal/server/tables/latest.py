"""What a list of tables tells of a game that is played: its round, and the last deed in the words of the log."""

from __future__ import annotations

import msgspec

from asztal.core.game import LANGUAGES
from asztal.core.lines import Line
from asztal.core.report import Told, report, tell
from asztal.server.store.rows import TableRow
from asztal.server.tables.play import Play
from asztal.server.wire import words
from asztal.server.wire.messages import LastDeed, LogLine

SINCE = 12
"""So many entries are looked through: a deed may take several."""
ROUND = b'"log-round'


def round_now(play: Play) -> int | None:
    """The round everybody was told of last."""
    for lines in reversed(play.log.values()):
        if ROUND in lines[-1]:
            told = msgspec.json.decode(b"[" + lines[-1] + b"]", type=list[LogLine])
            rounds = [one.line.args.get("n") for one in told if one.line.id.startswith("log-round")]
            return rounds[-1] if isinstance(rounds[-1], int) else None
    return None


def last_deed(play: Play, row: TableRow, user: str | None) -> LastDeed | None:
    """The last deed as the user, or a spectator, may read of it."""
    mine = row.seats_of(user)
    reader = mine[0] if mine else None
    lines = msgspec.json.decode(play.lines(reader, play.number - SINCE), type=list[LogLine])
    told = [Told(one.number, Line(one.line.id, one.line.args), one.line.role or "head") for one in lines]
    players = [seat.name or str(seat.seat + 1) for seat in row.seats]
    for sentence in reversed(report(told)):
        text = {lang: tell(sentence, words.speaker(row.game, lang), players, reader) for lang in LANGUAGES}
        if all(text.values()) and play.last is not None:
            who = str(sentence.who)
            seat = int(who[1:]) if who.startswith("#") and who[1:].isdecimal() else None
            return LastDeed(play.last.at, seat, text)
    return None
