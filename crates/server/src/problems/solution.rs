//! The solution of a problem as the page is shown it.

use game::{Color, Message};
use players::solve::{Point, Session, Variation, answer_messages, judgement_message, result_message};

use super::board::judged;
use crate::wire::ProblemNode;

/// The solution in sentences, with the side that moves first now.
pub(super) fn sentences(session: &Session) -> Vec<Message> {
    let found = session.found();
    let result = result_message(found.answer.turn, found.answer.verdict);
    std::iter::once(result).chain(answer_messages(found)).collect()
}

/// All first moves, the best one first, and why the others fail.
pub(super) fn lines(session: &Session) -> Vec<ProblemNode> {
    session.variations().iter().filter_map(|variation| line(session.first(), variation)).collect()
}

/// A variation as a chain of nodes; what it is worth is said of its first move.
fn line(first: Color, Variation { moves, judgement, verdict }: &Variation) -> Option<ProblemNode> {
    let mut behind: Option<ProblemNode> = None;
    for (index, mv) in moves.iter().enumerate().rev() {
        let is_first = index == 0;
        behind = Some(ProblemNode {
            text: mv.to_string(),
            color: if index.is_multiple_of(2) { first } else { !first },
            place: mv.point().map(Point::place),
            judgement: is_first.then(|| judged(*judgement)),
            told: is_first.then(|| judgement_message(*judgement, *verdict)),
            children: behind.into_iter().collect(),
        });
    }
    behind
}
