//! How what happens to a game is kept, and what is done where it cannot be.

use std::{sync::Arc, time::Duration};

use game::Message;
use serde::{Deserialize, Serialize};
use store::{Appended, GameId, Journal, StoreError, unix_time};
use table::{Command, Entry, Fact, Questions, Table, saved};
use tokio::time::Instant;

use super::Room;
use crate::{Access, House, wire::Answer};

/// How long is waited after something could not be saved.
const RESPITE: Duration = Duration::from_secs(1);

/// Where a game is kept, and how that went.
pub(super) struct Keeping {
    journal: Journal,
    /// When it is worth another try, after something could not be kept.
    not_before: Instant,
    /// Whether what is kept can no longer be read.
    is_lost: bool,
}

impl Keeping {
    pub(super) fn new(journal: Journal) -> Keeping {
        Keeping { journal, not_before: Instant::now(), is_lost: false }
    }

    pub(super) fn journal(&self) -> &Journal {
        &self.journal
    }

    pub(super) fn not_before(&self) -> Instant {
        self.not_before
    }

    pub(super) fn is_lost(&self) -> bool {
        self.is_lost
    }
}

/// What came of keeping something.
enum Kept {
    Now,
    /// It was kept before, with this answer.
    Before(Answer),
    /// It was not, perhaps because somebody else went on with the game.
    Not {
        answer: Answer,
        is_overtaken: bool,
    },
}

impl Room {
    pub(super) async fn carry_out(&mut self, command: Command, name: Option<Name>) -> Answer {
        self.carry_out_at(command, name, self.house.now()).await
    }

    /// Has a command judged by the table, and keeps what comes of it before anybody is told.
    ///
    /// A command with a name is answered as it was when it came before. What cannot be kept has
    /// not happened: the table is then what was kept.
    pub(super) async fn carry_out_at(
        &mut self,
        command: Command,
        name: Option<Name>,
        at: Duration,
    ) -> Answer {
        let (is_tick, is_step) = (command == Command::Tick, command == Command::Step);
        let questions = self.table.questions();
        let judged = self.table.handle(command, at.max(self.table.latest()));
        let has_changed = judged.as_ref().is_ok_and(|effects| is_step || !effects.is_empty());
        let (effects, refused) = match judged {
            Ok(effects) => (effects, None),
            Err(why) => (Vec::new(), Some(why)),
        };
        let entries = saved(&effects);
        let refused = refused.or_else(|| if is_tick { None } else { flagged(&entries) });
        let answer = match refused {
            Some(why) => Answer::Refused { why },
            None => Answer::Done { number: self.table.number() },
        };
        let (other, is_overtaken) = match self.keep(&entries, name, &answer).await {
            Kept::Now => {
                self.keeping.journal.advance(entries.len());
                self.attend(&effects);
                self.tell(entries);
                return answer;
            }
            Kept::Before(other) => (other, false),
            Kept::Not { answer, is_overtaken } => (answer, is_overtaken),
        };
        if has_changed || is_overtaken {
            self.go_back_to_what_is_kept(questions, is_overtaken).await;
        }
        other
    }

    /// Refuses a command, unless it was done before, when one still could: then the answer is as it was.
    pub(super) async fn refuse(&mut self, access: Access, name: Name, why: Message) -> Answer {
        let refused = Answer::Refused { why };
        if !access.plays() {
            return refused;
        }
        match self.keep(&[], Some(name), &refused).await {
            Kept::Now => refused,
            Kept::Before(answer) | Kept::Not { answer, .. } => answer,
        }
    }

    /// Keeps facts and the answer to a command.
    async fn keep(&mut self, entries: &[Entry], name: Option<Name>, answer: &Answer) -> Kept {
        if entries.is_empty() && name.is_none() {
            return Kept::Now;
        }
        let kept = |name: &Name| {
            let kept = KeptAnswer { digest: name.digest, answer: answer.clone() };
            (name.id.clone(), serde_json::to_string(&kept).expect("answers can be written"))
        };
        let append =
            self.keeping.journal.addition(&self.table, entries, name.as_ref().map(kept), unix_time());
        let why = match self.house.append(append).await {
            Ok(Appended::Added(_)) => return Kept::Now,
            Ok(Appended::Repeated(before)) => return Kept::Before(repeated(&before, name.as_ref())),
            Err(error) => error,
        };
        self.keeping.not_before = Instant::now() + RESPITE;
        let is_overtaken = matches!(why, StoreError::Conflict { .. });
        Kept::Not { answer: Answer::Refused { why: self.house.told(&why) }, is_overtaken }
    }

    /// Forgets what could not be kept; a game that cannot even be read is put away.
    async fn go_back_to_what_is_kept(&mut self, questions: Questions, is_overtaken: bool) {
        let id = self.keeping.journal.game().clone();
        let Ok((journal, _, mut table)) = taken_up(&self.house, &id).await else {
            self.keeping.is_lost = true;
            return;
        };
        // What was kept although nobody could say so counts like the work of somebody else.
        let is_as_before = journal.known() == self.keeping.journal.known();
        table.go_on_with(questions);
        (self.keeping.journal, self.table) = (journal, table);
        if is_overtaken || !is_as_before {
            self.recent.clear();
            self.ask_again();
            self.tell_all();
        }
    }
}

/// A command as a client names it, and what it was.
pub(super) struct Name {
    id: String,
    digest: u64,
}

impl Name {
    pub(super) fn new(access: Access, id: &str, command: &Command) -> Name {
        Name { id: format!("{}{id}", access.letter()), digest: digest(command) }
    }
}

/// An answer as it is kept, with what it is the answer to.
#[derive(Serialize, Deserialize)]
struct KeptAnswer {
    digest: u64,
    #[serde(flatten)]
    answer: Answer,
}

/// What was answered before, unless the name was another command's.
fn repeated(kept: &str, name: Option<&Name>) -> Answer {
    match serde_json::from_str::<KeptAnswer>(kept) {
        Ok(kept) if name.is_some_and(|name| name.digest == kept.digest) => kept.answer,
        _ => Answer::Refused { why: Message::new("wire-id-taken") },
    }
}

/// A number by which commands are told apart, the same on every machine.
fn digest(command: &Command) -> u64 {
    let text = serde_json::to_string(command).expect("commands can be written");
    let step = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
    text.bytes().fold(0xCBF2_9CE4_8422_2325, step)
}

/// Why a command was not done, although something happened: a flag had fallen before.
fn flagged(entries: &[Entry]) -> Option<Message> {
    match entries {
        [Entry { fact: Fact::Ended { ending }, .. }] if ending.how == table::How::Flagged => {
            Some(ending.reason.clone())
        }
        _ => None,
    }
}

/// A game as it was kept.
pub(super) type TakenUp = (Journal, store::RunningGame, Table);

pub(super) async fn taken_up(house: &Arc<House>, id: &GameId) -> Result<TakenUp, StoreError> {
    let id = id.clone();
    house.beside(move |store| Journal::take_up(store, &id)).await
}
