//! What stands at the head of the record of a game that begins now.

use jiff::Zoned;
use table::Kind;

/// The tags that every record should have; names and result follow from the game.
pub(super) fn of_today(kind: &Kind) -> Vec<(String, String)> {
    let today = Zoned::now();
    let tags: &[(&str, String)] = match kind {
        Kind::Go { .. } => &[
            ("EV", "Casual game".to_owned()),
            ("PC", "Plateau".to_owned()),
            ("DT", today.strftime("%Y-%m-%d").to_string()),
        ],
        Kind::Chess { .. } | Kind::Draughts { .. } => &[
            ("Event", "Casual game".to_owned()),
            ("Site", "Plateau".to_owned()),
            ("Date", today.strftime("%Y.%m.%d").to_string()),
            ("Round", "-".to_owned()),
        ],
    };
    tags.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect()
}
