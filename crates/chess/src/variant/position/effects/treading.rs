//! Moves that may be part of going to and fro.

use crate::variant::{
    Deed,
    position::{Position, Tread, TreadKind, Undo},
};

impl Position {
    /// Remembers a move that may be part of going to and fro.
    pub(in crate::variant::position) fn note_tread(&mut self, undo: &Undo) {
        let us = !self.turn;
        let was_checked = undo.state.memory.checked[us] > 0;
        let kind = match undo.mv.deed {
            _ if was_checked => TreadKind::Other,
            Deed::Pass => TreadKind::Pass,
            Deed::Step if undo.captured.is_some() => TreadKind::Capture,
            Deed::Step => TreadKind::Step,
            _ => TreadKind::Other,
        };
        let (from, to) = (undo.mv.from.square().index() as u8, undo.mv.to.square().index() as u8);
        let trodden = &mut self.state.memory.trodden[us];
        trodden.rotate_right(1);
        trodden[0] = Tread { from, to, kind };
    }
}
