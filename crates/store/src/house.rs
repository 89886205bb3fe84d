//! House time: how long the program has been up, over its whole life.
//!
//! Clocks run by it, so that nobody is charged for the time the program was down.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::{
    Store, StoreError,
    link::{Link, Value},
};

/// The time of the world, in milliseconds since 1970.
pub fn unix_time() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// A time as the tables have it.
pub(crate) fn milliseconds(time: Duration) -> Value {
    Value::Number(i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
}

/// The latest moment that the tables know of.
pub(crate) fn latest(link: &mut Link) -> Result<Duration, StoreError> {
    let row =
        link.row("SELECT heartbeat, (SELECT COALESCE(MAX(stamp), 0) FROM game) FROM house WHERE id = 1", [])?;
    Ok(Duration::from_millis(row.map_or(0, |row| row.count(0).max(row.count(1)))))
}

impl Store {
    /// Notes that the program is still up at this house time.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub fn heartbeat(&self, now: Duration) -> Result<(), StoreError> {
        self.write(move |link| beat(link, now))
    }

    /// Notes that the program is still up, and tells when that is saved.
    pub fn heartbeat_then(
        &self,
        now: Duration,
        callback: impl FnOnce(Result<(), StoreError>) + Send + 'static,
    ) {
        self.write_then(move |link| beat(link, now), callback);
    }
}

fn beat(link: &mut Link, now: Duration) -> Result<(), StoreError> {
    let sql = "UPDATE house SET heartbeat = $1 WHERE id = 1 AND heartbeat < $1";
    link.run(sql, [milliseconds(now)]).map(drop)
}
