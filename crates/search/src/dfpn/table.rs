//! What was found out about positions, in bounded memory.

use super::{
    Proof, Stake,
    proof::{ALWAYS, Grounds},
};
use crate::memory;

/// How many entries one position may choose from.
const WAYS: usize = 4;

/// What is remembered of a position: where it is proven, where disproven, and how it stands
/// in between.
#[derive(Debug, Clone, Copy)]
struct Entry<Z> {
    key: u64,
    proven: Grounds<Z>,
    disproven: Grounds<Z>,
    /// The numbers of the stake that was looked at last.
    to_prove: u32,
    to_disprove: u32,
    /// How much work is lost with it.
    work: u32,
    stake: Stake,
    is_used: bool,
}

/// A table that grows with what it holds, to a size that was agreed on.
#[derive(Debug)]
pub struct ProofTable<Z> {
    buckets: Vec<[Entry<Z>; WAYS]>,
    /// How many entries are used.
    used: usize,
    /// How many buckets there may be.
    most: usize,
    nowhere: Z,
}

/// How many buckets there are at first.
const FIRST: usize = 1 << 10;

impl<Z: Copy> ProofTable<Z> {
    /// A table of at most so many megabytes, at least one; smaller where there is not so much memory.
    pub fn new(megabytes: usize, nowhere: Z) -> ProofTable<Z> {
        let most = ((megabytes.max(1)) << 20) / size_of::<[Entry<Z>; WAYS]>();
        let mut table = ProofTable { buckets: Vec::new(), used: 0, most, nowhere };
        table.resize(FIRST.min(most));
        table
    }

    /// Makes room for so many buckets, or leaves it at those there are.
    fn resize(&mut self, count: usize) {
        let mut buckets: Vec<[Entry<Z>; WAYS]> = memory::roomy(count);
        if buckets.capacity() < count && !self.buckets.is_empty() {
            self.most = self.buckets.len();
            return;
        }
        buckets.resize(buckets.capacity().clamp(1, count), [Entry::unused(self.nowhere); WAYS]);
        let old = std::mem::replace(&mut self.buckets, buckets);
        for entry in old.into_iter().flatten().filter(|entry| entry.is_used) {
            let bucket = self.bucket(entry.key);
            if let Some(place) = self.buckets[bucket].iter_mut().find(|place| !place.is_used) {
                *place = entry;
            }
        }
    }

    fn bucket(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    /// What is known of a position at a stake.
    pub(super) fn probe(&self, key: u64, stake: Stake) -> Option<Proof<Z>> {
        let entry = self.buckets[self.bucket(key)].iter().find(|entry| entry.is_used && entry.key == key)?;
        if stake >= entry.proven.bound {
            return Some(Proof::known(true, entry.proven));
        }
        if stake <= entry.disproven.bound {
            return Some(Proof::known(false, entry.disproven));
        }
        (entry.stake == stake && entry.to_prove != 0 && entry.to_disprove != 0)
            .then(|| Proof::open(entry.to_prove, entry.to_disprove, self.nowhere))
    }

    /// Remembers what was found at a stake with so much work.
    pub(super) fn store(&mut self, key: u64, stake: Stake, found: &Proof<Z>, work: u32) {
        let half = self.buckets.len() * WAYS / 2;
        if self.used > half && self.buckets.len() < self.most {
            self.resize((2 * self.buckets.len()).min(self.most));
        }
        let bucket = self.bucket(key);
        let entries = &mut self.buckets[bucket];
        let at = entries.iter().position(|entry| entry.is_used && entry.key == key).unwrap_or_else(|| {
            let place = (0..WAYS)
                .min_by_key(|&way| if entries[way].is_used { entries[way].work.max(1) } else { 0 })
                .expect("a bucket has ways");
            self.used += usize::from(!entries[place].is_used);
            entries[place] = Entry { key, is_used: true, ..Entry::unused(self.nowhere) };
            place
        });
        let entry = &mut entries[at];
        entry.work = entry.work.saturating_add(work);
        let grounds = found.grounds;
        match found.result() {
            Some(true) if grounds.bound < entry.proven.bound => entry.proven = grounds,
            Some(false) if grounds.bound > entry.disproven.bound => entry.disproven = grounds,
            Some(_) => {}
            None => {
                (entry.stake, entry.to_prove, entry.to_disprove) = (stake, found.to_prove, found.to_disprove);
            }
        }
    }
}

impl<Z: Copy> Entry<Z> {
    /// An entry without any result: proven for no stake, disproven for none.
    fn unused(nowhere: Z) -> Entry<Z> {
        Entry {
            key: 0,
            proven: Grounds::none(ALWAYS + 1, nowhere),
            disproven: Grounds::none(-ALWAYS - 1, nowhere),
            to_prove: 0,
            to_disprove: 0,
            work: 0,
            stake: 0,
            is_used: false,
        }
    }
}
