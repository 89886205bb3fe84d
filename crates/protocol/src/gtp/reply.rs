//! An answer, and how a stream of them is read.

use std::fmt;

use super::line::without_control;

/// What an engine answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// The number of the command.
    pub id: Option<u32>,
    /// What it says, or what went wrong; perhaps several lines.
    pub result: Result<String, String>,
}

/// `=7 C3` or `?7 illegal move`, and the empty line that ends an answer.
impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (sign, text) = match &self.result {
            Ok(text) => ('=', text),
            Err(text) => ('?', text),
        };
        write!(f, "{sign}")?;
        if let Some(id) = self.id {
            write!(f, "{id}")?;
        }
        // What begins with a new line, such as a drawing, stands below the sign.
        let text = text.trim_end();
        if !text.is_empty() {
            f.write_str(if text.starts_with('\n') { "\n" } else { " " })?;
        }
        // An empty line within would end the answer too early.
        for (index, line) in text.lines().filter(|line| !line.trim().is_empty()).enumerate() {
            write!(f, "{}{line}", if index == 0 { "" } else { "\n" })?;
        }
        f.write_str("\n\n")
    }
}

/// How many bytes of an answer are kept; the rest is let go.
const MAX_REPLY: usize = 1 << 20;

/// Puts the lines of an engine together to answers.
#[derive(Debug, Default)]
pub struct ReplyReader {
    lines: Vec<String>,
    bytes: usize,
}

impl ReplyReader {
    /// Takes one line; gives an answer when an empty line ends it.
    ///
    /// What stands outside of answers is chatter and is left out.
    pub fn line(&mut self, line: &str) -> Option<Reply> {
        let line = without_control(line);
        if self.lines.is_empty() && !line.starts_with(['=', '?']) {
            return None;
        }
        if !line.trim().is_empty() {
            self.keep(line);
            return None;
        }
        self.bytes = 0;
        let lines = std::mem::take(&mut self.lines);
        Some(reply(&lines))
    }

    fn keep(&mut self, line: String) {
        // A line of its own costs something, however short it is.
        let bytes = self.bytes + line.len() + size_of::<String>();
        if self.lines.is_empty() || bytes <= MAX_REPLY {
            self.bytes = bytes;
            self.lines.push(line);
        }
    }
}

fn reply(lines: &[String]) -> Reply {
    let (first, more) = lines.split_first().expect("an answer has a first line");
    let (is_success, rest) = (first.starts_with('='), &first[1..]);
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let mut text = rest[digits..].trim().to_owned();
    for line in more {
        text.push('\n');
        text.push_str(line.trim_end());
    }
    let result = if is_success { Ok(text) } else { Err(text) };
    Reply { id: rest[..digits].parse().ok(), result }
}
