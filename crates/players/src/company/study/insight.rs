//! What an engine thinks of a position so far, put together from what it says line by line.

use std::time::{Duration, Instant};

use game::{Choice, Play};
use protocol::{gtp::Candidate, uci::Score};

use crate::seat::Idea;

/// How many moves of a line are told.
const MOST_MOVES: usize = 16;
/// How often insights are told at most.
const INTERVAL: Duration = Duration::from_millis(150);

/// What a line is worth to the side to move.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Worth {
    /// As chess programs count it.
    Score(Score),
    /// As Go programs do: how often it wins, from 0 to 1, and by how many points.
    Chance(f64, Option<f64>),
}

/// One of the best lines.
#[derive(Debug, Clone, PartialEq)]
pub struct Variation {
    /// What it is worth to the side to move.
    pub worth: Worth,
    /// Its moves, as far as they are legal.
    pub moves: Vec<Choice>,
}

/// What is thought of a position so far.
#[derive(Debug, Clone, PartialEq)]
pub struct Insight {
    /// How deep the best line was looked at; nothing where depth is not counted.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// How long it took.
    pub elapsed: Duration,
    /// The best lines, the best one first.
    pub lines: Vec<Variation>,
}

/// Ideas of which an insight is made.
pub(super) struct Gathering<'a> {
    game: &'a dyn Play,
    begun: Instant,
    /// The last idea of each rank.
    ideas: Vec<Option<Idea>>,
    candidates: Vec<Candidate>,
    told: Option<Instant>,
    is_untold: bool,
}

impl<'a> Gathering<'a> {
    /// Of so many lines from where a game stands.
    pub(super) fn new(game: &'a dyn Play, lines: usize) -> Gathering<'a> {
        Gathering {
            game,
            begun: Instant::now(),
            ideas: vec![None; lines.max(1)],
            candidates: Vec::new(),
            told: None,
            is_untold: false,
        }
    }

    /// Takes an idea of a chess program; the insight, where it is time to tell one.
    pub(super) fn idea(&mut self, idea: Idea) -> Option<Insight> {
        let place = self.ideas.get_mut(idea.rank.checked_sub(1)?)?;
        *place = Some(idea);
        self.in_time()
    }

    /// Takes what a Go program thinks; the insight, where it is time to tell one.
    pub(super) fn candidates(&mut self, candidates: Vec<Candidate>) -> Option<Insight> {
        self.candidates = candidates;
        self.in_time()
    }

    fn in_time(&mut self) -> Option<Insight> {
        self.is_untold = true;
        if self.told.is_some_and(|told| told.elapsed() < INTERVAL) {
            return None;
        }
        self.told = Some(Instant::now());
        self.is_untold = false;
        Some(self.insight())
    }

    /// What was thought last, if it was not told.
    pub(super) fn last(self) -> Option<Insight> {
        self.is_untold.then(|| self.insight())
    }

    fn insight(&self) -> Insight {
        let scored = self.ideas.iter().flatten().map(|idea| Variation {
            worth: Worth::Score(idea.score),
            moves: legal(self.game, idea.line.iter().map(String::as_str)),
        });
        let counted = self.candidates.iter().take(self.ideas.len()).map(|candidate| {
            let texts: Vec<String> = candidate.line.iter().map(ToString::to_string).collect();
            let worth = Worth::Chance(candidate.chance, candidate.lead);
            Variation { worth, moves: legal(self.game, texts.iter().map(String::as_str)) }
        });
        let best = self.ideas.iter().flatten().next();
        let visits: u64 = self.candidates.iter().map(|candidate| candidate.visits).sum();
        Insight {
            depth: best.map_or(0, |idea| idea.depth),
            nodes: best.map_or(visits, |idea| idea.nodes),
            elapsed: self.begun.elapsed(),
            lines: scored.chain(counted).collect(),
        }
    }
}

/// The moves of a line as they are offered, up to the first that is not legal.
fn legal<'a>(game: &dyn Play, texts: impl Iterator<Item = &'a str>) -> Vec<Choice> {
    let mut game = game.duplicate();
    let mut moves = Vec::new();
    for text in texts.take(MOST_MOVES) {
        let Ok(choice) = game.choice(text) else { break };
        let is_played = game.play(&choice.text).is_ok();
        moves.push(choice);
        if !is_played {
            break;
        }
    }
    moves
}
