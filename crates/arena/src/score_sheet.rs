//! A finished game as PGN.

use chess::pgn::{self, Evaluation, Record, Termination};
use game::{ByColor, Color, NodeId, Position as _, Verdict};
use players::seat::Score;

use crate::{Finished, Played};

/// The game as a record, with its clocks and what the players thought.
pub fn score_sheet(finished: &Finished, names: &ByColor<&str>, round: &str) -> Record {
    let mut record = Record::new(finished.start.clone());
    let ending = &finished.ending;
    record.result = Some(match ending.verdict() {
        Verdict::Win(winner) => Termination::Win(winner),
        Verdict::Draw => Termination::Draw,
        Verdict::NoResult => Termination::Unknown,
    });
    for (name, value) in [
        ("Event", "plateau match"),
        ("Round", round),
        ("White", names.white),
        ("Black", names.black),
        ("Termination", ending.termination()),
    ] {
        record.set_tag(name, value);
    }
    for (name, value) in finished.time.pgn_tags() {
        record.set_tag(name, value);
    }
    record.set_tag("PlyCount", finished.moves.len().to_string());
    let (mut position, mut at) = (finished.start.clone(), NodeId::ROOT);
    for played in &finished.moves {
        at = record.history.append(at, None, Some(played.mv));
        record.history.notes_mut(at).comments.extend(remark(played, position.turn()));
        position.apply(played.mv);
    }
    record.history.notes_mut(at).comments.push(last_words(finished));
    record
}

/// What is said behind a move: its clock and its value; nothing in the opening.
fn remark(played: &Played, color: Color) -> Option<String> {
    let elapsed = played.elapsed?;
    let mut comment = String::new();
    pgn::set_clock(&mut comment, played.left);
    pgn::set_elapsed(&mut comment, Some(elapsed));
    let evaluation =
        played.score.map(|score| Evaluation { score: for_white(score, color), depth: played.depth });
    pgn::set_evaluation(&mut comment, evaluation);
    Some(comment)
}

/// A score as PGN has it: White's.
fn for_white(score: Score, color: Color) -> pgn::Score {
    let sign = if color.is_white() { 1 } else { -1 };
    match score {
        Score::Centipawns(worth) => pgn::Score::Centipawns(sign * worth),
        Score::Mate(moves) => pgn::Score::Mate(sign * moves),
    }
}

/// Why the game ended, for people.
fn last_words(finished: &Finished) -> String {
    match finished.ending.forfeit() {
        Some((color, fault)) => format!("{color} forfeits ({}): {}", fault.kind.word(), fault.why),
        None => finished.ending.word().into_owned(),
    }
}
