"""What is said: messages, entries, refusals and their words. Knows no table and no database."""
