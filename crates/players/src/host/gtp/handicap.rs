//! Handicap stones, placed by us or by the controller.

use game::Color;
use go::{Occupant, Point, Position};
use protocol::gtp::Vertex;

use super::{Answer, point, session::Session, words};

impl Session {
    pub(super) fn fixed_handicap(&mut self, stones: u32) -> Answer {
        let points = go::fixed_handicap(self.position().size(), stones).ok_or("invalid number of stones")?;
        self.give(&points)
    }

    pub(super) fn place_handicap(&mut self, stones: u32) -> Answer {
        let size = self.position().size();
        if stones < 2 || stones as usize >= size.area() {
            return Err("invalid number of stones".to_owned());
        }
        let points = go::fixed_handicap(size, stones).unwrap_or_else(|| go::free_handicap(size, stones));
        self.give(&points)
    }

    pub(super) fn set_handicap(&mut self, vertices: &[Vertex]) -> Answer {
        let points: Option<Vec<Point>> = vertices.iter().map(|&vertex| point(vertex)).collect();
        let points = points.ok_or("bad vertex list")?;
        let size = self.position().size();
        let is_twice = |(index, point): (usize, &Point)| points[..index].contains(point);
        let is_wrong =
            points.iter().any(|&point| !size.contains(point)) || points.iter().enumerate().any(is_twice);
        if is_wrong || points.len() < 2 || points.len() >= size.area() {
            return Err("bad vertex list".to_owned());
        }
        // Whoever named the points need not hear them.
        self.give(&points).map(|_| String::new())
    }

    /// Puts handicap stones on an empty board; White moves next.
    fn give(&mut self, points: &[Point]) -> Answer {
        if !self.is_empty() {
            return Err("board not empty".to_owned());
        }
        let mut setup = self.position().setup();
        (setup.turn, setup.handicap) = (Color::White, points.len() as u32);
        for &point in points {
            setup.set(point, Some(Occupant::Stone(Color::Black)));
        }
        self.begin(Position::try_from(setup).map_err(|error| error.to_string())?);
        Ok(words(points))
    }
}
