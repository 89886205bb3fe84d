//! Tokens laid out in lines of fewer than eighty characters.

use super::{tag, text::tidied};

/// The longest line of the export format.
const WIDTH: usize = 79;
/// The longest piece of a comment that has a line even behind a bracket.
const CHUNK: usize = WIDTH - 1;
/// A command of a comment up to this many bytes is not broken if it can be helped.
const COMMAND: usize = 60;

/// Lines that are filled token by token.
#[derive(Default)]
pub(super) struct Lines {
    text: String,
    column: usize,
    /// A bracket that waits for the token it belongs to.
    opens: bool,
}

impl Lines {
    /// Lines that continue a text.
    pub(super) fn after(text: String) -> Lines {
        Lines { text, ..Lines::default() }
    }

    /// The text, its last line ended.
    pub(super) fn finish(mut self) -> String {
        self.end_line();
        self.text
    }

    /// Adds a token, apart from the one before it.
    pub(super) fn token(&mut self, token: &str) {
        let width = width(token) + usize::from(self.opens);
        if self.column > 0 {
            self.separate(width);
        }
        if std::mem::take(&mut self.opens) {
            self.push("(");
        }
        self.push(token);
    }

    /// Opens a bracket that sticks to the next token.
    pub(super) fn open(&mut self) {
        self.opens = true;
    }

    /// Closes a bracket, close to the last token if the line has room.
    pub(super) fn close(&mut self) {
        if self.column >= WIDTH {
            self.end_line();
        }
        self.push(")");
    }

    /// Adds a comment; blanks around it and line breaks in it are not kept.
    ///
    /// It is broken at blanks. A word that must not begin a line stays with the
    /// word before it: a row of words of which all but the first begin with a
    /// percent sign, or as a tag does, is the one text with blanks that can make
    /// a line too long.
    ///
    /// A closing brace cannot stand in braces, so a comment with one goes to
    /// the end of a line behind a semicolon, however long it is.
    pub(super) fn comment(&mut self, text: &str) {
        let text = tidied(text);
        if text.is_empty() {
            return;
        }
        if text.contains('}') {
            self.token(&format!("; {text}"));
            self.end_line();
            return;
        }
        let braced = format!("{{{text}}}");
        for (index, chunk) in chunks(&braced).enumerate() {
            if index == 0 {
                self.token(chunk);
            } else {
                self.separate(width(chunk));
                self.push(chunk);
            }
        }
    }

    /// Adds a line of its own.
    pub(super) fn line(&mut self, text: &str) {
        self.end_line();
        self.push(text);
        self.end_line();
    }

    fn separate(&mut self, width: usize) {
        if self.column + 1 + width > WIDTH {
            self.text.push('\n');
            self.column = 0;
        } else {
            self.push(" ");
        }
    }

    fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.column += width(text);
    }

    fn end_line(&mut self) {
        if self.column > 0 {
            self.text.push('\n');
            self.column = 0;
        }
    }
}

fn width(text: &str) -> usize {
    text.chars().count()
}

/// The pieces between which a comment may be broken: one blank is left out.
///
/// Short commands such as `[%clk 0:01:00]` stay whole if that makes no line too
/// long.
fn chunks(text: &str) -> impl Iterator<Item = &str> {
    let mut from = Some(0);
    std::iter::from_fn(move || {
        let start = from?;
        let mut end = word_end(text, start);
        while is_within_command(text, end) {
            let next = word_end(text, end + 1);
            if width(&text[start..next]) > CHUNK {
                break;
            }
            end = next;
        }
        from = (end < text.len()).then_some(end + 1);
        Some(&text[start..end])
    })
}

/// The next blank behind which a line may begin, or the end of the text.
fn word_end(text: &str, from: usize) -> usize {
    let mut blanks = text[from..].match_indices(' ').map(|(found, _)| from + found);
    blanks.find(|blank| !begins_badly(&text[blank + 1..])).unwrap_or(text.len())
}

/// Whether a line must not begin with this: it would mean something else there.
///
/// By the standard a line with a percent sign in the first column is ignored,
/// in a comment or not, so text would be lost; a tag begins another game.
fn begins_badly(rest: &str) -> bool {
    rest.starts_with('%') || tag::is_tag(rest.as_bytes())
}

/// Whether a place lies between the brackets of a short command.
fn is_within_command(text: &str, at: usize) -> bool {
    let (before, after) = text.as_bytes().split_at(at);
    let before = &before[before.len().saturating_sub(COMMAND)..];
    let Some(open) = before.windows(2).rposition(|pair| pair == b"[%") else { return false };
    let room = COMMAND - (before.len() - open);
    let after = &after[..after.len().min(room + 1)];
    !before[open..].contains(&b']') && after.contains(&b']')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_break_at_blanks_that_may_be_broken() {
        let pieces: Vec<_> = chunks("a  b [%clk 0:01:00] 5 % [x] c").collect();
        assert_eq!(pieces, ["a", "", "b", "[%clk 0:01:00]", "5 %", "[x]", "c"]);
        let pieces: Vec<_> = chunks("a [Event \"x\" [b\"c\" %d   % [%e f").collect();
        assert_eq!(pieces, ["a [Event", "\"x\" [b\"c\" %d", "", " %", "[%e", "f"]);
    }

    #[test]
    fn commands_stay_whole_up_to_a_length() {
        let whole = format!("[%{} b]", "a".repeat(COMMAND - 4));
        assert_eq!(chunks(&whole).count(), 1);
        assert_eq!(chunks(&whole.replace('a', "aa")).count(), 2);
        assert_eq!(chunks(&whole.replace("a ", "aa ")).count(), 2);
    }

    #[test]
    fn a_line_ends_wherever_a_blank_allows_it() {
        for text in [
            "[x ".repeat(100),
            "[%a ".repeat(100),
            "[%a b]".repeat(100),
            "[Event \"x\" ".repeat(100),
            format!("{}{}", "x".repeat(60), "[%a b c d e f g h i j k l]".repeat(9)),
            "50 % ".repeat(100),
        ] {
            for column in 0..80 {
                let mut lines = Lines::default();
                lines.token(&"x".repeat(column));
                lines.open();
                lines.comment(&text);
                let written = lines.finish();
                assert!(written.lines().all(|line| width(line) < 80), "{written}");
                assert!(written.replace('\n', " ").contains(text.trim()), "{written}");
            }
        }
    }

    #[test]
    fn no_line_begins_with_a_percent_sign_or_a_tag() {
        for text in ["% %a %b ".repeat(40), "[a\"b\" % ".repeat(40)] {
            let mut lines = Lines::default();
            lines.comment(&text);
            assert_eq!(lines.finish(), format!("{{{}}}\n", text.trim()));
        }
    }

    #[test]
    fn no_line_is_too_long() {
        let mut lines = Lines::default();
        for length in 1..200 {
            lines.token(&"x".repeat(length % 17 + 1));
            lines.comment(&"word [%clk 0:00:01] 50 % ".repeat(length % 7));
            lines.open();
            lines.token("1.");
            lines.close();
        }
        assert!(lines.finish().lines().all(|line| line.chars().count() < 80));
    }

    #[test]
    fn a_closing_brace_survives() {
        let mut lines = Lines::default();
        lines.token("e4");
        lines.comment("a } b");
        lines.token("e5");
        assert_eq!(lines.finish(), "e4 ; a } b\ne5\n");
    }
}
