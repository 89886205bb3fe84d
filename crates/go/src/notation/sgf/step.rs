//! What a node does, by its properties alone.

use game::{Color, Place, Quoted};

use super::{
    Extent, Problem, limit,
    point::{self, Area, Cover},
};
use crate::{Move, Occupant};

/// Properties that a step is made of.
pub(super) const STEP: [&str; 6] = ["AB", "AW", "AE", "PL", "B", "W"];

/// The properties of a node, each with its values as they are written.
pub(super) type Properties = Vec<(String, Vec<String>)>;

/// Stones set up, the turn, and moves.
#[derive(Debug, Default)]
pub(super) struct Step {
    pub(super) cells: Vec<(Place, Option<Occupant>)>,
    pub(super) turn: Option<Color>,
    pub(super) moves: Vec<Played>,
}

/// A move and the property that has it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Played {
    pub(super) color: Color,
    pub(super) mv: Move,
    pub(super) property: usize,
}

/// What is wrong with a property, or with one of its values.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) property: usize,
    pub(super) value: Option<usize>,
    pub(super) problem: Problem,
}

impl Step {
    /// The step of a node, and what cannot be read of it.
    pub(super) fn read(properties: &Properties, extent: Extent) -> (Step, Vec<Fault>) {
        let mut reading = Reading { step: Step::default(), areas: Vec::new(), faults: Vec::new(), extent };
        for (index, (name, values)) in properties.iter().enumerate() {
            match name.as_str() {
                "B" => reading.mv(Color::Black, index, values),
                "W" => reading.mv(Color::White, index, values),
                "AB" => reading.cells(Some(Occupant::Stone(Color::Black)), index, (name, values)),
                "AW" => reading.cells(Some(Occupant::Stone(Color::White)), index, (name, values)),
                "AE" => reading.cells(None, index, (name, values)),
                "PL" => reading.turn(index, values),
                _ => {}
            }
        }
        reading.set_up();
        (reading.step, reading.faults)
    }
}

struct Reading {
    step: Step,
    areas: Vec<(Area, Option<Occupant>)>,
    faults: Vec<Fault>,
    extent: Extent,
}

impl Reading {
    fn fault(&mut self, property: usize, value: usize, problem: Problem) {
        if self.faults.len() <= limit::PROBLEMS {
            self.faults.push(Fault { property, value: Some(value), problem });
        }
    }

    fn mv(&mut self, color: Color, property: usize, values: &[String]) {
        let name = if color == Color::Black { "B" } else { "W" };
        let value = values.first().map_or("", String::as_str);
        match point::mv(value, self.extent) {
            Some(mv) => self.step.moves.push(Played { color, mv, property }),
            None => self.fault(property, 0, off_board(name, value)),
        }
        if values.len() > 1 {
            self.fault(property, 1, Problem::SecondMove);
        }
    }

    fn cells(&mut self, occupant: Option<Occupant>, property: usize, (name, values): (&str, &[String])) {
        for (index, value) in values.iter().enumerate() {
            match point::area(value, self.extent) {
                Some(area) => self.areas.push((area, occupant)),
                // `AB[]` sets nothing up and does no harm.
                None if value.trim().is_empty() => {}
                None => self.fault(property, index, off_board(name, value)),
            }
        }
    }

    fn turn(&mut self, property: usize, values: &[String]) {
        let value = values.first().map_or("", |value| value.trim());
        match value.bytes().next() {
            Some(b'B' | b'b' | b'1') => self.step.turn = Some(Color::Black),
            Some(b'W' | b'w' | b'2') => self.step.turn = Some(Color::White),
            _ => self.fault(property, 0, not_understood("PL", value)),
        }
    }

    /// Each point once, with what was put there last.
    fn set_up(&mut self) {
        if self.areas.is_empty() {
            return;
        }
        let (mut cover, cells) = (Cover::new(), &mut self.step.cells);
        for (area, occupant) in self.areas.drain(..).rev() {
            cover.add(area, |point| cells.push((point.place(), occupant)));
        }
        cells.sort_unstable_by_key(|&(place, _)| place);
    }
}

pub(super) fn not_understood(name: &str, value: &str) -> Problem {
    Problem::Value { name: name.to_owned(), value: Quoted::new(value) }
}

pub(super) fn off_board(name: &str, value: &str) -> Problem {
    Problem::OffBoard { name: name.to_owned(), value: Quoted::new(value) }
}
