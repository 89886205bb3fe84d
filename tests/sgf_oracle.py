"""Games with variations and properties, compared with what sgfmill reads.

usage: sgf_oracle.py PLATEAU

First sgfmill writes random trees and Plateau reads them (`sgf tree`); then
Plateau writes them again (`sgf format`) and sgfmill reads that: every property
must be there with the same raw values. Some of the moves break the rules; they
are in the tree all the same.
"""

import json
import random
import subprocess
import sys
import tempfile

from sgfmill import boards, sgf, sgf_grammar

GAMES = 300
TEXTS = ["quiet", "brackets ] and [", "back\\slash", "colon: yes", "été 囲碁", "two\nlines", " blanks "]
COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"


def vertex(move: tuple[int, int] | None) -> str:
    return "pass" if move is None else f"{COLUMNS[move[1]]}{move[0] + 1}"


def random_game(dice: random.Random, number: int) -> sgf.Sgf_game:
    size = dice.choice([5, 9, 13, 19, 25])
    game = sgf.Sgf_game(size=size, encoding="UTF-8")
    root = game.get_root()
    root.set("GN", str(number))
    root.set("KM", dice.choice([0.0, 0.5, 6.5, 7.5, -3.0]))
    root.set("PB", dice.choice(TEXTS).replace("\n", " "))
    root.set("C", dice.choice(TEXTS))
    board = boards.Board(size)
    if number % 3 == 0:
        points = dice.sample([(row, column) for row in range(size) for column in range(size)], 6)
        black, white = points[:3], points[3:]
        board.apply_setup(black, white, [])
        root.set_setup_stones(black, white)
        root.set("PL", dice.choice("bw"))
    grow(dice, root, board, dice.choice("bw"), depth=0, nodes=dice.randrange(1, 80))
    return game


def grow(dice: random.Random, node: sgf.Tree_node, board: boards.Board, colour: str, depth: int, nodes: int) -> None:
    for _ in range(nodes):
        if depth < 3 and dice.random() < 0.08:
            grow(dice, node.new_child(), board.copy(), colour, depth + 1, dice.randrange(0, 8))
        node = node.new_child()
        empty = [(row, column) for row in range(board.side) for column in range(board.side) if board.get(row, column) is None]
        move = dice.choice(empty) if empty and dice.random() < 0.95 else None
        if move is not None:
            board.play(*move, colour)
        node.set_move(colour, move)
        annotate(dice, node, board.side)
        colour = "w" if colour == "b" else "b"


def annotate(dice: random.Random, node: sgf.Tree_node, size: int) -> None:
    point = (dice.randrange(size), dice.randrange(size))
    if dice.random() < 0.2:
        node.set("C", dice.choice(TEXTS))
    if dice.random() < 0.1:
        node.set("N", dice.choice(TEXTS).replace("\n", " "))
    if dice.random() < 0.1:
        node.set("LB", [(point, dice.choice(["a", "1:2", "x]"]))])
    if dice.random() < 0.1:
        node.set("TR", {point, (0, 0)})
    if dice.random() < 0.1:
        node.set("TE", dice.choice([1, 2]))
    if dice.random() < 0.1:
        node.set("BL", dice.randrange(1000) / 4)
    if dice.random() < 0.1:
        node.set_raw_list("XX", [b"private", b"a\\\nb", b""])


def raw(node: sgf.Tree_node) -> dict:
    """Every property of a node and of all behind it, as it is written."""
    names = node.properties()
    return {
        "properties": {name: sorted(node.get_raw_list(name)) for name in names},
        "children": [raw(child) for child in node],
    }


def shape(node: sgf.Tree_node) -> dict:
    """What `sgf tree` should say of a node."""
    colour, move = node.get_move()
    comment = node.get("C") if node.has_property("C") else None
    return {
        "color": {None: None, "b": "black", "w": "white"}[colour],
        "move": None if colour is None else vertex(move),
        "comments": [] if comment is None else [comment],
        "names": sorted(node.properties()),
        "children": [shape(child) for child in node],
    }


def our_shape(node: dict) -> dict:
    return {
        "color": node["color"],
        "move": node["move"],
        "comments": node["comments"],
        "names": sorted(node["properties"]),
        "children": [our_shape(child) for child in node["children"]],
    }


def run(plateau: str, command: str, path: str) -> str:
    done = subprocess.run([plateau, "sgf", command, path], capture_output=True, text=True, encoding="utf-8")
    assert done.returncode in (0, 1), done.stderr
    return done.stdout


def main() -> None:
    sys.setrecursionlimit(20_000)
    plateau = sys.argv[1]
    dice = random.Random(2026)
    games = [random_game(dice, number) for number in range(GAMES)]
    with tempfile.NamedTemporaryFile("wb", suffix=".sgf") as file:
        for game in games:
            file.write(game.serialise())
        file.flush()
        trees = json.loads(run(plateau, "tree", file.name))
        written = run(plateau, "format", file.name).encode("utf-8")
        with tempfile.NamedTemporaryFile("wb", suffix=".sgf") as again:
            again.write(written)
            again.flush()
            assert run(plateau, "format", again.name).encode("utf-8") == written, "writing is not stable"
    assert len(trees) == GAMES, f"{len(trees)} games read instead of {GAMES}"
    for number, (tree, game) in enumerate(zip(trees, games)):
        expected = shape(game.get_root())
        assert our_shape(tree["root"]) == expected, f"game {number} differs:\n{game.serialise().decode()}"
        assert tree["komi"] == game.get_komi() and tree["size"] == [game.get_size()] * 2, f"game {number}"
    formatted = [
        sgf.Sgf_game.from_coarse_game_tree(tree, override_encoding="UTF-8")
        for tree in sgf_grammar.parse_sgf_collection(written)
    ]
    for number, (game, again) in enumerate(zip(games, formatted, strict=True)):
        assert raw(again.get_root()) == raw(game.get_root()), f"game {number} is written differently"
    print(f"{GAMES} games agree, read and written")


main()
