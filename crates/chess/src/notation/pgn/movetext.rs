//! The moves of a game and all that stands between them.

use std::io::{self, Read};

use super::{
    Limit, Problem, Termination, Text, Visitor,
    class::{Class, word},
    glyph, limit,
    reader::{AHEAD, Reader, Stop, begins_with_number, is_line_break},
    san_shown, tag,
};
use crate::{
    any::{Move, Position},
    notation::san::{self, Letters, Parts, SanError},
    variant,
};

/// Whether the game goes on behind a token.
#[derive(PartialEq, Eq)]
enum Flow {
    On,
    Over,
}

impl<R: Read> Reader<R> {
    /// Reads the moves of a game up to its end.
    pub(super) fn movetext<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<()> {
        if !self.game.is_broken {
            let outcome = self.tokens(visitor);
            self.settle(outcome, visitor)?;
        }
        if self.game.is_broken { self.skip_game() } else { Ok(()) }
    }

    fn tokens<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), Stop> {
        loop {
            self.window.look(AHEAD)?;
            if self.window.offset() - self.game.began > limit::GAME {
                return Err(Limit::Game.into());
            }
            let Some(&byte) = self.window.rest().first() else { return self.all_closed() };
            let class = Class::of(byte);
            if class == Class::Space {
                self.window.consume(1);
            } else if class == Class::Move && self.usual_move(visitor)? {
            } else if self.token(byte, class, visitor)? == Flow::Over {
                return Ok(());
            }
        }
    }

    fn token<V: Visitor>(&mut self, byte: u8, class: Class, visitor: &mut V) -> Result<Flow, Stop> {
        match class {
            Class::Digit => return self.digits(visitor),
            Class::Star => return self.terminate(Termination::Unknown, 1, visitor),
            Class::Move | Class::Other => return self.odd_word(visitor),
            Class::Bracket if tag::is_tag(self.window.rest()) => {
                self.all_closed()?;
                return Ok(Flow::Over);
            }
            Class::Brace | Class::Semicolon => self.remark(visitor)?,
            Class::Percent if self.window.is_line_start() => self.remark(visitor)?,
            Class::Dot => self.window.consume(1),
            Class::Open => self.open(visitor)?,
            Class::Close => self.close(visitor)?,
            Class::Dollar => self.numeric_glyph(visitor)?,
            Class::Mark => self.mark(visitor),
            Class::Control => return Err(Problem::Binary(byte).into()),
            _ => return Err(Problem::Unexpected(char::from(byte)).into()),
        }
        Ok(Flow::On)
    }

    /// Plays a move written as files write it; false for anything unusual.
    #[inline(always)]
    fn usual_move<V: Visitor>(&mut self, visitor: &mut V) -> Result<bool, Stop> {
        if self.letters != Letters::English {
            return Ok(false);
        }
        let Position::Standard(position) = self.line.position() else { return Ok(false) };
        let rest = self.window.rest();
        if let Some(text) = rest.first_chunk()
            && let Some((mv, end)) = san::quick(position, text)
            && let Some(len) = whole_move(rest, end)
        {
            self.make(Move::Standard(mv), visitor)?;
            self.window.consume(len);
            return Ok(true);
        }
        self.plain_move(visitor)
    }

    /// The same for castling, promotions, and moves that are not legal.
    fn plain_move<V: Visitor>(&mut self, visitor: &mut V) -> Result<bool, Stop> {
        let rest = self.window.rest();
        let Some((parts, end)) = Parts::read(rest) else { return Ok(false) };
        let Some(len) = whole_move(rest, end) else { return Ok(false) };
        self.play(parts, end, visitor)?;
        self.window.consume(len);
        Ok(true)
    }

    #[inline]
    fn play<V: Visitor>(&mut self, parts: Parts, len: usize, visitor: &mut V) -> Result<(), Stop> {
        let text = &self.window.rest()[..len];
        match self.line.position() {
            Position::Standard(position) => match san::resolve(position, parts) {
                Ok(mv) => self.make(Move::Standard(mv), visitor),
                Err(refused) => Err(Problem::Move(refused.into_error(text)).into()),
            },
            Position::Variant(position) => {
                let mv = variant::san::parse(position, &Text::plain(text).decode()).map_err(Problem::from)?;
                self.make(Move::Variant(mv), visitor)
            }
        }
    }

    /// Tells a legal move and plays it.
    #[inline(always)]
    pub(super) fn make<V: Visitor>(&mut self, mv: Move, visitor: &mut V) -> Result<(), Stop> {
        self.count_move()?;
        visitor.mv(self.line.position(), mv);
        self.line.play(mv);
        Ok(())
    }

    #[inline(always)]
    fn count_move(&mut self) -> Result<(), Stop> {
        if self.game.moves == limit::MOVES {
            return Err(Limit::Moves.into());
        }
        self.game.moves += 1;
        Ok(())
    }

    /// A number, a result, a null move, or castling with zeros.
    fn digits<V: Visitor>(&mut self, visitor: &mut V) -> Result<Flow, Stop> {
        let rest = self.window.rest();
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits > limit::TOKEN {
            return Err(Limit::Token.into());
        }
        if rest.get(digits) == Some(&b'.') {
            let dots = rest[digits..].iter().take_while(|&&byte| byte == b'.').count();
            self.window.consume(digits + dots);
            visitor.number();
            return Ok(Flow::On);
        }
        let token = word(rest);
        let len = token.len();
        if let Some(termination) = terminates(token) {
            return self.terminate(termination, len, visitor);
        }
        if is_null_move(token) {
            return self.null_move(len, visitor);
        }
        if token.starts_with(b"0-0") && self.line.position().variant().is_some() {
            return self.odd_move(len, visitor);
        }
        if token[0] == b'0'
            && let Some(parts) = san::read_token(token, Letters::English)
        {
            self.play(parts, len, visitor)?;
            self.window.consume(len);
        } else {
            self.window.consume(digits);
            visitor.number();
        }
        Ok(Flow::On)
    }

    /// A result: the end of the game, or in a variation a remark.
    fn terminate<V: Visitor>(
        &mut self,
        termination: Termination,
        len: usize,
        visitor: &mut V,
    ) -> Result<Flow, Stop> {
        visitor.termination(termination);
        self.window.consume(len);
        if self.line.depth() > 0 {
            return Ok(Flow::On);
        }
        self.remarks_behind(visitor)?;
        Ok(Flow::Over)
    }

    /// Remarks behind the result belong to the game up to an empty line.
    fn remarks_behind<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), Stop> {
        let mut breaks = 0;
        loop {
            self.window.look(AHEAD)?;
            let rest = self.window.rest();
            match rest.first() {
                Some(b'\n' | b'\r') => {
                    breaks += usize::from(is_line_break(rest));
                    self.window.consume(1);
                    if breaks > 1 {
                        return Ok(());
                    }
                }
                Some(b' ' | b'\t') => self.window.consume(1),
                Some(&byte @ (b'{' | b';' | b'%')) if self.is_remark(byte) => {
                    self.remark(visitor)?;
                    breaks = 0;
                }
                _ => return Ok(()),
            }
        }
    }

    fn open<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), Stop> {
        if self.line.depth() == limit::DEPTH {
            return Err(Limit::Depth.into());
        }
        if !self.line.branch() {
            return Err(Problem::VariationFirst.into());
        }
        self.window.consume(1);
        visitor.begin_variation();
        Ok(())
    }

    fn close<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), Stop> {
        if !self.line.rejoin() {
            return Err(Problem::VariationClosed.into());
        }
        self.window.consume(1);
        visitor.end_variation();
        Ok(())
    }

    fn all_closed(&self) -> Result<(), Stop> {
        if self.line.depth() > 0 { Err(Problem::VariationOpen.into()) } else { Ok(()) }
    }

    fn numeric_glyph<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), Stop> {
        let rest = self.window.rest();
        let digits = rest[1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let token = &rest[..=digits];
        let number = str::from_utf8(&token[1..]).ok().and_then(|digits| digits.parse().ok());
        let Some(number) = number else {
            return Err(Problem::Glyph(san_shown(token)).into());
        };
        visitor.glyph(number);
        self.window.consume(1 + digits);
        Ok(())
    }

    fn mark<V: Visitor>(&mut self, visitor: &mut V) {
        let (number, len) = glyph::mark(self.window.rest());
        visitor.glyph(number);
        self.window.consume(len);
    }

    /// Whether a text outside any game begins one without tags.
    pub(super) fn seems_movetext(&self, rest: &[u8]) -> bool {
        let token = word(rest);
        let is_move = |token| san::read_token(token, self.letters).is_some();
        let digits = token.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let numbered = || {
            let blanks = rest[digits..].iter().take_while(|&&byte| byte == b' ').count();
            let next = word(&rest[digits + blanks..]);
            digits > 0 && (is_move(next) || next.first() == Some(&b'.'))
        };
        terminates(token).is_some()
            || begins_with_number(rest)
            || is_null_move(token)
            || is_move(token)
            || numbered()
    }

    /// Anything else: null moves, symbols, moves with unusual signs.
    fn odd_word<V: Visitor>(&mut self, visitor: &mut V) -> Result<Flow, Stop> {
        let rest = self.window.rest();
        let token = word(rest);
        let len = token.len();
        if len > limit::TOKEN {
            return Err(Limit::Token.into());
        }
        if let Some(termination) = terminates(token) {
            return self.terminate(termination, len, visitor);
        }
        if is_null_move(token) {
            return self.null_move(len, visitor);
        }
        if let Some(blank) = BLANKS.iter().find(|blank| token.starts_with(blank)) {
            self.window.consume(blank.len());
            return Ok(Flow::On);
        }
        if let Some(dots) = ["…".as_bytes(), b"\x85"].into_iter().find(|dots| token.starts_with(dots)) {
            self.window.consume(dots.len());
            visitor.number();
            return Ok(Flow::On);
        }
        if matches!(token, b"+" | b"++" | b"#" | b"e.p." | b"ep" | b"e.p" | b",") {
            self.window.consume(len);
            return Ok(Flow::On);
        }
        if let Some(number) = glyph::glyph_number(&Text::plain(token).decode()) {
            visitor.glyph(number);
            self.window.consume(len);
            return Ok(Flow::On);
        }
        self.odd_move(len, visitor)
    }

    /// A move in other letters, or with a symbol behind it and no blank.
    fn odd_move<V: Visitor>(&mut self, len: usize, visitor: &mut V) -> Result<Flow, Stop> {
        if self.line.position().variant().is_some() {
            self.variant_word(len, visitor)?;
            return Ok(Flow::On);
        }
        let token = &self.window.rest()[..len];
        let (core, number) = without_symbol(token);
        let (core_len, is_symbol) = (core.len(), is_symbol(token));
        if let Some(parts) = san::read_token(core, self.letters) {
            self.play(parts, core_len, visitor)?;
            if let Some(number) = number {
                visitor.glyph(number);
            }
        } else if is_symbol {
            visitor.symbol(Text::plain(token));
        } else {
            return Err(Problem::Move(SanError::Unreadable(san_shown(token))).into());
        }
        self.window.consume(len);
        Ok(Flow::On)
    }

    /// A pass where the rules know one, else the turn given away without a move.
    fn null_move<V: Visitor>(&mut self, len: usize, visitor: &mut V) -> Result<Flow, Stop> {
        if let Some(pass) = self.line.position().variant().and_then(variant::Position::pass_move) {
            self.make(Move::Variant(pass), visitor)?;
            self.window.consume(len);
            return Ok(Flow::On);
        }
        if self.line.position().is_check() {
            return Err(Problem::NullMove(san_shown(&self.window.rest()[..len])).into());
        }
        self.count_move()?;
        visitor.null_move(self.line.position());
        self.line.pass();
        self.window.consume(len);
        Ok(Flow::On)
    }
}

/// Where a move ends that has nothing unusual behind it, a blank included.
#[inline(always)]
fn whole_move(rest: &[u8], mut end: usize) -> Option<usize> {
    if let Some(b'+' | b'#') = rest.get(end) {
        end += 1;
    }
    match rest.get(end) {
        Some(b' ') => Some(end + 1),
        Some(&byte) if !Class::of(byte).ends_word() => None,
        _ => Some(end),
    }
}

fn terminates(token: &[u8]) -> Option<Termination> {
    if token.len() > 10 || token.first()?.is_ascii_alphabetic() {
        return None;
    }
    Termination::from_token(&Text::plain(token).decode())
}

/// Blanks beyond ASCII: byte order mark, no-break space in either encoding.
const BLANKS: [&[u8]; 3] = [b"\xef\xbb\xbf", b"\xc2\xa0", b"\xa0"];

fn is_null_move(token: &[u8]) -> bool {
    matches!(token, b"--" | b"0000" | b"Z0" | b"z0" | b"null" | b"NULL" | b"pass" | b"Pass" | b"@@@@" | b"<>")
}

/// A token without the symbol at its end, and the number of that symbol.
///
/// A lone `+` is a check, not a part of `+-`, unless `-` follows it.
pub(super) fn without_symbol(token: &[u8]) -> (&[u8], Option<u32>) {
    let square_end = token.iter().rposition(|byte| matches!(byte, b'0'..=b'9' | b'A'..=b'Z' | b'.'));
    let Some(from) = square_end.map(|end| end + 1) else { return (token, None) };
    for start in from..token.len() {
        if let Some(number) = glyph::glyph_number(&Text::plain(&token[start..]).decode()) {
            return (&token[..start], Some(number));
        }
    }
    (token, None)
}

/// Whether a word is some sign without a meaning known here.
pub(super) fn is_symbol(token: &[u8]) -> bool {
    let text = Text::plain(token).decode();
    let is_sign = |sign: char| !(sign.is_alphanumeric() || sign.is_control() || sign.is_whitespace());
    text.chars().count() <= 8 && text.chars().all(|sign| is_sign(sign) && sign != '\u{feff}')
}
