//! The guide to a game of one's own quotes the code as it is.

use std::{fs, path::Path};

const GUIDE: &str = include_str!("../../../../docs/your-own-game.md");

/// The quoted pieces of code: the file each names, and the rest.
fn quotes() -> Vec<(&'static str, &'static str)> {
    let quote = |block: &'static str| block.split_once("\n```")?.0.strip_prefix("// ")?.split_once('\n');
    GUIDE.split("```rs\n").skip(1).filter_map(quote).collect()
}

#[test]
fn every_quotation_is_true() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    assert!(quotes().len() > 4, "the guide shows code");
    assert_eq!(quotes().len(), GUIDE.matches("```rs\n").count(), "each quotation names its file");
    for (file, code) in quotes() {
        let source = fs::read_to_string(root.join(file)).unwrap_or_else(|why| panic!("{file}: {why}"));
        for part in code.split("// …\n").map(str::trim).filter(|part| !part.is_empty()) {
            assert!(source.contains(part), "{file} no longer has:\n{part}");
        }
    }
}
