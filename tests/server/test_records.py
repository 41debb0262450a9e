"""Records and replay of finished games."""

from typing import Any

import pytest

from asztal.core.record import Record, read_record, verify
from server.guests import Guest, Refused, play_on, two_at_a_table
from server.services import Server


@pytest.fixture(scope="module")
def finished(home: Server) -> tuple[Server, dict[str, str], str, dict[str, Any]]:
    """A finished game: its server, Anna's cookies, its table and its record."""
    anna, bela = two_at_a_table(home.url, seed=11)
    play_on(anna, bela, pick=1)
    record = anna.guest.get(f"/api/tables/{anna.table}/record")
    return home, dict(anna.guest.http.cookies), anna.table, record


Finished = tuple[Server, dict[str, str], str, dict[str, Any]]


def guest_of(finished: Finished) -> Guest:
    guest = Guest(finished[0].url)
    guest.http.cookies.update(finished[1])
    return guest


def test_a_record_replays_to_the_same_scores(finished: Finished) -> None:
    from asztal import games

    anna, table, record = guest_of(finished), finished[2], finished[3]
    text = anna.http.get(f"/api/tables/{table}/record").text
    read = read_record(text)
    outcome = anna.get(f"/api/tables/{table}")["outcome"]
    final = verify(games.game(record["game"]), read)
    assert [score.total for score in final.result().scores] == [score["total"] for score in outcome["result"]["scores"]]
    assert record["seats"] == ["Anna", "Béla"] and record["seed"] == 11


def test_a_record_of_a_running_game_would_tell_everything(home: Server) -> None:
    anna, bela = two_at_a_table(home.url)
    for path in ("record", "scores"):
        with pytest.raises(Refused, match="409 not-finished"):
            anna.guest.get(f"/api/tables/{anna.table}/{path}")
    with pytest.raises(Refused, match="409 not-finished"):
        anna.guest.get(f"/api/tables/{anna.table}/replay", seat=1)
    with pytest.raises(Refused, match="409 not-finished"):
        anna.guest.post(f"/api/tables/{anna.table}/branch", {"step": 0, "seat": 0})
    waiting = anna.guest.open("me", "open")
    with pytest.raises(Refused, match="not-finished"):
        anna.guest.get(f"/api/tables/{waiting['id']}/record")
    bela.leave()


def test_replay_shows_every_step_through_any_eyes(finished: Finished) -> None:
    anna, table, record = guest_of(finished), finished[2], finished[3]
    steps = len(record["moves"])
    seen = []
    for first in range(0, steps + 1, 50):
        part = anna.get(f"/api/tables/{table}/replay", seat=1, from_=first, to=first + 50)
        assert part["steps"] == steps and part["seats"] == ["Anna", "Béla"] and part["seat"] == 1
        seen += part["frames"]
    assert [frame["step"] for frame in seen] == list(range(steps + 1))
    assert [f"{frame['seat']} {frame['code']}" for frame in seen[1:]] == record["moves"]
    assert all(frame["view"]["seat"] == 1 for frame in seen)
    assert seen[0]["to_act"] and seen[-1]["to_act"] == [] and seen[-1]["view"]["over"]
    assert all(frame["label"]["id"] for frame in seen[1:])
    spectator = anna.get(f"/api/tables/{table}/replay", from_=10, to=11)["frames"]
    assert spectator[0]["view"]["seat"] is None and len(spectator) == 1
    assert spectator[0]["drawn"] is None
    drawn = anna.get(f"/api/tables/{table}/replay", from_=10, to=11, drawn="true")["frames"][0]["drawn"]
    assert drawn["hu"] and drawn["en"] and drawn["hu"] != drawn["en"]
    assert anna.get(f"/api/tables/{table}/replay", from_=steps + 5, to=steps + 9)["frames"] == []
    assert len(anna.get(f"/api/tables/{table}/replay", from_=0, to=100000)["frames"]) == 50
    with pytest.raises(Refused, match="bad-message"):
        anna.get(f"/api/tables/{table}/replay", seat=5)
    with pytest.raises(Refused, match="bad-message"):
        anna.get(f"/api/tables/{table}/replay", from_=-1)


def test_a_running_game_is_looked_back_at_through_ones_own_eyes(home: Server) -> None:
    anna, bela = two_at_a_table(home.url, seed=11)
    play_on(anna, bela, moves=20)
    seen = {told["number"]: told["eyes"][0]["view"] for told in anna.seen if told["type"] in ("welcome", "update")}
    assert len(seen) == 21
    back = anna.guest.get(f"/api/tables/{anna.table}/replay", seat=0, from_=0, to=50)
    frames = dict(zip(back["numbers"], back["frames"], strict=True))
    assert all(frames[number]["view"] == view for number, view in seen.items())
    # What others chose is told by the log only, as it was then.
    assert all(frame["label"] is None and frame["code"] is None for frame in back["frames"] if frame["seat"] == 1)
    assert all(frame["label"]["id"] for frame in back["frames"] if frame["seat"] == 0)
    spectator = anna.guest.get(f"/api/tables/{anna.table}/replay")["frames"]
    assert all(frame["view"]["seat"] is None and frame["label"] is None for frame in spectator)
    bela.leave()


def test_a_replay_knows_where_rounds_begin(finished: Finished) -> None:
    anna, table = guest_of(finished), finished[2]
    whole = anna.get(f"/api/tables/{table}/replay", seat=0)
    assert whole["rounds"] and whole["rounds"] == sorted(set(whole["rounds"]))
    for step in whole["rounds"]:
        [frame] = anna.get(f"/api/tables/{table}/replay", seat=0, from_=step, to=step + 1)["frames"]
        assert any("round" in line["id"] for line in frame["lines"])
    assert anna.get(f"/api/tables/{table}/replay", from_=10)["rounds"] == []


def test_a_finished_game_is_played_on_from_any_moment_against_bots(finished: Finished) -> None:
    anna, table, record = guest_of(finished), finished[2], finished[3]
    half = len(record["moves"]) // 2
    then = anna.get(f"/api/tables/{table}/replay", seat=1, from_=half, to=half + 1)["frames"][0]["view"]
    branch = anna.post(f"/api/tables/{table}/branch", {"step": half, "seat": 1, "bot": "random"})
    assert branch["status"] == "running" and branch["outcome"] is None and branch["id"] != table
    assert [seat["kind"] for seat in branch["seats"]] == ["bot", "person"] and branch["seats"][1]["mine"]
    on = anna.get(f"/api/tables/{branch['id']}/replay", seat=1, from_=half, to=half + 1)["frames"][0]["view"]
    assert on == then
    for wrong in ({"step": len(record["moves"]), "seat": 0}, {"step": 0, "seat": 5}):
        with pytest.raises(Refused, match="bad-message"):
            anna.post(f"/api/tables/{table}/branch", wrong)


def test_the_log_of_the_replay_is_the_log_of_the_game(finished: Finished) -> None:
    anna, table = guest_of(finished), finished[2]
    live = [line["line"]["id"] for line in anna.sit(table).now["lines"]]
    replayed = []
    for first in range(0, len(finished[3]["moves"]) + 1, 50):
        for frame in anna.get(f"/api/tables/{table}/replay", seat=0, from_=first, to=first + 50)["frames"]:
            replayed += [line["id"] for line in frame["lines"]]
    assert replayed == live


def test_scores_step_by_step(finished: Finished) -> None:
    anna, table, record = guest_of(finished), finished[2], finished[3]
    steps = anna.get(f"/api/tables/{table}/scores")["steps"]
    assert len(steps) == len(record["moves"]) + 1 and steps[-1]["totals"] == record["scores"]


def test_a_private_game_stays_private(finished: Finished) -> None:
    home, _, table, _ = finished
    cili = Guest(home.url, "Cili")
    for path in ("record", "replay", "scores"):
        with pytest.raises(Refused, match="403 private"):
            cili.get(f"/api/tables/{table}/{path}")
    key = guest_of(finished).get(f"/api/tables/{table}")["key"]
    for path in ("record", "replay", "scores"):
        assert cili.get(f"/api/tables/{table}/{path}", key=key)


def test_an_imported_record_can_be_replayed_and_exported_again(finished: Finished) -> None:
    home, _, _, record = finished
    cili = Guest(home.url, "Cili")
    table = cili.post("/api/records", record)
    assert table["imported"] and table["status"] == "finished" and table["outcome"]["ended"] == "played"
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Béla"]
    assert cili.get(f"/api/tables/{table['id']}/record") == record
    assert cili.sit(table["id"]).now["status"] == "finished"
    assert table["id"] in [other["id"] for other in cili.get("/api/tables", list="mine")]
    with pytest.raises(Refused, match="not-your-seat"):
        cili.post(f"/api/tables/{table['id']}/rematch")


def test_half_a_record_is_imported_for_looking_at(finished: Finished) -> None:
    home, _, _, record = finished
    cili = Guest(home.url, "Cili")
    half = {**record, "moves": record["moves"][:20], "scores": None, "ended": None}
    table = cili.post("/api/records", half)
    assert table["status"] == "finished" and table["outcome"]["ended"] == "imported" and table["outcome"]["result"] is None
    assert cili.get(f"/api/tables/{table['id']}/replay")["steps"] == 20


def spoil(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**record, **changes}


@pytest.mark.parametrize(
    ("changes", "error", "detail"),
    [
        ({"game": "halma"}, "bad-record", "halma"),
        ({"version": 99}, "bad-record", "version"),
        ({"seats": []}, "bad-record", "players"),
        ({"seats": ["a"] * 30}, "bad-record", "players"),
        ({"options": {"x": "y"}}, "bad-record", "option"),
        ({"moves": ["0 nonsense"]}, "bad-record", "move 1"),
        ({"moves": ["9 pass"]}, "bad-record", "move 1"),
        ({"moves": ["9" * 5000 + " pass"]}, "bad-record", "move 1"),
        ({"moves": ["pass"]}, "bad-record", "move 1"),
        ({"moves": []}, "bad-record", "not over"),
        ({"scores": [1, 2]}, "bad-record", "scores"),
        ({"resigned": [0, 0]}, "bad-record", "resigned"),
        ({"resigned": [2]}, "bad-record", "resigned"),
        ({"ended": "time"}, "bad-record", "resigned"),
        ({"ended": "played", "moves": [], "scores": None}, "bad-record", "not over"),
        ({"moves": 5}, "bad-message", "moves"),
        ({"surprise": 1}, "bad-message", "surprise"),
        ({"seed": 2**80}, "bad-record", "seed"),
        ({"seed": -1}, "bad-record", "seed"),
        ({"seed": "x"}, "bad-record", "seed"),
        ({"seed": [1]}, "bad-message", "seed"),
    ],
)
def test_a_bad_record_is_one_clear_error(finished: Finished, changes: dict[str, Any], error: str, detail: str) -> None:
    with pytest.raises(Refused) as refused:
        guest_of(finished).post("/api/records", spoil(finished[3], **changes))
    assert (refused.value.status, refused.value.error) == (400, error)
    assert detail in refused.value.detail and "\n" not in refused.value.detail


def test_a_record_may_not_be_endless(finished: Finished) -> None:
    with pytest.raises(Refused, match="bad-record"):
        guest_of(finished).post("/api/records", spoil(finished[3], moves=["0 x"] * 30_000))
    with pytest.raises(Refused, match="413 too-big"):
        guest_of(finished).post("/api/records", spoil(finished[3], moves=["0 " + "x" * 1000] * 6_000))


def test_resigned_games_are_replayed_up_to_where_they_ended(home: Server) -> None:
    anna, bela = two_at_a_table(home.url)
    play_on(anna, bela, moves=5)
    anna.ask("resign", seat=0)
    record = anna.guest.get(f"/api/tables/{anna.table}/record")
    assert len(record["moves"]) == 5 and record["scores"] is None
    assert anna.guest.get(f"/api/tables/{anna.table}/replay")["steps"] == 5
    assert (record["ended"], record["resigned"]) == ("resigned", [0])
    kept = anna.guest.post("/api/records", record)
    assert kept["outcome"] == {"ended": "resigned", "winners": [1], "ranks": [2, 1], "result": None}
    assert [seat["resigned"] for seat in kept["seats"]] == [True, False]
    assert anna.guest.sit(kept["id"]).now["outcome"] == kept["outcome"]
    assert anna.guest.get(f"/api/tables/{kept['id']}/record") == record


def test_an_older_record_says_nothing_of_its_end(finished: Finished) -> None:
    record = {key: value for key, value in finished[3].items() if key not in ("ended", "resigned")}
    assert guest_of(finished).post("/api/records", record)["outcome"]["ended"] == "played"


def test_why_a_record_cannot_be_replayed_is_said_in_both_languages(finished: Finished) -> None:
    record = finished[3]
    wrong = {**record, "moves": [record["moves"][0], record["moves"][0]], "scores": None, "ended": None}
    with pytest.raises(Refused, match="bad-record") as refused:
        guest_of(finished).post("/api/records", wrong)
    line = refused.value.line
    assert (line["id"], line["args"]) == ("why-bad-move", {"move": 2})
    english, hungarian = line["text"]["en"], line["text"]["hu"]
    assert "move 2." in english and len(english) > english.index("move 2.") + 10, "the game says why"
    assert hungarian != english and "why-" not in hungarian + english


def test_undone_moves_are_not_in_the_record(home: Server) -> None:
    anna, bela = two_at_a_table(home.url, game="stones")
    anna.move("take:3")
    anna.ask("undo", seat=0, number=2)
    anna.move("take:1")
    bela.see(4)
    bela.ask("resign", seat=1)
    record = anna.guest.get(f"/api/tables/{anna.table}/record")
    assert record["moves"] == ["0 take:1"]
    assert Record(**record).moves == ["0 take:1"]
