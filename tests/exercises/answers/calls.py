"""Your answers to exercise 3: what `KlondikeBoard.move` calls by itself, in order, as "object.method".

The game is the deal K00-000005X at its beginning. For each of the three moves write the calls one step inside
of `KlondikeBoard.move`, such as "Pool.isEmpty" or "HouseCell Y.isValid"; not the calls inside of those.
"""

MOVE = []  # B>Y: the ace of clubs goes home
REFUSED = []  # A>B: the jack of spades does not fit on the ace of clubs
DRAW = []  # U: a card is drawn
