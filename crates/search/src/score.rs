//! What the numbers of a search mean.

use std::fmt;

/// The worth of a position for the side to move, in hundredths of a pawn or so.
pub type Value = i32;

/// Nobody is better.
pub const DRAW: Value = 0;
/// The game is won on the spot.
pub const MATE: Value = 32_000;
/// More than any value.
pub(crate) const INFINITE: Value = 32_001;
/// The longest line that is looked at.
pub const MAX_PLY: usize = 128;
/// Beyond this, a value says in how many plies the game ends.
pub(crate) const DECIDED: Value = MATE - 2 * MAX_PLY as Value;
/// Beyond this, a value is proven by tables of endings.
pub(crate) const KNOWN: Value = DECIDED - 2_000;

/// The game is won after so many plies.
pub const fn won_in(plies: usize) -> Value {
    MATE - plies as Value
}

/// The game is lost after so many plies.
pub const fn lost_in(plies: usize) -> Value {
    plies as Value - MATE
}

/// How a value relates to the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
}

/// A value as people and protocols read it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Score {
    /// In hundredths of a pawn or so.
    Worth(Value),
    /// The side to move wins in so many of its moves.
    Wins(u32),
    /// The side to move loses in so many of its opponent's moves.
    Loses(u32),
}

impl Score {
    /// What a value says.
    pub fn of(value: Value) -> Score {
        if value > DECIDED {
            Score::Wins(((MATE - value + 1) / 2) as u32)
        } else if value < -DECIDED {
            Score::Loses(i32::midpoint(MATE, value) as u32)
        } else {
            Score::Worth(value)
        }
    }
}

/// `+0.35`, `mate in 3`, `mated in 2`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Score::Worth(value) => write!(f, "{:+.2}", f64::from(value) / 100.0),
            Score::Wins(moves) => write!(f, "mate in {moves}"),
            Score::Loses(moves) => write!(f, "mated in {moves}"),
        }
    }
}

/// Values of ends are counted from the root; in a table they count from the position.
pub(crate) fn to_table(value: Value, ply: usize) -> Value {
    if value >= KNOWN {
        value + ply as Value
    } else if value <= -KNOWN {
        value - ply as Value
    } else {
        value
    }
}

/// The way back from [`to_table`].
pub(crate) fn from_table(value: Value, ply: usize) -> Value {
    if value >= KNOWN {
        value - ply as Value
    } else if value <= -KNOWN {
        value + ply as Value
    } else {
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_are_counted_in_moves() {
        assert_eq!(Score::of(won_in(1)), Score::Wins(1));
        assert_eq!(Score::of(won_in(5)), Score::Wins(3));
        assert_eq!(Score::of(lost_in(0)), Score::Loses(0));
        assert_eq!(Score::of(lost_in(4)), Score::Loses(2));
        assert_eq!(Score::of(-35).to_string(), "-0.35");
    }

    #[test]
    fn a_value_comes_back_from_the_table() {
        for value in [0, 250, -31_000, won_in(7), lost_in(12), KNOWN + 3] {
            assert_eq!(from_table(to_table(value, 9), 9), value);
        }
    }
}
