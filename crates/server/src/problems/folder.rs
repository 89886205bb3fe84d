//! The files with problems below a folder, and nothing beside it.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use game::{Message, SystemError};
use players::solve::read_file;

use super::sheaf::Sheaf;

/// How deep below a folder files are looked for.
const MOST_LEVELS: usize = 8;
/// How many files a folder may have.
const MOST_FILES: usize = 10_000;
/// How large a file may be.
const MOST_BYTES: u64 = 16 << 20;
/// How files of problems end.
const ENDINGS: [&str; 2] = ["sgf", "go"];

/// A file, and what tells whether it has changed.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct FileMark {
    pub(super) path: PathBuf,
    length: u64,
    modified: Option<SystemTime>,
}

/// What was found below a folder.
#[derive(Default)]
pub(super) struct Found {
    pub(super) files: Vec<FileMark>,
    /// What could not be looked at, with its path.
    pub(super) unread: Vec<(PathBuf, Message)>,
}

impl Found {
    /// The files of problems below a folder, by their names; links are not followed.
    pub(super) fn below(folder: &Path) -> Found {
        let mut found = Found::default();
        found.walk(folder, MOST_LEVELS);
        found.files.sort_by(|one, other| one.path.cmp(&other.path));
        if found.files.len() > MOST_FILES {
            found.files.truncate(MOST_FILES);
            let why = Message::new("problems-too-many-files").with("most", MOST_FILES);
            found.unread.push((folder.to_owned(), why));
        }
        found
    }

    fn walk(&mut self, folder: &Path, levels: usize) {
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(error) => return self.fail(folder, error),
        };
        for entry in entries {
            if self.files.len() > MOST_FILES {
                return;
            }
            let looked = entry.and_then(|entry| Ok((entry.path(), entry.file_type()?, entry.metadata()?)));
            let (path, kind, data) = match looked {
                Ok(looked) => looked,
                Err(error) => return self.fail(folder, error),
            };
            if kind.is_dir() && levels > 0 {
                self.walk(&path, levels - 1);
            } else if kind.is_file() && is_of_problems(&path) {
                self.files.push(FileMark { path, length: data.len(), modified: data.modified().ok() });
            }
        }
    }

    fn fail(&mut self, path: &Path, error: io::Error) {
        self.unread.push((path.to_owned(), SystemError::from(error).message()));
    }
}

fn is_of_problems(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    ending.is_some_and(|ending| ENDINGS.iter().any(|known| ending.eq_ignore_ascii_case(known)))
}

impl FileMark {
    /// Its problems, under a name that people read.
    pub(super) fn read(&self, root: &Path, name: &str) -> Sheaf {
        if self.length > MOST_BYTES {
            let limit = MOST_BYTES >> 20;
            return Sheaf::unread(name, Message::new("solve-too-long").with("limit", limit));
        }
        match self.open(root).and_then(|file| read_file(&self.path, file)) {
            Ok(sheets) => Sheaf::of(name, sheets),
            Err(error) => Sheaf::unread(name, SystemError::from(error).message()),
        }
    }

    /// Opens it, unless it has become a link that leads out of its folder.
    fn open(&self, root: &Path) -> io::Result<File> {
        let real = fs::canonicalize(&self.path)?;
        if !real.starts_with(fs::canonicalize(root)?) {
            return Err(io::Error::from(io::ErrorKind::PermissionDenied));
        }
        File::open(real)
    }
}

/// How a path is told: from its folder on.
pub(super) fn told(path: &Path, root: &Path) -> String {
    let shown = path.strip_prefix(root).ok().filter(|rest| !rest.as_os_str().is_empty());
    shown.unwrap_or(path).display().to_string()
}
