//! What is known about a king's safety before any move is looked at.

use crate::variant::{
    Deed, Move, Position, Region, Spot,
    pieces::{Sight, Threats},
};

/// What moves need to be looked at, and how closely.
pub(in crate::variant) struct Guard {
    king: Option<Spot>,
    checkers: Region,
    mode: Mode,
}

enum Mode {
    /// There is nothing to protect.
    Free,
    /// Pins and checks say it all.
    Known {
        /// Pieces on the king's board that must not leave their line.
        pinned: Region,
        /// Where a piece must go to end a check; everywhere without one.
        stops: Region,
    },
    /// Moves from, to and over some squares have to be tried.
    Watched(Region),
    /// The same on the king's board alone: what moves there leaves it.
    Apart(Region),
    /// Each move has to be tried.
    Doubtful,
}

/// What is known of some steps of one piece.
pub(in crate::variant) struct Sure {
    /// Where it may certainly go.
    pub(in crate::variant) legal: Region,
    /// Where nobody knows without a look.
    pub(in crate::variant) doubtful: Region,
}

impl Mode {
    fn of(position: &Position, king: Spot, threats: Threats, sight: Sight) -> Mode {
        let (us, variant) = (position.turn, &position.variant);
        let (watch, plane) = (&variant.table.watch[!us], position.plane(king.board()));
        let is_plain = watch.is_plain(sight);
        let several = variant.boards() > 1;
        let (checkers, pinned) = (threats.attackers, threats.shields & plane.by_color[us]);
        let faces = variant.spec.army.flying_general;
        let is_facing = position.state.memory.facing > 0 || faces && position.kings_face();
        if variant.traits.odd_safety || is_facing || several && !is_plain {
            return Mode::Doubtful;
        }
        match checkers.first() {
            Some(_) if several || faces || !is_plain => Mode::Doubtful,
            None if faces || !is_plain => {
                let lines = Region::file(king.square().file()) | Region::rank(king.square().rank());
                let open = if faces { lines } else { Region::EMPTY };
                Mode::Watched(watch.ways_to(king.square()) | open)
            }
            Some(checker) => {
                let role = plane.at(checker).expect("a piece gives check").role;
                let stop = || watch.stops(king.square(), checker, role, sight);
                let stops = if checkers.is_several() { Region::EMPTY } else { stop() };
                Mode::Known { pinned, stops }
            }
            None if several => Mode::Apart(watch.ways_to(king.square())),
            None => Mode::Known { pinned, stops: Region::ALL },
        }
    }
}

impl Guard {
    /// No guard at all: every move that pieces can make.
    pub(in crate::variant) const NONE: Guard =
        Guard { king: None, checkers: Region::EMPTY, mode: Mode::Free };

    pub(in crate::variant) fn new(position: &Position) -> Guard {
        let us = position.turn;
        let traits = &position.variant.traits;
        let king = position.king(us);
        let Some(at) = king else {
            let mode = if traits.pseudo_royal { Mode::Doubtful } else { Mode::Free };
            return Guard { king, checkers: Region::EMPTY, mode };
        };
        let table = &position.variant.table;
        let sight = position.sight(at.board(), !us, position.plane(at.board()).occupied(), Region::EMPTY);
        let threats = table.watch[!us].threats(at.square(), sight, &table.takes[!us]);
        Guard { king, checkers: threats.attackers, mode: Mode::of(position, at, threats, sight) }
    }

    /// Whether the king is in check.
    pub(in crate::variant) fn is_check(&self) -> bool {
        !self.checkers.is_empty()
    }

    /// The squares to which a piece may usefully go.
    #[inline]
    pub(in crate::variant) fn useful(&self, from: Spot) -> Region {
        match self.mode {
            Mode::Known { stops, .. } if self.king != Some(from) => stops,
            _ => Region::ALL,
        }
    }

    /// The squares of a board on which a drop may help.
    pub(in crate::variant) fn blocks(&self, board: u8) -> Region {
        match (&self.mode, self.king) {
            (Mode::Known { stops, .. }, Some(king)) if king.board() == board => *stops,
            _ => Region::ALL,
        }
    }

    /// The squares among some to which a useful step of a piece is certainly legal.
    ///
    /// The rest of them has to be looked at, move by move.
    #[inline]
    pub(in crate::variant) fn sure_steps(&self, position: &Position, from: Spot, to: Region) -> Sure {
        match self.mode {
            Mode::Known { .. } if self.king == Some(from) => {
                Sure { legal: position.safe_king_steps(from, to), doubtful: Region::EMPTY }
            }
            _ => {
                let legal = to & self.sure(from);
                Sure { legal, doubtful: to & !legal }
            }
        }
    }

    /// The squares to which a useful move of a piece is legal without a look.
    #[inline]
    fn sure(&self, from: Spot) -> Region {
        match self.mode {
            Mode::Free => Region::ALL,
            Mode::Doubtful => Region::EMPTY,
            _ if self.king == Some(from) => Region::EMPTY,
            Mode::Known { pinned, .. } if pinned.contains(from.square()) => Region::EMPTY,
            Mode::Known { .. } => Region::ALL,
            Mode::Apart(_) if !self.is_with_king(from) => Region::ALL,
            Mode::Watched(ways) | Mode::Apart(ways) if ways.contains(from.square()) => Region::EMPTY,
            Mode::Watched(ways) | Mode::Apart(ways) => !ways,
        }
    }

    fn is_with_king(&self, spot: Spot) -> bool {
        self.king.is_some_and(|king| king.board() == spot.board())
    }

    /// The squares of the king's board whose pieces are trusted, its own left out.
    pub(in crate::variant) fn trusted(&self) -> Region {
        match self.mode {
            Mode::Free => Region::ALL,
            Mode::Known { pinned, .. } => !pinned,
            Mode::Watched(_) | Mode::Apart(_) | Mode::Doubtful => Region::EMPTY,
        }
    }

    /// The squares to which pieces other than the king may usefully go.
    pub(in crate::variant) fn stops(&self) -> Region {
        match self.mode {
            Mode::Known { stops, .. } => stops,
            Mode::Free | Mode::Watched(_) | Mode::Apart(_) | Mode::Doubtful => Region::ALL,
        }
    }

    /// Whether any useful drop is legal.
    pub(in crate::variant) fn trusts_drops(&self) -> bool {
        matches!(self.mode, Mode::Free | Mode::Known { .. })
    }

    /// Whether a useful move leaves nothing royal to be taken.
    pub(in crate::variant) fn allows(&self, position: &Position, mv: Move) -> bool {
        match self.mode {
            Mode::Free => true,
            Mode::Known { .. } if mv.is_pass() => !self.is_check(),
            Mode::Known { .. } if self.king == Some(mv.from) => match mv.deed {
                Deed::Castle { .. } => true,
                _ => position.is_king_step_safe(mv),
            },
            Mode::Known { .. } => {
                let is_plain = !matches!(mv.deed, Deed::EnPassant | Deed::Castle { .. });
                let is_sure = is_plain && self.sure(mv.from).contains(mv.to.square());
                mv.is_drop() || is_sure || position.is_safe_after(mv)
            }
            Mode::Watched(_) | Mode::Apart(_) | Mode::Doubtful => {
                !self.flees(position, mv) && position.is_safe_after(mv)
            }
        }
    }

    /// Whether a king runs from check where that is forbidden.
    fn flees(&self, position: &Position, mv: Move) -> bool {
        position.variant.spec.manners.makpong
            && self.is_check()
            && self.king == Some(mv.from)
            && self.checkers != Region::of(mv.to.square())
    }
}
