//! What a database says went wrong, as what it means to people.

use std::{fs::OpenOptions, io};

use crate::{Location, StoreError};

/// Whether the connection is of no use any more.
pub(super) fn is_break(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::Protocol(_) | sqlx::Error::WorkerCrashed => true,
        sqlx::Error::Database(told) => told.code().is_some_and(|code| is_farewell(&code)),
        _ => false,
    }
}

/// Whether a server says with this code that it ends the connection or has none to give.
fn is_farewell(code: &str) -> bool {
    code.len() == 5 && (code.starts_with("57P0") || code.starts_with("08"))
}

/// What went wrong when a database was opened.
pub(super) fn opening(error: &sqlx::Error, location: &Location) -> StoreError {
    match running(error, location) {
        StoreError::Failed { why } | StoreError::Disk { why, .. } => {
            StoreError::Unreachable { place: location.to_string(), why }
        }
        // SQLite does not say why a file cannot be opened; the system does.
        StoreError::Unreachable { place, why } => match location {
            Location::File(path) => OpenOptions::new()
                .append(true)
                .create(true)
                .open(path)
                .map_or_else(|error| of_files(&error, location), |_| StoreError::Unreachable { place, why }),
            Location::Memory | Location::Url(_) => StoreError::Unreachable { place, why },
        },
        known => known,
    }
}

/// What the system says of files and folders.
pub(super) fn of_files(error: &io::Error, location: &Location) -> StoreError {
    let place = location.to_string();
    match error.kind() {
        io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly { place },
        io::ErrorKind::StorageFull => StoreError::Full { place },
        _ => StoreError::Unreachable { place, why: error.to_string() },
    }
}

/// What went wrong with a statement.
pub(super) fn running(error: &sqlx::Error, location: &Location) -> StoreError {
    let place = location.to_string();
    let Some(told) = error.as_database_error() else {
        let why = error.to_string();
        return if is_break(error) { StoreError::Disk { place, why } } else { StoreError::Failed { why } };
    };
    let (code, why) = (told.code().unwrap_or_default(), told.message().to_owned());
    let is_sqlite = told.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some();
    match (is_sqlite, code.parse::<u32>().map(|code| code & 0xff), code.as_ref()) {
        (true, Ok(5 | 6), _) => StoreError::Locked { place },
        (true, Ok(8), _) | (false, _, "25006") => StoreError::ReadOnly { place },
        (true, Ok(10), _) => StoreError::Disk { place, why },
        (false, _, code) if is_farewell(code) => StoreError::Disk { place, why },
        (true, Ok(11 | 26), _) | (false, _, "XX001" | "XX002") => StoreError::Damaged { place, why },
        (true, Ok(13), _) | (false, _, "53100") => StoreError::Full { place },
        (true, Ok(14), _) => StoreError::Unreachable { place, why },
        _ => StoreError::Failed { why },
    }
}

/// What is said between the loss of a connection and its mending.
pub(super) fn lost(location: &Location) -> StoreError {
    StoreError::Disk { place: location.to_string(), why: "the connection was lost".to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_server_says_farewell() {
        assert!(is_farewell("57P01") && is_farewell("08006"));
        // Codes of `SQLite` are numbers of up to four digits; others of a server are no farewell.
        assert!(!is_farewell("8") && !is_farewell("776") && !is_farewell("57014") && !is_farewell("23505"));
    }
}
