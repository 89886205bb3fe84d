//! Games as they are saved.

use chess::pgn;
use draughts::pdn;
use game::Color;
use go::sgf;

use super::{
    Days, Sheet,
    digest::{Mill, add_tree},
};
use crate::{
    GameId,
    link::{Row, Value},
};

/// A record's columns in the order in which [`Record::of`] reads them.
pub(super) const COLUMNS: &str = "id, title, added, deleted, kind, variant, white, black, event, site, round, \
                                  date, result, plies, opening, position";

/// A game that is to be saved: its text, and what a list shows of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewRecord {
    /// What a list shows.
    sheet: Sheet,
    /// The whole game, as PGN or SGF.
    text: String,
    /// What equal games share.
    digest: String,
}

/// What was played and said, which stands behind the tags in the one layout that exports have.
fn moves(text: &str) -> &str {
    text.split_once("\n\n").map_or("", |(_, moves)| moves)
}

/// A game of the library, without its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Its name.
    pub id: GameId,
    /// A title of one's own; empty where nobody gave one.
    pub title: String,
    /// When it came into the library, in milliseconds since 1970.
    pub added: i64,
    /// Whether it is in the bin.
    pub is_deleted: bool,
    /// What a list shows.
    pub sheet: Sheet,
}

impl NewRecord {
    /// A game of chess or one of its variants.
    pub fn of_chess(record: &pgn::Record) -> NewRecord {
        let (sheet, text) = (Sheet::of_chess(record), record.export());
        let mut mill = mill(&sheet);
        mill.texts([&record.start.fen(), record.tag("VariantRules").unwrap_or_default(), moves(&text)]);
        NewRecord { digest: mill.finish(), sheet, text }
    }

    /// A game of Go.
    pub fn of_go(record: &sgf::Record) -> NewRecord {
        let sheet = Sheet::of_go(record);
        let mut mill = mill(&sheet);
        for name in ["KM", "HA", "RU"] {
            mill.text(&record.text(name).unwrap_or_default());
        }
        let start = record.start();
        mill.text(&start.map(|start| start.board().to_string()).unwrap_or_default());
        mill.text(if record.turn() == Color::Black { "b" } else { "w" });
        add_tree(&mut mill, record);
        NewRecord { digest: mill.finish(), sheet, text: record.write() }
    }

    /// A game of draughts.
    pub fn of_draughts(record: &pdn::Record) -> NewRecord {
        let (sheet, text) = (Sheet::of_draughts(record), record.write());
        let mut mill = mill(&sheet);
        mill.texts([record.start.setup().to_string().as_str(), moves(&text)]);
        NewRecord { digest: mill.finish(), sheet, text }
    }

    /// What a list shows of it.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The whole game, as PGN or SGF.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What equal games share, however they are written.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    /// The values of the columns that follow from the game, `digest` to `needle`.
    pub(super) fn values(&self, title: &str) -> Vec<Value> {
        let Sheet { kind, variant, white, black, event, site, round, date, result, plies, opening, position } =
            &self.sheet;
        let days: Days = date.parse().unwrap_or(Days::UNKNOWN);
        let mut values: Vec<Value> = vec![self.digest.as_str().into(), kind.word().into()];
        let texts = [variant, white, black, event, site, round, date];
        values.extend(texts.map(|text| text.as_str().into()));
        values.extend([days.least().into(), days.most().into(), result.as_str().into(), (*plies).into()]);
        values.extend([opening.as_str().into(), position.as_str().into()]);
        values.push(needle(&self.sheet, title).into());
        values
    }
}

/// A mill that knows what every game says of itself.
fn mill(sheet: &Sheet) -> Mill {
    let mut mill = Mill::new(sheet.kind.word());
    mill.texts([&sheet.variant, &sheet.white, &sheet.black, &sheet.date, &sheet.result].map(String::as_str));
    mill
}

/// Everything that a search looks at, in small letters.
pub(super) fn needle(sheet: &Sheet, title: &str) -> String {
    let Sheet { white, black, event, site, date, .. } = sheet;
    [title, white, black, event, site, date].join("\n").to_lowercase()
}

impl Record {
    pub(super) fn of(row: &Row) -> Record {
        let sheet = Sheet {
            kind: row.text(4).parse().unwrap_or(super::Kind::Chess),
            variant: row.text(5),
            white: row.text(6),
            black: row.text(7),
            event: row.text(8),
            site: row.text(9),
            round: row.text(10),
            date: row.text(11),
            result: row.text(12),
            plies: row.count(13),
            opening: row.text(14),
            position: row.text(15),
        };
        let (id, title, added) = (row.id(0), row.text(1), row.number(2));
        Record { id, title, added, is_deleted: row.flag(3), sheet }
    }
}
