//! What the machine refuses, by kind rather than in the words of its system.

use std::io::{self, ErrorKind};

use crate::sentences;

sentences! {
    /// Why a file, a program or an address cannot be had.
    pub enum SystemError {
        Missing = "system-missing", "there is no such file or folder";
        Forbidden = "system-forbidden", "that is not permitted";
        Full = "system-full", "the disk is full";
        TooLarge = "system-too-large", "the file may not become any larger";
        Folder = "system-folder", "it is a folder";
        NoFolder = "system-no-folder", "something on the way there is no folder";
        ReadOnly = "system-read-only", "the disk can be read only";
        Exists = "system-exists", "there is something of that name already";
        Name = "system-name", "that cannot be the name of a file";
        Taken = "system-taken", "another program uses it";
        Elsewhere = "system-elsewhere", "this machine has no such address";
        Other { why: String } = "system-other", "{why}";
    }
}

impl From<&io::Error> for SystemError {
    fn from(error: &io::Error) -> SystemError {
        match error.kind() {
            ErrorKind::NotFound => SystemError::Missing,
            ErrorKind::PermissionDenied => SystemError::Forbidden,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => SystemError::Full,
            ErrorKind::FileTooLarge => SystemError::TooLarge,
            ErrorKind::IsADirectory => SystemError::Folder,
            ErrorKind::NotADirectory => SystemError::NoFolder,
            ErrorKind::ReadOnlyFilesystem => SystemError::ReadOnly,
            ErrorKind::AlreadyExists => SystemError::Exists,
            ErrorKind::InvalidFilename => SystemError::Name,
            ErrorKind::AddrInUse | ErrorKind::ExecutableFileBusy | ErrorKind::ResourceBusy => {
                SystemError::Taken
            }
            ErrorKind::AddrNotAvailable => SystemError::Elsewhere,
            _ => SystemError::Other { why: without_number(&error.to_string()) },
        }
    }
}

impl From<io::Error> for SystemError {
    fn from(error: io::Error) -> SystemError {
        SystemError::from(&error)
    }
}

/// The words of the system without the number that they have there.
fn without_number(text: &str) -> String {
    text.split(" (os error").next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_is_known_by_its_kind() {
        let missing = std::fs::read("/no/such/file").unwrap_err();
        assert_eq!(SystemError::from(missing), SystemError::Missing);
        let folder = std::fs::read(std::env::temp_dir()).unwrap_err();
        assert_eq!(SystemError::from(folder), SystemError::Folder);
        assert_eq!(without_number("Too many links (os error 31)"), "Too many links");
    }
}
