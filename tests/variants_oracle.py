"""Random games of every variant, compared with what Fairy-Stockfish says of them.

usage: variants_oracle.py [--times N] [--only VARIANT,...] HELPER [ARG ...]

The variants are the built-in ones and those of `variants/own.ini`; pyffish judges
them, and pyffish-alice judges Alice chess on two boards. HELPER is the side of
Plateau. It is started as `HELPER ARG ... own.ini`, reads one request a line and
answers each with one line of JSON, in order, until its input ends:

    VARIANT|FEN|MOVE MOVE ...

FEN, between the first bar and the last, is empty for the start of the variant;
moves are in UCI as Fairy-Stockfish writes it (Chess960 castling as king takes
rook, `P@e4`, `b1c3h`, `a1a1` for a pass, `e2e4,e4d3` for a wall). The answer has
the keys

    moves    the legal moves, in any order; none once the game is decided
    check    whether the side to move has a king, or what stands for one, in check
    fen      the position
    decided  "1-0", "0-1" or "1/2-1/2" when a rule has ended the game, else null
    stuck    the same when there is no legal move though nothing decided it
    claim    the same when repetition, idle moves, counting or want of material
             permit or impose it
    error    instead of all these: why the request cannot be answered
"""

import argparse
import dataclasses
import json
import multiprocessing
import pathlib
import random
import re
import subprocess
import sys
import threading
import time
import zlib
from collections.abc import Callable, Iterator

import pyffish
import pyffish_alice

HERE = pathlib.Path(__file__).parent
BUILTIN = HERE.parent / "crates" / "chess" / "src" / "variant" / "builtin.ini"
OWN = HERE / "variants" / "own.ini"
MANUAL = HERE.parent / "docs" / "variants.md"
SEED = 2026

# An oracle's call takes some milliseconds whatever it asks, so that the test is
# measured in calls: these many for each variant.
CALLS = 250
LONGEST = 75
MOST_GAMES = 40

ALICE = {"alice", "alice-plain"}
SHUFFLED = {"chess960", "fischerandom", "caparandom"}

# Here the oracle writes a wall behind every move, though only passes build one.
WALL_OR_MOVE = {"own-walls-or-move"}


@dataclasses.dataclass
class Position:
    """A moment of a game, and what the oracle has said about it so far."""

    start: str
    moves: list[str]
    legal: list[str]
    known: dict = dataclasses.field(default_factory=dict)

    def white_to_move(self) -> bool:
        return (self.start.split()[1] == "w") == (len(self.moves) % 2 == 0)


@dataclasses.dataclass
class Difference:
    """What the two sides say of one position."""

    about: str
    ours: object
    theirs: object


class Oracle:
    """One variant as pyffish, or pyffish-alice, plays it."""

    def __init__(self, variant: str) -> None:
        self.variant = variant
        self.module = pyffish_alice if variant in ALICE else pyffish
        self.name = "alice" if variant in ALICE else variant
        self.chess960 = variant in SHUFFLED or variant == "own-castling-960"
        self.calls = 0

    def start(self) -> str:
        fen = self.module.start_fen(self.name)
        return fen.replace(" KQkq ", " - ") if self.variant == "alice-plain" else fen

    def ask(self, what: str, position: Position) -> object:
        if what not in position.known:
            self.calls += 1
            question = getattr(self.module, what)
            position.known[what] = question(self.name, position.start, position.moves, self.chess960)
        return position.known[what]

    def at(self, start: str, moves: list[str]) -> Position:
        position = Position(start, moves, [])
        # A long list takes long to make, and to find each move of the game in.
        position.legal = self.ask("legal_moves", position)
        self.calls += len(position.legal) // 200
        return position

    def result(self, position: Position, value: int) -> str:
        if value == 0:
            return "1/2-1/2"
        return "1-0" if (value > 0) == position.white_to_move() else "0-1"

    def decided(self, position: Position) -> str | None:
        ended, value = self.ask("is_immediate_game_end", position)
        return self.result(position, value) if ended else None

    def stuck(self, position: Position) -> str:
        return self.result(position, self.ask("game_result", position))

    def claim(self, position: Position) -> str | None:
        if self.variant in ALICE:  # it takes a second occurrence for the third
            return None
        ended, value = self.ask("is_optional_game_end", position)
        return self.result(position, value) if ended else None


def plain(variant: str, move: str) -> str:
    """A move as Plateau writes it."""
    way = squares(move)
    return move.split(",")[0] if variant in WALL_OR_MOVE and way[0] != way[-1] else move


# How games are made -------------------------------------------------------------


def sections(path: pathlib.Path) -> Iterator[tuple[str, str]]:
    """The name and the text of each section of a variants file."""
    for text in re.split(r"^(?=\[)", path.read_text(encoding="utf-8"), flags=re.M)[1:]:
        yield text[1:].split("]")[0].split(":")[0], text


def squares(move: str) -> list[str]:
    return re.findall(r"[a-l]\d+", move.split(",")[0])


def occupied(fen: str) -> set[str]:
    """The squares of a placement on which something stands."""
    found = set()
    ranks = re.sub(r"\[.*", "", fen.split()[0]).split("/")
    for height, rank in zip(range(len(ranks), 0, -1), ranks):
        file = 0
        for token in re.findall(r"\d+|[A-Za-z*]", rank):
            if token.isdigit():
                file += int(token)
            else:
                found.add(f"{'abcdefghijkl'[file]}{height}")
                file += 1
    return found


def captures(oracle: Oracle, position: Position) -> list[str]:
    taken = occupied(oracle.ask("get_fen", position))
    return [move for move in position.legal if "@" not in move and squares(move)[-1] in taken]


def rarities(oracle: Oracle, position: Position) -> list[str]:
    """Drops, promotions and gating."""
    return [move for move in position.legal if len(squares(move)) < 2 or move[-1] in "+-" or move[-1].isalpha()]


def checks(oracle: Oracle, position: Position) -> list[str]:
    """Checks among some of the moves; to look at them all would take long."""
    some = position.legal[:: max(1, len(position.legal) // 5)]
    return [move for move in some if oracle.ask("gives_check", Position(position.start, position.moves + [move], []))]


def returns(oracle: Oracle, position: Position) -> list[str]:
    """The way back of what this side moved last."""
    if len(position.moves) < 2:
        return []
    way = squares(position.moves[-2])
    return [move for move in position.legal if squares(move) == way[::-1]]


# What a player likes, and how often it gives in to that.
TEMPERAMENTS = [
    (captures, 0.0),
    (captures, 0.3),
    (rarities, 0.4),
    (captures, 0.8),
    (returns, 0.85),
    (checks, 0.1),
]


def shuffled(dice: random.Random, fen: str) -> str:
    """The same position with both first ranks in a new order, fit for castling."""
    ranks = fen.split()[0].split("/")
    row = list(ranks[0])
    while True:
        dice.shuffle(row)
        order = "".join(row)
        kings_place = re.fullmatch(r"[^rk]*r[^rk]*k[^rk]*r[^rk]*", order)
        if kings_place and (order.index("b") + order.rindex("b")) % 2 == 1:
            break
    return " ".join(["/".join([order, *ranks[1:-1], order.upper()]), *fen.split()[1:]])


def play(dice: random.Random, oracle: Oracle, number: int) -> list[Position]:
    """All positions of one random game, as far as the oracle goes with it."""
    start = shuffled(dice, oracle.start()) if oracle.variant in SHUFFLED else oracle.start()
    # Each variant begins with another, since few games are played of each.
    taste, often = TEMPERAMENTS[(zlib.crc32(oracle.variant.encode()) + number) % len(TEMPERAMENTS)]
    game = [oracle.at(start, [])]
    for _ in range(dice.randrange(LONGEST // 3, LONGEST)):
        position = game[-1]
        if not position.legal or oracle.calls > CALLS * times:
            break
        if taste is returns and dice.random() < 0.3 and oracle.claim(position):
            break
        liked = taste(oracle, position) if dice.random() < often else []
        move = dice.choice(sorted(liked or position.legal))
        game.append(oracle.at(start, [*position.moves, move]))
    return game


# How they are compared ----------------------------------------------------------


def board(fen: str) -> tuple[str, str, str]:
    """Placement, pockets and side to move, without what is a matter of taste."""
    placement, turn = fen.split()[:2]
    pieces, _, pocket = placement.partition("[")
    return pieces.replace("~", ""), "".join(sorted(pocket.strip("]-"))), turn


def differences(dice: random.Random, oracle: Oracle, position: Position, last: bool, answer: dict) -> Iterator[Difference]:
    if "error" in answer:
        yield Difference("error", answer["error"], None)
        return
    ours, theirs = set(answer["moves"]), {plain(oracle.variant, move) for move in position.legal}
    if ours != theirs:
        yield Difference("moves", sorted(ours - theirs), sorted(theirs - ours))
    if not theirs or answer["decided"]:
        decided = oracle.decided(position)
        if answer["decided"] != decided:
            yield Difference("decided", answer["decided"], decided)
        if not theirs and not decided and answer["stuck"] != oracle.stuck(position):
            yield Difference("stuck", answer["stuck"], oracle.stuck(position))
    if answer["check"] or last or dice.random() < 0.25:
        check = oracle.ask("gives_check", position)
        if answer["check"] != check:
            yield Difference("check", answer["check"], check)
    if oracle.variant not in ALICE:
        yield from rulings(dice, oracle, position, last, answer)
    if last:
        fen = oracle.ask("get_fen", position)
        if board(answer["fen"]) != board(fen):
            yield Difference("board", answer["fen"], fen)


def rulings(dice: random.Random, oracle: Oracle, position: Position, last: bool, answer: dict) -> Iterator[Difference]:
    asked = answer["claim"] or last or "is_optional_game_end" in position.known
    # What ends the game at once leaves nothing to claim.
    if position.legal and (asked or dice.random() < 0.08):
        claim = oracle.claim(position)
        # Plateau may also say that the material is dead, but only where that is
        # certain; the oracle keeps it apart and may know more.
        dead = answer["claim"] == "1/2-1/2" and not claim
        if dead and oracle.ask("has_insufficient_material", position) == (True, True):
            return
        if answer["claim"] != claim:
            yield Difference("claim", answer["claim"], claim)


# What is the oracle's own mistake ------------------------------------------------


@dataclasses.dataclass
class Explained:
    """A mistake of the oracle, how to tell it, and the rule that decides."""

    variants: set[str]
    about: set[str]
    proof: Callable[[Oracle, Position, Difference], bool]
    rule: str

    def covers(self, oracle: Oracle, position: Position, difference: Difference) -> bool:
        fits = oracle.variant in self.variants and difference.about in self.about
        return fits and self.proof(oracle, position, difference)


def first_moves_differ(oracle: Oracle, position: Position, difference: Difference) -> bool:
    """Whether the board has occurred three times, but not with the same rights to first moves."""

    def placed(moves: list[str]) -> list[str]:
        return oracle.ask("get_fen", Position(position.start, moves, [])).split()[:3]

    here = placed(position.moves)
    past = [placed(position.moves[:plies]) for plies in range(len(position.moves) % 2, len(position.moves), 2)]
    boards = sum(then[:2] == here[:2] for then in past)
    return difference.ours is None and boards >= 2 > sum(then == here for then in past)


def passes_differ(oracle: Oracle, position: Position, difference: Difference) -> bool:
    """Whether the board has occurred three times, but not each time behind a pass or each time behind a move."""

    def reached(moves: list[str]) -> tuple[list[str], bool]:
        squares_of_last = squares(moves[-1]) if moves else []
        is_pass = len(squares_of_last) == 2 and squares_of_last[0] == squares_of_last[1]
        return oracle.ask("get_fen", Position(position.start, moves, [])).split()[:2], is_pass

    here = reached(position.moves)
    past = [reached(position.moves[:plies]) for plies in range(len(position.moves) % 2, len(position.moves), 2)]
    boards = sum(then[0] == here[0] for then in past)
    return difference.ours is None and boards >= 2 > sum(then == here for then in past)


def stones(oracle: Oracle, position: Position, white: bool) -> set[tuple[int, int]]:
    """Where the pieces of a side stand, by file and rank, both from 0."""
    found = set()
    ranks = re.sub(r"\[.*", "", oracle.ask("get_fen", position).split()[0]).split("/")
    for rank, row in enumerate(reversed(ranks)):
        tokens = re.sub(r"\d+", lambda count: " " * int(count[0]), row)
        found |= {(file, rank) for file, token in enumerate(tokens) if token.isalpha() and token.isupper() == white}
    return found


def bridge_bends(oracle: Oracle, position: Position, difference: Difference) -> bool:
    """Whether the last mover's group on its first edge reaches the other one by steps of a king."""
    white = not position.white_to_move()
    own = stones(oracle, position, white)
    along = 1 if white else 0
    group = {stone for stone in own if stone[along] == 0}
    while True:
        near = {stone for stone in own for one in group if max(abs(stone[0] - one[0]), abs(stone[1] - one[1])) == 1}
        if near <= group:
            return any(stone[along] == 3 for stone in group)
        group |= near


def slid_in(oracle: Oracle, position: Position, difference: Difference) -> bool:
    """Whether Plateau's drops are just the ends of slides from the four sides."""
    full = stones(oracle, position, True) | stones(oracle, position, False)
    ends = set()
    for line in range(4):
        for path in ([(line, step) for step in range(4)], [(step, line) for step in range(4)]):
            for slide in (path, path[::-1]):
                free = 0
                while free < 4 and slide[free] not in full:
                    free += 1
                if free:
                    ends.add(slide[free - 1])
    theirs = {plain(oracle.variant, move) for move in position.legal}
    ours = (theirs - set(difference.theirs)) | set(difference.ours)
    return {squares(move)[0] for move in ours} == {f"{'abcd'[file]}{rank + 1}" for file, rank in ends}


def stones_shield(oracle: Oracle, position: Position, difference: Difference) -> bool:
    """Whether Plateau only allows more, and only captures, whose blasts leave stones."""
    taken = occupied(oracle.ask("get_fen", position))
    return not difference.theirs and all(squares(move)[-1] in taken for move in difference.ours)


# Each of these also stands in the first table of differences in docs/variants.md.
EXPLAINED = [
    Explained(
        {"seirawan", "shouse", "cambodian", "karouk", "own-gating", "own-first-leaps"},
        {"claim"},
        first_moves_differ,
        "positions are the same only if the same moves are possible (FIDE 9.2.3), first moves included",
    ),
    Explained(
        {"janggi", "janggitraditional", "janggimodern", "janggicasual", "own-palace", "own-bikjang", "own-to-and-fro"}
        | {"own-pass", "own-pass-white", "flipello", "flipello6", "flipello10", "ataxx"},
        {"claim"},
        passes_differ,
        "two passes end the game, so a position in which one more pass would do so is another position",
    ),
    Explained(
        {"own-bridge"},
        {"moves", "decided"},
        bridge_bends,
        "pieces that touch are connected, whichever way the chain bends",
    ),
    Explained(
        {"own-blast-stone-royal"},
        {"moves"},
        stones_shield,
        "stones stop lines, also those to a king",
    ),
    Explained(
        {"own-anyside"},
        {"moves"},
        slid_in,
        "what is slid in stops before the first piece",
    ),
]


def documented() -> list[str]:
    """The rules that decide, as the first table of differences in docs/variants.md names them."""
    chapter = MANUAL.read_text(encoding="utf-8").split("## Where the oracle and Plateau differ")[1]
    table = re.search(r"(?m)(^\|.*\n)+", chapter)[0].splitlines()[2:]
    return [row.strip("| ").split(" | ")[-1] for row in table]


# How it all runs -----------------------------------------------------------------


class Helper:
    """The process that answers for Plateau."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen([*command, str(OWN)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, variant: str, positions: list[Position], oracle: Oracle) -> list[dict]:
        def request(position: Position) -> str:
            fen = "" if position.start == oracle.start() else position.start
            return f"{variant}|{fen}|{' '.join(plain(variant, move) for move in position.moves)}\n"

        def write() -> None:
            self.process.stdin.writelines(request(position) for position in positions)
            self.process.stdin.flush()

        # Both ends would wait for ever if nobody read while the requests go out.
        writer = threading.Thread(target=write)
        writer.start()
        lines = [self.process.stdout.readline() for _ in positions]
        writer.join()
        if not all(lines):
            raise RuntimeError(f"the helper gave up at {variant}")
        return [json.loads(line) for line in lines]


@dataclasses.dataclass
class Report:
    variant: str
    games: int = 0
    positions: int = 0
    explained: int = 0
    unexplained: list[str] = dataclasses.field(default_factory=list)


def compare(dice: random.Random, oracle: Oracle, game: list[Position], answers: list[dict], report: Report) -> None:
    report.games += 1
    for position, answer in zip(game, answers):
        report.positions += 1
        found = list(differences(dice, oracle, position, position is game[-1], answer))
        for difference in found:
            if any(known.covers(oracle, position, difference) for known in EXPLAINED):
                report.explained += 1
            else:
                where = f"{oracle.name}|{position.start}|{' '.join(position.moves)}"
                report.unexplained.append(f"{difference.about}: {difference.ours} != {difference.theirs}\n    {where}")
        # After a claim Plateau may end what the oracle plays on, and after a
        # difference the rest follows from it.
        if found or answer.get("claim"):
            return


def judge(variant: str) -> Report:
    """Plays one variant until its calls are used up."""
    oracle = Oracle(variant)
    dice = random.Random(f"{SEED} {variant}")
    report = Report(variant)
    while oracle.calls < CALLS * times and report.games < MOST_GAMES * times:
        game = play(dice, oracle, report.games)
        answers = helper.ask(variant, game, oracle)
        compare(dice, oracle, game, answers, report)
    return report


helper: Helper
times: int


def prepare(command: list[str], multiple: int) -> None:
    """What each process needs: the variants that pyffish lacks, and a helper."""
    global helper, times
    known = set(pyffish.variants())
    missing = [text for path in (BUILTIN, OWN) for name, text in sections(path) if name not in known]
    pyffish.load_variant_config("".join(missing))
    helper = Helper(command)
    times = multiple


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--times", type=int, default=1, help="so many times the usual number of positions")
    arguments.add_argument("--only", default="", help="variants to compare, separated by commas")
    arguments.add_argument("helper", nargs=argparse.REMAINDER)
    given = arguments.parse_args()
    variants = [name for path in (BUILTIN, OWN) for name, _ in sections(path)]
    if given.only:
        variants = given.only.split(",")
    if documented() != [known.rule for known in EXPLAINED]:
        sys.exit("docs/variants.md explains other differences than this test")
    began = time.monotonic()
    reports = []
    with multiprocessing.Pool(2, prepare, (given.helper, given.times)) as pool:
        for report in pool.imap(judge, variants):
            unexplained = len(report.unexplained)
            print(
                f"{report.variant:<24}{report.games:>4} games{report.positions:>6} positions"
                f"{unexplained:>5} differences" + (f", {report.explained} explained" if report.explained else ""),
                flush=True,
            )
            for text in report.unexplained[:3]:
                print(f"  {text}")
            reports.append(report)
    total = sum(report.positions for report in reports)
    different = [report.variant for report in reports if report.unexplained]
    print(f"{len(reports)} variants, {total} positions, {time.monotonic() - began:.0f} seconds")
    if different:
        sys.exit(f"different: {' '.join(different)}")


if __name__ == "__main__":
    main()
