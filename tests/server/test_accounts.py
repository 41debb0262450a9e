"""Accounts, sessions and permissions on a public host."""

import asyncio
import contextlib
import io
import json
import sqlite3
from pathlib import Path

import httpx
import msgspec
import pytest
from argon2 import Type
from sqlalchemy import Connection, delete, select, update
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from asztal.cli import run
from asztal.server.ops.limits import Limit
from asztal.server.ops.watch import now_ms
from asztal.server.people import checks
from asztal.server.people.identity import Identity, preferred_language
from asztal.server.people.marks import known_by, marked
from asztal.server.people.passwords import QUICK, WAITING, Passwords, hashed, hasher, verify
from asztal.server.settings import Settings
from asztal.server.store import people, rows
from asztal.server.store.database import Database
from asztal.server.store.names import looks
from asztal.server.store.people import Account
from asztal.server.store.schema import sessions, users
from asztal.server.wire.messages import LogIn, NewPassword, Profile, SignUp, User
from asztal.server.wire.refusals import Refusal
from server.guests import Guest, Refused
from server.services import PATIENCE, Postgres, Redis, Server, eventually, public_settings, running

PASSWORD = "nagyon titkos"


def test_nobody_plays_without_an_account(public: Server) -> None:
    stranger = Guest(public.url)
    session = stranger.get("/api/session")
    assert session == {
        "user": None,
        "home": False,
        "guests": False,
        "sign_up": True,
        "version": session["version"],
        "address": None,
    }
    with pytest.raises(Refused, match="401 log-in"):
        stranger.open("me", {"kind": "bot"})
    with pytest.raises(Refused, match="no-guests"):
        stranger.post("/api/session", {"name": "Valaki"})
    assert stranger.get("/api/tables", list="open") is not None, "looking at the lobby is free"
    assert stranger.get("/api/tables", list="mine") == []


def test_sign_up_log_out_log_in(public: Server) -> None:
    reka = Guest.with_account(public.url, "Réka")
    me = reka.get("/api/session")["user"]
    assert (me["name"], me["guest"], me["admin"]) == ("Réka", False, False)
    assert reka.call("DELETE", "/api/session")["user"] is None
    assert reka.get("/api/session")["user"] is None
    with pytest.raises(Refused, match="401 wrong-password"):
        reka.post("/api/session", {"name": "Réka", "password": "nagyon titkoS"})
    with pytest.raises(Refused, match="401 wrong-password"):
        reka.post("/api/session", {"name": "Senki", "password": PASSWORD})
    assert reka.post("/api/session", {"name": " rÉKA ", "password": PASSWORD})["user"]["id"] == me["id"]


def test_the_cookie_is_for_the_browser_only(public: Server) -> None:
    answer = httpx.post(public.url + "/api/accounts", json={"name": "Süti", "password": PASSWORD})
    cookie = answer.headers["set-cookie"].lower()
    assert answer.status_code == 201 and "httponly" in cookie and "samesite=lax" in cookie
    token = answer.cookies["asztal_session"]
    kept = sqlite3.connect(public.settings.database.removeprefix("sqlite:///"))
    assert kept.execute("SELECT count(*) FROM sessions WHERE token = ?", (token,)).fetchone() == (0,), "only a hash is kept"
    hashed = kept.execute("SELECT password FROM users WHERE folded = 'süti'").fetchone()[0]
    kept.close()
    assert hashed.startswith("$argon2id$")


@pytest.mark.parametrize(
    ("name", "password", "error"),
    [
        ("Rövid", "1234567", "password-short"),
        ("Hosszú", "x" * 201, "password-long"),
        ("   ", PASSWORD, "name-blank"),
        ("", PASSWORD, "name-blank"),
        ("x" * 41, PASSWORD, "name-long"),
        ("x" * 501, PASSWORD, "bad-message"),
    ],
)
def test_bad_names_and_passwords(public: Server, name: str, password: str, error: str) -> None:
    with pytest.raises(Refused, match=error):
        Guest.with_account(public.url, name, password)


@pytest.mark.parametrize("name", [*"\u3164\u115f\u1160\uffa0\u2800\u200b\u00ad\u0301", "\u3164 \ufe0f"])
def test_a_name_nobody_sees_is_none(name: str) -> None:
    with pytest.raises(Refusal, match="name-blank"):
        checks.name(name)


@pytest.mark.parametrize("name", ["Réka", "7", "李", "한글", "🦊", "?!"])
def test_a_name_that_can_be_seen_is_one(name: str) -> None:
    assert checks.name(f" {name}\u3164") == name, "without what nobody sees of it"


def test_a_name_is_taken_whatever_its_case(public: Server) -> None:
    Guest.with_account(public.url, "Ödön")
    with pytest.raises(Refused, match="409 name-taken"):
        Guest.with_account(public.url, " ödÖN ")
    other = Guest.with_account(public.url, "Ubul")
    with pytest.raises(Refused, match="409 name-taken"):
        other.call("PATCH", "/api/session", {"name": "ÖDÖN"})
    assert other.call("PATCH", "/api/session", {"name": "Ubulka", "language": "en"})["user"]["name"] == "Ubulka"


def test_a_new_password_ends_other_sessions(public: Server) -> None:
    here = Guest.with_account(public.url, "Jelszó")
    there = Guest(public.url)
    there.post("/api/session", {"name": "Jelszó", "password": PASSWORD})
    with pytest.raises(Refused, match="wrong-password"):
        here.call("PUT", "/api/accounts/password", {"old": "nem ez volt", "new": "még titkosabb"})
    here.call("PUT", "/api/accounts/password", {"old": PASSWORD, "new": "még titkosabb"})
    assert here.get("/api/session")["user"]["name"] == "Jelszó"
    assert there.get("/api/session")["user"] is None
    there.post("/api/session", {"name": "Jelszó", "password": "még titkosabb"})


def test_a_new_session_ends_the_old_one(tmp_path: Path) -> None:
    with running(public_settings(tmp_path, guests=True), tmp_path) as server:
        guest = Guest(server.url, "Vendég Vili")
        as_guest = guest.cookie()
        guest.post("/api/accounts", {"name": "Vili", "password": PASSWORD})
        signed_up = guest.cookie()
        guest.post("/api/session", {"name": "Vili", "password": PASSWORD})
        assert guest.get("/api/session")["user"]["name"] == "Vili"
        for old in (as_guest, signed_up):
            assert httpx.get(server.url + "/api/session", headers={"Cookie": old}).json()["user"] is None


def test_a_session_in_use_never_ends(home: Server) -> None:
    guest = Guest(home.url)
    id = guest.get("/api/session")["user"]["id"]
    ends = "SELECT expires FROM sessions WHERE user_id = ?"
    with contextlib.closing(sqlite3.connect(home.settings.database.removeprefix("sqlite:///"))) as kept:
        [first] = kept.execute(ends, (id,)).fetchone()
        kept.execute("UPDATE sessions SET expires = expires - ? WHERE user_id = ?", (2 * people.DAY, id))
        kept.commit()
        answer = guest.http.get("/api/session")
        assert answer.json()["user"]["id"] == id
        assert f"max-age={people.SESSION_DAYS * 86_400}" in answer.headers["set-cookie"].lower()
        [renewed] = kept.execute(ends, (id,)).fetchone()
        assert renewed >= first
        assert "set-cookie" not in guest.http.get("/api/session").headers, "once a day is enough"


def test_nobody_passes_for_somebody_with_an_account(tmp_path: Path) -> None:
    with running(public_settings(tmp_path, guests=True), tmp_path) as server:
        Guest.with_account(server.url, "Réka")
        stranger = Guest(server.url)
        with pytest.raises(Refused, match="409 account-name"):
            stranger.post("/api/session", {"name": "re\u0301KA"})
        stranger.post("/api/session", {"name": "Rékuska"})
        with pytest.raises(Refused, match="409 account-name"):
            stranger.call("PATCH", "/api/session", {"name": "Réka"})
        with pytest.raises(Refused, match="409 account-name"):
            stranger.post("/api/session", {"name": "Réka"})


@pytest.mark.parametrize("name", ["ΐ" * 40, "ß" * 40])
def test_a_name_that_grows_when_folded_is_a_name(database: str, tmp_path: Path, name: str) -> None:
    with running(public_settings(tmp_path, database=database), tmp_path) as server:
        somebody = Guest.with_account(server.url, name)
        somebody.call("DELETE", "/api/session")
        somebody.post("/api/session", {"name": name, "password": PASSWORD})
        with pytest.raises(Refused, match="400 name-long"):
            Guest.with_account(server.url, "ﷺ" * 40)


@pytest.mark.parametrize(
    ("accepted", "language", "name"),
    [
        (None, "hu", "Vendég"),
        ("hu-HU,hu;q=0.9,en;q=0.8", "hu", "Vendég"),
        ("en-GB,en;q=0.9,hu;q=0.8", "en", "Guest"),
        ("de,en;q=0.3,hu;q=0.7", "hu", "Vendég"),
        ("de-AT", "en", "Guest"),
        ("hu;q=nonsense, en;q=0.1", "en", "Guest"),
    ],
)
def test_a_guest_is_spoken_to_in_the_language_of_the_browser(home: Server, accepted: str, language: str, name: str) -> None:
    headers = {} if accepted is None else {"Accept-Language": accepted}
    assert preferred_language(accepted) == language
    user = httpx.get(home.url + "/api/session", headers=headers).json()["user"]
    assert (user["language"], user["name"]) == (language, name)
    user = httpx.post(home.url + "/api/session", headers=headers, json={"name": "Anna"}).json()["user"]
    assert (user["language"], user["name"]) == (language, "Anna")


def test_asking_for_the_head_makes_nobody(home: Server) -> None:
    answer = httpx.head(home.url + "/api/session")
    assert answer.status_code == 200 and "set-cookie" not in answer.headers


def test_guests_nobody_would_miss_are_forgotten(database: str) -> None:
    store = Database(database)
    store.upgrade()
    made: dict[str, str] = {}

    def make(c: Connection) -> None:
        for name in ("gone", "seated", "host", "talker", "here", "new"):
            made[name] = people.create_guest(c, name).id
            people.open_session(c, made[name])
        made["account"] = people.create_account(c, "account", "x", "hu").id  # type: ignore[union-attr]
        old = now_ms() - (people.IDLE_GUEST_DAYS + 1) * people.DAY
        c.execute(update(users).where(users.c.id != made["new"]).values(created=old))
        idle = sessions.c.user_id != made["here"]
        c.execute(update(sessions).where(idle).values(expires=old + people.SESSION_DAYS * people.DAY))
        seat = rows.SeatRow(0, "person", made["seated"], "seated")
        table = rows.TableRow("t", "stones", 1, {}, 0, "waiting", True, made["host"], "host", 0, "k", seats=[seat])
        rows.insert_table(c, table)
        rows.write_chat(c, "t", made["talker"], "talker", None, "Szia!", "k")

    store.run_now(make)
    assert store.run_now(people.forget_idle_guests) == 1
    left = store.run_now(lambda c: set(c.execute(select(users.c.id)).scalars()))
    assert left == set(made.values()) - {made["gone"]}
    store.close()


def test_connections_end_with_their_session(public: Server) -> None:
    zita = Guest.with_account(public.url, "Zita")
    table = zita.open("me", "me", start=True, game="stones")["id"]
    elsewhere = Guest(public.url)
    elsewhere.post("/api/session", {"name": "Zita", "password": PASSWORD})
    here, there = zita.sit(table), elsewhere.sit(table)
    zita.call("PUT", "/api/accounts/password", {"old": PASSWORD, "new": "még titkosabb"})
    assert there.closed_with() == 4401
    assert here.ask("ping")["type"] == "pong", "who changed the password stays"
    zita.call("DELETE", "/api/session")
    assert here.closed_with() == 4401


def test_who_is_locked_out_is_shown_to_the_door(public: Server) -> None:
    vili = Guest.with_account(public.url, "Vili")
    chair = vili.sit(vili.open("me", "me", start=True, game="stones")["id"])
    assert admin(public.settings.database, "disable", "Vili")[0] == 0
    assert chair.closed_with() == 4401


def test_chance_is_fixed_only_at_home(public: Server) -> None:
    with pytest.raises(Refused, match="home-only"):
        Guest.with_account(public.url, "Csaló").open("me", {"kind": "bot"}, seed=1)


def test_a_guest_who_signs_up_keeps_seats(tmp_path: Path) -> None:
    with running(public_settings(tmp_path, guests=True), tmp_path) as server:
        guest = Guest(server.url, "Vendég Vili")
        table = guest.open("me", {"kind": "bot", "bot": "random"}, start=True, public=True)
        here, other = guest.sit(table["id"]), Guest(server.url, "Zita").sit(table["id"])
        guest.post("/api/accounts", {"name": "Vili", "password": PASSWORD})
        assert not guest.get("/api/session")["user"]["guest"]
        assert guest.sit(table["id"]).now["you"]["seats"] == [0]
        store = Database(server.settings.database)
        store.run_now(lambda c: c.execute(delete(sessions).where(sessions.c.user_id == other.guest.id)))
        store.close()
        assert other.closed_with() == 4401, "now all sessions have been looked at"
        assert here.ask("ping")["type"] == "pong", "a table that was open stays open"


def test_a_password_is_changed_by_whom_it_belongs_to(tmp_path: Path) -> None:
    async def change(database: Database) -> None:
        identity = Identity(public_settings(tmp_path), database)
        anna, *_ = await identity.sign_up(SignUp("Anna", PASSWORD), None, "", "")
        await identity.change_profile(anna, Profile(name="Annamari"))
        await identity.sign_up(SignUp("Anna", "egy másik titok"), None, "", "")
        with pytest.raises(Refusal, match="wrong-password"):  # the name she had a moment ago is somebody else's now
            await identity.change_password(anna, NewPassword("egy másik titok", "elfelejtett titok"), "")

    store = Database(f"sqlite:///{tmp_path}/asztal.db")
    store.upgrade()
    asyncio.run(change(store))
    store.close()


def test_sign_up_can_be_closed_and_the_admin_looks_after_accounts(tmp_path: Path) -> None:
    settings = public_settings(tmp_path, sign_up=False)
    with running(settings, tmp_path) as server:
        with pytest.raises(Refused, match="no-sign-up"):
            Guest.with_account(server.url, "Réka")
        assert admin(settings.database, "add", "Réka", "--admin", "--password", PASSWORD) == (0, "Réka: made\n", "")
        reka = Guest(server.url)
        assert reka.post("/api/session", {"name": "Réka", "password": PASSWORD})["user"]["admin"]
        code, _, error = admin(settings.database, "add", "réka", "--password", PASSWORD)
        assert code == 2 and error == "asztal: there is already an account 'réka'\n"
        assert "Réka" in admin(settings.database, "list")[1]
        [listed] = json.loads(admin(settings.database, "list", "--json")[1])
        assert (listed["name"], listed["admin"], listed["disabled"]) == ("Réka", True, False)
        assert admin(settings.database, "disable", "Réka")[0] == 0
        stranger = Guest(server.url)
        with pytest.raises(Refused, match="wrong-password"):
            stranger.post("/api/session", {"name": "Réka", "password": PASSWORD})
        assert admin(settings.database, "enable", "Réka")[0] == 0
        assert admin(settings.database, "password", "Réka", piped="egészen más\n")[0] == 0
        stranger.post("/api/session", {"name": "Réka", "password": "egészen más"})
        table = stranger.open("me", {"kind": "bot"})
        assert table["id"] in admin(settings.database, "tables")[1]
        assert json.loads(admin(settings.database, "tables", "--json")[1])[0]["id"] == table["id"]
        assert admin(settings.database, "tables", "--close", table["id"])[0] == 0
        assert admin(settings.database, "tables", "--close", table["id"])[0] == 2
        assert admin(settings.database, "disable", "Senki")[2] == "asztal: there is no account 'Senki'\n"
        assert admin(settings.database, "migrate")[1] == "up to date\n"


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["add", "x" * 41, "--password", PASSWORD], "a name has 1 to 40 signs"),
        (["add", " ", "--password", PASSWORD], "a name has 1 to 40 signs"),
        (["add", "Réka", "--password", "x" * 201], "a password has 8 to 200 signs"),
        (["add", "Réka", "--password", "rövid"], "a password has 8 to 200 signs"),
    ],
)
def test_the_admin_gives_no_name_or_password_nobody_could_use(tmp_path: Path, arguments: list[str], error: str) -> None:
    code, _, complaint = admin(f"sqlite:///{tmp_path}/asztal.db", *arguments)
    assert (code, complaint) == (2, f"asztal: {error}\n")


def test_looking_into_a_mistyped_database_makes_none(tmp_path: Path) -> None:
    for command in ("list", "tables"):
        code, _, error = admin(f"sqlite:///{tmp_path}/typo.db", command)
        assert code == 2 and error == f"asztal: there is no database {tmp_path}/typo.db\n"
    assert list(tmp_path.iterdir()) == []


def test_an_admin_may_look_at_and_close_any_table(tmp_path: Path) -> None:
    settings = public_settings(tmp_path)
    with running(settings, tmp_path) as server:
        assert admin(settings.database, "add", "Gazda", "--admin", "--password", PASSWORD)[0] == 0
        owner = Guest(server.url)
        owner.post("/api/session", {"name": "Gazda", "password": PASSWORD})
        anna, other = Guest.with_account(server.url, "Anna"), Guest.with_account(server.url, "Ubul")
        chair = anna.sit(anna.open("me", {"kind": "bot"}, start=True)["id"])
        with pytest.raises(Refused, match="private"):
            other.get(f"/api/tables/{chair.table}")
        with pytest.raises(Refused, match="host-only"):
            other.call("DELETE", f"/api/tables/{chair.table}")
        assert owner.get(f"/api/tables/{chair.table}")["status"] == "running"
        owner.call("DELETE", f"/api/tables/{chair.table}")
        assert chair.closed_with() == 4404


def admin(database: str, *arguments: str, piped: str = "") -> tuple[int, str, str]:
    """`asztal admin`, in this process: exit code, output, error."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", io.StringIO(piped))
        code = run(["admin", *arguments, "--database", database])
    return code, out.getvalue(), err.getvalue()


def test_whoever_is_too_fast_has_to_wait(tmp_path: Path) -> None:
    with running(public_settings(tmp_path, limits=None, burst=30.0, per_second=0.001), tmp_path) as server:
        guest = Guest.with_account(server.url, "Sietős")
        chair = guest.sit(guest.open("me", "me", start=True)["id"])
        for _ in range(31):
            chair.send("ping")
        while (message := chair.receive())["type"] != "refused":
            assert message["type"] in ("pong", "table")
        assert message["error"] == "too-fast"
        answers = [guest.http.get("/api/games").status_code for _ in range(31)]
        assert answers[0] == 200 and answers[-1] == 429
        answer = guest.http.get("/api/games")
        assert answer.json()["error"] == "too-fast" and int(answer.headers["retry-after"]) >= 1


def test_passwords_cannot_be_tried_for_ever(tmp_path: Path) -> None:
    with running(public_settings(tmp_path, limits=None), tmp_path) as server:
        guest = Guest.with_account(server.url, "Sietős")
        errors: list[str] = []
        while "too-fast" not in errors and len(errors) < 60:
            with pytest.raises(Refused) as refused:
                guest.post("/api/session", {"name": "Sietős", "password": "rossz jelszó"})
            errors.append(refused.value.error)
        assert errors[:10] == ["wrong-password"] * 10 and errors[-1] == "too-fast"


def test_neither_many_names_nor_many_addresses_help(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/asztal.db", home=False)
    store = Database(settings.database)
    store.upgrade()

    async def never(*_: object) -> bool:
        return False

    async def errors(attempts: list[tuple[str, str]]) -> list[str]:
        identity = Identity(settings, store)
        monkeypatch.setattr(identity.passwords, "fits", never)
        for limit in (identity.log_ins, identity.log_ins_of_address, identity.log_ins_of_name):
            monkeypatch.setattr(limit.own, "_clock", lambda: 0.0)
        heard = []
        for address, name in attempts:
            with pytest.raises(Refusal) as refusal:
                await identity.log_in(LogIn(name, "rossz jelszó"), address, "")
            heard.append(refusal.value.error)
        return heard

    names = asyncio.run(errors([("1.2.3.4", f"Senki {number}") for number in range(61)]))
    assert names == ["wrong-password"] * 60 + ["too-fast"]
    addresses = asyncio.run(errors([(f"1.2.3.{number}", "Réka") for number in range(101)]))
    assert addresses == ["wrong-password"] * 100 + ["too-fast"]
    store.close()


def try_passwords(url: str, name: str, addresses: range, each: int) -> list[int]:
    """What a stranger hears who comes from many addresses."""
    wish = {"name": name, "password": "rossz jelszó"}
    headers = [{"X-Forwarded-For": f"198.51.100.{number}"} for number in addresses for _ in range(each)]
    return [httpx.post(url + "/api/session", json=wish, headers=one, timeout=PATIENCE).status_code for one in headers]


def test_no_stranger_locks_an_owner_out(tmp_path: Path) -> None:
    with running(public_settings(tmp_path, limits=None, proxy="127.0.0.1"), tmp_path) as server:
        owner = Guest(server.url)
        owner.http.headers["X-Forwarded-For"] = "203.0.113.9"
        owner.post("/api/accounts", {"name": "Réka", "password": PASSWORD})
        owner.call("DELETE", "/api/session")
        elsewhere = Guest(server.url)
        elsewhere.http.headers["X-Forwarded-For"] = "203.0.113.77"
        # From one address: it is stopped, and nobody else notices, not even at another place.
        assert try_passwords(server.url, "Réka", range(1), 40)[-1] == 429
        elsewhere.post("/api/session", {"name": "Réka", "password": PASSWORD})
        # From many: the name is closed for strangers, but the owner's own browser is known.
        assert try_passwords(server.url, "Réka", range(1, 12), 10)[-1] == 429
        owner.post("/api/session", {"name": "Réka", "password": PASSWORD})
        with pytest.raises(Refused, match="429 too-fast"):
            stranger = Guest(server.url)
            stranger.http.headers["X-Forwarded-For"] = "203.0.113.78"
            stranger.post("/api/session", {"name": "Réka", "password": PASSWORD})


def test_a_known_browser_may_not_try_for_ever_either(tmp_path: Path) -> None:
    with running(public_settings(tmp_path, limits=None), tmp_path) as server:
        guest = Guest.with_account(server.url, "Réka")
        wrong = {"name": "Réka", "password": "rossz jelszó"}
        heard: list[int] = []
        while 429 not in heard and len(heard) < 60:
            heard.append(guest.http.post("/api/session", json=wrong).status_code)
        assert heard[:10] == [401] * 10 and heard[-1] == 429


def test_marks_belong_to_one_account_and_one_password() -> None:
    reka, bela = (Account(User(f"u_{name}", name, False, "hu", False), hashed(name), False) for name in ("reka", "bela"))
    marks = marked(marked("", reka), bela)
    assert known_by(marks, reka) and known_by(marks, bela) and marked(marks, reka) == marks
    assert known_by(marks, msgspec.structs.replace(reka, password=hashed("új"))) is None
    assert known_by("x.y~~.", reka) is known_by("", reka) is None


@pytest.mark.parametrize("look_alike", ["Rеka", "REKA", "Rekа", "ꓣeka", "Reka\u200b", "R\u0435k\u0430"])
def test_nobody_takes_a_name_that_looks_like_another(tmp_path: Path, look_alike: str) -> None:
    with running(public_settings(tmp_path, guests=True), tmp_path) as server:
        Guest.with_account(server.url, "Reka")
        with pytest.raises(Refused, match="409 name-taken"):
            Guest.with_account(server.url, look_alike)
        with pytest.raises(Refused, match="409 account-name"):
            Guest(server.url).post("/api/session", {"name": look_alike})
        other = Guest.with_account(server.url, "Réka")  # an accent is seen
        with pytest.raises(Refused, match="409 name-taken"):
            other.call("PATCH", "/api/session", {"name": look_alike})


def test_names_people_bear_are_told_apart() -> None:
    named = ["Réka", "Reka", "Béla", "Bela", "Ödön", "Ődön", "Анна", "Anna", "Ilona", "ilonka", "Márta", "Marta", "Zoë", "Zoé"]
    assert len({looks(name) for name in named}) == len(named)
    assert looks("Ilona") == looks("llona") == looks("IIona") and looks("PAYPAL") == looks("РАУРАL")


def test_who_looks_for_a_free_name_may_go_on_looking(tmp_path: Path) -> None:
    with running(public_settings(tmp_path, limits=None), tmp_path) as server:
        Guest.with_account(server.url, "Réka")
        for _ in range(10):
            with pytest.raises(Refused, match="409 name-taken"):
                Guest.with_account(server.url, "réka")
        Guest.with_account(server.url, "Rékuska")


def test_passwords_do_not_queue_without_end() -> None:
    async def many() -> list[object]:
        passwords = Passwords()
        return await asyncio.gather(*(passwords.hash(PASSWORD) for _ in range(WAITING + 5)), return_exceptions=True)

    answers = asyncio.run(many())
    assert [type(answer) for answer in answers] == [str] * WAITING + [Refusal] * 5
    assert isinstance(answers[-1], Refusal) and answers[-1].line.args == {"seconds": 2}, "how long, in words"


def test_processes_share_the_limits_of_sign_ups(postgres: Postgres, redis_server: Redis, tmp_path: Path) -> None:
    changes = {"limits": None, "database": postgres.new(), "redis": redis_server.url}
    here, there = (public_settings(tmp_path, **changes) for _ in range(2))
    with running(here, tmp_path) as first, running(there, tmp_path) as second:
        for number, server in enumerate((first, second, first, second, first)):
            Guest.with_account(server.url, f"Valaki {number}")
        for server in (first, second):
            with pytest.raises(Refused, match="429 too-fast"):
                Guest.with_account(server.url, "Még egy")
        redis_server.stop()
        try:
            Guest.with_account(second.url, "Redis nélkül is")
        finally:
            redis_server.start()


def test_only_what_a_trusted_proxy_says_is_believed(tmp_path: Path) -> None:
    """Each proxy adds whom it heard from at the right; what stands left of that the client wrote."""
    with running(public_settings(tmp_path, limits=None, proxy="127.0.0.1,10.0.0.0/8"), tmp_path) as server:

        def sign_up(name: str, forwarded: str) -> int:
            wish = {"name": name, "password": PASSWORD}
            return httpx.post(server.url + "/api/accounts", json=wish, headers={"X-Forwarded-For": forwarded}).status_code

        answers = [sign_up(f"Egy {number}", f"9.9.9.{number}, 1.2.3.4, 10.0.0.7") for number in range(6)]
        assert answers == [201] * 5 + [429]
        assert sign_up("Más", "1.2.3.5") == 201


def test_one_address_holds_so_many_connections(tmp_path: Path) -> None:
    with running(public_settings(tmp_path, limits=None, connections=2), tmp_path) as server:
        guest = Guest.with_account(server.url, "Anna")
        chairs = [guest.sit(guest.open("me", "me", start=True)["id"]) for _ in range(2)]
        address = f"{server.url.replace('http', 'ws', 1)}/ws/lobby"
        with connect(address, open_timeout=PATIENCE) as lobby, pytest.raises(ConnectionClosedError):
            lobby.recv(timeout=PATIENCE)
        assert lobby.close_code == 4429
        chairs[0].leave()

        def room() -> bool:
            with contextlib.suppress(ConnectionClosedError):
                guest.sit(chairs[1].table)
                return True
            return False

        eventually("there is room again", room)


def test_one_person_has_so_many_tables(tmp_path: Path) -> None:
    with running(public_settings(tmp_path, limits=None, tables=2), tmp_path) as server:
        guest = Guest.with_account(server.url, "Anna")
        tables = [guest.open("me", "open")["id"] for _ in range(2)]
        with pytest.raises(Refused, match="409 too-many-tables"):
            guest.open("me", "open")
        guest.call("DELETE", f"/api/tables/{tables[0]}")
        guest.open("me", "open")


def test_one_person_keeps_so_many_records(tmp_path: Path) -> None:
    with running(public_settings(tmp_path, limits=None, records=1), tmp_path) as server:
        guest = Guest.with_account(server.url, "Anna")
        table = guest.open("me", "me", start=True, game="stones")["id"]
        guest.sit(table).ask("resign", seat=0)
        record = guest.get(f"/api/tables/{table}/record")
        kept = guest.post("/api/records", record)["id"]
        with pytest.raises(Refused, match="409 too-many-records"):
            guest.post("/api/records", record)
        guest.call("DELETE", f"/api/tables/{kept}")
        guest.post("/api/records", record)


def test_a_bucket_refills() -> None:
    now = 0.0
    limit = Limit(2, 0.5, lambda: now)
    assert [limit.take("a"), limit.take("a"), limit.take("a")] == [0, 0, 2.0]
    assert limit.take("b") == 0
    now = 2.0
    assert limit.take("a") == 0 and limit.take("a") == 2.0


def test_passwords_are_hashed_and_checked() -> None:
    hashed = hasher().hash(PASSWORD)
    assert verify(PASSWORD, hashed)
    assert not verify("más", hashed)
    assert not verify(PASSWORD, None)
    assert not verify(PASSWORD, "no hash")


def test_outside_of_tests_hashing_is_slow_on_purpose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(QUICK)
    strong = hasher.__wrapped__()
    assert strong.type is Type.ID and strong.memory_cost >= 64 * 1024 and strong.time_cost >= 3


def test_a_password_is_the_same_however_its_letters_are_written() -> None:
    one, other = "ár\u00edzt\u0171r\u0151", "a\u0301ri\u0301ztu\u030bro\u030b"
    kept = hashed(one)
    assert verify(one, kept) and verify(other, kept) and not verify("arizturo", kept)
    assert verify(other, hasher().hash(other)), "kept as it was typed, once"
    assert not verify(other, None)


def test_nobody_sits_down_under_the_name_of_somebody_elses_account(public: Server) -> None:
    host = Guest.with_account(public.url, "Gedeon")
    table = host.open("me", "open", public=True)
    stranger = Guest.with_account(public.url, "Zelma")
    with pytest.raises(Refused, match="account-name"):
        stranger.post(f"/api/tables/{table['id']}/join", {"seat": 1, "name": "gEDEON"})
    assert stranger.post(f"/api/tables/{table['id']}/join", {"seat": 1, "name": "Zelmácska"})["seats"][1]["name"] == "Zelmácska"


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        ({}, None),
        ({"network": "http://192.168.1.7:8765/"}, "http://192.168.1.7:8765"),
        ({"network": "http://192.168.1.7:8765/", "address": "https://games.example.org"}, "https://games.example.org"),
    ],
)
def test_a_session_says_where_others_find_the_server(tmp_path: Path, settings: dict[str, str], address: str | None) -> None:
    url = f"sqlite:///{tmp_path}/asztal.db"
    database = Database(url)
    assert Identity(Settings(url, **settings), database).session(None).address == address  # type: ignore[arg-type]
    database.close()
