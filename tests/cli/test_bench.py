"""`asztal bench`: what it measures, beside whom, and where it writes it. How fast anything is, only the gate says."""

import sys
from pathlib import Path

import pytest

import asztal
from asztal.cli import bench
from asztal.cli.peers import PEERS, Peer
from cli.calling import GAME, Call

SPEED = {
    *("game", "seats", "decisions_per_second", "copies_per_second", "games_per_second", "compiled"),
    *("plays", "observed_per_second"),
}


def test_bench_for_machines_and_people(call: Call) -> None:
    found = call("bench", GAME, "--seats", "2", "--seconds", "0.02", "--observed", "--json").json
    assert [set(speed) for speed in found] == [SPEED]
    assert all(found[0][key] > 0 for key in SPEED if key.endswith("second"))
    assert GAME in call("bench", "--seconds", "0.02").out


def test_bench_writes_between_the_marks_only(call: Call, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- bench:begin -->\nold\n<!-- bench:end -->\nafter\n")
    assert call("bench", GAME, "--seconds", "0.02", "--write", str(page)).code == 0
    text = page.read_text()
    assert text.startswith("before\n<!-- bench:begin -->\n| game |") and text.endswith("<!-- bench:end -->\nafter\n")
    assert "old" not in text
    page.write_text("no marks")
    assert call("bench", GAME, "--write", str(page)).code == 2


def test_the_gate_tells_how_many_times_as_fast_as_its_peer_each_game_is(call: Call) -> None:
    answer = call("bench", GAME, "--seconds", "0.05", "--gate", "--json")
    if not asztal.compiled():
        assert answer.code == 2 and "interpreted" in answer.err
        return
    assert answer.code == 0
    assert [(ratio["game"], ratio["seats"]) for ratio in answer.json] == [(GAME, 2), (GAME, 4)]
    assert all(ratio["passed"] and min(ratio["decisions"], ratio["copies"]) >= bench.GATE for ratio in answer.json)


def test_a_game_that_has_become_slow_does_not_pass_the_gate(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    if asztal.compiled():
        monkeypatch.setattr(bench, "GATE", 100_000)
        answer = call("bench", GAME, "--seconds", "0.05", "--gate")
        assert answer.code == 2
        assert f"less than 100000 times as fast as catanatron: {GAME} with 2 seats" in answer.err


def test_bench_beside_peers(call: Call) -> None:
    answer = call("bench", GAME, "--seconds", "0.02", "--peers", "--json")
    theirs = [("catanatron", 2), ("catanatron", 4), ("open_spiel", 2), ("rlcard", 2), ("rlcard", 4), ("pettingzoo", 2)]
    assert [(speed["game"], speed["seats"]) for speed in answer.json] == [(GAME, 2), (GAME, 4), *theirs]
    assert answer.err == ""
    assert {(speed["game"], speed["plays"]) for speed in answer.json} == {
        *(
            (GAME, None),
            ("catanatron", "Catan"),
            ("open_spiel", "backgammon"),
            ("rlcard", "Uno"),
            ("pettingzoo", "Connect Four"),
        ),
    }


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.name)
def test_a_peer_plays_whole_games_with_every_number_of_seats_it_is_measured_with(peer: Peer) -> None:
    for seats in peer.seats:
        play = peer.player(seats)
        assert min(play(), play()) > 1
        if peer.copier is not None:
            peer.copier(seats)()


def test_a_named_peer_is_the_only_one_and_gives_the_seats(call: Call) -> None:
    found = call("bench", GAME, "--seconds", "0.02", "--peer", "open_spiel", "--json").json
    assert [(speed["game"], speed["seats"]) for speed in found] == [(GAME, 2), ("open_spiel", 2)]


def test_a_peer_that_is_not_installed_is_named_and_the_others_are_measured(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("rlcard", "pygame"):
        monkeypatch.setitem(sys.modules, module, None)
    told = [
        "Not measured: rlcard, because rlcard is not installed.",
        "Not measured: pettingzoo, because pygame is not installed.",
    ]
    machine = call("bench", GAME, "--seats", "2", "--seconds", "0.02", "--peers", "--json")
    assert [speed["game"] for speed in machine.json] == [GAME, "catanatron", "open_spiel"]
    assert (machine.code, machine.err.splitlines()) == (0, told)
    person = call("bench", GAME, "--seats", "2", "--seconds", "0.02", "--peers")
    assert person.code == 0 and person.out.splitlines()[-2:] == told


def test_a_named_peer_has_to_be_installed(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pygame", None)
    answer = call("bench", GAME, "--peer", "pettingzoo")
    assert answer.code == 2
    assert "measuring pettingzoo needs pygame, which is not installed: pip install 'asztal[dev]'" in answer.err


def test_the_gate_needs_its_peer(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    answer = call("bench", GAME, "--gate")
    assert answer.code == 2
    assert ("catanatron, which is not installed" if asztal.compiled() else "interpreted") in answer.err


def test_ratios_compare_with_catanatron_with_as_many_seats() -> None:
    ours = [bench.Speed(GAME, seats, 6_000, 1_000, 50, True) for seats in (2, 3)]
    theirs = [
        bench.Speed("rlcard", 2, 300, None, 7, False, "Uno"),
        bench.Speed("catanatron", 2, 200, 500, 3, False, "Catan"),
    ]
    assert bench.rows(ours, theirs) == [
        [GAME, "2", "compiled", "6 000 (30.0×)", "1 000 (2.0×)", "50"],
        [GAME, "3", "compiled", "6 000", "1 000", "50"],
        ["rlcard: Uno", "2", "interpreted", "300 (1.5×)", "–", "7"],
        ["catanatron: Catan", "2", "interpreted", "200", "500", "3"],
    ]


def test_observed_steps_are_measured_if_asked_for(call: Call) -> None:
    line = ("bench", GAME, "--seats", "2", "--seconds", "0.02")
    assert call(*line, "--json").json[0]["observed_per_second"] is None
    assert "observed steps/s" in call(*line, "--observed").out


def test_observed_steps_have_marks_of_their_own(call: Call, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- bench:begin -->\n<!-- bench:end -->\n<!-- observed:begin -->\nold\n<!-- observed:end -->\nafter\n")
    line = ("bench", GAME, "--seconds", "0.02", "--write", str(page))
    assert call(*line).code == 0
    assert "\nold\n" in page.read_text()
    assert call(*line, "--observed").code == 0
    table = page.read_text().partition("<!-- observed:begin -->\n")[2]
    assert table.startswith("| game | seats | engine | observed steps/s |\n| --- | ---: | --- | ---: |\n")
    assert table.endswith(" |\n<!-- observed:end -->\nafter\n")
    page.write_text("<!-- bench:begin -->\n<!-- bench:end -->")
    answer = call(*line, "--observed")
    assert answer.code == 2 and "<!-- observed:begin -->" in answer.err


def test_observing_without_numpy_says_what_to_install(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    answer = call("bench", GAME, "--observed")
    assert answer.code == 2
    assert answer.err.count("\n") == 1
    assert "observing needs numpy, which is not installed: pip install 'asztal[lab]'" in answer.err
