//! Several at a time, told in their order.

use std::{
    collections::BTreeMap,
    sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc::channel,
    },
    thread,
};

/// Does the same with each item on some threads; what comes out is told one by one, in the order
/// of the items, until telling fails.
pub(super) fn each<T: Sync, R: Send, E>(
    items: &[T],
    threads: usize,
    work: impl Fn(&T) -> R + Sync,
    mut tell: impl FnMut(&T, R) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    let (sender, results) = channel();
    thread::scope(|scope| {
        for _ in 0..threads.min(items.len()) {
            let (sender, next, work) = (sender.clone(), &next, &work);
            scope.spawn(move || {
                while let Some((index, item)) = take(items, next) {
                    if sender.send((index, work(item))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut told = 0;
        for (index, result) in results {
            waiting.insert(index, result);
            while let Some(result) = waiting.remove(&told) {
                tell(&items[told], result)?;
                told += 1;
            }
        }
        Ok(())
    })
}

/// The next item that nobody has taken.
fn take<'a, T>(items: &'a [T], next: &AtomicUsize) -> Option<(usize, &'a T)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    items.get(index).map(|item| (index, item))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_order_of_their_items() {
        let items: Vec<u64> = (0..100).collect();
        let mut told = Vec::new();
        let work = |item: &u64| {
            thread::sleep(std::time::Duration::from_micros(item * 37 % 11 * 100));
            item * item
        };
        let done: Result<(), ()> = each(&items, 4, work, |_, square| {
            told.push(square);
            Ok(())
        });
        done.unwrap();
        assert_eq!(told, items.iter().map(|item| item * item).collect::<Vec<_>>());
    }

    #[test]
    fn who_cannot_tell_ends_it() {
        let items: Vec<u64> = (0..1_000).collect();
        let ended = each(&items, 2, |item| *item, |_, item| if item == 5 { Err(item) } else { Ok(()) });
        assert_eq!(ended, Err(5));
    }
}
