//! What is on disk: live games, the library, scores, problems, and settings.
//!
//! It is no second truth: what a live game is, its table makes of the facts. Only `journal`
//! knows what a fact says; to the rest of the room facts, headers and answers are texts.
//!
//! Read `location`, `id`, `error`, `link/` (one connection in plain calls), `schema` (the
//! tables), `actor/` (the threads that own the connections), `store` (the handle); then
//! `house` (time), `live/` (games being played), `journal` (tables as such games), `library/` (games that were), `scores/`, `problems/`
//! (of life and death) and, apart from the database, `settings/`.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod actor;
mod error;
mod house;
mod id;
mod journal;
mod library;
mod link;
mod live;
mod location;
mod problems;
mod rows;
mod schema;
mod scores;
mod settings;
mod store;

pub use error::StoreError;
pub use house::unix_time;
pub use id::{GameId, ParseGameIdError};
pub use journal::{Journal, player, read as read_fact, record_of};
pub use library::{
    Broken, Days, Format, ImportReport, Kind, NewRecord, Order, Page, ParseDaysError, ParseKindError,
    Progress, Query, Record, Sheet, Winner,
};
pub use live::{Append, Appended, Conclusion, Fact, NewGame, RunningGame, Scoring, Shelving, Summary};
pub use location::Location;
pub use problems::{ProblemFile, ProblemProgress, ProblemState, ProblemStep, problem_name};
pub use scores::{GameResult, HeadToHead, ParsePlayerKindError, Player, PlayerKind, Score, ScoreFilter};
pub use settings::{
    ClockSettings, DisplaySettings, EngineProtocol, EngineSettings, LanguageChoice, PlaySettings,
    SettingValue, Settings, SettingsError, SettingsFile, Theme,
};
pub use store::Store;
