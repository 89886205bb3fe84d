//! How good a move was, by what an engine thinks before and behind it.

use protocol::uci::Score;

use super::Worth;

/// How steeply chances to win follow from hundredths of a pawn.
///
/// A pawn ahead wins some 59 of 100 points between people.
const STEEPNESS: f64 = 0.003_68;
/// From here on a side is as good as winning, in hundredths of a pawn.
const CLEARLY: i32 = 700;
/// From here on nobody would doubt it.
const OVERWHELMINGLY: i32 = 1_000;

/// What is wrong with a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mark {
    /// There was something a little better.
    Inaccuracy,
    /// There was something better.
    Mistake,
    /// There was something much better.
    Blunder,
}

impl Mark {
    /// How much of a point each costs at least.
    const COSTS: [(f64, Mark); 3] = [(0.15, Mark::Blunder), (0.10, Mark::Mistake), (0.05, Mark::Inaccuracy)];

    /// Its number among the glyphs of PGN: `?!`, `?` and `??`.
    pub const fn glyph(self) -> u32 {
        match self {
            Mark::Inaccuracy => 6,
            Mark::Mistake => 2,
            Mark::Blunder => 4,
        }
    }

    /// What is wrong with a move, from what the position before it was worth to whoever moved, and
    /// the one behind it to the other side.
    pub fn of(before: Worth, behind: Worth) -> Option<Mark> {
        match (before, behind) {
            (Worth::Score(Score::Mate(1..)), Worth::Score(Score::Centipawns(other))) => {
                Some(Mark::of_doubt(-other))
            }
            (Worth::Score(Score::Centipawns(own)), Worth::Score(Score::Mate(1..))) => {
                Some(Mark::of_doubt(-own))
            }
            _ => {
                let cost = before.chance() - (1.0 - behind.chance());
                Mark::COSTS.into_iter().find(|&(least, _)| cost >= least).map(|(_, mark)| mark)
            }
        }
    }

    /// What it means to lose a mate, or to allow one, where things stood or stand like that otherwise.
    const fn of_doubt(worth: i32) -> Mark {
        if worth >= OVERWHELMINGLY {
            Mark::Inaccuracy
        } else if worth >= CLEARLY {
            Mark::Mistake
        } else {
            Mark::Blunder
        }
    }
}

impl Worth {
    /// How much of a point the side to move can expect, from 0 to 1.
    pub fn chance(self) -> f64 {
        match self {
            Worth::Score(Score::Centipawns(worth)) => 1.0 / (1.0 + (-STEEPNESS * f64::from(worth)).exp()),
            Worth::Score(Score::Mate(1..)) => 1.0,
            // In no moves: whoever is to move is mated.
            Worth::Score(Score::Mate(_)) => 0.0,
            Worth::Chance(chance, _) => chance,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pawns(worth: i32) -> Worth {
        Worth::Score(Score::Centipawns(worth))
    }

    fn mate(moves: i32) -> Worth {
        Worth::Score(Score::Mate(moves))
    }

    #[test]
    fn chances_of_both_sides_make_one_point() {
        for worth in [-900, -50, 0, 1, 300] {
            let sum = pawns(worth).chance() + pawns(-worth).chance();
            assert!((sum - 1.0).abs() < 1e-12, "{worth}");
        }
        assert_eq!((mate(3).chance(), mate(-3).chance(), mate(0).chance()), (1.0, 0.0, 0.0));
    }

    #[test]
    fn what_keeps_the_balance_has_no_mark() {
        assert_eq!(Mark::of(pawns(30), pawns(-25)), None);
        assert_eq!(Mark::of(pawns(-200), pawns(195)), None);
        assert_eq!(Mark::of(mate(3), mate(-2)), None);
        assert_eq!(Mark::of(mate(1), mate(0)), None, "it mates");
        assert_eq!(Mark::of(pawns(1500), pawns(-900)), None, "won it was, and won it is");
    }

    #[test]
    fn what_costs_more_has_a_worse_mark() {
        assert_eq!(Mark::of(pawns(40), pawns(25)), Some(Mark::Inaccuracy));
        assert_eq!(Mark::of(pawns(50), pawns(80)), Some(Mark::Mistake));
        assert_eq!(Mark::of(pawns(50), pawns(500)), Some(Mark::Blunder));
        assert_eq!(Mark::of(Worth::Chance(0.6, None), Worth::Chance(0.7, None)), Some(Mark::Blunder));
    }

    #[test]
    fn mates_that_are_lost_or_allowed_count_by_what_is_left() {
        assert_eq!(Mark::of(mate(2), pawns(-1200)), Some(Mark::Inaccuracy));
        assert_eq!(Mark::of(mate(2), pawns(-800)), Some(Mark::Mistake));
        assert_eq!(Mark::of(mate(2), pawns(0)), Some(Mark::Blunder));
        assert_eq!(Mark::of(pawns(-1200), mate(4)), Some(Mark::Inaccuracy));
        assert_eq!(Mark::of(pawns(100), mate(4)), Some(Mark::Blunder));
        assert_eq!(Mark::of(mate(2), mate(3)), Some(Mark::Blunder));
    }
}
