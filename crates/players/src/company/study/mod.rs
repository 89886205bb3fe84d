//! Engines that tell what they think of a position to whoever looks at it.
//!
//! Read `insight` (what is told), `program` (programs of others), this file, then `review` (what that
//! says of the moves of a game).

mod insight;
mod program;
mod review;

use std::{
    cell::Cell,
    panic::{self, AssertUnwindSafe},
    sync::Arc,
    time::{Duration, Instant},
};

use game::{Play, Quoted};
use search::Stop;
use table::Kind;

use insight::Gathering;
pub use insight::{Insight, Variation, Worth};
use program::Analyst;
pub use review::Mark;

use super::{
    Company,
    bench::Minds,
    builtin::{broke_off, with_mind},
};
use crate::{
    mind,
    seat::{Complaint, Fault, FaultKind},
};

/// How long whoever studies has the thread for themselves while others wait.
const TURN: Duration = Duration::from_secs(3);

/// What is studied: a game as it stands somewhere.
#[derive(Debug)]
pub struct Topic {
    /// Which game.
    pub kind: Kind,
    /// The game, which stands where it is looked at.
    pub game: Box<dyn Play>,
    /// How many of the best lines are wanted.
    pub lines: usize,
    /// How long it is thought about at most.
    pub limit: Duration,
}

/// What is told of a study.
#[derive(Debug, Clone, PartialEq)]
pub enum Told {
    /// What is thought so far.
    Insight(Insight),
    /// There will be no more, because that is all or because something went wrong.
    End(Result<(), Fault>),
}

/// Who is told of a study.
pub type Teller = Arc<dyn Fn(Told) + Send + Sync>;

/// Whether our own engine studies a game.
pub fn is_studied(game: &str) -> bool {
    game != "go"
}

/// Where somebody studies one position after the other.
///
/// Dropping it ends what is studied and the program that does.
pub struct Desk {
    company: Company,
    stop: Stop,
    analyst: Option<Analyst>,
}

/// Something to be studied.
struct Order {
    topic: Topic,
    stop: Stop,
    until: Option<Instant>,
    teller: Teller,
}

impl Order {
    fn begin(&mut self) {
        self.until = Some(Instant::now() + self.topic.limit);
    }

    /// Whether it was thought about long enough, or nobody wants to know any more.
    fn is_over(&self) -> bool {
        self.stop.is_set() || self.until.is_some_and(|until| Instant::now() >= until)
    }

    fn tell(&self, insight: Option<Insight>) {
        if let Some(insight) = insight.filter(|_| !self.stop.is_set()) {
            (self.teller)(Told::Insight(insight));
        }
    }

    fn end(&self, how: Result<(), Fault>) {
        if !self.stop.is_set() {
            (self.teller)(Told::End(how));
        }
    }
}

impl Company {
    /// A place to study at.
    pub fn desk(&self) -> Desk {
        Desk { company: self.clone(), stop: Stop::default(), analyst: None }
    }
}

impl Desk {
    /// Studies something instead of what was studied before, by a program or by our own engine.
    pub fn study(&mut self, by: Option<&str>, topic: Topic, teller: Teller) {
        self.stop();
        let order = Order { topic, stop: self.stop.clone(), until: None, teller };
        let Some(name) = by else {
            let hurry = Some(Instant::now() + TURN);
            let job = Box::new(move |minds: &Minds| ponder(minds, order));
            return self.company.studies.run_unless(self.stop.clone(), hurry, job);
        };
        let programs = self.company.programs();
        let Some(program) = programs.iter().find(|program| program.name == name) else {
            let unknown = Complaint::Unknown { name: Quoted::new(name) };
            return order.end(Err(Fault::new(FaultKind::Start, unknown)));
        };
        let known = self.analyst.take().filter(|analyst| analyst.is(program));
        let analyst = known.unwrap_or_else(|| Analyst::new(program, self.company.slots.clone()));
        analyst.study(order);
        self.analyst = Some(analyst);
    }

    /// Ends what is studied; nothing more is told of it.
    pub fn stop(&mut self) {
        std::mem::take(&mut self.stop).set();
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Studies something with a mind of our own; it ends earlier where others have waited long enough.
fn ponder(minds: &Minds, mut order: Order) {
    order.begin();
    let topic = &order.topic;
    if !is_studied(topic.kind.game()) {
        return order.end(Err(Fault::new(FaultKind::Refuses, Complaint::NoStudy)));
    }
    let makes_way = Cell::new(false);
    let is_over = || {
        makes_way.set(makes_way.get() || minds.must_make_way());
        order.is_over() || makes_way.get()
    };
    let studies = AssertUnwindSafe(|| {
        with_mind(minds, &topic.kind, &*topic.game, |mind| {
            let mut gathering = Gathering::new(&*topic.game, topic.lines);
            let broke_off =
                mind::analyse(mind, topic.lines, &is_over, &mut |idea| order.tell(gathering.idea(idea)));
            order.tell(gathering.last());
            (broke_off, broke_off)
        })
    });
    order.end(match panic::catch_unwind(studies) {
        Ok(Ok(false)) => Ok(()),
        Ok(Ok(true)) | Err(_) => Err(broke_off()),
        Ok(Err(why)) => Err(Fault::new(FaultKind::Refuses, why)),
    });
}
