"""What is kept: people, sessions, tables, seats, entries and chat, in SQLite or PostgreSQL."""
