//! The pieces of a variant.

use game::{Color, Message};

use super::{Summary, say, ways::ways, whose};
use crate::variant::{Army, BetweenBoards, Betza, Kind, Region, Transfer};

/// The sentence about a kind whose moves need no description.
pub(super) fn id(kind: Kind) -> String {
    format!("piece-{}", kind.name())
}

impl Summary<'_> {
    pub(super) fn boards(&mut self) {
        let alice = self.spec.alice;
        if alice.boards == 1 {
            return;
        }
        let transfer = match alice.transfer {
            Transfer::Cyclic => "cyclic",
            Transfer::Choice => "choice",
        };
        let en_passant = match alice.en_passant {
            BetweenBoards::None => "none",
            BetweenBoards::Victim => "victim",
            BetweenBoards::Step => "step",
            BetweenBoards::Either => "either",
        };
        self.say(say("rules-boards").with("boards", alice.boards).with("transfer", transfer));
        self.say(say("rules-boards-en-passant").with("board", en_passant));
    }

    pub(super) fn pieces(&mut self) {
        let (army, chess) = (&self.spec.army, Army::default());
        let has_own_king = army.moves[Kind::KING.index()].is_some();
        if army.letters != chess.letters || has_own_king {
            for kind in army.kinds().iter() {
                self.piece(kind);
            }
        }
        self.say_if(army.flying_general, "rules-flying-general");
        self.say_if(army.cambodian_moves, "rules-cambodian-moves");
        if !army.diagonal_lines.is_empty() {
            self.say(say("rules-diagonal-lines").with("squares", self.squares(army.diagonal_lines)));
        }
        if army.soldier_promotion_rank > 0 {
            self.say(say("rules-soldiers").with("rank", army.soldier_promotion_rank + 1));
        }
        self.mobility();
    }

    pub(super) fn piece(&mut self, kind: Kind) {
        let army = &self.spec.army;
        let own = army.moves[kind.index()].as_deref();
        let letter = self.letter(kind);
        match own {
            Some(notation) => {
                let id = if kind == Kind::KING { "piece-king-own" } else { "piece-custom" };
                self.say(say(id).with("letter", letter).with("notation", notation));
                self.said.extend(Betza::parse(notation).iter().flat_map(ways));
            }
            None if kind.is_custom() => {
                self.say(say("piece-custom").with("letter", letter).with("notation", ""));
            }
            None => self.say(Message::new(id(kind)).with("letter", letter)),
        }
    }

    /// Pieces that are kept to a part of the board.
    fn mobility(&mut self) {
        let regions = |color: Color, kind: Kind| self.spec.army.mobility[color][kind.index()];
        let mut said = Vec::new();
        for kind in self.spec.army.kinds().iter() {
            let (white, black) = (regions(Color::White, kind), regions(Color::Black, kind));
            let is_same = white == black;
            for (region, color) in [(white, whose(true, is_same)), (black, whose(false, !is_same))] {
                if let Some(color) = color.filter(|_| region != Region::EMPTY) {
                    let message =
                        say("rules-mobility").with("letter", self.letter(kind)).with("color", color);
                    said.push(message.with("squares", self.squares(region)));
                }
            }
        }
        self.said.extend(said);
    }
}
