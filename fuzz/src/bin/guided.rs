//! One target under libFuzzer, chosen by `PLATEAU_FUZZ_TARGET`.

#![no_main]

use std::sync::LazyLock;

static TARGET: LazyLock<&fuzz::Target> = LazyLock::new(|| {
    let name = std::env::var("PLATEAU_FUZZ_TARGET").unwrap_or_default();
    fuzz::target(&name).unwrap_or_else(|| panic!("PLATEAU_FUZZ_TARGET names no target: {name:?}"))
});

libfuzzer_sys::fuzz_target!(|data: &[u8]| (TARGET.run)(data));
