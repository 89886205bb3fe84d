//! Problems as plain text.

use game::Color;
use go::{Occupant, Point, Position, Setup, Size, dotgo};
use proptest::prelude::*;

#[test]
fn rows_are_read_from_above() {
    let setup = dotgo::parse("N_-\n__B\n").unwrap();
    assert_eq!(setup.size, Size::new(3, 2).unwrap());
    assert_eq!(setup.at(Point::new(0, 1)), Some(Occupant::Stone(Color::Black)));
    assert_eq!(setup.at(Point::new(2, 1)), Some(Occupant::Outside));
    assert_eq!(setup.at(Point::new(2, 0)), Some(Occupant::Stone(Color::White)));
    assert_eq!(setup.turn, Color::Black);
    assert!(Position::try_from(setup).is_ok());
}

#[test]
fn line_ends_and_blanks_around_mean_nothing() {
    let plain = dotgo::parse("N_\n_B\n").unwrap();
    for text in ["N_\r\n_B\r\n", "\n\nN_  \n_B\n\n \n", "\u{feff}N_\n_B"] {
        assert_eq!(dotgo::parse(text).as_ref(), Ok(&plain), "{text:?}");
    }
}

#[test]
fn what_is_wrong_has_a_row_and_a_column() {
    let error = |text: &str| dotgo::parse(text).unwrap_err().to_string();
    assert_eq!(error("N_\n_x\n"), "row 2, column 2: expected N, B, _ or -, got 'x'");
    assert_eq!(error("\nN_\n_é\n"), "row 3, column 2: expected N, B, _ or -, got 'é'");
    assert_eq!(error("N_\n_\n"), "row 2 has 1 points instead of 2");
    assert_eq!(error("N_\n\n_B\n"), "row 2 has 0 points instead of 2");
    assert_eq!(error(" \n"), "expected rows of N, B, _ and -, found none");
    assert_eq!(error(&"_".repeat(26)), "boards have 1 to 25 files and ranks, not 26 by 1");
}

proptest! {
    #[test]
    fn a_set_up_is_read_as_it_is_written(files in 1_u32..=25, ranks in 1_u32..=25, seed: Vec<u8>) {
        let mut setup = Setup::new(Size::new(files, ranks).unwrap(), go::Rules::default());
        let kinds = [None, Some(Occupant::Outside), Some(Occupant::Stone(Color::Black)), Some(Occupant::Stone(Color::White))];
        for (index, there) in setup.points.iter_mut().enumerate() {
            *there = kinds[usize::from(seed.get(index % seed.len().max(1)).copied().unwrap_or(0)) % 4];
        }
        prop_assert_eq!(dotgo::parse(&dotgo::write(&setup)), Ok(setup));
    }

    #[test]
    fn no_text_is_too_much(text: String) {
        let _ = dotgo::parse(&text);
    }
}
