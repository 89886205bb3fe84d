//! A problem as a file has it: stones, marks, whose turn it is; anything may be wrong with it.

use std::{
    io::{self, Read},
    path::Path,
};

use game::{Color, Game, NodeId, Play, Position as _};
use go::{
    Occupant, Point, Position, Setup, dotgo,
    sgf::{self, Problem, ReadError, Record, SgfError},
};

use super::Fault;

/// How many MiB a file may have.
const LIMIT: usize = 64;
/// The marks of a target, the better one first, and the mark of a playable point.
const TARGETS: [&str; 2] = ["TR", "MA"];
const PLAYABLE: &str = "SQ";

/// A board with what is marked on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// What it is called; nothing in most files.
    pub name: String,
    /// The stones, and the points where nobody may play.
    pub setup: Setup,
    /// The stones that must survive, as far as they are marked.
    pub target: Vec<Point>,
    /// The vacant points where one may play, if the file says which.
    pub region: Option<Vec<Point>>,
    /// The side to play, if the file says so.
    pub turn: Option<Color>,
}

/// A file that was read: its problems, each as far as it makes sense.
pub type Sheets = Vec<Result<Sheet, Fault>>;

/// Reads the problems of a file: many where it is SGF, else one in the text of `.go`.
///
/// What begins with a bracket is SGF, whatever the file is called.
///
/// # Errors
/// When the file cannot be read.
pub fn read_file(path: &Path, input: impl Read) -> io::Result<Sheets> {
    let mut bytes = Vec::new();
    input.take((LIMIT << 20) as u64 + 1).read_to_end(&mut bytes)?;
    let is_sgf = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("sgf"));
    Ok(if is_sgf { read_sgf(&bytes) } else { read(&bytes) })
}

/// Reads problems, in whichever of both forms they are.
///
/// ```
/// use players::solve::read;
///
/// assert_eq!(read(b"_NB-\nNNB-\n").len(), 1);
/// assert_eq!(read(b"(;SZ[5]AB[aa])(;SZ[5]AB[bb])").len(), 2);
/// ```
pub fn read(bytes: &[u8]) -> Sheets {
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match text.iter().find(|byte| !byte.is_ascii_whitespace()) {
        Some(b'(') => read_sgf(bytes),
        _ => vec![Sheet::of_rows(&String::from_utf8_lossy(bytes))],
    }
}

fn read_sgf(bytes: &[u8]) -> Sheets {
    if bytes.len() > LIMIT << 20 {
        return vec![Err(Fault::TooLong { limit: LIMIT })];
    }
    let sheet = |found: Result<Record, ReadError>| match found {
        Ok(record) => Some(Sheet::of_record(&record)),
        Err(ReadError::Between(error)) => Some(Err(error.problem.into())),
        // Bytes in memory can always be read.
        Err(ReadError::Io(_)) => None,
    };
    let sheets: Sheets = sgf::records(bytes).filter_map(sheet).collect();
    if sheets.is_empty() { vec![Err(Fault::NoProblem)] } else { sheets }
}

impl Sheet {
    /// A board without marks.
    pub fn new(setup: Setup) -> Sheet {
        Sheet { name: String::new(), setup, target: Vec::new(), region: None, turn: None }
    }

    /// Reads rows of `N`, `B`, `_` and `-`.
    ///
    /// # Errors
    /// Says which row is wrong.
    pub fn of_rows(text: &str) -> Result<Sheet, Fault> {
        let setup = dotgo::parse(text)?;
        let points = setup.size.points();
        let region = points.filter(|&point| setup.at(point).is_none()).collect();
        Ok(Sheet { region: Some(region), ..Sheet::new(setup) })
    }

    /// The position of a game that is asked about: the first with marks; else the first of all
    /// if stones were set up there, else the last.
    ///
    /// # Errors
    /// Says why there is no such position.
    pub fn of_record(record: &Record) -> Result<Sheet, Fault> {
        if let Some(why) = record.unplayable() {
            return Err(why.into());
        }
        let breathless = |error: &&SgfError| matches!(error.problem, Problem::NoLiberty { .. });
        if let Some(error) = record.problems.iter().find(breathless) {
            return Err(error.problem.clone().into());
        }
        let mut position = record.start().ok_or(Fault::NoProblem)?;
        let name = record.text("GN").unwrap_or_default();
        let line: Vec<NodeId> = record.history.main_line(NodeId::ROOT).collect();
        let marked = [NodeId::ROOT].into_iter().chain(line.iter().copied()).find(|&id| has_marks(record, id));
        let has_stones = ["AB", "AW"].iter().any(|name| record.property(name).is_some());
        let asked = match marked {
            Some(id) => id,
            None if has_stones => NodeId::ROOT,
            None => line.last().copied().unwrap_or(NodeId::ROOT),
        };
        for id in record.history.line_to(asked) {
            step(record, id, &mut position)?;
        }
        Ok(Sheet { name, ..Sheet::of_node(record, asked, &position) })
    }

    /// The position in which a game stands, without marks; none of a game other than Go.
    pub fn of_game(game: &dyn Play) -> Option<Sheet> {
        let game: &Game<Position> = game.as_any().downcast_ref()?;
        Some(Sheet::new(game.position().setup()))
    }

    fn of_node(record: &Record, id: NodeId, position: &Position) -> Sheet {
        let setup = position.setup();
        let is_stone = |point: &Point| matches!(setup.at(*point), Some(Occupant::Stone(_)));
        let marks = TARGETS.map(|name| marks(record, id, name));
        // A mark beside the stones means something else, unless no stone is marked at all.
        let on_stones = marks.iter().find(|points| points.iter().any(is_stone));
        let target = match on_stones {
            Some(points) => points.iter().copied().filter(is_stone).collect(),
            None => marks[0].clone(),
        };
        let playable = marks_of(record, id, PLAYABLE);
        let says_turn = record.history.node(id).notes().properties.iter().any(|(name, _)| name == "PL");
        Sheet {
            target,
            region: playable.map(|points| points.into_iter().filter(|point| !is_stone(point)).collect()),
            turn: says_turn.then(|| position.turn()),
            ..Sheet::new(setup)
        }
    }
}

/// Whether a node marks stones as a target, or points as playable.
fn has_marks(record: &Record, id: NodeId) -> bool {
    let properties = &record.history.node(id).notes().properties;
    properties.iter().any(|(name, _)| name == PLAYABLE || TARGETS.contains(&name.as_str()))
}

fn marks(record: &Record, id: NodeId, name: &str) -> Vec<Point> {
    marks_of(record, id, name).unwrap_or_default()
}

/// The points that a property of a node marks, if it has the property.
fn marks_of(record: &Record, id: NodeId, name: &str) -> Option<Vec<Point>> {
    let extent = record.extent()?;
    let properties = &record.history.node(id).notes().properties;
    let (_, values) = properties.iter().find(|(known, _)| known == name)?;
    let mut points: Vec<Point> =
        values.iter().filter_map(|value| sgf::points(value, extent)).flatten().collect();
    points.sort_unstable();
    points.dedup();
    Some(points)
}

/// Plays what a node says.
fn step(record: &Record, id: NodeId, position: &mut Position) -> Result<(), Fault> {
    let node = record.history.node(id);
    if let Some(edit) = node.edit() {
        *position = game::Show::edited(position, edit).map_err(|_| Fault::NoProblem)?;
    }
    if let Some(mv) = node.mv() {
        if position.forbids(mv).is_some() {
            return Err(Fault::NoProblem);
        }
        position.apply(mv);
    }
    Ok(())
}
