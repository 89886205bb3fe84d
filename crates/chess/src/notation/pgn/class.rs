//! What a byte can begin.

/// What a token that begins with a byte may be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Class {
    /// Blanks and line ends.
    Space,
    /// The usual first byte of a move.
    Move,
    /// A number, a result, or castling with zeros.
    Digit,
    /// `.`
    Dot,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `{`
    Brace,
    /// `;`
    Semicolon,
    /// `$`
    Dollar,
    /// `!` or `?`
    Mark,
    /// `[`
    Bracket,
    /// `%`
    Percent,
    /// `*`
    Star,
    /// A sign that must not stand alone.
    Stray,
    /// Anything else that a word may begin with.
    Other,
    /// Bytes that are not in texts.
    Control,
}

static CLASSES: [Class; 256] = classes();

const fn classes() -> [Class; 256] {
    let mut classes = [Class::Other; 256];
    let mut byte = 0;
    while byte < 256 {
        classes[byte] = match byte as u8 {
            b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c | 0x1a => Class::Space,
            b'a'..=b'h' | b'N' | b'B' | b'R' | b'Q' | b'K' | b'O' => Class::Move,
            b'0'..=b'9' => Class::Digit,
            b'.' => Class::Dot,
            b'(' => Class::Open,
            b')' => Class::Close,
            b'{' => Class::Brace,
            b';' => Class::Semicolon,
            b'$' => Class::Dollar,
            b'!' | b'?' => Class::Mark,
            b'[' => Class::Bracket,
            b'%' => Class::Percent,
            b'*' => Class::Star,
            b'}' | b']' | b'"' => Class::Stray,
            0..0x20 | 0x7f => Class::Control,
            _ => Class::Other,
        };
        byte += 1;
    }
    classes
}

impl Class {
    #[inline(always)]
    pub(super) fn of(byte: u8) -> Class {
        CLASSES[byte as usize]
    }

    /// Whether a word ends before a byte of this class.
    #[inline(always)]
    pub(super) fn ends_word(self) -> bool {
        !matches!(self, Class::Move | Class::Digit | Class::Dot | Class::Other | Class::Percent)
    }
}

/// The word at the front of a text; never empty unless the text is.
pub(super) fn word(text: &[u8]) -> &[u8] {
    let end = text.iter().skip(1).position(|&byte| Class::of(byte).ends_word());
    &text[..end.map_or(text.len(), |end| end + 1)]
}
