//! Refusals as statuses and sentences: the one place that knows both.

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use game::Message;
use serde::Serialize;
use store::{SettingsError, StoreError};
use table::OpenError;
use ts_rs::TS;
use words::{Language, Words};

/// Why a request is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum ApiError {
    /// It makes no sense.
    #[error("{0}")]
    Bad(Message),
    /// It is not for this one to ask.
    #[error("{0}")]
    Forbidden(Message),
    /// There is no such thing.
    #[error("{0}")]
    Missing(Message),
    /// It is longer than it may be.
    #[error("{0}")]
    TooLong(Message),
    /// Something went wrong that is not for this one to know.
    #[error("{0}")]
    Trouble(Message),
    /// The store did not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The settings did not take it.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// There is no game to be made of it.
    #[error(transparent)]
    Open(#[from] OpenError),
}

/// What a refused request is answered with.
#[derive(Debug, Serialize, TS)]
pub(crate) struct Refusal {
    /// Why.
    why: Message,
    /// The same as a sentence in English, for whoever has no words of their own.
    sentence: String,
}

impl ApiError {
    pub(crate) fn message(&self) -> Message {
        match self {
            ApiError::Bad(message)
            | ApiError::Forbidden(message)
            | ApiError::Missing(message)
            | ApiError::TooLong(message)
            | ApiError::Trouble(message) => message.clone(),
            ApiError::Store(error) => error.message(),
            ApiError::Settings(error) => error.message(),
            ApiError::Open(error) => error.message(),
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            ApiError::Bad(_) | ApiError::Settings(_) | ApiError::Open(_) => StatusCode::BAD_REQUEST,
            ApiError::Forbidden(_) => StatusCode::FORBIDDEN,
            ApiError::Missing(_) => StatusCode::NOT_FOUND,
            ApiError::TooLong(_) => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::Trouble(_) => StatusCode::INTERNAL_SERVER_ERROR,
            ApiError::Store(error) => status_of(error),
        }
    }
}

fn status_of(error: &StoreError) -> StatusCode {
    match error {
        StoreError::UnknownGame { .. } | StoreError::UnknownRecord { .. } => StatusCode::NOT_FOUND,
        StoreError::GameExists { .. }
        | StoreError::RecordExists { .. }
        | StoreError::ProblemsExist { .. }
        | StoreError::Conflict { .. } => StatusCode::CONFLICT,
        StoreError::Unreadable { .. }
        | StoreError::Tag { .. }
        | StoreError::Title { .. }
        | StoreError::Result { .. }
        | StoreError::SamePlayer { .. } => StatusCode::BAD_REQUEST,
        StoreError::Full { .. } | StoreError::ReadOnly { .. } => StatusCode::INSUFFICIENT_STORAGE,
        StoreError::Busy | StoreError::Locked { .. } | StoreError::Closed => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

thread_local! {
    /// The words of each language: reading them takes longer than most answers.
    static WORDS: [Words; 2] = Language::ALL.map(Words::new);
}

/// Does something with the words of a language.
pub(crate) fn with_words<T>(language: Language, work: impl FnOnce(&Words) -> T) -> T {
    WORDS.with(|all| {
        let known = all.iter().find(|words| words.language() == language);
        work(known.unwrap_or(&all[0]))
    })
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let why = self.message();
        let sentence = with_words(Language::English, |words| words.sentence(&why));
        (self.status(), Json(Refusal { why, sentence })).into_response()
    }
}
