"""Looking at finished games again: step by step, through any seat's eyes."""

from __future__ import annotations

from asztal.core.record import Record
from asztal.core.state import State
from asztal.server.tables.play import Play
from asztal.server.wire import words
from asztal.server.wire.messages import Frame, Replay, Said, ScoreChart, ScoreStep

FRAMES = 50
"""The most frames in one answer."""


def frames(play: Play, record: Record, seat: int | None, first: int, last: int, drawn: bool) -> Replay:
    """Frames from `first` up to but not including `last`."""
    last = min(last, first + FRAMES, len(play.moves) + 1)
    state = play.begin(listen=True)
    wanted: list[Frame] = []
    for step in range(last):
        label: Said | None = None
        move = play.moves[step - 1] if step else None
        if move is not None:
            if step >= first:
                state.listen()
                label = words.said(play.game.label(state, move.action))
            state.apply(move.seat, move.action)
        if step >= first:
            view = state.view(seat)
            wanted.append(
                Frame(
                    step=step,
                    seat=None if move is None else move.seat,
                    code=None if move is None else play.game.code(move.action),
                    label=label,
                    view=view,
                    lines=_lines(play, state, seat),
                    to_act=state.to_act(),
                    drawn=words.drawn(play.game, view, record.seats) if drawn else None,
                )
            )
        state.events = None
    return Replay(len(play.moves), record.seats, seat, wanted)


def scores(play: Play) -> ScoreChart:
    """The totals after every move, for a chart."""
    state = play.begin()
    steps = [ScoreStep(0, _totals(state))]
    for step, move in enumerate(play.moves, 1):
        state.apply(move.seat, move.action)
        steps.append(ScoreStep(step, _totals(state)))
    return ScoreChart(steps)


def _totals(state: State) -> list[int]:
    return [score.total for score in state.result().scores]


def _lines(play: Play, state: State, seat: int | None) -> list[Said]:
    return [said for event in state.heard() if (said := words.told(play.game, state, event, seat)) is not None]
