//! All live games: each is opened once, when somebody first asks for it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use store::{GameId, StoreError};
use tokio::sync::{OnceCell, mpsc, oneshot};

use crate::{
    House,
    room::{Call, Reply, Room},
};

/// How often a question is asked anew when a game is just being put away.
const TRIES: usize = 3;

type Door = Arc<OnceCell<mpsc::Sender<Call>>>;

/// The doors of all games that are in memory.
#[derive(Default)]
pub(crate) struct Rooms {
    doors: Mutex<HashMap<GameId, Door>>,
}

impl Rooms {
    /// Adds a game that was just opened.
    pub(crate) fn add(&self, id: GameId, door: mpsc::Sender<Call>) {
        self.lock().insert(id, Arc::new(OnceCell::new_with(Some(door))));
    }

    /// How many games are in memory.
    pub(crate) fn count(&self) -> usize {
        self.lock().len()
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
            let door = self.door(id);
            let opened = door.get_or_try_init(|| Room::take_up(house, id)).await;
            let sender = match opened {
                Ok(sender) => sender.clone(),
                Err(error) => {
                    self.forget(id, &door);
                    return Err(error);
                }
            };
            let (reply, answer) = oneshot::channel();
            if sender.send(call(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
            self.forget(id, &door);
        }
        Err(StoreError::Busy)
    }

    fn door(&self, id: &GameId) -> Door {
        self.lock().entry(id.clone()).or_default().clone()
    }

    /// Takes up a game in which something happens by itself; leaves others alone.
    pub(crate) async fn wake(&self, house: &Arc<House>, id: &GameId) {
        let door = self.door(id);
        if door.get_or_try_init(|| Room::wake(house, id)).await.is_err() {
            self.forget(id, &door);
        }
    }

    /// Forgets the door of a game that was put away.
    pub(crate) fn put_away(&self, id: &GameId) {
        let mut doors = self.lock();
        let is_closed = |door: &Door| door.get().is_some_and(mpsc::Sender::is_closed);
        if doors.get(id).is_some_and(is_closed) {
            doors.remove(id);
        }
    }

    /// Forgets a door that leads nowhere, unless somebody else is just about to open it.
    fn forget(&self, id: &GameId, door: &Door) {
        let mut doors = self.lock();
        // One is here, one in the map; others are taken under the lock alone.
        let is_mine = Arc::strong_count(door) == 2;
        let leads_nowhere = door.get().map_or(is_mine, mpsc::Sender::is_closed);
        if leads_nowhere && doors.get(id).is_some_and(|known| Arc::ptr_eq(known, door)) {
            doors.remove(id);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<GameId, Door>> {
        self.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
