//! Judgements of moves: properties of SGF, and the numbers that PGN has for them.

use super::step::Properties;

/// A judgement: its number, its property, and the value of that.
const GLYPHS: [(u32, &str, &str); 6] =
    [(1, "TE", "1"), (2, "BM", "1"), (3, "TE", "2"), (4, "BM", "2"), (5, "IT", ""), (6, "DO", "")];

/// The judgements that some properties make, each property once.
pub(super) fn glyphs(properties: &Properties) -> Vec<u32> {
    let is_first = |&(index, (name, _)): &(usize, &(String, Vec<String>))| {
        properties[..index].iter().all(|(earlier, _)| earlier != name)
    };
    let firsts = properties.iter().enumerate().filter(is_first);
    firsts.filter_map(|(_, (name, values))| glyph(name, values.first()?)).collect()
}

/// What a property judges; a value that says nothing is the weaker of two.
fn glyph(name: &str, value: &str) -> Option<u32> {
    let mut meant = GLYPHS.iter().filter(|(_, known, _)| *known == name);
    let weaker = meant.next()?;
    Some(meant.find(|(_, _, said)| *said == value.trim()).unwrap_or(weaker).0)
}

/// Makes properties say these judgements, as far as SGF has words for them.
///
/// A property stands once in a node: of two judgements that share one, the first is said.
pub(super) fn renew(properties: &mut Properties, wanted: &[u32]) {
    let mut said: Vec<(u32, &str, &str)> = Vec::new();
    for judgement in wanted.iter().filter_map(|glyph| GLYPHS.iter().find(|(known, ..)| known == glyph)) {
        if said.iter().all(|(_, name, _)| *name != judgement.1) {
            said.push(*judgement);
        }
    }
    if said.iter().map(|(glyph, ..)| *glyph).eq(glyphs(properties)) {
        return;
    }
    properties.retain(|(name, _)| GLYPHS.iter().all(|(_, known, _)| known != name));
    properties.extend(said.iter().map(|(_, name, value)| ((*name).to_owned(), vec![(*value).to_owned()])));
}
