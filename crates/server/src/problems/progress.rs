//! How far players are, as it is told and kept.

use game::Message;
use store::{ProblemStep, Store, unix_time};

use crate::wire::{ProblemProgress, ProblemState};

/// How far somebody is, as it is told.
pub(crate) fn progress(kept: store::ProblemProgress) -> ProblemProgress {
    ProblemProgress {
        state: match kept.state {
            store::ProblemState::Unseen => ProblemState::Unseen,
            store::ProblemState::Tried => ProblemState::Tried,
            store::ProblemState::Solved => ProblemState::Solved,
        },
        mistakes: u32::try_from(kept.mistakes).unwrap_or(u32::MAX),
        is_helped: kept.is_helped,
        changed: kept.changed,
    }
}

/// Where the progress of somebody with a problem is kept.
pub(super) struct Diary {
    pub(super) store: Store,
    pub(super) player: String,
    pub(super) problem: String,
}

impl Diary {
    /// How far somebody is; none where it cannot be read.
    pub(super) fn now(&self) -> Option<ProblemProgress> {
        let all = self.store.problem_progress(&self.player).ok()?;
        Some(progress(all.get(&self.problem).copied().unwrap_or_default()))
    }

    /// Notes a step.
    ///
    /// # Errors
    /// Says why it could not be kept.
    pub(super) fn note(&self, step: ProblemStep) -> Result<ProblemProgress, Message> {
        let noted = self.store.note_problem(&self.player, &self.problem, step, unix_time());
        noted.map(progress).map_err(|error| error.message())
    }

    /// Notes how many positions were searched.
    pub(super) fn note_effort(&self, nodes: u64) {
        // Without it the list shows no difficulty yet.
        let _ = self.store.note_problem_effort(&self.problem, nodes);
    }
}
