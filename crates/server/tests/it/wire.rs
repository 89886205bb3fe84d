//! The page knows the same types.

use std::{fs, path::Path};

/// Set to have the file written instead of compared.
const WRITE: &str = "PLATEAU_WRITE_WIRE";

#[test]
fn the_types_of_the_page_are_those_of_the_server() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire.ts");
    let made = server::wire::typescript();
    if std::env::var_os(WRITE).is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &made).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "web/src/wire.ts is not up to date: cargo xtask wire writes it anew");
}
