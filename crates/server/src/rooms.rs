//! All live games: each is opened once, when somebody first asks for it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use store::{GameId, StoreError};
use tokio::sync::{OnceCell, oneshot};

use crate::{
    House,
    room::{Call, Door, Reply, Room},
};

/// How long is waited before a game that could not be read is tried again.
const RESPITE: Duration = Duration::from_secs(1);
/// How often such a game is tried.
const TRIES_AT_LAST: usize = 60;
/// How often a question is asked anew when a game is just being put away.
const TRIES: usize = 3;

type Entrance = Arc<OnceCell<Door>>;

/// The doors of all games that are in memory.
#[derive(Default)]
pub(crate) struct Rooms {
    doors: Mutex<HashMap<GameId, Entrance>>,
}

impl Rooms {
    /// Has a new game opened; whoever asks for it meanwhile waits for that.
    pub(crate) async fn found(
        &self,
        id: &GameId,
        opening: impl Future<Output = Result<Door, StoreError>>,
    ) -> Result<(), StoreError> {
        self.knock(id).door.get_or_try_init(|| opening).await.map(drop)
    }

    /// How many games are in memory.
    pub(crate) fn count(&self) -> usize {
        self.lock().values().filter(|door| door.initialized()).count()
    }

    /// Forgets all doors: each game is put away when it has answered what waits.
    pub(crate) fn close(&self) {
        self.lock().clear();
    }

    /// Asks the owner of a game, whom this finds, or starts.
    pub(crate) async fn ask<T>(
        &self,
        house: &Arc<House>,
        id: &GameId,
        call: impl Fn(Reply<T>) -> Call,
    ) -> Result<T, StoreError> {
        for _ in 0..TRIES {
            let knock = self.knock(id);
            let sender = knock.door.get_or_try_init(|| Room::take_up(house, id)).await?.clone();
            let (reply, answer) = oneshot::channel();
            if sender.send(Box::new(call(reply))).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
        }
        Err(StoreError::Busy)
    }

    fn knock<'a>(&'a self, id: &'a GameId) -> Knock<'a> {
        let door = self.lock().entry(id.clone()).or_default().clone();
        Knock { rooms: self, id, door }
    }

    /// Takes up a game in which something happens by itself; leaves others alone.
    pub(crate) async fn wake(&self, house: &Arc<House>, id: &GameId) {
        let knock = self.knock(id);
        // What cannot be taken up, or need not be, is left to whoever asks for it.
        let _ = knock.door.get_or_try_init(|| Room::wake(house, id)).await;
    }

    /// Takes up a game that could not be read, as soon as it can be.
    pub(crate) async fn wake_at_last(&self, house: &Arc<House>, id: &GameId) {
        for _ in 0..TRIES_AT_LAST {
            tokio::time::sleep(RESPITE).await;
            self.wake(house, id).await;
            let is_open = |door: &Entrance| door.get().is_some_and(|door| !door.is_closed());
            if self.lock().get(id).is_some_and(is_open) {
                return;
            }
        }
    }

    /// Forgets the door of a game that was put away.
    pub(crate) fn put_away(&self, id: &GameId) {
        let mut doors = self.lock();
        let is_closed = |door: &Entrance| door.get().is_some_and(Door::is_closed);
        if doors.get(id).is_some_and(is_closed) {
            doors.remove(id);
        }
    }

    /// Forgets a door that leads nowhere, unless somebody else is just about to open it.
    fn forget(&self, id: &GameId, door: &Entrance) {
        let mut doors = self.lock();
        // One is here, one in the map; others are taken under the lock alone.
        let is_mine = Arc::strong_count(door) == 2;
        let leads_nowhere = door.get().map_or(is_mine, Door::is_closed);
        if leads_nowhere && doors.get(id).is_some_and(|known| Arc::ptr_eq(known, door)) {
            doors.remove(id);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<GameId, Entrance>> {
        self.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody before a door; if it leads nowhere it is forgotten when they go, whyever they do.
struct Knock<'a> {
    rooms: &'a Rooms,
    id: &'a GameId,
    door: Entrance,
}

impl Drop for Knock<'_> {
    fn drop(&mut self) {
        self.rooms.forget(self.id, &self.door);
    }
}
