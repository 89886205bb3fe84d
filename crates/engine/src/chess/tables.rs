//! What Syzygy tables say, where the user has them.

use std::{cmp::Reverse, env, fmt, io, path::PathBuf};

use chess::{Move, Position};
use game::Position as _;
use shakmaty_syzygy::{Dtz, Tablebase, Wdl};

use super::foreign::foreign;

/// Tables of endings with few pieces.
pub struct Tables {
    base: Tablebase<shakmaty::Chess>,
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Tables {{ up to {} pieces }}", self.base.max_pieces())
    }
}

/// Why there are no tables.
#[derive(Debug, thiserror::Error)]
pub enum OpenTablesError {
    /// A folder cannot be read.
    #[error("cannot read tables in {}: {error}", .folder.display())]
    Unreadable {
        /// Which one.
        folder: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The folders have no tables.
    #[error("there are no Syzygy tables in {0:?}")]
    Empty(String),
}

impl Tables {
    /// Opens the tables of some folders, written as in `PATH`.
    ///
    /// # Errors
    /// When a folder cannot be read, or there is no table in any.
    pub fn open(folders: &str) -> Result<Tables, OpenTablesError> {
        let mut base = Tablebase::new();
        let mut count = 0;
        for folder in env::split_paths(folders) {
            count +=
                base.add_directory(&folder).map_err(|error| OpenTablesError::Unreadable { folder, error })?;
        }
        if count == 0 { Err(OpenTablesError::Empty(folders.to_owned())) } else { Ok(Tables { base }) }
    }

    fn covers(&self, position: &Position) -> bool {
        position.board().occupied().len() as usize <= self.base.max_pieces() && position.castling().is_empty()
    }

    /// Whether the side to move wins (1), draws (0) or loses (-1) with best play.
    ///
    /// What cannot be won within fifty moves is a draw; so only positions right after a
    /// capture or a pawn's move have an answer.
    pub(super) fn verdict(&self, position: &Position) -> Option<i32> {
        if position.halfmoves() > 0 || !self.covers(position) {
            return None;
        }
        let verdict = self.base.probe_wdl_after_zeroing(&foreign(position)?).ok()?;
        Some(match verdict {
            Wdl::Win => 1,
            Wdl::Loss => -1,
            Wdl::Draw | Wdl::CursedWin | Wdl::BlessedLoss => 0,
        })
    }

    /// The moves that keep the best result and come to it soonest, or latest where it is
    /// a loss; none where the tables do not know them all.
    pub(super) fn best_moves(&self, position: &Position) -> Option<Vec<Move>> {
        if !self.covers(position) {
            return None;
        }
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let rated: Option<Vec<_>> = moves.iter().map(|&mv| Some((self.rating(position, mv)?, mv))).collect();
        let rated = rated?;
        let best = rated.iter().map(|(rating, _)| *rating).max()?;
        Some(rated.into_iter().filter(|(rating, _)| *rating == best).map(|(_, mv)| mv).collect())
    }

    /// What a move comes to: the result, and how soon something is taken or a pawn moves.
    fn rating(&self, position: &Position, mv: Move) -> Option<(i32, Reverse<i32>)> {
        let mut after = position.clone();
        after.apply(mv);
        if after.is_check() && is_stuck(&after) {
            return Some((1, Reverse(0)));
        }
        let Dtz(far) = self.base.probe_dtz(&foreign(&after)?).ok()?.ignore_rounding();
        // After a capture or a pawn's move only the result counts, and that it came at once.
        let is_fresh = after.halfmoves() == 0;
        let plies = if is_fresh { 1 } else { far.abs() + 1 };
        let is_in_time = is_fresh && far.abs() <= 100 || plies + position.halfmoves() as i32 <= 100;
        let result = if is_in_time { -far.signum() } else { 0 };
        Some((result, Reverse(plies * result)))
    }
}

fn is_stuck(position: &Position) -> bool {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.is_empty()
}
