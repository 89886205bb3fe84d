//! A piece's notation in plain words, a sentence for each sort of move.

use game::Message;

use super::say;
use crate::variant::{Betza, Stride, Way};

/// A step as (files, ranks).
type Step = (i8, i8);

/// A choice among steps.
type Choice = fn(Step) -> bool;

/// Moves of one sort and one length, going and taking.
struct Sort {
    long: i8,
    short: i8,
    stride: Stride,
    initial: bool,
    goes: Vec<Step>,
    takes: Vec<Step>,
}

/// One sentence: what is done, how, how far at a time, and in which directions.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Sentence {
    mode: &'static str,
    stride: Stride,
    leap: &'static str,
    directions: &'static str,
}

/// How a piece moves, in the order of its notation.
pub(super) fn ways(betza: &Betza) -> Vec<Message> {
    let mut sorts: Vec<Sort> = Vec::new();
    for &way in &betza.ways {
        let place = sorts.iter().position(|sort| sort.fits(way));
        let place = place.unwrap_or_else(|| {
            sorts.push(Sort::new(way));
            sorts.len() - 1
        });
        let steps = if way.takes { &mut sorts[place].takes } else { &mut sorts[place].goes };
        steps.push((way.files, way.ranks));
    }
    let sentences = sorts.iter().flat_map(Sort::sentences).collect();
    joined(sentences).iter().map(Sentence::message).collect()
}

/// Straight and diagonal steps of the same sort in one sentence.
fn joined(sentences: Vec<Sentence>) -> Vec<Sentence> {
    let mut joined: Vec<Sentence> = Vec::new();
    for sentence in sentences {
        let straight = Sentence { leap: "wazir", ..sentence };
        match joined.iter_mut().find(|known| sentence.leap == "fers" && **known == straight) {
            Some(known) => known.leap = "king",
            None => joined.push(sentence),
        }
    }
    joined
}

impl Sentence {
    fn message(&self) -> Message {
        let (id, limit) = match self.stride {
            Stride::Leap => ("way-leap", None),
            Stride::Lame => ("way-lame", None),
            Stride::Ride(limit) => ("way-ride", Some(limit)),
            Stride::Hop(limit) => ("way-hop", Some(limit)),
            Stride::Grasshop => ("way-grasshop", None),
        };
        let message = say(id).with("mode", self.mode).with("leap", self.leap).with("where", self.directions);
        match limit {
            Some(limit) => message.with("limit", limit),
            None => message,
        }
    }
}

impl Sort {
    fn new(way: Way) -> Sort {
        let (long, short) = length(way);
        let Way { stride, initial, .. } = way;
        Sort { long, short, stride, initial, goes: Vec::new(), takes: Vec::new() }
    }

    fn fits(&self, way: Way) -> bool {
        (self.long, self.short) == length(way) && self.stride == way.stride && self.initial == way.initial
    }

    fn sentences(&self) -> Vec<Sentence> {
        let (both, goes): (Vec<Step>, Vec<Step>) =
            self.goes.iter().partition(|step| self.takes.contains(step));
        let takes: Vec<Step> = self.takes.iter().filter(|step| !both.contains(step)).copied().collect();
        let go = if self.initial { "first" } else { "go" };
        let groups = [("both", both), (go, goes), ("take", takes)];
        let sentence = |(mode, steps): (&'static str, Vec<Step>)| Sentence {
            mode,
            stride: self.stride,
            leap: self.leap(),
            directions: self.directions(&steps),
        };
        groups.into_iter().filter(|(_, steps)| !steps.is_empty()).map(sentence).collect()
    }

    /// The name of a leap of this length.
    fn leap(&self) -> &'static str {
        match (self.long, self.short) {
            (1, 0) => "wazir",
            (1, _) => "fers",
            (2, 0) => "dabbaba",
            (2, 1) => "knight",
            (2, _) => "alfil",
            (_, 0) => "threeleaper",
            (_, 1) => "camel",
            (_, 2) => "zebra",
            _ => "tripper",
        }
    }

    /// Which of all the directions of this length these are.
    fn directions(&self, steps: &[Step]) -> &'static str {
        let all = images(self.long, self.short);
        let are = |wanted: Choice| {
            all.iter().all(|&step| wanted(step) == steps.contains(&step)) && !steps.is_empty()
        };
        let known: [(&str, Choice); 7] = [
            ("all", |_| true),
            ("forward", |(_, ranks)| ranks > 0),
            ("backward", |(_, ranks)| ranks < 0),
            ("sideways", |(_, ranks)| ranks == 0),
            ("vertical", |(files, _)| files == 0),
            ("forward-sideways", |(_, ranks)| ranks >= 0),
            ("backward-sideways", |(_, ranks)| ranks <= 0),
        ];
        known.iter().find(|(_, wanted)| are(*wanted)).map_or("some", |(name, _)| name)
    }
}

fn length(way: Way) -> Step {
    let (files, ranks) = (way.files.abs(), way.ranks.abs());
    (files.max(ranks), files.min(ranks))
}

/// All steps of this length, with repetitions.
fn images(long: i8, short: i8) -> Vec<Step> {
    let signs = [1, -1];
    let pairs = [(long, short), (short, long)];
    let flipped = |(files, ranks): Step| signs.map(|x| signs.map(|y| (x * files, y * ranks))).concat();
    pairs.into_iter().flat_map(flipped).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(notation: &str) -> Vec<String> {
        ways(&Betza::parse(notation).unwrap()).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn going_and_taking_alike_is_one_sentence() {
        assert_eq!(said("N"), ["way-leap (mode: both, leap: knight, where: all)"]);
        assert_eq!(said("R3"), ["way-ride (mode: both, leap: wazir, where: all, limit: 3)"]);
    }

    #[test]
    fn going_and_taking_apart_are_two() {
        assert_eq!(
            said("fmWfcF"),
            [
                "way-leap (mode: go, leap: wazir, where: forward)",
                "way-leap (mode: take, leap: fers, where: forward)"
            ]
        );
        assert_eq!(said("imfnD"), ["way-lame (mode: first, leap: dabbaba, where: forward)"]);
        assert_eq!(said("gQ"), ["way-grasshop (mode: both, leap: king, where: all)"]);
    }

    #[test]
    fn odd_directions_are_left_to_the_drawing() {
        assert_eq!(said("flF"), ["way-leap (mode: both, leap: fers, where: some)"]);
        assert_eq!(said("vW"), ["way-leap (mode: both, leap: wazir, where: vertical)"]);
    }
}
