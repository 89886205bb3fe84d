//! Games that are saved and loaded.

use std::{
    io::{self, Write},
    path::Path,
};

use game::{ByColor, Color, Message, SystemError};
use table::Kind;

use super::{Session, opening, pending::Pending};
use crate::plain::{Source, Wishes, disk::replace, questions, say};

impl<W: Write> Session<'_, W> {
    /// Saves the game where all games are kept, or in a file of one's own.
    pub(super) fn save(&mut self, file: Option<&str>) -> io::Result<()> {
        let Some(file) = file else {
            return match self.keeper.save(&self.table) {
                Ok(()) => self.say(&Message::new("play-saved")),
                Err(message) => self.say(&message),
            };
        };
        if let Some(wanted) = self.other_format(file) {
            let message = Message::new("play-format").with("file", say::short(file)).with("format", wanted);
            return self.say(&message);
        }
        let is_asked = self.manner.confirms && self.console.style().is_interactive;
        if is_asked && Path::new(file).exists() {
            self.pending = Some(Pending::Overwrite(file.to_owned()));
            return self.say(&Message::new("play-ask-overwrite").with("file", say::short(file)));
        }
        self.write_file(file)
    }

    /// The endings that files of this game have, where a name has one of another game.
    fn other_format(&self, file: &str) -> Option<&'static str> {
        let extension = Path::new(file).extension()?.to_str()?.to_lowercase();
        let (own, told): (&[&str], _) = match self.table.spec().kind {
            Kind::Chess { .. } => (&["pgn", "fen"], ".pgn, .fen"),
            Kind::Draughts { .. } => (&["pdn", "pgn", "fen"], ".pdn, .fen"),
            Kind::Go { .. } => (&["sgf"], ".sgf"),
        };
        let is_known = ["pgn", "pdn", "sgf", "fen"].contains(&extension.as_str());
        (is_known && !own.contains(&extension.as_str())).then_some(told)
    }

    pub(super) fn write_file(&mut self, file: &str) -> io::Result<()> {
        let is_position =
            Path::new(file).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("fen"));
        let text = if is_position { self.board_looked_at().text + "\n" } else { self.table.record() };
        let message = match replace(Path::new(file), &text) {
            Ok(()) => Message::new("play-saved-to").with("file", say::short(file)),
            Err(error) => Message::new("play-unsaved")
                .with("file", say::short(file))
                .saying("why", SystemError::from(error).message()),
        };
        self.say(&message)
    }

    /// Lists the saved games; the next line may be the number of one.
    pub(super) fn list_saved(&mut self) -> io::Result<()> {
        match self.keeper.saved() {
            Ok(saved) => self.listed = saved,
            Err(message) => return self.say(&message),
        }
        if self.listed.is_empty() {
            return self.say(&Message::new("play-nothing-saved"));
        }
        questions::list(&mut self.console, &self.listed)?;
        self.pending = Some(Pending::Load);
        self.say(&Message::new("play-load-what"))
    }

    /// Opens a saved game by its number in the list.
    pub(super) fn load_number(&mut self, number: &str) -> io::Result<()> {
        if self.listed.is_empty() {
            match self.keeper.saved() {
                Ok(saved) => self.listed = saved,
                Err(message) => return self.say(&message),
            }
        }
        match questions::chosen(number, &self.listed).cloned() {
            Some(game) => self.load(&Source::Saved(Box::new(game))),
            None => self.say(&Message::new("play-no-such-game").with("text", number)),
        }
    }

    /// Opens a file, or a position; on a terminal one is asked which game of several.
    pub(super) fn load_text(&mut self, text: String) -> io::Result<()> {
        let (text, number) = numbered(text);
        if number.is_none() && self.console.style().is_interactive {
            match opening::several(&text) {
                Ok(games) if !games.is_empty() => {
                    questions::list_chapters(&mut self.console, &games)?;
                    self.pending = Some(Pending::Pick(text));
                    return self.say(&Message::new("play-pick-what").with("count", games.len()));
                }
                Ok(_) => {}
                Err(message) => return self.say(&message),
            }
        }
        self.load(&Source::Text { text, number })
    }

    /// Opens something in the place of this game; engines that sit here play on there.
    pub(super) fn load(&mut self, source: &Source) -> io::Result<()> {
        let is_position = |source: &Source| matches!(source, Source::Text { .. });
        let seats = ByColor::new_with(|color: Color| {
            Some(self.table.seats()[color].clone()).filter(|sitter| !sitter.is_person())
        });
        let wishes = Wishes {
            source: Some(source.clone()),
            kind: self.table.spec().kind.clone(),
            seats,
            has_lots: false,
            clock: Some(self.table.spec().clock.clone())
                .filter(|clock| is_position(source) && !clock.is_empty()),
            terms: self.table.terms(),
        };
        match self.move_to(&wishes) {
            Ok(()) => {
                self.listed.clear();
                Ok(())
            }
            Err(message) => self.say(&message),
        }
    }

    /// The game that is played, from where it began.
    pub(super) fn kind_from_start(&self) -> Kind {
        let start = || Some(self.table.game().start_text());
        let kind = self.table.spec().kind.clone();
        if self.table.spec().record.is_none() {
            return kind;
        }
        match kind {
            Kind::Chess { variant, boards, sections, .. } => {
                Kind::Chess { variant, boards, sections, start: start() }
            }
            Kind::Draughts { .. } => Kind::Draughts { start: start() },
            Kind::Go { size, rules, komi, handicap, .. } => {
                Kind::Go { size, rules, komi, handicap, start: start() }
            }
        }
    }
}

/// A name with the number of a game behind it, `games.pgn 3`.
fn numbered(text: String) -> (String, Option<usize>) {
    let parts = text.rsplit_once(char::is_whitespace).filter(|_| !Path::new(&text).exists());
    let read = parts.and_then(|(name, number)| Some((name.trim().to_owned(), number.parse().ok()?)));
    match read {
        Some((name, number)) if Path::new(&name).is_file() => (name, Some(number)),
        _ => (text, None),
    }
}
