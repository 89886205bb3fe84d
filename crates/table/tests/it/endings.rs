//! Every way in which a game ends.

use game::{Color, Verdict};
use table::{Command, Effect, Ending};

use crate::hand::{Hand, people};

#[test]
fn whoever_resigns_has_lost() {
    let mut hand = Hand::open(people());
    hand.does(Command::Resign { seat: Color::White });
    assert_eq!(hand.result().unwrap(), "0-1 Resigned ending-resigned");
    assert!(matches!(&hand.effects[..], [Effect::End(_)]));
    assert_eq!(hand.refused(Command::Resign { seat: Color::Black }), "resign-not-now");
}

#[test]
fn stalemate_and_repetition_are_draws_by_the_rules() {
    let mut hand = Hand::open(people());
    hand.plays("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert_eq!(hand.result().unwrap(), "1/2-1/2 Rules outcome-threefold-repetition");
}

#[test]
fn others_can_decide() {
    let endings = [
        (Ending::forfeit(Color::White, "it died"), "0-1 Forfeit ending-forfeit"),
        (Ending::adjudicated(Verdict::Draw), "1/2-1/2 Adjudicated ending-adjudicated"),
        (Ending::abandoned(), "Void Abandoned ending-abandoned"),
    ];
    for (ending, told) in endings {
        let mut hand = Hand::open(people());
        hand.does(Command::End { ending: ending.clone() });
        assert_eq!(hand.result().unwrap(), told);
        assert_eq!(hand.refused(Command::End { ending }), "table-over");
        assert!(hand.is_kept());
    }
}

#[test]
fn a_game_begins_anew_with_colours_changed() {
    let mut hand = Hand::open(people());
    hand.plays("f3 e5 g4 Qh4");
    hand.does(Command::Restart { swapped: true });
    assert!(hand.is_playing());
    assert_eq!(hand.table.seats().black.name(), "Ada");
    hand.plays("e4");
    assert!(hand.is_kept());
}

#[test]
fn an_abandoned_game_is_no_draw() {
    let mut hand = Hand::open(people());
    hand.plays("e4");
    hand.does(Command::End { ending: table::Ending::abandoned() });
    assert!(hand.table.record().contains("[Result \"*\"]"), "{}", hand.table.record());
}

#[test]
fn each_branch_has_its_own_end() {
    let mut hand = Hand::open(people());
    hand.plays("f3 e5 g4 Qh4");
    let black_mates = hand.cursor();
    hand.does(Command::GoTo { node: 0 });
    hand.plays("e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7");
    assert_eq!(hand.result().unwrap(), "1-0 Rules outcome-checkmate");
    hand.does(Command::GoTo { node: black_mates });
    assert_eq!(hand.result().unwrap(), "0-1 Rules outcome-checkmate");
    assert!(hand.is_kept());
}

#[test]
fn a_game_that_begins_where_it_is_over_ends_at_once() {
    let start = Some("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1".to_owned());
    let kind = table::Kind::Chess { variant: "chess".into(), boards: None, sections: None, start };
    let hand = Hand::open(table::Spec { kind, ..people() });
    assert_eq!(hand.result().unwrap(), "1-0 Rules outcome-checkmate");
    assert!(hand.is_kept());
}
