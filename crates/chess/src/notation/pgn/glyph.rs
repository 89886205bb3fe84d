//! Glyphs: judgements by number, and the symbols that mean them.

/// Symbols with their numbers; the first of each number is the usual one.
#[rustfmt::skip]
const SYMBOLS: [(&str, u32); 70] = [
    ("!", 1), ("?", 2), ("!!", 3), ("‼", 3), ("??", 4), ("⁇", 4), ("!?", 5), ("⁉", 5), ("?!", 6),
    ("⁈", 6), ("□", 7), ("=", 10), ("∞", 13), ("~", 13), ("⩲", 14), ("+=", 14), ("+/=", 14), ("⩱", 15),
    ("=+", 15), ("=/+", 15), ("±", 16), ("+/-", 16), ("+/−", 16), ("∓", 17), ("-/+", 17), ("−/+", 17),
    ("+-", 18), ("+−", 18), ("-+", 19), ("−+", 19), ("+--", 20), ("--+", 21), ("⨀", 22), ("⊙", 22),
    ("○", 26), ("⟳", 32), ("@", 32), ("↑", 36), ("^", 36), ("→", 40), ("->", 40), ("=/∞", 44), ("⯹", 44),
    ("=~", 44), ("~=", 44), ("≅", 44), ("⇆", 132), ("⇄", 132), ("<=>", 132), ("⨁", 138), ("⊕", 138),
    ("∆", 140), ("△", 140), ("/\\", 140), ("∇", 141), ("⌓", 142), (">=", 142), ("<=", 143), ("==", 144),
    ("RR", 145), ("N", 146), ("TN", 146), ("D", 220), ("⇔", 239), ("⇗", 240), ("⊞", 241), ("⟫", 242),
    ("⟪", 243), ("✕", 244), ("⊥", 245),
];

/// The number of a symbol such as `!?` or `±`.
///
/// ```
/// assert_eq!(chess::pgn::glyph_number("!?"), Some(5));
/// assert_eq!(chess::pgn::glyph_symbol(16), Some("±"));
/// ```
pub fn glyph_number(symbol: &str) -> Option<u32> {
    SYMBOLS.iter().find(|(known, _)| *known == symbol).map(|&(_, number)| number)
}

/// The usual symbol of a glyph, if it has one.
pub fn glyph_symbol(number: u32) -> Option<&'static str> {
    SYMBOLS.iter().find(|&&(_, known)| known == number).map(|&(symbol, _)| symbol)
}

/// The glyph at the front of a run of `!` and `?`, and its length.
pub(super) fn mark(run: &[u8]) -> (u32, usize) {
    match run {
        [b'!', b'!', ..] => (3, 2),
        [b'?', b'?', ..] => (4, 2),
        [b'!', b'?', ..] => (5, 2),
        [b'?', b'!', ..] => (6, 2),
        [b'!', ..] => (1, 1),
        _ => (2, 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_symbol_has_two_numbers() {
        for (index, (symbol, _)) in SYMBOLS.iter().enumerate() {
            assert!(SYMBOLS[..index].iter().all(|(other, _)| other != symbol), "{symbol}");
        }
    }
}
