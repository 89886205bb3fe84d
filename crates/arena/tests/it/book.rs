//! Openings from files.

use arena::{Book, Openings};
use chess::{
    any::{Position, Rules},
    pgn::Reader,
};

const GAMES: &str = "[White \"A\"]\n\n1. e4 e5 2. Nf3 *\n\n[White \"B\"]\n\n1. d4 (1. c4) d5 *\n";

fn pgn(text: &str, plies: Option<usize>) -> Result<Book, String> {
    let reader = Reader::new(text.as_bytes());
    Book::from_pgn(reader, &Position::default(), plies).map_err(|error| error.to_string())
}

#[test]
fn games_give_their_first_moves_over_and_over() {
    let openings = Openings::Book(pgn(GAMES, Some(2)).unwrap());
    let plies: Vec<usize> = (0..4).map(|number| openings.get(number).moves.len()).collect();
    assert_eq!(plies, [2, 2, 2, 2]);
    assert_eq!(openings.get(0), openings.get(2));
    assert_ne!(openings.get(0), openings.get(1));
    assert_eq!(pgn(GAMES, None).unwrap().get(0).moves.len(), 3);
}

#[test]
fn an_order_is_drawn_from_a_seed() {
    let lines: Vec<String> =
        (1..=50).map(|number| format!("4k3/8/8/8/8/8/8/4K2R w - - 0 {number}")).collect();
    let book = Book::from_lines(&lines.join("\n"), &Rules::Chess).unwrap();
    assert_eq!(book.len(), 50);
    let (one, other) = (book.clone().shuffled(1), book.clone().shuffled(2));
    assert!((0..50).any(|number| one.get(number) != other.get(number)));
    assert!((0..50).all(|number| one.get(number) == book.clone().shuffled(1).get(number)));
}

#[test]
fn positions_stand_one_a_line() {
    let text = "# endings\n4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"x\";\n\n4k3/8/8/8/8/8/8/4K2R w K - 3 9\n";
    let book = Book::from_lines(text, &Rules::Chess).unwrap();
    assert_eq!(book.len(), 2);
    assert_eq!(book.get(1).start.fullmoves(), 9);
    assert!(book.get(0).moves.is_empty());
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let error = |text| Book::from_lines(text, &Rules::Chess).unwrap_err().to_string();
    assert!(error("4k3/8/8/8/8/8/8/4K2R w K -\nnonsense\n").starts_with("line 2: "));
    assert!(error("\n# nothing\n").starts_with("there is no opening in it"));
    assert!(pgn("1. e4 e5 2. Ke3 *", None).unwrap_err().starts_with("line 1, column 13: "));
    let variant = pgn("[Variant \"crazyhouse\"]\n\n1. e4 *", None).unwrap_err();
    assert_eq!(variant, "game 1 is of the variant crazyhouse");
}

#[test]
fn openings_that_are_over_are_left_out() {
    let mated = "1. f3 e5 2. g4 Qh4# 0-1";
    let repeated = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 *";
    let book = pgn(&format!("{mated}\n\n{repeated}\n\n1. e4 e5 *\n"), None).unwrap();
    assert_eq!((book.len(), book.get(0).moves.len()), (1, 2));
    let stalemate = Book::from_lines("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", &Rules::Chess);
    assert!(stalemate.unwrap_err().to_string().contains("no opening"));
}
