//! One tag, `[Name "value"]`, as it stands in the text.

use memchr::{memchr, memchr2};

use super::{Problem, Text, limit, san_shown};

/// Where name and value of a tag lie, and how long it is with its brackets.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Tag {
    pub(super) name: (usize, usize),
    pub(super) value: (usize, usize),
    pub(super) len: usize,
}

/// What became of reading a tag.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Reading {
    Whole(Tag),
    Broken(Problem),
    /// More text must be seen to tell.
    More,
}

const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c)
}

fn skip_blanks(text: &[u8], from: usize) -> usize {
    from + text[from..].iter().take_while(|&&byte| is_blank(byte)).count()
}

/// The name behind the bracket, and where its value's quotation mark stands.
///
/// None where no quotation mark follows: this is no tag.
fn head(text: &[u8]) -> Option<((usize, usize), usize)> {
    let from = skip_blanks(text, 1);
    let is_name = |&&byte: &&u8| !is_blank(byte) && !matches!(byte, b'"' | b'[' | b']' | b'{' | b'}' | 0);
    let to = from + text[from..].iter().take(limit::TOKEN).take_while(is_name).count();
    let quote = skip_blanks(text, to);
    (to > from && text.get(quote) == Some(&b'"')).then_some(((from, to), quote))
}

/// Whether a tag begins here; only its name and the opening quotation mark count.
pub(super) fn is_tag(text: &[u8]) -> bool {
    // `[%clk` and the like are commands of comments.
    text.first() == Some(&b'[') && text.get(1) != Some(&b'%') && head(text).is_some()
}

/// The name of the tag that begins here.
pub(super) fn name(text: &[u8]) -> Option<&[u8]> {
    head(text).map(|((from, to), _)| &text[from..to])
}

/// Reads a tag that begins here; `is_all` if no more text can come.
///
/// A value ends at the first quotation mark that `]` follows, so quotation
/// marks within it that nobody escaped do no harm.
pub(super) fn read(text: &[u8], is_all: bool) -> Reading {
    let more = !is_all && text.len() <= limit::TAG;
    let line_end = memchr2(b'\n', b'\r', text);
    let Some((name, quote)) = head(text) else {
        let line = &text[..line_end.unwrap_or(text.len())];
        let undecided = more && line.len() < limit::TOKEN && line_end.is_none();
        return if undecided { Reading::More } else { Reading::Broken(Problem::Tag(san_shown(line))) };
    };
    let start = quote + 1;
    let value_end = memchr2(b'\n', b'\r', &text[start..]).map(|end| start + end);
    match close(text, start, value_end.unwrap_or(text.len())) {
        Some((end, len)) if len <= limit::TAG => whole(text, name, (start, end), len),
        Some(_) => Reading::Broken(Problem::Limit(super::Limit::Tag)),
        None if more && value_end.is_none_or(|end| skip_blanks(text, end) == text.len()) => Reading::More,
        None => Reading::Broken(unclosed(text, name, start, value_end)),
    }
}

fn whole(text: &[u8], name: (usize, usize), value: (usize, usize), len: usize) -> Reading {
    if memchr(0, &text[..len]).is_some() {
        return Reading::Broken(Problem::Binary(0));
    }
    if !Text::plain(&text[name.0..name.1]).decode().chars().all(is_name_sign) {
        return Reading::Broken(Problem::Tag(san_shown(&text[..len])));
    }
    Reading::Whole(Tag { name, value, len })
}

/// Whether a sign may stand in the name of a tag.
pub(super) fn is_name_sign(sign: char) -> bool {
    !sign.is_whitespace() && !sign.is_control() && !"\"[]{}".contains(sign)
}

/// The end of the value that begins at `start`, and of its tag.
fn close(text: &[u8], start: usize, line_end: usize) -> Option<(usize, usize)> {
    let mut at = start;
    let mut last = None;
    while let Some(found) = memchr2(b'"', b'\\', &text[at..line_end]) {
        at += found;
        let is_escape = text[at] == b'\\' && matches!(text.get(at + 1), Some(b'"' | b'\\'));
        let quote = if is_escape { at + 1 } else { at };
        if text[quote] == b'"'
            && let Some(len) = bracket_after(text, quote)
        {
            if !is_escape {
                return Some((quote, len));
            }
            last = Some((quote, len));
        }
        at = quote + 1;
    }
    // `[Site "C:\"]`: the backslash cannot have meant it.
    last
}

/// Where the tag ends if `]` follows the quotation mark.
fn bracket_after(text: &[u8], quote: usize) -> Option<usize> {
    let bracket = skip_blanks(text, quote + 1);
    (text.get(bracket) == Some(&b']')).then_some(bracket + 1)
}

fn unclosed(text: &[u8], name: (usize, usize), start: usize, line_end: Option<usize>) -> Problem {
    let end = line_end.unwrap_or(text.len());
    if end > limit::TAG {
        return Problem::Limit(super::Limit::Tag);
    }
    let name = san_shown(&text[name.0..name.1]);
    match memchr(b'"', &text[start..end]) {
        Some(_) => Problem::TagOpen(name),
        None => Problem::TagValue(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Option<&str> {
        match read(text.as_bytes(), true) {
            Reading::Whole(tag) => Some(&text[tag.value.0..tag.value.1]),
            _ => None,
        }
    }

    #[test]
    fn a_value_ends_at_its_own_quotation_mark() {
        assert_eq!(value(r#"[Event "a"] [Site "b"]"#), Some("a"));
        assert_eq!(value(r#"[Event "the "old" one"]"#), Some(r#"the "old" one"#));
        assert_eq!(value(r#"[Event "say \"no\""]"#), Some(r#"say \"no\""#));
        assert_eq!(value(r#"[Site "C:\"]"#), Some(r"C:\"));
        assert_eq!(value("[ Event\n \"a\"\n ]"), Some("a"));
        assert_eq!(value(r#"[Event ""]"#), Some(""));
    }

    #[test]
    fn what_is_missing_is_named() {
        let problem = |text: &str| match read(text.as_bytes(), true) {
            Reading::Broken(problem) => problem.to_string(),
            other => panic!("{other:?}"),
        };
        assert_eq!(problem("[Event \"a\n"), "the value of the tag Event is not closed by a quotation mark");
        assert_eq!(problem("[Event \"a\"\n[Site"), "the tag Event is not closed by ]");
        assert_eq!(problem("[Event]\n"), "expected a tag like [Name \"value\"], got \"[Event]\"");
    }

    #[test]
    fn a_tag_cut_off_by_the_window_needs_more() {
        let text = b"[Event \"abc\" ]";
        for end in 1..text.len() {
            assert_eq!(read(&text[..end], false), Reading::More, "{end}");
        }
    }
}
