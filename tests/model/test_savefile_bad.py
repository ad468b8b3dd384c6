"""Files that are no saves, damaged ones, and well-formed ones that say what cannot be.

Each is refused with one clear line, in little time and memory, and leaves the game on the table alone.
"""

import os
import socket
import struct
import time
import tracemalloc
from datetime import UTC, datetime
from decimal import Decimal
from fractions import Fraction

import cbor2
import pytest
from hypothesis import given
from hypothesis import strategies as st
from positions import dealt
from saving import CONTENT_AT, content, packed, rich_board
from two_players import TwoPlayersBoard

from solitaire.games.klondike import KlondikeBoard
from solitaire.model import saveformat
from solitaire.model.errors import (
    CannotRead,
    DamagedSave,
    IllegalSavedMove,
    InvalidSave,
    NewerSave,
    NotASave,
    SaveError,
    TooLargeSave,
    TruncatedSave,
    WrongGame,
)
from solitaire.model.savefile import LIMIT
from solitaire.model.verdict import Verdict


@pytest.fixture(scope="module")
def sample(tmp_path_factory) -> bytes:
    path = tmp_path_factory.mktemp("sample") / "game.sol"
    rich_board().saveGame(path)
    return path.read_bytes()


@pytest.fixture(scope="module")
def board() -> KlondikeBoard:
    return rich_board()


@pytest.fixture
def refuse(board, tmp_path):
    """Check that a file with these bytes is refused as asked, and return what the player reads."""

    path = tmp_path / "bad.sol"
    with open(path, "wb", buffering=0) as file:

        def check(data: bytes, kind: type[SaveError] = SaveError) -> str:
            file.seek(0)
            file.write(data)
            file.truncate(len(data))
            return refused(board, path, kind)

        yield check


def refused(board, path, kind: type[SaveError] = SaveError) -> str:
    before = board.snapshot(), list(board.history.entries), board.history.cursor, board.elapsed
    with pytest.raises(SaveError) as refusal:
        board.loadGame(path)
    message = str(refusal.value)
    assert type(refusal.value) is kind or kind is SaveError, (refusal.value, refusal.value.__cause__)
    assert message.endswith(".") and message.isprintable() and len(message) < 500, message
    after = board.snapshot(), list(board.history.entries), board.history.cursor, board.elapsed
    assert after == before
    return message


# --- no saves, damaged saves --------------------------------------------------------------------


def test_every_length_that_is_too_short(sample, refuse):
    for length in range(len(sample)):
        kind = NotASave if length < 8 else TruncatedSave
        refuse(sample[:length], kind)


def test_every_byte_that_is_wrong(sample, refuse):
    for place in range(len(sample)):
        for change in (0x01, 0x80, 0xFF):
            data = bytearray(sample)
            data[place] ^= change
            if place < 8:
                kind = NotASave
            elif place < 10:
                kind = InvalidSave if data[8:10] == b"\0\0" else NewerSave
            elif place < 14:
                kind = TruncatedSave
            else:
                kind = DamagedSave
            refuse(bytes(data), kind)


PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\6\0\0\0\x1f\x15\xc4\x89"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"S",
        b"Dear diary,\n" * 9,
        PNG,
        os.urandom(999),
        b"\0" * 4096,
        b"solitair" + b"\0" * 99,
        b"\x80\4.",
    ],
    ids=["empty", "one byte", "text", "picture", "noise", "zeros", "small letters", "pickle"],
)
def test_files_of_another_kind(refuse, data):
    assert "is not a saved game of Solitaire" in refuse(data, NotASave)


def test_bytes_after_the_end(sample, refuse):
    assert "is damaged: it should hold" in refuse(sample + b"\0", TruncatedSave)
    refuse(packed(sample[CONTENT_AT:] + b"\0"), InvalidSave)
    refuse(packed(sample[CONTENT_AT:] * 2), InvalidSave)


def test_a_newer_version_asks_for_an_update(sample, refuse):
    for version in (saveformat.FORMAT + 1, 0xFFFF):
        message = refuse(packed(content(sample), version=version), NewerSave)
        assert message == (
            "bad.sol was saved by a newer version of Solitaire: update the program to open it."
        )


def test_a_file_that_is_not_there(board, tmp_path):
    assert "No such file" in refused(board, tmp_path / "none.sol", CannotRead)
    refused(board, tmp_path / "none" / "none.sol", CannotRead)
    refused(board, tmp_path / ("x" * 260), CannotRead)
    with pytest.raises(CannotRead):
        board.loadGame("a\0b")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
def test_folders_pipes_devices_and_sockets_are_refused_without_waiting(board, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    folder, pipe, link, wire = (
        tmp_path / name for name in ("folder.sol", "pipe.sol", "link.sol", "wire.sol")
    )
    folder.mkdir()
    os.mkfifo(pipe)
    link.symlink_to(link)
    server = socket.socket(socket.AF_UNIX)
    server.bind(wire.name)
    first_free = os.dup(0)
    os.close(first_free)
    started = time.monotonic()
    for path in (folder, pipe, link, wire, "/dev/zero", "/dev/null"):
        refused(board, path, CannotRead)
    server.close()
    assert time.monotonic() - started < 1
    after = os.dup(0)
    os.close(after)
    assert after <= first_free  # nothing stays open


def test_two_gigabytes_of_zeros_are_not_read(board, tmp_path):
    path = tmp_path / "huge.sol"
    with open(path, "wb") as file:
        file.truncate(2 << 30)
    tracemalloc.start()
    assert "is too large" in refused(board, path, TooLargeSave)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 1 << 20


def test_the_largest_file_that_is_read(refuse):
    refuse(packed(b"\0" * LIMIT), InvalidSave)
    refuse(packed(b"\0" * (LIMIT + 1)), TooLargeSave)


# --- content that no program of ours wrote ------------------------------------------------------


def nested(opening: bytes) -> bytes:
    return opening * 1_000_000


HOSTILE = {
    "array of 2**62": b"\x9b\x40" + b"\0" * 7,
    "array of 2**31": b"\x9a\x7f\xff\xff\xff",
    "map of 2**62": b"\xbb\x40" + b"\0" * 7,
    "text of 2**62": b"\x7b\x40" + b"\0" * 7,
    "bytes of 2**40": b"\x5b\0\0\x01" + b"\0" * 5,
    "deep arrays": nested(b"\x81"),
    "deep maps": nested(b"\xa1"),
    "deep tags": nested(b"\xc1"),
    "deep open arrays": nested(b"\x9f"),
    "open text": nested(b"\x7f"),
    "many empty arrays": b"\x9a\0\x0f\x42\x40" + nested(b"\x80"),
    "date": cbor2.dumps(datetime(2024, 2, 29, tzinfo=UTC)),
    "date without sense": cbor2.dumps(cbor2.CBORTag(0, "tomorrow")),
    "time of 1e300": cbor2.dumps(cbor2.CBORTag(1, 1e300)),
    "huge number": cbor2.dumps(cbor2.CBORTag(2, b"\xff" * 1_000_000)),
    "decimal": cbor2.dumps(Decimal("1e999999")),
    "huge decimal": cbor2.dumps(cbor2.CBORTag(4, [0, cbor2.CBORTag(2, b"\xff" * 1_000_000)])),
    "fraction": cbor2.dumps(Fraction(1, 3)),
    "fraction by zero": cbor2.dumps(cbor2.CBORTag(30, [1, 0])),
    "pattern": cbor2.dumps(cbor2.CBORTag(35, "(a+)+" * 100_000)),
    "mail": cbor2.dumps(cbor2.CBORTag(36, "a: b\n" * 100_000)),
    "address": cbor2.dumps(cbor2.CBORTag(260, b"\1\2\3")),
    "set": cbor2.dumps({1, 2, 3}),
    "own reference": b"\xd8\x1c\x81\xd8\x1d\x00",
    "dangling reference": b"\xd8\x1d\x05",
    "unknown tag": cbor2.dumps(cbor2.CBORTag(99999, 1)),
    "undefined": b"\xf7",
    "break": b"\xff",
    "reserved": b"\x1c",
    "no content": b"",
    "half an integer": b"\x1b\0",
    "no text": b"\x62\xff\xfe",
    "not a number": cbor2.dumps(float("nan")),
    "list": b"\x80",
    "empty map": b"\xa0",
    "map of lists": b"\xa1\x80\x80",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_content_is_refused_quickly(refuse, name):
    started = time.monotonic()
    refuse(packed(HOSTILE[name]), InvalidSave)
    assert time.monotonic() - started < 10


def test_no_tag_is_read_wherever_it_stands(sample, refuse):
    payload = content(sample)
    for key, value in payload.items():
        refuse(packed({**payload, key: cbor2.CBORTag(28, value)}), InvalidSave)
    refuse(packed({**payload, "extra": cbor2.CBORTag(4, [1, 2])}), InvalidSave)


def test_a_deal_repeated_by_reference_cannot_fill_the_memory(sample, refuse):
    payload = content(sample)
    deal, count = {**payload["deal"], "elapsed": 0.0}, 60_000
    moves = b"\x99" + struct.pack(">H", count + 1) + b"\xd8\x1c" + cbor2.dumps(deal) + b"\xd8\x1d\x00" * count
    body = cbor2.dumps({**payload, "cursor": 0, "moves": 0})
    body = body.replace(cbor2.dumps("moves") + b"\x00", cbor2.dumps("moves") + moves)
    refuse(packed(body), InvalidSave)


JUNK = [None, True, -1, 1 << 63, 1.5, float("inf"), float("nan"), "", "x", b"", b"x", [], [[]], {}, {"a": []}]


@pytest.mark.parametrize("key", ["game", "options", "deal", "moves", "cursor", "elapsed", "facts"])
def test_a_part_that_is_missing_or_of_the_wrong_type(sample, refuse, key):
    payload = content(sample)
    right = type(payload[key])
    del payload[key]
    refuse(packed(payload), InvalidSave)
    for junk in JUNK:
        if type(junk) is not right:
            refuse(packed({**payload, key: junk}), InvalidSave)


@pytest.mark.parametrize("key", ["code", "cards", "options", "elapsed"])
def test_a_part_of_a_deal_that_is_missing_or_of_the_wrong_type(sample, refuse, key):
    payload = content(sample)
    place = next(number for number, action in enumerate(payload["moves"]) if isinstance(action, dict))
    for where in ("deal", place):
        deal = payload["deal"] if where == "deal" else payload["moves"][place]
        if key not in deal:
            continue
        for junk in (*JUNK, ...):
            if type(junk) is type(deal[key]) and key != "cards":
                continue
            changed = {name: value for name, value in deal.items() if name != key}
            if junk is not ...:
                changed[key] = junk
            wrong = (
                {**payload, "deal": changed}
                if where == "deal"
                else {
                    **payload,
                    "moves": [*payload["moves"][:place], changed, *payload["moves"][place + 1 :]],
                }
            )
            refuse(packed(wrong), InvalidSave)


@pytest.mark.parametrize("elapsed", [-0.001, -1, float("nan"), float("inf"), float("-inf"), 1e12, True, "1"])
def test_a_time_that_cannot_be(sample, refuse, elapsed):
    refuse(packed({**content(sample), "elapsed": elapsed}), InvalidSave)


@pytest.mark.parametrize("change", [-1000, -22, 3, 1000, 1 << 62])
def test_a_cursor_outside_the_moves(sample, refuse, change):
    payload = content(sample)
    refuse(packed({**payload, "cursor": payload["cursor"] + change}), InvalidSave)


@pytest.mark.parametrize("move", [1, 1.5, None, b"U", ["U"], "", "A to B", "A>", "A>B\nU", "u\0", True, {}])
def test_a_move_that_is_no_move(sample, refuse, move):
    payload = content(sample)
    refuse(packed({**payload, "moves": [*payload["moves"], move]}), InvalidSave)


@pytest.mark.parametrize("move", ["V>W:2", "A>B", "Q>A", "W>V", "A>B:#1+2", "*"])
def test_a_move_against_the_rules_is_named(refuse, tmp_path, move):
    dealt(1).saveGame(tmp_path / "good.sol")
    payload = content((tmp_path / "good.sol").read_bytes())
    for number in (1, 3):
        moves = ["U"] * (number - 1) + [move]
        message = refuse(packed({**payload, "moves": moves, "cursor": number}), IllegalSavedMove)
        assert message.startswith(f"Move {number} of this save, {move}, is against the rules: ")
        refuse(packed({**payload, "moves": moves, "cursor": 0}), IllegalSavedMove)


def test_a_move_taken_back_that_cannot_be_taken_back(tmp_path):
    class NoUndoBoard(TwoPlayersBoard):
        def canUndo(self, player=None):  # noqa: N802
            return Verdict("a hidden card has been seen")

    path = tmp_path / "game.sol"
    board = dealt(1, NoUndoBoard)
    board.move("U")
    board.saveGame(path)
    path.write_bytes(packed({**content(path.read_bytes()), "cursor": 0}))
    message = refused(board, path, IllegalSavedMove)
    assert message == "Move 1 of this save cannot have been taken back: A hidden card has been seen."


def test_more_passes_than_the_rules_allow(refuse, tmp_path):  # STA-19
    board = dealt(1, passes=1)
    for _ in range(24):
        board.move("U")
    board.saveGame(tmp_path / "good.sol")
    payload = content((tmp_path / "good.sol").read_bytes())
    message = refuse(packed({**payload, "moves": ["U"] * 25, "cursor": 25}), IllegalSavedMove)
    assert "No pass is left" in message


CARDS = {
    "51 cards": lambda cards: cards[:-1],
    "53 cards": lambda cards: cards + b"\x34",
    "a card twice": lambda cards: cards[:-1] + cards[:1],
    "a card of no deck": lambda cards: cards.replace(b"\x33", b"\x34"),
    "no cards": lambda cards: b"",
    "cards of another deal": lambda cards: cards[::-1],
    "two cards changed places": lambda cards: cards[1::-1] + cards[2:],
}


@pytest.mark.parametrize("change", CARDS)
@pytest.mark.parametrize("code", ["kept", "none"])
def test_cards_that_no_deal_has(sample, refuse, change, code):
    payload = content(sample)
    for deal in (payload["deal"], payload["moves"][10]):
        right = dict(deal)
        deal["cards"] = CARDS[change](deal["cards"])
        if code == "none":
            deal["code"] = ""
        if code == "none" and len(set(deal["cards"])) == 52 and max(deal["cards"]) < 52:
            continue  # a deal by hand may have any order; a move that does not fit it is named elsewhere
        refuse(packed(payload), InvalidSave)
        deal.update(right)


@pytest.mark.parametrize(
    "code", ["K00-000005Y", "k00-000005x", "K0000000 5X", "K", "x" * 100_000, "\x1b[31m", "K00\n"]
)
def test_a_code_that_does_not_deal_these_cards(sample, refuse, code):
    payload = content(sample)
    payload["moves"][10]["code"] = code
    refuse(packed(payload), InvalidSave)
    payload = content(sample)
    payload["deal"]["code"] = code
    refuse(packed(payload), InvalidSave)


@pytest.mark.parametrize(
    "options",
    [
        {"draw": 2},
        {"draw": True},
        {"draw": 1.0},
        {"draw": "1"},
        {"self": 1},
        {"colour": "red"},
        {"": 1},
        {1: 1},
        {"draw": 1 << 63},
        {"scoring": "x" * 100_000},
        {"\n": "\n"},
    ],
    ids=lambda options: ascii(options)[:20],
)
def test_options_that_the_game_does_not_have(sample, refuse, options):
    payload = content(sample)
    for deal in (payload["deal"], payload["moves"][10]):
        right = deal["options"]
        deal["options"] = {**right, **options}
        if deal is payload["deal"]:
            payload["options"] = deal["options"]
        refuse(packed(payload), InvalidSave)
        deal["options"] = payload["options"] = right
    refuse(packed({**payload, "options": {**payload["options"], **options}}), InvalidSave)


def test_options_that_differ_from_those_of_the_deal(sample, refuse):
    payload = content(sample)
    refuse(packed({**payload, "options": {**payload["options"], "draw": 1}}), InvalidSave)


def test_a_game_of_another_kind(sample, refuse):
    message = refuse(packed({**content(sample), "game": "buraco"}), WrongGame)
    assert message == "bad.sol holds a game of buraco, not of Klondike."


@pytest.mark.parametrize("game", ["", "a\nb", "\x1b[31m", "../x", "x y", "poker" * 9])
def test_a_game_of_no_name(sample, refuse, game):
    refuse(packed({**content(sample), "game": game}))


# --- anything at all ----------------------------------------------------------------------------


@given(data=st.binary(max_size=200))
def test_any_content_is_refused(tmp_path_factory, data):
    path = tmp_path_factory.getbasetemp() / "any.sol"
    for file in (data, packed(data)):
        path.write_bytes(file)
        with pytest.raises(SaveError):
            KlondikeBoard().loadGame(path)


@given(seed=st.randoms(use_true_random=False))
def test_changed_content_with_a_right_check_sum_is_refused_or_is_a_game(sample, tmp_path_factory, seed):
    path = tmp_path_factory.getbasetemp() / "changed.sol"
    for _ in range(10):
        body = bytearray(sample[CONTENT_AT:])
        for _ in range(seed.randint(1, 3)):
            body[seed.randrange(len(body))] = seed.randrange(256)
        path.write_bytes(packed(bytes(body)))
        board = KlondikeBoard()
        try:
            board.loadGame(path)
        except SaveError as error:
            assert str(error).isprintable() and len(str(error)) < 300
        else:
            assert sorted(card.id for cell in board.cells.values() for card in cell) == list(range(52))
            board.saveGame(path)
