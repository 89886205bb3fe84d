//! Statements that take many rows at once.

use std::fmt::Write as _;

/// An insertion of so many rows, as in `INSERT INTO fact (game, number) VALUES ($1, $2), ($3, $4)`.
pub(crate) fn insert(table_with_columns: &str, columns: usize, rows: usize) -> String {
    let mut sql = format!("INSERT INTO {table_with_columns} VALUES ");
    for row in 0..rows {
        let comma = if row == 0 { "" } else { ", " };
        let _ = write!(sql, "{comma}({})", placeholders(row * columns + 1, columns));
    }
    sql
}

/// Places for so many values, as in `$3, $4, $5`.
pub(crate) fn placeholders(first: usize, count: usize) -> String {
    let places: Vec<String> = (first..first + count).map(|number| format!("${number}")).collect();
    places.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_its_place() {
        assert_eq!(insert("a (b, c)", 2, 2), "INSERT INTO a (b, c) VALUES ($1, $2), ($3, $4)");
    }
}
