"""The text front end: the game in a terminal, with two letters a move. It imports no window."""
