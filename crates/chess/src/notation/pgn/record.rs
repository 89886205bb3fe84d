//! A whole game: its tags, its tree, its result.

use std::{
    collections::VecDeque,
    io::{self, Read},
};

use game::{Edit, History};

use super::{PgnError, Reader, Termination, builder::Builder, export};
use crate::{
    any::{Move, Piece, Position},
    san::Letters,
};

/// A game as a file has it, or as it is to be written to one.
///
/// In the tree a null move is a node with an edit of the turn and no move, but
/// for variants in which passing is a move. A node's properties hold what PGN
/// has no better place for: `%` for escaped lines, `symbol` for symbols without
/// a number, and `result` for a result that ends a variation. Times stay in the comments, where [`clock`] and
/// [`elapsed`] find them; the clocks of the nodes are left empty.
///
/// [`clock`]: super::clock
/// [`elapsed`]: super::elapsed
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The tags, in their order; a name may come twice.
    pub tags: Vec<(String, String)>,
    /// The position from which the game is played.
    pub start: Position,
    /// Everything played and said; remarks before the game are at its root.
    pub history: History<Move, Edit<Piece>>,
    /// How the text of the game ends, if it says so.
    pub result: Option<Termination>,
    /// What ended the reading of the game early, if something did.
    pub error: Option<PgnError>,
}

impl Default for Record {
    fn default() -> Record {
        Record::new(Position::default())
    }
}

impl Record {
    /// A game without tags in which nothing has been played.
    pub fn new(start: impl Into<Position>) -> Record {
        Record { tags: Vec::new(), start: start.into(), history: History::new(), result: None, error: None }
    }

    /// The value of the first tag with this name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag, in the place of the first with this name if there is one.
    pub fn set_tag(&mut self, name: &str, value: impl Into<String>) {
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            Some((_, known)) => *known = value.into(),
            None => self.tags.push((name.to_owned(), value.into())),
        }
    }

    /// How the game ended: by its text, else by its tag, else unknown.
    pub fn termination(&self) -> Termination {
        let tagged = || Termination::from_token(self.tag("Result")?.trim());
        self.result.or_else(tagged).unwrap_or(Termination::Unknown)
    }

    /// The game in the export format, with an empty line behind it.
    ///
    /// The seven tags of the roster come first, the others by name; the tag
    /// Result is the [`Record::termination`] that the text ends with. The text
    /// is UTF-8 with LF. A game read from it is written as the same text again.
    ///
    /// The start of a variant brings its tags: its name, its position, and the
    /// rules of a variant that is not built in, so that it can be read anywhere.
    ///
    /// Lines of moves and comments have fewer than eighty characters. Longer
    /// are only words without a blank, comments with a closing brace, escaped
    /// lines, and a row of words in a comment that all but the first begin with
    /// a percent sign or as a tag does: a line must not begin so.
    ///
    /// A node with an edit other than a change of turn cannot be written. It is
    /// left out with all that follows it, and the next variation in its place,
    /// if there is one, stands for it.
    pub fn export(&self) -> String {
        export::export(self)
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
    Between(PgnError),
}

/// The games of a stream as trees, one after the other.
///
/// A broken game comes as far as it is good, with its error.
///
/// ```
/// use chess::pgn;
///
/// let text = "1. e4 (1. d4 d5) e5 {open} *";
/// let game = pgn::records(text.as_bytes()).next().unwrap()?;
/// assert!(game.export().ends_with("\n1. e4 (1. d4 d5) 1... e5 {open} *\n\n"));
/// # Ok::<(), pgn::ReadError>(())
/// ```
pub fn records<R: Read>(source: R) -> Records<R> {
    Records::new(Reader::new(source))
}

/// An iterator over the games of a stream.
pub struct Records<R> {
    reader: Reader<R>,
    found: VecDeque<Result<Record, ReadError>>,
    is_over: bool,
}

impl<R: Read> Records<R> {
    /// The games that a reader finds.
    pub fn new(reader: Reader<R>) -> Records<R> {
        Records { reader, found: VecDeque::new(), is_over: false }
    }

    /// The games of a stream whose moves are in some letters.
    pub fn with_letters(source: R, letters: Letters) -> Records<R> {
        Records::new(Reader::with_letters(source, letters))
    }

    /// How many bytes have been read as games.
    pub fn bytes_read(&self) -> u64 {
        self.reader.bytes_read()
    }

    fn read(&mut self) {
        let mut builder = Builder::default();
        let read = self.reader.read_game(&mut builder);
        let (between, record) = builder.finish();
        self.found.extend(between.into_iter().map(|error| Err(ReadError::Between(error))));
        match read {
            Ok(true) => self.found.extend(record.map(Ok)),
            Ok(false) => self.is_over = true,
            Err(error) => {
                self.is_over = true;
                self.found.extend(record.map(Ok));
                self.found.push_back(Err(error.into()));
            }
        }
    }
}

impl<R: Read> Iterator for Records<R> {
    type Item = Result<Record, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.found.is_empty() && !self.is_over {
            self.read();
        }
        self.found.pop_front()
    }
}
