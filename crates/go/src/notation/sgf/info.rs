//! What the root of a game says, in types.

use std::time::Duration;

use game::{Color, TimeControl};

use super::{
    Ending, Overtime, Problem, Record,
    property::is_about_game,
    simple_text,
    time::{self, seconds},
};
use crate::{Points, Rules, Scoring};

/// The kinds of games that SGF has numbers for, from 2 on.
const OTHER_GAMES: [&str; 39] = [
    "Othello",
    "Chess",
    "Gomoku",
    "Nine Men's Morris",
    "Backgammon",
    "Chinese chess",
    "Shogi",
    "Lines of Action",
    "Ataxx",
    "Hex",
    "Jungle",
    "Neutron",
    "Philosopher's Football",
    "Quadrature",
    "Trax",
    "Tantrix",
    "Amazons",
    "Octi",
    "Gess",
    "Twixt",
    "Zertz",
    "Plateau",
    "Yinsh",
    "Punct",
    "Gobblet",
    "Hive",
    "Exxit",
    "Hnefatal",
    "Kuba",
    "Tripples",
    "Chase",
    "Tumbling Down",
    "Sahara",
    "Byte",
    "Focus",
    "Dvonn",
    "Tamsk",
    "Gipf",
    "Kropki",
];

/// The largest komi, in hundredths, that may be the half of one: 7.25 is what it says.
const MOST_SHARED: i64 = 500;
/// A komi with so many decimals is in points, whatever it looks like.
const EXACT_DECIMALS: usize = 3;

impl Record {
    /// The text of a property of the root, for people; none where it is empty.
    pub fn text(&self, name: &str) -> Option<String> {
        self.value(name).map(|value| simple_text(value).trim().to_owned()).filter(|text| !text.is_empty())
    }

    /// What the root says of the text and of the game as a whole, for people.
    pub fn tags(&self) -> impl Iterator<Item = (&str, String)> {
        let names = self.properties().iter().map(|(name, _)| name.as_str());
        names.filter(|name| is_about_game(name)).filter_map(|name| Some((name, self.text(name)?)))
    }

    /// The name of a side's player.
    pub fn player(&self, color: Color) -> Option<String> {
        self.text(if color == Color::Black { "PB" } else { "PW" })
    }

    /// The rank of a side's player.
    pub fn rank(&self, color: Color) -> Option<String> {
        self.text(if color == Color::Black { "BR" } else { "WR" })
    }

    /// The rules that the game names, with its komi; none where it names none we know.
    pub fn rules(&self) -> Option<Rules> {
        let rules = self.named_rules()?;
        Some(Rules { komi: self.komi().unwrap_or(Points::ZERO), ..rules })
    }

    /// The rules that the game names, else the usual ones, with the game's komi.
    ///
    /// A game that does not say its komi has none.
    pub fn rules_or(&self, usual: Rules) -> Rules {
        self.rules().unwrap_or(Rules { komi: self.komi().unwrap_or(Points::ZERO), ..usual })
    }

    fn named_rules(&self) -> Option<Rules> {
        self.text("RU")?.parse().ok()
    }

    /// What White gets for moving second; none where it is not said or not understood.
    ///
    /// Where stones are counted it can be half as much, a stone each for both
    /// sides: `3.75`, or `375` in hundredths, is 7.5 points. With three decimals it is
    /// what it says: `3.750`, `375.000`.
    pub fn komi(&self) -> Option<Points> {
        let scoring = self.named_rules().map_or(Scoring::Area, |rules| rules.scoring);
        self.komi_under(scoring)
    }

    /// The same when the game is counted so, whatever the file says.
    pub fn komi_under(&self, scoring: Scoring) -> Option<Points> {
        read_komi(&self.text("KM")?.replace(',', "."), scoring)
    }

    /// Writes what White gets for moving second, so that it is read as the same.
    ///
    /// ```
    /// use go::{Points, Rules, Setup, Size, sgf::Record};
    ///
    /// let mut game = Record::starting_from(&Setup::new(Size::NINE, Rules::CHINESE));
    /// game.set_komi(Points::hundredths(375));
    /// assert_eq!(game.text("KM").as_deref(), Some("3.750"));
    /// assert_eq!(game.komi(), Some(Points::hundredths(375)));
    /// ```
    pub fn set_komi(&mut self, komi: Points) {
        self.set_property("KM", vec![komi_text(komi)]);
    }

    /// How many handicap stones Black was given.
    pub fn handicap(&self) -> u32 {
        let stones = self.value("HA").and_then(|value| value.trim().parse().ok());
        stones.filter(|&stones| stones <= 625).unwrap_or(0)
    }

    /// How the game ended, by what is written; none where it is not understood.
    pub fn ending(&self) -> Option<Ending> {
        self.text("RE")?.parse().ok()
    }

    /// The main time of each side.
    pub fn main_time(&self) -> Option<Duration> {
        seconds(self.value("TM")?)
    }

    /// What follows the main time; none where it is not said or not understood.
    pub fn overtime(&self) -> Option<Overtime> {
        self.text("OT")?.parse().ok()
    }

    /// The time control; none where there is no limit or it is not understood.
    pub fn time_control(&self) -> Option<TimeControl> {
        match (self.text("OT"), self.overtime()) {
            (Some(text), None) if !text.trim().is_empty() => None,
            (_, overtime) => time::control(self.main_time(), overtime),
        }
    }

    /// Writes a time control; tells whether SGF has words for it.
    pub fn set_time_control(&mut self, control: &TimeControl) -> bool {
        let Some((main, overtime)) = time::parts(control) else { return false };
        self.set_property("TM", vec![main.as_secs_f64().to_string()]);
        let overtime = overtime.map(|overtime| vec![overtime.to_string()]);
        self.set_property("OT", overtime.unwrap_or_default());
        true
    }

    /// That it is another game than Go, if it is one.
    pub(super) fn other_game(&self) -> Option<Problem> {
        let value = self.text("GM")?;
        match value.parse::<usize>() {
            Ok(1) => None,
            Ok(number) => {
                let name = number.checked_sub(2).and_then(|index| OTHER_GAMES.get(index));
                Some(match name {
                    Some(&name) => Problem::OtherGame { game: name.to_owned() },
                    None => Problem::OtherKind { number },
                })
            }
            // Some programs write the name.
            Err(_) if value.eq_ignore_ascii_case("go") => None,
            Err(_) => Some(Problem::OtherGame { game: value.chars().take(40).collect() }),
        }
    }
}

/// A komi as a file says it, where the game is counted so.
fn read_komi(text: &str, scoring: Scoring) -> Option<Points> {
    if text.split_once('.').is_some_and(|(_, decimals)| decimals.len() == EXACT_DECIMALS) {
        return text.parse().ok();
    }
    let hundredths = hundredths(text)?;
    // No komi is a hundred points: such a number counts hundredths.
    let hundredths = if hundredths.abs() >= 10_000 { hundredths / 100 } else { hundredths };
    let is_shared =
        scoring == Scoring::Area && hundredths.abs() % 50 == 25 && hundredths.abs() <= MOST_SHARED;
    Some(Points::hundredths(if is_shared { 2 * hundredths } else { hundredths }))
}

/// A komi so that everybody reads the same, however the game is counted.
fn komi_text(komi: Points) -> String {
    let text = komi.to_string();
    let is_read = |scoring: Scoring| read_komi(&text, scoring) == Some(komi);
    if is_read(Scoring::Area) && is_read(Scoring::Territory) {
        return text;
    }
    let (whole, decimals) = text.split_once('.').unwrap_or((&text, ""));
    format!("{whole}.{decimals:0<EXACT_DECIMALS$}")
}

/// A decimal number in hundredths, if it has no more decimals.
fn hundredths(text: &str) -> Option<i64> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
    let decimals = decimals.trim_end_matches('0');
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || whole.len() > 5 || decimals.len() > 2 || !is_number(whole) || !is_number(decimals)
    {
        return None;
    }
    Some(sign * format!("{whole}{decimals:0<2}").parse::<i64>().ok()?)
}
