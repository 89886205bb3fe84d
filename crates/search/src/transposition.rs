//! What was found out about positions, shared by all threads.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use crate::{Bound, Value, memory, score};

/// How many entries one position may choose from.
const WAYS: usize = 4;
/// How many searches a generation of entries is told apart from.
const GENERATIONS: u8 = 64;

/// What is remembered of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The best move as a number; 0 for none.
    pub(crate) mv: u32,
    pub(crate) value: Value,
    pub(crate) bound: Bound,
    pub(crate) depth: i32,
    /// The evaluation without search, if it was made.
    pub(crate) evaluation: Option<Value>,
}

/// One entry in two words.
///
/// The first is the key's lower bits and the evaluation, mixed with the second, so
/// that an entry that two threads wrote half each is not taken for either.
#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// The entries that a position may choose from, in one line of the cache.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

/// A table of fixed size that every thread reads and writes.
#[derive(Debug)]
pub struct Table {
    buckets: Vec<Bucket>,
    generation: AtomicU8,
}

impl Table {
    /// A table of so many megabytes, at least one; smaller where there is not so much memory.
    pub fn new(megabytes: usize) -> Table {
        let count = (megabytes.max(1) << 20) / size_of::<Bucket>();
        let mut buckets: Vec<Bucket> = memory::roomy(count);
        let count = buckets.capacity().clamp(1, count);
        buckets.resize_with(count, Bucket::default);
        Table { buckets, generation: AtomicU8::new(0) }
    }

    /// Whether there is memory for a table of so many megabytes.
    pub fn fits(megabytes: usize) -> bool {
        Vec::<Bucket>::new().try_reserve_exact((megabytes << 20) / size_of::<Bucket>()).is_ok()
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.check.store(0, Ordering::Relaxed);
            slot.data.store(0, Ordering::Relaxed);
        }
    }

    /// Makes what is there older than what comes.
    pub fn age(&self) {
        let next = (self.generation.load(Ordering::Relaxed) + 1) % GENERATIONS;
        self.generation.store(next, Ordering::Relaxed);
    }

    /// How full it is with what this search found, in thousandths.
    pub fn fullness(&self) -> u32 {
        let generation = self.generation.load(Ordering::Relaxed);
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let is_fresh = |slot: &&Slot| {
            let data = slot.data.load(Ordering::Relaxed);
            data != 0 && Packed(data).generation() == generation
        };
        let fresh = sample.iter().flat_map(|bucket| &bucket.0).filter(is_fresh).count();
        (fresh * 1000 / (sample.len() * WAYS)) as u32
    }

    fn bucket(&self, key: u64) -> &[Slot; WAYS] {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize].0
    }

    /// Has the entries of a position fetched, while there is other work to do.
    #[inline(always)]
    pub(crate) fn fetch(&self, key: u64) {
        memory::fetch(self.bucket(key));
    }

    /// What is known of a position.
    pub(crate) fn probe(&self, key: u64, ply: usize) -> Option<Entry> {
        self.bucket(key).iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            let check = slot.check.load(Ordering::Relaxed) ^ data;
            (data != 0 && check >> 16 == key & KEY_BITS).then(|| Packed(data).entry(check as u16, ply))
        })
    }

    /// Remembers a position in place of the least valuable one.
    pub(crate) fn store(&self, key: u64, ply: usize, mut entry: Entry) {
        let generation = self.generation.load(Ordering::Relaxed);
        let bucket = self.bucket(key);
        let mut victim = &bucket[0];
        let mut least = i32::MAX;
        for slot in bucket {
            let data = slot.data.load(Ordering::Relaxed);
            let check = slot.check.load(Ordering::Relaxed) ^ data;
            if data != 0 && check >> 16 == key & KEY_BITS {
                let old = Packed(data);
                if entry.mv == 0 {
                    entry.mv = old.mv();
                }
                let is_worth_it = entry.bound == Bound::Exact
                    || entry.depth + 3 >= old.depth()
                    || old.generation() != generation;
                if !is_worth_it {
                    return;
                }
                victim = slot;
                break;
            }
            let age = i32::from((generation + GENERATIONS - Packed(data).generation()) % GENERATIONS);
            let worth = if data == 0 { i32::MIN } else { Packed(data).depth() - 8 * age };
            if worth < least {
                (victim, least) = (slot, worth);
            }
        }
        let data = Packed::new(entry, generation, ply).0;
        let evaluation = entry.evaluation.unwrap_or(UNKNOWN) as i16 as u16;
        let check = (key & KEY_BITS) << 16 | u64::from(evaluation);
        victim.data.store(data, Ordering::Relaxed);
        victim.check.store(check ^ data, Ordering::Relaxed);
    }
}

/// The part of a key that an entry keeps; the place in the table tells the rest.
const KEY_BITS: u64 = (1 << 48) - 1;
/// Stands for an evaluation that was not made.
const UNKNOWN: Value = i16::MIN as Value;

/// Move, value, depth, bound and generation in 64 bits; never 0.
#[derive(Clone, Copy)]
struct Packed(u64);

impl Packed {
    fn new(entry: Entry, generation: u8, ply: usize) -> Packed {
        let value = score::to_table(entry.value, ply) as i16 as u16;
        let depth = entry.depth.clamp(0, 255) as u8;
        let bound = match entry.bound {
            Bound::Exact => 3u8,
            Bound::Lower => 2,
            Bound::Upper => 1,
        };
        Packed(
            u64::from(entry.mv) << 32
                | u64::from(value) << 16
                | u64::from(depth) << 8
                | u64::from(generation << 2 | bound),
        )
    }

    fn mv(self) -> u32 {
        (self.0 >> 32) as u32
    }

    fn depth(self) -> i32 {
        i32::from((self.0 >> 8) as u8)
    }

    fn generation(self) -> u8 {
        (self.0 as u8) >> 2
    }

    fn entry(self, evaluation: u16, ply: usize) -> Entry {
        let evaluation = Value::from(evaluation as i16);
        Entry {
            mv: self.mv(),
            value: score::from_table(Value::from((self.0 >> 16) as u16 as i16), ply),
            bound: match self.0 & 3 {
                3 => Bound::Exact,
                2 => Bound::Lower,
                _ => Bound::Upper,
            },
            depth: self.depth(),
            evaluation: (evaluation != UNKNOWN).then_some(evaluation),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::won_in;

    fn entry(depth: i32, value: Value) -> Entry {
        Entry { mv: 77, value, bound: Bound::Lower, depth, evaluation: Some(-12) }
    }

    #[test]
    fn what_is_stored_is_found() {
        let table = Table::new(1);
        for (key, depth, value) in [(3, 5, 120), (u64::MAX, 0, -31_990), (1 << 63, 120, won_in(9))] {
            table.store(key, 4, entry(depth, value));
            assert_eq!(table.probe(key, 4), Some(entry(depth, value)));
        }
        assert_eq!(table.probe(4, 0), None);
    }

    #[test]
    fn a_win_is_counted_from_where_it_is_found() {
        let table = Table::new(1);
        table.store(9, 6, entry(3, won_in(8)));
        assert_eq!(table.probe(9, 2).map(|entry| entry.value), Some(won_in(4)));
    }

    #[test]
    fn deep_entries_outlast_shallow_ones() {
        let table = Table::new(1);
        table.store(0, 0, entry(20, 5));
        for key in 1..100 {
            table.store(key, 0, entry(1, 5));
        }
        assert!(table.probe(0, 0).is_some());
        for _ in 0..8 {
            table.age();
        }
        for key in 1..100 {
            table.store(key, 0, entry(1, 5));
        }
        assert!(table.probe(0, 0).is_none());
    }

    #[test]
    fn a_move_is_kept_where_none_is_known() {
        let table = Table::new(1);
        table.store(5, 0, entry(4, 5));
        table.store(5, 0, Entry { mv: 0, ..entry(4, 9) });
        assert_eq!(table.probe(5, 0).map(|entry| (entry.mv, entry.value)), Some((77, 9)));
    }
}
