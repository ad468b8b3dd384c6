"""Buraco tables to look at: early, in mid-match, as crowded as it can get, and when a hand is over."""

from games.buraco.tables import run, table

from solitaire.games.buraco import BuracoBoard

__all__ = ["KINDS", "deal", "position"]

KINDS = ("early", "mid", "crowded", "rich", "end")
HAND = "3H 4H 6C 6D 8S 8H TC JC QC KD AS 2H JO"
OURS = (
    "5H 6H 7H JO", "KS KD KC KH", "9C 9D 2S 9H 9S", run("8S-KS"), "4D 4C 4H",
    "JO JO 2C 2D", "AC AD AH", run("3D-9D"), "7C 7D 7S 7H 7C 7D 2S", run("4S-TS"),
)  # fmt: skip
THEIRS = (
    "QH QD QS", run("3C-7C"), "JD JH JS 2H", "TH TD TS TC TC", "6S 6S 6H", run("9H-KH"), "5C 5D 5S JO 5S",
    "AS AS AD AH AC AC AD", "8C 8D 8H 8C 8D 8H JO",
)  # fmt: skip
MANY = tuple(
    " ".join(rank + suit for suit in suits) for suits in ("SHD", "CSH", "DCS", "HDC", "SHDC")
    for rank in "A3456789TJQK"
)  # fmt: skip


def deal(seed=4):
    """The first moment of a match."""
    board = BuracoBoard()
    board.startGame(board.makeDeal(seed))
    return board


def position(kind):
    """One of KINDS."""
    if kind == "early":
        return deal()
    if kind in ("crowded", "rich"):
        return crowded() if kind == "crowded" else rich()
    if kind == "end":
        board = table("KC", ours=OURS[1:], theirs=THEIRS, reserve=False)
        board.move(f"H0>V:#{board.cells['H0'][0].id}")
        return board
    return table(
        HAND, top="9D", pile="3S 7H JD 4C QC 8D 5S 3C", ours=OURS, theirs=THEIRS, other_reserve=False
    )


def crowded():
    """Twenty-five melds of each team, the most that simulations found."""
    board = bare(MANY[:25], MANY[25:50])
    fill(board, "H0", 40)
    return board


def rich(count=97):
    """As many cards in one hand as simulations found, with twelve melds of each team."""
    board = bare(MANY[:12], MANY[12:24])
    fill(board, "H0", count)
    fill(board, "H2", 20)
    return board


def bare(ours, theirs):
    """Melds, and no card in any hand."""
    return table(ours=ours, theirs=theirs, reserve=False, other_reserve=False, hands=("", "", ""))


def fill(board, letter, count):
    """Move cards of the stock to a hand, whatever the rules say: a drawing load, not a game."""
    while len(board.cells[letter]) < count:
        board.stock.move(board.stock.tail(1), board.cells[letter])
