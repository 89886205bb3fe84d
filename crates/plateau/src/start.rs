//! The position that a command starts from.

use std::sync::Arc;

use anyhow::Context;
use chess::{Setup, any::Rules, fen, variant};
use words::Words;

use crate::{
    cli::{GameName, StartArguments},
    failure::warn,
    rules::Chosen,
};

/// A position of one of the games.
pub(crate) enum Start {
    Chess(chess::Position),
    Variant(Box<variant::Position>),
    Draughts(draughts::Position),
    Go(Box<go::Position>),
}

impl Start {
    pub(crate) fn new(arguments: &StartArguments, words: &Words) -> anyhow::Result<Start> {
        let is_go = arguments.go.size.is_some() || arguments.go.named.is_some();
        if is_go && arguments.game() != GameName::Go {
            anyhow::bail!("--size and --rules are for --game go");
        }
        match arguments.game() {
            GameName::Chess => chess_position(arguments, words),
            GameName::Draughts => draughts_position(arguments).map(Start::Draughts),
            GameName::Go => go_position(arguments).map(|position| Start::Go(Box::new(position))),
        }
    }
}

fn chess_position(arguments: &StartArguments, words: &Words) -> anyhow::Result<Start> {
    match Chosen::new(&arguments.rules, words)?.rules {
        Rules::Variant(variant) => {
            variant_position(&variant, arguments.fen.as_deref()).map(|start| Start::Variant(Box::new(start)))
        }
        Rules::Chess => standard_position(arguments.fen.as_deref(), false).map(Start::Chess),
        Rules::Chess960 => standard_position(arguments.fen.as_deref(), true).map(Start::Chess),
    }
}

fn standard_position(text: Option<&str>, chess960: bool) -> anyhow::Result<chess::Position> {
    let text = text.unwrap_or(fen::START);
    let (setup, warnings) =
        fen::parse_setup(text).with_context(|| format!("cannot read the FEN {}", shown(text)))?;
    let (position, odd) = Setup { chess960, ..setup }
        .checked()
        .with_context(|| format!("the position {} cannot be played", shown(text)))?;
    warnings.iter().for_each(warn);
    odd.iter().for_each(warn);
    Ok(position)
}

fn variant_position(
    variant: &Arc<variant::Variant>,
    text: Option<&str>,
) -> anyhow::Result<variant::Position> {
    match text {
        Some(text) => {
            let (position, warnings) = variant::fen::parse_with_warnings(variant, text)
                .with_context(|| format!("cannot read the FEN {} of {}", shown(text), variant.name()))?;
            warnings.iter().for_each(warn);
            Ok(position)
        }
        None => variant::fen::start(variant)
            .with_context(|| format!("the start position of {} cannot be played", variant.name())),
    }
}

fn draughts_position(arguments: &StartArguments) -> anyhow::Result<draughts::Position> {
    if !arguments.rules.is_usual() {
        anyhow::bail!("draughts has no variants of chess");
    }
    let Some(text) = &arguments.fen else { return Ok(draughts::Position::start()) };
    let setup: draughts::Setup =
        text.parse().with_context(|| format!("cannot read the FEN {}", shown(text)))?;
    setup.try_into().with_context(|| format!("the position {} cannot be played", shown(text)))
}

fn go_position(arguments: &StartArguments) -> anyhow::Result<go::Position> {
    if !arguments.rules.is_usual() || arguments.fen.is_some() {
        anyhow::bail!("Go has no variants of chess and no FEN");
    }
    let size = arguments.go.size.as_deref().map_or(Ok(go::Size::NINETEEN), str::parse)?;
    let rules = arguments.go.named.as_deref().map_or(Ok(go::Rules::default()), str::parse)?;
    Ok(go::Position::new(size, rules))
}

/// A text in quotation marks, cut where it grows long.
fn shown(text: &str) -> String {
    let mut start: String = text.chars().take(100).collect();
    if start.len() < text.len() {
        start.push('…');
    }
    format!("{start:?}")
}
