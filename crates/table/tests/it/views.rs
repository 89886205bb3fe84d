//! What a face is given to draw.

use game::{Color, Place};
use table::{Kind, Sitter, Spec};

use crate::hand::{Hand, people};

#[test]
fn a_view_has_check_captures_and_balance() {
    let mut hand = Hand::open(people());
    hand.plays("e4 d5 exd5 Qxd5 d3 Qe5");
    let view = hand.table.view(hand.now);
    assert_eq!(view.board.scene.alarms, [Place::cell(4, 0)]);
    let taken = |color: Color| {
        view.board.takings.taken[color].iter().map(|symbol| symbol.name.clone()).collect::<String>()
    };
    assert_eq!((taken(Color::White), taken(Color::Black)), ("P".to_owned(), "P".to_owned()));
    assert_eq!(view.board.takings.balance, 0);
    assert_eq!(view.board.last.len(), 2);
    assert_eq!(view.board.scene.pieces.len(), 30);
}

#[test]
fn choices_say_how_a_hand_makes_them() {
    let mut spec = people();
    spec.kind = Kind::Chess {
        variant: "chess".into(),
        boards: None,
        sections: None,
        start: Some("8/P5k1/8/8/8/8/8/4K2R w K - 0 1".into()),
    };
    let hand = Hand::open(spec);
    let view = hand.table.view(hand.now);
    let promotions: Vec<String> = view
        .choices
        .iter()
        .filter_map(|choice| choice.gesture.pick.as_ref().map(|symbol| symbol.name.clone()))
        .collect();
    assert_eq!(promotions.len(), 4);
    let castling = view.choices.iter().find(|choice| choice.notation == "O-O").unwrap();
    assert_eq!(
        (castling.gesture.from, castling.gesture.to),
        (Some(Place::cell(4, 0)), Some(Place::cell(6, 0)))
    );
}

#[test]
fn a_view_goes_over_the_wire_and_back() {
    for kind in [Kind::chess(), Kind::variant("crazyhouse"), Kind::draughts(), Kind::go(9, "japanese")] {
        let hand = Hand::open(Spec::new(kind, Sitter::person("Ada"), Sitter::Level { level: 3 }));
        let view = hand.table.view(hand.now);
        let text = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<table::View>(&text).unwrap(), view);
        let facts = serde_json::to_string(&hand.kept).unwrap();
        assert_eq!(serde_json::from_str::<Vec<table::Entry>>(&facts).unwrap(), hand.kept);
    }
}

#[test]
fn a_ko_is_shown_as_long_as_it_lasts() {
    let mut hand =
        Hand::open(Spec::new(Kind::go(9, "japanese"), Sitter::person("Ada"), Sitter::person("Bea")));
    hand.plays("D5 E5 C4 F4 D3 E3 E4 D4");
    assert_eq!(hand.table.view(hand.now).board.scene.ko, Some(Place::cell(4, 3)));
    assert_eq!(hand.table.outlook(hand.now).ko, Some(Place::cell(4, 3)));
    hand.plays("A1");
    assert_eq!(hand.table.outlook(hand.now).ko, None);
}

#[test]
fn a_claim_is_offered_only_when_there_is_one() {
    let mut spec = people();
    spec.terms.draws = game::DrawPolicy::Claimed;
    let mut hand = Hand::open(spec);
    hand.plays("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    assert!(!hand.table.view(hand.now).can_claim);
    hand.plays("Ng8");
    assert!(hand.table.view(hand.now).can_claim && hand.table.outlook(hand.now).can_claim);
    hand.does(table::Command::Claim { seat: Color::White, with: None });
    assert!(!hand.table.view(hand.now).can_claim);
}

#[test]
fn an_opening_has_its_name_by_whatever_way_it_was_reached() {
    let mut hand = Hand::open(people());
    assert_eq!(hand.table.view(hand.now).board.opening, None);
    hand.plays("Nf3 Nf6 c4 e6 d4 b6 h4");
    let name = Some("E12 Queen's Indian Defence".to_owned());
    assert_eq!(hand.table.view(hand.now).board.opening, name);
    assert_eq!(hand.table.outlook(hand.now).opening, name);
    assert_eq!(hand.table.look(1).unwrap().board.opening.as_deref(), Some("A04 Réti Opening"));
    let draughts = Hand::open(Spec::new(Kind::draughts(), Sitter::person("Ada"), Sitter::person("Bea")));
    assert_eq!(draughts.table.view(draughts.now).board.opening, None);
}
