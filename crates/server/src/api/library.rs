//! The library: games that were finished, saved or imported.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use store::{GameId, NewRecord, Order, Query, Record, StoreError, Winner, unix_time};
use table::{Sitter, Spec, Table, open::kind_of_record};
use ts_rs::TS;

use super::{Asked, Body, Named, Owner, nonsense};
use crate::{House, errors::ApiError, wire::Shelf};

/// How many games a page has at most.
const MOST_ON_PAGE: u64 = 500;

/// Which games are looked for; what is left out does not matter.
#[derive(Debug, Clone, Default, Deserialize, TS)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Search {
    /// Words in titles, names, events, places and dates.
    text: String,
    /// The kind of game, as `chess`.
    kind: Option<String>,
    /// The variant.
    variant: Option<String>,
    /// Who won: `white`, `black`, `draw`, `unknown`.
    winner: Option<String>,
    /// A player, with either colour.
    player: Option<String>,
    /// Not before that date.
    from: Option<String>,
    /// Not after that date.
    to: Option<String>,
    /// The bin instead of the library.
    deleted: bool,
    /// By `added`, `date`, `white`, `black`, `event` or `plies`.
    order: Option<String>,
    /// The first first.
    ascending: bool,
    /// How many at most.
    limit: Option<u64>,
    /// How many are passed over before.
    offset: u64,
    /// `pgn` or `sgf`, where games are written.
    pub(super) format: Option<String>,
}

impl Search {
    pub(super) fn query(&self) -> Result<Query, ApiError> {
        let wrong = |name: &str, value: &str| nonsense(format!("{name}: {value}"));
        let kind = self.kind.as_deref().map(|kind| kind.parse().map_err(|_| wrong("kind", kind)));
        let date = |name: &str, date: &Option<String>| {
            date.as_deref().map(|date| date.parse().map_err(|_| wrong(name, date))).transpose()
        };
        let winner = match self.winner.as_deref() {
            None => None,
            Some("white") => Some(Winner::White),
            Some("black") => Some(Winner::Black),
            Some("draw") => Some(Winner::Nobody),
            Some("unknown") => Some(Winner::Unknown),
            Some(other) => return Err(wrong("winner", other)),
        };
        let order = match self.order.as_deref() {
            None | Some("added") => Order::Added,
            Some("date") => Order::Date,
            Some("white") => Order::White,
            Some("black") => Order::Black,
            Some("event") => Order::Event,
            Some("plies") => Order::Length,
            Some(other) => return Err(wrong("order", other)),
        };
        Ok(Query {
            text: self.text.clone(),
            kind: kind.transpose()?,
            variant: self.variant.clone(),
            winner,
            player: self.player.clone(),
            from: date("from", &self.from)?,
            to: date("to", &self.to)?,
            deleted: self.deleted,
            order,
            descending: !self.ascending,
            limit: self.limit.unwrap_or(100).min(MOST_ON_PAGE),
            offset: self.offset,
        })
    }
}

/// What a list shows of a game of the library.
#[derive(Debug, Serialize, TS)]
pub(crate) struct RecordView {
    /// Its name.
    id: String,
    /// A title of one's own.
    title: String,
    /// When it came into the library, in milliseconds since 1970.
    added: i64,
    /// Whether it is in the bin.
    is_deleted: bool,
    /// The kind of game, as `chess`.
    kind: &'static str,
    /// The variant, in Go the size of the board.
    variant: String,
    /// Who had White.
    white: String,
    /// Who had Black.
    black: String,
    /// The occasion.
    event: String,
    /// The place.
    site: String,
    /// The round.
    round: String,
    /// When it was played.
    date: String,
    /// How it ended.
    result: String,
    /// How many moves it has.
    plies: u64,
    /// Its opening.
    opening: String,
    /// The position at the end.
    position: String,
}

impl From<Record> for RecordView {
    fn from(record: Record) -> RecordView {
        let store::Sheet {
            kind,
            variant,
            white,
            black,
            event,
            site,
            round,
            date,
            result,
            plies,
            opening,
            position,
        } = record.sheet;
        RecordView {
            id: record.id.to_string(),
            title: record.title,
            added: record.added,
            is_deleted: record.is_deleted,
            kind: kind.word(),
            variant,
            white,
            black,
            event,
            site,
            round,
            date,
            result,
            plies,
            opening,
            position,
        }
    }
}

/// Some of the games that were found.
#[derive(Debug, Serialize, TS)]
pub(crate) struct LibraryPage {
    /// They.
    games: Vec<RecordView>,
    /// How many there are on all pages.
    total: u64,
}

/// A game of the library with its text.
#[derive(Debug, Serialize, TS)]
pub(crate) struct RecordText {
    /// What a list shows of it.
    #[serde(flatten)]
    record: RecordView,
    /// The whole game, as PGN, PDN or SGF.
    text: String,
}

/// What changes about a game of the library.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordChange {
    /// Its title.
    #[serde(default)]
    title: Option<String>,
    /// Tags with their values; an empty value takes one away.
    #[serde(default)]
    tags: Vec<(String, String)>,
}

/// A game for the library, as a text.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewText {
    /// PGN, PDN or SGF.
    text: String,
}

/// A game that was added.
#[derive(Debug, Serialize, TS)]
pub(crate) struct Added {
    /// Its name.
    id: String,
}

pub(super) fn describe(shelf: &mut Shelf) {
    shelf.add::<Search>();
    shelf.add::<LibraryPage>();
    shelf.add::<RecordText>();
    shelf.add::<RecordChange>();
    shelf.add::<NewText>();
    shelf.add::<Added>();
}

pub(super) async fn list(
    _: Owner,
    State(house): State<Arc<House>>,
    Asked(search): Asked<Search>,
) -> Result<Json<LibraryPage>, ApiError> {
    let query = search.query()?;
    let page = house.beside(move |store| store.list(&query)).await?;
    Ok(Json(LibraryPage {
        games: page.records.into_iter().map(RecordView::from).collect(),
        total: page.total,
    }))
}

pub(super) async fn open(
    _: Owner,
    State(house): State<Arc<House>>,
    Named(id): Named,
) -> Result<Json<RecordText>, ApiError> {
    let wanted = id.clone();
    let found = house.beside(move |store| store.open_record(&wanted)).await?;
    let (record, text) = found.ok_or(StoreError::UnknownRecord { id })?;
    Ok(Json(RecordText { record: record.into(), text }))
}

/// Adds one game; what holds many is imported.
pub(super) async fn add(
    _: Owner,
    State(house): State<Arc<House>>,
    Body(new): Body<NewText>,
) -> Result<(StatusCode, Json<Added>), ApiError> {
    let record = tokio::task::spawn_blocking(move || read(&new.text)).await;
    let record = record.map_err(|_| StoreError::Closed)??;
    let id = GameId::random();
    let own = id.clone();
    house.beside(move |store| store.save(&own, record, unix_time())).await?;
    Ok((StatusCode::CREATED, Json(Added { id: id.to_string() })))
}

/// The first game of a text.
pub(crate) fn read(text: &str) -> Result<NewRecord, ApiError> {
    let spec = Spec {
        record: Some(text.to_owned()),
        ..Spec::new(kind_of_record(text), Sitter::Nobody, Sitter::Nobody)
    };
    let (table, _) = Table::open(spec, std::time::Duration::ZERO)?;
    store::record_of(&table).ok_or_else(|| ApiError::Bad(game::Message::new("open-no-game")))
}

pub(super) async fn edit(
    _: Owner,
    State(house): State<Arc<House>>,
    Named(id): Named,
    Body(change): Body<RecordChange>,
) -> Result<StatusCode, ApiError> {
    let RecordChange { title, tags } = change;
    let edited = house.beside(move |store| {
        if !tags.is_empty() {
            store.edit_tags(&id, &tags)?;
        }
        title.map_or(Ok(()), |title| store.rename(&id, &title))
    });
    edited.await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn delete(
    _: Owner,
    State(house): State<Arc<House>>,
    Named(id): Named,
) -> Result<StatusCode, ApiError> {
    house.beside(move |store| store.delete(&id, unix_time())).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn undelete(
    _: Owner,
    State(house): State<Arc<House>>,
    Named(id): Named,
) -> Result<StatusCode, ApiError> {
    house.beside(move |store| store.undelete(&id)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Empties the bin for good.
pub(super) async fn purge(_: Owner, State(house): State<Arc<House>>) -> Result<StatusCode, ApiError> {
    house.beside(store::Store::purge).await?;
    Ok(StatusCode::NO_CONTENT)
}
