//! Stores for tests: in memory, in a file, on a server.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use store::{Append, GameId, Location, NewGame, Store, Summary};

static NEXT: AtomicU64 = AtomicU64::new(0);

/// A folder of one's own that is gone with its test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("plateau-store-{}-{number}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Runs a test in memory and in a file; `postgres` runs it on a server.
pub(crate) fn on_both(test: impl Fn(&Location)) {
    test(&Location::Memory);
    let folder = Folder::new();
    test(&Location::File(folder.file("games.db")));
}

pub(crate) fn open(location: &Location) -> Store {
    Store::open(location).unwrap()
}

pub(crate) fn new_game(id: &GameId) -> NewGame {
    NewGame {
        id: id.clone(),
        kind: "chess".to_owned(),
        header: "{}".to_owned(),
        summary: Summary::default(),
        at: Duration::ZERO,
        unix: 0,
    }
}

/// A game that has begun and has no fact yet.
pub(crate) fn begun(store: &Store) -> GameId {
    let id = GameId::random();
    store.create(new_game(&id), Vec::new()).unwrap();
    id
}

pub(crate) fn append(game: &GameId, after: u64, facts: &[&str]) -> Append {
    Append {
        game: game.clone(),
        after,
        facts: facts.iter().map(|&fact| fact.to_owned()).collect(),
        at: Duration::from_millis(10 * after),
        unix: 1_000 + after as i64,
        command: None,
        summary: None,
        conclusion: None,
    }
}
