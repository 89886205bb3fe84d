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
    /// How many lines are wanted.
    lines: usize,
    /// The ideas of one look at all lines, the best one first, as far as it has come.
    ideas: Vec<Idea>,
    /// The ideas of the look before, which stand until there are as many again.
    before: Vec<Idea>,
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
            lines: lines.max(1),
            ideas: Vec::new(),
            before: Vec::new(),
            candidates: Vec::new(),
            told: None,
            is_untold: false,
        }
    }

    /// Takes an idea of a chess program; the insight, where it is time to tell one.
    pub(super) fn idea(&mut self, idea: Idea) -> Option<Insight> {
        if idea.rank <= self.ideas.len() {
            // It begins anew: what it thought before is all it thought then.
            let earlier = std::mem::take(&mut self.ideas);
            if is_newer(&earlier, &self.before) {
                self.before = earlier;
            }
        }
        if idea.rank != self.ideas.len() + 1 || idea.rank > self.lines {
            return None;
        }
        self.ideas.push(idea);
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
        let ideas = if is_newer(&self.ideas, &self.before) { &self.ideas } else { &self.before };
        let scored = ideas.iter().map(|idea| Variation {
            worth: Worth::Score(idea.score),
            moves: legal(self.game, idea.line.iter().map(String::as_str)),
        });
        let counted = self.candidates.iter().take(self.lines).map(|candidate| {
            let texts: Vec<String> = candidate.line.iter().map(ToString::to_string).collect();
            let worth = Worth::Chance(candidate.chance, candidate.lead);
            Variation { worth, moves: legal(self.game, texts.iter().map(String::as_str)) }
        });
        let best = ideas.first();
        let visits: u64 = self.candidates.iter().map(|candidate| candidate.visits).sum();
        Insight {
            depth: best.map_or(0, |idea| idea.depth),
            nodes: best.map_or(visits, |idea| idea.nodes),
            elapsed: self.begun.elapsed(),
            lines: scored.chain(counted).collect(),
        }
    }
}

/// Whether one look at the lines takes the place of another: it has as many, or went much deeper.
fn is_newer(look: &[Idea], other: &[Idea]) -> bool {
    let depth = |look: &[Idea]| look.first().map_or(0, |idea| idea.depth);
    look.len() >= other.len() || depth(look) > depth(other) + 2
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

#[cfg(test)]
mod tests {
    use table::{Kind, Sitter, Spec, open};

    use super::*;

    fn idea(rank: usize, depth: u32, worth: i32) -> Idea {
        let line = vec!["e2e4".to_owned(), "e7e5".to_owned(), "e4e5".to_owned()];
        Idea { rank, depth, nodes: 1, elapsed: Duration::ZERO, score: Score::Centipawns(worth), line }
    }

    /// What is seen after each of some ideas.
    fn seen(lines: usize, ideas: Vec<Idea>) -> Vec<Vec<Worth>> {
        let spec = Spec::new(Kind::chess(), Sitter::Nobody, Sitter::Nobody);
        let game = open::open(&spec).unwrap().game;
        let mut gathering = Gathering::new(&*game, lines);
        let worths = |insight: Insight| insight.lines.iter().map(|line| line.worth).collect();
        let mut see = |idea| {
            gathering.idea(idea);
            worths(gathering.insight())
        };
        ideas.into_iter().map(&mut see).collect()
    }

    fn worths(worths: &[i32]) -> Vec<Worth> {
        worths.iter().map(|&worth| Worth::Score(Score::Centipawns(worth))).collect()
    }

    #[test]
    fn lines_of_one_look_stand_together() {
        let ideas = vec![idea(1, 1, 30), idea(2, 1, 20), idea(1, 2, 10), idea(2, 2, 5)];
        let expected = [&[30][..], &[30, 20], &[30, 20], &[10, 5]].map(worths);
        assert_eq!(seen(2, ideas), expected);
    }

    #[test]
    fn a_single_line_is_always_the_last_one() {
        let ideas = vec![idea(1, 1, 30), idea(1, 2, 10), idea(1, 2, 15)];
        assert_eq!(seen(3, ideas), [&[30][..], &[10], &[15]].map(worths));
    }

    #[test]
    fn fewer_lines_are_seen_once_they_go_much_deeper() {
        let ideas = vec![idea(1, 1, 30), idea(2, 1, 20), idea(1, 3, 10), idea(1, 9, 5)];
        assert_eq!(seen(2, ideas).last(), Some(&worths(&[5])));
    }

    #[test]
    fn what_makes_no_sense_is_let_go() {
        let ideas = vec![idea(2, 1, 30), idea(0, 1, 30), idea(1, 1, 7), idea(2, 1, 5), idea(3, 1, 4)];
        assert_eq!(seen(2, ideas).last(), Some(&worths(&[7, 5])));
    }

    #[test]
    fn moves_are_told_as_far_as_they_are_legal() {
        let spec = Spec::new(Kind::chess(), Sitter::Nobody, Sitter::Nobody);
        let game = open::open(&spec).unwrap().game;
        let moves = legal(&*game, ["e2e4", "e7e5", "e4e5", "d7d5"].into_iter());
        let notations: Vec<&str> = moves.iter().map(|mv| mv.notation.as_str()).collect();
        assert_eq!(notations, ["e4", "e5"]);
    }
}
