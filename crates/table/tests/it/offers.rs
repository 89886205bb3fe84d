//! Proposals and their answers.

use game::{Color, DrawPolicy};
use table::{Command, Effect, Offer};

use crate::hand::{Hand, against_level, apart, people};

const DRAW: Offer = Offer::Draw;

fn offers(seat: Color) -> Command {
    Command::Offer { seat, offer: DRAW }
}

fn answers(seat: Color, accept: bool) -> Command {
    Command::Answer { seat, accept, offer: None }
}

#[test]
fn an_accepted_draw_ends_the_game() {
    let mut hand = Hand::open(apart());
    hand.plays("e4");
    hand.does(offers(Color::White));
    assert_eq!(hand.refused(answers(Color::White, true)), "answer-nothing");
    hand.does(answers(Color::Black, true));
    assert_eq!(hand.result().unwrap(), "1/2-1/2 Agreed ending-agreed");
    assert!(hand.is_kept());
}

#[test]
fn an_offer_stands_until_it_is_answered_or_the_other_side_moves() {
    let mut hand = Hand::open(apart());
    hand.does(offers(Color::White));
    hand.plays("e4");
    assert_eq!(hand.table.offer_of(Color::White), Some(DRAW), "an own move leaves it standing");
    hand.plays("e5");
    assert_eq!(hand.table.offer_of(Color::White), None);
    assert_eq!(hand.refused(answers(Color::Black, true)), "answer-nothing");
}

#[test]
fn a_draw_is_offered_once_a_move() {
    let mut hand = Hand::open(apart());
    hand.does(offers(Color::White));
    hand.does(answers(Color::Black, false));
    assert_eq!(hand.refused(offers(Color::White)), "offer-once");
    hand.plays("e4");
    hand.does(offers(Color::White));
}

#[test]
fn two_offers_are_an_agreement() {
    let mut hand = Hand::open(apart());
    hand.does(offers(Color::White));
    hand.does(offers(Color::Black));
    assert_eq!(hand.result().unwrap(), "1/2-1/2 Agreed ending-agreed");
}

#[test]
fn an_engine_is_asked_what_it_thinks_of_a_draw() {
    let mut hand = Hand::open(against_level(5));
    hand.does(offers(Color::White));
    assert_eq!(hand.effects, [Effect::Judge { seat: Color::Black, offer: DRAW }]);
    hand.does(answers(Color::Black, false));
    assert!(hand.is_playing());
}

#[test]
fn a_take_back_is_asked_for_at_another_screen() {
    let mut hand = Hand::open(apart());
    hand.plays("e4 e5");
    hand.does(Command::TakeBack { seat: Color::White });
    assert_eq!(hand.table.offer_of(Color::White), Some(Offer::TakeBack { to: 0 }));
    assert_eq!(hand.cursor(), 2);
    hand.does(answers(Color::Black, true));
    assert_eq!(hand.cursor(), 0);
    assert_eq!(hand.table.offer_of(Color::White), None);
    assert!(hand.is_kept());
}

#[test]
fn another_game_is_agreed_on() {
    let mut hand = Hand::open(apart());
    hand.plays("e4");
    assert_eq!(
        hand.refused(Command::Offer { seat: Color::White, offer: Offer::Again { swapped: true } }),
        "offer-not-now"
    );
    hand.does(Command::Resign { seat: Color::White });
    hand.does(Command::Offer { seat: Color::White, offer: Offer::Again { swapped: true } });
    hand.does(answers(Color::Black, true));
    assert_eq!(hand.table.seats().white.name(), "Bea");
    assert!(hand.is_playing());
    assert_eq!(hand.cursor(), 0);
    assert!(hand.is_kept());
}

#[test]
fn a_draw_is_claimed_also_with_a_move_that_is_announced() {
    let mut spec = people();
    spec.terms.draws = DrawPolicy::Claimed;
    let mut hand = Hand::open(spec);
    hand.plays("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    assert_eq!(hand.refused(Command::Claim { seat: Color::Black, with: None }), "claim-nothing");
    assert_eq!(hand.refused(Command::Claim { seat: Color::White, with: None }), "claim-not-your-turn");
    hand.does(Command::Claim { seat: Color::Black, with: Some("Ng8".to_owned()) });
    assert_eq!(hand.result().unwrap(), "1/2-1/2 Claimed outcome-threefold-repetition");
}

#[test]
fn the_policy_can_change_during_a_game() {
    let mut spec = people();
    spec.terms.draws = DrawPolicy::Claimed;
    let mut hand = Hand::open(spec);
    hand.plays("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert!(hand.is_playing());
    let terms = table::Terms { draws: DrawPolicy::Automatic, ..hand.table.terms() };
    hand.does(Command::Terms { terms });
    assert_eq!(hand.result().unwrap(), "1/2-1/2 Rules outcome-threefold-repetition");
}

#[test]
fn forbidden_take_backs_cannot_be_had_by_an_offer_either() {
    let mut hand = Hand::open(against_level(3));
    hand.plays("e4 e5 Nf3 Nc6");
    let back = |to| Command::Offer { seat: Color::White, offer: Offer::TakeBack { to } };
    assert_eq!(hand.refused(back(0)), "take-back-nothing", "no further than the last own move");
    hand.does(back(2));
    let terms = table::Terms { take_backs: false, ..hand.table.terms() };
    hand.does(Command::Terms { terms });
    assert_eq!(hand.refused(back(2)), "take-back-forbidden");
    assert_eq!(hand.refused(answers(Color::Black, true)), "take-back-forbidden");
}

#[test]
fn an_offer_that_stands_is_not_made_again() {
    let mut hand = Hand::open(apart());
    hand.plays("e4");
    hand.does(Command::Resign { seat: Color::White });
    let again = Command::Offer { seat: Color::White, offer: Offer::Again { swapped: true } };
    hand.does(again.clone());
    assert_eq!(hand.refused(again), "offer-once");
}

#[test]
fn an_answer_that_names_another_offer_is_to_none() {
    let mut hand = Hand::open(apart());
    hand.plays("e4");
    let back = Offer::TakeBack { to: 0 };
    hand.does(Command::Offer { seat: Color::White, offer: back });
    hand.does(offers(Color::White));
    let seen = Command::Answer { seat: Color::Black, accept: true, offer: Some(back) };
    assert_eq!(hand.refused(seen), "answer-nothing", "the draw that took its place was not seen");
    hand.does(Command::Answer { seat: Color::Black, accept: true, offer: Some(DRAW) });
    assert_eq!(hand.result().unwrap(), "1/2-1/2 Agreed ending-agreed");
}
