//! The way from an error to the next game.

use std::io::{self, Read};

use memchr::{memchr, memchr2};

use super::{
    PgnError, Problem, Termination, Visitor,
    class::{Class, word},
    reader::{AHEAD, Reader, begins_with_number, is_line_break},
    san_shown, tag,
};

impl<R: Read> Reader<R> {
    /// Skips the rest of a broken game.
    pub(super) fn skip_game(&mut self) -> io::Result<()> {
        loop {
            self.window.look(AHEAD)?;
            let rest = self.window.rest();
            let Some(&byte) = rest.first() else { return Ok(()) };
            match Class::of(byte) {
                Class::Bracket if tag::is_tag(rest) => return Ok(()),
                Class::Space | Class::Bracket => self.window.consume(1),
                Class::Control => return self.skip_to_tag(),
                Class::Digit | Class::Star | Class::Other if self.ends_broken_game() => return Ok(()),
                _ => self.skip_token()?,
            }
        }
    }

    /// Consumes a result if one stands here and ends the game.
    fn ends_broken_game(&mut self) -> bool {
        let rest = self.window.rest();
        let token = word(rest);
        let len = token.len();
        if str::from_utf8(token).ok().and_then(Termination::from_token).is_none() {
            return false;
        }
        // Within a variation a result ends the game only if a gap follows.
        let ends = self.game.depth == 0 || is_gap(&rest[len..]);
        if ends {
            self.window.consume(len);
        }
        ends
    }

    /// Goes behind whatever stands here, a tag or the end of the file aside.
    pub(super) fn skip_token(&mut self) -> io::Result<()> {
        self.window.look(AHEAD)?;
        let rest = self.window.rest();
        let Some(&byte) = rest.first() else { return Ok(()) };
        match Class::of(byte) {
            // Variations left open end before a tag, which begins another game.
            Class::Bracket if self.line.depth() > 0 && tag::is_tag(rest) => return Ok(()),
            // A tag that could not be read; the next line may be one that can.
            Class::Bracket | Class::Semicolon => return self.skip_line(),
            Class::Percent if self.window.is_line_start() => return self.skip_line(),
            Class::Brace => {
                self.window.consume(1);
                return self.skip_comment();
            }
            Class::Open => self.game.depth += 1,
            Class::Close => self.game.depth = self.game.depth.saturating_sub(1),
            _ => {}
        }
        let count = if Class::of(byte).ends_word() { 1 } else { word(rest).len() };
        self.window.consume(count);
        Ok(())
    }

    /// Skips up to the end of the line, and not over it.
    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            self.window.look(1)?;
            let rest = self.window.rest();
            let end = memchr2(b'\n', b'\r', rest);
            let count = end.unwrap_or(rest.len());
            self.window.consume(count);
            if end.is_some() || count == 0 {
                return Ok(());
            }
        }
    }

    /// Skips to the next line that is a tag.
    pub(super) fn skip_to_tag(&mut self) -> io::Result<()> {
        loop {
            self.window.look(1)?;
            let rest = self.window.rest();
            if rest.is_empty() {
                return Ok(());
            }
            let found = memchr(b'[', rest);
            self.window.consume(found.unwrap_or(rest.len()));
            if found.is_some() {
                if self.is_at_tag_line()? {
                    return Ok(());
                }
                self.window.consume(1);
            }
        }
    }

    /// Reports what stands between two games, and skips it.
    pub(super) fn skip_junk<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<()> {
        let spot = self.window.spot();
        let problem = junk(self.window.rest());
        let is_binary = !matches!(problem, Problem::Junk(_));
        visitor.error(PgnError { spot, problem });
        if is_binary {
            return self.skip_to_tag();
        }
        loop {
            self.skip_line()?;
            self.window.look(AHEAD)?;
            let rest = self.window.rest();
            let breaks = rest.iter().take_while(|&&byte| Class::of(byte) == Class::Space).count();
            if rest.is_empty() {
                return Ok(());
            }
            self.window.consume(breaks);
            self.window.look(AHEAD)?;
            let rest = self.window.rest();
            if tag::is_tag(rest) || begins_with_number(rest) {
                return Ok(());
            }
            if rest.first().is_some_and(|&byte| Class::of(byte) == Class::Control) {
                return self.skip_to_tag();
            }
        }
    }
}

/// What to say of a text that is no game.
fn junk(rest: &[u8]) -> Problem {
    let line = &rest[..memchr2(b'\n', b'\r', rest).unwrap_or(rest.len())];
    let is_control = |&&byte: &&u8| Class::of(byte) == Class::Control;
    if rest.starts_with(b"\xff\xfe") || rest.starts_with(b"\xfe\xff") {
        Problem::Utf16
    } else if let Some(&byte) = line.iter().find(is_control) {
        Problem::Binary(byte)
    } else {
        Problem::Junk(san_shown(line))
    }
}

/// Whether an empty line, a tag or nothing at all follows.
fn is_gap(rest: &[u8]) -> bool {
    let mut breaks = 0;
    for at in 0..rest.len() {
        match rest[at] {
            b'\n' | b'\r' => breaks += usize::from(is_line_break(&rest[at..])),
            b' ' | b'\t' => {}
            byte => return byte == b'[' || breaks > 1,
        }
        if breaks > 1 {
            return true;
        }
    }
    true
}
