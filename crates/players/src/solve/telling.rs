//! Verdicts and judgements as messages.

use engine::tsumego::{Ko, KoKind, Progress, Verdict};
use game::{Color, Message};
use go::Move;

use super::{Judgement, Question, Timed};

/// What becomes of the target, as a part of a sentence.
pub fn verdict_message(verdict: Verdict) -> Message {
    match verdict {
        Verdict::Alive => Message::new("solve-alive"),
        Verdict::Dead => Message::new("solve-dead"),
        Verdict::Seki => Message::new("solve-seki"),
        Verdict::Unknown => Message::new("solve-unknown"),
        Verdict::Ko(ko) => ko_message(ko),
    }
}

fn ko_message(Ko { lives_without, threats, kind }: Ko) -> Message {
    let id = if lives_without { "solve-ko-lives" } else { "solve-ko-dies" };
    Message::new(id).with("threats", threats).saying("kind", kind_message(kind))
}

fn kind_message(kind: KoKind) -> Message {
    Message::new(match kind {
        KoKind::Direct => "solve-ko-direct",
        KoKind::MultiStep => "solve-ko-steps",
        KoKind::ThousandYear => "solve-ko-thousand",
    })
}

/// The word of a verdict, as programs read it.
pub fn verdict_word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Alive => "alive",
        Verdict::Dead => "dead",
        Verdict::Seki => "seki",
        Verdict::Ko(_) => "ko",
        Verdict::Unknown => "unknown",
    }
}

/// The word of a kind of ko, as programs read it.
pub fn kind_word(kind: KoKind) -> &'static str {
    match kind {
        KoKind::Direct => "direct",
        KoKind::MultiStep => "multi-step",
        KoKind::ThousandYear => "thousand-year",
    }
}

/// What is asked, in a sentence.
pub fn question_message(question: &Question) -> Message {
    let id = if question.target().len() > 1 { "solve-question-several" } else { "solve-question" };
    Message::new(id)
        .with("color", question.defender())
        .with("target", question.target_text().replace(',', ", "))
}

/// Who wins if both sides do their best, in a sentence.
pub fn result_message(turn: Color, verdict: Verdict) -> Message {
    Message::new("solve-result").with("color", turn).saying("verdict", verdict_message(verdict))
}

/// What a move is worth, in a sentence.
pub fn judgement_message(judgement: Judgement, after: Verdict) -> Message {
    let id = match judgement {
        Judgement::Correct => "solve-correct",
        Judgement::OnlySeki => "solve-only-seki",
        Judgement::OnlyKo => "solve-only-ko",
        Judgement::WorseKo => "solve-worse-ko",
        Judgement::Fails => "solve-fails",
        Judgement::Hopeless => "solve-hopeless",
        Judgement::Unknown => "solve-not-known",
    };
    let message = Message::new(id);
    match judgement {
        Judgement::Unknown => message,
        _ => message.saying("verdict", verdict_message(after)),
    }
}

/// What an answer says besides its verdict, a sentence each.
pub fn answer_messages(Timed { answer, is_explained, .. }: &Timed) -> Vec<Message> {
    let mut told = Vec::new();
    if let Some(guess) = answer.guess {
        told.push(Message::new("solve-guess").saying("verdict", verdict_message(guess)));
    }
    match &answer.first_moves[..] {
        [] if !answer.is_complete => {}
        [] => told.push(Message::new("solve-no-first-move")),
        moves => told.push(Message::new("solve-first-moves").with("moves", moves_text(moves))),
    }
    if answer.verdict != Verdict::Unknown && !answer.is_complete {
        told.push(Message::new("solve-incomplete"));
    }
    if !answer.two_eye_moves.is_empty() && answer.two_eye_moves != answer.first_moves {
        let moves = moves_text(&answer.two_eye_moves);
        told.push(Message::new("solve-two-eye-moves").with("moves", moves));
    }
    if !answer.line.is_empty() {
        told.push(Message::new("solve-line").with("moves", moves_text(&answer.line)));
    }
    for refutation in &answer.refutations {
        let message = match &refutation.line[..] {
            [] => Message::new("solve-refutation"),
            line => Message::new("solve-refutation-line").with("line", moves_text(line)),
        };
        let message = message.with("move", refutation.mv);
        told.push(message.saying("verdict", verdict_message(refutation.verdict)));
    }
    if answer.is_complete && !is_explained {
        told.push(Message::new("solve-unexplained"));
    }
    told
}

/// How a search goes, in a sentence.
pub fn progress_message(progress: &Progress) -> Message {
    Message::new("solve-progress")
        .with("nodes", progress.nodes)
        .with("proof", progress.proof)
        .with("disproof", progress.disproof)
        .with("line", moves_text(&progress.line))
}

/// Moves one behind the other.
pub fn moves_text(moves: &[Move]) -> String {
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}
