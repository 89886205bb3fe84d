//! What can be wrong with a table of problems.

use game::{Quoted, SystemError, sentences};

use super::super::Fault;

sentences! {
    /// What is wrong with a table.
    pub enum TableFault {
        NoHead = "solve-table-no-head", "the table is empty: its first line names its columns";
        NoRows = "solve-table-no-rows", "the table has no problem";
        NoColumn { column: &'static str } = "solve-table-no-column", "the table has no column {column}";
        Cells { line: usize, expected: usize, got: usize } =
            "solve-table-cells", "line {line} has {got} columns instead of {expected}";
        Value { line: usize, column: &'static str, value: Quoted } =
            "solve-table-value", "line {line}: {value} means nothing in the column {column}";
        File { line: usize, file: String; why: SystemError } =
            "solve-table-file", "line {line}: cannot read {file}: {why}";
        Question { line: usize; why: Fault } = "solve-table-question", "line {line}: {why}";
    }
}
