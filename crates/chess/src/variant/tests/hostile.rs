//! Positions that no game would come to, of variants that nobody plays.

use std::{fmt, sync::Arc};

use game::{ByColor, Color};
use proptest::{
    collection::vec,
    prelude::{Strategy, any, prop_oneof},
    sample::{Index, select},
    test_runner::{TestCaseError, TestCaseResult},
};

use crate::variant::{
    BetweenBoards, Kind, Kinds, Move, Piece, Position, Region, Role, Spec, Spot, Transfer, Variant, fen,
    language::Catalogue,
};

/// A rule that is changed, if the variant can then be played.
#[derive(Debug, Clone)]
enum Tweak {
    Boards(u8, Transfer, BetweenBoards),
    /// A piece that moves like this.
    Newcomer(&'static str),
    Blast,
    StonyBlast,
    Petrify,
    Hands,
    Gates,
    FlyingGeneral,
    Makpong,
    /// The other kings that are royal while they are few.
    PseudoRoyals {
        duple: bool,
    },
    Passes,
    NoChecks,
}

impl Tweak {
    fn apply(&self, spec: &mut Spec) {
        match *self {
            Tweak::Boards(boards, transfer, en_passant) => {
                spec.alice.boards = boards;
                (spec.alice.transfer, spec.alice.en_passant) = (transfer, en_passant);
            }
            Tweak::Newcomer(notation) => {
                let kind = (1..=Kind::CUSTOM_COUNT).filter_map(Kind::custom);
                let kind = kind.rev().find(|kind| spec.army.letters[kind.index()].is_none());
                let letter = ('A'..='Z').find(|letter| spec.army.kind_of(*letter).is_none());
                if let (Some(kind), Some(letter)) = (kind, letter) {
                    spec.army.letters[kind.index()] = Some(letter);
                    spec.army.moves[kind.index()] = Some(notation.to_owned());
                }
            }
            Tweak::Blast => spec.captures.blast = true,
            Tweak::StonyBlast => (spec.captures.blast, spec.captures.petrify_blast) = (true, true),
            Tweak::Petrify => spec.captures.petrify = Kinds::of(&[Kind::QUEEN, Kind::KNIGHT]),
            Tweak::Hands => (spec.drops.enabled, spec.captures.to_hand) = (true, true),
            Tweak::Gates => (spec.gating.enabled, spec.gating.seirawan) = (true, true),
            Tweak::FlyingGeneral => spec.army.flying_general = true,
            Tweak::Makpong => spec.manners.makpong = true,
            Tweak::PseudoRoyals { duple } => {
                let letter = spec.army.letters[Kind::KING.index()].take();
                spec.army.letters[Kind::COMMONER.index()] =
                    letter.or(spec.army.letters[Kind::COMMONER.index()]);
                spec.extinction.value = Some(crate::variant::Worth::Loss);
                spec.extinction.kinds = Kinds::of(&[Kind::COMMONER]);
                (spec.extinction.pseudo_royal, spec.extinction.duple_check) = (true, duple);
            }
            Tweak::Passes => spec.manners.pass.white = true,
            Tweak::NoChecks => spec.manners.checking = false,
        }
    }
}

/// What is changed on the boards or in the hands of the start.
#[derive(Debug, Clone)]
enum Change {
    /// A piece comes or goes, kings excepted.
    Cell { board: Index, square: Index, piece: Option<(Index, bool)> },
    /// A king goes elsewhere, on any board.
    King { white: bool, board: Index, square: Index },
    /// A piece comes into a hand.
    Hold { white: bool, role: Index },
}

/// A variant, a position of it, and a game from there.
#[derive(Clone)]
pub(super) struct Setup {
    variant: Index,
    tweaks: Vec<Tweak>,
    emptied: bool,
    changes: Vec<Change>,
    turned: bool,
    moves: Vec<Index>,
}

fn tweak() -> impl Strategy<Value = Tweak> {
    let transfer = select(vec![Transfer::Cyclic, Transfer::Choice]);
    let en_passant =
        select(vec![BetweenBoards::None, BetweenBoards::Victim, BetweenBoards::Step, BetweenBoards::Either]);
    let newcomers = ["NN", "W3", "pR", "mQcN", "nAnD", "gQ", "fRbB", "mBcpB", "W2F2", "ifmnDfceF"];
    let rules = [
        Tweak::Blast,
        Tweak::StonyBlast,
        Tweak::Petrify,
        Tweak::Hands,
        Tweak::Gates,
        Tweak::FlyingGeneral,
        Tweak::Makpong,
        Tweak::PseudoRoyals { duple: false },
        Tweak::PseudoRoyals { duple: true },
        Tweak::Passes,
        Tweak::NoChecks,
    ];
    prop_oneof![
        2 => (2..=3u8, transfer, en_passant).prop_map(|(boards, transfer, en_passant)| {
            Tweak::Boards(boards, transfer, en_passant)
        }),
        2 => select(newcomers.to_vec()).prop_map(Tweak::Newcomer),
        4 => select(rules.to_vec()),
    ]
}

fn change() -> impl Strategy<Value = Change> {
    let piece = || (any::<Index>(), any::<bool>());
    prop_oneof![
        8 => (any::<Index>(), any::<Index>(), proptest::option::weighted(0.7, piece()))
            .prop_map(|(board, square, piece)| Change::Cell { board, square, piece }),
        2 => (any::<bool>(), any::<Index>(), any::<Index>())
            .prop_map(|(white, board, square)| Change::King { white, board, square }),
        1 => (any::<bool>(), any::<Index>()).prop_map(|(white, role)| Change::Hold { white, role }),
    ]
}

/// Any variant, tweaked or not, set up in any way, and some moves to choose.
pub(super) fn setup() -> impl Strategy<Value = Setup> {
    let board = (any::<bool>(), vec(change(), 0..24), any::<bool>());
    (any::<Index>(), vec(tweak(), 0..3), board, vec(any::<Index>(), 0..24)).prop_map(
        |(variant, tweaks, (emptied, changes, turned), moves)| Setup {
            variant,
            tweaks,
            emptied,
            changes,
            turned,
            moves,
        },
    )
}

/// What it comes to, which is shorter than how.
impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:?} {:?}", self.position(), self.tweaks)
    }
}

impl Setup {
    /// Shows each position of the game with its legal moves; rejected if the gate refuses it.
    pub(super) fn play(&self, mut look: impl FnMut(&Position, &[Move])) -> TestCaseResult {
        let position = self.position();
        let mut position = position.ok_or_else(|| TestCaseError::reject("refused by the gate"))?;
        for choice in &self.moves {
            let mut moves = Vec::new();
            position.list_moves(&mut moves);
            look(&position, &moves);
            if moves.is_empty() {
                break;
            }
            position.apply(*choice.get(&moves));
        }
        Ok(())
    }

    fn variant(&self) -> Arc<Variant> {
        let entries: Vec<_> = Catalogue::builtin().entries().filter(|entry| entry.is_playable).collect();
        let mut spec = self.variant.get(&entries).spec.clone();
        for tweak in &self.tweaks {
            let mut changed = spec.clone();
            tweak.apply(&mut changed);
            if Variant::new(changed.clone()).is_ok_and(|variant| fen::start(&variant).is_ok()) {
                spec = changed;
            }
        }
        Variant::new(spec).expect("a variant that was tried")
    }

    /// The position, if it can be told and played.
    fn position(&self) -> Option<Position> {
        let variant = self.variant();
        let mut position = fen::start(&variant).expect("a start that was tried");
        if self.emptied {
            clear(&mut position);
        }
        for change in &self.changes {
            change.make(&mut position);
        }
        if self.turned {
            position.turn = !position.turn;
        }
        fen::parse(&variant, &fen::write(&position)).ok()
    }
}

/// Leaves the kings alone, those that may not be lost among them.
fn clear(position: &mut Position) {
    let variant = Arc::clone(&position.variant);
    for plane in &mut position.planes {
        for square in plane.pieces() {
            let role = plane.at(square).expect("a piece").role;
            if Some(role) != variant.king && !variant.extinct.contains(role) {
                plane.take(square);
            }
        }
    }
    position.state.rights = ByColor::default();
    position.state.gates = ByColor::default();
}

impl Change {
    fn make(&self, position: &mut Position) {
        let squares: Vec<_> = position.variant.board.collect();
        let boards: Vec<u8> = (0..position.variant.boards()).collect();
        let roles: Vec<Role> = (0..position.variant.titles.len()).map(Role::new).collect();
        let color = Color::from_white;
        match self {
            Change::Cell { board, square, piece } => {
                let spot = Spot::new(*board.get(&boards), *square.get(&squares));
                let piece = piece.map(|(role, white)| Piece::new(color(white), *role.get(&roles)));
                replace(position, spot, piece.filter(|piece| Some(piece.role) != position.variant.king));
            }
            Change::King { white, board, square } => {
                let Some(from) = position.king(color(*white)) else { return };
                let to = Spot::new(*board.get(&boards), *square.get(&squares));
                let king = position.piece_at(from);
                if position.piece_at(to).is_none_or(|piece| Some(piece.role) != position.variant.king) {
                    position.planes[usize::from(from.board())].take(from.square());
                    replace(position, to, king);
                    forget(position, from);
                }
            }
            Change::Hold { white, role } => {
                let role = *role.get(&roles);
                if position.variant.traits.hands && Some(role) != position.variant.king {
                    position.hands[color(*white)][role.index()] += 1;
                }
            }
        }
    }
}

/// Puts something on a square instead of what stands there, unless that is a king.
fn replace(position: &mut Position, spot: Spot, piece: Option<Piece>) {
    let square = spot.square();
    // On two boards a piece has its square to itself.
    let cleared: Vec<usize> = if position.planes.len() == 2 { vec![0, 1] } else { vec![spot.board().into()] };
    let king = position.variant.king;
    if cleared.iter().any(|&at| position.planes[at].at(square).is_some_and(|there| Some(there.role) == king))
    {
        return;
    }
    for at in cleared {
        position.planes[at].take(square);
        position.planes[at].walls &= !Region::of(square);
    }
    if let Some(piece) = piece {
        position.planes[usize::from(spot.board())].put(square, piece);
    }
    forget(position, spot);
}

/// Ends what rests on a piece that has not moved.
fn forget(position: &mut Position, spot: Spot) {
    for color in Color::ALL {
        for right in &mut position.state.rights[color] {
            *right = right.filter(|right| !right.rests_on(spot.square()));
        }
        position.state.gates[color] &= !Region::of(spot.square());
    }
}
