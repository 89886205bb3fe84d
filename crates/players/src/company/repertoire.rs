//! Which games a program plays, as far as its protocol tells.

use std::{
    collections::HashMap,
    io,
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use chess::any::Position;
use game::Game;
use search::Stop;
use table::{Kind, Sitter, Spec, open};

use super::{Program, ProgramLanguage, runner, slots::Slots};
use crate::{
    dialogue::DialogueError,
    process::ProcessError,
    seat::{Complaint, Fault, Protocol},
};

/// How long is waited for the turn to ask a program.
const IN_TURN: Duration = Duration::from_secs(5);

/// What is asked: a program's name, a kind of chess, and whether it castles as in Chess960.
type Asked = (String, String, bool);

/// What programs were found to play.
#[derive(Default)]
pub(super) struct Repertoire {
    known: Mutex<HashMap<Asked, bool>>,
}

/// What can be said of a program and a kind of game without asking the program.
enum Answer {
    Yes,
    No,
    /// It has to be asked whether it plays what begins so.
    Ask(Protocol, Box<Position>),
}

impl Repertoire {
    /// Complains about a program that is not there, or does not play a kind of game; may start it
    /// to ask.
    ///
    /// What it does not tell, and whatever else is wrong with it, is seen when it plays.
    pub(super) fn check(&self, program: &Program, kind: &Kind, slots: &Arc<Slots>) -> Result<(), Complaint> {
        is_there(program)?;
        let plays = match at_once(program, kind) {
            Answer::Yes => true,
            Answer::No => false,
            Answer::Ask(protocol, start) => {
                let asked = asked(program, &start);
                self.known(&asked).unwrap_or_else(|| {
                    let plays = ask(program, protocol, &start, slots).unwrap_or(true);
                    self.known.lock().unwrap_or_else(PoisonError::into_inner).insert(asked, plays);
                    plays
                })
            }
        };
        if plays { Ok(()) } else { Err(runner::other_game(program, kind)) }
    }

    /// Forgets all, where programs are others now.
    pub(super) fn forget(&self) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    fn known(&self, asked: &Asked) -> Option<bool> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).get(asked).copied()
    }
}

/// Complains where there is no file to be started.
fn is_there(program: &Program) -> Result<(), Complaint> {
    let name = program.words.first().map_or("", String::as_str);
    let path = std::env::var_os("PATH").unwrap_or_default();
    // Names without a folder are looked for on the path, others from where we are.
    let folders =
        if name.contains('/') { vec![PathBuf::new()] } else { std::env::split_paths(&path).collect() };
    if !cfg!(unix) || folders.iter().any(|folder| folder.join(name).is_file()) {
        return Ok(());
    }
    let error = io::Error::from(io::ErrorKind::NotFound).into();
    Err(DialogueError::Process(ProcessError::Start { program: name.to_owned(), error }).into())
}

fn at_once(program: &Program, kind: &Kind) -> Answer {
    let protocol = match (program.language, kind) {
        (ProgramLanguage::Gtp, Kind::Go { .. }) => return Answer::Yes,
        (ProgramLanguage::Uci, Kind::Chess { .. }) => Protocol::Uci,
        (ProgramLanguage::XBoard, Kind::Chess { .. }) => Protocol::XBoard,
        _ => return Answer::No,
    };
    match start_of(kind) {
        Some(start) if !is_plain(&start) => Answer::Ask(protocol, Box::new(start)),
        // A game that cannot be opened is refused by its table.
        _ => Answer::Yes,
    }
}

/// Where a game of chess of some kind begins.
fn start_of(kind: &Kind) -> Option<Position> {
    let opened = open::open(&Spec::new(kind.clone(), Sitter::Nobody, Sitter::Nobody)).ok()?;
    let game: &Game<Position> = opened.game.as_any().downcast_ref()?;
    Some(game.start().clone())
}

/// Whether it is chess as every program plays it.
fn is_plain(start: &Position) -> bool {
    start.standard().is_some_and(|position| !position.is_chess960())
}

fn asked(program: &Program, start: &Position) -> Asked {
    let is_chess960 = start.standard().is_some_and(chess::Position::is_chess960);
    (program.name.clone(), start.variant_name().to_owned(), is_chess960)
}

/// Starts a program to ask it.
fn ask(program: &Program, protocol: Protocol, start: &Position, slots: &Arc<Slots>) -> Result<bool, Fault> {
    let stop = Stop::default();
    let _slot = slots.take(&stop, IN_TURN)?;
    let player = runner::chess_program(program, protocol).start(stop)?;
    let plays = player.plays(start);
    player.quit();
    Ok(plays)
}
