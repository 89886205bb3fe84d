//! How things look and sound.

use super::{
    SettingValue,
    change::Told,
    group::group,
    read::{choice, flag, number, text},
};

/// Light or dark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// Which language is spoken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum LanguageChoice {
    /// That of the system or the browser.
    #[default]
    Auto,
    /// English.
    English,
    /// French.
    French,
}

const THEMES: &[(&str, Theme)] = &[("auto", Theme::Auto), ("light", Theme::Light), ("dark", Theme::Dark)];
const LANGUAGES: &[(&str, LanguageChoice)] =
    &[("auto", LanguageChoice::Auto), ("en", LanguageChoice::English), ("fr", LanguageChoice::French)];

impl Told for Theme {
    fn told(&self) -> SettingValue {
        SettingValue::word(THEMES, self)
    }
}

impl Told for LanguageChoice {
    fn told(&self) -> SettingValue {
        SettingValue::word(LANGUAGES, self)
    }
}

group! {
    /// How things look and sound.
    pub struct DisplaySettings in "display" {
        /// The look of the board, by name.
        board: String = "wood".to_owned(), "board", text;
        /// The set of pieces, by name.
        pieces: String = "classic".to_owned(), "pieces", text;
        /// Whether the coordinates are shown.
        coordinates: bool = true, "coordinates", flag;
        /// Whether the last move, check and destinations are marked.
        highlights: bool = true, "highlights", flag;
        /// How long a move is on its way, in milliseconds; 0 for not at all.
        animation: u64 = 200, "animation", number(0..=5_000);
        /// Which language is spoken.
        language: LanguageChoice = LanguageChoice::Auto, "language", choice(LANGUAGES);
        /// Light or dark.
        theme: Theme = Theme::Auto, "theme", choice(THEMES);
        /// Whether moves are heard.
        sounds: bool = true, "sounds", flag;
        /// Whether a promotion is to a queen without a question.
        always_queen: bool = false, "always-queen", flag;
        /// The look of the goban, by name.
        goban: String = "kaya".to_owned(), "goban", text;
        /// Whether there is music.
        music: bool = false, "music", flag;
        /// How loud sounds and music are, in hundredths.
        volume: u64 = 70, "volume", number(0..=100);
        /// Whether it is shown what engines think.
        thinking: bool = false, "thinking", flag;
        /// Whether a touch has to be confirmed before it is a move.
        confirm_touch: bool = false, "confirm-touch", flag;
    }
}
