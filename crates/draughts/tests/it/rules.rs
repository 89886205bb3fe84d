//! The rules, one sentence each.

use draughts::{Move, Piece, Position, Square};
use game::{Color, DrawPolicy, Edit, Game, Outcome, Place, Position as _, Reason, Show};

use crate::position;

fn texts(position: &Position) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.into_iter().map(|mv| position.text(mv)).collect()
}

fn play(game: &mut Game<Position>, line: &str) {
    for text in line.split_whitespace() {
        let mv = game.position().parse(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        game.play(mv).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
}

fn played(fen: &str, line: &str) -> Position {
    let mut game = Game::new(position(fen));
    play(&mut game, line);
    game.position().clone()
}

fn draw(reason: &'static str) -> Outcome {
    Outcome::draw(Reason(reason))
}

#[test]
fn black_moves_first_and_downwards() {
    let start = Position::start();
    assert_eq!(start.turn(), Color::Black);
    assert_eq!(texts(&start), ["9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"]);
}

#[test]
fn men_step_forwards_and_kings_all_ways() {
    assert_eq!(texts(&position("W:W18:B1")), ["18-14", "18-15"]);
    assert_eq!(texts(&position("W:WK18:B1")), ["18-14", "18-15", "18-22", "18-23"]);
    assert_eq!(texts(&position("B:W32:B18")), ["18-22", "18-23"]);
}

#[test]
fn a_capture_is_forced() {
    assert_eq!(texts(&position("W:W22,32:B18,1")), ["22x15"]);
}

#[test]
fn among_captures_the_choice_is_free() {
    assert_eq!(texts(&position("W:W22,28:B18,10,24")), ["22x6", "28x19"]);
}

#[test]
fn a_jump_goes_on_as_long_as_it_can() {
    let after = played("W:W30:B25,17,9,1,2", "30x5");
    assert_eq!(after.setup().to_string(), "B:W5:B1,2");
}

#[test]
fn men_do_not_capture_backwards() {
    assert_eq!(texts(&position("W:W14:B18,1")), ["14-9", "14-10"]);
    assert_eq!(texts(&position("W:WK14:B18,1")), ["14x23"]);
}

#[test]
fn a_piece_is_not_jumped_when_the_next_square_is_taken() {
    assert_eq!(texts(&position("W:W22:B18,15")), ["22-17"]);
}

#[test]
fn a_man_on_the_far_row_becomes_a_king() {
    assert_eq!(played("W:W6:BK32", "6-1").setup().to_string(), "B:WK1:BK32");
}

#[test]
fn a_man_that_is_crowned_ends_its_move() {
    let crowned = played("W:W9:B6,7,28", "9x2");
    assert_eq!(crowned.setup().to_string(), "B:WK2:B7,28", "a king would have jumped on to 11");
}

#[test]
fn a_king_may_end_where_it_began() {
    let start = position("W:WK26:B14,15,22,23,1");
    let mv = start.parse("26x17x10x19x26").unwrap();
    assert_eq!(start.action(mv).changes.len(), 4, "the king's own square does not change");
    let after = played("W:WK26:B14,15,22,23,1", "26x17x10x19x26");
    assert_eq!(after.setup().to_string(), "B:WK26:B1");
}

#[test]
fn no_piece_is_jumped_twice() {
    for text in texts(&position("W:WK26:B14,15,22,23,1")) {
        assert_eq!(text.split('x').count(), 5, "{text}");
    }
}

#[test]
fn a_side_without_a_move_has_lost() {
    let lost = |fen| Game::new(position(fen)).outcome();
    let no_moves = |winner| Some(Outcome::win(winner, Reason("no-moves")));
    assert_eq!(lost("B:W13:B"), no_moves(Color::White), "nothing left");
    assert_eq!(lost("W:W13:B9,6"), no_moves(Color::Black), "shut in");
    assert_eq!(lost("B:W13:B9,6"), None);
}

#[test]
fn the_third_time_a_position_stands_a_draw_can_be_claimed() {
    let shuffle = "1-5 32-28 5-1 28-32 ";
    let mut game = Game::with_policy(position("B:WK32:BK1"), DrawPolicy::Claimed);
    play(&mut game, shuffle);
    assert!(game.claim().is_err(), "it stands for the second time");
    play(&mut game, "1-5 32-28 5-1");
    let intended = game.position().parse("28-32").unwrap();
    assert_eq!(game.claim_with(intended), Ok(draw("threefold-repetition")));
    play(&mut game, "28-32");
    assert_eq!(game.claim(), Ok(draw("threefold-repetition")));
    assert_eq!(game.outcome(), None, "nobody has claimed it");
}

#[test]
fn in_a_casual_game_the_third_time_ends_it() {
    let mut game = Game::new(position("B:WK32:BK1"));
    play(&mut game, &"1-5 32-28 5-1 28-32 ".repeat(2));
    assert_eq!(game.outcome(), Some(draw("threefold-repetition")));
    assert_eq!(game.legal_moves(), []);
}

#[test]
fn forty_moves_of_each_side_without_progress_can_be_claimed() {
    let mut game = Game::with_policy(position("B:WK32,21:BK1:H79"), DrawPolicy::Claimed);
    assert!(game.claim().is_err());
    play(&mut game, "1-5");
    assert_eq!(game.claim(), Ok(draw("forty-moves")));
    play(&mut game, "21-17");
    assert_eq!(game.position().quiet(), 0, "a man has moved");
    assert!(game.claim().is_err());
}

#[test]
fn a_capture_ends_the_quiet_stretch() {
    assert_eq!(played("W:WK32:BK27,K1:H30", "32x23").quiet(), 0);
    assert_eq!(played("W:WK32:BK1:H30", "32-28").quiet(), 31);
}

#[test]
fn the_action_of_a_chain_lists_all_it_changes() {
    let start = position("W:W13:BK9,28");
    let changes = start.action(start.parse("13x6").unwrap()).changes;
    let told: Vec<_> =
        changes.iter().map(|change| (Square::from_place(change.place), change.after)).collect();
    let man = Piece::man(Color::White);
    assert_eq!(told, [(Square::new(13), None), (Square::new(9), None), (Square::new(6), Some(man))]);
    assert_eq!(changes[1].before, Some(Piece::king(Color::Black)));
}

#[test]
fn an_edit_passes_the_same_gate_as_a_text() {
    let start = Position::start();
    let put = |place, piece| start.edited(&Edit { cells: vec![(place, Some(piece))], turn: None });
    let king = Piece::king(Color::White);
    assert_eq!(put(Place::cell(1, 0), king).unwrap_err().id(), "setup-no-square");
    assert_eq!(put(Place::cell(0, 200), king).unwrap_err().id(), "setup-no-square");
    let at = |number| Square::new(number).unwrap().place();
    assert_eq!(put(at(1), Piece::man(Color::White)).unwrap_err().id(), "setup-uncrowned");
    assert_eq!(put(at(16), king).unwrap_err().id(), "setup-too-many");
    assert_eq!(put(at(32), king).unwrap().at(Square::new(32).unwrap()), Some(king));
    let passed = start.edited(&Edit::turn(Color::White)).unwrap();
    assert_eq!((passed.turn(), passed.board()), (Color::White, start.board()));
    assert_ne!(passed.key(), start.key());
}

#[test]
fn a_move_is_small_and_an_undo_too() {
    assert!(size_of::<Move>() <= 8);
    assert!(size_of::<draughts::Undo>() <= 32);
}
