//! Time controls, and draughts.

use game::{Show, TimeControl};

/// A control is written and read again as the same, as text and as tags.
pub(crate) fn clock(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(control) = text.parse::<TimeControl>() else { return };
    assert_eq!(control.to_string().parse(), Ok(control.clone()), "{control}");
    let tags = control.pgn_tags();
    let tag = |name: &str| tags.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str());
    assert_eq!(TimeControl::from_pgn_tags(tag), Ok(control));
}

/// The first line is a position, the others are moves, each played if legal.
pub(crate) fn draughts(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut lines = text.lines();
    let Some(Ok(setup)) = lines.next().map(str::parse::<draughts::Setup>) else { return };
    let Ok(mut position) = draughts::Position::try_from(setup) else { return };
    let written = position.setup().to_string();
    assert_eq!(written.parse().map(|again: draughts::Setup| again.to_string()), Ok(written));
    for line in lines.take(100) {
        if let Ok(mv) = position.parse(line) {
            assert_eq!(position.parse(&position.text(mv)), Ok(mv));
            game::Position::apply(&mut position, mv);
        }
    }
}
