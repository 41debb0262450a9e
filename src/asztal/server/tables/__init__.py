"""Tables in play: a game as a fold over entries, everybody who looks at it, bots and clocks."""
