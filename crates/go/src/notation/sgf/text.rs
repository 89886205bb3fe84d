//! What the text of a value means.

/// The text of a value in which lines count: escapes resolved, soft breaks gone.
///
/// ```
/// assert_eq!(go::sgf::text("a\\]\\\nb\r\nc\td"), "a]b\nc d");
/// ```
pub fn text(value: &str) -> String {
    plain(value, '\n')
}

/// The text of a value in which a line break is a blank.
pub fn simple_text(value: &str) -> String {
    plain(value, ' ')
}

fn plain(value: &str, line_break: char) -> String {
    let mut plain = String::with_capacity(value.len());
    let mut signs = value.chars().peekable();
    while let Some(sign) = signs.next() {
        let (sign, is_escaped) = if sign == '\\' {
            // Where a file breaks off there is nothing to escape.
            (signs.next().unwrap_or('\\'), true)
        } else {
            (sign, false)
        };
        match sign {
            '\n' | '\r' => {
                let other = if sign == '\n' { '\r' } else { '\n' };
                signs.next_if_eq(&other);
                if !is_escaped {
                    plain.push(line_break);
                }
            }
            '\t' | '\u{b}' | '\u{c}' => plain.push(' '),
            _ => plain.push(sign),
        }
    }
    plain
}

/// A text as a value has it: brackets and backslashes escaped.
pub fn escaped(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    for sign in text.chars() {
        if matches!(sign, ']' | '\\') {
            value.push('\\');
        }
        value.push(sign);
    }
    value
}

/// The two parts of a value such as `aa:label`, divided by the first colon.
///
/// ```
/// assert_eq!(go::sgf::compose("aa:1\\:2"), Some(("aa", "1\\:2")));
/// assert_eq!(go::sgf::compose("a\\:b"), None);
/// ```
pub fn compose(value: &str) -> Option<(&str, &str)> {
    let mut is_escaped = false;
    for (index, sign) in value.char_indices() {
        match sign {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            ':' => return Some((&value[..index], &value[index + 1..])),
            _ => {}
        }
    }
    None
}

/// Signs that would end a value too early.
pub(super) const ENDS: &[char] = &[']'];
/// The same in values of points, which end where something else begins.
pub(super) const ENDS_OF_POINTS: &[char] = &[']', '[', '(', ')', ';'];

/// A value as it can stand between brackets: what would end it too early escaped.
pub(super) fn closed(value: &str, ends: &[char]) -> String {
    let mut closed = String::with_capacity(value.len());
    let mut is_escaped = false;
    for sign in value.chars() {
        if ends.contains(&sign) && !is_escaped {
            closed.push('\\');
        }
        is_escaped = sign == '\\' && !is_escaped;
        closed.push(sign);
    }
    if is_escaped {
        closed.push('\\');
    }
    closed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_line_end_is_one() {
        assert_eq!(text("a\nb\r\nc\n\rd\re"), "a\nb\nc\nd\ne");
        assert_eq!(text("a\\\r\nb\\\nc\\\rd"), "abcd");
        assert_eq!(simple_text("a\r\nb\\\nc"), "a bc");
    }

    #[test]
    fn only_what_would_end_a_value_is_escaped() {
        assert_eq!(closed("a\\]b]c\\\\", ENDS), "a\\]b\\]c\\\\");
        assert_eq!(closed("a\\", ENDS), "a\\\\");
        assert_eq!(text("a\\"), text(&closed("a\\", ENDS)));
    }

    #[test]
    fn what_is_escaped_is_read_as_it_was() {
        for plain in ["", "a]b", "\\", "\\]", "a\nb:c"] {
            assert_eq!(text(&escaped(plain)), plain);
            assert_eq!(closed(&escaped(plain), ENDS), escaped(plain));
        }
    }
}
