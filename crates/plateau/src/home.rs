//! `plateau` alone: the page, in a browser.

use std::{
    env, io,
    net::{SocketAddr, TcpListener},
    process::ExitCode,
};

use anyhow::Context;
use game::Message;
use serde_json::json;
use words::Words;

use crate::{
    cli::{ServeArguments, USUAL_ADDRESS},
    failure::warn,
    output::Output,
    serve::{self, is_ours},
};

/// Starts the local server and shows the page; one that runs already is shown instead.
pub(crate) fn run(words: &Words, output: &mut Output) -> anyhow::Result<ExitCode> {
    let usual: SocketAddr = USUAL_ADDRESS.parse().context("the usual address")?;
    let listener = match TcpListener::bind(usual) {
        Ok(listener) => listener,
        Err(error) if error.kind() == io::ErrorKind::AddrInUse && is_ours(usual).unwrap_or(false) => {
            return show_running(usual, words, output);
        }
        // Another program is there: any other place will do.
        Err(_) => {
            TcpListener::bind((usual.ip(), 0)).with_context(|| format!("cannot listen on {}", usual.ip()))?
        }
    };
    let arguments = ServeArguments { listen: usual, hosts: Vec::new(), database: None, page: None };
    serve::run_at(listener, &arguments, words, output, |address| show(address, words))
}

fn show_running(address: SocketAddr, words: &Words, output: &mut Output) -> anyhow::Result<ExitCode> {
    if output.json {
        output.value(&json!({ "address": format!("http://{address}/"), "running": true }))?;
    } else {
        let sentence = Message::new("home-running").with("address", format!("http://{address}/"));
        output.text(&(words.sentence(&sentence) + "\n"))?;
    }
    show(address, words);
    Ok(ExitCode::SUCCESS)
}

/// Opens a browser, where there is a screen for one.
fn show(address: SocketAddr, words: &Words) {
    let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    let has_screen =
        !cfg!(all(unix, not(target_os = "macos"))) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY");
    if has_screen && open::that_detached(format!("http://{address}/")).is_err() {
        warn(words.sentence(&Message::new("home-no-browser")));
    }
}
