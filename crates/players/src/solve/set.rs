//! The problems that come with the program, the easiest first.

use std::{io, sync::OnceLock};

use super::{Question, table};

/// Made by `cargo lab problems` from the tables beside it.
const TABLE: &str = include_str!("../../../../data/tsumego/built-in.tsv");

/// A problem, and how hard it is.
#[derive(Debug)]
pub struct Graded {
    /// What is asked.
    pub question: Question,
    /// How many positions our solver searched for its verdict.
    pub nodes: u64,
}

/// The problems that come with the program, the easiest first.
///
/// ```
/// let set = players::solve::built_in();
/// assert!(set.len() >= 100 && set.is_sorted_by_key(|graded| graded.nodes));
/// ```
///
/// # Panics
/// Never: the table is part of the program.
pub fn built_in() -> &'static [Graded] {
    static SET: OnceLock<Vec<Graded>> = OnceLock::new();
    SET.get_or_init(|| {
        let no_files = |_: &str| Err(io::Error::from(io::ErrorKind::NotFound));
        let rows = table::read(TABLE, None, no_files).expect("our own table is one");
        let graded =
            |row: table::Row| Graded { question: row.question, nodes: row.nodes.unwrap_or_default() };
        rows.into_iter().map(graded).collect()
    })
}
