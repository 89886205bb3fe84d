//! Who may do what at a table.

use game::{Color, Message};
use serde::{Deserialize, Serialize};
use table::{Command, Ending, Offer, Phase, Sitter, Table};
use ts_rs::TS;

/// As whom somebody is at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// Whose house it is: plays every seat but those of people elsewhere.
    Owner,
    /// Whoever came by the link of White, whichever colour they have now.
    White,
    /// Whoever came by the link of Black, whichever colour they have now.
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

    /// The seat whose link it was.
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
            (Access::Owner, Some(seat)) if is_engines_own(command, seat, table) => {
                refused("access-engines-seat")
            }
            (_, Some(seat)) if self.may_act_for(seat, table) => Ok(()),
            (_, Some(_)) => refused("access-not-your-seat"),
            (Access::Owner, None) if is_verdict(command) => refused("access-no-verdict"),
            (Access::Owner, None) => Ok(()),
            (_, None) if is_for_players(command) && self.sits(table) => Ok(()),
            _ => refused("access-owner-only"),
        }
    }

    /// Whether one acts for a seat: people keep theirs when colours change, and lose it with it.
    fn may_act_for(self, seat: Color, table: &Table) -> bool {
        let screen = table.seats()[seat].screen();
        match self.color() {
            Some(color) => screen == Some(screen_of(color)),
            None => self == Access::Owner && screen.is_none_or(|screen| screen == HERE),
        }
    }

    /// Whether one has a seat at the table.
    fn sits(self, table: &Table) -> bool {
        Color::ALL.into_iter().any(|seat| self.may_act_for(seat, table))
    }
}

/// The screen of the house; people at others come by a link.
pub(crate) const HERE: u32 = 0;

/// The screen of whoever comes by the link of a seat.
pub(crate) const fn screen_of(seat: Color) -> u32 {
    match seat {
        Color::White => 1,
        Color::Black => 2,
    }
}

/// Whether a command is for everybody who plays; the table refuses it between people elsewhere.
const fn is_for_players(command: &Command) -> bool {
    matches!(command, Command::Redo | Command::Tick | Command::Pause | Command::Resume)
}

/// Whether somebody would move or decide for an engine that plays; once the game is over, anybody may
/// try what else there was.
fn is_engines_own(command: &Command, seat: Color, table: &Table) -> bool {
    let is_engine = matches!(table.seats()[seat], Sitter::Level { .. } | Sitter::Engine { .. });
    let goes_on = !matches!(table.phase(), Phase::Ended { .. } | Phase::Reviewing);
    let is_its_own = matches!(
        command,
        Command::Move { .. }
            | Command::Resign { .. }
            | Command::Claim { .. }
            | Command::Offer { offer: Offer::Draw, .. }
            | Command::Answer { .. }
    );
    is_its_own && is_engine && goes_on
}

/// Whether somebody would decide how a game ends; to abandon it decides nothing.
fn is_verdict(command: &Command) -> bool {
    matches!(command, Command::End { ending } if *ending != Ending::abandoned())
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
        | Command::Accept { seat, .. }
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
    fn nobody_moves_for_an_engine_or_decides_a_game() {
        let mut table = table(Sitter::Level { level: 3 });
        let plays = |seat| Command::Move { seat, on: 0, text: "e5".into() };
        let ending = Ending { reason: Message::new("table-over"), ..Ending::abandoned() };
        assert_eq!(refusal(Access::Owner, &plays(Color::White), &table), None);
        for own in [plays(Color::Black), Command::Resign { seat: Color::Black }] {
            assert_eq!(refusal(Access::Owner, &own, &table).as_deref(), Some("access-engines-seat"));
        }
        assert_eq!(
            refusal(Access::Owner, &Command::End { ending }, &table).as_deref(),
            Some("access-no-verdict")
        );
        let abandoned = Command::End { ending: Ending::abandoned() };
        assert_eq!(refusal(Access::Owner, &abandoned, &table), None);
        table.handle(abandoned, Duration::ZERO).unwrap();
        assert_eq!(refusal(Access::Owner, &plays(Color::Black), &table), None, "it is over");
    }

    #[test]
    fn people_keep_their_seat_when_colours_change() {
        let person = |name: &str, screen| Sitter::Person { name: name.into(), screen };
        let spec = Spec::new(Kind::chess(), person("Bob", screen_of(Color::Black)), Sitter::person("Ada"));
        let table = Table::open(spec, Duration::ZERO).unwrap().0;
        let resigns = |seat| Command::Resign { seat };
        assert_eq!(refusal(Access::Black, &resigns(Color::White), &table), None);
        assert!(refusal(Access::Black, &resigns(Color::Black), &table).is_some());
        assert_eq!(refusal(Access::Owner, &resigns(Color::Black), &table), None);
        assert!(refusal(Access::White, &resigns(Color::White), &table).is_some(), "whose seat is gone");
        assert_eq!(refusal(Access::Black, &Command::Resume, &table), None);
        assert!(refusal(Access::White, &Command::Resume, &table).is_some());
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
