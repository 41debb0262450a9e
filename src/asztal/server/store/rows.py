"""Tables and their seats as rows of the database."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, false, func, insert, select, update

from asztal.core.chance import Seed
from asztal.server.ops.metrics import ENTRIES
from asztal.server.ops.watch import now_ms
from asztal.server.store.people import token
from asztal.server.store.schema import chat, entries, seats, tables, users
from asztal.server.wire.entries import Entry
from asztal.server.wire.messages import ChatLine, ClockRule, Outcome, Status, User

Kind = Literal["person", "invited", "open", "bot"]
CHAT_KEPT = 200
"""Chat lines a newcomer gets."""


class SeatRow(Struct):
    seat: int
    kind: Kind
    user: str | None = None
    name: str | None = None
    bot: str | None = None
    invitation: str | None = None
    resigned: int | None = None
    """The number with which the seat resigned or ran out of time."""

    @property
    def free(self) -> bool:
        return self.kind in ("open", "invited")


class TableRow(Struct):
    id: str
    game: str
    version: int
    options: dict[str, str]
    seed: Seed
    """A key nobody may know before the game has ended; a number where somebody gave it, and at the oldest tables."""
    status: Status
    public: bool
    host: str
    host_name: str
    created: int
    key: str
    release: str = ""
    fingerprint: str = ""
    """The release that opened the table, and its rules and content; empty at the oldest tables."""
    clock: ClockRule | None = None
    absent: int | None = None
    """After how many milliseconds others may let a bot play for who is away; None: never."""
    hints: bool = True
    """Whether those seated may ask for hints, and the game may be reviewed when it has ended."""
    rematch: str | None = None
    rematch_of: str | None = None
    imported: bool = False
    outcome: Outcome | None = None
    number: int = 0
    """The last number when the row was read."""
    seats: list[SeatRow] = []

    @property
    def by_hand(self) -> bool:
        """Somebody gave the seed, and wants the same game again, bots included. The oldest tables have numbers drawn by lot."""
        return isinstance(self.seed, int) and self.release != ""

    def seats_of(self, user: str | None) -> list[int]:
        """The seats of a user, also those a bot plays for them now."""
        return [] if user is None else [seat.seat for seat in self.seats if seat.user == user]

    def may_watch(self, user: User | None, key: str | None) -> bool:
        """Public tables everybody, others those seated, the host, admins, and whoever has the key."""
        if self.public or (key is not None and secrets.compare_digest(key.encode(), self.key.encode())):
            return True
        return user is not None and (user.admin or user.id == self.host or bool(self.seats_of(user.id)))

    def resigned(self) -> list[int]:
        """The seats that resigned, in this order."""
        gone = [(seat.resigned, seat.seat) for seat in self.seats if seat.resigned is not None]
        return [seat for _, seat in sorted(gone)]

    def names(self) -> list[str]:
        return [seat.name or f"{seat.seat + 1}." for seat in self.seats]


def new_id() -> str:
    """Unguessable, and easy to read out: the link to a table is enough to find it."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(12))


def new_seed() -> str:
    """The key of a table's chance: 256 bits of the operating system's."""
    return secrets.token_hex(32)


def insert_table(connection: Connection, row: TableRow) -> None:
    connection.execute(
        insert(tables).values(
            id=row.id,
            game=row.game,
            version=row.version,
            options=_json(row.options),
            seed=row.seed if isinstance(row.seed, int) else 0,
            secret=row.seed if isinstance(row.seed, str) else None,
            release=row.release,
            fingerprint=row.fingerprint,
            status=row.status,
            public=row.public,
            host=row.host,
            created=row.created,
            clock=None if row.clock is None else _json(row.clock),
            absent=row.absent,
            hints=row.hints,
            key=row.key,
            rematch_of=row.rematch_of,
            imported=row.imported,
            outcome=None if row.outcome is None else _json(row.outcome),
            seen=row.created,
        )
    )
    connection.execute(insert(seats), [_seat_values(row.id, seat) for seat in row.seats])


def insert_entries(connection: Connection, table: str, written: list[Entry]) -> None:
    connection.execute(
        insert(entries),
        [
            {
                "table_id": table,
                "number": entry.number,
                "kind": entry.kind,
                "at": entry.at,
                "seat": entry.seat,
                "code": entry.code,
                "key": entry.key,
                "details": _json(entry.details),
            }
            for entry in written
        ],
    )
    for entry in written:
        ENTRIES.labels(entry.kind).inc()


def read_table(connection: Connection, id: str, lock: bool = False) -> TableRow | None:
    """A table with its seats; `lock` keeps others from changing it until the transaction ends."""
    if not id.isprintable():
        return None  # no id of ours, and PostgreSQL refuses to look for a NUL
    if lock:
        connection.execute(select(tables.c.id).where(tables.c.id == id).with_for_update())
    found = _read(connection, [id])
    return found[0] if found else None


def list_tables(
    connection: Connection,
    status: str | None = None,
    public: bool | None = None,
    user: str | None = None,
    game: str | None = None,
    before: int | None = None,
    before_id: str = "",
    seen: int | None = None,
    limit: int = 50,
) -> list[TableRow]:
    """Tables, newest first. `user`: those the user sits at or hosts; `before` and `before_id`: those after this one in the
    list; `seen`: those whose host was there since."""
    query = select(tables.c.id).order_by(tables.c.created.desc(), tables.c.id).limit(limit)
    if status is not None:
        query = query.where(tables.c.status == status)
    if public is not None:
        query = query.where(tables.c.public.is_(public))
    if game is not None:
        query = query.where(tables.c.game == game)
    if before is not None:
        same = (tables.c.created == before) & (tables.c.id > before_id) if before_id else false()
        query = query.where((tables.c.created < before) | same)
    if seen is not None:
        query = query.where(tables.c.seen > seen)
    if user is not None:
        seated = select(seats.c.table_id).where(seats.c.user_id == user)
        query = query.where((tables.c.host == user) | tables.c.id.in_(seated))
    return _read(connection, list(connection.execute(query).scalars()))


def count_going(connection: Connection, host: str) -> int:
    """How many tables of a host are waiting or running."""
    query = select(func.count()).select_from(tables).where(tables.c.host == host, tables.c.status != "finished")
    return connection.execute(query).scalar_one()


def count_imported(connection: Connection, host: str) -> int:
    """How many records somebody has imported."""
    query = select(func.count()).select_from(tables).where(tables.c.host == host, tables.c.imported.is_(True))
    return connection.execute(query).scalar_one()


def sleeping(connection: Connection, since: int, before: int) -> list[tuple[str, int]]:
    """Running tables that may have to go on by themselves, having a clock or a bot, and their last number: those where the last
    thing happened between two times, the latest first."""
    last = select(entries.c.number, entries.c.at).where(entries.c.table_id == tables.c.id).order_by(entries.c.number.desc())
    number, at = (last.with_only_columns(column).limit(1).scalar_subquery() for column in (entries.c.number, entries.c.at))
    bots = select(seats.c.table_id).where(seats.c.kind == "bot")
    query = (
        select(tables.c.id, number)
        .where(tables.c.status == "running", tables.c.clock.is_not(None) | tables.c.id.in_(bots), at.between(since, before))
        .order_by(at.desc())
    )
    return [(id, last) for id, last in connection.execute(query)]


def existing(connection: Connection, ids: list[str]) -> set[str]:
    """Which of these tables there are."""
    return set(connection.execute(select(tables.c.id).where(tables.c.id.in_(ids))).scalars())


def host_seen(connection: Connection, ids: list[str]) -> None:
    """The hosts of these tables are there."""
    connection.execute(update(tables).where(tables.c.id.in_(ids)).values(seen=now_ms()))


def find_invitation(connection: Connection, invitation: str) -> tuple[str, int] | None:
    """Table and seat of an invitation."""
    if not invitation.isprintable():
        return None
    row = connection.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.invitation == invitation)).first()
    return None if row is None else (row.table_id, row.seat)


def write_seat(connection: Connection, table: str, seat: SeatRow) -> None:
    values = _seat_values(table, seat)
    connection.execute(update(seats).where(seats.c.table_id == table, seats.c.seat == seat.seat).values(**values))


def new_key(connection: Connection, table: str) -> None:
    """Whoever had the table's key has it no longer."""
    connection.execute(update(tables).where(tables.c.id == table).values(key=token()))


def set_status(connection: Connection, table: str, status: Status) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(status=status))


def delete_table(connection: Connection, table: str) -> None:
    for part in (chat, entries, seats):
        connection.execute(delete(part).where(part.c.table_id == table))
    connection.execute(delete(tables).where(tables.c.id == table))


def write_chat(
    connection: Connection, table: str, user: str, name: str | None, seat: int | None, text: str, key: str
) -> ChatLine | None:
    """A new line of chat, by default under the name the user has now; None if this very line has been written before."""
    if connection.execute(select(chat.c.id).where(chat.c.table_id == table, chat.c.key == key)).first():
        return None
    if name is None:
        name = str(connection.execute(select(users.c.name).where(users.c.id == user)).scalar_one())
    at = now_ms()
    done = connection.execute(
        insert(chat).values(table_id=table, user_id=user, name=name, seat=seat, text=text, at=at, key=key).returning(chat.c.id)
    )
    return ChatLine(done.scalar_one(), user, name, seat, text, at)


def read_chat(connection: Connection, table: str, after: int = 0) -> list[ChatLine]:
    """The last lines of chat, those after a line."""
    query = select(chat).where(chat.c.table_id == table, chat.c.id > after).order_by(chat.c.id.desc()).limit(CHAT_KEPT)
    rows = connection.execute(query)
    return [ChatLine(row.id, row.user_id, row.name, row.seat, row.text, row.at) for row in rows][::-1]


def new_invitation(kind: Kind) -> str | None:
    return token() if kind in ("open", "invited") else None


def _read(connection: Connection, ids: list[str]) -> list[TableRow]:
    """Tables by their ids, in this order, with seats; few statements however many tables."""
    later = tables.alias()
    query = (
        select(tables, users.c.name.label("host_name"), later.c.id.label("rematch"))
        .join(users, users.c.id == tables.c.host)
        .outerjoin(later, later.c.rematch_of == tables.c.id)
        .where(tables.c.id.in_(ids))
    )
    found = {row.id: _table(row) for row in connection.execute(query)}
    for row in connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        seat = SeatRow(row.seat, row.kind, row.user_id, row.name, row.bot, row.invitation, row.resigned)
        found[row.table_id].seats.append(seat)
    last = (
        select(entries.c.table_id, func.max(entries.c.number)).where(entries.c.table_id.in_(ids)).group_by(entries.c.table_id)
    )
    for table, number in connection.execute(last):
        found[table].number = number
    return [found[id] for id in ids if id in found]


def _table(row: Row[tuple[object, ...]]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        version=row.version,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        seed=row.seed if row.secret is None else row.secret,
        release=row.release,
        fingerprint=row.fingerprint,
        status=row.status,
        public=row.public,
        host=row.host,
        host_name=row.host_name,
        created=row.created,
        key=row.key,
        clock=None if row.clock is None else msgspec.json.decode(row.clock, type=ClockRule),
        absent=row.absent,
        hints=row.hints,
        rematch=row.rematch,
        rematch_of=row.rematch_of,
        imported=row.imported,
        outcome=None if row.outcome is None else msgspec.json.decode(row.outcome, type=Outcome),
        seats=[],
    )


def _seat_values(table: str, seat: SeatRow) -> dict[str, object]:
    return {
        "table_id": table,
        "seat": seat.seat,
        "kind": seat.kind,
        "user_id": seat.user,
        "name": seat.name,
        "bot": seat.bot,
        "invitation": seat.invitation,
        "resigned": seat.resigned,
    }


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
