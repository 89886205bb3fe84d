//! What lines of either direction are cleaned of.

/// How many bytes a line may have.
pub const MAX_LINE: usize = 1 << 16;

/// A line without control characters, tabs as blanks, and without its comment.
pub(super) fn cleaned(line: &str) -> String {
    let meant = line.split('#').next().unwrap_or_default();
    without_control(meant).trim().to_owned()
}

/// A text without control characters, tabs as blanks.
pub(super) fn without_control(text: &str) -> String {
    let sign = |sign: char| match sign {
        '\t' => Some(' '),
        sign if sign.is_control() => None,
        sign => Some(sign),
    };
    text.chars().filter_map(sign).collect()
}
