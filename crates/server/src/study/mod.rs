//! What somebody at a table studies with an engine.
//!
//! Read this file, then `review` (whole games).

mod review;

use std::{sync::Arc, time::Duration};

use game::{Color, Message, NodeId, Play};
use players::{
    company::study::{Desk, Insight, Told, Topic, Variation, Worth},
    seat::Score,
};
use store::GameId;
use table::Kind;
use tokio::{
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    task::JoinHandle,
};

use crate::{
    House,
    wire::{Lesson, Line, Standing, Word},
};
pub(crate) use review::Judgement;
use review::Review;

/// How long a position is thought about at most.
const LONGEST: Duration = Duration::from_mins(1);
/// How many lines are told at most.
const MOST_LINES: u8 = 8;

/// A game to be studied.
pub(crate) struct Matter {
    /// Of which kind it is.
    pub(crate) kind: Kind,
    pub(crate) game: Box<dyn Play>,
    /// The nodes to be looked at, in their order.
    pub(crate) nodes: Vec<NodeId>,
    /// How often the table had begun anew: nodes have the same numbers each time.
    pub(crate) restarts: u32,
}

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
        let Matter { kind, mut game, nodes, .. } = matter;
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
        // Whoever studied already goes on with that.
        let desk = self.desk.take().unwrap_or_else(|| house.company.desk());
        let review = Review { house: house.clone(), game: game.clone(), lesson, tell };
        self.review = Some(tokio::spawn(review.run(matter, desk)));
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
        Worth::Chance(_, lead) => {
            (None, None, lead.map(|lead| ((lead * 10.0).round() as i32).saturating_mul(sign)))
        }
    };
    Standing { worth, mate, lead, chance: (chance * 1000.0).round() as u16 }
}
