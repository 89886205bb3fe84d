//! Who won how often, and how strong that makes them.

use std::sync::Arc;

use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use store::{Player, PlayerKind, ScoreFilter};
use ts_rs::TS;

use super::{Asked, Owner, nonsense};
use crate::{House, errors::ApiError, wire::Shelf};

/// What a player scored in a kind of game.
#[derive(Debug, Serialize, TS)]
pub(crate) struct ScoreLine {
    /// The name.
    name: String,
    /// `person`, `level` or `engine`.
    player: String,
    /// The kind of game, as `chess`.
    kind: String,
    /// Games won.
    wins: u64,
    /// Games drawn.
    draws: u64,
    /// Games lost.
    losses: u64,
    /// The rating by Glicko-2.
    rating: f64,
    /// How far it may be off.
    deviation: f64,
}

/// Whose scores are wanted.
#[derive(Debug, Default, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct ScoreSearch {
    /// In which kind of game.
    kind: Option<String>,
    /// Of whom.
    name: Option<String>,
    /// `person`, `level` or `engine`; a person if nothing is said.
    player: Option<String>,
    /// Against whom.
    other: Option<String>,
    /// What the other is.
    other_player: Option<String>,
}

impl ScoreSearch {
    fn player(&self) -> Result<Player, ApiError> {
        player(self.name.as_deref(), self.player.as_deref())
    }
}

fn player(name: Option<&str>, kind: Option<&str>) -> Result<Player, ApiError> {
    let name = name.ok_or_else(|| nonsense("name: nobody".to_owned()))?;
    let kind: PlayerKind = kind
        .unwrap_or("person")
        .parse()
        .map_err(|error: store::ParsePlayerKindError| nonsense(error.to_string()))?;
    Ok(Player { name: name.to_owned(), kind })
}

/// What one player scored against another.
#[derive(Debug, Serialize, TS)]
pub(crate) struct Against {
    /// Games that the first won.
    wins: u64,
    /// Games drawn.
    draws: u64,
    /// Games that the first lost.
    losses: u64,
}

/// A rating at a time.
#[derive(Debug, Serialize, TS)]
pub(crate) struct RatingPoint {
    /// When, in milliseconds since 1970.
    unix: i64,
    /// The rating.
    rating: f64,
}

pub(super) fn describe(shelf: &mut Shelf) {
    shelf.add::<ScoreLine>();
    shelf.add::<ScoreSearch>();
    shelf.add::<Against>();
    shelf.add::<RatingPoint>();
}

pub(super) async fn list(
    _: Owner,
    State(house): State<Arc<House>>,
    Asked(search): Asked<ScoreSearch>,
) -> Result<Json<Vec<ScoreLine>>, ApiError> {
    let player = if search.name.is_some() { Some(search.player()?) } else { None };
    let filter = ScoreFilter { kind: search.kind, player };
    let scores = house.beside(move |store| store.scores(&filter)).await?;
    let line = |score: store::Score| ScoreLine {
        name: score.player.name.clone(),
        player: score.player.kind.to_string(),
        kind: score.kind,
        wins: score.wins,
        draws: score.draws,
        losses: score.losses,
        rating: score.rating,
        deviation: score.deviation,
    };
    Ok(Json(scores.into_iter().map(line).collect()))
}

pub(super) async fn against(
    _: Owner,
    State(house): State<Arc<House>>,
    Asked(search): Asked<ScoreSearch>,
) -> Result<Json<Against>, ApiError> {
    let one = search.player()?;
    let other = player(search.other.as_deref(), search.other_player.as_deref())?;
    let kind = search.kind;
    let score = house.beside(move |store| store.head_to_head(&one, &other, kind.as_deref())).await?;
    Ok(Json(Against { wins: score.wins, draws: score.draws, losses: score.losses }))
}

pub(super) async fn ratings(
    _: Owner,
    State(house): State<Arc<House>>,
    Asked(search): Asked<ScoreSearch>,
) -> Result<Json<Vec<RatingPoint>>, ApiError> {
    let (player, kind) = (search.player()?, search.kind.unwrap_or_else(|| "chess".to_owned()));
    let points = house.beside(move |store| store.ratings(&player, &kind)).await?;
    Ok(Json(points.into_iter().map(|(unix, rating)| RatingPoint { unix, rating }).collect()))
}
