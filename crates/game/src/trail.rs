//! The positions on the line played, as keys.

/// How a position compares with those before it on the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Again {
    /// How often it has occurred, this time included.
    pub times: u32,
    /// How many plies ago it occurred last; 0 when it is new.
    pub ago: u32,
    /// How many plies ago it occurred first; 0 when it is new.
    pub since: u32,
}

impl Again {
    /// A position seen for the first time.
    pub const NEW: Again = Again { times: 1, ago: 0, since: 0 };
}

/// The keys of the positions on the line played, oldest first.
///
/// A game keeps one, and so does each search that must see repetitions.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Trail {
    keys: Vec<u64>,
}

impl Trail {
    /// A trail that begins at a position.
    pub fn new(key: u64) -> Trail {
        Trail { keys: vec![key] }
    }

    /// Adds the key of the position just reached.
    pub fn push(&mut self, key: u64) {
        self.keys.push(key);
    }

    /// Forgets the last position.
    pub fn pop(&mut self) {
        self.keys.pop();
    }

    /// Judges the last position, looking back at most `reach` plies.
    pub fn again(&self, reach: usize) -> Again {
        let Some((&key, past)) = self.keys.split_last() else { return Again::NEW };
        past.iter().rev().take(reach).zip(1..).filter(|&(&former, _)| former == key).fold(
            Again::NEW,
            |again, (_, ago)| Again {
                times: again.times + 1,
                ago: if again.ago == 0 { ago } else { again.ago },
                since: ago,
            },
        )
    }
}
