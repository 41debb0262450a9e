"""The server: people, tables, clocks and records around games. It knows no game by name."""
