"""Names of accounts in the usual form of their letters; finding what belongs to a guest"""

import sqlalchemy as sa
from alembic import op

from asztal.server.store.names import fold

revision = "0003"
down_revision = "0002"

USERS = sa.table("users", sa.column("id", sa.String), sa.column("name", sa.String), sa.column("folded", sa.String))


def upgrade() -> None:
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_chat_user_id", "chat", ["user_id"])
    fold_names(op.get_bind())


def fold_names(connection: sa.Connection) -> None:
    """The same name written with other signs is the same account from now on; who came later gets a number."""
    rows = connection.execute(sa.select(USERS).where(USERS.c.folded.is_not(None)).order_by(USERS.c.folded)).all()
    taken = {row.folded for row in rows if fold(row.name) == row.folded}
    for row in rows:
        if fold(row.name) == row.folded:
            continue
        name, number = row.name, 2
        while fold(name) in taken:
            name, number = f"{row.name[:36]} {number}", number + 1
        taken.add(fold(name))
        connection.execute(sa.update(USERS).where(USERS.c.id == row.id).values(name=name, folded=fold(name)))


def downgrade() -> None:
    op.drop_index("ix_chat_user_id", "chat")
    op.drop_index("ix_tables_host", "tables")
