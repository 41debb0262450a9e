"""A small table for the Imperium lines of the notation samples: every verb they need, each one small class.

Not the game: turns are short, anything may be played, and nobody scores. It shows that the lines run, and keeps the laws.
"""
