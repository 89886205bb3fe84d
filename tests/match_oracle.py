"""A match of our engine against itself, read again by python-chess.

usage: match_oracle.py PLATEAU

Every game must be read without an error, from its opening to the end that its
result says, with clocks and values; the Elo difference and its interval are
computed again from the games.
"""

import json
import math
import subprocess
import sys
import tempfile
from pathlib import Path

import chess
import chess.pgn

GAMES = 20
WIDTH = 1.959964


def read(path: Path) -> list[chess.pgn.Game]:
    games = []
    with path.open() as file:
        while game := chess.pgn.read_game(file):
            games.append(game)
    return games


def check_game(game: chess.pgn.Game) -> None:
    assert not game.errors, game.errors
    board = game.end().board()
    result = game.headers["Result"]
    if board.is_checkmate():
        assert result == ("0-1" if board.turn == chess.WHITE else "1-0"), game
    elif board.is_stalemate() or board.is_insufficient_material() or board.is_repetition(3):
        assert result == "1/2-1/2", game
    timed = [node for node in game.mainline() if node.emt() is not None]
    assert len(timed) == game.end().ply() - 8, "all but the opening was thought about"
    assert all(node.clock() is not None and node.eval() is not None for node in timed), game


def elo(score: float) -> float:
    return math.inf if score >= 1 else -math.inf if score <= 0 else 400 * math.log10(score / (1 - score))


def check_elo(value: dict, games: list[chess.pgn.Game]) -> None:
    points = {}
    for game in games:
        number = int(game.headers["Round"]) - 1
        white = {"1-0": 1.0, "0-1": 0.0, "1/2-1/2": 0.5}[game.headers["Result"]]
        points[number] = white if number % 2 == 0 else 1 - white
    assert sorted(points) == list(range(GAMES))
    pairs = [(points[number] + points[number + 1]) / 2 for number in range(0, GAMES, 2)]
    mean = sum(pairs) / len(pairs)
    deviation = math.sqrt(sum((pair - mean) ** 2 for pair in pairs) / len(pairs) / len(pairs))
    expected = {"value": elo(mean), "low": elo(mean - WIDTH * deviation), "high": elo(mean + WIDTH * deviation)}
    for key, number in expected.items():
        found = value["elo"][key]
        assert found is None if math.isinf(number) else abs(found - number) < 0.01, (key, number, found)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.pgn"
        command = [sys.argv[1], "match", "--a", "ai", "--b", "ai", "--games", str(GAMES), "--pgn", str(path)]
        command += ["--tc", "600", "--a-nodes", "300", "--b-nodes", "200", "--json"]
        value = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        games = read(path)
        for game in games:
            check_game(game)
        check_elo(value, games)
        print(f"{len(games)} games of a match, +{value['wins']} ={value['draws']} -{value['losses']}")


if __name__ == "__main__":
    main()
