//! Who sits where, changed in the middle of a game.

use std::{
    io::{self, Write},
    time::Duration,
};

use game::{Color, Message};
use players::company::Company;
use table::{Command, Kind, Phase, Sitter, Table, open::levels_of};
use words::Words;

use super::{Session, opening::Opening};
use crate::plain::{Wishes, level, seat};

impl<W: Write> Session<'_, W> {
    /// Seats those who were wished at a game that goes on.
    pub(super) fn take_seats(&mut self, wishes: &Wishes) -> Result<(), Message> {
        for color in Color::ALL {
            let newcomer = wishes.seats[color].clone().filter(|sitter| *sitter != self.table.seats()[color]);
            if let Some(sitter) = newcomer {
                self.handle(Command::Seat { seat: color, sitter, from: None })?;
            }
        }
        Ok(())
    }

    /// `seat white ai:3`; without that, tells who sits where.
    pub(super) fn set_seat(&mut self, text: Option<&str>) -> io::Result<()> {
        let Some(text) = text else { return self.tell_seats() };
        let (side, who) = text.split_once(char::is_whitespace).unwrap_or((text, "human"));
        let Some(color) = seat::color(side) else {
            return self.say(&Message::new("play-seat-how"));
        };
        let kind = &self.table.spec().kind;
        let read = seat::sitter(who.trim(), color, self.console.words());
        match read.and_then(|sitter| check(&sitter, kind, &self.company).map(|()| sitter)) {
            Ok(sitter) => self.put(color, sitter),
            Err(message) => self.say(&message),
        }
    }

    /// Puts somebody on a seat, from where one looks on; a game that waited for that goes on.
    fn put(&mut self, color: Color, sitter: Sitter) -> io::Result<()> {
        let from = self.looked_at.take();
        self.does(Command::Seat { seat: color, sitter, from })?;
        if *self.table.phase() == Phase::Paused {
            self.does(Command::Resume)?;
        }
        if self.is_troubled {
            self.ask_again();
        }
        self.tell_seats()
    }

    /// Asks whoever is to move once more.
    pub(super) fn ask_again(&mut self) {
        let effects = self.table.wake();
        self.is_troubled = false;
        self.attend(&effects);
    }

    fn tell_seats(&mut self) -> io::Result<()> {
        for color in Color::ALL {
            let name = self.table.seats()[color].name();
            self.say(&Message::new("play-seat").with("color", color).with("name", name))?;
        }
        Ok(())
    }

    /// Lets those who sit here change colours.
    pub(super) fn swap_seats(&mut self) -> io::Result<()> {
        let seats = self.table.seats().clone();
        for color in Color::ALL {
            self.does(Command::Seat { seat: color, sitter: seats[!color].clone(), from: None })?;
        }
        self.tell_seats()
    }

    /// `level 3`, `level white advanced`; without that, tells the levels.
    pub(super) fn set_level(&mut self, text: Option<&str>) -> io::Result<()> {
        let engines: Vec<(Color, u8)> =
            Color::ALL.into_iter().filter_map(|color| self.level_on(color)).collect();
        let Some(text) = text else { return self.tell_levels(&engines) };
        let (side, level) = match text.split_once(char::is_whitespace) {
            Some((side, level)) if seat::color(side).is_some() => (seat::color(side), level),
            _ => (None, text),
        };
        let level = match seat::level_of(level, self.console.words()) {
            Ok(level) => level,
            Err(message) => return self.say(&message),
        };
        if let Err(message) = check(&Sitter::Level { level }, &self.table.spec().kind, &self.company) {
            return self.say(&message);
        }
        let meant: Vec<Color> = engines
            .into_iter()
            .map(|(color, _)| color)
            .filter(|color| side.is_none_or(|side| side == *color))
            .collect();
        if meant.is_empty() {
            return self.say(&Message::new("play-no-engine"));
        }
        for seat in meant {
            self.does(Command::Seat { seat, sitter: Sitter::Level { level }, from: None })?;
        }
        self.say(&Message::new("play-level").with("level", level))
    }

    fn level_on(&self, color: Color) -> Option<(Color, u8)> {
        match self.table.seats()[color] {
            Sitter::Level { level } => Some((color, level)),
            _ => None,
        }
    }

    fn tell_levels(&mut self, engines: &[(Color, u8)]) -> io::Result<()> {
        let levels = level::list(levels_of(self.table.spec().kind.game()), self.console.words());
        self.say(&Message::new("play-levels").with("levels", levels))?;
        for (_, level) in engines {
            self.say(&Message::new("play-level").with("level", level))?;
        }
        Ok(())
    }
}

/// Complains about somebody who cannot play a kind of game.
pub(in crate::plain) fn check(sitter: &Sitter, kind: &Kind, company: &Company) -> Result<(), Message> {
    let is_known = |name: &str| company.programs().iter().any(|program| program.name == name);
    match sitter {
        Sitter::Level { level } if !levels_of(kind.game()).contains(level) => {
            Err(Message::new("seat-no-level").with("level", level).with("game", kind.game()))
        }
        Sitter::Engine { name } if !is_known(name) => Err(Message::new("play-no-program").with("name", name)),
        _ => company
            .check(sitter, kind)
            .map_err(|why| Message::new("seat-cannot").with("name", sitter.name()).saying("why", why)),
    }
}

/// Complains about somebody who was wished for and cannot play at a table.
pub(super) fn check_wished(wishes: &Wishes, table: &Table, company: &Company) -> Result<(), Message> {
    let mut sitters = wishes.seats.iter().filter_map(|(_, sitter)| sitter.as_ref());
    sitters.try_for_each(|sitter| check(sitter, &table.spec().kind, company))
}

/// A table without those who came along and cannot play there: people take their seats.
pub(super) fn cleared(
    mut opening: Opening,
    wishes: &Wishes,
    company: &Company,
    words: &Words,
    now: Duration,
) -> Result<Opening, Message> {
    for color in Color::ALL {
        let sitter = &opening.table.seats()[color];
        let came_along = wishes.seats[color].as_ref() == Some(sitter);
        if came_along && check(sitter, &opening.table.spec().kind, company).is_err() {
            let sitter = seat::person(color, words);
            opening
                .effects
                .extend(opening.table.handle(Command::Seat { seat: color, sitter, from: None }, now)?);
        }
    }
    Ok(opening)
}
