//! Records that are opened and written.

use game::{Color, Place};
use table::{Command, Kind, Mark, Phase, Remarks, Sitter, Spec, open::kind_of_record};

use crate::hand::{Hand, people};

fn review(text: &str) -> Hand {
    let spec = Spec::new(kind_of_record(text), Sitter::Nobody, Sitter::Nobody);
    Hand::open(Spec { record: Some(text.to_owned()), ..spec })
}

#[test]
fn a_record_brings_its_names_its_clock_and_its_remarks() {
    let text = "[Event \"Club\"]\n[White \"Ada\"]\n[Black \"Bea\"]\n[WhiteElo \"2000\"]\n[TimeControl \"300+3\"]\n\n\
        1. e4 {[%clk 0:04:50] best} e5 $2 *";
    let hand = review(text);
    let view = hand.table.view(hand.now);
    assert_eq!(view.seats.white.title, "Ada");
    assert_eq!(view.control, "300+3");
    assert_eq!(view.tree[1].left, Some(290_000));
    assert_eq!(view.tree[1].comments, ["best"], "a clock is no text");
    assert!(hand.table.record().contains("{[%clk 0:04:50] best}"), "{}", hand.table.record());
    assert_eq!(view.tree[2].glyphs, [2]);
    assert_eq!(hand.table.tag("WhiteElo"), Some("2000"));
}

#[test]
fn a_clock_that_stands_alone_is_shown_as_one() {
    let text = "1. e4 e5 2. Nf3 {[%clk 1:02:03]} {[%eval 0.3] open} Nc6 {[%clk ?]} *";
    let mut hand = review(text);
    let view = hand.table.view(hand.now);
    assert_eq!(view.tree[2].left, None);
    assert_eq!(
        (view.tree[3].left, &view.tree[3].comments[..]),
        (Some(3_723_000), &["[%eval 0.3] open".into()][..])
    );
    assert_eq!((view.tree[4].left, &view.tree[4].comments[..]), (None, &["[%clk ?]".into()][..]));
    hand.does(Command::Note {
        node: 3,
        remarks: Remarks { comments: vec!["well".into()], ..Remarks::default() },
    });
    let written = hand.table.record();
    assert!(written.contains("2. Nf3 {[%clk 1:02:03] well}"), "{written}");
    assert_eq!(review(&written).table.view(hand.now).tree[3].left, Some(3_723_000));

    let go = review("(;SZ[9];B[cc]BL[61.5];W[gg]WL[x])").table.view(hand.now);
    assert_eq!((go.tree[1].left, go.tree[2].left), (Some(61_500), None));
}

#[test]
fn what_is_told_of_a_player_goes_with_the_player() {
    let text = "[White \"Ada\"]\n[Black \"Bea\"]\n[WhiteElo \"2000\"]\n[BlackElo \"1900\"]\n[BlackTitle \"WGM\"]\n\n1. e4 *";
    let mut hand = review(text);
    let tag = |hand: &Hand, name: &str| hand.table.tag(name).map(str::to_owned);
    hand.does(Command::Seat { seat: Color::Black, sitter: Sitter::person("Cleo"), from: None });
    assert_eq!((tag(&hand, "WhiteElo"), tag(&hand, "BlackElo")), (Some("2000".into()), None));
    let written = hand.table.record();
    assert!(written.contains("[WhiteElo \"2000\"]") && !written.contains("1900"), "{written}");
    assert!(!written.contains("WGM") && written.contains("[Black \"Cleo\"]"), "{written}");
    hand.does(Command::Tag { name: "BlackElo".into(), value: Some("1500".into()) });
    assert!(hand.table.record().contains("[BlackElo \"1500\"]"), "{}", hand.table.record());
    hand.does(Command::Undo);
    hand.does(Command::Undo);
    assert!(hand.table.record().contains("[BlackElo \"1900\"]"), "{}", hand.table.record());
    assert!(hand.is_kept());
    hand.does(Command::Seat { seat: Color::White, sitter: Sitter::person("Ada"), from: None });
    assert_eq!(tag(&hand, "WhiteElo"), Some("2000".into()));

    let mut go = review("(;SZ[9]PB[Ada]BR[3d]PW[Bea]WR[4d];B[cc])");
    go.does(Command::Seat { seat: Color::White, sitter: Sitter::person("Cleo"), from: None });
    let written = go.table.record();
    assert!(written.contains("BR[3d]") && !written.contains("WR["), "{written}");
}

#[test]
fn a_record_of_go_shows_its_own_board_rules_and_judgements() {
    let text = "(;GM[1]SZ[9]KM[5.5]RU[Chinese]HA[2]AB[cc][gg];W[ee]TE[1];B[ec]BM[1];W[ce]DO[];B[ge]IT[])";
    let mut hand = review(text);
    let kind = |size: &str, rules: &str, komi: &str, handicap: u32| Kind::Go {
        size: size.into(),
        rules: rules.into(),
        komi: Some(komi.into()),
        handicap,
        start: None,
    };
    let view = hand.table.view(hand.now);
    assert_eq!(view.kind, kind("9", "chinese", "5.5", 2));
    let glyphs: Vec<&[u32]> = view.tree.iter().map(|twig| twig.glyphs.as_slice()).collect();
    assert_eq!(glyphs, [&[] as &[u32], &[1], &[2], &[6], &[5]]);
    assert!(hand.is_kept());
    hand.does(Command::Note { node: 2, remarks: Remarks { glyphs: vec![3], ..Remarks::default() } });
    let written = hand.table.record().replace('\n', "");
    assert!(written.contains(";W[ee]TE[1];B[ec]TE[2];W[ce]DO[]"), "{written}");

    let unnamed = review("(;SZ[13];B[cc])").table.view(hand.now).kind;
    assert_eq!(unnamed, kind("13", "koSIMPLEscoreAREAtaxNONEsui1whbNfpok1fixed1", "0", 0));
    assert_eq!(
        go::sgf::Record::UNNAMED_RULES.to_string(),
        "koSIMPLEscoreAREAtaxNONEsui1whbNfpok1fixed1komi0"
    );
}

#[test]
fn a_record_is_stepped_through() {
    let mut hand = review("1. e4 e5 2. Nf3 *");
    for node in [1, 2, 3, 0] {
        hand.does(Command::GoTo { node });
        assert_eq!(hand.cursor(), node);
        assert_eq!(*hand.table.phase(), Phase::Reviewing);
    }
    let board = hand.table.look(3).unwrap().board;
    assert!(board.text.starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/"), "{}", board.text);
    assert!(hand.table.look(99).is_none());
}

#[test]
fn what_is_written_can_be_opened_again() {
    let mut hand = Hand::open(Spec { clock: "300+3".into(), ..people() });
    hand.wait(10).plays("e4 e5");
    hand.does(Command::TakeBack { seat: Color::Black });
    hand.plays("c5 Nf3");
    hand.does(Command::Note {
        node: 3,
        remarks: Remarks { comments: vec!["Sicilian".into()], glyphs: vec![1], ..Remarks::default() },
    });
    hand.does(Command::Tag { name: "Event".into(), value: Some("Club \"A\"".into()) });
    hand.does(Command::Resign { seat: Color::Black });
    let text = hand.table.record();
    let again = review(&text);
    assert_eq!(again.table.record(), text);
    assert!(text.contains("[White \"Ada\"]") && text.contains("[%clk 0:04:53]"), "{text}");
    assert!(text.contains("[Result \"1-0\"]"), "{text}");
}

#[test]
fn go_is_written_as_sgf_and_draughts_as_pdn() {
    let mut hand =
        Hand::open(Spec::new(Kind::go(9, "chinese"), Sitter::person("Ada"), Sitter::person("Bea")));
    hand.plays("E5 A1 pass pass");
    hand.does(Command::Accept { seat: Color::Black, dead: None });
    let text = hand.table.record();
    assert!(text.contains("PB[Bea]") && text.contains("RE[") && text.contains(";B[ee]"), "{text}");
    assert_eq!(review(&text).table.view(hand.now).tree.len(), 5);

    let mut hand = Hand::open(Spec::new(Kind::draughts(), Sitter::person("Ada"), Sitter::person("Bea")));
    hand.plays("11-15 22-18 15x22");
    let text = hand.table.record();
    assert!(text.contains("1. 11-15 22-18 2. 15x22 *"), "{text}");
    assert_eq!(review(&text).table.view(hand.now).tree.len(), 4);
}

#[test]
fn changes_of_notes_tags_and_variations_can_be_undone() {
    let mut hand = Hand::open(people());
    hand.plays("e4 e5");
    hand.does(Command::TakeBack { seat: Color::Black });
    hand.plays("c5");
    let before = hand.table.view(hand.now);
    let remarks = Remarks { comments: vec!["!".into()], ..Remarks::default() };
    hand.does(Command::Note { node: 3, remarks });
    hand.does(Command::Tag { name: "Site".into(), value: Some("here".into()) });
    hand.does(Command::Promote { node: 2 });
    hand.does(Command::Prune { node: 2 });
    assert_eq!(hand.refused(Command::Prune { node: 3 }), "prune-here");
    assert_eq!(hand.table.view(hand.now).tree.len(), 3);
    for _ in 0..4 {
        hand.does(Command::Undo);
        assert!(hand.is_kept());
    }
    let after = hand.table.view(hand.now);
    assert_eq!(table::View { number: before.number, ..after }, before);
}

#[test]
fn a_move_in_a_record_goes_along_it_or_adds_a_variation() {
    let mut hand = review("1. e4 e5 2. Nf3 *");
    let before = hand.table.view(hand.now);
    hand.does(Command::Move { seat: Color::White, on: 2, text: "g1f3".into() });
    assert_eq!((hand.cursor(), hand.table.view(hand.now).tree.len()), (3, 4), "it is there already");
    hand.does(Command::Move { seat: Color::White, on: 2, text: "f4".into() });
    assert_eq!(hand.cursor(), 4);
    assert!(hand.table.record().contains("2. Nf3 (2. f4) *"), "{}", hand.table.record());
    assert_eq!(*hand.table.phase(), Phase::Reviewing);
    assert_eq!(
        hand.refused(Command::Move { seat: Color::Black, on: 0, text: "e5".into() }),
        "move-unreachable"
    );
    assert!(hand.is_kept());
    hand.does(Command::Undo);
    hand.does(Command::GoTo { node: before.cursor });
    let after = hand.table.view(hand.now);
    assert_eq!(table::View { number: before.number, can_redo: false, ..after }, before);
    assert!(hand.is_kept());
}

#[test]
fn a_line_is_added_without_going_there() {
    let mut hand = review("1. e4 e5 2. Nf3 *");
    let line = |moves: &str| moves.split(' ').map(str::to_owned).collect();
    hand.does(Command::Vary { on: 1, line: line("e5 Bc4 Nf6") });
    assert_eq!(hand.cursor(), 0);
    assert!(hand.table.record().contains("2. Nf3 (2. Bc4 Nf6) *"), "{}", hand.table.record());
    assert!(hand.is_kept());
    let number = hand.table.number();
    hand.does(Command::Vary { on: 1, line: line("e5 Bc4") });
    assert_eq!(hand.table.number(), number, "all of it is there");
    hand.does(Command::Undo);
    assert!(hand.table.record().contains("1. e4 e5 2. Nf3 *"), "{}", hand.table.record());
    let mut played = Hand::open(people());
    played.plays("f3 e5 g4");
    assert_eq!(played.refused(Command::Vary { on: 2, line: line("e4") }), "vary-not-now");
    played.plays("Qh4");
    played.does(Command::Vary { on: 2, line: line("d4") });
    played.does(Command::GoTo { node: 3 });
    played.does(Command::Resign { seat: Color::White });
    assert_eq!(played.refused(Command::Vary { on: 3, line: line("a6") }), "vary-not-now");
    assert!(played.is_kept() && played.table.ending().is_some());
}

#[test]
fn a_look_says_what_can_be_tried_there() {
    let hand = review("1. e4 e5 2. Nf3 *");
    let seen = hand.table.look(1).unwrap();
    assert_eq!((seen.turn, seen.choices.len()), (Color::Black, 20));
}

#[test]
fn what_cannot_be_opened_says_why() {
    let wrong = |kind: Kind, clock: &str| {
        let spec = Spec { clock: clock.into(), ..Spec::new(kind, Sitter::Nobody, Sitter::Nobody) };
        table::Table::open(spec, std::time::Duration::ZERO).unwrap_err().to_string()
    };
    assert_eq!(
        wrong(Kind::variant("crazyhose"), ""),
        "there is no variant \"crazyhose\"; did you mean crazyhouse?"
    );
    assert!(wrong(Kind::chess(), "soon").contains("soon"));
    assert!(wrong(Kind::go(99, "chinese"), "").contains("99"));
    assert!(wrong(Kind::go(9, "nonsense"), "").contains("nonsense"));
}

#[test]
fn a_variation_on_which_the_game_stands_is_not_undone() {
    let mut hand = Hand::open(people());
    hand.plays("f3 e5 g4 Qh4");
    hand.does(Command::Vary { on: 2, line: vec!["d4".to_owned()] });
    let is_it = |twig: &table::TwigView| twig.notation.as_deref() == Some("d4");
    let inside = hand.table.view(hand.now).tree.into_iter().find(is_it).unwrap().id;
    hand.does(Command::GoTo { node: inside });
    assert_eq!(hand.refused(Command::Undo), "prune-here");
    hand.does(Command::GoTo { node: 1 });
    hand.does(Command::Undo);
    assert!(!hand.table.view(hand.now).tree.iter().any(is_it));
}

#[test]
fn a_record_with_an_empty_seat_does_not_run() {
    let mut hand = review("1. e4 e5 *");
    let nobody = Command::Seat { seat: Color::White, sitter: Sitter::Nobody, from: None };
    if hand.table.seats()[Color::White] != Sitter::Nobody {
        hand.does(nobody);
    }
    assert_eq!(hand.refused(Command::Resume), "resume-not-now");
}

#[test]
fn what_says_how_moves_are_read_is_no_tag_to_change() {
    let mut hand = Hand::open(people());
    hand.plays("e4");
    for name in ["FEN", "SetUp", "Variant", "VariantRules"] {
        let tag = Command::Tag { name: name.to_owned(), value: Some("x".to_owned()) };
        assert_eq!(hand.refused(tag), "tag-name", "{name}");
    }
}

#[test]
fn marks_of_a_go_record_are_shown_changed_and_taken_back() {
    let mut hand = review("(;GM[1]SZ[9];B[ee]LB[cc:1]TR[dd]C[look])");
    let label = Mark::Label { at: Place::cell(2, 6), text: "1".into() };
    let triangle = Mark::Triangle { at: Place::cell(3, 5) };
    let markup = |hand: &Hand| hand.table.view(hand.now).tree[1].markup.clone();
    assert_eq!(markup(&hand), [label.clone(), triangle.clone()]);
    let arrow = Mark::Arrow { from: Place::cell(0, 0), to: Place::cell(8, 8) };
    let remarks = Remarks { comments: vec!["look".into()], ..Remarks::default() };
    let drawn = Remarks { markup: Some(vec![label.clone(), arrow.clone()]), ..remarks.clone() };
    hand.does(Command::Note { node: 1, remarks: drawn });
    assert_eq!(markup(&hand), [label.clone(), arrow.clone()]);
    assert!(hand.table.record().contains("LB[cc:1]AR[ai:ia]"), "{}", hand.table.record());
    hand.does(Command::Undo);
    assert_eq!(markup(&hand), [label.clone(), triangle.clone()]);
    // Whoever says nothing of marks leaves them as they are.
    hand.does(Command::Note { node: 1, remarks });
    assert_eq!(markup(&hand), [label, triangle]);
}

#[test]
fn marks_beside_the_board_or_on_other_boards_are_refused() {
    let drawn = |at| Remarks { markup: Some(vec![Mark::Circle { at }]), ..Remarks::default() };
    let mut go = review("(;GM[1]SZ[9];B[ee])");
    assert_eq!(go.refused(Command::Note { node: 1, remarks: drawn(Place::cell(9, 0)) }), "setup-off-board");
    let mut chess = review("1. e4 *");
    assert_eq!(chess.refused(Command::Note { node: 1, remarks: drawn(Place::cell(0, 0)) }), "note-markup");
}
