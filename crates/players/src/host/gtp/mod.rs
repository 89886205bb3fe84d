//! Our Go player behind GTP.
//!
//! Read this file (lines in and out, and what each command does), `session` (the
//! game), `handicap`, `sgf`, then `report` (what is told of the position).

mod handicap;
mod report;
mod session;
mod sgf;

use std::io::{self, BufRead, Read, Write};

use engine::{Dice, go::random_move};
use game::{Color, TimeControl};
use go::{Move, Point, Position};
use protocol::gtp::{
    self, COMMANDS, Command, MAX_LINE, ParseCommandError, Reply, Request, TimeSystem, Vertex,
};

use crate::{lines::read_line, time::control};
use session::Session;

/// What a command comes to: a text, or what was wrong.
type Answer = Result<String, String>;

/// A game of Go as GTP drives it.
///
/// `play` refuses only what no rules allow here: an occupied point, suicide where it
/// is forbidden, and a simple ko. Our own moves keep to the superko besides.
#[derive(Debug)]
pub struct GtpHost {
    session: Session,
    control: Option<TimeControl>,
    dice: Dice,
    has_quit: bool,
}

impl GtpHost {
    /// An empty board of 19 by 19 under Chinese rules.
    pub fn new(seed: u64) -> GtpHost {
        GtpHost { session: Session::new(), control: None, dice: Dice::new(seed), has_quit: false }
    }

    /// Whether it was told to quit.
    pub fn has_quit(&self) -> bool {
        self.has_quit
    }

    /// The position on its board.
    pub fn position(&self) -> &Position {
        self.session.position()
    }

    /// The time control that was set, if any.
    pub fn time_control(&self) -> Option<&TimeControl> {
        self.control.as_ref()
    }

    /// Answers one line; an empty one gets no answer.
    pub fn handle(&mut self, line: &str) -> Option<Reply> {
        let command: Command = match line.parse() {
            Ok(command) => command,
            Err(ParseCommandError::Empty) => return None,
            Err(error) => return Some(Reply { id: error.id(), result: Err(error.to_string()) }),
        };
        let result = match Request::try_from(&command) {
            Ok(request) => self.answer(request),
            Err(error) => Err(error.to_string()),
        };
        Some(Reply { id: command.id, result })
    }

    /// Takes the main line of a text's first game, as `loadsgf` takes that of a file.
    ///
    /// # Errors
    /// A sentence that says why it cannot be.
    pub fn load_sgf(&mut self, source: impl Read, before: Option<u32>) -> Result<String, String> {
        self.session.load(source, before)
    }

    fn answer(&mut self, request: Request) -> Answer {
        let done = Ok(String::new());
        let session = &mut self.session;
        match request {
            Request::ProtocolVersion => Ok("2".to_owned()),
            Request::Name => Ok("Plateau".to_owned()),
            Request::Version => Ok(env!("CARGO_PKG_VERSION").to_owned()),
            Request::KnownCommand(name) => Ok(COMMANDS.contains(&name.as_str()).to_string()),
            Request::ListCommands => Ok(COMMANDS.join("\n")),
            Request::Quit => {
                self.has_quit = true;
                done
            }
            Request::BoardSize(files, ranks) => session.resize(files, ranks),
            Request::ClearBoard => {
                session.clear();
                done
            }
            Request::Komi(komi) => session.set_komi(komi),
            Request::GetKomi => Ok(session.rules().komi.to_string()),
            Request::FixedHandicap(stones) => session.fixed_handicap(stones),
            Request::PlaceFreeHandicap(stones) => session.place_handicap(stones),
            Request::SetFreeHandicap(vertices) => session.set_handicap(&vertices),
            Request::Play(color, vertex) => session.play(side(color), vertex),
            Request::GenMove(color) => {
                let mv = self.choose(side(color));
                self.session.make(side(color), mv);
                Ok(mv.to_string())
            }
            Request::RegGenMove(color) => Ok(self.choose(side(color)).to_string()),
            Request::Undo => session.undo(),
            Request::TimeSettings(system) => {
                self.control = control(system);
                done
            }
            Request::TimeLeft(..) => done,
            Request::ListTimeSettings => Ok(TimeSystem::NAMES.to_owned()),
            Request::FinalScore => Ok(session.score().to_string()),
            Request::FinalStatusList(status) => Ok(session.status(status)),
            Request::ShowBoard => Ok(session.shown()),
            Request::SetRules(text) => session.set_rules(&text),
            Request::SetRule(key, value) => session.set_rule(&key, &value),
            Request::GetRules => Ok(session.rules().katago_and_ours()),
            Request::LoadSgf(file, before) => session.load_file(&file, before),
            Request::PrintSgf(file) => session.print(file.as_deref()),
        }
    }

    /// Our move for a side.
    fn choose(&mut self, color: Color) -> Move {
        random_move(&self.session.position_for(color), &mut self.dice)
    }
}

fn side(color: gtp::Color) -> Color {
    match color {
        gtp::Color::Black => Color::Black,
        gtp::Color::White => Color::White,
    }
}

/// The point of a vertex; none for what is no point.
fn point(vertex: Vertex) -> Option<Point> {
    match vertex {
        Vertex::Point { file, rank } => Some(Point::new(file, rank)),
        Vertex::Pass | Vertex::Resign => None,
    }
}

fn words(points: &[Point]) -> String {
    points.iter().map(Point::to_string).collect::<Vec<_>>().join(" ")
}

/// Answers line after line until `quit` or the end of the input.
///
/// # Errors
/// When the answers cannot be written or the commands cannot be read.
pub fn run_gtp(mut input: impl BufRead, mut output: impl Write, seed: u64) -> io::Result<()> {
    let mut host = GtpHost::new(seed);
    // A byte more than is allowed, so that a line which is too long is told as such.
    while let Some(line) = read_line(&mut input, MAX_LINE + 1)? {
        if let Some(reply) = host.handle(&String::from_utf8_lossy(&line)) {
            write!(output, "{reply}")?;
            output.flush()?;
        }
        if host.has_quit() {
            break;
        }
    }
    Ok(())
}
