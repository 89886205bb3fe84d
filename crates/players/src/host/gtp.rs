//! Our Go player behind GTP.

use std::io::{self, BufRead, Write};

use super::sgf;
use engine::go::{Dice, propose_dead, random_move};
use game::{Color, Position as _};
use game::{Overtime, Period, TimeControl};
use go::{Forbidden, GtpTime, Move, Occupant, Owner, Point, Points, Position, Rules, Setup, Size, Undo};
use protocol::gtp::{
    self, COMMANDS, Command, ParseCommandError, Reply, Request, RequestError, Status, TimeSystem, Vertex,
};

/// What a command comes to: a text, or what was wrong.
type Answer = Result<String, String>;

/// A game of Go as GTP drives it.
///
/// `play` refuses only what no rules allow here: an occupied point, suicide where it
/// is forbidden, and a simple ko. Our own moves keep to the superko besides.
#[derive(Debug)]
pub struct GtpHost {
    rules: Rules,
    /// Where the moves played began.
    start: Position,
    position: Position,
    played: Vec<(Color, Move, Undo)>,
    control: Option<TimeControl>,
    dice: Dice,
    has_quit: bool,
}

impl GtpHost {
    /// An empty board of 19 by 19 under Chinese rules.
    pub fn new(seed: u64) -> GtpHost {
        let rules = Rules::CHINESE;
        let start = Position::new(Size::NINETEEN, rules);
        GtpHost {
            rules,
            position: start.clone(),
            start,
            played: Vec::new(),
            control: None,
            dice: Dice::new(seed),
            has_quit: false,
        }
    }

    /// Whether it was told to quit.
    pub fn has_quit(&self) -> bool {
        self.has_quit
    }

    /// The position on its board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Answers one line; an empty one gets no answer.
    pub fn handle(&mut self, line: &str) -> Option<Reply> {
        let command: Command = match line.parse() {
            Ok(command) => command,
            Err(ParseCommandError::Empty) => return None,
            Err(error @ ParseCommandError::NoName(id)) => {
                return Some(Reply { id: Some(id), result: Err(error.to_string()) });
            }
            Err(error) => return Some(Reply { id: None, result: Err(error.to_string()) }),
        };
        let result = match Request::try_from(&command) {
            Ok(request) => self.answer(request),
            Err(RequestError::Unknown(_)) => Err("unknown command".to_owned()),
            Err(error) => Err(error.to_string()),
        };
        Some(Reply { id: command.id, result })
    }

    fn answer(&mut self, request: Request) -> Answer {
        let done = Ok(String::new());
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
            Request::BoardSize(files, ranks) => self.resize(files, ranks),
            Request::ClearBoard => {
                self.clear(self.position.size());
                done
            }
            Request::Komi(text) => self.set_komi(&text),
            Request::GetKomi => Ok(self.rules.komi.to_string()),
            Request::FixedHandicap(stones) => self.fixed_handicap(stones),
            Request::PlaceFreeHandicap(stones) => self.place_handicap(stones),
            Request::SetFreeHandicap(vertices) => self.set_handicap(&vertices),
            Request::Play(color, vertex) => self.play(side(color), vertex),
            Request::GenMove(color) => Ok(self.generate(side(color), true).to_string()),
            Request::RegGenMove(color) => Ok(self.generate(side(color), false).to_string()),
            Request::Undo => self.undo(),
            Request::TimeSettings(system) => {
                self.control = control(system);
                done
            }
            Request::TimeLeft(..) => done,
            Request::ListTimeSettings => Ok("none absolute byoyomi canadian fischer".to_owned()),
            Request::FinalScore => Ok(self.score().to_string()),
            Request::FinalStatusList(status) => Ok(self.status(status)),
            Request::ShowBoard => Ok(self.shown()),
            Request::SetRules(text) => self.set_rules(&text),
            Request::GetRules => Ok(self.rules.to_string()),
            Request::LoadSgf(file, before) => self.load(&file, before),
            Request::PrintSgf(file) => self.print(file.as_deref()),
        }
    }

    fn clear(&mut self, size: Size) {
        self.begin(Position::new(size, self.rules));
    }

    /// A game from some position, in which nothing has been played.
    fn begin(&mut self, start: Position) {
        self.position = start.clone();
        self.start = start;
        self.played.clear();
    }

    fn resize(&mut self, files: u32, ranks: u32) -> Answer {
        let size = Size::new(files, ranks).map_err(|_| "unacceptable size".to_owned())?;
        self.clear(size);
        Ok(String::new())
    }

    fn set_komi(&mut self, text: &str) -> Answer {
        let komi: Points = text.parse().map_err(|error| format!("syntax error: {error}"))?;
        self.rules.komi = komi;
        self.position.set_komi(komi);
        self.start.set_komi(komi);
        Ok(String::new())
    }

    /// Other rules, under which the game goes on if it has not begun.
    fn set_rules(&mut self, text: &str) -> Answer {
        let rules: Rules = text.parse().map_err(|error| format!("{error}"))?;
        let rules = Rules { komi: self.rules.komi, ..rules };
        if !self.played.is_empty() {
            return Err("the rules cannot change once the game has begun".to_owned());
        }
        self.rules = rules;
        let setup = Setup { rules, ..self.position.setup() };
        self.begin(Position::try_from(setup).map_err(|error| error.to_string())?);
        Ok(String::new())
    }

    /// The time control that was set, if any.
    pub fn time_control(&self) -> Option<&TimeControl> {
        self.control.as_ref()
    }

    fn play(&mut self, color: Color, vertex: Vertex) -> Answer {
        let mv = match vertex {
            Vertex::Pass => Move::Pass,
            Vertex::Resign => return Err("illegal move: resign is no move".to_owned()),
            Vertex::Point { file, rank } => Move::Play(Point::new(file, rank)),
        };
        let position = if color == self.position.turn() {
            self.position.clone()
        } else {
            self.position.with_turn(color)
        };
        let why = match position.forbids(mv) {
            None | Some(Forbidden::Over | Forbidden::Superko(_)) => None,
            Some(Forbidden::OffBoard) => Some("off the board"),
            Some(Forbidden::Outside) => Some("not part of the game"),
            Some(Forbidden::Occupied(_)) => Some("occupied"),
            Some(Forbidden::Ko) => Some("ko"),
            Some(Forbidden::Suicide) => Some("suicide"),
        };
        if let Some(why) = why {
            return Err(format!("illegal move: {why}"));
        }
        self.make(color, mv);
        Ok(String::new())
    }

    fn make(&mut self, color: Color, mv: Move) {
        let undo = self.position.apply_as(color, mv);
        self.played.push((color, mv, undo));
    }

    fn generate(&mut self, color: Color, plays: bool) -> Move {
        let position = if color == self.position.turn() && !self.position.is_over() {
            self.position.clone()
        } else {
            self.position.with_turn(color)
        };
        let mv = random_move(&position, &mut self.dice);
        if plays {
            self.make(color, mv);
        }
        mv
    }

    fn undo(&mut self) -> Answer {
        let (_, _, undo) = self.played.pop().ok_or("cannot undo")?;
        self.position.revert(undo);
        Ok(String::new())
    }

    /// Takes the main line of a file's first game, up to some move.
    fn load(&mut self, file: &str, before: Option<u32>) -> Answer {
        let loaded = sgf::load(file, before).map_err(|why| format!("cannot load file: {why}"))?;
        self.rules = *loaded.start.rules();
        self.begin(loaded.start);
        for (color, mv) in loaded.moves {
            self.make(color, mv);
        }
        Ok(self.position.turn().to_string())
    }

    fn print(&self, file: Option<&str>) -> Answer {
        let moves = self.played.iter().map(|&(color, mv, _)| (color, mv));
        let text = sgf::written(&self.start, moves);
        match file {
            None => Ok(text),
            Some(file) => match std::fs::write(file, text) {
                Ok(()) => Ok(String::new()),
                Err(error) => Err(format!("cannot write {file}: {error}")),
            },
        }
    }

    fn is_empty(&self) -> bool {
        self.played.is_empty() && self.position.board().vacancies() == self.position.size().area()
    }

    fn fixed_handicap(&mut self, stones: u32) -> Answer {
        let points = go::fixed_handicap(self.position.size(), stones).ok_or("invalid number of stones")?;
        self.give(&points)
    }

    fn place_handicap(&mut self, stones: u32) -> Answer {
        let size = self.position.size();
        if stones < 2 || stones as usize >= size.area() {
            return Err("invalid number of stones".to_owned());
        }
        let points = go::fixed_handicap(size, stones).unwrap_or_else(|| go::free_handicap(size, stones));
        self.give(&points)
    }

    fn set_handicap(&mut self, vertices: &[Vertex]) -> Answer {
        let point = |vertex: &Vertex| match vertex {
            Vertex::Point { file, rank } => Some(Point::new(*file, *rank)),
            Vertex::Pass | Vertex::Resign => None,
        };
        let points: Option<Vec<Point>> = vertices.iter().map(point).collect();
        let points = points.ok_or("bad vertex list")?;
        let size = self.position.size();
        let is_twice = |(index, point): (usize, &Point)| points[..index].contains(point);
        let is_wrong =
            points.iter().any(|&point| !size.contains(point)) || points.iter().enumerate().any(is_twice);
        if is_wrong || points.len() < 2 || points.len() >= size.area() {
            return Err("bad vertex list".to_owned());
        }
        self.give(&points)
    }

    /// Puts handicap stones on an empty board; White moves next.
    fn give(&mut self, points: &[Point]) -> Answer {
        if !self.is_empty() {
            return Err("board not empty".to_owned());
        }
        let mut setup = self.position.setup();
        (setup.turn, setup.handicap) = (Color::White, points.len() as u32);
        for &point in points {
            setup.set(point, Some(Occupant::Stone(Color::Black)));
        }
        self.begin(Position::try_from(setup).map_err(|error| error.to_string())?);
        Ok(words(points))
    }

    fn score(&self) -> go::Score {
        self.position.score_without(&propose_dead(self.position.board()).dead)
    }

    fn status(&self, status: Status) -> String {
        let score = self.score();
        let board = self.position.board();
        let is_owned = |point: Point, color: Color| {
            board.stone(point) != Some(color) && score.owner(point) == Owner::Side(color)
        };
        let is_dead = |point: &Point| score.dead.contains(point);
        let wanted = |point: &Point| match status {
            Status::Dead => is_dead(point),
            Status::Alive => board.stone(*point).is_some() && !is_dead(point) && !score.is_in_seki(*point),
            Status::Seki => score.is_in_seki(*point),
            Status::BlackTerritory => is_owned(*point, Color::Black),
            Status::WhiteTerritory => is_owned(*point, Color::White),
            Status::Dame => board.is_vacant(*point) && score.owner(*point) == Owner::Nobody,
        };
        let points: Vec<Point> = board.size().points().filter(wanted).collect();
        match status {
            Status::Dead | Status::Alive | Status::Seki => by_chain(board, &points),
            _ => words(&points),
        }
    }

    fn shown(&self) -> String {
        let size = self.position.size();
        let files: Vec<String> =
            (0..size.files()).map(|file| Point::new(file, 0).to_string().chars().take(1).collect()).collect();
        let files = format!("   {}", files.join(" "));
        let drawing = self.position.board().to_string();
        let row = |(row, rank): (&str, u8)| {
            let cells: Vec<String> = row.chars().map(String::from).collect();
            format!("{rank:2} {} {rank}", cells.join(" "))
        };
        let rows: Vec<String> = drawing.lines().zip((1..=size.ranks()).rev()).map(row).collect();
        let (turn, taken) = (self.position.turn(), self.position.prisoners());
        let last = format!("{turn} to move; black has taken {}, white {}", taken.black, taken.white);
        format!("\n{files}\n{}\n{files}\n{last}", rows.join("\n"))
    }
}

fn side(color: gtp::Color) -> Color {
    match color {
        gtp::Color::Black => Color::Black,
        gtp::Color::White => Color::White,
    }
}

fn words(points: &[Point]) -> String {
    points.iter().map(Point::to_string).collect::<Vec<_>>().join(" ")
}

/// One line for each chain, as GNU Go writes it.
fn by_chain(board: &go::Board, points: &[Point]) -> String {
    let mut lines = Vec::new();
    let mut left: Vec<Point> = points.to_vec();
    while let Some(&first) = left.first() {
        let mut chain = board.chain(first);
        chain.sort_unstable();
        left.retain(|point| !chain.contains(point));
        lines.push(words(&chain));
    }
    lines.join("\n")
}

/// The time control that GTP's numbers mean; none without a limit.
fn control(system: TimeSystem) -> Option<TimeControl> {
    let secs = std::time::Duration::from_secs;
    let system = match system {
        TimeSystem::None => return None,
        TimeSystem::Absolute { main } => return GtpTime { main, overtime: 0, stones: 0 }.control(),
        TimeSystem::Canadian { main, time, stones } => {
            return GtpTime { main, overtime: time, stones }.control();
        }
        TimeSystem::Fischer { main, increment } => game::TimeSystem::periods([Period {
            time: secs(main),
            increment: secs(increment),
            ..Period::default()
        }]),
        TimeSystem::ByoYomi { main, time, periods } => game::TimeSystem::Overtime {
            main: secs(main),
            then: Overtime::ByoYomi { periods, time: secs(time) },
        },
    };
    TimeControl::try_from(system).ok()
}

/// Answers line after line until `quit` or the end of the input.
///
/// # Errors
/// When the answers cannot be written or the commands cannot be read.
pub fn run_gtp(input: impl BufRead, mut output: impl Write, seed: u64) -> io::Result<()> {
    let mut host = GtpHost::new(seed);
    for line in input.split(b'\n') {
        let line = line?;
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
