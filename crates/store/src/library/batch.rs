//! Many new games at once.

use std::collections::HashSet;

use super::NewRecord;
use crate::{
    GameId, StoreError,
    link::{Link, Value},
    rows::{insert, placeholders},
};

/// How many games one statement takes.
const CHUNK: usize = 100;
/// The columns that [`NewRecord::values`] gives, in its order.
pub(super) const COLUMNS: &str = "digest, kind, variant, white, black, event, site, round, date, day_least, \
                                  day_most, result, plies, opening, position, needle";
const COLUMN_COUNT: usize = 21;

/// Adds the games that are not there yet; tells how many that were.
///
/// A game that lies in the bin comes back as it was.
pub(super) fn add(link: &mut Link, games: &[NewRecord], now: i64) -> Result<u64, StoreError> {
    let mut added = 0;
    for chunk in games.chunks(CHUNK) {
        added += add_chunk(link, chunk, now)?;
    }
    Ok(added)
}

fn add_chunk(link: &mut Link, games: &[NewRecord], now: i64) -> Result<u64, StoreError> {
    let digests = || games.iter().map(|game| Value::from(game.digest()));
    let places = placeholders(1, games.len());
    let known =
        link.rows(format!("SELECT digest, deleted FROM record WHERE digest IN ({places})"), digests())?;
    let mut revived = 0;
    if known.iter().any(|row| row.flag(1)) {
        let sql = format!("UPDATE record SET deleted = 0 WHERE deleted <> 0 AND digest IN ({places})");
        revived = link.run(sql, digests())?;
    }
    let mut seen: HashSet<String> = known.iter().map(|row| row.text(0)).collect();
    let new: Vec<&NewRecord> = games.iter().filter(|game| seen.insert(game.digest().to_owned())).collect();
    insert_all(link, &new, now)?;
    Ok(revived + new.len() as u64)
}

fn insert_all(link: &mut Link, games: &[&NewRecord], now: i64) -> Result<(), StoreError> {
    if games.is_empty() {
        return Ok(());
    }
    let first = next_place(link)?;
    let mut rows = Vec::with_capacity(COLUMN_COUNT * games.len());
    let mut texts = Vec::with_capacity(2 * games.len());
    for (game, place) in games.iter().zip(first..) {
        let id = GameId::in_order(now, place);
        rows.extend([Value::from(&id), place.into(), "".into(), now.into(), false.into()]);
        rows.extend(game.values(""));
        texts.extend([Value::from(place), game.text().into()]);
    }
    let columns = format!("record (id, place, title, added, deleted, {COLUMNS})");
    link.run(insert(&columns, COLUMN_COUNT, games.len()), rows)?;
    link.run(insert("record_text (place, text)", 2, games.len()), texts).map(drop)
}

/// The place behind all games.
pub(super) fn next_place(link: &mut Link) -> Result<i64, StoreError> {
    if link.is_server() {
        // Other programs wait until this one has taken its places.
        link.run("UPDATE house SET heartbeat = heartbeat WHERE id = 1", [])?;
    }
    let row = link.row("SELECT COALESCE(MAX(place), 0) FROM record", [])?;
    Ok(row.map_or(1, |row| row.number(0) + 1))
}
