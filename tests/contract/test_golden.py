"""Golden files: whole games as check sums, one game to read, and the text of every card. Reviewed as diffs.

The interpreted and the compiled engine check the same files, so they agree move for move.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import pytest

from asztal.core.chance import seeded
from asztal.core.game import LANGUAGES, Game
from asztal.core.report import Told, report, tell
from asztal.core.state import State
from contract.tables import PLAYERS, Setting, every_game, eyes, lines, settings_of, walk

Golden = Callable[[str, str], None]


@every_game
def test_games_go_as_they_always_went(game: Game, golden: Golden) -> None:
    """Moves, final positions and scores of games with fixed seeds, for every table."""
    sums: dict[str, Any] = {}
    for table in settings_of(game):
        total, decisions, scores = hashlib.sha256(), 0, []
        for seed in table.seeds(9):
            state = table.new(seed)
            for seat, action in walk(state, seed):
                total.update(f"{seat} {game.code(action)}\n".encode())
                decisions += 1
            total.update(json.dumps(state.dump(), sort_keys=True).encode())
            total.update(repr(state.result()).encode())
            scores.append([score.total for score in state.result().scores])
        sums[str(table)] = {"games": len(scores), "decisions": decisions, "scores": repr(scores), "sum": total.hexdigest()}
    golden(f"{game.name}-games.json", json.dumps(sums, indent=1) + "\n")


@every_game
def test_resampling_goes_as_it_always_went(game: Game, golden: Golden) -> None:
    """Resampled states, views and legal moves on the way through one game at every table."""
    sums: dict[str, str] = {}
    for table in settings_of(game):
        total, rng = hashlib.sha256(), seeded(1)
        state = table.new(1)
        for number, _ in enumerate(walk(state, 1)):
            if number % 10 == 0:
                seat = number // 10 % table.seats
                total.update(json.dumps(state.resample(seat, rng).dump(), sort_keys=True).encode())
                total.update(msgspec.json.encode(state.view(seat)))
                total.update(repr(state.legal(seat)).encode())
        sums[str(table)] = total.hexdigest()
    golden(f"{game.name}-secrets.json", json.dumps(sums, indent=1) + "\n")


@every_game
def test_the_heuristic_sees_states_as_it_always_saw_them(game: Game, golden: Golden) -> None:
    """A file of its own: tuning the heuristic changes this and nothing else."""
    seen: dict[str, str] = {}
    for table in settings_of(game):
        state, values = table.new(2), []
        for number, _ in enumerate(walk(state, 2)):
            if number % 15 == 0:
                values += [f"{game.heuristic(state, seat):.4f}" for seat in range(table.seats)]
        seen[str(table)] = " ".join(values)
    golden(f"{game.name}-heuristic.json", json.dumps(seen, indent=1) + "\n")


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_read_as_they_always_read(game: Game, lang: str, golden: Golden) -> None:
    text = [f"{item.id} | {item.name[lang]} | {item.text[lang]}\n" for item in game.items()]
    golden(f"{game.name}-cards.{lang}.txt", "".join(text))


@every_game
def test_playthrough(game: Game, golden: Golden) -> None:
    """One game for two, or for as few as the game allows, with everything anybody sees and reads."""
    table = Setting(game, game.default_seats(), game.check({}, game.default_seats()))
    golden(f"{game.name}-playthrough.txt", "".join(f"{line}\n" for line in playthrough(table, 7)))


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_reads_as_it_always_read(game: Game, lang: str, golden: Golden) -> None:
    """One whole game as the first player reads it, a sentence for a deed, and below it how many lines it is made of."""
    seats = 3 if 3 in game.players else game.default_seats()
    table = Setting(game, seats, game.check({}, seats))
    state = table.new(7, listen=True)
    told = [Told(0, line, game.role(line)) for line in lines(game, state, state.heard(), 0)]
    for number, _ in enumerate(walk(state, 7)):
        told += [Told(number, line, game.role(line)) for line in lines(game, state, state.heard(), 0)]
    told += [Told(number + 1, line, game.role(line)) for line in lines(game, state, state.heard(), 0)]
    said = tellings(told, game, lang, table.players)
    assert len(said) * 5 <= len(told) * 2, "deeds are told in one sentence; those of random players are small"
    golden(f"{game.name}-report.{lang}.txt", "\n".join(said) + f"\n({len(said)} sentences, {len(told)} lines)\n")


def tellings(told: list[Told], game: Game, lang: str, players: Sequence[str]) -> list[str]:
    sentences = report(told)
    assert sum(len(sentence.lines) for sentence in sentences) == len(told), "nothing is lost"
    return [said for sentence in sentences if (said := tell(sentence, game.speaker(lang), players, 0))]


WHOLE = 200
"""So many decisions of a game are told; of longer ones then only the end."""


def playthrough(table: Setting, seed: int) -> Iterator[str]:
    yield f"{table}, seed {seed}. Views are printed as what has changed; a seat's only where it differs from a spectator's."
    state = table.new(seed, listen=True)
    seen: dict[int | None, dict[str, str]] = {seat: {} for seat in eyes(table)}
    for number, (seat, action) in enumerate(walk(state, seed)):
        if number == WHOLE:
            yield "..."
        if number >= WHOLE:
            state.heard()
            continue
        yield from told(table, state)
        yield from views(table, state, seen)
        for who in state.to_act():
            speaker = table.game.speaker("en")
            yield f"  {PLAYERS[who]}: {speaker.say(table.game.prompt(state, who), table.players)}"
            yield f"    {' '.join(table.game.code(choice) for choice in state.legal(who))}"
        yield f"{number + 1}. {PLAYERS[seat]} {table.game.code(action)}"
    yield from told(table, state)
    yield from views(table, state, seen)


def told(table: Setting, state: State) -> Iterator[str]:
    for event in state.heard():
        for seat in (None, *range(table.seats)):
            line = table.game.line(state, event, seat)
            if line is not None and (seat is None or table.game.line(state, event, None) is None):
                reader = "" if seat is None else f" (only {PLAYERS[seat]})"
                texts = [table.game.speaker(lang).say(line, table.players) for lang in LANGUAGES]
                yield f"  -{reader} {' | '.join(texts)}"


def views(table: Setting, state: State, seen: dict[int | None, dict[str, str]]) -> Iterator[str]:
    public = dict(flat("", msgspec.to_builtins(state.view(None))))
    for seat in (None, *range(table.seats)):
        now = public if seat is None else dict(flat("", msgspec.to_builtins(state.view(seat))))
        if seat is not None:
            now = {key: value for key, value in now.items() if public.get(key) != value}
        who = "" if seat is None else f"{PLAYERS[seat]} "
        for key in [*now, *(key for key in seen[seat] if key not in now)]:
            if now.get(key) != seen[seat].get(key):
                yield f"    {who}{key} = {now.get(key, '(as for all)' if seat is not None and key in public else '-')}"
        seen[seat] = now


def flat(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """A view as lines "place = value"; things with a name go by it, so that a new one changes one line only."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from flat(f"{path}.{key}" if path else key, inner)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for index, inner in enumerate(value):
            name, *rest = inner.items()
            if isinstance(name[1], str):
                yield f"{path}.{name[1]}", " ".join(f"{key}={part}" for key, part in rest)
            else:
                yield from flat(f"{path}[{index}]", inner)
    elif isinstance(value, list):
        yield path, " ".join(str(item) for item in value) or "(none)"
    else:
        yield path, str(value)
