//! A write that waits to be committed.

use crate::{StoreError, link::Link};

/// A write of any kind, run within a transaction and answered behind it.
pub(crate) trait Task: Send {
    /// Does it; tells whether that worked, so that it may be committed.
    fn apply(&mut self, link: &mut Link) -> bool;
    /// Says what came of it, given what was wrong with the commit.
    fn answer(self: Box<Self>, commit: Option<&StoreError>);
}

/// A write with what it gave, and whom to tell.
pub(crate) struct Pending<T, W, C> {
    work: Option<W>,
    outcome: Option<Result<T, StoreError>>,
    callback: C,
}

impl<T, W, C> Pending<T, W, C>
where
    T: Send + 'static,
    W: FnOnce(&mut Link) -> Result<T, StoreError> + Send + 'static,
    C: FnOnce(Result<T, StoreError>) + Send + 'static,
{
    pub(crate) fn boxed(work: W, callback: C) -> Box<dyn Task> {
        Box::new(Pending { work: Some(work), outcome: None, callback })
    }
}

impl<T, W, C> Task for Pending<T, W, C>
where
    T: Send,
    W: FnOnce(&mut Link) -> Result<T, StoreError> + Send,
    C: FnOnce(Result<T, StoreError>) + Send,
{
    fn apply(&mut self, link: &mut Link) -> bool {
        let work = self.work.take().expect("a write is done once");
        let outcome = self.outcome.insert(work(link));
        outcome.is_ok()
    }

    fn answer(self: Box<Self>, commit: Option<&StoreError>) {
        let outcome = match (self.outcome, commit) {
            (Some(Err(own)), _) => Err(own),
            (_, Some(error)) => Err(error.clone()),
            (Some(done), None) => done,
            (None, None) => Err(StoreError::Closed),
        };
        (self.callback)(outcome);
    }
}
