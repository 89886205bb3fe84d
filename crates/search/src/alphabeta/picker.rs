//! Which move to try next: the best ones first, and no more than needed.

use game::Position as _;

use super::{Worker, history::Place};
use crate::{Knowledge, Move, Stage};

/// How far the moves of a node have been handed out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Phase {
    Remembered,
    MakeNoisy,
    Noisy,
    MakeQuiet,
    Quiet,
    Losing,
    Done,
}

/// The moves of one node, made in stages on the shared list.
#[derive(Debug)]
pub(super) struct Picker<M> {
    phase: Phase,
    remembered: Option<M>,
    /// Where this node's moves begin on the shared list, and the next to hand out.
    begin: usize,
    next: usize,
    end: usize,
    /// Captures that lose material are kept here, before `next`, for the end.
    losing: usize,
    only_noisy: bool,
    /// Of the quiet moves only those that give check and are safe.
    only_checks: bool,
    /// What an exchange must leave to be tried at once.
    threshold: i32,
}

/// A move with what speaks for it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rated<M> {
    pub(super) mv: M,
    pub(super) rating: i32,
}

impl<M: Copy + Eq> Picker<M> {
    pub(super) fn new(remembered: Option<M>, begin: usize) -> Picker<M> {
        Picker {
            phase: if remembered.is_some() { Phase::Remembered } else { Phase::MakeNoisy },
            remembered,
            begin,
            next: begin,
            end: begin,
            losing: begin,
            only_noisy: false,
            only_checks: false,
            threshold: 0,
        }
    }

    /// Only moves that gain at least so much.
    pub(super) fn noisy(remembered: Option<M>, begin: usize, threshold: i32) -> Picker<M> {
        Picker { only_noisy: true, threshold, ..Picker::new(remembered, begin) }
    }

    /// Only moves that lose nothing: noisy ones, and checks where they are wanted.
    pub(super) fn calming(remembered: Option<M>, begin: usize, with_checks: bool) -> Picker<M> {
        Picker { only_checks: with_checks, only_noisy: !with_checks, ..Picker::new(remembered, begin) }
    }

    /// How far the moves have been handed out.
    pub(super) fn phase(&self) -> Phase {
        self.phase
    }

    /// Hands out no more quiet moves.
    pub(super) fn skip_quiet(&mut self) {
        if matches!(self.phase, Phase::MakeQuiet | Phase::Quiet) {
            self.end_quiet();
        }
    }

    fn end_quiet(&mut self) {
        self.phase = Phase::Losing;
        (self.next, self.end) = (self.begin, self.losing);
    }
}

impl<K: Knowledge> Worker<'_, K> {
    /// The next move of a node, if there is one.
    pub(super) fn next_move(&mut self, picker: &mut Picker<Move<K>>, ply: usize) -> Option<Move<K>> {
        loop {
            match picker.phase {
                Phase::Remembered => {
                    picker.phase = Phase::MakeNoisy;
                    return picker.remembered;
                }
                Phase::MakeNoisy => self.make_noisy(picker),
                Phase::Noisy => {
                    if let Some(mv) = self.next_noisy(picker) {
                        return Some(mv);
                    }
                }
                Phase::MakeQuiet => self.make_quiet(picker, ply),
                Phase::Quiet => match self.pick_best(picker) {
                    Some(best) => return Some(best.mv),
                    None => picker.end_quiet(),
                },
                Phase::Losing => match self.rated.get(picker.next).filter(|_| picker.next < picker.end) {
                    Some(rated) => {
                        picker.next += 1;
                        return Some(rated.mv);
                    }
                    None => picker.phase = Phase::Done,
                },
                Phase::Done => return None,
            }
        }
    }

    fn make_noisy(&mut self, picker: &mut Picker<Move<K>>) {
        self.list(Stage::Noisy, picker);
        for index in picker.next..picker.end {
            let mv = self.rated[index].mv;
            let gain = self.knowledge.gain(&self.position, mv);
            let slot = self.knowledge.slot(&self.position, mv);
            self.rated[index].rating = 16 * gain + self.memory.history.gain(slot, gain) / 8;
        }
        picker.phase = Phase::Noisy;
    }

    fn next_noisy(&mut self, picker: &mut Picker<Move<K>>) -> Option<Move<K>> {
        while let Some(best) = self.pick_best(picker) {
            if self.knowledge.exchange(&self.position, best.mv, picker.threshold) {
                return Some(best.mv);
            }
            // It waits until the quiet moves are through.
            self.rated[picker.losing] = best;
            picker.losing += 1;
        }
        picker.phase = if picker.only_noisy { Phase::Done } else { Phase::MakeQuiet };
        None
    }

    fn make_quiet(&mut self, picker: &mut Picker<Move<K>>, ply: usize) {
        picker.next = picker.end;
        if picker.only_checks {
            return self.make_checks(picker);
        }
        self.list(Stage::Quiet, picker);
        let killers = self.stack[ply].killers;
        let counter = self.counter_move(ply);
        let spot = self.spot(ply);
        for index in picker.next..picker.end {
            let mv = self.rated[index].mv;
            let bonus = if killers[0] == Some(mv) {
                1 << 20
            } else if killers[1] == Some(mv) {
                1 << 19
            } else if counter == Some(mv) {
                1 << 18
            } else {
                0
            };
            let place = self.placed(mv, spot);
            self.rated[index].rating = bonus + self.memory.history.quiet(&place);
        }
        picker.phase = Phase::Quiet;
    }

    /// Makes the quiet moves that give check and are safe.
    fn make_checks(&mut self, picker: &mut Picker<Move<K>>) {
        self.moves.clear();
        self.knowledge.quiet_checks(&self.position, &mut self.moves);
        self.moves
            .retain(|&mv| Some(mv) != picker.remembered && self.knowledge.exchange(&self.position, mv, 0));
        self.append(picker);
        // What lost material is not tried any more.
        picker.losing = picker.begin;
        picker.phase = Phase::Quiet;
    }

    /// Appends the moves of a stage, all but the remembered one.
    fn list(&mut self, stage: Stage, picker: &mut Picker<Move<K>>) {
        self.moves.clear();
        self.knowledge.moves(&self.position, stage, &mut self.moves);
        self.moves.retain(|&mv| Some(mv) != picker.remembered);
        self.append(picker);
    }

    /// Appends the moves that were made, each with no rating yet.
    fn append(&mut self, picker: &mut Picker<Move<K>>) {
        self.rated.truncate(picker.end);
        self.rated.extend(self.moves.iter().map(|&mv| Rated { mv, rating: 0 }));
        picker.end = self.rated.len();
    }

    /// Takes the best of the moves that are left.
    fn pick_best(&mut self, picker: &mut Picker<Move<K>>) -> Option<Rated<Move<K>>> {
        let left = &mut self.rated[picker.next..picker.end];
        let (mut best, mut most) = (0, left.first()?.rating);
        for (index, rated) in left.iter().enumerate().skip(1) {
            if rated.rating > most {
                (best, most) = (index, rated.rating);
            }
        }
        left.swap(0, best);
        picker.next += 1;
        Some(self.rated[picker.next - 1])
    }

    /// Where a move stands in the tree.
    pub(super) fn place(&self, mv: Move<K>, ply: usize) -> Place {
        self.placed(mv, self.spot(ply))
    }

    /// Where all moves of a ply stand in the tree.
    fn spot(&self, ply: usize) -> Place {
        let slot = |back: usize| self.stack[ply.checked_sub(back)?].slot;
        let before = |back: usize| slot(back).unwrap_or(K::SLOTS);
        Place {
            side: usize::from(self.position.turn().is_white()),
            code: 0,
            slot: 0,
            before: [before(1), before(2), before(4)],
        }
    }

    /// A move at such a spot.
    #[inline(always)]
    fn placed(&self, mv: Move<K>, spot: Place) -> Place {
        Place { code: self.knowledge.pack(mv), slot: self.knowledge.slot(&self.position, mv), ..spot }
    }
}
