//! Games read from a record.

use game::{Edit, Game, History, NodeId};

use crate::{
    nim::{heap_of, nim},
    pacing::pacing,
};

type Record = History<u8, Edit<()>>;

/// `1 2 (3 1) 3`: a main line with a variation at its second move.
fn record() -> (Record, [NodeId; 5]) {
    let mut record = Record::new();
    let first = record.append(NodeId::ROOT, None, Some(1));
    let second = record.append(first, None, Some(2));
    let third = record.append(second, None, Some(3));
    let aside = record.append(first, None, Some(3));
    let deeper = record.append(aside, None, Some(1));
    record.jump(third);
    (record, [first, second, third, aside, deeper])
}

#[test]
fn a_record_is_read_whole_and_opens_at_its_start() {
    let (record, [_, _, third, _, deeper]) = record();
    let mut game = Game::from_history(nim(8), record).unwrap();
    assert_eq!((game.history().cursor(), game.position()), (NodeId::ROOT, &nim(8)));
    game.jump(deeper);
    assert_eq!(game.position().heap, 3);
    game.jump(third);
    assert_eq!(game.position().heap, 2);
}

#[test]
fn an_illegal_move_anywhere_in_a_record_is_refused() {
    let (record, nodes) = record();
    assert_eq!(Game::from_history(nim(5), record.clone()).unwrap_err().id(), "move-too-many");
    for node in nodes {
        let mut wrong = record.clone();
        wrong.append(node, None, Some(4));
        let refused = Game::from_history(nim(8), wrong).unwrap_err();
        assert_eq!(refused.to_string(), "move-too-many (taken: 4)");
    }
}

#[test]
fn a_record_goes_no_further_than_the_end() {
    let mut record = Record::new();
    for to in [1, 2, 3, 2] {
        record.advance(to);
    }
    assert_eq!(Game::from_history(pacing(), record).unwrap_err().id(), "move-too-far");
}

#[test]
fn a_record_may_go_on_where_a_draw_could_have_been_claimed() {
    let mut record = Record::new();
    for to in [1, 0, 1, 0, 1, 2] {
        record.advance(to);
    }
    let mut game = Game::from_history(pacing(), record).unwrap();
    for _ in 0..4 {
        assert!(game.forward());
    }
    assert!(game.outcome().is_some(), "here it could have ended");
    assert!(game.forward() && game.forward());
    assert_eq!(game.outcome(), None);
}

#[test]
fn edits_in_a_record_are_made_and_checked() {
    let mut record = Record::new();
    let edit = record.append(NodeId::ROOT, Some(heap_of(2)), None);
    let both = record.append(edit, Some(heap_of(7)), Some(3));
    let mut game = Game::from_history(nim(1), record.clone()).unwrap();
    game.jump(both);
    assert_eq!(game.position().heap, 4);
    assert!(game.back());
    assert_eq!(game.position().heap, 2);
    assert!(game.back());
    assert_eq!(*game.position(), nim(1));

    record.append(both, Some(heap_of(2)), Some(3));
    assert_eq!(Game::from_history(nim(1), record).unwrap_err().id(), "move-too-many");
    let mut gap = Record::new();
    gap.append(
        NodeId::ROOT,
        Some(Edit { cells: vec![(game::Place::cell(5, 0), Some(()))], turn: None }),
        None,
    );
    assert_eq!(Game::from_history(nim(1), gap).unwrap_err().id(), "setup-gap");
}

#[test]
fn a_long_record_is_read_without_recursion() {
    let mut record = Record::new();
    for ply in 0..20_000 {
        record.advance([1, 2, 1, 0][ply % 4]);
    }
    let end = record.cursor();
    let mut game = Game::from_history(pacing(), record).unwrap();
    game.jump(end);
    assert_eq!(game.history().line_to(end).len(), 20_000);
}
