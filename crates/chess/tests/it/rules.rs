//! Ends, claims and refusals.

use chess::{Position, Square, fen, outcome, refusal, uci};
use game::{Color, DrawPolicy, Edit, Game, Outcome, Show as _};

fn game(text: &str) -> Game<Position> {
    Game::new(fen::parse(text).expect(text))
}

fn play(game: &mut Game<Position>, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = uci::parse(game.position(), text).expect(text);
        game.play(mv).expect(text);
    }
}

fn ended(text: &str) -> Option<Outcome> {
    game(text).outcome()
}

#[test]
fn mate_and_stalemate_are_told_apart() {
    let mut fool = game(fen::START);
    play(&mut fool, "f2f3 e7e5 g2g4 d8h4");
    assert_eq!(fool.outcome(), Some(Outcome::win(Color::Black, outcome::CHECKMATE)));
    assert!(fool.legal_moves().is_empty());
    assert_eq!(ended("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Some(Outcome::draw(outcome::STALEMATE)));
}

#[test]
fn mate_comes_before_fifty_and_seventy_five_moves() {
    for halfmoves in [99, 149] {
        let mut game = game(&format!("7k/8/6K1/8/8/8/8/R7 w - - {halfmoves} 90"));
        if halfmoves == 149 {
            game.set_policy(DrawPolicy::Claimed);
        }
        play(&mut game, "a1a8");
        assert_eq!(game.outcome(), Some(Outcome::win(Color::White, outcome::CHECKMATE)));
    }
}

#[test]
fn fifty_moves_are_claimed_and_seventy_five_end_the_game() {
    let text = |halfmoves| format!("7k/8/8/8/8/8/8/R5K1 w - - {halfmoves} 90");
    assert_eq!(ended(&text(99)), None);
    assert_eq!(ended(&text(100)), Some(Outcome::draw(outcome::FIFTY_MOVES)));
    let mut claimed = game(&text(100));
    claimed.set_policy(DrawPolicy::Claimed);
    assert_eq!(claimed.outcome(), None);
    assert_eq!(claimed.claim(), Ok(Outcome::draw(outcome::FIFTY_MOVES)));
    let mut late = game(&text(150));
    late.set_policy(DrawPolicy::Claimed);
    assert_eq!(late.outcome(), Some(Outcome::draw(outcome::SEVENTY_FIVE_MOVES)));
}

#[test]
fn threefold_ends_casual_games_and_fivefold_all() {
    let shuffle = "g1f3 g8f6 f3g1 f6g8 ";
    let mut casual = game(fen::START);
    play(&mut casual, &shuffle.repeat(2));
    assert_eq!(casual.outcome(), Some(Outcome::draw(outcome::THREEFOLD)));

    let mut serious = Game::with_policy(Position::default(), DrawPolicy::Claimed);
    play(&mut serious, &shuffle.repeat(3));
    assert_eq!(serious.outcome(), None);
    assert_eq!(serious.claim(), Ok(Outcome::draw(outcome::THREEFOLD)));
    play(&mut serious, shuffle);
    assert_eq!(serious.outcome(), Some(Outcome::draw(outcome::FIVEFOLD)));
}

#[test]
fn a_draw_can_be_claimed_with_an_intended_move() {
    let mut serious = Game::with_policy(Position::default(), DrawPolicy::Claimed);
    play(&mut serious, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    let intended = uci::parse(serious.position(), "f6g8").expect("legal");
    let other = uci::parse(serious.position(), "f6d5").expect("legal");
    assert!(serious.claim().is_err());
    assert_eq!(serious.claim_with(intended), Ok(Outcome::draw(outcome::THREEFOLD)));
    assert_eq!(serious.claim_with(other).map_err(|why| why.id().to_owned()), Err("claim-nothing".into()));
}

#[test]
fn fifty_moves_can_be_claimed_with_an_intended_move() {
    let mut serious = game("7k/8/8/8/8/8/P7/R5K1 w - - 99 90");
    serious.set_policy(DrawPolicy::Claimed);
    let quiet = uci::parse(serious.position(), "a1b1").expect("legal");
    let pawn = uci::parse(serious.position(), "a2a3").expect("legal");
    assert_eq!(serious.claim_with(quiet), Ok(Outcome::draw(outcome::FIFTY_MOVES)));
    assert!(serious.claim_with(pawn).is_err());
}

#[test]
fn a_king_far_from_home_takes_no_rights_away() {
    let mut position = fen::parse("1K2k2r/8/8/8/8/8/8/8 w k - 0 1").expect("legal");
    let mv = uci::parse(&position, "b8b7").expect("legal");
    game::Position::apply(&mut position, mv);
    assert_eq!(fen::write(&position), "4k2r/1K6/8/8/8/8/8/8 b k - 1 1");
}

#[test]
fn locked_walls_are_a_dead_position() {
    let walled = "4k3/8/8/1p1p1p1p/1P1P1P1P/8/4K3/8 w - - 0 1";
    assert_eq!(ended(walled), Some(Outcome::draw(outcome::DEAD_POSITION)));
}

#[test]
fn an_edit_of_pieces_starts_the_count_of_moves_anew() {
    let mut game = game("7k/8/8/8/8/8/P7/R5K1 w - - 99 90");
    let square = "b3".parse::<Square>().expect("a square");
    let knight = chess::Piece { color: Color::White, role: chess::Role::Knight };
    game.edit(Edit { cells: vec![(square.place(), Some(knight))], turn: None }).expect("legal");
    assert_eq!(game.position().halfmoves(), 0);
}

#[test]
fn repetition_looks_at_castling_and_en_passant_as_fide_does() {
    // The first time, Black could capture in passing: that position is another one.
    let mut passing = game("4k3/8/8/8/1p6/8/P7/R3K3 w - - 0 1");
    play(&mut passing, "a2a4 e8d8 a1b1 d8e8 b1a1 e8d8 a1b1 d8e8 b1a1");
    assert_eq!(passing.outcome(), None, "after a2a4 a capture was possible, later not");
    play(&mut passing, "e8d8");
    assert_eq!(
        passing.outcome(),
        Some(Outcome::draw(outcome::THREEFOLD)),
        "the king is here for the third time"
    );

    let mut rights = game("4k3/8/8/8/8/8/4p3/R3K2R w KQ - 0 1");
    play(&mut rights, "h1g1 e8d8 g1h1 d8e8 h1g1 e8d8 g1h1 d8e8");
    assert_eq!(rights.outcome(), None, "the first position still had both rights");
}

#[test]
fn material_that_cannot_mate_is_a_draw() {
    for text in [
        "8/8/4k3/8/8/3K4/8/8 w - - 0 1",
        "8/8/4k3/8/8/3KN3/8/8 w - - 0 1",
        "8/8/4k3/8/8/3KB3/8/8 w - - 0 1",
        "8/8/4kb2/8/8/3KB3/8/2B1B3 w - - 0 1",
    ] {
        assert_eq!(ended(text), Some(Outcome::draw(outcome::INSUFFICIENT_MATERIAL)), "{text}");
    }
    for text in [
        "8/8/4kn2/8/8/3KN3/8/8 w - - 0 1",
        "8/8/4kb2/8/8/3K1B2/8/8 w - - 0 1",
        "8/8/4k3/8/8/3KNN2/8/8 w - - 0 1",
    ] {
        assert_eq!(ended(text), None, "{text}");
    }
}

#[test]
fn a_refused_move_says_why() {
    for (text, mv, id) in [
        (fen::START, "e4e5", "move-no-piece"),
        (fen::START, "e7e5", "move-not-your-piece"),
        (fen::START, "e2e2", "move-same-square"),
        (fen::START, "a1a5", "move-way-blocked"),
        (fen::START, "a1a2", "move-own-piece"),
        (fen::START, "g1g3", "move-not-so"),
        (fen::START, "e2d3", "move-pawn-captures-nothing"),
        (fen::START, "e2e4q", "move-no-promotion"),
        (fen::START, "e1g1", "castling-blocked"),
        (fen::START, "O-O", "castling-blocked"),
        (fen::START, "Nd4", "move-unreachable"),
        (fen::START, "hello", "move-unreadable"),
        ("4k3/5r2/8/8/8/8/8/4K2R w K - 0 1", "O-O", "castling-through-check"),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1b1", "move-not-so"),
        ("4k3/8/8/8/4K3/8/8/8 w - - 0 1", "e4g4", "move-not-so"),
        ("4k3/8/8/8/8/8/8/4KR2 w - - 0 1", "e1f1", "move-own-piece"),
        ("4k3/8/8/8/8/8/8/5KNR w H - 0 1", "O-O", "castling-blocked"),
        ("4k3/8/8/8/8/8/8/6KR w - - 0 1", "O-O", "castling-no-right"),
        ("2r1k3/8/8/8/8/8/8/RK6 w A - 0 1", "O-O-O", "castling-into-check"),
        ("4k3/8/8/8/8/8/8/RK4R1 w A - 0 1", "O-O", "castling-no-right"),
        ("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "Nd2", "move-ambiguous"),
        ("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4e5", "move-pawn-blocked"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "move-promotion-missing"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", "move-promotion-impossible"),
        ("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3", "move-piece-pinned"),
        ("4k3/4r3/8/8/8/8/N7/4K3 w - - 0 1", "a2b4", "move-still-in-check"),
        ("4k3/3r4/8/8/8/8/8/4K3 w - - 0 1", "e1d1", "move-king-into-check"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", "castling-no-right"),
        ("4k3/4r3/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "castling-in-check"),
        ("4k3/5r2/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "castling-through-check"),
        ("4k3/6r1/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "castling-into-check"),
    ] {
        let position = fen::parse(text).expect(text);
        let why = position.parse(mv).expect_err(mv);
        assert_eq!(why.id(), id, "{text} {mv}");
    }
}

#[test]
fn a_square_from_which_nothing_moves_says_why() {
    let position = Position::default();
    let why = |square: &str| {
        let square: Square = square.parse().expect(square);
        refusal::explain_from(&position, square).map(|message| message.id().to_owned())
    };
    assert_eq!(why("e4").as_deref(), Some("move-no-piece"));
    assert_eq!(why("e7").as_deref(), Some("move-not-your-piece"));
    assert_eq!(why("a1").as_deref(), Some("move-piece-cannot-move"));
    assert_eq!(why("e2"), None);
}

#[test]
fn giving_the_turn_away_is_an_edit() {
    let mut game = game(fen::START);
    play(&mut game, "e2e4");
    game.edit(Edit::turn(Color::White)).expect("nobody is in check");
    assert_eq!(game.position().turn(), Color::White);
    play(&mut game, "d2d4");
    assert!(game.back() && game.back());
    assert_eq!(fen::write(game.position()), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
}

#[test]
fn castling_changes_four_places_and_en_passant_three() {
    let castle = fen::parse("4k3/8/8/8/8/8/8/4K2R w K - 0 1").expect("legal");
    let mv = uci::parse(&castle, "e1g1").expect("legal");
    assert_eq!(castle.action(mv).changes.len(), 4);
    let passing = fen::parse("4k3/8/8/8/1kpP4/8/8/4K3 b - d3 0 1");
    assert!(passing.is_err(), "two black kings");
    let passing = fen::parse("8/8/8/8/1kpP4/8/8/4K3 b - d3 0 1").expect("legal");
    let mv = uci::parse(&passing, "c4d3").expect("legal");
    assert_eq!(passing.action(mv).changes.len(), 3);
}

#[test]
fn both_ways_of_writing_castling_are_read() {
    let standard = fen::parse("4k3/8/8/8/8/8/8/4K2R w K - 0 1").expect("legal");
    let mv = uci::parse(&standard, "e1g1").expect("legal");
    assert_eq!(uci::parse(&standard, "e1h1"), Ok(mv));
    assert_eq!(uci::write(&standard, mv), "e1g1");
    let shuffled = fen::parse("4k3/8/8/8/8/8/8/4K1R1 w G - 0 1").expect("legal");
    let mv = uci::parse(&shuffled, "e1g1").expect("legal");
    assert!(mv.is_castle());
    assert_eq!(uci::write(&shuffled, mv), "e1g1");
}
