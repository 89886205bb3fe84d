//! Problems, tries and solutions as games in SGF.

use engine::tsumego::{Answer, Verdict};
use game::{Color, Edit, History, Message, NodeId};
use go::{
    Move, Occupant, Point, Setup,
    sgf::{Extent, Record, escaped, point_text},
};

use super::{
    Judgement, Question,
    telling::{judgement_message, question_message, result_message, verdict_message},
};

/// A tree of moves of Go.
type Tree = History<Move, Edit<Occupant>>;

/// The judgements of SGF: a good move, a bad one, a doubtful one.
const GOOD: u32 = 1;
const BAD: u32 = 2;
const DOUBTFUL: u32 = 6;

/// A problem as a game in which nothing was played, with a comment that somebody puts into words.
pub fn problem_record(question: &Question, say: &dyn Fn(&Message) -> String) -> Record {
    let setup = Setup { turn: question.turns()[0], ..question.start().setup() };
    let extent = Extent::from(setup.size);
    let mut record = Record::starting_from(&setup);
    // Rules and komi of a problem are nobody's.
    for name in ["RU", "KM", "HA"] {
        record.set_property(name, Vec::new());
    }
    if !question.name().is_empty() {
        record.set_property("GN", vec![escaped(question.name())]);
    }
    let values = |points: &[Point]| points.iter().map(|&point| point_text(point, extent)).collect();
    record.set_property("PL", vec![letter(setup.turn).to_owned()]);
    record.set_property("TR", values(question.target()));
    record.set_property("SQ", values(question.region()));
    record.history.notes_mut(NodeId::ROOT).comments.push(say(&question_message(question)));
    record
}

const fn letter(color: Color) -> &'static str {
    if color.is_white() { "W" } else { "B" }
}

/// Adds all that an answer says as variations.
pub(super) fn add(
    record: &mut Record,
    question: &Question,
    answer: &Answer,
    say: &dyn Fn(&Message) -> String,
) {
    let result = say(&result_message(answer.turn, answer.verdict));
    comment(record, NodeId::ROOT, result);
    let is_best = |mv: &&Move| answer.line.first() == Some(mv);
    let (main, others): (Vec<&Move>, Vec<&Move>) = answer.first_moves.iter().partition(is_best);
    if !answer.line.is_empty() {
        plant(record, question, answer.turn, &answer.line);
    }
    for &&mv in main.iter().chain(&others) {
        let node = plant(record, question, answer.turn, &[mv]);
        let judgement =
            if answer.verdict == Verdict::Unknown { Judgement::Unknown } else { Judgement::Correct };
        judge(record, node, judgement, answer.verdict, say);
    }
    for refutation in &answer.refutations {
        let mut moves = vec![refutation.mv];
        moves.extend(&refutation.line);
        plant(record, question, answer.turn, &moves);
        let node = plant(record, question, answer.turn, &moves[..1]);
        let verdict = say(&verdict_message(refutation.verdict));
        judged(record, node, BAD, verdict);
    }
}

/// Makes a line of moves part of a game; tells its last node.
pub(super) fn plant(record: &mut Record, question: &Question, first: Color, moves: &[Move]) -> NodeId {
    let mut node = NodeId::ROOT;
    for (index, &mv) in moves.iter().enumerate() {
        let edit = (index == 0 && first != question.turns()[0]).then(|| Edit::turn(first));
        node = child(&mut record.history, node, edit, mv);
    }
    node
}

/// The node of a move behind another, which is added where it is not there yet.
pub(super) fn child(tree: &mut Tree, parent: NodeId, edit: Option<Edit<Occupant>>, mv: Move) -> NodeId {
    let is_it = |&id: &NodeId| tree.node(id).mv() == Some(mv) && tree.node(id).edit() == edit.as_ref();
    let known = tree.node(parent).children().iter().copied().find(is_it);
    known.unwrap_or_else(|| tree.append(parent, edit, Some(mv)))
}

/// All nodes of a tree but its root, each behind its parent.
pub(super) fn nodes(tree: &Tree) -> Vec<NodeId> {
    let mut waiting = vec![NodeId::ROOT];
    let mut found = Vec::new();
    while let Some(id) = waiting.pop() {
        found.push(id);
        waiting.extend(tree.node(id).children().iter().rev());
    }
    found.split_off(1)
}

/// Writes a judgement beside a move.
pub(super) fn judge(
    record: &mut Record,
    node: NodeId,
    judgement: Judgement,
    after: Verdict,
    say: &dyn Fn(&Message) -> String,
) {
    let text = say(&judgement_message(judgement, after));
    match judgement {
        Judgement::Correct => judged(record, node, GOOD, text),
        Judgement::OnlySeki | Judgement::OnlyKo | Judgement::WorseKo => judged(record, node, DOUBTFUL, text),
        Judgement::Fails => judged(record, node, BAD, text),
        Judgement::Hopeless | Judgement::Unknown => comment(record, node, text),
    }
}

fn judged(record: &mut Record, node: NodeId, glyph: u32, text: String) {
    record.history.notes_mut(node).glyphs = vec![glyph];
    comment(record, node, text);
}

/// Adds a comment, unless it stands there already.
fn comment(record: &mut Record, node: NodeId, text: String) {
    let comments = &mut record.history.notes_mut(node).comments;
    if !comments.contains(&text) {
        comments.push(text);
    }
}
