//! Whole games: every variant is played to an end, and better than at random.

use ::chess::variant::{Move, Position, Variant, fen, language::Catalogue};
use engine::variant::Variants;
use game::{Color, Outcome, Position as _, Ruling, Trail};
use search::{Limits, Search};
use std::sync::Arc;
use testkit::Dice;

use super::{named, search};

/// How a game stands, as somebody who plays for both would judge it.
fn outcome(position: &Position, trail: &Trail, moves: &[Move]) -> Option<Outcome> {
    if moves.is_empty() {
        return Some(position.decided().unwrap_or_else(|| position.stuck()));
    }
    match position.ruling(trail.again(position.reach())) {
        Some(Ruling::Ended(outcome) | Ruling::Claimable(outcome)) => Some(outcome),
        None => None,
    }
}

/// Plays a game of the engine against chance; none if it takes too long.
fn game(variant: &Arc<Variant>, ours: Option<Color>, nodes: u64, dice: &mut Dice) -> Option<Outcome> {
    let mut search: Search<Variants> = search(variant);
    let mut position = fen::start(variant).unwrap();
    let mut trail = Trail::new(position.key());
    for _ in 0..200 {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        if let Some(outcome) = outcome(&position, &trail, &moves) {
            return Some(outcome);
        }
        let mv = if ours.is_none_or(|ours| ours == position.turn()) {
            let limits = Limits::nodes(nodes);
            let found = search.think(
                (&position, &trail),
                &limits,
                &search::Timeless,
                &search::Stop::default(),
                &mut |_| {},
            );
            found.lines[0].moves[0]
        } else {
            *dice.pick(&moves).expect("there are moves")
        };
        assert!(moves.contains(&mv), "{} {position:?} {mv:?}", variant.name());
        position.apply(mv);
        trail.push(position.key());
    }
    None
}

#[test]
fn every_built_in_variant_is_played() {
    let mut dice = Dice::new(1);
    for entry in Catalogue::builtin().entries().filter(|entry| entry.is_playable) {
        game(&named(Catalogue::builtin(), &entry.name), None, 60, &mut dice);
    }
}

#[test]
fn chance_is_beaten_in_most_variants() {
    let mut dice = Dice::new(2);
    for name in [
        "alice",
        "crazyhouse",
        "antichess",
        "3check",
        "atomic",
        "horde",
        "racingkings",
        "kingofthehill",
        "extinction",
        "losers",
        "shogi",
        "xiangqi",
        "makruk",
        "seirawan",
        "breakthrough",
        "cfour",
        "flipello",
        "amazons",
        "clobber",
        "duck",
    ] {
        let variant = named(Catalogue::builtin(), name);
        // Where a move is two moves, even a glance takes long.
        let nodes = if matches!(name, "amazons" | "duck") { 4_000 } else { 400 };
        let mut points = 0;
        for number in 0..4 {
            let ours = if number % 2 == 0 { Color::White } else { Color::Black };
            let winner = game(&variant, Some(ours), nodes, &mut dice).and_then(Outcome::winner);
            points += match winner {
                Some(winner) if winner == ours => 2,
                Some(_) => 0,
                None => 1,
            };
        }
        assert!(points >= 6, "{name}: {points} of 8");
    }
}

#[test]
fn what_an_author_thinks_of_is_played_too() {
    let text = b"[odd]\nmaxFile = 7\nmaxRank = 6\nstartFen = akbxbka/ppppppp/7/7/PPPPPPP/AKBXBKA[XX] w - - 0 1\n\
        commoner = k\ncustomPiece1 = a:mNNcpR\ncustomPiece2 = x:gQcDmbF\nbishop = b\nshogiPawn = p\n\
        promotionPieceTypes = a\npromotedPieceType = p:x\npromotionRegionWhite = *6\npromotionRegionBlack = *1\n\
        pieceDrops = true\ncapturesToHand = true\nblastOnCapture = true\nextinctionValue = loss\n\
        extinctionPieceTypes = k\nextinctionPieceCount = 0\nstalemateValue = win\nflagPiece = b\n\
        flagRegionWhite = *6\nflagRegionBlack = *1\nflagPieceCount = 2\ncastling = false\n\
        [odder:alice]\nboards = 5\ntransfer = choice\nmustCapture = true\ncheckCounting = true\n\
        startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 2+2 0 1\n\
        [lonely]\nmaxFile = 1\nmaxRank = 3\nstartFen = k/1/K w - - 0 1\nking = k:W\ncastling = false\n";
    let (catalogue, problems) = Catalogue::read("odd.ini", text);
    let mut dice = Dice::new(3);
    let mut played = 0;
    for entry in catalogue.own().filter(|entry| entry.is_playable) {
        played += 1;
        let variant = named(&catalogue, &entry.name);
        for _ in 0..3 {
            game(&variant, None, 150, &mut dice);
            game(&variant, Some(Color::Black), 150, &mut dice);
        }
    }
    assert!(played >= 2, "{problems:?}");
}
