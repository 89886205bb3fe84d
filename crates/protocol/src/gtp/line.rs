//! What lines of either direction are cleaned of.

/// The longest line that is read.
pub(super) const MAX_LINE: usize = 1 << 16;

/// A line without control characters, tabs as blanks, and without its comment.
pub(super) fn cleaned(line: &str) -> String {
    let meant = line.split('#').next().unwrap_or_default();
    let sign = |sign: char| match sign {
        '\t' => Some(' '),
        sign if sign.is_control() => None,
        sign => Some(sign),
    };
    meant.chars().filter_map(sign).collect::<String>().trim().to_owned()
}
