//! The kind of chess that a command plays.

use std::sync::Arc;

use chess::{
    any::{ChoiceError, Rules, choose},
    variant::language::Catalogue,
};
use game::Message;
use words::Words;

use crate::{
    cli::RulesArguments,
    variants::{read, tell, told},
};

/// What was chosen, and the variants of the file that was given.
pub(crate) struct Chosen {
    pub(crate) rules: Rules,
    pub(crate) catalogue: Option<Arc<Catalogue>>,
}

impl Chosen {
    /// Reads the variants file, says what is wrong with it, and looks the name up.
    pub(crate) fn new(arguments: &RulesArguments, words: &Words) -> anyhow::Result<Chosen> {
        let catalogue = match &arguments.variants {
            Some(path) => {
                let (catalogue, problems) = read(path, words)?;
                tell(&problems, words);
                Some(Arc::new(catalogue))
            }
            None => None,
        };
        let known = catalogue.as_deref().unwrap_or(Catalogue::builtin());
        let rules = choose(known, arguments.variant(), arguments.boards)
            .map_err(|error| anyhow::Error::msg(refused(&error, words)))?;
        Ok(Chosen { rules, catalogue })
    }
}

/// Why a name gives nothing to play, in one sentence.
fn refused(error: &ChoiceError, words: &Words) -> String {
    let message = match error {
        ChoiceError::Unknown { name, near } if near.is_empty() => {
            Message::new("choice-unknown").with("name", format!("{name:?}"))
        }
        ChoiceError::Unknown { name, near } => Message::new("choice-unknown-near")
            .with("name", format!("{name:?}"))
            .with("near", near.join(", ")),
        ChoiceError::Unplayable { name, why } => Message::new("choice-unplayable")
            .with("name", name)
            .with("why", format!("{} {}", why.place(), told(why, words))),
        ChoiceError::Boards { name, boards, why } => Message::new("choice-boards")
            .with("name", name)
            .with("boards", boards)
            .with("why", told(why, words)),
    };
    words.sentence(&message)
}
