//! What makes a variant unplayable although every line of it is understood.

use game::{ByColor, Color};

use super::{
    Fault,
    problem::Severity,
    start::{self, has_king},
};
use crate::variant::{BetweenBoards, Enclosing, Kind, Kinds, Material, Spec, Transfer, Walling, Worth};

/// Something wrong with a spec as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpecProblem {
    /// Whether it can be played all the same.
    pub severity: Severity,
    /// The keys that it comes from, the likeliest first.
    pub keys: Vec<String>,
    /// What is wrong.
    pub fault: Fault,
}

/// Everything wrong with a spec as a whole; nothing if it is sound.
pub fn sound(spec: &Spec) -> Vec<SpecProblem> {
    let mut found = Found(Vec::new());
    if spec.army.kinds().is_empty() {
        found.error(&[], Fault::NoPieces);
        return found.0;
    }
    found.pieces(spec);
    found.contradictions(spec);
    found.royal(spec);
    match start::forces(spec) {
        Ok(forces) => found.kings(spec, &forces),
        Err(fault) => found.error(&["startFen", "maxRank", "maxFile", "boards"], fault),
    }
    found.0
}

struct Found(Vec<SpecProblem>);

impl Found {
    fn error(&mut self, keys: &[&str], fault: Fault) {
        self.push(Severity::Error, keys, fault);
    }

    fn warning(&mut self, keys: &[&str], fault: Fault) {
        self.push(Severity::Warning, keys, fault);
    }

    fn push(&mut self, severity: Severity, keys: &[&str], fault: Fault) {
        self.0.push(SpecProblem { severity, keys: keys.iter().map(ToString::to_string).collect(), fault });
    }

    /// Pieces that nobody knows, or that nobody can become.
    fn pieces(&mut self, spec: &Spec) {
        let army = spec.army.kinds();
        for kind in army.iter() {
            if kind.is_custom() && spec.army.moves[kind.index()].is_none() {
                self.error(&[], Fault::MovesUnsaid { piece: kind.name() });
            }
            let becomes = spec.promotion.promoted[kind.index()];
            if let Some(other) = becomes.filter(|&other| !army.contains(other)) {
                let fault = Fault::PromotedLetterless { piece: kind.name(), other: other.name() };
                self.error(&["promotedPieceType"], fault);
            }
        }
        let Spec { extinction, flag, .. } = spec;
        let flags = Color::ALL.map(|color| flag.kind[color]).into_iter().collect();
        self.absent(army, flags, "flagPiece", has_flag(spec));
        self.absent(army, extinction.kinds, "extinctionPieceTypes", extinction.value.is_some());
    }

    /// Pieces that a rule names although they are not in the game.
    fn absent(&mut self, army: Kinds, named: Kinds, key: &'static str, matters: bool) {
        for kind in named.iter().filter(|&kind| matters && !army.contains(kind)) {
            self.warning(&[key], Fault::PieceAbsent { key: key.to_owned(), piece: kind.name() });
        }
    }

    /// Rules that do not go together.
    fn contradictions(&mut self, spec: &Spec) {
        let Spec { castling, walls, counting, manners, drops, gating, alice, captures, .. } = spec;
        if counting.checks && !manners.checking {
            self.error(&["checkCounting", "checking"], Fault::ChecksUncounted);
        }
        if castling.enabled && castling.rank >= spec.ranks {
            self.warning(&["castlingRank", "maxRank"], Fault::CastlingRankBeyond);
        }
        if castling.enabled && castling.queenside_file > castling.kingside_file {
            let keys = ["castlingQueensideFile", "castlingKingsideFile"];
            self.warning(&keys, Fault::CastlingFilesCrossed);
        }
        if drops.enabled && walls.rule != Walling::None {
            self.error(&["wallingRule", "pieceDrops"], Fault::DropsAndWalls);
        }
        if walls.or_move && walls.rule == Walling::None {
            self.warning(&["wallOrMove", "wallingRule"], Fault::WallOrMoveAlone);
        }
        for (is_set, key) in
            [(gating.seirawan, "seirawanGating"), (spec.army.cambodian_moves, "cambodianMoves")]
        {
            if is_set && !gating.enabled {
                self.warning(&[key, "gating"], Fault::NeedsGating { key: key.to_owned() });
            }
        }
        if spec.flag.safe && captures.blast {
            self.warning(&["flagPieceSafe", "blastOnCapture"], Fault::FlagSafeBlast);
        }
        let has_transfer = alice.transfer != Transfer::Cyclic || alice.en_passant != BetweenBoards::None;
        if alice.boards == 1 && has_transfer {
            self.warning(&["transfer", "enPassant", "boards"], Fault::TransferAlone);
        }
    }

    /// Rules that a royal piece does not bear.
    fn royal(&mut self, spec: &Spec) {
        let captures = &spec.captures;
        let has_king = spec.army.kinds().contains(Kind::KING);
        let clashes = [
            (captures.blast, "blastOnCapture"),
            (captures.flip != Enclosing::None, "flipEnclosedPieces"),
            (spec.walls.rule == Walling::Duck, "wallingRule"),
        ];
        for (_, key) in clashes.iter().filter(|(clashes, _)| has_king && *clashes) {
            self.error(&[key, "king"], Fault::RoyalClash { key: (*key).to_owned() });
        }
        let immune =
            [(captures.blast_immune, "blastImmuneTypes"), (captures.mutually_immune, "mutuallyImmuneTypes")];
        let is_royal = has_king || spec.extinction.pseudo_royal && spec.extinction.value.is_some();
        for (_, key) in immune.iter().filter(|(kinds, _)| is_royal && !kinds.is_empty()) {
            self.warning(&[key], Fault::ImmuneUnthought { key: (*key).to_owned() });
        }
    }

    /// A side that has no king, and nothing else to lose.
    fn kings(&mut self, spec: &Spec, forces: &ByColor<Kinds>) {
        if has_other_end(spec) {
            return;
        }
        for color in Color::ALL {
            if !has_king(forces, color) && !can_lose_by_squares(spec, color) {
                let fault = if color.is_white() { Fault::KinglessWhite } else { Fault::KinglessBlack };
                self.error(&["startFen", "king"], fault);
            }
        }
    }
}

fn has_flag(spec: &Spec) -> bool {
    Color::ALL.iter().any(|&color| !spec.flag.region[color].is_empty())
}

/// Whether a side loses when the other reaches or joins squares.
fn can_lose_by_squares(spec: &Spec, color: Color) -> bool {
    !spec.flag.region[!color].is_empty() || !spec.connection.first_region[!color].is_empty()
}

/// Whether the game ends with a winner by other rules than mate and squares.
fn has_other_end(spec: &Spec) -> bool {
    let Spec { stuck, counting, extinction, connection, castling, .. } = spec;
    let wings = |color| castling.wins[color].kingside || castling.wins[color].queenside;
    stuck.stalemate != Worth::Draw
        || stuck.piece_count
        || stuck.material != Material::None
        || stuck.full_board
        || extinction.value.is_some_and(|value| value != Worth::Draw) && !extinction.kinds.is_empty()
        || counting.n_fold_value != Worth::Draw && counting.n_fold_rule > 0
        || connection.row > 0
        || connection.block > 0
        || connection.collinear > 0
        || Color::ALL.into_iter().any(wings)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(change: impl Fn(&mut Spec)) -> Vec<String> {
        let mut spec = Spec::default();
        change(&mut spec);
        sound(&spec).into_iter().map(|problem| problem.fault.to_string()).collect()
    }

    #[test]
    fn chess_is_sound() {
        assert_eq!(messages(|_| {}), [""; 0]);
    }

    #[test]
    fn a_side_needs_a_king_or_something_else_to_lose() {
        let kingless = |spec: &mut Spec| spec.start = "4k3/8/8/8/8/8/PPPPPPPP/8 w - - 0 1".to_owned();
        assert_eq!(messages(kingless), ["White has no king, and no other rule can end the game against it"]);
        let horde = |spec: &mut Spec| {
            kingless(spec);
            spec.extinction.value = Some(Worth::Loss);
            spec.extinction.kinds = Kinds::of(&[Kind::ANY]);
        };
        assert_eq!(messages(horde), [""; 0]);
    }

    #[test]
    fn what_does_not_go_together_is_told() {
        assert!(messages(|spec| spec.captures.blast = true)[0].contains("royal king"));
        assert!(
            messages(|spec| (spec.counting.checks, spec.manners.checking) = (true, false))[0]
                .contains("counted")
        );
        let walled = messages(|spec| (spec.drops.enabled, spec.walls.rule) = (true, Walling::Arrow));
        assert!(walled[0].contains("drops and walls"), "{walled:?}");
        assert!(messages(|spec| spec.alice.transfer = Transfer::Choice)[0].contains("one board"));
    }
}
