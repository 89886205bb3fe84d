//! Life and death: whether a group can be captured, as a proof.
//!
//! Read `problem` (the question), `answer`, `bits`, `field` (where it is fought), `scene` (stones),
//! `fight` (its rules), `zone` (what a result depends on), `life` (what is certain without a search),
//! `estimate` (what looks near), `shelter` (parts of a
//! board that may be enough), `stroke` (one stone that settles it), `goals` (what is proven), `desk`
//! (how verdicts follow), `refuge` (the same within a shelter), `solver`, `claims` (what an answer says) and `advice` (how it comes true) for
//! whoever checks it.

mod advice;
mod answer;
mod bits;
mod claims;
mod desk;
mod estimate;
mod field;
mod fight;
mod goals;
mod life;
mod problem;
mod refuge;
mod scene;
mod shelter;
mod solver;
mod stroke;
mod zone;

pub use answer::{Answer, Errand, Ko, KoKind, KoMaster, Look, Progress, Refutation, Verdict};
use bits::Bits;
pub use claims::check;
use field::Field;
use fight::Fight;
pub use problem::{Problem, ProblemError};
pub use solver::Solver;
