//! Programs of others at a table: each seat has a thread that speaks with its program.

use std::{
    panic::{self, AssertUnwindSafe},
    sync::{
        Arc,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use game::{ByColor, Color, Quoted, TimeControl};
use search::Stop;
use table::{Command, Kind, Sitter, Spec, Table};

use super::{
    Habits, Listener, Program, ProgramLanguage, Question, Said,
    builtin::broke_off,
    runner::{Runner, of_opponent},
    slots::Slots,
};
use crate::{
    dialogue::Patience,
    opponent::Choice as GoChoice,
    seat::{Act, Complaint, Fault, FaultKind, Limits, Protocol, Terms, Turn},
};

/// How long a chess program thinks where nothing else says so.
const UNHURRIED: Duration = Duration::from_secs(3);
/// How long a program is waited for where no clock says so.
const PATIENCE: Duration = Duration::from_mins(1);
/// Which part of its clock a program of chess may use before it is told to move, unless there is
/// more time behind that move.
const MIDDLE: f64 = 0.5;
/// Which part of its clock is nearly all of it.
const NEARLY_ALL: f64 = 0.9;
/// How long a program that is tried may think about a move.
const TRIAL: Duration = Duration::from_secs(1);
/// How much longer it is waited for: it may have much to load.
const TRIAL_GRACE: Duration = Duration::from_secs(15);
/// How long is waited before looking again whether an answer is still wanted.
const LOOK_AGAIN: Duration = Duration::from_millis(20);
/// How long is waited before looking whether another program needs the room of one that idles.
pub(super) const MAKE_ROOM: Duration = Duration::from_millis(200);
/// How long is waited for a program to end.
const FAREWELL: Duration = Duration::from_secs(3);

/// A question on its way to a program.
struct Asked {
    question: Question,
    stop: Stop,
    listener: Listener,
}

/// The programs at one table, by seat.
pub(super) struct Programs {
    slots: Arc<Slots>,
    seats: ByColor<Option<Seated>>,
}

/// A program on a seat: the way to its thread, and what ends all waiting for its last answer.
///
/// Whoever is called off in the middle of a thought is started anew for the next one; whoever
/// has answered already does not notice.
struct Seated {
    program: Program,
    sender: Option<Sender<Asked>>,
    stop: Stop,
    thread: JoinHandle<()>,
}

/// Ends what it thinks, and waits a little until its program has ended too.
impl Drop for Seated {
    fn drop(&mut self) {
        self.stop.set();
        self.sender = None;
        let until = Instant::now() + FAREWELL;
        while !self.thread.is_finished() && Instant::now() < until {
            thread::sleep(LOOK_AGAIN);
        }
    }
}

impl Programs {
    pub(super) fn new(slots: Arc<Slots>) -> Programs {
        Programs { slots, seats: ByColor::default() }
    }

    /// Asks the program on a seat, which is started if it does not run yet; tells what ends it.
    pub(super) fn ask(
        &mut self,
        seat: Color,
        program: &Program,
        question: Question,
        listener: Listener,
    ) -> Stop {
        let mut seated = match self.seats[seat].take() {
            Some(known) if known.program == *program => known,
            other => {
                // Saying farewell takes its time.
                thread::spawn(move || drop(other));
                Seated::new(program, &self.slots)
            }
        };
        let stop = Stop::default();
        seated.stop = stop.clone();
        if let Some(sender) = &seated.sender {
            // The thread listens as long as the sender is there.
            let _ = sender.send(Asked { question, stop: stop.clone(), listener });
        }
        self.seats[seat] = Some(seated);
        stop
    }
}

impl Seated {
    fn new(program: &Program, slots: &Arc<Slots>) -> Seated {
        let (sender, asked) = channel::<Asked>();
        let (own, slots) = (program.clone(), slots.clone());
        let thread = thread::spawn(move || Player(Runner::new(own, slots)).serve(&asked));
        Seated { program: program.clone(), sender: Some(sender), stop: Stop::default(), thread }
    }
}

/// A program that plays.
struct Player(Runner);

impl Player {
    /// Answers question after question; while there is none, it makes room for others.
    fn serve(&mut self, asked: &Receiver<Asked>) {
        loop {
            match asked.recv_timeout(MAKE_ROOM) {
                Ok(asked) => {
                    let (seat, listener) = (asked.question.seat, asked.listener.clone());
                    let answers = AssertUnwindSafe(|| self.answer(asked));
                    if panic::catch_unwind(answers).is_err() {
                        self.0.stop();
                        listener(Said::Trouble(seat, broke_off()));
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) => self.0.make_room(),
            }
        }
    }

    /// Answers; a program that fails is started once more while there is time for that, and then
    /// the game waits.
    fn answer(&mut self, asked: Asked) {
        let Asked { question, stop, listener } = asked;
        let mut result = self.choose(&question, &stop);
        if let Err(fault) = &result
            && fault.kind.is_its_own()
            && question.clocks_now()[question.seat].left.is_none_or(|left| left > question.habits.grace)
            && !stop.is_set()
        {
            self.0.stop();
            result = self.choose(&question, &stop);
        }
        let (seat, on) = (question.seat, question.on);
        let said = match result {
            Ok(Act::Move(text)) => Said::Command(Command::Move { seat, on, text }),
            Ok(Act::Resign) => Said::Command(Command::Resign { seat }),
            Ok(Act::Nothing) => Said::Trouble(seat, Fault::new(FaultKind::NoMove, Complaint::NoMove)),
            Ok(Act::Claim(score, why)) => {
                let claim = Complaint::FalseClaim { score, why };
                Said::Trouble(seat, Fault::new(FaultKind::FalseClaim, claim))
            }
            Err(fault) => {
                self.0.stop();
                Said::Trouble(seat, fault)
            }
        };
        while !stop.is_set() && Instant::now() < question.due() {
            thread::sleep(question.due().saturating_duration_since(Instant::now()).min(LOOK_AGAIN));
        }
        if !stop.is_set() {
            listener(said);
        }
    }

    fn choose(&mut self, question: &Question, stop: &Stop) -> Result<Act, Fault> {
        let act = match self.0.language() {
            ProgramLanguage::Uci => self.choose_chess(Protocol::Uci, question, stop),
            ProgramLanguage::XBoard => self.choose_chess(Protocol::XBoard, question, stop),
            ProgramLanguage::Gtp => self.choose_stones(question, stop),
        };
        let act = act.map_err(|fault| fault.of(self.0.name()))?;
        match &act {
            Act::Move(text) if question.game.choice(text).is_err() => {
                Err(Fault::new(FaultKind::IllegalMove, Complaint::IllegalMove { mv: Quoted::new(text) }))
            }
            _ => Ok(act),
        }
    }

    fn choose_chess(&mut self, protocol: Protocol, question: &Question, stop: &Stop) -> Result<Act, Fault> {
        let terms = Terms { time: question.time.clone(), limits: limits(question) };
        let topic = (&question.kind, &*question.game);
        let (player, line) = self.0.chess(protocol, topic, &terms, stop)?;
        player.heed(stop.clone());
        let turn = Turn {
            color: question.seat,
            clocks: question.clocks_now(),
            terms: &terms,
            patience: Patience {
                limit: patience(question, terms.limits.move_time, MIDDLE),
                takes_late: true,
                silence: Some(question.habits.grace),
            },
            is_offered: question.is_offered,
        };
        player.follow(&line, &turn)?;
        Ok(player.choose(&line, &turn)?.act)
    }

    fn choose_stones(&mut self, question: &Question, stop: &Stop) -> Result<Act, Fault> {
        let topic = (&question.kind, &*question.game);
        let (player, known) = self.0.stones(topic, (&game_control(question), question.seat), stop)?;
        player.heed(stop.clone());
        let clocks = question.clocks_now();
        let clock = Some(&clocks[question.seat]).filter(|clock| clock.left.is_some());
        // It cannot be told to stop, so that it has nearly all of its time.
        let choice = player.choose(question.seat, clock, patience(question, None, NEARLY_ALL));
        match choice.map_err(of_opponent)? {
            GoChoice::Resign => Ok(Act::Resign),
            GoChoice::Move(mv) => {
                // It has played its own move itself.
                known.push(mv.to_string());
                Ok(Act::Move(mv.to_string()))
            }
        }
    }
}

/// Has a program make its first two moves against a silent partner; tells which.
///
/// # Errors
/// Says what it does wrong.
pub fn try_out(program: &Program) -> Result<Vec<String>, Fault> {
    let kind = match program.language {
        ProgramLanguage::Gtp => Kind::go(9, "chinese"),
        ProgramLanguage::Uci | ProgramLanguage::XBoard => Kind::chess(),
    };
    let seat = Sitter::person("");
    let habits =
        Habits { limits: Limits { move_time: Some(TRIAL), ..Limits::default() }, ..Habits::default() };
    let (mut table, _) = Table::open(Spec::new(kind, seat.clone(), seat), Duration::ZERO)
        .map_err(|error| Fault::new(FaultKind::Refuses, error.to_string()))?;
    let mut player = Player(Runner::new(program.clone(), Arc::new(Slots::new(1))));
    let mut made = Vec::new();
    for _ in 0..2 {
        let mut question = Question::of(&table, table.turn(), &habits, Duration::ZERO);
        question.patience = Some(TRIAL + TRIAL_GRACE);
        let Act::Move(text) = player.choose(&question, &Stop::default())? else {
            return Err(Fault::new(FaultKind::NoMove, Complaint::NoMove));
        };
        play(&mut table, &text);
        made.push(text);
        // Whoever sits opposite makes the first move there is.
        let answer = table.game().choices().first().map(|choice| choice.text.clone());
        play(&mut table, &answer.unwrap_or_default());
    }
    Ok(made)
}

/// Plays a move that was found legal.
fn play(table: &mut Table, text: &str) {
    let on = table.game().cursor().number();
    let command = Command::Move { seat: table.turn(), on, text: text.to_owned() };
    let played = table.handle(command, Duration::ZERO);
    debug_assert!(played.is_ok(), "{played:?}");
}

/// The clock of the one who is asked, for both sides.
fn game_control(question: &Question) -> TimeControl {
    TimeControl::try_from(question.time.clone()).unwrap_or(TimeControl::UNLIMITED)
}

/// How a program may think: without a clock and other limits it would do so for ever.
fn limits(question: &Question) -> Limits {
    let limits = question.habits.limits;
    let is_free = limits == Limits::default() && question.clocks[question.seat].left.is_none();
    if is_free { Limits { move_time: Some(UNHURRIED), ..limits } } else { limits }
}

/// How long a program is waited for: longer than it was told to think, and never until its flag
/// falls, for a game with a program that hangs has to wait.
fn patience(question: &Question, told: Option<Duration>, share: f64) -> Duration {
    let clock = &question.clocks_now()[question.seat];
    let is_last = clock.moves_left == Some(1) || clock.periods_left.is_some();
    let clock = clock.left.map(|left| left.mul_f64(if is_last { NEARLY_ALL } else { share }));
    let told = told.map(|told| told + question.habits.grace);
    question.patience.unwrap_or_else(|| told.into_iter().chain(clock).min().unwrap_or(PATIENCE))
}
