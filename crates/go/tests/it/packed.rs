//! Boards in two bits a point, and back.

use game::{Color, Position as _};
use go::{Board, Occupant, PackedBoard, Point, Position, Rules, Setup, Size};
use testkit::Dice;

/// Which points of a board are not part of the game.
fn outside(board: &Board) -> Vec<bool> {
    board.size().points().map(|point| board.is_outside(point)).collect()
}

#[test]
fn every_board_of_random_games_comes_back() {
    let mut dice = Dice::new(41);
    let (mut boards, mut kos) = (0, 0);
    for (files, ranks) in [(1, 1), (2, 3), (5, 4), (9, 9), (25, 25)] {
        for _ in 0..8 {
            let size = Size::new(files, ranks).unwrap();
            let mut setup = Setup::new(size, Rules::JAPANESE);
            for point in size.points() {
                if dice.below(6) == 0 {
                    setup.set(point, Some(Occupant::Outside));
                }
            }
            let mut position = Position::try_from(setup).unwrap();
            for _ in 0..120 {
                let board = position.board();
                let packed = PackedBoard::of(board);
                let bytes = packed.bytes().to_vec();
                let inside = outside(board).iter().filter(|is| !**is).count();
                assert_eq!(bytes.len(), inside.div_ceil(4));
                let stored = PackedBoard::from_bytes(bytes, inside).unwrap();
                assert_eq!(stored.unpack(size, &outside(board)).as_ref(), Some(board));
                boards += 1;
                kos += u32::from(board.ko().is_some());
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                let Some(&mv) = dice.pick(&moves) else { break };
                position.apply(mv);
            }
        }
    }
    assert!(boards > 1_000 && kos > 5, "only {boards} boards with {kos} kos");
}

#[test]
fn nine_by_nine_takes_162_bits() {
    assert_eq!(PackedBoard::of(&Board::new(Size::NINE)).bytes().len(), 162usize.div_ceil(8));
}

#[test]
fn what_was_never_packed_is_refused() {
    let size = Size::square(2).unwrap();
    let unpack = |byte: u8| PackedBoard::from_bytes(vec![byte], 4).unwrap().unpack(size, &[false; 4]);
    assert!(unpack(0b00_00_00_01).is_some());
    assert_eq!(unpack(0b01_01_01_01), None, "a chain without liberties");
    assert_eq!(unpack(0b00_00_11_11), None, "two points forbidden by ko");
    assert_eq!(PackedBoard::from_bytes(vec![0, 0], 4), None, "too many bytes");
    assert_eq!(PackedBoard::from_bytes(vec![0b0100_0000], 3), None, "bits beyond the last point");
    let packed = PackedBoard::of(&Board::new(size));
    assert_eq!(packed.unpack(size, &[true; 4]), None, "other points");
    let mut board = Board::new(size);
    board.play(Point::new(0, 0), Color::Black);
    assert_ne!(PackedBoard::of(&board), packed);
}
