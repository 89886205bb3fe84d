//! Problems of life and death: files that were added, and how far each player is.
//!
//! What a problem is, nobody here knows: it has a name that is made from its text.

mod files;
mod progress;

pub use files::ProblemFile;
pub use progress::{ProblemProgress, ProblemState, ProblemStep};

use crate::library::Mill;

/// The name of a problem, or of a file of them: texts that are equal have the same.
///
/// ```
/// assert_eq!(store::problem_name("_NB-"), store::problem_name("_NB-"));
/// assert_ne!(store::problem_name("_NB-"), store::problem_name("_BN-"));
/// ```
pub fn problem_name(text: &str) -> String {
    let mut mill = Mill::new("problem");
    mill.text(text);
    mill.finish()
}
