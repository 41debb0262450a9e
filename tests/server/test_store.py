"""The database: migrations and the ledger, on SQLite and PostgreSQL."""

import asyncio
import stat
import sys
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, text, update
from sqlalchemy.exc import DBAPIError

from asztal.server.ops.watch import now_ms
from asztal.server.store import names, people, rows
from asztal.server.store.database import BadDatabase, Database, migration_config
from asztal.server.store.ledger import Ledger, read_entries
from asztal.server.store.rows import SeatRow, TableRow
from asztal.server.store.schema import metadata, seats, tables, users
from asztal.server.wire.entries import Details, Entry
from asztal.server.wire.messages import Likes, User
from server.services import Postgres

OUTCOME = '{"ended":"resigned","winners":[],"ranks":[1],"result":null}'


def opened(url: str) -> Database:
    database = Database(url)
    database.upgrade()
    return database


def new_table(database: Database) -> TableRow:
    user = database.run_now(lambda c: people.create_guest(c, "Anna"))
    row = TableRow(
        id=rows.new_id(),
        game="stones",
        version=1,
        options={},
        seed=2**61,
        status="running",
        public=True,
        host=user.id,
        host_name="Anna",
        created=now_ms(),
        key="k",
        seats=[SeatRow(0, "person", user.id, "Anna")],
    )
    database.run_now(lambda c: rows.insert_table(c, row))
    return row


def test_what_somebody_likes_is_kept(database: str) -> None:
    store = opened(database)
    likes = Likes(film="fast", pause=1500, ask_end=True)

    def work(connection: Connection) -> User | None:
        user = people.create_guest(connection, "Anna")
        assert user.likes is None
        people.change_profile(connection, user.id, None, None, likes)
        return people.find_user(connection, user.id)

    kept = asyncio.run(store.run(work))
    assert kept is not None and kept.likes == likes
    store.close()


def test_migrations_lead_to_the_schema(database: str) -> None:
    store = opened(database)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.upgrade()  # once more changes nothing
    store.close()


def test_migrations_go_back_as_well(database: str) -> None:
    store = opened(database)
    with store.engine.connect() as connection:
        command.downgrade(migration_config(connection), "base")
        connection.commit()
    store.upgrade()
    assert new_table(store).id
    store.close()


def test_names_of_old_accounts_get_the_usual_form_of_their_letters(database: str) -> None:
    store = opened(database)
    written = ["Re\u0301ka", "Réka", "re\u0301ka 2", "Zoe\u0308"]
    with store.engine.connect() as connection:
        made = [people.create_account(connection, f"nobody {number}", "x", "hu") for number in range(len(written))]
        command.downgrade(migration_config(connection), "0002")
        for account, name in zip(made, written, strict=True):
            assert account is not None
            connection.execute(update(users).where(users.c.id == account.id).values(name=name, folded=name.casefold()))
        connection.commit()
    store.upgrade()
    kept = store.run_now(people.accounts)
    assert sorted(names.fold(one.user.name) for one in kept) == ["réka", "réka 2", "réka 2 2", "zoë"]
    found = [store.run_now(partial(people.find_account, name=one.user.name)) for one in kept]
    assert [one.user for one in found if one is not None] == [one.user for one in kept]
    store.close()


def test_no_name_is_too_long_once_it_is_folded() -> None:
    signs = (chr(code) for code in range(sys.maxunicode + 1) if not 0xD800 <= code < 0xE000)
    assert max(len(names.fold(sign)) for sign in signs if len(names.clean_name(sign)) == 1) == 2
    for name in ("ΐ" * 40, "ß" * 40, "ﷺ" * 40):
        assert len(names.clean_name(name)) <= 40 and len(names.fold(name)) <= 80


@pytest.mark.parametrize("same", ["Re\u0301ka", "ＲÉka", " r\u00c9KA\u0000"])
def test_the_same_letters_are_the_same_name(same: str) -> None:
    assert names.fold(same) == names.fold("Réka")


def test_a_database_of_a_newer_version_is_one_clear_error(database: str) -> None:
    store = opened(database)
    store.run_now(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(BadDatabase, match=r"written by a newer Asztal \(schema 9999; this one knows \d+\): update Asztal"):
        store.upgrade()
    store.close()


def test_errors_do_not_tell_what_was_written(database: str) -> None:
    store = opened(database)
    user = store.run_now(lambda c: people.create_guest(c, "Anna"))
    with pytest.raises(DBAPIError) as error:
        store.run_now(lambda c: people._insert(c, user, "anna", "$argon2id$secret"))
    assert "argon2id" not in str(error.value)
    store.close()


def test_nobody_else_looks_into_the_data_folder(tmp_path: Path) -> None:
    opened(f"sqlite:///{tmp_path}/data/asztal.db").close()
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


def test_older_databases_are_brought_up_to_date(database: str) -> None:
    """Games that ran before seats knew who resigned and which bot plays."""
    store = Database(database)
    with store.engine.connect() as connection:
        command.upgrade(migration_config(connection), "0001")
        user = "INSERT INTO users (id, name, language, admin, disabled, created) VALUES ('u', 'Anna', 'hu', false, false, 1)"
        table = (
            "INSERT INTO tables (id, game, version, options, seed, status, public, host, created, key, imported) "
            "VALUES ('t', 'stones', 1, '{}', 1, 'running', true, 'u', 5, 'k', false)"
        )
        seat = "INSERT INTO seats (table_id, seat, kind, user_id, name) VALUES ('t', {}, 'person', 'u', 'Anna')"
        entry = "INSERT INTO entries (table_id, number, kind, at, seat, details) VALUES ('t', {}, '{}', 1, {}, '{}')"
        bot = '{"bot":"random"}'
        entries = [(2, "bot", 0, bot), (3, "bot", 1, bot), (4, "person", 0, "{}"), (5, "resign", 2, bot)]
        written = [entry.format(*values) for values in entries]
        for statement in (user, table, *(seat.format(n) for n in range(3)), *written):
            connection.execute(text(statement.replace(":", "\\:")))
        connection.commit()
    store.upgrade()
    row = store.run_now(lambda c: rows.read_table(c, "t"))
    assert row is not None
    assert [(seat.kind, seat.bot, seat.resigned) for seat in row.seats] == [
        ("person", None, None),
        ("bot", "random", None),
        ("bot", "random", 5),
    ]
    assert store.run_now(lambda c: rows.list_tables(c, seen=4)) == [row]
    assert store.run_now(lambda c: rows.list_tables(c, seen=5)) == []
    store.close()


def test_a_table_is_read_as_it_was_written(database: str) -> None:
    store = opened(database)
    row = new_table(store)
    assert store.run_now(lambda c: rows.read_table(c, row.id)) == row
    assert store.run_now(lambda c: rows.read_table(c, "nothing")) is None
    store.close()


def test_a_number_is_written_once(database: str) -> None:
    store = opened(database)
    table = new_table(store).id

    async def write() -> None:
        ledger, rival = Ledger(store), Ledger(store)
        move = Entry(1, "move", 5, 0, "take:1", "u:1", Details(drop=[3], bots={1: "x"}))
        assert await ledger.write(table, move)
        assert not await rival.write(table, Entry(1, "move", 6, 0, "take:2", "u:2")), "the number is taken"
        assert not await rival.write(table, Entry(2, "move", 6, 0, "take:2", "u:1")), "the wish has been granted"
        assert await rival.write(
            table, Entry(2, "resign", 7, 0, key="u:3"), outcome='{"ended":"resigned","winners":[],"ranks":[1],"result":null}'
        )
        ledger.close()
        rival.close()
        assert store.run_now(lambda c: read_entries(c, table))[0] == move

    asyncio.run(write())
    row = store.run_now(lambda c: rows.read_table(c, table))
    assert row is not None and row.status == "finished" and row.number == 2 and row.outcome is not None
    assert [entry.number for entry in store.run_now(lambda c: read_entries(c, table, 1))] == [2]
    store.close()


def test_seats_say_who_resigned_and_which_bot_plays(database: str) -> None:
    store = opened(database)
    table = new_table(store).id

    def seat() -> tuple[str, str | None, int | None]:
        row = store.run_now(lambda c: rows.read_table(c, table))
        assert row is not None
        return row.seats[0].kind, row.seats[0].bot, row.seats[0].resigned

    async def write() -> None:
        ledger = Ledger(store)
        await ledger.write(table, Entry(1, "bot", 0, 0, details=Details(bot="greedy")))
        assert seat() == ("bot", "greedy", None)
        await ledger.write(table, Entry(2, "person", 0, 0))
        assert seat() == ("person", None, None)
        await ledger.write(table, Entry(3, "resign", 0, 0, details=Details(bot="greedy")), OUTCOME)
        assert seat() == ("person", None, 3), "the game is over: no bot need play on"
        ledger.close()

    asyncio.run(write())
    store.close()


def test_tables_of_the_same_moment_are_all_found(database: str) -> None:
    store = opened(database)
    made = [new_table(store) for _ in range(4)]
    store.run_now(lambda c: c.execute(tables.update().values(created=7)))
    first = store.run_now(lambda c: rows.list_tables(c, limit=2))
    rest = store.run_now(lambda c: rows.list_tables(c, before=7, before_id=first[-1].id))
    assert sorted(row.id for row in first + rest) == sorted(row.id for row in made)
    assert store.run_now(lambda c: rows.list_tables(c, before=7)) == []
    store.close()


def test_tables_that_may_go_on_by_themselves(database: str) -> None:
    store = opened(database)
    bots, people = new_table(store).id, new_table(store).id
    store.run_now(lambda c: c.execute(seats.update().where(seats.c.table_id == bots).values(kind="bot")))
    for table in (bots, people):
        store.run_now(partial(rows.insert_entries, table=table, written=[Entry(1, "start", 10), Entry(2, "move", 20)]))
    assert store.run_now(lambda c: rows.sleeping(c, 0, 20)) == [(bots, 2)]
    assert store.run_now(lambda c: rows.sleeping(c, 0, 19)) == [], "something happens there"
    assert store.run_now(lambda c: rows.sleeping(c, 21, 99)) == [], "long ago"
    store.close()


def test_rivals_share_the_numbers_between_them(database: str) -> None:
    """Many tables, two ledgers, every number wished by both: each is written exactly once, and nothing locks up."""
    store = opened(database)
    tables = [new_table(store).id for _ in range(8)]

    async def write() -> list[bool]:
        ledgers = [Ledger(store), Ledger(store)]
        wishes = [
            ledger.write(table, Entry(number, "move", 0, 0, "take:1", f"{which}:{number}"))
            for number in range(1, 26)
            for table in tables
            for which, ledger in enumerate(ledgers)
        ]
        written = await asyncio.gather(*wishes)
        for ledger in ledgers:
            ledger.close()
        return written

    assert sum(asyncio.run(write())) == 25 * len(tables)
    for table in tables:
        assert [entry.number for entry in store.run_now(partial(read_entries, table=table))] == list(range(1, 26))
    store.close()


def test_an_entry_that_cannot_be_written_is_an_error_and_the_next_one_is_fine(database: str) -> None:
    store = opened(database)
    table = new_table(store).id

    async def write() -> None:
        ledger = Ledger(store)
        with pytest.raises(Exception, match=r"(?i)foreign key"):
            await ledger.write("no such table", Entry(1, "move", 0))
        assert await ledger.write(table, Entry(1, "move", 0))
        ledger.close()

    asyncio.run(write())
    store.close()


def test_an_entry_that_cannot_be_written_fails_alone(database: str) -> None:
    """All of them wait for the same commit: the one that is wrong must not take the others with it."""
    store = opened(database)
    tables = [new_table(store).id for _ in range(3)]

    async def write() -> list[bool | BaseException]:
        ledger = Ledger(store)
        wishes = [ledger.write(table, Entry(1, "move", 0, 0, "take:1")) for table in (*tables, "no such table")]
        written = await asyncio.gather(*wishes, return_exceptions=True)
        ledger.close()
        return written

    *fine, guilty = asyncio.run(write())
    assert fine == [True] * 3 and isinstance(guilty, Exception)
    store.close()


def test_the_ledger_connects_again_after_postgresql_has_dropped_it(postgres: Postgres) -> None:
    store = opened(postgres.new())
    table = new_table(store).id

    async def write() -> None:
        ledger = Ledger(store)
        assert await ledger.write(table, Entry(1, "move", 0))
        others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
        await store.run(lambda c: c.exec_driver_sql(f"SELECT pg_terminate_backend(pid) {others}").fetchall())
        assert await ledger.write(table, Entry(2, "move", 0))
        ledger.close()

    asyncio.run(write())
    store.close()


def test_what_no_database_can_hold_is_no_id(database: str) -> None:
    store = opened(database)
    assert store.run_now(lambda c: rows.read_table(c, "\0")) is None
    assert store.run_now(lambda c: rows.find_invitation(c, "\0")) is None
    store.close()


def test_seats_belong_to_tables(database: str) -> None:
    store = opened(database)
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        store.run_now(lambda c: c.execute(insert(seats).values(table_id="nothing", seat=0, kind="open")))
    store.close()


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "mysql://x/y",
        "mysql://u:secret@h/db",
        "postgresql://u:se:c@ret@h:port/db",
        "sqlite://",
        "sqlite:///:memory:",
    ],
)
def test_a_wrong_url_is_one_clear_error(url: str) -> None:
    with pytest.raises(BadDatabase, match="database") as error:
        Database(url)
    assert "secret" not in str(error.value) and "ret@" not in str(error.value), "passwords are nobody's business"
