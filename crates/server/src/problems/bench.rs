//! The thread that solves a problem, and judges what is tried in it once that is done.
//!
//! Orders wait their turn, so that each is answered by what is known then; only the order to stop
//! goes past them.

use std::{
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicUsize, Ordering},
        mpsc::{Receiver, Sender, channel},
    },
    thread,
    time::{Duration, Instant},
};

use game::Message;
use players::solve::{Detail, Effort, News, Session, Solved, Stop, Watch, solve};
use tokio::sync::{OwnedSemaphorePermit, mpsc::UnboundedSender};

use store::Store;

use super::{opening::Opening, tries::Tries};
use crate::{
    house::locked,
    wire::{ProblemAsk, ProblemThinking, ProblemWord},
};

/// How many megabytes a solver may remember.
const MEGABYTES: usize = 64;
/// How long it may take with each side to play.
const LONGEST: Duration = Duration::from_mins(10);
/// How long a move may be judged that nobody has looked at before.
const JUDGING: Duration = Duration::from_secs(20);
/// How often it is told how far it is.
const PROGRESS: Duration = Duration::from_millis(200);
/// How many orders may wait.
const MOST_WAITING: usize = 16;

/// A problem that is solved; the thread ends when nobody holds this any more.
pub(super) struct Bench {
    orders: Sender<ProblemAsk>,
    waiting: Arc<AtomicUsize>,
    switch: Arc<Switch>,
}

impl Bench {
    /// Begins to solve a problem; what comes of it is told.
    ///
    /// # Errors
    /// Says that there is no room for it.
    pub(super) fn start(
        opening: Opening,
        seat: OwnedSemaphorePermit,
        store: Store,
        tell: UnboundedSender<ProblemWord>,
    ) -> Result<Bench, Message> {
        let (orders, waiting) = (channel(), Arc::new(AtomicUsize::new(0)));
        let switch = Arc::new(Switch::default());
        let bench = Bench { orders: orders.0, waiting: waiting.clone(), switch: switch.clone() };
        let work = move || {
            work(opening, store, &Talker { tell, switch, waiting }, &orders.1);
            drop(seat);
        };
        let spawned = thread::Builder::new().name("problem".to_owned()).spawn(work);
        spawned.map(|_| bench).map_err(|_| Message::new("problems-full"))
    }

    /// Has something done, once all that waits is done.
    ///
    /// # Errors
    /// Says that too much waits already.
    pub(super) fn order(&self, ask: ProblemAsk) -> Result<(), Message> {
        if self.waiting.fetch_add(1, Ordering::Relaxed) >= MOST_WAITING {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            return Err(Message::new("problems-waiting"));
        }
        self.switch.give();
        self.orders.send(ask).map_err(|_| Message::new("problems-closed"))
    }

    /// Ends the search that goes on, and those of what waits.
    pub(super) fn cancel(&self) {
        self.switch.cancel();
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        self.switch.close();
    }
}

/// What ends searches: the one that goes on and those that wait, or all of them for good.
#[derive(Default)]
struct Switch(Mutex<Searches>);

#[derive(Default)]
struct Searches {
    /// Ends the one that goes on.
    stop: Stop,
    /// How many orders were given.
    given: u64,
    /// How many orders were begun.
    begun: u64,
    /// Up to which order nothing is searched any more.
    cancelled: u64,
    is_closed: bool,
}

impl Switch {
    /// Takes note of an order.
    fn give(&self) {
        self.searches().given += 1;
    }

    /// A stop for the next order, thrown already where nothing is to be searched for it.
    fn next(&self) -> Stop {
        let mut searches = self.searches();
        searches.begun += 1;
        searches.stop = Stop::default();
        if searches.is_closed || searches.begun <= searches.cancelled {
            searches.stop.set();
        }
        searches.stop.clone()
    }

    /// Ends the search that goes on, and those of all orders that wait.
    fn cancel(&self) {
        let mut searches = self.searches();
        searches.cancelled = searches.given;
        searches.stop.set();
    }

    /// Ends everything.
    fn close(&self) {
        let mut searches = self.searches();
        searches.is_closed = true;
        searches.stop.set();
    }

    fn stop(&self) -> Stop {
        self.searches().stop.clone()
    }

    fn searches(&self) -> MutexGuard<'_, Searches> {
        locked(&self.0)
    }
}

/// Whoever is told how the work goes.
struct Talker {
    tell: UnboundedSender<ProblemWord>,
    switch: Arc<Switch>,
    waiting: Arc<AtomicUsize>,
}

impl Talker {
    fn say(&self, word: ProblemWord) {
        // Whoever has left need not know.
        let _ = self.tell.send(word);
    }
}

/// Solves a problem, then does what is ordered until nobody orders anything any more.
fn work(opening: Opening, store: Store, talker: &Talker, orders: &Receiver<ProblemAsk>) {
    let Opening { question, diary, is_graded, .. } = opening;
    let begun = Instant::now();
    // Why other moves fail is worked out when somebody wants to know.
    let effort =
        Effort { megabytes: MEGABYTES, time: Some(LONGEST), detail: Detail::Moves, ..Effort::default() };
    let stop = talker.switch.stop();
    let mut told = begun;
    let solved = solve(question, &effort, &stop, |news| {
        if let News::Progress(turn, progress) = news
            && told.elapsed() >= PROGRESS
        {
            told = Instant::now();
            talker.say(ProblemWord::Thinking(ProblemThinking {
                turn,
                nodes: progress.nodes,
                proof: progress.proof,
                disproof: progress.disproof,
                line: progress.line.iter().map(ToString::to_string).collect(),
                elapsed: begun.elapsed().as_millis() as u64,
            }));
        }
    });
    if let Some(diary) = diary.as_ref().filter(|_| !is_graded && solved.is_decided()) {
        diary.note_effort(solved.answers[0].answer.nodes);
    }
    talker.say(ready(&solved, begun));
    let mut tries = Tries::new(Session::new(solved, stop), diary, store);
    for order in orders {
        talker.waiting.fetch_sub(1, Ordering::Relaxed);
        let watch = Watch::start(&talker.switch.next(), Some(JUDGING));
        tries.use_stop(watch.stop());
        if let Some(word) = tries.answer(order) {
            talker.say(word);
        }
    }
}

fn ready(solved: &Solved, begun: Instant) -> ProblemWord {
    let is_decided = solved.is_decided();
    ProblemWord::Ready {
        is_decided,
        nodes: solved.answers.iter().map(|timed| timed.answer.nodes).sum(),
        elapsed: begun.elapsed().as_millis() as u64,
        told: Message::new(if is_decided { "solve-ready" } else { "solve-given-up" }),
    }
}
