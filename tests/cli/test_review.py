"""`asztal review`, and asking for a hint at the terminal's table."""

from pathlib import Path

import pytest

from asztal import bots
from asztal.core.playout import acting_seat
from asztal.core.record import Record
from asztal.games import game as find_game
from asztal.lab import reviewing
from asztal.review import hints, plans, reviews
from cli.calling import Call


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review that is quick, if not deep."""
    monkeypatch.setattr(hints, "WORLDS", 2)
    monkeypatch.setattr(hints, "CANDIDATES", 1)
    monkeypatch.setattr(reviews, "VIEW_WORLDS", 2)
    monkeypatch.setattr(reviews, "END_WORLDS", 2)
    monkeypatch.setattr(plans, "END_WORLDS", 2)


def record_in(folder: Path, moves: int | None = None) -> Path:
    game = find_game("rollwrite")
    state, bot, played = game.new(seats=1, seed=4), bots.bot("easy", game, 1), []
    while not state.over:
        action = bot.choose(state, int(acting_seat(state)))
        played.append(f"0 {game.code(action)}")
        state.decide(0, action)
    file = folder / "game.json"
    file.write_text(Record("rollwrite", game.version, ["Réka"], 4, played[:moves], game.check({}, 1)).to_json())
    return file


def test_a_review_in_the_terminal_as_json_and_as_a_page(tmp_path: Path, call: Call, few_worlds: None) -> None:
    file, page = str(record_in(tmp_path)), tmp_path / "review.html"
    short = ("--tries", "1", "--workers", "1")
    told = call("review", file, "--lang", "hu", *short, "--report", str(page))
    assert told.code == 0, told.err
    assert "Fordulópontok: Réka" in told.out and "Miből lett az eredmény?" in told.out
    assert "<svg" in page.read_text() and "Réka" in page.read_text()
    found = call("review", file, "--json", *short).json
    assert found == call("review", file, "--json", *short).json
    assert found["seats"] == ["Réka"] and found["curve"][-1]["expected"] == [found["balances"][0]["final"]]


def test_an_interrupted_review_goes_on_where_it_was_broken_off(
    tmp_path: Path, call: Call, few_worlds: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, kept = str(record_in(tmp_path)), tmp_path / "valued.jsonl"
    short = ("--tries", "1", "--workers", "1")
    whole = call("review", file, "--json", *short).json
    think, thought = reviewing.think, list[int]()

    def until_somebody_interrupts(job: reviewing.Reviewing, step: int) -> reviews.Valued:
        if len(thought) == 3:
            raise KeyboardInterrupt
        thought.append(step)
        return think(job, step)

    monkeypatch.setattr(reviewing, "think", until_somebody_interrupts)
    broken_off = call("review", file, *short, "--keep", str(kept))
    assert broken_off.code == 130 and "Broken off after 3 of" in broken_off.err and str(kept) in broken_off.err

    def the_rest(job: reviewing.Reviewing, step: int) -> reviews.Valued:
        assert step not in thought
        return think(job, step)

    monkeypatch.setattr(reviewing, "think", the_rest)
    assert call("review", file, "--json", *short, "--keep", str(kept)).json == whole
    other = call("review", file, "--tries", "2", "--keep", str(kept))
    assert other.code == 2 and "holds something else" in other.err


def test_only_finished_games_are_reviewed(tmp_path: Path, call: Call) -> None:
    file = str(record_in(tmp_path, moves=3))
    answer = call("review", file)
    assert answer.code == 2 and "the game is not over" in answer.err
    assert call("review", str(tmp_path / "none.json")).code == 2
    whole = str(record_in(tmp_path))
    assert call("review", whole, "--report", str(tmp_path / "nowhere" / "x.html")).code == 2


@pytest.mark.parametrize(
    ("lang", "word", "said"), [("en", "hint", "A strong player would take"), ("hu", "tipp", "Egy erős játékos ezt lépné")]
)
def test_a_hint_at_the_table(
    lang: str, word: str, said: str, tmp_path: Path, call: Call, monkeypatch: pytest.MonkeyPatch, few_worlds: None
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("asztal.cli.session.HINT_TRIES", 4)
    answer = call("terminal", "rollwrite", "--seats", "you", "--seed", "4", "--lang", lang, typed=f"{word}\nq\n")
    assert said in answer.out
