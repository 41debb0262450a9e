"""The tables of the database. A change here needs a migration in `migrations/versions` (a test compares them)."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)  # fmt: skip

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(80), unique=True),  # the name of an account as `names.fold` makes it; guests have none
    Column("looks", String(64), index=True),  # how that name looks (`names.looks`)
    Column("password", Text),
    Column("language", String(5), nullable=False),
    Column("admin", Boolean, nullable=False),
    Column("disabled", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("likes", Text),  # how the person likes tables to go
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # a hash: whoever reads the database cannot log in
    Column("user_id", String(40), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules the game began with
    Column("release", String(40), nullable=False, server_default=""),  # that opened the table; unknown for the oldest
    Column("fingerprint", String(40), nullable=False, server_default=""),  # of the rules and content of that release
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),  # of the small generator, if there is no secret
    Column("secret", String(64)),  # the key of chance; told to nobody before the game has ended
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(40), ForeignKey("users.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("clock", Text),
    Column("absent", BigInteger),  # after how many milliseconds a bot may play for who is away; NULL: never
    Column("hints", Boolean, nullable=False, server_default=true()),  # and reviews
    Column("key", String(40), nullable=False),
    Column("rematch_of", String(40), unique=True),
    Column("imported", Boolean, nullable=False),
    Column("outcome", Text),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # when the host was last at the table, to the minute
    Index("ix_tables_lobby", "status", "public", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("user_id", String(40), ForeignKey("users.id"), index=True),
    Column("name", String(40)),
    Column("bot", String(40)),
    Column("invitation", String(40), unique=True),
    Column("resigned", Integer),  # the number with which the seat resigned
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("code", String(200)),
    Column("key", String(120)),
    Column("details", Text),
    UniqueConstraint("table_id", "key"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("user_id", String(40), ForeignKey("users.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", String(120)),
    UniqueConstraint("table_id", "key"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("done", Integer, nullable=False),  # decisions valued, of `total`
    Column("total", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # when somebody last worked at it: whoever is silent for long is gone
    Column("review", Text),  # the whole of it, once it is ready
)
