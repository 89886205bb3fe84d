//! The tags of a saved game, changed one by one.

use game::Quoted;
use table::open::is_fixed_tag;

use super::{Kind, NewRecord, Record, shelf};
use crate::{GameId, Store, StoreError};

impl Store {
    /// Sets tags of a saved game; an empty value takes a tag away.
    ///
    /// Names are those of the game's notation: `White` in PGN, `PW` in SGF.
    ///
    /// # Errors
    /// When there is no such game, a name is none, the game would be the same as another, or
    /// that cannot be saved.
    pub fn edit_tags(&self, id: &GameId, tags: &[(String, String)]) -> Result<(), StoreError> {
        let (id, tags) = (id.clone(), tags.to_vec());
        self.write(move |link| {
            let (record, text) =
                shelf::open(link, &id)?.ok_or_else(|| StoreError::UnknownRecord { id: id.clone() })?;
            shelf::replace(link, &id, &edited(&record, &text, &tags)?, &record.title)
        })
    }
}

fn edited(record: &Record, text: &str, tags: &[(String, String)]) -> Result<NewRecord, StoreError> {
    if let Some((name, _)) = tags.iter().find(|(name, _)| !is_name(name, record.sheet.kind)) {
        return Err(StoreError::Tag { name: Quoted::new(name) });
    }
    match record.sheet.kind {
        Kind::Chess => edited_chess(text, tags),
        Kind::Go => edited_go(text, tags),
        Kind::Draughts => edited_draughts(text, tags),
    }
}

/// Tags that say how the moves are to be read cannot be changed behind them.
fn is_name(name: &str, kind: Kind) -> bool {
    let is_sign = |byte: u8| match kind {
        Kind::Go => byte.is_ascii_uppercase(),
        Kind::Chess | Kind::Draughts => byte.is_ascii_alphanumeric() || byte == b'_',
    };
    !name.is_empty() && name.len() <= 64 && name.bytes().all(is_sign) && !is_fixed_tag(kind.word(), name)
}

fn edited_chess(text: &str, tags: &[(String, String)]) -> Result<NewRecord, StoreError> {
    let unreadable = |why: String| StoreError::Unreadable { why };
    let mut game = match chess::pgn::records(text.as_bytes()).next() {
        Some(Ok(game)) => game,
        Some(Err(error)) => return Err(unreadable(error.to_string())),
        None => return Err(unreadable("it is empty".to_owned())),
    };
    for (name, value) in tags {
        match (name.as_str(), value.as_str()) {
            ("Result", value) => game.result = chess::pgn::Termination::from_token(value.trim()),
            (name, "") => game.tags.retain(|(known, _)| known != name),
            (name, value) => game.set_tag(name, value),
        }
    }
    Ok(NewRecord::of_chess(&game))
}

fn edited_draughts(text: &str, tags: &[(String, String)]) -> Result<NewRecord, StoreError> {
    let read = draughts::pdn::Record::read(text);
    let mut game = read.map_err(|error| StoreError::Unreadable { why: error.to_string() })?;
    for (name, value) in tags {
        match name.as_str() {
            "Result" => value.trim().clone_into(&mut game.result),
            name => game.set_tag(name, value),
        }
    }
    Ok(NewRecord::of_draughts(&game))
}

fn edited_go(text: &str, tags: &[(String, String)]) -> Result<NewRecord, StoreError> {
    let unreadable = |why: String| StoreError::Unreadable { why };
    let mut game = match go::sgf::records(text.as_bytes()).next() {
        Some(Ok(game)) => game,
        Some(Err(error)) => return Err(unreadable(error.to_string())),
        None => return Err(unreadable("it is empty".to_owned())),
    };
    for (name, value) in tags {
        let values = if value.is_empty() { Vec::new() } else { vec![go::sgf::escaped(value)] };
        game.set_property(name, values);
    }
    Ok(NewRecord::of_go(&game))
}
