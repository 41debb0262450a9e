"""How Alembic runs our migrations: always on a connection it is given, never by itself."""

from alembic import context

from asztal.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
