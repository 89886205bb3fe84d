//! A game as a tree, made of its text.

use std::collections::HashSet;

use encoding_rs::Encoding;
use game::{Edit, NodeId, Notes};

use super::{
    Limit, Problem, Record,
    check::Check,
    draft::{Draft, Node, Problems, Property},
    glyph::glyphs,
    limit,
    line::Line,
    property::goes_with_move,
    step::{Fault, Played, Properties, Step},
    text::text,
};
use crate::{Move, Occupant};

struct Builder {
    record: Record,
    line: Line,
    problems: Problems,
    points: usize,
    /// Whether it was told that some line is too long to be checked.
    is_deep: bool,
}

/// Where in the text the properties of a node are.
struct Places(Vec<Property>);

impl Places {
    fn property(&self, index: usize) -> usize {
        self.0[index].at
    }

    fn fault(&self, fault: &Fault) -> usize {
        let property = &self.0[fault.property];
        let value = fault.value.and_then(|value| property.values.get(value));
        value.map_or(property.at, |value| value.start)
    }
}

/// The record of a game, and what is wrong with it.
///
/// Where a limit is reached the rest of the game is left out.
pub(super) fn build(
    mut draft: Draft,
    bytes: &[u8],
    charset: &'static Encoding,
    care: Care,
) -> (Record, Vec<(usize, Problem)>) {
    let problems = std::mem::take(&mut draft.problems);
    let mut nodes = draft.nodes.into_iter();
    let Some(root) = nodes.next() else { return (Record::empty(), problems.into_vec()) };
    let (properties, places) = decode(root, bytes, charset);
    let checked = (care == Care::Thorough).then(|| properties.clone());
    let mut builder = Builder::new(properties, &places);
    let mut inspector = checked.zip(builder.record.extent()).map(|(root, extent)| {
        let mut inspector = Inspector { check: Check::new(extent), found: Vec::new() };
        inspector.look(None, &root, &places);
        inspector
    });
    // The last node that each node of the text became.
    let mut ids = vec![builder.line_end()];
    for node in nodes {
        let (text_parent, parent) = (node.parent, node.parent.map_or(NodeId::ROOT, |parent| ids[parent]));
        let (properties, places) = decode(node, bytes, charset);
        if let Some(inspector) = &mut inspector {
            inspector.look(text_parent, &properties, &places);
        }
        let at = places.0.first().map_or(draft.end, |property| property.at);
        match builder.add(parent, properties, &places) {
            Ok(id) => ids.push(id),
            Err(limit) => {
                builder.problems.note(at, Problem::Limit(limit));
                break;
            }
        }
    }
    let mut problems = problems.into_vec();
    problems.extend(builder.problems.into_vec());
    if let Some(inspector) = inspector {
        inspector.tell(&mut problems);
    }
    (builder.record, problems)
}

/// How much is told of what is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Care {
    /// What hinders the reading.
    Usual,
    /// All that the standard forbids.
    Thorough,
}

/// What the check of nodes found, and where.
struct Inspector {
    check: Check,
    found: Vec<(usize, Fault)>,
}

impl Inspector {
    fn look(&mut self, parent: Option<usize>, properties: &Properties, places: &Places) {
        let faults = self.check.node(parent, properties);
        if self.found.len() <= limit::PROBLEMS {
            self.found.extend(faults.into_iter().map(|fault| (places.fault(&fault), fault)));
        }
    }

    /// Adds what was found, unless it is told already that the same value is wrong.
    fn tell(self, problems: &mut Vec<(usize, Problem)>) {
        let told: HashSet<usize> = problems.iter().map(|&(at, _)| at).collect();
        let is_new = |(at, fault): &(usize, Fault)| match fault.problem {
            Problem::PointTwice { .. } => true,
            _ => fault.value.is_none() || !told.contains(at),
        };
        problems.extend(self.found.into_iter().filter(is_new).map(|(at, fault)| (at, fault.problem)));
    }
}

fn decode(node: Node, bytes: &[u8], charset: &'static Encoding) -> (Properties, Places) {
    let value = |range: &std::ops::Range<usize>| {
        charset.decode_without_bom_handling(&bytes[range.clone()]).0.into_owned()
    };
    let property = |property: &Property| (property.name.clone(), property.values.iter().map(value).collect());
    (node.properties.iter().map(property).collect(), Places(node.properties))
}

impl Builder {
    fn new(properties: Properties, places: &Places) -> Builder {
        let (moving, staying): (Vec<_>, Vec<_>) =
            (0..properties.len()).partition(|&index| goes_with_move(&properties[index].0));
        let has_move = moving.iter().any(|&index| matches!(properties[index].0.as_str(), "B" | "W"));
        let (of_root, of_move) = if has_move {
            let pick = |indices: &[usize]| indices.iter().map(|&index| properties[index].clone()).collect();
            (pick(&staying), Some((pick(&moving), moving)))
        } else {
            (properties, None)
        };
        let (record, faults) = Record::with_root(of_root);
        let index_of = |index: usize| if of_move.is_some() { staying[index] } else { index };
        let mut problems = Problems::default();
        for fault in faults {
            let fault = Fault { property: index_of(fault.property), ..fault };
            problems.note(places.fault(&fault), fault.problem);
        }
        let line = Line::new(record.start(), record.turn());
        let mut builder = Builder { record, line, problems, points: 0, is_deep: false };
        remark(builder.record.history.notes_mut(NodeId::ROOT));
        if let Some((properties, indices)) = of_move {
            let moved = indices.into_iter().map(|index| Property {
                name: String::new(),
                at: places.0[index].at,
                values: places.0[index].values.clone(),
            });
            // One node more than none cannot be too many.
            let _ = builder.add(NodeId::ROOT, properties, &Places(moved.collect()));
        }
        builder
    }

    /// The node that the root of the text ends with.
    fn line_end(&self) -> NodeId {
        self.record.history.main_line(NodeId::ROOT).last().unwrap_or(NodeId::ROOT)
    }

    /// Adds a node of the text; more nodes where it has more than one move.
    fn add(&mut self, parent: NodeId, mut properties: Properties, places: &Places) -> Result<NodeId, Limit> {
        self.line.back_to(parent);
        let Some(extent) = self.record.extent() else {
            return Ok(self.append(parent, None, None, properties));
        };
        let (step, faults) = Step::read(&properties, extent);
        self.points += step.cells.len();
        if self.points > limit::POINTS {
            return Err(Limit::Points);
        }
        for fault in faults {
            self.problems.note(places.fault(&fault), fault.problem);
        }
        let mut later: Vec<(Played, (String, Vec<String>))> = Vec::new();
        for &played in step.moves.iter().skip(1).rev() {
            self.problems.note(places.property(played.property), Problem::SecondMove);
            later.push((played, properties.remove(played.property)));
        }
        let mut here = self.step(parent, &step, step.moves.first().copied(), (properties, places));
        for (played, property) in later.into_iter().rev() {
            here = self.step(here, &Step::default(), Some(played), (vec![property], places));
        }
        Ok(here)
    }

    fn step(
        &mut self,
        parent: NodeId,
        step: &Step,
        played: Option<Played>,
        (properties, places): (Properties, &Places),
    ) -> NodeId {
        let first = places.0.first().map_or(0, |property| property.at);
        if let Some(limit) = self.line.limit().filter(|_| !self.is_deep) {
            self.problems.note(first, Problem::Limit(limit));
            self.is_deep = true;
        }
        let meaning = self.line.meaning(step, played);
        if let Some(problem) = meaning.problem {
            let at = match (&problem, played) {
                (Problem::Illegal(_), Some(played)) => places.property(played.property),
                _ => first,
            };
            self.problems.note(at, problem);
        }
        self.append(parent, meaning.edit, meaning.mv, properties)
    }

    fn append(
        &mut self,
        parent: NodeId,
        edit: Option<Edit<Occupant>>,
        mv: Option<Move>,
        properties: Properties,
    ) -> NodeId {
        let id = self.record.history.append(parent, edit, mv);
        let notes = self.record.history.notes_mut(id);
        notes.properties = properties;
        remark(notes);
        self.line.enter(id, self.record.history.node(id).edit(), mv);
        id
    }
}

/// Gives a node the comments and judgements that its properties have.
fn remark(notes: &mut Notes) {
    notes.comments = comments(&notes.properties);
    notes.glyphs = glyphs(&notes.properties);
}

/// The comments that some properties have, empty ones left out.
pub(super) fn comments(properties: &Properties) -> Vec<String> {
    let values = properties.iter().filter(|(name, _)| name == "C").flat_map(|(_, values)| values);
    values.map(|value| text(value)).filter(|comment| !comment.is_empty()).collect()
}
