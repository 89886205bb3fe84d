//! How long an engine is to think, and about what.

use std::{fmt, time::Duration};

use super::words::Words;

/// What stands behind `go`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Go {
    /// `ponder`: on the opponent's time, until `ponderhit` or `stop`.
    pub ponder: bool,
    /// `infinite`: until `stop`.
    pub infinite: bool,
    /// `wtime`: what White's clock shows.
    pub white_time: Option<Duration>,
    /// `btime`: what Black's clock shows.
    pub black_time: Option<Duration>,
    /// `winc`: what White gets for a move.
    pub white_increment: Option<Duration>,
    /// `binc`: what Black gets for a move.
    pub black_increment: Option<Duration>,
    /// `movestogo`: how many moves before there is more time.
    pub moves_to_go: Option<u32>,
    /// `movetime`: exactly so long.
    pub move_time: Option<Duration>,
    /// `depth`
    pub depth: Option<u32>,
    /// `nodes`
    pub nodes: Option<u64>,
    /// `mate`: looks for a mate in so many moves.
    pub mate: Option<u32>,
    /// `searchmoves`: only these; all if there are none.
    pub search_moves: Vec<String>,
    /// What was not understood, and is not written again.
    pub skipped: Vec<String>,
}

const KEYWORDS: [&str; 12] = [
    "searchmoves",
    "ponder",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "depth",
    "nodes",
    "mate",
    "movetime",
    "infinite",
];

impl Go {
    /// Takes what it understands and skips the rest.
    pub(super) fn read(mut words: Words) -> Go {
        let mut go = Go::default();
        while let Some(word) = words.next() {
            let is_read = match word {
                "searchmoves" => {
                    go.search_moves.extend(words.before(|word| KEYWORDS.contains(&word)));
                    true
                }
                "ponder" => {
                    go.ponder = true;
                    true
                }
                "infinite" => {
                    go.infinite = true;
                    true
                }
                "wtime" => keep(&mut go.white_time, words.milliseconds()),
                "btime" => keep(&mut go.black_time, words.milliseconds()),
                "winc" => keep(&mut go.white_increment, words.milliseconds()),
                "binc" => keep(&mut go.black_increment, words.milliseconds()),
                "movestogo" => keep(&mut go.moves_to_go, words.number().map(saturated)),
                "depth" => keep(&mut go.depth, words.number().map(saturated)),
                "nodes" => keep(&mut go.nodes, words.number()),
                "mate" => keep(&mut go.mate, words.number().map(saturated)),
                "movetime" => keep(&mut go.move_time, words.milliseconds()),
                _ => false,
            };
            if !is_read {
                go.skipped.push(word.to_owned());
            }
        }
        go
    }
}

/// Puts a value in its place; tells whether there is one.
fn keep<T>(place: &mut Option<T>, value: Option<T>) -> bool {
    let is_there = value.is_some();
    *place = value.or(place.take());
    is_there
}

/// A number that is as large as can be where it is too large.
fn saturated(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// ` wtime 1000 depth 3`: with a blank before each word.
impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (is_said, word) in [(self.ponder, "ponder"), (self.infinite, "infinite")] {
            if is_said {
                write!(f, " {word}")?;
            }
        }
        let millis = |time: Option<Duration>| time.map(|time| time.as_millis() as u64);
        let numbers = [
            ("wtime", millis(self.white_time)),
            ("btime", millis(self.black_time)),
            ("winc", millis(self.white_increment)),
            ("binc", millis(self.black_increment)),
            ("movestogo", self.moves_to_go.map(u64::from)),
            ("movetime", millis(self.move_time)),
            ("depth", self.depth.map(u64::from)),
            ("nodes", self.nodes),
            ("mate", self.mate.map(u64::from)),
        ];
        for (word, number) in numbers {
            if let Some(number) = number {
                write!(f, " {word} {number}")?;
            }
        }
        if !self.search_moves.is_empty() {
            f.write_str(" searchmoves")?;
        }
        self.search_moves.iter().try_for_each(|mv| write!(f, " {mv}"))
    }
}
