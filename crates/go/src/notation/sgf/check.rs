//! What FF\[4\] asks of properties beyond what the reading of a game needs.

use std::collections::HashSet;

use game::Quoted;

use super::{
    Extent, Problem, compose, form, limit,
    point::{Area, Cover, area, point, point_text},
    property::{Kind, Sort, property},
    simple_text,
    step::{Fault, Properties, off_board},
};
use crate::Rules;

/// Lists of points that share none within a node.
const APART: [&[&str]; 6] =
    [&["AB", "AW", "AE"], &["CR", "MA", "SL", "SQ", "TR"], &["TB", "TW"], &["LB"], &["DD"], &["VW"]];

/// Looks at the nodes of a game one after the other.
pub(super) struct Check {
    extent: Extent,
    /// Which nodes tell about the game, or stand behind one that does.
    informed: Vec<bool>,
}

impl Check {
    pub(super) fn new(extent: Extent) -> Check {
        Check { extent, informed: Vec::new() }
    }

    /// What is wrong with the next node of the text.
    pub(super) fn node(&mut self, parent: Option<usize>, properties: &Properties) -> Vec<Fault> {
        let mut found = Found(Vec::new());
        self.place(parent, properties, &mut found);
        find_mixture(properties, &mut found);
        find_twice(properties, &mut found);
        for names in APART {
            self.find_points_twice(names, properties, &mut found);
        }
        for (index, (name, values)) in properties.iter().enumerate() {
            self.values(index, (name, values), &mut found);
        }
        found.0
    }

    /// Whether properties stand in nodes that can have them.
    fn place(&mut self, parent: Option<usize>, properties: &Properties, found: &mut Found) {
        let is_informed = parent.is_some_and(|parent| self.informed[parent]);
        let of_sort = |sort: Sort| {
            let is_so = move |name: &str| property(name).is_some_and(|property| property.sort == sort);
            properties.iter().enumerate().filter(move |(_, (name, _))| is_so(name))
        };
        let info = of_sort(Sort::Info).next();
        self.informed.push(is_informed || info.is_some());
        if let Some((index, (name, _))) = info.filter(|_| is_informed) {
            found.property(index, Problem::SecondInfo { name: name.clone() });
        }
        if parent.is_some() {
            for (index, (name, _)) in of_sort(Sort::Root) {
                found.property(index, Problem::BelowRoot { name: name.clone() });
            }
        }
    }

    /// Points that a list has twice, or two lists that must not share any.
    fn find_points_twice(&self, names: &[&str], properties: &Properties, found: &mut Found) {
        let lists = || properties.iter().enumerate().filter(|(_, (name, _))| names.contains(&name.as_str()));
        if lists().map(|(_, (_, values))| values.len()).sum::<usize>() < 2 {
            return;
        }
        let mut covers: Vec<(&str, Cover)> = names.iter().map(|&name| (name, Cover::new())).collect();
        for (index, (name, values)) in lists() {
            for (number, value) in values.iter().enumerate() {
                let Some(area) = self.area(name, value) else { continue };
                let twice = covers.iter().find_map(|(other, cover)| Some((other, cover.common(area)?)));
                if let Some((other, point)) = twice {
                    let point = point_text(point, self.extent);
                    let (name, other) = (name.clone(), (*other).to_owned());
                    found.value(index, number, Problem::PointTwice { point, name, other });
                }
                let own = covers.iter_mut().find(|(other, _)| other == name);
                own.expect("a list of these names").1.add(area, |_| {});
            }
        }
    }

    /// The points that a value of a list names.
    fn area(&self, name: &str, value: &str) -> Option<Area> {
        let is_label = property(name).is_some_and(|property| property.kind == Kind::Labels);
        let points = if is_label { compose(value)?.0 } else { value };
        area(points, self.extent)
    }

    /// Whether a property has as many values as it can, and of the right kind.
    fn values(&self, index: usize, (name, values): (&str, &[String]), found: &mut Found) {
        let Some(property) = property(name) else { return };
        if values.len() > 1 && !property.kind.is_list() {
            found.value(index, 1, Problem::ManyValues { name: name.to_owned() });
        }
        // What is not said about the text or the game is often said by nothing.
        let may_be_empty = property.kind.is_list() || matches!(property.sort, Sort::Root | Sort::Info);
        for (number, value) in values.iter().enumerate() {
            let is_unsaid = may_be_empty && value.trim().is_empty();
            if let Some(problem) = self.flaw(property.kind, name, value).filter(|_| !is_unsaid) {
                found.value(index, number, problem);
            }
        }
    }

    /// Why a value is none of its kind.
    fn flaw(&self, kind: Kind, name: &str, value: &str) -> Option<Problem> {
        let plain = simple_text(value);
        let plain = plain.trim();
        let (name, raw, value) = (name.to_owned(), value, Quoted::new(value));
        let (is_good, problem) = match kind {
            Kind::Read | Kind::Stones | Kind::Text => return None,
            Kind::Points => (area(raw, self.extent).is_some(), off_board(&name, raw)),
            Kind::Pairs => return self.pair_flaw(name, raw),
            Kind::Labels => return self.label_flaw(name, raw),
            Kind::Empty => (plain.is_empty(), Problem::NotEmpty { name, value }),
            Kind::Double => (matches!(plain, "1" | "2"), Problem::NotDouble { name, value }),
            Kind::Number => (form::is_number(plain), Problem::NotNumber { name, value }),
            Kind::Within(min, max) => {
                let is_within = plain.parse().is_ok_and(|number| (min..=max).contains(&number));
                (is_within, Problem::NotWithin { name, value, min, max })
            }
            Kind::Real => (form::is_real(plain), Problem::NotReal { name, value }),
            Kind::Figure => (form::is_figure(plain), Problem::NotFigure { name, value }),
            Kind::Result => (form::is_result(plain), Problem::NotResult { name, value }),
            Kind::Date => (form::is_date(plain), Problem::NotDate { name, value }),
            Kind::Rules => (plain.parse::<Rules>().is_ok(), Problem::UnknownRules { value }),
        };
        (!is_good).then_some(problem)
    }

    fn pair_flaw(&self, name: String, value: &str) -> Option<Problem> {
        let Some((from, to)) = value.split_once(':').filter(|(from, to)| from.trim() != to.trim()) else {
            return Some(Problem::NotPair { name, value: Quoted::new(value) });
        };
        let is_off = [from, to].iter().any(|end| point(end, self.extent).is_none());
        is_off.then(|| off_board(&name, value))
    }

    fn label_flaw(&self, name: String, value: &str) -> Option<Problem> {
        let Some((at, _)) = compose(value) else {
            return Some(Problem::NotLabel { name, value: Quoted::new(value) });
        };
        area(at, self.extent).is_none().then(|| off_board(&name, value))
    }
}

/// What was found in a node, as far as it is told.
struct Found(Vec<Fault>);

impl Found {
    fn property(&mut self, property: usize, problem: Problem) {
        self.add(Fault { property, value: None, problem });
    }

    fn value(&mut self, property: usize, value: usize, problem: Problem) {
        self.add(Fault { property, value: Some(value), problem });
    }

    fn add(&mut self, fault: Fault) {
        if self.0.len() <= limit::PROBLEMS {
            self.0.push(fault);
        }
    }
}

/// Set-ups beside a move.
fn find_mixture(properties: &Properties, found: &mut Found) {
    let is_move = |name: &str| matches!(name, "B" | "W");
    if !properties.iter().any(|(name, _)| is_move(name)) {
        return;
    }
    for (index, (name, _)) in properties.iter().enumerate() {
        if property(name).is_some_and(|property| property.sort == Sort::Setup) {
            found.property(index, Problem::Mixed { name: name.clone() });
        }
    }
}

/// Properties that a node has twice; of moves the reading of the game tells.
fn find_twice(properties: &Properties, found: &mut Found) {
    let mut names = HashSet::new();
    for (index, (name, _)) in properties.iter().enumerate() {
        if !names.insert(name) && !matches!(name.as_str(), "B" | "W") {
            found.property(index, Problem::Twice { name: name.clone() });
        }
    }
}
