"""What a strong player would do and why, and what became of a finished game, decision by decision.

Nothing here knows a game by name: plans are played on in worlds a seat cannot tell from the real one, and compared by what the
game says is worth comparing (`Game.holdings`).
"""
