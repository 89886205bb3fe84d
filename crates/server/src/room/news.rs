//! What the owner of a game tells those who are there.

use std::time::Duration;

use game::{Color, Message};
use players::company::ThoughtOf;
use table::{Entry, Table};
use tokio::time::Instant;

use super::{Heard, Missed, Room};
use crate::{
    Access,
    talk::text,
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
    /// What somebody hears first: all there is, or what was missed; and what has to be read for that.
    pub(super) fn greeting(&self, access: Access, after: Option<u64>) -> (Vec<Word>, Option<Box<Missed>>) {
        let now = self.house.now();
        let count = after.and_then(|after| self.table.number().checked_sub(after));
        let count = count.filter(|&count| count <= MOST_MISSED);
        let view = if count.is_none() { Some(Box::new(self.table.view(now))) } else { None };
        let mut words = vec![Word::Welcome { access, view, trouble: self.worded_trouble() }];
        match (after, count) {
            (Some(_), Some(count)) if count as usize <= self.recent.len() => {
                let missed = self.recent.iter().skip(self.recent.len() - count as usize);
                words.push(facts(&self.table, missed.cloned().collect(), now));
                (words, None)
            }
            (Some(after), Some(count)) => {
                let (outlook, view) = (self.table.outlook(now), self.table.view(now));
                (words, Some(Box::new(Missed { after, count, outlook, view })))
            }
            _ => (words, None),
        }
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
            self.say(&facts(&self.table, entries, self.house.now()), false);
        }
    }

    /// Tells all how everything stands.
    pub(super) fn tell_all(&self) {
        self.say(&Word::View { view: Box::new(self.table.view(self.house.now())) }, false);
    }

    /// Tells all what keeps an engine from going on.
    pub(super) fn tell_trouble(&self) {
        if let Some(trouble) = self.worded_trouble() {
            self.say(&Word::Trouble(trouble), false);
        }
    }

    /// Tells all why an engine's move was not kept.
    pub(super) fn tell_unsaved(&self, why: Message) {
        self.say(&Word::Trouble(Trouble { seat: self.table.turn(), why }), false);
    }

    fn worded_trouble(&self) -> Option<Trouble> {
        // Whoever took the seat of a broken engine is not in trouble.
        let (seat, fault) = self.trouble.as_ref().filter(|(seat, _)| self.table.seats()[*seat].is_asked())?;
        Some(Trouble { seat: *seat, why: self.house.told_fault(fault) })
    }

    /// Tells what an engine thinks, not too often.
    pub(super) fn tell_thought(&mut self, seat: Color, thought: &ThoughtOf) {
        let now = Instant::now();
        if self.stream.receiver_count() > 0 && now >= self.told_thought + THOUGHTS {
            self.told_thought = now;
            self.say(&Word::Thought(thinking(&self.table, seat, thought)), true);
        }
    }

    fn say(&self, word: &Word, is_thought: bool) {
        // Without anybody there, nobody needs to hear it.
        let _ = self.stream.send(Heard { text: text(word), is_thought });
    }
}

/// What is told of facts that lead to a table; all of it, unless a face can follow by itself.
fn facts(table: &Table, entries: Vec<Entry>, now: Duration) -> Word {
    let view = (!are_light(&entries)).then(|| Box::new(table.view(now)));
    Word::Facts { entries, outlook: Some(Box::new(table.outlook(now))), view }
}

fn are_light(entries: &[Entry]) -> bool {
    entries.iter().all(|entry| entry.fact.is_light())
}

impl Missed {
    /// The facts as they were kept, in words that are not too long; the last one says how things stand.
    ///
    /// Where they cannot be read, how things stand is all there is.
    pub(crate) fn told(self, kept: &[store::Fact]) -> Vec<Word> {
        let read = kept.iter().map(|fact| store::read_fact(&fact.text)).collect::<Result<Vec<Entry>, _>>();
        let Some(mut entries) = read.ok().filter(|entries| entries.len() as u64 == self.count) else {
            return vec![Word::View { view: Box::new(self.view) }];
        };
        let view = (!are_light(&entries)).then(|| Box::new(self.view));
        let last = entries.split_off(entries.len().saturating_sub(1) / AT_ONCE * AT_ONCE);
        let earlier = entries.chunks(AT_ONCE);
        let earlier = earlier.map(|some| Word::Facts { entries: some.to_vec(), outlook: None, view: None });
        let standing = Word::Facts { entries: last, outlook: Some(Box::new(self.outlook)), view };
        earlier.chain([standing]).collect()
    }
}

fn thinking(table: &Table, seat: Color, thought: &ThoughtOf) -> Thinking {
    let (worth, mate) = thought.worth_and_mate();
    Thinking {
        seat,
        depth: thought.depth,
        worth,
        mate,
        nodes: thought.nodes,
        elapsed: thought.elapsed.as_millis() as u64,
        line: written(table, &thought.line),
    }
}

/// Moves that are expected, as people write them; those behind one that is not legal are left out.
fn written(table: &Table, line: &[String]) -> Vec<String> {
    let mut game = table.game().duplicate();
    let notation = |text: &String| {
        let choice = game.choice(text).ok()?;
        game.play(&choice.text).ok()?;
        Some(choice.notation)
    };
    line.iter().map_while(notation).collect()
}
