//! One connection to a database, asked in plain calls.
//!
//! Here alone is code that waits for futures; whoever has a link runs on a thread of its own.

mod fault;
mod value;

use std::{borrow::Cow, fs, path::Path, time::Duration};

use sqlx::{
    AssertSqlSafe, ConnectOptions as _, Connection as _, Executor, PgConnection, SqliteConnection,
    postgres::{PgArguments, PgConnectOptions},
    query::Query,
    sqlite::{SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};
use tokio::runtime::{Builder, Runtime};

pub(crate) use value::{Row, Value};

use crate::{Location, StoreError};

/// How long to wait for another program that writes to the same file.
const PATIENCE: Duration = Duration::from_secs(5);

enum Connection {
    Sqlite(SqliteConnection),
    Postgres(Box<PgConnection>),
}

/// One connection to a database.
pub(crate) struct Link {
    location: Location,
    runtime: Runtime,
    /// None after it broke, until it is mended.
    connection: Option<Connection>,
}

impl Link {
    /// Connects.
    ///
    /// # Errors
    /// When there is no such database and none can be made.
    pub(crate) fn open(location: &Location) -> Result<Link, StoreError> {
        if !location.is_supported() {
            return Err(StoreError::Scheme { place: location.to_string() });
        }
        let unreachable = |why: String| StoreError::Unreachable { place: location.to_string(), why };
        if let Location::File(path) = location
            && let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty())
        {
            fs::create_dir_all(folder).map_err(|error| fault::of_files(&error, location))?;
        }
        if let Location::File(path) = location {
            hide(path);
        }
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| unreachable(error.to_string()))?;
        let mut link = Link { location: location.clone(), runtime, connection: None };
        link.mend()?;
        Ok(link)
    }

    /// Connects again if the connection broke.
    pub(crate) fn mend(&mut self) -> Result<(), StoreError> {
        if self.connection.is_none() {
            let made = self.runtime.block_on(connect(&self.location));
            self.connection = Some(made.map_err(|error| fault::opening(&error, &self.location))?);
        }
        Ok(())
    }

    /// Whether several programs may share it and be somewhere else.
    pub(crate) fn is_server(&self) -> bool {
        matches!(self.connection, Some(Connection::Postgres(_)))
    }

    /// Runs a statement; tells how many rows it changed.
    pub(crate) fn run(
        &mut self,
        sql: impl Into<Cow<'static, str>>,
        values: impl IntoIterator<Item = Value>,
    ) -> Result<u64, StoreError> {
        let (sql, values) = (sql.into(), values.into_iter());
        self.ask(|runtime, connection| match connection {
            Connection::Sqlite(connection) => {
                let query = on_sqlite(sql, values);
                runtime.block_on(query.execute(connection)).map(|done| done.rows_affected())
            }
            Connection::Postgres(connection) => {
                let query = on_postgres(sql, values);
                runtime.block_on(query.execute(&mut **connection)).map(|done| done.rows_affected())
            }
        })
    }

    /// Asks a question; all rows of the answer.
    pub(crate) fn rows(
        &mut self,
        sql: impl Into<Cow<'static, str>>,
        values: impl IntoIterator<Item = Value>,
    ) -> Result<Vec<Row>, StoreError> {
        let (sql, values) = (sql.into(), values.into_iter());
        self.ask(|runtime, connection| match connection {
            Connection::Sqlite(connection) => {
                let rows = runtime.block_on(connection.fetch_all(on_sqlite(sql, values)))?;
                Ok(rows.into_iter().map(Row::Sqlite).collect())
            }
            Connection::Postgres(connection) => {
                let rows = runtime.block_on(connection.fetch_all(on_postgres(sql, values)))?;
                Ok(rows.into_iter().map(Row::Postgres).collect())
            }
        })
    }

    /// Asks a question; the first row of the answer.
    pub(crate) fn row(
        &mut self,
        sql: impl Into<Cow<'static, str>>,
        values: impl IntoIterator<Item = Value>,
    ) -> Result<Option<Row>, StoreError> {
        Ok(self.rows(sql, values)?.into_iter().next())
    }

    /// Runs statements without values, divided by semicolons.
    pub(crate) fn script(&mut self, sql: &'static str) -> Result<(), StoreError> {
        self.ask(|runtime, connection| {
            let script = sqlx::raw_sql(sql);
            match connection {
                Connection::Sqlite(connection) => runtime.block_on(script.execute(connection)).map(drop),
                Connection::Postgres(connection) => {
                    runtime.block_on(script.execute(&mut **connection)).map(drop)
                }
            }
        })
    }

    /// Begins a transaction that may write.
    pub(crate) fn begin(&mut self) -> Result<(), StoreError> {
        // SQLite would else find out in the middle that another program writes.
        self.script(if self.is_server() { "BEGIN" } else { "BEGIN IMMEDIATE" })
    }

    fn ask<T>(
        &mut self,
        work: impl FnOnce(&Runtime, &mut Connection) -> Result<T, sqlx::Error>,
    ) -> Result<T, StoreError> {
        let Some(connection) = &mut self.connection else {
            return Err(fault::lost(&self.location));
        };
        work(&self.runtime, connection).map_err(|error| {
            if fault::is_break(&error) {
                self.connection = None;
            }
            fault::running(&error, &self.location)
        })
    }
}

/// Closes in order, so that `SQLite` puts its journal away.
impl Drop for Link {
    fn drop(&mut self) {
        match self.connection.take() {
            Some(Connection::Sqlite(connection)) => drop(self.runtime.block_on(connection.close())),
            Some(Connection::Postgres(connection)) => drop(self.runtime.block_on(connection.close())),
            None => {}
        }
    }
}

async fn connect(location: &Location) -> Result<Connection, sqlx::Error> {
    let options = match location {
        Location::File(path) => SqliteConnectOptions::new().filename(path).create_if_missing(true),
        Location::Memory => SqliteConnectOptions::new().filename(Path::new(":memory:")),
        Location::Url(url) if url.starts_with("sqlite:") => {
            let options: SqliteConnectOptions = url.parse()?;
            if url.contains("mode=") { options } else { options.create_if_missing(true) }
        }
        Location::Url(url) => {
            let options: PgConnectOptions = url.parse()?;
            let connection = options.disable_statement_logging().connect().await?;
            return Ok(Connection::Postgres(Box::new(connection)));
        }
    };
    let options = options
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE)
        .foreign_keys(true)
        .disable_statement_logging();
    let is_kept = !location.is_memory() && !location.is_read_only();
    let options = if is_kept { options.journal_mode(SqliteJournalMode::Wal) } else { options };
    Ok(Connection::Sqlite(options.connect().await?))
}

fn on_sqlite(
    sql: Cow<'static, str>,
    values: impl Iterator<Item = Value>,
) -> Query<'static, sqlx::Sqlite, SqliteArguments> {
    let query = match sql {
        Cow::Borrowed(sql) => sqlx::query(sql),
        // Texts are made of our own words; what people say is always a value.
        Cow::Owned(sql) => sqlx::query(AssertSqlSafe(sql)),
    };
    values.fold(query, |query, value| match value {
        Value::Text(text) => query.bind(text),
        Value::Number(number) => query.bind(number),
    })
}

fn on_postgres(
    sql: Cow<'static, str>,
    values: impl Iterator<Item = Value>,
) -> Query<'static, sqlx::Postgres, PgArguments> {
    let query = match sql {
        Cow::Borrowed(sql) => sqlx::query(sql),
        Cow::Owned(sql) => sqlx::query(AssertSqlSafe(sql)),
    };
    values.fold(query, |query, value| match value {
        // A zero byte is the one sign that PostgreSQL has no place for.
        Value::Text(text) => query.bind(text.replace('\0', "\u{fffd}")),
        Value::Number(number) => query.bind(number),
    })
}

/// Makes the file of a database one that nobody else reads, as far as that is possible: it holds the
/// secrets of seats. `SQLite` gives its other files the same mode.
fn hide(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
        // What cannot be made or changed is told when it is opened.
        let _ = fs::OpenOptions::new().create_new(true).write(true).mode(0o600).open(path);
        if let Ok(known) = fs::metadata(path) {
            let own = known.permissions().mode() & 0o700;
            let _ = fs::set_permissions(path, fs::Permissions::from_mode(own));
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}
