//! A program of somebody else's, and whether it runs: what those who play and those who study share.

use std::{sync::Arc, time::Duration};

use chess::any::Position as ChessPosition;
use game::{Color, Game, Play, TimeControl};
use go::Position as GoPosition;
use search::Stop;
use table::Kind;

use super::{
    Program, ProgramLanguage,
    slots::{Slot, Slots},
};
use crate::{
    opponent::{Opponent, OpponentError},
    process::ProcessError,
    seat::{ChessPlayer, Complaint, Engine, EngineKind, Fault, FaultKind, Line, Protocol, Terms},
};

/// How long a program waits for its turn to be started.
const IN_TURN: Duration = Duration::from_secs(10);
/// How many megabytes a program may have, where it can be told.
const MEGABYTES: u32 = 64;

/// A program, and whether it runs.
pub(super) struct Runner {
    program: Program,
    slots: Arc<Slots>,
    /// The program before the room that it needs, so that it has ended when others have that.
    running: Option<(Running, Slot)>,
}

/// A program that runs, with the game that it knows.
enum Running {
    Chess { player: Box<dyn ChessPlayer>, known: Option<Box<Line>> },
    Go { player: Box<Opponent>, known: Option<Vec<String>> },
}

impl Runner {
    /// A program that does not run yet.
    pub(super) fn new(program: Program, slots: Arc<Slots>) -> Runner {
        Runner { program, slots, running: None }
    }

    /// How it is spoken with.
    pub(super) fn language(&self) -> ProgramLanguage {
        self.program.language
    }

    /// Its name, by which it is seated.
    pub(super) fn name(&self) -> &str {
        &self.program.name
    }

    /// Ends the program; it is told the whole game when it is started anew.
    pub(super) fn stop(&mut self) {
        self.running = None;
    }

    /// Ends a program that idles, where another waits for its room.
    pub(super) fn make_room(&mut self) {
        if self.running.is_some() && self.slots.wants_room() {
            self.stop();
        }
    }

    /// The program, which has begun the game of chess that is told, and that game.
    ///
    /// # Errors
    /// When it does not play that, does not start, or nobody waits any more.
    pub(super) fn chess(
        &mut self,
        protocol: Protocol,
        (kind, game): (&Kind, &dyn Play),
        terms: &Terms,
        stop: &Stop,
    ) -> Result<(&mut dyn ChessPlayer, Line), Fault> {
        let other_game = || Fault::new(FaultKind::Refuses, other_game(&self.program, kind));
        let line = chess_line(game).ok_or_else(other_game)?;
        if self.running.is_none() {
            let slot = self.slots.take(stop, IN_TURN)?;
            let player = chess_program(&self.program, protocol).start(stop.clone())?;
            self.running = Some((Running::Chess { player, known: None }, slot));
        }
        let Some((Running::Chess { player, known }, _)) = &mut self.running else {
            return Err(other_game());
        };
        if !known.as_ref().is_some_and(|known| line.continues(known)) {
            player.begin(&line, game.turn(), terms)?;
        }
        *known = Some(Box::new(line.clone()));
        Ok((&mut **player, line))
    }

    /// The program, which was told the game of Go, and the moves that it knows.
    ///
    /// # Errors
    /// When it does not play that, does not start, or nobody waits any more.
    pub(super) fn stones(
        &mut self,
        (kind, play): (&Kind, &dyn Play),
        time: (&TimeControl, Color),
        stop: &Stop,
    ) -> Result<(&mut Opponent, &mut Vec<String>), Fault> {
        let other_game = || Fault::new(FaultKind::Refuses, other_game(&self.program, kind));
        let game: Option<&Game<GoPosition>> = play.as_any().downcast_ref();
        let game = game.ok_or_else(other_game)?;
        let moves = play.line().ok_or_else(|| Fault::new(FaultKind::Refuses, Complaint::Edited))?;
        if self.running.is_none() {
            let (program, arguments) = self.program.words.split_first().expect("a command has a first word");
            let slot = self.slots.take(stop, IN_TURN)?;
            let player = Opponent::start(program, arguments).map_err(of_opponent)?;
            self.running = Some((Running::Go { player: Box::new(player), known: None }, slot));
        }
        let Some((Running::Go { player, known }, _)) = &mut self.running else {
            return Err(other_game());
        };
        follow(player, known, game, &moves, time).map_err(of_opponent)?;
        Ok((&mut **player, known.get_or_insert_default()))
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

/// Tells a Go program what was played since it knew the game, or all of it.
fn follow(
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

/// The game as programs of chess are told it; none of another game.
fn chess_line(game: &dyn Play) -> Option<Line> {
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
