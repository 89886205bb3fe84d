//! The position in which a variant begins, read just enough to see that it fits.

use std::str::Chars;

use game::{ByColor, Color};

use super::problem::quoted;
use crate::variant::{Kind, Kinds, Spec};

/// What is wrong with a start position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum StartError {
    /// The wrong number of boards.
    #[error("has placements for {0} boards instead of {1}")]
    Boards(usize, u8),
    /// The wrong number of ranks.
    #[error("has {0} ranks instead of {1}")]
    Ranks(usize, u8),
    /// A rank of the wrong length.
    #[error("has {1} squares instead of {2} on rank {0}")]
    Files(usize, usize, u8),
    /// A sign that means nothing.
    #[error("has {0:?}, which is no letter of a piece of this variant")]
    Sign(char),
    /// A hand that is not closed.
    #[error("has a [ that no ] closes")]
    Hand,
    /// No side to move.
    #[error("has {0} in the place of w or b")]
    Turn(String),
}

use StartError::{Boards, Files, Hand, Ranks, Sign, Turn};

/// Which kinds each side has, on the board and in hand.
pub(super) fn forces(spec: &Spec) -> Result<ByColor<Kinds>, StartError> {
    let mut fields = spec.start.split_whitespace();
    let placement = fields.next().unwrap_or_default();
    if let Some(turn) = fields.next().filter(|turn| !matches!(*turn, "w" | "b")) {
        return Err(Turn(quoted(turn)));
    }
    let (boards, hand) = match placement.split_once('[') {
        Some((boards, rest)) => (boards, rest.strip_suffix(']').ok_or(Hand)?),
        None => (placement, ""),
    };
    let mut reader = Reader { spec, forces: ByColor { white: Kinds::NONE, black: Kinds::NONE } };
    // Two boards are written as one with bars, more of them one behind the other.
    let count = boards.split(',').count();
    if count != 1 && count != usize::from(spec.alice.boards) {
        return Err(Boards(count, spec.alice.boards));
    }
    for board in boards.split(',') {
        reader.board(board)?;
    }
    for letter in hand.chars().filter(|&sign| sign != '-') {
        reader.piece(letter)?;
    }
    Ok(reader.forces)
}

struct Reader<'a> {
    spec: &'a Spec,
    forces: ByColor<Kinds>,
}

impl Reader<'_> {
    fn board(&mut self, board: &str) -> Result<(), StartError> {
        let ranks = board.split('/').count();
        if ranks != usize::from(self.spec.ranks) {
            return Err(Ranks(ranks, self.spec.ranks));
        }
        for (index, rank) in board.split('/').enumerate() {
            let files = self.rank(rank)?;
            if files != usize::from(self.spec.files) {
                return Err(Files(ranks - index, files, self.spec.files));
            }
        }
        Ok(())
    }

    /// How many squares a rank has.
    fn rank(&mut self, rank: &str) -> Result<usize, StartError> {
        let (mut files, mut signs) = (0, rank.chars());
        while let Some(sign) = signs.next() {
            files += match sign {
                '0'..='9' => empty(sign, &mut signs),
                '~' => 0,
                '*' => 1,
                '+' | '|'
                    if signs.as_str().starts_with(|next: char| next.is_ascii_alphabetic() || next == '+') =>
                {
                    0
                }
                letter => {
                    self.piece(letter)?;
                    1
                }
            };
        }
        Ok(files)
    }

    fn piece(&mut self, letter: char) -> Result<(), StartError> {
        let kind = self.spec.army.kind_of(letter.to_ascii_uppercase()).ok_or(Sign(letter))?;
        let color = Color::from_white(letter.is_ascii_uppercase());
        self.forces[color] = self.forces[color].with(kind);
        Ok(())
    }
}

/// A number of empty squares, of one digit or two.
fn empty(first: char, rest: &mut Chars) -> usize {
    let digit = |sign: char| sign.to_digit(10).map_or(0, |digit| digit as usize);
    match rest.clone().next().filter(char::is_ascii_digit) {
        Some(second) => {
            rest.next();
            10 * digit(first) + digit(second)
        }
        None => digit(first),
    }
}

/// Whether each side has a king.
pub(super) fn has_king(forces: &ByColor<Kinds>, color: Color) -> bool {
    forces[color].contains(Kind::KING)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(start: &str) -> Result<ByColor<Kinds>, StartError> {
        forces(&Spec { start: start.to_owned(), ..Spec::default() })
    }

    #[test]
    fn a_position_may_leave_out_all_but_the_pieces() {
        for rest in ["", " w", " b - - 0 1", "[] w KQkq - 3+3 0 1"] {
            assert!(read(&format!("4k3/8/8/8/8/8/8/4K3{rest}")).is_ok(), "{rest}");
        }
        let kings = read("4k3/8/2*5/8/8/8/8/P~7[Kq-]").unwrap();
        assert!(Color::ALL.iter().all(|&color| has_king(&kings, color)));
    }

    #[test]
    fn a_position_of_the_wrong_size_is_refused() {
        assert_eq!(read("8/8 w"), Err(Ranks(2, 8)));
        assert_eq!(read("8/8/8/8/8/8/9/8 w"), Err(Files(2, 9, 8)));
        assert_eq!(read("8/8/8/8/8/8/ppppppp/8 w"), Err(Files(2, 7, 8)));
        assert_eq!(read("8/8/8/8/8/8/8/8,8/8/8/8/8/8/8/8 w"), Err(Boards(2, 1)));
        assert_eq!(read("").err(), Some(Ranks(1, 8)));
    }

    #[test]
    fn letters_that_nobody_has_are_refused() {
        assert_eq!(read("8/8/8/8/8/8/8/7x w"), Err(Sign('x')));
        assert_eq!(read("8/8/8/8/8/8/8/8[x] w"), Err(Sign('x')));
        assert_eq!(read("8/8/8/8/8/8/8/8[ w"), Err(Hand));
        assert_eq!(read("8/8/8/8/8/8/8/7+ w"), Err(Sign('+')));
        assert_eq!(read("8/8/8/8/8/8/8/8 x"), Err(Turn("\"x\"".to_owned())));
    }
}
