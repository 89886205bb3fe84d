//! An answer, and how a stream of them is read.

use std::fmt;

use super::line::MAX_LINE;

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
        let text = text.trim_end();
        if !text.is_empty() {
            f.write_str(" ")?;
        }
        // An empty line within would end the answer too early.
        for (index, line) in text.lines().filter(|line| !line.trim().is_empty()).enumerate() {
            write!(f, "{}{line}", if index == 0 { "" } else { "\n" })?;
        }
        f.write_str("\n\n")
    }
}

/// How many lines an answer may have.
const MAX_LINES: usize = 10_000;

/// Puts the lines of an engine together to answers.
#[derive(Debug, Default)]
pub struct ReplyReader {
    lines: Vec<String>,
}

impl ReplyReader {
    /// Takes one line; gives an answer when an empty line ends it.
    ///
    /// What stands outside of answers is chatter and is left out.
    pub fn line(&mut self, line: &str) -> Option<Reply> {
        let line: String = line.chars().filter(|sign| !sign.is_control()).take(MAX_LINE).collect();
        if self.lines.is_empty() && !line.starts_with(['=', '?']) {
            return None;
        }
        if !line.trim().is_empty() {
            if self.lines.len() < MAX_LINES {
                self.lines.push(line);
            }
            return None;
        }
        let lines = std::mem::take(&mut self.lines);
        Some(reply(&lines))
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
