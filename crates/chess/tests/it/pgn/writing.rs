//! The export format.

use chess::{Position, any::Piece, fen, pgn::Record};
use game::{Edit, NodeId, Place};

use super::{format, movetext, record};

#[test]
fn the_roster_comes_first_and_the_others_by_name() {
    let text = "[zeta \"1\"]\n[Result \"1-0\"]\n[Annotator \"x\"]\n[White \"w\"]\n[ECO \"A00\"]\n\n1. e4 1-0";
    assert_eq!(
        record(text).export(),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"w\"]\n[Black \"?\"]\n\
         [Result \"1-0\"]\n[Annotator \"x\"]\n[ECO \"A00\"]\n[zeta \"1\"]\n\n1. e4 1-0\n\n"
    );
}

#[test]
fn numbers_follow_interruptions() {
    let text = "1. e4 e5 {x} 2. Nf3 {y} Nc6 (2... d6) 3. Bb5 $1 a6 $2 4. Ba4 *";
    assert_eq!(movetext(text), "1. e4 e5 {x} 2. Nf3 {y} 2... Nc6 (2... d6) 3. Bb5 $1 a6 $2 4. Ba4 *");
}

#[test]
fn lines_have_fewer_than_eighty_characters() {
    let comment = "word ".repeat(60);
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(30);
    let text = format(format!("1. {shuffle} {{{comment}}} (e5 {{{comment}}}) *"));
    assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
    assert!(text.lines().any(|line| line.chars().count() > 75), "{text}");
    assert_eq!(format(&text), text);
    assert_eq!(text.matches("word").count(), 120);
}

#[test]
fn deep_nesting_closes_over_several_lines() {
    let text = format!("{}{}", "1. e4 (".repeat(300), ")".repeat(300)).replace("()", "");
    let text = format(format!("{text} *"));
    assert!(text.lines().all(|line| line.chars().count() < 80));
    assert_eq!(format(&text), text);
}

#[test]
fn a_wrapped_comment_is_read_as_it_was() {
    for comment in [
        "one  two   three ".repeat(20),
        "50 % of [%clk 0:00:01] [Event \"x\"] [%csl Ga1] ".repeat(9),
        "é ∞ ".repeat(70),
        "x".repeat(300),
        "line\nbreaks\r\nand\rtabs\t".repeat(9),
    ] {
        let first = record(format!("1. e4 {{{comment}}} *"));
        let second = record(first.export());
        assert_eq!(first.history, second.history, "{comment}");
        assert_eq!(first.export(), second.export());
    }
}

#[test]
fn a_closing_brace_in_a_comment_survives() {
    let text = "1. e4 ; a } b\n1... e5 (1... c5 ; x }\n) 2. d4 *";
    assert_eq!(movetext(text), text);
}

#[test]
fn the_result_tag_is_what_the_text_ends_with() {
    for (tag, end, result) in [
        ("1-0", "0-1", "0-1"),
        ("1-0", "", "1-0"),
        ("½", "", "1/2-1/2"),
        ("White wins", "", "*"),
        ("1-0\"]\n[Result \"0-1", "1/2", "1/2-1/2"),
    ] {
        let text = record(format!("[Result \"{tag}\"]\n\n1. e4 {end}")).export();
        assert_eq!(text.matches("[Result ").count(), 1, "{text}");
        assert!(text.contains(&format!("[Result \"{result}\"]\n")), "{text}");
        assert!(text.ends_with(&format!("1. e4 {result}\n\n")), "{text}");
        assert_eq!(format(&text), text);
    }
}

#[test]
fn a_variation_stands_for_an_edit_that_cannot_be_written() {
    let mut record = record("1. e4 e5 2. Nf3 *");
    let e4 = record.history.node(NodeId::ROOT).children()[0];
    let edit = Edit::<Piece> { cells: vec![(Place::cell(0, 0), None)], turn: None };
    let set_up = record.history.append(e4, Some(edit.clone()), None);
    assert!(record.export().ends_with("\n1. e4 e5 2. Nf3 *\n\n"));
    record.history.promote(set_up);
    assert!(record.export().ends_with("\n1. e4 e5 2. Nf3 *\n\n"));
    let mut alone = Record::default();
    alone.history.append(NodeId::ROOT, Some(edit), None);
    assert!(alone.export().ends_with("\n*\n\n"));
}

#[test]
fn start_positions_bring_their_tags() {
    let mut position = fen::parse("8/8/8/8/8/4k3/4p3/4K3 b - - 0 40").unwrap();
    let text = Record::new(position).export();
    assert!(text.contains("[FEN \"8/8/8/8/8/4k3/4p3/4K3 b - - 0 40\"]\n[SetUp \"1\"]\n"), "{text}");
    assert_eq!(format(&text), text);
    position = fen::parse("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1").unwrap();
    let text = Record::new(position).export();
    assert!(text.contains("[Variant \"Chess960\"]"), "{text}");
    assert_eq!(format(&text), text);
    assert!(!Record::new(Position::default()).export().contains("FEN"));
}

#[test]
fn hostile_values_cannot_break_the_file() {
    let mut record = Record::default();
    record.set_tag("Event", "a\"]\n\n1. e4 \\");
    record.set_tag("Bad name\"]", "x\0y");
    record.set_tag("", "nameless");
    let root = record.history.notes_mut(NodeId::ROOT);
    root.comments = vec!["} 1-0\n[Event \"x\"]".into(), " \n ".into(), "a\0b".into()];
    let text = record.export();
    assert_eq!(format(&text), text);
    assert_eq!(super::check(&text), (1, vec![]));
}
