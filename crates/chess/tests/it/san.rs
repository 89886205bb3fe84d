//! SAN, read and written.

use chess::{
    Move, Position, fen,
    san::{self, IllegalReason, Letters, SanError},
};
use game::Position as _;
use shakmaty::{CastlingMode, Chess, Position as _, PositionError, fen::Fen};
use testkit::Dice;

use crate::dice::{chess960, random_game};

fn at(text: &str) -> Position {
    fen::parse(text).unwrap()
}

/// The move a text means, in long form.
fn read(position: &Position, text: &str) -> String {
    match san::parse(position, text) {
        Ok(mv) => format!("{mv:?}"),
        Err(error) => error.to_string(),
    }
}

fn legal(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

#[test]
fn a_piece_move_is_read_however_it_is_dressed() {
    let start = Position::default();
    for text in
        ["Nf3", "Ngf3", "N1f3", "Ng1f3", "Ng1-f3", "Nxf3", "N:f3", "Nf3+", "Nf3#", "Nf3!?", "g1f3", " Nf3 "]
    {
        assert_eq!(read(&start, text), "g1f3", "{text}");
    }
}

#[test]
fn a_pawn_move_is_read_however_it_is_dressed() {
    let start = Position::default();
    let plain = read(&start, "e4");
    for text in ["Pe4", "e2e4", "e2-e4", "Pe2-e4", "e4!", "e4=", "e4??", "ee4"] {
        assert_eq!(read(&start, text), plain, "{text}");
    }
    let capture = at("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    let plain = read(&capture, "exd5");
    for text in ["ed5", "e:d5", "e4xd5", "e4d5", "e4-d5", "Pexd5", "Pe4xd5", "exd5+"] {
        assert_eq!(read(&capture, text), plain, "{text}");
    }
}

#[test]
fn a_promotion_is_read_in_every_form() {
    let position = at("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    for text in
        ["a8=Q", "a8Q", "a8(Q)", "a8/Q", "a8=Q+", "a8q", "a8=q", "a7a8q", "a7-a8=Q", "a8=(Q)", "Pa8=Q#!"]
    {
        assert_eq!(read(&position, text), "a7a8=Q", "{text}");
    }
    assert_eq!(read(&position, "a8=B"), "a7a8=B");
    assert_eq!(read(&position, "a8b"), "a7a8=B");
}

#[test]
fn a_promotion_must_be_one() {
    let position = at("4k3/P7/8/8/8/8/4P3/4K3 w - - 0 1");
    assert_eq!(read(&position, "a8"), "a8 does not say what the pawn becomes");
    assert_eq!(read(&position, "a8=K"), "a8=K cannot become a king");
    assert_eq!(read(&position, "e3=Q"), "e3=Q cannot become a queen");
}

#[test]
fn castling_is_read_in_every_form() {
    let position = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for text in ["O-O", "0-0", "o-o", "OO", "00", "O-O+", "0-0!", "Ke1-g1", "Ke1g1", "e1g1", "e1h1"] {
        assert_eq!(read(&position, text), read(&position, "O-O"), "{text}");
    }
    for text in ["O-O-O", "0-0-0", "o-o-o", "OOO", "000", "Ke1-c1", "e1c1", "e1a1"] {
        assert_eq!(read(&position, text), read(&position, "O-O-O"), "{text}");
    }
}

#[test]
fn castling_is_refused_for_its_reason() {
    let gone = at("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    assert_eq!(read(&gone, "O-O"), "O-O is not possible: the right to castle is gone");
    for barred in [
        "4k3/8/8/8/8/8/8/4K1NR w K - 0 1",
        "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1",
        "4k3/8/8/8/8/4r3/8/4K2R w K - 0 1",
    ] {
        let refused = "O-O is not possible: the way is blocked or under attack";
        assert_eq!(read(&at(barred), "O-O"), refused, "{barred}");
    }
}

#[test]
fn a_capture_in_passing_may_say_so() {
    let position = at("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    for text in ["exd6", "exd6e.p.", "exd6 e.p.", "exd6ep", "e5xd6", "ed6", "e5d6"] {
        assert_eq!(read(&position, text), read(&position, "exd6"), "{text}");
    }
}

#[test]
fn unreadable_illegal_and_ambiguous_are_told_apart() {
    let start = Position::default();
    assert_eq!(read(&start, "xyz"), "expected a move, got \"xyz\"");
    assert_eq!(read(&start, ""), "expected a move, got \"\"");
    assert_eq!(read(&start, "e9"), "expected a move, got \"e9\"");
    assert_eq!(read(&start, "Nd2"), "no knight can reach d2");
    assert_eq!(read(&start, "e5"), "no pawn can reach e5");
    assert_eq!(read(&start, "Nbf3"), "Nbf3 is not possible: no knight can reach f3 from there");
    let two = at("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    assert_eq!(read(&two, "Nd2"), "Nd2 is ambiguous: b1 or f3");
    let pinned = at("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1");
    assert_eq!(read(&pinned, "Nd4"), "Nd4 would leave the king in check");
    assert!(matches!(san::parse(&pinned, "Nd4"), Err(SanError::Illegal { .. })));
}

#[test]
fn an_origin_that_contradicts_the_position_is_an_error() {
    let start = Position::default();
    for text in ["Nbf3", "N2f3", "Nb1f3", "d2e4", "e3e4", "Ne4f3"] {
        assert!(matches!(san::parse(&start, text), Err(SanError::Illegal { .. })), "{text}");
    }
}

#[test]
fn a_pinned_rival_needs_no_disambiguation() {
    let position = at("4k3/8/8/8/4r3/8/4N3/1N2K3 w - - 0 1");
    let mv = san::parse(&position, "Nc3").unwrap();
    assert_eq!(san::write(&position, mv), "Nc3");
    assert_eq!(format!("{mv:?}"), "b1c3");
}

#[test]
fn an_origin_is_a_file_a_rank_or_both() {
    let position = at("k7/8/8/8/8/8/8/KQ1Q4 w - - 0 1");
    assert_eq!(san::write(&position, san::parse(&position, "Qb1c1").unwrap()), "Qbc1");
    let position = at("k7/8/2R5/8/8/8/8/K1R5 w - - 0 1");
    assert_eq!(san::write(&position, san::parse(&position, "R1c3").unwrap()), "R1c3");
    let position = at("8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1");
    assert_eq!(san::write(&position, san::parse(&position, "Qh4e1").unwrap()), "Qh4e1");
    assert_eq!(read(&position, "Qe1"), "Qe1 is ambiguous: h1 or e4 or h4");
    assert_eq!(read(&position, "Qhe1"), "Qhe1 is ambiguous: h1 or h4");
}

#[test]
fn check_and_mate_are_written() {
    let position = at("4k3/8/8/8/8/8/8/4KQ2 w - - 0 1");
    assert_eq!(san::write(&position, san::parse(&position, "Qf7").unwrap_or_else(|e| panic!("{e}"))), "Qf7+");
    let position = at("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2");
    assert_eq!(san::write(&position, san::parse(&position, "Qh4").unwrap()), "Qh4#");
}

#[test]
fn french_letters_are_used_on_request_only() {
    let position = at("r3k3/P7/8/8/8/8/8/RN1QKB1R w KQ - 0 1");
    for (french, english) in [("Cc3", "Nc3"), ("Dd4", "Qd4"), ("Fe2", "Be2"), ("Tg1", "Rg1"), ("Rf2", "Kf2")]
    {
        let mv = san::parse_with(&position, french, Letters::French).unwrap();
        assert_eq!(san::write(&position, mv), english);
        assert_eq!(san::write_with(&position, mv, Letters::French), french);
    }
    assert!(san::parse_with(&position, "Nc3", Letters::French).is_err());
    assert!(san::parse(&position, "Cc3").is_err());
    let position = at("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    let mv = san::parse_with(&position, "a8=D", Letters::French).unwrap();
    assert_eq!(san::write_with(&position, mv, Letters::French), "a8=D+");
}

#[test]
fn figurines_are_read_in_both_colours() {
    let start = Position::default();
    let mv = san::parse(&start, "Nf3").unwrap();
    assert_eq!(san::write_with(&start, mv, Letters::Figurine), "♘f3");
    for text in ["♘f3", "♞f3"] {
        assert_eq!(san::parse_with(&start, text, Letters::Figurine), Ok(mv));
    }
    let e4 = san::parse(&start, "e4").unwrap();
    assert_eq!(san::parse_with(&start, "♙e4", Letters::Figurine), Ok(e4));
    let mut after = start.clone();
    after.apply(e4);
    let reply = san::parse(&after, "Nf6").unwrap();
    assert_eq!(san::write_with(&after, reply, Letters::Figurine), "♞f6");
}

#[test]
fn every_way_of_writing_is_read_back_in_every_alphabet() {
    let mut dice = Dice::new(3);
    for _ in 0..200 {
        random_game(&mut dice, Position::default(), 60, |position| {
            for mv in legal(position) {
                for letters in [Letters::English, Letters::French, Letters::Figurine] {
                    let text = san::write_with(position, mv, letters);
                    assert_eq!(san::parse_with(position, &text, letters), Ok(mv), "{text}");
                }
                let long = format!("{mv:?}").replace(" castling", "");
                assert_eq!(san::parse(position, &long), Ok(mv), "{long} in {}", fen::write(position));
            }
        });
    }
}

#[test]
fn writing_and_reading_agree_with_shakmaty() {
    let mut dice = Dice::new(1);
    for game in 0..300 {
        let start = if game % 2 == 0 { Position::default() } else { chess960(&mut dice) };
        random_game(&mut dice, start, 80, |position| {
            let theirs = shakmaty(position);
            let moves = legal(position);
            assert_eq!(moves.len(), theirs.legal_moves().len());
            for mv in moves {
                let text = san::write(position, mv);
                let parsed = text.parse::<shakmaty::san::SanPlus>().unwrap();
                let their_move = parsed.san.to_move(&theirs).unwrap();
                let written = shakmaty::san::SanPlus::from_move(theirs.clone(), their_move).to_string();
                assert_eq!(text, written, "{}", fen::write(position));
                assert_eq!(san::parse(position, &text), Ok(mv));
            }
        });
    }
}

#[test]
fn random_texts_mean_what_shakmaty_takes_them_for() {
    let mut dice = Dice::new(2);
    let mut understood = 0;
    for game in 0..150 {
        let start = if game % 2 == 0 { Position::default() } else { chess960(&mut dice) };
        let mut texts = Dice::new(game);
        random_game(&mut dice, start, 60, |position| {
            let theirs = shakmaty(position);
            for _ in 0..40 {
                let (text, captures) = random_text(&mut texts);
                let meant = [&text, &captures].map(|text| {
                    text.parse::<shakmaty::san::San>().ok().and_then(|san| san.to_move(&theirs).ok())
                });
                let ours = san::parse(position, &text);
                match meant.into_iter().flatten().next() {
                    Some(mv) => {
                        understood += 1;
                        let mv = shakmaty::san::SanPlus::from_move(theirs.clone(), mv).to_string();
                        let ours =
                            ours.unwrap_or_else(|error| panic!("{text} {}: {error}", fen::write(position)));
                        assert_eq!(san::write(position, ours), mv);
                    }
                    // Only here a king may castle by taking its own rook.
                    None => assert!(
                        ours.as_ref().map_or(true, |mv| mv.is_castle()),
                        "{text} in {} is {ours:?}",
                        fen::write(position)
                    ),
                }
            }
        });
    }
    assert!(understood > 2_000, "{understood}");
}

/// The same position as shakmaty has it.
fn shakmaty(position: &Position) -> Chess {
    let fen: Fen = fen::write(position).parse().unwrap();
    fen.into_position(CastlingMode::Chess960).or_else(PositionError::ignore_too_much_material).unwrap()
}

/// A text like a move, and the same as a capture.
fn random_text(dice: &mut Dice) -> (String, String) {
    let pick = |dice: &mut Dice, from: &str| from.chars().nth(dice.below(from.len())).unwrap().to_string();
    let role = pick(dice, "NBRQK");
    let file = if dice.below(4) == 0 { pick(dice, "abcdefgh") } else { String::new() };
    let rank = if dice.below(4) == 0 { pick(dice, "12345678") } else { String::new() };
    let to = format!("{}{}", pick(dice, "abcdefgh"), pick(dice, "12345678"));
    let origin = format!("{role}{file}{rank}");
    (format!("{origin}{to}"), format!("{origin}x{to}"))
}

#[test]
fn castling_that_is_refused_names_its_wing() {
    let reason = |fen: &str, text: &str| match san::parse(&fen::parse(fen).unwrap(), text) {
        Err(SanError::Illegal { reason, .. }) => reason,
        other => panic!("{text}: {other:?}"),
    };
    let bare = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
    assert_eq!(reason(bare, "O-O"), IllegalReason::CastlingLost { kingside: true });
    assert_eq!(reason(bare, "O-O-O"), IllegalReason::CastlingLost { kingside: false });
    let struck = "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1";
    assert_eq!(reason(struck, "O-O"), IllegalReason::CastlingBarred { kingside: true });
    assert_eq!(reason(struck, "O-O-O"), IllegalReason::CastlingBarred { kingside: false });
}
