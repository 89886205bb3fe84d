//! A whole game: its root, its tree, its problems.

use std::io::{self, Read};

use game::{Color, Edit, History, NodeId, Position as _, Show as _};

use super::{
    Extent, Problem, SgfError, Spot,
    builder::Care,
    escaped,
    line::take_breathless,
    reader::{Found, Reader},
    step::{Fault, Properties, Step, not_understood},
    write,
};
use crate::{Move, Occupant, Point, Points, Position, Rules, Setup, Size};

/// A game as a file has it, or as it is to be written to one.
///
/// Every property of every node is in the notes of its node, in its order, its
/// values as they are written in a file: with escapes, compressed lists and
/// soft breaks, see [`text`](super::text). What a program understands stands
/// besides: a move and a set-up as the node's move and edit, comments as its
/// comments, judgements of moves (TE, BM, IT, DO) as its glyphs. What the root sets up is the [`Record::start`].
///
/// When it is written, properties are written as they are, unless the node's
/// move, edit, comments or glyphs say something else by now.
///
/// - A move out of turn, or behind the end of the game, is a node with an edit of
///   the turn and the move.
/// - A move that the rules forbid is told as a problem. Its node has an edit which
///   does what SGF says of any move: puts the stone, takes what has no liberty.
/// - Stones set up without a liberty are told as a problem and left off the board.
/// - A move in the root, and a second move in a node, become a node of their own.
/// - Other games than Go, and boards beyond 52 lines, are trees of properties
///   alone; boards beyond 25 lines have moves that nobody checks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Where the game begins in its text.
    pub spot: Spot,
    /// How large the board is, or why nobody knows.
    extent: Result<Extent, Problem>,
    /// Everything played and said.
    pub history: History<Move, Edit<Occupant>>,
    /// What is wrong with the game, in the order of its text.
    pub problems: Vec<SgfError>,
}

impl Record {
    /// A game on an empty board in which nothing has been played.
    pub fn new(extent: impl Into<Extent>) -> Record {
        let extent = extent.into();
        let root = [("FF", "4"), ("GM", "1"), ("CA", "UTF-8"), ("SZ", &extent.to_string())];
        let root = root.map(|(name, value)| (name.to_owned(), vec![value.to_owned()]));
        Record::with_root(root.to_vec()).0
    }

    /// A game in which nothing has been played from this start.
    ///
    /// Points that are not part of the game cannot be written and are left out.
    pub fn starting_from(start: &Setup) -> Record {
        let mut record = Record::new(start.size);
        record.set_property("RU", vec![escaped(start.rules.name().unwrap_or(&start.rules.to_string()))]);
        record.set_komi(start.rules.komi);
        if start.handicap > 0 {
            record.set_property("HA", vec![start.handicap.to_string()]);
        }
        for (color, name) in [(Color::Black, "AB"), (Color::White, "AW")] {
            let is_stone = |point: &Point| start.at(*point) == Some(Occupant::Stone(color));
            let stones: Vec<String> = start
                .size
                .points()
                .filter(is_stone)
                .map(|point| super::point_text(point, start.size.into()))
                .collect();
            if !stones.is_empty() {
                record.set_property(name, stones);
            }
        }
        if record.turn() != start.turn {
            record.set_property("PL", vec![write::color_letter(start.turn).to_owned()]);
        }
        record
    }

    /// A game of which nothing could be read.
    pub(super) fn empty() -> Record {
        let (extent, history) = (Ok(Extent::USUAL), History::new());
        Record { spot: Spot::START, extent, history, problems: Vec::new() }
    }

    /// A game with these properties at its root, and what is wrong with them.
    pub(super) fn with_root(properties: Properties) -> (Record, Vec<Fault>) {
        let mut record = Record::empty();
        record.history.notes_mut(NodeId::ROOT).properties = properties;
        let mut faults = Vec::new();
        if let Some(other) = record.other_game() {
            faults.extend(record.fault("GM", other.clone()));
            record.extent = Err(other);
        }
        match record.value("SZ").map(str::parse) {
            None => {}
            // Other games have boards of their own.
            Some(_) if record.extent.is_err() => {}
            Some(Ok(extent)) => record.extent = Ok(extent),
            Some(Err(error)) => {
                let problem = Problem::Size(error);
                faults.extend(record.fault("SZ", problem.clone()));
                record.extent = Err(problem);
            }
        }
        if let Some(extent) = record.extent() {
            faults.extend(record.root_faults(extent));
        }
        (record, faults)
    }

    /// What is wrong with the root of a game of Go.
    fn root_faults(&self, extent: Extent) -> Vec<Fault> {
        let (_, mut faults) = Step::read(self.properties(), extent);
        // A value that is empty says nothing, and often.
        let said = |name: &str| self.value(name).filter(|value| !value.trim().is_empty());
        if let Some(value) = said("KM").filter(|_| self.komi().is_none()) {
            faults.extend(self.fault("KM", not_understood("KM", value)));
        }
        if let Some(value) = said("HA").filter(|value| value.trim().parse::<u32>().is_err()) {
            faults.extend(self.fault("HA", not_understood("HA", value)));
        }
        if let Some((color, point)) = self.setup().and_then(|mut setup| take_breathless(&mut setup)) {
            let name = if color == Color::Black { "AB" } else { "AW" };
            faults.extend(self.fault(name, Problem::NoLiberty { color, point }));
        }
        faults
    }

    fn fault(&self, name: &str, problem: Problem) -> Option<Fault> {
        let property = self.properties().iter().position(|(known, _)| known == name)?;
        Some(Fault { property, value: Some(0), problem })
    }

    /// The properties of the root.
    pub(super) fn properties(&self) -> &Properties {
        &self.history.node(NodeId::ROOT).notes().properties
    }

    /// The values of a property of the root, as they are written in a file.
    pub fn property(&self, name: &str) -> Option<&[String]> {
        self.properties().iter().find(|(known, _)| known == name).map(|(_, values)| values.as_slice())
    }

    /// Sets a property of the root, in its place if there is one; no values take it away.
    ///
    /// The values are as they are written in a file, see [`escaped`]. The size of
    /// the board is that of all points in the tree and cannot be changed so.
    pub fn set_property(&mut self, name: &str, values: Vec<String>) {
        let properties = &mut self.history.notes_mut(NodeId::ROOT).properties;
        match properties.iter_mut().find(|(known, _)| known == name) {
            _ if values.is_empty() => properties.retain(|(known, _)| known != name),
            Some((_, known)) => *known = values,
            None => properties.push((name.to_owned(), values)),
        }
    }

    /// The first value of a property of the root.
    pub(super) fn value(&self, name: &str) -> Option<&str> {
        self.property(name)?.first().map(String::as_str)
    }

    /// How large the board is; none where the game is not Go on a board we know.
    pub fn extent(&self) -> Option<Extent> {
        self.extent.as_ref().ok().copied()
    }

    /// Why there is no [`Record::start`], if so: another game, or an impossible board.
    ///
    /// ```
    /// use go::sgf;
    ///
    /// let game = sgf::records("(;SZ[30])".as_bytes()).next().unwrap()?;
    /// let why = game.unplayable().unwrap().to_string();
    /// assert_eq!(why, "a board of 30 cannot be played on: 25 lines are the most");
    /// # Ok::<(), sgf::ReadError>(())
    /// ```
    pub fn unplayable(&self) -> Option<Problem> {
        match &self.extent {
            Err(problem) => Some(problem.clone()),
            Ok(size) if size.size().is_none() => Some(Problem::TooLarge { size: *size, max: Size::MAX }),
            Ok(_) => None,
        }
    }

    /// The stones and the turn before the first move, whatever is wrong with them.
    ///
    /// None where the board cannot be played on. Rules that the root does not name
    /// are the most tolerant there are, see [`Record::UNNAMED_RULES`].
    pub fn setup(&self) -> Option<Setup> {
        let extent = self.extent()?;
        let mut setup = Setup::new(extent.size()?, self.rules_or(Record::UNNAMED_RULES));
        setup.handicap = self.handicap();
        setup.turn = self.turn();
        for (place, occupant) in Step::read(self.properties(), extent).0.cells {
            if let Some(point) = Point::from_place(place) {
                setup.set(point, occupant);
            }
        }
        Some(setup)
    }

    /// The position before the first move, stones without a liberty left out.
    ///
    /// None where the board cannot be played on, see [`Record::unplayable`].
    pub fn start(&self) -> Option<Position> {
        let mut setup = self.setup()?;
        take_breathless(&mut setup);
        Position::try_from(setup).ok()
    }

    /// The position at the end of the main line.
    ///
    /// None where the board cannot be played on, or a line cannot be played.
    pub fn end(&self) -> Option<Position> {
        let mut position = self.start()?;
        for id in self.history.main_line(NodeId::ROOT) {
            let node = self.history.node(id);
            if let Some(edit) = node.edit() {
                position = position.edited(edit).ok()?;
            }
            if let Some(mv) = node.mv() {
                if position.forbids(mv).is_some() {
                    return None;
                }
                position.apply(mv);
            }
        }
        Some(position)
    }

    /// The rules for a file that names none: what some rules allow is allowed.
    pub const UNNAMED_RULES: Rules =
        Rules { ko: crate::Ko::Simple, suicide: true, komi: Points::ZERO, ..Rules::CHINESE };

    /// Who moves first: who the root says, else White after handicap stones.
    pub fn turn(&self) -> Color {
        let Some(extent) = self.extent() else { return Color::Black };
        let step = Step::read(self.properties(), extent).0;
        let is_black = |occupant: Option<Occupant>| occupant == Some(Occupant::Stone(Color::Black));
        let has_handicap =
            !step.cells.is_empty() && step.cells.iter().all(|&(_, occupant)| is_black(occupant));
        step.turn.unwrap_or(if has_handicap { Color::White } else { Color::Black })
    }

    /// The game as a text, with a line end behind it.
    ///
    /// The text is UTF-8, and says so unless it is plain ASCII. Lines are broken
    /// between values behind about eighty characters, never within a value. A
    /// game read from it is the same, and is written as the same text again.
    pub fn write(&self) -> String {
        write::write(self)
    }
}

/// Why there is no game in this place of a stream.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The stream cannot be read; nothing more will come.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// There is text that belongs to no game; games may follow.
    #[error(transparent)]
    Between(SgfError),
}

/// The games of a stream as trees, one after the other.
///
/// A broken game comes as far as it makes sense, with its problems. Text before,
/// between and behind the games is passed over.
///
/// ```
/// use go::sgf;
///
/// let text = "(;GM[1]SZ[9]KM[7];B[ee](;W[cc]C[solid])(;W[gg]))";
/// let game = sgf::records(text.as_bytes()).next().unwrap()?;
/// assert_eq!(game.komi(), Some(go::Points::whole(7)));
/// assert_eq!(game.write(), "(;GM[1]SZ[9]KM[7];B[ee]\n(;W[cc]C[solid])\n(;W[gg]))\n");
/// # Ok::<(), sgf::ReadError>(())
/// ```
pub fn records<R: Read>(source: R) -> Records<R> {
    Records { reader: Reader::new(source), is_over: false }
}

/// An iterator over the games of a stream.
pub struct Records<R> {
    reader: Reader<R>,
    is_over: bool,
}

impl<R: Read> Records<R> {
    /// The same games with all that is wrong by the standard, be it harmless.
    ///
    /// ```
    /// use go::sgf;
    ///
    /// let text = "(;GM[1]SZ[9];B[ee]CR[zz]GB[7])";
    /// let game = sgf::records(text.as_bytes()).thorough().next().unwrap()?;
    /// assert_eq!(game.problems[0].to_string(), "1:22: the value \"zz\" of CR is not on the board");
    /// assert_eq!(game.problems.len(), 2);
    /// # Ok::<(), sgf::ReadError>(())
    /// ```
    pub fn thorough(mut self) -> Records<R> {
        self.reader.set_care(Care::Thorough);
        self
    }

    /// How many bytes have been read as games.
    pub fn bytes_read(&self) -> u64 {
        self.reader.bytes_read()
    }
}

impl<R: Read> Iterator for Records<R> {
    type Item = Result<Record, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        match self.reader.read() {
            Ok(Found::Game(record)) => Some(Ok(record)),
            Ok(Found::Between(error)) => Some(Err(ReadError::Between(error))),
            Ok(Found::Nothing) => {
                self.is_over = true;
                None
            }
            Err(error) => {
                self.is_over = true;
                Some(Err(error.into()))
            }
        }
    }
}
