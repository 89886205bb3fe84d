//! What the root of a game says, in types.

use std::time::Duration;

use game::{Color, TimeControl};

use super::{
    Ending, Overtime, Problem, Record, simple_text,
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

impl Record {
    /// The text of a property of the root, for people; none where it is empty.
    pub fn text(&self, name: &str) -> Option<String> {
        self.value(name).map(|value| simple_text(value).trim().to_owned()).filter(|text| !text.is_empty())
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
    /// sides: `3.75`, or `375` in hundredths, is 7.5 points.
    pub fn komi(&self) -> Option<Points> {
        let scoring = self.named_rules().map_or(Scoring::Area, |rules| rules.scoring);
        self.komi_under(scoring)
    }

    /// The same when the game is counted so, whatever the file says.
    pub fn komi_under(&self, scoring: Scoring) -> Option<Points> {
        let text = self.text("KM")?.replace(',', ".");
        let hundredths = hundredths(&text)?;
        // No komi is a hundred points: such a number counts hundredths.
        let hundredths = if hundredths.abs() >= 10_000 { hundredths / 100 } else { hundredths };
        let is_shared =
            scoring == Scoring::Area && hundredths.abs() % 50 == 25 && hundredths.abs() <= MOST_SHARED;
        Some(Points::hundredths(if is_shared { 2 * hundredths } else { hundredths }))
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
