"""What looks ahead in a game: hints, and whether a deal can be won. It never changes a board."""
