//! A position as it is drawn and pointed at.

use game::{ByColor, Count, Face, Gesture, Place, Symbol};

use crate::{Move, Occupant, Owner, Point, Position, sgf};

impl Face for Position {
    fn symbol(&self, occupant: Occupant) -> Symbol {
        match occupant {
            Occupant::Stone(color) => Symbol::new(color, "stone"),
            Occupant::Outside => Symbol::neutral("outside"),
        }
    }

    fn gesture(&self, mv: Move) -> Gesture {
        Gesture { to: mv.point().map(Point::place), ..Gesture::default() }
    }

    /// The position as the root of a game in SGF.
    fn setup_text(&self) -> String {
        sgf::Record::starting_from(&self.setup()).write().trim_end().to_owned()
    }

    fn prisoners(&self) -> Option<ByColor<u32>> {
        Some(Position::prisoners(self))
    }

    fn figures(&self) -> Vec<(String, String)> {
        vec![("stone".to_owned(), "stone".to_owned())]
    }

    fn ko(&self) -> Option<Place> {
        Position::board(self).ko().map(Point::place)
    }

    fn group(&self, place: Place) -> Vec<Place> {
        let point = Point::from_place(place).filter(|&point| self.size().contains(point));
        point.map_or_else(Vec::new, |point| places(&Position::board(self).chain(point)))
    }

    /// Only once both sides have passed, where the rules leave dead stones on the board.
    fn count(&self, dead: &[Place]) -> Option<Count> {
        if !self.is_over() || !self.rules().has_marking() {
            return None;
        }
        let dead: Vec<Point> = dead.iter().filter_map(|&place| Point::from_place(place)).collect();
        let score = self.score_without(&dead);
        let owner = |point: Point| match score.owner(point) {
            Owner::Side(color) => Some(color),
            Owner::Nobody | Owner::Outside => None,
        };
        Some(Count {
            owners: self.size().points().map(|point| (point.place(), owner(point))).collect(),
            dead: places(&score.dead),
            totals: ByColor::new_with(|color| score.totals[color].to_string()),
            text: score.to_string(),
            winner: score.winner(),
        })
    }
}

fn places(points: &[Point]) -> Vec<Place> {
    points.iter().map(|point| point.place()).collect()
}
