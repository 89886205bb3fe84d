//! Proofs about a game whose theory is known: who takes the last match of some heaps has won.

use game::{Color, Outcome, Position, Reason};

use super::{Candidate, Effort, Ending, Goal, Losses, Prover, Rest, Settled, Slot, Stake};
use crate::Stop;

const HEAPS: usize = 4;

#[derive(Debug, Clone)]
struct Nim {
    heaps: [u8; HEAPS],
    turn: Color,
    ply: u32,
}

impl Position for Nim {
    /// So many matches from a heap.
    type Move = (usize, u8);
    type Undo = (usize, u8);

    fn turn(&self) -> Color {
        self.turn
    }

    fn key(&self) -> u64 {
        let heaps = self.heaps.iter().fold(0, |key, &heap| key << 8 | u64::from(heap));
        (heaps << 1 | u64::from(self.turn == Color::White)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn legal_moves(&self, into: &mut Vec<(usize, u8)>) {
        into.extend((0..HEAPS).flat_map(|heap| (1..=self.heaps[heap]).map(move |count| (heap, count))));
    }

    fn stuck(&self) -> Outcome {
        Outcome::win(!self.turn, Reason("last-match"))
    }

    fn apply(&mut self, (heap, count): (usize, u8)) -> (usize, u8) {
        self.heaps[heap] -= count;
        self.turn = !self.turn;
        self.ply += 1;
        (heap, count)
    }

    fn revert(&mut self, (heap, count): (usize, u8)) {
        self.heaps[heap] += count;
        self.turn = !self.turn;
        self.ply -= 1;
    }
}

/// White wants the last match.
struct LastMatch;

impl Goal<Nim> for LastMatch {
    type Zone = ();

    const NOWHERE: () = ();

    fn prover(&self) -> Color {
        Color::White
    }

    fn settled(&self, position: &Nim) -> Option<Ending<()>> {
        let is_over = position.heaps.iter().all(|&heap| heap == 0);
        let settled = if position.turn == Color::Black { Settled::Proven } else { Settled::Disproven };
        is_over.then_some(Ending { settled, zone: (), losses: Losses::default() })
    }

    fn guess(&self, _: &Nim) -> (u32, u32) {
        (1, 1)
    }

    fn candidates(&self, position: &Nim, into: &mut Vec<Candidate<(usize, u8)>>) -> Rest<()> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        into.extend(moves.into_iter().map(|mv| Candidate { mv, shift: 0 }));
        Rest { withheld: (), idle: None }
    }

    fn slots(&self) -> usize {
        HEAPS
    }

    fn slot(&self, (heap, _): (usize, u8)) -> Slot {
        heap
    }

    fn joined(&self, (): (), (): ()) {}

    fn meet(&self, (): (), (): ()) -> bool {
        false
    }

    fn matters(&self, _: (usize, u8), (): ()) -> bool {
        true
    }

    fn zone_won(&self, _: &Nim, _: (usize, u8), (): ()) {}

    fn zone_lost(&self, _: &Nim, (): ()) {}

    fn stake(&self, _: &Nim) -> Stake {
        0
    }

    fn ply(&self, position: &Nim) -> u32 {
        position.ply
    }

    fn path(&self, position: &Nim) -> u64 {
        u64::from(position.ply)
    }

    fn leans(&self, _: &Nim) -> Option<u32> {
        None
    }

    fn losses(&self, _: &Nim) -> Losses {
        Losses::default()
    }

    fn clashes(&self, _: &Nim, _: Losses) -> bool {
        false
    }

    fn repeats(&self, _: &Nim) -> Option<(u32, Settled)> {
        None
    }
}

fn effort<'a>(most: Option<u64>) -> Effort<'a, (usize, u8)> {
    Effort { nodes: 0, most, stop: Stop::default(), report: None }
}

/// All heaps of up to so many matches.
fn all_heaps(most: u8) -> impl Iterator<Item = [u8; HEAPS]> {
    let base = u32::from(most) + 1;
    (0..base.pow(HEAPS as u32))
        .map(move |number| std::array::from_fn(|heap| (number / base.pow(heap as u32) % base) as u8))
}

#[test]
fn who_wins_at_nim_is_proven_as_theory_has_it() {
    for megabytes in [1, 8] {
        let mut prover = Prover::new(LastMatch, megabytes);
        for heaps in all_heaps(4) {
            let mut position = Nim { heaps, turn: Color::White, ply: 0 };
            let found = prover.prove(&mut position, &mut effort(None));
            let wins = heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0;
            assert_eq!(found.result(), Some(wins), "{heaps:?}");
        }
    }
}

#[test]
fn a_search_that_may_cost_little_knows_nothing_and_can_be_gone_on_with() {
    let mut prover = Prover::new(LastMatch, 8);
    let mut position = Nim { heaps: [7, 6, 5, 4], turn: Color::White, ply: 0 };
    assert_eq!(prover.prove(&mut position, &mut effort(Some(20))).result(), None);
    assert_eq!(prover.prove(&mut position, &mut effort(None)).result(), Some(false));
}

#[test]
fn whoever_waits_hears_how_far_it_has_come_and_can_end_it() {
    let mut prover = Prover::new(LastMatch, 8);
    let mut position = Nim { heaps: [9, 8, 7, 5], turn: Color::White, ply: 0 };
    let stop = Stop::default();
    let throw = stop.clone();
    let mut told = 0;
    let mut listen = |report: &super::Report<(usize, u8)>| {
        told += 1;
        assert!(report.path.iter().map(|&(_, count)| u32::from(count)).sum::<u32>() <= 29);
        if report.nodes > 1000 {
            throw.set();
        }
    };
    let mut effort = Effort { nodes: 0, most: None, stop, report: Some(&mut listen) };
    assert_eq!(prover.prove(&mut position, &mut effort).result(), None);
    assert!(effort.nodes < 2000);
    assert!(told >= 3);
}
