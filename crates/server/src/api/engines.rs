//! The programs of others: which there are, and whether they work.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
};
use game::Message;
use players::company::{Program, try_out};
use serde::Serialize;
use store::StoreError;
use ts_rs::TS;

use super::Owner;
use crate::{House, errors::ApiError, wire::Shelf};

/// A program that can be seated.
#[derive(Debug, Serialize, TS)]
pub(crate) struct EngineOffer {
    /// Its name.
    name: String,
    /// How it is spoken with: `uci`, `xboard` or `gtp`.
    protocol: &'static str,
    /// The games that it can play.
    games: Vec<&'static str>,
    /// Whether it may be asked what it thinks of a game.
    analyses: bool,
    /// How it is started; none where others could read that, too.
    command: Option<String>,
}

/// What came of trying a program.
#[derive(Debug, Serialize, TS)]
pub(crate) struct EngineTrial {
    /// Whether it makes its first moves.
    works: bool,
    /// Which moves, or what is wrong.
    message: Message,
}

pub(super) fn describe(shelf: &mut Shelf) {
    shelf.add::<EngineOffer>();
    shelf.add::<EngineTrial>();
}

pub(super) async fn list(_: Owner, State(house): State<Arc<House>>) -> Json<Vec<EngineOffer>> {
    house.refresh_programs().await;
    let shows_commands = house.admission.trusts_all;
    let offer = |program: &Program| EngineOffer {
        name: program.name.clone(),
        protocol: program.language.word(),
        games: program.games().to_vec(),
        analyses: program.analyses,
        command: shows_commands.then(|| program.words.join(" ")),
    };
    Json(house.company.programs().iter().map(offer).collect())
}

/// Has a program make its first moves, on the machine of whoever asks alone.
pub(super) async fn test(
    _: Owner,
    State(house): State<Arc<House>>,
    Path(name): Path<String>,
) -> Result<Json<EngineTrial>, ApiError> {
    if !house.admission.trusts_all {
        return Err(ApiError::Forbidden(Message::new("access-here-only")));
    }
    house.refresh_programs().await;
    let known = house.company.programs().iter().find(|program| program.name == name).cloned();
    let program = known.ok_or_else(|| ApiError::Missing(Message::new("api-missing")))?;
    let begun = std::time::Instant::now();
    let tried = tokio::task::spawn_blocking(move || try_out(&program)).await;
    let tried = tried.map_err(|_| StoreError::Closed)?;
    let works = tried.is_ok();
    let message = match tried {
        Ok(moves) => Message::new("engine-works").with("moves", moves.join(" ")),
        Err(fault) => Message::new("engine-fails").saying("why", fault.message()),
    };
    let message = message.with("name", name).with("seconds", format!("{:.1}", begun.elapsed().as_secs_f64()));
    Ok(Json(EngineTrial { works, message }))
}
