//! Everything besides the games themselves: the catalogue, the library, scores, settings.

mod boards;
mod catalogue;
mod engines;
mod games;
pub(crate) mod library;
mod problems;
mod scores;
mod settings;
mod transfer;
mod variants;

use std::{sync::Arc, time::Duration};

use axum::{
    Json, Router,
    extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, Request},
    http::{StatusCode, header, request::Parts},
    middleware,
    routing::{delete, get, post},
};
use game::Message;
use words::Language;

use crate::{
    House,
    errors::{ApiError, Refusal},
    guard, page, share,
    wire::Shelf,
};

/// How large what is sent may be: a long game with all that is said about it.
const MOST_BYTES: usize = 16 << 20;
/// How long somebody may take to send it.
const PATIENCE: Duration = Duration::from_mins(1);

/// All that can be asked, behind the guard.
pub(crate) fn routes(house: Arc<House>) -> Router {
    Router::new()
        .route("/api/about", get(catalogue::about))
        .route("/api/variants", get(variants::list))
        .route("/api/variants/check", post(variants::check))
        .route("/api/variants/{name}", get(variants::show))
        .route("/api/pictures", post(boards::pictures))
        .route("/api/setup/start", post(boards::start))
        .route("/api/setup/read", post(boards::read))
        .route("/api/setup/check", post(boards::judge))
        .route("/api/engines", get(engines::list))
        .route("/api/engines/{name}/test", post(engines::test))
        .route("/api/games", get(games::list).post(games::open))
        .route("/api/games/{id}", get(games::view).delete(games::abandon))
        .route("/api/games/{id}/keys", get(games::keys))
        .route("/api/games/{id}/record", get(games::record))
        .route("/api/games/{id}/save", post(games::save))
        .route("/api/games/{id}/socket", get(games::socket))
        .route("/api/library", get(library::list).post(library::add))
        .route("/api/library/bin", delete(library::purge))
        .route("/api/library/import", post(transfer::import).layer(DefaultBodyLimit::disable()))
        .route("/api/library/export", get(transfer::export))
        .route("/api/library/{id}", get(library::open).patch(library::edit).delete(library::delete))
        .route("/api/library/{id}/undelete", post(library::undelete))
        .route("/api/problems", get(problems::list))
        .route("/api/problems/next", get(problems::next))
        .route("/api/problems/collections", get(problems::collections).post(problems::add))
        .route("/api/problems/collections/{id}", delete(problems::remove))
        .route("/api/problems/socket", get(problems::socket))
        .route("/api/scores", get(scores::list))
        .route("/api/scores/against", get(scores::against))
        .route("/api/scores/ratings", get(scores::ratings))
        .route("/api/settings", get(settings::read).patch(settings::change))
        .route("/api/share", get(share::read).post(share::start).delete(share::stop))
        .route("/api/quit", post(share::quit))
        .fallback(page::serve)
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(middleware::from_fn(guard::check))
        .with_state(house)
}

/// Adds all types of this room's answers.
pub(crate) fn describe(shelf: &mut Shelf) {
    shelf.add::<Refusal>();
    shelf.add::<crate::wire::NewTable>();
    shelf.add::<crate::wire::Opened>();
    shelf.add::<crate::wire::LiveGame>();
    shelf.add::<share::Sharing>();
    catalogue::describe(shelf);
    engines::describe(shelf);
    variants::describe(shelf);
    boards::describe(shelf);
    library::describe(shelf);
    transfer::describe(shelf);
    scores::describe(shelf);
    settings::describe(shelf);
}

/// Somebody who may change what is in the house.
pub(crate) struct Owner;

impl FromRequestParts<Arc<House>> for Owner {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<House>) -> Result<Owner, ApiError> {
        let is_owner = guard::is_owner(&parts.extensions, &parts.headers);
        is_owner.then_some(Owner).ok_or_else(|| ApiError::Forbidden(Message::new("access-owner-only")))
    }
}

/// A body that is read as JSON, with a sentence for one that cannot be.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: serde::de::DeserializeOwned> FromRequest<Arc<House>> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Body<T>, ApiError> {
        let read = tokio::time::timeout(PATIENCE, Json::<T>::from_request(request, house)).await;
        let read = read.map_err(|_| nonsense("it does not end".to_owned()))?;
        read.map(|Json(value)| Body(value)).map_err(|error| match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => too_long(MOST_BYTES),
            _ => nonsense(error.body_text()),
        })
    }
}

/// What stands behind the question mark of an address.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: serde::de::DeserializeOwned> FromRequestParts<Arc<House>> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Asked<T>, ApiError> {
        let read = Query::<T>::from_request_parts(parts, house).await;
        read.map(|Query(value)| Asked(value)).map_err(|error| nonsense(error.body_text()))
    }
}

/// The name of a game in an address.
pub(crate) struct Named(pub(crate) store::GameId);

impl FromRequestParts<Arc<House>> for Named {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Named, ApiError> {
        let read = Path::<String>::from_request_parts(parts, house).await;
        let id = read.ok().and_then(|Path(id)| id.parse().ok());
        id.map(Named).ok_or_else(|| ApiError::Missing(Message::new("api-missing")))
    }
}

/// Something is longer than it may be.
pub(crate) fn too_long(most: usize) -> ApiError {
    ApiError::TooLong(Message::new("api-too-long").with("most", most))
}

/// The language that a browser asks for first.
pub(crate) struct Tongue(pub(crate) Language);

impl FromRequestParts<Arc<House>> for Tongue {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<House>) -> Result<Tongue, ApiError> {
        let wished = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let first = wished.unwrap_or_default().split([',', ';']).next().unwrap_or_default();
        Ok(Tongue(first.trim().parse().unwrap_or_default()))
    }
}

fn nonsense(why: String) -> ApiError {
    ApiError::Bad(Message::new("wire-nonsense").with("why", why))
}
