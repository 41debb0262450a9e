"""`asztal arena`: a table for people, an answer for machines, a page with plots."""

from pathlib import Path

import pytest

from cli.calling import Answer, Call

FEW = ("--bots", "greedy,random", "--games", "4", "--workers", "1", "--seed", "3")


def arena(call: Call, *more: str, game: str = "rollwrite") -> Answer:
    return call("arena", game, *FEW, *more)


def test_the_better_bot_stands_first(call: Call) -> None:
    lines = arena(call, "--lang", "en").out.splitlines()
    assert "4 games" in lines[0]
    rows = [line for line in lines if "greedy" in line or "random" in line]
    assert "greedy" in rows[0] and "random" in rows[1]
    assert any(line.startswith("Seat 1 won") for line in lines)


def test_for_machines(call: Call) -> None:
    found = arena(call, "--json").json
    assert found["match"]["bots"] == ["greedy", "random"]
    assert found["table"]["games"] == 4
    assert [one["bot"] for one in found["table"]["standings"]] == ["greedy", "random"]


def test_kept_games_are_not_played_again(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    first = arena(call, "--keep", str(file), "--json").json
    lines = file.read_text().splitlines()
    assert len(lines) == 1 + 4
    assert arena(call, "--keep", str(file), "--json").json == first
    assert file.read_text().splitlines() == lines


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_the_page_names_factions_in_the_language_asked_for(call: Call, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "match.html"
    arena(call, "--report", str(file), "--lang", lang, game="settlers")
    page = file.read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page and page.count("<svg") >= 3
    assert {"en": "Wins by faction", "hu": "Győzelmek frakciók szerint"}[lang] in page
    assert any(
        name in page for name in {"en": ("Barbarians", "Egyptians"), "hu": ("Barbár Birodalom", "Egyiptomi Birodalom")}[lang]
    )


@pytest.mark.parametrize(
    ("bots", "said"),
    [("gredy", "did you mean 'greedy'"), (",", "--bots needs one bot at least"), ("search:x", "write how often it tries")],
)
def test_a_wrong_bot_is_told_before_anything_starts(call: Call, bots: str, said: str) -> None:
    answer = call("arena", "rollwrite", "--bots", bots)
    assert answer.code == 2 and said in answer.err and len(answer.err.splitlines()) == 1


def test_a_page_that_cannot_be_written_is_told_before_anything_starts(call: Call, tmp_path: Path) -> None:
    answer = arena(call, "--report", str(tmp_path / "no" / "page.html"))
    assert answer.code == 2 and "there is no such folder" in answer.err and not answer.out


def test_alone_there_are_wins_but_nobody_to_be_rated_against(call: Call) -> None:
    found = call(
        "arena", "ginkgopolis", "--bots", "greedy,random", "--seats", "1", "--games", "4", "--workers", "1", "--json"
    ).json
    assert [one["rating"] for one in found["table"]["standings"]] == [25.0, 25.0]
    assert [one["wins"]["games"] for one in found["table"]["standings"]] == [2, 2]
