//! What our search says of a position, as protocols say it.

use protocol::uci;
use search::Score;

/// A value of the search as a score of UCI.
pub(crate) fn uci_score(score: Score) -> uci::Score {
    match score {
        Score::Worth(value) => uci::Score::Centipawns(value),
        Score::Wins(moves) => uci::Score::Mate(moves as i32),
        Score::Loses(moves) => uci::Score::Mate(-(moves as i32)),
    }
}
