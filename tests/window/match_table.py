"""A Buraco table whose timers run when the clock is moved on, and positions in which it begins."""

from positions import dealt

from solitaire.games.buraco import BuracoBoard

from .desk import Desk


def board_started_by(seat, **options):
    """A new match in which this player begins."""
    seed = next(seed for seed in range(40) if dealt(seed, BuracoBoard, **options).turn == seat)
    return dealt(seed, BuracoBoard, **options)


def played_on(board, until):
    """The board after the computer has played for everybody until this is true."""
    while not until(board):
        offers = board.actions()
        board.move(offers[0].move if offers else board.question(board.turn).answer(lambda: True).move)
    return board


ENDS = {
    "hand over": (1, 2000, lambda board: board.actions()),
    "third hand": (3, 10000, lambda board: board.facts["hand"] == 3 and len(board.cells) > 16),
    "others play": (3, 10000, lambda board: len(board.cells) > 16 and board.turn == 2),
    "many hands": (1, 10000, lambda board: board.facts["hand"] == 9),
    "won": (4, 500, lambda board: board.outcome),
    "lost": (7, 500, lambda board: board.outcome),
}


def match(until):
    """A match that the computer has played until then."""
    seed, target, until_then = ENDS[until]
    return played_on(dealt(seed, BuracoBoard, target=target), until_then)


class Table(Desk):
    """Buraco on a desk; ``wait`` lets time pass."""

    def __init__(self, folder, board=None, **options):
        super().__init__(folder, board or board_started_by(1), **options)
        self.screen.later = lambda seconds, act: self.timers.append((self.time + seconds, act))
        self.screen.go_on()

    def wait(self, seconds):
        """Let time pass and do what falls due."""
        end = self.time + seconds + 1e-6
        while due := [timer for timer in self.timers if timer[0] <= end]:
            timer = min(due, key=lambda timer: timer[0])
            self.timers.remove(timer)
            self.time = max(self.time, timer[0])
            timer[1]()
        self.time = end

    @property
    def made(self):
        """Every move since the deal, with who made it."""
        entries = self.board.history.entries[1 : self.board.history.cursor]
        return [(entry.memento[0]["turn"], str(entry.action)) for entry in entries]

    def own_turn(self):
        """The player draws and throws a card."""
        assert self.session.play("U")
        assert self.session.play(self.board.legalMoves()[-1])
        assert self.board.turn == 1
