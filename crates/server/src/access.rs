//! Who may do what at a table.

use game::{Color, Message};
use serde::{Deserialize, Serialize};
use table::{Command, Sitter, Table};
use ts_rs::TS;

/// As whom somebody is at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// Whose house it is: plays every seat but those of people elsewhere.
    Owner,
    /// Whoever was given White.
    White,
    /// Whoever was given Black.
    Black,
    /// Anybody else.
    Watcher,
}

impl Access {
    /// Whoever was given a seat.
    pub const fn seat(color: Color) -> Access {
        match color {
            Color::White => Access::White,
            Color::Black => Access::Black,
        }
    }

    /// The seat that was given.
    pub const fn color(self) -> Option<Color> {
        match self {
            Access::White => Some(Color::White),
            Access::Black => Some(Color::Black),
            Access::Owner | Access::Watcher => None,
        }
    }

    /// Whether it is somebody who plays.
    pub const fn plays(self) -> bool {
        !matches!(self, Access::Watcher)
    }

    /// The first letter of its name, by which commands of different people are told apart.
    pub(crate) const fn letter(self) -> char {
        match self {
            Access::Owner => 'o',
            Access::White => 'w',
            Access::Black => 'b',
            Access::Watcher => '-',
        }
    }

    /// Complains about a command that is not for this one to give.
    pub(crate) fn check(self, command: &Command, table: &Table) -> Result<(), Message> {
        let refused = |id: &'static str| Err(Message::new(id));
        match (self, seat_of(command)) {
            (Access::Watcher, _) => refused("access-watching"),
            (_, Some(seat)) if self.may_act_for(seat, table) => Ok(()),
            (_, Some(_)) => refused("access-not-your-seat"),
            (Access::Owner, None) => Ok(()),
            (_, None) if matches!(command, Command::Redo | Command::Tick) => Ok(()),
            _ => refused("access-owner-only"),
        }
    }

    fn may_act_for(self, seat: Color, table: &Table) -> bool {
        let is_elsewhere = matches!(table.seats()[seat], Sitter::Person { screen, .. } if screen != HERE);
        match self {
            Access::Owner => !is_elsewhere,
            _ => self.color() == Some(seat),
        }
    }
}

/// The screen of the house; people at others come by a link.
const HERE: u32 = 0;

/// The screen of whoever comes by the link of a seat.
pub(crate) const fn screen_of(seat: Color) -> u32 {
    match seat {
        Color::White => 1,
        Color::Black => 2,
    }
}

/// For which side a command acts, where it acts for one.
const fn seat_of(command: &Command) -> Option<Color> {
    match command {
        Command::Move { seat, .. }
        | Command::TakeBack { seat }
        | Command::Offer { seat, .. }
        | Command::Answer { seat, .. }
        | Command::Claim { seat, .. }
        | Command::Resign { seat }
        | Command::Dead { seat, .. }
        | Command::Accept { seat }
        | Command::PlayOn { seat } => Some(*seat),
        _ => None,
    }
}

/// The secrets of a game: whoever knows one has that seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Keys {
    white: String,
    black: String,
}

impl Keys {
    /// Keys that nobody can guess.
    pub(crate) fn random() -> Keys {
        Keys { white: secret(), black: secret() }
    }

    /// The key of a seat.
    pub(crate) fn of(&self, seat: Color) -> &str {
        match seat {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// As whom somebody with this key is here; none where it opens nothing.
    pub(crate) fn access(&self, key: &str) -> Option<Access> {
        Color::ALL.into_iter().find(|&seat| is_same(key, self.of(seat))).map(Access::seat)
    }
}

/// A text of 128 random bits.
pub(crate) fn secret() -> String {
    store::GameId::random().to_string()
}

/// Compares secrets in a time that tells nothing about them.
pub(crate) fn is_same(one: &str, other: &str) -> bool {
    let differences = one.bytes().zip(other.bytes()).fold(0, |sum, (one, other)| sum | (one ^ other));
    one.len() == other.len() && differences == 0
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use table::{Kind, Spec};

    use super::*;

    fn table(black: Sitter) -> Table {
        Table::open(Spec::new(Kind::chess(), Sitter::person("Ada"), black), Duration::ZERO).unwrap().0
    }

    fn refusal(access: Access, command: &Command, table: &Table) -> Option<String> {
        access.check(command, table).err().map(|message| message.id().to_owned())
    }

    #[test]
    fn everybody_plays_their_own_seat_only() {
        let guest = Sitter::Person { name: "Bob".into(), screen: screen_of(Color::Black) };
        let table = table(guest);
        let resigns = |seat| Command::Resign { seat };
        assert_eq!(refusal(Access::Owner, &resigns(Color::White), &table), None);
        assert_eq!(
            refusal(Access::Owner, &resigns(Color::Black), &table).as_deref(),
            Some("access-not-your-seat")
        );
        assert_eq!(refusal(Access::Black, &resigns(Color::Black), &table), None);
        assert_eq!(
            refusal(Access::Black, &resigns(Color::White), &table).as_deref(),
            Some("access-not-your-seat")
        );
    }

    #[test]
    fn the_house_plays_both_sides_of_its_own_screen() {
        let table = table(Sitter::person("Bob"));
        for seat in Color::ALL {
            assert_eq!(refusal(Access::Owner, &Command::Resign { seat }, &table), None);
        }
    }

    #[test]
    fn watchers_give_no_commands_and_guests_change_no_seats() {
        let table = table(Sitter::Level { level: 3 });
        let seat = Command::Seat { seat: Color::Black, sitter: Sitter::Level { level: 9 }, from: None };
        assert_eq!(refusal(Access::Watcher, &Command::Tick, &table).as_deref(), Some("access-watching"));
        assert_eq!(refusal(Access::White, &seat, &table).as_deref(), Some("access-owner-only"));
        assert_eq!(refusal(Access::Owner, &seat, &table), None);
    }

    #[test]
    fn keys_open_their_own_seat() {
        let keys = Keys::random();
        assert_eq!(keys.access(keys.of(Color::White)), Some(Access::White));
        assert_eq!(keys.access(keys.of(Color::Black)), Some(Access::Black));
        assert_eq!(keys.access(""), None);
        assert!(!is_same("ab", "a") && !is_same("", "a") && is_same("ab", "ab"));
    }
}
