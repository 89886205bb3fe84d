//! Positions that are drawn small, and those that are set up by hand.

use game::{Color, Place, Symbol};
use table::{Kind, Picture, SetupView, SetupWish, Sitter, Spec, open::GAMES};

use crate::hand::Hand;

fn kinds() -> Vec<Kind> {
    let alice =
        |boards| Kind::Chess { variant: "alice".into(), boards: Some(boards), sections: None, start: None };
    let named = ["chess", "chess960", "crazyhouse", "seirawan", "shogi", "xiangqi", "duck", "placement"];
    let mut kinds: Vec<Kind> = named.map(Kind::variant).into();
    kinds.extend([alice(2), alice(3), alice(8), Kind::draughts(), Kind::go(9, "chinese")]);
    kinds
}

fn wish(view: &SetupView) -> SetupWish {
    SetupWish {
        kind: view.kind.clone(),
        pieces: view.picture.pieces.clone(),
        turn: view.turn,
        rights: view.rights.clone(),
    }
}

/// The problems of a position that is changed before it is judged.
fn problems(kind: &Kind, change: impl FnOnce(&mut SetupWish)) -> Vec<String> {
    let mut wish = wish(&SetupView::of(kind).unwrap());
    change(&mut wish);
    wish.judge().problems.iter().map(|message| message.id().to_owned()).collect()
}

#[test]
fn what_is_put_up_as_it_was_is_the_same_and_can_be_played() {
    for kind in kinds() {
        let view = SetupView::of(&kind).unwrap();
        let report = wish(&view).judge();
        assert_eq!((report.problems, &report.text), (Vec::new(), &view.text), "{kind:?}");
        let hand = Hand::open(Spec::new(report.kind, Sitter::person("Ada"), Sitter::person("Bea")));
        assert_eq!(hand.table.view(hand.now).board.text, view.text);
        assert_eq!(SetupView::read(&kind, &view.text).unwrap(), view);
    }
}

#[test]
fn each_kind_says_what_can_be_put() {
    let of = |kind: &Kind| SetupView::of(kind).unwrap();
    let names = |symbols: &[Symbol]| symbols.iter().map(|symbol| symbol.name.clone()).collect::<String>();
    assert_eq!(names(&of(&Kind::chess()).palette.white), "PNBRQK");
    assert_eq!(names(&of(&Kind::variant("duck")).neutral), "wall");
    assert_eq!(of(&Kind::variant("crazyhouse")).hands.black.len(), 6);
    assert_eq!(of(&Kind::chess()).hands.black.len(), 0);
    let castling = of(&Kind::chess()).castling;
    assert_eq!((castling.len(), castling[1].notation.as_str()), (4, "O-O-O"));
    assert!(of(&Kind::variant("xiangqi")).castling.is_empty());
    assert!(names(&of(&Kind::variant("shogi")).palette.black).contains("+P"));
}

#[test]
fn what_cannot_be_played_says_why() {
    let chess = Kind::chess();
    assert_eq!(problems(&chess, |wish| wish.pieces.retain(|(_, it)| it.name != "K")), ["setup-no-king"]);
    let rook_gone = |wish: &mut SetupWish| wish.pieces.retain(|(place, _)| *place != Place::cell(0, 0));
    assert_eq!(problems(&chess, rook_gone), ["setup-right"]);
    assert_eq!(problems(&chess, |wish| wish.rights = vec!["- - 3".into()]), ["fen-castling"]);
    let king = |wish: &mut SetupWish| wish.pieces.push((Place::cell(3, 3), Symbol::new(Color::White, "K")));
    assert_eq!(problems(&Kind::variant("capablanca"), king), ["fen-kings"]);
    let man = |wish: &mut SetupWish| wish.pieces.push((Place::cell(3, 4), Symbol::new(Color::White, "man")));
    assert_eq!(problems(&Kind::draughts(), man), ["setup-no-square"]);
    let stone = |color, file, rank| (Place::cell(file, rank), Symbol::new(color, "stone"));
    let dead = |wish: &mut SetupWish| {
        wish.pieces = vec![stone(Color::White, 0, 0), stone(Color::Black, 1, 0), stone(Color::Black, 0, 1)];
    };
    assert_eq!(problems(&Kind::go(9, "chinese"), dead), ["setup-no-liberty"]);
    for kind in kinds() {
        let away =
            |wish: &mut SetupWish| wish.pieces[0..].iter_mut().for_each(|it| it.0 = Place::cell(200, 0));
        let expected: &[&str] = if kind.game() == "go" { &[] } else { &["setup-off-board"] };
        assert_eq!(problems(&kind, away), expected, "{kind:?}");
        assert!(SetupView::read(&kind, "no position at all").is_err(), "{kind:?}");
    }
}

#[test]
fn a_text_tells_how_many_boards_it_has() {
    let three =
        SetupView::of(&Kind::Chess { variant: "alice".into(), boards: Some(3), sections: None, start: None });
    let view = SetupView::read(&Kind::variant("alice"), &three.unwrap().text).unwrap();
    assert_eq!(view.picture.boards, 3);
    assert!(matches!(view.kind, Kind::Chess { boards: Some(3), .. }));
}

#[test]
fn pictures_are_drawn_of_whatever_lists_of_games_tell() {
    for kind in kinds() {
        let hand = Hand::open(Spec::new(kind.clone(), Sitter::person("Ada"), Sitter::person("Bea")));
        let text = hand.table.game().setup_text();
        let picture = Picture::read(kind.game(), kind.name(), &text);
        assert_eq!(picture, Some(Picture::of(hand.table.game())), "{kind:?}");
    }
    assert_eq!(Picture::read("chess", "alice-3-boards", "").unwrap().boards, 3);
    assert_eq!(Picture::read("go", "13x9", "").map(|it| (it.files, it.ranks)), Some((13, 9)));
    let rows = Picture::read("go", "", "X.#/.O. w").unwrap();
    assert_eq!(rows.pieces[0], (Place::cell(1, 0), Symbol::new(Color::White, "stone")));
    for game in GAMES.into_iter().chain(["chequers", ""]) {
        assert_eq!(Picture::read(game, "", "nonsense / 9"), None, "{game}");
    }
}
