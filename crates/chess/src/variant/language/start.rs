//! The position in which a variant begins, read just enough to see that it fits.

use std::str::Chars;

use game::{ByColor, Color, Quoted};

use super::Fault;
use crate::variant::{Kind, Kinds, Spec};

/// Which kinds each side has, on the board and in hand.
pub(super) fn forces(spec: &Spec) -> Result<ByColor<Kinds>, Fault> {
    let mut fields = spec.start.split_whitespace();
    let placement = fields.next().unwrap_or_default();
    if let Some(turn) = fields.next().filter(|turn| !matches!(*turn, "w" | "b")) {
        return Err(Fault::StartTurn { found: Quoted::new(turn) });
    }
    let (boards, hand) = match placement.split_once('[') {
        Some((boards, rest)) => (boards, rest.strip_suffix(']').ok_or(Fault::StartHand)?),
        None => (placement, ""),
    };
    let mut reader = Reader { spec, forces: ByColor { white: Kinds::NONE, black: Kinds::NONE } };
    // Two boards are written as one with bars, more of them one behind the other.
    let count = boards.split(',').count();
    if count != 1 && count != usize::from(spec.alice.boards) {
        return Err(Fault::StartBoards { found: count, expected: spec.alice.boards });
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
    fn board(&mut self, board: &str) -> Result<(), Fault> {
        let ranks = board.split('/').count();
        if ranks != usize::from(self.spec.ranks) {
            return Err(Fault::StartRanks { found: ranks, expected: self.spec.ranks });
        }
        for (index, rank) in board.split('/').enumerate() {
            let files = self.rank(rank)?;
            if files != usize::from(self.spec.files) {
                return Err(Fault::StartFiles {
                    rank: ranks - index,
                    found: files,
                    expected: self.spec.files,
                });
            }
        }
        Ok(())
    }

    /// How many squares a rank has.
    fn rank(&mut self, rank: &str) -> Result<usize, Fault> {
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

    fn piece(&mut self, letter: char) -> Result<(), Fault> {
        let kind = self.spec.army.kind_of(letter.to_ascii_uppercase());
        let kind = kind.ok_or_else(|| Fault::StartSign { sign: Quoted::new(letter) })?;
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

/// Whether a side has a king.
pub(super) fn has_king(forces: &ByColor<Kinds>, color: Color) -> bool {
    forces[color].contains(Kind::KING)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(start: &str) -> Result<ByColor<Kinds>, Fault> {
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
        assert_eq!(read("8/8 w"), Err(Fault::StartRanks { found: 2, expected: 8 }));
        assert_eq!(read("8/8/8/8/8/8/9/8 w"), Err(Fault::StartFiles { rank: 2, found: 9, expected: 8 }));
        assert_eq!(
            read("8/8/8/8/8/8/ppppppp/8 w"),
            Err(Fault::StartFiles { rank: 2, found: 7, expected: 8 })
        );
        assert_eq!(
            read("8/8/8/8/8/8/8/8,8/8/8/8/8/8/8/8 w"),
            Err(Fault::StartBoards { found: 2, expected: 1 })
        );
        assert_eq!(read("").err(), Some(Fault::StartRanks { found: 1, expected: 8 }));
    }

    #[test]
    fn letters_that_nobody_has_are_refused() {
        assert_eq!(read("8/8/8/8/8/8/8/7x w"), Err(Fault::StartSign { sign: Quoted::new('x') }));
        assert_eq!(read("8/8/8/8/8/8/8/8[x] w"), Err(Fault::StartSign { sign: Quoted::new('x') }));
        assert_eq!(read("8/8/8/8/8/8/8/8[ w"), Err(Fault::StartHand));
        assert_eq!(read("8/8/8/8/8/8/8/7+ w"), Err(Fault::StartSign { sign: Quoted::new('+') }));
        assert_eq!(read("8/8/8/8/8/8/8/8 x"), Err(Fault::StartTurn { found: Quoted::new('x') }));
    }
}
