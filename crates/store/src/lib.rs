//! What is on disk: live games, the library, scores, and settings.
//!
//! It knows no live game: facts, headers and answers are texts to it.
//!
//! Read `location`, `id`, `error`, `link/` (one connection in plain calls), `schema` (the
//! tables), `actor/` (the threads that own the connections), `store` (the handle); then
//! `house` (time), `live/` (games being played), `library/` (games that were), `scores/` and, apart
//! from the database, `settings/`.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod actor;
mod error;
mod house;
mod id;
mod library;
mod link;
mod live;
mod location;
mod rows;
mod schema;
mod scores;
mod settings;
mod store;

pub use error::StoreError;
pub use id::{GameId, ParseGameIdError};
pub use library::{
    Broken, Days, Format, ImportReport, Kind, NewRecord, Order, Page, ParseDaysError, ParseKindError,
    Progress, Query, Record, Sheet, Winner,
};
pub use live::{Append, Appended, Fact, NewGame, RunningGame, Summary};
pub use location::Location;
pub use scores::{GameResult, HeadToHead, ParsePlayerKindError, Player, PlayerKind, Score, ScoreFilter};
pub use settings::{
    ClockSettings, DisplaySettings, EngineProtocol, EngineSettings, LanguageChoice, PlaySettings,
    SettingValue, Settings, SettingsError, SettingsFile, Theme,
};
pub use store::Store;
