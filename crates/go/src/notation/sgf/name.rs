//! The names of properties, as they are written and as they are read.

use super::limit;

/// Whether the name of a property, be it a wrong one, can begin so.
pub(super) const fn begins_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Whether a sign behind such a beginning is part of the name.
pub(super) const fn belongs_to_name(byte: u8) -> bool {
    byte.is_ascii_graphic() && !matches!(byte, b';' | b'(' | b')' | b'[' | b']')
}

/// Whether a name has nothing in it that no name can have.
pub(super) fn is_plain(name: &str) -> bool {
    name.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// The capitals of a name, as FF\[4\] has it; none where it is no name.
pub(super) fn capitals(written: &str) -> Option<String> {
    let capitals: String = written.chars().filter(|sign| !sign.is_ascii_lowercase()).collect();
    let begins_well = capitals.starts_with(|sign: char| sign.is_ascii_uppercase());
    (is_plain(written) && begins_well).then_some(capitals)
}

/// Whether a property of this name is read as it is written, be the name a wrong one.
pub(super) fn is_name(name: &str) -> bool {
    name.bytes().next().is_some_and(begins_name)
        && name.bytes().all(belongs_to_name)
        && name.len() <= limit::NAME
        && !(is_plain(name) && name.bytes().any(|byte| byte.is_ascii_lowercase()))
}
