//! Life and death: questions from files, answers with their reasons, and tries that are judged.
//!
//! It proves nothing itself: that is `engine::tsumego`.
//!
//! Read `fault` (what can be wrong), `sheet` (what a file has), `guess` and `region` (what it leaves
//! out), `question` (the gate), `task` (the solver at work), `worth` (which verdict is better),
//! `session` (moves that are tried), `solution` (all of it as SGF), `telling` and `drawing` (for people),
//! `check` (answers that are proven again), `table` (many problems with known answers), `set` (those that
//! come with the program).

mod check;
mod drawing;
mod fault;
mod guess;
mod question;
mod region;
mod session;
mod set;
mod sheet;
mod solution;
pub mod table;
mod task;
mod telling;
mod worth;

pub use check::Check;
pub use drawing::drawing;
pub use engine::tsumego::{Answer, Ko, KoKind, KoMaster, Progress, Refutation, Solver, Verdict};
pub use fault::Fault;
pub use go::{Move, Point};
pub use question::{Origin, Question, Wishes};
pub use search::Stop;
pub use session::{Judgement, Reply, Session, Variation, board_after};
pub use set::{Graded, built_in};
pub use sheet::{Sheet, Sheets, read, read_file};
pub use solution::problem_record;
pub use task::{Detail, Effort, News, Solved, Task, Timed, Watch, solve};
pub use telling::{
    answer_messages, judgement_message, kind_word, moves_text, progress_message, question_message,
    result_message, verdict_message, verdict_word,
};
