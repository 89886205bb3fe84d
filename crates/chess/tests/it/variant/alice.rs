//! Alice chess on two to eight boards, compared with a second plain implementation.

use std::sync::Arc;

use chess::variant::{Alice, BetweenBoards, Move, Position, Spot, Square, Transfer, Variant, fen, text};
use game::{Color, Position as _};
use testkit::Dice;

use super::{
    plain_alice::{self, At, Plain, Step},
    variant,
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Both sides may castle at once.
const OPEN: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const TRANSFERS: [Transfer; 2] = [Transfer::Cyclic, Transfer::Choice];
const PASSING: [BetweenBoards; 4] =
    [BetweenBoards::None, BetweenBoards::Victim, BetweenBoards::Step, BetweenBoards::Either];

/// What was met on the way, so that nothing is thought tested that never came.
#[derive(Debug, Default)]
struct Seen {
    positions: u32,
    checks: u32,
    mates: u32,
    castlings: u32,
    passings: u32,
    promotions: u32,
}

/// All ways to play with so many boards.
fn ways(boards: u8) -> impl Iterator<Item = Alice> {
    TRANSFERS.into_iter().flat_map(move |transfer| {
        PASSING.into_iter().map(move |en_passant| Alice { boards, transfer, en_passant })
    })
}

/// Alice chess played another way.
fn alice(name: &str, rules: Alice) -> Arc<Variant> {
    let mut spec = variant(name).spec().clone();
    spec.alice = rules;
    Variant::new(spec).unwrap_or_else(|error| panic!("{rules:?}: {error}"))
}

/// The same position for the rules that are tested.
fn general(variant: &Arc<Variant>, plain: &Plain) -> Position {
    let text = plain.fen();
    fen::parse(variant, &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn general_moves(position: &Position) -> (Vec<Move>, Vec<String>) {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let texts = moves.iter().map(|&mv| text::write(position, mv)).collect();
    (moves, texts)
}

fn sorted(mut texts: Vec<String>) -> Vec<String> {
    texts.sort_unstable();
    texts
}

/// Whether the same pieces stand on the same squares of the same boards.
fn stand_alike(position: &Position, plain: &Plain, boards: u8) -> bool {
    let seen = |spot: Spot| {
        let piece = position.piece_at(spot)?;
        Some((piece.color, position.variant().title(piece.role).letter))
    };
    (0..boards).all(|board| {
        (0..64u8).all(|index| {
            let (file, rank) = (index % 8, index / 8);
            let spot = Spot::new(board, Square::new(file, rank).expect("a square"));
            let at = At { board: board.into(), file: file.into(), rank: rank.into() };
            seen(spot) == plain.at(at)
        })
    })
}

/// Compares everything about one position.
fn compare(position: &Position, texts: &[String], plain: &Plain, steps: &[Step], rules: Alice) {
    let theirs = steps.iter().map(|step| step.text(rules.boards.into())).collect();
    assert_eq!(sorted(texts.to_vec()), sorted(theirs), "{rules:?} {position:?}");
    assert!(stand_alike(position, plain, rules.boards), "{rules:?} {position:?} {}", plain.fen());
    assert_eq!(position.turn(), plain.turn(), "{position:?}");
    let is_check = plain.is_in_check(plain.turn());
    assert_eq!(position.is_check(), is_check, "{rules:?} {position:?}");
    assert_eq!(position.decided(), None, "{rules:?} {position:?}");
    assert_eq!(position.dead().is_some(), plain.all_pieces().count() == 2, "{rules:?} {position:?}");
    if steps.is_empty() {
        let winner = is_check.then_some(!plain.turn());
        assert_eq!(position.stuck().winner(), winner, "{rules:?} {position:?}");
    }
}

/// A random move, with a liking for what is rare.
fn picked<'a>(dice: &mut Dice, plain: &Plain, steps: &'a [Step]) -> Option<&'a Step> {
    let is_rare = |step: &&Step| step.rook.is_some() || step.passed.is_some() || plain.is_double(step);
    let rare: Vec<&Step> = steps.iter().filter(is_rare).collect();
    if dice.below(2) == 0 && !rare.is_empty() { dice.pick(&rare).copied() } else { dice.pick(steps) }
}

/// Plays a random game by both and compares each position.
fn play(dice: &mut Dice, variant: &Arc<Variant>, mut plain: Plain, plies: usize, seen: &mut Seen) {
    let rules = variant.spec().alice;
    let mut position = general(variant, &plain);
    for _ in 0..plies {
        let steps = plain.legal_moves();
        let (moves, texts) = general_moves(&position);
        compare(&position, &texts, &plain, &steps, rules);
        seen.note(&plain, &steps);
        let Some(step) = picked(dice, &plain, &steps) else { return };
        let wanted = step.text(rules.boards.into());
        let index = texts.iter().position(|text| *text == wanted).expect("both list it");
        position.apply(moves[index]);
        plain = plain.played(step);
    }
}

impl Seen {
    fn note(&mut self, plain: &Plain, steps: &[Step]) {
        let is_check = plain.is_in_check(plain.turn());
        let count = |is_such: fn(&Step) -> bool| steps.iter().filter(|step| is_such(step)).count() as u32;
        self.positions += 1;
        self.checks += u32::from(is_check);
        self.mates += u32::from(is_check && steps.is_empty());
        self.castlings += count(|step| step.rook.is_some());
        self.passings += count(|step| step.passed.is_some());
        self.promotions += count(|step| step.promotion.is_some());
    }
}

/// Adds pieces of both sides by turns, anywhere.
fn scatter(dice: &mut Dice, plain: &mut Plain, rules: Alice, letters: &[char]) {
    for (index, &letter) in letters.iter().enumerate() {
        let at = free_square(dice, plain, rules, letter == 'P');
        plain.put(at, Some((Color::from_white(index % 2 == 0), letter)));
    }
}

/// A square for a piece; on two boards a coordinate names one piece at most.
fn free_square(dice: &mut Dice, plain: &Plain, rules: Alice, is_pawn: bool) -> At {
    loop {
        let rank = if is_pawn { 1 + dice.below(6) } else { dice.below(8) } as i32;
        let at = At { board: dice.below(rules.boards.into()), file: dice.below(8) as i32, rank };
        let is_named = |board: usize| plain.at(At { board, ..at }).is_some();
        let is_taken = if rules.boards == 2 { is_named(0) || is_named(1) } else { is_named(at.board) };
        if !is_taken {
            return at;
        }
    }
}

/// So many pieces that are no kings.
fn letters(dice: &mut Dice, count: usize) -> Vec<char> {
    (0..count).map(|_| *dice.pick(&['P', 'P', 'P', 'N', 'B', 'R', 'Q']).expect("a letter")).collect()
}

/// Tries until the side that is not to move is not in check.
fn sound(mut build: impl FnMut() -> Plain) -> Plain {
    loop {
        let plain = build();
        if !plain.is_in_check(!plain.turn()) {
            return plain;
        }
    }
}

/// Kings and some other pieces, anywhere.
fn scattered(dice: &mut Dice, rules: Alice) -> Plain {
    sound(|| {
        let mut plain = Plain::empty(rules, Color::from_white(dice.below(2) == 0));
        scatter(dice, &mut plain, rules, &['K', 'K']);
        let count = 4 + dice.below(16);
        let others = letters(dice, count);
        scatter(dice, &mut plain, rules, &others);
        plain
    })
}

/// Kings and rooks at home, and some other pieces anywhere.
fn about_to_castle(dice: &mut Dice, rules: Alice) -> Plain {
    sound(|| {
        let mut plain = Plain::of_chess(rules, OPEN);
        let count = 2 + dice.below(6);
        let others = letters(dice, count);
        scatter(dice, &mut plain, rules, &others);
        plain
    })
}

/// White pawns at home on any boards, Black's where they can take them in passing, and pieces about.
fn about_to_pass(dice: &mut Dice, rules: Alice) -> Plain {
    sound(|| {
        let mut plain = Plain::empty(rules, Color::White);
        for file in 0..8 {
            let (rank, color) = *dice.pick(&[(1, Color::White), (3, Color::Black)]).expect("a rank");
            let board = dice.below(rules.boards.into());
            plain.put(At { board, file, rank }, Some((color, 'P')));
        }
        scatter(dice, &mut plain, rules, &['K', 'K']);
        let count = dice.below(6);
        let others = letters(dice, count);
        scatter(dice, &mut plain, rules, &others);
        plain
    })
}

/// Plays so many random games of every way to play with so many boards.
fn compare_games(
    mut dice: Dice,
    (name, games, plies): (&str, [u32; 4], usize),
    start: impl Fn(&mut Dice, Alice) -> Plain,
) -> Seen {
    let mut seen = Seen::default();
    for (boards, games) in [2, 3, 4, 8].into_iter().zip(games) {
        for rules in ways(boards) {
            let variant = alice(name, rules);
            for _ in 0..games {
                let plain = start(&mut dice, rules);
                play(&mut dice, &variant, plain, plies, &mut seen);
            }
        }
    }
    seen
}

#[test]
fn games_from_the_start_agree_with_the_plain_rules() {
    let seen =
        compare_games(Dice::new(1), ("alice", [6, 4, 3, 1], 100), |_, rules| Plain::of_chess(rules, START));
    assert!(seen.positions > 7_000 && seen.checks > 300 && seen.castlings > 50, "{seen:?}");
}

#[test]
fn games_without_castling_agree_with_the_plain_rules() {
    let start = START.replace("KQkq", "-");
    let seen = compare_games(Dice::new(2), ("alice-plain", [1, 1, 0, 0], 100), |_, rules| {
        Plain::of_chess(rules, &start)
    });
    assert!(seen.positions > 1_000 && seen.castlings == 0, "{seen:?}");
}

#[test]
fn castling_agrees_with_the_plain_rules() {
    let seen = compare_games(Dice::new(3), ("alice", [40, 40, 20, 5], 8), about_to_castle);
    assert!(seen.castlings > 1_000, "{seen:?}");
}

#[test]
fn taking_in_passing_agrees_with_the_plain_rules() {
    let seen = compare_games(Dice::new(4), ("alice", [60, 60, 40, 10], 8), about_to_pass);
    assert!(seen.passings > 300, "{seen:?}");
}

#[test]
fn scattered_pieces_agree_with_the_plain_rules() {
    let seen = compare_games(Dice::new(5), ("alice", [40, 40, 30, 5], 15), scattered);
    assert!(seen.checks > 500 && seen.mates > 10 && seen.promotions > 5_000, "{seen:?}");
}

#[test]
fn perft_on_three_and_four_boards_agrees_with_the_plain_rules() {
    for boards in [3, 4] {
        let rules = Alice { boards, transfer: Transfer::Cyclic, en_passant: BetweenBoards::None };
        let plain = Plain::of_chess(rules, START);
        let position = general(&alice("alice", rules), &plain);
        let nodes = plain_alice::perft(&plain, 4);
        assert_eq!(chess::variant::perft(&position, 4), nodes, "{boards} boards");
        assert_eq!(nodes, 227_143, "{boards} boards");
    }
}

#[test]
fn perft_with_a_choice_of_boards_agrees_with_the_plain_rules() {
    for (boards, counted) in [(3, 76_900), (4, 261_636)] {
        let rules = Alice { boards, transfer: Transfer::Choice, en_passant: BetweenBoards::Either };
        let plain = Plain::of_chess(rules, START);
        let position = general(&alice("alice", rules), &plain);
        let nodes = plain_alice::perft(&plain, 3);
        assert_eq!(chess::variant::perft(&position, 3), nodes, "{boards} boards");
        assert_eq!(nodes, counted, "{boards} boards");
    }
}

/// Plays each move of positions with double steps and reads what is written then.
fn compare_reading(mut dice: Dice, transfer: Transfer) {
    for rules in [2, 3, 4, 8].into_iter().flat_map(ways).filter(|rules| rules.transfer == transfer) {
        let variant = alice("alice", rules);
        for _ in 0..60 {
            let start = general(&variant, &about_to_pass(&mut dice, rules));
            for mv in general_moves(&start).0 {
                let mut position = start.clone();
                position.apply(mv);
                assert_is_read_back(&position);
            }
        }
    }
}

fn assert_is_read_back(position: &Position) {
    let read = fen::parse(position.variant(), &fen::write(position));
    let read = read.unwrap_or_else(|error| panic!("{position:?}: {error}"));
    let rules = position.variant().spec().alice;
    assert_eq!(general_moves(&read).1, general_moves(position).1, "{rules:?} {position:?}");
    assert_eq!(read, *position, "{rules:?}");
}

#[test]
fn a_position_is_read_as_it_was_written() {
    compare_reading(Dice::new(6), Transfer::Cyclic);
}

#[test]
fn a_position_with_a_choice_of_boards_is_read_as_it_was_written() {
    compare_reading(Dice::new(7), Transfer::Choice);
}
