//! Our own engine as a player.

use std::{
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    time::{Duration, Instant},
};

use chess::any::{Position, Rules};
use engine::Level;
use game::Color;

use super::{
    Act, ChessPlayer, Choice, Complaint, Engine, Fault, FaultKind, Idea, Line, Stop, Terms, Turn,
    turn::{increment, moves_to_go},
};
use crate::{
    manner::Manner,
    mind::{self, Heard, Mind, Notation, Start, Task, Thought},
    pace::{Left, Pace},
    temper::Temper,
    worth::uci_score,
};

/// What is kept back of the time for a move.
const OVERHEAD: Duration = Duration::from_millis(10);
/// How long is waited before looking again whether to wait at all.
const LISTEN_AGAIN: Duration = Duration::from_millis(50);

/// Our engine on a thread of its own.
pub(super) struct Ours {
    manner: Manner,
    megabytes: usize,
    threads: usize,
    name: String,
    stop: Stop,
    temper: Temper,
    /// What thinks, and about which kind of chess; none before the first game.
    mind: Option<(Box<dyn Mind>, String)>,
}

impl Ours {
    pub(super) fn start(engine: &Engine, level: Level, stop: Stop) -> Result<Ours, Fault> {
        let manner = Manner::with(level, &engine.options);
        let manner = manner.map_err(|why| Fault::new(FaultKind::Refuses, why))?;
        Ok(Ours {
            name: manner.name(),
            manner,
            megabytes: engine.megabytes as usize,
            threads: engine.threads as usize,
            stop,
            temper: Temper::default(),
            mind: None,
        })
    }

    fn mind(&mut self) -> &mut dyn Mind {
        &mut *self.mind.as_mut().expect("a game was begun").0
    }

    /// Waits for what the mind comes to, and keeps what it thought last.
    fn decision(&mut self, heard: &Receiver<Heard>, turn: &Turn, plies: usize) -> Result<Choice, Fault> {
        let patience = turn.patience.limit;
        let (begun, mut last) = (Instant::now(), None);
        loop {
            if self.stop.is_set() {
                return Err(Fault::new(FaultKind::CalledOff, Complaint::NobodyWaits));
            }
            match heard.recv_timeout(LISTEN_AGAIN) {
                Ok(Heard::Thought(thought)) if thought.rank == 1 => last = Some(thought),
                Ok(Heard::Decision(decision)) if !decision.broke_off => {
                    let score = last.as_ref().and_then(|thought: &Thought| thought.score);
                    if let Some(score) = score {
                        self.temper.note(score);
                    }
                    return Ok(Choice {
                        act: decision.mv.map_or(Act::Nothing, Act::Move),
                        offers_draw: turn.is_offered && self.temper.accepts_draw(plies as u32),
                        score: score.map(uci_score),
                        depth: last.map(|thought| thought.depth),
                        elapsed: begun.elapsed(),
                    });
                }
                Ok(Heard::Decision(_)) | Err(RecvTimeoutError::Disconnected) => {
                    return Err(Fault::new(FaultKind::Dies, Complaint::BrokeOff));
                }
                Err(RecvTimeoutError::Timeout) if begun.elapsed() > patience => {
                    let seconds = patience.as_secs_f64().to_string();
                    return Err(Fault::new(FaultKind::Time, Complaint::Late { seconds }));
                }
                Ok(Heard::Thought(_)) | Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

/// What thinks about a kind of chess.
fn mind_for(start: &Position, megabytes: usize) -> Result<Box<dyn Mind>, Fault> {
    let rules = match start {
        Position::Standard(_) => Rules::Chess,
        Position::Variant(position) => Rules::Variant(position.variant().clone()),
    };
    mind::for_rules(&rules, megabytes).map_err(|why| Fault::new(FaultKind::Refuses, why))
}

impl ChessPlayer for Ours {
    fn heed(&mut self, stop: Stop) {
        self.stop = stop;
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn begin(&mut self, line: &Line, _: Color, _: &Terms) -> Result<(), Fault> {
        self.temper = Temper::default();
        let kind = line.start().variant_name();
        match &mut self.mind {
            Some((mind, known)) if known == kind => mind.forget(),
            other => {
                let mut mind = mind_for(line.start(), self.megabytes)?;
                mind.set_threads(self.threads);
                self.manner.meet(&mut *mind);
                *other = Some((mind, kind.to_owned()));
            }
        }
        Ok(())
    }

    fn follow(&mut self, line: &Line, _: &Turn) -> Result<(), Fault> {
        let start = Start { fen: line.start_fen(), is_chess960: line.is_chess960(), notation: Notation::Uci };
        self.mind().set_up(start, line.texts()).map_err(|why| Fault::new(FaultKind::Refuses, why))
    }

    fn choose(&mut self, line: &Line, turn: &Turn) -> Result<Choice, Fault> {
        let limits = turn.terms.limits;
        let task = Task {
            pace: pace(turn),
            depth: limits.depth,
            nodes: limits.nodes,
            strength: self.manner.strength(),
            book: self.manner.book(),
            ..Task::endless(Instant::now())
        };
        let (sender, heard) = channel();
        let listener = Box::new(move |word| {
            // When nobody listens any more, nobody needs to know.
            let _ = sender.send(word);
        });
        let _thinking = self.mind().think(task, listener);
        self.decision(&heard, turn, line.moves().len())
    }

    fn analyse(
        &mut self,
        lines: usize,
        is_over: &dyn Fn() -> bool,
        hear: &mut dyn FnMut(Idea),
    ) -> Result<(), Fault> {
        if mind::analyse(self.mind(), lines, is_over, hear) {
            return Err(Fault::new(FaultKind::Dies, Complaint::BrokeOff));
        }
        Ok(())
    }

    fn quit(self: Box<Self>) {}
}

fn pace(turn: &Turn) -> Option<Pace> {
    if let Some(time) = turn.terms.limits.move_time {
        return Some(Pace::fixed(time, OVERHEAD));
    }
    let clock = turn.own();
    let left = Left { time: clock.left?, increment: increment(clock), moves: moves_to_go(clock) };
    Some(Pace::of(left, OVERHEAD))
}
