//! Which room may use which; `docs/architecture.md` has the same table in words.

use std::process::Command;

use serde_json::Value;

/// Each room with the rooms it may use; in tests `testkit` besides.
const ROOMS: &[(&str, &[&str])] = &[
    ("game", &[]),
    ("testkit", &["game"]),
    ("draughts", &["game"]),
    ("chess", &["game"]),
    ("go", &["game"]),
    ("search", &["game"]),
    ("engine", &["game", "chess", "draughts", "go", "search"]),
    ("protocol", &[]),
    ("players", &["game", "chess", "draughts", "go", "search", "engine", "protocol", "table"]),
    ("table", &["game", "chess", "draughts", "go"]),
    ("arena", &["game", "chess", "players"]),
    ("store", &["game", "chess", "draughts", "go", "table"]),
    ("words", &["game"]),
    ("terminal", &["game", "table", "players", "words"]),
    ("server", &["game", "chess", "table", "players", "store", "words"]),
    ("page", &["server"]),
    (
        "plateau",
        &[
            "game", "chess", "draughts", "go", "engine", "players", "arena", "words", "table", "store",
            "terminal", "server", "page",
        ],
    ),
    (
        "lab",
        &["game", "testkit", "chess", "draughts", "go", "search", "engine", "players", "protocol", "store"],
    ),
    ("fuzz", &["game", "testkit", "chess", "draughts", "go", "players", "protocol"]),
    ("xtask", &[]),
];

/// Fails on an edge or a room that the table does not have.
pub(crate) fn check() -> Result<(), String> {
    let wrong: Vec<String> = packages()?.iter().flat_map(complaints).collect();
    if wrong.is_empty() {
        println!("rooms: every dependency points the right way");
        return Ok(());
    }
    Err(format!("rooms: {}", wrong.join("; ")))
}

fn packages() -> Result<Vec<Value>, String> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .output()
        .map_err(|error| format!("cannot run cargo metadata: {error}"))?;
    let metadata: Value = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("cannot read what cargo metadata says: {error}"))?;
    metadata["packages"].as_array().cloned().ok_or_else(|| "cargo metadata names no packages".to_owned())
}

fn complaints(package: &Value) -> Vec<String> {
    let name = text(package, "name");
    let Some((_, allowed)) = ROOMS.iter().find(|(room, _)| *room == name) else {
        return vec![format!("{name} is not in the table")];
    };
    let dependencies = package["dependencies"].as_array().into_iter().flatten();
    dependencies
        .filter(|dependency| !dependency["path"].is_null())
        .filter(|dependency| !is_allowed(dependency, allowed))
        .map(|dependency| format!("{name} must not use {}", text(dependency, "name")))
        .collect()
}

fn is_allowed(dependency: &Value, allowed: &[&str]) -> bool {
    let name = text(dependency, "name");
    let in_tests = text(dependency, "kind") == "dev" && name == "testkit";
    in_tests || allowed.contains(&name)
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}
