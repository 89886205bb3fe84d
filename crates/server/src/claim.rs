//! One server for each database: two would pause each other's games.

use std::{
    fs::{File, TryLockError},
    path::PathBuf,
};

use game::Message;
use store::Location;

/// The right to conduct the games of a database, until it is dropped or the program ends.
#[derive(Debug)]
pub struct Claim {
    /// Locked as long as it is open; none where the database is no file.
    _lock: Option<File>,
}

impl Claim {
    /// Takes the games of a database that has been opened.
    ///
    /// Where it is a file, a file beside it is locked, which the system undoes when the program
    /// ends, however it does. A database of a server is for its owner to give to one program.
    ///
    /// # Errors
    /// When another program conducts them already.
    pub fn on(location: &Location) -> Result<Claim, Message> {
        let Some(mut path) = file_of(location).map(PathBuf::into_os_string) else {
            return Ok(Claim { _lock: None });
        };
        path.push("-served");
        // Where no file can be made, the database says what is wrong with the folder.
        let Ok(lock) = File::options().create(true).truncate(false).write(true).open(path) else {
            return Ok(Claim { _lock: None });
        };
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => Err(Message::new("claim-taken").with("place", location)),
            // Some file systems know no locks.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Claim { _lock: Some(lock) }),
        }
    }
}

/// The file of a database, where it is one.
fn file_of(location: &Location) -> Option<PathBuf> {
    match location {
        Location::File(path) => Some(path.clone()),
        Location::Memory => None,
        Location::Url(url) => {
            let path = url.strip_prefix("sqlite:")?;
            let path = path.strip_prefix("//").unwrap_or(path);
            let path = path.split('?').next().filter(|path| !path.starts_with(':') && !path.is_empty());
            path.filter(|_| !url.contains("mode=memory")).map(PathBuf::from)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_of_a_file_are_conducted_by_one() {
        let folder = std::env::temp_dir().join(format!("plateau-claim-{}", store::GameId::random()));
        std::fs::create_dir_all(&folder).unwrap();
        let location = Location::File(folder.join("games.db"));
        let held = Claim::on(&location).unwrap();
        let same = Location::Url(format!("sqlite:{}", folder.join("games.db").display()));
        assert_eq!(Claim::on(&same).unwrap_err().id(), "claim-taken");
        drop(held);
        assert!(Claim::on(&location).is_ok());
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn what_is_no_file_is_not_locked() {
        for url in ["sqlite::memory:", "sqlite://x?mode=memory", "postgres://club/games"] {
            assert_eq!(file_of(&Location::Url(url.to_owned())), None, "{url}");
        }
        assert_eq!(file_of(&Location::Url("sqlite://games.db?mode=rwc".into())), Some("games.db".into()));
    }
}
