"""Seats know who resigned and which bot plays; tables know when their host was last there"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # Not in a batch: on SQLite that makes the table anew, and dropping the old one would delete all rows that refer to it.
    op.add_column("seats", sa.Column("resigned", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE tables SET seen = created"))
    told = sa.text(
        "SELECT table_id, number, kind, seat, details FROM entries WHERE kind IN ('resign', 'bot', 'person') "
        "ORDER BY table_id, number"
    )
    plays = sa.text("UPDATE seats SET kind = :kind, bot = :bot WHERE table_id = :table AND seat = :seat")
    resigns = sa.text("UPDATE seats SET resigned = :number WHERE table_id = :table AND seat = :seat")
    for entry in connection.execute(told).all():
        place = {"table": entry.table_id, "seat": entry.seat}
        bot = json.loads(entry.details or "{}").get("bot")
        if entry.kind == "resign":
            connection.execute(resigns, {**place, "number": entry.number})
        if entry.kind == "person" or bot is not None:
            connection.execute(plays, {**place, "kind": "person" if entry.kind == "person" else "bot", "bot": bot})


def downgrade() -> None:
    op.drop_column("tables", "seen")
    op.drop_column("seats", "resigned")
