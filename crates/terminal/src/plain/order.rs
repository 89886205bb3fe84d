//! What one can say besides moves, in English and French.

use game::distance;

/// Something that is said instead of a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// Take the last own move back.
    Undo,
    /// Make what was taken back again.
    Redo,
    /// Look so many moves back.
    Back(u32),
    /// Look so many moves ahead.
    Forward(u32),
    /// Look at the start of the game.
    First,
    /// Look at where the line ends.
    Last,
    /// Offer a draw.
    Draw,
    /// Claim a draw, perhaps with a move.
    Claim(Option<String>),
    /// Yes.
    Yes,
    /// No.
    No,
    /// Change colours.
    Swap,
    /// Give up.
    Resign,
    /// Make no move.
    Pass,
    /// Mark stones as dead.
    Dead(Vec<String>),
    /// Accept the count, or what was offered.
    Accept,
    /// Play on rather than count, or go on after a pause.
    Continue,
    /// Stop clocks and engines.
    Pause,
    /// Let an engine make one move although the game is paused.
    Step,
    /// Save the game, perhaps to a file.
    Save(Option<String>),
    /// Load a saved game or a file.
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
    /// Put somebody else on a seat.
    Seat(Option<String>),
    /// Explain what can be said.
    Help,
    /// Save and leave.
    Quit,
}

/// Makes an order of what stands behind its word.
type Make = fn(Option<String>) -> Order;

/// Every order with its words; the English one comes first.
const WORDS: &[(&[&str], Make)] = &[
    (&["undo", "annuler"], |_| Order::Undo),
    (&["redo", "refaire"], |_| Order::Redo),
    (&["back", "reculer"], |rest| Order::Back(count(rest))),
    (&["forward", "avancer"], |rest| Order::Forward(count(rest))),
    (&["start", "début", "debut"], |_| Order::First),
    (&["end", "fin"], |_| Order::Last),
    (&["draw", "nulle"], |_| Order::Draw),
    (&["claim", "réclamer", "reclamer"], Order::Claim),
    (&["yes", "oui", "y", "o"], |_| Order::Yes),
    (&["no", "non", "n"], |_| Order::No),
    (&["swap", "échanger", "echanger"], |_| Order::Swap),
    (&["resign", "abandonner"], |_| Order::Resign),
    (&["pass", "passer"], |_| Order::Pass),
    (&["dead", "mortes", "morte", "mort"], |rest| Order::Dead(points(rest))),
    (&["accept", "accepter"], |_| Order::Accept),
    (&["continue", "continuer"], |_| Order::Continue),
    (&["pause"], |_| Order::Pause),
    (&["step", "pas"], |_| Order::Step),
    (&["save", "sauver"], Order::Save),
    (&["load", "charger"], Order::Load),
    (&["hint", "conseil"], |_| Order::Hint),
    (&["moves", "coups"], |_| Order::Moves),
    (&["flip", "tourner"], |_| Order::Flip),
    (&["history", "historique"], |_| Order::History),
    (&["clock", "pendule"], |_| Order::Clock),
    (&["fen"], |_| Order::Fen),
    (&["pgn", "sgf", "pdn"], |_| Order::Pgn),
    (&["level", "niveau"], Order::Level),
    (&["seat", "place"], Order::Seat),
    (&["help", "aide", "?"], |_| Order::Help),
    (&["quit", "quitter", "exit"], |_| Order::Quit),
];

/// How many signs may be wrong in what was meant for a word: more where they are only in disorder.
fn slips(known: &str, typed: &[char]) -> usize {
    let (mut meant, mut typed) = (known.chars().collect::<Vec<_>>(), typed.to_vec());
    meant.sort_unstable();
    typed.sort_unstable();
    if meant.len() < 7 && meant != typed { 1 } else { 2 }
}

/// The first word of a line in small letters, and what stands behind it.
pub(super) fn parts(line: &str) -> (String, Option<String>) {
    let mut parts = line.trim().splitn(2, char::is_whitespace);
    let word = parts.next().unwrap_or_default().to_lowercase();
    (word, parts.next().map(str::trim).filter(|rest| !rest.is_empty()).map(str::to_owned))
}

/// Steps that are one where nobody says how many.
fn count(rest: Option<String>) -> u32 {
    rest.and_then(|rest| rest.parse().ok()).unwrap_or(1)
}

fn points(rest: Option<String>) -> Vec<String> {
    let rest = rest.unwrap_or_default();
    rest.split([' ', ',']).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

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
        let (word, rest) = parts(line);
        if word == "play" && rest.as_ref().is_some_and(|rest| rest.eq_ignore_ascii_case("on")) {
            return Some(Order::Continue);
        }
        let (_, make) = WORDS.iter().find(|(words, _)| words.contains(&word.as_str()))?;
        Some(make(rest))
    }

    /// The known word that is nearest to an unknown one.
    pub(super) fn nearest(line: &str) -> Option<&'static str> {
        let word: Vec<char> = line.split_whitespace().next()?.to_lowercase().chars().take(30).collect();
        let all = WORDS.iter().flat_map(|(words, _)| words.iter());
        let near = all.map(|known| (distance(&known.chars().collect::<Vec<_>>(), &word), *known));
        near.filter(|&(distance, known)| known.len() > 2 && distance <= slips(known, &word))
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
            ("back 3", Order::Back(3)),
            ("avancer", Order::Forward(1)),
            ("play on", Order::Continue),
            ("passer", Order::Pass),
            ("place blancs ia:3", Order::Seat(Some("blancs ia:3".into()))),
        ] {
            assert_eq!(Order::read(word), Some(order), "{word}");
        }
        for no_word in ["", "e4", "O-O", "Nf3", "play", "undoo"] {
            assert_eq!(Order::read(no_word), None, "{no_word}");
        }
    }

    #[test]
    fn a_word_that_is_nearly_known_is_found() {
        assert_eq!(Order::nearest("undoo"), Some("undo"));
        assert_eq!(Order::nearest("anuler"), Some("annuler"));
        assert_eq!(Order::nearest("abandoner"), Some("abandonner"));
        assert_eq!(Order::nearest("bcak"), Some("back"));
        for far in ["xyzzy", "\u{fffd}OR", "e9"] {
            assert_eq!(Order::nearest(far), None, "{far}");
        }
    }
}
