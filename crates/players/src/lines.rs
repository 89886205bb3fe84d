//! Lines from a stranger: as long as they like, but not all of it is kept.

use std::io::{self, BufRead, ErrorKind};

/// The next line without its end, cut behind so many bytes; none when there is no more.
pub(crate) fn read_line(input: &mut impl BufRead, most: usize) -> io::Result<Option<Vec<u8>>> {
    let (mut line, mut has_begun) = (Vec::new(), false);
    loop {
        let bytes = match input.fill_buf() {
            Ok([]) => return Ok(has_begun.then_some(line)),
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        has_begun = true;
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        line.extend(&part[..part.len().min(most - line.len())]);
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(line));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    #[test]
    fn long_lines_are_cut_and_the_next_one_is_whole() {
        let text = format!("{}\n\nshort\nlast", "x".repeat(100));
        let mut input = BufReader::with_capacity(7, text.as_bytes());
        let mut lines = Vec::new();
        while let Some(line) = read_line(&mut input, 10).unwrap() {
            lines.push(String::from_utf8(line).unwrap());
        }
        assert_eq!(lines, ["xxxxxxxxxx", "", "short", "last"]);
    }
}
