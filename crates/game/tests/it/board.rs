//! Plain boards and what is done to them.

use game::{Action, Board, Change, Color, Place};

/// Two boards of three by two, and hands of one slot.
fn boards() -> Board<char> {
    Board::with(2, 3, 2, 1)
}

#[test]
fn a_place_is_on_the_board_or_not() {
    let board = boards();
    let cell = |board, file, rank| Place::Cell { board, file, rank };
    for place in [cell(0, 0, 0), cell(1, 2, 1), Place::Hand { color: Color::Black, slot: 0 }] {
        assert!(board.contains(place), "{place}");
    }
    for place in [cell(2, 0, 0), cell(0, 3, 0), cell(0, 0, 2), Place::Hand { color: Color::White, slot: 1 }] {
        assert!(!board.contains(place), "{place}");
        assert_eq!(board.get(place), None);
    }
}

#[test]
fn cells_come_board_by_board_from_the_lower_left() {
    let places: Vec<_> = boards().cells().map(|(place, _)| place.to_string()).collect();
    assert_eq!(places[..7], ["a1", "b1", "c1", "a2", "b2", "c2", "a1B"]);
    assert_eq!(places.len(), 12);
}

#[test]
fn an_action_is_made_and_taken_back_over_boards_and_hands() {
    let mut board = boards();
    let (from, to) = (Place::cell(0, 0), Place::Cell { board: 1, file: 0, rank: 0 });
    let hand = Place::Hand { color: Color::White, slot: 0 };
    board[from] = Some('n');
    board[to] = Some('p');
    let before = board.clone();
    let action = Action {
        changes: vec![
            Change { place: from, before: Some('n'), after: None },
            Change { place: to, before: Some('p'), after: Some('n') },
            Change { place: hand, before: None, after: Some('p') },
        ],
    };
    board.apply(&action);
    assert_eq!((board[from], board[to], board[hand]), (None, Some('n'), Some('p')));
    board.revert(&action);
    assert_eq!(board, before);
}

#[test]
#[should_panic(expected = "a place of this board")]
fn a_file_beyond_the_edge_is_not_the_next_row() {
    let _ = boards()[Place::cell(3, 0)];
}
