"""Looking at games again, step by step: finished ones through any seat's eyes, a running one through one's own."""

from __future__ import annotations

import re

from asztal.core.record import Record
from asztal.core.state import State
from asztal.server.tables.play import Play
from asztal.server.wire import words
from asztal.server.wire.messages import Frame, Replay, Said, ScoreChart, ScoreStep

FRAMES = 50
"""The most frames in one answer."""
START = 1
"""The number of the entry a game begins with."""


ROUND = re.compile(r"log-(last-)?round")


def frames(play: Play, record: Record, seat: int | None, first: int, last: int, drawn: bool) -> Replay:
    """Frames from `first` up to but not including `last`."""
    moves, running = list(play.moves), play.running  # the game may go on meanwhile
    steps = len(moves)
    last = min(last, first + FRAMES, steps + 1)
    state = play.begin(listen=True)
    wanted: list[Frame] = []
    rounds: list[int] = []
    for step in range(steps + 1 if first == 0 else last):
        shown = first <= step < last
        label: Said | None = None
        move = moves[step - 1] if step else None
        if move is not None:
            told = shown and (not running or move.seat == seat)
            if shown or first == 0:
                state.listen()
            if told:
                label = words.said(play.game.label(state, move.action))
            state.apply(move.seat, move.action)
        lines = _lines(play, state, seat) if shown or first == 0 else []
        if first == 0 and any(ROUND.match(line.id) for line in lines):
            rounds.append(step)
        if shown:
            view = state.view(seat)
            wanted.append(
                Frame(
                    step=step,
                    seat=None if move is None else move.seat,
                    code=None if move is None or label is None else play.game.code(move.action),
                    label=label,
                    view=view,
                    lines=lines,
                    to_act=state.to_act(),
                    drawn=words.drawn(play.game, view, record.seats) if drawn else None,
                )
            )
        state.events = None
    return Replay(steps, record.seats, seat, [START, *(move.number for move in moves)], rounds, wanted)


def scores(play: Play) -> ScoreChart:
    """The totals after every move, and where rounds begin, for a chart."""
    state = play.begin(listen=True)
    steps = [ScoreStep(0, _totals(state))]
    rounds = [0] if _begins_round(play, state) else []
    for step, move in enumerate(play.moves, 1):
        state.listen()
        state.apply(move.seat, move.action)
        steps.append(ScoreStep(step, _totals(state)))
        if _begins_round(play, state):
            rounds.append(step)
    return ScoreChart(steps, rounds)


def _begins_round(play: Play, state: State) -> bool:
    return any(ROUND.match(line.id) for line in _lines(play, state, None))


def _totals(state: State) -> list[int]:
    return [score.total for score in state.result().scores]


def _lines(play: Play, state: State, seat: int | None) -> list[Said]:
    return [said for event in state.heard() if (said := words.told(play.game, state, event, seat)) is not None]
