//! Problems of life and death: what there is to solve, and what somebody tries in one.
//!
//! Read `sheaf` (the problems of one text), `folder` (files below a folder), `catalogue` (all
//! collections), `progress` (how far players are), `opening` (from a wish to a question), `board` and
//! `solution` (what the page is shown), `tries` (what somebody does in one), `bench` (the thread on which
//! that happens), `socket` (one connection).

mod bench;
mod board;
mod catalogue;
mod folder;
mod opening;
mod progress;
mod sheaf;
mod socket;
mod solution;
mod tries;

use std::{path::PathBuf, sync::Arc, time::Duration};

use game::Message;
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};

use crate::House;
pub(crate) use board::places;
pub(crate) use catalogue::{BUILT_IN, Catalogue, Collection};
pub(crate) use progress::progress;
pub(crate) use sheaf::Known;
pub(crate) use socket::serve;

/// How many problems the owner may have open at a time, and how many all others together.
const SEATS: (usize, usize) = (6, 2);

/// How long a solver that was told to end may take to do so.
const LEAVING: Duration = Duration::from_secs(1);

/// What there is to solve, and who may be at it.
pub(crate) struct Problems {
    pub(crate) catalogue: Arc<Catalogue>,
    owner: Arc<Semaphore>,
    guests: Arc<Semaphore>,
}

impl Problems {
    pub(crate) fn new() -> Problems {
        Problems {
            catalogue: Arc::default(),
            owner: Arc::new(Semaphore::new(SEATS.0)),
            guests: Arc::new(Semaphore::new(SEATS.1)),
        }
    }

    /// A place for one problem that is solved; it is free again once this is dropped.
    async fn seat(&self, is_owner: bool) -> Result<OwnedSemaphorePermit, Message> {
        let seats = if is_owner { &self.owner } else { &self.guests };
        let seat = timeout(LEAVING, seats.clone().acquire_owned()).await;
        seat.ok().and_then(Result::ok).ok_or_else(|| Message::new("problems-full"))
    }
}

/// What the settings say of problems.
pub(crate) struct Wishes {
    /// The folders with problems.
    pub(crate) folders: Vec<PathBuf>,
    /// Who plays here, unless somebody says otherwise.
    player: String,
}

impl Wishes {
    /// What the settings say now.
    pub(crate) async fn read(house: &Arc<House>) -> Wishes {
        let read = house.with_settings(|file| {
            let settings = file.settings();
            Wishes { folders: settings.problem_folders.clone(), player: settings.play.name.clone() }
        });
        read.await.unwrap_or_else(|| Wishes { folders: Vec::new(), player: String::new() })
    }

    /// Whose progress is meant.
    pub(crate) fn player(&self, named: Option<&str>) -> String {
        crate::house::legible(named.unwrap_or(&self.player))
    }
}
