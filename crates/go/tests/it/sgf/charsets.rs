//! Texts in the charsets that files have.

use game::{Color, NodeId};

use super::all;

/// The comment of the only game.
fn comment(bytes: &[u8]) -> String {
    let games = all(bytes);
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].problems, []);
    games[0].history.node(NodeId::ROOT).notes().comments.concat()
}

fn utf_16(text: &str, to_bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(to_bytes).collect()
}

#[test]
fn unicode_is_known_by_its_first_bytes() {
    let text = "(;GM[1]C[囲碁 été])";
    let marked = format!("\u{feff}{text}");
    for bytes in [
        text.as_bytes().to_vec(),
        marked.clone().into_bytes(),
        utf_16(&marked, u16::to_le_bytes),
        utf_16(&marked, u16::to_be_bytes),
        utf_16(text, u16::to_le_bytes),
        utf_16(text, u16::to_be_bytes),
    ] {
        assert_eq!(comment(&bytes), "囲碁 été");
    }
}

#[test]
fn the_declared_charset_holds() {
    // In both a second byte is a bracket or a backslash.
    assert_eq!(comment(b"(;GM[1]CA[Shift_JIS]C[\x83\x5c\x83\x5d])"), "ソゾ");
    assert_eq!(comment(b"(;GM[1]CA[GBK]C[\x81\x5d\x81\x5c])"), "乚乗");
    assert_eq!(comment(b"(;GM[1]CA[GB2312]C[\xce\xa7\xc6\xe5])"), "围棋");
    assert_eq!(comment(b"(;GM[1]CA[EUC-KR]C[\xb9\xd9\xb5\xcf])"), "바둑");
    assert_eq!(comment(b"(;GM[1]CA[Big5]C[\xb3\xf2\xb4\xd1])"), "圍棋");
    assert_eq!(comment(b"(;GM[1]CA[ISO-8859-1]C[\xe9t\xe9])"), "été");
    assert_eq!(comment(b"(;GM[1]CA[Latin-1]C[\xe9t\xe9])"), "été");
}

#[test]
fn an_undeclared_charset_is_found() {
    let cases: [(&[u8], &str); 3] = [
        (
            b"(;GM[1]C[\xb5\xda\xb6\xfe\xbd\xec\xd6\xd0\xb9\xfa\xce\xa7\xc6\xe5\xb9\xda\xbe\xfc\xc8\xfc])",
            "第二届中国围棋冠军赛",
        ),
        (b"(;GM[1]C[\x82\xb1\x82\xea\x82\xcd\x88\xcd\x8c\xe9\x82\xc5\x82\xb7])", "これは囲碁です"),
        (b"(;GM[1]C[caf\xe9 M\xfcller])", "café Müller"),
    ];
    for (bytes, text) in cases {
        assert_eq!(comment(bytes), text);
    }
}

#[test]
fn a_wrong_declaration_is_told_and_the_text_is_read() {
    let game = &all(b"(;GM[1]CA[UTF-8]PB[M\xfcller])")[0];
    assert_eq!(game.problems[0].to_string(), "1:11: the text is not UTF-8, which it says it is");
    assert_eq!(game.player(Color::Black).as_deref(), Some("Müller"));
    let game = &all(b"(;GM[1]CA[klingon]PB[M\xfcller])")[0];
    assert_eq!(game.problems[0].to_string(), "1:11: unknown charset \"klingon\"");
    assert_eq!(game.player(Color::Black).as_deref(), Some("Müller"));
}

#[test]
fn texts_are_written_as_declared_unicode() {
    let write = |bytes: &[u8]| all(bytes)[0].write();
    assert_eq!(write(b"(;GM[1]C[\xe9])"), "(;GM[1]CA[UTF-8]C[é])\n");
    assert_eq!(write(b"(;GM[1]CA[ISO-8859-1]C[\xe9])"), "(;GM[1]CA[UTF-8]C[é])\n");
    assert_eq!(write(b"(;GM[1]CA[ISO-8859-1]C[e])"), "(;GM[1]CA[ISO-8859-1]C[e])\n");
}

#[test]
fn each_game_of_a_collection_has_its_own_charset() {
    let games = all(b"(;GM[1]CA[GBK]PB[\xce\xa7])(;GM[1]CA[UTF-8]PB[\xc3\xa9])");
    let names: Vec<_> = games.iter().filter_map(|game| game.player(Color::Black)).collect();
    assert_eq!(names, ["围", "é"]);
}
