//! Positions that people set up by hand.

use game::{ByColor, Color, Message, Place, Play, Symbol};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Kind, OpenError, Picture, chess, draughts, go, opened_anew};
use crate::{Sitter, Spec};

/// How many things somebody may put up.
const MOST_PIECES: usize = 8 * 12 * 12 + 60;

/// A position to start from when one sets up another, and what can be put there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SetupView {
    /// The boards and what stands on them.
    #[serde(flatten)]
    pub picture: Picture,
    /// What each side has to put.
    pub palette: ByColor<Vec<Symbol>>,
    /// What belongs to nobody.
    pub neutral: Vec<Symbol>,
    /// What can lie in each hand, and where.
    pub hands: ByColor<Vec<(Place, Symbol)>>,
    /// The side to move.
    pub turn: Color,
    /// The rights that can be given.
    pub castling: Vec<Right>,
    /// Those that are given.
    pub rights: Vec<String>,
    /// The position as text.
    pub text: String,
    /// The game that begins there.
    pub kind: Kind,
}

/// A right to castle, or to let a piece in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Right {
    /// Its name among the rights.
    pub id: String,
    /// Whose it is.
    pub color: Color,
    /// As people write it: `O-O`, or the file.
    pub notation: String,
}

/// A position as somebody set it up; anything may be wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SetupWish {
    /// Of which game.
    pub kind: Kind,
    /// What stands on cells and lies in hands.
    pub pieces: Vec<(Place, Symbol)>,
    /// The side to move.
    pub turn: Color,
    /// The rights that are given.
    #[serde(default)]
    pub rights: Vec<String>,
}

/// What came of a position that somebody set up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SetupReport {
    /// The position as text; empty where there is none.
    pub text: String,
    /// The game that begins there.
    pub kind: Kind,
    /// Why it cannot be played; nothing where it can.
    pub problems: Vec<Message>,
}

impl SetupView {
    /// The start of a game, as something to change.
    ///
    /// # Errors
    /// Says why there is no such game.
    pub fn of(kind: &Kind) -> Result<SetupView, OpenError> {
        let spec = Spec::new(kind.clone(), Sitter::Nobody, Sitter::Nobody);
        let game = opened_anew(&spec)?.game;
        let picture = Picture::of(&*game);
        let symbols = |color: Color| {
            let symbol = |(name, _): &(String, String)| Symbol::new(color, name);
            picture.figures.iter().map(symbol).collect()
        };
        let (castling, rights) = rights(kind, &*game)?;
        Ok(SetupView {
            palette: ByColor::new_with(symbols),
            neutral: neutral(kind)?,
            hands: ByColor::new_with(|color| hand(&*game, color)),
            turn: game.turn(),
            castling,
            rights,
            text: game.setup_text(),
            kind: with_start(kind, game.setup_text()),
            picture,
        })
    }

    /// The position of a text, as something to change.
    ///
    /// # Errors
    /// Says why the text is no position of the game.
    pub fn read(kind: &Kind, text: &str) -> Result<SetupView, OpenError> {
        let kind = kind_of_text(kind, text.trim());
        if let Kind::Chess { .. } = kind {
            chess::check_start(&kind)?;
        }
        SetupView::of(&kind)
    }
}

impl SetupWish {
    /// Says what is wrong with what was set up, or how it is written.
    pub fn judge(&self) -> SetupReport {
        let written =
            if self.pieces.len() > MOST_PIECES { Err(Message::new("note-long")) } else { self.written() };
        match written {
            Ok((text, problems)) => {
                SetupReport { kind: with_start(&self.kind, text.clone()), text, problems }
            }
            Err(why) => {
                SetupReport { text: String::new(), kind: without_start(&self.kind), problems: vec![why] }
            }
        }
    }

    fn written(&self) -> Result<(String, Vec<Message>), Message> {
        match &self.kind {
            Kind::Chess { .. } => chess::sketched(self),
            Kind::Draughts { .. } => draughts::sketched(self),
            Kind::Go { .. } => go::sketched(self),
        }
    }
}

/// The rights that a game knows, and those that are given where it stands.
fn rights(kind: &Kind, game: &dyn Play) -> Result<(Vec<Right>, Vec<String>), OpenError> {
    let Kind::Chess { .. } = kind else { return Ok((Vec::new(), Vec::new())) };
    let (known, given) = chess::rights_of(kind, game)?;
    Ok((known.chars().map(right).collect(), given.chars().map(String::from).collect()))
}

fn right(letter: char) -> Right {
    let notation = match letter.to_ascii_uppercase() {
        'K' => "O-O".to_owned(),
        'Q' => "O-O-O".to_owned(),
        file => file.to_ascii_lowercase().to_string(),
    };
    Right { id: letter.to_string(), color: Color::from_white(letter.is_ascii_uppercase()), notation }
}

fn neutral(kind: &Kind) -> Result<Vec<Symbol>, OpenError> {
    Ok(match kind {
        Kind::Chess { .. } if chess::has_walls(kind)? => vec![Symbol::neutral("wall")],
        Kind::Go { .. } => vec![Symbol::neutral("outside")],
        Kind::Chess { .. } | Kind::Draughts { .. } => Vec::new(),
    })
}

fn hand(game: &dyn Play, color: Color) -> Vec<(Place, Symbol)> {
    let slots = (0..).zip(chess::hand_names(game));
    slots.map(|(slot, name)| (Place::Hand { color, slot }, Symbol::new(color, name))).collect()
}

/// The same game from another start, without the stones that its handicap gave.
fn with_start(kind: &Kind, text: String) -> Kind {
    let mut kind = without_start(kind);
    match &mut kind {
        Kind::Chess { start, .. } | Kind::Draughts { start } | Kind::Go { start, .. } => *start = Some(text),
    }
    if let Kind::Go { handicap, .. } = &mut kind {
        *handicap = 0;
    }
    kind
}

fn without_start(kind: &Kind) -> Kind {
    let mut kind = kind.clone();
    match &mut kind {
        Kind::Chess { start, .. } | Kind::Draughts { start } | Kind::Go { start, .. } => *start = None,
    }
    kind
}

/// The game that a text is a position of: a FEN tells how many boards there are.
fn kind_of_text(kind: &Kind, text: &str) -> Kind {
    let mut kind = with_start(kind, text.to_owned());
    if let Kind::Chess { boards, .. } = &mut kind {
        *boards = chess::boards_of(text).or(*boards);
    }
    kind
}
