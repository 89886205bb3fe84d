//! `cargo lab datagen`: games of the engine with itself, for tuning.
//!
//! Each line of the file is a quiet position, how its game ended for White, and what the
//! search said of it for White. A run that is begun again goes on behind the last whole
//! game.

use std::{
    fmt::Write as _,
    fs::OpenOptions,
    io::{BufRead, BufReader, BufWriter, Write},
    sync::Mutex,
    thread,
    time::{Duration, Instant},
};

use chess::{Move, Position, fen};
use engine::{chess::Chess, go::Dice};
use game::{Position as _, Trail};
use search::{Knowledge as _, Limits, Search, Stop, Timeless};

use crate::selfplay::{Watcher, ended};

/// How many positions a move is thought about for.
const NODES: u64 = 2_000;
/// How many moves are played at random first, or one more.
const RANDOM_PLIES: u32 = 8;

/// Plays games until the time is over, and adds their positions to a file.
pub(crate) fn run(file: &str, minutes: u64, threads: usize) -> Result<(), String> {
    let begun = Instant::now();
    let limit = Duration::from_secs(60 * minutes);
    let first = games_in(file);
    let out = OpenOptions::new().create(true).append(true).open(file);
    let out = Mutex::new(BufWriter::new(out.map_err(|error| format!("cannot write {file}: {error}"))?));
    let next = Mutex::new(first);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while begun.elapsed() < limit {
                    let number = take_number(&next);
                    let text = game(number);
                    let mut out = out.lock().expect("no thread fails while writing");
                    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
                }
            });
        }
    });
    let last = *next.lock().expect("no thread is left");
    say!("{} games, {} in all", last - first, last);
    Ok(())
}

fn take_number(next: &Mutex<u64>) -> u64 {
    let mut next = next.lock().expect("no thread fails while counting");
    *next += 1;
    *next - 1
}

/// How many games a file has: each begins with a line of its own.
fn games_in(file: &str) -> u64 {
    let Ok(input) = std::fs::File::open(file) else { return 0 };
    let lines = BufReader::new(input).lines().map_while(Result::ok);
    lines.filter(|line| line.starts_with('#')).count() as u64
}

/// One game as lines; its number is its seed.
fn game(number: u64) -> String {
    let mut dice = Dice::new(number + 1);
    let mut search = Search::new(Chess::default(), 4);
    let mut position = opening(&mut dice);
    let mut trail = Trail::new(position.key());
    let mut quiet = Vec::new();
    let mut watcher = Watcher::default();
    let result = loop {
        if let Some(result) = ended(&position, &trail) {
            break result;
        }
        let found = search.think(
            (&position, &trail),
            &Limits::nodes(NODES),
            &Timeless,
            &Stop::default(),
            &mut |_| {},
        );
        let line = &found.lines[0];
        let white = if position.turn().is_white() { line.value } else { -line.value };
        if let Some(result) = watcher.note(Some(white)) {
            break result;
        }
        let mv = line.moves[0];
        if is_quiet(&position, mv) && !watcher.is_sure() {
            quiet.push((fen::write(&position), white));
        }
        position.apply(mv);
        trail.push(position.key());
    };
    let mut text = format!("# game {number}\n");
    for (fen, value) in quiet {
        let _ = writeln!(text, "{fen};{result};{value}");
    }
    text
}

/// A position some random moves from the start, where the game is not over.
fn opening(dice: &mut Dice) -> Position {
    loop {
        let mut position = Position::default();
        let mut moves = Vec::new();
        for _ in 0..RANDOM_PLIES + dice.below(2) {
            moves.clear();
            position.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            position.apply(moves[dice.below(moves.len() as u32) as usize]);
        }
        moves.clear();
        position.legal_moves(&mut moves);
        if !moves.is_empty() {
            return position;
        }
    }
}

fn is_quiet(position: &Position, mv: Move) -> bool {
    let chess = Chess::default();
    !position.is_check() && !chess.is_noisy(position, mv)
}
