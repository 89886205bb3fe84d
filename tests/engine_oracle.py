"""Our engine as python-chess drives engines, by UCI and by XBoard's protocol.

usage: engine_oracle.py PLATEAU

The handshake and its options, analysis, searches with every limit, pondering, a
stop in mid-thought, games against itself (standard chess, Chess960, ten
milliseconds a move, every variant that python-chess knows), ends and positions where
there is nothing to play.
python-chess checks every move and every line of every thought on its own board,
and raises an error at the first that is not legal.
"""

import asyncio
import logging
import random
import sys
import time

import chess
import chess.engine
import chess.variant

VARIANTS = ["crazyhouse", "antichess", "giveaway", "suicide", "3check", "atomic", "horde", "kingofthehill", "racingkings"]
OPTIONS = ["Hash", "Threads", "MultiPV", "Ponder", "Move Overhead", "UCI_Chess960", "UCI_ShowWDL", "Clear Hash"]
MATES = [
    ("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", 1),
    ("7k/8/8/8/8/8/R7/1R5K w - - 0 1", 2),
    ("4r2k/8/8/8/8/8/6PP/7K b - - 0 1", 1),
]


def check_options(engine: chess.engine.SimpleEngine) -> None:
    assert engine.id["name"].startswith("Plateau"), engine.id
    missing = [name for name in OPTIONS if name not in engine.options]
    assert not missing, f"options are missing: {missing}"
    engine.configure({"Hash": 8, "Threads": 2, "Move Overhead": 5, "UCI_ShowWDL": True})
    engine.ping()
    engine.configure({"Threads": 1, "Clear Hash": None})


def check_analysis(engine: chess.engine.SimpleEngine) -> None:
    board = chess.Board()
    info = engine.analyse(board, chess.engine.Limit(depth=8))
    assert info["depth"] == 8 and info["nodes"] > 0 and info["pv"], info
    assert isinstance(info["score"], chess.engine.PovScore) and sum(info["wdl"].white()) == 1000, info
    lines = engine.analyse(board, chess.engine.Limit(depth=6), multipv=4)
    assert len({line["pv"][0] for line in lines}) == 4, lines
    chosen = [chess.Move.from_uci("a2a3"), chess.Move.from_uci("h2h4")]
    played = engine.play(board, chess.engine.Limit(depth=5), root_moves=chosen)
    assert played.move in chosen, played
    info = engine.analyse(board, chess.engine.Limit(nodes=5000))
    assert info["nodes"] <= 5000, info
    for fen, moves in MATES:
        board = chess.Board(fen)
        info = engine.analyse(board, chess.engine.Limit(mate=moves))
        assert info["score"].relative == chess.engine.Mate(moves), (fen, info)


def check_stop(engine: chess.engine.SimpleEngine) -> None:
    with engine.analysis(chess.Board()) as analysis:
        for info in analysis:
            if info.get("depth", 0) >= 6:
                break
        begun = time.monotonic()
        engine.ping()
        assert time.monotonic() - begun < 2, "no answer while it thinks"
    begun = time.monotonic()
    engine.ping()
    assert time.monotonic() - begun < 2, "it does not stop"


def check_ends(engine: chess.engine.SimpleEngine) -> None:
    for fen in ["7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"]:
        played = engine.play(chess.Board(fen), chess.engine.Limit(time=0.1))
        assert played.move is None, (fen, played)


def play_game(engine: chess.engine.SimpleEngine, board: chess.Board, limit: chess.engine.Limit, ponder: bool) -> float:
    """Plays until the game is over; gives the longest time of a move."""
    longest, game = 0.0, object()
    while not board.is_game_over(claim_draw=True) and board.ply() < 160:
        begun = time.monotonic()
        played = engine.play(board, limit, game=game, ponder=ponder)
        longest = max(longest, time.monotonic() - begun)
        board.push(played.move)
    return longest


def check_clock(engine: chess.engine.SimpleEngine) -> None:
    """No game with a short clock is lost on time; one of three may be, where a machine stands still."""
    lost = [ply for ply in (overstepped(engine) for _ in range(3)) if ply is not None]
    assert len(lost) < 2, f"games lost on time at plies {lost}"


def overstepped(engine: chess.engine.SimpleEngine) -> int | None:
    """At which ply a game with a short clock was lost on time, if it was."""
    board, left, game = chess.Board(), {chess.WHITE: 1.0, chess.BLACK: 1.0}, object()
    while not board.is_game_over(claim_draw=True) and board.ply() < 200:
        limit = chess.engine.Limit(
            white_clock=left[chess.WHITE], black_clock=left[chess.BLACK], white_inc=0.01, black_inc=0.01
        )
        begun = time.monotonic()
        played = engine.play(board, limit, game=game)
        left[board.turn] -= time.monotonic() - begun
        if left[board.turn] <= 0:
            return board.ply()
        left[board.turn] += 0.01
        board.push(played.move)
    return None


def check_variants(engine: chess.engine.SimpleEngine) -> None:
    """Games of every variant that python-chess knows, each move checked by it."""
    for name in VARIANTS:
        board = chess.variant.find_variant(name)()
        play_game(engine, board, chess.engine.Limit(nodes=1500), ponder=False)
        info = engine.analyse(chess.variant.find_variant(name)(), chess.engine.Limit(depth=4), multipv=2)
        assert len(info) == 2 and info[0]["pv"], (name, info)
    board = chess.variant.CrazyhouseBoard("6k1/5ppp/8/8/8/8/5PPP/6K1[R] w - - 0 1")
    assert engine.play(board, chess.engine.Limit(depth=4)).move.drop == chess.ROOK


async def check_protocol(program: str) -> None:
    """Words that nobody knows, between those that count."""
    transport, engine = await chess.engine.popen_uci([program, "uci"])
    for line in ["xyzzy", "position", "position fen x", "setoption", "go on and on searchmoves", "stop", "\x00"]:
        engine.send_line(line)
    await asyncio.wait_for(engine.ping(), 5)
    await asyncio.wait_for(engine.quit(), 5)
    assert transport.get_returncode() in (None, 0)


def check_xboard(program: str) -> None:
    with chess.engine.SimpleEngine.popen_xboard([program, "xboard"]) as engine:
        engine.configure({"memory": 8, "cores": 1})
        info = engine.analyse(chess.Board(), chess.engine.Limit(depth=7))
        assert info["depth"] >= 7 and info["pv"], info
        for fen, moves in MATES:
            board = chess.Board(fen)
            with engine.analysis(board) as analysis:
                assert any(info.get("score") == chess.engine.PovScore(chess.engine.Mate(moves), board.turn) for info in analysis), fen
        check_stop(engine)
        play_game(engine, chess.Board(), chess.engine.Limit(depth=5), ponder=False)
        play_game(engine, chess.Board(), chess.engine.Limit(time=0.02), ponder=True)
        play_game(engine, chess.Board.from_chess960_pos(17), chess.engine.Limit(depth=4), ponder=False)
        check_clock(engine)


def main() -> None:
    program = sys.argv[1]
    # Refused features and answers to nonsense are no news; what is wrong is raised.
    logging.getLogger("chess.engine").setLevel(logging.CRITICAL)
    with chess.engine.SimpleEngine.popen_uci([program, "uci"]) as engine:
        check_options(engine)
        check_analysis(engine)
        check_stop(engine)
        check_ends(engine)
        check_variants(engine)
        play_game(engine, chess.Board(), chess.engine.Limit(nodes=2000), ponder=False)
        play_game(engine, chess.Board(), chess.engine.Limit(nodes=2000), ponder=True)
        dice = random.Random(6)
        for _ in range(4):
            board = chess.Board.from_chess960_pos(dice.randrange(960))
            play_game(engine, board, chess.engine.Limit(nodes=1000), ponder=False)
        longest = play_game(engine, chess.Board(), chess.engine.Limit(time=0.01), ponder=False)
        check_clock(engine)
    check_xboard(program)
    asyncio.run(check_protocol(program))
    print(f"engine: python-chess agrees; the longest of moves at 10 ms took {1000 * longest:.1f} ms")


if __name__ == "__main__":
    main()
