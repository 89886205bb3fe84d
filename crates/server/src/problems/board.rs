//! The board of a problem as the page is shown it.

use game::{Color, Message, Place, Play, Position as _};
use players::solve::{Judgement, KoMaster, Origin, Question, Session, Verdict, moves_text, question_message};
use table::BoardView;

use crate::wire::{ProblemBoard, ProblemJudgement, ProblemMove, ProblemVerdict};

/// The board before the first move.
pub(super) fn start(question: &Question) -> ProblemBoard {
    let first = question.turns()[0];
    let game = game::Game::new(question.start().with_turn(first));
    let (board, choices) = (BoardView::of(&game), game.choices());
    ProblemBoard { board, turn: first, own: first, first, moves: Vec::new(), choices, end: None }
}

/// The board as it stands, with the side of whoever tries.
pub(super) fn now(session: &mut Session, own: Color) -> ProblemBoard {
    let game = session.game();
    let moves = session.tried().map(|(color, mv, judgement)| ProblemMove {
        text: mv.to_string(),
        color,
        judgement: judged(judgement),
    });
    let moves: Vec<ProblemMove> = moves.collect();
    let (turn, first) = (session.position().turn(), session.first());
    let end = end(session);
    let choices = if end.is_some() && session.is_captured() { Vec::new() } else { game.choices() };
    ProblemBoard { board: BoardView::of(&game), turn, own, first, moves, choices, end }
}

/// Why nothing more is to be played.
fn end(session: &mut Session) -> Option<Message> {
    if session.is_captured() {
        return Some(Message::new("solve-captured"));
    }
    let goes_on =
        session.moves().is_empty() || session.verdict() == Verdict::Unknown || session.response().is_some();
    if goes_on {
        return None;
    }
    let id = if session.needs_threat() { "solve-needs-threat" } else { "solve-settled" };
    Some(Message::new(id))
}

/// What is asked, where one may play, and who wins kos, a sentence each.
pub(super) fn told(question: &Question) -> Vec<Message> {
    let count = question.region().len();
    let region = match question.origin() {
        Origin::Marked => Message::new("solve-region-marked").with("count", count),
        Origin::WorkedOut => {
            let points: Vec<String> = question.region().iter().map(ToString::to_string).collect();
            Message::new("solve-region-worked-out").with("count", count).with("points", points.join(" "))
        }
    };
    let master = question.problem().ko_master().map(|master| match master {
        KoMaster::Attacker => Message::new("solve-master-attacker"),
        KoMaster::Defender => Message::new("solve-master-defender"),
    });
    [question_message(question), region].into_iter().chain(master).collect()
}

/// The points of a question as places.
pub(crate) fn places(question: &Question) -> (Vec<Place>, Vec<Place>) {
    let target = question.target().iter().map(|point| point.place()).collect();
    let region = question.region().iter().map(|point| point.place()).collect();
    (target, region)
}

pub(super) const fn judged(judgement: Judgement) -> ProblemJudgement {
    match judgement {
        Judgement::Correct => ProblemJudgement::Correct,
        Judgement::OnlySeki => ProblemJudgement::OnlySeki,
        Judgement::OnlyKo => ProblemJudgement::OnlyKo,
        Judgement::WorseKo => ProblemJudgement::WorseKo,
        Judgement::Fails => ProblemJudgement::Fails,
        Judgement::Hopeless => ProblemJudgement::Hopeless,
        Judgement::Unknown => ProblemJudgement::Unknown,
    }
}

pub(super) const fn verdict(verdict: Verdict) -> ProblemVerdict {
    match verdict {
        Verdict::Alive => ProblemVerdict::Alive,
        Verdict::Dead => ProblemVerdict::Dead,
        Verdict::Seki => ProblemVerdict::Seki,
        Verdict::Ko(_) => ProblemVerdict::Ko,
        Verdict::Unknown => ProblemVerdict::Unknown,
    }
}

/// What was taken back.
pub(super) fn taken_back(session: &mut Session, own: Color) -> Option<Message> {
    let mut taken = Vec::new();
    while let Some(mv) = session.back() {
        taken.push(mv);
        if session.turn() == own {
            break;
        }
    }
    let is_some = !taken.is_empty();
    is_some.then(|| Message::new("solve-taken-back").with("moves", moves_text(&taken)))
}
