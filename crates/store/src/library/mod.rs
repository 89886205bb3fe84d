//! The library: games that were finished, saved or imported.

mod batch;
mod days;
mod digest;
mod edit;
mod export;
mod import;
mod kind;
mod query;
mod record;
mod sheet;
mod shelf;

pub use days::{Days, ParseDaysError};
pub(crate) use digest::Mill;
pub use export::Format;
pub use import::{Broken, ImportReport, Progress};
pub use kind::{Kind, ParseKindError};
pub use query::{Order, Page, Query, Winner};
pub use record::{NewRecord, Record};
pub use sheet::Sheet;
pub(crate) use shelf::{is_deleted, save, withdraw};
