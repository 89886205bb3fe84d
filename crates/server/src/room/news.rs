//! What the owner of a game tells those who are there.

use std::time::Duration;

use game::Color;
use players::company::ThoughtOf;
use table::{Entry, Table};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::{Heard, Room};
use crate::{
    Access,
    wire::{Thinking, Trouble, Word},
};

/// How many facts are kept at hand.
const RECENT: usize = 8;
/// How many missed facts are told one by one; whoever missed more is told all anew.
const MOST_MISSED: u64 = 5_000;
/// How many facts are told in one word; each may be a long remark.
const AT_ONCE: usize = 50;
/// How often thoughts are told at most.
const THOUGHTS: Duration = Duration::from_millis(100);

impl Room {
    /// What somebody hears first: all there is, or what was missed.
    pub(super) async fn greeting(&self, access: Access, after: Option<u64>) -> Vec<Word> {
        let missed = match after {
            Some(after) => self.missed(after).await,
            None => None,
        };
        let whole = || Some(Box::new(self.table.view(self.house.now())));
        let view = if missed.is_none() { whole() } else { None };
        let welcome = Word::Welcome { access, view, trouble: self.trouble.clone() };
        std::iter::once(welcome).chain(missed.into_iter().flat_map(|entries| self.told(entries))).collect()
    }

    /// Facts in words that are not too long; the last one says how things stand.
    fn told(&self, mut entries: Vec<Entry>) -> Vec<Word> {
        let last = entries.split_off(entries.len().saturating_sub(1) / AT_ONCE * AT_ONCE);
        let is_light = entries.iter().all(|entry| entry.fact.is_light());
        let earlier = entries.chunks(AT_ONCE).map(|some| Word::Facts {
            entries: some.to_vec(),
            outlook: None,
            view: None,
        });
        let mut words: Vec<Word> = earlier.collect();
        words.push(facts(&self.table, last, is_light, self.house.now()));
        words
    }

    /// The facts behind a number, from the database if need be; none where that makes no sense.
    async fn missed(&self, after: u64) -> Option<Vec<Entry>> {
        let count = self.table.number().checked_sub(after).filter(|&count| count <= MOST_MISSED)?;
        if count as usize <= self.recent.len() {
            return Some(self.recent.iter().skip(self.recent.len() - count as usize).cloned().collect());
        }
        let kept = self.house.facts(self.journal.game(), after, count).await.ok()?;
        let entries: Vec<Entry> =
            kept.iter().map(|fact| store::read_fact(&fact.text)).collect::<Result<_, _>>().ok()?;
        Some(entries).filter(|entries| entries.len() as u64 == count)
    }

    /// Tells all what has happened.
    pub(super) fn tell(&mut self, entries: Vec<Entry>) {
        if entries.is_empty() {
            return;
        }
        self.recent.extend(entries.iter().cloned());
        let surplus = self.recent.len().saturating_sub(RECENT);
        self.recent.drain(..surplus);
        if self.stream.receiver_count() > 0 {
            self.say(&facts(&self.table, entries, true, self.house.now()), false);
        }
    }

    /// Tells all how everything stands.
    pub(super) fn tell_all(&self) {
        self.say(&Word::View { view: Box::new(self.table.view(self.house.now())) }, false);
    }

    pub(super) fn tell_trouble(&mut self, trouble: Trouble) {
        self.say(&Word::Trouble(trouble.clone()), false);
        self.trouble = Some(trouble);
    }

    /// Tells what an engine thinks, not too often.
    pub(super) fn tell_thought(&mut self, seat: Color, thought: ThoughtOf) {
        let now = Instant::now();
        if self.stream.receiver_count() > 0 && now >= self.told_thought + THOUGHTS {
            self.told_thought = now;
            self.say(&Word::Thought(thinking(seat, thought)), true);
        }
    }

    fn say(&self, word: &Word, is_thought: bool) {
        // Without anybody there, nobody needs to hear it.
        let _ = self.stream.send(Heard { text: text(word), is_thought });
    }
}

/// What is told of facts that lead to a table; all of it, unless a face can follow by itself.
fn facts(table: &Table, entries: Vec<Entry>, is_light: bool, now: Duration) -> Word {
    let is_light = is_light && entries.iter().all(|entry| entry.fact.is_light());
    let view = (!is_light).then(|| Box::new(table.view(now)));
    Word::Facts { entries, outlook: Some(Box::new(table.outlook(now))), view }
}

/// A word as it goes over the line.
pub(crate) fn text(word: &Word) -> Utf8Bytes {
    serde_json::to_string(word).expect("words can be written").into()
}

fn thinking(seat: Color, thought: ThoughtOf) -> Thinking {
    let (worth, mate) = thought.worth_and_mate();
    Thinking {
        seat,
        depth: thought.depth,
        worth,
        mate,
        nodes: thought.nodes,
        elapsed: thought.elapsed.as_millis() as u64,
        line: thought.line,
    }
}
