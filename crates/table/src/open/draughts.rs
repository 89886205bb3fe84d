//! English draughts: opened from its start or a FEN, read from and written as PDN.

use draughts::{Piece, Position, Role, Setup, pdn};
use game::{ByColor, Game, Message, Play, Symbol, TimeControl};

use super::{Kind, OpenError, Read, SetupWish};
use crate::Table;

type DraughtsGame = Game<Position>;

pub(super) fn open(start: Option<&str>) -> Result<Box<dyn Play>, OpenError> {
    let Some(fen) = start else { return Ok(Box::new(DraughtsGame::new(Position::start()))) };
    let setup: Setup =
        fen.parse().map_err(|error: draughts::ParseSetupError| OpenError::Start(error.message()))?;
    let position = Position::try_from(setup).map_err(|error| OpenError::Start(error.message()))?;
    Ok(Box::new(DraughtsGame::new(position)))
}

/// The FEN of what was set up, and why it cannot be played.
pub(super) fn sketched(wish: &SetupWish) -> Result<(String, Vec<Message>), Message> {
    let mut setup = Setup { turn: wish.turn, ..Setup::empty() };
    for (place, symbol) in &wish.pieces {
        let piece = piece(symbol)
            .ok_or_else(|| Message::new("setup-no-piece").with("name", game::Quoted::new(&symbol.name)))?;
        if !setup.board.contains(*place) {
            return Err(Message::new("setup-off-board").with("place", place));
        }
        setup.board[*place] = Some(piece);
    }
    let text = setup.to_string();
    let problems = Position::try_from(setup).err().map(draughts::SetupError::message);
    Ok((text, problems.into_iter().collect()))
}

fn piece(symbol: &Symbol) -> Option<Piece> {
    let role = match symbol.name.as_str() {
        "man" => Role::Man,
        "king" => Role::King,
        _ => return None,
    };
    Some(Piece { color: symbol.color?, role })
}

/// Whether a text is a game of draughts: its moves go from number to number.
pub(super) fn is_record(text: &str) -> bool {
    let is_square = |number: &str| number.parse().is_ok_and(|square: u8| (1..=32).contains(&square));
    let is_move = |word: &str| {
        let word = word.rsplit_once('.').map_or(word, |(_, mv)| mv);
        word.contains(['-', 'x']) && word.split(['-', 'x']).all(is_square) && word != "1-1"
    };
    let is_tag = |line: &&str| line.trim_start().starts_with('[');
    text.lines().filter(is_tag).any(|line| line.contains("GameType"))
        || text.lines().filter(|line| !is_tag(line)).flat_map(str::split_whitespace).any(is_move)
}

/// The first game of a PDN.
pub(super) fn read(kind: &Kind, text: &str) -> Result<Read, OpenError> {
    let record = pdn::Record::read(text).map_err(|error| OpenError::Start(error.message()))?;
    let name = |tag: &str| record.tag(tag).map(str::to_owned);
    let names = ByColor { white: name("White"), black: name("Black") };
    let control = TimeControl::from_pgn_tags(|name| record.tag(name)).unwrap_or(TimeControl::UNKNOWN);
    let game = DraughtsGame::from_history(record.start, record.history).map_err(OpenError::Start)?;
    Ok(Read { kind: kind.clone(), game: Box::new(game), control, names, tags: record.tags })
}

pub(super) fn write(table: &Table) -> String {
    let game: &DraughtsGame = table.game().as_any().downcast_ref().expect("a game of draughts");
    let mut record = pdn::Record::new(game.start().clone());
    record.history = game.history().clone();
    record.tags = table.pgn_tags();
    table.result().clone_into(&mut record.result);
    record.write()
}
