//! One connection to whoever tries problems.

use std::sync::Arc;

use game::{Color, Game, Message, Play as _};
use players::solve::{Move, Question, board_after};
use table::BoardView;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::{
    bench::Bench,
    board,
    opening::{self, Opening},
};
use crate::{
    House,
    line::Line,
    socket::Comer,
    talk::{End, Talk, Unheard, check_name, pings},
    wire::{ProblemAsk, ProblemOpened, ProblemWish, ProblemWord},
};

/// How many moves of a line are looked at.
const MOST_MOVES: usize = 400;

/// Serves a connection until it ends.
pub(crate) async fn serve(house: Arc<House>, comer: Comer, line: Line) {
    let mut client = Client { house, comer, talk: Talk::new(line), open: None };
    let end = client.run().await;
    // The thread that solves ends before the last word is waited for.
    client.open = None;
    client.talk.close(end).await;
}

/// Somebody who tries problems.
struct Client {
    house: Arc<House>,
    comer: Comer,
    talk: Talk,
    open: Option<Open>,
}

/// A problem that is open.
struct Open {
    question: Question,
    bench: Bench,
    told: UnboundedReceiver<ProblemWord>,
}

impl Client {
    async fn run(&mut self) -> End {
        let mut pings = pings();
        loop {
            let done = tokio::select! {
                said = self.talk.next() => match said {
                    Ok(Some(Ok(ask))) => match Box::pin(self.answer(ask)).await {
                        Some(word) => self.talk.say(&word).await,
                        None => Ok(()),
                    },
                    Ok(Some(Err(unheard))) => self.talk.complain(&complaint(unheard)).await,
                    Ok(None) => Ok(()),
                    Err(end) => Err(end),
                },
                word = told(&mut self.open) => self.talk.say(&word).await,
                _ = pings.tick() => self.talk.ping().await,
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// The answer to what was asked; none where it comes later, or there is none.
    async fn answer(&mut self, ask: ProblemAsk) -> Option<ProblemWord> {
        let id = match name(&ask) {
            Some(id) => id.to_owned(),
            None if ask == ProblemAsk::Close => {
                self.open = None;
                return None;
            }
            None => {
                self.open.iter().for_each(|open| open.bench.cancel());
                return None;
            }
        };
        let answered = match check_name(&id) {
            Ok(()) => self.done(ask).await,
            Err(why) => Err(why),
        };
        answered.unwrap_or_else(|why| Some(ProblemWord::Refused { id, why }))
    }

    async fn done(&mut self, ask: ProblemAsk) -> Result<Option<ProblemWord>, Message> {
        if let ProblemAsk::Open(wish) = ask {
            return self.begin(wish).await.map(Some);
        }
        let open = self.open.as_ref().ok_or_else(|| Message::new("problems-closed"))?;
        match ask {
            ProblemAsk::Look { id, first, moves } => look(&open.question, id, first, &moves).map(Some),
            ask => open.bench.order(ask).map(|()| None),
        }
    }

    /// Opens a problem instead of the one before.
    async fn begin(&mut self, wish: ProblemWish) -> Result<ProblemWord, Message> {
        self.open = None;
        let is_owner = self.comer.is_owner_with(wish.key.as_deref());
        let opening = opening::open(&self.house, &wish, is_owner).await?;
        let seat = self.house.solving.seat(is_owner).await?;
        let (opening, opened) = opened(wish.id, opening).await?;
        let (tell, told) = unbounded_channel();
        let question = opening.question.clone();
        let bench = Bench::start(opening, seat, self.house.store.clone(), tell)?;
        self.open = Some(Open { question, bench, told });
        Ok(opened)
    }
}

/// What the solver tells next; for ever nothing where nothing is open.
async fn told(open: &mut Option<Open>) -> ProblemWord {
    match open {
        Some(Open { told, .. }) => match told.recv().await {
            Some(word) => word,
            None => std::future::pending().await,
        },
        None => std::future::pending().await,
    }
}

/// A question as it is shown, and not its answer.
async fn opened(id: String, opening: Opening) -> Result<(Opening, ProblemWord), Message> {
    let shown = tokio::task::spawn_blocking(move || {
        let progress = opening.diary.as_ref().and_then(super::progress::Diary::now);
        let question = &opening.question;
        let (target, region) = board::places(question);
        let opened = ProblemOpened {
            id,
            problem: opening.problem.clone(),
            name: question.name().to_owned(),
            target,
            region,
            is_worked_out: question.origin() == players::solve::Origin::WorkedOut,
            defender: question.defender(),
            turns: question.turns().to_vec(),
            told: board::told(question),
            board: board::start(question),
            progress,
        };
        (opening, ProblemWord::Opened(Box::new(opened)))
    });
    shown.await.map_err(|_| Message::new("server-trouble"))
}

/// The board after some moves from the start.
fn look(question: &Question, id: String, first: Color, moves: &[String]) -> Result<ProblemWord, Message> {
    if moves.len() > MOST_MOVES {
        return Err(Message::new("problems-too-many-moves").with("most", MOST_MOVES));
    }
    let read =
        |text: &String| text.parse::<Move>().map_err(|_| Message::new("move-not-a-point").with("text", text));
    let moves = moves.iter().map(read).collect::<Result<Vec<Move>, Message>>()?;
    let game: Game<_> = board_after(question, first, &moves)?;
    Ok(ProblemWord::Look { id, board: Box::new(BoardView::of(&game)), turn: game.turn() })
}

/// The client's name for what it asks, where it has one.
fn name(ask: &ProblemAsk) -> Option<&str> {
    match ask {
        ProblemAsk::Open(ProblemWish { id, .. })
        | ProblemAsk::Try { id, .. }
        | ProblemAsk::Back { id }
        | ProblemAsk::Start { id, .. }
        | ProblemAsk::Swap { id }
        | ProblemAsk::Hint { id }
        | ProblemAsk::Verdict { id }
        | ProblemAsk::Solution { id }
        | ProblemAsk::Look { id, .. }
        | ProblemAsk::Save { id, .. } => Some(id),
        ProblemAsk::Cancel | ProblemAsk::Close => None,
    }
}

/// What is said to something that cannot be taken.
fn complaint(Unheard { id, why }: Unheard) -> ProblemWord {
    match id {
        Some(id) => ProblemWord::Refused { id, why },
        None => ProblemWord::Misunderstood { why },
    }
}
