//! The kinds of pieces that a variant has, numbered from 0.

use std::fmt;

/// A kind of piece in one variant.
///
/// Roles are numbered in the order of their [`Kind`](super::Kind)s.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Role(u8);

impl Role {
    /// How many there can be: one for each letter.
    pub const COUNT: usize = 26;

    pub(crate) const fn new(index: usize) -> Role {
        debug_assert!(index < Role::COUNT);
        Role(index as u8)
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of roles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct Roles(u32);

impl Roles {
    pub(super) const fn contains(self, role: Role) -> bool {
        self.0 >> role.0 & 1 == 1
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Role> {
        (0..Role::COUNT as u8).map(Role).filter(move |&role| self.contains(role))
    }
}

impl FromIterator<Role> for Roles {
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> Roles {
        Roles(roles.into_iter().fold(0, |all, role| all | 1 << role.0))
    }
}

impl fmt::Debug for Roles {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
