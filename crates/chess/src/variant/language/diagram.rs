//! How a piece moves, drawn on a board of text.

use game::Message;

use super::summary::say;
use crate::variant::{Betza, Stride, Way};

/// The drawing reaches at least this far from the piece.
const NEAR: i8 = 3;
/// And at most this far, so that it fits on every screen.
const FAR: i8 = 5;

/// A drawing of a piece in the middle of a board, seen by White.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagram {
    /// The ranks from the top, all of one width.
    pub rows: Vec<String>,
    /// What the marks in it mean.
    pub legend: Vec<Message>,
}

/// What can be done on a square.
const GOES_AND_TAKES: char = '*';
const GOES: char = 'o';
const TAKES: char = 'x';
const GOES_FIRST: char = 'i';
/// What it takes to get there; nothing else for a leap.
const RIDE: char = '-';
const LAME: char = '!';
const HOP: char = '^';
const GRASSHOP: char = '\'';
/// Every mark with its sentence.
const MARKS: [(char, &str); 8] = [
    (GOES_AND_TAKES, "mark-both"),
    (GOES, "mark-go"),
    (TAKES, "mark-take"),
    (GOES_FIRST, "mark-first"),
    (RIDE, "mark-ride"),
    (LAME, "mark-lame"),
    (HOP, "mark-hop"),
    (GRASSHOP, "mark-grasshop"),
];

/// How a square is reached, by going and by taking.
#[derive(Clone, Copy, Default)]
struct Cell {
    goes: Option<Need>,
    first: Option<Need>,
    takes: Option<Need>,
}

/// What it takes to get to a square; nothing says more than anything else.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Need {
    Nothing,
    EmptyPath,
    NothingBetween,
    OneBetween,
    OneBefore,
}

impl Need {
    fn mark(self) -> Option<char> {
        match self {
            Need::Nothing => None,
            Need::EmptyPath => Some(RIDE),
            Need::NothingBetween => Some(LAME),
            Need::OneBetween => Some(HOP),
            Need::OneBefore => Some(GRASSHOP),
        }
    }
}

impl Diagram {
    /// Draws the moves of a piece with this letter.
    pub fn new(letter: char, betza: &Betza) -> Diagram {
        let reach = betza.ways.iter().copied().map(far).max().unwrap_or(0).clamp(NEAR, FAR);
        let side = 2 * reach as usize + 1;
        let mut cells = vec![Cell::default(); side * side];
        for &way in &betza.ways {
            for step in steps(way) {
                let (file, rank) = (step * way.files, step * way.ranks);
                if file.abs() > reach || rank.abs() > reach {
                    break;
                }
                cells[(reach - rank) as usize * side + (reach + file) as usize].add(way);
            }
        }
        let middle = cells.len() / 2;
        let texts: Vec<String> = cells
            .iter()
            .enumerate()
            .map(|(place, cell)| if place == middle { letter.to_string() } else { cell.text() })
            .collect();
        Diagram { rows: rows(&texts, side), legend: legend(&texts, middle) }
    }
}

/// How many times a way's step is drawn, and from which on.
fn steps(way: Way) -> std::ops::RangeInclusive<i8> {
    let last = |limit: u8| if limit == 0 { FAR } else { limit.min(FAR as u8) as i8 };
    match way.stride {
        Stride::Leap | Stride::Lame => 1..=1,
        Stride::Ride(limit) => 1..=last(limit),
        Stride::Hop(limit) => 2..=last(limit),
        Stride::Grasshop => 2..=FAR,
    }
}

/// How far from the piece a way is worth drawing.
fn far(way: Way) -> i8 {
    let leap = way.files.abs().max(way.ranks.abs());
    match way.stride {
        Stride::Leap | Stride::Lame => leap,
        // One square more shows that a limited ride ends.
        Stride::Ride(limit @ 1..) | Stride::Hop(limit @ 1..) => {
            leap.saturating_mul(limit.min(FAR as u8) as i8) + 1
        }
        // Three leaps show that it goes on.
        Stride::Ride(0) if leap > 1 => 2 * leap,
        Stride::Ride(0) | Stride::Hop(0) | Stride::Grasshop => NEAR,
    }
}

impl Cell {
    fn add(&mut self, way: Way) {
        let need = match way.stride {
            Stride::Leap => Need::Nothing,
            Stride::Lame => Need::NothingBetween,
            Stride::Ride(_) => Need::EmptyPath,
            Stride::Hop(_) => Need::OneBetween,
            Stride::Grasshop => Need::OneBefore,
        };
        let slot = match (way.takes, way.initial) {
            (true, _) => &mut self.takes,
            (false, false) => &mut self.goes,
            (false, true) => &mut self.first,
        };
        *slot = Some(slot.map_or(need, |known| known.min(need)));
    }

    fn text(self) -> String {
        let part = |mark: char, need: Option<Need>| need.map(|need| [Some(mark), need.mark()]);
        let parts = match (self.goes, self.takes) {
            (Some(goes), Some(takes)) if goes == takes => vec![part(GOES_AND_TAKES, Some(goes))],
            (goes, takes) => vec![part(GOES, goes), part(TAKES, takes)],
        };
        let first = self.first.filter(|_| self.goes.is_none());
        let parts = parts.into_iter().chain([part(GOES_FIRST, first)]);
        let text: String = parts.flatten().flatten().flatten().collect();
        if text.is_empty() { "·".to_owned() } else { text }
    }
}

fn rows(texts: &[String], side: usize) -> Vec<String> {
    let width = texts.iter().map(|text| text.chars().count()).max().unwrap_or(1);
    let row = |cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|text| format!("{text:<width$}")).collect();
        cells.join(" ").trim_end().to_owned()
    };
    texts.chunks(side).map(row).collect()
}

/// The marks that are in the drawing, each with its meaning.
fn legend(texts: &[String], middle: usize) -> Vec<Message> {
    let is_drawn =
        |mark: char| texts.iter().enumerate().any(|(place, text)| place != middle && text.contains(mark));
    MARKS.iter().filter(|(mark, _)| is_drawn(*mark)).map(|(mark, id)| say(id).with("mark", mark)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(notation: &str) -> String {
        Diagram::new('A', &Betza::parse(notation).unwrap()).rows.join("\n")
    }

    #[test]
    fn a_leaper_is_drawn_with_its_leaps() {
        let knight = "\
· · · · · · ·
· · * · * · ·
· * · · · * ·
· · · A · · ·
· * · · · * ·
· · * · * · ·
· · · · · · ·";
        assert_eq!(drawn("N"), knight);
    }

    #[test]
    fn a_pawn_goes_and_takes_in_different_ways() {
        let pawn = "\
·  ·  ·  ·  ·  ·  ·
·  ·  ·  i! ·  ·  ·
·  ·  x  o  x  ·  ·
·  ·  ·  A  ·  ·  ·
·  ·  ·  ·  ·  ·  ·
·  ·  ·  ·  ·  ·  ·
·  ·  ·  ·  ·  ·  ·";
        assert_eq!(drawn("fmWfcFifmnD"), pawn);
    }

    #[test]
    fn rides_and_hops_are_drawn_to_the_edge_or_to_their_limit() {
        let cannon = drawn("mRcpR");
        assert!(cannon.lines().nth(3).unwrap().starts_with("o-x^ o-x^ o-   A"), "{cannon}");
        let short = drawn("R2");
        assert_eq!(short.lines().nth(3), Some("·  *- *- A  *- *- ·"), "{short}");
        assert_eq!(drawn("NN").lines().count(), 9);
        assert_eq!(drawn("R9").lines().count(), 11);
    }

    #[test]
    fn the_legend_explains_the_marks_that_are_there() {
        let ids = |notation: &str| {
            let diagram = Diagram::new('I', &Betza::parse(notation).unwrap());
            diagram.legend.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(ids("N"), ["mark-both (mark: *)"]);
        assert_eq!(
            ids("mRcpR"),
            ["mark-go (mark: o)", "mark-take (mark: x)", "mark-ride (mark: -)", "mark-hop (mark: ^)"]
        );
        assert_eq!(ids(""), [""; 0]);
    }
}
