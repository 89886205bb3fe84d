//! What positions of variants are worth: the same for both colours, better where it should be.

use ::chess::variant::{Position, fen};
use engine::variant::Variants;
use search::{Knowledge, Value};
use testkit::Dice;

use super::{position, random_position, variant};

fn worth(position: &Position) -> Value {
    let mut knowledge = Variants::new(position.variant());
    knowledge.begin(position);
    knowledge.evaluate(position)
}

/// The same position with colours exchanged, seen in a mirror between the armies.
fn exchanged(position: &Position) -> Position {
    let swap = |text: &str| -> String {
        let turned = |sign: char| {
            if sign.is_lowercase() { sign.to_ascii_uppercase() } else { sign.to_ascii_lowercase() }
        };
        text.chars().map(turned).collect()
    };
    let text = fen::write(position);
    let mut fields = text.split(' ');
    let placement = fields.next().unwrap();
    let (board, hand) =
        placement.split_once('[').map_or((placement, None), |(board, hand)| (board, Some(hand)));
    let mirrored = board.split('/').rev().map(swap).collect::<Vec<_>>().join("/");
    let hand = hand.map_or(String::new(), |hand| format!("[{}", swap(hand)));
    let turn = if fields.next() == Some("w") { "b" } else { "w" };
    let castling = swap(fields.next().unwrap());
    let rest: Vec<&str> = fields.collect();
    // What can be taken in passing lies on the other side, and counts of checks change places.
    let rest: Vec<String> = rest
        .iter()
        .enumerate()
        .map(|(index, field)| match (index, field.split_once('+')) {
            (0, _) => "-".to_owned(),
            (_, Some((white, black))) => format!("{black}+{white}"),
            _ => (*field).to_owned(),
        })
        .collect();
    let text = format!("{mirrored}{hand} {turn} {castling} {}", rest.join(" "));
    fen::parse(position.variant(), &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn colours_exchanged_give_the_same_value_to_the_side_to_move() {
    let mut dice = Dice::new(8);
    for name in
        ["crazyhouse", "alice", "antichess", "3check", "atomic", "kingofthehill", "extinction", "capablanca"]
    {
        let variant = variant(name);
        for _ in 0..25 {
            let position = random_position(&mut dice, &variant, 80);
            assert_eq!(worth(&position), worth(&exchanged(&position)), "{name} {}", fen::write(&position));
        }
    }
}

#[test]
fn the_start_of_a_game_is_worth_little() {
    for name in
        ["crazyhouse", "alice", "antichess", "3check", "atomic", "shogi", "xiangqi", "makruk", "grand"]
    {
        let start = fen::start(&variant(name)).unwrap();
        assert!(worth(&start).abs() < 60, "{name}: {}", worth(&start));
    }
}

#[test]
fn what_is_better_is_worth_more() {
    for (name, better, worse) in [
        // A queen more; in antichess, a queen less.
        (
            "alice",
            "4k3/pppppppp/8/8/8/8/PPPPPPPP/3QK3 w - - 0 1",
            "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
        ),
        (
            "antichess",
            "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
            "4k3/pppppppp/8/8/8/8/PPPPPPPP/3QK3 w - - 0 1",
        ),
        // A check more given.
        ("3check", "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 1+3 0 1", "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 2+3 0 1"),
        // A knight in hand.
        ("crazyhouse", "4k3/pppp4/8/8/8/8/PPPP4/4K3[N] w - - 0 1", "4k3/pppp4/8/8/8/8/PPPP4/4K3[] w - - 0 1"),
        // A king nearer to the goal.
        ("racingkings", "8/8/8/6K1/8/8/k7/8 w - - 0 1", "8/8/8/8/8/6K1/k7/8 w - - 0 1"),
        ("kingofthehill", "8/k7/8/8/8/3K4/8/8 w - - 0 1", "8/k7/8/8/8/8/8/3K4 w - - 0 1"),
        // A man nearer to the far edge.
        ("breakthrough", "8/p7/8/P7/8/8/8/8 w - - 0 1", "8/p7/8/8/8/P7/8/8 w - - 0 1"),
        // Three in a row.
        ("cfour", "7/7/7/7/3p3/PPP1p1p[PPPPPppppp] w - - 0 1", "7/7/7/3p3/P2Pp2/P1p3p[PPPPPppppp] w - - 0 1"),
    ] {
        let values = [better, worse].map(|text| worth(&position(name, text)));
        assert!(values[0] > values[1], "{name} {better} {worse}: {values:?}");
    }
}
