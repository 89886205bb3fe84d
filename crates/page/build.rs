//! Builds the page with npm, where its sources have changed, and lists its files.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::Command,
};

/// What the page is made of, from the root of the project.
const SOURCES: [&str; 8] = [
    "web/src",
    "web/index.html",
    "web/build.mjs",
    "web/loaders.mjs",
    "web/package.json",
    "web/package-lock.json",
    "web/tsconfig.json",
    "crates/words/src",
];

fn main() {
    if let Err(why) = build() {
        // Cargo fails by that sentence alone; a failure of ours would be told at length below it.
        println!("cargo::error={why}");
    }
}

fn build() -> Result<(), String> {
    let root = PathBuf::from(variable("CARGO_MANIFEST_DIR")?).join("../..");
    let out = PathBuf::from(variable("OUT_DIR")?);
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    let (web, dist) = (root.join("web"), out.join("dist"));
    install(&web)?;
    let status = Command::new("node").arg("build.mjs").arg("--into").arg(&dist).current_dir(&web).status();
    succeeded("node build.mjs", status)?;
    let list = listed(&dist).map_err(|error| format!("cannot read the page that was built: {error}"))?;
    fs::write(out.join("files.rs"), list).map_err(|error| format!("cannot list the page: {error}"))
}

/// Fetches the packages of the page, unless those that it is locked to are there.
fn install(web: &Path) -> Result<(), String> {
    let lock =
        fs::read(web.join("package-lock.json")).map_err(|error| format!("package-lock.json: {error}"))?;
    let stamp = web.join("node_modules/.installed-lock.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    let status = Command::new("npm").args(["ci", "--no-audit", "--no-fund"]).current_dir(web).status();
    succeeded("npm ci", status)?;
    fs::write(stamp, lock).map_err(|error| format!("cannot note what was installed: {error}"))
}

fn succeeded(what: &str, status: io::Result<std::process::ExitStatus>) -> Result<(), String> {
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("the page was not built: `{what}` in web/ ended with {status}")),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err("the page needs Node 20 or later with npm, which is not installed; \
             without a page: cargo build --release --no-default-features"
                .to_owned())
        }
        Err(error) => Err(format!("the page was not built: `{what}` cannot be started: {error}")),
    }
}

/// The files in a folder as a list in Rust.
fn listed(dist: &Path) -> io::Result<String> {
    let mut files = Vec::new();
    collect(dist, &mut files)?;
    files.sort();
    let is_brotli = |file: &&PathBuf| file.extension().is_some_and(|end| end == "br");
    let lines = files.iter().filter(|file| !is_brotli(file)).map(|file| {
        let name =
            file.strip_prefix(dist).expect("a file of the folder").to_string_lossy().replace('\\', "/");
        let compressed = PathBuf::from(format!("{}.br", file.display()));
        let brotli = files.iter().find(|other| **other == compressed);
        let brotli = brotli.map_or("None".to_owned(), |file| format!("Some({})", included(file)));
        format!("    PageFile {{ path: {name:?}, bytes: {}, brotli: {brotli} }},\n", included(file))
    });
    Ok(format!("&[\n{}]\n", lines.collect::<String>()))
}

fn included(file: &Path) -> String {
    format!("include_bytes!({:?})", file.display().to_string())
}

fn collect(folder: &Path, into: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { collect(&path, into)? } else { into.push(path) }
    }
    Ok(())
}

fn variable(name: &str) -> Result<String, String> {
    env::var(name).map_err(|_| format!("{name} is not set: this runs within cargo"))
}
