//! Regions as people write them: blocks of squares by their corners.

use crate::variant::{Region, Square};

/// `d4–e5, a8–h8`; the word `none` for no square, by which sentences choose.
pub(super) fn text(region: Region) -> String {
    let mut rest = region;
    let mut blocks = Vec::new();
    while let Some(corner) = rest.first() {
        let (block, last) = block(rest, corner);
        rest &= !block;
        blocks.push(if corner == last { corner.to_string() } else { format!("{corner}–{last}") });
    }
    if blocks.is_empty() { "none".to_owned() } else { blocks.join(", ") }
}

/// The widest block of a region with this lower left corner, then as high as it goes.
fn block(region: Region, corner: Square) -> (Region, Square) {
    let mut last = corner;
    let mut row = Region::of(corner);
    while let Some(next) = last.offset(1, 0).filter(|&next| region.contains(next)) {
        row |= Region::of(next);
        last = next;
    }
    let mut block = row;
    while let Some(next) = last.offset(0, 1) {
        row = row.into_iter().filter_map(|square| square.offset(0, 1)).collect();
        if region & row != row {
            break;
        }
        block |= row;
        last = next;
    }
    (block, last)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::language::values::region;

    #[test]
    fn blocks_are_named_by_their_corners() {
        let shown = |squares: &str| text(region(squares).unwrap() & Region::board(8, 8));
        assert_eq!(shown("*8"), "a8–h8");
        assert_eq!(shown("d4 e4 d5 e5"), "d4–e5");
        assert_eq!(shown("a1 h8 c*"), "a1, c1–c8, h8");
        assert_eq!(shown("-"), "none");
    }
}
