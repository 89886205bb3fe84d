//! How alike two words are, for whoever guesses what was meant.

/// How many signs must be put, taken or changed to make one text of the other.
///
/// ```
/// assert_eq!(game::distance(b"knight", b"night"), 1);
/// assert_eq!(game::distance(b"kitten", b"sitting"), 3);
/// ```
pub fn distance<T: PartialEq>(one: &[T], other: &[T]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (index, sign) in one.iter().enumerate() {
        let mut corner = row[0];
        row[0] = index + 1;
        for (column, known) in other.iter().enumerate() {
            let changed = corner + usize::from(sign != known);
            corner = row[column + 1];
            row[column + 1] = changed.min(corner + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}
