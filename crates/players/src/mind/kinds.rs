//! The games that a mind can be had for, by their names.

use std::{
    fs::File,
    io::{self, Read as _},
    sync::Arc,
};

use chess::{
    any::{Rules, choose},
    variant::language::{Catalogue, FILE_LIMIT, Severity},
};
use engine::{chess::Chess, draughts::Draughts, variant::Variants};

use super::{Mind, Searcher};

/// The name of the game that is no kind of chess.
const DRAUGHTS: &str = "draughts";

/// Standard chess and its variants, those of a file among them, and draughts.
#[derive(Debug, Clone, Default)]
pub(crate) struct Kinds {
    /// The variants of a file on top of the built-in ones.
    file: Option<Arc<Catalogue>>,
}

impl Kinds {
    /// The variants of a file besides the built-in ones, and what is wrong with the file.
    pub(crate) fn read(path: &str) -> Result<(Kinds, Vec<String>), String> {
        let bytes = bytes(path).map_err(|why| format!("cannot read {path}: {why}"))?;
        let (catalogue, problems) = Catalogue::read(path, &bytes);
        let errors = problems.iter().filter(|problem| problem.severity == Severity::Error);
        let told = errors.map(ToString::to_string).collect();
        Ok((Kinds { file: Some(Arc::new(catalogue)) }, told))
    }

    fn catalogue(&self) -> &Catalogue {
        self.file.as_deref().unwrap_or(Catalogue::builtin())
    }

    /// All names, that of standard chess first.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        let playable = self.catalogue().entries().filter(|entry| entry.is_playable);
        playable.map(|entry| entry.name.as_str()).chain([DRAUGHTS])
    }

    /// A mind for the game of a name; `NAME-3-boards` is a variant on three boards.
    pub(crate) fn mind(&self, name: &str, megabytes: usize) -> Result<Box<dyn Mind>, String> {
        if name == DRAUGHTS {
            return Ok(Box::new(Searcher::new(Draughts, (), megabytes)?));
        }
        for_rules(&self.rules(name)?, megabytes)
    }

    /// A mind for standard chess.
    pub(crate) fn chess(megabytes: usize) -> Box<dyn Mind> {
        Box::new(Searcher::new(Chess::default(), false, megabytes).expect("the usual start is legal"))
    }

    /// The rules of a name.
    pub(crate) fn rules(&self, name: &str) -> Result<Rules, String> {
        let boards = |name: &str| {
            let (parent, boards) = name.strip_suffix("-boards")?.rsplit_once('-')?;
            Some((parent.to_owned(), boards.parse().ok()?))
        };
        let is_known = self.catalogue().get(name).is_some();
        let chosen = match boards(name).filter(|_| !is_known) {
            Some((parent, boards)) => choose(self.catalogue(), &parent, Some(boards)),
            None => choose(self.catalogue(), name, None),
        };
        chosen.map_err(|error| error.to_string())
    }
}

/// What a file contains, unless it is no file or longer than any of variants.
fn bytes(path: &str) -> io::Result<Vec<u8>> {
    let file = File::open(path)?;
    if !file.metadata()?.is_file() {
        return Err(io::Error::other("it is no file"));
    }
    let mut bytes = Vec::new();
    file.take(FILE_LIMIT as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > FILE_LIMIT {
        return Err(io::Error::other(format!("it is longer than {} MB", FILE_LIMIT >> 20)));
    }
    Ok(bytes)
}

/// A mind for a kind of chess.
pub(crate) fn for_rules(rules: &Rules, megabytes: usize) -> Result<Box<dyn Mind>, String> {
    Ok(match rules {
        Rules::Chess => Box::new(Searcher::new(Chess::default(), false, megabytes)?),
        Rules::Chess960 => Box::new(Searcher::new(Chess::default(), true, megabytes)?),
        Rules::Variant(variant) => {
            Box::new(Searcher::new(Variants::new(variant), variant.clone(), megabytes)?)
        }
    })
}
