//! What makes a variant unplayable although every line of it is understood.

use game::{ByColor, Color};

use super::{
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
    /// What is wrong, in plain words.
    pub message: String,
}

/// Everything wrong with a spec as a whole; nothing if it is sound.
pub fn sound(spec: &Spec) -> Vec<SpecProblem> {
    let mut found = Found(Vec::new());
    if spec.army.kinds().is_empty() {
        found.error(&[], "the variant has no pieces");
        return found.0;
    }
    found.pieces(spec);
    found.contradictions(spec);
    found.royal(spec);
    match start::forces(spec) {
        Ok(forces) => found.kings(spec, &forces),
        Err(error) => {
            found.error(&["startFen", "maxRank", "maxFile", "boards"], format!("the start position {error}"));
        }
    }
    found.0
}

struct Found(Vec<SpecProblem>);

impl Found {
    fn error(&mut self, keys: &[&str], message: impl Into<String>) {
        self.push(Severity::Error, keys, message);
    }

    fn warning(&mut self, keys: &[&str], message: impl Into<String>) {
        self.push(Severity::Warning, keys, message);
    }

    fn push(&mut self, severity: Severity, keys: &[&str], message: impl Into<String>) {
        self.0.push(SpecProblem {
            severity,
            keys: keys.iter().map(ToString::to_string).collect(),
            message: message.into(),
        });
    }

    /// Pieces that nobody knows, or that nobody can become.
    fn pieces(&mut self, spec: &Spec) {
        let army = spec.army.kinds();
        for kind in army.iter() {
            if kind.is_custom() && spec.army.moves[kind.index()].is_none() {
                self.error(&[], format!("nothing says how {} moves", kind.name()));
            }
            let becomes = spec.promotion.promoted[kind.index()];
            if let Some(other) = becomes.filter(|&other| !army.contains(other)) {
                let sentence =
                    format!("a {} would become a {}, which has no letter", kind.name(), other.name());
                self.error(&["promotedPieceType"], sentence);
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
            self.warning(&[key], format!("{key} names the {}, which is not in the game", kind.name()));
        }
    }

    /// Rules that do not go together.
    fn contradictions(&mut self, spec: &Spec) {
        let Spec { castling, walls, counting, manners, drops, gating, alice, captures, .. } = spec;
        if counting.checks && !manners.checking {
            let sentence = "checks cannot be counted where none may be given (checking = false)";
            self.error(&["checkCounting", "checking"], sentence);
        }
        if castling.enabled && castling.rank >= spec.ranks {
            self.warning(
                &["castlingRank", "maxRank"],
                "castlingRank is not on the board, so nobody can castle",
            );
        }
        if castling.enabled && castling.queenside_file > castling.kingside_file {
            let keys = ["castlingQueensideFile", "castlingKingsideFile"];
            self.warning(&keys, "castlingQueensideFile stands to the right of castlingKingsideFile");
        }
        if drops.enabled && walls.rule != Walling::None {
            self.error(&["wallingRule", "pieceDrops"], "a variant cannot have both drops and walls");
        }
        if walls.or_move && walls.rule == Walling::None {
            self.warning(&["wallOrMove", "wallingRule"], "wallOrMove has no meaning without a wallingRule");
        }
        if gating.seirawan && !gating.enabled {
            self.warning(&["seirawanGating", "gating"], "seirawanGating needs gating = true");
        }
        if spec.army.cambodian_moves && !gating.enabled {
            self.warning(&["cambodianMoves", "gating"], "cambodianMoves needs gating = true");
        }
        if spec.flag.safe && captures.blast {
            self.warning(
                &["flagPieceSafe", "blastOnCapture"],
                "flagPieceSafe does not see what a blast would remove",
            );
        }
        let has_transfer = alice.transfer != Transfer::Cyclic || alice.en_passant != BetweenBoards::None;
        if alice.boards == 1 && has_transfer {
            self.warning(
                &["transfer", "enPassant", "boards"],
                "transfer and enPassant have no meaning on one board",
            );
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
            let sentence = format!(
                "{key} cannot be played with a royal king; give its letter to a commoner instead \
                 (king = -, commoner = k) and say with extinctionPieceTypes = k who loses"
            );
            self.error(&[key, "king"], sentence);
        }
        let immune =
            [(captures.blast_immune, "blastImmuneTypes"), (captures.mutually_immune, "mutuallyImmuneTypes")];
        let is_royal = has_king || spec.extinction.pseudo_royal && spec.extinction.value.is_some();
        for (_, key) in immune.iter().filter(|(kinds, _)| is_royal && !kinds.is_empty()) {
            let sentence =
                format!("{key} is not thought of when it is decided whether a royal piece is in check");
            self.warning(&[key], sentence);
        }
    }

    /// A side that has no king, and nothing else to lose.
    fn kings(&mut self, spec: &Spec, forces: &ByColor<Kinds>) {
        if has_other_end(spec) {
            return;
        }
        for color in Color::ALL {
            if !has_king(forces, color) && !can_lose_by_squares(spec, color) {
                let side = if color.is_white() { "White" } else { "Black" };
                let sentence = format!("{side} has no king, and no other rule can end the game against it");
                self.error(&["startFen", "king"], sentence);
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
        sound(&spec).into_iter().map(|problem| problem.message).collect()
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
