//! Alice chess once more, as plainly as it can be written, from the text of its rules.
//!
//! Every move is tried on a copy; nothing here knows how the general position works.

use chess::variant::{Alice, BetweenBoards, Transfer};
use game::Color;

/// A piece: its side and its upper-case letter.
type Piece = (Color, char);

const KNIGHT: [(i32, i32); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const STRAIGHT: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const AROUND: [(i32, i32); 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];

/// A square of a board; everything is counted from 0.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct At {
    pub(super) board: usize,
    pub(super) file: i32,
    pub(super) rank: i32,
}

impl At {
    /// The square so many files and ranks away on the same board, if there is one.
    fn shifted(self, (files, ranks): (i32, i32)) -> Option<At> {
        let (file, rank) = (self.file + files, self.rank + ranks);
        ((0..8).contains(&file) && (0..8).contains(&rank)).then_some(At { file, rank, ..self })
    }

    /// The same square of another board.
    fn on(self, board: usize) -> At {
        At { board, ..self }
    }

    fn square(self) -> String {
        format!("{}{}", char::from(b'a' + self.file as u8), self.rank + 1)
    }

    fn letter(self) -> char {
        char::from(b'A' + self.board as u8)
    }
}

/// A move: it is made on the board of `from` and then goes to another one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Step {
    from: At,
    to: At,
    /// The board after the transfer.
    pub(super) arrival: usize,
    /// What a pawn becomes.
    pub(super) promotion: Option<char>,
    /// Where the rook of a castling stands and goes.
    pub(super) rook: Option<(At, At)>,
    /// What is taken in passing.
    pub(super) passed: Option<At>,
}

impl Step {
    /// `e2e4` on two boards, `e2A-e4B` on more.
    pub(super) fn text(&self, boards: usize) -> String {
        let (from, to) = (self.from.square(), self.to.square());
        let promotion = self.promotion.map(String::from).unwrap_or_default();
        if boards == 2 {
            return format!("{from}{to}{}", promotion.to_lowercase());
        }
        let sign = if self.promotion.is_some() { "=" } else { "" };
        format!("{from}{}-{to}{}{sign}{promotion}", self.from.letter(), self.to.on(self.arrival).letter())
    }

    /// Whether king and rook of a right stay where they are.
    fn keeps_right(&self, right: char) -> bool {
        let rank = if right.is_ascii_uppercase() { 0 } else { 7 };
        let rook = if right.eq_ignore_ascii_case(&'k') { 7 } else { 0 };
        let homes = [4, rook].map(|file| At { board: 0, file, rank });
        !homes.contains(&self.from) && !homes.contains(&self.to)
    }
}

/// A double step just made: the square stepped over, on the board of the step, and where the pawn is.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Doubled {
    over: At,
    victim: At,
}

/// A position of Alice chess.
#[derive(Debug, Clone)]
pub(super) struct Plain {
    rules: Alice,
    boards: Vec<[[Option<Piece>; 8]; 8]>,
    turn: Color,
    /// Letters of `KQkq` that are left; none where nobody castles.
    rights: String,
    doubled: Option<Doubled>,
}

impl Plain {
    /// No piece anywhere.
    pub(super) fn empty(rules: Alice, turn: Color) -> Plain {
        let boards = vec![[[None; 8]; 8]; usize::from(rules.boards)];
        Plain { rules, boards, turn, rights: String::new(), doubled: None }
    }

    /// Everything on the first board, as a FEN of chess has it.
    pub(super) fn of_chess(rules: Alice, fen: &str) -> Plain {
        let fields: Vec<&str> = fen.split(' ').collect();
        let turn = Color::from_white(fields[1] == "w");
        let mut plain = Plain::empty(rules, turn);
        for (rank, row) in (0..8).rev().zip(fields[0].split('/')) {
            let mut file = 0;
            for sign in row.chars() {
                if let Some(empty) = sign.to_digit(10) {
                    file += empty as i32;
                } else {
                    let color = Color::from_white(sign.is_ascii_uppercase());
                    plain.put(At { board: 0, file, rank }, Some((color, sign.to_ascii_uppercase())));
                    file += 1;
                }
            }
        }
        plain.rights = fields[2].replace('-', "");
        plain
    }

    pub(super) fn turn(&self) -> Color {
        self.turn
    }

    pub(super) fn at(&self, at: At) -> Option<Piece> {
        self.boards[at.board][at.rank as usize][at.file as usize]
    }

    pub(super) fn put(&mut self, at: At, piece: Option<Piece>) {
        self.boards[at.board][at.rank as usize][at.file as usize] = piece;
    }

    /// All squares of a board on which something stands.
    fn pieces(&self, board: usize) -> impl Iterator<Item = (At, Piece)> {
        let squares = (0..64).map(move |index| At { board, file: index % 8, rank: index / 8 });
        squares.filter_map(|at| Some((at, self.at(at)?)))
    }

    /// All pieces of all boards.
    pub(super) fn all_pieces(&self) -> impl Iterator<Item = (At, Piece)> {
        (0..self.boards.len()).flat_map(|board| self.pieces(board))
    }

    fn king(&self, color: Color) -> At {
        let king = self.all_pieces().find(|&(_, piece)| piece == (color, 'K'));
        king.expect("each side has a king").0
    }

    /// Whether a side's king is attacked on the board where it stands.
    pub(super) fn is_in_check(&self, color: Color) -> bool {
        self.is_attacked(self.king(color), !color)
    }

    fn is_attacked(&self, target: At, by: Color) -> bool {
        self.pieces(target.board)
            .any(|(from, (color, _))| color == by && self.attacked_from(from).contains(&target))
    }

    /// The squares that the piece on a square attacks on its board.
    fn attacked_from(&self, from: At) -> Vec<At> {
        let (color, letter) = self.at(from).expect("a piece attacks");
        match letter {
            'P' => leaps(from, &[(-1, forward(color)), (1, forward(color))]),
            'N' => leaps(from, &KNIGHT),
            'K' => leaps(from, &AROUND),
            'R' => self.rides(from, &STRAIGHT),
            'B' => self.rides(from, &DIAGONAL),
            'Q' => self.rides(from, &AROUND),
            other => panic!("no piece {other}"),
        }
    }

    /// Squares along lines up to the first that is occupied.
    fn rides(&self, from: At, directions: &[(i32, i32)]) -> Vec<At> {
        let mut found = Vec::new();
        for &direction in directions {
            let mut next = from.shifted(direction);
            while let Some(at) = next {
                found.push(at);
                next = if self.at(at).is_none() { at.shifted(direction) } else { None };
            }
        }
        found
    }

    /// All legal moves.
    pub(super) fn legal_moves(&self) -> Vec<Step> {
        let own = self.all_pieces().filter(|&(_, (color, _))| color == self.turn);
        let mut tries: Vec<Step> = own.flat_map(|(from, _)| self.steps(from)).collect();
        tries.extend(self.rights.chars().filter_map(|right| self.castling(right)));
        let made = tries.into_iter().filter(|step| self.is_safe_on_its_board(step));
        made.flat_map(|step| self.transfers(step)).filter(|step| self.is_safe_after(step)).collect()
    }

    /// What a piece could do on its board if there were no kings.
    fn steps(&self, from: At) -> Vec<Step> {
        let (color, letter) = self.at(from).expect("a piece moves");
        let plain =
            |to: At| Step { from, to, arrival: from.board, promotion: None, rook: None, passed: None };
        if letter != 'P' {
            let is_own = |at: At| self.at(at).is_some_and(|(there, _)| there == color);
            return self.attacked_from(from).into_iter().filter(|&to| !is_own(to)).map(plain).collect();
        }
        let mut steps: Vec<Step> = self.pawn_targets(from, color).into_iter().map(plain).collect();
        for to in self.attacked_from(from) {
            let passed = self.doubled.filter(|&doubled| self.can_pass(from, to, doubled));
            steps.extend(passed.map(|doubled| Step { passed: Some(doubled.victim), ..plain(to) }));
        }
        let is_last = |step: &Step| step.to.rank == 0 || step.to.rank == 7;
        let promoted = |step: Step| "QRBN".chars().map(move |role| Step { promotion: Some(role), ..step });
        let (last, others): (Vec<Step>, Vec<Step>) = steps.into_iter().partition(is_last);
        others.into_iter().chain(last.into_iter().flat_map(promoted)).collect()
    }

    /// Where a pawn goes straight, and what it takes.
    fn pawn_targets(&self, from: At, color: Color) -> Vec<At> {
        let is_hostile = |at: &At| self.at(*at).is_some_and(|(there, _)| there != color);
        let mut found: Vec<At> = self.attacked_from(from).into_iter().filter(is_hostile).collect();
        let is_home = from.rank == if color.is_white() { 1 } else { 6 };
        let ahead = |at: At| at.shifted((0, forward(color))).filter(|&to| self.at(to).is_none());
        if let Some(first) = ahead(from) {
            found.push(first);
            found.extend(ahead(first).filter(|_| is_home));
        }
        found
    }

    /// Whether a pawn may take a double step in passing.
    fn can_pass(&self, from: At, to: At, doubled: Doubled) -> bool {
        let (step, victim) = (doubled.over.board, doubled.victim.board);
        let is_board_right = match self.rules.en_passant {
            BetweenBoards::None => false,
            BetweenBoards::Victim => from.board == victim,
            BetweenBoards::Step => from.board == step,
            BetweenBoards::Either => from.board == victim || from.board == step,
        };
        is_board_right && to.on(step) == doubled.over && self.at(to).is_none()
    }

    /// King and rook of the first board, where nothing stands between them.
    fn castling(&self, right: char) -> Option<Step> {
        let rank = if self.turn.is_white() { 0 } else { 7 };
        let at = |file: i32| At { board: 0, file, rank };
        if Color::from_white(right.is_ascii_uppercase()) != self.turn {
            return None;
        }
        let kingside = right.eq_ignore_ascii_case(&'k');
        let (to, rook, mut between) =
            if kingside { (at(6), (at(7), at(5)), 5..7) } else { (at(2), (at(0), at(3)), 1..4) };
        let is_clear = between.all(|file| self.at(at(file)).is_none());
        let step = Step { from: at(4), to, arrival: 0, promotion: None, rook: Some(rook), passed: None };
        is_clear.then_some(step)
    }

    /// The same move to each board to which it may lead.
    fn transfers(&self, step: Step) -> Vec<Step> {
        let boards = self.boards.len();
        let next = (step.from.board + 1) % boards;
        let is_allowed = |&board: &usize| match self.rules.transfer {
            Transfer::Cyclic => board == next,
            Transfer::Choice => board != step.from.board,
        };
        (0..boards).filter(is_allowed).map(|arrival| Step { arrival, ..step }).collect()
    }

    /// Whether the squares of arrival are vacant and the king is safe after the transfer.
    fn is_safe_after(&self, step: &Step) -> bool {
        let arrivals = [Some(step.to), step.rook.map(|(_, to)| to)];
        let has_room = arrivals.into_iter().flatten().all(|to| self.at(to.on(step.arrival)).is_none());
        has_room && !self.played(step).is_in_check(self.turn)
    }

    /// Whether the move would be legal if its board were the only one.
    fn is_safe_on_its_board(&self, step: &Step) -> bool {
        if step.rook.is_some() {
            let (low, high) = (step.from.file.min(step.to.file), step.from.file.max(step.to.file));
            return (low..=high).all(|file| !self.is_attacked(At { file, ..step.from }, !self.turn));
        }
        let made = self.played(step);
        made.king(self.turn).board != step.from.board || !made.is_in_check(self.turn)
    }

    /// The position after a move.
    pub(super) fn played(&self, step: &Step) -> Plain {
        let mut next = self.clone();
        let (color, letter) = self.at(step.from).expect("a piece moves");
        next.put(step.from, None);
        next.put(step.to, None);
        if let Some(victim) = step.passed {
            next.put(victim, None);
        }
        let target = step.to.on(step.arrival);
        next.put(target, Some((color, step.promotion.unwrap_or(letter))));
        if let Some((from, to)) = step.rook {
            next.put(from, None);
            next.put(to.on(step.arrival), Some((color, 'R')));
        }
        let over = At { rank: i32::midpoint(step.from.rank, step.to.rank), ..step.from };
        next.doubled = self.is_double(step).then_some(Doubled { over, victim: target });
        next.rights.retain(|right| step.keeps_right(right));
        next.turn = !self.turn;
        next
    }

    /// Whether a pawn goes two squares.
    pub(super) fn is_double(&self, step: &Step) -> bool {
        let is_pawn = self.at(step.from).is_some_and(|(_, letter)| letter == 'P');
        is_pawn && step.from.rank.abs_diff(step.to.rank) == 2
    }

    /// The position as FEN, each board apart; a double step before it is left out.
    pub(super) fn fen(&self) -> String {
        let boards: Vec<String> = (0..self.boards.len()).map(|board| self.placement(board)).collect();
        let turn = if self.turn.is_white() { 'w' } else { 'b' };
        let rights = if self.rights.is_empty() { "-" } else { &self.rights };
        format!("{} {turn} {rights} - 0 1", boards.join(","))
    }

    fn placement(&self, board: usize) -> String {
        let letter = |at: At| match self.at(at) {
            None => '1',
            Some((Color::White, letter)) => letter,
            Some((Color::Black, letter)) => letter.to_ascii_lowercase(),
        };
        let row = |rank: i32| (0..8).map(|file| letter(At { board, file, rank })).collect::<String>();
        let rows: Vec<String> = (0..8).rev().map(row).collect();
        (2..=8).rev().fold(rows.join("/"), |text, empty| text.replace(&"1".repeat(empty), &empty.to_string()))
    }
}

fn forward(color: Color) -> i32 {
    if color.is_white() { 1 } else { -1 }
}

fn leaps(from: At, leaps: &[(i32, i32)]) -> Vec<At> {
    leaps.iter().filter_map(|&leap| from.shifted(leap)).collect()
}

/// How many paths of so many legal moves there are.
pub(super) fn perft(plain: &Plain, depth: u32) -> u64 {
    let moves = plain.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.iter().map(|step| perft(&plain.played(step), depth - 1)).sum()
}
