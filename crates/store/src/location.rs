//! Where a database is.

use std::{fmt, path::PathBuf};

use etcetera::BaseStrategy as _;

use crate::StoreError;

/// Where a database is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Location {
    /// A file of `SQLite`, made with its folder if it is missing.
    File(PathBuf),
    /// Nowhere: all is lost with the last handle.
    Memory,
    /// A server, as in `postgres://user@host/name`, or a file, as in `sqlite:games.db`.
    Url(String),
}

impl Location {
    /// The file `plateau/plateau.db` in the user's folder for data.
    ///
    /// # Errors
    /// Where the user has no home.
    pub fn usual() -> Result<Location, StoreError> {
        let folders = etcetera::choose_base_strategy().map_err(|_| StoreError::NoHome)?;
        Ok(Location::File(folders.data_dir().join("plateau").join("plateau.db")))
    }

    /// Whether there is a database of that kind.
    pub(crate) fn is_supported(&self) -> bool {
        match self {
            Location::File(_) | Location::Memory => true,
            Location::Url(url) => {
                ["sqlite:", "postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme))
            }
        }
    }

    /// Whether it says itself that nothing may be written.
    pub(crate) fn is_read_only(&self) -> bool {
        matches!(self, Location::Url(url) if url.contains("mode=ro") || url.contains("immutable="))
    }

    /// Whether no second connection would see the same data.
    pub(crate) fn is_memory(&self) -> bool {
        match self {
            Location::File(_) => false,
            Location::Memory => true,
            Location::Url(url) => url.starts_with("sqlite::memory:") || url.contains("mode=memory"),
        }
    }
}

/// For people: without the password of a server.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Location::File(path) => write!(f, "{}", path.display()),
            Location::Memory => f.write_str(":memory:"),
            Location::Url(url) => f.write_str(&without_password(url)),
        }
    }
}

fn without_password(url: &str) -> String {
    let url = url.split_once('?').map_or(url, |(start, _)| start);
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    let host = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
    format!("{scheme}://{host}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_one_connection_sees_is_memory() {
        let is_memory = |url: &str| Location::Url(url.to_owned()).is_memory();
        assert!(is_memory("sqlite::memory:") && is_memory("sqlite://x?mode=memory"));
        assert!(!is_memory("sqlite:games.db") && !is_memory("postgres://memory/games"));
    }

    #[test]
    fn passwords_are_not_shown() {
        let shown = |url: &str| Location::Url(url.to_owned()).to_string();
        assert_eq!(shown("postgres://me:secret@club.example/games"), "postgres://club.example/games");
        assert_eq!(shown("postgres://club/games?password=secret"), "postgres://club/games");
        assert_eq!(shown("sqlite:games.db"), "sqlite:games.db");
    }
}
