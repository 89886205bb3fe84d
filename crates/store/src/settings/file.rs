//! The file of the settings.

use std::{
    ffi::OsString,
    fs::{self, File},
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use game::{Message, Period};
use toml_edit::{Document, DocumentMut};

use super::{EngineSettings, SettingValue, Settings, SettingsError, change::Change, read::Lines};

/// A file of settings that is no larger than any that people write.
const LARGEST: u64 = 1 << 20;

/// The settings, and the file in which they are kept.
///
/// What it does not know in the file, comments and the order of things stay as they are.
#[derive(Debug)]
pub struct SettingsFile {
    path: PathBuf,
    settings: Settings,
    document: DocumentMut,
    /// The text of the file when it was last read or written.
    seen: Option<String>,
    changes: Vec<Change>,
}

/// A text that was understood.
struct Understood {
    settings: Settings,
    document: DocumentMut,
    problems: Vec<SettingsError>,
}

impl SettingsFile {
    /// Reads a file; where there is none, or none that can be read, the usual settings hold.
    ///
    /// A file that cannot be understood is kept aside under another name. What was wrong is
    /// told in sentences.
    pub fn open(path: impl Into<PathBuf>) -> (SettingsFile, Vec<Message>) {
        let mut file = SettingsFile::usual(path.into());
        let problems = match file.read() {
            Ok(problems) => problems,
            Err(Unread::Io(error)) => vec![file.unreadable(&error)],
            Err(Unread::Broken { line, why }) => vec![match file.put_aside() {
                Ok(kept) => SettingsError::Broken { line, why, kept: kept.display().to_string() },
                Err(error) => file.unreadable(&error),
            }],
        };
        (file, problems.iter().map(SettingsError::message).collect())
    }

    /// Reads a file as [`SettingsFile::open`] does, and leaves it where it is whatever is wrong.
    pub fn look(path: impl Into<PathBuf>) -> (SettingsFile, Vec<Message>) {
        let mut file = SettingsFile::usual(path.into());
        let problems = file.reload();
        (file, problems)
    }

    /// The usual settings, before the file is read.
    fn usual(path: PathBuf) -> SettingsFile {
        SettingsFile {
            path,
            settings: Settings::default(),
            document: DocumentMut::new(),
            seen: None,
            changes: Vec::new(),
        }
    }

    /// The settings as they are now.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Where they are kept.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Sets a key, as in `display.theme`; that is not saved yet.
    ///
    /// # Errors
    /// When there is no such key, or the value does not fit.
    pub fn set(&mut self, key: &str, value: impl Into<SettingValue>) -> Result<(), SettingsError> {
        self.change(Change::Key(key.to_owned(), value.into()))
    }

    /// Sets the engines of others; that is not saved yet.
    ///
    /// # Errors
    /// When a name or a command cannot be written.
    pub fn set_engines(&mut self, engines: &[EngineSettings]) -> Result<(), SettingsError> {
        self.change(Change::Engines(engines.to_vec()))
    }

    /// Sets the periods of the clock; that is not saved yet.
    ///
    /// # Errors
    /// When they cannot be played.
    pub fn set_periods(&mut self, periods: &[Period]) -> Result<(), SettingsError> {
        self.change(Change::Periods(periods.to_vec()))
    }

    fn change(&mut self, change: Change) -> Result<(), SettingsError> {
        change.check()?;
        let mut document = self.document.clone();
        change.apply(&mut document);
        let text = document.to_string();
        let understood =
            understood(&text).map_err(|unread| self.unwritable(&io::Error::other(unread.why())))?;
        if let (Change::Engines(_) | Change::Periods(_), Some(problem)) =
            (&change, understood.problems.first())
        {
            return Err(problem.clone().of_a_change());
        }
        (self.settings, self.document) = (understood.settings, understood.document);
        self.changes.push(change);
        Ok(())
    }

    /// Saves what was changed, at once or not at all.
    ///
    /// What somebody else changed in the file meanwhile stays.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn save(&mut self) -> Result<(), SettingsError> {
        self.save_or_fail().map_err(|error| self.unwritable(&error))
    }

    fn save_or_fail(&mut self) -> io::Result<()> {
        let on_disk = read_text(&self.path);
        if on_disk.as_ref().ok() != Some(&self.seen) {
            self.meet(on_disk)?;
        }
        let text = self.document.to_string();
        if self.seen.as_ref() != Some(&text) {
            replace(&self.path, &text)?;
        }
        self.seen = Some(text);
        self.changes.clear();
        Ok(())
    }

    /// Makes the changes again in a file that somebody else wrote meanwhile.
    fn meet(&mut self, on_disk: Result<Option<String>, Unread>) -> io::Result<()> {
        match on_disk.and_then(|text| understood(&text.unwrap_or_default())) {
            Ok(Understood { mut document, .. }) => {
                self.changes.iter().for_each(|change| change.apply(&mut document));
                if let Ok(understood) = understood(&document.to_string()) {
                    (self.settings, self.document) = (understood.settings, understood.document);
                }
                Ok(())
            }
            Err(Unread::Io(error)) => Err(error),
            // Their work is not ours to throw away.
            Err(Unread::Broken { .. }) => self.put_aside().map(drop),
        }
    }

    /// Reads the file again, if somebody changed it; changes that were not saved are forgotten.
    ///
    /// A file that cannot be understood changes nothing: whoever writes it may not be done.
    pub fn reload(&mut self) -> Vec<Message> {
        if read_text(&self.path).is_ok_and(|text| text == self.seen) && self.changes.is_empty() {
            return Vec::new();
        }
        let problems = match self.read() {
            Ok(problems) => problems,
            Err(Unread::Io(error)) => vec![self.unreadable(&error)],
            Err(Unread::Broken { line, why }) => vec![SettingsError::Waiting { line, why }],
        };
        problems.iter().map(SettingsError::message).collect()
    }

    fn read(&mut self) -> Result<Vec<SettingsError>, Unread> {
        let text = read_text(&self.path)?;
        let understood = understood(text.as_deref().unwrap_or_default())?;
        (self.settings, self.document) = (understood.settings, understood.document);
        self.seen = text;
        self.changes.clear();
        Ok(understood.problems)
    }

    /// Gives a broken file another name that no file has.
    fn put_aside(&mut self) -> io::Result<PathBuf> {
        for number in 1.. {
            let mut name = OsString::from(&self.path);
            name.push(if number == 1 { ".broken".to_owned() } else { format!(".broken-{number}") });
            let kept = PathBuf::from(name);
            if fs::symlink_metadata(&kept).is_err() {
                fs::rename(&self.path, &kept)?;
                self.seen = None;
                return Ok(kept);
            }
        }
        Err(io::Error::other("too many broken files"))
    }

    fn unreadable(&self, error: &io::Error) -> SettingsError {
        SettingsError::Unreadable { path: self.path.display().to_string(), why: error.into() }
    }

    fn unwritable(&self, error: &io::Error) -> SettingsError {
        SettingsError::Unwritable { path: self.path.display().to_string(), why: error.into() }
    }
}

/// Why a file was not understood.
enum Unread {
    Io(io::Error),
    Broken { line: usize, why: String },
}

impl Unread {
    fn why(self) -> String {
        match self {
            Unread::Io(error) => error.to_string(),
            Unread::Broken { why, .. } => why,
        }
    }
}

/// The text of a file; none where there is no file.
fn read_text(path: &Path) -> Result<Option<String>, Unread> {
    match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(Unread::Io(error)),
        Ok(metadata) if !metadata.is_file() => {
            return Err(Unread::Io(if metadata.is_dir() {
                io::ErrorKind::IsADirectory.into()
            } else {
                io::Error::other("it is no file")
            }));
        }
        Ok(metadata) if metadata.len() > LARGEST => {
            return Err(Unread::Broken { line: 1, why: format!("it has {} bytes", metadata.len()) });
        }
        Ok(_) => {}
    }
    let bytes = fs::read(path).map_err(Unread::Io)?;
    String::from_utf8(bytes).map(Some).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = String::from_utf8_lossy(good).split('\n').count();
        Unread::Broken { line, why: "it is not UTF-8".to_owned() }
    })
}

fn understood(text: &str) -> Result<Understood, Unread> {
    let lines = Lines::of(text);
    let document = Document::parse(text).map_err(|error| Unread::Broken {
        line: lines.line(error.span().map_or(0, |span| span.start)),
        why: error.message().lines().collect::<Vec<_>>().join(", "),
    })?;
    let (settings, problems) = Settings::read(document.as_table(), &lines);
    Ok(Understood { settings, document: document.into_mut(), problems })
}

/// Puts a text in the place of a file, so that there is the old one or the new one.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    // Where the file is a link, what it leads to is written.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut name = OsString::from(path.file_name().unwrap_or_default());
    name.push(format!(".{}.new", std::process::id()));
    let new = folder.join(name);
    let written = write_new(&new, text, &path).and_then(|()| fs::rename(&new, &path));
    if written.is_err() {
        let _ = fs::remove_file(&new);
        return written;
    }
    File::open(folder)?.sync_all()
}

fn write_new(new: &Path, text: &str, old: &Path) -> io::Result<()> {
    let mut file = File::create(new)?;
    if let Ok(metadata) = fs::metadata(old) {
        file.set_permissions(metadata.permissions())?;
    }
    file.write_all(text.as_bytes())?;
    file.sync_all()
}
