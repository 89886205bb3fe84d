//! Coverage-guided fuzzing with libFuzzer, on the stable toolchain.

use std::{path::Path, process::Command};

/// What makes the compiler report which code an input reaches.
const COVERAGE: &str = "-C target-cpu=native -C passes=sancov-module \
    -C llvm-args=-sanitizer-coverage-level=4 \
    -C llvm-args=-sanitizer-coverage-inline-8bit-counters \
    -C llvm-args=-sanitizer-coverage-pc-table \
    -C llvm-args=-sanitizer-coverage-trace-compares \
    -C codegen-units=1 -C debug-assertions=on -C overflow-checks=on";

/// Runs one target; what breaks it is left in `fuzz/artifacts`.
pub(crate) fn run(target: &str, minutes: &str) -> Result<(), String> {
    let minutes: u64 =
        minutes.parse().map_err(|_| format!("expected a number of minutes, got {minutes:?}"))?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("xtask has no parent folder")?;
    let corpus = root.join("fuzz/corpus").join(target);
    if !corpus.is_dir() {
        return Err(format!("there is no fuzz target {target:?}: no folder {}", corpus.display()));
    }
    let found = root.join("target/fuzz/corpus").join(target);
    let artifacts = root.join("fuzz/artifacts").join(target);
    for folder in [&found, &artifacts] {
        std::fs::create_dir_all(folder)
            .map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    }
    let status = Command::new(env!("CARGO"))
        .args(["run", "--release", "--package", "fuzz", "--features", "guided", "--bin", "guided"])
        // Named, the target keeps these flags away from build scripts.
        .args(["--target", &host()?, "--"])
        .arg(&found)
        .arg(&corpus)
        .arg(format!("-max_total_time={}", minutes * 60))
        .args(["-timeout=5", "-rss_limit_mb=2048", "-max_len=65536"])
        .arg(format!("-artifact_prefix={}/", artifacts.display()))
        .env("RUSTFLAGS", COVERAGE)
        .env("CARGO_TARGET_DIR", root.join("target/fuzz"))
        .env("PLATEAU_FUZZ_TARGET", target)
        .current_dir(root)
        .status()
        .map_err(|error| format!("cannot run cargo: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{target} failed; see {}", artifacts.display())) }
}

/// The machine that the compiler runs on.
fn host() -> Result<String, String> {
    let output =
        Command::new("rustc").arg("-vV").output().map_err(|error| format!("cannot run rustc: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not name its host".to_owned())
}
