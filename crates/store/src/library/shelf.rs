//! Single games of the library: saved, opened, named, thrown away and taken back.

use super::{
    NewRecord, Record, batch,
    record::{self, needle},
};
use crate::{
    GameId, Store, StoreError,
    link::{Link, Value},
    rows::insert,
};

/// How many characters a title may have.
const MOST_TITLE: usize = 200;

impl Store {
    /// Saves a game under a name, in the place of what was saved under it before.
    ///
    /// # Errors
    /// When the same game is there under another name, or it cannot be saved.
    pub fn save(&self, id: &GameId, new: NewRecord, now: i64) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(move |link| save(link, &id, &new, now))
    }

    /// A game of the library with its text; none where there is no such game.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn open_record(&self, id: &GameId) -> Result<Option<(Record, String)>, StoreError> {
        let id = id.clone();
        self.read(move |link| open(link, &id))
    }

    /// Gives a game a title of one's own; an empty one takes it away.
    ///
    /// # Errors
    /// When there is no such game, or the title is too long or cannot be saved.
    pub fn rename(&self, id: &GameId, title: &str) -> Result<(), StoreError> {
        let length = title.chars().count();
        if length > MOST_TITLE {
            return Err(StoreError::Title { length, most: MOST_TITLE });
        }
        let (id, title) = (id.clone(), title.to_owned());
        self.write(move |link| {
            let (record, _) = open(link, &id)?.ok_or_else(|| StoreError::UnknownRecord { id: id.clone() })?;
            let needle = needle(&record.sheet, &title);
            let sql = "UPDATE record SET title = $2, needle = $3 WHERE id = $1";
            link.run(sql, [(&id).into(), title.into(), needle.into()]).map(drop)
        })
    }

    /// Throws a game into the bin, from which it can be taken back.
    ///
    /// # Errors
    /// When there is no such game, or that cannot be saved.
    pub fn delete(&self, id: &GameId, now: i64) -> Result<(), StoreError> {
        self.mark(id, now.max(1))
    }

    /// Takes a game back out of the bin.
    ///
    /// # Errors
    /// When there is no such game, or that cannot be saved.
    pub fn undelete(&self, id: &GameId) -> Result<(), StoreError> {
        self.mark(id, 0)
    }

    fn mark(&self, id: &GameId, deleted: i64) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(move |link| {
            let sql = "UPDATE record SET deleted = $2 WHERE id = $1";
            match link.run(sql, [(&id).into(), deleted.into()])? {
                0 => Err(StoreError::UnknownRecord { id }),
                _ => Ok(()),
            }
        })
    }

    /// Empties the bin for good; tells how many games were in it.
    ///
    /// # Errors
    /// When that cannot be saved.
    pub fn purge(&self) -> Result<u64, StoreError> {
        self.write(|link| {
            let texts = "DELETE FROM record_text \
                         WHERE place IN (SELECT place FROM record WHERE deleted <> 0)";
            link.run(texts, [])?;
            link.run("DELETE FROM record WHERE deleted <> 0", [])
        })
    }
}

pub(super) fn open(link: &mut Link, id: &GameId) -> Result<Option<(Record, String)>, StoreError> {
    let columns = record::COLUMNS;
    let sql = format!("SELECT {columns}, text FROM record NATURAL JOIN record_text WHERE id = $1");
    let row = link.row(sql, [Value::from(id)])?;
    Ok(row.map(|row| (Record::of(&row), row.text(16))))
}

/// Whether a game is in the bin.
pub(crate) fn is_deleted(link: &mut Link, id: &GameId) -> Result<bool, StoreError> {
    let row = link.row("SELECT deleted FROM record WHERE id = $1", [Value::from(id)])?;
    Ok(row.is_some_and(|row| row.flag(0)))
}

/// Throws a game into the bin, if it is in the library.
pub(crate) fn withdraw(link: &mut Link, id: &GameId, now: i64) -> Result<(), StoreError> {
    let sql = "UPDATE record SET deleted = $2 WHERE id = $1 AND deleted = 0";
    link.run(sql, [id.into(), now.max(1).into()]).map(drop)
}

pub(crate) fn save(link: &mut Link, id: &GameId, new: &NewRecord, now: i64) -> Result<(), StoreError> {
    if let Some((old, _)) = open(link, id)? {
        return replace(link, id, new, &old.title);
    }
    refuse_double(link, id, new)?;
    let place = batch::next_place(link)?;
    let mut values: Vec<Value> = vec![id.into(), place.into(), "".into(), now.into(), false.into()];
    values.extend(new.values(""));
    let columns = format!("record (id, place, title, added, deleted, {})", batch::COLUMNS);
    link.run(insert(&columns, values.len(), 1), values)?;
    link.run(insert("record_text (place, text)", 2, 1), [place.into(), new.text().into()]).map(drop)
}

/// Puts a game in the place of another; its title and its place stay.
pub(super) fn replace(link: &mut Link, id: &GameId, new: &NewRecord, title: &str) -> Result<(), StoreError> {
    refuse_double(link, id, new)?;
    let columns: Vec<String> =
        batch::COLUMNS.split(", ").zip(2..).map(|(column, number)| format!("{column} = ${number}")).collect();
    let sql = format!("UPDATE record SET deleted = 0, {} WHERE id = $1", columns.join(", "));
    let values = std::iter::once(Value::from(id)).chain(new.values(title));
    link.run(sql, values)?;
    let sql = "UPDATE record_text SET text = $2 WHERE place = (SELECT place FROM record WHERE id = $1)";
    link.run(sql, [id.into(), new.text().into()]).map(drop)
}

/// The same game may be there once only; one in the bin makes way.
fn refuse_double(link: &mut Link, id: &GameId, new: &NewRecord) -> Result<(), StoreError> {
    let sql = "SELECT id, deleted, place FROM record WHERE digest = $1 AND id <> $2";
    let Some(row) = link.row(sql, [new.digest().into(), id.into()])? else { return Ok(()) };
    let other = row.id(0);
    if !row.flag(1) {
        return Err(StoreError::RecordExists { id: other });
    }
    link.run("DELETE FROM record_text WHERE place = $1", [Value::from(row.number(2))])?;
    link.run("DELETE FROM record WHERE id = $1", [Value::from(&other)]).map(drop)
}
