//! Kinds of pieces: the named ones of the language, and those an author makes.

use std::fmt;

/// A kind of piece, by its place in the list of names.
///
/// Number 0 is nobody's: in a set it stands for pieces of every kind together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Kind(u8);

/// The names and the moves of the kinds that need no description, in order.
const NAMED: [(&str, &str); 36] = [
    ("pawn", "fmWfceF"),
    ("knight", "N"),
    ("bishop", "B"),
    ("rook", "R"),
    ("queen", "Q"),
    ("fers", "F"),
    ("alfil", "A"),
    ("fersAlfil", "FA"),
    ("silver", "FfW"),
    ("aiwok", "RNF"),
    ("bers", "RF"),
    ("archbishop", "BN"),
    ("chancellor", "RN"),
    ("amazon", "QN"),
    ("knibis", "mNcB"),
    ("biskni", "mBcN"),
    ("kniroo", "mNcR"),
    ("rookni", "mRcN"),
    ("shogiPawn", "fW"),
    ("lance", "fR"),
    ("shogiKnight", "fN"),
    ("gold", "WfF"),
    ("dragonHorse", "BW"),
    ("clobber", "cW"),
    ("breakthrough", "fmWfF"),
    ("immobile", ""),
    ("cannon", "mRcpR"),
    ("janggiCannon", "pR"),
    ("soldier", "fsW"),
    ("horse", "nN"),
    ("elephant", "nA"),
    ("janggiElephant", "nZ"),
    ("banner", "RcpRnN"),
    ("wazir", "W"),
    ("commoner", "K"),
    ("centaur", "KN"),
];

const FIRST_CUSTOM: u8 = NAMED.len() as u8 + 1;

impl Kind {
    /// How many numbers kinds have.
    pub const COUNT: usize = 64;
    /// Pieces of every kind together; only ever in a set or a question.
    pub const ANY: Kind = Kind(0);
    /// The pawn of chess.
    pub const PAWN: Kind = Kind(1);
    /// The knight.
    pub const KNIGHT: Kind = Kind(2);
    /// The bishop.
    pub const BISHOP: Kind = Kind(3);
    /// The rook.
    pub const ROOK: Kind = Kind(4);
    /// The queen.
    pub const QUEEN: Kind = Kind(5);
    /// The fers, one step diagonally; the met of makruk.
    pub const FERS: Kind = Kind(6);
    /// The silver general; the khon of makruk.
    pub const SILVER: Kind = Kind(9);
    /// Rook and fers; the dragon of shogi.
    pub const BERS: Kind = Kind(11);
    /// The pawn of shogi.
    pub const SHOGI_PAWN: Kind = Kind(19);
    /// The cannon of xiangqi.
    pub const CANNON: Kind = Kind(27);
    /// The cannon of janggi.
    pub const JANGGI_CANNON: Kind = Kind(28);
    /// The soldier of xiangqi.
    pub const SOLDIER: Kind = Kind(29);
    /// The horse of xiangqi.
    pub const HORSE: Kind = Kind(30);
    /// The elephant of xiangqi.
    pub const ELEPHANT: Kind = Kind(31);
    /// The elephant of janggi.
    pub const JANGGI_ELEPHANT: Kind = Kind(32);
    /// One step orthogonally.
    pub const WAZIR: Kind = Kind(34);
    /// A king that is not royal.
    pub const COMMONER: Kind = Kind(35);
    /// The royal king.
    pub const KING: Kind = Kind(63);
    /// How many kinds an author can describe.
    pub const CUSTOM_COUNT: u8 = 25;

    /// The author's kind of this number, from 1 on.
    pub const fn custom(number: u8) -> Option<Kind> {
        if number >= 1 && number <= Kind::CUSTOM_COUNT { Some(Kind(FIRST_CUSTOM + number - 1)) } else { None }
    }

    /// The kind at a place in the list, if there is one.
    pub const fn from_index(index: usize) -> Option<Kind> {
        if index >= 1 && (index < (FIRST_CUSTOM + Kind::CUSTOM_COUNT) as usize || index == 63) {
            Some(Kind(index as u8))
        } else {
            None
        }
    }

    /// The place in the list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether an author describes how it moves.
    pub const fn is_custom(self) -> bool {
        self.0 >= FIRST_CUSTOM && self.0 < FIRST_CUSTOM + Kind::CUSTOM_COUNT
    }

    /// All kinds in their order.
    pub fn all() -> impl Iterator<Item = Kind> {
        (1..Kind::COUNT).filter_map(Kind::from_index)
    }

    /// The kind of this name, in exactly this case.
    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::all().find(|kind| kind.name() == name)
    }

    /// The key that gives it a letter.
    pub fn name(self) -> String {
        match self.0 {
            0 => "*".to_owned(),
            63 => "king".to_owned(),
            number if self.is_custom() => format!("customPiece{}", number - FIRST_CUSTOM + 1),
            number => NAMED[usize::from(number) - 1].0.to_owned(),
        }
    }

    /// How it moves in Betza's notation, if it has moves of its own.
    pub fn betza(self) -> Option<&'static str> {
        match self.0 {
            63 => Some("K"),
            number => NAMED.get(usize::from(number).wrapping_sub(1)).map(|named| named.1),
        }
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.name())
    }
}

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Kinds(u64);

impl Kinds {
    /// No kind at all.
    pub const NONE: Kinds = Kinds(0);

    /// The set of these kinds.
    pub const fn of(kinds: &[Kind]) -> Kinds {
        let (mut bits, mut index) = (0, 0);
        while index < kinds.len() {
            bits |= 1 << kinds[index].0;
            index += 1;
        }
        Kinds(bits)
    }

    /// Whether the kind is in it.
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind.0 & 1 == 1
    }

    /// Whether nothing is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// With a kind more.
    #[must_use]
    pub const fn with(self, kind: Kind) -> Kinds {
        Kinds(self.0 | 1 << kind.0)
    }

    /// Without a kind.
    #[must_use]
    pub const fn without(self, kind: Kind) -> Kinds {
        Kinds(self.0 & !(1 << kind.0))
    }

    /// The kinds in it, in their order, [`Kind::ANY`] left out.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Kind> {
        (1..Kind::COUNT as u8).map(Kind).filter(move |&kind| self.contains(kind))
    }
}

impl FromIterator<Kind> for Kinds {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Kinds {
        kinds.into_iter().fold(Kinds::NONE, Kinds::with)
    }
}

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
