"""What surrounds a board while someone plays: session, clock, saved games, paths."""
