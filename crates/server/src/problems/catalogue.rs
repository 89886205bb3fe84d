//! All collections of problems, read when they are asked for and kept while they stay the same.

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, OnceLock},
};

use players::solve::read;
use store::{ProblemFile, Store, StoreError, problem_name};

use super::{
    folder::{FileMark, Found, told},
    sheaf::{Known, MOST_PROBLEMS, Sheaf},
};
use crate::{
    house::locked,
    wire::{ProblemCollectionKind, ProblemFault},
};

/// The name of what comes with the program.
pub(crate) const BUILT_IN: &str = "built-in";

/// Some problems that belong together.
pub(crate) struct Collection {
    pub(crate) id: String,
    pub(crate) kind: ProblemCollectionKind,
    pub(crate) name: String,
    pub(crate) problems: Vec<Arc<Known>>,
    pub(crate) faults: Vec<ProblemFault>,
}

/// All that was read so far.
#[derive(Default)]
pub(crate) struct Catalogue {
    built_in: OnceLock<Sheaf>,
    /// By the folder, what its files have.
    folders: Mutex<HashMap<PathBuf, HashMap<FileMark, Arc<Sheaf>>>>,
    /// By its name, what an added file has.
    added: Mutex<HashMap<String, Arc<Sheaf>>>,
}

impl Catalogue {
    /// All collections.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub(crate) fn collections(
        &self,
        store: &Store,
        folders: &[PathBuf],
    ) -> Result<Vec<Collection>, StoreError> {
        let mut all = vec![self.built_in()];
        locked(&self.folders).retain(|folder, _| folders.contains(folder));
        all.extend(folders.iter().map(|folder| self.folder(folder)));
        let files = store.problem_files()?;
        locked(&self.added).retain(|id, _| files.iter().any(|file| file.id == *id));
        for file in files {
            all.push(self.file(store, file)?);
        }
        Ok(all)
    }

    /// One collection by its name; none where there is none.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub(crate) fn collection(
        &self,
        store: &Store,
        folders: &[PathBuf],
        id: &str,
    ) -> Result<Option<Collection>, StoreError> {
        if id == BUILT_IN {
            return Ok(Some(self.built_in()));
        }
        if let Some(folder) = folders.iter().find(|folder| folder_id(folder) == id) {
            return Ok(Some(self.folder(folder)));
        }
        let file = store.problem_files()?.into_iter().find(|file| file.id == id);
        file.map(|file| self.file(store, file)).transpose()
    }

    /// A problem by its name, wherever it is.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub(crate) fn problem(
        &self,
        store: &Store,
        folders: &[PathBuf],
        id: &str,
    ) -> Result<Option<Arc<Known>>, StoreError> {
        let within = |collection: Collection| collection.problems.into_iter().find(|known| known.id == id);
        if let Some(known) = within(self.built_in()) {
            return Ok(Some(known));
        }
        Ok(self.collections(store, folders)?.into_iter().find_map(within))
    }

    fn built_in(&self) -> Collection {
        Collection {
            id: BUILT_IN.to_owned(),
            kind: ProblemCollectionKind::BuiltIn,
            name: String::new(),
            problems: self.built_in.get_or_init(Sheaf::built_in).problems.clone(),
            faults: Vec::new(),
        }
    }

    fn folder(&self, folder: &Path) -> Collection {
        let Found { files, unread } = Found::below(folder);
        let known = locked(&self.folders).remove(folder).unwrap_or_default();
        let mut sheaves = HashMap::new();
        let mut collection = Collection {
            id: folder_id(folder),
            kind: ProblemCollectionKind::Folder,
            name: folder.file_name().unwrap_or(folder.as_os_str()).to_string_lossy().into_owned(),
            problems: Vec::new(),
            faults: Vec::new(),
        };
        for mark in files {
            let read = || Arc::new(mark.read(folder, &told(&mark.path, folder)));
            let sheaf = known.get(&mark).cloned().unwrap_or_else(read);
            collection.take(&sheaf);
            sheaves.insert(mark, sheaf);
        }
        for (path, why) in unread {
            collection.take(&Sheaf::unread(&told(&path, folder), why));
        }
        locked(&self.folders).insert(folder.to_owned(), sheaves);
        collection
    }

    fn file(&self, store: &Store, file: ProblemFile) -> Result<Collection, StoreError> {
        let ProblemFile { id, name, .. } = file;
        let known = locked(&self.added).get(&id).cloned();
        let sheaf = if let Some(sheaf) = known {
            sheaf
        } else {
            let text = store.problem_text(&id)?.unwrap_or_default();
            let sheaf = Arc::new(Sheaf::of(&name, read(text.as_bytes())));
            locked(&self.added).insert(id.clone(), sheaf.clone());
            sheaf
        };
        let kind = ProblemCollectionKind::Added;
        let mut collection = Collection { id, kind, name, problems: Vec::new(), faults: Vec::new() };
        collection.take(&sheaf);
        Ok(collection)
    }
}

impl Collection {
    /// What a text would be as a collection.
    pub(crate) fn of_text(name: &str, text: &str) -> Collection {
        let (id, kind) = (problem_name(text), ProblemCollectionKind::Added);
        let mut collection =
            Collection { id, kind, name: name.to_owned(), problems: Vec::new(), faults: Vec::new() };
        collection.take(&Sheaf::of(name, read(text.as_bytes())));
        collection
    }

    fn take(&mut self, sheaf: &Sheaf) {
        let room = MOST_PROBLEMS.saturating_sub(self.problems.len());
        self.problems.extend(sheaf.problems.iter().take(room).cloned());
        self.faults.extend(sheaf.faults.iter().cloned());
        if sheaf.problems.len() > room {
            let why = game::Message::new("problems-too-many").with("most", MOST_PROBLEMS);
            let name = self.name.clone();
            self.faults.extend(Sheaf::unread(&name, why).faults);
        }
    }
}

/// The name of a folder in addresses, which tells nothing about where it is.
fn folder_id(folder: &Path) -> String {
    format!("folder-{}", problem_name(&folder.to_string_lossy()))
}
