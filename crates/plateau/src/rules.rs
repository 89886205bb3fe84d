//! The kind of chess that a command plays.

use std::sync::Arc;

use chess::{
    any::{Rules, choose},
    variant::language::Catalogue,
};

use crate::{
    cli::RulesArguments,
    variants::{read, tell},
};

/// What was chosen, and the variants of the file that was given.
pub(crate) struct Chosen {
    pub(crate) rules: Rules,
    pub(crate) catalogue: Option<Arc<Catalogue>>,
    pub(crate) boards: Option<u8>,
}

impl Chosen {
    /// Reads the variants file, says what is wrong with it, and looks the name up.
    pub(crate) fn new(arguments: &RulesArguments) -> anyhow::Result<Chosen> {
        let catalogue = match &arguments.variants {
            Some(path) => {
                let (catalogue, problems) = read(path)?;
                tell(&problems);
                Some(Arc::new(catalogue))
            }
            None => None,
        };
        let known = catalogue.as_deref().unwrap_or(Catalogue::builtin());
        let rules = choose(known, &arguments.variant, arguments.boards)?;
        Ok(Chosen { rules, catalogue, boards: arguments.boards })
    }
}
