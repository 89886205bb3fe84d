//! Points and sizes as people write them.

use go::{Point, Size};

#[test]
fn points_have_a_letter_and_a_plain_number() {
    assert_eq!("t19".parse(), Ok(Point::new(18, 18)));
    for text in ["", "C", "C+4", "C03", "C-4", "C0", "C26", "I5", "C 4", "4C", "Cé", "C4 "] {
        assert!(text.parse::<Point>().is_err(), "{text:?}");
    }
}

#[test]
fn sizes_are_plain_numbers() {
    assert_eq!("9".parse(), Ok(Size::NINE));
    assert_eq!("9x7".parse(), Ok(Size::new(9, 7).unwrap()));
    for text in ["", "+9", "-9", "9x+7", "9x", "x9", "0", "26", "9.0", "nine"] {
        assert!(text.parse::<Size>().is_err(), "{text:?}");
    }
}
