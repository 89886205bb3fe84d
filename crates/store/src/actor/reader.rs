//! Threads that read beside the one that writes.

use std::sync::{Mutex, mpsc::Receiver};

use crate::link::Link;

/// A question with its answer to somebody.
pub(crate) type Job = Box<dyn FnOnce(&mut Link) + Send>;

/// Serves the queue that several readers share, until nobody can ask any more.
pub(crate) fn read(queue: &Mutex<Receiver<Job>>, mut link: Link) {
    loop {
        let next = queue.lock().map(|queue| queue.recv());
        let Ok(Ok(job)) = next else { return };
        // If that does not help, the job finds out by itself.
        let _ = link.mend();
        job(&mut link);
    }
}
