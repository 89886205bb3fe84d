//! What is dead, agreed between the sides when both have passed.

use game::{ByColor, Color};

use crate::{Point, Position, Score};

/// The marks that both sides put on dead chains, until both accept them.
///
/// Whoever would rather play on gives the turn back instead: an edit of the turn
/// (see [`Position::with_turn`]), which makes the marks void.
///
/// ```
/// use game::{Color, Position as _};
/// use go::{Marking, Move, Point, Position, Rules, Size};
///
/// let mut position = Position::new(Size::NINE, Rules::CHINESE);
/// for mv in ["E5", "A1", "pass", "pass"] {
///     position.apply(mv.parse().unwrap());
/// }
/// let mut marking = Marking::new(&position).expect("both have passed");
/// marking.toggle(Point::new(0, 0));
/// marking.accept(Color::Black);
/// marking.accept(Color::White);
/// assert_eq!(marking.agreed().unwrap().to_string(), "B+73.5");
/// ```
#[derive(Debug, Clone)]
pub struct Marking {
    position: Position,
    dead: Vec<Point>,
    accepted: ByColor<bool>,
}

impl Marking {
    /// Nothing marked, in a position where both sides have passed; none elsewhere.
    ///
    /// None either where the rules let nobody leave dead stones on the board: there the
    /// count is that of the stones as they stand.
    pub fn new(position: &Position) -> Option<Marking> {
        let begin = || Marking { position: position.clone(), dead: Vec::new(), accepted: ByColor::default() };
        (position.is_over() && position.rules().has_marking()).then(begin)
    }

    /// The stones that are marked, in the order of points.
    pub fn dead(&self) -> &[Point] {
        &self.dead
    }

    /// Whether a side accepts the marks as they are.
    pub fn is_accepted_by(&self, color: Color) -> bool {
        self.accepted[color]
    }

    /// Marks just the chains of some stones, as somebody proposes; nobody accepts it yet.
    pub fn propose(&mut self, stones: &[Point]) {
        self.dead.clear();
        for &stone in stones {
            if !self.dead.contains(&stone) {
                self.dead.extend(self.position.board().chain(stone));
            }
        }
        self.changed();
    }

    /// Marks a chain or takes its mark away; tells whether there is one.
    pub fn toggle(&mut self, point: Point) -> bool {
        let chain = self.position.board().chain(point);
        if self.dead.contains(&point) {
            self.dead.retain(|stone| !chain.contains(stone));
        } else {
            self.dead.extend(&chain);
        }
        if !chain.is_empty() {
            self.changed();
        }
        !chain.is_empty()
    }

    /// Accepts the marks for one side.
    pub fn accept(&mut self, color: Color) {
        self.accepted[color] = true;
    }

    /// The count as it would be.
    pub fn score(&self) -> Score {
        self.position.score_without(&self.dead)
    }

    /// The count, once both sides accept it.
    pub fn agreed(&self) -> Option<Score> {
        (self.accepted.black && self.accepted.white).then(|| self.score())
    }

    /// Whoever had accepted must do so again.
    fn changed(&mut self) {
        let size = self.position.size();
        self.dead.sort_unstable_by_key(|&point| size.index(point));
        self.accepted = ByColor::default();
    }
}
