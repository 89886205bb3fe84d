//! Work that is the same on every machine.

use game::{Color, Position as _, Trail};
use go::Point;
use search::{Limits, Search, Stop, Timeless};

use crate::{
    Dice,
    chess::Chess,
    go::play_out,
    tsumego::{Errand, Problem, Solver},
};

/// Positions of our own games, from the opening to the end.
const POSITIONS: &str = include_str!("chess/bench.txt");
/// How deep each is looked at.
const DEPTH: u32 = 13;
/// How much memory the search has, in megabytes.
const MEMORY: usize = 16;
/// Problems of life and death in a table; `data/tsumego` says what its columns are.
const PROBLEMS: &str = include_str!("../../../data/tsumego/gotools.tsv");
/// Which of them are solved: one of so many.
const EVERY: usize = 15;
/// How many random games of Go there are, and on which board.
const GAMES: u32 = 20_000;
const SIZE: u32 = 9;

/// Looks at some positions of chess with one thread; tells how many nodes that took.
pub fn bench_chess() -> u64 {
    let mut search = Search::new(Chess::default(), MEMORY);
    let nodes = |text: &str| {
        let position = ::chess::fen::parse(text).expect("the positions are legal");
        let trail = Trail::new(position.key());
        let (limits, stop) = (Limits::depth(DEPTH), Stop::default());
        search.clear();
        search.think((&position, &trail), &limits, &Timeless, &stop, &mut |_| {}).nodes
    };
    bench_positions().map(nodes).sum()
}

/// The positions of [`bench_chess`], as FEN.
pub fn bench_positions() -> impl Iterator<Item = &'static str> {
    POSITIONS.lines()
}

/// Plays random games of Go; tells how many moves they had.
pub fn bench_go() -> u64 {
    let size = go::Size::square(SIZE).expect("a usual size");
    let mut dice = Dice::new(1);
    let moves = |_| u64::from(play_out(&mut go::Board::new(size), Color::Black, &mut dice));
    (0..GAMES).map(moves).sum()
}

/// Solves some problems of life and death; tells how many positions were searched for the answers.
pub fn bench_tsumego() -> u64 {
    let nodes = |row: &str| {
        let cells: Vec<&str> = row.split('\t').collect();
        let [_, _, target, _, _, turn, .., rows] = cells[..] else { panic!("a row of a table") };
        let setup = go::dotgo::parse(&rows.replace('/', "\n")).expect("rows of a board");
        let (file, row) = target.split_once(',').expect("a point");
        let number = |text: &str| text.parse::<u8>().expect("a number");
        let target = Point::new(number(file), setup.size.ranks() - 1 - number(row));
        let turn = if turn == "black" { Color::Black } else { Color::White };
        let problem = Problem::new(setup, &[target]).expect("a question");
        Solver::new(&problem, MEMORY).answer(turn, &mut Errand::default()).nodes_in_all
    };
    PROBLEMS.lines().skip(1).step_by(EVERY).map(nodes).sum()
}
