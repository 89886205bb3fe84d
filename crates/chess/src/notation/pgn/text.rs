//! Bytes of a file as text: UTF-8, else Windows-1252.

use std::borrow::Cow;

/// A piece of a file's text that is decoded when somebody asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Text<'a> {
    bytes: &'a [u8],
    form: Form,
}

/// How the text is written in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Plain,
    /// Blanks around it and line breaks within it mean nothing.
    Comment,
    /// A backslash escapes a quotation mark and itself.
    Quoted,
}

impl<'a> Text<'a> {
    pub(super) const fn plain(bytes: &'a [u8]) -> Text<'a> {
        Text { bytes, form: Form::Plain }
    }

    pub(super) const fn comment(bytes: &'a [u8]) -> Text<'a> {
        Text { bytes, form: Form::Comment }
    }

    pub(super) const fn quoted(bytes: &'a [u8]) -> Text<'a> {
        Text { bytes, form: Form::Quoted }
    }

    /// The bytes as they stand in the file.
    pub const fn as_bytes(self) -> &'a [u8] {
        self.bytes
    }

    /// The text itself.
    ///
    /// What is not valid UTF-8 is read as Windows-1252. In a comment each line
    /// break is a space, and blanks at both ends are left out; in the value of
    /// a tag `\"` is a quotation mark and `\\` a backslash.
    pub fn decode(self) -> Cow<'a, str> {
        let text = match str::from_utf8(self.bytes) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(self.bytes.iter().map(|&byte| windows_1252(byte)).collect()),
        };
        match self.form {
            Form::Comment => match text {
                Cow::Borrowed(text) => tidied(text),
                Cow::Owned(text) => Cow::Owned(tidied(&text).into_owned()),
            },
            Form::Quoted if text.contains('\\') => Cow::Owned(unescaped(&text)),
            Form::Plain | Form::Quoted => text,
        }
    }
}

const BLANKS: [char; 4] = [' ', '\t', '\n', '\r'];

/// A comment with each line break as a space and no blanks around it.
pub(super) fn tidied(text: &str) -> Cow<'_, str> {
    let inner = text.trim_matches(BLANKS);
    if !inner.contains(['\n', '\r', '\0']) {
        return Cow::Borrowed(inner);
    }
    let inner = inner.replace("\r\n", " ").replace('\0', "");
    Cow::Owned(inner.replace(['\n', '\r'], " ").trim_matches(BLANKS).to_owned())
}

fn unescaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        match signs.peek() {
            Some(&next @ ('"' | '\\')) if sign == '\\' => {
                signs.next();
                plain.push(next);
            }
            _ => plain.push(sign),
        }
    }
    plain
}

/// The character of a byte in Windows-1252, which contains Latin-1.
const fn windows_1252(byte: u8) -> char {
    const HIGH: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
        '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9f => HIGH[byte as usize - 0x80],
        _ => byte as char,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn either_encoding_gives_the_same_text() {
        assert_eq!(Text::plain("Müller–½".as_bytes()).decode(), "Müller–½");
        assert_eq!(Text::plain(b"M\xfcller\x96\xbd").decode(), "Müller–½");
    }

    #[test]
    fn line_breaks_in_comments_are_spaces() {
        assert_eq!(Text::comment(b" a\r\nb\nc\rd  e\n").decode(), "a b c d  e");
    }

    #[test]
    fn only_quotes_and_backslashes_are_escaped() {
        assert_eq!(Text::quoted(br#"C:\games \"x\" \\"#).decode(), r#"C:\games "x" \"#);
    }
}
