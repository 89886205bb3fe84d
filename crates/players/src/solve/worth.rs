//! Which verdict is better for whom.

use std::cmp::Ordering;

use engine::tsumego::{Ko, Verdict};

/// What a verdict is worth to the side whose stones they are; nothing where nothing was proven.
///
/// Life comes before seki, seki before a ko that is won without threats, that before one that
/// needs them, and death comes last. Among kos, what the other side needs more threats for is
/// better, and what oneself needs fewer for.
fn worth(verdict: Verdict) -> Option<(u8, i64)> {
    Some(match verdict {
        Verdict::Alive => (4, 0),
        Verdict::Seki => (3, 0),
        Verdict::Ko(Ko { lives_without: true, threats, .. }) => (2, i64::from(threats)),
        Verdict::Ko(Ko { lives_without: false, threats, .. }) => (1, -i64::from(threats)),
        Verdict::Dead => (0, 0),
        Verdict::Unknown => return None,
    })
}

/// Compares what two verdicts are worth to the side whose stones they are, or to the other;
/// nothing where one was not proven.
pub(super) fn compare(one: Verdict, other: Verdict, defends: bool) -> Option<Ordering> {
    let order = worth(one)?.cmp(&worth(other)?);
    Some(if defends { order } else { order.reverse() })
}

/// Whether a side can do nothing against a verdict; seki is life.
pub(super) fn is_lost(verdict: Verdict, defends: bool) -> bool {
    match verdict {
        Verdict::Dead => defends,
        Verdict::Alive | Verdict::Seki => !defends,
        Verdict::Ko(_) | Verdict::Unknown => false,
    }
}

#[cfg(test)]
mod tests {
    use engine::tsumego::KoKind;

    use super::*;

    fn ko(lives_without: bool, threats: u32) -> Verdict {
        Verdict::Ko(Ko { lives_without, threats, kind: KoKind::Direct })
    }

    #[test]
    fn verdicts_have_an_order_that_both_sides_read_from_their_end() {
        let best_first = [
            Verdict::Alive,
            Verdict::Seki,
            ko(true, 2),
            ko(true, 1),
            ko(false, 1),
            ko(false, 3),
            Verdict::Dead,
        ];
        for pair in best_first.windows(2) {
            assert_eq!(compare(pair[0], pair[1], true), Some(Ordering::Greater), "{pair:?}");
            assert_eq!(compare(pair[0], pair[1], false), Some(Ordering::Less), "{pair:?}");
        }
        assert_eq!(compare(Verdict::Unknown, Verdict::Dead, true), None);
    }

    #[test]
    fn seki_is_lost_for_the_attacker() {
        assert!(is_lost(Verdict::Seki, false) && !is_lost(Verdict::Seki, true));
        assert!(is_lost(Verdict::Dead, true) && !is_lost(ko(true, 1), false));
    }
}
