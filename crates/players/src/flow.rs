//! How much a stranger may say: a lot at once, and less for long.

use std::time::{Duration, Instant};

/// How many bytes may come at once.
const BYTES: f64 = (8 << 20) as f64;
/// How many may come a second, for long.
const BYTES_A_SECOND: f64 = (2 << 20) as f64;
/// How many pieces may come at once.
const PIECES: f64 = 20_000.0;
/// How many may come a second, for long.
const PIECES_A_SECOND: f64 = 5_000.0;

/// What may still come, of bytes and of pieces.
///
/// A piece is a line or less: what comes byte by byte costs as much to read as lines.
#[derive(Debug)]
pub(crate) struct Flow {
    bytes: f64,
    pieces: f64,
    at: Instant,
}

impl Flow {
    /// Nothing has come yet.
    pub(crate) fn new(now: Instant) -> Flow {
        Flow { bytes: BYTES, pieces: PIECES, at: now }
    }

    /// Takes note of what came at once; tells whether that is still bearable.
    pub(crate) fn bears(&mut self, came: &[u8], now: Instant) -> bool {
        let since: Duration = now.saturating_duration_since(self.at);
        self.at = now;
        let lines = came.split(|&byte| byte == b'\n').skip(1).count().max(1);
        let left = |left: f64, rate: f64, most: f64| (left + rate * since.as_secs_f64()).min(most);
        self.bytes = left(self.bytes, BYTES_A_SECOND, BYTES) - came.len() as f64;
        self.pieces = left(self.pieces, PIECES_A_SECOND, PIECES) - lines as f64;
        self.bytes >= 0.0 && self.pieces >= 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// For how many seconds a program is borne that says the same a number of times a second.
    fn seconds(piece: &[u8], a_second: u32) -> Option<u32> {
        let begun = Instant::now();
        let mut flow = Flow::new(begun);
        (0..60).find(|&second| {
            let at =
                |part| begun + Duration::from_secs(second.into()) + Duration::from_secs(1) * part / a_second;
            (0..a_second).any(|part| !flow.bears(piece, at(part)))
        })
    }

    #[test]
    fn who_talks_much_is_borne_and_who_floods_is_not() {
        let line = b"info depth 20 seldepth 31 multipv 1 score cp 20 nodes 100000 pv e2e4 e7e5 g1f3 b8c6\n";
        assert_eq!(seconds(line, 4_000), None);
        assert_eq!(seconds(line, 100_000), Some(0));
    }

    #[test]
    fn lines_that_do_not_end_count_by_what_they_cost() {
        assert_eq!(seconds(b"x", 4_000), None);
        assert_eq!(seconds(b"x", 50_000), Some(0), "byte by byte");
        assert_eq!(seconds(&[b'x'; 8192], 200), None);
        assert_eq!(seconds(&[b'x'; 8192], 10_000), Some(0), "in large pieces");
    }
}
