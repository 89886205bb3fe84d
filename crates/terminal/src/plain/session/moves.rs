//! Moves as people write them, whole or in two steps.

use std::io::{self, Write};

use game::Message;
use table::{Command, Kind};

use super::Session;
use crate::plain::{Order, letters};

impl<W: Write> Session<'_, W> {
    /// Plays what was written, from where one looks.
    pub(super) fn play(&mut self, text: &str) -> io::Result<()> {
        if let Some(node) = self.looked_at.take() {
            self.does(Command::GoTo { node })?;
        }
        let readings = letters::readings(text, self.style.language, self.is_plain_chess());
        let found = readings.iter().find_map(|reading| self.table.game().choice(reading).ok());
        if let Some(choice) = found {
            return self.make(&choice.text);
        }
        let Err(message) = self.table.game().choice(&readings[0]) else { return Ok(()) };
        self.explain(text, &message)
    }

    pub(super) fn make(&mut self, text: &str) -> io::Result<()> {
        let on = self.table.game().cursor().number();
        self.does(Command::Move { seat: self.table.turn(), on, text: text.to_owned() })
    }

    /// Why a text is no move, or what it lacks.
    pub(super) fn explain(&mut self, text: &str, message: &Message) -> io::Result<()> {
        let begins: Vec<String> = self.continuations(text);
        if message.id() == "move-promotion-missing" && !begins.is_empty() {
            self.begun_move = Some(text.to_owned());
            return self.say(&Message::new("play-promotion").with("pieces", begins.join(" ")));
        }
        if is_square(text) && !begins.is_empty() {
            self.begun_move = Some(text.to_owned());
            return self.say(
                &Message::new("play-destinations").with("square", text).with("squares", begins.join(" ")),
            );
        }
        if is_square(text) && self.table.spec().kind.game() == "chess" {
            let why = self.table.game().choice(&format!("{text}{text}"));
            return match why {
                Err(why) if why.id() != "move-same-square" => self.say(&why),
                _ => self.say(&Message::new("play-stuck").with("square", text)),
            };
        }
        match Order::nearest(text)
            .filter(|_| message.id() == "move-unreadable" || message.id() == "move-not-a-point")
        {
            Some(word) => self.say(&Message::new("play-unknown-near").with("text", text).with("word", word)),
            None => self.say(message),
        }
    }

    /// What could follow a text to make it a move.
    pub(super) fn continuations(&self, text: &str) -> Vec<String> {
        let choices = self.table.game().choices();
        let rest = |choice: &game::Choice| {
            let rest = choice.text.strip_prefix(text)?.trim_start_matches(['-', 'x', '=']);
            let is_longer_number = text.ends_with(|sign: char| sign.is_ascii_digit())
                && choice.text[text.len()..].starts_with(|sign: char| sign.is_ascii_digit());
            (!rest.is_empty() && !is_longer_number).then(|| rest.to_owned())
        };
        let mut all: Vec<String> = choices.iter().filter_map(rest).collect();
        all.sort();
        all.dedup();
        all
    }

    /// The second half of a move; nothing goes back, but means a queen for a promotion.
    pub(super) fn go_on(&mut self, begun: &str, line: &str) -> io::Result<()> {
        let promotion = format!("{begun}q");
        if line.is_empty() {
            return match self.table.game().choice(&promotion) {
                Ok(choice) if !is_square(begun) => self.make(&choice.text),
                _ => self.say(&Message::new("play-again-from-start")),
            };
        }
        let language = self.style.language;
        let readings = letters::readings(line, language, self.is_plain_chess() && !is_square(line));
        let joined = readings.iter().flat_map(|second| {
            ["", "-", "x", "="]
                .map(|between| format!("{begun}{between}{second}"))
                .into_iter()
                .chain([format!("{begun}{}", second.to_lowercase())])
        });
        let found = joined.into_iter().find_map(|text| self.table.game().choice(&text).ok());
        match found {
            Some(choice) => self.make(&choice.text),
            None => self.play(&format!("{begun}{line}")),
        }
    }

    /// Whether all pieces are those of chess, so that letters of other languages mean them.
    pub(super) fn is_plain_chess(&self) -> bool {
        matches!(&self.table.spec().kind, Kind::Chess { variant, .. } if variant == "chess" || variant == "chess960" || variant == "alice")
    }

    pub(super) fn notation(&self, notation: &str) -> String {
        letters::shown(notation, self.style.language, self.is_plain_chess())
    }
}

/// Whether a text is a square: `e2`, `e2A`, `22`.
fn is_square(text: &str) -> bool {
    let text = text.strip_suffix(|sign: char| sign.is_ascii_uppercase()).unwrap_or(text);
    let digits = text.strip_prefix(|sign: char| sign.is_ascii_lowercase()).unwrap_or(text);
    !digits.is_empty() && digits.len() <= 2 && digits.bytes().all(|byte| byte.is_ascii_digit())
}
