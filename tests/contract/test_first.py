"""The guided first game of every game: its script can be played in both languages, and the game then goes on to its end."""

from __future__ import annotations

import json
from dataclasses import dataclass

import msgspec
import pytest

from asztal import bots, games
from asztal.core.errors import ContentError
from asztal.core.first import PLACES, First, parse
from asztal.core.game import LANGUAGES, Game
from asztal.core.history import History
from asztal.core.lines import Line

NAMES = games.names()
MOST = 20_000
"""More moves than any game takes."""


def script(game: Game) -> First:
    assert game.first is not None, f"{game.name} has no guided first game"
    return game.first


def begun(game: Game, first: First) -> History:
    history = History(game, first.options, [str(seat) for seat in range(first.seats)], first.seed)
    for move in first.before:
        history.apply(move.seat, game.action(move.code))
    return history


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_says_something_and_points_at_something_real(name: str, lang: str) -> None:
    game = games.game(name)
    first = script(game)
    speaker = game.speaker(lang)
    history = begun(game, first)
    others = iter(move for move in first.moves)
    said: set[str] = set()
    assert 8 <= len(first.steps) <= 13, "about ten steps"
    for step in first.steps:
        title = speaker.say(Line(f"first-{step.name}", step.args))
        text = speaker.say(Line(f"first-{step.name}-text", step.args))
        assert 3 < len(title) <= 45, f"{step.name}: a title fits in a line of a phone: {title!r}"
        assert 40 < len(text) <= 330, f"{step.name}: a bubble is read at a glance, not {len(text)} signs"
        assert not {title, text} & said and "{" not in text and "@" not in text
        said |= {title, text}
        view = json.dumps(msgspec.to_builtins(history.state.view(first.seat)))
        offered = {piece for action in history.state.legal(first.seat) for piece in game.on(history.state, first.seat, action)}
        for place in step.at:
            assert place in PLACES or place in offered or f'"{place}"' in view, f"{step.name}: no {place} on the table"
        for code in step.do:
            move = next(others)
            assert (move.seat, move.code) == (first.seat, code)
            assert history.state.is_legal(first.seat, game.action(code)), f"{step.name}: {code}"
            prompt = game.prompt(history.state, first.seat)
            assert speaker.say(prompt, history.seats)
            history.apply(first.seat, game.action(code))
        while first.seat not in history.state.to_act():
            move = next(others)
            history.apply(move.seat, game.action(move.code))
    assert next(others, None) is None


@pytest.mark.parametrize("name", NAMES)
def test_from_the_last_step_on_it_is_an_ordinary_game_to_its_end(name: str) -> None:
    game = games.game(name)
    first = script(game)
    history = begun(game, first)
    for move in first.moves:
        history.apply(move.seat, game.action(move.code))
    assert first.progress(game, history.moves).how == "past"
    assert first.bot == "easy"
    players = [bots.bot(first.bot, game, seat) for seat in range(first.seats)]
    state = history.state
    moves = 0
    while not state.over:
        seat = state.to_act()[0]
        state.apply(seat, players[seat].choose(state, seat))
        moves += 1
        assert moves < MOST
    assert len(state.result().scores) == first.seats


@pytest.mark.parametrize("name", NAMES)
def test_who_does_something_else_has_strayed_and_comes_back_by_undo(name: str) -> None:
    game = games.game(name)
    first = script(game)
    history = begun(game, first)
    assert first.progress(game, history.moves) == ("on", 0, first.moves[0])
    done = 0
    for place, move in enumerate(first.moves):
        progress = first.progress(game, history.moves)
        assert (progress.how, progress.done, progress.next) == ("on", done, move), f"move {place}"
        other = [action for action in history.state.legal(move.seat) if game.code(action) != move.code]
        if other and move.seat == first.seat:
            trial = History.from_position(game, history.state.dump())
            trial.moves = list(history.moves)
            trial.apply(move.seat, other[0])
            assert first.progress(game, trial.moves).how == "strayed"
        history.apply(move.seat, game.action(move.code))
        done += move.seat == first.seat
    assert first.progress(game, history.moves) == ("past", done, None)
    for seat in [seat for seat in history.state.to_act() if seat != first.seat]:
        history.apply(seat, history.state.legal(seat)[0])
        assert first.progress(game, history.moves).how == "past", "a bot that goes on has not strayed"


@dataclass
class Mistake:
    change: tuple[str, str]
    said: str


MISTAKES = [
    Mistake(('do = ["take:surface-mine"]', 'do = ["take:surface-min"]'), "did you mean 'take:surface-mine'?"),
    Mistake(('do = ["take:surface-mine"]', 'do = ["pass"]'), "seat 0 cannot do 'pass' here: seat 0 may do take:mill"),
    Mistake(('"1 take:old-forest"]', '"7 take:old-forest"]'), "'7 take:old-forest' is no move; write the seat (0 to 1)"),
    Mistake(('at = ["@goods"]', 'at = ["@tray"]'), "there is no place '@tray' on every table; there are @board"),
    Mistake(("[production]", "[productoin]"), "the words of step 'productoin' are missing: message 'first-productoin'"),
    Mistake(('at = ["@goods"]', "at = []"), "step 'production' points at nothing: give it 'at', or 'do'"),
    Mistake(("minutes = 12", "minuets = 12"), "unknown key 'minuets'"),
    Mistake(('then = ["1 take:baker"]', "then = []"), "the newcomer has nothing to decide here: seat 1 may do take:"),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: str(mistake.change[1]))
def test_a_mistake_in_a_script_is_told_with_its_place(mistake: Mistake) -> None:
    game = games.game("settlers")
    from asztal.core.resources import read

    text = read(game.package, "guide/first.toml")
    wrong = text.replace(*mistake.change, 1)
    assert wrong != text
    with pytest.raises(ContentError) as told:
        parse(game, wrong, "first.toml")
    assert mistake.said in str(told.value)
    assert str(told.value).startswith("first.toml:")
    assert "\n" not in str(told.value)
