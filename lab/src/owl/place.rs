//! An enclosed problem on a board of 19 lines, where those who enclose it have room.

use std::fmt;

use go::{Occupant, Point, Rules, Setup, Size};
use players::solve::Question;

/// The board on which GNU Go is asked.
const BOARD: Size = Size::NINETEEN;

/// A problem as GNU Go can be asked about it.
pub(super) struct Placed {
    /// The stones; nothing is outside the game any more.
    pub(super) setup: Setup,
    /// The stone that must survive.
    pub(super) target: Point,
}

/// Why GNU Go cannot be asked the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unasked {
    /// More than one stone must survive.
    Targets,
    /// It takes all of a side of a board of another size.
    Room,
    /// What nobody may play on is a way out where there is a board.
    Open,
}

impl fmt::Display for Unasked {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Unasked::Targets => "several stones must survive",
            Unasked::Room => "it does not fit on a board of 19 lines",
            Unasked::Open => "it is not closed on a larger board",
        })
    }
}

/// Puts a problem on the board: to the edges that it touches, else into the middle, as the SGF files of
/// the data have it. What nobody may play on becomes vacant.
pub(super) fn place(question: &Question) -> Result<Placed, Unasked> {
    let &[target] = question.target() else { return Err(Unasked::Targets) };
    let small = question.start().setup();
    if is_open(question, &small) {
        return Err(Unasked::Open);
    }
    let (files, ranks) = (small.size.files(), small.size.ranks());
    let touches = |is_there: &dyn Fn(Point) -> bool| {
        small.size.points().any(|point| is_there(point) && small.at(point) != Some(Occupant::Outside))
    };
    let left = touches(&|point| point.file == 0);
    let right = touches(&|point| point.file + 1 == files);
    let lower = touches(&|point| point.rank == 0);
    let upper = touches(&|point| point.rank + 1 == ranks);
    let from_left = shift(left, right, files).ok_or(Unasked::Room)?;
    // In the middle the odd line is below, since rows are counted from above.
    let from_above = shift(upper, lower, ranks).ok_or(Unasked::Room)?;
    let from_below = BOARD.ranks() - ranks - from_above;
    let moved = |point: Point| Point::new(point.file + from_left, point.rank + from_below);
    let mut setup = Setup { turn: small.turn, ..Setup::new(BOARD, Rules::CHINESE) };
    for point in small.size.points() {
        if let Some(stone @ Occupant::Stone(_)) = small.at(point) {
            setup.set(moved(point), Some(stone));
        }
    }
    Ok(Placed { setup, target: moved(target) })
}

/// How many lines there are before a problem of so many lines, which touches the first or the last.
fn shift(touches_first: bool, touches_last: bool, lines: u8) -> Option<u8> {
    let room = BOARD.files().checked_sub(lines)?;
    match (touches_first, touches_last) {
        (true, true) => (room == 0).then_some(0),
        (true, false) => Some(0),
        (false, true) => Some(room),
        (false, false) => Some(room / 2),
    }
}

/// Whether the defender's stones, or points where one may play, are beside points where nobody may.
fn is_open(question: &Question, small: &Setup) -> bool {
    let defender = Some(Occupant::Stone(question.defender()));
    let is_inner = |&point: &Point| small.at(point).is_none() || small.at(point) == defender;
    let leaks = |point| small.size.beside(point).any(|beside| small.at(beside) == Some(Occupant::Outside));
    small.size.points().filter(is_inner).any(leaks)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use go::Point;
    use players::solve::{Question, Sheet, Wishes, read};

    use super::{Unasked, place};
    use crate::tsumego;

    fn question(rows: &str, target: &str) -> Question {
        let wishes = Wishes { target: Wishes::points(target).unwrap(), ..Wishes::default() };
        Sheet::of_rows(rows).unwrap().question(&wishes).unwrap()
    }

    fn unasked(rows: &str, target: &str) -> Option<Unasked> {
        place(&question(rows, target)).err()
    }

    #[test]
    fn problems_stand_where_the_sgf_files_have_them() {
        let mut placed = 0;
        for row in tsumego::read("manifest.tsv").unwrap() {
            let file = tsumego::folder().join(format!("sgf/{}.sgf", row.id));
            let sheet = read(&fs::read(file).unwrap()).remove(0).unwrap();
            match place(&row.question) {
                Ok(here) => {
                    assert_eq!(here.setup.points, sheet.setup.points, "{}", row.id);
                    assert_eq!([here.target], *sheet.target, "{}", row.id);
                    placed += 1;
                }
                Err(why) => assert_eq!(why, Unasked::Targets, "{}", row.id),
            }
        }
        assert!(placed > 200, "{placed}");
    }

    #[test]
    fn a_corner_stays_a_corner() {
        let corner = question("_N_NB-\nNNNNB-\nBBBBB-\n------\n", "B3");
        let placed = place(&corner).ok().unwrap();
        assert_eq!(placed.target, Point::new(1, 17));
    }

    #[test]
    fn what_is_another_question_on_a_large_board_is_not_asked() {
        assert_eq!(unasked("_N_NB-\nNNNNB-\nBBBBB-\n------\n", "B3,D4"), Some(Unasked::Targets));
        assert_eq!(unasked("_NB_\nNNB_\nBBB_\n____\n", "B3"), Some(Unasked::Room));
        assert_eq!(unasked("_N_NB-\nNNNN_-\nBBBBB-\n------\n", "B3"), Some(Unasked::Open));
    }
}
