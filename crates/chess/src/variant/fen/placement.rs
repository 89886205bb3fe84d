//! The first field: what stands on the boards and lies in the hands.

use game::{ByColor, Color, Quoted};

use super::FenError;
use crate::variant::{Kind, Origin, Piece, Region, Role, Square, Variant, position::Plane};

type Hands = ByColor<[u8; Role::COUNT]>;

/// Reads boards and hands.
pub(super) fn parse(variant: &Variant, text: &str) -> Result<(Vec<Plane>, Hands), FenError> {
    let (boards, hand) = split_hand(variant, text);
    let texts: Vec<&str> = boards.split(',').collect();
    let expected = variant.boards();
    let mut planes = vec![Plane::EMPTY; usize::from(expected)];
    if texts.len() == 1 {
        read_board(variant, texts[0], &mut planes, 0, true)?;
    } else if texts.len() == usize::from(expected) {
        for (text, board) in texts.iter().zip(0..) {
            read_board(variant, text, &mut planes, board, false)?;
        }
    } else {
        return Err(FenError::Boards { expected, found: texts.len() });
    }
    if let [first, second] = &mut planes[..] {
        let holes = first.walls | second.walls;
        (first.walls, second.walls) = (holes, holes);
        let twice = first.pieces() & second.pieces() | (first.pieces() | second.pieces()) & holes;
        if let Some(square) = twice.first() {
            return Err(FenError::Twice { square });
        }
    }
    let hands = hand.map_or(Ok(ByColor::default()), |hand| read_hand(variant, hand))?;
    Ok((planes, hands))
}

/// Which side has a king in the start position, on the board or in hand.
pub(in crate::variant) fn home_kings(variant: &Variant) -> ByColor<bool> {
    let text = variant.spec.start.split_whitespace().next().unwrap_or_default();
    let (Some(king), Ok((planes, hands))) = (variant.king, parse(variant, text)) else {
        return ByColor::default();
    };
    let stands = |color: Color| planes.iter().any(|plane| !plane.of(color, king).is_empty());
    ByColor::new_with(|color| stands(color) || hands[color][king.index()] > 0)
}

/// Pieces in hand stand in brackets, or as one rank too many.
fn split_hand<'a>(variant: &Variant, text: &'a str) -> (&'a str, Option<&'a str>) {
    if let Some((boards, hand)) = text.split_once('[') {
        return (boards, Some(hand.strip_suffix(']').unwrap_or(hand)));
    }
    match text.rsplit_once('/') {
        Some((boards, hand)) if text.split('/').count() == usize::from(variant.spec.ranks) + 1 => {
            (boards, Some(hand))
        }
        _ => (text, None),
    }
}

fn read_hand(variant: &Variant, text: &str) -> Result<Hands, FenError> {
    let mut hands = Hands::default();
    for letter in text.chars().filter(|&letter| letter != '-' && letter != '~') {
        if !variant.traits.hands {
            return Err(FenError::Hand);
        }
        let (color, role) = piece(variant, letter)?;
        let count = &mut hands[color][role.index()];
        *count = count.checked_add(1).ok_or(FenError::FullHand)?;
    }
    Ok(hands)
}

fn piece(variant: &Variant, letter: char) -> Result<(Color, Role), FenError> {
    let color = if letter.is_ascii_lowercase() { Color::Black } else { Color::White };
    let kind = variant.spec.army.kind_of(letter.to_ascii_uppercase());
    let role = kind.and_then(|kind: Kind| variant.role(kind));
    role.map(|role| (color, role)).ok_or_else(|| no_piece(letter))
}

fn no_piece(sign: char) -> FenError {
    FenError::Piece { sign: Quoted::new(sign) }
}

fn read_board(
    variant: &Variant,
    text: &str,
    planes: &mut [Plane],
    board: usize,
    has_bars: bool,
) -> Result<(), FenError> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != usize::from(variant.spec.ranks) {
        return Err(FenError::Ranks { expected: variant.spec.ranks, found: ranks.len() });
    }
    for (text, rank) in ranks.iter().zip((0..variant.spec.ranks).rev()) {
        let mut row = Row { variant, planes, rank, file: 0, has_bars };
        row.read(text, board)?;
        if row.file != usize::from(variant.spec.files) {
            let (expected, found) = (variant.spec.files, row.file);
            return Err(FenError::Files { rank: usize::from(rank) + 1, expected, found });
        }
    }
    Ok(())
}

/// One rank while it is read.
struct Row<'a> {
    variant: &'a Variant,
    planes: &'a mut [Plane],
    rank: u8,
    file: usize,
    /// Whether bars mark the pieces of the second board.
    has_bars: bool,
}

impl Row<'_> {
    fn read(&mut self, text: &str, board: usize) -> Result<(), FenError> {
        let mut signs = text.chars().peekable();
        let mut on = board;
        while let Some(sign) = signs.next() {
            match sign {
                '0'..='9' if on == board => {
                    let mut number = sign.to_digit(10).unwrap_or_default() as usize;
                    while let Some(digit) = signs.peek().and_then(|sign| sign.to_digit(10)) {
                        number = (number * 10 + digit as usize).min(1000);
                        signs.next();
                    }
                    self.file = self.file.saturating_add(number);
                }
                '|' if self.has_bars && self.planes.len() == 2 && on == 0 => on = 1,
                '*' if on == board => self.wall(board),
                '|' | '0'..='9' => return Err(FenError::Bar),
                '+' => {
                    let letter = signs.next().ok_or_else(|| no_piece('+'))?;
                    self.put_turned(letter, on)?;
                    on = board;
                }
                letter => {
                    let is_promoted = signs.next_if_eq(&'~').is_some();
                    self.put(letter, is_promoted, on)?;
                    on = board;
                }
            }
        }
        if on == board { Ok(()) } else { Err(FenError::Bar) }
    }

    fn square(&self) -> Option<Square> {
        let file = u8::try_from(self.file).ok()?;
        Square::new(file, self.rank).filter(|&square| self.variant.board.contains(square))
    }

    /// A wall, or a hole; on every board where one placement is for all.
    fn wall(&mut self, board: usize) {
        let at = self.square().map_or(Region::EMPTY, Region::of);
        for (index, plane) in self.planes.iter_mut().enumerate() {
            if self.has_bars || index == board {
                plane.walls |= at;
            }
        }
        self.file += 1;
    }

    fn put(&mut self, letter: char, is_promoted: bool, board: usize) -> Result<(), FenError> {
        let (color, role) = piece(self.variant, letter)?;
        let origin = if is_promoted { self.variant.pawn_origin() } else { Origin::Itself };
        self.place(Piece { color, role, origin }, board);
        Ok(())
    }

    fn put_turned(&mut self, letter: char, board: usize) -> Result<(), FenError> {
        let (color, role) = piece(self.variant, letter)?;
        let promoted = self.variant.promotion.promoted[role.index()];
        let promoted = promoted.ok_or_else(|| FenError::Promoted { letter: Quoted::new(letter) })?;
        self.place(Piece { color, role: promoted, origin: Origin::Turned(role) }, board);
        Ok(())
    }

    fn place(&mut self, piece: Piece, board: usize) {
        if let Some(square) = self.square() {
            self.planes[board].put(square, piece);
        }
        self.file += 1;
    }
}
