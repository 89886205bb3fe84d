//! EPD lines and their operations.

use chess::epd::{Epd, EpdError, Operand, Operation};

#[test]
fn operations_are_read_and_written_in_their_order() {
    let line = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - hmvc 2; fmvn 3; bm Bb5 Bc4; id \"open; game\"; c0 \"one\" \"two\"; ce 35;";
    let epd = Epd::parse(line).expect(line);
    assert_eq!((epd.position.halfmoves(), epd.position.fullmoves()), (2, 3));
    assert_eq!(epd.moves("bm").len(), 2);
    assert_eq!(epd.text("id"), Some("open; game"));
    assert_eq!(epd.operation("c0").expect("c0").operands[1], Operand::Text("two".into()));
    assert_eq!(epd.write(), line);
    assert_eq!(Epd::parse(&epd.write()), Ok(epd));
}

#[test]
fn counters_of_a_fen_and_a_missing_last_semicolon_are_forgiven() {
    let epd = Epd::parse("4k3/8/8/8/8/8/4P3/4K3 w - - 5 17 bm e4").expect("lenient");
    assert_eq!((epd.position.halfmoves(), epd.position.fullmoves()), (5, 17));
    assert_eq!(epd.write(), "4k3/8/8/8/8/8/4P3/4K3 w - - hmvc 5; fmvn 17; bm e4;");
    let again = Epd::parse("4k3/8/8/8/8/8/4P3/4K3 w - -  5   17  ;; bm e4;;").expect("lenient");
    assert_eq!(again, epd);
}

#[test]
fn what_an_author_puts_in_is_written_so_that_it_can_be_read() {
    let mut epd = Epd::parse("4k3/8/8/8/8/8/4P3/4K3 w - -").expect("legal");
    let operands = vec![Operand::Word("two words; more".into()), Operand::Text("a \"b\"".into())];
    epd.operations.push(Operation { opcode: "c0".into(), operands });
    let again = Epd::parse(&epd.write()).expect("what we write is an EPD");
    assert_eq!(again.operation("c0").expect("c0").operands[1].as_str(), "a 'b'");
}

#[test]
fn a_wrong_line_names_what_is_wrong() {
    let fields = "4k3/8/8/8/8/8/4P3/4K3 w - -";
    assert_eq!(Epd::parse("4k3/8/8/8/8/8/4P3/4K3 w"), Err(EpdError::Fields(2)));
    assert_eq!(Epd::parse(&format!("{fields} id \"x")), Err(EpdError::Quotation("x".into())));
    assert_eq!(Epd::parse(&format!("{fields} 1 bm e4;")), Err(EpdError::Opcode("1".into())));
    assert!(matches!(
        Epd::parse(&format!("{fields} {}", "hmvc 0;".repeat(100_000))),
        Err(EpdError::TooLong(_))
    ));
    assert!(matches!(Epd::parse(&format!("{fields} hmvc x;")), Err(EpdError::Counter { .. })));
    assert!(matches!(Epd::parse("8/8/8/8/8/8/8/8 w - - "), Err(EpdError::Fen(_))));
}
