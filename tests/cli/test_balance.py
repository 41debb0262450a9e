"""`asztal balance`: tables for people, an answer for machines, a page with plots; own content measured the same way."""

from pathlib import Path

import pytest

from cli.calling import Answer, Call
from rollwrite.setting import OWN

FEW = ("--bots", "greedy", "--games", "2", "--pairs", "1", "--workers", "1", "--seed", "3")


def measured(call: Call, *more: str, game: str = "rollwrite") -> Answer:
    return call("balance", game, *FEW, *more)


def test_for_people(call: Call) -> None:
    out = measured(call, "--lang", "en").out
    assert "Pieces taken in 20–80 % of games" in out
    assert "Bridges and harvests" in out


def test_for_machines(call: Call) -> None:
    found = measured(call, "--json").json
    assert found["plan"]["bots"] == ["greedy"]
    [figures] = found["balance"]["bots"]
    assert figures["games"] == 2 and len(figures["pieces"]) == 5
    assert {ban["part"] for ban in figures["bans"]} >= {"bridges", "fields", "converters"}


def test_kept_games_are_not_played_again(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = measured(call, "--keep", str(file), "--json").json
    lines = file.read_text().splitlines()
    assert measured(call, "--keep", str(file), "--json").json == first
    assert file.read_text().splitlines() == lines


def test_a_file_of_other_games_is_not_mixed_with_these(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    measured(call, "--keep", str(file), "--bans", "0", "--pairs", "0")
    answer = measured(call, "--keep", str(file), "--against", "random")
    assert answer.code == 2 and "holds something else" in answer.err and len(answer.err.splitlines()) == 1


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_the_page_has_plots_and_speaks_the_language_asked_for(call: Call, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "page.html"
    measured(call, "--report", str(file), "--lang", lang, "--games", "8", "--bans", "2")
    page = file.read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page and page.count("<svg") == 2
    assert {"en": "Bridges and harvests", "hu": "Hidak és aratás"}[lang] in page


def test_a_page_as_markdown_compares_with_an_earlier_measurement(call: Call, tmp_path: Path) -> None:
    before, file = tmp_path / "before.json", tmp_path / "page.md"
    before.write_text(measured(call, "--json").out)
    measured(call, "--before", str(before), "--report", str(file), "--lang", "en")
    lines = file.read_text(encoding="utf-8").splitlines()
    assert "|  | before | now |" in lines
    assert any(line.startswith("| Piece | Taken before | Taken |") for line in lines)


def test_two_bots_are_compared(call: Call) -> None:
    found = measured(call, "--bots", "greedy,random", "--games", "8", "--bans", "0", "--json").json
    [likeness] = found["balance"]["likeness"]
    assert likeness["bots"] == ["greedy", "random"] and -1 <= likeness["taken"] <= 1


def test_an_own_village_is_measured_by_the_name_of_its_file(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OWN, encoding="utf-8")
    found = measured(call, "--village", str(file), "--seats", "1", "--bans", "0", "--json").json
    [figures] = found["balance"]["bots"]
    assert len(figures["pieces"]) == 6 and all(piece["id"].startswith("own-") for piece in figures["pieces"])
    assert measured(call, f"--village={file}", "--seats", "1", "--bans", "0", "--json").json == found


def test_every_village_in_turn(call: Call) -> None:
    alone = ("--bots", "random", "--seats", "1", "--games", "1", "--bans", "0", "--pairs", "0")
    found = measured(call, *alone, "--each", "village", "--json").json
    [figures] = found["balance"]["bots"]
    assert figures["games"] == len(figures["marks"]["village"]) == 48


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--bots", "gredy"), "did you mean 'greedy'"),
        (("--against", "gredy"), "did you mean 'greedy'"),
        (("--only", "brdges"), "did you mean 'bridges'"),
        (("--vilage", "x"), "has no option '--vilage'"),
        (("--village", "nowhere.toml"), "nowhere.toml"),
        (("--village",), "needs a value"),
        (("--each", "size"), "has no such option"),
        (("--before", "nowhere.json"), "no answer of `asztal balance --json`"),
        (("--seats", "9"), "players"),
    ],
)
def test_a_mistake_is_told_in_one_line_before_anything_starts(call: Call, more: tuple[str, ...], said: str) -> None:
    answer = measured(call, *more)
    assert answer.code == 2 and said in answer.err and len(answer.err.splitlines()) == 1 and not answer.out
