"""Tables before and after the game: opening, sitting down, playing again, records and replays."""
