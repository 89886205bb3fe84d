//! Chess of whatever kind: opened by its name, read from and written as PGN.

use std::time::Duration;

use chess::{
    any::{self, Position, Rules, Sketch, choose},
    pgn,
    variant::language::Catalogue,
};
use game::{ByColor, Game, Message, Play, TimeControl};

use super::{Kind, LEFT, OpenError, Read, SetupWish, left_behind, set_clocks};
use crate::Table;

type ChessGame = Game<Position>;

pub(super) fn open(kind: &Kind) -> Result<Box<dyn Play>, OpenError> {
    let Kind::Chess { start, .. } = kind else { unreachable!("a kind of chess") };
    let rules = rules(kind)?;
    let position = match start {
        Some(fen) => rules.position(fen),
        None => rules.start(),
    };
    Ok(Box::new(ChessGame::new(position.map_err(|error| OpenError::Start(error.message()))?)))
}

/// The rules of a kind, and the catalogue that names it.
fn rules(kind: &Kind) -> Result<Rules, OpenError> {
    let Kind::Chess { variant, boards, sections, .. } = kind else { unreachable!("a kind of chess") };
    let own = sections.as_ref().map(|text| Catalogue::read(variant, text.as_bytes()).0);
    let catalogue = own.as_ref().unwrap_or(Catalogue::builtin());
    choose(catalogue, variant, *boards).map_err(|error| OpenError::Game(error.to_string()))
}

/// The chess that a list of games names, with its position: both tell how many boards there are.
pub(super) fn kind_of_position(variant: &str, position: Option<&str>) -> Kind {
    let named = variant.strip_suffix("-boards").and_then(|name| name.rsplit_once('-'));
    let named = named.and_then(|(name, boards)| Some((name, boards.parse().ok()?)));
    let (variant, boards) = named.map_or((variant, None), |(name, boards)| (name, Some(boards)));
    Kind::Chess {
        variant: variant.to_owned(),
        boards: boards.or_else(|| position.and_then(boards_of)),
        sections: None,
        start: position.map(str::to_owned),
    }
}

/// How many boards a FEN has, where it tells.
pub(super) fn boards_of(fen: &str) -> Option<u8> {
    let placement = fen.split_whitespace().next()?;
    match placement.matches(',').count() {
        0 => placement.contains('|').then_some(2),
        commas => u8::try_from(commas + 1).ok(),
    }
}

/// The opening on the way to where a game stands; none in other games, and behind an edit.
pub(super) fn opening(game: &dyn Play) -> Option<String> {
    let game: &ChessGame = game.as_any().downcast_ref()?;
    let history = game.history();
    let line = history.line_to(history.cursor());
    let moves = line.into_iter().map(|id| history.node(id)).take_while(|node| node.edit().is_none());
    any::opening(game.start(), moves.filter_map(game::Node::mv))
}

/// Says in a sentence of its own what is wrong with the text of a start.
pub(super) fn check_start(kind: &Kind) -> Result<(), OpenError> {
    let Kind::Chess { start: Some(text), .. } = kind else { return Ok(()) };
    let read = rules(kind)?.position(text);
    read.map(drop).map_err(|error| OpenError::Start(error.message()))
}

/// The letters of the rights that can be given, and of those that are.
pub(super) fn rights_of(kind: &Kind, game: &dyn Play) -> Result<(String, String), OpenError> {
    let mut known = rules(kind)?.rights();
    let given = position(game).map(Position::rights).unwrap_or_default();
    if given.chars().any(|right| !known.contains(right)) {
        // Rights by the files of rooks have other letters.
        known.clone_from(&given);
    }
    Ok((known, given))
}

pub(super) fn has_walls(kind: &Kind) -> Result<bool, OpenError> {
    Ok(rules(kind)?.has_walls())
}

/// What the slots of a hand are for; nothing in other games.
pub(super) fn hand_names(game: &dyn Play) -> Vec<String> {
    position(game).map(Position::hand_names).unwrap_or_default()
}

/// The name of the chess that is played.
pub(super) fn variant_of(game: &dyn Play) -> String {
    position(game).map_or("chess", Position::variant_name).to_owned()
}

fn position(game: &dyn Play) -> Option<&Position> {
    game.as_any().downcast_ref().map(|game: &ChessGame| game.position())
}

/// The FEN of what was set up, and why it cannot be played.
pub(super) fn sketched(wish: &SetupWish) -> Result<(String, Vec<Message>), Message> {
    let rules = rules(&wish.kind).map_err(|error| error.message())?;
    let is_right = |right: &String| right.len() == 1 && right.chars().all(|sign| sign.is_ascii_alphabetic());
    if let Some(odd) = wish.rights.iter().find(|right| !is_right(right)) {
        return Err(Message::new("fen-castling").with("got", game::Quoted::new(odd)));
    }
    let sketch = Sketch { pieces: wish.pieces.clone(), turn: wish.turn, rights: wish.rights.concat() };
    let text = rules.sketched(&sketch)?;
    let problems = match rules.position_and_odd_rights(&text) {
        Ok((position, odd)) if odd.is_empty() => return Ok((position.fen(), Vec::new())),
        Ok((_, odd)) => odd.iter().map(|right| Message::new("setup-right").with("right", right)).collect(),
        Err(error) => vec![error.message()],
    };
    Ok((text, problems))
}

/// Which chess the first game of a PGN is.
pub(super) fn kind_of(text: &str) -> Kind {
    let Some(record) = pgn::records(text.as_bytes()).find_map(Result::ok) else { return Kind::chess() };
    let sections = match &record.start {
        Position::Variant(position) => position.variant().sections(),
        Position::Standard(_) => "",
    };
    Kind::Chess {
        variant: record.start.variant_name().to_owned(),
        boards: None,
        sections: Some(sections.to_owned()).filter(|sections| !sections.is_empty()),
        start: None,
    }
}

/// The first game of a PGN.
pub(super) fn read(kind: &Kind, text: &str) -> Result<Read, OpenError> {
    let mut reader = pgn::Reader::new(text.as_bytes());
    reader.set_rules(rules(kind)?);
    let record = pgn::Records::new(reader).find_map(Result::ok);
    let record = record.ok_or_else(|| OpenError::Start(Message::new("open-no-game")))?;
    if let Some(error) = &record.error {
        return Err(OpenError::Game(error.to_string()));
    }
    let tag = |name: &str| record.tag(name).filter(|value| !matches!(*value, "" | "?")).map(str::to_owned);
    let control = TimeControl::from_pgn_tags(|name| record.tag(name)).unwrap_or(TimeControl::UNKNOWN);
    let names = ByColor { white: tag("White"), black: tag("Black") };
    let game = ChessGame::from_history(record.start, record.history).map_err(OpenError::Start)?;
    let mut game: Box<dyn Play> = Box::new(game);
    take_clocks(&mut *game);
    set_clocks(&mut *game, &control);
    Ok(Read { kind: kind.clone(), game, control, names, tags: record.tags })
}

pub(super) fn write(table: &Table) -> String {
    let game: &ChessGame = table.game().as_any().downcast_ref().expect("a game of chess");
    let mut record = pgn::Record::new(game.start().clone());
    record.history = game.history().clone();
    record.tags = table.pgn_tags();
    record.result = pgn::Termination::from_token(table.result());
    for twig in game.tree() {
        if let Some(left) = left_behind(&twig) {
            set_clock(&mut record.history.notes_mut(twig.id).comments, left);
        }
    }
    record.export()
}

/// Takes what was left on clocks out of the comments, where people read texts.
fn take_clocks(game: &mut dyn Play) {
    for twig in game.tree() {
        let notes = game.notes_mut(twig.id);
        let told = notes.comments.iter_mut().find_map(|comment| {
            let left = pgn::clock(comment)?;
            pgn::set_clock(comment, None);
            Some(left)
        });
        if let Some(left) = told {
            notes.comments.retain(|comment| !comment.is_empty());
            notes.properties.push((LEFT.to_owned(), vec![left.as_millis().to_string()]));
        }
    }
}

/// Says in the first comment what was left after a move.
fn set_clock(comments: &mut Vec<String>, left: Duration) {
    if comments.is_empty() {
        comments.push(String::new());
    }
    pgn::set_clock(&mut comments[0], Some(left));
}
