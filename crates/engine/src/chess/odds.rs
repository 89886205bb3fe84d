//! How games of chess end from a value.

use chess::Position;

use super::knowledge::{OPENING, phase};
use crate::Curve;

/// The curves of phases from the end of a game to its beginning, each as far from the next,
/// as `cargo lab odds` found them in games of the engine with itself.
pub const CURVES: [Curve; 5] = [
    Curve { even: 235.0, slope: 95.0 },
    Curve { even: 165.0, slope: 85.0 },
    Curve { even: 100.0, slope: 110.0 },
    Curve { even: 80.0, slope: 135.0 },
    Curve { even: 70.0, slope: 145.0 },
];

/// How values foretell the end of a game from here.
pub fn curve(position: &Position) -> Curve {
    let at = f64::from(phase(position)) / f64::from(OPENING) * (CURVES.len() - 1) as f64;
    let (below, above) = (at.floor(), at.ceil());
    CURVES[below as usize].towards(CURVES[above as usize], at - below)
}

#[cfg(test)]
mod tests {
    use chess::fen;

    use super::*;

    #[test]
    fn a_pawn_is_worth_more_with_all_pieces_on_the_board() {
        let start = curve(&Position::default());
        let end = curve(&fen::parse("4k3/4p3/8/8/8/8/3PP3/4K3 w - - 0 1").unwrap());
        assert!(start.odds(100).win > end.odds(100).win);
        assert!(start.odds(0).draw < end.odds(0).draw);
    }
}
