//! The tables, and how those of an older version become those of today.
//!
//! A version is a script that is never changed once it was given to people; a change of the
//! tables is another one behind it. The scripts use only what `SQLite` and `PostgreSQL` have
//! alike: `TEXT` and `BIGINT`, no `NULL`, ids that we give ourselves.

use crate::{
    StoreError,
    link::{Link, Value},
};

/// Each version's script, from version 1 on.
const VERSIONS: &[&str] = &[include_str!("schema/1.sql"), include_str!("schema/2.sql")];

/// The version of the tables that this program knows.
pub(crate) const NEWEST: i64 = VERSIONS.len() as i64;

/// Any number: programs that open the same server at once wait for each other by it.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7075)";

/// Brings the tables up to date, all of it or nothing.
///
/// # Errors
/// When they are of a newer version, or cannot be written.
pub(crate) fn migrate(link: &mut Link, place: &str) -> Result<(), StoreError> {
    if version(link).ok() == Some(NEWEST) {
        return Ok(());
    }
    link.begin()?;
    let done = advance(link, place).and_then(|()| link.script("COMMIT"));
    if done.is_err() {
        let _ = link.script("ROLLBACK");
    }
    done
}

fn advance(link: &mut Link, place: &str) -> Result<(), StoreError> {
    if link.is_server() {
        link.script(LOCK)?;
    }
    link.script("CREATE TABLE IF NOT EXISTS schema_version (number BIGINT NOT NULL PRIMARY KEY)")?;
    let found = version(link)?;
    let Some(missing) = usize::try_from(found).ok().and_then(|found| VERSIONS.get(found..)) else {
        return Err(StoreError::Newer { place: place.to_owned(), found, known: NEWEST });
    };
    for (number, script) in (found + 1..).zip(missing) {
        link.script(script)?;
        link.run("INSERT INTO schema_version (number) VALUES ($1)", [Value::from(number)])?;
    }
    Ok(())
}

fn version(link: &mut Link) -> Result<i64, StoreError> {
    let row = link.row("SELECT COALESCE(MAX(number), 0) FROM schema_version", [])?;
    Ok(row.map_or(0, |row| row.number(0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Location, Store};

    fn in_file(test: impl FnOnce(&Location)) {
        let path = std::env::temp_dir().join(format!("plateau-schema-{}.db", crate::GameId::random()));
        test(&Location::File(path.clone()));
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", path.display()));
        }
    }

    #[test]
    fn a_database_of_a_newer_version_is_refused_and_left_alone() {
        in_file(|location| {
            drop(Store::open(location).unwrap());
            let mut link = Link::open(location).unwrap();
            link.run("INSERT INTO schema_version (number) VALUES ($1)", [Value::from(NEWEST + 1)]).unwrap();
            drop(link);
            let refused = Store::open(location).unwrap_err();
            let newer = StoreError::Newer { place: location.to_string(), found: NEWEST + 1, known: NEWEST };
            assert_eq!(refused, newer);
            assert_eq!(version(&mut Link::open(location).unwrap()), Ok(NEWEST + 1));
        });
    }

    #[test]
    fn an_older_database_gets_what_is_missing_and_keeps_what_it_has() {
        in_file(|location| {
            let mut link = Link::open(location).unwrap();
            link.script("CREATE TABLE schema_version (number BIGINT NOT NULL PRIMARY KEY)").unwrap();
            link.script(VERSIONS[0]).unwrap();
            link.script("INSERT INTO schema_version (number) VALUES (1)").unwrap();
            link.script("UPDATE house SET heartbeat = 5").unwrap();
            drop(link);
            let store = Store::open(location).unwrap();
            assert_eq!(store.house_time(), std::time::Duration::from_millis(5));
            assert_eq!(store.problem_files(), Ok(Vec::new()));
        });
    }

    #[test]
    fn tables_are_made_once() {
        in_file(|location| {
            for _ in 0..3 {
                drop(Store::open(location).unwrap());
            }
            assert_eq!(version(&mut Link::open(location).unwrap()), Ok(NEWEST));
        });
    }

    #[test]
    fn a_script_that_fails_leaves_nothing_behind() {
        in_file(|location| {
            let mut link = Link::open(location).unwrap();
            link.script("CREATE TABLE rating (something TEXT NOT NULL)").unwrap();
            assert!(matches!(migrate(&mut link, ""), Err(StoreError::Failed { .. })));
            assert!(link.rows("SELECT id FROM game", []).is_err(), "no table was made");
        });
    }
}
