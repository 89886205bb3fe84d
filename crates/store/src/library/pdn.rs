//! The tags of a game of draughts, which is written as chess is.

/// The lines of tags at the start of a text, and the rest.
fn head(text: &str) -> (Vec<&str>, &str) {
    let mut tags = Vec::new();
    let mut rest = text;
    while rest.trim_start().starts_with('[') {
        rest = rest.trim_start();
        let end = rest.find('\n').unwrap_or(rest.len());
        tags.push(rest[..end].trim_end());
        rest = &rest[end..];
    }
    (tags, rest.trim_start())
}

fn name(line: &str) -> &str {
    line.trim_start_matches('[').split_whitespace().next().unwrap_or_default()
}

/// The value of a tag.
pub(super) fn tag(text: &str, wanted: &str) -> Option<String> {
    let line = head(text).0.into_iter().find(|line| name(line) == wanted)?;
    let (from, to) = (line.find('"')? + 1, line.rfind('"')?);
    Some(line.get(from..to)?.replace("\\\"", "\"").replace("\\\\", "\\"))
}

/// What is played, its layout left aside.
pub(super) fn moves(text: &str) -> String {
    head(text).1.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text with another value of a tag; an empty one takes it away.
pub(super) fn with_tag(text: &str, wanted: &str, value: &str) -> String {
    let (tags, rest) = head(text);
    let value = value.replace(['\n', '\r'], " ").replace('\\', "\\\\").replace('"', "\\\"");
    let line = if value.is_empty() { None } else { Some(format!("[{wanted} \"{value}\"]")) };
    let is_there = tags.iter().any(|line| name(line) == wanted);
    let mut lines: Vec<String> = Vec::new();
    for old in tags {
        match (name(old) == wanted, &line) {
            (false, _) => lines.push(old.to_owned()),
            (true, new) => lines.extend(new.clone()),
        }
    }
    if !is_there {
        lines.extend(line);
    }
    format!("{}\n\n{rest}", lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "[Event \"Club\"]\n[White \"A \\\"B\\\"\"]\n\n1. 11-15 22-18\n2. 15x22 *\n";

    #[test]
    fn tags_are_found_and_changed() {
        assert_eq!(tag(GAME, "White").as_deref(), Some("A \"B\""));
        assert_eq!(tag(GAME, "Black"), None);
        let changed = with_tag(&with_tag(GAME, "Event", ""), "Black", "C\\\"");
        assert_eq!(tag(&changed, "Black").as_deref(), Some("C\\\""));
        assert_eq!(tag(&changed, "Event"), None);
        assert_eq!(moves(&changed), moves(GAME));
        assert_eq!(moves(GAME), "1. 11-15 22-18 2. 15x22 *");
    }
}
