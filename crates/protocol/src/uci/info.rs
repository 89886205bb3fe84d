//! What an engine says while it thinks.

use std::{fmt, time::Duration};

use super::words::Words;

/// How a score relates to the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Bound {
    /// It is the score.
    #[default]
    Exact,
    /// `lowerbound`: it is at least that.
    Lower,
    /// `upperbound`: it is at most that.
    Upper,
}

/// A score from the engine's point of view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Score {
    /// `cp`: in hundredths of a pawn.
    Centipawns(i32),
    /// `mate`: in so many moves; below zero the engine is mated, at 0 it is so now.
    Mate(i32),
}

/// No score counts for more.
const MOST: i32 = 10_000_000;

/// `wdl`: how many of a thousand games are won, drawn and lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wdl {
    /// Won.
    pub win: u32,
    /// Drawn.
    pub draw: u32,
    /// Lost.
    pub loss: u32,
}

/// What stands behind `info`; each field may be missing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Info {
    /// `depth`
    pub depth: Option<u32>,
    /// `seldepth`: how deep the longest line went.
    pub selective_depth: Option<u32>,
    /// `multipv`: which of the best lines this is, from 1.
    pub rank: Option<u32>,
    /// `score`, and whether it is one.
    pub score: Option<(Score, Bound)>,
    /// `wdl`
    pub wdl: Option<Wdl>,
    /// `nodes`
    pub nodes: Option<u64>,
    /// `nps`: nodes a second.
    pub speed: Option<u64>,
    /// `hashfull`: in thousandths.
    pub fullness: Option<u32>,
    /// `tbhits`: positions found in tables of endings.
    pub table_hits: Option<u64>,
    /// `sbhits`: positions found in Shredder's tables of endings.
    pub shredder_hits: Option<u64>,
    /// `cpuload`: in thousandths.
    pub load: Option<u32>,
    /// `time`
    pub time: Option<Duration>,
    /// `currmove`: what is looked at now.
    pub current: Option<String>,
    /// `currmovenumber`: which of the moves that is, from 1.
    pub current_number: Option<u32>,
    /// `pv`: the best line.
    pub line: Vec<String>,
    /// `refutation`: a move and the line that refutes it.
    pub refutation: Vec<String>,
    /// `currline`: which processor looks at which line.
    pub current_line: Option<(u32, Vec<String>)>,
    /// `string`: a text for people, the rest of the line.
    pub text: Option<String>,
}

const KEYWORDS: [&str; 18] = [
    "depth",
    "seldepth",
    "time",
    "nodes",
    "pv",
    "multipv",
    "score",
    "currmove",
    "currmovenumber",
    "hashfull",
    "nps",
    "tbhits",
    "sbhits",
    "cpuload",
    "string",
    "refutation",
    "currline",
    "wdl",
];

impl Info {
    /// A text for people.
    pub fn text(text: impl Into<String>) -> Info {
        Info { text: Some(text.into()), ..Info::default() }
    }

    /// Takes what it understands and skips the rest.
    pub(super) fn read(mut words: Words) -> Info {
        let mut info = Info::default();
        while let Some(word) = words.next() {
            match word {
                "depth" => info.depth = words.read(),
                "seldepth" => info.selective_depth = words.read(),
                "multipv" => info.rank = words.read(),
                "score" => info.score = score(&mut words),
                "wdl" => info.wdl = wdl(&mut words),
                "nodes" => info.nodes = words.read(),
                "nps" => info.speed = words.read(),
                "hashfull" => info.fullness = words.read(),
                "tbhits" => info.table_hits = words.read(),
                "sbhits" => info.shredder_hits = words.read(),
                "cpuload" => info.load = words.read(),
                "time" => info.time = words.milliseconds(),
                "currmove" => info.current = words.next().map(str::to_owned),
                "currmovenumber" => info.current_number = words.read(),
                "pv" => info.line = moves(&mut words),
                "refutation" => info.refutation = moves(&mut words),
                "currline" => info.current_line = Some((words.read().unwrap_or(1), moves(&mut words))),
                "string" => {
                    info.text = Some(words.rest().to_owned());
                    return info;
                }
                _ => {}
            }
        }
        info
    }
}

fn moves(words: &mut Words) -> Vec<String> {
    words.before(|word| KEYWORDS.contains(&word))
}

/// A number that can be counted with, whatever a program says.
fn within(number: i32) -> i32 {
    number.clamp(-MOST, MOST)
}

fn score(words: &mut Words) -> Option<(Score, Bound)> {
    let (mut score, mut bound) = (None, Bound::Exact);
    while let Some(word) = words.peek().filter(|word| !KEYWORDS.contains(word)) {
        words.next();
        match word {
            "cp" => score = words.read().map(within).map(Score::Centipawns).or(score),
            "mate" => score = words.read().map(within).map(Score::Mate).or(score),
            "lowerbound" => bound = Bound::Lower,
            "upperbound" => bound = Bound::Upper,
            _ => {}
        }
    }
    score.map(|score| (score, bound))
}

fn wdl(words: &mut Words) -> Option<Wdl> {
    let (win, draw, loss) = (words.read()?, words.read()?, words.read()?);
    Some(Wdl { win, draw, loss })
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Score::Centipawns(value) => write!(f, "cp {value}"),
            Score::Mate(moves) => write!(f, "mate {moves}"),
        }
    }
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Bound::Exact => "",
            Bound::Lower => " lowerbound",
            Bound::Upper => " upperbound",
        })
    }
}

/// ` depth 3 score cp 20 pv e2e4`: with a blank before each word.
impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let number = |f: &mut fmt::Formatter, word: &str, number: Option<u64>| match number {
            Some(number) => write!(f, " {word} {number}"),
            None => Ok(()),
        };
        number(f, "depth", self.depth.map(u64::from))?;
        number(f, "seldepth", self.selective_depth.map(u64::from))?;
        number(f, "multipv", self.rank.map(u64::from))?;
        if let Some((score, bound)) = self.score {
            write!(f, " score {score}{bound}")?;
        }
        if let Some(Wdl { win, draw, loss }) = self.wdl {
            write!(f, " wdl {win} {draw} {loss}")?;
        }
        number(f, "nodes", self.nodes)?;
        number(f, "nps", self.speed)?;
        number(f, "hashfull", self.fullness.map(u64::from))?;
        number(f, "tbhits", self.table_hits)?;
        number(f, "sbhits", self.shredder_hits)?;
        number(f, "cpuload", self.load.map(u64::from))?;
        number(f, "time", self.time.map(|time| time.as_millis() as u64))?;
        if let Some(mv) = &self.current {
            write!(f, " currmove {mv}")?;
        }
        number(f, "currmovenumber", self.current_number.map(u64::from))?;
        line(f, "pv", &self.line)?;
        line(f, "refutation", &self.refutation)?;
        if let Some((processor, moves)) = &self.current_line {
            write!(f, " currline {processor}")?;
            moves.iter().try_for_each(|mv| write!(f, " {mv}"))?;
        }
        self.text.as_ref().map_or(Ok(()), |text| write!(f, " string {text}"))
    }
}

fn line(f: &mut fmt::Formatter, word: &str, moves: &[String]) -> fmt::Result {
    if !moves.is_empty() {
        write!(f, " {word} {}", moves.join(" "))?;
    }
    Ok(())
}
