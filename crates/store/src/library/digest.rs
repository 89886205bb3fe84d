//! What a game is, as a short text that equal games share.
//!
//! Layout does not count, nor do tags that only tell about the game. A digest is kept in
//! databases: what goes into it must not change.

use game::{Color, Edit, NodeId, Place};
use go::{Move, Occupant, sgf};
use sha2::{Digest as _, Sha256};

/// How many bytes of a hash are kept.
const BYTES: usize = 16;

/// Takes texts one after the other and makes a digest of them.
pub(crate) struct Mill(Sha256);

impl Mill {
    pub(crate) fn new(kind: &str) -> Mill {
        let mut mill = Mill(Sha256::new());
        mill.text(kind);
        mill
    }

    /// Adds a text, so that its end is part of it.
    pub(crate) fn text(&mut self, text: &str) {
        self.0.update((text.len() as u64).to_le_bytes());
        self.0.update(text.as_bytes());
    }

    pub(super) fn texts<'a>(&mut self, texts: impl IntoIterator<Item = &'a str>) {
        texts.into_iter().for_each(|text| self.text(text));
    }

    pub(crate) fn finish(self) -> String {
        use std::fmt::Write as _;
        let hash = self.0.finalize();
        hash[..BYTES].iter().fold(String::with_capacity(2 * BYTES), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }
}

/// Adds the whole tree of a game of Go: moves, set-ups, comments, and where lines branch.
pub(super) fn add_tree(mill: &mut Mill, record: &sgf::Record) {
    let history = &record.history;
    let mut waiting = vec![NodeId::ROOT];
    while let Some(id) = waiting.pop() {
        let node = history.node(id);
        mill.text(&node.children().len().to_string());
        if let Some(edit) = node.edit() {
            mill.text(&edit_text(edit));
        }
        if let Some(mv) = node.mv() {
            mill.text(&move_text(mv));
        }
        mill.texts(node.notes().comments.iter().map(String::as_str));
        waiting.extend(node.children().iter().rev());
    }
}

fn move_text(mv: Move) -> String {
    match mv {
        Move::Play(point) => place_text(point.place()),
        Move::Pass => "pass".to_owned(),
    }
}

fn place_text(place: Place) -> String {
    match place {
        Place::Cell { file, rank, .. } => format!("{file},{rank}"),
        Place::Hand { slot, .. } => format!("hand {slot}"),
    }
}

/// Stones in the order of their places, whatever the order in which they were put.
fn edit_text(edit: &Edit<Occupant>) -> String {
    let sign = |occupant: Option<Occupant>| match occupant {
        Some(Occupant::Stone(color)) => color_sign(color),
        Some(Occupant::Outside) => '#',
        None => '.',
    };
    let mut cells: Vec<_> = edit.cells.iter().map(|&(place, occupant)| (place, sign(occupant))).collect();
    cells.sort_unstable();
    let mut text: String =
        cells.into_iter().map(|(place, sign)| place_text(place) + &sign.to_string()).collect();
    text.extend(edit.turn.map(color_sign));
    text
}

fn color_sign(color: Color) -> char {
    if color == Color::Black { 'b' } else { 'w' }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_a_text_ends_counts() {
        let digest = |texts: [&str; 2]| {
            let mut mill = Mill::new("chess");
            mill.texts(texts);
            mill.finish()
        };
        assert_ne!(digest(["ab", "c"]), digest(["a", "bc"]));
        assert_eq!(digest(["ab", "c"]).len(), 2 * BYTES);
    }
}
