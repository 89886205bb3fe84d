//! `cargo lab perft`: move generation beside Stockfish and two crates.

use game::Position as _;
use shakmaty::Position as _;

use crate::{
    stockfish::Stockfish,
    stopwatch::{Contestant, race},
};

/// A position with a depth whose count is known.
pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) fen: &'static str,
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    /// The count one ply before, for walks that play every leaf.
    pub(crate) nodes_before: u64,
}

pub(crate) const CASES: [Case; 4] = [
    Case {
        name: "start, depth 6",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        depth: 6,
        nodes: 119_060_324,
        nodes_before: 4_865_609,
    },
    Case {
        name: "Kiwipete, depth 5",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        depth: 5,
        nodes: 193_690_690,
        nodes_before: 4_085_603,
    },
    Case {
        name: "rook ending, depth 7",
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        depth: 7,
        nodes: 178_633_661,
        nodes_before: 11_030_083,
    },
    Case {
        name: "promotions, depth 5",
        fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        depth: 5,
        nodes: 89_941_194,
        nodes_before: 2_103_487,
    },
];

pub(crate) const ROUNDS: u32 = 7;

/// Prints both tables.
pub(crate) fn run() {
    say!("perft, one thread, no hash table, million leaves a second");
    say!("best of {ROUNDS} rounds in which all take turns; the last ply counted in bulk\n");
    let mut stockfish = Stockfish::start();
    if stockfish.is_none() {
        say!("Stockfish is not installed: on Debian, apt-get install stockfish\n");
    }
    for (index, case) in CASES.iter().enumerate() {
        bulk(case, stockfish.as_mut(), index == 0);
    }
    say!("\nlists, one ply less, every move applied one at a time, leaves too\n");
    for (index, case) in CASES.iter().enumerate() {
        lists(case, index == 0);
    }
}

fn bulk(case: &Case, stockfish: Option<&mut Stockfish>, is_first: bool) {
    let position = chess::fen::parse(case.fen).expect("the case is legal");
    let oracle = shakmaty_position(case);
    let board: cozy_chess::Board = case.fen.parse().expect("the case is legal");
    let mut contestants = vec![
        Contestant::new("plateau", || chess::perft(&position, case.depth)),
        Contestant::new("cozy-chess", || cozy_bulk(&board, case.depth)),
        Contestant::new("shakmaty", || shakmaty::perft(&oracle, case.depth)),
    ];
    if let Some(engine) = stockfish {
        let count = || engine.perft(case.fen, case.depth).expect("Stockfish answers");
        contestants.push(Contestant::new("Stockfish", count));
    }
    print_row(case.name, case.nodes, &mut contestants, is_first);
}

fn lists(case: &Case, is_first: bool) {
    let depth = case.depth - 1;
    let mut position = chess::fen::parse(case.fen).expect("the case is legal");
    let oracle = shakmaty_position(case);
    let board: cozy_chess::Board = case.fen.parse().expect("the case is legal");
    let (mut ours, mut theirs) = (Vec::with_capacity(1024), Vec::with_capacity(1024));
    let mut contestants = vec![
        Contestant::new("plateau", || walk(&mut position, depth, &mut ours)),
        Contestant::new("cozy-chess", || cozy_walk(&board, depth, &mut theirs)),
        Contestant::new("shakmaty", || shakmaty_walk(&oracle, depth)),
    ];
    let name = case.name.split(',').next().unwrap_or(case.name);
    print_row(name, case.nodes_before, &mut contestants, is_first);
}

/// Our speed, then each peer's with how many times as fast we are.
pub(crate) fn print_row(name: &str, nodes: u64, contestants: &mut [Contestant<u64>], is_first: bool) {
    if is_first {
        let peers: Vec<&str> = contestants[1..].iter().map(|peer| peer.name).collect();
        say!("| position | plateau | {} | ratio |", peers.join(" | ratio | "));
        say!("|---|--:|{}", "--:|--:|".repeat(contestants.len() - 1));
    }
    let times = race(ROUNDS, &nodes, contestants);
    let speeds: Vec<f64> = times.iter().map(|time| nodes as f64 / time.as_secs_f64() / 1e6).collect();
    print!("| {name} | {:.0} |", speeds[0]);
    for peer in &speeds[1..] {
        print!(" {peer:.0} | {:.2} |", speeds[0] / peer);
    }
    say!();
}

fn shakmaty_position(case: &Case) -> shakmaty::Chess {
    let fen: shakmaty::fen::Fen = case.fen.parse().expect("the case is legal");
    fen.into_position(shakmaty::CastlingMode::Standard).expect("the case is legal")
}

fn walk(position: &mut chess::Position, depth: u32, moves: &mut Vec<chess::Move>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let start = moves.len();
    position.legal_moves(moves);
    let mut nodes = 0;
    for index in start..moves.len() {
        let undo = position.apply(moves[index]);
        nodes += walk(position, depth - 1, moves);
        position.revert(undo);
    }
    moves.truncate(start);
    nodes
}

fn shakmaty_walk(position: &shakmaty::Chess, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    for mv in position.legal_moves() {
        let mut after = position.clone();
        after.play_unchecked(mv);
        nodes += shakmaty_walk(&after, depth - 1);
    }
    nodes
}

fn cozy_walk(board: &cozy_chess::Board, depth: u32, moves: &mut Vec<cozy_chess::Move>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let start = moves.len();
    board.generate_moves(|set| {
        moves.extend(set);
        false
    });
    let mut nodes = 0;
    for index in start..moves.len() {
        let mut after = board.clone();
        after.play_unchecked(moves[index]);
        nodes += cozy_walk(&after, depth - 1, moves);
    }
    moves.truncate(start);
    nodes
}

fn cozy_bulk(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    if depth == 1 {
        board.generate_moves(|set| {
            nodes += set.len() as u64;
            false
        });
    } else {
        board.generate_moves(|set| {
            for mv in set {
                let mut after = board.clone();
                after.play_unchecked(mv);
                nodes += cozy_bulk(&after, depth - 1);
            }
            false
        });
    }
    nodes
}
