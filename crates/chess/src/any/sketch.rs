//! Positions that are put together by hand: anything may be wrong with them.

use std::collections::HashMap;

use game::{Color, Face as _, Message, Place, Show as _, Symbol};

use super::{FenError, Position, Rules};
use crate::{SetupWarning, fen, variant};

/// What somebody put on the boards, and whose turn it shall be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sketch {
    /// What stands on cells and lies in hands.
    pub pieces: Vec<(Place, Symbol)>,
    /// The side to move.
    pub turn: Color,
    /// The rights to castle, by their letters in FEN.
    pub rights: String,
}

/// What a wall is called.
const WALL: &str = "wall";

impl Rules {
    /// The letters of the rights to castle, and to let pieces in, that can be given.
    pub fn rights(&self) -> String {
        let (has_castling, start) = match self {
            Rules::Chess | Rules::Chess960 => (true, self.start()),
            Rules::Variant(variant) => (variant.spec().castling.enabled, self.start()),
        };
        let mut rights = start.map(|start| start.rights()).unwrap_or_default();
        if has_castling && rights.is_empty() {
            rights.push_str("KQkq");
        }
        rights
    }

    /// Whether walls can stand on the boards.
    pub fn has_walls(&self) -> bool {
        let Rules::Variant(variant) = self else { return false };
        variant.spec().walls.rule != variant::Walling::None || variant.spec().start.contains('*')
    }

    /// The FEN of what was put together; it need not be one that can be played.
    ///
    /// # Errors
    /// When something is put where nothing can be, or is no piece of this kind of chess.
    pub fn sketched(&self, sketch: &Sketch) -> Result<String, Message> {
        let start = self.start().map_err(|error| error.message())?;
        let known = start.figures();
        let board = start.board();
        let (mut cells, mut hands) = (HashMap::new(), String::new());
        for (place, symbol) in &sketch.pieces {
            let sign = sign(symbol, &known, self.has_walls())?;
            if !board.contains(*place) {
                return Err(Message::new("setup-off-board").with("place", place));
            }
            match place {
                Place::Cell { .. } => drop(cells.insert(*place, sign)),
                Place::Hand { .. } => hands.push_str(&sign.repeat(usize::from(symbol.count))),
            }
        }
        let mut text = placement(board.boards(), board.files(), board.ranks(), &cells);
        if !hands.is_empty() {
            text.extend(["[", &hands, "]"]);
        }
        let turn = if sketch.turn == Color::White { "w" } else { "b" };
        let rights = if sketch.rights.is_empty() { "-" } else { &sketch.rights };
        let fen = start.fen();
        // Nothing was played: no pawn can be taken in passing, and the counters are at their start.
        let counters: Vec<&str> = fen.split(' ').skip(4).collect();
        Ok(format!("{text} {turn} {rights} - {}", counters.join(" ")))
    }

    /// The position that a FEN gives, and the rights in it that make no sense.
    ///
    /// # Errors
    /// Says what is wrong with the text, or why the rules cannot play on from there.
    pub fn position_and_odd_rights(&self, text: &str) -> Result<(Position, Vec<String>), FenError> {
        if let Rules::Variant(variant) = self {
            let position: Position = variant::fen::parse(variant, text)?.into();
            let odd = odd_rights(text, &position.rights());
            return Ok((position, odd));
        }
        let (_, warnings) = fen::parse_with_warnings(text)?;
        let odd = warnings.into_iter().filter_map(|warning| match warning {
            fen::FenWarning::NoRook(right) => Some(right.to_string()),
            fen::FenWarning::Setup(SetupWarning::Castling(square)) => Some(square.to_string()),
            _ => None,
        });
        Ok((self.position(text)?, odd.collect()))
    }
}

impl Position {
    /// The rights to castle, and to let pieces in, by their letters in FEN.
    pub fn rights(&self) -> String {
        let fen = self.fen();
        fen.split(' ').nth(2).filter(|rights| *rights != "-").unwrap_or_default().to_owned()
    }

    /// What the slots of a hand are for, in their order; nothing where there are no hands.
    pub fn hand_names(&self) -> Vec<String> {
        let Position::Variant(position) = self else { return Vec::new() };
        let has_hands = self.board().contains(Place::Hand { color: Color::White, slot: 0 });
        let titles = position.variant().titles().iter().filter(|_| has_hands);
        titles.map(|title| title.letter.to_string()).collect()
    }
}

/// The rights of a FEN that a position, which has these, did not take from it.
fn odd_rights(text: &str, taken: &str) -> Vec<String> {
    let wished = text.split_whitespace().nth(2).unwrap_or_default().replace('-', "");
    let is_wing = |right: char| "KQkq".contains(right);
    // By files, the same right has another letter: then their number tells.
    let is_same = wished.chars().all(is_wing) == taken.chars().all(is_wing);
    if !is_same && wished.len() == taken.len() {
        return Vec::new();
    }
    wished.chars().filter(|&right| !taken.contains(right)).map(String::from).collect()
}

/// What FEN writes for a symbol.
fn sign(symbol: &Symbol, known: &[(String, String)], has_walls: bool) -> Result<String, Message> {
    let is_known = known.iter().any(|(name, _)| *name == symbol.name);
    match symbol.color {
        None if symbol.name == WALL && has_walls => Ok("*".to_owned()),
        Some(Color::White) if is_known => Ok(symbol.name.clone()),
        Some(Color::Black) if is_known => Ok(symbol.name.to_ascii_lowercase()),
        _ => Err(Message::new("setup-no-piece").with("name", game::Quoted::new(&symbol.name))),
    }
}

/// The first field of a FEN: two boards as one with bars, more of them one after the other.
fn placement(boards: u8, files: u8, ranks: u8, cells: &HashMap<Place, String>) -> String {
    let cell = |board: u8, file: u8, rank: u8| cells.get(&Place::Cell { board, file, rank });
    let written = |board: u8, file: u8, rank: u8| cell(board, file, rank).cloned();
    if boards == 2 && !stands_twice(cells) {
        return rows(files, ranks, |file, rank| {
            let barred =
                || written(1, file, rank).map(|sign| if sign == "*" { sign } else { format!("|{sign}") });
            written(0, file, rank).or_else(barred)
        });
    }
    let all = (0..boards).map(|board| rows(files, ranks, |file, rank| written(board, file, rank)));
    all.collect::<Vec<_>>().join(",")
}

/// Whether a square of the first two boards is occupied on both.
fn stands_twice(cells: &HashMap<Place, String>) -> bool {
    cells.keys().any(|&place| match place {
        Place::Cell { board: 1, file, rank } => cells.contains_key(&Place::Cell { board: 0, file, rank }),
        _ => false,
    })
}

fn rows(files: u8, ranks: u8, sign: impl Fn(u8, u8) -> Option<String>) -> String {
    let row = |rank: u8| {
        let (mut text, mut empty) = (String::new(), 0);
        for file in 0..=files {
            let there = if file < files { sign(file, rank) } else { None };
            if empty > 0 && (there.is_some() || file == files) {
                text.push_str(&empty.to_string());
                empty = 0;
            }
            match there {
                Some(sign) => text.push_str(&sign),
                None => empty += 1,
            }
        }
        text
    };
    (0..ranks).rev().map(row).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{any::choose, variant::language::Catalogue};

    fn rules(name: &str, boards: Option<u8>) -> Rules {
        choose(Catalogue::builtin(), name, boards).unwrap()
    }

    /// What stands in a position, as somebody would put it up.
    fn sketch(position: &Position) -> Sketch {
        let board = position.board();
        let drawn = |(place, piece)| (place, position.symbol(piece));
        Sketch {
            pieces: board.occupied().chain(board.held()).map(drawn).collect(),
            turn: position.turn(),
            rights: position.rights(),
        }
    }

    #[test]
    fn every_start_can_be_put_together_by_hand() {
        for entry in Catalogue::builtin().entries().filter(|entry| entry.is_playable) {
            let rules = rules(&entry.name, None);
            let start = rules.start().unwrap();
            let text = rules.sketched(&sketch(&start)).unwrap();
            let (position, odd) = rules.position_and_odd_rights(&text).unwrap();
            assert_eq!((position.fen(), odd), (start.fen(), Vec::new()), "{}", entry.name);
        }
    }

    #[test]
    fn boards_of_any_number_are_put_together() {
        for boards in 2..=8 {
            let rules = rules("alice", Some(boards));
            let start = rules.start().unwrap();
            assert_eq!(rules.sketched(&sketch(&start)).unwrap(), start.fen(), "{boards}");
        }
    }

    #[test]
    fn what_cannot_be_put_is_named() {
        let queen = |place| (place, Symbol::new(Color::White, "Q"));
        let of = |pieces| Sketch { pieces, turn: Color::White, rights: String::new() };
        let wrong = |sketch: &Sketch| Rules::Chess.sketched(sketch).unwrap_err().id().to_owned();
        assert_eq!(wrong(&of(vec![queen(Place::cell(8, 0))])), "setup-off-board");
        assert_eq!(wrong(&of(vec![(Place::cell(0, 0), Symbol::new(Color::White, "Q/8"))])), "setup-no-piece");
        assert_eq!(wrong(&of(vec![(Place::cell(0, 0), Symbol::neutral("wall"))])), "setup-no-piece");
    }

    #[test]
    fn rights_without_king_and_rook_are_odd() {
        let odd = |rules: &Rules, fen: &str| rules.position_and_odd_rights(fen).unwrap().1;
        assert_eq!(odd(&Rules::Chess, "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1"), ["Q"]);
        let capablanca = rules("capablanca", None);
        assert_eq!(odd(&capablanca, "5k4/10/10/10/10/10/10/5K3R w KQ - 0 1"), ["Q"]);
    }
}
