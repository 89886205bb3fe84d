//! Games of the library as a file.

use std::io::Write;

use super::{Kind, Query, query::Wanted};
use crate::{Store, StoreError, link::Value};

/// How many games are in memory at a time.
const CHUNK: u64 = 200;

/// How games are written in files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// PGN: chess.
    Pgn,
    /// PDN: draughts.
    Pdn,
    /// SGF: Go.
    Sgf,
}

impl Format {
    /// The games that are written so.
    const fn kind(self) -> Kind {
        match self {
            Format::Pgn => Kind::Chess,
            Format::Pdn => Kind::Draughts,
            Format::Sgf => Kind::Go,
        }
    }
}

impl Store {
    /// Writes the games that one looks for, in the order in which they came; tells how many.
    ///
    /// Of the query, order and page do not count. Games of another format are left out.
    ///
    /// # Errors
    /// When the database cannot be read or the file not be written.
    pub fn export(&self, query: &Query, format: Format, to: &mut dyn Write) -> Result<u64, StoreError> {
        let (mut last, mut written) = (0, 0);
        let query = query.clone();
        let wanted = self.read(move |link| Wanted::of(link, &query))?;
        loop {
            let texts = self.texts_behind(wanted.clone(), format, last)?;
            let Some(&(place, _)) = texts.last() else { break };
            last = place;
            for (_, text) in &texts {
                write_game(text, to).map_err(|error| StoreError::Stream { why: error.into() })?;
                written += 1;
            }
        }
        to.flush().map_err(|error| StoreError::Stream { why: error.into() })?;
        Ok(written)
    }

    fn texts_behind(
        &self,
        mut wanted: Wanted,
        format: Format,
        last: i64,
    ) -> Result<Vec<(i64, String)>, StoreError> {
        wanted.and("kind = $", format.kind().word());
        wanted.and("place > $", last);
        self.read(move |link| {
            let (sql, limit) = (wanted.sql, wanted.values.len() + 1);
            let sql = format!(
                "SELECT place, text FROM record NATURAL JOIN record_text WHERE {sql} \
                 ORDER BY place LIMIT ${limit}"
            );
            let rows = link.rows(sql, wanted.values.into_iter().chain([Value::from(CHUNK)]))?;
            Ok(rows.iter().map(|row| (row.number(0), row.text(1))).collect())
        })
    }
}

/// A game with an empty line behind it.
fn write_game(text: &str, to: &mut dyn Write) -> std::io::Result<()> {
    to.write_all(text.trim_end().as_bytes())?;
    to.write_all(b"\n\n")
}
