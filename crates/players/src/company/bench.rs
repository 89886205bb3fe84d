//! Threads and minds for all tables together, bounded in number.

use std::{
    cmp::Reverse,
    collections::{BinaryHeap, VecDeque},
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
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
pub(super) struct Minds {
    resting: Mutex<Vec<(String, Box<dyn Mind>)>>,
    most: usize,
    queue: Arc<Queue>,
}

impl Minds {
    /// How many who think on the same thread must share what would be the time of one.
    pub(super) fn sharers(&self) -> u32 {
        let waiting = self.queue.lock().waiting.len();
        u32::try_from(1 + waiting / self.most).unwrap_or(u32::MAX)
    }

    /// Whether whoever thinks has to make way for somebody whose clock runs while they wait; one
    /// does so for each of them.
    pub(super) fn must_make_way(&self) -> bool {
        let (mut orders, now) = (self.queue.lock(), Instant::now());
        let pressed =
            orders.waiting.iter_mut().find(|waiting| waiting.is_pressed(now) && !waiting.is_awaited);
        pressed.map(|waiting| waiting.is_awaited = true).is_some()
    }

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

/// A job that waits for a thread.
struct Waiting {
    job: Job,
    /// Whether it is still wanted.
    stop: Stop,
    /// When others have to make way for it; never where no clock runs.
    hurry: Option<Instant>,
    /// Whether somebody makes way for it.
    is_awaited: bool,
}

impl Waiting {
    fn is_pressed(&self, now: Instant) -> bool {
        self.hurry.is_some_and(|hurry| hurry <= now)
    }
}

/// What waits to be done, and whether nothing more will.
#[derive(Default)]
struct Orders {
    waiting: VecDeque<Waiting>,
    is_over: bool,
}

impl Orders {
    /// The next job: the first, unless the clock of another is running out.
    fn next(&mut self, now: Instant) -> Option<Waiting> {
        let pressed = self.waiting.iter().enumerate().filter(|(_, waiting)| waiting.is_pressed(now));
        let index = pressed.min_by_key(|(_, waiting)| waiting.hurry).map_or(0, |(index, _)| index);
        self.waiting.remove(index)
    }
}

/// The way from those who ask to those who think.
#[derive(Default)]
struct Queue {
    orders: Mutex<Orders>,
    ready: Condvar,
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, Orders> {
        self.orders.lock().unwrap_or_else(PoisonError::into_inner)
    }
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
        let minds = Arc::new(Minds { resting: Mutex::default(), most: threads.max(1), queue: queue.clone() });
        for _ in 0..threads.max(1) {
            let (queue, minds) = (queue.clone(), minds.clone());
            thread::spawn(move || work(&queue, &minds));
        }
        Bench { queue, post: post_office() }
    }

    /// Does something as soon as a thread is free.
    pub(super) fn run(&self, job: Job) {
        self.run_unless(Stop::default(), None, job);
    }

    /// Does something as soon as a thread is free, unless it is called off before; from an instant
    /// on, others make way for it.
    pub(super) fn run_unless(&self, stop: Stop, hurry: Option<Instant>, job: Job) {
        let mut orders = self.queue.lock();
        orders.waiting.retain(|waiting| !waiting.stop.is_set());
        orders.waiting.push_back(Waiting { job, stop, hurry, is_awaited: false });
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
        self.queue.lock().is_over = true;
        self.queue.ready.notify_all();
    }
}

/// Does job after job until the bench is gone.
fn work(queue: &Queue, minds: &Minds) {
    loop {
        let mut orders = queue.lock();
        let next = loop {
            match orders.next(Instant::now()) {
                Some(next) => break next,
                None if orders.is_over => return,
                None => orders = queue.ready.wait(orders).unwrap_or_else(PoisonError::into_inner),
            }
        };
        drop(orders);
        if next.stop.is_set() {
            continue;
        }
        // A job that breaks down takes no thread with it; what has to be said of that, it says.
        let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| (next.job)(minds)));
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
