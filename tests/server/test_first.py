"""Guided first games on a server: stacked openly, bots by the script, and an ordinary game for who goes another way."""

import pytest

from asztal import games
from asztal.core.first import First
from server.guests import Chair, Guest, Refused, play_on
from server.services import Server


def script(name: str) -> First:
    found = games.game(name).first
    assert found is not None
    return found


def asked(chair: Chair) -> None:
    """Until everybody else has done what they do, and the newcomer is asked."""
    while not chair.eyes["to_act"]:
        chair.receive()


@pytest.mark.parametrize("name", games.names())
def test_whoever_follows_the_script_meets_what_it_says(public: Server, name: str) -> None:
    """On a public host too, where chance is secret otherwise."""
    first = script(name)
    anna = Guest.with_account(public.url, f"anna-{name}")
    table = anna.post(f"/api/games/{name}/first")
    assert table["status"] == "running" and table["first"] and not table["public"]
    assert table["commitment"] == "", "nobody claims that these cards were shuffled in secret"
    chair = anna.sit(table["id"])
    steps = anna.get(f"/api/games/{name}")["first"]["steps"]
    assert [step["name"] for step in steps] == [step.name for step in first.steps]
    done = 0
    for step in steps:
        for code in step["do"]:
            asked(chair)
            assert chair.eyes["first"] == {"how": "on", "done": done}
            assert chair.move(code)["type"] == "ack"
            done += 1
    asked(chair)
    assert chair.eyes["first"] == {"how": "past", "done": done}
    chair.leave()


def test_another_way_is_an_ordinary_game_against_the_easy_bot(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    table = anna.post("/api/games/settlers/first")
    assert [seat["bot"] for seat in table["seats"]] == [None, "easy"]
    chair = anna.sit(table["id"])
    chair.move("take:mill")
    asked(chair)
    assert chair.eyes["first"] == {"how": "strayed", "done": 0}
    play_on(chair, moves=30)
    assert chair.eyes["first"]["how"] == "strayed"


def test_a_step_back_leads_to_the_script_again(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    chair = anna.sit(anna.post("/api/games/imperium/first")["id"])
    chair.move("hand:unrest")
    assert chair.eyes["first"] == {"how": "strayed", "done": 0}
    assert chair.ask("undo", seat=0, number=chair.number)["type"] == "ack"
    assert chair.eyes["first"] == {"how": "on", "done": 0}
    chair.move("hand:dalmatia")
    assert chair.eyes["first"] == {"how": "on", "done": 1}


def test_a_bot_that_could_choose_at_the_same_time_lets_the_newcomer_begin(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    chair = anna.sit(anna.post("/api/games/ginkgopolis/first")["id"])
    number = chair.number
    assert chair.eyes["view"]["to_act"] == [0, 1]
    chair.move("play:red-1")
    assert chair.number == number + 1, "nobody has moved meanwhile"
    chair.move("alone")
    asked(chair)
    assert chair.eyes["first"] == {"how": "on", "done": 2}


def test_a_game_without_a_script_says_so(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    assert anna.get("/api/games/stones")["first"] is None
    with pytest.raises(Refused) as no:
        anna.post("/api/games/stones/first")
    assert (no.value.status, no.value.error) == (404, "no-first-game")
    with pytest.raises(Refused) as none:
        anna.post("/api/games/chess/first")
    assert (none.value.status, none.value.error) == (404, "no-such-game")
