//! `cargo lab book`: an opening book from games of the engine with itself.
//!
//! The first moves of a game are chosen among the best, the others are the best; what a
//! first move is worth to the book is how its games ended.

use std::{
    collections::HashMap,
    fs,
    sync::Mutex,
    thread,
    time::{Duration, Instant},
};

use chess::{Move, Position};
use engine::{
    Dice,
    chess::{Chess, write_book},
};
use game::{Color, Position as _, Trail};
use search::{Limits, Search, Stop, Timeless, Value};

use crate::selfplay::{Watcher, ended};

/// For how many plies moves are chosen among the best.
const PLIES: usize = 16;
/// How many positions such a choice takes, among how many moves, and how much worse than the
/// best a move may be.
const CHOICE: u64 = 20_000;
const LINES: usize = 4;
const MARGIN: Value = 30;
/// How many positions each later move takes.
const NODES: u64 = 2_000;
/// A move that was played less often is not written.
const LEAST: u32 = 4;

/// What games with a move came to.
#[derive(Debug, Clone)]
struct Tally {
    position: Position,
    mv: Move,
    games: u32,
    /// Half points of the side that moves.
    points: u32,
}

/// What all games have found so far.
#[derive(Debug, Default)]
struct Openings {
    /// The moves to choose from, by the key of a position.
    choices: HashMap<u64, Vec<(Move, Value)>>,
    tallies: HashMap<(u64, u16), Tally>,
    games: u64,
}

/// Plays games until the time is over, and writes the book.
pub(crate) fn run(file: &str, minutes: u64, threads: usize) -> Result<(), String> {
    let (begun, limit) = (Instant::now(), Duration::from_secs(60 * minutes));
    let openings = Mutex::new(Openings::default());
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while begun.elapsed() < limit {
                    let number = take_number(&openings);
                    game(number, &openings);
                }
            });
        }
    });
    let openings = openings.into_inner().map_err(|_| "a game failed")?;
    let worthy: Vec<(&Position, Move, u16)> = openings.tallies.values().filter_map(weigh).collect();
    let bytes = write_book(worthy.iter().copied());
    say!("{} games, {} moves in the book", openings.games, worthy.len());
    fs::write(file, bytes).map_err(|error| format!("cannot write {file}: {error}"))
}

fn take_number(openings: &Mutex<Openings>) -> u64 {
    let mut openings = openings.lock().expect("no thread fails while counting");
    openings.games += 1;
    openings.games
}

/// A move as the book has it, if it did well enough.
fn weigh(tally: &Tally) -> Option<(&Position, Move, u16)> {
    // Two half points a game: who scored two fifths of them is in.
    let is_worthy = tally.games >= LEAST && tally.points * 5 >= tally.games * 4;
    is_worthy.then(|| (&tally.position, tally.mv, tally.points.min(u32::from(u16::MAX)) as u16))
}

/// Plays one game, and adds what its first moves came to.
fn game(number: u64, openings: &Mutex<Openings>) {
    let mut dice = Dice::new(number);
    let mut search = Search::new(Chess::default(), 8);
    let mut position = Position::default();
    let mut trail = Trail::new(position.key());
    let mut first: Vec<(Position, Move)> = Vec::new();
    let mut watcher = Watcher::default();
    let result = loop {
        if let Some(result) = ended(&position, &trail) {
            break result;
        }
        let (mv, white) = if first.len() < PLIES {
            let mv = choose(&mut search, &position, &trail, openings, &mut dice);
            first.push((position.clone(), mv));
            (mv, None)
        } else {
            let (limits, stop) = (Limits::nodes(NODES), Stop::default());
            let found = search.think((&position, &trail), &limits, &Timeless, &stop, &mut |_| {});
            let line = &found.lines[0];
            let white = if position.turn().is_white() { line.value } else { -line.value };
            (line.moves[0], Some(white))
        };
        if let Some(result) = watcher.note(white) {
            break result;
        }
        position.apply(mv);
        trail.push(position.key());
    };
    let mut openings = openings.lock().expect("no thread fails while adding");
    for (position, mv) in first {
        let points = if position.turn() == Color::White { result } else { 1.0 - result };
        let tally = openings.tallies.entry((position.key(), mv.code())).or_insert(Tally {
            position,
            mv,
            games: 0,
            points: 0,
        });
        tally.games += 1;
        tally.points += (2.0 * points) as u32;
    }
}

/// One of the best moves, the better the likelier.
fn choose(
    search: &mut Search<Chess>,
    position: &Position,
    trail: &Trail,
    openings: &Mutex<Openings>,
    dice: &mut Dice,
) -> Move {
    let known = openings.lock().expect("no thread fails while asking").choices.get(&position.key()).cloned();
    let choices = known.unwrap_or_else(|| {
        let limits = Limits { lines: LINES, ..Limits::nodes(CHOICE) };
        let found = search.think((position, trail), &limits, &Timeless, &Stop::default(), &mut |_| {});
        let best = found.lines[0].value;
        let lines = found.lines.iter().filter(|line| line.value + MARGIN > best);
        let choices: Vec<(Move, Value)> =
            lines.map(|line| (line.moves[0], MARGIN - (best - line.value))).collect();
        let mut openings = openings.lock().expect("no thread fails while adding");
        openings.choices.insert(position.key(), choices.clone());
        choices
    });
    let all: Value = choices.iter().map(|(_, chance)| *chance).sum();
    let mut rest = dice.below(all as u32) as Value;
    for (mv, chance) in &choices {
        rest -= chance;
        if rest < 0 {
            return *mv;
        }
    }
    choices[0].0
}
