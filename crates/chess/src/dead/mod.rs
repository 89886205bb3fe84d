//! Whether a side can still mate by any series of legal moves.
//!
//! Three proofs that it cannot, to be read in this order: `material` counts
//! what is on the board; `reach` and `walls` show that the pieces of a locked
//! position never get to where a mate would need them; `closure` plays out
//! every line where few are left. Whatever none of them proves may still be
//! won. All limits are counts, so the answer is the same everywhere.

mod closure;
mod material;
mod reach;
mod walls;

use game::Color;

use crate::Position;
use closure::Closure;
use reach::Reach;

/// Up to so many arrangements of the movable pieces are played out.
const ARRANGEMENTS: u64 = 20_000;

/// Whether a side can still mate; `false` only where the contrary is proven.
///
/// The counters of repetition and of quiet moves are not looked at.
///
/// ```
/// use chess::{dead::may_win, fen};
/// use game::Color;
///
/// let walled = fen::parse("4k3/8/8/1p1p1p1p/1P1P1P1P/8/4K3/8 w - - 0 1")?;
/// assert!(!may_win(&walled, Color::White) && !may_win(&walled, Color::Black));
/// # Ok::<(), chess::fen::FenError>(())
/// ```
pub fn may_win(position: &Position, color: Color) -> bool {
    if material::cannot_mate(position.board(), color) {
        // A double check that no move can give, in a position set up by hand,
        // can be a mate that no game ends with.
        return position.turn() != color && position.checkers().more_than_one();
    }
    let reach = Reach::of(position);
    let is_walled = |reach| !walls::admit_mate(reach, color);
    let is_boxed = |reach: &Reach| reach.arrangements() <= ARRANGEMENTS;
    !(reach.as_ref().is_some_and(is_walled)
        || closure::is_forced(position) && Closure::forced(color).proves(position)
        || reach.as_ref().is_some_and(is_boxed) && Closure::locked(color).proves(position))
}

/// Whether walls keep `color` from ever mating.
fn is_walled(position: &Position, color: Color) -> bool {
    Reach::of(position).is_some_and(|reach| !walls::admit_mate(&reach, color))
}
