//! Counting paths of legal moves, the touchstone of a move generator.

use crate::Position;

/// How many sequences of `depth` legal moves lead on from a position.
///
/// The last ply is counted without playing it.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    let mut moves = Vec::with_capacity(256);
    count(&mut position.clone(), depth, &mut moves)
}

/// The same count for each legal move apart.
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(P::Move, u64)> {
    let mut position = position.clone();
    let mut roots = Vec::new();
    position.legal_moves(&mut roots);
    let mut moves = Vec::with_capacity(256);
    roots
        .into_iter()
        .map(|mv| {
            let undo = position.apply(mv);
            let nodes = count(&mut position, depth.saturating_sub(1), &mut moves);
            position.revert(undo);
            (mv, nodes)
        })
        .collect()
}

fn count<P: Position>(position: &mut P, depth: u32, moves: &mut Vec<P::Move>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let start = moves.len();
    position.legal_moves(moves);
    if depth == 1 {
        let nodes = (moves.len() - start) as u64;
        moves.truncate(start);
        return nodes;
    }
    let mut nodes = 0;
    for index in start..moves.len() {
        let undo = position.apply(moves[index]);
        nodes += count(position, depth - 1, moves);
        position.revert(undo);
    }
    moves.truncate(start);
    nodes
}
