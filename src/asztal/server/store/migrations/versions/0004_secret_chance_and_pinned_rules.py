"""Keys of chance nobody can compute; the release and the rules a table began with"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("release", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("fingerprint", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("secret", sa.String(64)))


def downgrade() -> None:
    for column in ("secret", "fingerprint", "release"):
        op.drop_column("tables", column)
