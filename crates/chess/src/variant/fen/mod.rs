//! FEN of every variant: boards, hands, rights, counters.
//!
//! Two boards are written as one, a bar before each piece of the second; three
//! or more as one placement each, joined by commas. For two boards both are read.

mod error;
mod fields;
mod placement;
mod write;

use std::sync::Arc;

use game::{ByColor, Color};
use smallvec::SmallVec;

pub use error::{FenError, FenWarning};
use fields::Fields;
pub(super) use fields::{home_rights, read_square};
pub(super) use placement::home_kings;
pub use write::write;

use super::{Position, Variant, Walling, position::State};

/// Reads a position of a variant.
///
/// # Errors
/// Says what is wrong with the text, or why the rules cannot play on from there.
pub fn parse(variant: &Arc<Variant>, text: &str) -> Result<Position, FenError> {
    parse_with_warnings(variant, text).map(|(position, _)| position)
}

/// Reads a position of a variant, and says what was forgiven.
///
/// # Errors
/// Says what is wrong with the text, or why the rules cannot play on from there.
pub fn parse_with_warnings(
    variant: &Arc<Variant>,
    text: &str,
) -> Result<(Position, Vec<FenWarning>), FenError> {
    let fields = Fields::split(text, variant)?;
    let (planes, hands) = placement::parse(variant, fields.placement)?;
    let mut position = Position {
        variant: Arc::clone(variant),
        planes: SmallVec::from_vec(planes),
        hands,
        turn: fields.turn()?,
        state: State::START,
        chess960: variant.spec.chess960,
    };
    let has_ducks = variant.spec.walls.rule == Walling::Duck && position.plane(0).walls.is_several();
    let mut warnings = fields.castling(&mut position)?;
    warnings.extend(has_ducks.then_some(FenWarning::Ducks));
    warnings.extend(fields.passing(&mut position)?);
    fields.counters(&mut position)?;
    position.state.key = position.material_key();
    position.begin_memory();
    check(&position)?;
    Ok((position, warnings))
}

/// The position in which a game of a variant begins.
///
/// # Errors
/// Says what is wrong with the author's text.
pub fn start(variant: &Arc<Variant>) -> Result<Position, FenError> {
    parse(variant, &variant.spec.start)
}

/// Whether the rules can play on from a position.
pub(super) fn check(position: &Position) -> Result<(), FenError> {
    check_hands(position)?;
    check_kings(position)
}

fn check_kings(position: &Position) -> Result<(), FenError> {
    let Some(king) = position.variant.king else { return Ok(()) };
    let held = |color: Color| u32::from(position.hands[color][king.index()]);
    for color in Color::ALL {
        if position.count(color, king) + held(color) > 1 {
            return Err(FenError::Kings { color });
        }
    }
    let homes = position.variant.home_kings();
    for color in Color::ALL {
        if homes[color] && position.count(color, king) + held(color) == 0 {
            return Err(FenError::MissingKing { color });
        }
    }
    let traits = &position.variant.traits;
    let needs_king = !traits.ends && !traits.pseudo_royal;
    if needs_king && Color::ALL.into_iter().all(|color| position.count(color, king) + held(color) == 0) {
        return Err(FenError::NoKing);
    }
    if position.is_in_check(!position.turn) {
        return Err(FenError::OtherKingInCheck);
    }
    Ok(())
}

/// No hand may ever hold more pieces of a kind than it can count.
fn check_hands(position: &Position) -> Result<(), FenError> {
    let held: u32 = Color::ALL.iter().flat_map(|&color| position.hands[color]).map(u32::from).sum();
    let standing: u32 = Color::ALL.iter().map(|&color| position.count_all(color)).sum();
    let fits = !position.variant.traits.hands || u8::try_from(held + standing).is_ok();
    if fits { Ok(()) } else { Err(FenError::FullHand) }
}

impl Position {
    /// What the counters of checks begin with.
    pub(super) fn begin_memory(&mut self) {
        if self.variant.traits.minds_checks && self.is_in_check(self.turn) {
            self.state.memory.checked[self.turn] = 1;
        }
        if self.variant.traits.chases {
            self.state.memory.shields = ByColor::new_with(|color| self.shields(color));
        }
        if self.variant.spec.stuck.bikjang && self.kings_face() {
            self.state.memory.facing = 1;
        }
    }
}
