//! A variant as its author wrote it: every rule that a key of the language sets.
//!
//! The default of each field is what an empty section means. Nothing here has
//! been checked; [`Variant`](super::Variant) is what can be played.

use game::{ByColor, Color};

use super::{Kind, Kinds, Region};

/// Everything that a section of a variants file says, in the order of a rule page.
#[derive(Debug, Clone, PartialEq)]
pub struct Spec {
    /// The name in brackets.
    pub name: String,
    /// How many files each board has (`maxFile`).
    pub files: u8,
    /// How many ranks each board has (`maxRank`).
    pub ranks: u8,
    /// Boards of Alice chess and what happens between them.
    pub alice: Alice,
    /// Where the game begins (`startFen`).
    pub start: String,
    /// Whether castling is as in Chess960 (`chess960`).
    pub chess960: bool,
    /// The pieces and how they move.
    pub army: Army,
    /// How pawns, and pieces like them, go and take.
    pub pawns: Pawns,
    /// What becomes what, and where.
    pub promotion: Promotion,
    /// How king and rook move together.
    pub castling: Castling,
    /// What a capture does and when one must be made.
    pub captures: Captures,
    /// Pieces in hand.
    pub drops: Drops,
    /// Pieces that enter behind a first move.
    pub gating: Gating,
    /// Squares that are walled up.
    pub walls: Walls,
    /// Rules about single moves.
    pub manners: Manners,
    /// Results of having no move.
    pub stuck: Stuck,
    /// Rules of repetition and of counting moves.
    pub counting: Counting,
    /// Losing or winning by running out of pieces.
    pub extinction: Extinction,
    /// Winning by reaching squares.
    pub flag: Flag,
    /// Winning by lines and groups of pieces.
    pub connection: Connection,
}

/// Boards of Alice chess (our keys `boards`, `transfer`, `enPassant`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Alice {
    /// How many boards there are; 1 for every other variant.
    pub boards: u8,
    /// Where a piece goes with its move.
    pub transfer: Transfer,
    /// From which board a double step can be taken in passing.
    pub en_passant: BetweenBoards,
}

/// Where a piece goes with its move, on several boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Transfer {
    /// To the next board in turn.
    Cyclic,
    /// To any other board the mover chooses.
    Choice,
}

/// From which board a double step can be taken in passing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BetweenBoards {
    /// From none.
    None,
    /// From the board where the victim arrived.
    Victim,
    /// From the board where its step was made.
    Step,
    /// From either of the two.
    Either,
}

/// The pieces and how they move.
#[derive(Debug, Clone, PartialEq)]
pub struct Army {
    /// The upper-case letter of each kind in the game.
    pub letters: [Option<char>; Kind::COUNT],
    /// A second upper-case letter that is understood.
    pub synonyms: [Option<char>; Kind::COUNT],
    /// The Betza notation of custom pieces, and of a king with moves of its own.
    pub moves: [Option<String>; Kind::COUNT],
    /// The kind whose moves the king has, where it has no notation of its own.
    pub king_kind: Kind,
    /// Where each kind may go; an empty region is the whole board.
    pub mobility: ByColor<[Region; Kind::COUNT]>,
    /// Diagonal lines of the palaces of janggi (`diagonalLines`).
    pub diagonal_lines: Region,
    /// Whether generals may not face each other (`flyingGeneral`).
    pub flying_general: bool,
    /// The rank (from 0) from which soldiers go sideways (`soldierPromotionRank`).
    pub soldier_promotion_rank: u8,
    /// First leaps of king and fers (`cambodianMoves`).
    pub cambodian_moves: bool,
}

/// How pawns, and pieces like them, go and take.
#[derive(Debug, Clone, PartialEq)]
pub struct Pawns {
    /// Whether there are double steps and initial moves (`doubleStep`).
    pub double_step: bool,
    /// From where (`doubleStepRegionWhite`, `…Black`).
    pub double_step_region: ByColor<Region>,
    /// From where three steps (`tripleStepRegionWhite`, `…Black`).
    pub triple_step_region: ByColor<Region>,
    /// Squares on which this side can take in passing (`enPassantRegion…`).
    pub en_passant_region: ByColor<Region>,
    /// Kinds that take in passing (`enPassantTypes…`).
    pub en_passant_kinds: ByColor<Kinds>,
}

/// What becomes what, and where.
#[derive(Debug, Clone, PartialEq)]
pub struct Promotion {
    /// Where (`promotionRegionWhite`, `…Black`).
    pub region: ByColor<Region>,
    /// The kind to which a taken promoted piece returns.
    pub main_pawn: ByColor<Kind>,
    /// Kinds that promote as pawns do (`promotionPawnTypes…`).
    pub pawn_kinds: ByColor<Kinds>,
    /// What they become (`promotionPieceTypes…`).
    pub piece_kinds: ByColor<Kinds>,
    /// Promotion as in sittuyin (`sittuyinPromotion`).
    pub sittuyin: bool,
    /// How many of a kind there may be by promotion; 0 for any (`promotionLimit`).
    pub limit: [u8; Kind::COUNT],
    /// What each kind becomes as in shogi (`promotedPieceType`).
    pub promoted: [Option<Kind>; Kind::COUNT],
    /// Only with a capture (`piecePromotionOnCapture`).
    pub on_capture: bool,
    /// Whether pawns must (`mandatoryPawnPromotion`).
    pub mandatory_pawn: bool,
    /// Whether pieces must (`mandatoryPiecePromotion`).
    pub mandatory_piece: bool,
    /// Whether promoted pieces turn back (`pieceDemotion`).
    pub demotion: bool,
}

/// How king and rook move together.
#[derive(Debug, Clone, PartialEq)]
pub struct Castling {
    /// Whether at all (`castling`).
    pub enabled: bool,
    /// Whether pieces that were dropped can (`castlingDroppedPiece`).
    pub dropped: bool,
    /// Where the king goes, from 0 (`castlingKingsideFile`).
    pub kingside_file: u8,
    /// Where the king goes (`castlingQueensideFile`).
    pub queenside_file: u8,
    /// On which rank, seen from each side (`castlingRank`).
    pub rank: u8,
    /// Where the king stands, if there are several (`castlingKingFile`).
    pub king_file: u8,
    /// What castles as a king (`castlingKingPiece…`).
    pub king: ByColor<Kind>,
    /// Where `K` looks for its rook first (`castlingRookKingsideFile`).
    pub rook_kingside_file: u8,
    /// Where `Q` looks for its rook first (`castlingRookQueensideFile`).
    pub rook_queenside_file: u8,
    /// What castles as a rook (`castlingRookPieces…`).
    pub rooks: ByColor<Kinds>,
    /// Whether the other side may then not castle to the same side (`oppositeCastling`).
    pub opposite: bool,
    /// Rights that win when used and lose when lost (`castlingWins`).
    pub wins: ByColor<Wings>,
}

/// The two directions of castling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Wings {
    /// Towards the king's side.
    pub kingside: bool,
    /// Towards the queen's side.
    pub queenside: bool,
}

/// What a capture does and when one must be made.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Captures {
    /// Captures explode (`blastOnCapture`).
    pub blast: bool,
    /// Kinds that no blast removes (`blastImmuneTypes`).
    pub blast_immune: Kinds,
    /// Kinds that cannot take their own kind (`mutuallyImmuneTypes`).
    pub mutually_immune: Kinds,
    /// Kinds that turn to stone when they take (`petrifyOnCaptureTypes`).
    pub petrify: Kinds,
    /// Whether what a blast removes turns to stone (`petrifyBlastPieces`).
    pub petrify_blast: bool,
    /// Whether one must take if one can (`mustCapture`).
    pub must: bool,
    /// Whether what is taken comes into the taker's hand (`capturesToHand`).
    pub to_hand: bool,
    /// Whether pieces enclosed by a move change sides (`flipEnclosedPieces`).
    pub flip: Enclosing,
}

/// What enclosing means, for drops and for flipping.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Enclosing {
    /// Nothing.
    #[default]
    None,
    /// Lines of hostile pieces between two own, as in reversi.
    Reversi,
    /// Neighbours, as in ataxx.
    Ataxx,
    /// As in quadwrangle.
    Quadwrangle,
    /// As in snort.
    Snort,
    /// Slid in from any side.
    Anyside,
    /// Falling on top of a file.
    Top,
}

/// Pieces in hand.
#[derive(Debug, Clone, PartialEq)]
pub struct Drops {
    /// Whether pieces are dropped (`pieceDrops`).
    pub enabled: bool,
    /// Whether every kind can be dropped without limit.
    pub free: bool,
    /// Whether captured promoted pieces stay promoted (`dropLoop`).
    pub looped: bool,
    /// Whether one must drop while one can (`mustDrop`).
    pub must: bool,
    /// Which kind must be dropped (`mustDropType`).
    pub must_kind: Kind,
    /// Whether a drop may give check (`dropChecks`).
    pub checks: bool,
    /// Pawns on the first rank (`firstRankPawnDrops`).
    pub first_rank_pawns: bool,
    /// Pawns where they promote (`promotionZonePawnDrops`).
    pub promotion_zone_pawns: bool,
    /// Which squares a drop must enclose (`enclosingDrop`).
    pub enclosing: Enclosing,
    /// Which squares come first then (`enclosingDropStart`).
    pub enclosing_start: Region,
    /// Where (`dropRegionWhite`, `…Black`).
    pub region: ByColor<Region>,
    /// Rooks on the first rank only (`sittuyinRookDrop`).
    pub sittuyin_rook: bool,
    /// Bishops on squares of both colours (`dropOppositeColoredBishop`).
    pub opposite_bishops: bool,
    /// Whether pieces can be dropped promoted (`dropPromoted`).
    pub promoted: bool,
    /// The kind of which a file takes only so many (`dropNoDoubled`).
    pub no_doubled: Option<Kind>,
    /// How many (`dropNoDoubledCount`).
    pub no_doubled_count: u8,
    /// Whether a piece may go where it could never move (`immobilityIllegal`).
    pub immobility_illegal: bool,
    /// Whether a pawn dropped may not mate (`shogiPawnDropMateIllegal`).
    pub pawn_mate_illegal: bool,
    /// Whether what is taken goes to a partner at another board (`twoBoards`).
    pub partner: bool,
}

/// Pieces that enter behind a first move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Gating {
    /// Whether first moves are remembered at all (`gating`).
    pub enabled: bool,
    /// Whether a piece in hand may enter where one first moved away (`seirawanGating`).
    pub seirawan: bool,
}

/// Squares that are walled up.
#[derive(Debug, Clone, PartialEq)]
pub struct Walls {
    /// How (`wallingRule`).
    pub rule: Walling,
    /// Where (`wallingRegionWhite`, `…Black`).
    pub region: ByColor<Region>,
    /// Whether one walls instead of moving (`wallOrMove`).
    pub or_move: bool,
}

/// How squares are walled up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Walling {
    /// Not at all.
    None,
    /// Where the piece that moved could go on to.
    Arrow,
    /// One wall that moves.
    Duck,
    /// From the edge inwards.
    Edge,
    /// Where the piece came from.
    Past,
    /// Anywhere in the region.
    Static,
}

/// Rules about single moves.
#[derive(Debug, Clone, PartialEq)]
pub struct Manners {
    /// Whether check may be given (`checking`).
    pub checking: bool,
    /// Who may pass (`passWhite`, `passBlack`).
    pub pass: ByColor<bool>,
    /// Who may pass when nothing else is possible (`passOnStalemate…`).
    pub pass_on_stalemate: ByColor<bool>,
    /// Whether the king may not run from check (`makpongRule`).
    pub makpong: bool,
}

/// What a game is worth to the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Worth {
    /// It wins.
    Win,
    /// It loses.
    Loss,
    /// Nobody wins.
    Draw,
}

/// Results of having no move.
#[derive(Debug, Clone, PartialEq)]
pub struct Stuck {
    /// Without check (`stalemateValue`).
    pub stalemate: Worth,
    /// Whether the side with more pieces wins then (`stalematePieceCount`).
    pub piece_count: bool,
    /// In check (`checkmateValue`).
    pub checkmate: Worth,
    /// The mates of shatar (`shatarMateRule`).
    pub shatar: bool,
    /// How draws are decided by material (`materialCounting`).
    pub material: Material,
    /// Whether a full board ends the game (`adjudicateFullBoard`).
    pub full_board: bool,
    /// Whether facing generals draw, as in janggi (`bikjangRule`).
    pub bikjang: bool,
}

/// How draws are decided by material.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Material {
    /// They are not.
    None,
    /// By the points of janggi.
    Janggi,
    /// By the number of pieces.
    Unweighted,
    /// For White.
    WhiteDrawOdds,
    /// For Black.
    BlackDrawOdds,
}

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

/// Losing or winning by running out of pieces.
#[derive(Debug, Clone, PartialEq)]
pub struct Extinction {
    /// What it is worth to the side that runs out (`extinctionValue`).
    pub value: Option<Worth>,
    /// Whether it must be claimed by a move (`extinctionClaim`).
    pub claim: bool,
    /// Whether the pieces are royal as long as they are few (`extinctionPseudoRoyal`).
    pub pseudo_royal: bool,
    /// Whether all of them attacked at once is check (`dupleCheck`).
    pub duple_check: bool,
    /// Which kinds (`extinctionPieceTypes`).
    pub kinds: Kinds,
    /// How few are too few (`extinctionPieceCount`).
    pub count: u32,
    /// How many the other side must have (`extinctionOpponentPieceCount`).
    pub opponent_count: u32,
}

/// Winning by reaching squares.
#[derive(Debug, Clone, PartialEq)]
pub struct Flag {
    /// What must get there (`flagPiece…`).
    pub kind: ByColor<Kind>,
    /// Where (`flagRegionWhite`, `…Black`).
    pub region: ByColor<Region>,
    /// How many of them (`flagPieceCount`).
    pub count: u32,
    /// Whether a region that is full is enough (`flagPieceBlockedWin`).
    pub blocked_win: bool,
    /// Whether the other side has one more move (`flagMove`).
    pub extra_move: bool,
    /// Whether the pieces must be safe there (`flagPieceSafe`).
    pub safe: bool,
}

/// Winning by lines and groups of pieces.
#[derive(Debug, Clone, PartialEq)]
pub struct Connection {
    /// So many in a row, 0 for never (`connectN`).
    pub row: u32,
    /// Which kinds count; none given means all (`connectPieceTypes`).
    pub kinds: Option<Kinds>,
    /// Whether rows lie along ranks (`connectHorizontal`).
    pub horizontal: bool,
    /// Whether rows lie along files (`connectVertical`).
    pub vertical: bool,
    /// Whether rows lie along diagonals (`connectDiagonal`).
    pub diagonal: bool,
    /// Regions to be joined (`connectRegion1White`, `…Black`).
    pub first_region: ByColor<Region>,
    /// Regions to be joined (`connectRegion2White`, `…Black`).
    pub second_region: ByColor<Region>,
    /// A square block of this side, 0 for never (`connectNxN`).
    pub block: u32,
    /// So many on a line with gaps, 0 for never (`collinearN`).
    pub collinear: u32,
    /// What it is worth to the side that did it (`connectValue`).
    pub value: Worth,
}

const fn both<T: Copy>(value: T) -> ByColor<T> {
    ByColor { white: value, black: value }
}

impl Default for Army {
    /// The pieces of chess.
    fn default() -> Army {
        let mut army = Army {
            letters: [None; Kind::COUNT],
            synonyms: [None; Kind::COUNT],
            moves: [const { None }; Kind::COUNT],
            king_kind: Kind::KING,
            mobility: both([Region::EMPTY; Kind::COUNT]),
            diagonal_lines: Region::EMPTY,
            flying_general: false,
            soldier_promotion_rank: 0,
            cambodian_moves: false,
        };
        let letters = [
            (Kind::PAWN, 'P'),
            (Kind::KNIGHT, 'N'),
            (Kind::BISHOP, 'B'),
            (Kind::ROOK, 'R'),
            (Kind::QUEEN, 'Q'),
            (Kind::KING, 'K'),
        ];
        for (kind, letter) in letters {
            army.letters[kind.index()] = Some(letter);
        }
        army
    }
}

impl Army {
    /// The kinds that have a letter.
    pub fn kinds(&self) -> Kinds {
        Kind::all().filter(|kind| self.letters[kind.index()].is_some()).collect()
    }

    /// The kind that an upper-case letter means.
    pub fn kind_of(&self, letter: char) -> Option<Kind> {
        let found = |letters: &[Option<char>]| letters.iter().position(|&known| known == Some(letter));
        found(&self.letters).or_else(|| found(&self.synonyms)).and_then(Kind::from_index)
    }
}

const PAWN: Kinds = Kinds::of(&[Kind::PAWN]);
const OFFICERS: Kinds = Kinds::of(&[Kind::QUEEN, Kind::ROOK, Kind::BISHOP, Kind::KNIGHT]);

impl Default for Spec {
    /// Chess.
    fn default() -> Spec {
        Spec {
            name: String::new(),
            files: 8,
            ranks: 8,
            alice: Alice::default(),
            start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned(),
            chess960: false,
            army: Army::default(),
            pawns: Pawns::default(),
            promotion: Promotion::default(),
            castling: Castling::default(),
            captures: Captures::default(),
            drops: Drops::default(),
            gating: Gating::default(),
            walls: Walls::default(),
            manners: Manners::default(),
            stuck: Stuck::default(),
            counting: Counting::default(),
            extinction: Extinction::default(),
            flag: Flag::default(),
            connection: Connection::default(),
        }
    }
}

impl Default for Pawns {
    fn default() -> Pawns {
        Pawns {
            double_step: true,
            double_step_region: ByColor { white: Region::rank(1), black: Region::rank(6) },
            triple_step_region: both(Region::EMPTY),
            en_passant_region: both(Region::ALL),
            en_passant_kinds: both(PAWN),
        }
    }
}

impl Default for Promotion {
    fn default() -> Promotion {
        Promotion {
            region: ByColor { white: Region::rank(7), black: Region::rank(0) },
            main_pawn: both(Kind::PAWN),
            pawn_kinds: both(PAWN),
            piece_kinds: both(OFFICERS),
            sittuyin: false,
            limit: [0; Kind::COUNT],
            promoted: [None; Kind::COUNT],
            on_capture: false,
            mandatory_pawn: true,
            mandatory_piece: false,
            demotion: false,
        }
    }
}

impl Default for Castling {
    fn default() -> Castling {
        Castling {
            enabled: true,
            dropped: false,
            kingside_file: 6,
            queenside_file: 2,
            rank: 0,
            king_file: 4,
            king: both(Kind::KING),
            rook_kingside_file: 11,
            rook_queenside_file: 0,
            rooks: both(Kinds::of(&[Kind::ROOK])),
            opposite: false,
            wins: both(Wings { kingside: false, queenside: false }),
        }
    }
}

impl Default for Drops {
    fn default() -> Drops {
        Drops {
            enabled: false,
            free: false,
            looped: false,
            must: false,
            must_kind: Kind::ANY,
            checks: true,
            first_rank_pawns: false,
            promotion_zone_pawns: false,
            enclosing: Enclosing::None,
            enclosing_start: Region::EMPTY,
            region: both(Region::ALL),
            sittuyin_rook: false,
            opposite_bishops: false,
            promoted: false,
            no_doubled: None,
            no_doubled_count: 1,
            immobility_illegal: false,
            pawn_mate_illegal: false,
            partner: false,
        }
    }
}

impl Default for Walls {
    fn default() -> Walls {
        Walls { rule: Walling::None, region: both(Region::ALL), or_move: false }
    }
}

impl Default for Manners {
    fn default() -> Manners {
        Manners { checking: true, pass: both(false), pass_on_stalemate: both(false), makpong: false }
    }
}

impl Default for Stuck {
    fn default() -> Stuck {
        Stuck {
            stalemate: Worth::Draw,
            piece_count: false,
            checkmate: Worth::Loss,
            shatar: false,
            material: Material::None,
            full_board: false,
            bikjang: false,
        }
    }
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

impl Default for Extinction {
    fn default() -> Extinction {
        Extinction {
            value: None,
            claim: false,
            pseudo_royal: false,
            duple_check: false,
            kinds: Kinds::NONE,
            count: 0,
            opponent_count: 0,
        }
    }
}

impl Default for Flag {
    fn default() -> Flag {
        Flag {
            kind: both(Kind::ANY),
            region: both(Region::EMPTY),
            count: 1,
            blocked_win: false,
            extra_move: false,
            safe: false,
        }
    }
}

impl Default for Connection {
    fn default() -> Connection {
        Connection {
            row: 0,
            kinds: None,
            horizontal: true,
            vertical: true,
            diagonal: true,
            first_region: both(Region::EMPTY),
            second_region: both(Region::EMPTY),
            block: 0,
            collinear: 0,
            value: Worth::Win,
        }
    }
}

impl Default for Alice {
    fn default() -> Alice {
        Alice { boards: 1, transfer: Transfer::Cyclic, en_passant: BetweenBoards::None }
    }
}

impl Worth {
    /// What the same game is worth to the other side.
    #[must_use]
    pub fn turned(self) -> Worth {
        match self {
            Worth::Win => Worth::Loss,
            Worth::Loss => Worth::Win,
            Worth::Draw => Worth::Draw,
        }
    }

    /// The winner, when this is what a game is worth to `color`.
    pub fn winner(self, color: Color) -> Option<Color> {
        match self {
            Worth::Win => Some(color),
            Worth::Loss => Some(!color),
            Worth::Draw => None,
        }
    }
}
