//! The flags of `plateau match`.

use std::path::PathBuf;

use arena::{DrawRule, ResignRule, Sprt};
use clap::Args;
use game::TimeControl;

use crate::cli::RulesArguments;

#[derive(Debug, Args)]
pub(crate) struct MatchArguments {
    /// The first engine, whose results are counted: ai:LEVEL, uci:COMMAND or xboard:COMMAND
    #[arg(long, value_name = "ENGINE")]
    pub(crate) a: String,
    /// The second engine
    #[arg(long, value_name = "ENGINE")]
    pub(crate) b: String,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,

    /// The time of both, as 2+0.02 (seconds and increment), 40/60+1 or 40/60:30+0.5
    #[arg(long, value_name = "TIME")]
    pub(crate) tc: Option<TimeControl>,
    /// The time of the first engine, where it differs
    #[arg(long, value_name = "TIME")]
    pub(crate) a_tc: Option<TimeControl>,
    /// The time of the second engine, where it differs
    #[arg(long, value_name = "TIME")]
    pub(crate) b_tc: Option<TimeControl>,
    #[command(flatten)]
    pub(crate) limits: LimitArguments,

    /// An option of the first engine, as NAME=VALUE; may be given several times
    #[arg(long, value_name = "NAME=VALUE", value_parser = option)]
    pub(crate) a_option: Vec<(String, String)>,
    /// An option of the second engine
    #[arg(long, value_name = "NAME=VALUE", value_parser = option)]
    pub(crate) b_option: Vec<(String, String)>,
    /// The memory of each engine in megabytes, where it can be told
    #[arg(long, value_name = "MB", default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    pub(crate) hash: u32,
    /// The threads of each engine, where it can be told
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub(crate) threads: u32,

    #[command(flatten)]
    pub(crate) openings: OpeningArguments,
    #[command(flatten)]
    pub(crate) rules: RulesArguments,

    /// How many games at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub(crate) concurrency: u32,
    /// End a game as lost when both think so: from so many hundredths of a pawn, for so many moves
    #[arg(long, value_name = "SCORE,MOVES")]
    pub(crate) resign: Option<ResignRule>,
    /// End a game as drawn when both think so: up to so many hundredths of a pawn, for so many moves, from a move on
    #[arg(long, value_name = "SCORE,MOVES,FROM")]
    pub(crate) draw: Option<DrawRule>,
    /// End a game as drawn after so many moves of both sides together
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) max_plies: u32,
    /// By how many milliseconds a clock may be overdrawn, for what is lost between programs
    #[arg(long, value_name = "MS", default_value_t = 10)]
    pub(crate) margin: u64,
    /// Stop when a sequential test decides between two differences in Elo, by pairs of games
    #[arg(long, value_name = "ELO0,ELO1[,ALPHA,BETA]", allow_hyphen_values = true)]
    pub(crate) sprt: Option<Sprt>,

    /// Keep the results in a file, and go on with those that it has
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Add the games to a PGN file
    #[arg(long, value_name = "FILE")]
    pub(crate) pgn: Option<PathBuf>,
}

/// What ends the thinking about a move besides the clock.
#[derive(Debug, Args)]
pub(crate) struct LimitArguments {
    /// So many positions for each move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    /// The same for the first engine alone
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) a_nodes: Option<u64>,
    /// The same for the second engine alone
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) b_nodes: Option<u64>,
    /// So deep for each move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) depth: Option<u32>,
    /// The same for the first engine alone
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) a_depth: Option<u32>,
    /// The same for the second engine alone
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) b_depth: Option<u32>,
    /// So many milliseconds for each move
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) movetime: Option<u64>,
    /// The same for the first engine alone
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) a_movetime: Option<u64>,
    /// The same for the second engine alone
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) b_movetime: Option<u64>,
}

/// Where games begin.
#[derive(Debug, Args)]
pub(crate) struct OpeningArguments {
    /// A file of openings, each played twice: PGN, or EPD or FEN one a line; else random moves
    #[arg(long, value_name = "FILE")]
    pub(crate) openings: Option<PathBuf>,
    /// How many moves of both sides an opening has: of a PGN all, of random moves 8
    #[arg(long, value_name = "N")]
    pub(crate) plies: Option<usize>,
    /// Take the openings of the file in a random order, drawn from a number; random moves are drawn from it too
    #[arg(long, value_name = "SEED")]
    pub(crate) random: Option<u64>,
}

fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
    Ok((name.trim().to_owned(), value.trim().to_owned()))
}
