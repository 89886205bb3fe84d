//! Work that is the same on every machine.

/// The nodes of `plateau bench chess`: whoever changes how the engine plays changes them.
const CHESS: u64 = 2_282_813;
/// The moves of `plateau bench go`.
const GO: u64 = 2_222_048;
/// The positions of `plateau bench tsumego`.
const TSUMEGO: u64 = 550_173;

#[test]
fn the_work_is_the_same_everywhere() {
    assert_eq!(engine::bench_chess(), CHESS);
    assert_eq!(engine::bench_go(), GO);
    assert_eq!(engine::bench_tsumego(), TSUMEGO);
}
