"""`asztal selfplay`, `replay` and `check`, for people and for machines."""

import json
from pathlib import Path

import asztal
from asztal.core.resources import read
from cli.calling import GAME, Call


def test_selfplay_for_machines(call: Call) -> None:
    answer = call("selfplay", GAME, "--seats", "2", "--games", "25", "--seed", "7", "--json")
    assert answer.code == 0
    found = answer.json
    told = {"game", "seats", "games", "decisions", "seconds", "decisions_per_second", "mean_score", "bots", "mean_scores"}
    assert set(found) == told
    assert (found["game"], found["seats"], found["games"]) == (GAME, 2, 25)
    assert found["decisions"] > 0 and found["seconds"] > 0 and found["mean_score"] > 0


def test_selfplay_gives_the_same_games_with_any_number_of_processes(call: Call) -> None:
    one, two = (call("selfplay", GAME, "--games", "25", "--seed", "7", "--jobs", jobs, "--json").json for jobs in ("1", "2"))
    assert (one["decisions"], one["mean_score"]) == (two["decisions"], two["mean_score"])


def test_selfplay_with_greedy_scores_higher(call: Call) -> None:
    random, greedy = (
        call("selfplay", GAME, "--games", "2", "--bot", bot, "--json").json["mean_score"] for bot in ("random", "greedy")
    )
    assert greedy > random


def test_selfplay_with_a_bot_for_each_seat(call: Call) -> None:
    answer = call("selfplay", "rollwrite", "--seats", "2", "--games", "4", "--bots", "greedy,random", "--json").json
    assert answer["bots"] == ["greedy", "random"]
    assert answer["mean_scores"][0] > answer["mean_scores"][1]
    assert call("selfplay", "rollwrite", "--seats", "2", "--games", "1", "--bots", "greedy,random,easy").code != 0


def test_selfplay_for_people_with_options(call: Call) -> None:
    answer = call("selfplay", "ginkgopolis", "--games", "3", "--option", "characters=draft", "--lang", "hu")
    assert answer.code == 0
    assert "Átlagpontszám" in answer.out


def test_replay_for_people_with_the_log(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    call("terminal", GAME, "--seats", "random,random", "--seed", "4", "--record", str(file))
    answer = call("replay", str(file), "--log")
    assert "replayed and verified" in " ".join(answer.out.split())
    assert "Final scores" in answer.out and "Round 1 begins." in answer.out
    assert call("replay", str(file), "--log", "--json").json["log"]
    assert "Végeredmény" in call("replay", str(file), "--lang", "hu").out


def test_a_record_with_wrong_scores_or_moves_is_refused(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    call("terminal", GAME, "--seats", "random,random", "--seed", "4", "--record", str(file))
    text = file.read_text()
    file.write_text(text.replace('"seed": 4', '"seed": 5'))
    answer = call("replay", str(file))
    assert answer.code == 2
    assert answer.err.startswith(f"asztal: {file}: move ") and answer.err.count("\n") == 1


def test_check_knows_content_by_its_file_name(call: Call, tmp_path: Path) -> None:
    good, bad = tmp_path / "buildings.toml", tmp_path / "my-characters.toml"
    good.write_text(read("asztal.games.ginkgopolis", "content/buildings.toml"))
    bad.write_text('[someone]\nname = { en = "X", hu = "Y" }\nsource = "ours"\ncolour = "green"\n')
    (tmp_path / "pyproject.toml").write_text("")
    answer = call("check", str(good))
    assert (answer.code, answer.out) == (0, f"ok {good}: content of ginkgopolis, 60 printings, 60 cards\n")

    answer = call("check", str(tmp_path))
    assert answer.code == 2
    assert answer.out.count("ok ") == 1
    assert answer.err.startswith(f"{bad}:4:") and answer.err.count("\n") == 1

    findings = {finding["path"]: finding for finding in call("check", str(tmp_path), "--json").json}
    assert findings[str(good)]["ok"] and not findings[str(bad)]["ok"]
    assert set(findings[str(good)]) == {"path", "ok", "message"}


def test_check_finds_the_game_of_a_file_several_games_have(call: Call, tmp_path: Path) -> None:
    """Imperial Settlers and Imperium both have common cards; a file can be right for one of them only."""
    file = tmp_path / "common.toml"
    for game, words in (("settlers", "84 common cards"), ("imperium", "designs")):
        file.write_text(read(f"asztal.games.{game}", "content/common.toml"))
        answer = call("check", str(file))
        assert answer.code == 0 and f"content of {game}" in answer.out and words in answer.out
    file.write_text("[farm]\n")
    answer = call("check", str(file))
    assert answer.code == 2 and "several games have such a file (imperium, settlers); name one with --game" in answer.err


def test_check_lists_every_violation_of_a_position(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    plain = asztal.game("ginkgopolis").new(seats=2, seed=1).dump()
    file.write_text(json.dumps(plain))
    assert call("check", str(file)).out == f"ok {file}: position of ginkgopolis, unfinished\n"

    plain["sides"][0]["resources"] += 1
    plain["sides"][1]["new-hand"] = 7
    plain["first"] = 4
    file.write_text(json.dumps(plain))
    answer = call("check", str(file))
    assert answer.code == 2 and answer.out == ""
    assert [line.split(": ")[:2] for line in answer.err.splitlines()] == [
        [str(file), "first"],
        [str(file), "sides[0]"],
        [str(file), "sides[1].new-hand"],
    ]
    assert call("check", str(file), "--json").json[0]["message"].count("\n") == 2


def test_check_takes_own_cards_for_a_named_game(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "my-cards.toml"
    file.write_text(read("asztal.games.ginkgopolis", "content/letters.toml"))
    assert call("check", str(file), "--game", "ginkgopolis").code == 0
    strange = tmp_path / "strange.toml"
    strange.write_text("")
    assert "neither a record" in call("check", str(strange), "--game", "ginkgopolis").err
