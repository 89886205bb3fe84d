//! EPD: a position and what is to be said about it, in one line.

use std::fmt::Write;

use super::fen::{self, CastlingStyle, FenError, FenWarning};
use crate::{Move, Position, Setup, SetupError, san};

/// More bytes than a line with its operations can need.
const LONGEST_LINE: usize = 1 << 16;

/// Why a text is no EPD.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EpdError {
    /// One of the four fields of the position is wrong or missing.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// The line is longer than anybody would write.
    #[error("the line has {0} bytes, and at most {LONGEST_LINE} are read")]
    TooLong(usize),
    /// The four fields are not all there.
    #[error("expected four fields before the operations, got {0}")]
    Fields(usize),
    /// An operation does not begin with a name.
    #[error("expected the name of an operation, got {0:?}")]
    Opcode(String),
    /// A quotation has no end.
    #[error("the quotation {0:?} has no end")]
    Quotation(String),
    /// A counter is not a number.
    #[error("expected a number for {opcode}, got {found:?}")]
    Counter {
        /// The operation, `hmvc` or `fmvn`.
        opcode: String,
        /// What was found.
        found: String,
    },
}

/// What an operation is about.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Operand {
    /// A word: a move, a number, a square.
    Word(String),
    /// Anything in quotation marks.
    Text(String),
}

impl Operand {
    /// The word or the quoted text.
    pub fn as_str(&self) -> &str {
        match self {
            Operand::Word(text) | Operand::Text(text) => text,
        }
    }
}

/// A named remark about a position, such as `bm Nf3 e4;`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Operation {
    /// Its name.
    pub opcode: String,
    /// What it says.
    pub operands: Vec<Operand>,
}

/// A position with its operations.
///
/// ```
/// use chess::epd::Epd;
///
/// let epd = Epd::parse("6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#; id \"back rank\";")?;
/// assert_eq!(epd.text("id"), Some("back rank"));
/// assert_eq!(epd.moves("bm").len(), 1);
/// # Ok::<(), chess::epd::EpdError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Epd {
    /// The position; `hmvc` and `fmvn` are its counters.
    pub position: Position,
    /// All other operations, in their order.
    pub operations: Vec<Operation>,
}

impl Epd {
    /// Reads one line.
    ///
    /// # Errors
    /// When a field or an operation cannot be read.
    pub fn parse(line: &str) -> Result<Epd, EpdError> {
        Epd::parse_with_warnings(line).map(|(epd, _)| epd)
    }

    /// Reads one line and tells what was forgiven.
    ///
    /// # Errors
    /// When a field or an operation cannot be read.
    pub fn parse_with_warnings(line: &str) -> Result<(Epd, Vec<FenWarning>), EpdError> {
        if line.len() > LONGEST_LINE {
            return Err(EpdError::TooLong(line.len()));
        }
        let (fields, rest) = split_fields(line)?;
        let (mut setup, mut warnings) = fen::parse_four(fields)?;
        let (counters, rest) = split_counters(rest);
        if let Some((halfmoves, fullmoves)) = counters {
            (setup.halfmoves, setup.fullmoves) = (halfmoves, fullmoves);
        }
        let mut operations = Operations { rest }.collect::<Result<Vec<_>, _>>()?;
        take_counter(&mut operations, "hmvc", &mut setup.halfmoves)?;
        take_counter(&mut operations, "fmvn", &mut setup.fullmoves)?;
        setup.fullmoves = setup.fullmoves.max(1);
        let (position, odd) = Setup::checked(setup).map_err(|error: SetupError| FenError::from(error))?;
        warnings.extend(odd.into_iter().map(FenWarning::Setup));
        Ok((Epd { position, operations }, warnings))
    }

    /// The operation of that name, if there is one.
    pub fn operation(&self, opcode: &str) -> Option<&Operation> {
        self.operations.iter().find(|operation| operation.opcode == opcode)
    }

    /// The first operand of an operation.
    pub fn text(&self, opcode: &str) -> Option<&str> {
        self.operation(opcode)?.operands.first().map(Operand::as_str)
    }

    /// The legal moves among the operands, as for `bm` and `am`.
    pub fn moves(&self, opcode: &str) -> Vec<Move> {
        let operands = self.operation(opcode).map_or(&[][..], |operation| &operation.operands);
        operands.iter().filter_map(|operand| san::parse(&self.position, operand.as_str()).ok()).collect()
    }

    /// Writes the line: the fields, the counters if they say anything, the rest.
    ///
    /// A word that cannot stand alone is quoted; a quotation mark within a text,
    /// which EPD cannot write, becomes an apostrophe.
    pub fn write(&self) -> String {
        let mut line = String::with_capacity(80);
        fen::write_four(&mut line, &self.position, CastlingStyle::XFen).expect("writing to a string");
        if self.position.halfmoves() > 0 {
            write!(line, " hmvc {};", self.position.halfmoves()).expect("writing to a string");
        }
        if self.position.fullmoves() > 1 {
            write!(line, " fmvn {};", self.position.fullmoves()).expect("writing to a string");
        }
        for Operation { opcode, operands } in &self.operations {
            write!(line, " {opcode}").expect("writing to a string");
            for operand in operands {
                match operand {
                    Operand::Word(word) if is_word(word) => write!(line, " {word}"),
                    other => write!(line, " \"{}\"", other.as_str().replace('"', "'")),
                }
                .expect("writing to a string");
            }
            line.push(';');
        }
        line
    }
}

/// Whether a text can stand in a line without quotation marks.
fn is_word(text: &str) -> bool {
    !text.is_empty() && !text.contains(|c: char| c.is_whitespace() || matches!(c, ';' | '"'))
}

/// The four fields of the position, and what stands behind them.
fn split_fields(line: &str) -> Result<([&str; 4], &str), EpdError> {
    let mut fields = [""; 4];
    let mut rest = line.trim();
    for (index, field) in fields.iter_mut().enumerate() {
        let end = rest.find(|c: char| c.is_ascii_whitespace()).unwrap_or(rest.len());
        if end == 0 {
            return Err(EpdError::Fields(index));
        }
        (*field, rest) = (&rest[..end], rest[end..].trim_start());
    }
    Ok((fields, rest))
}

/// The counters of a FEN, which some files have before the operations.
fn split_counters(rest: &str) -> (Option<(u32, u32)>, &str) {
    let number = |text: &'_ str| -> Option<(u32, usize)> {
        let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let number = text[..end].parse().ok().filter(|&number| number <= Setup::MOST_MOVES)?;
        let blanks = text[end..].len() - text[end..].trim_start().len();
        (blanks > 0 || end == text.len()).then_some((number, end + blanks))
    };
    let counters = number(rest).and_then(|(halfmoves, next)| {
        let (fullmoves, end) = number(&rest[next..])?;
        Some(((halfmoves, fullmoves), &rest[next + end..]))
    });
    counters.map_or((None, rest), |(counters, rest)| (Some(counters), rest))
}

/// Takes every counter of that name out of the operations; the last one holds.
fn take_counter(operations: &mut Vec<Operation>, opcode: &str, counter: &mut u32) -> Result<(), EpdError> {
    let mut wrong = None;
    operations.retain(|operation| {
        if operation.opcode != opcode {
            return true;
        }
        let found = operation.operands.first().map_or("", Operand::as_str);
        match found.parse() {
            Ok(number @ 0..=Setup::MOST_MOVES) => *counter = number,
            _ => wrong = Some(EpdError::Counter { opcode: opcode.to_owned(), found: found.to_owned() }),
        }
        false
    });
    wrong.map_or(Ok(()), Err)
}

/// Reads one operation after the other.
struct Operations<'a> {
    rest: &'a str,
}

impl Iterator for Operations<'_> {
    type Item = Result<Operation, EpdError>;

    fn next(&mut self) -> Option<Self::Item> {
        // A semicolon too many closes nothing.
        self.rest = self.rest.trim_start_matches(|c: char| c.is_ascii_whitespace() || c == ';');
        if self.rest.is_empty() {
            return None;
        }
        let operation = self.operation();
        if operation.is_err() {
            self.rest = "";
        }
        Some(operation)
    }
}

impl Operations<'_> {
    fn operation(&mut self) -> Result<Operation, EpdError> {
        let opcode = self.word().to_owned();
        if !opcode.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return Err(EpdError::Opcode(opcode));
        }
        let mut operands = Vec::new();
        loop {
            self.rest = self.rest.trim_start();
            match self.rest.chars().next() {
                None => return Ok(Operation { opcode, operands }),
                Some(';') => {
                    self.rest = &self.rest[1..];
                    return Ok(Operation { opcode, operands });
                }
                Some('"') => operands.push(Operand::Text(self.quotation()?)),
                Some(_) => operands.push(Operand::Word(self.word().to_owned())),
            }
        }
    }

    /// Everything up to white space or a semicolon.
    fn word(&mut self) -> &str {
        let end = self.rest.find(|c: char| c.is_ascii_whitespace() || c == ';').unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    fn quotation(&mut self) -> Result<String, EpdError> {
        let inside = &self.rest[1..];
        let end = inside.find('"').ok_or_else(|| EpdError::Quotation(inside.to_owned()))?;
        self.rest = &inside[end + 1..];
        Ok(inside[..end].to_owned())
    }
}
