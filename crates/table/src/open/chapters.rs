//! A file with several games: each as a text of its own, with what a list shows of it.

use draughts::pdn;
use game::Color;
use go::sgf;

use super::{Kind, kind_of_record};

/// A game among those of a file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Chapter {
    /// Its own text.
    pub text: String,
    /// Who has White; empty where the text does not say.
    pub white: String,
    /// Who has Black; empty where the text does not say.
    pub black: String,
    /// Its day, as the text writes it.
    pub date: String,
    /// How it ended, as the text writes it.
    pub result: String,
}

/// The games of a text, in their order; a text that has none is one that cannot be read.
///
/// ```
/// use table::open::chapters;
///
/// let games = chapters("[White \"Ann\"]\n\n1. e4 e5 1-0\n\n[White \"Bea\"]\n\n1. d4 *\n");
/// assert_eq!(games.len(), 2);
/// assert_eq!((games[1].white.as_str(), games[1].result.as_str()), ("Bea", "*"));
/// assert!(games[1].text.contains("1. d4"));
/// ```
pub fn chapters(text: &str) -> Vec<Chapter> {
    let games = match kind_of_record(text) {
        Kind::Chess { .. } => of_chess(text),
        Kind::Draughts { .. } => of_draughts(text),
        Kind::Go { .. } => of_go(text),
    };
    if games.len() > 1 { games } else { vec![Chapter { text: text.to_owned(), ..first(games) }] }
}

/// The only game, or nothing that is known of any.
fn first(games: Vec<Chapter>) -> Chapter {
    games.into_iter().next().unwrap_or_default()
}

fn of_chess(text: &str) -> Vec<Chapter> {
    let mut records = chess::pgn::records(text.as_bytes());
    let (mut chapters, mut begun) = (Vec::new(), 0);
    while let Some(record) = records.next() {
        let ended = records.bytes_read() as usize;
        if let Ok(record) = record {
            let tag = |name: &str| told(record.tag(name));
            chapters.push(Chapter {
                text: piece(text, begun, ended),
                white: tag("White"),
                black: tag("Black"),
                date: tag("Date"),
                result: record.termination().to_string(),
            });
        }
        begun = ended;
    }
    chapters
}

fn of_go(text: &str) -> Vec<Chapter> {
    let mut records = sgf::records(text.as_bytes());
    let (mut chapters, mut begun) = (Vec::new(), 0);
    while let Some(record) = records.next() {
        let ended = records.bytes_read() as usize;
        if let Ok(record) = record {
            chapters.push(Chapter {
                text: piece(text, begun, ended),
                white: told(record.player(Color::White).as_deref()),
                black: told(record.player(Color::Black).as_deref()),
                date: told(record.text("DT").as_deref()),
                result: told(record.text("RE").as_deref()),
            });
        }
        begun = ended;
    }
    chapters
}

fn of_draughts(text: &str) -> Vec<Chapter> {
    let chapter = |text: &str| {
        let record = pdn::Record::read(text).ok();
        let tag = |name: &str| told(record.as_ref().and_then(|record| record.tag(name)));
        Chapter {
            text: text.to_owned(),
            white: tag("White"),
            black: tag("Black"),
            date: tag("Date"),
            result: record.as_ref().map(|record| record.result.clone()).unwrap_or_default(),
        }
    };
    pdn::games(text).into_iter().map(chapter).collect()
}

/// What a text says, where it says something.
fn told(value: Option<&str>) -> String {
    value.filter(|value| !matches!(*value, "?" | "????.??.??")).unwrap_or_default().to_owned()
}

/// What stands between two offsets.
fn piece(text: &str, begun: usize, ended: usize) -> String {
    String::from_utf8_lossy(&text.as_bytes()[begun..ended.min(text.len())]).into_owned()
}
