//! Programs of others that analyse: each desk has a thread that speaks with its program.

use std::{
    panic::{self, AssertUnwindSafe},
    sync::{
        Arc,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    thread,
};

use game::{ByColor, Color, Reading, TimeControl};
use search::Stop;

use super::{Order, insight::Gathering};
use crate::{
    company::{
        Program, ProgramLanguage,
        builtin::broke_off,
        program::MAKE_ROOM,
        runner::{Runner, of_opponent},
        slots::Slots,
    },
    dialogue::PATIENCE,
    seat::{Fault, Protocol, Terms, Turn},
};

/// A program at a desk; it ends when this is dropped.
pub(super) struct Analyst {
    program: Program,
    orders: Sender<Order>,
}

impl Analyst {
    /// Whether this is the program, as it is set now.
    pub(super) fn is(&self, program: &Program) -> bool {
        self.program == *program
    }

    pub(super) fn new(program: &Program, slots: Arc<Slots>) -> Analyst {
        let (orders, given) = channel();
        let own = program.clone();
        thread::spawn(move || Work(Runner::new(own, slots)).serve(&given));
        Analyst { program: program.clone(), orders }
    }

    /// Has it study something, once what it studies now is stopped.
    pub(super) fn study(&self, order: Order) {
        // Its thread listens as long as this is there.
        let _ = self.orders.send(order);
    }
}

/// A program that studies.
struct Work(Runner);

impl Work {
    /// Studies one thing after the other; while there is nothing to study, it makes room for others.
    fn serve(&mut self, orders: &Receiver<Order>) {
        loop {
            match orders.recv_timeout(MAKE_ROOM) {
                Ok(order) if order.stop.is_set() => {}
                Ok(mut order) => {
                    let work = AssertUnwindSafe(|| self.study(&mut order));
                    let how = panic::catch_unwind(work).unwrap_or_else(|_| Err(broke_off()));
                    if how.is_err() {
                        self.0.stop();
                    }
                    order.end(how.map_err(|fault| fault.of(self.0.name())));
                }
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) => self.0.make_room(),
            }
        }
    }

    fn study(&mut self, order: &mut Order) -> Result<(), Fault> {
        match self.0.language() {
            ProgramLanguage::Uci => self.study_chess(Protocol::Uci, order),
            ProgramLanguage::XBoard => self.study_chess(Protocol::XBoard, order),
            ProgramLanguage::Gtp => self.study_stones(order),
        }
    }

    fn study_chess(&mut self, protocol: Protocol, order: &mut Order) -> Result<(), Fault> {
        let terms = Terms::default();
        let topic = (&order.topic.kind, &*order.topic.game);
        let (player, line) = self.0.chess(protocol, topic, &terms, &order.stop)?;
        // It is not the end of the program when a study is stopped.
        player.heed(Stop::default());
        let clocks = ByColor::new_with(|_| Reading::default());
        let color = order.topic.game.turn();
        let turn = Turn { color, clocks, terms: &terms, patience: PATIENCE.into(), is_offered: false };
        player.follow(&line, &turn)?;
        order.begin();
        let mut gathering = Gathering::new(&*order.topic.game, order.topic.lines);
        let studied = player.analyse(order.topic.lines, &|| order.is_over(), &mut |idea| {
            order.tell(gathering.idea(idea));
        });
        order.tell(gathering.last());
        studied
    }

    fn study_stones(&mut self, order: &mut Order) -> Result<(), Fault> {
        let topic = (&order.topic.kind, &*order.topic.game);
        let (player, _) = self.0.stones(topic, (&TimeControl::UNLIMITED, Color::Black), &order.stop)?;
        order.begin();
        let mut gathering = Gathering::new(&*order.topic.game, order.topic.lines);
        let studied = player.analyse(order.topic.game.turn(), &|| order.is_over(), |candidates| {
            order.tell(gathering.candidates(candidates));
        });
        order.tell(gathering.last());
        studied.map_err(of_opponent)
    }
}
