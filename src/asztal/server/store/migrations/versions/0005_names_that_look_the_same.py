"""How names look; when a bot may play for somebody who is away"""

import sqlalchemy as sa
from alembic import op

from asztal.server.store.names import looks

revision = "0005"
down_revision = "0004"

USERS = sa.table("users", *(sa.column(name, sa.String) for name in ("id", "name", "folded", "looks")))
BEFORE_MS = 600_000
"""For tables that chose nothing when they were opened."""


def upgrade() -> None:
    op.add_column("users", sa.Column("looks", sa.String(64)))
    op.create_index("ix_users_looks", "users", ["looks"])
    op.add_column("tables", sa.Column("absent", sa.BigInteger))
    op.execute(f"UPDATE tables SET absent = {BEFORE_MS}")
    connection = op.get_bind()
    for row in connection.execute(sa.select(USERS).where(USERS.c.folded.is_not(None))).all():
        connection.execute(sa.update(USERS).where(USERS.c.id == row.id).values(looks=looks(row.name)))


def downgrade() -> None:
    op.drop_column("tables", "absent")
    op.drop_index("ix_users_looks", "users")
    op.drop_column("users", "looks")
