"""Accounts, sessions and permissions on a public host."""

import contextlib
import io
import sqlite3
from pathlib import Path

import httpx
import pytest

from asztal.cli import run
from asztal.server.limits import Limit
from asztal.server.passwords import HASHER, verify
from server.guests import Guest, Refused
from server.services import Server, public_settings, running

PASSWORD = "nagyon titkos"


def test_nobody_plays_without_an_account(public: Server) -> None:
    stranger = Guest(public.url)
    session = stranger.get("/api/session")
    assert session == {"user": None, "home": False, "guests": False, "sign_up": True, "version": session["version"]}
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
        ("   ", PASSWORD, "name-blank"),
        ("", PASSWORD, "name-blank"),
        ("x" * 41, PASSWORD, "name-long"),
        ("x" * 501, PASSWORD, "bad-message"),
    ],
)
def test_bad_names_and_passwords(public: Server, name: str, password: str, error: str) -> None:
    with pytest.raises(Refused, match=error):
        Guest.with_account(public.url, name, password)


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
        table = guest.open("me", {"kind": "bot", "bot": "random"}, start=True)
        guest.post("/api/accounts", {"name": "Vili", "password": PASSWORD})
        assert not guest.get("/api/session")["user"]["guest"]
        assert guest.sit(table["id"]).now["you"]["seats"] == [0]


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
        assert '"admin":true' in admin(settings.database, "list", "--json")[1]
        assert admin(settings.database, "disable", "Réka")[0] == 0
        stranger = Guest(server.url)
        with pytest.raises(Refused, match="wrong-password"):
            stranger.post("/api/session", {"name": "Réka", "password": PASSWORD})
        assert admin(settings.database, "enable", "Réka")[0] == 0
        assert admin(settings.database, "password", "Réka", "--password", "egészen más")[0] == 0
        stranger.post("/api/session", {"name": "Réka", "password": "egészen más"})
        table = stranger.open("me", {"kind": "bot"})
        assert table["id"] in admin(settings.database, "tables")[1]
        assert admin(settings.database, "tables", "--close", table["id"])[0] == 0
        assert admin(settings.database, "tables", "--close", table["id"])[0] == 2
        assert admin(settings.database, "disable", "Senki")[2] == "asztal: there is no account 'Senki'\n"
        assert admin(settings.database, "migrate")[1] == "up to date\n"


def admin(database: str, *arguments: str) -> tuple[int, str, str]:
    """`asztal admin`, in this process: exit code, output, error."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
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


def test_a_bucket_refills() -> None:
    now = 0.0
    limit = Limit(2, 0.5, lambda: now)
    assert [limit.take("a"), limit.take("a"), limit.take("a")] == [0, 0, 2.0]
    assert limit.take("b") == 0
    now = 2.0
    assert limit.take("a") == 0 and limit.take("a") == 2.0


def test_passwords_are_hashed_and_checked() -> None:
    hashed = HASHER.hash(PASSWORD)
    assert verify(PASSWORD, hashed)
    assert not verify("más", hashed)
    assert not verify(PASSWORD, None)
    assert not verify(PASSWORD, "no hash")
