//! Whoever keeps games, and what can be had from there.

use game::Message;
use table::{Entry, Table};

/// A game that was kept, as a list shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedGame {
    /// Its name for the keeper.
    pub id: String,
    /// Whether it goes on; else it is one of the library.
    pub is_running: bool,
    /// Who has White.
    pub white: String,
    /// Who has Black.
    pub black: String,
    /// Which game, or which variant.
    pub variant: String,
    /// How many moves were played, as the game counts them.
    pub moves: u64,
    /// When, as people write it.
    pub date: String,
    /// How it ended; empty while it goes on.
    pub result: String,
    /// Whether a server began it, so that others may be playing it there.
    pub is_served: bool,
}

/// Why facts were not kept.
pub enum Unkept {
    /// Somebody else went on with the game, which stands so now.
    Overtaken(Box<Table>),
    /// They cannot be kept, for a reason.
    Refused(Message),
}

/// What a saved game is when it is opened.
pub enum Reopened {
    /// A game that goes on.
    Running(Box<Table>),
    /// A record.
    Record(String),
}

/// Whoever keeps what happens.
pub trait Keeper {
    /// Keeps facts before anybody is told; the first fact of all begins another game.
    ///
    /// # Errors
    /// Says why they cannot be kept.
    fn keep(&mut self, table: &Table, entries: &[Entry]) -> Result<(), Unkept>;

    /// Keeps a game even if nothing has happened in it yet.
    ///
    /// # Errors
    /// Says why it cannot be kept.
    fn save(&mut self, table: &Table) -> Result<(), Message>;

    /// Whether the game will be there again.
    fn is_kept(&self) -> bool;

    /// The games that can be opened, the latest first, without the one that is played.
    ///
    /// # Errors
    /// Says why they cannot be read.
    fn saved(&self) -> Result<Vec<SavedGame>, Message>;

    /// Opens a saved game; what is kept from now on is kept of it, if it goes on.
    ///
    /// # Errors
    /// Says why it cannot be opened.
    fn reopen(&mut self, game: &SavedGame) -> Result<Reopened, Message>;
}
