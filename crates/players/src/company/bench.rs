//! Threads and minds for all tables together, bounded in number.

use std::{
    cmp::Reverse,
    collections::BinaryHeap,
    sync::{
        Arc, Condvar, Mutex, PoisonError,
        mpsc::{RecvTimeoutError, Sender, channel},
    },
    thread,
    time::Instant,
};

use search::Stop;

use super::{Listener, Said};
use crate::mind::Mind;

/// How many megabytes each mind has.
pub(super) const MEGABYTES: usize = 16;

/// Something to be done by a thread of the bench.
pub(super) type Job = Box<dyn FnOnce(&Minds) + Send>;

/// Minds that nobody needs just now, by the kind of game they know.
#[derive(Default)]
pub(super) struct Minds {
    resting: Mutex<Vec<(String, Box<dyn Mind>)>>,
    most: usize,
}

impl Minds {
    /// A mind for a kind of game: one that rests, else one that `make` makes.
    pub(super) fn borrow(
        &self,
        kind: &str,
        make: impl FnOnce() -> Result<Box<dyn Mind>, String>,
    ) -> Result<Box<dyn Mind>, String> {
        let mut resting = self.resting.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(index) = resting.iter().position(|(known, _)| known == kind) {
            return Ok(resting.remove(index).1);
        }
        drop(resting);
        make()
    }

    /// Lets a mind rest, and the one that has rested longest go if there are too many.
    pub(super) fn give_back(&self, kind: String, mind: Box<dyn Mind>) {
        let mut resting = self.resting.lock().unwrap_or_else(PoisonError::into_inner);
        resting.push((kind, mind));
        if resting.len() > self.most {
            resting.remove(0);
        }
    }
}

/// Something that is said at a certain time, unless it is called off.
pub(super) struct Delivery {
    due: Instant,
    stop: Stop,
    said: Said,
    listener: Listener,
}

impl Delivery {
    pub(super) fn new(due: Instant, stop: Stop, said: Said, listener: Listener) -> Delivery {
        Delivery { due, stop, said, listener }
    }

    fn make(self) {
        if !self.stop.is_set() {
            (self.listener)(self.said);
        }
    }
}

/// Deliveries are told apart by their time alone.
impl PartialEq for Delivery {
    fn eq(&self, other: &Delivery) -> bool {
        self.due == other.due
    }
}

impl Eq for Delivery {}

impl PartialOrd for Delivery {
    fn partial_cmp(&self, other: &Delivery) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Delivery {
    fn cmp(&self, other: &Delivery) -> std::cmp::Ordering {
        self.due.cmp(&other.due)
    }
}

/// What waits to be done.
#[derive(Default)]
struct Queue {
    jobs: Mutex<(std::collections::VecDeque<Job>, bool)>,
    ready: Condvar,
}

/// The threads of a house on which built-in engines think.
pub(super) struct Bench {
    queue: Arc<Queue>,
    post: Sender<Delivery>,
}

impl Bench {
    /// A bench with so many threads, at least one.
    pub(super) fn new(threads: usize) -> Bench {
        let queue = Arc::<Queue>::default();
        let minds = Arc::new(Minds { resting: Mutex::default(), most: threads.max(1) });
        for _ in 0..threads.max(1) {
            let (queue, minds) = (queue.clone(), minds.clone());
            thread::spawn(move || work(&queue, &minds));
        }
        Bench { queue, post: post_office() }
    }

    /// Does something as soon as a thread is free.
    pub(super) fn run(&self, job: Job) {
        let mut jobs = self.queue.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        jobs.0.push_back(job);
        self.queue.ready.notify_one();
    }

    /// Says something when its time has come.
    pub(super) fn deliver(&self, delivery: Delivery) {
        // The office is there as long as the bench is.
        let _ = self.post.send(delivery);
    }

    /// The way to the post office, for a job.
    pub(super) fn post(&self) -> Sender<Delivery> {
        self.post.clone()
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        let mut jobs = self.queue.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        jobs.1 = true;
        self.queue.ready.notify_all();
    }
}

/// Does job after job until the bench is gone.
fn work(queue: &Queue, minds: &Minds) {
    loop {
        let mut jobs = queue.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        let job = loop {
            match jobs.0.pop_front() {
                Some(job) => break job,
                None if jobs.1 => return,
                None => jobs = queue.ready.wait(jobs).unwrap_or_else(PoisonError::into_inner),
            }
        };
        drop(jobs);
        // A job that breaks down takes no thread with it.
        let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| job(minds)));
    }
}

/// A thread that delivers each thing at its time.
fn post_office() -> Sender<Delivery> {
    let (sender, incoming) = channel::<Delivery>();
    thread::spawn(move || {
        let mut waiting: BinaryHeap<Reverse<Delivery>> = BinaryHeap::new();
        loop {
            let now = Instant::now();
            while waiting.peek().is_some_and(|Reverse(next)| next.due <= now) {
                if let Some(Reverse(delivery)) = waiting.pop() {
                    delivery.make();
                }
            }
            let received = match waiting.peek() {
                Some(Reverse(next)) => incoming.recv_timeout(next.due.saturating_duration_since(now)),
                None => incoming.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match received {
                Ok(delivery) => waiting.push(Reverse(delivery)),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    });
    sender
}
