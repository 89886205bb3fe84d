//! What the text of a move says, before any position is asked.

use crate::{Bitboard, Role, Square};

/// A move as its text has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Parts {
    /// Castling, towards the h-file or not.
    Castle {
        /// Whether it goes towards the h-file.
        kingside: bool,
    },
    /// Anything else.
    Step(Step),
}

/// A piece and its target, with what was said about the origin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Step {
    /// What moves; a pawn where no letter was written.
    pub(crate) role: Role,
    /// Whether a letter named the piece.
    pub(crate) named: bool,
    /// The squares it may come from.
    pub(crate) origins: Bitboard,
    /// Whether a sign of capture was written.
    pub(crate) captures: bool,
    pub(crate) to: Square,
    pub(crate) promotion: Option<Role>,
}

/// A file and a rank, each perhaps not written; 8 stands for none.
#[derive(Clone, Copy)]
struct Corner {
    file: u8,
    rank: u8,
}

impl Corner {
    const NONE: Corner = Corner { file: 8, rank: 8 };

    const fn is_none(self) -> bool {
        self.file == 8 && self.rank == 8
    }

    const fn squares(self) -> Bitboard {
        let file = if self.file < 8 { Bitboard::file(self.file).0 } else { !0 };
        let rank = if self.rank < 8 { Bitboard::rank(self.rank).0 } else { !0 };
        Bitboard(file & rank)
    }
}

impl Parts {
    /// Reads the move at the front of a text and says where it ends.
    ///
    /// What follows (`+`, `#`, `!?`, `e.p.`) is the caller's to judge.
    #[inline]
    pub(crate) fn read(text: &[u8]) -> Option<(Parts, usize)> {
        let (role, named) = match *text.first()? {
            b'a'..=b'h' => (Role::Pawn, false),
            b'N' => (Role::Knight, true),
            b'B' => (Role::Bishop, true),
            b'R' => (Role::Rook, true),
            b'Q' => (Role::Queen, true),
            b'K' => (Role::King, true),
            b'P' => (Role::Pawn, true),
            b'O' | b'0' | b'o' => return castle(text),
            _ => return None,
        };
        step(text, role, named)
    }
}

/// `O-O`, `0-0-0`, `oo` and the like; the longest form that is there.
fn castle(text: &[u8]) -> Option<(Parts, usize)> {
    let is_o = |at: usize| matches!(text.get(at), Some(b'O' | b'0' | b'o'));
    let (mut wings, mut end) = (1, 1);
    while wings < 3 {
        let dash = usize::from(text.get(end) == Some(&b'-'));
        if !is_o(end + dash) {
            break;
        }
        wings += 1;
        end += dash + 1;
    }
    (wings > 1).then_some((Parts::Castle { kingside: wings == 2 }, end))
}

#[inline]
fn step(text: &[u8], role: Role, named: bool) -> Option<(Parts, usize)> {
    let (mut origin, mut target) = (Corner::NONE, Corner::NONE);
    let (mut captures, mut end) = (false, usize::from(named));
    while let Some(&byte) = text.get(end) {
        match byte {
            b'e' if matches!(text.get(end + 1), Some(b'.' | b'p')) => break,
            b'a'..=b'h' => {
                if !target.is_none() {
                    // A second square, unless it is the b of a promotion.
                    if !origin.is_none() || promotes_to_bishop(text, end, target) {
                        break;
                    }
                    origin = target;
                }
                target = Corner { file: byte - b'a', rank: 8 };
            }
            b'1'..=b'8' if target.rank == 8 => target.rank = byte - b'1',
            b'x' | b':' | b'X' if followed_by_square(text, end + 1) => captures = true,
            b'-' if followed_by_square(text, end + 1) && !target.is_none() => {}
            _ => break,
        }
        end += 1;
    }
    if target.file == 8 || target.rank == 8 {
        return None;
    }
    let to = Square::at(target.file, target.rank);
    let (promotion, end) = promotion(text, end, to);
    let origins = origin.squares();
    Some((Parts::Step(Step { role, named, origins, captures, to, promotion }), end))
}

fn followed_by_square(text: &[u8], at: usize) -> bool {
    matches!(text.get(at), Some(b'a'..=b'h'))
}

/// Whether a `b` behind a whole square is a bishop and not a file.
fn promotes_to_bishop(text: &[u8], at: usize, target: Corner) -> bool {
    text[at] == b'b' && matches!(target.rank, 0 | 7) && !matches!(text.get(at + 1), Some(b'1'..=b'8'))
}

/// `=Q`, `Q`, `q`, `/Q`, `(Q)` at this place, or nothing.
#[inline]
fn promotion(text: &[u8], end: usize, to: Square) -> (Option<Role>, usize) {
    if !matches!(to.rank(), 0 | 7) && text.get(end) != Some(&b'=') {
        return (None, end);
    }
    let (letter, after) = match text.get(end..) {
        Some([b'(', letter, b')', ..]) => (*letter, end + 3),
        Some([b'=' | b'/', b'(', letter, b')', ..]) => (*letter, end + 4),
        Some([b'=' | b'/', letter, ..]) => (*letter, end + 2),
        Some([letter, ..]) => (*letter, end + 1),
        _ => return (None, end),
    };
    match letter {
        b'Q' | b'q' => (Some(Role::Queen), after),
        b'R' | b'r' => (Some(Role::Rook), after),
        b'B' | b'b' => (Some(Role::Bishop), after),
        b'N' | b'n' => (Some(Role::Knight), after),
        // A king is no choice, but the text was understood: let it be refused.
        b'K' | b'k' => (Some(Role::King), after),
        _ => (None, end),
    }
}

/// Whether what follows a move says nothing more: `+`, `#`, `!?`, `=`, `e.p.`.
pub(crate) fn is_suffix(mut rest: &[u8]) -> bool {
    loop {
        rest = match rest {
            [] => return true,
            [b'+' | b'#' | b'!' | b'?' | b'=' | b' ', rest @ ..]
            | [b'e', b'.', b'p', b'.', rest @ ..]
            | [b'e', b'p', rest @ ..] => rest,
            _ => return false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(text: &str) -> (Step, &str) {
        match Parts::read(text.as_bytes()) {
            Some((Parts::Step(step), end)) => (step, &text[end..]),
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn the_rest_of_the_text_is_left_over() {
        assert_eq!(step("Nf3+-").1, "+-");
        assert_eq!(step("e4e.p.").1, "e.p.");
        assert_eq!(step("e8=Q#!").1, "#!");
        assert_eq!(step("Nf3=").1, "=");
    }

    #[test]
    fn a_small_b_is_a_file_or_a_bishop() {
        assert_eq!(step("a8b").0.promotion, Some(Role::Bishop));
        assert_eq!(step("a1b2").0.to.to_string(), "b2");
        assert_eq!(step("a7b8b").0.promotion, Some(Role::Bishop));
    }

    #[test]
    fn castling_is_read_in_all_its_forms() {
        for text in ["O-O", "0-0", "o-o", "OO", "00"] {
            assert_eq!(Parts::read(text.as_bytes()), Some((Parts::Castle { kingside: true }, text.len())));
        }
        for text in ["O-O-O", "0-0-0", "o-o-o", "OOO", "000"] {
            assert_eq!(Parts::read(text.as_bytes()), Some((Parts::Castle { kingside: false }, text.len())));
        }
        assert_eq!(Parts::read(b"O"), None);
    }
}
