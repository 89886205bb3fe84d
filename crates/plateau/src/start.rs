//! The position that a command starts from.

use anyhow::Context;
use chess::fen;

use crate::{
    cli::{GameName, StartArguments, Variant},
    failure::warn,
};

/// A position of one of the games.
pub(crate) enum Start {
    Chess(chess::Position),
    Draughts(draughts::Position),
}

impl Start {
    pub(crate) fn new(arguments: &StartArguments) -> anyhow::Result<Start> {
        match arguments.game {
            GameName::Chess => chess_position(arguments).map(Start::Chess),
            GameName::Draughts => draughts_position(arguments).map(Start::Draughts),
        }
    }
}

fn chess_position(arguments: &StartArguments) -> anyhow::Result<chess::Position> {
    let text = arguments.fen.as_deref().unwrap_or(fen::START);
    let (mut setup, warnings) =
        fen::parse_setup(text).with_context(|| format!("cannot read the FEN {}", shown(text)))?;
    setup.chess960 = arguments.variant == Variant::Chess960;
    let (position, odd) =
        setup.checked().with_context(|| format!("the position {} cannot be played", shown(text)))?;
    warnings.iter().for_each(warn);
    odd.iter().for_each(warn);
    Ok(position)
}

fn draughts_position(arguments: &StartArguments) -> anyhow::Result<draughts::Position> {
    if arguments.variant != Variant::Chess {
        anyhow::bail!("draughts has no variant {:?}", arguments.variant);
    }
    let Some(text) = &arguments.fen else { return Ok(draughts::Position::start()) };
    let setup: draughts::Setup =
        text.parse().with_context(|| format!("cannot read the FEN {}", shown(text)))?;
    setup.try_into().with_context(|| format!("the position {} cannot be played", shown(text)))
}

/// A text in quotation marks, cut where it grows long.
fn shown(text: &str) -> String {
    let mut start: String = text.chars().take(100).collect();
    if start.len() < text.len() {
        start.push('…');
    }
    format!("{start:?}")
}
