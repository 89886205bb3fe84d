//! What is told about a problem: verdicts, moves, and how the search goes.

use game::Color;
use go::Move;
use search::Stop;

/// Who wins every ko, where a question settles that beforehand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KoMaster {
    /// The side that wants to capture.
    Attacker,
    /// The side whose stones they are.
    Defender,
}

/// What becomes of a target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It gets two eyes.
    Alive,
    /// It is captured.
    Dead,
    /// It cannot be captured, and has not two eyes.
    Seki,
    /// It depends on threats elsewhere.
    Ko(Ko),
    /// Nothing was proven.
    Unknown,
}

/// How a fate depends on threats elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ko {
    /// Whether the target lives if nobody has a threat.
    pub lives_without: bool,
    /// How many threats the other side needs.
    pub threats: u32,
    /// What kind of ko it is.
    pub kind: KoKind,
}

/// What a ko asks of both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KoKind {
    /// Whoever wins the ko has won.
    Direct,
    /// Somebody must win more than one ko, or play more moves after it.
    MultiStep,
    /// Neither side wants to begin.
    ThousandYear,
}

/// The answer to a question, for one side to play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The side to play.
    pub turn: Color,
    /// What becomes of the target.
    pub verdict: Verdict,
    /// What it looks like, where nothing was proven.
    pub guess: Option<Verdict>,
    /// The first moves that keep the mover's best result; none where nothing helps.
    pub first_moves: Vec<Move>,
    /// Those of them after which the target gets two eyes whatever threats there are.
    pub two_eye_moves: Vec<Move>,
    /// Whether all first moves were tried.
    pub is_complete: bool,
    /// How it goes if both sides do their best, once that was asked for.
    pub line: Vec<Move>,
    /// Every other first move, and why it fails, once that was asked for.
    pub refutations: Vec<Refutation>,
    /// How many positions were searched for the verdict.
    pub nodes: u64,
    /// How many were searched for all that is told.
    pub nodes_in_all: u64,
}

/// Why a first move fails.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refutation {
    /// The move.
    pub mv: Move,
    /// What becomes of the target after it.
    pub verdict: Verdict,
    /// How that goes, from the answer to the move on.
    pub line: Vec<Move>,
}

/// What is known of a position after some moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Look {
    /// What becomes of the target.
    pub verdict: Verdict,
    /// How it goes from here; its first move is the best answer.
    pub line: Vec<Move>,
}

/// How far a search has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress {
    /// How many positions were searched.
    pub nodes: u64,
    /// How many positions are still to be proven, at least.
    pub proof: u32,
    /// How many are to be disproven, at least.
    pub disproof: u32,
    /// The moves that are looked at now.
    pub line: Vec<Move>,
}

/// What a search may cost, and who hears of it.
#[derive(Default)]
pub struct Errand<'a> {
    /// Thrown to end it.
    pub stop: Stop,
    /// How many positions may be searched, if there is an end.
    pub most: Option<u64>,
    /// Whether the first moves do not matter, only the verdict.
    pub is_brief: bool,
    /// Told now and then how far it has come.
    pub report: Option<&'a mut (dyn FnMut(&Progress) + 'a)>,
}
