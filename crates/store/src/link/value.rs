//! What goes into a statement and comes out of it.

use sqlx::{ColumnIndex, postgres::PgRow, sqlite::SqliteRow};

use crate::GameId;

/// A value of a statement: the two types that both databases have alike.
#[derive(Debug, Clone)]
pub(crate) enum Value {
    Text(String),
    Number(i64),
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&GameId> for Value {
    fn from(id: &GameId) -> Value {
        Value::Text(id.as_str().to_owned())
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<bool> for Value {
    fn from(is_so: bool) -> Value {
        Value::Number(i64::from(is_so))
    }
}

/// A row of an answer.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    /// The text in a column; empty where there is none.
    pub(crate) fn text(&self, column: usize) -> String {
        match self {
            Row::Sqlite(row) => text(row, column),
            Row::Postgres(row) => text(row, column),
        }
    }

    /// The number in a column; zero where there is none.
    pub(crate) fn number(&self, column: usize) -> i64 {
        match self {
            Row::Sqlite(row) => number(row, column),
            Row::Postgres(row) => number(row, column),
        }
    }

    /// A number that is never negative.
    pub(crate) fn count(&self, column: usize) -> u64 {
        u64::try_from(self.number(column)).unwrap_or(0)
    }

    /// Whether the number in a column is not zero.
    pub(crate) fn flag(&self, column: usize) -> bool {
        self.number(column) != 0
    }

    /// The name of a game in a column.
    pub(crate) fn id(&self, column: usize) -> GameId {
        GameId::trusted(self.text(column))
    }
}

fn text<'r, R: sqlx::Row>(row: &'r R, column: usize) -> String
where
    usize: ColumnIndex<R>,
    String: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
{
    row.try_get(column).unwrap_or_default()
}

fn number<'r, R: sqlx::Row>(row: &'r R, column: usize) -> i64
where
    usize: ColumnIndex<R>,
    i64: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
{
    row.try_get(column).unwrap_or_default()
}
