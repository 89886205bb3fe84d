//! The command line, as clap reads it.

use std::{net::SocketAddr, path::PathBuf};

use clap::{Args, Parser, Subcommand, ValueEnum};
use engine::Level;

use crate::{contest::flags::MatchArguments, solve::flags::SolveArguments};

/// The great board games, in a browser, a terminal or another program; without a command, in a browser
#[derive(Debug, Parser)]
#[command(
    name = "plateau",
    version,
    after_help = "Example: plateau\n\nStarts the program for this machine alone and opens its page; if it \
        runs already, that page is opened again. Everything is kept; Ctrl-C ends it."
)]
pub(crate) struct Cli {
    /// Print one JSON value on standard output
    #[arg(long, global = true)]
    pub(crate) json: bool,

    /// The language of sentences; else that of the environment
    #[arg(long, global = true, value_enum, value_name = "LANGUAGE")]
    pub(crate) lang: Option<LanguageName>,

    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Count the paths of legal moves; the last line is `nodes N`
    #[command(after_help = "Example: plateau perft 5 --divide --fen 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'")]
    Perft(PerftArguments),
    /// List the legal moves in UCI form, one a line
    #[command(
        after_help = "Example: plateau moves --variant chess960 --fen '4k3/8/8/8/8/8/8/1R2K1R1 w GB -'"
    )]
    Moves(MovesArguments),
    /// Play a whole game in plain lines of text
    #[command(after_help = "Example: plateau play --black ai:3 --clock 10m+5s\n\n\
        SEAT is human, human:NAME, ai:LEVEL (0 to 9, novice, beginner, intermediate, advanced) or \
        engine:NAME, a program of the settings. Type help in the game for what can be said; every \
        move is kept before it is shown.")]
    Play(Box<PlayArguments>),
    /// Read, check and rewrite PGN files
    #[command(subcommand, after_help = "Example: plateau pgn check games.pgn")]
    Pgn(PgnCommand),
    /// Read, check and rewrite SGF files of Go
    #[command(subcommand, after_help = "Example: plateau sgf check games.sgf")]
    Sgf(SgfCommand),
    /// Say whether a group of Go lives, dies, or hangs on a ko, and prove it
    #[command(after_help = "Example: plateau solve problem.sgf --target C3 --to-play black\n\n\
        Files are SGF, where TR marks the target and SQ the points where one may play, or rows of N \
        (black), B (white), _ (playable) and - (not playable). A table has a problem with its answer \
        in each line. Exit code 0 when all was decided, 1 when something is unknown or differs from \
        the table, 2 when something could not be read or asked. Ctrl-C ends with what is known.")]
    Solve(Box<SolveArguments>),
    /// The built-in variants of chess, and what is in a file of one's own
    #[command(subcommand, after_help = "Example: plateau variants list --lang fr")]
    Variants(VariantsCommand),
    /// Be a Go player for other programs, by the Go Text Protocol
    #[command(after_help = "Example: printf 'boardsize 9\\ngenmove black\\n' | plateau gtp")]
    Gtp(GtpArguments),
    /// Be a chess engine for other programs, by the Universal Chess Interface
    #[command(after_help = "Example: printf 'uci\\nisready\\n' | plateau uci")]
    Uci(HostArguments),
    /// Be a chess engine for other programs, by the protocol of `XBoard`
    #[command(after_help = "Example: xboard -fcp 'plateau xboard'", name = "xboard")]
    XBoard(HostArguments),
    /// Be the server for a page, for friends or for a club
    #[command(after_help = "Example: plateau serve --listen 0.0.0.0:7788\n\n\
        On an address of this machine alone, everybody who gets there is the owner. On others the \
        owner has a key, which is shown and kept beside the settings; players come by links that \
        carry the secret of their seat, and watchers by links that do not.")]
    Serve(ServeArguments),
    /// The engines of others that the settings name
    #[command(subcommand, after_help = "Example: plateau engines test gnuchess")]
    Engines(EnginesCommand),
    /// Say what is wrong with database, settings, engines and port
    #[command(after_help = "Example: plateau doctor\n\n\
        Exit code 0 when all is well, 1 when something is wrong.")]
    Doctor(DoctorArguments),
    /// Do work that is the same on every machine; the last line is `nodes N`
    #[command(after_help = "Example: plateau bench chess\n\n\
        chess: nodes of a search with one thread; go: moves of random games; tsumego: positions \
        searched for problems of life and death.")]
    Bench(BenchArguments),
    /// Let two chess engines play a match, with Elo and error bars
    #[command(
        name = "match",
        after_help = "Example: plateau match --a ai:9 --b 'xboard:gnuchess --xboard' --games 200 --tc 3+0.03 \
        --resume gnuchess.match --pgn gnuchess.pgn\n\n\
        Each opening is played twice, with colours changed. Draws that can be claimed are claimed. \
        Ctrl-C ends the match with what was played; with --resume it goes on later."
    )]
    Match(Box<MatchArguments>),
    /// Print a script that completes commands in your shell
    #[command(
        after_help = "Example: plateau completions bash > ~/.local/share/bash-completion/completions/plateau"
    )]
    Completions(CompletionsArguments),
    /// Print the manual page of the program or of a command
    #[command(after_help = "Example: plateau man pgn check | man -l -")]
    Man(ManArguments),
}

#[derive(Debug, Subcommand)]
pub(crate) enum PgnCommand {
    /// Check every move, and report each error as `file:line:column: message`
    #[command(after_help = "Example: plateau pgn check --json *.pgn\n\n\
        Exit code 0 when everything was read, 1 when some game had an error, \
        2 when a file could not be read at all.")]
    Check(FilesArguments),
    /// Print the games with all variations and comments as JSON
    #[command(after_help = "Example: plateau pgn tree game.pgn")]
    Tree(FileArguments),
    /// Print the games again in the standard's export form
    #[command(after_help = "Example: plateau pgn format rough.pgn > clean.pgn")]
    Format(FileArguments),
}

#[derive(Debug, Subcommand)]
pub(crate) enum EnginesCommand {
    /// Name the engines of the settings
    #[command(after_help = "Example: plateau engines list")]
    List,
    /// Have an engine make its first moves, and say what is wrong with it
    #[command(after_help = "Example: plateau engines test gnuchess\n\n\
        Exit code 0 when it works, 1 when it does not.")]
    Test {
        /// Its name in the settings
        name: String,
    },
}

#[derive(Debug, Args)]
pub(crate) struct ServeArguments {
    /// Where to listen
    #[arg(long, value_name = "ADDR:PORT", default_value = USUAL_ADDRESS)]
    pub(crate) listen: SocketAddr,
    /// A name under which others reach this server; may be given several times
    #[arg(long = "host", value_name = "NAME")]
    pub(crate) hosts: Vec<String>,
    /// Where games are kept: a file, or `postgres://user@host/name`; else the user's own folder
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
    /// Show the page of a folder instead of the program's own, for whoever works on it
    #[arg(long, value_name = "FOLDER")]
    pub(crate) page: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct DoctorArguments {
    /// Where the server would listen
    #[arg(long, value_name = "ADDR:PORT", default_value = USUAL_ADDRESS)]
    pub(crate) listen: SocketAddr,
    /// Where games are kept: a file, or `postgres://user@host/name`; else the user's own folder
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}

/// Where the server listens when nobody says where.
pub(crate) const USUAL_ADDRESS: &str = "127.0.0.1:7788";

#[derive(Debug, Subcommand)]
pub(crate) enum SgfCommand {
    /// Check every node by the standard, and report each error as `file:line:column: message`
    #[command(after_help = "Example: plateau sgf check --json *.sgf\n\n\
        Exit code 0 when no game had an error, 1 when one had, 2 when a file could not be \
        read at all. Warnings, of what is sound and only not understood, do not count.")]
    Check(SgfFilesArguments),
    /// Print the games with all variations and properties as JSON
    #[command(after_help = "Example: plateau sgf tree game.sgf")]
    Tree(SgfFileArguments),
    /// Print the games again in UTF-8, with nothing lost
    #[command(after_help = "Example: plateau sgf format rough.sgf > clean.sgf")]
    Format(SgfFileArguments),
    /// Count the end of each game: whose each point is, what is dead, and the result
    #[command(after_help = "Example: plateau sgf score game.sgf --rules japanese\n\n\
        Dead stones are those that the file marks as territory of the other side; \
        where it marks nothing, they are proposed. A game that cannot be counted is told; \
        in JSON every game has its index and either a result or an error.")]
    Score(SgfScoreArguments),
}

#[derive(Debug, Subcommand)]
pub(crate) enum VariantsCommand {
    /// Name the built-in variants, with a line on each
    #[command(after_help = "Example: plateau variants list --variants my.ini")]
    List(ListArguments),
    /// Explain what a variants file contains, and what is wrong with it
    #[command(after_help = "Example: plateau variants check my.ini\n\n\
        Exit code 0 when no section has an error, 1 when one has, \
        2 when the file could not be read at all.")]
    Check(CheckArguments),
}

/// Which work.
#[derive(Debug, Args)]
pub(crate) struct BenchArguments {
    /// The work to do
    #[arg(value_enum, default_value_t = BenchName::Chess)]
    pub(crate) work: BenchName,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum BenchName {
    Chess,
    Go,
    Tsumego,
}

/// Which position of which game.
#[derive(Debug, Args)]
pub(crate) struct StartArguments {
    /// The game to play; chess without it
    #[arg(long, value_enum)]
    pub(crate) game: Option<GameName>,
    #[command(flatten)]
    pub(crate) rules: RulesArguments,
    #[command(flatten)]
    pub(crate) go: GoArguments,
    /// The position to start from, as FEN (in draughts as PDN writes it)
    #[arg(long)]
    pub(crate) fen: Option<String>,
}

impl StartArguments {
    /// The game that is played.
    pub(crate) fn game(&self) -> GameName {
        self.game.unwrap_or(GameName::Chess)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum GameName {
    Chess,
    Draughts,
    Go,
}

impl GameName {
    /// Its word, as flags have it.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            GameName::Chess => "chess",
            GameName::Draughts => "draughts",
            GameName::Go => "go",
        }
    }
}

/// Which kind of Go.
#[derive(Debug, Args)]
pub(crate) struct GoArguments {
    /// In Go, the size of the board: 1 to 25, or files and ranks as 9x7
    #[arg(long, value_name = "N")]
    pub(crate) size: Option<String>,
    /// In Go, the rules: chinese, japanese, … or koPOSITIONALscoreAREAsui1 and the like
    #[arg(long = "rules", value_name = "RULES")]
    pub(crate) named: Option<String>,
}

/// Which kind of chess.
#[derive(Debug, Args)]
pub(crate) struct RulesArguments {
    /// The variant of chess, by its name in `plateau variants list` or in the file of --variants;
    /// standard chess without it
    #[arg(long, value_name = "NAME")]
    pub(crate) variant: Option<String>,
    /// A variants file of one's own; - is standard input
    #[arg(long, value_name = "FILE")]
    pub(crate) variants: Option<PathBuf>,
    /// On how many boards, 1 to 8; a piece changes board with each move, as in Alice chess
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=8))]
    pub(crate) boards: Option<u8>,
}

impl RulesArguments {
    /// The variant that is played.
    pub(crate) fn variant(&self) -> &str {
        self.variant.as_deref().unwrap_or("chess")
    }

    /// Whether nobody chose a variant.
    pub(crate) fn is_usual(&self) -> bool {
        self.variant.is_none() && self.variants.is_none() && self.boards.is_none()
    }
}

#[derive(Debug, Args)]
pub(crate) struct PerftArguments {
    /// How many moves deep
    #[arg(value_parser = clap::value_parser!(u32).range(0..=60))]
    pub(crate) depth: u32,
    #[command(flatten)]
    pub(crate) start: StartArguments,
    /// Print a count for each first move
    #[arg(long)]
    pub(crate) divide: bool,
    /// How many threads count
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub(crate) threads: u32,
}

#[derive(Debug, Args)]
pub(crate) struct MovesArguments {
    #[command(flatten)]
    pub(crate) start: StartArguments,
}

#[derive(Debug, Args)]
pub(crate) struct PlayArguments {
    /// Who plays White
    #[arg(long, value_name = "SEAT")]
    pub(crate) white: Option<String>,
    /// Who plays Black
    #[arg(long, value_name = "SEAT")]
    pub(crate) black: Option<String>,
    #[command(flatten)]
    pub(crate) start: StartArguments,
    /// In Go, what White gets
    #[arg(long, value_name = "POINTS")]
    pub(crate) komi: Option<String>,
    /// In Go, how many stones Black has at first
    #[arg(long, value_name = "STONES")]
    pub(crate) handicap: Option<u32>,
    /// The clock, such as 5m+3s or 90m/40,30m+30s; none without it
    #[arg(long, value_name = "TIME")]
    pub(crate) clock: Option<String>,
    /// A game to load: PGN, PDN or SGF; or a position: FEN
    #[arg(long, value_name = "FILE", conflicts_with = "fen")]
    pub(crate) load: Option<PathBuf>,
    /// Problems of life and death to try, in SGF or `.go`, instead of a game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["load", "white", "black", "clock", "random"])]
    pub(crate) problem: Option<PathBuf>,
    /// A stone of the group that a problem is about; several, C3,D5, must all survive
    #[arg(long, value_name = "POINTS", requires = "problem")]
    pub(crate) target: Option<String>,
    /// Which game or problem of the file, where it has several
    #[arg(long, value_name = "N")]
    pub(crate) game_number: Option<usize>,
    /// Let chance decide who has White
    #[arg(long)]
    pub(crate) random: bool,
    /// Draw pieces as letters, also on a terminal
    #[arg(long, conflicts_with = "figures")]
    pub(crate) letters: bool,
    /// Draw pieces as figures, also in a pipe
    #[arg(long)]
    pub(crate) figures: bool,
}

#[derive(Debug, Args)]
pub(crate) struct FilesArguments {
    /// The files to read; - is standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) rules: RulesArguments,
}

#[derive(Debug, Args)]
pub(crate) struct FileArguments {
    /// The file to read; - is standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) rules: RulesArguments,
}

#[derive(Debug, Args)]
pub(crate) struct SgfFilesArguments {
    /// The files to read; - is standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct SgfFileArguments {
    /// The file to read; - is standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum LanguageName {
    En,
    Fr,
}

#[derive(Debug, Args)]
pub(crate) struct ListArguments {
    /// A variants file whose own variants are listed too; - is standard input
    #[arg(long, value_name = "FILE")]
    pub(crate) variants: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct CheckArguments {
    /// The variants file to read; - is standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct CompletionsArguments {
    /// The shell to complete for
    pub(crate) shell: clap_complete::Shell,
}

#[derive(Debug, Args)]
pub(crate) struct ManArguments {
    /// The command to describe, such as `pgn check`
    #[arg(value_name = "COMMAND")]
    pub(crate) command: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct HostArguments {
    /// How strong to play: 0 to 9, novice, beginner, intermediate or advanced
    #[arg(long, value_name = "LEVEL", default_value_t = Level::FULL)]
    pub(crate) level: Level,
}

#[derive(Debug, Args)]
pub(crate) struct GtpArguments {
    /// Play the same games again: a number from which chance is drawn
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
}

#[derive(Debug, Args)]
pub(crate) struct SgfScoreArguments {
    /// The file to read; - is standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Other rules than the file's: chinese, japanese, … or koSIMPLEscoreAREA and the like
    #[arg(long, value_name = "RULES")]
    pub(crate) rules: Option<String>,
}
