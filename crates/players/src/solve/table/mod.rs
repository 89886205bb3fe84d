//! Tables of problems with known answers, a row each, and how our answers differ from them.
//!
//! Read `fault` (what can be wrong), this file (the rows), `compare` (what differs), `tally` (the sum).

mod compare;
mod fault;
mod tally;

use std::{collections::HashMap, io};

use engine::tsumego::KoMaster;
use game::{Color, Quoted, SystemError};
use go::{Move, Point, Size};

use super::{Question, Sheet, Wishes};

pub use compare::Difference;
pub use fault::TableFault;
pub use tally::Tally;

/// Columns that every table has.
const NEEDED: [&str; 4] = ["id", "target", "to_move", "verdict"];
/// What a note says where the first moves of a row are not all there are.
const INCOMPLETE: [&str; 2] = ["not examined", "undecided"];

/// A problem with its answer, as a table has it.
#[derive(Debug, Clone)]
pub struct Row {
    /// What it is called.
    pub id: String,
    /// The line of the table, from 1.
    pub line: usize,
    /// What is asked.
    pub question: Question,
    /// What should come out.
    pub expected: Expected,
    /// How many positions the plain reference search looked at, if the table says so.
    pub baseline: Option<u64>,
    /// How many positions our solver looked at, if the table says so.
    pub nodes: Option<u64>,
}

/// The answer of a row; what the table does not say is nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Expected {
    /// The word of the verdict.
    pub verdict: String,
    /// Whether the target lives if nobody has a threat.
    pub lives_without: Option<bool>,
    /// How many threats the other side needs.
    pub threats: Option<u32>,
    /// The first moves that keep the best result.
    pub first_moves: Option<Vec<Move>>,
    /// Those that make two eyes.
    pub two_eye_moves: Option<Vec<Move>>,
    /// Whether the first moves are all there are.
    pub is_complete: bool,
}

/// Reads a table; `open` gives the text of a file that a row names.
///
/// A table without the column of kos is of problems in which the attacker wins every ko, unless
/// somebody says otherwise.
///
/// # Errors
/// Says which line is wrong, and why.
pub fn read(
    text: &str,
    master: Option<KoMaster>,
    open: impl Fn(&str) -> io::Result<String>,
) -> Result<Vec<Row>, TableFault> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let (_, head) = lines.next().ok_or(TableFault::NoHead)?;
    let columns: HashMap<&str, usize> =
        head.split('\t').enumerate().map(|(index, name)| (name.trim(), index)).collect();
    let is_missing = |name: &&&str| !columns.contains_key(**name);
    if let Some(&column) = NEEDED.iter().find(is_missing) {
        return Err(TableFault::NoColumn { column });
    }
    if ["rows", "go_file"].iter().all(|name| !columns.contains_key(name)) {
        return Err(TableFault::NoColumn { column: "rows" });
    }
    let count = head.split('\t').count();
    let knows_ko = columns.contains_key("ko_winner_without_threats");
    let master = master.or((!knows_ko).then_some(KoMaster::Attacker));
    let rows: Result<Vec<Row>, TableFault> = lines
        .map(|(index, line)| {
            let texts: Vec<&str> = line.split('\t').map(str::trim).collect();
            let (line, got) = (index + 1, texts.len());
            if got != count {
                return Err(TableFault::Cells { line, expected: count, got });
            }
            Cells { line, columns: &columns, texts }.row(master, &open)
        })
        .collect();
    match rows {
        Ok(rows) if rows.is_empty() => Err(TableFault::NoRows),
        rows => rows,
    }
}

/// A line of a table, cell by cell.
struct Cells<'a> {
    line: usize,
    columns: &'a HashMap<&'a str, usize>,
    /// What stands in each column.
    texts: Vec<&'a str>,
}

impl Cells<'_> {
    /// What stands in a column, if it is there.
    fn cell(&self, column: &str) -> Option<&str> {
        self.columns.get(column).map(|&index| self.texts[index])
    }

    /// What stands in a column, if anything does.
    fn said(&self, column: &str) -> Option<&str> {
        self.cell(column).filter(|cell| !cell.is_empty())
    }

    fn value(&self, column: &'static str, value: &str) -> TableFault {
        TableFault::Value { line: self.line, column, value: Quoted::new(value) }
    }

    fn row(
        &self,
        master: Option<KoMaster>,
        open: &impl Fn(&str) -> io::Result<String>,
    ) -> Result<Row, TableFault> {
        let line = self.line;
        let sheet = self.sheet(open)?;
        let size = sheet.setup.size;
        let target = self.points("target", ';', size)?;
        let turn = match self.cell("to_move") {
            Some("black") => Color::Black,
            Some("white") => Color::White,
            other => return Err(self.value("to_move", other.unwrap_or_default())),
        };
        let wishes = Wishes { target, region: None, turn: Some(turn), ko_master: master };
        let question = sheet.question(&wishes).map_err(|why| TableFault::Question { line, why })?;
        Ok(Row {
            id: self.cell("id").unwrap_or_default().to_owned(),
            line,
            question,
            expected: self.expected(size)?,
            baseline: self.number("baseline_nodes")?,
            nodes: self.number("nodes")?,
        })
    }

    /// The board: in the row itself, or in a file that it names.
    fn sheet(&self, open: &impl Fn(&str) -> io::Result<String>) -> Result<Sheet, TableFault> {
        let line = self.line;
        let text = match (self.said("rows"), self.said("go_file")) {
            (Some(rows), _) => rows.replace('/', "\n"),
            (None, Some(file)) => open(file).map_err(|error| TableFault::File {
                line,
                file: file.to_owned(),
                why: SystemError::from(error),
            })?,
            (None, None) => return Err(self.value("rows", "")),
        };
        Sheet::of_rows(&text).map_err(|why| TableFault::Question { line, why })
    }

    fn expected(&self, size: Size) -> Result<Expected, TableFault> {
        let verdict = self.cell("verdict").unwrap_or_default();
        if !["alive", "dead", "seki", "ko"].contains(&verdict) {
            return Err(self.value("verdict", verdict));
        }
        let column = "ko_winner_without_threats";
        let lives_without = match self.said(column) {
            None => None,
            Some("alive") => Some(true),
            Some("dead") => Some(false),
            Some(other) => return Err(self.value(column, other)),
        };
        let moves = |column: &'static str| match self.cell(column) {
            None => Ok(None),
            Some(_) => self.moves(column, size).map(Some),
        };
        let note = self.cell("note").unwrap_or_default();
        Ok(Expected {
            verdict: verdict.to_owned(),
            lives_without,
            threats: self.number("ko_threats_other_side_needs")?,
            first_moves: moves("first_moves")?,
            two_eye_moves: moves("two_eye_moves")?,
            is_complete: INCOMPLETE.iter().all(|words| !note.contains(words)),
        })
    }

    fn number<N: std::str::FromStr>(&self, column: &'static str) -> Result<Option<N>, TableFault> {
        let read = |cell: &str| cell.parse().map_err(|_| self.value(column, cell));
        self.said(column).map(read).transpose()
    }

    fn moves(&self, column: &'static str, size: Size) -> Result<Vec<Move>, TableFault> {
        let words = self.cell(column).unwrap_or_default().split_whitespace();
        let read = |word: &str| match word {
            "pass" => Ok(Move::Pass),
            _ => point(word, size).map(Move::Play).ok_or_else(|| self.value(column, word)),
        };
        words.map(read).collect()
    }

    fn points(&self, column: &'static str, between: char, size: Size) -> Result<Vec<Point>, TableFault> {
        let words = self.cell(column).unwrap_or_default().split(between);
        words.map(|word| point(word, size).ok_or_else(|| self.value(column, word))).collect()
    }
}

/// A point as tables have it, `x,y` from 0 at the upper left.
fn point(text: &str, size: Size) -> Option<Point> {
    let (file, row) = text.trim().split_once(',')?;
    let (file, row): (u8, u8) = (file.parse().ok()?, row.parse().ok()?);
    let point = Point::new(file, size.ranks().checked_sub(row.checked_add(1)?)?);
    size.contains(point).then_some(point)
}
