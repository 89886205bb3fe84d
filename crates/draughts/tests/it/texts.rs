//! Round trips of positions and moves through their texts.

use draughts::{Piece, Position, Setup, Square};
use game::{Color, Position as _, Show};
use proptest::prelude::{Just, Strategy, any, prop, prop_assert_eq, prop_oneof, proptest};

/// Any men and kings anywhere, legal or not.
fn any_setup() -> impl Strategy<Value = Setup> {
    (prop::collection::vec(0..12u8, 32), any::<bool>(), prop_oneof![Just(0), any::<u32>()]).prop_map(
        |(pieces, white, quiet)| {
            let mut setup = Setup { turn: Color::from_white(white), quiet, ..Setup::empty() };
            for (square, piece) in Square::all().zip(pieces) {
                setup.board[square.place()] = match piece {
                    0 => Some(Piece::man(Color::White)),
                    1 => Some(Piece::king(Color::White)),
                    2 => Some(Piece::man(Color::Black)),
                    3 => Some(Piece::king(Color::Black)),
                    _ => None,
                };
            }
            setup
        },
    )
}

proptest! {
    #[test]
    fn a_setup_survives_its_text(setup in any_setup()) {
        prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup));
    }

    #[test]
    fn a_position_survives_its_setup(setup in any_setup()) {
        if let Ok(position) = Position::try_from(setup.clone()) {
            prop_assert_eq!(position.setup(), setup);
        }
    }

    #[test]
    fn moves_survive_their_texts(setup in any_setup()) {
        let Ok(position) = Position::try_from(setup) else { return Ok(()) };
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        for mv in moves {
            let text = position.text(mv);
            prop_assert_eq!(position.parse(&text), Ok(mv), "{}", text);
            let full: Vec<_> = mv.path().map(|square| square.to_string()).collect();
            prop_assert_eq!(position.parse(&full.join("x")), Ok(mv));
            prop_assert_eq!(position.parse(&full.join("-")), Ok(mv));
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,30}", listed in "[BWbw]:[WBKHF0-9,:.\\- ]{0,30}") {
        let _ = text.parse::<Setup>();
        let _ = listed.parse::<Setup>().map(Position::try_from);
        let _ = Position::start().parse(&text);
        let _ = Position::start().parse(&listed);
    }
}
