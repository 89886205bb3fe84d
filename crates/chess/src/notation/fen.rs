//! FEN, with X-FEN and Shredder-FEN: a position in one line.

use std::fmt::{self, Write};

use game::{Color, Message, Quoted};

use crate::{Bitboard, Board, Piece, Position, Role, Setup, SetupError, SetupWarning, Square};

/// The position from which chess begins.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Why a text is no FEN.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// There is nothing to read.
    #[error("the FEN is empty")]
    Empty,
    /// A character of the board is no piece and no number of empty squares.
    #[error("rank {rank} has {found:?}, which is neither a piece nor a number from 1 to 8")]
    Character {
        /// The rank, from 8 down to 1.
        rank: u32,
        /// What stands there.
        found: char,
    },
    /// A rank does not have eight squares.
    #[error("rank {rank} has {found} squares instead of 8")]
    Width {
        /// The rank, from 8 down to 1.
        rank: u32,
        /// How many squares it has.
        found: u32,
    },
    /// The board does not have eight ranks.
    #[error("the board has {0} ranks instead of 8")]
    Ranks(usize),
    /// The side to move is neither `w` nor `b`.
    #[error("expected w or b for the side to move, got {0:?}")]
    Turn(String),
    /// The castling rights cannot be read.
    #[error("expected castling rights like KQkq, HAha or -, got {0:?}")]
    Castling(String),
    /// The en-passant square cannot be read.
    #[error("expected an en-passant square or -, got {0:?}")]
    EnPassant(String),
    /// A counter is not a number, or too large.
    #[error("expected a number of moves, got {0:?}")]
    Counter(String),
    /// Something stands behind the last field.
    #[error("unexpected {0:?} behind the FEN")]
    Rest(String),
    /// The text is read, but the rules cannot play the position.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl FenError {
    /// The sentence that tells it.
    pub fn message(&self) -> Message {
        let got = |id: &'static str, text: &str| Message::new(id).with("got", Quoted::new(text));
        match self {
            FenError::Empty => Message::new("fen-empty"),
            FenError::Character { found, .. } => Message::new("fen-piece").with("sign", Quoted::new(found)),
            FenError::Width { rank, found } => {
                Message::new("fen-files").with("rank", rank).with("expected", 8).with("found", found)
            }
            FenError::Ranks(found) => Message::new("fen-ranks").with("expected", 8).with("found", found),
            FenError::Turn(text) => got("fen-turn", text),
            FenError::Castling(text) => got("fen-castling", text),
            FenError::EnPassant(text) => got("fen-passing", text),
            FenError::Counter(text) => got("fen-counter", text),
            FenError::Rest(text) => got("fen-trailing", text),
            FenError::Setup(error) => error.message(),
        }
    }
}

/// What was forgiven in reading a FEN.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FenWarning {
    /// There is a slash behind the last rank.
    #[error("there is a slash behind the last rank")]
    TrailingSlash,
    /// A field is not there, and its usual value was taken.
    #[error("the {0} is missing")]
    Missing(&'static str),
    /// Moves are numbered from 1.
    #[error("the move number is 0 instead of 1")]
    MoveZero,
    /// A castling right names a rook that is not there.
    #[error("there is no rook for the castling right {0:?}")]
    NoRook(char),
    /// The position itself is odd.
    #[error(transparent)]
    Setup(#[from] SetupWarning),
}

/// How rights to castle are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum CastlingStyle {
    /// `KQkq`, and the rook's file where that would mean another rook (X-FEN).
    #[default]
    XFen,
    /// The file of each rook (Shredder-FEN).
    Shredder,
}

/// Reads a position.
///
/// # Errors
/// When the text is no FEN or the rules cannot play the position.
///
/// ```
/// use chess::fen;
///
/// let position = fen::parse("4k3/8/8/8/8/8/4P3/4K3 w - -")?;
/// assert_eq!(fen::write(&position), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
/// # Ok::<(), fen::FenError>(())
/// ```
pub fn parse(text: &str) -> Result<Position, FenError> {
    parse_with_warnings(text).map(|(position, _)| position)
}

/// Reads a position and tells what was forgiven.
///
/// # Errors
/// When the text is no FEN or the rules cannot play the position.
pub fn parse_with_warnings(text: &str) -> Result<(Position, Vec<FenWarning>), FenError> {
    let (setup, mut warnings) = parse_setup(text)?;
    let (position, odd) = setup.checked()?;
    warnings.extend(odd.into_iter().map(FenWarning::Setup));
    Ok((position, warnings))
}

/// Reads a position that may be illegal.
///
/// # Errors
/// When the text is no FEN.
pub fn parse_setup(text: &str) -> Result<(Setup, Vec<FenWarning>), FenError> {
    let mut fields = text.split_ascii_whitespace();
    let mut reader = Reader::default();
    let mut setup = reader.placement(fields.next().ok_or(FenError::Empty)?)?;
    reader.turn(&mut setup, fields.next())?;
    reader.castling(&mut setup, fields.next())?;
    reader.en_passant(&mut setup, fields.next())?;
    reader.counters(&mut setup, fields.next(), fields.next())?;
    match fields.next() {
        Some(rest) => Err(FenError::Rest(rest.to_owned())),
        None => Ok((setup, reader.warnings)),
    }
}

/// The first four fields, as FEN and EPD share them.
///
/// # Errors
/// When one of the fields cannot be read.
pub(super) fn parse_four(fields: [&str; 4]) -> Result<(Setup, Vec<FenWarning>), FenError> {
    let [placement, turn, castling, en_passant] = fields;
    let mut reader = Reader::default();
    let mut setup = reader.placement(placement)?;
    reader.turn(&mut setup, Some(turn))?;
    reader.castling(&mut setup, Some(castling))?;
    reader.en_passant(&mut setup, Some(en_passant))?;
    Ok((setup, reader.warnings))
}

/// Writes a position as strict FEN.
pub fn write(position: &Position) -> String {
    write_with(position, CastlingStyle::XFen)
}

/// Writes a position with a chosen style of castling rights.
pub fn write_with(position: &Position, style: CastlingStyle) -> String {
    let mut text = String::with_capacity(80);
    write_four(&mut text, position, style).expect("writing to a string");
    write!(text, " {} {}", position.halfmoves(), position.fullmoves()).expect("writing to a string");
    text
}

/// Writes the fields that FEN and EPD share.
pub(super) fn write_four(text: &mut String, position: &Position, style: CastlingStyle) -> fmt::Result {
    write_placement(text, position.board())?;
    let turn = if position.turn().is_white() { 'w' } else { 'b' };
    write!(text, " {turn} ")?;
    write_castling(text, position, style);
    match position.en_passant() {
        Some(square) => write!(text, " {square}"),
        None => write!(text, " -"),
    }
}

fn write_placement(text: &mut String, board: &Board) -> fmt::Result {
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            match board.piece_at(Square::at(file, rank)) {
                Some(piece) => {
                    if empty > 0 {
                        write!(text, "{empty}")?;
                    }
                    empty = 0;
                    text.push(piece.letter());
                }
                None => empty += 1,
            }
        }
        if empty > 0 {
            write!(text, "{empty}")?;
        }
        if rank > 0 {
            text.push('/');
        }
    }
    Ok(())
}

fn write_castling(text: &mut String, position: &Position, style: CastlingStyle) {
    if position.castling().is_empty() {
        text.push('-');
    }
    for color in Color::ALL {
        let rooks = position.castling() & Bitboard::back_rank(color);
        let mut rooks: Vec<Square> = rooks.into_iter().collect();
        rooks.reverse();
        for rook in rooks {
            let kingside = rook.file() > position.king(color).file();
            let letter = match style {
                CastlingStyle::XFen if outermost_rook(position.board(), color, kingside) == Some(rook) => {
                    if kingside {
                        'k'
                    } else {
                        'q'
                    }
                }
                _ => rook.file_char(),
            };
            text.push(if color.is_white() { letter.to_ascii_uppercase() } else { letter });
        }
    }
}

fn back_rank(color: Color) -> u8 {
    if color.is_white() { 0 } else { 7 }
}

/// The rook that `K` or `Q` means: the one furthest from the king.
fn outermost_rook(board: &Board, color: Color, kingside: bool) -> Option<Square> {
    let king = board.king(color)?;
    let rooks = board.by_piece(Piece { color, role: Role::Rook }) & Bitboard::back_rank(color);
    let wing = rooks.into_iter().filter(|rook| (rook.file() > king.file()) == kingside);
    if kingside { wing.last() } else { wing.min() }
}

/// Collects warnings while the fields are read.
#[derive(Default)]
struct Reader {
    warnings: Vec<FenWarning>,
}

impl Reader {
    fn placement(&mut self, field: &str) -> Result<Setup, FenError> {
        let field = match field.strip_suffix('/') {
            Some(stripped) => {
                self.warnings.push(FenWarning::TrailingSlash);
                stripped
            }
            None => field,
        };
        let rows: Vec<&str> = field.split('/').collect();
        if rows.len() != 8 {
            return Err(FenError::Ranks(rows.len()));
        }
        let mut board = Board::empty();
        for (rank, row) in (0..8).rev().zip(rows) {
            read_rank(&mut board, rank, row)?;
        }
        Ok(Setup::new(board))
    }

    fn turn(&mut self, setup: &mut Setup, field: Option<&str>) -> Result<(), FenError> {
        setup.turn = match field {
            Some("w" | "W") => Color::White,
            Some("b" | "B") => Color::Black,
            Some(other) => return Err(FenError::Turn(other.to_owned())),
            None => {
                self.warnings.push(FenWarning::Missing("side to move"));
                Color::White
            }
        };
        Ok(())
    }

    fn castling(&mut self, setup: &mut Setup, field: Option<&str>) -> Result<(), FenError> {
        let Some(field) = field else {
            self.warnings.push(FenWarning::Missing("field of castling rights"));
            return Ok(());
        };
        if field == "-" {
            return Ok(());
        }
        if field.len() > 8 {
            return Err(FenError::Castling(field.to_owned()));
        }
        for letter in field.chars() {
            let color = Color::from_white(letter.is_ascii_uppercase());
            let rook = match letter.to_ascii_lowercase() {
                'k' => outermost_rook(&setup.board, color, true),
                'q' => outermost_rook(&setup.board, color, false),
                file @ 'a'..='h' => Some(Square::at(file as u8 - b'a', back_rank(color))),
                _ => return Err(FenError::Castling(field.to_owned())),
            };
            match rook {
                Some(rook) => setup.castling |= rook.bit(),
                None => self.warnings.push(FenWarning::NoRook(letter)),
            }
        }
        Ok(())
    }

    fn en_passant(&mut self, setup: &mut Setup, field: Option<&str>) -> Result<(), FenError> {
        match field {
            Some("-") => {}
            Some(field) => {
                let square = field.parse().map_err(|_| FenError::EnPassant(field.to_owned()))?;
                setup.en_passant = Some(square);
            }
            None => self.warnings.push(FenWarning::Missing("en-passant square")),
        }
        Ok(())
    }

    fn counters(
        &mut self,
        setup: &mut Setup,
        half: Option<&str>,
        full: Option<&str>,
    ) -> Result<(), FenError> {
        setup.halfmoves = self.counter(half, "count of half-moves", 0)?;
        setup.fullmoves = self.counter(full, "move number", 1)?;
        if setup.fullmoves == 0 {
            self.warnings.push(FenWarning::MoveZero);
            setup.fullmoves = 1;
        }
        Ok(())
    }

    fn counter(&mut self, field: Option<&str>, name: &'static str, usual: u32) -> Result<u32, FenError> {
        match field {
            None | Some("-") => {
                self.warnings.push(FenWarning::Missing(name));
                Ok(usual)
            }
            Some(field) => match field.parse() {
                Ok(number @ 0..=Setup::MOST_MOVES) => Ok(number),
                _ => Err(FenError::Counter(field.to_owned())),
            },
        }
    }
}

fn read_rank(board: &mut Board, rank: u8, row: &str) -> Result<(), FenError> {
    let name = u32::from(rank) + 1;
    let mut file = 0;
    for found in row.chars() {
        match (found.to_digit(9), Piece::from_letter(found)) {
            (Some(empty @ 1..=8), _) => file += empty,
            (_, Some(piece)) => {
                if file < 8 {
                    board.set(Square::at(file as u8, rank), Some(piece));
                }
                file += 1;
            }
            _ => return Err(FenError::Character { rank: name, found }),
        }
    }
    if file == 8 { Ok(()) } else { Err(FenError::Width { rank: name, found: file }) }
}
