//! The problems of one text.

use std::sync::Arc;

use game::Message;
use players::solve::{Graded, Question, Sheet, Sheets, Wishes, built_in};
use store::problem_name;

use crate::wire::ProblemFault;

/// How many problems a collection may have.
pub(super) const MOST_PROBLEMS: usize = 20_000;

/// A problem that can be tried.
pub(crate) struct Known {
    /// Its name, which is made from what it asks.
    pub(crate) id: String,
    text: Text,
    /// The file that it is in; nothing for what comes with the program.
    pub(crate) file: String,
    /// How many positions were searched for it, where that is known beforehand.
    pub(crate) nodes: Option<u64>,
}

/// What a problem is made of: a question has whole boards, of which thousands would be many.
enum Text {
    Graded(&'static Graded),
    Sheet(Box<Sheet>),
}

impl Known {
    /// What is asked.
    pub(crate) fn question(&self) -> Question {
        match &self.text {
            Text::Graded(graded) => graded.question.clone(),
            Text::Sheet(sheet) => {
                sheet.question(&Wishes::default()).expect("what could be asked when it was read")
            }
        }
    }

    /// What it is called; nothing for most.
    pub(crate) fn name(&self) -> &str {
        match &self.text {
            Text::Graded(graded) => graded.question.name(),
            Text::Sheet(sheet) => &sheet.name,
        }
    }
}

/// The problems of one text, and what is wrong with the others.
#[derive(Default)]
pub(super) struct Sheaf {
    pub(super) problems: Vec<Arc<Known>>,
    pub(super) faults: Vec<ProblemFault>,
}

impl Sheaf {
    /// The problems that come with the program.
    pub(super) fn built_in() -> Sheaf {
        let known = |graded: &'static Graded| {
            Arc::new(Known {
                id: problem_name(&graded.question.signature()),
                text: Text::Graded(graded),
                file: String::new(),
                nodes: Some(graded.nodes),
            })
        };
        Sheaf { problems: built_in().iter().map(known).collect(), faults: Vec::new() }
    }

    /// The problems of a file.
    pub(super) fn of(file: &str, sheets: Sheets) -> Sheaf {
        let mut sheaf = Sheaf::default();
        let is_alone = sheets.len() == 1;
        for (number, sheet) in (1_u64..).zip(sheets) {
            if sheaf.problems.len() == MOST_PROBLEMS {
                let why = Message::new("problems-too-many").with("most", MOST_PROBLEMS);
                sheaf.faults.push(fault(file, None, why));
                break;
            }
            let asked = sheet.and_then(|sheet| {
                let id = problem_name(&sheet.question(&Wishes::default())?.signature());
                Ok((id, Text::Sheet(Box::new(sheet))))
            });
            match asked {
                Ok((id, text)) => {
                    sheaf.problems.push(Arc::new(Known { id, text, file: file.to_owned(), nodes: None }));
                }
                Err(why) => {
                    sheaf.faults.push(fault(file, (!is_alone).then_some(number), why.message()));
                }
            }
        }
        sheaf
    }

    /// A file that cannot be read.
    pub(super) fn unread(file: &str, why: Message) -> Sheaf {
        Sheaf { problems: Vec::new(), faults: vec![fault(file, None, why)] }
    }
}

/// What is wrong with a problem of a file, or with the whole file.
fn fault(file: &str, number: Option<u64>, why: Message) -> ProblemFault {
    let id = if number.is_some() { "solve-file-problem" } else { "solve-file" };
    let message = Message::new(id).with("file", file);
    let message = match number {
        Some(number) => message.with("number", number),
        None => message,
    };
    ProblemFault { file: file.to_owned(), number, why: message.saying("why", why) }
}
