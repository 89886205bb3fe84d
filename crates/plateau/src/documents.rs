//! What the command definitions tell by themselves: completions, manual.

use std::process::ExitCode;

use anyhow::Context;
use clap::CommandFactory;

use crate::{
    cli::{Cli, CompletionsArguments, ManArguments},
    output::Output,
};

/// `plateau completions SHELL`
pub(crate) fn completions(arguments: &CompletionsArguments, output: &mut Output) -> anyhow::Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut Cli::command(), "plateau", &mut script);
    output.text(&String::from_utf8(script).context("the script is no text")?)?;
    Ok(ExitCode::SUCCESS)
}

/// `plateau man [COMMAND…]`
pub(crate) fn man(arguments: &ManArguments, output: &mut Output) -> anyhow::Result<ExitCode> {
    let mut command = Cli::command();
    command.build();
    let mut name = "plateau".to_owned();
    for word in &arguments.command {
        command =
            command.find_subcommand(word).with_context(|| format!("{name} has no command {word:?}"))?.clone();
        name = format!("{name} {word}");
    }
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page)?;
    output.text(&String::from_utf8(page).context("the page is no text")?)?;
    Ok(ExitCode::SUCCESS)
}
