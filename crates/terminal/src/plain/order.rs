//! What one can say besides moves, in English and French.

use game::distance;

/// Something that is said instead of a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// Take the last own move back.
    Undo,
    /// Make what was taken back again.
    Redo,
    /// Look one move back.
    Back,
    /// Look one move ahead.
    Forward,
    /// Offer a draw.
    Draw,
    /// Claim a draw, perhaps with a move.
    Claim(Option<String>),
    /// Yes.
    Yes,
    /// No.
    No,
    /// Give up.
    Resign,
    /// Mark stones as dead.
    Dead(Vec<String>),
    /// Accept the count.
    Accept,
    /// Save the game, perhaps to a file.
    Save(Option<String>),
    /// Load a game from a file.
    Load(Option<String>),
    /// Ask for advice.
    Hint,
    /// List the moves.
    Moves,
    /// See the board from the other side.
    Flip,
    /// List what was played.
    History,
    /// Show the clocks.
    Clock,
    /// Show the position as text.
    Fen,
    /// Show the game as text.
    Pgn,
    /// Change the level of the engine.
    Level(Option<String>),
    /// Explain what can be said.
    Help,
    /// Save and leave.
    Quit,
}

/// Every word with its meaning; the English ones come first.
const WORDS: [(&str, &[&str]); 23] = [
    ("undo", &["annuler"]),
    ("redo", &["refaire"]),
    ("back", &["reculer"]),
    ("forward", &["avancer"]),
    ("draw", &["nulle"]),
    ("claim", &["réclamer", "reclamer"]),
    ("yes", &["oui", "y", "o"]),
    ("no", &["non", "n"]),
    ("resign", &["abandonner"]),
    ("dead", &["mortes", "mort"]),
    ("accept", &["accepter"]),
    ("save", &["sauver"]),
    ("load", &["charger"]),
    ("hint", &["conseil"]),
    ("moves", &["coups"]),
    ("flip", &["tourner"]),
    ("history", &["historique"]),
    ("clock", &["pendule"]),
    ("fen", &[]),
    ("pgn", &["sgf"]),
    ("level", &["niveau"]),
    ("help", &["aide", "?"]),
    ("quit", &["quitter", "exit"]),
];

impl Order {
    /// What a line means, if it is no move.
    ///
    /// ```
    /// use terminal::plain::Order;
    ///
    /// assert_eq!(Order::read("Nulle"), Some(Order::Draw));
    /// assert_eq!(Order::read("save game.pgn"), Some(Order::Save(Some("game.pgn".to_owned()))));
    /// assert_eq!(Order::read("e4"), None);
    /// ```
    pub fn read(line: &str) -> Option<Order> {
        let mut parts = line.trim().splitn(2, char::is_whitespace);
        let word = parts.next()?.to_lowercase();
        let rest = parts.next().map(str::trim).filter(|rest| !rest.is_empty()).map(str::to_owned);
        let known =
            WORDS.iter().find(|(english, french)| *english == word || french.contains(&word.as_str()));
        Some(match known?.0 {
            "undo" => Order::Undo,
            "redo" => Order::Redo,
            "back" => Order::Back,
            "forward" => Order::Forward,
            "draw" => Order::Draw,
            "claim" => Order::Claim(rest),
            "yes" => Order::Yes,
            "no" => Order::No,
            "resign" => Order::Resign,
            "dead" => Order::Dead(rest.map_or_else(Vec::new, |rest| {
                rest.split([' ', ',']).filter(|word| !word.is_empty()).map(str::to_owned).collect()
            })),
            "accept" => Order::Accept,
            "save" => Order::Save(rest),
            "load" => Order::Load(rest),
            "hint" => Order::Hint,
            "moves" => Order::Moves,
            "flip" => Order::Flip,
            "history" => Order::History,
            "clock" => Order::Clock,
            "fen" => Order::Fen,
            "pgn" => Order::Pgn,
            "level" => Order::Level(rest),
            "help" => Order::Help,
            _ => Order::Quit,
        })
    }

    /// The known word that is nearest to an unknown one.
    pub(super) fn nearest(line: &str) -> Option<&'static str> {
        let word: Vec<char> = line.split_whitespace().next()?.to_lowercase().chars().collect();
        let all = WORDS.iter().flat_map(|(english, french)| std::iter::once(english).chain(french.iter()));
        let near = all.map(|known| (distance(&known.chars().collect::<Vec<_>>(), &word), *known));
        near.filter(|&(distance, known)| distance <= 2 && distance < known.chars().count() && known.len() > 2)
            .min_by_key(|&(distance, _)| distance)
            .map(|(_, known)| known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_both_languages_are_read_in_any_case() {
        for (word, order) in [
            ("undo", Order::Undo),
            ("Annuler", Order::Undo),
            ("RÉCLAMER Cf3", Order::Claim(Some("Cf3".into()))),
            ("o", Order::Yes),
            ("mortes D4, E5", Order::Dead(vec!["D4".into(), "E5".into()])),
            ("niveau 5", Order::Level(Some("5".into()))),
            ("quitter", Order::Quit),
        ] {
            assert_eq!(Order::read(word), Some(order), "{word}");
        }
        for no_word in ["", "e4", "O-O", "Nf3", "pass", "undoo"] {
            assert_eq!(Order::read(no_word), None, "{no_word}");
        }
    }

    #[test]
    fn a_word_that_is_nearly_known_is_found() {
        assert_eq!(Order::nearest("undoo"), Some("undo"));
        assert_eq!(Order::nearest("anuler"), Some("annuler"));
        assert_eq!(Order::nearest("xyzzy"), None);
    }
}
