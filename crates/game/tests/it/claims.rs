//! Draws that are claimed, and draws that come by themselves.

use game::{Color, DrawPolicy, Game, NodeId, Outcome};

use crate::{
    nim::nim,
    pacing::{ARRIVED, Pacing, REPETITION, TOO_LONG, pacing},
};

fn played(policy: DrawPolicy, line: &[u8]) -> Game<Pacing> {
    let mut game = Game::with_policy(pacing(), policy);
    for &to in line {
        game.play(to).unwrap();
    }
    game
}

#[test]
fn a_casual_game_ends_when_a_draw_could_be_claimed() {
    let mut game = played(DrawPolicy::default(), &[1, 0, 1, 0]);
    assert_eq!(game.outcome(), Some(REPETITION));
    assert_eq!(game.legal_moves(), []);
    assert_eq!(game.play(1).unwrap_err().id(), "move-game-over");
}

#[test]
fn in_a_tournament_somebody_has_to_claim() {
    let mut game = played(DrawPolicy::Claimed, &[1, 0, 1, 0]);
    assert_eq!(game.outcome(), None);
    assert_eq!(game.claim(), Ok(REPETITION));
    game.play(1).unwrap();
}

#[test]
fn there_is_nothing_to_claim_before_the_third_time() {
    let game = played(DrawPolicy::Claimed, &[1, 0]);
    assert_eq!(game.claim().unwrap_err().id(), "claim-nothing");
}

#[test]
fn a_claim_can_announce_its_move() {
    let game = played(DrawPolicy::Claimed, &[1, 0, 1]);
    assert_eq!(game.claim_with(0), Ok(REPETITION));
    assert_eq!(game.claim_with(2).unwrap_err().id(), "claim-nothing");
    assert_eq!(game.claim_with(3).unwrap_err().id(), "move-too-far");
    assert_eq!(game.history().continuations().count(), 0, "nothing was played");
}

#[test]
fn five_times_end_the_game_without_a_claim() {
    let game = played(DrawPolicy::Claimed, &[1, 0, 1, 0, 1, 0, 1, 0]);
    assert_eq!(game.outcome(), Some(REPETITION));
    assert_eq!(game.claim_with(1).unwrap_err().id(), "claim-game-over");
}

#[test]
fn repetition_counts_the_line_played_and_no_variation() {
    let mut game = played(DrawPolicy::Claimed, &[1, 0, 1, 0]);
    assert!(game.claim().is_ok());
    game.back();
    assert!(game.claim().is_err());
    game.play(2).unwrap();
    assert!(game.claim().is_err());
    game.jump(NodeId::ROOT);
    assert!(game.claim().is_err());
}

#[test]
fn what_the_moves_decide_comes_before_what_is_counted() {
    let game = played(DrawPolicy::Claimed, &[1, 0, 1, 2, 1, 2, 3]);
    assert_eq!(game.outcome(), Some(Outcome::win(Color::White, ARRIVED)));
    assert_eq!(game.claim().unwrap_err().id(), "claim-game-over");
}

#[test]
fn a_long_game_can_be_claimed_without_a_repetition() {
    let game = played(DrawPolicy::Claimed, &[1, 2, 1, 2, 1, 2, 1, 0]);
    assert_eq!(game.claim(), Ok(TOO_LONG));
    assert_eq!(game.outcome(), None);
}

#[test]
fn an_announced_move_that_wins_is_no_draw() {
    let game = played(DrawPolicy::Claimed, &[1, 0, 1, 2, 1, 2]);
    assert_eq!(game.claim_with(3).unwrap_err().id(), "claim-move-decides");
}

#[test]
fn a_game_without_rulings_has_nothing_to_claim() {
    let mut game = Game::new(nim(5));
    assert_eq!(game.claim().unwrap_err().id(), "claim-nothing");
    game.play(3).unwrap();
    game.play(2).unwrap();
    assert_eq!(game.claim().unwrap_err().id(), "claim-game-over");
    assert_eq!(game.claim_with(1).unwrap_err().id(), "claim-game-over");
}
