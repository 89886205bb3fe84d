//! Bent four in the corner: what territory rules call dead without a move.

use go::{Board, Point};

/// The stones of groups that are dead because of a bent four in the corner.
///
/// Inside the group stand three hostile stones with two liberties, and both sides have no
/// other liberties there. Whoever stands inside may make four of them at any time, let
/// them be taken, and begin a ko; the group can do nothing. By area it must be played.
pub(super) fn dead_by_bent_four(board: &Board) -> Vec<Point> {
    let size = board.size();
    let mut dead = Vec::new();
    for shape in shapes(board) {
        let inside = shape.into_iter().find_map(|point| Some((board.stone(point)?, board.chain(point))));
        let Some((color, three)) = inside.filter(|(_, stones)| stones.len() == 3) else { continue };
        let liberties = board.liberty_points(three[0]);
        let fourth = shape.into_iter().find(|point| !three.contains(point));
        let fits = three.iter().all(|stone| shape.contains(stone))
            && liberties.len() == 2
            && fourth.is_some_and(|point| liberties.contains(&point));
        if !fits {
            continue;
        }
        let around = three.iter().flat_map(|&stone| size.beside(stone));
        let group: Vec<Point> = around.filter(|&point| board.stone(point) == Some(!color)).collect();
        let is_shut =
            |&stone: &Point| board.liberty_points(stone).iter().all(|liberty| liberties.contains(liberty));
        if !group.is_empty() && group.iter().all(is_shut) {
            dead.extend(group);
        }
    }
    dead
}

/// The corners of a board, each with two points along both its edges, bent both ways.
fn shapes(board: &Board) -> Vec<[Point; 4]> {
    let (files, ranks) = (board.size().files(), board.size().ranks());
    if files < 3 || ranks < 3 {
        return Vec::new();
    }
    let mut shapes = Vec::new();
    for right in [false, true] {
        for top in [false, true] {
            let at = |file: u8, rank: u8| {
                Point::new(
                    if right { files - 1 - file } else { file },
                    if top { ranks - 1 - rank } else { rank },
                )
            };
            shapes.push([at(0, 0), at(1, 0), at(0, 1), at(2, 0)]);
            shapes.push([at(0, 0), at(1, 0), at(0, 1), at(0, 2)]);
        }
    }
    shapes
}
