//! A stream of bytes seen through a window, which knows lines and columns.

use std::io::{self, ErrorKind, Read};

use memchr::{memchr, memchr_iter, memrchr2};

/// What is read at once, and what the window shrinks to in the usual case.
const CHUNK: usize = 1 << 16;

/// A line and a column of a text, both from 1; columns count characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spot {
    /// The line, ended by LF, CR or CRLF.
    pub line: u64,
    /// The character of the line; a tab is one.
    pub column: u64,
}

/// The part of a stream that is being looked at.
pub(super) struct Window<R> {
    source: R,
    bytes: Vec<u8>,
    at: usize,
    end: usize,
    is_over: bool,
    /// Where in the stream the window begins.
    base: u64,
    /// An index at or before `at`, and the spot it has.
    marked: usize,
    mark: Spot,
}

impl<R: Read> Window<R> {
    pub(super) fn new(source: R) -> Window<R> {
        Window {
            source,
            bytes: vec![0; 2 * CHUNK],
            at: 0,
            end: 0,
            is_over: false,
            base: 0,
            marked: 0,
            mark: Spot { line: 1, column: 1 },
        }
    }

    /// What has been read and not been consumed.
    #[inline(always)]
    pub(super) fn rest(&self) -> &[u8] {
        &self.bytes[self.at..self.end]
    }

    /// Counts the bytes consumed since the stream began.
    #[inline(always)]
    pub(super) fn offset(&self) -> u64 {
        self.base + self.at as u64
    }

    /// Whether nothing lies behind what [`Window::rest`] shows.
    pub(super) fn is_over(&self) -> bool {
        self.is_over
    }

    #[inline(always)]
    pub(super) fn consume(&mut self, count: usize) {
        self.at += count;
        debug_assert!(self.at <= self.end);
    }

    /// Whether the next byte is the first of its line.
    pub(super) fn is_line_start(&self) -> bool {
        match self.at.checked_sub(1) {
            Some(before) => matches!(self.bytes[before], b'\n' | b'\r'),
            None => true,
        }
    }

    /// Sees to it that `ahead` bytes can be seen, if the stream has so many.
    #[inline(always)]
    pub(super) fn look(&mut self, ahead: usize) -> io::Result<()> {
        if self.end - self.at >= ahead || self.is_over { Ok(()) } else { self.fill(ahead) }
    }

    #[cold]
    fn fill(&mut self, ahead: usize) -> io::Result<()> {
        self.drop_consumed();
        let wanted = self.at + ahead.max(CHUNK) + CHUNK;
        if self.bytes.len() < wanted {
            self.bytes.resize(wanted, 0);
        }
        while self.end - self.at < ahead {
            match self.source.read(&mut self.bytes[self.end..]) {
                Ok(0) => {
                    self.is_over = true;
                    break;
                }
                Ok(count) => self.end += count,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Forgets what was consumed but for the end of the character before.
    fn drop_consumed(&mut self) {
        let mut gone = self.at.saturating_sub(1);
        while gone > self.marked && self.bytes[gone] & 0xc0 == 0x80 {
            gone -= 1;
        }
        if gone > self.marked {
            self.advance_mark(gone);
        }
        let gone = gone.min(self.marked);
        self.bytes.copy_within(gone..self.end, 0);
        self.base += gone as u64;
        self.at -= gone;
        self.end -= gone;
        self.marked -= gone;
    }

    /// The line and column of the next byte.
    pub(super) fn spot(&mut self) -> Spot {
        if self.at > self.marked {
            self.advance_mark(self.at);
        }
        self.mark
    }

    /// Skips the mark of UTF-8 at the front, which is no column.
    pub(super) fn skip_byte_order_mark(&mut self) {
        if self.rest().starts_with(b"\xef\xbb\xbf") {
            let spot = self.spot();
            self.at += 3;
            (self.marked, self.mark) = (self.at, spot);
        }
    }

    fn advance_mark(&mut self, to: usize) {
        let passed = &self.bytes[self.marked..to];
        // A CR counts unless its LF follows and counts instead.
        let mut lines = memchr_iter(b'\n', passed).count() as u64;
        if memchr(b'\r', passed).is_some() {
            let alone = |&index: &usize| self.bytes.get(self.marked + index + 1) != Some(&b'\n');
            lines += memchr_iter(b'\r', passed).filter(alone).count() as u64;
        }
        let line_start = if lines == 0 { None } else { memrchr2(b'\n', b'\r', passed) };
        self.mark = match line_start {
            Some(last) => Spot { line: self.mark.line + lines, column: 1 + characters(&passed[last + 1..]) },
            None => Spot { column: self.mark.column + characters(passed), ..self.mark },
        };
        self.marked = to;
    }
}

/// How many characters these bytes are; each byte that is no UTF-8 is one.
fn characters(bytes: &[u8]) -> u64 {
    let count = |chunk: std::str::Utf8Chunk| chunk.valid().chars().count() + chunk.invalid().len();
    bytes.utf8_chunks().map(count).sum::<usize>() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spot_after(text: &[u8], count: usize) -> (u64, u64) {
        let mut window = Window::new(text);
        window.look(count).unwrap();
        window.consume(count);
        let Spot { line, column } = window.spot();
        (line, column)
    }

    #[test]
    fn every_kind_of_line_end_is_one_line() {
        assert_eq!(spot_after(b"a\nb\r\nc\rd", 8), (4, 2));
        assert_eq!(spot_after(b"\r\r\n\n", 4), (4, 1));
        assert_eq!(spot_after(b"abc", 2), (1, 3));
    }

    #[test]
    fn columns_count_characters_of_either_encoding() {
        assert_eq!(spot_after("é∞x".as_bytes(), 6), (1, 4));
        assert_eq!(spot_after(b"\xe9\xb1x", 3), (1, 4));
    }

    #[test]
    fn spots_survive_a_window_that_moves_on() {
        let text = "é\n∞∞ ".repeat(50_000);
        let mut window = Window::new(text.as_bytes());
        let mut consumed = 0;
        while consumed < text.len() {
            window.look(4).unwrap();
            let step = text[consumed..].chars().next().map_or(0, char::len_utf8);
            window.consume(step);
            consumed += step;
        }
        assert_eq!(window.spot(), Spot { line: 50_001, column: 4 });
        assert!(window.bytes.len() <= 4 * CHUNK);
    }
}
