//! Questions that wait for an answer; while one does, the next line is taken for that.

use std::io::{self, Write};

use game::{Choice, Color, Message, Place};
use table::Command;

use super::Session;
use crate::plain::{Order, Source, questions};

/// What was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Pending {
    /// Where a piece goes that stands on a square of this name.
    Destination { name: String, from: Vec<Place> },
    /// What a pawn becomes.
    Promotion(Vec<Choice>),
    /// Whether a side gives up.
    Resign(Color),
    /// Whether a file is to be written anew.
    Overwrite(String),
    /// Which of the listed games is to be opened.
    Load,
    /// Which game of a file is to be opened.
    Pick(String),
}

impl<W: Write> Session<'_, W> {
    /// Takes a line for an answer; tells whether it was one.
    pub(super) fn answer_pending(&mut self, pending: Pending, line: &str) -> io::Result<bool> {
        match pending {
            Pending::Destination { name, from } => self.go_on(&name, &from, line),
            Pending::Promotion(choices) => self.promote(&choices, line),
            Pending::Resign(seat) => match Order::read(line) {
                Some(Order::Yes) => self.does(Command::Resign { seat }).map(|()| true),
                Some(Order::No) => self.say(&Message::new("play-not-done")).map(|()| true),
                _ => Ok(false),
            },
            Pending::Overwrite(file) => match Order::read(line) {
                Some(Order::Yes) => self.write_file(&file).map(|()| true),
                Some(Order::No) => self.say(&Message::new("play-not-done")).map(|()| true),
                _ => Ok(false),
            },
            Pending::Load | Pending::Pick(_) if line.is_empty() => {
                self.say(&Message::new("play-not-done")).map(|()| true)
            }
            Pending::Load => match questions::chosen(line, &self.listed).cloned() {
                Some(game) => self.load(&Source::Saved(Box::new(game))).map(|()| true),
                None if std::path::Path::new(line).is_file() => {
                    self.load_text(line.to_owned()).map(|()| true)
                }
                None => Ok(false),
            },
            Pending::Pick(text) => match line.parse() {
                Ok(number) => self.load(&Source::Text { text, number: Some(number) }).map(|()| true),
                Err(_) => Ok(false),
            },
        }
    }
}
