//! `cargo lab datagen`: games of the engine with itself, for tuning.
//!
//! Each line of the file is a quiet position, how its game ended for White, and what the
//! search said of it for White. A run that is begun again plays the games that are missing.

use std::{
    collections::HashSet,
    fmt::Write as _,
    fs::{File, OpenOptions},
    io::{self, Read, Write},
    sync::Mutex,
    thread,
    time::{Duration, Instant},
};

use chess::{Move, Position, fen};
use engine::{Dice, chess::Chess};
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
    let failed = |error: io::Error| format!("cannot write {file}: {error}");
    let mut out = OpenOptions::new().create(true).read(true).append(true).open(file).map_err(failed)?;
    let played = games_in(&mut out).map_err(failed)?;
    let missing = Mutex::new((0..).filter(|number| !played.contains(number)));
    let out = Mutex::new((out, 0));
    let play_on = || -> io::Result<()> {
        while begun.elapsed() < limit {
            let number = missing.lock().expect("no thread fails while counting").next();
            let text = game(number.expect("there is always another number"));
            let mut out = out.lock().expect("no thread fails while writing");
            out.0.write_all(text.as_bytes())?;
            out.1 += 1;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(play_on)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("no game fails"))
    })
    .map_err(failed)?;
    let added = out.lock().expect("no thread is left").1;
    say!("{added} games, {} in all", played.len() + added);
    Ok(())
}

/// The numbers of the games in a file, each of which begins with a line of its own. A line
/// that was torn is cut off.
fn games_in(file: &mut File) -> io::Result<HashSet<u64>> {
    let mut text = String::new();
    file.read_to_string(&mut text)?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    file.set_len(whole as u64)?;
    let number = |line: &str| line.strip_prefix("# game ")?.parse().ok();
    Ok(text[..whole].lines().filter_map(number).collect())
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
