//! Our own engines at a table.

use std::{
    panic::{self, AssertUnwindSafe},
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
    mind::{Decision, Heard, Kinds, Mind, Notation, Start, Task, Thought, for_rules},
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
    /// Whether it broke down before it came to anything.
    broke_off: bool,
}

/// Asks a level for a move.
pub(super) fn ask(bench: &Bench, question: Question, level: u8, stop: Stop, listener: Listener) {
    let (post, hurry) = (bench.post(), question.hurry());
    bench.run_unless(
        stop.clone(),
        hurry,
        Box::new(move |minds| {
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
                Err(fault) => Said::Trouble(seat, fault),
            };
            // When the house is gone, nobody waits for it.
            let _ = post.send(Delivery::new(question.due(), stop, said, listener));
        }),
    );
}

/// Whether a strong level would give up.
fn is_lost(score: Option<Score>, level: u8) -> bool {
    let is_strong = level >= Level::ADVANCED.number();
    is_strong && score.is_some_and(temper::is_hopeless)
}

/// Asks for advice: the strongest, for a short while.
pub(super) fn hint(bench: &Bench, question: Question, stop: Stop, listener: Listener) {
    bench.run_unless(
        stop.clone(),
        None,
        Box::new(move |minds| {
            let found = think(minds, &question, Strength::FULL, &stop, &listener);
            if !stop.is_set() {
                listener(Said::Hint { on: question.on, text: found.ok().and_then(|found| found.mv) });
            }
        }),
    );
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

/// Thinks about a question; whoever breaks down over it is told as any other trouble.
fn think(
    minds: &Minds,
    question: &Question,
    strength: Strength,
    stop: &Stop,
    listener: &Listener,
) -> Result<Conclusion, Fault> {
    let thinks = AssertUnwindSafe(|| borrow_and_think(minds, question, strength, stop, listener));
    match panic::catch_unwind(thinks) {
        Ok(Ok(conclusion)) if conclusion.broke_off => Err(broke_off()),
        Ok(thought) => thought.map_err(|why| Fault::new(FaultKind::Refuses, why)),
        Err(_) => Err(broke_off()),
    }
}

pub(super) fn broke_off() -> Fault {
    Fault::new(FaultKind::Dies, Complaint::BrokeOff)
}

/// Thinks about a question with a mind that is borrowed for it.
fn borrow_and_think(
    minds: &Minds,
    question: &Question,
    strength: Strength,
    stop: &Stop,
    listener: &Listener,
) -> Result<Conclusion, String> {
    if let Some(position) = stones::position(&*question.game) {
        let mv = Some(stones::choose(&position, question.seed));
        return Ok(Conclusion { mv, score: None, broke_off: false });
    }
    with_mind(minds, &question.kind, &*question.game, |mind| {
        mind.set_seed(question.seed);
        let concluded = conclude(minds, mind, question, strength, stop, listener);
        let broke_off = concluded.broke_off;
        (concluded, broke_off)
    })
}

/// Lends a mind that was told a game; the work tells besides whether it broke down.
pub(super) fn with_mind<T>(
    minds: &Minds,
    kind: &Kind,
    game: &dyn Play,
    work: impl FnOnce(&mut dyn Mind) -> (T, bool),
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
    // Whoever broke down is not asked again.
    if !matches!(done, Ok((_, true))) {
        minds.give_back(name, mind);
    }
    done.map(|(done, _)| done)
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
    minds: &Minds,
    mind: &mut dyn Mind,
    question: &Question,
    strength: Strength,
    stop: &Stop,
    listener: &Listener,
) -> Conclusion {
    let limits = question.habits.limits;
    let task = Task {
        pace: question.pace(strength.nodes.is_some(), minds.sharers()),
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
    let (mut score, mut is_stopped) = (None, false);
    loop {
        // Whoever makes way does so for one.
        if !is_stopped && (stop.is_set() || minds.must_make_way()) {
            is_stopped = true;
            thinking.stop();
        }
        match heard.recv_timeout(LISTEN_AGAIN) {
            Ok(Heard::Thought(thought)) => {
                score = thought.score.or(score);
                if question.habits.tells {
                    listener(Said::Thought(question.seat, told(thought)));
                }
            }
            Ok(Heard::Decision(Decision { mv, broke_off, .. })) => {
                return Conclusion { mv, score, broke_off };
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Conclusion { mv: None, score, broke_off: true },
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

#[cfg(test)]
mod tests {
    use std::sync::{Arc, mpsc::Sender};

    use game::{Color, Outcome};
    use table::{Sitter, Spec, Table};

    use super::*;
    use crate::{company::Habits, mind::Listener as Ears, mind::Thinking};

    const LONG: Duration = Duration::from_mins(1);

    /// A mind that breaks down when it is set up.
    struct Broken;

    impl Mind for Broken {
        fn set_up(&mut self, _: Start, _: &[String]) -> Result<(), String> {
            // Nothing is printed, as a panic would.
            panic::resume_unwind(Box::new(()));
        }
        fn play(&mut self, _: &str) -> Result<(), String> {
            Ok(())
        }
        fn take_back(&mut self) -> bool {
            false
        }
        fn turn(&self) -> Color {
            Color::White
        }
        fn outcome(&self) -> Option<Outcome> {
            None
        }
        fn check(&self, _: &str) -> Result<(), String> {
            Ok(())
        }
        fn set_megabytes(&mut self, _: usize) {}
        fn set_threads(&mut self, _: usize) {}
        fn set_tables(&mut self, _: Option<Arc<engine::chess::Tables>>) {}
        fn forget(&mut self) {}
        fn set_seed(&mut self, _: u64) {}
        fn think(&mut self, _: Task, _: Ears) -> Thinking {
            unreachable!("it is never set up")
        }
    }

    fn question() -> Question {
        let seat = || Sitter::Level { level: 3 };
        let (table, _) = Table::open(Spec::new(Kind::chess(), seat(), seat()), Duration::ZERO).unwrap();
        Question::of(&table, Color::White, &Habits::default(), Duration::ZERO)
    }

    fn listener(sender: Sender<Said>) -> Listener {
        Arc::new(move |said| drop(sender.send(said)))
    }

    #[test]
    fn whoever_breaks_down_is_told_and_replaced() {
        let bench = Bench::new(1);
        let kind = mind_name(&question().kind).unwrap();
        bench.run(Box::new(move |minds| minds.give_back(kind, Box::new(Broken))));
        let (sender, heard) = channel();
        ask(&bench, question(), 3, Stop::default(), listener(sender.clone()));
        assert_eq!(heard.recv_timeout(LONG), Ok(Said::Trouble(Color::White, broke_off())));
        ask(&bench, question(), 3, Stop::default(), listener(sender));
        let said = heard.recv_timeout(LONG);
        assert!(matches!(said, Ok(Said::Command(Command::Move { .. }))), "{said:?}");
    }

    #[test]
    fn advice_that_is_no_longer_wanted_costs_nothing() {
        let bench = Bench::new(1);
        let (release, held) = channel::<()>();
        bench.run(Box::new(move |_| held.recv().unwrap()));
        let (sender, heard) = channel();
        for _ in 0..1000 {
            let stop = Stop::default();
            hint(&bench, question(), stop.clone(), listener(sender.clone()));
            stop.set();
        }
        hint(&bench, question(), Stop::default(), listener(sender));
        let begun = Instant::now();
        release.send(()).unwrap();
        assert!(matches!(heard.recv_timeout(LONG), Ok(Said::Hint { text: Some(_), .. })));
        assert!(heard.recv_timeout(LONG).is_err(), "there is one answer");
        assert!(begun.elapsed() < LONG);
    }
}
