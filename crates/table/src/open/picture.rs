//! Still pictures of positions, as lists show them.

use game::{Place, Play, Scene, Symbol};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Kind, chess, draughts, go};

/// Boards and what stands on them, and nothing else.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Picture {
    /// How many columns each board has.
    pub files: u8,
    /// How many rows each board has.
    pub ranks: u8,
    /// How many boards there are.
    pub boards: u8,
    /// What stands on cells and lies in hands.
    pub pieces: Vec<(Place, Symbol)>,
    /// The names of all symbols of a side, each with the sort of piece that it stands for.
    pub figures: Vec<(String, String)>,
}

impl Picture {
    /// A picture of where a game stands.
    pub fn of(game: &dyn Play) -> Picture {
        let Scene { files, ranks, boards, pieces, figures, .. } = game.scene();
        Picture { files, ranks, boards, pieces, figures }
    }

    /// A picture of a position as lists of games tell it; none where it cannot be read.
    ///
    /// Without a position it is the start. Go has its size in the place of a variant.
    ///
    /// ```
    /// use table::Picture;
    ///
    /// assert_eq!(Picture::read("chess", "capablanca", "").unwrap().files, 10);
    /// assert_eq!(Picture::read("go", "2", "X./.O b").unwrap().pieces.len(), 2);
    /// assert_eq!(Picture::read("chess", "no such", ""), None);
    /// ```
    pub fn read(game: &str, variant: &str, position: &str) -> Option<Picture> {
        let position = Some(position.trim()).filter(|position| !position.is_empty());
        let game = match game {
            "chess" => chess::open(&chess::kind_of_position(variant, position)).ok()?,
            "draughts" => draughts::open(position).ok()?,
            "go" => match position {
                Some(text) if !text.starts_with('(') => go::of_rows(text)?,
                Some(text) => go::open(&with_size("19", Some(text))).ok()?,
                None => go::open(&with_size(variant, None)).ok()?,
            },
            _ => return None,
        };
        Some(Picture::of(&*game))
    }
}

/// Go on a board of some size, the usual one where that is none.
fn with_size(size: &str, start: Option<&str>) -> Kind {
    let size = if size.parse::<::go::Size>().is_ok() { size } else { "19" };
    Kind::Go {
        size: size.to_owned(),
        rules: "japanese".to_owned(),
        komi: None,
        handicap: 0,
        start: start.map(str::to_owned),
    }
}
