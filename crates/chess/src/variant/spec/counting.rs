//! Repetition, idle moves, counted endgames and counted checks.

use game::ByColor;

use super::{Worth, both, pawns::PAWN};
use crate::variant::Kinds;

/// Rules of repetition and of counting moves.
#[derive(Debug, Clone, PartialEq)]
pub struct Counting {
    /// After so many moves of each side without progress, 0 for never (`nMoveRule`).
    pub n_move_rule: u32,
    /// Kinds whose moves are progress (`nMoveRuleTypes…`).
    pub n_move_kinds: ByColor<Kinds>,
    /// After so many occurrences, 0 for never (`nFoldRule`).
    pub n_fold_rule: u32,
    /// What that is worth (`nFoldValue`).
    pub n_fold_value: Worth,
    /// Whether that is meant for White always (`nFoldValueAbsolute`).
    pub n_fold_absolute: bool,
    /// Whether perpetual check loses (`perpetualCheckIllegal`).
    pub perpetual_check_illegal: bool,
    /// Whether repeating moves loses, as in janggi (`moveRepetitionIllegal`).
    pub move_repetition_illegal: bool,
    /// Whether perpetual chases lose, by the rules of the Asian federation (`chasingRule`).
    pub chasing: bool,
    /// Counting in endgames (`countingRule`).
    pub rule: CountingRule,
    /// Whether checks are counted (`checkCounting`).
    pub checks: bool,
}

impl Default for Counting {
    fn default() -> Counting {
        Counting {
            n_move_rule: 50,
            n_move_kinds: both(PAWN),
            n_fold_rule: 3,
            n_fold_value: Worth::Draw,
            n_fold_absolute: false,
            perpetual_check_illegal: false,
            move_repetition_illegal: false,
            chasing: false,
            rule: CountingRule::None,
            checks: false,
        }
    }
}

/// Counting in endgames.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CountingRule {
    /// None.
    None,
    /// As in makruk.
    Makruk,
    /// As in ouk chatrang.
    Cambodian,
    /// As in ASEAN chess.
    Asean,
}

impl Counting {
    /// How often a position must occur to end the game, if that ends it.
    ///
    /// One occurrence is no repetition, so a rule of 1 means as much as one of 2.
    pub fn repetitions(&self) -> Option<u32> {
        (self.n_fold_rule > 0).then(|| self.n_fold_rule.max(2))
    }
}
