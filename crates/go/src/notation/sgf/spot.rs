//! Lines and columns.

use encoding_rs::Encoding;

/// A line and a column of a text, both from 1; columns count characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spot {
    /// The line, ended by LF, CR, CRLF or LFCR.
    pub line: u64,
    /// The character of the line; a tab is one.
    pub column: u64,
}

impl Spot {
    /// Where a text begins.
    pub(super) const START: Spot = Spot { line: 1, column: 1 };

    /// The spot behind some bytes that begin here.
    pub(super) fn behind(self, bytes: &[u8], charset: &'static Encoding) -> Spot {
        let (mut lines, mut last, mut index) = (0, None, 0);
        while let Some(&byte) = bytes.get(index) {
            if matches!(byte, b'\n' | b'\r') {
                // The other sign right behind it belongs to the same end.
                let is_pair =
                    bytes.get(index + 1).is_some_and(|&next| matches!(next, b'\n' | b'\r') && next != byte);
                index += usize::from(is_pair);
                lines += 1;
                last = Some(index);
            }
            index += 1;
        }
        match last {
            Some(last) => {
                Spot { line: self.line + lines, column: 1 + characters(&bytes[last + 1..], charset) }
            }
            None => Spot { column: self.column + characters(bytes, charset), ..self },
        }
    }
}

fn characters(bytes: &[u8], charset: &'static Encoding) -> u64 {
    charset.decode_without_bom_handling(bytes).0.chars().count() as u64
}

#[cfg(test)]
mod tests {
    use encoding_rs::{SHIFT_JIS, UTF_8};

    use super::*;

    fn spot(bytes: &[u8], charset: &'static Encoding) -> (u64, u64) {
        let Spot { line, column } = Spot::START.behind(bytes, charset);
        (line, column)
    }

    #[test]
    fn every_kind_of_line_end_is_one_line() {
        assert_eq!(spot(b"a\nb\r\nc\rd", UTF_8), (4, 2));
        assert_eq!(spot(b"\r\r\n\n", UTF_8), (4, 1));
        assert_eq!(spot(b"a\n\rb\n\rc", UTF_8), (3, 2));
    }

    #[test]
    fn columns_count_characters_of_the_charset() {
        assert_eq!(spot("é∞x".as_bytes(), UTF_8), (1, 4));
        assert_eq!(spot(b"\x8a\x5d\x8a\x5d", SHIFT_JIS), (1, 3));
    }
}
