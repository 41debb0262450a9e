"""How people like their tables to go: kept with the person"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("users", sa.Column("likes", sa.Text))


def downgrade() -> None:
    op.drop_column("users", "likes")
