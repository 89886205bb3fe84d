//! Which moves have won before: what the search tries first where nothing else is known.

use super::goal::Slot;

/// How often a move was the one to win, and how often it was there when a side won.
#[derive(Debug, Clone, Copy, Default)]
struct Record {
    won: u32,
    tried: u32,
}

/// How well each move of each side has done in this search.
#[derive(Debug, Clone)]
pub(super) struct Fame {
    records: Vec<[Record; 2]>,
}

/// How much work more a move seems that has never won.
const DOUBT: u32 = 30;
/// After how many trials all is half forgotten.
const MEMORY: u32 = 200;

impl Fame {
    pub(super) fn new(slots: usize) -> Fame {
        Fame { records: vec![[Record::default(); 2]; slots] }
    }

    /// How much work more a move seems to be for its side.
    pub(super) fn doubt(&self, slot: Slot, proves: bool) -> u32 {
        let record = self.records[slot][usize::from(proves)];
        DOUBT * (1 + record.tried - record.won) / (record.tried + 2)
    }

    /// A side has won by a move.
    pub(super) fn won(&mut self, slot: Slot, proves: bool) {
        let record = &mut self.records[slot][usize::from(proves)];
        record.won += 1;
        record.tried += 1;
        if record.tried > MEMORY {
            for record in self.records.iter_mut().flatten() {
                *record = Record { won: record.won / 2, tried: record.tried / 2 };
            }
        }
    }

    /// A side has won by another move.
    pub(super) fn passed_over(&mut self, slot: Slot, proves: bool) {
        self.records[slot][usize::from(proves)].tried += 1;
    }
}
