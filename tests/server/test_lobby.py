"""The lobby: opening tables, sitting down, invitations, watching, starting, playing again."""

import contextlib
import re
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from server.guests import Guest, Refused, closing_code, play_on, two_at_a_table
from server.services import PATIENCE, ROOT, Server, home_settings, running


def test_the_games_tell_all_about_themselves(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    for game in anna.get("/api/games"):
        assert game["title"]["hu"] and game["motto"]["hu"] and game["blurb"]["en"] and game["players"]
        book = anna.get(f"/api/games/{game['name']}")
        assert book["guide"]["hu"] and len(book["texts"]["hu"]) == 3
        assert all(item["name"]["hu"] and item["text"]["en"] is not None for item in book["items"])
        for option in book["options"]:
            assert option["title"]["hu"] and all(value["title"]["en"] for value in option["values"])
            for name, value in option["when"].items():
                assert value in [one["value"] for other in book["options"] if other["name"] == name for one in other["values"]]
    assert [bot["kind"] for bot in anna.get("/api/bots") if bot["games"] is None] == ["easy", "medium", "hard", "expert"]
    assert len(anna.get("/api/texts")["hu"]) == 2


def test_a_bot_that_is_plugged_in_is_offered_for_the_games_it_plays(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    assert {"kind": "learned", "games": ["settlers"]} in anna.get("/api/bots")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "learned"}]
    table = anna.post("/api/tables", {"game": "settlers", "seats": seats})
    assert table["seats"][1]["bot"] == "learned"
    with pytest.raises(Refused, match="bad-bot"):
        anna.post("/api/tables", {"game": "minerva", "seats": seats})


def test_a_catalogue_need_not_be_sent_twice(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    address = f"/api/games/{anna.any_game(2)}"
    first = anna.http.get(address)
    again = anna.http.get(address, headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304 and not again.content


def test_an_open_table_is_found_and_filled(home: Server) -> None:
    anna, bela = Guest(home.url, "Anna"), Guest(home.url, "Béla")
    table = anna.open("me", "open", public=True)
    assert table["status"] == "waiting" and table["seats"][1]["kind"] == "open"
    assert table["id"] in [other["id"] for other in bela.get("/api/tables", list="open", limit=100)]
    with pytest.raises(Refused, match="seats-free"):
        anna.post(f"/api/tables/{table['id']}/start")
    joined = bela.post(f"/api/tables/{table['id']}/join", {"seat": 1, "name": "  Béla \n bácsi "})
    assert joined["seats"][1]["name"] == "Béla bácsi" and joined["seats"][1]["mine"]
    with pytest.raises(Refused, match="host-only"):
        bela.post(f"/api/tables/{table['id']}/start")
    assert anna.post(f"/api/tables/{table['id']}/start")["status"] == "running"
    with pytest.raises(Refused, match="not-waiting"):
        anna.post(f"/api/tables/{table['id']}/start")
    assert table["id"] in [other["id"] for other in bela.get("/api/tables", list="running", limit=100)]
    assert table["id"] in [other["id"] for other in bela.get("/api/tables", list="mine")]


def test_a_seat_is_taken_once(home: Server) -> None:
    anna, bela, cili = (Guest(home.url, name) for name in ("Anna", "Béla", "Cili"))
    table = anna.open("me", "open", public=True)
    bela.post(f"/api/tables/{table['id']}/join", {"seat": 1})
    with pytest.raises(Refused, match="seat-taken"):
        cili.post(f"/api/tables/{table['id']}/join", {"seat": 1})
    with pytest.raises(Refused, match="no-such-seat"):
        cili.post(f"/api/tables/{table['id']}/join", {"seat": 8})
    private = anna.open("me", "open")
    with pytest.raises(Refused, match="private"):
        cili.post(f"/api/tables/{private['id']}/join", {"seat": 1})
    kept = anna.open("me", "person", public=True)
    with pytest.raises(Refused, match="seat-invited"):
        cili.post(f"/api/tables/{kept['id']}/join", {"seat": 1})


def test_everybody_waiting_sees_who_sits_down_and_the_start(home: Server) -> None:
    anna, bela = Guest(home.url, "Anna"), Guest(home.url, "Béla")
    table = anna.open("me", "open", public=True)
    chair = anna.sit(table["id"])
    assert chair.now["status"] == "waiting" and chair.now["eyes"] == []
    bela.post(f"/api/tables/{table['id']}/join", {"seat": 1})
    assert chair.until("table")["table"]["seats"][1]["name"] == "Béla"
    anna.post(f"/api/tables/{table['id']}/start")
    assert chair.until("update")["entry"]["kind"] == "start"
    assert chair.eyes["to_act"]


def test_an_invitation_leads_to_its_seat_and_nowhere_else(home: Server) -> None:
    anna, bela, cili = (Guest(home.url, name) for name in ("Anna", "Béla", "Cili"))
    table = anna.open("me", "person")
    assert table["seats"][1]["kind"] == "invited"
    token = table["seats"][1]["invitation"]
    invitation = bela.get(f"/api/invitations/{token}")
    assert (invitation["seat"], invitation["host"], invitation["taken"]) == (1, "Anna", False)
    assert invitation["table"]["seats"][1]["invitation"] is None, "only the host sees invitations"
    with pytest.raises(Refused):
        cili.post(f"/api/tables/{table['id']}/join", {"seat": 1})
    assert bela.post(f"/api/invitations/{token}")["seats"][1]["name"] == "Béla"
    assert bela.post(f"/api/invitations/{token}")["seats"][1]["mine"], "a second click changes nothing"
    with pytest.raises(Refused, match="seat-taken"):
        cili.post(f"/api/invitations/{token}")
    with pytest.raises(Refused, match="no-such-invitation"):
        cili.post("/api/invitations/nonsense")
    with pytest.raises(Refused, match="no-such-invitation"):
        cili.get("/api/invitations/nonsense")


def test_who_gets_up_leaves_a_free_seat(home: Server) -> None:
    anna, bela = Guest(home.url, "Anna"), Guest(home.url, "Béla")
    table = anna.open("me", "person")
    bela.post(f"/api/invitations/{table['seats'][1]['invitation']}")
    bela.post(f"/api/tables/{table['id']}/leave")
    assert anna.get(f"/api/tables/{table['id']}")["seats"][1]["name"] is None
    with pytest.raises(Refused, match="private"):
        bela.post(f"/api/tables/{table['id']}/leave")
    public = anna.open("me", "open", public=True)
    with pytest.raises(Refused, match="not-your-seat"):
        bela.post(f"/api/tables/{public['id']}/leave")


def test_the_host_changes_seats_while_waiting(home: Server) -> None:
    anna, bela = Guest(home.url, "Anna"), Guest(home.url, "Béla")
    table = anna.open("me", "open", public=True)
    bela.post(f"/api/tables/{table['id']}/join", {"seat": 1})
    with pytest.raises(Refused, match="host-only"):
        bela.call("PUT", f"/api/tables/{table['id']}/seats/0", {"kind": "bot"})
    changed = anna.call("PUT", f"/api/tables/{table['id']}/seats/1", {"kind": "bot", "bot": "random"})
    assert changed["seats"][1]["kind"] == "bot" and changed["seats"][1]["user"] is None
    with pytest.raises(Refused, match="bad-bot"):
        anna.call("PUT", f"/api/tables/{table['id']}/seats/1", {"kind": "bot", "bot": "hal9000"})
    with pytest.raises(Refused, match="no-such-seat"):
        anna.call("PUT", f"/api/tables/{table['id']}/seats/7", {"kind": "bot"})
    with pytest.raises(Refused, match="no-such-page"):
        anna.call("PUT", f"/api/tables/{table['id']}/seats/x", {"kind": "bot"})


def test_who_is_removed_from_a_private_table_sees_it_no_longer(home: Server) -> None:
    anna, bela = Guest(home.url, "Anna"), Guest(home.url, "Béla")
    table = anna.open("me", "person")
    bela.post(f"/api/invitations/{table['seats'][1]['invitation']}")
    key = bela.get(f"/api/tables/{table['id']}")["key"]
    his, with_key = bela.sit(table["id"]), bela.sit(table["id"], key=key)
    anna.call("PUT", f"/api/tables/{table['id']}/seats/1", {"kind": "open"})
    assert his.closed_with() == with_key.closed_with() == 4403
    with pytest.raises(Refused, match="private"):
        bela.get(f"/api/tables/{table['id']}", key=key)


def test_who_leaves_a_finished_game_is_told_that_it_is_over(home: Server) -> None:
    anna, _ = two_at_a_table(home.url, game="stones")
    anna.ask("resign", seat=0)
    with pytest.raises(Refused, match="409 over"):
        anna.guest.post(f"/api/tables/{anna.table}/leave")


def test_spectators_watch_public_tables_and_others_only_with_the_key(home: Server) -> None:
    anna, cili = Guest(home.url, "Anna"), Guest(home.url, "Cili")
    for public in (True, False):
        table = anna.open("me", {"kind": "bot", "bot": "random"}, start=True, public=public)
        if not public:
            with pytest.raises(Refused, match="private"):
                cili.get(f"/api/tables/{table['id']}")
            assert closing_code(cili, table["id"]) == 4403
            assert closing_code(cili, table["id"], "?key=wrong") == 4403
        key = {} if public else {"key": table["key"]}
        assert cili.get(f"/api/tables/{table['id']}", **key)["key"] is None, "only those seated are given the key"
        watching = cili.sit(table["id"], **key)
        assert watching.eyes["seat"] is None and watching.eyes["legal"] == [] and watching.now["you"]["seats"] == []
        assert watching.ask("move", seat=0, code="x", number=1)["error"] == "not-your-seat"
    assert closing_code(cili, "nosuchtable") == 4404


def test_a_foreign_page_cannot_use_a_visitors_cookie(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    table = anna.open("me", {"kind": "bot"}, start=True)
    answer = anna.http.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403 and answer.json()["error"] == "foreign-page"
    headers = {"Cookie": anna.cookie(), "Origin": "https://evil.example"}
    address = f"{anna.url.replace('http', 'ws', 1)}/ws/tables/{table['id']}"
    with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
        with pytest.raises(ConnectionClosedError):
            socket.recv(timeout=PATIENCE)
        assert socket.close_code == 4403
    own = anna.http.patch("/api/session", json={"language": "en"}, headers={"Origin": home.url})
    assert own.json()["user"]["language"] == "en"


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "halma"}, "no-such-game"),
        ({"options": {"colour": "red"}}, "bad-options"),
        ({"options": {"colour": "red" * 20_000}}, "option-long"),
        ({"seats": [{"kind": "me"}] * 10}, "wrong-seats"),
        ({"seats": [{"kind": "me", "bot": "random"}, {"kind": "bot"}]}, "bad-message"),
        ({"seats": [{"kind": "me"}, {"kind": "open", "name": "Béla"}]}, "bad-message"),
        ({"seats": [{"kind": "me", "name": "x" * 41}, {"kind": "bot"}]}, "name-long"),
        ({"clock": {}}, "clock-empty"),
        ({"clock": {"increment": 5}}, "clock-empty"),
        ({"seats": []}, "bad-message"),
        ({"seats": [{"kind": "ghost"}]}, "bad-message"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal9000"}]}, "bad-bot"),
        ({"surprise": 1}, "bad-message"),
        ({"clock": {"bank": -1}}, "bad-message"),
        ({"seed": -1}, "bad-message"),
    ],
)
def test_a_table_that_cannot_be_is_one_clear_error(home: Server, change: dict[str, object], error: str) -> None:
    anna = Guest(home.url, "Anna")
    wish = {"game": anna.any_game(2), "seats": [{"kind": "me"}, {"kind": "bot"}], **change}
    with pytest.raises(Refused) as refused:
        anna.post("/api/tables", wish)
    assert refused.value.error == error and refused.value.status in (400, 404)


def test_a_table_is_taken_away_only_if_nobody_else_plays(home: Server) -> None:
    anna, bela = two_at_a_table(home.url)
    with pytest.raises(Refused, match="cannot-close"):
        anna.guest.call("DELETE", f"/api/tables/{anna.table}")
    with pytest.raises(Refused, match="host-only"):
        bela.guest.call("DELETE", f"/api/tables/{anna.table}")
    alone = anna.guest.open("me", {"kind": "bot", "bot": "random"}, start=True)
    chair = anna.guest.sit(alone["id"])
    assert anna.guest.call("DELETE", f"/api/tables/{alone['id']}") == {}
    assert chair.closed_with() == 4404
    with pytest.raises(Refused, match="no-such-table"):
        anna.guest.get(f"/api/tables/{alone['id']}")


def test_a_rematch_is_the_same_for_all_who_ask(home: Server) -> None:
    anna, bela = two_at_a_table(home.url, seed=5)
    with pytest.raises(Refused, match="not-finished"):
        anna.guest.post(f"/api/tables/{anna.table}/rematch")
    play_on(anna, bela)
    again = anna.guest.post(f"/api/tables/{anna.table}/rematch")
    assert bela.until("rematch")["table"] == again["id"]
    waiting = anna.guest.sit(again["id"])
    assert anna.guest.post(f"/api/tables/{anna.table}/rematch")["status"] == "waiting", "asking twice is asking once"
    both = bela.guest.post(f"/api/tables/{anna.table}/rematch")
    assert (both["id"], both["status"]) == (again["id"], "running")
    assert waiting.until("update")["entry"]["kind"] == "start"
    assert [seat["kind"] for seat in both["seats"]] == ["person", "person"]
    assert again["status"] == "waiting" and again["rematch_of"] == anna.table, "Béla has yet to come"
    assert [seat["name"] for seat in again["seats"]] == ["Anna", "Béla"]
    assert [seat["kind"] for seat in again["seats"]] == ["person", "invited"]
    assert anna.guest.get(f"/api/tables/{anna.table}")["rematch"] == again["id"]
    assert bela.guest.sit(again["id"]).now["you"]["seats"] == [1]
    cili = Guest(home.url, "Cili")
    with pytest.raises(Refused, match="private"):
        cili.post(f"/api/tables/{anna.table}/rematch")


def test_who_leaves_a_rematch_can_come_back_and_who_was_replaced_cannot(home: Server) -> None:
    anna, bela = two_at_a_table(home.url, game="stones")
    anna.ask("resign", seat=0)
    again = anna.guest.post(f"/api/tables/{anna.table}/rematch")["id"]
    anna.guest.post(f"/api/tables/{again}/leave", {})
    assert [seat["kind"] for seat in bela.guest.post(f"/api/tables/{anna.table}/rematch")["seats"]] == ["invited", "person"]
    anna.guest.call("PUT", f"/api/tables/{again}/seats/1", {"kind": "bot", "bot": "random"})
    with pytest.raises(Refused, match="seat-taken"):
        bela.guest.post(f"/api/tables/{anna.table}/rematch")
    assert anna.guest.get(f"/api/tables/{again}")["status"] == "waiting"
    anna.guest.call("DELETE", f"/api/tables/{again}")
    assert anna.guest.get(f"/api/tables/{anna.table}")["rematch"] is None
    assert anna.guest.sit(anna.table).now["table"]["rematch"] is None


def test_a_seat_by_invitation_stays_one_when_its_guest_gets_up(home: Server) -> None:
    anna, bela, cili = (Guest(home.url, name) for name in ("Anna", "Béla", "Cili"))
    table = anna.open("me", "person", "open", public=True, game="stones")
    invitation = table["seats"][1]["invitation"]
    bela.post(f"/api/invitations/{invitation}", {})
    cili.post(f"/api/tables/{table['id']}/join", {"seat": 2})
    for guest in (bela, cili):
        guest.post(f"/api/tables/{table['id']}/leave", {})
    assert [seat["kind"] for seat in anna.get(f"/api/tables/{table['id']}")["seats"]] == ["person", "invited", "open"]
    assert bela.post(f"/api/invitations/{invitation}", {})["seats"][1]["name"] == "Béla"


def test_a_clock_without_time_is_refused(home: Server) -> None:
    with pytest.raises(Refused, match="clock-empty"):
        Guest(home.url, "Anna").open("me", "open", clock={"bank": 0.0004, "increment": 0, "move": 0})


def test_a_rematch_alone_begins_at_once(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    table = anna.open("me", {"kind": "me", "name": "Papa"}, {"kind": "bot", "bot": "random"}, start=True, game="stones")
    chair = anna.sit(table["id"])
    for seat in (0, 1):
        assert chair.ask("hand_over", seat=seat, bot="random")["type"] == "ack"
    while chair.now["status"] == "running":
        chair.receive()
    again = anna.post(f"/api/tables/{table['id']}/rematch")
    assert again["status"] == "running"
    assert [(seat["kind"], seat["name"], seat["mine"]) for seat in again["seats"]] == [
        ("person", "Anna", True),
        ("person", "Papa", True),
        ("bot", "Gergő", False),
    ]


def test_a_long_option_is_cut_short_in_lists(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    text = (ROOT / "src/asztal/games/rollwrite/content/amazons-villages.toml").read_text(encoding="utf-8")
    first, second = re.findall(r"^\[[^.\]]+\]$", text, re.MULTILINE)[:2]
    village = text[text.index(first) : text.index(second)]
    table = anna.open("me", game="rollwrite", options={"village": village})
    assert table["options"]["village"] == village
    listed = next(other for other in anna.get("/api/tables", list="mine") if other["id"] == table["id"])
    assert listed["options"]["village"] == village[:100] + "…"
    with pytest.raises(Refused, match="bad-options") as refused:
        anna.open("me", game="rollwrite", options={"village": village + "\nnonsense"})
    assert refused.value.line["id"] == "why-bad-content" and refused.value.line["args"]["line"] > 1


def test_villages_tell_what_is_in_them(home: Server) -> None:
    book = Guest(home.url, "Anna").get("/api/games/rollwrite")
    village = next(option for option in book["options"] if option["name"] == "village")
    texts = {item["id"]: item["text"] for item in book["items"]}
    helped = [value for value in village["values"] if value["value"] in texts]
    assert len(helped) == 48 and all(value["help"] == texts[value["value"]] for value in helped)


def test_an_open_table_whose_host_has_vanished_leaves_the_list(home: Server) -> None:
    anna, bela = Guest(home.url, "Anna"), Guest(home.url, "Béla")
    table = anna.open("me", "open", public=True)["id"]
    assert table in [other["id"] for other in bela.get("/api/tables", list="open", limit=100)]
    with contextlib.closing(sqlite3.connect(home.settings.database.removeprefix("sqlite:///"))) as connection:
        connection.execute("UPDATE tables SET seen = seen - 3600000 WHERE id = ?", (table,))
        connection.commit()
    assert table not in [other["id"] for other in bela.get("/api/tables", list="open", limit=100)]
    assert table in [other["id"] for other in anna.get("/api/tables", list="mine")]


def test_the_lobby_says_when_tables_have_changed(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    with connect(f"{home.url.replace('http', 'ws', 1)}/ws/lobby", open_timeout=PATIENCE) as lobby:
        lobby.send("anything")
        anna.open("me", "open", public=True)
        assert lobby.recv(timeout=PATIENCE) == '{"type":"lobby"}'


def test_where_few_words_are_right_they_are_told(home: Server) -> None:
    guest = Guest(home.url, "Anna")
    with pytest.raises(Refused, match="right: finished, mine, open, running"):
        guest.get("/api/tables", list="bogus")
    with pytest.raises(Refused, match="right: en, hu"):
        guest.call("PATCH", "/api/session", {"language": "de"})
    with pytest.raises(Refused, match=r"`\$.seats\[0\].kind`; right: bot, me, open, person"):
        guest.open("ghost", game="stones")


def test_the_list_of_my_tables_says_where_it_is_my_turn(tmp_path: Path) -> None:
    settings = home_settings(tmp_path)
    with running(settings, tmp_path) as server:
        anna, bela = two_at_a_table(server.url, game="stones")
        waiting = anna.guest.open("me", "open")["id"]
        turns = {one["id"]: one["to_act"] for one in anna.guest.get("/api/tables", list="mine")}
        assert turns == {anna.table: [0], waiting: []}
        number = anna.move()["number"]
        bela.see(number)
        server.stop()
        server.start()  # nobody has opened the table since
        for chair in (anna, bela):
            found = next(one for one in chair.guest.get("/api/tables", list="mine") if one["id"] == anna.table)
            assert found["to_act"] == [1] and found["number"] == number
