//! Players' scores: who won how often, and how strong that makes them.

mod player;
mod rating;
mod results;
mod table;

pub use player::{ParsePlayerKindError, Player, PlayerKind};
pub use results::GameResult;
pub(crate) use results::{forget, note};
pub use table::{HeadToHead, Score, ScoreFilter};
