//! Games made by dice, as a file.

use std::{
    fs::File,
    io::{self, BufWriter, Write},
    path::Path,
};

use chess::{Position, pgn::Record, pgn::Termination};
use game::Position as _;
use testkit::Dice;

/// Writes games of random legal moves, some with clocks in comments.
pub(crate) fn games(path: &Path, games: u32) -> io::Result<()> {
    let mut out = BufWriter::new(File::create(path)?);
    let mut dice = Dice::new(0x6c61_6220_7067_6e00);
    for number in 1..=games {
        out.write_all(game(number, &mut dice).export().as_bytes())?;
    }
    out.flush()
}

fn game(number: u32, dice: &mut Dice) -> Record {
    let mut record = Record::default();
    for (name, value) in
        [("Event", "Dice"), ("Site", "lab"), ("Date", "2026.01.01"), ("White", "One"), ("Black", "Two")]
    {
        record.set_tag(name, value);
    }
    record.set_tag("Round", number.to_string());
    let with_clock = number.is_multiple_of(4);
    let mut position = Position::default();
    let mut moves = Vec::new();
    for ply in 0..40 + dice.below(80) {
        moves.clear();
        position.legal_moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        let mv = moves[dice.below(moves.len())];
        position.apply(mv);
        let id = record.history.advance(mv.into());
        if with_clock {
            let left = 3600 - 20 * ply;
            record.history.notes_mut(id).comments.push(format!("[%clk 0:{:02}:{:02}]", left / 60, left % 60));
        }
    }
    record.result = Some(Termination::Unknown);
    record
}
