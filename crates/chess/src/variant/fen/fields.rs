//! The fields behind the placement: turn, rights, en passant, counters.

use game::{ByColor, Color, Quoted};

use super::{FenError, FenWarning};
use crate::variant::{
    Kind, Position, Region, Square, Transfer, Variant,
    position::{Passing, Plane, Right, Rights},
};

/// The fields of a FEN, apart.
pub(super) struct Fields<'a> {
    pub(super) placement: &'a str,
    turn: &'a str,
    castling: &'a str,
    passing: &'a str,
    rest: Vec<&'a str>,
}

impl<'a> Fields<'a> {
    /// Takes a FEN apart; what follows the placement may be left out.
    ///
    /// A number in the place of the en-passant square belongs there only where
    /// endgames are counted.
    pub(super) fn split(text: &'a str, variant: &Variant) -> Result<Fields<'a>, FenError> {
        let is_number = |field: &&str| field.starts_with(|sign: char| sign.is_ascii_digit());
        let mut fields = text.split_whitespace().peekable();
        let placement = fields.next().ok_or(FenError::Empty)?;
        let turn = fields.next().unwrap_or("w");
        let (mut castling, mut passing) = ("-", "-");
        if let Some(field) = fields.next_if(|field| !is_number(field)) {
            castling = field;
            passing = fields.next_if(|field| variant.traits.counts || !is_number(field)).unwrap_or("-");
        }
        Ok(Fields { placement, turn, castling, passing, rest: fields.collect() })
    }

    pub(super) fn turn(&self) -> Result<Color, FenError> {
        match self.turn {
            "w" => Ok(Color::White),
            "b" => Ok(Color::Black),
            other => Err(FenError::Turn { got: Quoted::new(other) }),
        }
    }

    /// Rights to castle, and gates; says which of them cannot be.
    pub(super) fn castling(&self, position: &mut Position) -> Result<Vec<FenWarning>, FenError> {
        let mut dropped = Vec::new();
        let mut kings: ByColor<Option<Square>> = ByColor::default();
        for sign in self.castling.chars().filter(|&sign| sign != '-') {
            let color = if sign.is_ascii_lowercase() { Color::Black } else { Color::White };
            let letter = sign.to_ascii_uppercase();
            let has_rank = position.variant.castling_square(color, 0).is_some();
            let wing = wing(position, color, letter);
            let is_empty = matches!(letter, 'K' | 'Q') && wing.is_none();
            if !has_rank || is_empty && file_square(position, color, letter).is_none() {
                dropped.push(FenWarning::Castling(sign));
                continue;
            }
            let rook = self.rook(position, color, letter, wing)?;
            if kings[color].is_none() {
                kings[color] = castling_king(position, color, rook);
            }
            let opens_gate = position.variant.spec.gating.enabled;
            if opens_gate && open_gate(position, color, rook, kings[color], wing.is_some()) {
                continue;
            }
            grant(position, color, kings[color], rook);
            let is_right = position.state.rights[color].iter().flatten().any(|right| right.rook == rook);
            if !is_right && !position.state.gates[color].contains(rook) {
                dropped.push(FenWarning::Castling(sign));
            }
        }
        if position.variant.spec.gating.enabled {
            grant_by_gates(position, kings);
        }
        position.chess960 |= needs_chess960(position);
        Ok(dropped)
    }

    /// The square that a letter of the rights means.
    fn rook(
        &self,
        position: &Position,
        color: Color,
        letter: char,
        wing: Option<bool>,
    ) -> Result<Square, FenError> {
        let variant = &position.variant;
        let found = match wing {
            Some(up) => wing_rook(variant, position.plane(0), color, up)
                .or_else(|| variant.castling_square(color, if up { 0 } else { variant.spec.files - 1 })),
            None => file_square(position, color, letter),
        };
        found.ok_or_else(|| FenError::Castling { got: Quoted::new(self.castling) })
    }

    /// Squares of en passant, or the limit of a counted endgame; says if they make no sense.
    pub(super) fn passing(&self, position: &mut Position) -> Result<Option<FenWarning>, FenError> {
        if position.variant.traits.counts && self.passing.starts_with(|sign: char| sign.is_ascii_digit()) {
            position.state.count_limit = number(self.passing)?;
            return Ok(None);
        }
        if self.passing == "-" {
            return Ok(None);
        }
        let wrong = || FenError::Passing { got: Quoted::new(self.passing) };
        let (squares, letters) = squares(self.passing, &position.variant).ok_or_else(wrong)?;
        let squares = squares & position.variant.spec.pawns.en_passant_region[position.turn];
        let mut has_sense = false;
        for (step, victim) in journeys(&position.variant, &letters) {
            position.state.passing = Passing { squares, step, victim, ..Passing::NONE };
            has_sense |= squares.into_iter().any(|square| was_passed(position, square));
            let kept: Region = squares.filter(|&square| can_pass(position, square)).collect();
            if !kept.is_empty()
                && let Some(at) = stepped_piece(position, kept)
            {
                position.state.passing = Passing { squares: kept, step, victim, at };
                return Ok(None);
            }
        }
        position.state.passing = Passing::NONE;
        Ok((!has_sense).then(|| FenWarning::Passing(self.passing.to_owned())))
    }

    /// Checks that are left, quiet moves, the number of the move.
    pub(super) fn counters(&self, position: &mut Position) -> Result<(), FenError> {
        let mut rest = self.rest.iter().copied().peekable();
        let counts_checks = position.variant.spec.counting.checks;
        let is_count = |field: &&str| field.contains('+') && !field.starts_with('+');
        if counts_checks {
            // Without a count, the next check wins.
            position.state.checks_left = ByColor { white: 1, black: 1 };
            if let Some(field) = rest.next_if(is_count) {
                position.state.checks_left = checks(field)?;
            }
        } else {
            // A count of checks that nobody counts tells nothing.
            rest.next_if(is_count);
        }
        let quiet: u16 = rest.next().map_or(Ok(0), number)?;
        position.state.fullmoves = rest.next().map_or(Ok(1), number::<u32>)?.max(1);
        position.state.halfmoves = quiet;
        if position.state.count_limit > 0 && quiet > 0 {
            (position.state.count, position.state.halfmoves) = (quiet, 0);
        }
        if counts_checks && let Some(field) = rest.next_if(|field| field.starts_with('+')) {
            let given = checks(&field[1..])?;
            position.state.checks_left =
                ByColor { white: 3u8.saturating_sub(given.white), black: 3u8.saturating_sub(given.black) };
        }
        rest.next().map_or(Ok(()), |more| Err(FenError::Trailing { got: Quoted::new(more) }))
    }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, FenError> {
    text.parse().map_err(|_| FenError::Counter { got: Quoted::new(text) })
}

fn checks(text: &str) -> Result<ByColor<u8>, FenError> {
    let read = |text: &str| text.parse().ok();
    let counts = text.split_once('+').and_then(|(white, black)| Some((read(white)?, read(black)?)));
    let (white, black) = counts.ok_or_else(|| FenError::Checks { got: Quoted::new(text) })?;
    Ok(ByColor { white, black })
}

/// Squares one behind another, with the letter of a board at the end if there are several.
fn squares(text: &str, variant: &Variant) -> Option<(Region, Vec<u8>)> {
    let plain = text.trim_end_matches(|sign: char| sign.is_ascii_uppercase());
    let letters: Vec<u8> = text[plain.len()..].bytes().map(|letter| letter - b'A').collect();
    let most = if variant.boards() > 1 { 2 } else { 0 };
    if letters.len() > most || letters.iter().any(|&board| board >= variant.boards()) {
        return None;
    }
    let (mut found, mut rest) = (Region::EMPTY, plain);
    while !rest.is_empty() {
        let (square, length) = read_square(rest, variant)?;
        found |= Region::of(square);
        rest = &rest[length..];
    }
    Some((found, letters))
}

/// The boards of a step and of its piece that letters can mean, the likeliest first.
///
/// One letter is the board of the step, or else of the piece; two are both.
fn journeys(variant: &Variant, letters: &[u8]) -> Vec<(u8, u8)> {
    let boards = variant.boards();
    let leads = |step: u8, victim: u8| match variant.spec.alice.transfer {
        _ if boards == 1 => true,
        Transfer::Cyclic => victim == (step + 1) % boards,
        Transfer::Choice => victim != step,
    };
    let all = (0..boards).flat_map(|step| (0..boards).map(move |victim| (step, victim)));
    let all: Vec<(u8, u8)> = all.filter(|&(step, victim)| leads(step, victim)).collect();
    match letters {
        [] => all,
        [board] => {
            let (mut first, last): (Vec<_>, Vec<_>) = all.into_iter().partition(|&(step, _)| step == *board);
            first.extend(last.into_iter().filter(|&(_, victim)| victim == *board));
            first
        }
        [step, victim, ..] => all.into_iter().filter(|&pair| pair == (*step, *victim)).collect(),
    }
}

/// The square at the beginning of a text and how long it is.
pub(in crate::variant) fn read_square(text: &str, variant: &Variant) -> Option<(Square, usize)> {
    let file = text.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
    let digits = text.bytes().skip(1).take_while(u8::is_ascii_digit).count().min(2);
    let rank: u8 = text.get(1..1 + digits)?.parse().ok()?;
    let square =
        Square::new(file, rank.checked_sub(1)?).filter(|&square| variant.board().contains(square))?;
    Some((square, 1 + digits))
}

/// Whether a step can have led over a square, or been marked there, whoever can take it.
fn was_passed(position: &Position, square: Square) -> bool {
    let passing = position.state.passing;
    let is_marked = position.plane(passing.victim).by_color[!position.turn].contains(square);
    let is_free = !position.plane(passing.step).occupied().contains(square);
    let is_plain =
        position.variant.en_passant[position.turn].iter().all(|role| Some(role) == position.variant.pawn);
    if is_plain {
        is_free && has_stepped(position, square)
    } else {
        is_marked || is_free && stepped_piece(position, Region::of(square)).is_some()
    }
}

/// Whether something can be taken in passing on a square.
fn can_pass(position: &Position, square: Square) -> bool {
    let passing = position.state.passing;
    let (stepped, single) = (!position.turn, position.variant.boards() == 1);
    // A piece that is not a pawn is marked itself, with the squares it stepped over.
    let marked = passing.squares & position.plane(passing.victim).by_color[stepped];
    if !marked.is_empty() {
        return position.has_passing_taker(stepped, passing.squares, passing.step, passing.victim)
            && (marked.contains(square) || !position.plane(passing.step).occupied().contains(square));
    }
    if single && position.plane(0).occupied().contains(square) {
        return false;
    }
    let is_plain =
        position.variant.en_passant[position.turn].iter().all(|role| Some(role) == position.variant.pawn);
    if is_plain {
        has_stepped(position, square) && position.passing_pawns(stepped, square, passing.step, passing.victim)
    } else {
        stepped_piece(position, Region::of(square)).is_some()
    }
}

/// The square of the piece that stepped over some squares.
///
/// That is a pawn just beyond them, the piece that is marked among them, or else
/// the nearest piece beyond.
fn stepped_piece(position: &Position, squares: Region) -> Option<Square> {
    let (stepped, passing) = (!position.turn, position.state.passing);
    let plane = position.plane(passing.victim);
    let nearest = |pieces: Region| if stepped == Color::Black { pieces.first() } else { pieces.last() };
    let marked = passing.squares & plane.by_color[stepped];
    if position.variant.boards() == 1 && !marked.is_empty() {
        return nearest(marked);
    }
    let forward = if stepped == Color::White { 1 } else { -1 };
    let pawns = position.variant.pawn.map_or(Region::EMPTY, |pawn| plane.of(stepped, pawn));
    let beyond =
        |square: Square| std::iter::successors(square.offset(0, forward), |next| next.offset(0, forward));
    let front = if stepped == Color::White { squares.last() } else { squares.first() }?;
    let pawn = beyond(front).take(2).find(|&square| pawns.contains(square));
    let other = || beyond(front).find(|&square| plane.by_color[stepped].contains(square));
    pawn.or_else(|| nearest(marked)).or_else(other)
}

/// Whether a pawn can have stepped over a square: it stands beyond, nothing stands behind.
fn has_stepped(position: &Position, square: Square) -> bool {
    let (stepped, passing) = (!position.turn, position.state.passing);
    let forward = if stepped == Color::White { 1 } else { -1 };
    let arrived = position.plane(passing.victim);
    let pawns = position.variant.role(Kind::PAWN).map_or(Region::EMPTY, |pawn| arrived.of(stepped, pawn));
    let stands = |steps: i8| square.offset(0, forward * steps).is_some_and(|front| pawns.contains(front));
    let behind = square.offset(0, -forward);
    let left = position.plane(passing.step).pieces();
    (stands(1) || stands(2)) && !behind.is_some_and(|behind| left.contains(behind))
}

/// The outermost rook towards higher files, or else lower.
fn wing_rook(variant: &Variant, plane: &Plane, color: Color, up: bool) -> Option<Square> {
    let is_rook = |square: &Square| {
        let piece = plane.at(*square);
        piece.is_some_and(|piece| piece.color == color && variant.rooks[color].contains(piece.role))
    };
    let castling = &variant.spec.castling;
    let square = |file: u8| variant.castling_square(color, file);
    if up {
        let first = castling.rook_kingside_file.min(variant.spec.files - 1);
        (0..=first).rev().filter_map(square).find(is_rook)
    } else {
        (castling.rook_queenside_file..variant.spec.files).filter_map(square).find(is_rook)
    }
}

/// The wing that a letter of the rights means, towards higher files or lower.
///
/// Where there is a file k and no rook to castle with, K is the letter of that file.
fn wing(position: &Position, color: Color, letter: char) -> Option<bool> {
    let variant = &position.variant;
    let is_wing = match letter {
        'K' => {
            file_square(position, color, letter).is_none()
                || wing_rook(variant, position.plane(0), color, true).is_some()
        }
        _ => letter == 'Q',
    };
    (is_wing && variant.spec.castling.enabled).then_some(letter == 'K')
}

/// The square of the rank of castling whose file has this letter.
fn file_square(position: &Position, color: Color, letter: char) -> Option<Square> {
    let file = u8::try_from(letter).ok()?.checked_sub(b'A')?;
    position.variant.castling_square(color, file)
}

/// The rights to castle that the start position would have at most.
pub(in crate::variant) fn home_rights(variant: &Variant) -> Option<ByColor<Rights>> {
    let text = variant.spec.start.split_whitespace().next()?;
    let (planes, _) = super::placement::parse(variant, text).ok()?;
    let rights = |color: Color| {
        let kings = variant.castling_king[color].map_or(Region::EMPTY, |role| planes[0].of(color, role));
        let king = (kings & variant.castling_row(color)).first();
        [true, false].map(|up| {
            let (king, rook) = (king?, wing_rook(variant, &planes[0], color, up)?);
            ((rook > king) == up).then_some(Right { king, rook })
        })
    };
    Some(ByColor::new_with(rights))
}

/// The king that castles with a rook.
fn castling_king(position: &Position, color: Color, rook: Square) -> Option<Square> {
    let variant = &position.variant;
    if !variant.spec.castling.enabled {
        return None;
    }
    let plane = position.plane(0);
    let kings = plane.of(color, variant.castling_king[color]?) & variant.castling_row(color);
    if position.chess960 && kings.contains(rook) {
        return Some(rook);
    }
    let home = variant.castling_square(color, variant.spec.castling.king_file);
    match kings.first() {
        Some(king) if !kings.is_several() || position.chess960 => Some(king),
        _ => home.filter(|&home| kings.contains(home)),
    }
}

/// Opens a gate; tells whether the letter means no more than that.
fn open_gate(
    position: &mut Position,
    color: Color,
    rook: Square,
    king: Option<Square>,
    is_wing: bool,
) -> bool {
    let own = position.plane(0).by_color[color];
    position.state.gates[color] |= own & Region::of(rook);
    match king {
        Some(king) if is_wing => {
            position.state.gates[color] |= Region::of(king);
            false
        }
        _ => position.may_gate(color),
    }
}

fn grant(position: &mut Position, color: Color, king: Option<Square>, rook: Square) {
    let variant = std::sync::Arc::clone(&position.variant);
    let is_rook = position
        .plane(0)
        .at(rook)
        .is_some_and(|piece| piece.color == color && variant.rooks[color].contains(piece.role));
    if let Some(king) = king.filter(|&king| variant.spec.castling.enabled && is_rook && king != rook) {
        let right = Right { king, rook };
        if variant.arrives_on_board(color, right) {
            position.state.rights[color][usize::from(rook < king)] = Some(right);
        }
    }
}

/// With gates of king and rooks, the rights follow from them in Chess960.
fn grant_by_gates(position: &mut Position, kings: ByColor<Option<Square>>) {
    let variant = std::sync::Arc::clone(&position.variant);
    for color in Color::ALL {
        let gates = position.state.gates[color];
        let Some(king) = kings[color].filter(|&king| gates.contains(king)) else { continue };
        if variant.spec.castling.enabled && position.may_gate(color) && !position.state.can_castle(color) {
            for rook in gates {
                grant(position, color, Some(king), rook);
            }
        }
    }
    for color in Color::ALL {
        // Nothing is left that could enter through a gate.
        if !position.may_gate(color) {
            position.state.gates[color] = Region::EMPTY;
        }
    }
}

/// Whether some right is not one that the start position has too.
fn needs_chess960(position: &Position) -> bool {
    let home: Option<&ByColor<Rights>> = position.variant.home_rights();
    let differs = |color: Color| {
        let rights = position.state.rights[color];
        rights.iter().zip(0..).any(|(right, way)| {
            right.is_some()
                && home.is_some_and(|home| home[color][way].is_some() && home[color][way] != *right)
        })
    };
    Color::ALL.into_iter().any(differs)
}
