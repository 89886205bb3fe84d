//! One connection to a game.

use std::{sync::Arc, time::Duration};

use game::Message;
use store::{GameId, StoreError};
use table::Glance;
use tokio::{
    sync::{
        broadcast::{
            self,
            error::{RecvError, TryRecvError},
        },
        mpsc, oneshot,
    },
    time::timeout,
};

use crate::{
    Access, Admission, House,
    line::Line,
    room::{Call, Heard, Joined, Missed, Visitor},
    study::Study,
    talk::{End, Talk, Unheard, check_name, pings},
    wire::{Answer, Ask, Lesson, Word},
};

/// How long somebody may take to say who they are.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long advice may take in a busy house.
const ADVICE: Duration = Duration::from_secs(30);
/// Somebody at a table.
struct Client {
    house: Arc<House>,
    game: GameId,
    talk: Talk,
}

/// Somebody who connects, by a door of the house.
pub(crate) struct Comer {
    /// Whether it is the owner already.
    pub(crate) is_owner: bool,
    /// Who is let in as whom there.
    pub(crate) door: Option<Arc<Admission>>,
}

impl Comer {
    /// Whether it is the owner, with this key.
    pub(crate) fn is_owner_with(&self, key: Option<&str>) -> bool {
        let opens = |key: &str| self.door.as_ref().is_some_and(|door| door.is_key(key));
        self.is_owner || key.is_some_and(opens)
    }
}

/// Serves a connection to a game until it ends.
pub(crate) async fn serve(house: Arc<House>, game: GameId, comer: Comer, line: Line) {
    let mut client = Client { house, game, talk: Talk::new(line) };
    let end = client.run(&comer).await;
    client.talk.close(end).await;
}

impl Client {
    async fn run(&mut self, comer: &Comer) -> End {
        let visitor = match timeout(PATIENCE, self.introduced(comer)).await {
            Ok(Ok(visitor)) => visitor,
            Ok(Err(end)) => return end,
            Err(_) => return End::Rude("nobody joined"),
        };
        let joined = match self.ask(|reply| Call::Join(visitor.0.clone(), reply)).await {
            Ok(joined) => joined,
            Err(error @ StoreError::UnknownGame { .. }) => {
                let _ = self.talk.say(&Word::Misunderstood { why: self.house.told(&error) }).await;
                return End::Rude("there is no such game");
            }
            // What cannot be read now may be read later.
            Err(_) => return End::Resync,
        };
        match self.stay(joined, visitor.1).await {
            Ok(()) => End::Gone,
            Err(end) => end,
        }
    }

    /// Waits until somebody says who they are; and whether they want to hear thoughts.
    async fn introduced(&mut self, comer: &Comer) -> Result<(Visitor, bool), End> {
        loop {
            let Some(said) = self.talk.next().await? else { continue };
            let (key, name, after, thoughts) = match said {
                Ok(Ask::Join { key, name, after, thoughts }) => (key, name, after, thoughts),
                Ok(_) => return Err(End::Rude("the first word has to be join")),
                Err(unheard) => {
                    self.talk.complain(&complaint(unheard)).await?;
                    continue;
                }
            };
            let is_owner = comer.is_owner_with(key.as_deref());
            return Ok((Visitor { is_owner, key, name, after }, thoughts));
        }
    }

    async fn stay(&mut self, joined: Joined, thoughts: bool) -> Result<(), End> {
        let Joined { access, first, missed, mut stream, _presence } = joined;
        self.say_all(first).await?;
        if let Some(missed) = missed {
            let words = self.read(missed).await;
            self.say_all(words).await?;
        }
        let (tell, mut later) = mpsc::channel(1);
        let mut study = Study::default();
        let mut pings = pings();
        loop {
            tokio::select! {
                said = self.talk.next() => match said? {
                    Some(Ok(ask)) => {
                        // Most who are here say nothing: what an answer needs is made when it is needed.
                        let word = Box::pin(self.answer(access, ask, &tell, &mut study)).await;
                        // What happened comes before the answer to whoever made it happen.
                        let caught_up = self.catch_up(&mut stream, thoughts).await;
                        if let Some(word) = word {
                            self.talk.say(&word).await?;
                        }
                        caught_up?;
                    }
                    Some(Err(unheard)) => self.talk.complain(&complaint(unheard)).await?,
                    None => {}
                },
                news = stream.recv() => self.pass_on(news, thoughts).await?,
                Some(word) = later.recv() => self.talk.say(&word).await?,
                word = study.told() => self.talk.say(&word).await?,
                _ = pings.tick() => self.talk.ping().await?,
            }
        }
    }

    /// Passes on all that has happened so far.
    async fn catch_up(&mut self, stream: &mut broadcast::Receiver<Heard>, thoughts: bool) -> Result<(), End> {
        loop {
            let news = match stream.try_recv() {
                Ok(heard) => Ok(heard),
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Lagged(missed)) => Err(RecvError::Lagged(missed)),
                Err(TryRecvError::Closed) => Err(RecvError::Closed),
            };
            self.pass_on(news, thoughts).await?;
        }
    }

    async fn pass_on(&mut self, news: Result<Heard, RecvError>, thoughts: bool) -> Result<(), End> {
        match news {
            Ok(heard) if heard.is_thought && !thoughts => Ok(()),
            Ok(heard) => self.talk.send(heard.text).await,
            // Whoever missed something asks for it; so does whoever's game was put away.
            Err(RecvError::Lagged(_) | RecvError::Closed) => Err(End::Resync),
        }
    }

    /// The answer to what was asked; none where it comes later.
    async fn answer(
        &mut self,
        access: Access,
        ask: Ask,
        later: &mpsc::Sender<Box<Word>>,
        study: &mut Study,
    ) -> Option<Word> {
        let word = match ask {
            Ask::Join { .. } => Ok(Word::Misunderstood { why: Message::new("wire-joined") }),
            Ask::View => self.ask(Call::View).await.map(|view| Word::View { view: Box::new(view) }),
            Ask::Do { id, command } => {
                let at = self.house.now();
                let call = |reply| {
                    let (id, command) = (id.clone(), command.clone());
                    Call::Do { access, id, command, at, is_checked: false, reply }
                };
                let answer = self.named(&id, call).await;
                Ok(Word::Answer { id, answer })
            }
            Ask::AskAgain { id } if access == Access::Owner => {
                let answer = self.named(&id, Call::AskAgain).await;
                Ok(Word::Answer { id, answer })
            }
            Ask::Hint { id } if access.plays() => {
                let (house, game, later) = (self.house.clone(), self.game.clone(), later.clone());
                tokio::spawn(
                    async move { drop(later.send(Box::new(advice(&house, &game, id).await)).await) },
                );
                return None;
            }
            Ask::AskAgain { id } | Ask::Hint { id } => {
                let why = Message::new("access-owner-only");
                Ok(Word::Answer { id, answer: Answer::Refused { why } })
            }
            Ask::Analyse { node, lesson } => return self.study(access, Some(node), lesson, study).await,
            Ask::Review(lesson) => return self.study(access, None, lesson, study).await,
            Ask::Rest => {
                study.stop();
                return None;
            }
            Ask::Look { id, node } => {
                let seen = self.ask(|reply| Call::Look(node, reply)).await;
                seen.map(|seen| shown(id, seen))
            }
        };
        Some(word.unwrap_or_else(|error| Word::Misunderstood { why: self.house.told(&error) }))
    }

    /// Begins the study of a node, or the review of all; the answer is what keeps it from beginning.
    async fn study(
        &mut self,
        access: Access,
        node: Option<u32>,
        lesson: Lesson,
        study: &mut Study,
    ) -> Option<Word> {
        // Programs are the owner's, and so are remarks.
        let is_allowed = match (node, &lesson.engine) {
            (Some(_), None) => access.plays(),
            _ => access == Access::Owner,
        };
        let matter = if !is_allowed {
            Err(Message::new("access-owner-only"))
        } else if let Err(why) = check_name(&lesson.id) {
            Err(why)
        } else {
            let matter = self.ask(|reply| Call::Study(node, reply)).await;
            matter.unwrap_or_else(|error| Err(self.house.told(&error)))
        };
        if lesson.engine.is_some() {
            self.house.refresh_programs().await;
        }
        match matter {
            Ok(matter) if node.is_some() => study.begin(&self.house, lesson, matter),
            Ok(matter) => study.review(&self.house, &self.game, lesson, matter),
            Err(why) => return Some(Word::Studied { id: lesson.id, why: Some(why) }),
        }
        None
    }

    /// The answer to something that has a name, which must be short enough to be kept.
    async fn named(&mut self, id: &str, call: impl Fn(oneshot::Sender<Answer>) -> Call) -> Answer {
        if let Err(why) = check_name(id) {
            return Answer::Refused { why };
        }
        let answered = self.ask(call).await;
        answered.unwrap_or_else(|error| Answer::Refused { why: self.house.told(&error) })
    }

    async fn ask<T>(&mut self, call: impl Fn(oneshot::Sender<T>) -> Call) -> Result<T, StoreError> {
        self.house.rooms.ask(&self.house, &self.game, call).await
    }

    /// What was missed, from the database.
    async fn read(&mut self, missed: Box<Missed>) -> Vec<Word> {
        let kept = self.house.facts(&self.game, missed.after, missed.count).await;
        missed.told(&kept.unwrap_or_default())
    }

    async fn say_all(&mut self, words: Vec<Word>) -> Result<(), End> {
        for word in words {
            self.talk.say(&word).await?;
        }
        Ok(())
    }
}

/// How a game stood at a node, in a word.
fn shown(id: String, seen: Option<Glance>) -> Word {
    match seen {
        Some(Glance { board, turn, choices }) => {
            Word::Board { id, board: Some(Box::new(board)), turn: Some(turn), choices }
        }
        None => Word::Board { id, board: None, turn: None, choices: Vec::new() },
    }
}

/// What is advised, unless it takes too long.
async fn advice(house: &Arc<House>, game: &GameId, id: String) -> Word {
    let refused = |why| Answer::Refused { why };
    match timeout(ADVICE, house.rooms.ask(house, game, Call::Hint)).await {
        Ok(Ok(Ok(choice))) => Word::Hint { id, choice },
        Ok(Ok(Err(why))) => Word::Answer { id, answer: refused(why) },
        Ok(Err(error)) => Word::Answer { id, answer: refused(house.told(&error)) },
        Err(_) => Word::Hint { id, choice: None },
    }
}

/// What is said to something that cannot be taken.
fn complaint(Unheard { id, why }: Unheard) -> Word {
    match id {
        Some(id) => Word::Answer { id, answer: Answer::Refused { why } },
        None => Word::Misunderstood { why },
    }
}
