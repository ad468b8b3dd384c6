"""Buraco positions set up from text: ``9H`` ``TC`` ``JO``, four copies of each and twelve jokers."""

from solitaire.games.buraco import BuracoBoard
from solitaire.games.buraco.cards import KIND, VALUE, card_of_kind
from solitaire.games.buraco.table import BuracoTable

__all__ = ["act", "codes", "fits", "ids_of", "kind", "kinds", "named", "run", "table"]

CODES = {card_of_kind(number).code: number for number in range(53)}
RANKS = "A3456789TJQK"


def kind(code: str) -> int:
    """The kind of a card written as in ``5H``, ``TS``, ``10S``, ``JO``."""
    return CODES[code.replace("10", "X").replace("T", "X")]


def kinds(text: str) -> list[int]:
    return [kind(code) for code in text.split()]


def run(text: str) -> str:
    """``3H-9H`` spelled out."""
    first, last = text.split("-")
    return " ".join(rank + last[1] for rank in RANKS[RANKS.index(first[0]) : RANKS.index(last[0]) + 1])


def codes(cards) -> str:
    return " ".join(card.code.replace("X", "T") for card in cards)


def table(
    hand="", top="", pile="", ours=(), theirs=(), hands=(), reserve=True, other_reserve=True, seat=0, **facts
) -> BuracoBoard:
    """A table where *seat* is to move: its *hand*, its team's melds *ours*, *pile* from the bottom to *top*.

    Hands not given get eleven naturals that are left, reserves too; the rest is the stock.
    """
    board = BuracoBoard()
    board.startGame(board.makeDeal(1))
    board.build()
    left = sorted(board.deck, key=lambda card: card.id)
    for card in left:
        card.faceUp = False

    def lay(letter: str, text: str, face_up: bool) -> None:
        for code in text.split():
            card = next(card for card in left if KIND[card.id] == kind(code))
            left.remove(card)
            card.faceUp = face_up
            board.cells[letter].put(card)

    lay(f"H{seat}", hand, False)
    for team, melds in ((seat % 2, ours), (1 - seat % 2, theirs)):
        for number, meld in enumerate(melds):
            lay(f"{'MN'[team]}{number}", meld, True)
            board._fitMelds()
    lay("V", f"{pile} {top}", True)
    for step, text in enumerate(hands, start=1):
        lay(f"H{(seat + step) % 4}", text, False)
    naturals = [card for card in left if VALUE[KIND[card.id]] not in (0, 2)]
    empty = [f"H{(seat + step) % 4}" for step in range(len(hands) + 1, 4)]
    empty += [f"R{team}" for team in (seat % 2,) if reserve] + [f"R{1 - seat % 2}"] * other_reserve
    for letter in empty:
        for card in [naturals.pop(len(naturals) // 3) for _ in range(11)]:
            left.remove(card)
            board.cells[letter].put(card)
    for card in left:
        board.stock.put(card)
    start = {"turn": seat, "phase": "draw" if top else "meld", "fresh": False, "upcard": -1}
    board.facts = {**board.facts, **start, **facts}
    return board


def ids_of(board: BuracoTable, text: str) -> list[int]:
    """Ids of cards in the hand of the player to move, the lowest of equal ones."""
    left = sorted(card.id for card in board.hand)
    found = []
    for code in text.split():
        number = next(number for number in left if KIND[number] == kind(code))
        left.remove(number)
        found.append(number)
    return sorted(found)


def named(board: BuracoTable, target: str, text: str, source: str = "") -> str:
    """The text of the move of these cards of the hand to *target*."""
    ids = "+".join(map(str, ids_of(board, text)))
    return f"{source or board.hand.letter}>{target}:#{ids}"


def act(board: BuracoBoard, target: str, text: str, source: str = ""):
    """Make that move. *target* ``new`` is the free place for a meld."""
    return board.move(named(board, board.ownMelds[-1].letter if target == "new" else target, text, source))


def fits(board: BuracoTable, letter: str) -> str:
    """Which cards, of the whole pack, fit the meld *letter*; sorted by suit, rank."""
    cell = board.cells[letter]
    found = [number for number in range(53) if cell.isValid([card_of_kind(number, 4 * number)])]
    return codes(card_of_kind(number) for number in found)
