//! Changes in mid-tree that are no moves.

use game::{Color, Edit, Game, NodeId, Place};

use crate::{
    nim::{heap_of, nim},
    pacing::pacing,
};

#[test]
fn an_edit_is_a_node_that_can_be_left_and_entered() {
    let mut game = Game::new(nim(8));
    game.play(3).unwrap();
    let edited = game.edit(heap_of(2)).unwrap();
    let after = game.play(1).unwrap();
    assert_eq!(game.position().heap, 1);
    game.back();
    assert_eq!(game.position().heap, 2);
    game.back();
    assert_eq!((game.position().heap, game.position().turn), (5, Color::Black));
    game.jump(after);
    assert_eq!((game.position().heap, game.position().turn), (1, Color::White));
    assert_eq!(game.history().node(edited).mv(), None);
    assert_eq!(game.history().node(edited).edit(), Some(&heap_of(2)));
}

#[test]
fn an_edit_beside_a_move_is_a_variation() {
    let mut game = Game::new(nim(8));
    let main = game.play(3).unwrap();
    game.back();
    let edited = game.edit(heap_of(2)).unwrap();
    assert_eq!(game.history().node(NodeId::ROOT).children(), [main, edited]);
    game.jump(main);
    assert_eq!(game.position().heap, 5);
    assert!(game.delete(edited));
}

#[test]
fn the_turn_can_be_given_away() {
    let mut game = Game::new(nim(8));
    game.edit(Edit::turn(Color::Black)).unwrap();
    assert_eq!((game.position().heap, game.position().turn), (8, Color::Black));
}

#[test]
fn a_refused_edit_changes_nothing() {
    let mut game = Game::new(nim(8));
    let gap = Edit { cells: vec![(Place::cell(2, 0), None)], turn: None };
    assert_eq!(game.edit(gap).unwrap_err().id(), "setup-gap");
    let outside = Edit { cells: vec![(Place::cell(8, 0), None)], turn: None };
    assert_eq!(game.edit(outside).unwrap_err().id(), "setup-no-cell");
    assert_eq!((game.history().cursor(), game.position()), (NodeId::ROOT, &nim(8)));
    assert_eq!(game.history().current().children(), []);
}

#[test]
fn a_finished_game_goes_on_after_an_edit() {
    let mut game = Game::new(nim(2));
    game.play(2).unwrap();
    assert!(game.outcome().is_some());
    game.edit(heap_of(4)).unwrap();
    assert_eq!(game.outcome(), None);
    game.play(3).unwrap();
}

#[test]
fn an_edit_starts_the_count_of_repetitions_anew() {
    let mut game = Game::new(pacing());
    for to in [1, 0] {
        game.play(to).unwrap();
    }
    game.edit(Edit::turn(Color::White)).unwrap();
    for to in [1, 0] {
        game.play(to).unwrap();
    }
    assert_eq!(game.outcome(), None, "twice since the edit, three times in all");
    game.jump(NodeId::ROOT);
    for to in [1, 0, 1, 0] {
        game.play(to).unwrap();
    }
    assert!(game.outcome().is_some(), "without the edit it is the third time");
}
