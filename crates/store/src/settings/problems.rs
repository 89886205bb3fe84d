//! Where problems of life and death are.

use std::path::PathBuf;

use toml_edit::{Item, TableLike};

use super::read::{Reading, text};

const GROUP: &str = "problems";
const KEY: &str = "folders";

/// The folders of a document; what is none is left out.
pub(super) fn folders(document: &dyn TableLike, reading: &mut Reading) -> Vec<PathBuf> {
    let Some(item) = reading.table(document, GROUP).and_then(|table| table.get(KEY)) else {
        return Vec::new();
    };
    let expected = || "[\"/…\"]".to_owned();
    let Some(list) = item.as_array() else {
        reading.wrong(&format!("{GROUP}.{KEY}"), item, expected());
        return Vec::new();
    };
    let mut folders = Vec::new();
    for value in list {
        let item = Item::Value(value.clone());
        // Where a program is started from says nothing about what its owner means.
        match text(&item).map(PathBuf::from) {
            Ok(folder) if folder.is_absolute() => folders.push(folder),
            _ => reading.wrong(&format!("{GROUP}.{KEY}"), &item, expected()),
        }
    }
    folders
}
