//! What can be played here, and by whom.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Request, State},
};
use serde::Serialize;
use ts_rs::TS;

use crate::{House, guard, wire::Shelf};

/// What the program is, and what it offers.
#[derive(Debug, Serialize, TS)]
pub(crate) struct About {
    /// Its version.
    version: &'static str,
    /// Which games there are.
    games: Vec<GameOffer>,
    /// The programs of others that can be seated.
    engines: Vec<String>,
    /// Whether whoever asks may change what is in the house.
    is_owner: bool,
    /// Whether whoever asks may end the program.
    can_quit: bool,
}

/// A game that can be played.
#[derive(Debug, Serialize, TS)]
pub(crate) struct GameOffer {
    /// Its name, as `chess`.
    name: &'static str,
    /// The levels that play it.
    levels: Vec<u8>,
    /// Whether the program itself can be asked what it thinks of a game.
    analyses: bool,
    /// The sets of rules it has; for chess the variants have a list of their own.
    rules: Vec<RulesOffer>,
    /// The usual sizes of its board, where that can be chosen.
    sizes: Vec<&'static str>,
}

/// A set of rules that a game can be played by.
#[derive(Debug, Serialize, TS)]
pub(crate) struct RulesOffer {
    /// Its name, as `japanese`.
    name: &'static str,
    /// What White is given for moving second unless somebody says how much.
    komi: Option<String>,
}

pub(super) fn describe(shelf: &mut Shelf) {
    shelf.add::<About>();
}

pub(super) async fn about(State(house): State<Arc<House>>, request: Request) -> Json<About> {
    let is_owner = guard::is_owner(request.extensions(), request.headers());
    if is_owner {
        house.refresh_programs().await;
    }
    let games = table::open::GAMES.map(|name| GameOffer {
        name,
        levels: table::open::levels_of(name).collect(),
        analyses: players::company::study::is_studied(name),
        rules: table::open::rules_of(name).into_iter().map(rules_offer).collect(),
        sizes: table::open::sizes_of(name).to_vec(),
    });
    Json(About {
        version: env!("CARGO_PKG_VERSION"),
        games: games.into(),
        engines: house.company.programs().iter().map(|program| program.name.clone()).collect(),
        is_owner,
        can_quit: is_owner && house.admission.trusts_all,
    })
}

fn rules_offer(name: &'static str) -> RulesOffer {
    RulesOffer { name, komi: table::open::komi_of(name) }
}
