//! What can be wrong with settings, in sentences.

use game::{Quoted, SystemError, sentences};

sentences! {
    /// What is wrong with settings.
    pub enum SettingsError {
        Value { line: usize, key: String, value: Quoted, expected: String } =
            "settings-value", "line {line} of the settings: {key} cannot be {value}, expected {expected}; the usual value holds";
        Engine { line: usize, key: String } =
            "settings-engine", "line {line} of the settings: an engine needs {key}; it is left out";
        Clock { line: usize, why: String } =
            "settings-clock", "line {line} of the settings: the clock cannot be set so: {why}; there is none";
        NoClock { why: String } = "settings-no-clock", "that is no clock: {why}";
        Broken { line: usize, why: String, kept: String } =
            "settings-broken", "line {line} of the settings cannot be read: {why}; the usual settings hold, and the old file is kept as {kept}";
        Waiting { line: usize, why: String } =
            "settings-waiting", "line {line} of the settings cannot be read: {why}; the settings stay as they are";
        Unreadable { path: String; why: SystemError } =
            "settings-unreadable", "the settings in {path} cannot be read: {why}; the usual settings hold";
        Unwritable { path: String; why: SystemError } = "settings-unwritable", "the settings cannot be saved in {path}: {why}";
        UnknownKey { key: Quoted } = "settings-unknown-key", "there is no setting {key}";
        Refused { key: String, value: Quoted, expected: String } =
            "settings-refused", "{key} cannot be {value}, expected {expected}";
        NoHome = "settings-no-home", "there is no folder for settings: the user has no home";
    }
}

impl SettingsError {
    /// What is told of a change that nobody wrote into a file: no line, and nothing that holds instead.
    pub(super) fn of_a_change(self) -> SettingsError {
        match self {
            SettingsError::Value { key, value, expected, .. } => {
                SettingsError::Refused { key, value, expected }
            }
            SettingsError::Clock { why, .. } => SettingsError::NoClock { why },
            other => other,
        }
    }
}
