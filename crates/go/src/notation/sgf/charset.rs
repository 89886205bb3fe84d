//! Which charset the texts of a game are in.

use std::ops::Range;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, ISO_2022_JP, SHIFT_JIS, UTF_8, WINDOWS_1252,
};

use super::draft::Draft;

/// What undeclared texts can be that are neither UTF-8 nor Latin-1.
const CANDIDATES: [&Encoding; 5] = [GBK, SHIFT_JIS, EUC_KR, BIG5, EUC_JP];

/// Which bytes begin a character whose second byte can look like a sign of SGF.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Lead {
    /// None do.
    #[default]
    None,
    /// Those of `Shift_JIS`.
    Japanese,
    /// Those of GB18030 and Big5.
    Chinese,
}

impl Lead {
    pub(super) fn of(charset: &'static Encoding) -> Lead {
        if charset == SHIFT_JIS {
            Lead::Japanese
        } else if [GBK, GB18030, BIG5].contains(&charset) {
            Lead::Chinese
        } else {
            Lead::None
        }
    }

    #[inline]
    pub(super) fn includes(self, byte: u8) -> bool {
        match self {
            Lead::None => false,
            Lead::Japanese => matches!(byte, 0x81..=0x9f | 0xe0..=0xfc),
            Lead::Chinese => matches!(byte, 0x81..=0xfe),
        }
    }
}

/// What a game says of its charset, and where.
pub(super) enum Declared {
    Nothing,
    Known(&'static Encoding, usize),
    Unknown(String, usize),
}

/// The charset that a game declares.
pub(super) fn declared(draft: &Draft, bytes: &[u8]) -> Declared {
    let Some(place) = declaration(draft) else { return Declared::Nothing };
    let label = String::from_utf8_lossy(&bytes[place.clone()]).trim().to_owned();
    match by_label(&label) {
        // The text around it is plain ASCII, so it cannot be that.
        Some(charset) if !charset.is_ascii_compatible() && charset != ISO_2022_JP => Declared::Nothing,
        Some(charset) => Declared::Known(charset, place.start),
        None if label.is_empty() => Declared::Nothing,
        None => Declared::Unknown(label.chars().take(40).collect(), place.start),
    }
}

fn declaration(draft: &Draft) -> Option<Range<usize>> {
    let root = draft.nodes.first()?;
    let property = root.properties.iter().find(|property| property.name == "CA")?;
    property.values.first().cloned()
}

fn by_label(label: &str) -> Option<&'static Encoding> {
    let plain = label.to_ascii_lowercase();
    Encoding::for_label(plain.as_bytes()).or(match plain.as_str() {
        "latin-1" => Some(WINDOWS_1252),
        "gb-18030" | "gb_18030" => Some(GB18030),
        _ => None,
    })
}

/// How much of a game means nothing in a charset.
pub(super) enum Damage {
    None,
    Some,
    Much,
}

pub(super) fn damage(charset: &'static Encoding, draft: &Draft, bytes: &[u8]) -> Damage {
    let (mut bad, mut all) = (0, 0);
    for value in foreign(draft, bytes) {
        let (text, has_errors) = charset.decode_without_bom_handling(value);
        all += text.chars().filter(|sign| !sign.is_ascii()).count();
        if has_errors {
            bad += text.matches(char::REPLACEMENT_CHARACTER).count();
        }
    }
    match bad {
        0 => Damage::None,
        _ if 10 * bad > all => Damage::Much,
        _ => Damage::Some,
    }
}

/// UTF-8 if the texts of a game can be that, else what they look like.
pub(super) fn guess(draft: &Draft, bytes: &[u8]) -> &'static Encoding {
    if foreign(draft, bytes).all(|value| str::from_utf8(value).is_ok()) {
        return UTF_8;
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    for value in foreign(draft, bytes) {
        detector.feed(value, false);
        detector.feed(b" ", false);
    }
    detector.feed(b"", true);
    let guess = detector.guess(None, Utf8Detection::Deny);
    if CANDIDATES.contains(&guess) { guess } else { WINDOWS_1252 }
}

/// The values that are not plain ASCII.
fn foreign<'a>(draft: &'a Draft, bytes: &'a [u8]) -> impl Iterator<Item = &'a [u8]> {
    let properties = draft.nodes.iter().flat_map(|node| &node.properties);
    let values = properties.flat_map(|property| &property.values);
    values.map(|value| &bytes[value.clone()]).filter(|value| !value.is_ascii())
}
