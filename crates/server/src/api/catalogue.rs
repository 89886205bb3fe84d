//! What can be played here, and by whom.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Request, State},
    http::HeaderMap,
};
use chess::variant::language::{Catalogue, Entry, Problem, Severity, summary};
use game::Message;
use serde::Serialize;
use ts_rs::TS;
use words::{Language, Words};

use crate::{
    House,
    errors::{ApiError, with_words},
    guard,
    wire::Shelf,
};

/// How long a variants file may be.
const MOST_TEXT: usize = 1 << 20;

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
    /// The sets of rules it has; for chess the variants have a list of their own.
    rules: Vec<&'static str>,
}

/// A variant of chess.
#[derive(Debug, Serialize, TS)]
pub(crate) struct VariantOffer {
    /// Its name.
    name: String,
    /// Other names it is known by.
    aliases: Vec<String>,
    /// What it is, in a sentence.
    description: String,
    /// Its rules, in sentences.
    rules: Vec<String>,
    /// Whether it can be played.
    is_playable: bool,
}

/// What is in a variants file.
#[derive(Debug, Serialize, TS)]
pub(crate) struct VariantsReport {
    /// What is wrong with it.
    problems: Vec<VariantProblem>,
    /// What it contains.
    variants: Vec<VariantOffer>,
}

/// Something that is wrong with a variants file.
#[derive(Debug, Serialize, TS)]
pub(crate) struct VariantProblem {
    /// The line, from 1.
    line: usize,
    /// The column, from 1, where there is one.
    column: Option<usize>,
    /// Whether it keeps a variant from being played.
    is_error: bool,
    /// What.
    message: String,
}

pub(super) fn describe(shelf: &mut Shelf) {
    shelf.add::<About>();
    shelf.add::<VariantsReport>();
}

pub(super) async fn about(State(house): State<Arc<House>>, request: Request) -> Json<About> {
    let is_owner = guard::is_owner(request.extensions(), request.headers());
    let games = table::open::GAMES.map(|name| GameOffer {
        name,
        levels: table::open::levels_of(name).collect(),
        rules: table::open::rules_of(name),
    });
    Json(About {
        version: env!("CARGO_PKG_VERSION"),
        games: games.into(),
        engines: house.company.programs().iter().map(|program| program.name.clone()).collect(),
        is_owner,
        can_quit: is_owner && house.admission.trusts_all,
    })
}

pub(super) async fn variants(headers: HeaderMap) -> Json<Vec<VariantOffer>> {
    let offers = |words: &Words| Catalogue::builtin().entries().map(|entry| offer(entry, words)).collect();
    Json(with_words(language_of(&headers), offers))
}

/// Says what is in a variants file, and what is wrong with it.
pub(super) async fn check(headers: HeaderMap, text: String) -> Result<Json<VariantsReport>, ApiError> {
    if text.len() > MOST_TEXT {
        return Err(super::too_long(MOST_TEXT));
    }
    let (catalogue, problems) = Catalogue::read("", text.as_bytes());
    let report = |words: &Words| VariantsReport {
        problems: problems.iter().map(|problem| told(problem, words)).collect(),
        variants: catalogue.own().map(|entry| offer(entry, words)).collect(),
    };
    Ok(Json(with_words(language_of(&headers), report)))
}

fn told(problem: &Problem, words: &Words) -> VariantProblem {
    VariantProblem {
        line: problem.line,
        column: problem.column,
        is_error: problem.severity == Severity::Error,
        message: words.sentence(&problem.fault.message()),
    }
}

fn offer(entry: &Entry, words: &Words) -> VariantOffer {
    let rules = if entry.is_understood { summary(&entry.spec) } else { Vec::new() };
    let description = Message::new(format!("variant-{}", entry.name));
    let is_described = entry.is_builtin && words.has(description.id());
    VariantOffer {
        name: entry.name.clone(),
        aliases: entry.aliases().map(str::to_owned).collect(),
        description: if is_described { words.sentence(&description) } else { String::new() },
        rules: rules.iter().map(|message| words.sentence(message)).collect(),
        is_playable: entry.is_playable,
    }
}

/// The language that a browser asks for first.
fn language_of(headers: &HeaderMap) -> Language {
    let wished = headers.get("accept-language").and_then(|value| value.to_str().ok()).unwrap_or_default();
    let first = wished.split([',', ';']).next().unwrap_or_default().trim();
    first.parse().unwrap_or_default()
}
