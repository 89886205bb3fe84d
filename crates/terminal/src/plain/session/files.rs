//! Games that are saved, loaded and played again.

use std::io::{self, Write};

use game::{ByColor, Color, Message};
use table::{Command, Sitter, Spec, open::kind_of_record};

use super::Session;
use crate::plain::Order;

/// How much of a file is read as a game.
const MOST_TEXT: u64 = 1 << 24;

impl<W: Write> Session<'_, W> {
    pub(super) fn save(&mut self, file: Option<&str>) -> io::Result<()> {
        let Some(file) = file else { return self.say(&Message::new("play-saved")) };
        let is_position = std::path::Path::new(file).extension().is_some_and(|extension| extension == "fen");
        let text = if is_position { self.table.game().setup_text() + "\n" } else { self.table.record() };
        match std::fs::write(file, text) {
            Ok(()) => self.say(&Message::new("play-saved-to").with("file", file)),
            Err(error) => self.say(&Message::new("play-unsaved").with("file", file).with("why", error)),
        }
    }

    /// Opens the game of a file in the place of this one, at its end.
    pub(super) fn load(&mut self, file: Option<&str>) -> io::Result<()> {
        let Some(file) = file else { return self.say(&Message::new("play-load-what")) };
        let text = match read(file) {
            Ok(text) => text,
            Err(error) => {
                return self.say(&Message::new("play-unread").with("file", file).with("why", error));
            }
        };
        let spec = Spec {
            record: Some(text.clone()),
            clock: String::new(),
            ..Spec::new(kind_of_record(&text), Sitter::Nobody, Sitter::Nobody)
        };
        let seats = self.table.seats().clone();
        match self.move_to(spec) {
            Ok(()) => self.take_over(&seats),
            Err(message) => self.say(&message),
        }
    }

    /// Goes to the end of the record, where those who sat here play on.
    pub(super) fn take_over(&mut self, seats: &ByColor<Sitter>) -> io::Result<()> {
        let game = self.table.game();
        let mut last = game.cursor();
        while let Some(&next) = game.children(last).first() {
            last = next;
        }
        for color in Color::ALL {
            let from = Some(last.number());
            self.does(Command::Seat { seat: color, sitter: seats[color].clone(), from })?;
        }
        Ok(())
    }

    /// Asks whether to play again.
    pub(super) fn wants_another(&mut self) -> io::Result<bool> {
        self.say(&Message::new("play-another"))?;
        loop {
            let line = match self.waiting.pop_front() {
                Some(line) => line,
                None if self.is_input_over => return Ok(false),
                None => {
                    self.wait()?;
                    continue;
                }
            };
            match Order::read(&line) {
                Some(Order::Yes) => {
                    let spec = Spec { seats: self.table.seats().clone(), ..self.table.spec().clone() };
                    if let Err(message) = self.move_to(spec) {
                        self.say(&message)?;
                    }
                    return Ok(self.table.ending().is_none());
                }
                Some(Order::No | Order::Quit) => return Ok(false),
                Some(order) => {
                    self.obey(order)?;
                    if self.table.ending().is_none() {
                        return Ok(true);
                    }
                }
                None => self.say(&Message::new("play-another"))?,
            }
        }
    }
}

/// What a file contains, unless it is too long for a game.
fn read(file: &str) -> io::Result<String> {
    if std::fs::metadata(file)?.len() > MOST_TEXT {
        return Err(io::Error::other("it is too long"));
    }
    std::fs::read_to_string(file)
}
