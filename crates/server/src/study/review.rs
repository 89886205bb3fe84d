//! Whole games, looked at move by move.

use std::{sync::Arc, time::Duration};

use game::{Color, Message, NodeId, Play};
use players::{
    company::study::{Desk, Mark, Told, Topic, Variation, Worth},
    seat::Score,
};
use store::GameId;
use table::Kind;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use super::{Matter, ended, standing};
use crate::{
    House,
    room::Call,
    wire::{Judged, Lesson, Reviewed, Word},
};

/// How long each position is thought about at least and at most, in milliseconds.
const TIMES: (u32, u32) = (50, 10_000);
/// How many moves of a better line are added to the tree.
const BETTER: usize = 8;

/// A game that is looked at move by move.
pub(super) struct Review {
    pub(super) house: Arc<House>,
    pub(super) game: GameId,
    pub(super) lesson: Lesson,
    pub(super) tell: UnboundedSender<Word>,
}

/// What was found of a move, for its game.
#[derive(Debug, Clone)]
pub(crate) struct Judgement {
    /// Of which of the games that were played at the table.
    pub(crate) restarts: u32,
    /// The node behind the move.
    pub(crate) node: u32,
    /// What is wrong with it.
    pub(crate) glyph: u32,
    /// The node before it.
    pub(crate) on: u32,
    /// The moves that were better.
    pub(crate) better: Vec<String>,
}

/// A node, and what is thought of it.
struct Looked {
    node: NodeId,
    turn: Color,
    best: Variation,
}

impl Review {
    pub(super) async fn run(self, matter: Matter, mut desk: Desk) {
        let Matter { kind, mut game, nodes, restarts } = matter;
        let (of, mut before) = (nodes.len() as u32, None);
        for (done, node) in nodes.into_iter().enumerate() {
            game.jump(node);
            let looked = match self.look(&mut desk, &kind, &*game, node).await {
                Ok(looked) => looked,
                Err(why) => return drop(self.tell.send(ended(&self.lesson.id, Some(why)))),
            };
            let Some(looked) = looked else {
                before = None;
                continue;
            };
            let mark = before.as_ref().and_then(|before| judge(&*game, before, &looked));
            if let Some((before, mark)) = before.as_ref().zip(mark) {
                self.enter(restarts, before, node, mark).await;
            }
            let standing = standing(looked.best.worth, looked.turn);
            let (id, node) = (self.lesson.id.clone(), node.number());
            let judged = mark.map(Judged::from);
            let reviewed = Reviewed { id, node, done: done as u32 + 1, of, standing, judged };
            if self.tell.send(Word::Reviewed(reviewed)).is_err() {
                return;
            }
            before = Some(looked);
        }
        let _ = self.tell.send(ended(&self.lesson.id, None));
    }

    /// What is thought of where a game stands; none where nothing was said in time.
    async fn look(
        &self,
        desk: &mut Desk,
        kind: &Kind,
        game: &dyn Play,
        node: NodeId,
    ) -> Result<Option<Looked>, Message> {
        let turn = game.turn();
        if let Some(worth) = decided(game) {
            return Ok(Some(Looked { node, turn, best: Variation { worth, moves: Vec::new() } }));
        }
        let (tell, mut told) = unbounded_channel();
        let limit = Duration::from_millis(u64::from(self.lesson.time.clamp(TIMES.0, TIMES.1)));
        let topic = Topic { kind: kind.clone(), game: game.duplicate(), lines: 1, limit };
        let teller = Arc::new(move |told| drop(tell.send(told)));
        desk.study(self.lesson.engine.as_deref(), topic, teller);
        let mut best = None;
        loop {
            match told.recv().await {
                Some(Told::Insight(insight)) => best = insight.lines.into_iter().next().or(best),
                Some(Told::End(Err(fault))) => return Err(self.house.told_fault(&fault)),
                Some(Told::End(Ok(()))) | None => {
                    return Ok(best.map(|best| Looked { node, turn, best }));
                }
            }
        }
    }

    /// Enters what is wrong with a move, and what was better.
    async fn enter(&self, restarts: u32, before: &Looked, node: NodeId, mark: Mark) {
        let better = before.best.moves.iter().take(BETTER).map(|mv| mv.text.clone()).collect();
        let (node, glyph, on) = (node.number(), mark.glyph(), before.node.number());
        let judgement = Judgement { restarts, node, glyph, on, better };
        let call = |reply| Call::Judge(judgement.clone(), reply);
        // What cannot be entered is told all the same.
        let _ = self.house.rooms.ask(&self.house, &self.game, call).await;
    }
}

/// What is wrong with the move between two nodes, unless it was the best one.
fn judge(game: &dyn Play, before: &Looked, behind: &Looked) -> Option<Mark> {
    let best = before.best.moves.first()?;
    let mut beside = game.duplicate();
    beside.jump(before.node);
    let is_best = beside.play(&best.text) == Ok(behind.node);
    let is_mover_other = before.turn != behind.turn;
    Mark::of(before.best.worth, behind.best.worth).filter(|_| !is_best && is_mover_other)
}

/// What a game that is over is worth to whoever would be to move.
fn decided(game: &dyn Play) -> Option<Worth> {
    let winner = game.outcome()?.winner();
    let score = match winner {
        None => Score::Centipawns(0),
        Some(winner) if winner == game.turn() => Score::Mate(1),
        Some(_) => Score::Mate(0),
    };
    Some(Worth::Score(score))
}

impl From<Mark> for Judged {
    fn from(mark: Mark) -> Judged {
        match mark {
            Mark::Inaccuracy => Judged::Inaccuracy,
            Mark::Mistake => Judged::Mistake,
            Mark::Blunder => Judged::Blunder,
        }
    }
}
