//! All that can be wrong with a variants file.

use game::{Quoted, Sentence, sentences};

use crate::variant::{BetzaError, Square, VariantError, fen::FenError};

sentences! {
    /// What is wrong with a variants file, or odd about it.
    pub enum Fault {
        // The file and its lines.
        ByteOrderMark = "file-byte-order-mark",
            "the file begins with a byte order mark, at which other programs stumble";
        NoSections = "file-no-sections", "the file has no [section], so no variant";
        FileTooLong { limit: usize } = "file-too-long", "the file is longer than {limit} MiB and is not read";
        Utf16 = "file-utf16", "the file is written in UTF-16; please save it as UTF-8";
        TooManySections { limit: usize, name: String } = "file-sections",
            "more than {limit} sections; {name} is the first that is not read, nor is anything behind it";
        TextBeforeHeader = "line-before-header",
            "text before the first [section] belongs to no variant and is not read";
        TooManyLines { limit: usize } = "section-lines",
            "more than {limit} lines in a section; the rest of it is not read";
        Indented = "line-indented", "other programs do not read a line that begins with spaces";
        LineTooLong { length: usize, limit: usize } = "line-too-long",
            "the line has {length} bytes; at most {limit} are read";
        Nul = "line-nul", "the line contains a NUL byte, as no text does";
        NotUtf8 { place: usize } = "line-not-utf8",
            "the line is not written in UTF-8 (byte {place}); please save the file as UTF-8";
        HeaderOpen { text: Quoted } = "header-open", "the header {text} has no closing bracket";
        HeaderRest { text: Quoted } = "header-rest", "the text {text} behind the header is not read";
        HeaderNameless = "header-nameless", "the section has no name";
        HeaderParentless { name: String } = "header-parentless",
            "a parent is missing behind the colon of [{name}:]";
        NameImpossible { name: Quoted } = "name-impossible", "{name} is no name of a variant";
        NoSetting { text: Quoted } = "line-no-setting", "{text} is no line of the form key = value";
        KeyMissing = "key-missing", "a key is missing before the =";
        ValueMissing { key: String } = "value-missing", "a value is missing behind {key} =";
        CommentInValue { comment: Quoted } = "value-comment",
            "a comment stands on a line of its own; {comment} would be part of the value";

        // Names and parents.
        NameTwice { name: String, line: usize } = "name-twice",
            "{name} was defined in line {line} already; that definition counts and this one is not read";
        NameLikeEarlier { name: String, other: String, line: usize } = "name-like-earlier",
            "{name} differs from {other} (line {line}) in case or punctuation only; \
             it is found only when written exactly so";
        NameBuiltInSame { name: String } = "name-built-in-same", "{name} is built in, with the same rules";
        NameBuiltIn { name: String } = "name-built-in",
            "{name} is the name of a built-in variant; what is played is this section, \
             but as a parent the name means the built-in one";
        NameBuiltInAnew { name: String } = "name-built-in-anew",
            "{name} is the name of a built-in variant; here this section counts";
        NameBuiltInKept { name: String, known: String } = "name-built-in-kept",
            "{name} has errors here, so that the name still means the built-in variant {known}";
        NameLikeBuiltIn { name: String, known: String } = "name-like-built-in",
            "{name} is another name of the built-in variant {known}; here it means this section";
        ParentItself { name: String } = "parent-itself", "{name} names itself as its parent";
        ParentCircle { name: String, parent: String, line: usize } = "parent-circle",
            "{name} is its own ancestor, by way of its parent {parent} (line {line})";
        ParentFaulty { parent: String, line: usize } = "parent-faulty",
            "the parent {parent} has errors itself (line {line})";
        ParentLater { parent: String, line: usize } = "parent-later",
            "the parent {parent} comes later, in line {line}; a parent must stand before its children";
        ParentUnknown { name: Quoted } = "parent-unknown", "there is no variant {name} to be the parent";
        ParentReadAs { name: String, known: String } = "parent-read-as",
            "the parent {name} is read as {known}";
        TooDeep { limit: usize, name: String } = "parent-too-deep",
            "more than {limit} variants stand above {name}";

        // Keys.
        KeyUnknown { key: Quoted } = "key-unknown", "there is no key {key}";
        KeyMisspelt { key: Quoted, known: String } = "key-misspelt",
            "there is no key {key}; did you mean {known}?";
        KeyTwice { key: String, line: usize } = "key-twice",
            "{key} is said twice; what counts is this, and not line {line}";
        KeyIdle { key: String, needs: String } = "key-idle", "{key} has no effect without {needs}";
        KeyOld { key: String, today: String } = "key-old", "{key} is written {today} today";
        KeyGone { key: String, today: String } = "key-gone", "{key} is no longer understood; write {today}";

        // Values.
        ExpectedText { got: Quoted } = "expected-text", "expected a text, got {got}";
        ExpectedBoolean { got: Quoted } = "expected-boolean", "expected true or false, got {got}";
        ExpectedNumber { min: u32, max: u32, got: Quoted } = "expected-number",
            "expected a number from {min} to {max}, got {got}";
        ExpectedFile { got: Quoted } = "expected-file", "expected a file from a to l, or its number, got {got}";
        ExpectedRank { got: Quoted } = "expected-rank", "expected a rank from 1 to 10, got {got}";
        ExpectedRegion { got: Quoted } = "expected-region",
            "expected squares such as e4, whole ranks such as *8, whole files such as e*, or -, got {got}";
        ExpectedWorth { got: Quoted } = "expected-worth", "expected win, loss or draw, got {got}";
        ExpectedOptionalWorth { got: Quoted } = "expected-optional-worth",
            "expected win, loss, draw or none, got {got}";
        ExpectedWord { words: String, got: Quoted } = "expected-word",
            "expected one of these words: {words}; got {got}";
        ExpectedPiece { got: Quoted } = "expected-piece", "expected the letter of one piece, got {got}";
        ExpectedPieceOrAny { got: Quoted } = "expected-piece-or-any",
            "expected the letter of one piece, or * for any, got {got}";
        ExpectedPieceOrNone { got: Quoted } = "expected-piece-or-none",
            "expected the letter of one piece, or - for none, got {got}";
        ExpectedPieces { got: Quoted } = "expected-pieces", "expected letters of pieces, or - for none, got {got}";
        ExpectedPiecesOrAny { got: Quoted } = "expected-pieces-or-any",
            "expected letters of pieces, * for all together, or - for none, got {got}";
        ExpectedLimits { got: Quoted } = "expected-limits",
            "expected letters with numbers, such as q:1 r:2, got {got}";
        ExpectedPairs { got: Quoted } = "expected-pairs", "expected letters with letters, such as p:g s:g, got {got}";
        ExpectedSynonyms { got: Quoted } = "expected-synonyms",
            "expected spare letters with letters, such as h:n, got {got}";
        ExpectedRights { got: Quoted } = "expected-rights", "expected some of K, Q, k and q, or -, got {got}";
        ExpectedCustomPiece { got: Quoted } = "expected-custom-piece",
            "expected a letter and moves, such as a:BN, or -, got {got}";
        ExpectedKing { got: Quoted } = "expected-king",
            "expected a letter, or one with moves, such as k:W, or -, got {got}";
        ExpectedLetter { got: Quoted } = "expected-letter", "expected a letter, or - for none, got {got}";
        LetterUnknown { letter: char } = "letter-unknown", "no piece of this variant has the letter {letter}";
        LetterTaken { letter: char } = "letter-taken", "the letter {letter} is that of another piece";
        AnyMeaningless = "value-any", "* means nothing here: name the letters of the pieces";
        RegionUnknown { text: Quoted } = "region-unknown",
            "{text} is no square, rank or file of a board of at most 12 files and 10 ranks";
        RegionBeyond { square: Square, files: u8, ranks: u8 } = "region-beyond",
            "{square} is not on a board of {files} files and {ranks} ranks";
        LetterShared { key: String, other: String, letter: char } = "letter-shared",
            "{key} and {other} cannot both have the letter {letter}";
        MovesMissing { key: String, letter: String } = "moves-missing",
            "{key} needs moves behind its letter, such as {letter}:BN";
        MovesFixed { key: String } = "moves-fixed",
            "the {key} moves as it does; only a customPiece or the king is given moves";
        InitialCapture = "moves-initial-capture", "a first move (i) never takes, whatever c says";
        DoubleStepNowhere = "double-step-nowhere",
            "there is no square from which to step twice; name them with doubleStepRegionWhite and …Black";
        PromotionLost { piece: String } = "promotion-lost",
            "the letter of the {piece} is given again, so that pawns no longer become one; \
             say so with promotionPieceTypes, or leave the line out";

        // The start position.
        StartBoards { found: usize, expected: u8 } = "start-boards",
            "the start position has placements for {found} boards instead of {expected}";
        StartRanks { found: usize, expected: u8 } = "start-ranks",
            "the start position has {found} ranks instead of {expected}";
        StartFiles { rank: usize, found: usize, expected: u8 } = "start-files",
            "the start position has {found} squares instead of {expected} on rank {rank}";
        StartSign { sign: Quoted } = "start-sign",
            "the start position has {sign}, which is no letter of a piece of this variant";
        StartHand = "start-hand", "the start position has a [ that no ] closes";
        StartTurn { found: Quoted } = "start-turn", "the start position has {found} in the place of w or b";

        StartRight { right: char } = "start-right",
            "nobody can castle by the right {right}, which is left out";
        StartPassing { square: Quoted } = "start-passing",
            "nothing can be taken in passing on {square}, which is left out";
        StartDucks = "start-ducks", "there is more than one duck; after the first move there will be one";
        StartDecided = "start-decided", "the game is over before its first move";

        // The rules as a whole.
        NoPieces = "unsound-no-pieces", "the variant has no pieces";
        MovesUnsaid { piece: String } = "unsound-moves-unsaid", "nothing says how {piece} moves";
        PromotedLetterless { piece: String, other: String } = "unsound-promoted-letterless",
            "the {piece} would become the {other}, which has no letter";
        PieceAbsent { key: String, piece: String } = "unsound-piece-absent",
            "{key} names the {piece}, which is not in the game";
        ChecksUncounted = "unsound-checks-uncounted",
            "checks cannot be counted where none may be given (checking = false)";
        CastlingRankBeyond = "unsound-castling-rank-beyond",
            "castlingRank is not on the board, so nobody can castle";
        CastlingFilesCrossed = "unsound-castling-files-crossed",
            "castlingQueensideFile stands to the right of castlingKingsideFile";
        DropsAndWalls = "unsound-drops-and-walls", "a variant cannot have both drops and walls";
        WallOrMoveAlone = "unsound-wall-or-move-alone", "wallOrMove has no meaning without a wallingRule";
        NeedsGating { key: String } = "unsound-needs-gating", "{key} needs gating = true";
        FlagSafeBlast = "unsound-flag-safe-blast", "flagPieceSafe does not see what a blast would remove";
        TransferAlone = "unsound-transfer-alone", "transfer and enPassant have no meaning on one board";
        RoyalClash { key: String } = "unsound-royal-clash",
            "{key} cannot be played with a royal king; give its letter to a commoner instead \
             (king = -, commoner = k) and say with extinctionPieceTypes = k who loses";
        ImmuneUnthought { key: String } = "unsound-immune-unthought",
            "{key} is not thought of when it is decided whether a royal piece is in check";
        KinglessWhite = "unsound-kingless-white",
            "White has no king, and no other rule can end the game against it";
        KinglessBlack = "unsound-kingless-black",
            "Black has no king, and no other rule can end the game against it";

        // The list of problems itself.
        More { count: usize } = "problems-more", "and {count} more problems";
    }
    also { Moves(BetzaError), Variant(VariantError), Start(FenError) }
}

/// Every sentence that a problem of a variants file can say.
pub fn fault_sentences() -> impl Iterator<Item = &'static Sentence> {
    [Fault::SENTENCES, BetzaError::SENTENCES, VariantError::SENTENCES, FenError::SENTENCES]
        .into_iter()
        .flatten()
}
