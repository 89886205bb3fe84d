//! A variant that can be played: its rules checked, its tables made.

use std::sync::{Arc, OnceLock};

use game::{ByColor, Color, sentences};

use super::{
    Betza, BetzaError, Kind, Kinds, Origin, Region, Role, Spec, Square, Title, Walling, fen,
    language::{Catalogue, Entry},
    pieces::{Moves, Table},
    position::{Right, Rights},
    role::Roles,
    spec::{ALL_SQUARES, CountingRule, Enclosing, MANY, Material},
};

/// A variant that can be played.
#[derive(Debug)]
pub struct Variant {
    pub(super) spec: Spec,
    /// The sections that describe it, unless it comes with the program.
    sections: String,
    pub(super) titles: Vec<Title>,
    role_of: [Option<Role>; Kind::COUNT],
    pub(super) table: Table,
    /// The squares of each board.
    pub(super) board: Region,
    pub(super) king: Option<Role>,
    pub(super) pawn: Option<Role>,
    /// Janggi's cannon.
    pub(super) cannon: Option<Role>,
    pub(super) double_step: ByColor<Region>,
    pub(super) promotion: Promotions,
    pub(super) rooks: ByColor<Roles>,
    pub(super) castling_king: ByColor<Option<Role>>,
    /// Where king and rook arrive when they castle towards higher files, then lower.
    pub(super) castled: ByColor<[Option<(Square, Square)>; 2]>,
    pub(super) en_passant: ByColor<Roles>,
    pub(super) progress: ByColor<Roles>,
    pub(super) blast_immune: Roles,
    pub(super) mutually_immune: Roles,
    pub(super) petrify: Roles,
    pub(super) extinct: Roles,
    pub(super) connecting: Roles,
    /// Those that take where they go and never become anything else, on a single board.
    pub(super) plain_officers: ByColor<Roles>,
    lively: ByColor<Vec<Region>>,
    home_rights: OnceLock<Option<ByColor<Rights>>>,
    home_kings: OnceLock<ByColor<bool>>,
    pub(super) traits: Traits,
}

/// What becomes what, by role.
#[derive(Debug)]
pub(super) struct Promotions {
    pub(super) pawns: ByColor<Roles>,
    pub(super) pieces: ByColor<Roles>,
    pub(super) main_pawn: ByColor<Option<Role>>,
    pub(super) limit: Vec<u8>,
    pub(super) promoted: Vec<Option<Role>>,
}

/// What a variant never needs, so that nobody asks for it at every move.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Traits {
    /// Whether a game can end with moves left.
    pub(super) ends: bool,
    /// Whether legal moves depend on each other or on the check they give.
    pub(super) filters: bool,
    /// Whether moves bring more than the piece that moves.
    pub(super) extras: bool,
    /// Whether pieces stay on the only board and bring nothing with them.
    pub(super) plain_steps: bool,
    /// Whether first moves are remembered.
    pub(super) gates: bool,
    /// Whether captures do more than take.
    pub(super) blasts: bool,
    /// Whether endgames are counted out.
    pub(super) counts: bool,
    /// Whether an end depends on the last move being a drop.
    pub(super) minds_drops: bool,
    /// Whether an end depends on strong checks.
    pub(super) shatar: bool,
    /// Whether both sides may pass.
    pub(super) both_pass: bool,
    /// Whether somebody remembers chases.
    pub(super) chases: bool,
    /// Whether somebody remembers going to and fro.
    pub(super) minds_treading: bool,
    /// Whether kings that face each other matter.
    pub(super) bikjang: bool,
    /// Whether kinds other than the king are royal.
    pub(super) pseudo_royal: bool,
    /// Whether the safety of a king depends on more than attacks.
    pub(super) odd_safety: bool,
    /// Whether somebody counts or remembers checks.
    pub(super) minds_checks: bool,
    /// Whether there are hands at all.
    pub(super) hands: bool,
    /// Whether pieces that were pawns remember it.
    pub(super) remembers_pawns: bool,
}

sentences! {
    /// Why a variant cannot be played.
    pub enum VariantError {
        Size { files: u8, ranks: u8 } = "unplayable-size",
            "boards have 1 to 12 files and 1 to 10 ranks, not {files} by {ranks}";
        NoPieces = "unplayable-no-pieces", "no piece of the variant has a letter";
        Letter { letter: char, one: String, other: String } = "unplayable-letter",
            "{one} and {other} have the same letter {letter}";
        Moves { piece: String, why: BetzaError } = "unplayable-moves", "{piece}: {why}";
        NotALetter { letter: char } = "unplayable-not-a-letter", "{letter} is no letter from A to Z";
        Number { number: u32, most: u32 } = "unplayable-number",
            "{number} is more than a game can have, the most is {most}";
        Boards { boards: u8 } = "unplayable-boards", "there can be 1 to 8 boards, not {boards}";

        // Rules that mean nothing on several boards.
        AliceWalls = "alice-walls", "on several boards, walling up squares has no sensible meaning";
        AlicePetrify = "alice-petrify", "on several boards, turning to stone has no sensible meaning";
        AliceFlip = "alice-flip", "on several boards, flipping enclosed pieces has no sensible meaning";
        AliceEnclosing = "alice-enclosing",
            "on several boards, a drop that must enclose has no sensible meaning";
        AliceSittuyin = "alice-sittuyin", "on several boards, promotion without a move has no sensible meaning";
        AliceFacing = "alice-facing", "on several boards, the facing of generals has no sensible meaning";
        AlicePalace = "alice-palace", "on several boards, a palace has no sensible meaning";
        AliceLeap = "alice-leap",
            "on several boards, a first leap of king and fers has no sensible meaning";
        AliceRow = "alice-row", "on several boards, a row of pieces has no sensible meaning";
        AliceBridge = "alice-bridge", "on several boards, joining regions has no sensible meaning";
        AliceFullBoard = "alice-full-board", "on several boards, a full board has no sensible meaning";
        AliceBishops = "alice-bishops",
            "on several boards, bishops on squares of both colours have no sensible meaning";
        AliceMustDrop = "alice-must-drop",
            "on several boards, a drop that must be made has no sensible meaning";
        AlicePartner = "alice-partner",
            "on several boards, a partner at another board has no sensible meaning";

        // Rules that cannot go together.
        KingBlasted = "clash-king-blasted",
            "a royal king cannot be blasted: use a commoner with extinctionPseudoRoyal";
        KingFlipped = "clash-king-flipped", "a royal king cannot change sides by being enclosed";
        KingPetrified = "clash-king-petrified", "a royal king cannot turn to stone when it takes";
        SecondKing = "clash-second-king", "nothing can become a second royal king";
        KingAndDuck = "clash-king-and-duck", "the duck cannot be played with a royal king";
        DropsAndWalls = "clash-drops-and-walls", "pieces cannot be dropped where squares are walled up";
        ChecksForbidden = "clash-checks-forbidden", "checks cannot be counted where check is forbidden";
    }
}

impl Variant {
    /// Makes a variant that can be played.
    ///
    /// # Errors
    /// Says what keeps it from being played.
    pub fn new(spec: Spec) -> Result<Arc<Variant>, VariantError> {
        Variant::make(spec, String::new())
    }

    /// Makes a variant of a catalogue, with the sections that describe it.
    ///
    /// # Errors
    /// Says what keeps it from being played.
    pub fn of(entry: &Entry, catalogue: &Catalogue) -> Result<Arc<Variant>, VariantError> {
        Variant::make(entry.spec.clone(), entry.standalone(catalogue))
    }

    fn make(spec: Spec, sections: String) -> Result<Arc<Variant>, VariantError> {
        if !(1..=12).contains(&spec.files) || !(1..=10).contains(&spec.ranks) {
            return Err(VariantError::Size { files: spec.files, ranks: spec.ranks });
        }
        let titles = titles(&spec)?;
        check_numbers(&spec)?;
        check_boards(&spec)?;
        check_contradictions(&spec)?;
        let kinds: Vec<Kind> = titles.iter().map(|title| title.kind).collect();
        let table = Table::new(&spec, &kinds)
            .map_err(|(kind, why)| VariantError::Moves { piece: kind.name(), why })?;
        let mut role_of = [None; Kind::COUNT];
        for (index, kind) in kinds.iter().enumerate() {
            role_of[kind.index()] = Some(Role::new(index));
        }
        let roles = |set: Kinds| -> Roles { set.iter().filter_map(|kind| role_of[kind.index()]).collect() };
        let by_color = |sets: &ByColor<Kinds>| ByColor::new_with(|color| roles(sets[color]));
        let all: Roles = (0..titles.len()).map(Role::new).collect();
        let board = spec.board();
        let lively = ByColor::new_with(|color| {
            let moves =
                |moves: &Moves| board.filter(|&from| !moves.unbound.pseudo(from).is_empty()).collect();
            table.moves[color].iter().map(moves).collect()
        });
        let mut variant = Variant {
            plain_officers: ByColor::new_with(|_| Roles::default()),
            lively,
            home_rights: OnceLock::new(),
            home_kings: OnceLock::new(),
            titles,
            role_of,
            table,
            board,
            king: role_of[Kind::KING.index()],
            pawn: role_of[Kind::PAWN.index()],
            cannon: role_of[Kind::JANGGI_CANNON.index()],
            double_step: ByColor::new_with(|color| {
                if spec.pawns.double_step {
                    spec.pawns.double_step_region[color] & board
                } else {
                    Region::EMPTY
                }
            }),
            promotion: Promotions {
                pawns: by_color(&spec.promotion.pawn_kinds),
                pieces: by_color(&spec.promotion.piece_kinds),
                main_pawn: ByColor::new_with(|color| role_of[spec.promotion.main_pawn[color].index()]),
                limit: kinds.iter().map(|kind| spec.promotion.limit[kind.index()]).collect(),
                promoted: kinds
                    .iter()
                    .map(|kind| spec.promotion.promoted[kind.index()].and_then(|to| role_of[to.index()]))
                    .collect(),
            },
            rooks: by_color(&spec.castling.rooks),
            castling_king: ByColor::new_with(|color| role_of[spec.castling.king[color].index()]),
            castled: ByColor { white: [None; 2], black: [None; 2] },
            en_passant: by_color(&spec.pawns.en_passant_kinds),
            progress: by_color(&spec.counting.n_move_kinds),
            blast_immune: roles(spec.captures.blast_immune),
            mutually_immune: roles(spec.captures.mutually_immune),
            petrify: roles(spec.captures.petrify),
            extinct: roles(spec.extinction.kinds),
            connecting: spec.connection.kinds.map_or(all, roles),
            traits: traits(&spec),
            spec,
            sections,
        };
        variant.plain_officers = ByColor::new_with(|color| {
            all.iter().filter(|&role| variant.is_plain_officer(color, role)).collect()
        });
        variant.castled = ByColor::new_with(|color| [true, false].map(|up| variant.find_castled(color, up)));
        Ok(Arc::new(variant))
    }

    /// What its author wrote.
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// The sections of a variants file that describe it; empty if it comes with the program.
    pub fn sections(&self) -> &str {
        &self.sections
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.spec.name
    }

    /// How many boards it is played on.
    pub fn boards(&self) -> u8 {
        self.spec.alice.boards
    }

    /// Every role with its kind and letter, in order.
    pub fn titles(&self) -> &[Title] {
        &self.titles
    }

    /// The kind and letter of a role.
    pub fn title(&self, role: Role) -> Title {
        self.titles[role.index()]
    }

    /// The role of a kind, if the variant has it.
    pub fn role(&self, kind: Kind) -> Option<Role> {
        self.role_of[kind.index()]
    }

    /// The squares of each board.
    pub fn board(&self) -> Region {
        self.board
    }

    /// The roles in their order.
    pub fn roles(&self) -> impl Iterator<Item = Role> + use<> {
        (0..self.titles.len()).map(Role::new)
    }

    /// What a piece attacks from a square, among pieces that stop a ride.
    #[inline]
    pub fn takes(&self, color: Color, role: Role, from: Square, occupied: Region) -> Region {
        self.table.takes[color][role.index()].reach(from, occupied, Region::EMPTY)
    }

    /// Where a piece goes from a square without taking, if that is empty.
    pub fn goes(&self, color: Color, role: Role, from: Square, occupied: Region) -> Region {
        self.table.moves[color][role.index()].goes.reach(from, occupied, Region::EMPTY)
    }

    /// Whether a piece takes exactly where it goes.
    pub fn is_uniform(&self, color: Color, role: Role) -> bool {
        self.table.moves[color][role.index()].is_uniform
    }

    /// What a piece of a role can become with its move.
    pub fn promotions(&self, color: Color, role: Role) -> impl Iterator<Item = Role> {
        let as_pawn = self.promotion.pawns[color].contains(role) || self.pawn == Some(role);
        let officers = self.promotion.pieces[color].iter().filter(move |_| as_pawn);
        officers.chain(self.promotion.promoted[role.index()])
    }

    /// What a piece of a role becomes when it turns to its promoted side.
    pub fn turned(&self, role: Role) -> Option<Role> {
        self.promotion.promoted[role.index()]
    }

    /// The rank that is so far from a side's own edge, unless that is beyond the board.
    fn rank_for(&self, color: Color, rank: u8) -> Option<u8> {
        let opposite = (self.spec.ranks - 1).checked_sub(rank)?;
        Some(if color == Color::White { rank } else { opposite })
    }

    /// The squares of the rank that is so far from a side's own edge.
    pub(super) fn row_for(&self, color: Color, rank: u8) -> Region {
        self.rank_for(color, rank).map_or(Region::EMPTY, Region::rank)
    }

    /// Where a role may go at all.
    pub(super) fn mobility(&self, color: Color, role: Role) -> Region {
        self.spec.army.room(color, self.titles[role.index()].kind, self.board)
    }

    /// Where the pawn of chess may go at all.
    pub(super) fn mobility_of_pawn(&self, color: Color) -> Region {
        self.pawn.map_or(self.board, |pawn| self.mobility(color, pawn))
    }

    /// The squares from which a role could ever move on, without taking, between some walls.
    pub(super) fn lively(&self, color: Color, role: Role, walls: Region) -> Region {
        let lively = self.lively[color][role.index()];
        if walls.is_empty() {
            return lively;
        }
        let moves = &self.table.moves[color][role.index()].unbound;
        lively.filter(|&from| !(moves.pseudo(from) & !walls).is_empty()).collect()
    }

    /// What a pawn that is promoted remembers.
    pub(super) fn pawn_origin(&self) -> Origin {
        if self.traits.remembers_pawns { Origin::Pawn } else { Origin::Itself }
    }

    /// Whether a role can become something else with its move.
    pub(super) fn promotes(&self, color: Color, role: Role) -> bool {
        self.promotion.pawns[color].contains(role) || self.promotion.promoted[role.index()].is_some()
    }

    fn is_plain_officer(&self, color: Color, role: Role) -> bool {
        let moves = &self.table.moves[color][role.index()];
        let may_change = self.promotes(color, role) || self.spec.promotion.demotion;
        let is_bound = self.spec.drops.immobility_illegal || self.mutually_immune.contains(role);
        self.traits.plain_steps
            && moves.is_uniform
            && moves.first.is_none()
            && !(may_change || is_bound || self.en_passant[color].contains(role))
            && self.pawn != Some(role)
    }

    /// Where king and rook arrive when they castle, if both stay on the board.
    fn find_castled(&self, color: Color, up: bool) -> Option<(Square, Square)> {
        let castling = &self.spec.castling;
        let (file, beside) = if up {
            (castling.kingside_file, castling.kingside_file.checked_sub(1)?)
        } else {
            (castling.queenside_file, castling.queenside_file.checked_add(1)?)
        };
        Some((self.castling_square(color, file)?, self.castling_square(color, beside)?))
    }

    /// Whether king and rook stay on the board when they castle.
    pub(super) fn arrives_on_board(&self, color: Color, right: Right) -> bool {
        self.castled[color][usize::from(right.rook < right.king)].is_some()
    }

    /// The squares of the rank on which a side castles.
    pub(super) fn castling_row(&self, color: Color) -> Region {
        self.row_for(color, self.spec.castling.rank)
    }

    /// The square of a file on the rank where a side castles.
    pub(super) fn castling_square(&self, color: Color, file: u8) -> Option<Square> {
        let rank = self.rank_for(color, self.spec.castling.rank)?;
        Square::new(file, rank).filter(|&square| self.board.contains(square))
    }
}

/// The kinds that have a letter, in order.
fn titles(spec: &Spec) -> Result<Vec<Title>, VariantError> {
    let mut titles: Vec<Title> = Vec::new();
    for kind in Kind::all() {
        let Some(letter) = spec.army.letters[kind.index()] else { continue };
        if !letter.is_ascii_uppercase() {
            return Err(VariantError::NotALetter { letter });
        }
        if let Some(other) = titles.iter().find(|title| title.letter == letter) {
            return Err(VariantError::Letter { letter, one: other.kind.name(), other: kind.name() });
        }
        titles.push(Title { kind, letter });
    }
    if titles.is_empty() { Err(VariantError::NoPieces) } else { Ok(titles) }
}

/// Whether every number is one that a game can reach.
fn check_numbers(spec: &Spec) -> Result<(), VariantError> {
    let (counting, extinction, connection) = (&spec.counting, &spec.extinction, &spec.connection);
    let numbers = [
        (counting.n_move_rule, MANY),
        (counting.n_fold_rule, MANY),
        (extinction.count, ALL_SQUARES),
        (extinction.opponent_count, ALL_SQUARES),
        (spec.flag.count, ALL_SQUARES),
        (connection.row, ALL_SQUARES),
        (connection.block, ALL_SQUARES),
        (connection.collinear, ALL_SQUARES),
    ];
    match numbers.into_iter().find(|(number, most)| number > most) {
        Some((number, most)) => Err(VariantError::Number { number, most }),
        None => Ok(()),
    }
}

fn check_boards(spec: &Spec) -> Result<(), VariantError> {
    match spec.alice.boards {
        0 | 9.. => return Err(VariantError::Boards { boards: spec.alice.boards }),
        1 => return Ok(()),
        2..=8 => {}
    }
    let senseless = [
        (spec.walls.rule != Walling::None, VariantError::AliceWalls),
        (!spec.captures.petrify.is_empty() || spec.captures.petrify_blast, VariantError::AlicePetrify),
        (spec.captures.flip != Enclosing::None, VariantError::AliceFlip),
        (spec.drops.enclosing != Enclosing::None, VariantError::AliceEnclosing),
        (spec.promotion.sittuyin, VariantError::AliceSittuyin),
        (spec.army.flying_general, VariantError::AliceFacing),
        (spec.stuck.bikjang, VariantError::AliceFacing),
        (!spec.army.diagonal_lines.is_empty(), VariantError::AlicePalace),
        (spec.army.cambodian_moves, VariantError::AliceLeap),
        (
            spec.connection.row > 0 || spec.connection.block > 0 || spec.connection.collinear > 0,
            VariantError::AliceRow,
        ),
        (
            Color::ALL.iter().any(|&color| !spec.connection.first_region[color].is_empty()),
            VariantError::AliceBridge,
        ),
        (spec.stuck.full_board, VariantError::AliceFullBoard),
        (spec.drops.opposite_bishops, VariantError::AliceBishops),
        (spec.drops.must, VariantError::AliceMustDrop),
        (spec.drops.partner, VariantError::AlicePartner),
    ];
    first(senseless)
}

fn check_contradictions(spec: &Spec) -> Result<(), VariantError> {
    let has_king = spec.army.letters[Kind::KING.index()].is_some();
    let wrong = [
        (has_king && spec.captures.blast, VariantError::KingBlasted),
        (has_king && spec.captures.flip != Enclosing::None, VariantError::KingFlipped),
        (has_king && spec.captures.petrify.contains(Kind::KING), VariantError::KingPetrified),
        (has_king && makes_kings(spec), VariantError::SecondKing),
        (has_king && spec.walls.rule == Walling::Duck, VariantError::KingAndDuck),
        (spec.drops.enabled && spec.walls.rule != Walling::None, VariantError::DropsAndWalls),
        (spec.counting.checks && !spec.manners.checking, VariantError::ChecksForbidden),
    ];
    first(wrong)
}

/// The first error that is one.
fn first(errors: impl IntoIterator<Item = (bool, VariantError)>) -> Result<(), VariantError> {
    errors.into_iter().find(|(is_one, _)| *is_one).map_or(Ok(()), |(_, error)| Err(error))
}

/// Whether a piece can become a king.
fn makes_kings(spec: &Spec) -> bool {
    Color::ALL.into_iter().any(|color| spec.promotion.piece_kinds[color].contains(Kind::KING))
        || spec.promotion.promoted.contains(&Some(Kind::KING))
}

fn traits(spec: &Spec) -> Traits {
    let color_any = |regions: &ByColor<Region>| Color::ALL.iter().any(|&color| !regions[color].is_empty());
    let wins = |color: Color| spec.castling.wins[color].kingside || spec.castling.wins[color].queenside;
    let pass = &spec.manners;
    let may_pass = |color: Color| pass.pass[color] || pass.pass_on_stalemate[color];
    let connects = spec.connection.row > 0
        || spec.connection.block > 0
        || spec.connection.collinear > 0
        || color_any(&spec.connection.first_region);
    let extras = spec.gating.seirawan || spec.walls.rule != Walling::None;
    Traits {
        ends: spec.extinction.value.is_some()
            || color_any(&spec.flag.region)
            || Color::ALL.iter().any(|&color| wins(color))
            || spec.counting.checks
            || connects
            || spec.stuck.full_board
            || spec.stuck.bikjang
            || Color::ALL.iter().any(|&color| may_pass(color)),
        filters: !spec.manners.checking
            || !spec.drops.checks
            || spec.promotion.sittuyin
            || spec.captures.must
            || spec.drops.must
            || spec.drops.opposite_bishops
            || Color::ALL.iter().any(|&color| pass.pass_on_stalemate[color]),
        extras,
        plain_steps: !extras && spec.alice.boards == 1,
        gates: spec.gating.enabled,
        blasts: spec.captures.blast || !spec.captures.petrify.is_empty(),
        counts: spec.counting.rule != CountingRule::None,
        minds_drops: spec.drops.pawn_mate_illegal,
        shatar: spec.stuck.shatar,
        both_pass: Color::ALL.iter().all(|&color| may_pass(color)),
        chases: spec.counting.chasing,
        minds_treading: spec.counting.move_repetition_illegal,
        bikjang: spec.stuck.bikjang,
        pseudo_royal: spec.extinction.pseudo_royal,
        odd_safety: spec.manners.makpong || spec.extinction.pseudo_royal,
        minds_checks: spec.counting.checks
            || spec.counting.perpetual_check_illegal
            || spec.stuck.shatar
            || spec.counting.chasing
            || spec.counting.move_repetition_illegal,
        hands: spec.drops.enabled || spec.gating.seirawan || spec.captures.to_hand,
        remembers_pawns: spec.captures.to_hand && !spec.drops.looped || spec.drops.partner,
    }
}

impl Variant {
    /// Which side has a king in the start position, on the board or in hand.
    pub(super) fn home_kings(&self) -> ByColor<bool> {
        *self.home_kings.get_or_init(|| fen::home_kings(self))
    }

    /// The rights to castle of the start position.
    pub(super) fn home_rights(&self) -> Option<&ByColor<Rights>> {
        self.home_rights.get_or_init(|| fen::home_rights(self)).as_ref()
    }

    /// How a role moves, in Betza's notation.
    pub fn notation(&self, role: Role) -> String {
        super::pieces::notation(&self.spec, self.titles[role.index()].kind)
    }

    /// How a role moves.
    pub fn betza(&self, role: Role) -> Betza {
        Betza::parse(&self.notation(role)).expect("checked when the variant was made")
    }

    /// Whether draws are decided by material.
    pub(super) fn counts_material(&self) -> bool {
        self.spec.stuck.material != Material::None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Chess with something changed, through the gate.
    fn changed(change: impl Fn(&mut Spec)) -> String {
        let chess = Catalogue::builtin().get("chess").expect("chess is built in");
        let mut spec = chess.spec.clone();
        change(&mut spec);
        Variant::new(spec).expect_err("a spec that cannot be played").to_string()
    }

    #[test]
    fn numbers_beyond_any_game_are_refused() {
        let refusal = "4294967295 is more than a game can have, the most is ";
        assert_eq!(changed(|spec| spec.connection.row = u32::MAX), format!("{refusal}120"));
        assert_eq!(changed(|spec| spec.counting.n_move_rule = u32::MAX), format!("{refusal}10000"));
        assert_eq!(changed(|spec| spec.extinction.count = u32::MAX), format!("{refusal}120"));
    }

    #[test]
    fn a_letter_is_one_of_the_alphabet() {
        assert_eq!(
            changed(|spec| spec.army.letters[Kind::FERS.index()] = Some('é')),
            "é is no letter from A to Z"
        );
    }
}
