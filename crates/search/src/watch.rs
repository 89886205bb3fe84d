//! When to stop.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

/// A switch that whoever waits for a search can throw.
#[derive(Debug, Clone, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks the search to end.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked to.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Whoever owns a clock tells the search of it.
pub trait Watch: Sync {
    /// How long the search has run.
    fn elapsed(&self) -> Duration;

    /// The time after which no new depth is begun, if there is such.
    fn soft(&self) -> Option<Duration> {
        None
    }

    /// The time after which the search ends whatever it does.
    fn hard(&self) -> Option<Duration> {
        None
    }
}

/// No clock at all: limits other than time end the search.
#[derive(Debug, Clone, Copy, Default)]
pub struct Timeless;

impl Watch for Timeless {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}
