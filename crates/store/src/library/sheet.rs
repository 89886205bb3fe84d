//! What a list shows of a saved game.

use chess::pgn;
use draughts::pdn;
use game::{Color, NodeId, Position as _};
use go::sgf;

use super::Kind;

/// What a list shows of a saved game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// Which game it is.
    pub kind: Kind,
    /// Which variant of it: its name, in Go the size of the board.
    pub variant: String,
    /// Who had White.
    pub white: String,
    /// Who had Black.
    pub black: String,
    /// The tournament or the occasion.
    pub event: String,
    /// Where it was played.
    pub site: String,
    /// Which round of the event it was.
    pub round: String,
    /// When it was played, as far as that is known.
    pub date: String,
    /// How it ended: `1-0`, `1/2-1/2`, `*`, in Go `B+3.5` and the like.
    pub result: String,
    /// How many moves of both sides the main line has.
    pub plies: u64,
    /// The name of the opening; empty where nobody says.
    pub opening: String,
    /// The position at the end: FEN, in Go rows from above and the side to move.
    pub position: String,
}

impl Sheet {
    pub(super) fn of_chess(record: &pgn::Record) -> Sheet {
        let (position, plies) = end_of_chess(record);
        let sheet = Sheet::of_tags(Kind::Chess, |name| record.tag(name));
        let opening = Some(sheet.opening.clone()).filter(|name| !name.is_empty());
        Sheet {
            opening: opening.or_else(|| opening_of_chess(record)).unwrap_or_default(),
            variant: record.start.variant_name().to_owned(),
            result: record.termination().to_string(),
            plies,
            position: position.fen(),
            ..sheet
        }
    }

    pub(super) fn of_draughts(record: &pdn::Record) -> Sheet {
        let (position, plies) = record.end();
        Sheet {
            variant: Kind::Draughts.word().to_owned(),
            result: record.result.clone(),
            plies,
            position: position.setup().to_string(),
            ..Sheet::of_tags(Kind::Draughts, |name| record.tag(name))
        }
    }

    /// What the tags of PGN and PDN say.
    fn of_tags<'a>(kind: Kind, tag: impl Fn(&str) -> Option<&'a str>) -> Sheet {
        let tag = |name: &str| known(tag(name).unwrap_or_default());
        let opening = [tag("Opening"), tag("ECO")].into_iter().find(|name| !name.is_empty());
        Sheet {
            kind,
            variant: String::new(),
            white: tag("White"),
            black: tag("Black"),
            event: tag("Event"),
            site: tag("Site"),
            round: tag("Round"),
            date: tag("Date"),
            result: String::new(),
            plies: 0,
            opening: opening.unwrap_or_default(),
            position: String::new(),
        }
    }

    pub(super) fn of_go(record: &sgf::Record) -> Sheet {
        let text = |name: &str| record.text(name).unwrap_or_default();
        let player = |color: Color| record.player(color).unwrap_or_default();
        let moves =
            record.history.main_line(NodeId::ROOT).filter(|&id| record.history.node(id).mv().is_some());
        Sheet {
            kind: Kind::Go,
            variant: record.extent().map(|size| size.to_string()).unwrap_or_default(),
            white: player(Color::White),
            black: player(Color::Black),
            event: text("EV"),
            site: text("PC"),
            round: text("RO"),
            date: text("DT"),
            result: record.ending().map_or_else(|| text("RE"), |ending| ending.to_string()),
            plies: moves.count() as u64,
            opening: text("ON"),
            position: end_of_go(record),
        }
    }
}

/// A tag that says something; PGN writes a question mark where nobody knows.
fn known(value: &str) -> String {
    let value = value.trim();
    if value == "?" || value == "-" || value == "????.??.??" { String::new() } else { value.to_owned() }
}

/// The name of the opening that was played, where nobody says.
fn opening_of_chess(record: &pgn::Record) -> Option<String> {
    let nodes = record.history.main_line(NodeId::ROOT).map(|id| record.history.node(id));
    let moves = nodes.take_while(|node| node.edit().is_none()).filter_map(game::Node::mv);
    chess::any::opening(&record.start, moves)
}

fn end_of_chess(record: &pgn::Record) -> (chess::any::Position, u64) {
    let (mut position, mut plies) = (record.start.clone(), 0);
    for id in record.history.main_line(NodeId::ROOT) {
        let node = record.history.node(id);
        if let Some(passed) = node.edit().and_then(|_| position.passed()) {
            position = passed;
        }
        if let Some(mv) = node.mv() {
            position.apply(mv);
            plies += 1;
        }
    }
    (position, plies)
}

fn end_of_go(record: &sgf::Record) -> String {
    let Some(end) = record.end() else { return String::new() };
    let turn = if end.turn() == Color::Black { 'b' } else { 'w' };
    format!("{} {turn}", end.board().to_string().replace('\n', "/"))
}
