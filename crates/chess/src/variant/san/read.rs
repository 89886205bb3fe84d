//! From a text to what it says, before any move is looked at.

use super::wanted::{Act, Becomes, Corner, Step, Stroke, Wanted, role_of};
use crate::variant::{Position, Role, Square, fen::read_square};

/// More than any move needs.
const MOST_BYTES: usize = 64;

/// What a whole text says, and where the move ends before `+`, `#` and `!?`.
pub(super) fn read(position: &Position, text: &str) -> Option<(Wanted, usize)> {
    if text.len() > MOST_BYTES || !text.is_ascii() {
        return None;
    }
    let mut cursor = Cursor { position, text, at: 0 };
    let mut wanted = Wanted { act: cursor.act()?, strokes: Vec::new(), wall: None };
    cursor.strokes(&mut wanted)?;
    let is_whole = cursor.wall(&mut wanted) && is_suffix(cursor.rest());
    is_whole.then_some((wanted, cursor.at))
}

/// Whether what follows a move says nothing more.
fn is_suffix(rest: &str) -> bool {
    let rest = rest.strip_prefix("e.p.").or_else(|| rest.strip_prefix("ep")).unwrap_or(rest);
    rest.bytes().all(|byte| matches!(byte, b'+' | b'#' | b'!' | b'?' | b'='))
}

struct Cursor<'a> {
    position: &'a Position,
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Goes behind a text if it stands here.
    fn skip(&mut self, text: &str) -> bool {
        let is_here = self.rest().starts_with(text);
        self.at += if is_here { text.len() } else { 0 };
        is_here
    }

    fn square(&mut self) -> Option<Square> {
        let (square, length) = read_square(self.rest(), &self.position.variant)?;
        self.at += length;
        Some(square)
    }

    fn act(&mut self) -> Option<Act> {
        if self.skip("--") {
            return Some(Act::Pass);
        }
        if let Some(up) = self.castle() {
            return Some(Act::Castle { up });
        }
        let turned = self.skip("+");
        let role = match self.peek().filter(char::is_ascii_uppercase) {
            Some(letter) => {
                self.at += 1;
                Some(role_of(self.position, letter)?)
            }
            None => None,
        };
        if self.skip("@") { self.drop(role, turned) } else { self.step(role, turned) }
    }

    /// `O-O`, `0-0-0`, `oo` and the like; the longest form that is there.
    fn castle(&mut self) -> Option<bool> {
        let is_o = |sign: Option<&u8>| matches!(sign, Some(b'O' | b'0' | b'o'));
        let bytes = self.rest().as_bytes();
        let (mut wings, mut end) = (usize::from(is_o(bytes.first())), 1);
        while wings > 0 && wings < 3 {
            let dash = usize::from(bytes.get(end) == Some(&b'-'));
            if !is_o(bytes.get(end + dash)) {
                break;
            }
            wings += 1;
            end += dash + 1;
        }
        (wings > 1).then(|| {
            self.at += end;
            wings == 2
        })
    }

    fn drop(&mut self, role: Option<Role>, promoted: bool) -> Option<Act> {
        let role = role.or(self.position.variant.promotion.main_pawn[self.position.turn])?;
        Some(Act::Drop { role, promoted, to: self.square()? })
    }

    fn step(&mut self, role: Option<Role>, turned: bool) -> Option<Act> {
        let begin = self.at;
        let mut from = self.corner();
        let mut target = self.target();
        if target.is_none() {
            // What was read first is the target itself.
            (self.at, from) = (begin, Corner::default());
            target = self.target();
        }
        let (captures, to) = target?;
        // Behind a departure with its board, a letter is the board of arrival.
        let is_board = from.board.is_some() && self.peek().is_some_and(|sign| matches!(sign, 'A'..='H'));
        let becomes = if is_board { None } else { self.becomes() };
        let is_named = role.is_some() || !turned;
        is_named.then_some(Act::Step(Step { role, turned, from, captures, to, becomes }))
    }

    /// A file, a rank, a board, each perhaps not written.
    fn corner(&mut self) -> Corner {
        let mut corner = Corner::default();
        if let Some(file) = self.peek().filter(|sign| matches!(sign, 'a'..='l')) {
            corner.file = Some(file as u8 - b'a');
            self.at += 1;
        }
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count().min(2);
        if let Ok(rank) = self.rest()[..digits].parse::<u8>() {
            corner.rank = rank.checked_sub(1);
            self.at += digits;
        }
        if let Some(board) = self.peek().filter(|sign| matches!(sign, 'A'..='H')) {
            corner.board = Some(board as u8 - b'A');
            self.at += 1;
        }
        corner
    }

    /// A square, perhaps with a sign before it that tells whether something is taken.
    fn target(&mut self) -> Option<(bool, Square)> {
        let begin = self.at;
        let captures = self.skip("x") || self.skip(":");
        let _ = captures || self.skip("-");
        let square = self.square();
        if square.is_none() {
            self.at = begin;
        }
        square.map(|square| (captures, square))
    }

    /// `=Q`, `Q`, `=+`, `=-`, or nothing.
    fn becomes(&mut self) -> Option<Becomes> {
        let begin = self.at;
        let has_sign = self.skip("=");
        let role = |letter: char| role_of(self.position, letter.to_ascii_uppercase()).map(Becomes::Role);
        let found = match self.peek() {
            Some('+') if has_sign => Some(Becomes::Turned),
            Some('-') if has_sign => Some(Becomes::Back),
            Some(letter) if has_sign && letter.is_ascii_alphabetic() || letter.is_ascii_uppercase() => {
                role(letter)
            }
            _ => None,
        };
        self.at = if found.is_some() { self.at + 1 } else { begin };
        found
    }

    /// `/H`, `/He1`, `/B`, `(B)`; a drop, or a step that names its boards, needs no stroke.
    fn strokes(&mut self, wanted: &mut Wanted) -> Option<()> {
        let is_bare = match &wanted.act {
            Act::Drop { .. } => true,
            Act::Step(step) => step.from.board.is_some(),
            _ => false,
        };
        if let Some(letter) = self.peek().filter(|letter| is_bare && letter.is_ascii_uppercase()) {
            self.at += 1;
            wanted.strokes.push(Stroke { letter, square: None });
            if let Act::Step(step) = &mut wanted.act {
                step.becomes = self.becomes();
            }
        }
        self.sign_before_stroke();
        loop {
            let in_brackets = self.skip("(");
            if !in_brackets && !self.skip("/") {
                return Some(());
            }
            let letter = self.peek().filter(char::is_ascii_uppercase)?;
            self.at += 1;
            wanted.strokes.push(Stroke { letter, square: self.square() });
            if in_brackets && !self.skip(")") {
                return None;
            }
        }
    }

    /// Skips a `+` or `#` that tells of a check although a board follows, as in `Nf3+/B`.
    fn sign_before_stroke(&mut self) {
        let rest = self.rest();
        let behind = rest.strip_prefix(['+', '#']).filter(|behind| behind.starts_with(['/', '(']));
        // Where pieces turn to a promoted side, it may tell of that.
        let can_turn = self.position.variant.promotion.promoted.iter().any(Option::is_some);
        self.at += usize::from(behind.is_some() && !can_turn);
    }

    /// `,e5`, or `,f3e5` as engines write it; tells whether what follows a comma is a square.
    fn wall(&mut self, wanted: &mut Wanted) -> bool {
        if !self.skip(",") {
            return true;
        }
        let first = self.square();
        wanted.wall = self.square().or(first);
        wanted.wall.is_some()
    }
}
