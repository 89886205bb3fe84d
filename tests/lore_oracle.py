"""Endings from Syzygy tables and openings from Polyglot books, beside python-chess.

usage: lore_oracle.py PLATEAU DATA

DATA is the folder of test data in the sources of python-chess, which has small
tables and books. In random endings our move must keep what the tables say can be
had, and elementary wins must be played to their end within fifty moves; in openings
our move must be one of the book's.
"""

import pathlib
import random
import sys

import chess
import chess.engine
import chess.polyglot
import chess.syzygy

ENDINGS = ["KQvK", "KRvK", "KBNvK", "KPvK", "KBBvK", "KPvKP"]
QUICK = chess.engine.Limit(nodes=3000)


def ending(name: str, dice: random.Random) -> chess.Board:
    """A legal position with the pieces of a table, either side to move."""
    white, black = name.split("v")
    while True:
        board = chess.Board(None)
        for color, letters in ((chess.WHITE, white), (chess.BLACK, black)):
            for letter in letters:
                piece = chess.Piece(chess.Piece.from_symbol(letter).piece_type, color)
                board.set_piece_at(dice.choice([s for s in chess.SQUARES if not board.piece_at(s)]), piece)
        board.turn = dice.choice(chess.COLORS)
        if board.is_valid() and not board.is_game_over():
            return board


def check_tables(engine: chess.engine.SimpleEngine, folder: pathlib.Path) -> int:
    dice, count = random.Random(1), 0
    with chess.syzygy.open_tablebase(str(folder)) as tables:
        for name in ENDINGS:
            for _ in range(25):
                board = ending(name, dice)
                wanted = tables.probe_wdl(board)
                board.push(engine.play(board, QUICK, game=object()).move)
                kept = 2 if board.is_checkmate() else -tables.probe_wdl(board)
                assert kept >= wanted, f"{board.fen()} after {board.peek()}: {wanted} became {kept}"
                count += 1
        # Two pawns on the seventh rank: captures and promotions lead into the tables.
        info = engine.analyse(chess.Board("8/1P3k2/8/8/8/8/5Kp1/8 w - - 5 9"), chess.engine.Limit(depth=6), game=object())
        assert info["tbhits"] > 0, info
        for name in ("KBNvK", "KRvK"):
            board = ending(name, dice)
            board.turn = chess.WHITE
            while not board.is_valid() or tables.probe_wdl(board) != 2:
                board = ending(name, dice)
            game = object()
            while not board.is_game_over(claim_draw=True):
                board.push(engine.play(board, QUICK, game=game).move)
            assert board.is_checkmate(), board.fen()
    return count


def check_book(engine: chess.engine.SimpleEngine, file: pathlib.Path) -> int:
    dice, count = random.Random(2), 0
    engine.configure({"OwnBook": True, "BookFile": str(file)})
    with chess.polyglot.open_reader(str(file)) as book:
        for _ in range(30):
            board = chess.Board()
            while entries := list(book.find_all(board)):
                mv = engine.play(board, QUICK).move
                assert mv in [entry.move for entry in entries if entry.weight], (board.fen(), mv)
                board.push(dice.choice(entries).move)
                count += 1
    # Without the book it thinks again.
    engine.configure({"OwnBook": False})
    return count


def main(plateau: str, data: str) -> None:
    folder = pathlib.Path(data)
    with chess.engine.SimpleEngine.popen_uci([plateau, "uci"]) as engine:
        engine.configure({"SyzygyPath": str(folder / "syzygy" / "regular")})
        print(f"{check_tables(engine, folder / 'syzygy' / 'regular')} endings keep what can be had")
        engine.configure({"SyzygyPath": ""})
        book = folder / "polyglot" / "performance.bin"
        print(f"{check_book(engine, book)} moves of a book are the book's")


if __name__ == "__main__":
    main(*sys.argv[1:])
