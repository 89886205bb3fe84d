//! Boards as lines of text.

use std::collections::HashMap;

use game::{Color, Message, Place, Symbol};
use table::{BoardView, Kind};
use words::Words;

use super::{
    Style,
    letters::Letters,
    squares::{Squares, number},
};

/// The figures of the pieces of chess, White's and Black's.
const FIGURES: [(&str, char, char); 6] =
    [("K", '♔', '♚'), ("Q", '♕', '♛'), ("R", '♖', '♜'), ("B", '♗', '♝'), ("N", '♘', '♞'), ("P", '♙', '♟')];

const NORMAL: &str = "\u{1b}[0m";
/// What the last move touched.
const REVERSED: &str = "\u{1b}[7m";
/// A piece in danger that must not be.
const RED: &str = "\u{1b}[1;37;41m";

/// How a board is drawn.
#[derive(Clone, Copy)]
pub(super) struct Manner<'a> {
    pub(super) kind: &'a Kind,
    /// The side that sees it.
    pub(super) below: Color,
    pub(super) style: Style,
    pub(super) letters: Letters,
    pub(super) words: &'a Words,
}

/// The boards as one side sees them.
pub(super) fn boards(view: &BoardView, manner: Manner) -> Vec<String> {
    let pieces: HashMap<Place, &Symbol> =
        view.scene.pieces.iter().map(|(place, symbol)| (*place, symbol)).collect();
    let squares = Squares::new(manner.kind, view.scene.boards);
    let mut drawing = Drawing { view, manner, squares, pieces, width: 1 };
    let signs = drawing.pieces.values().map(|symbol| drawing.sign(symbol).chars().count());
    drawing.width = signs.max().unwrap_or(1);
    let mut lines = Vec::new();
    for board in 0..view.scene.boards {
        if view.scene.boards > 1 {
            let name = Message::new("play-board").with("board", char::from(b'A' + board));
            lines.push(manner.words.sentence(&name));
        }
        lines.extend(drawing.board(board));
    }
    lines.extend(drawing.hands());
    lines.extend(drawing.prisoners());
    lines
}

struct Drawing<'a> {
    view: &'a BoardView,
    manner: Manner<'a>,
    squares: Squares,
    pieces: HashMap<Place, &'a Symbol>,
    /// How many signs a cell has.
    width: usize,
}

impl Drawing<'_> {
    /// Rows from above to below, as the side below sees them.
    fn ranks(&self) -> Vec<u8> {
        let up = 0..self.view.scene.ranks;
        if self.is_turned() { up.collect() } else { up.rev().collect() }
    }

    fn files(&self) -> Vec<u8> {
        let right = 0..self.view.scene.files;
        if self.is_turned() { right.rev().collect() } else { right.collect() }
    }

    fn is_turned(&self) -> bool {
        self.manner.below == Color::Black
    }

    fn board(&self, board: u8) -> Vec<String> {
        let row = |rank: u8| {
            let cell = |file: u8| self.cell(Place::Cell { board, file, rank });
            let cells: Vec<String> = self.files().into_iter().map(cell).collect();
            format!("{} {}", self.row_name(rank), cells.join(" "))
        };
        let mut lines: Vec<String> = self.ranks().into_iter().map(row).collect();
        if self.squares != Squares::Draughts {
            let name = |file: u8| format!("{:>width$}", self.squares.file_name(file), width = self.width);
            let names: Vec<String> = self.files().into_iter().map(name).collect();
            lines.push(format!("    {}", names.join(" ")));
        }
        lines
    }

    /// The number of a row; in draughts the numbers of its squares.
    fn row_name(&self, rank: u8) -> String {
        if self.squares != Squares::Draughts {
            return format!("{:>3}", u32::from(rank) + 1);
        }
        let numbers: Vec<u8> = self.files().into_iter().filter_map(|file| number(file, rank)).collect();
        match (numbers.first(), numbers.last()) {
            (Some(first), Some(last)) => format!("{first:>2}-{last:<2}"),
            _ => String::new(),
        }
    }

    fn cell(&self, place: Place) -> String {
        let text = match self.pieces.get(&place) {
            Some(symbol) => self.sign(symbol),
            None => self.empty(place),
        };
        let text = format!("{text:>width$}", width = self.width);
        let is_last = self.view.last.iter().any(|change| change.place == place);
        let is_alarm = self.view.scene.alarms.contains(&place);
        match (self.manner.style.has_colors, is_alarm, is_last) {
            (true, true, _) => format!("{RED}{text}{NORMAL}"),
            (true, _, true) => format!("{REVERSED}{text}{NORMAL}"),
            _ => text,
        }
    }

    /// A cell with nothing on it; light squares of draughts are not played on.
    fn empty(&self, place: Place) -> String {
        let Place::Cell { file, rank, .. } = place else { return String::new() };
        match self.squares {
            Squares::Draughts if number(file, rank).is_none() => " ",
            Squares::Go if self.is_star(file, rank) => "+",
            _ => ".",
        }
        .to_owned()
    }

    /// Whether a point of a goban is marked, as those of handicap stones are.
    fn is_star(&self, file: u8, rank: u8) -> bool {
        let (files, ranks) = (self.view.scene.files, self.view.scene.ranks);
        let is_corner = |at: u8, length: u8| {
            let edge = if length >= 13 { 3 } else { 2 };
            length >= 7 && (at == edge || at + 1 + edge == length)
        };
        let is_middle = |at: u8, length: u8| length >= 9 && length % 2 == 1 && 2 * at + 1 == length;
        let is_marked = |at: u8, length: u8| is_corner(at, length) || is_middle(at, length);
        let is_side = is_middle(file, files) != is_middle(rank, ranks);
        let has_sides = files.min(ranks) >= 13;
        is_marked(file, files) && is_marked(rank, ranks) && (has_sides || !is_side)
    }

    /// A piece as a letter, large for White, or as a figure.
    fn sign(&self, symbol: &Symbol) -> String {
        let is_white = symbol.color == Some(Color::White);
        match (symbol.name.as_str(), symbol.color) {
            ("stone" | "king", _) => if is_white { "O" } else { "X" }.to_owned(),
            ("man", _) => if is_white { "o" } else { "x" }.to_owned(),
            ("wall", _) => "#".to_owned(),
            (_, None) => " ".to_owned(),
            (name, _) => self.figure(name, is_white).unwrap_or_else(|| {
                let letter = self.manner.letters.piece(name);
                if is_white { letter.to_uppercase() } else { letter.to_lowercase() }
            }),
        }
    }

    fn figure(&self, name: &str, is_white: bool) -> Option<String> {
        let (_, white, black) =
            FIGURES.iter().find(|(letter, ..)| *letter == name && self.manner.style.has_figures)?;
        Some(if is_white { *white } else { *black }.to_string())
    }

    /// What each side holds in hand, where there are hands.
    fn hands(&self) -> Vec<String> {
        let held = |color: Color| {
            let own = self.view.scene.pieces.iter().filter(
                move |(place, _)| matches!(place, Place::Hand { color: whose, .. } if *whose == color),
            );
            own.map(|(_, symbol)| format!("{}{}", self.sign(symbol), times(symbol.count)))
                .collect::<Vec<_>>()
                .join(" ")
        };
        let told = |(color, pieces): (Color, String)| {
            let message =
                Message::new("play-hand").with("color", color).with("pieces", format!("[{pieces}]"));
            self.manner.words.sentence(&message)
        };
        Color::ALL
            .map(|color| (color, held(color)))
            .into_iter()
            .filter(|(_, held)| !held.is_empty())
            .map(told)
            .collect()
    }

    /// How many stones each side has taken, where that counts.
    fn prisoners(&self) -> Option<String> {
        let prisoners = self.view.scene.prisoners.filter(|taken| taken.white + taken.black > 0)?;
        let message =
            Message::new("play-prisoners").with("black", prisoners.black).with("white", prisoners.white);
        Some(self.manner.words.sentence(&message))
    }
}

fn times(count: u8) -> String {
    if count > 1 { format!("×{count}") } else { String::new() }
}
