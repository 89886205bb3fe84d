//! Games from a stream, one after the other.

use std::{
    io::{self, Read},
    sync::Arc,
};

use super::{
    Limit, PgnError, Problem, Spot, Text, Visitor,
    class::Class,
    kinds::Kinds,
    limit,
    line::Line,
    start::Start,
    tag::{self, Reading},
    window::Window,
};
use crate::{
    any::{Position, Rules},
    san::Letters,
    variant::language::Catalogue,
};

/// More than any token but comments and tags needs.
pub(super) const AHEAD: usize = 1024;

/// Why the reading of a token stopped.
pub(super) enum Stop {
    /// The stream cannot be read.
    Io(io::Error),
    /// The game is broken where the window stands.
    Bad(Problem),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Io(error)
    }
}

impl From<Problem> for Stop {
    fn from(problem: Problem) -> Stop {
        Stop::Bad(problem)
    }
}

impl From<Limit> for Stop {
    fn from(limit: Limit) -> Stop {
        Stop::Bad(Problem::Limit(limit))
    }
}

/// The game being read.
#[derive(Default)]
pub(super) struct State {
    /// Where its text began.
    pub(super) began: u64,
    /// Whether there is more to it than remarks between games.
    pub(super) is_solid: bool,
    /// Whether an error was reported, and the rest is only skipped.
    pub(super) is_broken: bool,
    /// Moves made so far, in all its lines.
    pub(super) moves: usize,
    /// Variations open in a text that is only skipped.
    pub(super) depth: usize,
    /// The names of its tags, each with a line end.
    names: Vec<u8>,
    tags: usize,
    start: Start,
}

/// Reads games from a stream and tells a [`Visitor`] about them.
///
/// Every move is checked, in the main line and in variations. Memory does not
/// grow with the file: what is kept is a window of some 128 KiB, more only
/// around a long comment.
///
/// A broken game gives one error, with its line and column, and reading goes on
/// with the next game. Text between two games that is no game gives an error
/// of its own.
///
/// ```
/// use chess::pgn::{PgnError, Reader};
///
/// let text = "1. e4 e5 2. Nf6 *\n\n1. d4 *";
/// let mut errors = Vec::new();
/// let mut reader = Reader::new(text.as_bytes());
/// let mut games = 0;
/// while reader.read_game(&mut |error: PgnError| errors.push(error.to_string()))? {
///     games += 1;
/// }
/// assert_eq!((games, errors), (2, vec!["1:13: no knight can reach f6".to_owned()]));
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Reader<R> {
    pub(super) window: Window<R>,
    pub(super) letters: Letters,
    pub(super) line: Line,
    pub(super) game: State,
    /// Before this offset no comment ends.
    pub(super) unclosed_to: u64,
    usual: Position,
    kinds: Kinds,
}

impl<R: Read> Reader<R> {
    /// A reader of a stream whose moves are in English letters.
    pub fn new(source: R) -> Reader<R> {
        Reader::with_letters(source, Letters::English)
    }

    /// A reader of a stream whose moves are in some letters.
    pub fn with_letters(source: R, letters: Letters) -> Reader<R> {
        Reader {
            window: Window::new(source),
            letters,
            line: Line::new(Position::default()),
            game: State::default(),
            unclosed_to: 0,
            usual: Position::default(),
            kinds: Kinds::default(),
        }
    }

    /// Chooses what games are played by that name no variant.
    pub fn set_rules(&mut self, rules: Rules) {
        self.kinds.usual = rules;
    }

    /// Makes variants known besides those that are built in.
    pub fn set_catalogue(&mut self, catalogue: Arc<Catalogue>) {
        self.kinds.catalogue = Some(catalogue);
    }

    /// Reads the next game; tells whether there was one.
    ///
    /// What a visitor was told before a `false` is no game: remarks at the end
    /// of the file.
    ///
    /// # Errors
    /// When the stream cannot be read.
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<bool> {
        if !self.find_game(visitor)? {
            return Ok(false);
        }
        visitor.begin_game();
        self.begin();
        let has_moves = self.opening(visitor)?;
        self.set_up(visitor);
        if has_moves {
            self.game.is_solid = true;
            self.movetext(visitor)?;
        }
        Ok(self.game.is_solid)
    }

    /// How many bytes have been read as games.
    pub fn bytes_read(&self) -> u64 {
        self.window.offset()
    }

    fn begin(&mut self) {
        let mut names = std::mem::take(&mut self.game.names);
        names.clear();
        self.line.restart(&self.usual);
        self.game = State { began: self.window.offset(), names, ..State::default() };
    }

    /// Goes to where a game begins, over blanks and whatever else there is.
    fn find_game<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<bool> {
        loop {
            self.window.look(AHEAD)?;
            self.window.skip_byte_order_mark();
            let Some(&byte) = self.window.rest().first() else { return Ok(false) };
            let begins = match Class::of(byte) {
                Class::Space => {
                    self.window.consume(1);
                    continue;
                }
                Class::Brace | Class::Semicolon => true,
                Class::Percent => self.window.is_line_start(),
                Class::Bracket => self.seems_tag(),
                _ => self.seems_movetext(self.window.rest()),
            };
            if begins {
                return Ok(true);
            }
            self.skip_junk(visitor)?;
        }
    }

    /// Whether somebody meant a tag here, even if it is not well written.
    fn seems_tag(&self) -> bool {
        let rest = self.window.rest();
        tag::is_tag(rest) || self.window.is_line_start() && rest.get(1).is_some_and(u8::is_ascii_alphabetic)
    }

    /// Tags, and the remarks around them; tells whether moves may follow.
    fn opening<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<bool> {
        let mut breaks = 0;
        loop {
            self.window.look(AHEAD)?;
            self.window.skip_byte_order_mark();
            let rest = self.window.rest();
            let Some(&byte) = rest.first() else { return Ok(false) };
            match Class::of(byte) {
                Class::Space => {
                    breaks += usize::from(is_line_break(rest));
                    self.window.consume(1);
                }
                Class::Bracket => {
                    if breaks > 1 && self.begins_next_game() {
                        return Ok(false);
                    }
                    breaks = 0;
                    let outcome = self.tag(visitor);
                    self.settle(outcome, visitor)?;
                }
                Class::Brace | Class::Semicolon | Class::Percent if self.is_remark(byte) => {
                    self.game.is_solid |= byte == b'{';
                    let outcome = self.remark(visitor);
                    self.settle(outcome, visitor)?;
                }
                _ => return Ok(true),
            }
        }
    }

    /// Reports what stopped a token, and goes behind it.
    pub(super) fn settle<V: Visitor>(
        &mut self,
        outcome: Result<(), Stop>,
        visitor: &mut V,
    ) -> io::Result<()> {
        match outcome {
            Ok(()) => Ok(()),
            Err(Stop::Io(error)) => Err(error),
            Err(Stop::Bad(problem)) => {
                let is_binary = matches!(problem, Problem::Binary(_));
                let spot = self.window.spot();
                self.report(problem, spot, visitor);
                self.skip_token()?;
                if is_binary { self.skip_to_tag() } else { Ok(()) }
            }
        }
    }

    /// Reports the one error of a game.
    fn report<V: Visitor>(&mut self, problem: Problem, spot: Spot, visitor: &mut V) {
        self.game.is_solid = true;
        if !self.game.is_broken {
            self.game.is_broken = true;
            self.game.depth = self.line.depth();
            visitor.error(PgnError { spot, problem });
        }
    }

    /// Whether a tag behind a blank line belongs to another game.
    fn begins_next_game(&self) -> bool {
        let Some(name) = tag::name(self.window.rest()) else { return false };
        self.game.tags > 0
            && (name == b"Event" || self.game.names.split(|&byte| byte == b'\n').any(|seen| seen == name))
    }

    fn tag<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), Stop> {
        self.game.is_solid = true;
        let mut seen = AHEAD;
        let tag = loop {
            self.window.look(seen)?;
            match tag::read(self.window.rest(), self.window.is_over()) {
                Reading::Whole(tag) => break tag,
                Reading::Broken(problem) => return Err(problem.into()),
                Reading::More => seen = 2 * self.window.rest().len().max(AHEAD),
            }
        };
        if self.game.tags == limit::TAGS {
            return Err(Limit::Tags.into());
        }
        self.game.tags += 1;
        if !self.game.is_broken {
            let spot = if Start::concerns(&self.window.rest()[tag.name.0..tag.name.1]) {
                Some(self.window.spot())
            } else {
                None
            };
            let rest = self.window.rest();
            let name = &rest[tag.name.0..tag.name.1];
            let value = Text::quoted(&rest[tag.value.0..tag.value.1]);
            if let Some(spot) = spot {
                self.game.start.note(name, value, spot);
            }
            self.game.names.extend_from_slice(name);
            self.game.names.push(b'\n');
            visitor.tag(Text::plain(name), value);
        }
        self.window.consume(tag.len);
        Ok(())
    }

    /// Puts the pieces where the tags say, as far as they were good.
    fn set_up<V: Visitor>(&mut self, visitor: &mut V) {
        match std::mem::take(&mut self.game.start).position(&mut self.kinds) {
            Ok(start) => {
                if let Some(start) = start {
                    self.line.restart(&start);
                }
                visitor.start(self.line.position());
            }
            Err((problem, spot)) => {
                let spot = spot.unwrap_or_else(|| self.window.spot());
                self.report(problem, spot, visitor);
            }
        }
    }
}

/// Whether the first byte ends a line, the LF of a CRLF counting for both.
pub(super) fn is_line_break(rest: &[u8]) -> bool {
    matches!(rest, [b'\n' | b'\r', ..]) && !rest.starts_with(b"\r\n")
}

/// Whether a text begins as games begin that have no tags.
pub(super) fn begins_with_number(text: &[u8]) -> bool {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    digits > 0 && digits < 5 && text.get(digits) == Some(&b'.')
}
