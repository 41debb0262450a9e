"""Lists of tables tell the round and the last deed; what somebody likes is kept with the person. On SQLite and PostgreSQL."""

from __future__ import annotations

import pytest

from server.guests import Guest, Refused
from server.services import Server


def listed(guest: Guest, id: str, list: str = "mine") -> dict[str, object]:
    found: dict[str, object] = next(table for table in guest.get("/api/tables", list=list, limit=100) if table["id"] == id)
    return found


def test_a_list_tells_round_and_last_deed_as_the_reader_may_know_it(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    table = anna.open("me", "bot", game="minerva", start=True, seed=4)
    mine = listed(anna, table["id"])
    assert mine["round"] == 1
    last = mine["last"]
    assert isinstance(last, dict) and last["at"] > 0 and last["text"]["hu"] and last["text"]["en"]
    assert anna.get(f"/api/tables/{table['id']}")["last"] is None, "only lists look"


def test_a_waiting_table_has_no_round(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    table = anna.open("me", "open", public=True)
    assert (listed(anna, table["id"])["round"], listed(anna, table["id"])["last"]) == (None, None)


def test_games_say_how_long_and_how_hard_they_are(home: Server) -> None:
    games = {game["name"]: game for game in Guest(home.url, "Anna").get("/api/games")}
    assert games["settlers"]["minutes"] == [45, 90] and games["settlers"]["rounds"] == 5
    assert games["imperium"]["minutes_each"] and games["imperium"]["rounds"] == 0
    assert [games[name]["weight"] for name in ("rollwrite", "minerva", "imperium")] == [2, 3, 4]


def test_what_somebody_likes_follows_them(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    assert anna.get("/api/session")["user"]["likes"] is None
    likes = {"film": "slow", "pause": 700, "ask_end": True}
    assert anna.call("PATCH", "/api/session", {"likes": likes})["user"]["likes"] == likes
    assert anna.get("/api/session")["user"]["likes"] == likes
    anna.call("PATCH", "/api/session", {"name": "Annus"})
    assert anna.get("/api/session")["user"]["likes"] == likes, "a new name leaves them alone"
    with pytest.raises(Refused, match="bad-message"):
        anna.call("PATCH", "/api/session", {"likes": {"film": "backwards", "pause": 0, "ask_end": False}})
