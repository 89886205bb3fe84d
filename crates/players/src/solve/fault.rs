//! Why a question of life and death cannot be asked.

use game::{Color, Quoted, sentences};
use go::{Point, SetupError, Size, dotgo::DotGoError, sgf};

sentences! {
    /// What is wrong with a question.
    pub enum Fault {
        // The text.
        NoRows = "solve-no-rows", "expected rows of N, B, _ and -, found none";
        Sign { row: usize, column: usize, sign: Quoted } =
            "solve-sign", "row {row}, column {column}: expected N, B, _ or -, got {sign}";
        Length { row: usize, expected: usize, got: usize } =
            "solve-length", "row {row} has {got} points instead of {expected}";
        BoardSize { files: u32, ranks: u32 } =
            "solve-board-size", "boards have 1 to 25 files and ranks, not {files} by {ranks}";
        NoProblem = "solve-no-problem", "there is no problem in the file";
        TooLong { limit: usize } = "solve-too-long", "it is longer than {limit} MiB";

        // The target.
        NoPoint { text: Quoted } = "solve-no-point", "expected a point like C3, got {text}";
        NoTarget = "solve-no-target",
            "no target: name a stone of the group (--target C3), or mark it in the file (TR)";
        Several { stones: String } = "solve-several",
            "several groups could be meant, those of {stones}: name one (--target)";
        Empty { point: Point } = "solve-empty", "the target {point} is empty";
        OffBoard { point: Point, size: Size } =
            "solve-off-board", "the target {point} is not on a board of {size}";
        Colors { one: Point, other: Point } =
            "solve-colors", "the targets {one} and {other} are of different colours";
        Outside { point: Point } = "solve-outside",
            "the target {point} lies outside the region: its chain has a liberty that nobody can fill";

        // The region.
        NoRegion = "solve-no-region", "there is no point where one may play";
        TooLarge { points: usize, most: usize } = "solve-too-large",
            "the region has {points} points, and {most} are the most: mark those that matter (SQ)";
        Open { point: Point } = "solve-open",
            "the group of {point} is not enclosed: mark the points that matter (SQ)";
        Nowhere { point: Point } = "solve-nowhere", "the point {point} of the region is not on the board";
        NoLiberty { color: Color, point: Point } =
            "solve-no-liberty", "the {color} stone on {point} has no liberty";
    }
    also { Sgf(sgf::Problem) }
}

impl From<DotGoError> for Fault {
    fn from(error: DotGoError) -> Fault {
        match error {
            DotGoError::Empty => Fault::NoRows,
            DotGoError::Sign { row, column, sign } => Fault::Sign { row, column, sign: Quoted::new(sign) },
            DotGoError::Length { row, expected, got } => Fault::Length { row, expected, got },
            DotGoError::Size(go::SizeError(files, ranks)) => Fault::BoardSize { files, ranks },
        }
    }
}

impl From<SetupError> for Fault {
    fn from(error: SetupError) -> Fault {
        match error {
            SetupError::NoLiberty(color, point) => Fault::NoLiberty { color, point },
            // A board that was read has as many points as it says.
            SetupError::Points { .. } => Fault::NoRegion,
        }
    }
}
