//! Proof and disproof numbers, and how far a result holds.

/// What the prover has in hand; results hold from one stake upwards or downwards.
pub type Stake = i8;

/// More than can be counted: the other side can never win by it.
pub const ALWAYS: Stake = 100;

/// A number that stands for "impossible".
pub(super) const NEVER: u32 = u32::MAX / 4;

/// The ply of a result that depends on nothing behind.
pub(super) const FREE: u32 = u32::MAX;

/// What may be taken away in the course of a proof, from each side, as sets of 64.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Losses(pub [u64; 2]);

impl Losses {
    pub(super) fn joined(self, other: Losses) -> Losses {
        Losses([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

/// How far a result holds, and what it depends on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Grounds<Z> {
    /// Of a proof, the least stake for which it holds; of a disproof, the greatest.
    pub(super) bound: Stake,
    /// The earliest ply of the path that the result depends on.
    pub(super) leans: u32,
    /// What the moves that it rests on take away.
    pub(super) losses: Losses,
    /// The part of the board that the result depends on.
    pub(super) zone: Z,
    /// Whether every line ends where it is settled, none by coming back.
    pub(super) is_final: bool,
}

/// How near a position is to a proof and to a disproof, and what a result depends on.
#[derive(Debug, Clone, Copy)]
pub struct Proof<Z> {
    /// How many positions must at least be proven; 0 when it is.
    pub(super) to_prove: u32,
    /// How many positions must at least be disproven; 0 when it is.
    pub(super) to_disprove: u32,
    pub(super) grounds: Grounds<Z>,
    /// Whether nothing was searched yet.
    pub(super) is_guess: bool,
}

impl<Z> Grounds<Z> {
    /// Those of a result that depends on nothing but a zone.
    pub(super) fn none(bound: Stake, zone: Z) -> Grounds<Z> {
        Grounds { bound, leans: FREE, losses: Losses::default(), zone, is_final: true }
    }
}

impl<Z: Copy> Proof<Z> {
    pub(super) fn open(to_prove: u32, to_disprove: u32, nowhere: Z) -> Proof<Z> {
        Proof { to_prove, to_disprove, grounds: Grounds::none(0, nowhere), is_guess: false }
    }

    pub(super) fn known(is_proven: bool, grounds: Grounds<Z>) -> Proof<Z> {
        let (to_prove, to_disprove) = if is_proven { (0, NEVER) } else { (NEVER, 0) };
        Proof { to_prove, to_disprove, grounds, is_guess: false }
    }

    /// Whether the goal can be forced, if that is known.
    pub fn result(&self) -> Option<bool> {
        match (self.to_prove, self.to_disprove) {
            (0, _) => Some(true),
            (_, 0) => Some(false),
            _ => None,
        }
    }

    /// The least stake of a proof, the greatest of a disproof.
    pub fn bound(&self) -> Stake {
        self.grounds.bound
    }

    /// Whether every line of a result ends where it is settled, none by coming back.
    pub fn is_final(&self) -> bool {
        self.grounds.is_final
    }

    /// The part of the board that a result depends on.
    pub fn zone(&self) -> Z {
        self.grounds.zone
    }

    /// The proof number and the disproof number.
    pub fn numbers(&self) -> (u32, u32) {
        (self.to_prove, self.to_disprove)
    }
}

/// A stake moved by some threats; what can always be afforded stays so.
pub(super) fn shifted(stake: Stake, by: Stake) -> Stake {
    if stake.abs() >= ALWAYS { stake } else { stake + by }
}
