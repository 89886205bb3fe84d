use std::time::Instant;
fn main() {
    for (name, fen, depth, nodes) in [
        ("start", chess::fen::START, 6, 119_060_324u64),
        ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 193_690_690),
        ("endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178_633_661),
        ("promo", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89_941_194),
    ] {
        let position = chess::fen::parse(fen).unwrap();
        let mut best = f64::MAX;
        for _ in 0..5 {
            let t = Instant::now();
            let n = chess::perft(&position, depth);
            best = best.min(t.elapsed().as_secs_f64());
            assert_eq!(n, nodes, "{name}");
        }
        let ours = nodes as f64 / best / 1e6;
        let board: cozy_chess::Board = fen.parse().unwrap();
        let mut cozy = f64::MAX;
        for _ in 0..2 {
            let t = Instant::now();
            let n = cozy_perft(&board, depth);
            cozy = cozy.min(t.elapsed().as_secs_f64());
            assert_eq!(n, nodes, "{name}");
        }
        println!("{name:10} ours {ours:7.1} M/s   cozy {:7.1} M/s", nodes as f64 / cozy / 1e6);
    }
}
fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    if depth == 1 {
        board.generate_moves(|m| {
            nodes += m.len() as u64;
            false
        });
    } else {
        board.generate_moves(|ms| {
            for m in ms {
                let mut b = board.clone();
                b.play_unchecked(m);
                nodes += cozy_perft(&b, depth - 1);
            }
            false
        });
    }
    nodes
}
