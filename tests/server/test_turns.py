"""What may happen besides moves: undo, resigning, bots sitting in, clocks."""

import random
from typing import Any

import pytest

from asztal import games
from asztal.core.history import Undo
from asztal.core.lines import Line
from asztal.server.tables.play import Play
from asztal.server.wire.entries import Entry
from server.guests import Chair, Guest, Refused, play_on, two_at_a_table
from server.services import Server, eventually


def test_a_move_nobody_has_seen_is_undone_at_once(home: Server) -> None:
    anna, bela = two_at_a_table(home.url)
    before = anna.eyes
    assert before["undo"]["can"] is False
    anna.move()
    assert anna.eyes["undo"] == {"can": True, "asks": [], "why": None}
    answer = anna.ask("undo", seat=0, number=anna.number)
    assert answer == {"type": "ack", "id": answer["id"], "number": 3}
    assert anna.now["dropped"] == [2] and anna.now["entry"]["kind"] == "undo"
    assert anna.eyes == before
    bela.see(3)
    assert anna.move()["number"] == 4


def test_who_chose_at_the_same_time_is_not_affected(home: Server) -> None:
    anna, bela = two_at_a_table(home.url)
    anna.move()
    bela.see(2)
    bela.move()
    anna.see(3)
    his = bela.eyes
    assert anna.eyes["undo"] == {"can": True, "asks": [], "why": None}
    assert anna.ask("undo", seat=0, number=anna.number)["type"] == "ack"
    assert anna.now["dropped"] == [2]
    bela.see(4)
    assert bela.eyes["legal"] == his["legal"], "Béla's choice stands"
    play_on(anna, bela, moves=4)


def to_affecting_undo(home: Server) -> tuple[Chair, Chair]:
    """A table where Anna may take her move back only together with the one Béla has made since."""
    anna, bela = two_at_a_table(home.url, game="stones")
    for chair in (anna, bela):
        assert chair.move()["type"] == "ack"
        for other in (anna, bela):
            other.see(chair.number)
    assert anna.eyes["undo"] == {"can": True, "asks": [1], "why": None}
    return anna, bela


def test_others_are_asked_where_they_are_affected(home: Server) -> None:
    asking, other = to_affecting_undo(home)
    seat, number = asking.eyes["seat"], asking.number
    assert asking.ask("undo", seat=seat, number=number)["type"] == "done"
    ask = other.until("undo_asked")["ask"]
    assert ask["needs"] == [other.eyes["seat"]] and ask["seat"] == seat and len(ask["numbers"]) >= 2
    assert asking.ask("answer", ask=ask["id"], agree=True)["error"] == "not-allowed", "one cannot agree with oneself"
    assert other.ask("answer", ask=ask["id"], agree=True)["type"] == "done"
    asking.see(number + 1)
    assert asking.now["entry"]["kind"] == "undo" and asking.now["dropped"] == ask["numbers"]
    assert asking.eyes["to_act"]


def test_an_undo_others_agree_to_is_asked_for_and_granted_once(home: Server) -> None:
    asking, other = to_affecting_undo(home)
    wish = {"id": "back", "seat": 0, "number": asking.number}
    assert asking.ask("undo", **wish)["type"] == asking.ask("undo", **wish)["type"] == "done"
    ask = other.until("undo_asked")["ask"]
    for _ in range(2):
        assert other.ask("answer", id="yes", ask=ask["id"], agree=True)["type"] == "done"
    assert asking.ask("undo", **wish) == {"type": "ack", "id": "back", "number": ask["id"] + 1}
    assert [message["ask"] for message in asking.seen if message["type"] == "undo_asked"].count(ask) == 1
    asking.move()
    other.see(asking.number)
    other.move()
    asking.see(other.number)
    asking.ask("undo", seat=0, number=asking.number)
    again = other.until("undo_asked")["ask"]
    while again is None or again["id"] == ask["id"]:
        again = other.until("undo_asked")["ask"]
    for _ in range(2):
        assert asking.ask("withdraw", id="no", ask=again["id"])["type"] == "done"


def test_whoever_is_asked_may_say_no_and_whoever_asks_may_think_again(home: Server) -> None:
    asking, other = to_affecting_undo(home)
    seat, number = asking.eyes["seat"], asking.number
    asking.ask("undo", seat=seat, number=number)
    ask = other.until("undo_asked")["ask"]
    assert asking.guest.sit(asking.table).now["asked"] == ask, "who comes back sees what is asked"
    assert other.ask("answer", ask=ask["id"], agree=False)["type"] == "done"
    over = asking.until("undo_asked", ask=None)
    assert over["line"]["id"] == "undo-refused"
    assert other.ask("answer", ask=ask["id"], agree=True)["error"] == "no-ask"
    asking.ask("undo", seat=seat, number=number)
    assert asking.ask("withdraw", ask=ask["id"])["type"] == "done"
    while other.until("undo_asked", ask=None)["line"]["id"] != "undo-withdrawn":
        pass
    asking.ask("undo", seat=seat, number=number)
    assert other.ask("resign", seat=other.eyes["seat"])["type"] == "ack"
    while asking.until("undo_asked", ask=None)["line"]["id"] != "undo-overtaken":
        pass


def test_undo_stops_where_something_was_revealed(home: Server) -> None:
    anna, bela = two_at_a_table(home.url, seed=1)
    for _ in range(40):
        play_on(anna, bela, moves=1)
        why = anna.eyes["undo"]["why"]
        if why is not None and why["id"] == "undo-revealed":
            answer = anna.ask("undo", seat=0, number=anna.number)
            assert (answer["error"], answer["line"]["id"]) == ("no-undo", "undo-revealed")
            return
    raise AssertionError("nothing was ever revealed")


def test_undo_says_that_dice_fell_where_nothing_was_revealed() -> None:
    game = games.game("rollwrite")
    play = Play(game, game.check({}, 1), 1, seed=3)
    play.apply(Entry(1, "start", 0))
    while (why := play.undo(0)) == Line("undo-none") or not isinstance(why, Line):
        play.apply(Entry(play.number + 1, "move", 0, 0, game.code(play.legal[0][0])))
    assert why == Line("undo-chance")


def test_who_has_shown_a_hidden_card_asks_the_others_to_take_it_back() -> None:
    game = games.game("settlers")
    play = Play(game, game.check({}, 3), 3, seed=3)
    play.apply(Entry(1, "start", 0))
    chance = random.Random(3)
    while True:
        seat = play.to_act()[0]
        play.apply(Entry(play.number + 1, "move", 0, seat, game.code(chance.choice(play.legal[seat]))))
        if play.moves[-1].shows and not play.moves[-1].reveals:
            break
    undo = play.undo(seat)
    assert isinstance(undo, Undo)
    assert undo.numbers == [play.number] and undo.others == [other for other in range(3) if other != seat]
    earlier = [other for other in range(3) if other != seat and any(move.seat == other for move in play.moves)]
    assert earlier and all(isinstance(play.undo(other), Line) for other in earlier), "they know the card now"


def test_bots_are_not_asked(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    table = anna.open("me", {"kind": "bot", "bot": "random"}, start=True, game="stones")
    chair = anna.sit(table["id"])
    chair.move()
    chair.see(3)
    assert chair.eyes["undo"] == {"can": True, "asks": [], "why": None}, "though the bot's move goes back too"
    assert chair.ask("undo", seat=0, number=3)["type"] == "ack"
    assert chair.now["dropped"] == [2, 3]


def test_with_two_seats_resigning_ends_the_game(home: Server) -> None:
    anna, bela = two_at_a_table(home.url)
    assert anna.ask("resign", id="r", seat=0)["type"] == "ack"
    assert anna.ask("resign", id="r", seat=0)["type"] == "ack", "the same wish again is the same answer"
    bela.see(2)
    assert bela.now["outcome"] == {"ended": "resigned", "winners": [1], "ranks": [2, 1], "result": None}
    assert bela.guest.get(f"/api/tables/{bela.table}")["status"] == "finished"
    assert bela.ask("resign", seat=1)["error"] == "over"
    assert bela.ask("move", seat=1, code="x", number=2)["error"] == "over"


def three_at_a_table(home: Server, **more: Any) -> tuple[Chair, Chair, Chair]:
    anna, bela, cili = (Guest(home.url, name) for name in ("Anna", "Béla", "Cili"))
    table = anna.open("me", "open", "open", public=True, **more)
    for seat, guest in ((1, bela), (2, cili)):
        guest.post(f"/api/tables/{table['id']}/join", {"seat": seat})
    anna.post(f"/api/tables/{table['id']}/start")
    return anna.sit(table["id"]), bela.sit(table["id"]), cili.sit(table["id"])


def test_with_more_seats_a_bot_plays_on_and_who_resigned_comes_last(home: Server) -> None:
    anna, bela, cili = three_at_a_table(home)
    assert anna.ask("resign", seat=0)["type"] == "ack"
    while not (table := bela.until("table")["table"])["seats"][0]["resigned"]:
        pass
    assert table["seats"][0]["kind"] == "bot" and table["status"] == "running"
    assert anna.ask("take_back", seat=0)["error"] == "not-allowed", "who has resigned does not come back"
    play_on(bela, cili)
    outcome = bela.now["outcome"]
    assert outcome["ended"] == "played" and outcome["ranks"][0] == 3 and 0 not in outcome["winners"]


def test_a_vanished_persons_seat_is_handed_to_a_bot_and_taken_back(home: Server) -> None:
    anna, bela = two_at_a_table(home.url)
    early = anna.ask("hand_over", seat=1, bot="random")
    assert anna.now["table"]["absent"] == home.settings.away_after
    assert (early["error"], early["line"]["id"]) == ("not-allowed", "why-not-away")
    assert anna.now["table"]["seats"][0]["away_ms"] is anna.now["table"]["seats"][0]["hand_over_ms"] is None
    bela.leave()
    while (his := anna.until("table")["table"]["seats"][1])["present"]:
        pass
    limit = round(home.settings.away_after * 1000)
    assert his["away_ms"] + his["hand_over_ms"] == limit or (his["away_ms"] > limit and not his["hand_over_ms"])
    eventually("Béla is away", lambda: anna.ask("hand_over", seat=1, bot="random")["type"] == "ack")
    assert anna.ask("hand_over", seat=1, bot="random")["error"] == "not-allowed"
    info = anna.guest.get(f"/api/tables/{anna.table}")["seats"][1]
    assert info["kind"] == "bot" and info["bot"] == "hard" and info["user"] == bela.guest.id
    play_on(anna, moves=3)
    back = bela.guest.sit(bela.table)
    back.until("update")
    assert back.now["entry"]["kind"] == "person" and back.now["entry"]["seat"] == 1, "whoever comes back plays at once"
    assert back.ask("take_back", seat=1)["error"] == "not-allowed"
    anna.see(back.number)
    play_on(anna, back, moves=4)


def test_a_table_may_wait_for_everybody(home: Server) -> None:
    anna, bela = two_at_a_table(home.url, absent=0)
    assert anna.now["table"]["absent"] is None
    bela.leave()
    while (his := anna.until("table")["table"]["seats"][1])["present"]:
        pass
    assert his["away_ms"] is not None and his["hand_over_ms"] is None
    refused = anna.ask("hand_over", seat=1, bot="greedy")
    assert (refused["error"], refused["line"]["id"]) == ("not-allowed", "why-all-are-waited-for")


@pytest.mark.parametrize(
    ("wish", "absent"),
    [
        ({"absent": 0}, None),
        ({"absent": 3600}, 3600),
        ({"clock": {"bank": 120, "increment": 5}}, 60),
        ({"clock": {"bank": 600, "move": 30}}, 126),
        ({"clock": {"move": 86400}}, 17280),
        ({"clock": {"bank": 600}, "absent": 30}, 30),
    ],
)
def test_how_long_somebody_may_be_away_is_said_at_the_start(home: Server, wish: dict[str, Any], absent: float | None) -> None:
    guest = Guest(home.url, "Anna")
    table = guest.open("me", "open", **wish)
    assert table["absent"] == absent
    assert guest.get(f"/api/tables/{table['id']}")["absent"] == absent


def test_nobody_is_away_who_only_looked_up(home: Server) -> None:
    with pytest.raises(Refused, match="at least 30 seconds"):
        Guest(home.url, "Anna").open("me", "open", absent=5)


def test_who_let_a_bot_play_is_not_disturbed_by_looking(home: Server) -> None:
    anna, bela = two_at_a_table(home.url)
    bela.ask("hand_over", seat=1, bot="random")
    bela.leave()
    again = bela.guest.sit(bela.table)
    again.ask("ping")
    assert again.guest.get(f"/api/tables/{again.table}")["seats"][1]["kind"] == "bot"
    assert again.ask("take_back", seat=1)["type"] == "ack"
    anna.leave()


def test_spectators_hand_over_nothing(home: Server) -> None:
    anna, bela = two_at_a_table(home.url, public=True)
    bela.leave()
    watching = Guest(home.url, "Cili").sit(anna.table)
    assert watching.ask("hand_over", seat=1, bot="random")["error"] == "not-allowed"
    assert watching.ask("resign", seat=0)["error"] == "not-your-seat"
    assert watching.ask("undo", seat=0, number=1)["error"] == "not-your-seat"


def test_a_bot_that_fails_moves_all_the_same(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    table = anna.open("me", "me", "bot", start=True, game="stones")["id"]
    chair = anna.sit(table)
    assert chair.move("take:2", seat=0)["type"] == "ack"
    assert chair.move("take:2", seat=1)["type"] == "ack"
    eventually("the bot has moved", lambda: anna.get(f"/api/tables/{table}")["number"] >= 4)


def test_one_may_let_a_bot_play_for_oneself(home: Server) -> None:
    anna, bela = two_at_a_table(home.url)
    assert anna.ask("hand_over", seat=0, bot="hal9000")["error"] == "bad-bot"
    assert anna.ask("hand_over", seat=0, bot="random")["type"] == "ack"
    assert anna.ask("hand_over", seat=0, bot="random")["error"] == "not-your-seat"
    bela.guest.post(f"/api/tables/{bela.table}/leave", {"bot": "random"})
    eventually("the bots play to the end", lambda: anna.guest.get(f"/api/tables/{anna.table}")["status"] == "finished")
    with pytest.raises(Refused, match="bad-bot"):
        other = anna.guest.open("me", {"kind": "bot"}, start=True)
        anna.guest.post(f"/api/tables/{other['id']}/leave", {"bot": "hal9000"})


def test_clocks_run_for_whoever_has_to_decide(home: Server) -> None:
    anna, bela = two_at_a_table(home.url, clock={"bank": 600, "increment": 5, "move": 30})
    assert [clock["running"] for clock in anna.now["clocks"]] == [True, True]
    while anna.eyes["to_act"]:
        anna.move()
    mine, his = anna.now["clocks"]
    assert not mine["running"] and mine["left_ms"] > 600_000 and mine["move_ms"] == 30_000
    assert his["running"] and his["left_ms"] == 600_000 and his["move_ms"] <= 30_000
    bela.leave()


def test_who_runs_out_of_time_has_lost(home: Server) -> None:
    anna, bela = two_at_a_table(home.url, clock={"bank": 0.3})
    while anna.eyes["to_act"]:
        anna.move()
    while bela.now["status"] == "running":
        bela.receive()
    assert bela.now["outcome"]["ended"] == "time" and len(bela.now["outcome"]["winners"]) == 1
    assert any(line["line"]["id"] == "log-out-of-time" for line in bela.now["lines"])


def test_bots_have_no_clock(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    table = anna.open("me", {"kind": "bot", "bot": "random"}, start=True, clock={"bank": 600})
    clocks = anna.sit(table["id"]).now["clocks"]
    assert clocks[0]["running"] and not clocks[1]["running"]
