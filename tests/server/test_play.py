"""Playing at a table: moves, numbers, refusals, reconnecting."""

from server.guests import Guest, play_on, two_at_a_table
from server.services import Server, eventually


def test_two_people_play_a_game_to_its_end(home: Server) -> None:
    anna, bela = two_at_a_table(home.url, seed=5)
    made = play_on(anna, bela)
    assert made > 20
    for chair in (anna, bela):
        assert chair.now["status"] == "finished"
        outcome = chair.now["outcome"]
        assert outcome["ended"] == "played" and len(outcome["result"]["scores"]) == 2
        assert [seat for seat, score in enumerate(outcome["result"]["scores"]) if score["won"]] == outcome["winners"]
    info = anna.guest.get(f"/api/tables/{anna.table}")
    assert info["status"] == "finished" and info["outcome"] == anna.now["outcome"] and info["number"] == made + 1


def test_a_person_plays_against_a_bot_to_the_end(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    table = anna.open("me", {"kind": "bot", "bot": "random"}, start=True, seed=3)
    chair = anna.sit(table["id"])
    assert play_on(chair) > 10
    assert chair.now["outcome"]["ended"] == "played"


def test_one_device_for_two_seats(home: Server) -> None:
    anna = Guest(home.url, "Anna")
    table = anna.open("me", {"kind": "me", "name": "Papa"}, start=True)
    chair = anna.sit(table["id"])
    assert [eyes["seat"] for eyes in chair.now["eyes"]] == [0, 1]
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Papa"]
    play_on(chair, moves=12)
    assert chair.number == 13


def test_everybody_gets_the_update_and_the_sender_then_the_ack(home: Server) -> None:
    anna, bela = two_at_a_table(home.url)
    anna.seen.clear()
    number = anna.move()["number"]
    assert [message["type"] for message in anna.seen if message["type"] != "table"] == ["update", "ack"]
    bela.see(number)
    assert anna.now["entry"]["code"] is not None and bela.now["entry"]["code"] is None


def test_an_illegal_move_is_refused_with_a_reason_in_both_languages(home: Server) -> None:
    anna, _ = two_at_a_table(home.url)
    others = [code for code in all_codes(anna.guest, anna.table) if code not in anna.legal()]
    answer = anna.ask("move", seat=0, code=others[0], number=anna.number)
    assert (answer["type"], answer["error"]) == ("refused", "illegal")
    assert answer["line"]["text"]["hu"] != answer["line"]["text"]["en"]
    assert answer["number"] == anna.number == 1
    nonsense = anna.ask("move", seat=0, code="no-such-thing", number=anna.number)
    assert nonsense["error"] == "illegal"


def all_codes(guest: Guest, table: str) -> list[str]:
    from asztal import games

    return list(games.game(guest.get(f"/api/tables/{table}")["game"]).codes)


def test_a_move_out_of_turn_is_refused(home: Server) -> None:
    anna, bela = two_at_a_table(home.url)
    legal = anna.legal()
    while anna.eyes["to_act"]:
        anna.move()
    answer = anna.ask("move", seat=0, code=legal[0], number=anna.number)
    assert answer["error"] == "not-your-turn"
    bela.leave()


def test_nobody_moves_for_another_seat(home: Server) -> None:
    anna, bela = two_at_a_table(home.url)
    answer = bela.ask("move", seat=0, code=anna.legal()[0], number=bela.number)
    assert answer["error"] == "not-your-seat"
    beyond = bela.ask("move", seat=7, code=anna.legal()[0], number=bela.number)
    assert beyond["error"] == "not-your-seat"


def test_the_same_wish_sent_twice_is_granted_once(home: Server) -> None:
    anna, bela = two_at_a_table(home.url)
    code = anna.legal()[0]
    first = anna.ask("move", id="wish-1", seat=0, code=code, number=1)
    again = anna.ask("move", id="wish-1", seat=0, code=code, number=1)
    assert first == again == {"type": "ack", "id": "wish-1", "number": 2}
    anna.ask("ping")
    assert anna.number == 2
    bela.leave()


def test_two_clients_of_one_seat_send_the_same_move(home: Server) -> None:
    anna, bela = two_at_a_table(home.url)
    other = anna.guest.sit(anna.table)
    code = anna.legal()[0]
    ids = anna.send("move", seat=0, code=code, number=1), other.send("move", seat=0, code=code, number=1)
    answers = [
        next(message for message in iter(chair.receive, None) if message.get("id") == id)
        for chair, id in zip((anna, other), ids, strict=True)
    ]
    assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
    refused = next(answer for answer in answers if answer["type"] == "refused")
    assert refused["error"] in ("stale", "not-your-turn")
    bela.see(2)
    assert bela.guest.get(f"/api/tables/{anna.table}")["number"] == 2


def test_choosing_at_the_same_time_is_no_reason_to_refuse(home: Server) -> None:
    anna, bela = two_at_a_table(home.url)
    assert anna.eyes["to_act"] and bela.eyes["to_act"], "this test needs a game that begins with everybody choosing"
    # Both send after having seen number 1; whoever comes second is number 3.
    first = anna.send("move", seat=0, code=anna.legal()[0], number=1)
    second = bela.send("move", seat=1, code=bela.legal()[0], number=1)
    numbers = {anna.until("ack", id=first)["number"], bela.until("ack", id=second)["number"]}
    assert numbers == {2, 3}


def test_a_wish_from_before_the_table_changed_is_stale(home: Server) -> None:
    anna, bela = two_at_a_table(home.url, game="stones")
    anna.move("take:1")
    bela.see(2)
    bela.move("take:1")
    anna.see(3)
    assert "take:1" in anna.legal()
    assert anna.ask("move", seat=0, code="take:1", number=1)["error"] == "stale"


def test_a_client_that_drops_gets_what_it_missed(home: Server) -> None:
    anna, bela = two_at_a_table(home.url)
    play_on(anna, bela, moves=6)
    seen = bela.number
    told = log_of(bela)
    bela.leave()
    eventually("Béla is away", lambda: not anna.guest.get(f"/api/tables/{anna.table}")["seats"][1]["present"])
    while anna.eyes["to_act"]:
        anna.move()
    back = bela.guest.sit(bela.table, after=seen)
    assert back.number == anna.number
    assert all(line["number"] > seen for line in back.now["lines"])
    fresh = bela.guest.sit(bela.table)
    assert fresh.now["lines"] == told + back.now["lines"]
    assert fresh.now["eyes"] == back.now["eyes"]


def log_of(chair: object) -> list[object]:
    """All log lines a chair was told."""
    return [line for message in chair.seen if "lines" in message for line in message["lines"]]  # type: ignore[attr-defined]


def test_a_move_whose_ack_was_lost_is_sent_again(home: Server) -> None:
    anna, bela = two_at_a_table(home.url)
    code = anna.legal()[0]
    anna.send("move", id="lost", seat=0, code=code, number=1)
    anna.socket.close()
    bela.see(2)
    back = anna.guest.sit(anna.table, after=1)
    assert back.ask("move", id="lost", seat=0, code=code, number=1) == {"type": "ack", "id": "lost", "number": 2}
    assert back.number == 2


def test_why_not_is_answered_for_any_code(home: Server) -> None:
    anna, _ = two_at_a_table(home.url)
    assert anna.ask("why", seat=0, code=anna.legal()[0])["line"] is None
    for code in all_codes(anna.guest, anna.table)[:40]:
        answer = anna.ask("why", seat=0, code=code)
        assert (answer["line"] is None) == (code in anna.legal())
        if answer["line"] is not None:
            assert set(answer["line"]["text"]) == {"en", "hu"}
            assert answer["line"]["text"]["hu"] != answer["line"]["id"]


def test_the_bot_says_what_it_would_do(home: Server) -> None:
    anna, _ = two_at_a_table(home.url)
    assert anna.ask("hint", seat=0)["code"] in anna.legal()


def test_lines_are_spoken_if_asked_for(home: Server) -> None:
    anna, _ = two_at_a_table(home.url)
    loud = anna.guest.sit(anna.table, speak=1)
    assert set(loud.eyes["prompt"]["text"]) == {"en", "hu"}
    assert all(choice["label"]["text"]["hu"] for choice in loud.eyes["legal"])
    assert all("text" in line["line"] for line in loud.now["lines"])
    assert "text" not in anna.eyes["prompt"]


def test_views_are_drawn_in_both_languages_if_asked_for(home: Server) -> None:
    anna, _ = two_at_a_table(home.url)
    assert anna.eyes["drawn"] is None
    drawn = anna.guest.sit(anna.table, drawn=1).eyes["drawn"]
    assert set(drawn) == {"en", "hu"}
    for panels in drawn.values():
        assert any("Anna" in text for panel in panels for text in (panel["title"], *panel["lines"]))


def test_chat_reaches_everybody_and_newcomers(home: Server) -> None:
    anna, bela = two_at_a_table(home.url)
    assert anna.ask("chat", id="c1", text=" Szia! ")["type"] == "done"
    assert anna.ask("chat", id="c1", text=" Szia! ")["type"] == "done"
    line = bela.until("chat")["chat"]
    assert (line["text"], line["name"], line["seat"]) == ("Szia!", "Anna", 0)
    assert [chat["text"] for chat in bela.guest.sit(bela.table).now["chat"]] == ["Szia!"]
    assert anna.ask("chat", text="   ")["error"] == "chat-blank"
