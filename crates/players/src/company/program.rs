//! Programs of others at a table: each seat has a thread that speaks with its program.

use std::{
    sync::{
        Arc,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use chess::any::Position as ChessPosition;
use game::{ByColor, Color, Game, Play, Quoted, TimeControl};
use go::Position as GoPosition;
use search::Stop;
use table::{Command, Kind, Sitter, Spec, Table};

use super::{
    Habits, Listener, Program, ProgramLanguage, Question, Said,
    slots::{Slot, Slots},
};
use crate::{
    dialogue::Patience,
    opponent::{Choice as GoChoice, Opponent, OpponentError},
    process::ProcessError,
    seat::{
        Act, ChessPlayer, Complaint, Engine, EngineKind, Fault, FaultKind, Limits, Line, Protocol, Terms,
        Turn,
    },
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
const MAKE_ROOM: Duration = Duration::from_millis(200);
/// How long a program waits for its turn to be started.
pub(super) const IN_TURN: Duration = Duration::from_secs(10);
/// How long is waited for a program to end.
const FAREWELL: Duration = Duration::from_secs(3);
/// How many megabytes a program may have, where it can be told.
const MEGABYTES: u32 = 64;

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
        let thread = thread::spawn(move || Player { program: own, slots, running: None }.serve(&asked));
        Seated { program: program.clone(), sender: Some(sender), stop: Stop::default(), thread }
    }
}

/// A program, and whether it runs.
struct Player {
    program: Program,
    slots: Arc<Slots>,
    /// The program before the room that it needs, so that it has ended when others have that.
    running: Option<(Running, Slot)>,
}

/// A program that runs, with the game that it knows.
enum Running {
    Chess { player: Box<dyn ChessPlayer>, known: Option<Vec<String>> },
    Go { player: Box<Opponent>, known: Option<Vec<String>> },
}

impl Player {
    /// Answers question after question; while there is none, it makes room for others.
    fn serve(&mut self, asked: &Receiver<Asked>) {
        loop {
            match asked.recv_timeout(MAKE_ROOM) {
                Ok(asked) => self.answer(asked),
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) if self.running.is_some() && self.slots.wants_room() => {
                    // It is told the whole game when it is started anew.
                    self.running = None;
                }
                Err(RecvTimeoutError::Timeout) => {}
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
            self.running = None;
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
                self.running = None;
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
        let act = match self.program.language {
            ProgramLanguage::Uci => self.choose_chess(Protocol::Uci, question, stop),
            ProgramLanguage::XBoard => self.choose_chess(Protocol::XBoard, question, stop),
            ProgramLanguage::Gtp => self.choose_stones(question, stop),
        }?;
        match &act {
            Act::Move(text) if question.game.choice(text).is_err() => {
                Err(Fault::new(FaultKind::IllegalMove, Complaint::IllegalMove { mv: Quoted::new(text) }))
            }
            _ => Ok(act),
        }
    }

    fn choose_chess(&mut self, protocol: Protocol, question: &Question, stop: &Stop) -> Result<Act, Fault> {
        let line = chess_line(&*question.game).ok_or_else(|| self.other_game(question))?;
        let terms = Terms { time: question.time.clone(), limits: limits(question) };
        if self.running.is_none() {
            let slot = self.slots.take(stop, IN_TURN)?;
            let player = chess_program(&self.program, protocol).start(stop.clone())?;
            self.running = Some((Running::Chess { player, known: None }, slot));
        }
        let Some((Running::Chess { player, known }, _)) = &mut self.running else {
            return Err(self.other_game(question));
        };
        player.heed(stop.clone());
        if !known.as_ref().is_some_and(|known| line.texts().starts_with(known)) {
            player.begin(&line, question.seat, &terms)?;
        }
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
        *known = Some(line.texts().to_vec());
        Ok(player.choose(&line, &turn)?.act)
    }

    fn choose_stones(&mut self, question: &Question, stop: &Stop) -> Result<Act, Fault> {
        let game: Option<&Game<GoPosition>> = question.game.as_any().downcast_ref();
        let game = game.ok_or_else(|| self.other_game(question))?;
        let moves = question.game.line().ok_or_else(|| Fault::new(FaultKind::Refuses, Complaint::Edited))?;
        if self.running.is_none() {
            let (program, arguments) = self.program.words.split_first().expect("a command has a first word");
            let slot = self.slots.take(stop, IN_TURN)?;
            let player = Opponent::start(program, arguments).map_err(of_opponent)?;
            self.running = Some((Running::Go { player: Box::new(player), known: None }, slot));
        }
        let Some((Running::Go { player, known }, _)) = &mut self.running else {
            return Err(self.other_game(question));
        };
        player.heed(stop.clone());
        let time = (&game_control(question), question.seat);
        follow(player, known, game, &moves, time).map_err(of_opponent)?;
        let clocks = question.clocks_now();
        let clock = Some(&clocks[question.seat]).filter(|clock| clock.left.is_some());
        // It cannot be told to stop, so that it has nearly all of its time.
        let choice = player.choose(question.seat, clock, patience(question, None, NEARLY_ALL));
        match choice.map_err(of_opponent)? {
            GoChoice::Resign => Ok(Act::Resign),
            GoChoice::Move(mv) => {
                // It has played its own move itself.
                known.get_or_insert_default().push(mv.to_string());
                Ok(Act::Move(mv.to_string()))
            }
        }
    }
}

impl Player {
    fn other_game(&self, question: &Question) -> Fault {
        Fault::new(FaultKind::Refuses, other_game(&self.program, &question.kind))
    }
}

/// What is said of a program that does not play a kind of game.
pub(super) fn other_game(program: &Program, kind: &Kind) -> Complaint {
    let game = if kind.game() == "chess" { kind.name() } else { kind.game() };
    Complaint::OtherGame { name: program.name.clone(), game: game.to_owned() }
}

/// A program of chess as it is started for tables.
pub(super) fn chess_program(program: &Program, protocol: Protocol) -> Engine {
    Engine {
        kind: EngineKind::Program(protocol, program.words.clone()),
        megabytes: MEGABYTES,
        threads: 1,
        variants: None,
        options: program.options.clone(),
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
    let mut player = Player { program: program.clone(), slots: Arc::new(Slots::new(1)), running: None };
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

/// Tells a Go program what was played since it knew the game, or all of it.
pub(super) fn follow(
    player: &mut Opponent,
    known: &mut Option<Vec<String>>,
    game: &Game<GoPosition>,
    moves: &[String],
    (control, color): (&TimeControl, Color),
) -> Result<(), OpponentError> {
    let start = game.start();
    let first = match known {
        Some(known) if moves.starts_with(known) => known.len(),
        _ => {
            player.begin(start.size(), start.rules())?;
            let stones: Vec<go::Point> =
                start.size().points().filter(|&point| start.setup().at(point).is_some()).collect();
            if !stones.is_empty() {
                player.set_handicap(&stones)?;
            }
            player.set_time(control, color)?;
            0
        }
    };
    let mut to_move = if first % 2 == 0 { game::Position::turn(start) } else { !game::Position::turn(start) };
    for text in &moves[first..] {
        if let Ok(mv) = text.parse() {
            player.tell(to_move, mv)?;
        }
        to_move = !to_move;
    }
    *known = Some(moves.to_vec());
    Ok(())
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

/// The game as programs of chess are told it; none of another game.
pub(super) fn chess_line(game: &dyn Play) -> Option<Line> {
    let game: &Game<ChessPosition> = game.as_any().downcast_ref()?;
    let history = game.history();
    let nodes = history.line_to(history.cursor());
    if nodes.iter().any(|&id| history.node(id).edit().is_some()) {
        return Some(Line::new(game.position().clone()));
    }
    let mut line = Line::new(game.start().clone());
    for mv in nodes.iter().filter_map(|&id| history.node(id).mv()) {
        line.play(mv);
    }
    Some(line)
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

pub(super) fn of_opponent(error: OpponentError) -> Fault {
    let kind = match &error {
        OpponentError::Process(ProcessError::Start { .. }) => FaultKind::Start,
        OpponentError::Process(ProcessError::Ended(_)) => FaultKind::Dies,
        OpponentError::Process(ProcessError::Deaf(_)) => FaultKind::Deaf,
        OpponentError::Process(ProcessError::Silent { .. }) => FaultKind::Hangs,
        OpponentError::Process(ProcessError::Floods(_)) => FaultKind::Floods,
        OpponentError::Process(ProcessError::CalledOff(_)) => FaultKind::CalledOff,
        OpponentError::Refused { .. } | OpponentError::Nonsense { .. } | OpponentError::NoAnalysis { .. } => {
            FaultKind::Refuses
        }
    };
    Fault::new(kind, error)
}
