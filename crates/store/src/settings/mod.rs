//! Settings: one file, edited by hand or by any face.
//!
//! Read `problem` (what can be wrong), `read` (values), `group` (keys), `display`, `play`,
//! `engine`, `problems`, `clock` (what there is to set), then `file` and `change`.

mod change;
mod clock;
mod display;
mod engine;
mod file;
mod group;
mod play;
mod problem;
mod problems;
mod read;

use std::path::PathBuf;

use etcetera::BaseStrategy as _;
use toml_edit::TableLike;

pub use change::SettingValue;
pub use clock::ClockSettings;
pub use display::{DisplaySettings, LanguageChoice, Theme};
pub use engine::{EngineProtocol, EngineSettings};
pub use file::SettingsFile;
pub use play::PlaySettings;
pub use problem::SettingsError;

use read::{Lines, Reading};

/// Everything that can be set.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Settings {
    /// How things look and sound.
    pub display: DisplaySettings,
    /// How games are played.
    pub play: PlaySettings,
    /// How much time there is.
    pub clock: ClockSettings,
    /// Engines of others.
    pub engines: Vec<EngineSettings>,
    /// Folders with problems of life and death.
    pub problem_folders: Vec<PathBuf>,
}

impl Settings {
    /// The folder `plateau` among the user's configurations.
    ///
    /// # Errors
    /// Where the user has no home.
    pub fn folder() -> Result<PathBuf, SettingsError> {
        let folders = etcetera::choose_base_strategy().map_err(|_| SettingsError::NoHome)?;
        Ok(folders.config_dir().join("plateau"))
    }

    /// The file `config.toml` in that folder.
    ///
    /// # Errors
    /// Where the user has no home.
    pub fn usual_path() -> Result<PathBuf, SettingsError> {
        Settings::folder().map(|folder| folder.join("config.toml"))
    }

    /// Every key of the groups `display` and `play` with its value.
    pub fn values(&self) -> Vec<(&'static str, SettingValue)> {
        self.display.values().into_iter().chain(self.play.values()).collect()
    }

    /// What a document says; where it says nothing good, the usual.
    fn read(document: &dyn TableLike, lines: &Lines) -> (Settings, Vec<SettingsError>) {
        let mut reading = Reading::new(lines);
        let settings = Settings {
            display: DisplaySettings::read(document, &mut reading),
            play: PlaySettings::read(document, &mut reading),
            clock: ClockSettings::read(document, &mut reading),
            engines: engine::read(document, &mut reading),
            problem_folders: problems::folders(document, &mut reading),
        };
        (settings, reading.finish())
    }
}
