//! How the text looks.

use words::Language;

/// How the text looks, which depends on where it is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Style {
    /// In which language.
    pub language: Language,
    /// Whether pieces are figures rather than letters.
    pub has_figures: bool,
    /// Whether colours may be used.
    pub has_colors: bool,
    /// Whether somebody sits before a screen and can be asked.
    pub is_interactive: bool,
}
