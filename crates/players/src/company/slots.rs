//! How many programs of others run at once, for all tables together.

use std::{
    collections::VecDeque,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use search::Stop;

use crate::seat::{Complaint, Fault, FaultKind};

/// How long is waited before looking again whether to wait at all.
const LOOK_AGAIN: Duration = Duration::from_millis(20);

/// Room for a number of programs; whoever finds none waits for a turn.
pub(super) struct Slots {
    most: usize,
    state: Mutex<State>,
    freed: Condvar,
}

#[derive(Default)]
struct State {
    taken: usize,
    /// Those who wait, by number, the first one first.
    waiting: VecDeque<u64>,
    next: u64,
    /// How many who idle have said that they will go.
    going: usize,
}

/// Room for one program, as long as it is held.
pub(super) struct Slot(Arc<Slots>);

impl Slots {
    /// Room for so many, at least one.
    pub(super) fn new(most: usize) -> Slots {
        Slots { most: most.max(1), state: Mutex::default(), freed: Condvar::new() }
    }

    /// Takes room as soon as there is some, in the order in which it was asked for.
    ///
    /// # Errors
    /// When there is none for too long, or nobody waits any more.
    pub(super) fn take(self: &Arc<Self>, stop: &Stop, patience: Duration) -> Result<Slot, Fault> {
        let until = Instant::now() + patience;
        let mut state = self.lock();
        let number = state.next;
        state.next += 1;
        state.waiting.push_back(number);
        let fault = loop {
            if state.taken < self.most && state.waiting.front() == Some(&number) {
                state.waiting.pop_front();
                state.taken += 1;
                return Ok(Slot(self.clone()));
            }
            if stop.is_set() {
                break Fault::new(FaultKind::CalledOff, Complaint::NobodyWaits);
            }
            if Instant::now() >= until {
                break Fault::new(FaultKind::Crowded, Complaint::Crowded { most: self.most });
            }
            state = self.freed.wait_timeout(state, LOOK_AGAIN).unwrap_or_else(PoisonError::into_inner).0;
        };
        state.waiting.retain(|&waiting| waiting != number);
        Err(fault)
    }

    /// Whether one who idles is asked to go, so that somebody who waits has a turn.
    pub(super) fn wants_room(&self) -> bool {
        let mut state = self.lock();
        let is_wanted = state.waiting.len() > state.going;
        state.going += usize::from(is_wanted);
        is_wanted
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut state = self.0.lock();
        state.taken -= 1;
        state.going = state.going.saturating_sub(1);
        self.0.freed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    const AT_ONCE: Duration = Duration::ZERO;
    const LONG: Duration = Duration::from_mins(1);

    #[test]
    fn whoever_finds_no_room_is_told_how_much_there_is() {
        let slots = Arc::new(Slots::new(2));
        let _held = [(); 2].map(|()| slots.take(&Stop::default(), AT_ONCE).unwrap());
        let fault = slots.take(&Stop::default(), AT_ONCE).err().unwrap();
        assert_eq!(fault.kind, FaultKind::Crowded);
        assert_eq!(fault.to_string(), "2 engines run already, and no more may at once");
    }

    #[test]
    fn room_goes_to_whoever_waits_once_one_who_idles_has_gone() {
        let slots = Arc::new(Slots::new(1));
        let held = slots.take(&Stop::default(), AT_ONCE).unwrap();
        assert!(!slots.wants_room());
        let waiting = {
            let slots = slots.clone();
            thread::spawn(move || slots.take(&Stop::default(), LONG).map(drop))
        };
        while !slots.wants_room() {
            thread::yield_now();
        }
        assert!(!slots.wants_room(), "one is enough for one");
        drop(held);
        assert_eq!(waiting.join().unwrap(), Ok(()));
        assert!(!slots.wants_room());
    }

    #[test]
    fn nobody_waits_who_was_called_off() {
        let slots = Arc::new(Slots::new(1));
        let _held = slots.take(&Stop::default(), AT_ONCE).unwrap();
        let stop = Stop::default();
        stop.set();
        assert_eq!(slots.take(&stop, LONG).err().unwrap().kind, FaultKind::CalledOff);
        assert!(!slots.wants_room());
    }
}
