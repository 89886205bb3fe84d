//! Files of problems that somebody added.

use super::problem_name;
use crate::{Store, StoreError, link::Value};

/// A file of problems, and not its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProblemFile {
    /// Its name, which is made from its text.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// When it was added, in milliseconds since 1970.
    pub added: i64,
}

impl Store {
    /// Adds a file of problems; tells the name that its text has.
    ///
    /// # Errors
    /// When the same text is there already, or it cannot be saved.
    pub fn add_problems(&self, name: &str, text: &str, now: i64) -> Result<String, StoreError> {
        let (id, name, text) = (problem_name(text), name.to_owned(), text.to_owned());
        self.write(move |link| {
            let known = link.row("SELECT name FROM problem_file WHERE id = $1", [id.as_str().into()])?;
            if let Some(known) = known {
                return Err(StoreError::ProblemsExist { name: game::Quoted::new(known.text(0)) });
            }
            let sql = "INSERT INTO problem_file (id, name, text, added) VALUES ($1, $2, $3, $4)";
            link.run(sql, [id.as_str().into(), name.into(), text.into(), now.into()])?;
            Ok(id)
        })
    }

    /// The files of problems, in the order in which they were added.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn problem_files(&self) -> Result<Vec<ProblemFile>, StoreError> {
        self.read(|link| {
            let rows = link.rows("SELECT id, name, added FROM problem_file ORDER BY added, id", [])?;
            let file = |row: &crate::link::Row| ProblemFile {
                id: row.text(0),
                name: row.text(1),
                added: row.number(2),
            };
            Ok(rows.iter().map(file).collect())
        })
    }

    /// The text of a file of problems; none where there is no such file.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn problem_text(&self, id: &str) -> Result<Option<String>, StoreError> {
        let id = Value::from(id);
        self.read(move |link| {
            let row = link.row("SELECT text FROM problem_file WHERE id = $1", [id])?;
            Ok(row.map(|row| row.text(0)))
        })
    }

    /// Throws a file of problems away; tells whether it was there.
    ///
    /// # Errors
    /// When that cannot be saved.
    pub fn remove_problems(&self, id: &str) -> Result<bool, StoreError> {
        let id = Value::from(id);
        self.write(move |link| Ok(link.run("DELETE FROM problem_file WHERE id = $1", [id])? > 0))
    }
}
