//! The pulse of the house: it notes again and again that the program is up, for the clocks.

use std::{
    sync::mpsc::{RecvTimeoutError, Sender, channel},
    thread::{self, JoinHandle},
    time::Duration,
};

use store::Store;
use terminal::plain::HouseClock;

/// How often it is noted that the program is up.
const BEAT: Duration = Duration::from_secs(1);

/// Beats as long as it is there.
pub(super) struct Pulse {
    stop: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Pulse {
    pub(super) fn start(store: Store, clock: HouseClock) -> Pulse {
        let (stop, stopped) = channel::<()>();
        let thread = thread::spawn(move || {
            while stopped.recv_timeout(BEAT) == Err(RecvTimeoutError::Timeout) {
                // What cannot be noted now is noted with the next move, or by the next beat.
                store.heartbeat_then(clock.now(), |_| ());
            }
        });
        Pulse { stop: Some(stop), thread: Some(thread) }
    }
}

impl Drop for Pulse {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
