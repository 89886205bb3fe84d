//! Positions that somebody at a table studies with an engine, and whole games that are reviewed.

use std::{sync::Arc, time::Duration};

use game::{Color, Message, NodeId, Play};
use players::{
    company::study::{Desk, Insight, Mark, Told, Topic, Variation, Worth},
    seat::Score,
};
use store::GameId;
use table::{Command, Kind, Remarks};
use tokio::{
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    task::JoinHandle,
};

use crate::{
    Access, House,
    room::Call,
    wire::{Judged, Lesson, Line, Reviewed, Standing, Word},
};

/// How long a position is thought about at most.
const LONGEST: Duration = Duration::from_mins(1);
/// How many lines are told at most.
const MOST_LINES: u8 = 8;
/// How long each position of a review is thought about at least and at most, in milliseconds.
const REVIEW: (u32, u32) = (50, 10_000);
/// How many moves of a better line are added to the tree.
const BETTER: usize = 8;
/// Glyphs below this one judge a move.
const GLYPHS_OF_POSITIONS: u32 = 10;

/// A game to be studied: of which kind, the game, and the nodes to be looked at.
pub(crate) type Matter = (Kind, Box<dyn Play>, Vec<NodeId>);

/// What somebody studies, and what is told of it.
///
/// Most who come never do, and cost nothing.
#[derive(Default)]
pub(crate) struct Study {
    desk: Option<Desk>,
    words: Option<(UnboundedSender<Word>, UnboundedReceiver<Word>)>,
    review: Option<JoinHandle<()>>,
}

impl Study {
    /// What is told next; for ever nothing where nothing is studied.
    pub(crate) async fn told(&mut self) -> Word {
        match &mut self.words {
            Some((_, told)) => match told.recv().await {
                Some(word) => word,
                None => std::future::pending().await,
            },
            None => std::future::pending().await,
        }
    }

    /// Ends whatever is studied.
    pub(crate) fn stop(&mut self) {
        if let Some(review) = self.review.take() {
            review.abort();
        }
        if let Some(desk) = &mut self.desk {
            desk.stop();
        }
    }

    /// Studies where a game stands, instead of what was studied before.
    pub(crate) fn begin(&mut self, house: &Arc<House>, lesson: Lesson, matter: Matter) {
        self.stop();
        let (kind, mut game, nodes) = matter;
        let tell = self.teller();
        let node = nodes.first().copied().unwrap_or(NodeId::ROOT);
        game.jump(node);
        let turn = game.turn();
        let lines = usize::from(lesson.lines.clamp(1, MOST_LINES));
        let topic = Topic { kind, game, lines, limit: LONGEST };
        let (house, id) = (house.clone(), lesson.id);
        let desk = self.desk.get_or_insert_with(|| house.company.desk());
        let engine = lesson.engine;
        desk.study(
            engine.as_deref(),
            topic,
            Arc::new(move |told| {
                let word = match told {
                    Told::Insight(insight) => seen(&id, node, turn, insight),
                    Told::End(how) => ended(&id, how.err().map(|fault| house.told_fault(&fault))),
                };
                // Whoever has left need not know.
                let _ = tell.send(word);
            }),
        );
    }

    /// Reviews a whole game, instead of what was studied before.
    pub(crate) fn review(&mut self, house: &Arc<House>, game: &GameId, lesson: Lesson, matter: Matter) {
        self.stop();
        let tell = self.teller();
        let review = Review {
            house: house.clone(),
            game: game.clone(),
            limit: Duration::from_millis(u64::from(lesson.time.clamp(REVIEW.0, REVIEW.1))),
            id: lesson.id,
            engine: lesson.engine,
            tell,
        };
        self.review = Some(tokio::spawn(review.run(matter)));
    }

    fn teller(&mut self) -> UnboundedSender<Word> {
        // What was still told of the study before is let go.
        self.words.insert(unbounded_channel()).0.clone()
    }
}

impl Drop for Study {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A game that is looked at move by move.
struct Review {
    house: Arc<House>,
    game: GameId,
    id: String,
    engine: Option<String>,
    limit: Duration,
    tell: UnboundedSender<Word>,
}

/// A node, and what is thought of it.
struct Looked {
    node: NodeId,
    turn: Color,
    best: Variation,
}

impl Review {
    async fn run(self, (kind, mut game, nodes): Matter) {
        let (of, mut before) = (nodes.len() as u32, None);
        let mut desk = self.house.company.desk();
        for (done, node) in nodes.into_iter().enumerate() {
            game.jump(node);
            let looked = match self.look(&mut desk, &kind, &*game, node).await {
                Ok(looked) => looked,
                Err(why) => return drop(self.tell.send(ended(&self.id, Some(why)))),
            };
            let judged = before.as_ref().and_then(|before| judge(&*game, before, &looked));
            if let Some((before, mark)) = before.as_ref().zip(judged) {
                self.enter(&*game, before, node, mark).await;
            }
            let standing = standing(looked.best.worth, looked.turn);
            let judged = judged.map(Judged::from);
            let (id, node) = (self.id.clone(), node.number());
            let reviewed = Reviewed { id, node, done: done as u32 + 1, of, standing, judged };
            if self.tell.send(Word::Reviewed(reviewed)).is_err() {
                return;
            }
            before = Some(looked);
        }
        let _ = self.tell.send(ended(&self.id, None));
    }

    /// What is thought of where a game stands.
    async fn look(
        &self,
        desk: &mut Desk,
        kind: &Kind,
        game: &dyn Play,
        node: NodeId,
    ) -> Result<Looked, Message> {
        let turn = game.turn();
        if let Some(worth) = decided(game) {
            return Ok(Looked { node, turn, best: Variation { worth, moves: Vec::new() } });
        }
        let (tell, mut told) = unbounded_channel();
        let topic = Topic { kind: kind.clone(), game: game.duplicate(), lines: 1, limit: self.limit };
        let teller = Arc::new(move |told| drop(tell.send(told)));
        desk.study(self.engine.as_deref(), topic, teller);
        let mut best = None;
        loop {
            match told.recv().await {
                Some(Told::Insight(insight)) => best = insight.lines.into_iter().next().or(best),
                Some(Told::End(Err(fault))) => return Err(self.house.told_fault(&fault)),
                Some(Told::End(Ok(()))) | None => {
                    let best = best.ok_or_else(|| Message::new("study-nothing"))?;
                    return Ok(Looked { node, turn, best });
                }
            }
        }
    }

    /// Enters what is wrong with a move, and what was better.
    async fn enter(&self, game: &dyn Play, before: &Looked, node: NodeId, mark: Mark) {
        let notes = game.notes(node);
        let is_judged = notes.glyphs.iter().any(|&glyph| glyph < GLYPHS_OF_POSITIONS);
        if !is_judged {
            let glyphs = notes.glyphs.iter().copied().chain([mark.glyph()]).collect();
            let (comments_before, comments) = (notes.comments_before.clone(), notes.comments.clone());
            let remarks = Remarks { comments_before, comments, glyphs, markup: None };
            self.carry_out("n", node, Command::Note { node: node.number(), remarks }).await;
        }
        let line: Vec<String> = before.best.moves.iter().take(BETTER).map(|mv| mv.text.clone()).collect();
        self.carry_out("v", node, Command::Vary { on: before.node.number(), line }).await;
    }

    async fn carry_out(&self, letter: &str, node: NodeId, command: Command) {
        let (access, at) = (Access::Owner, self.house.now());
        let id = format!("{}.{letter}{}", self.id, node.number());
        let call = |reply| Call::Do { access, id: id.clone(), command: command.clone(), at, reply };
        // What the table refuses was changed by somebody meanwhile.
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

fn seen(id: &str, node: NodeId, turn: Color, insight: Insight) -> Word {
    let line = |Variation { worth, moves }| Line { standing: standing(worth, turn), moves };
    Word::Insight {
        id: id.to_owned(),
        node: node.number(),
        depth: insight.depth,
        nodes: insight.nodes,
        elapsed: insight.elapsed.as_millis() as u64,
        lines: insight.lines.into_iter().map(line).collect::<Vec<Line>>(),
    }
}

fn ended(id: &str, why: Option<Message>) -> Word {
    Word::Studied { id: id.to_owned(), why }
}

/// What a position is worth, as White sees it.
fn standing(worth: Worth, turn: Color) -> Standing {
    let sign = if turn == Color::White { 1 } else { -1 };
    let own = worth.chance();
    let chance = if turn == Color::White { own } else { 1.0 - own };
    let (worth, mate, lead) = match worth {
        Worth::Score(Score::Centipawns(worth)) => (Some(worth.saturating_mul(sign)), None, None),
        Worth::Score(Score::Mate(moves)) => (None, Some(moves.saturating_mul(sign)), None),
        Worth::Chance(_, lead) => (None, None, lead.map(|lead| (lead * 10.0).round() as i32 * sign)),
    };
    Standing { worth, mate, lead, chance: (chance * 1000.0).round() as u16 }
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
