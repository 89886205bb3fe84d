//! Files that are written as a whole.

use std::{fs, io, path::Path};

/// Writes a file at once or not at all.
pub(super) fn replace(path: &Path, text: &str) -> io::Result<()> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    if path.exists() && !path.is_file() {
        return fs::write(path, text);
    }
    let mut beside = name.to_owned();
    beside.push(".part");
    let beside = path.with_file_name(beside);
    let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // What was begun is of no use to anybody.
        let _ = fs::remove_file(&beside);
    }
    written
}
