"""Trials: a server of our own under load and under attack, looked at from outside like any other."""
