//! Positions and moves of variants.

use chess::{
    any::{self, Rules, choose},
    variant::{language::Catalogue, san},
};
use game::{Position as _, Show as _};

/// A variant, a position and moves, a line each; every move is played if it is legal.
pub(crate) fn variant_moves(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut lines = text.lines();
    let name = lines.next().unwrap_or_default();
    let Ok(Rules::Variant(variant)) = choose(Catalogue::builtin(), name, None) else { return };
    let rules = Rules::Variant(variant);
    let start = match lines.next().unwrap_or_default() {
        "" => rules.start(),
        fen => rules.position(fen),
    };
    let Ok(any::Position::Variant(mut position)) = start else { return };
    assert_eq!(
        rules.position(&any::Position::Variant(position.clone()).fen()).map(|read| read.fen()),
        Ok(any::Position::Variant(position.clone()).fen())
    );
    for line in lines.take(50) {
        let Ok(mv) = position.parse(line) else { continue };
        for written in [san::write(&position, mv), position.text(mv)] {
            assert_eq!(position.parse(&written), Ok(mv), "{written}");
        }
        position.action(mv);
        position.apply(mv);
    }
}
