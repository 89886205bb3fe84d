//! Programs of others that analyse: each desk has a thread that speaks with its program.

use std::{
    sync::{
        Arc,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

use game::{ByColor, Color, Game, Reading, TimeControl};
use go::Position as GoPosition;
use search::Stop;

use super::{Order, insight::Gathering};
use crate::{
    company::{
        Program, ProgramLanguage,
        program::{IN_TURN, chess_line, chess_program, follow, of_opponent, other_game},
        slots::{Slot, Slots},
    },
    dialogue::PATIENCE,
    opponent::Opponent,
    seat::{ChessPlayer, Complaint, Fault, FaultKind, Protocol, Terms, Turn},
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
        thread::spawn(move || Work { program: own, slots, running: None }.serve(&given));
        Analyst { program: program.clone(), orders }
    }

    /// Has it study something, once what it studies now is stopped.
    pub(super) fn study(&self, order: Order) {
        // Its thread listens as long as this is there.
        let _ = self.orders.send(order);
    }
}

/// A program, and whether it runs.
struct Work {
    program: Program,
    slots: Arc<Slots>,
    /// The program before the room that it needs, so that it has ended when others have that.
    running: Option<(Running, Slot)>,
}

/// A program that runs, with the moves that it knows.
enum Running {
    Chess { player: Box<dyn ChessPlayer>, known: Option<Vec<String>> },
    Go { player: Box<Opponent>, known: Option<Vec<String>> },
}

impl Work {
    fn serve(&mut self, orders: &Receiver<Order>) {
        while let Ok(mut order) = orders.recv() {
            if order.stop.is_set() {
                continue;
            }
            order.begin();
            let studied = match self.program.language {
                ProgramLanguage::Uci => self.study_chess(Protocol::Uci, &order),
                ProgramLanguage::XBoard => self.study_chess(Protocol::XBoard, &order),
                ProgramLanguage::Gtp => self.study_stones(&order),
            };
            if studied.is_err() {
                self.running = None;
            }
            order.end(studied);
        }
    }

    fn study_chess(&mut self, protocol: Protocol, order: &Order) -> Result<(), Fault> {
        let game = &*order.topic.game;
        let line = chess_line(game).ok_or_else(|| self.other_game(order))?;
        if self.running.is_none() {
            let slot = self.slots.take(&order.stop, IN_TURN)?;
            // It is not the end of the program when a study is stopped.
            let player = chess_program(&self.program, protocol).start(Stop::default())?;
            self.running = Some((Running::Chess { player, known: None }, slot));
        }
        let Some((Running::Chess { player, known }, _)) = &mut self.running else {
            return Err(self.other_game(order));
        };
        let (seat, terms) = (game.turn(), Terms::default());
        if !known.as_ref().is_some_and(|known| line.texts().starts_with(known)) {
            player.begin(&line, seat, &terms)?;
        }
        let clocks = ByColor::new_with(|_| Reading::default());
        player.follow(
            &line,
            &Turn { color: seat, clocks, terms: &terms, patience: PATIENCE.into(), is_offered: false },
        )?;
        *known = Some(line.texts().to_vec());
        let mut gathering = Gathering::new(game, order.topic.lines);
        let studied = player.analyse(order.topic.lines, &|| order.is_over(), &mut |idea| {
            order.tell(gathering.idea(idea));
        });
        order.tell(gathering.last());
        studied
    }

    fn study_stones(&mut self, order: &Order) -> Result<(), Fault> {
        let play = &*order.topic.game;
        let game: Option<&Game<GoPosition>> = play.as_any().downcast_ref();
        let game = game.ok_or_else(|| self.other_game(order))?;
        let moves = play.line().ok_or_else(|| Fault::new(FaultKind::Refuses, Complaint::Edited))?;
        if self.running.is_none() {
            let (program, arguments) = self.program.words.split_first().expect("a command has a first word");
            let slot = self.slots.take(&order.stop, IN_TURN)?;
            let player = Opponent::start(program, arguments).map_err(of_opponent)?;
            self.running = Some((Running::Go { player: Box::new(player), known: None }, slot));
        }
        let Some((Running::Go { player, known }, _)) = &mut self.running else {
            return Err(self.other_game(order));
        };
        let time = (&TimeControl::UNLIMITED, Color::Black);
        follow(player, known, game, &moves, time).map_err(of_opponent)?;
        let mut gathering = Gathering::new(play, order.topic.lines);
        let studied = player.analyse(play.turn(), &|| order.is_over(), |candidates| {
            order.tell(gathering.candidates(candidates));
        });
        order.tell(gathering.last());
        studied.map_err(of_opponent)
    }

    fn other_game(&self, order: &Order) -> Fault {
        Fault::new(FaultKind::Refuses, other_game(&self.program, &order.topic.kind))
    }
}
