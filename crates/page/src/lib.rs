//! The files of the page, as npm built them when this was compiled.
//!
//! It knows nothing of what is in them.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

use server::PageFile;

/// All files of the page.
pub static FILES: &[PageFile] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

#[cfg(test)]
mod tests {
    use super::FILES;

    #[test]
    fn there_is_an_index_that_names_files_which_are_there() {
        let index = FILES.iter().find(|file| file.path == "index.html").expect("an index");
        let text = str::from_utf8(index.bytes).unwrap();
        let assets: Vec<&str> = text.split('"').filter(|part| part.starts_with("/assets/")).collect();
        assert!(assets.len() >= 2, "a script and a style sheet in\n{text}");
        for asset in assets {
            let file =
                FILES.iter().find(|file| file.path == &asset[1..]).unwrap_or_else(|| panic!("{asset}"));
            assert!(file.brotli.is_some_and(|brotli| brotli.len() < file.bytes.len()), "{asset}");
        }
    }
}
