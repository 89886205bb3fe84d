//! How many are connected, together and from each address.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::watch;

/// How many may be connected at once.
const MOST: usize = 15_000;
/// How many of them from one address of another machine.
const MOST_FROM_ONE: usize = 200;

/// All who are connected.
#[derive(Default)]
pub(crate) struct Crowd {
    counts: Mutex<(usize, HashMap<IpAddr, usize>)>,
}

/// A place in the crowd, free again when it is dropped.
pub(crate) struct Place {
    crowd: Arc<Crowd>,
    from: IpAddr,
    /// Tells when the door is closed by which they came.
    door: watch::Receiver<()>,
}

impl Place {
    /// Does something until the door is closed.
    pub(crate) async fn while_open(&self, work: impl Future<Output = ()>) {
        let mut door = self.door.clone();
        tokio::select! {
            () = work => {}
            // Nobody sends anything: the sender goes with the door.
            _ = door.changed() => {}
        }
    }
}

impl Crowd {
    /// Gives a place to somebody, if there is one left.
    pub(crate) fn enter(self: &Arc<Crowd>, from: IpAddr, door: watch::Receiver<()>) -> Option<Place> {
        let mut counts = self.lock();
        let (all, by_address) = &mut *counts;
        let own = by_address.get(&from).copied().unwrap_or(0);
        if *all >= MOST || (own >= MOST_FROM_ONE && !from.is_loopback()) {
            return None;
        }
        *all += 1;
        by_address.insert(from, own + 1);
        Some(Place { crowd: self.clone(), from, door })
    }

    fn lock(&self) -> MutexGuard<'_, (usize, HashMap<IpAddr, usize>)> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.crowd.lock();
        counts.0 -= 1;
        if let Some(own) = counts.1.get_mut(&self.from) {
            *own -= 1;
            if *own == 0 {
                counts.1.remove(&self.from);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_gets_no_more_than_its_share() {
        let crowd = Arc::new(Crowd::default());
        let (one, other, here) = ("192.0.2.1", "192.0.2.2", "127.0.0.1");
        let (_open, door) = watch::channel(());
        let enter = |from: &str| crowd.enter(from.parse().unwrap(), door.clone());
        let mut places: Vec<Place> = (0..MOST_FROM_ONE).filter_map(|_| enter(one)).collect();
        assert_eq!(places.len(), MOST_FROM_ONE);
        assert!(enter(one).is_none());
        assert!(enter(other).is_some());
        places.pop();
        assert!(enter(one).is_some(), "a place that is left is free again");
        let many: Vec<Place> = (0..=MOST).filter_map(|_| enter(here)).collect();
        assert_eq!(many.len() + places.len(), MOST, "all together");
        drop((many, places));
        assert!(crowd.lock().1.is_empty() && crowd.lock().0 == 0);
    }
}
