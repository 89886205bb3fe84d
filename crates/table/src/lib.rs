//! One live game: seats, clocks, offers, and how it ends.
//!
//! It is a pure state machine: it never sleeps, prints, starts anything or asks the time.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod annotate;
mod command;
mod counting;
mod ending;
mod fact;
mod markup;
mod moves;
mod offer;
pub mod open;
mod seat;
mod seats;
mod spec;
mod table;
mod vary;
mod view;

pub use command::Command;
pub use ending::{Ending, How};
pub use fact::{Entry, Fact, Remarks};
pub use markup::Mark;
pub use offer::Offer;
pub use open::{Kind, OpenError, Opened, Picture, Right, SetupReport, SetupView, SetupWish};
pub use seat::{NAMELESS, Sitter};
pub use spec::{Spec, Terms};
pub use table::{Effect, Phase, Questions, Table, saved};
pub use view::{BoardView, ClockView, CountView, Glance, Outlook, SeatView, TwigView, View};
