//! Boards as lines of text.

use std::collections::HashMap;

use game::{Color, Place, Symbol};
use table::{BoardView, Kind};

use super::Style;

/// The figures of the pieces of chess, White's and Black's.
const FIGURES: [(&str, char, char); 6] =
    [("K", '♔', '♚'), ("Q", '♕', '♛'), ("R", '♖', '♜'), ("B", '♗', '♝'), ("N", '♘', '♞'), ("P", '♙', '♟')];

/// The boards as one side sees them.
pub(super) fn boards(view: &BoardView, kind: &Kind, below: Color, style: Style) -> Vec<String> {
    let pieces: HashMap<Place, &Symbol> =
        view.scene.pieces.iter().map(|(place, symbol)| (*place, symbol)).collect();
    let drawing = Drawing { view, kind, below, style, pieces };
    let mut lines = Vec::new();
    for board in 0..view.scene.boards {
        if view.scene.boards > 1 {
            lines.push(format!("    {}", char::from(b'A' + board)));
        }
        lines.extend(drawing.board(board));
    }
    lines.extend(drawing.hands());
    lines
}

struct Drawing<'a> {
    view: &'a BoardView,
    kind: &'a Kind,
    below: Color,
    style: Style,
    pieces: HashMap<Place, &'a Symbol>,
}

impl Drawing<'_> {
    fn is_go(&self) -> bool {
        matches!(self.kind, Kind::Go { .. })
    }

    /// Rows from above to below, as the side below sees them.
    fn ranks(&self) -> Vec<u8> {
        let up = 0..self.view.scene.ranks;
        if self.turned() { up.collect() } else { up.rev().collect() }
    }

    fn files(&self) -> Vec<u8> {
        let right = 0..self.view.scene.files;
        if self.turned() { right.rev().collect() } else { right.collect() }
    }

    /// A goban looks the same from everywhere.
    fn turned(&self) -> bool {
        self.below == Color::Black && !self.is_go()
    }

    fn board(&self, board: u8) -> Vec<String> {
        let names: Vec<String> = self.files().into_iter().map(|file| self.file_name(file)).collect();
        let mut lines: Vec<String> = self
            .ranks()
            .into_iter()
            .map(|rank| {
                let cells: Vec<String> = self
                    .files()
                    .into_iter()
                    .map(|file| self.cell(Place::Cell { board, file, rank }))
                    .collect();
                format!("{:>3} {}", u32::from(rank) + 1, cells.join(" "))
            })
            .collect();
        lines.push(format!("    {}", names.join(" ")));
        lines
    }

    /// The letter of a column; Go leaves out the I.
    fn file_name(&self, file: u8) -> String {
        if self.is_go() {
            let skipped = u8::from(file >= 8);
            return char::from(b'A' + file + skipped).to_string();
        }
        char::from(b'a' + file).to_string()
    }

    fn cell(&self, place: Place) -> String {
        match self.pieces.get(&place) {
            Some(symbol) => self.piece(symbol, place),
            None => ".".to_owned(),
        }
    }

    fn piece(&self, symbol: &Symbol, place: Place) -> String {
        let text = self.sign(symbol);
        let is_last = self.view.last.iter().any(|change| change.place == place && change.after.is_some());
        if self.style.has_colors && is_last { format!("\u{1b}[7m{text}\u{1b}[0m") } else { text }
    }

    /// A piece as a letter, large for White, or as a figure.
    fn sign(&self, symbol: &Symbol) -> String {
        let is_white = symbol.color == Some(Color::White);
        match (symbol.name.as_str(), symbol.color) {
            ("stone" | "king", _) => if is_white { "O" } else { "X" }.to_owned(),
            ("man", _) => if is_white { "o" } else { "x" }.to_owned(),
            ("wall", _) => "#".to_owned(),
            (_, None) => " ".to_owned(),
            (name, _) => {
                let figure = FIGURES.iter().find(|(letter, ..)| *letter == name);
                match figure.filter(|_| self.style.has_figures) {
                    Some((_, white, black)) => if is_white { *white } else { *black }.to_string(),
                    None if is_white => name.to_uppercase(),
                    None => name.to_lowercase(),
                }
            }
        }
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
        Color::ALL
            .into_iter()
            .map(|color| (color, held(color)))
            .filter(|(_, held)| !held.is_empty())
            .map(|(_, held)| format!("    [{held}]"))
            .collect()
    }
}

fn times(count: u8) -> String {
    if count > 1 { format!("×{count}") } else { String::new() }
}
