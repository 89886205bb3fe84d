//! One connection to a game.

use std::{sync::Arc, time::Duration};

use game::Message;
use store::{GameId, StoreError};
use tokio::{
    sync::{broadcast::error::RecvError, oneshot},
    time::{Instant, timeout},
};
use tokio_tungstenite::tungstenite::{Utf8Bytes, protocol::frame::coding::CloseCode};

use crate::{
    Access, House,
    guard::Bucket,
    line::{Broken, Came, Line},
    room::{Call, Heard, Joined, Visitor, text},
    wire::{Answer, Ask, Word},
};

/// How long somebody may take to say who they are.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a word may wait for a client that does not read.
const SENDING: Duration = Duration::from_secs(10);
/// How often a silent client is asked whether it is still there.
const PING: Duration = Duration::from_secs(30);
/// How long a client may be silent.
const SILENCE: Duration = Duration::from_secs(90);
/// How many messages a client may send a second, for long.
const RATE: f64 = 20.0;
/// How many it may send at once.
const BURST: f64 = 60.0;
/// How often a client may be told that it is too fast or not understood before it is dropped.
const MOST_NONSENSE: u32 = 50;

/// Why a connection is ended, as the client is told.
enum End {
    /// The client went away, or does not read.
    Gone,
    /// It has to come back, and say what it knows.
    Resync,
    /// It did what clients do not do.
    Rude(&'static str),
}

/// Somebody at a table.
struct Client {
    house: Arc<House>,
    game: GameId,
    line: Line,
    bucket: Bucket,
    heard: Instant,
    nonsense: u32,
}

/// Serves a connection to a game until it ends.
pub(crate) async fn serve(house: Arc<House>, game: GameId, is_owner: bool, line: Line) {
    let bucket = Bucket::new(RATE, BURST);
    let mut client = Client { house, game, line, bucket, heard: Instant::now(), nonsense: 0 };
    let (code, why) = match client.run(is_owner).await {
        End::Gone => return,
        End::Resync => (CloseCode::Again, "too slow: come back"),
        End::Rude(why) => (CloseCode::Policy, why),
    };
    let _ = timeout(SENDING, client.line.close(code, why)).await;
}

impl From<Broken> for End {
    fn from(_: Broken) -> End {
        End::Gone
    }
}

impl Client {
    async fn run(&mut self, is_owner: bool) -> End {
        let visitor = match timeout(PATIENCE, self.introduced(is_owner)).await {
            Ok(Ok(visitor)) => visitor,
            Ok(Err(end)) => return end,
            Err(_) => return End::Rude("nobody joined"),
        };
        let joined = match self.ask(|reply| Call::Join(visitor.0.clone(), reply)).await {
            Ok(joined) => joined,
            Err(error) => {
                let _ = self.say(&Word::Misunderstood { why: error.message() }).await;
                return End::Rude("there is no such game");
            }
        };
        match self.stay(joined, visitor.1).await {
            Ok(()) => End::Gone,
            Err(end) => end,
        }
    }

    /// Waits until somebody says who they are; and whether they want to hear thoughts.
    async fn introduced(&mut self, is_owner: bool) -> Result<(Visitor, bool), End> {
        loop {
            let Some(said) = self.next().await? else { continue };
            let Ok(Ask::Join { key, name, after, thoughts }) = said else {
                return Err(End::Rude("the first word has to be join"));
            };
            return Ok((Visitor { is_owner, key, name, after }, thoughts));
        }
    }

    async fn stay(&mut self, joined: Joined, thoughts: bool) -> Result<(), End> {
        let Joined { access, first, mut stream, _presence } = joined;
        for word in &first {
            self.say(word).await?;
        }
        drop(first);
        loop {
            tokio::select! {
                said = self.next() => match said? {
                    Some(Ok(ask)) => {
                        let word = self.answer(access, ask).await;
                        // What happened comes before the answer to whoever made it happen.
                        while let Ok(heard) = stream.try_recv() {
                            self.pass_on(Ok(heard), thoughts).await?;
                        }
                        self.say(&word).await?;
                    }
                    Some(Err(why)) => self.complain(why).await?,
                    None => {}
                },
                news = stream.recv() => self.pass_on(news, thoughts).await?,
                () = tokio::time::sleep(PING) => {
                    if self.heard.elapsed() > SILENCE {
                        return Err(End::Gone);
                    }
                    self.line.ping().await?;
                }
            }
        }
    }

    async fn pass_on(&mut self, news: Result<Heard, RecvError>, thoughts: bool) -> Result<(), End> {
        match news {
            Ok(heard) if heard.is_thought && !thoughts => Ok(()),
            Ok(heard) => self.send(heard.text).await,
            // Whoever missed something asks for it; so does whoever's game was put away.
            Err(RecvError::Lagged(_) | RecvError::Closed) => Err(End::Resync),
        }
    }

    /// The next thing that is said; none for what says nothing.
    async fn next(&mut self) -> Result<Option<Result<Ask, Message>>, End> {
        let came = self.line.next().await?;
        self.heard = Instant::now();
        match came {
            Came::Text(_) if !self.bucket.take() => Ok(Some(Err(Message::new("wire-too-fast")))),
            Came::Text(text) => Ok(Some(serde_json::from_str(&text).map_err(|error| nonsense(&error)))),
            Came::Binary => Ok(Some(Err(Message::new("wire-binary")))),
            Came::Sign => Ok(None),
        }
    }

    /// Says what cannot be understood; whoever does not stop is shown the door.
    async fn complain(&mut self, why: Message) -> Result<(), End> {
        self.nonsense += 1;
        if self.nonsense > MOST_NONSENSE {
            return Err(End::Rude("too much that cannot be understood"));
        }
        self.say(&Word::Misunderstood { why }).await
    }

    async fn answer(&mut self, access: Access, ask: Ask) -> Word {
        let word = match ask {
            Ask::Join { .. } => Ok(Word::Misunderstood { why: Message::new("wire-joined") }),
            Ask::View => self.ask(Call::View).await.map(|view| Word::View { view: Box::new(view) }),
            Ask::Do { id, command } => {
                let call = |reply| Call::Do { access, id: id.clone(), command: command.clone(), reply };
                let answer = self.named(&id, call).await;
                Ok(Word::Answer { id, answer })
            }
            Ask::AskAgain { id } if access == Access::Owner => {
                let answer = self.named(&id, Call::AskAgain).await;
                Ok(Word::Answer { id, answer })
            }
            Ask::Hint { id } if access.plays() => match self.ask(Call::Hint).await {
                Ok(Ok(choice)) => Ok(Word::Hint { id, choice }),
                Ok(Err(why)) => Ok(Word::Answer { id, answer: Answer::Refused { why } }),
                Err(error) => Err(error),
            },
            Ask::AskAgain { id } | Ask::Hint { id } => {
                let why = Message::new("access-owner-only");
                Ok(Word::Answer { id, answer: Answer::Refused { why } })
            }
            Ask::Look { id, node } => {
                let board = self.ask(|reply| Call::Look(node, reply)).await;
                board.map(|board| Word::Board { id, board: board.map(Box::new) })
            }
        };
        word.unwrap_or_else(|error| Word::Misunderstood { why: error.message() })
    }

    /// The answer to something that has a name, which must be short enough to be kept.
    async fn named(&mut self, id: &str, call: impl Fn(oneshot::Sender<Answer>) -> Call) -> Answer {
        const LONGEST: usize = 64;
        if id.is_empty() || id.len() > LONGEST {
            return Answer::Refused { why: Message::new("wire-id").with("most", LONGEST) };
        }
        self.ask(call).await.unwrap_or_else(|error| Answer::Refused { why: error.message() })
    }

    async fn ask<T>(&mut self, call: impl Fn(oneshot::Sender<T>) -> Call) -> Result<T, StoreError> {
        self.house.rooms.ask(&self.house, &self.game, call).await
    }

    async fn say(&mut self, word: &Word) -> Result<(), End> {
        self.send(text(word)).await
    }

    async fn send(&mut self, text: Utf8Bytes) -> Result<(), End> {
        timeout(SENDING, self.line.send(text)).await.unwrap_or(Err(Broken))?;
        Ok(())
    }
}

fn nonsense(error: &serde_json::Error) -> Message {
    Message::new("wire-nonsense").with("why", error)
}
