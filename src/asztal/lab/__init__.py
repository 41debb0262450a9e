"""Bots against each other, many games at a time: what researchers and designers ask."""
