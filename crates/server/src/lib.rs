//! Tables for whoever connects, over HTTP and `WebSocket`s.
//!
//! It decides nothing about a game: commands go to tables, and what was kept comes back.
//!
//! Read `access` (who may do what), `wire` (what goes over the line), `house` (all there is
//! to serve), `room/` (the task that owns one live game), `rooms` (all of them), `line` and `talk` (texts and
//! words over a connection), `study` (what engines think, for whoever asks), `socket` (one
//! connection to a game), `problems/` (life and death: what there is to solve, and who tries it), `api/` (everything else), `guard` (what is refused at the door),
//! `page` (the files that browsers show), `errors` (refusals as statuses), `crowd` (how many may come),
//! `claim` (one server for each database), then `serve` and `share` (the program as a whole).

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod access;
mod api;
mod claim;
mod crowd;
mod errors;
mod guard;
mod house;
mod line;
mod page;
mod problems;
mod room;
mod rooms;
mod serve;
mod share;
mod socket;
mod study;
mod talk;
pub mod wire;

pub use access::Access;
pub use claim::Claim;
pub use guard::Admission;
pub use house::{House, habits, program, programs};
pub use page::{Page, PageFile};
pub use serve::serve;
