//! Draughts: the search beside minimax, evaluation, wins, and games against chance.

use ::draughts::{Move, Piece, Position, Setup, Square};
use engine::draughts::Draughts;
use game::{Color, Position as _, Ruling, Trail};
use search::{Found, Knowledge as _, Limits, Score, Search, Selectivity, Stop, Timeless, Value, minimax};
use testkit::Dice;

fn position(text: &str) -> Position {
    Position::try_from(text.parse::<Setup>().unwrap()).unwrap()
}

fn think(search: &mut Search<Draughts>, position: &Position, limits: &Limits<Move>) -> Found<Move> {
    let trail = Trail::new(position.key());
    search.think((position, &trail), limits, &Timeless, &Stop::default(), &mut |_| {})
}

fn search() -> Search<Draughts> {
    Search::new(Draughts, 2)
}

fn legal(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

fn random_position(dice: &mut Dice, plies: usize) -> Position {
    let mut position = Position::start();
    for _ in 0..dice.below(plies) {
        let moves = legal(&position);
        let Some(&mv) = dice.pick(&moves) else { break };
        let undo = position.apply(mv);
        if legal(&position).is_empty() {
            position.revert(undo);
            break;
        }
    }
    position
}

fn worth(position: &Position) -> Value {
    Draughts.evaluate(position)
}

#[test]
fn alpha_beta_finds_the_value_of_minimax() {
    let mut dice = Dice::new(32);
    for number in 0..60 {
        let position = random_position(&mut dice, 90);
        let depth = 1 + number % 6;
        let (value, _) = minimax(&mut Draughts, &position, depth);
        let mut search = search();
        search.set_selectivity(Selectivity::None);
        let found = think(&mut search, &position, &Limits::depth(depth));
        assert_eq!(found.lines[0].value, value, "{} at depth {depth}", position.setup());
    }
}

#[test]
fn colours_exchanged_give_the_same_value_to_the_side_to_move() {
    let mut dice = Dice::new(33);
    for _ in 0..100 {
        let position = random_position(&mut dice, 100);
        let mut turned = Setup { turn: !position.turn(), quiet: position.quiet(), ..Setup::empty() };
        for square in Square::all() {
            let opposite = Square::new(33 - square.number()).unwrap();
            turned.board[opposite.place()] =
                position.at(square).map(|piece| Piece { color: !piece.color, ..piece });
        }
        let turned = Position::try_from(turned).unwrap();
        assert_eq!(worth(&position), worth(&turned), "{}", position.setup());
    }
}

#[test]
fn what_is_better_is_worth_more() {
    for (better, worse) in [
        // A man more, a king instead of a man, a man that has gone further.
        ("W:W21,22,23:B1,2", "W:W21,22:B1,2"),
        ("W:WK18,22:B1,2", "W:W18,22:B1,2"),
        ("W:W10,22:B1,4", "W:W21,22:B1,4"),
    ] {
        let values = [better, worse].map(|text| worth(&position(text)));
        assert!(values[0] > values[1], "{better} {worse}: {values:?}");
    }
}

#[test]
fn wins_are_found_with_their_distance() {
    for (text, moves) in [
        // The last man is taken; one that cannot move is shut in.
        ("W:WK18:B14", 1),
        ("W:W17,26:B13", 1),
        ("B:W26:BK22", 1),
    ] {
        let found = think(&mut search(), &position(text), &Limits::depth(9));
        assert_eq!(Score::of(found.lines[0].value), Score::Wins(moves), "{text}");
    }
}

#[test]
fn a_move_is_found_by_its_number() {
    let mut dice = Dice::new(34);
    for _ in 0..200 {
        for mv in legal(&random_position(&mut dice, 120)) {
            assert_eq!(Move::from_code(mv.code()), Some(mv));
        }
        let mv = Move::from_code(dice.roll() as u32);
        assert!(mv.is_none_or(|mv| Move::from_code(mv.code()) == Some(mv)));
    }
    assert_eq!(Move::from_code(0), None);
}

/// Plays the engine against chance; tells who won.
fn game(ours: Color, dice: &mut Dice) -> Option<Color> {
    let mut search = search();
    let mut position = Position::start();
    let mut trail = Trail::new(position.key());
    loop {
        let moves = legal(&position);
        if moves.is_empty() {
            return position.stuck().winner();
        }
        if let Some(Ruling::Claimable(_) | Ruling::Ended(_)) = position.ruling(trail.again(position.reach()))
        {
            return None;
        }
        let mv = if position.turn() == ours {
            let limits = Limits::nodes(2_000);
            let found = search.think((&position, &trail), &limits, &Timeless, &Stop::default(), &mut |_| {});
            found.lines[0].moves[0]
        } else {
            *dice.pick(&moves).unwrap()
        };
        position.apply(mv);
        trail.push(position.key());
    }
}

#[test]
fn chance_is_beaten() {
    let mut dice = Dice::new(35);
    for ours in [Color::White, Color::Black, Color::White, Color::Black] {
        assert_eq!(game(ours, &mut dice), Some(ours));
    }
}
