//! What is drawn over a goban at a node, as SGF keeps it among the properties of the node.

use game::{Notes, Place};
use go::{
    Point,
    sgf::{Extent, compose, escaped, point_text, points, simple_text},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A label, a mark or a line that somebody drew on a board.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "mark", rename_all = "kebab-case")]
pub enum Mark {
    /// A short text, often a letter or a number.
    Label {
        /// Where.
        at: Place,
        /// What stands there.
        text: String,
    },
    /// A triangle.
    Triangle {
        /// Where.
        at: Place,
    },
    /// A square.
    Square {
        /// Where.
        at: Place,
    },
    /// A circle.
    Circle {
        /// Where.
        at: Place,
    },
    /// A cross.
    Cross {
        /// Where.
        at: Place,
    },
    /// A line.
    Line {
        /// From where.
        from: Place,
        /// To where.
        to: Place,
    },
    /// An arrow.
    Arrow {
        /// From where.
        from: Place,
        /// To where.
        to: Place,
    },
}

/// The properties that marks are kept in.
const NAMES: [&str; 7] = ["LB", "TR", "SQ", "CR", "MA", "LN", "AR"];

impl Mark {
    /// The property it is kept in.
    fn property(&self) -> &'static str {
        match self {
            Mark::Label { .. } => "LB",
            Mark::Triangle { .. } => "TR",
            Mark::Square { .. } => "SQ",
            Mark::Circle { .. } => "CR",
            Mark::Cross { .. } => "MA",
            Mark::Line { .. } => "LN",
            Mark::Arrow { .. } => "AR",
        }
    }

    /// The places it touches.
    pub(crate) fn places(&self) -> Vec<Place> {
        match *self {
            Mark::Label { at, .. }
            | Mark::Triangle { at }
            | Mark::Square { at }
            | Mark::Circle { at }
            | Mark::Cross { at } => vec![at],
            Mark::Line { from, to } | Mark::Arrow { from, to } => vec![from, to],
        }
    }

    /// Its text; empty where it has none.
    pub(crate) fn text(&self) -> &str {
        if let Mark::Label { text, .. } = self { text } else { "" }
    }

    fn value(&self, extent: Extent) -> Option<String> {
        let spots: Option<Vec<String>> =
            self.places().into_iter().map(|place| written(place, extent)).collect();
        let spots = spots?.join(":");
        Some(match self {
            Mark::Label { text, .. } => format!("{spots}:{}", escaped(text).replace(':', "\\:")),
            _ => spots,
        })
    }
}

/// Whether a place is a point of such a board.
pub(crate) fn is_on(place: Place, extent: Extent) -> bool {
    written(place, extent).is_some()
}

fn written(place: Place, extent: Extent) -> Option<String> {
    let point = Point::from_place(place).filter(|&point| extent.contains(point))?;
    Some(point_text(point, extent))
}

/// The marks that a node of a game of Go has.
pub(crate) fn read(notes: &Notes, extent: Extent) -> Vec<Mark> {
    let mut marks = Vec::new();
    for (name, values) in &notes.properties {
        if NAMES.contains(&name.as_str()) {
            marks.extend(values.iter().flat_map(|value| marks_of(name, value, extent)));
        }
    }
    marks
}

fn marks_of(name: &str, value: &str, extent: Extent) -> Vec<Mark> {
    let one = |text: &str| match points(text, extent)?.as_slice() {
        [point] => Some(point.place()),
        _ => None,
    };
    match name {
        "LB" => {
            let label = compose(value)
                .and_then(|(at, text)| Some(Mark::Label { at: one(at)?, text: simple_text(text) }));
            label.into_iter().collect()
        }
        "LN" | "AR" => {
            let ends = compose(value).and_then(|(from, to)| Some((one(from)?, one(to)?)));
            let line =
                |(from, to)| if name == "LN" { Mark::Line { from, to } } else { Mark::Arrow { from, to } };
            ends.map(line).into_iter().collect()
        }
        _ => {
            let places = points(value, extent).unwrap_or_default().into_iter().map(Point::place);
            places.map(|at| sign(name, at)).collect()
        }
    }
}

fn sign(name: &str, at: Place) -> Mark {
    match name {
        "TR" => Mark::Triangle { at },
        "SQ" => Mark::Square { at },
        "CR" => Mark::Circle { at },
        _ => Mark::Cross { at },
    }
}

/// Gives a node the marks; what it has already stays as it was written.
pub(crate) fn write(notes: &mut Notes, marks: &[Mark], extent: Extent) {
    if read(notes, extent) == marks {
        return;
    }
    notes.properties.retain(|(name, _)| !NAMES.contains(&name.as_str()));
    for name in NAMES {
        let of_name = marks.iter().filter(|mark| mark.property() == name);
        let values: Vec<String> = of_name.filter_map(|mark| mark.value(extent)).collect();
        if !values.is_empty() {
            notes.properties.push((name.to_owned(), values));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nine() -> Extent {
        Extent::new(9, 9).unwrap()
    }

    #[test]
    fn marks_are_read_as_they_are_written() {
        let at = Place::cell(2, 6);
        let marks = vec![
            Mark::Label { at, text: "a:1]".to_owned() },
            Mark::Triangle { at },
            Mark::Square { at },
            Mark::Circle { at },
            Mark::Cross { at },
            Mark::Line { from: at, to: Place::cell(0, 0) },
            Mark::Arrow { from: at, to: Place::cell(8, 8) },
        ];
        let mut notes =
            Notes { properties: vec![("C".to_owned(), vec!["x".to_owned()])], ..Notes::default() };
        write(&mut notes, &marks, nine());
        assert_eq!(read(&notes, nine()), marks);
        assert_eq!(notes.properties[0].0, "C");
        assert_eq!(notes.properties[1], ("LB".to_owned(), vec!["cc:a\\:1\\]".to_owned()]));
    }

    #[test]
    fn a_rectangle_is_all_its_points() {
        let properties = vec![("TR".to_owned(), vec!["aa:ba".to_owned(), "zz".to_owned()])];
        let notes = Notes { properties, ..Notes::default() };
        let expected = [0, 1].map(|file| Mark::Triangle { at: Place::cell(file, 8) });
        assert_eq!(read(&notes, nine()), expected);
    }

    #[test]
    fn the_same_marks_leave_the_text_alone() {
        let properties = vec![("TR".to_owned(), vec!["aa:ba".to_owned()])];
        let mut notes = Notes { properties: properties.clone(), ..Notes::default() };
        let marks = read(&notes, nine());
        write(&mut notes, &marks, nine());
        assert_eq!(notes.properties, properties);
    }
}
