//! The flags of `plateau solve`, and what they mean.

use std::{path::PathBuf, time::Duration};

use clap::{Args, ValueEnum};
use game::Color;
use players::solve::{Detail, Effort, Fault, KoMaster, Wishes};

/// How long a row of a table may take when nobody says how long.
const ROW_SECONDS: f64 = 10.0;

#[derive(Debug, Args)]
pub(crate) struct SolveArguments {
    /// The problems, in SGF or `.go`; - is standard input
    #[arg(required_unless_present = "table", conflicts_with = "table", value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    /// A table of problems with their answers
    #[arg(long, value_name = "FILE")]
    pub(super) table: Option<PathBuf>,
    /// A stone of the group; several, C3,D5, must all survive
    #[arg(long, value_name = "POINTS", conflicts_with = "table")]
    pub(super) target: Option<String>,
    /// The vacant points where one may play, A1,B1,…; else those that the file marks, or that
    /// are worked out
    #[arg(long, value_name = "POINTS", conflicts_with = "table")]
    pub(super) region: Option<String>,
    /// Who plays first; else whoever the file says, or each side in turn
    #[arg(long, value_enum, value_name = "SIDE", conflicts_with = "table")]
    to_play: Option<SideName>,
    /// Who wins every ko
    #[arg(long, value_enum, value_name = "SIDE")]
    ko_master: Option<MasterName>,
    /// Prove every answer again without the search; nothing can yet, so that the exit code is 1
    #[arg(long)]
    pub(super) verify: bool,
    /// How many megabytes a problem may take
    #[arg(long, value_name = "MB", default_value_t = 128, value_parser = clap::value_parser!(u32).range(1..=1_048_576))]
    memory: u32,
    /// How many problems are solved at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub(super) threads: u32,
    /// How long a problem may take with each side to play; without it as long as it takes, 10 in a
    /// table
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    seconds: Option<f64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum SideName {
    Black,
    White,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum MasterName {
    Attacker,
    Defender,
}

/// A time that a clock can wait for.
fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| (0.001..=1e6).contains(seconds));
    seconds.ok_or_else(|| "expected a number of seconds from 0.001 to 1000000".to_owned())
}

impl SolveArguments {
    /// Who wins every ko, if that was said.
    pub(super) fn master(&self) -> Option<KoMaster> {
        self.ko_master.map(|name| match name {
            MasterName::Attacker => KoMaster::Attacker,
            MasterName::Defender => KoMaster::Defender,
        })
    }

    /// What is asked besides what the files say.
    pub(super) fn wishes(&self) -> Result<Wishes, Fault> {
        let turn = self.to_play.map(|name| match name {
            SideName::Black => Color::Black,
            SideName::White => Color::White,
        });
        let points = |text: &Option<String>| text.as_deref().map(Wishes::points).transpose();
        let target = points(&self.target)?.unwrap_or_default();
        Ok(Wishes { target, region: points(&self.region)?, turn, ko_master: self.master() })
    }

    /// What an answer may cost.
    pub(super) fn effort(&self) -> Effort {
        let seconds = self.seconds.or(self.table.is_some().then_some(ROW_SECONDS));
        Effort {
            megabytes: self.memory as usize,
            time: seconds.map(Duration::from_secs_f64),
            // Rows are compared by verdict and first moves.
            detail: if self.table.is_some() { Detail::Moves } else { Detail::Lines },
            checks: self.verify,
        }
    }
}
