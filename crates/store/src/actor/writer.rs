//! The one thread that writes: what waits together is committed together.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
        mpsc::Receiver,
    },
};

use super::{Job, Task};
use crate::{StoreError, link::Link};

/// How many writes share a commit at most, so that the first does not wait for ever.
const MOST: usize = 256;

/// What is asked of the thread that writes.
pub(crate) enum Request {
    Write(Box<dyn Task>),
    /// A question, where no other thread can ask it.
    Read(Job),
}

/// How much was written, for measurements.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) writes: AtomicU64,
    pub(crate) commits: AtomicU64,
}

/// Serves the queue until nobody can ask any more.
pub(crate) fn write(queue: &Receiver<Request>, mut link: Link, tally: &Arc<Tally>) {
    while let Ok(first) = queue.recv() {
        let mut group = Group::default();
        group.add(first);
        while group.writes.len() + group.reads.len() < MOST
            && let Ok(next) = queue.try_recv()
        {
            group.add(next);
        }
        group.settle(&mut link, tally);
    }
}

/// What is done between two looks at the queue.
#[derive(Default)]
struct Group {
    writes: Vec<Box<dyn Task>>,
    reads: Vec<Job>,
}

impl Group {
    fn add(&mut self, request: Request) {
        match request {
            Request::Write(task) => self.writes.push(task),
            Request::Read(job) => self.reads.push(job),
        }
    }

    /// Commits all writes, and only then answers.
    fn settle(mut self, link: &mut Link, tally: &Tally) {
        if !self.writes.is_empty() {
            let outcome = commit(&mut self.writes, link);
            if outcome.is_ok() {
                tally.commits.fetch_add(1, Ordering::Relaxed);
            }
            tally.writes.fetch_add(self.writes.len() as u64, Ordering::Relaxed);
            for task in self.writes {
                let answer = AssertUnwindSafe(|| task.answer(outcome.as_ref().err()));
                // A callback that panics must not end the store for all others.
                let _ = catch_unwind(answer);
            }
        }
        for job in self.reads {
            job(link);
        }
    }
}

/// One transaction for all; a write that fails is taken back alone.
fn commit(writes: &mut [Box<dyn Task>], link: &mut Link) -> Result<(), StoreError> {
    link.mend()?;
    link.begin()?;
    let done = match writes {
        [only] => apply_alone(only.as_mut(), link),
        several => several.iter_mut().try_for_each(|task| apply(task.as_mut(), link)),
    };
    let outcome = done.and_then(|()| link.script("COMMIT"));
    if outcome.is_err() {
        // After some errors the database has done so by itself.
        let _ = link.script("ROLLBACK");
    }
    outcome
}

fn apply(task: &mut dyn Task, link: &mut Link) -> Result<(), StoreError> {
    link.script("SAVEPOINT write_of_one")?;
    if !task.apply(link) {
        link.script("ROLLBACK TO SAVEPOINT write_of_one")?;
    }
    link.script("RELEASE SAVEPOINT write_of_one")
}

/// A write without company needs no savepoint.
fn apply_alone(task: &mut dyn Task, link: &mut Link) -> Result<(), StoreError> {
    // The error is not seen by anybody: the write has one of its own.
    if task.apply(link) { Ok(()) } else { Err(StoreError::Closed) }
}
