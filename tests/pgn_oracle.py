"""Games with variations and comments, compared with what python-chess reads.

usage: pgn_oracle.py PLATEAU

First python-chess writes random trees and Plateau reads them (`pgn tree`); then
Plateau writes them again (`pgn format`) and python-chess reads that.
"""

import io
import json
import random
import subprocess
import sys
import tempfile

import chess
import chess.pgn

GAMES = 300


def random_game(dice: random.Random, number: int) -> chess.pgn.Game:
    game = chess.pgn.Game()
    game.headers["Round"] = str(number)
    if number % 3 == 0:
        game.setup(chess.Board.from_chess960_pos(dice.randrange(960)))
    if dice.random() < 0.3:
        game.comment = "before it begins"
    grow(dice, game, depth=0, plies=dice.randrange(1, 60))
    return game


def grow(dice: random.Random, node: chess.pgn.GameNode, depth: int, plies: int) -> None:
    for _ in range(plies):
        moves = list(node.board().legal_moves)
        if not moves:
            return
        first = dice.choice(moves)
        following = node.add_main_variation(first)
        if dice.random() < 0.2:
            following.comment = dice.choice(["quiet", "a longer remark, with (brackets) and [signs]", "été"])
        if dice.random() < 0.1:
            following.nags.add(dice.choice([1, 2, 3, 4, 5, 6, 10, 14, 140, 200]))
        if depth < 3 and dice.random() < 0.08 and len(moves) > 1:
            other = dice.choice([move for move in moves if move != first])
            variation = node.add_variation(other)
            if dice.random() < 0.3:
                variation.starting_comment = "instead"
            grow(dice, variation, depth + 1, dice.randrange(0, 8))
        node = following


def unwrapped(comment: str) -> str:
    """A line break within a comment means a blank."""
    return " ".join(comment.split())


def shape(node: chess.pgn.GameNode) -> dict:
    """What `pgn tree` should say of a node."""
    # Deep games would exceed Python's recursion limit if they were much longer.
    uci = None if node.parent is None else node.parent.board().uci(node.move)
    return {
        "uci": uci,
        "before": unwrapped(node.starting_comment),
        "comment": unwrapped(node.comment),
        "glyphs": sorted(node.nags),
        "children": [shape(child) for child in node.variations],
    }


def our_shape(node: dict) -> dict:
    return {
        "uci": node["uci"],
        "before": " ".join(node["comments_before"]),
        "comment": " ".join(node["comments"]),
        "glyphs": sorted(node["glyphs"]),
        "children": [our_shape(child) for child in node["children"]],
    }


def run(plateau: str, command: str, path: str) -> str:
    return subprocess.run([plateau, "pgn", command, path], check=True, capture_output=True, text=True).stdout


def main() -> None:
    sys.setrecursionlimit(20_000)
    plateau = sys.argv[1]
    dice = random.Random(2026)
    games = [random_game(dice, number) for number in range(GAMES)]
    expected = [shape(game) for game in games]
    with tempfile.NamedTemporaryFile("w", suffix=".pgn", encoding="utf-8") as file:
        file.write("\n\n".join(str(game) for game in games))
        file.flush()
        trees = json.loads(run(plateau, "tree", file.name))
        written = run(plateau, "format", file.name)
    assert len(trees) == GAMES, f"{len(trees)} games read instead of {GAMES}"
    for number, (tree, game) in enumerate(zip(trees, expected)):
        assert our_shape(tree["root"]) == game, f"game {number} differs:\n{games[number]}"
    stream = io.StringIO(written)
    for number, game in enumerate(expected):
        again = chess.pgn.read_game(stream)
        assert again is not None and not again.errors, f"game {number}: {again and again.errors}"
        assert shape(again) == game, f"game {number} is written differently:\n{again}"
    print(f"{GAMES} games agree, read and written")


main()
