//! Why a move is refused, from the most obvious reason to the least.

use std::fmt;

use game::Message;

use crate::variant::{
    Deed, Extra, Kind, Move, Piece, Position, Region, Role, Spot, Square, Title, Transfer, fen,
    san::{Act, SanError, Wanted, arrival_board},
};

/// What the rules have against a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// Nothing stands there.
    NoPiece(Square),
    /// The piece there is the other side's.
    NotYours(Title, Square),
    /// The piece does not go from one square to the other.
    NotSo(Title, Square, Square),
    /// No piece of this kind can reach the square.
    Unreachable(Title, Square),
    /// The square is occupied on the board to which the piece would go.
    ArrivalOccupied(Spot),
    /// The piece arrives on other boards than the text says: on these.
    OtherBoards(Vec<u8>),
    /// A royal piece is in check, and still would be.
    StillInCheck,
    /// A royal piece would be in check.
    IntoCheck,
    /// Something must be captured.
    MustCapture,
    /// A piece must be dropped.
    MustDrop,
    /// This move may not give check.
    GivesCheck,
    /// No such piece is in hand.
    NotInHand(Title),
    /// A piece is dropped on empty squares only.
    DropOccupied(Square),
    /// Such a piece may not be dropped there.
    DropForbidden(Title, Square),
    /// Such a piece may not enter behind this move.
    NoGate(Title),
    /// Castling is not possible this way.
    NoCastling,
    /// Nobody may pass here.
    NoPass,
    /// It is not said what the piece becomes.
    NoPromotion,
    /// What goes there does not become what is said.
    BecomesOther(Square),
    /// The squares are right, and yet it is another move.
    OtherwiseOnly(Square, Square),
}

impl Refusal {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        let about = |id: &'static str, title: &Title| Message::new(id).with("piece", title);
        match self {
            Refusal::GameOver => Message::new("move-game-over"),
            Refusal::NoPiece(square) => Message::new("move-no-piece").with("square", square),
            Refusal::NotYours(title, square) => about("move-not-your-piece", title).with("square", square),
            Refusal::NotSo(title, from, to) => about("move-not-so", title).with("from", from).with("to", to),
            Refusal::Unreachable(title, square) => about("move-unreachable", title).with("square", square),
            Refusal::ArrivalOccupied(spot) => Message::new("move-arrival-occupied")
                .with("square", spot.square())
                .with("board", board_letter(spot.board())),
            Refusal::OtherBoards(boards) => {
                Message::new("move-other-boards").with("boards", board_letters(boards, ", "))
            }
            Refusal::StillInCheck => Message::new("move-still-in-check"),
            Refusal::IntoCheck => Message::new("move-into-check"),
            Refusal::MustCapture => Message::new("move-must-capture"),
            Refusal::MustDrop => Message::new("move-must-drop"),
            Refusal::GivesCheck => Message::new("move-gives-check"),
            Refusal::NotInHand(title) => about("drop-not-in-hand", title),
            Refusal::DropOccupied(square) => Message::new("drop-occupied").with("square", square),
            Refusal::DropForbidden(title, square) => about("drop-forbidden", title).with("square", square),
            Refusal::NoGate(title) => about("gate-forbidden", title),
            Refusal::NoCastling => Message::new("castling-impossible"),
            Refusal::NoPass => Message::new("pass-forbidden"),
            Refusal::NoPromotion => Message::new("move-promotion-missing"),
            Refusal::BecomesOther(square) => Message::new("move-becomes-other").with("square", square),
            Refusal::OtherwiseOnly(from, to) => {
                Message::new("move-otherwise-only").with("from", from).with("to", to)
            }
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let named = |article: &str, title: &Title| {
            if title.has_name() { format!("{article} {title}") } else { title.to_string() }
        };
        let the = |title: &Title| named("the", title);
        match self {
            Refusal::GameOver => f.write_str("the game is over"),
            Refusal::NoPiece(square) => write!(f, "there is no piece on {square}"),
            Refusal::NotYours(title, square) => write!(f, "{} on {square} is the other side's", the(title)),
            Refusal::NotSo(title, from, to) => write!(f, "{} on {from} does not go to {to}", the(title)),
            Refusal::Unreachable(title, square) => write!(f, "no {title} can reach {square}"),
            Refusal::ArrivalOccupied(spot) => {
                write!(f, "{} is occupied on board {}", spot.square(), board_letter(spot.board()))
            }
            Refusal::OtherBoards(boards) => {
                write!(f, "the piece arrives on board {}", board_letters(boards, " or "))
            }
            Refusal::StillInCheck => f.write_str("the king would still be in check"),
            Refusal::IntoCheck => f.write_str("it would leave the king in check"),
            Refusal::MustCapture => f.write_str("something must be captured"),
            Refusal::MustDrop => f.write_str("a piece must be dropped"),
            Refusal::GivesCheck => f.write_str("it may not give check"),
            Refusal::NotInHand(title) => write!(f, "there is no {title} in hand"),
            Refusal::DropOccupied(square) => write!(f, "{square} is occupied"),
            Refusal::DropForbidden(title, square) => {
                write!(f, "{} may not be dropped on {square}", named("a", title))
            }
            Refusal::NoGate(title) => write!(f, "{} may not enter behind this move", named("a", title)),
            Refusal::NoCastling => f.write_str("castling is not possible here"),
            Refusal::NoPass => f.write_str("passing is not allowed here"),
            Refusal::NoPromotion => f.write_str("it does not say what the piece becomes"),
            Refusal::BecomesOther(square) => write!(f, "a piece that goes to {square} does not become that"),
            Refusal::OtherwiseOnly(from, to) => {
                write!(f, "the move from {from} to {to} is of another kind")
            }
        }
    }
}

/// The letter of a board, the first being `A`.
pub(in crate::variant) fn board_letter(board: u8) -> char {
    char::from(b'A' + board)
}

fn board_letters(boards: &[u8], between: &str) -> String {
    let letters: Vec<String> = boards.iter().map(|&board| board_letter(board).to_string()).collect();
    letters.join(between)
}

/// Why a text that is no legal move is none.
pub(super) fn of_text(position: &Position, text: &str, error: &SanError) -> Message {
    if let Some(refusal) = of_coordinates(position, text.trim()) {
        return refusal.message();
    }
    error.message()
}

/// Why two squares are no legal move; none where the text is not two squares.
fn of_coordinates(position: &Position, text: &str) -> Option<Refusal> {
    let (from, length) = fen::read_square(text, &position.variant)?;
    let (to, _) = fen::read_square(&text[length..], &position.variant)?;
    let from = Spot::new(board_of(position, from), from);
    let fits = |mv: &Move| mv.from == from && mv.to.square() == to && !mv.is_drop();
    Some(of_step(position, from, to, fits))
}

/// Why a move is refused.
pub(super) fn of_move(position: &Position, mv: Move) -> Message {
    let fits = |other: &Move| other.from == mv.from && other.to == mv.to && other.deed == mv.deed;
    let refusal = match mv.deed {
        Deed::Drop(role) | Deed::DropPromoted(role) => of_drop(position, role, mv.to, fits),
        Deed::Castle { .. } => general(position, fits).unwrap_or(Refusal::NoCastling),
        Deed::Pass => general(position, fits).unwrap_or(Refusal::NoPass),
        _ => of_step(position, mv.from, mv.to.square(), fits),
    };
    refusal.message()
}

/// Why what a text wants is not legal.
pub(in crate::variant) fn of_wanted(position: &Position, wanted: &Wanted) -> Refusal {
    if let Some(refusal) = of_strokes(position, wanted) {
        return refusal;
    }
    if let (Act::Step(step), Some(plain)) = (wanted.act, wanted.without_promotion())
        && position.decided_now().is_none()
    {
        let mut legal = Vec::new();
        position.list_moves(&mut legal);
        if legal.iter().any(|&mv| plain.fits(position, mv)) {
            return Refusal::BecomesOther(step.to);
        }
    }
    let fits = |mv: &Move| wanted.fits(position, *mv);
    let general = || general(position, fits);
    match wanted.act {
        Act::Castle { .. } => general().unwrap_or(Refusal::NoCastling),
        Act::Pass => general().unwrap_or(Refusal::NoPass),
        Act::Drop { role, to, .. } => {
            of_drop(position, role, Spot::new(wanted.board().unwrap_or(0), to), fits)
        }
        Act::Step(step) => match step.origin() {
            Some(square) => of_step(position, Spot::new(board_of(position, square), square), step.to, fits),
            None => general().unwrap_or_else(|| unreachable(position, step.role, step.to)),
        },
    }
}

/// Why a move that is legal but for the board or the gated piece behind it is not.
fn of_strokes(position: &Position, wanted: &Wanted) -> Option<Refusal> {
    let mut legal = Vec::new();
    position.list_moves(&mut legal);
    let plain = wanted.without_strokes();
    legal.retain(|&mv| plain.fits(position, mv));
    if legal.is_empty() {
        return None;
    }
    let gates =
        |role: Role| legal.iter().any(|mv| matches!(mv.extra, Some(Extra::Gate(_, gated)) if gated == role));
    if let Some(role) = wanted.gated(position).filter(|&role| !gates(role)) {
        let title = position.variant.title(role);
        let is_held = position.hands[position.turn][role.index()] > 0;
        return Some(if is_held { Refusal::NoGate(title) } else { Refusal::NotInHand(title) });
    }
    let mut boards: Vec<u8> = legal.iter().map(|&mv| arrival_board(mv)).collect();
    boards.sort_unstable();
    boards.dedup();
    let is_elsewhere = |board: &u8| position.variant.boards() > 1 && !boards.contains(board);
    let board = wanted.board().filter(is_elsewhere)?;
    // Where the mover may choose, only what stands there can be in the way.
    let occupied = |mv: &Move| {
        let spot = Spot::new(board, mv.to.square());
        let is_chosen = position.variant.spec.alice.transfer == Transfer::Choice && mv.from.board() != board;
        (is_chosen && position.piece_at(spot).is_some()).then_some(Refusal::ArrivalOccupied(spot))
    };
    Some(legal.iter().find_map(occupied).unwrap_or(Refusal::OtherBoards(boards)))
}

/// The first board on which something stands on a square, or the first of all.
fn board_of(position: &Position, square: Square) -> u8 {
    position.boards().find(|(_, plane)| plane.at(square).is_some()).map_or(0, |(board, _)| board)
}

/// Why no piece of a role can go to a square.
fn unreachable(position: &Position, role: Option<Role>, to: Square) -> Refusal {
    let role = role.or(position.variant.promotion.main_pawn[position.turn]);
    let own = |board: u8| {
        let pieces = role.map_or(Region::EMPTY, |role| position.plane(board).of(position.turn, role));
        pieces.map(move |at| Spot::new(board, at))
    };
    let mut pieces = (0..position.variant.boards()).flat_map(own);
    let nameless = Title { kind: Kind::PAWN, letter: 'P' };
    let title = role.map_or(nameless, |role| position.variant.title(role));
    pieces.find_map(|from| arrival(position, from, to)).unwrap_or(Refusal::Unreachable(title, to))
}

fn of_step(position: &Position, from: Spot, to: Square, fits: impl Fn(&Move) -> bool) -> Refusal {
    let title = |piece: Piece| position.variant.title(piece.role);
    let piece = match position.piece_at(from) {
        _ if position.decided_now().is_some() => return Refusal::GameOver,
        None => return Refusal::NoPiece(from.square()),
        Some(piece) if piece.color != position.turn => return Refusal::NotYours(title(piece), from.square()),
        Some(piece) => piece,
    };
    general(position, &fits).unwrap_or_else(|| {
        let same = |mv: &Move| mv.from == from && mv.to.square() == to && !mv.is_drop();
        let mut moves = position.careless_moves();
        moves.retain(same);
        match moves.first() {
            Some(mv) if matches!(mv.deed, Deed::Promote(_)) => Refusal::NoPromotion,
            Some(_) => Refusal::OtherwiseOnly(from.square(), to),
            None => arrival(position, from, to).unwrap_or(Refusal::NotSo(title(piece), from.square(), to)),
        }
    })
}

fn of_drop(position: &Position, role: Role, to: Spot, fits: impl Fn(&Move) -> bool) -> Refusal {
    let title = position.variant.title(role);
    if position.decided_now().is_some() {
        Refusal::GameOver
    } else if !position.can_drop(role) || !position.variant.spec.drops.enabled {
        Refusal::NotInHand(title)
    } else if position.occupied_anywhere().contains(to.square()) && position.variant.boards() < 3 {
        Refusal::DropOccupied(to.square())
    } else {
        general(position, fits).unwrap_or(Refusal::DropForbidden(title, to.square()))
    }
}

/// Why moves that pieces can make are not legal; none where no piece can make them.
fn general(position: &Position, fits: impl Fn(&Move) -> bool) -> Option<Refusal> {
    if position.decided_now().is_some() {
        return Some(Refusal::GameOver);
    }
    if !position.careless_moves().iter().any(&fits) {
        return None;
    }
    let mut safe = position.unfiltered_moves();
    safe.retain(|mv| fits(mv));
    if safe.is_empty() {
        return Some(if position.is_check() { Refusal::StillInCheck } else { Refusal::IntoCheck });
    }
    let mut legal = Vec::new();
    position.list_moves(&mut legal);
    if legal.iter().any(&fits) { None } else { Some(forbidden(position, &safe, &legal)) }
}

/// Why moves that leave no royal piece to be taken are forbidden.
fn forbidden(position: &Position, safe: &[Move], legal: &[Move]) -> Refusal {
    let is_capture = |mv: &Move| position.is_capture(*mv);
    if safe.iter().all(|mv| mv.is_pass()) {
        Refusal::NoPass
    } else if position.variant.spec.captures.must
        && legal.iter().any(is_capture)
        && !safe.iter().any(is_capture)
    {
        Refusal::MustCapture
    } else if position.variant.spec.drops.must && !legal.is_empty() && legal.iter().all(|mv| mv.is_drop()) {
        Refusal::MustDrop
    } else {
        Refusal::GivesCheck
    }
}

/// Whether only a piece on the board to which it goes keeps a piece from its square.
fn arrival(position: &Position, from: Spot, to: Square) -> Option<Refusal> {
    let next = position.next_board(from.board());
    let mut cleared = position.clone();
    if next == from.board() || cleared.planes[usize::from(next)].take(to).is_none() {
        return None;
    }
    let would_go = |mv: &Move| mv.from == from && mv.to.square() == to && !mv.is_drop();
    cleared.careless_moves().iter().any(would_go).then(|| Refusal::ArrivalOccupied(Spot::new(next, to)))
}
