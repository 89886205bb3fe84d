//! What can be set.

use std::time::Duration;

use engine::Level;
use protocol::uci::{Choice, ChoiceKind};

use crate::{
    manner::{self, Manner, Range, number, there_is_memory, truth},
    mind::{Kinds, Mind},
};

/// The options as they are, and what is still to be done about them.
#[derive(Debug, Clone)]
pub(super) struct Options {
    pub(super) megabytes: usize,
    pub(super) threads: usize,
    pub(super) lines: usize,
    pub(super) overhead: Duration,
    pub(super) is_chess960: bool,
    pub(super) shows_wdl: bool,
    pub(super) manner: Manner,
    pub(super) wants_to_forget: bool,
    /// The memory and the threads that the mind has.
    done: (usize, usize),
}

const HASH: Range = (16, 1, 65_536);
const THREADS: Range = (1, 1, 256);
const LINES: Range = (1, 1, 256);
const OVERHEAD: Range = (10, 0, 5_000);

/// The option that chooses a kind of chess, in lower case.
pub(super) const VARIANT: &str = "uci_variant";
/// The option that names a file of variants, in lower case.
pub(super) const VARIANT_PATH: &str = "variantpath";

impl Options {
    /// The usual ones at some level.
    pub(super) fn at(level: Level) -> Options {
        let (megabytes, threads) = (HASH.0 as usize, THREADS.0 as usize);
        Options {
            megabytes,
            threads,
            lines: LINES.0 as usize,
            overhead: Duration::from_millis(OVERHEAD.0 as u64),
            is_chess960: false,
            shows_wdl: false,
            manner: Manner::at(level),
            wants_to_forget: false,
            done: (megabytes, threads),
        }
    }
}

/// Every option.
pub(super) fn choices(level: Level) -> impl Iterator<Item = Choice> {
    let spin = |(default, min, max)| ChoiceKind::Spin { default, min, max };
    [
        ("Hash", spin(HASH)),
        ("Clear Hash", ChoiceKind::Button),
        ("Threads", spin(THREADS)),
        ("MultiPV", spin(LINES)),
        ("Ponder", ChoiceKind::Check(false)),
        ("Move Overhead", spin(OVERHEAD)),
        ("UCI_Chess960", ChoiceKind::Check(false)),
        ("UCI_ShowWDL", ChoiceKind::Check(false)),
    ]
    .into_iter()
    .map(|(name, kind)| Choice { name: name.to_owned(), kind })
    .chain(manner::choices(level))
}

/// Which kind of chess is played.
pub(super) fn kinds(kinds: &Kinds) -> [Choice; 2] {
    let values: Vec<String> = kinds.names().map(str::to_owned).collect();
    let default = values.first().cloned().unwrap_or_default();
    [
        Choice { name: "UCI_Variant".to_owned(), kind: ChoiceKind::Combo { default, values } },
        Choice { name: "VariantPath".to_owned(), kind: ChoiceKind::Text(String::new()) },
    ]
}

impl Options {
    /// Sets an option, whose name may be written in any case.
    pub(super) fn set(&mut self, name: &str, value: Option<&str>) -> Result<(), String> {
        let value = value.unwrap_or_default();
        let number = |range| number(name, value, range);
        match name.to_ascii_lowercase().as_str() {
            "hash" => {
                let megabytes = number(HASH)?;
                there_is_memory(megabytes)?;
                self.megabytes = megabytes;
            }
            "clear hash" => self.wants_to_forget = true,
            "threads" => self.threads = number(THREADS)?,
            "multipv" => self.lines = number(LINES)?,
            "move overhead" => self.overhead = Duration::from_millis(number(OVERHEAD)? as u64),
            "uci_chess960" => self.is_chess960 = truth(name, value)?,
            "uci_showwdl" => self.shows_wdl = truth(name, value)?,
            // That it may be asked to ponder changes nothing for us.
            "ponder" => drop(truth(name, value)?),
            _ => return self.manner.set(name, value),
        }
        Ok(())
    }

    /// Makes a new mind as the options want it; the memory it has already.
    pub(super) fn meet(&mut self, mind: &mut dyn Mind) {
        self.done = (self.megabytes, 0);
        self.manner.meet(mind);
        self.carry_out(mind);
    }

    /// Makes a mind as the options want it.
    pub(super) fn carry_out(&mut self, mind: &mut dyn Mind) {
        if self.done.0 != self.megabytes {
            mind.set_megabytes(self.megabytes);
        }
        if self.done.1 != self.threads {
            mind.set_threads(self.threads);
        }
        self.done = (self.megabytes, self.threads);
        self.manner.carry_out(mind);
        if std::mem::take(&mut self.wants_to_forget) {
            mind.forget();
        }
    }
}
