//! A variant's rules in plain words: its board, its goals, and what is not as in chess.
//!
//! The sentences themselves, in each language, are those of the room `words`.

mod ending;
mod extras;
mod moving;
mod pieces;
mod squares;
mod ways;

use game::{Color, Message};

use crate::variant::{Kind, Kinds, Region, Spec};

/// The rules of a variant, a sentence each.
pub fn summary(spec: &Spec) -> Vec<Message> {
    let mut summary = Summary { spec, said: Vec::new() };
    summary.board();
    summary.pieces();
    summary.pawns();
    summary.promotion();
    summary.castling();
    summary.captures();
    summary.drops();
    summary.walls();
    summary.manners();
    summary.goals();
    summary.results();
    summary.counting();
    summary.said
}

/// How each piece of a variant moves, in sentences, with its kind.
pub fn piece_rules(spec: &Spec) -> Vec<(Kind, Vec<Message>)> {
    let told = |kind: Kind| {
        let mut summary = Summary { spec, said: Vec::new() };
        summary.piece(kind);
        (kind, summary.said)
    };
    spec.army.kinds().iter().map(told).collect()
}

/// The id of every sentence that a summary or a diagram can say.
pub fn ids() -> impl Iterator<Item = String> {
    let pieces = Kind::all().filter(|kind| !kind.is_custom()).map(pieces::id);
    IDS.iter().map(ToString::to_string).chain(pieces)
}

/// The ids that do not depend on a kind of piece.
const IDS: &[&str] = &[
    "mark-both",
    "mark-first",
    "mark-go",
    "mark-grasshop",
    "mark-hop",
    "mark-lame",
    "mark-ride",
    "mark-take",
    "piece-custom",
    "piece-king-own",
    "rules-bikjang",
    "rules-blast",
    "rules-blast-immune",
    "rules-board",
    "rules-boards",
    "rules-boards-en-passant",
    "rules-cambodian-moves",
    "rules-captures-to-hand",
    "rules-castling-dropped",
    "rules-castling-files",
    "rules-castling-opposite",
    "rules-castling-pieces",
    "rules-castling-rank",
    "rules-castling-wins",
    "rules-chasing",
    "rules-check-count",
    "rules-checkmate",
    "rules-chess960",
    "rules-collinear",
    "rules-connect",
    "rules-connect-block",
    "rules-connect-lines",
    "rules-connect-pieces",
    "rules-connect-regions",
    "rules-counting",
    "rules-demotion",
    "rules-diagonal-lines",
    "rules-double-step",
    "rules-drop-loop",
    "rules-drop-promoted",
    "rules-drop-squares",
    "rules-drops",
    "rules-duple-check",
    "rules-en-passant-pieces",
    "rules-en-passant-squares",
    "rules-enclosing-drop",
    "rules-enclosing-start",
    "rules-extinction",
    "rules-extinction-claim",
    "rules-extinction-opponent",
    "rules-first-rank-pawns",
    "rules-flag",
    "rules-flag-blocked",
    "rules-flag-race",
    "rules-flag-safe",
    "rules-flag-stay",
    "rules-flip",
    "rules-flying-general",
    "rules-free-drops",
    "rules-full-board",
    "rules-gating",
    "rules-immobility",
    "rules-makpong",
    "rules-material",
    "rules-mobility",
    "rules-move-repetition",
    "rules-must-capture",
    "rules-must-drop",
    "rules-mutually-immune",
    "rules-n-fold",
    "rules-n-fold-result",
    "rules-n-move",
    "rules-n-move-pieces",
    "rules-no-castling",
    "rules-no-checks",
    "rules-no-double-step",
    "rules-no-doubled",
    "rules-no-drop-checks",
    "rules-no-en-passant",
    "rules-no-promotion",
    "rules-opposite-bishops",
    "rules-partner",
    "rules-pass",
    "rules-pass-stalemate",
    "rules-pawn-drop-mate",
    "rules-perpetual-check",
    "rules-petrify",
    "rules-petrify-blast",
    "rules-promoted",
    "rules-promotion-limit",
    "rules-promotion-mandatory",
    "rules-promotion-on-capture",
    "rules-promotion-optional",
    "rules-promotion-pieces",
    "rules-promotion-sittuyin",
    "rules-promotion-squares",
    "rules-promotion-zone-pawns",
    "rules-pseudo-royal",
    "rules-shatar",
    "rules-sittuyin-rooks",
    "rules-soldiers",
    "rules-stalemate",
    "rules-stalemate-count",
    "rules-triple-step",
    "rules-wall-or-move",
    "rules-wall-squares",
    "rules-walls",
    "way-grasshop",
    "way-hop",
    "way-lame",
    "way-leap",
    "way-ride",
];

/// A message whose id is in the list.
pub(super) fn say(id: &'static str) -> Message {
    debug_assert!(IDS.contains(&id), "{id}");
    Message::new(id)
}

/// A summary as it grows.
struct Summary<'a> {
    spec: &'a Spec,
    said: Vec<Message>,
}

impl Summary<'_> {
    fn say(&mut self, message: Message) {
        self.said.push(message);
    }

    fn say_if(&mut self, condition: bool, id: &'static str) {
        if condition {
            self.say(say(id));
        }
    }

    /// A sentence about squares of White and of Black.
    fn say_squares(&mut self, id: &'static str, white: Region, black: Region) {
        let message = say(id).with("white", self.squares(white)).with("black", self.squares(black));
        self.say(message);
    }

    fn squares(&self, region: Region) -> String {
        squares::text(region & Region::board(self.spec.files, self.spec.ranks))
    }

    /// The kinds of a set that are in the game.
    fn present(&self, kinds: Kinds) -> Kinds {
        kinds.iter().filter(|&kind| self.spec.army.kinds().contains(kind)).collect()
    }

    /// The letters of kinds, `any` for all together, or `none`.
    fn letters(&self, kinds: Kinds) -> String {
        if kinds.contains(Kind::ANY) {
            return "any".to_owned();
        }
        let letters: Vec<String> = kinds.iter().map(|kind| self.letter(kind)).collect();
        if letters.is_empty() { "none".to_owned() } else { letters.join(", ") }
    }

    fn letter(&self, kind: Kind) -> String {
        match self.spec.army.letters[kind.index()] {
            _ if kind == Kind::ANY => "any".to_owned(),
            Some(letter) => letter.to_string(),
            None => kind.name(),
        }
    }

    fn board(&mut self) {
        let spec = self.spec;
        self.say(say("rules-board").with("files", spec.files).with("ranks", spec.ranks));
        self.boards();
        self.say_if(spec.chess960, "rules-chess960");
        self.say_if(spec.drops.partner, "rules-partner");
    }
}

/// White, Black or both, as the sentences choose by it.
fn whose(white: bool, black: bool) -> Option<&'static str> {
    match (white, black) {
        (true, true) => Some("both"),
        (true, false) => Some("white"),
        (false, true) => Some("black"),
        (false, false) => None,
    }
}

/// A set of kinds of either colour.
fn either(kinds: game::ByColor<Kinds>) -> Kinds {
    Color::ALL.iter().flat_map(|&color| kinds[color].iter()).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::variant::language::Catalogue;

    fn said(text: &str) -> Vec<String> {
        let (catalogue, problems) = Catalogue::read("f", text.as_bytes());
        assert!(problems.is_empty(), "{problems:?}");
        let entry = catalogue.own().last().expect("a section");
        summary(&entry.spec).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn of_chess_there_is_little_to_say() {
        let all: Vec<String> = summary(&Spec::default()).iter().map(ToString::to_string).collect();
        assert_eq!(all, ["rules-board (files: 8, ranks: 8)", "rules-checkmate (worth: loss)"]);
    }

    #[test]
    fn what_differs_from_chess_is_said() {
        let all = said("[a:chess]\nmustCapture = true\nflagPiece = k\nflagRegion = d4 e4 d5 e5\n");
        assert!(all.contains(&"rules-must-capture".to_owned()));
        assert!(
            all.contains(&"rules-flag (color: both, piece: K, count: 1, squares: d4–e5)".to_owned()),
            "{all:?}"
        );
    }

    #[test]
    fn a_piece_of_ones_own_is_described_by_its_ways() {
        let all = said("[a:chess]\ncustomPiece1 = a:BmN\n");
        let at = all.iter().position(|line| line.starts_with("piece-custom (letter: A")).unwrap();
        assert_eq!(all[at + 1], "way-ride (mode: both, leap: fers, where: all, limit: 0)");
        assert_eq!(all[at + 2], "way-leap (mode: go, leap: knight, where: all)");
    }

    #[test]
    fn every_id_is_listed_once() {
        let all: Vec<String> = ids().collect();
        assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
        for entry in Catalogue::builtin().entries() {
            for message in summary(&entry.spec) {
                assert!(all.iter().any(|id| id == message.id()), "{}: {message}", entry.name);
            }
        }
    }
}
