//! What can be wrong with a game in PDN.

use game::{Quoted, Sentence, sentences};

use crate::{ParseSetupError, SetupError};

sentences! {
    /// What is wrong with a game.
    pub enum Problem {
        OtherGame { number: u32; game: OtherGame } = "pdn-other-game",
            "the tag GameType says {number}, {game}: only English draughts, type 21, is played here";
        TagAmongMoves { tag: Quoted } = "pdn-tag-among-moves", "the tag {tag} stands among the moves";
        TagUnended { tag: Quoted } = "pdn-tag-unended", "the tag {tag} does not end";
        VariationFirst = "pdn-variation-first", "a variation stands before the first move";
        TooDeep = "pdn-too-deep", "variations are nested too deep";
        NotBegun = "pdn-not-begun", "a variation ends that has not begun";
        NoMove { mv: Quoted } = "pdn-no-move", "{mv} is no move here";
        AfterEnd { mv: Quoted } = "pdn-after-end", "{mv} comes after the end of the game";
        Unended { sign: char } = "pdn-unended", "nothing ends with {sign} what begins here";
        TooLong = "pdn-too-long", "the game is too long";
    }
    also { Text(ParseSetupError), Start(SetupError) }
}

sentences! {
    /// A game that PDN has a number for, and that is not played here.
    pub enum OtherGame {
        International = "pdn-international", "international draughts";
        Italian = "pdn-italian", "Italian draughts";
        Pool = "pdn-pool", "American pool checkers";
        Spanish = "pdn-spanish", "Spanish draughts";
        Russian = "pdn-russian", "Russian draughts";
        Brazilian = "pdn-brazilian", "Brazilian draughts";
        Canadian = "pdn-canadian", "Canadian draughts";
        Portuguese = "pdn-portuguese", "Portuguese draughts";
        Czech = "pdn-czech", "Czech draughts";
        Turkish = "pdn-turkish", "Turkish draughts";
        Thai = "pdn-thai", "Thai draughts";
        Frisian = "pdn-frisian", "Frisian draughts";
        Unknown = "pdn-unknown", "another game";
    }
}

impl OtherGame {
    /// The game of a number, as PDN counts them.
    pub(crate) const fn of(number: u32) -> OtherGame {
        match number {
            20 => OtherGame::International,
            22 => OtherGame::Italian,
            23 => OtherGame::Pool,
            24 => OtherGame::Spanish,
            25 => OtherGame::Russian,
            26 => OtherGame::Brazilian,
            27 => OtherGame::Canadian,
            28 => OtherGame::Portuguese,
            29 => OtherGame::Czech,
            30 => OtherGame::Turkish,
            31 => OtherGame::Thai,
            40 => OtherGame::Frisian,
            _ => OtherGame::Unknown,
        }
    }
}

/// Every sentence about games in PDN.
pub fn sentences() -> impl Iterator<Item = &'static Sentence> {
    [Problem::SENTENCES, OtherGame::SENTENCES].into_iter().flatten()
}
