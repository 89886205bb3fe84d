//! Playing, going back, and the tree that grows of it.

use game::{Color, Game, NodeId, Outcome, Position, Reason, Show};

use crate::nim::{Nim, nim};

fn played(heap: u8, line: &[u8]) -> (Game<Nim>, Vec<NodeId>) {
    let mut game = Game::new(nim(heap));
    let ids = line.iter().map(|&taken| game.play(taken).unwrap()).collect();
    (game, ids)
}

#[test]
fn going_back_keeps_the_variation() {
    let mut game = Game::new(nim(4));
    game.play(1).unwrap();
    game.back();
    game.play(2).unwrap();
    game.back();
    assert_eq!(game.history().continuations().collect::<Vec<_>>(), [1, 2]);
    assert_eq!(*game.position(), nim(4));
}

#[test]
fn a_known_move_leads_to_its_node() {
    let (mut game, ids) = played(8, &[1, 2]);
    game.jump(NodeId::ROOT);
    assert_eq!(game.play(1), Ok(ids[0]));
    assert_eq!(game.play(2), Ok(ids[1]));
}

#[test]
fn there_is_nothing_before_the_start_or_after_the_end() {
    let (mut game, _) = played(8, &[1]);
    assert!(!game.forward());
    assert!(game.back());
    assert!(!game.back());
    assert!(game.forward());
    assert_eq!(game.position().heap, 7);
}

#[test]
fn forward_follows_the_main_continuation() {
    let (mut game, _) = played(8, &[1, 1]);
    game.jump(NodeId::ROOT);
    let variation = game.play(3).unwrap();
    game.back();
    game.forward();
    assert_eq!(game.position().heap, 7);
    game.promote(variation);
    game.back();
    game.forward();
    assert_eq!(game.position().heap, 5);
}

#[test]
fn a_jump_crosses_from_one_variation_to_another() {
    let (mut game, main) = played(8, &[1, 2, 3]);
    game.jump(main[0]);
    let aside = game.play(3).unwrap();
    let deeper = game.play(1).unwrap();
    for (id, heap) in [(main[2], 2), (deeper, 3), (main[1], 5), (aside, 4), (NodeId::ROOT, 8), (deeper, 3)] {
        game.jump(id);
        assert_eq!((game.history().cursor(), game.position().heap), (id, heap));
    }
    assert_eq!(game.position().turn(), Color::Black);
    assert_eq!(*game.start(), nim(8));
}

#[test]
fn a_promoted_line_becomes_the_main_one() {
    let (mut game, main) = played(8, &[1, 1]);
    game.jump(main[0]);
    game.play(2).unwrap();
    let deep = game.play(3).unwrap();
    game.promote_to_main(deep);
    game.jump(NodeId::ROOT);
    while game.forward() {}
    assert_eq!(game.history().cursor(), deep);
}

#[test]
fn deleting_where_we_stand_goes_back_to_where_the_variation_began() {
    let (mut game, main) = played(8, &[1, 2, 3]);
    assert!(game.delete(main[1]));
    assert_eq!(game.history().cursor(), main[0]);
    assert_eq!(game.position().heap, 7);
    assert!(!game.history().contains(main[2]));
    assert_eq!(game.history().continuations().count(), 0);
    game.play(3).unwrap();
    assert_eq!(game.position().heap, 4);
}

#[test]
fn deleting_elsewhere_leaves_us_where_we_are() {
    let (mut game, main) = played(8, &[1, 2]);
    game.jump(NodeId::ROOT);
    let aside = game.play(3).unwrap();
    assert!(game.delete(main[0]));
    assert_eq!((game.history().cursor(), game.position().heap), (aside, 5));
}

#[test]
fn the_start_cannot_be_deleted() {
    let (mut game, ids) = played(8, &[1, 2]);
    assert!(!game.delete(NodeId::ROOT));
    assert_eq!((game.history().cursor(), game.position().heap), (ids[1], 5));
}

#[test]
fn a_refused_move_says_why_and_changes_nothing() {
    let mut game = Game::new(nim(2));
    let refused = game.play(3).unwrap_err();
    assert_eq!(refused.to_string(), "move-too-many (taken: 3)");
    assert_eq!((game.history().cursor(), game.history().continuations().count()), (NodeId::ROOT, 0));
    assert_eq!(game.legal_moves(), [1, 2]);
}

#[test]
fn nothing_is_played_after_the_end() {
    let (mut game, _) = played(3, &[3]);
    assert_eq!(game.outcome(), Some(Outcome::win(Color::White, Reason("last-taken"))));
    assert_eq!(game.legal_moves(), []);
    assert_eq!(game.play(1).unwrap_err().id(), "move-game-over");
    game.back();
    assert_eq!(game.outcome(), None, "before the last move the game goes on");
    game.play(1).unwrap();
}

#[test]
fn remarks_stay_with_their_node() {
    let (mut game, ids) = played(8, &[1, 2]);
    game.notes_mut(game.history().cursor()).comments.push("hasty".to_owned());
    game.back();
    game.notes_mut(game.history().cursor()).glyphs.push(1);
    assert_eq!(game.history().node(ids[1]).notes().comments, ["hasty"]);
    assert_eq!(game.history().node(ids[0]).notes().glyphs, [1]);
    assert_eq!(game.history().node(NodeId::ROOT).notes().comments, [""; 0]);
}

#[test]
fn a_move_is_read_in_the_position_it_is_played_in() {
    let (game, _) = played(4, &[2]);
    assert_eq!(game.position().parse("2"), Ok(2));
    assert_eq!(game.position().parse("3").unwrap_err().id(), "move-too-many");
}
