//! Boards without a game: small pictures, and positions that are set up by hand.

use axum::Json;
use serde::Deserialize;
use store::StoreError;
use table::{Kind, Picture, SetupReport, SetupView, SetupWish};
use ts_rs::TS;

use super::{Body, too_long, variants};
use crate::{errors::ApiError, wire::Shelf};

/// How many pictures are drawn at once.
const MOST_PICTURES: usize = 200;
/// How long a position may be.
const MOST_POSITION: usize = 8 << 10;

/// What a picture is wanted of, as lists of games tell it.
#[derive(Debug, Deserialize, TS)]
pub(crate) struct PictureWish {
    /// Which game, as `chess`.
    kind: String,
    /// Which variant; in Go the size of the board.
    variant: String,
    /// Which position; the start where there is none.
    #[serde(default)]
    position: Option<String>,
}

/// A text that somebody has, and what it shall be a position of.
#[derive(Debug, Deserialize, TS)]
pub(crate) struct SetupText {
    /// Of which game.
    kind: Kind,
    /// The text: FEN, or SGF.
    text: String,
}

pub(super) fn describe(shelf: &mut Shelf) {
    shelf.add::<PictureWish>();
    shelf.add::<Picture>();
    shelf.add::<SetupText>();
    shelf.add::<SetupView>();
    shelf.add::<SetupWish>();
    shelf.add::<SetupReport>();
}

/// Draws positions; what cannot be read has no picture.
pub(super) async fn pictures(
    Body(wishes): Body<Vec<PictureWish>>,
) -> Result<Json<Vec<Option<Picture>>>, ApiError> {
    if wishes.len() > MOST_PICTURES {
        return Err(too_long(MOST_PICTURES));
    }
    beside(move || Json(wishes.iter().map(picture).collect())).await
}

fn picture(wish: &PictureWish) -> Option<Picture> {
    let position = wish.position.as_deref().unwrap_or_default();
    if position.len() > MOST_POSITION {
        return None;
    }
    Picture::read(&wish.kind, &wish.variant, position)
}

/// The start of a game, to set up another.
pub(super) async fn start(Body(kind): Body<Kind>) -> Result<Json<SetupView>, ApiError> {
    check(&kind, "")?;
    Ok(Json(beside(move || SetupView::of(&kind)).await??))
}

/// The position of a text, to set up another.
pub(super) async fn read(
    Body(SetupText { kind, text }): Body<SetupText>,
) -> Result<Json<SetupView>, ApiError> {
    check(&kind, &text)?;
    Ok(Json(beside(move || SetupView::read(&kind, &text)).await??))
}

/// Says what is wrong with what was set up, or how it is written.
pub(super) async fn judge(Body(wish): Body<SetupWish>) -> Result<Json<SetupReport>, ApiError> {
    check(&wish.kind, "")?;
    beside(move || Json(wish.judge())).await
}

/// Complains about more than anybody would write.
fn check(kind: &Kind, text: &str) -> Result<(), ApiError> {
    let start = match kind {
        Kind::Chess { start, .. } | Kind::Draughts { start } | Kind::Go { start, .. } => start,
    };
    let sections = match kind {
        Kind::Chess { sections: Some(sections), .. } => sections.len(),
        _ => 0,
    };
    if sections > variants::MOST_TEXT {
        return Err(too_long(variants::MOST_TEXT));
    }
    let is_long = |text: &str| text.len() > MOST_POSITION;
    if is_long(text) || start.as_deref().is_some_and(is_long) { Err(too_long(MOST_POSITION)) } else { Ok(()) }
}

/// Does something that takes its time, beside everything else.
async fn beside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
    tokio::task::spawn_blocking(work).await.map_err(|_| StoreError::Closed.into())
}
