//! Files of many games in PDN, one after the other.

use std::io::{self, BufRead, Read as _};

use crate::{
    pdn::{ReadError, Record},
    pdn_problem::Problem,
};

/// How long the text of one game may be.
const MOST_BYTES: u64 = 1 << 20;

/// A game of a file, or what is wrong with it, by its line in the file.
pub type FileGame = Result<Record, ReadError>;

/// The games of a file, read as they are wanted.
#[derive(Debug)]
pub struct Games<R> {
    file: R,
    /// The line that was read last, which begins the next game.
    next: String,
    /// How many lines were read.
    lines: usize,
    bytes: u64,
}

/// The games of a file.
///
/// ```
/// let file = "[White \"A\"]\n1. 11-15 *\n\n[White \"B\"]\n1. 9-14 *\n";
/// assert_eq!(draughts::pdn_file::games(file.as_bytes()).count(), 2);
/// ```
pub fn games<R: BufRead>(file: R) -> Games<R> {
    Games { file, next: String::new(), lines: 0, bytes: 0 }
}

impl<R: BufRead> Games<R> {
    /// How many bytes were read.
    pub fn bytes_read(&self) -> u64 {
        self.bytes
    }

    /// The next line; empty at the end of the file. What is no UTF-8 is replaced.
    fn line(&mut self) -> io::Result<String> {
        let mut line = Vec::new();
        let read = self.file.by_ref().take(MOST_BYTES).read_until(b'\n', &mut line)?;
        self.bytes += read as u64;
        self.lines += usize::from(read > 0);
        Ok(String::from_utf8_lossy(&line).into_owned())
    }

    /// The text of the next game with the number of its first line; none at the end.
    fn text(&mut self) -> io::Result<Option<(usize, String)>> {
        let mut text = std::mem::take(&mut self.next);
        while text.trim().is_empty() {
            text = self.line()?;
            if text.is_empty() {
                return Ok(None);
            }
        }
        let first = self.lines;
        let (mut has_moves, mut in_comment) = (false, false);
        follow(&text, &mut has_moves, &mut in_comment);
        loop {
            let line = self.line()?;
            let begins_another = has_moves && !in_comment && line.trim_start().starts_with('[');
            if line.is_empty() || begins_another {
                self.next = line;
                return Ok(Some((first, text)));
            }
            follow(&line, &mut has_moves, &mut in_comment);
            // Of a game that is too long, the rest is read and left out.
            if text.len() as u64 <= MOST_BYTES {
                text.push_str(&line);
            }
        }
    }
}

/// Takes note of what a line is: moves, or a remark that goes on.
fn follow(line: &str, has_moves: &mut bool, in_comment: &mut bool) {
    let is_tag = !*in_comment && line.trim_start().starts_with('[');
    if is_tag {
        return;
    }
    *has_moves |= !line.trim().is_empty();
    for sign in line.chars() {
        match sign {
            '{' => *in_comment = true,
            '}' => *in_comment = false,
            _ => {}
        }
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = io::Result<FileGame>;

    fn next(&mut self) -> Option<io::Result<FileGame>> {
        let (first, text) = match self.text() {
            Ok(text) => text?,
            Err(error) => return Some(Err(error)),
        };
        if text.len() as u64 > MOST_BYTES {
            return Some(Ok(Err(ReadError { line: first, why: Problem::TooLong })));
        }
        let read = Record::read(&text);
        Some(Ok(read.map_err(|error| ReadError { line: error.line + first - 1, ..error })))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_of_a_file_is_read_and_errors_name_their_line() {
        let file = "[White \"A\"]\n\n1. 11-15 {a\n[remark]\n} 22-18 *\n\n\n\
            [White \"B\"]\n1. 11-32 *\n[White \"C\"]\n[Black \"D\"]\n\n1. 9-14\n22-18 1-0\n";
        let all: Vec<FileGame> = games(file.as_bytes()).map(Result::unwrap).collect();
        let names =
            |game: &FileGame| game.as_ref().ok().and_then(|game| game.tag("White").map(str::to_owned));
        assert_eq!(all.iter().map(names).collect::<Vec<_>>(), [Some("A".into()), None, Some("C".into())]);
        assert_eq!(all[1].as_ref().unwrap_err().line, 9);
        assert_eq!(games(b"\n \n".as_slice()).count(), 0);
    }
}
