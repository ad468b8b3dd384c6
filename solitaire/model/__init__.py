"""The class hierarchy of the UML: cards, cells, divisions, pool, board. No window, no clock."""
