//! The main line under other rules than its own.

use game::{Color, NodeId, Position as _, Show as _};

use super::{
    IllegalMove, Record, limit,
    line::{forced, mend, take_breathless},
    step::{Played, Step},
};
use crate::{Position, Rules, Setup};

/// A main line played under some rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replay {
    /// The position at its end.
    pub end: Position,
    /// The moves that the rules forbid, as many as problems are told.
    ///
    /// Their stones were put all the same, and what had no liberty was taken.
    pub refused: Vec<IllegalMove>,
}

impl Record {
    /// Plays the main line under some rules and their komi, whatever the file says.
    ///
    /// None where the board cannot be played on, see [`Record::unplayable`].
    ///
    /// ```
    /// use go::{Rules, sgf};
    ///
    /// let game = sgf::records("(;SZ[5]RU[AGA];B[cc];W[];B[];W[])".as_bytes()).next().unwrap()?;
    /// assert_eq!(game.end().unwrap().prisoners().white, 1);
    /// assert_eq!(game.replay(Rules::JAPANESE).unwrap().end.prisoners().white, 0);
    /// # Ok::<(), sgf::ReadError>(())
    /// ```
    pub fn replay(&self, rules: Rules) -> Option<Replay> {
        let mut setup = Setup { rules, ..self.setup()? };
        take_breathless(&mut setup);
        let mut replay = Replay { end: Position::try_from(setup).ok()?, refused: Vec::new() };
        for id in self.history.main_line(NodeId::ROOT) {
            let (step, played) = self.step(id, replay.end.turn())?;
            replay.set_up(step)?;
            if let Some(played) = played {
                replay.play(played)?;
            }
        }
        Some(replay)
    }

    /// What a node does: as it is written, so that no rules count, or as the history has it.
    fn step(&self, id: NodeId, turn: Color) -> Option<(Step, Option<Played>)> {
        let node = self.history.node(id);
        let said = Step::read(&node.notes().properties, self.extent()?).0;
        let first = said.moves.first().copied();
        let is_said = match (node.mv(), first) {
            (Some(mv), Some(played)) => played.mv == mv,
            // The rules of the file forbid it.
            (None, Some(_)) => node.edit().is_some(),
            _ => false,
        };
        if is_said {
            return Some((said, first));
        }
        let edited = node.edit().map(|edit| (edit.cells.clone(), edit.turn));
        let (cells, edited_turn) = edited.unwrap_or_default();
        let color = edited_turn.unwrap_or(turn);
        let played = node.mv().map(|mv| Played { color, mv, property: 0 });
        Some((Step { cells, turn: edited_turn, moves: Vec::new() }, played))
    }
}

impl Replay {
    fn set_up(&mut self, step: Step) -> Option<()> {
        if step.cells.is_empty() && step.turn.is_none() {
            return Some(());
        }
        let mut edit = game::Edit { cells: step.cells, turn: step.turn };
        mend(&self.end, &mut edit);
        self.end = self.end.edited(&edit).ok()?;
        Some(())
    }

    fn play(&mut self, Played { color, mv, .. }: Played) -> Option<()> {
        if self.end.turn() != color || self.end.is_over() {
            self.end = self.end.with_turn(color);
        }
        let Some(why) = self.end.forbids(mv) else {
            self.end.apply(mv);
            return Some(());
        };
        if self.refused.len() < limit::PROBLEMS {
            self.refused.push(IllegalMove::new(color, mv, why));
        }
        self.end = Position::try_from(forced(&self.end, color, mv)).ok()?;
        Some(())
    }
}
