//! `plateau bench`

use std::{io::Write, process::ExitCode, time::Instant};

use serde_json::json;

use crate::{
    cli::{BenchArguments, BenchName},
    output::Output,
};

pub(crate) fn run(arguments: &BenchArguments, output: &mut Output) -> anyhow::Result<ExitCode> {
    let begun = Instant::now();
    let nodes = match arguments.work {
        BenchName::Chess => engine::bench_chess(),
        BenchName::Go => engine::bench_go(),
        BenchName::Tsumego => engine::bench_tsumego(),
    };
    let seconds = begun.elapsed().as_secs_f64();
    if output.json {
        output.value(&json!({ "nodes": nodes, "seconds": seconds }))?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(output.out, "seconds {seconds:.3}")?;
    writeln!(output.out, "per second {:.0}", nodes as f64 / seconds.max(1e-9))?;
    writeln!(output.out, "nodes {nodes}")?;
    output.out.flush()?;
    Ok(ExitCode::SUCCESS)
}
