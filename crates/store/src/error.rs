//! What the store refuses, in sentences.

use game::{Quoted, SystemError, sentences};

use crate::GameId;

sentences! {
    /// Why the store did not do what it was asked.
    pub enum StoreError {
        // The place itself.
        Unreachable { place: String, why: String } = "store-unreachable", "the database {place} cannot be opened: {why}";
        Newer { place: String, found: i64, known: i64 } =
            "store-newer", "the database {place} is of version {found}, which is newer than this program: it knows version {known}";
        Damaged { place: String, why: String } = "store-damaged", "the database {place} is damaged or no database: {why}";
        ReadOnly { place: String } = "store-read-only", "the database {place} can be read only, so nothing can be saved";
        Full { place: String } = "store-full", "nothing can be saved in the database {place}: the disk is full";
        Disk { place: String, why: String } = "store-disk", "the database {place} cannot be read or written: {why}";
        Locked { place: String } = "store-locked", "another program keeps the database {place} busy";
        Failed { why: String } = "store-failed", "the database refused: {why}";
        Busy = "store-busy", "too much waits to be saved";
        Closed = "store-closed", "the database was closed";
        Scheme { place: String } =
            "store-scheme", "the database {place} is of a kind that is not supported: give a file, sqlite:FILE or postgres://USER@HOST/NAME";
        NoHome = "store-no-home", "there is no folder for games: the user has no home";

        // Live games.
        UnknownGame { game: GameId } = "store-unknown-game", "there is no game {game}";
        GameExists { game: GameId } = "store-game-exists", "there is a game {game} already";
        Conflict { game: GameId, known: u64, last: u64 } =
            "store-conflict", "the game {game} has {last} facts, not {known}: somebody else went on with it";

        // The library.
        UnknownRecord { id: GameId } = "store-unknown-record", "there is no game {id} in the library";
        RecordExists { id: GameId } = "store-record-exists", "the game is in the library already, as {id}";
        Unreadable { why: String } = "store-unreadable", "the game cannot be read: {why}";
        Tag { name: Quoted } = "store-tag", "expected the name of a tag, got {name}";
        Title { length: usize, most: usize } = "store-title", "a title has at most {most} characters, this one has {length}";
        Stream { ; why: SystemError } = "store-stream", "the file cannot be read or written: {why}";

        // Problems of life and death.
        ProblemsExist { name: Quoted } = "store-problems-exist", "the same problems are there already, as {name}";

        // Scores.
        Result { value: Quoted } = "store-result", "expected 1-0, 0-1 or 1/2-1/2, got {value}";
        SamePlayer { name: Quoted } = "store-same-player", "{name} cannot be rated in a game against itself";
    }
}
