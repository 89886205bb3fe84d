//! Our own engines at a table.

use std::{
    sync::mpsc::{RecvTimeoutError, channel},
    time::{Duration, Instant},
};

use chess::any::{Position, Rules};
use engine::{Level, Strength};
use game::{Game, Play};
use search::{Score, Stop};
use table::{Command, Kind, Offer};

use super::{
    Listener, Question, Said, ThoughtOf,
    bench::{Bench, Delivery, MEGABYTES, Minds},
    stones,
};
use crate::{
    mind::{Heard, Kinds, Mind, Notation, Start, Task, Thought, for_rules},
    seat::{Complaint, Fault, FaultKind},
    temper,
    worth::uci_score,
};

/// How long is waited before looking again whether to wait at all.
const LISTEN_AGAIN: Duration = Duration::from_millis(20);
/// How long an engine looks at a position to judge a draw.
const JUDGING: Duration = Duration::from_millis(300);

/// What an engine came to.
struct Conclusion {
    mv: Option<String>,
    score: Option<Score>,
}

/// Asks a level for a move.
pub(super) fn ask(bench: &Bench, question: Question, level: u8, stop: Stop, listener: Listener) {
    let post = bench.post();
    bench.run(Box::new(move |minds| {
        if stop.is_set() {
            return;
        }
        let (seat, on) = (question.seat, question.on);
        let strength = Level::new(level).unwrap_or(Level::FULL).strength();
        let said = match think(minds, &question, strength, &stop, &listener) {
            Ok(Conclusion { score, .. }) if question.habits.may_resign && is_lost(score, level) => {
                Said::Command(Command::Resign { seat })
            }
            Ok(Conclusion { mv: Some(text), .. }) => Said::Command(Command::Move { seat, on, text }),
            Ok(Conclusion { mv: None, .. }) => {
                Said::Trouble(seat, Fault::new(FaultKind::NoMove, Complaint::NoMove))
            }
            Err(why) => Said::Trouble(seat, Fault::new(FaultKind::Refuses, why)),
        };
        // When the house is gone, nobody waits for it.
        let _ = post.send(Delivery::new(question.due(), stop, said, listener));
    }));
}

/// Whether a strong level would give up.
fn is_lost(score: Option<Score>, level: u8) -> bool {
    let is_strong = level >= Level::ADVANCED.number();
    is_strong && score.is_some_and(temper::is_hopeless)
}

/// Asks for advice: the strongest, for a short while.
pub(super) fn hint(bench: &Bench, question: Question, stop: Stop, listener: Listener) {
    bench.run(Box::new(move |minds| {
        let found = think(minds, &question, Strength::FULL, &stop, &listener);
        if !stop.is_set() {
            listener(Said::Hint { on: question.on, text: found.ok().and_then(|found| found.mv) });
        }
    }));
}

/// Asks what an engine thinks of a draw, by a short look at the position.
pub(super) fn judge(bench: &Bench, mut question: Question, listener: Listener) {
    bench.run(Box::new(move |minds| {
        question.habits.limits.move_time = Some(JUDGING);
        let found = think(minds, &question, Strength::FULL, &Stop::default(), &listener).ok();
        let plies = question.game.line().map_or(0, |line| line.len()) as u32;
        let own = found.and_then(|found| found.score).map(|score| score_of(score, &question));
        let accept = own.is_some_and(|score| temper::would_accept_draw(score, plies));
        listener(Said::Command(Command::Answer { seat: question.seat, accept, offer: Some(Offer::Draw) }));
    }));
}

/// A score of the side to move, as the one who was asked sees it.
fn score_of(score: Score, question: &Question) -> Score {
    let is_own: bool = question.game.turn() == question.seat;
    match score {
        _ if is_own => score,
        Score::Worth(value) => Score::Worth(-value),
        Score::Wins(moves) => Score::Loses(moves),
        Score::Loses(moves) => Score::Wins(moves),
    }
}

/// Thinks about a question with a mind that is borrowed for it.
fn think(
    minds: &Minds,
    question: &Question,
    strength: Strength,
    stop: &Stop,
    listener: &Listener,
) -> Result<Conclusion, String> {
    if let Some(position) = stones::position(&*question.game) {
        return Ok(Conclusion { mv: Some(stones::choose(&position, question.seed)), score: None });
    }
    with_mind(minds, &question.kind, &*question.game, |mind| {
        mind.set_seed(question.seed);
        conclude(mind, question, strength, stop, listener)
    })
}

/// Lends a mind that was told a game.
pub(super) fn with_mind<T>(
    minds: &Minds,
    kind: &Kind,
    game: &dyn Play,
    work: impl FnOnce(&mut dyn Mind) -> T,
) -> Result<T, String> {
    let name = mind_name(kind)?;
    // Where the game was edited, it begins anew with the position as it stands.
    let (start, moves) = match game.line() {
        Some(moves) => (game.start_text(), moves),
        None => (game.setup_text(), Vec::new()),
    };
    let mut mind = minds.borrow(&name, || make(kind, game))?;
    let is_chess960 = matches!(kind, Kind::Chess { variant, .. } if variant == "chess960");
    let begin = Start { fen: Some(start), is_chess960, notation: Notation::Uci };
    let done = mind.set_up(begin, &moves).map(|()| work(&mut *mind));
    minds.give_back(name, mind);
    done
}

/// What tells the mind for a kind of game from another.
fn mind_name(kind: &Kind) -> Result<String, String> {
    match kind {
        Kind::Draughts { .. } => Ok("draughts".to_owned()),
        Kind::Chess { variant, boards, sections, .. } => {
            Ok(format!("{variant} {boards:?} {}", sections.as_deref().unwrap_or_default()))
        }
        Kind::Go { .. } => Err("this is no game for it".to_owned()),
    }
}

/// A new mind for a kind of game.
fn make(kind: &Kind, game: &dyn Play) -> Result<Box<dyn Mind>, String> {
    if matches!(kind, Kind::Draughts { .. }) {
        return Kinds::default().mind("draughts", MEGABYTES);
    }
    let game: Option<&Game<Position>> = game.as_any().downcast_ref();
    let rules = match game.map(Game::start) {
        Some(Position::Variant(position)) => Rules::Variant(position.variant().clone()),
        Some(Position::Standard(_)) => Rules::Chess,
        None => return Err("this is no game for it".to_owned()),
    };
    for_rules(&rules, MEGABYTES)
}

/// Thinks until there is a move, or nobody waits for it any more.
fn conclude(
    mind: &mut dyn Mind,
    question: &Question,
    strength: Strength,
    stop: &Stop,
    listener: &Listener,
) -> Conclusion {
    let limits = question.habits.limits;
    let task = Task {
        pace: question.pace(strength.nodes.is_some()),
        depth: limits.depth,
        nodes: limits.nodes,
        strength,
        ..Task::endless(Instant::now())
    };
    let (sender, heard) = channel();
    let thinking = mind.think(
        task,
        Box::new(move |word| {
            // When nobody listens any more, nobody needs to know.
            let _ = sender.send(word);
        }),
    );
    let mut score = None;
    loop {
        if stop.is_set() {
            thinking.stop();
        }
        match heard.recv_timeout(LISTEN_AGAIN) {
            Ok(Heard::Thought(thought)) => {
                score = thought.score.or(score);
                if question.habits.tells {
                    listener(Said::Thought(question.seat, told(thought)));
                }
            }
            Ok(Heard::Decision(decision)) => return Conclusion { mv: decision.mv, score },
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Conclusion { mv: None, score },
        }
    }
}

fn told(thought: Thought) -> ThoughtOf {
    ThoughtOf {
        depth: thought.depth,
        score: thought.score.map(uci_score),
        nodes: thought.nodes,
        elapsed: thought.elapsed,
        line: thought.line,
    }
}
