//! `plateau variants …`

use std::collections::HashSet;

use chess::variant::{
    Betza, Kind,
    language::{Catalogue, Diagram, fault_sentences, ids, summary},
};
use game::Message;
use words::{Language, Words};

use crate::{
    program::{file, plateau, plateau_reading},
    sentences,
};

const SOUND: &str = "[hoppers:chess]\ncustomPiece1 = g:gQ\npromotionPieceTypes = qg\n";
const BROKEN: &str = "[broken:chess]\ncastling = maybe\n";

#[test]
fn the_list_names_every_variant_with_a_line() {
    let run = plateau(&["variants", "list", "--lang", "en"]);
    assert_eq!(run.code, Some(0));
    let lines = run.lines();
    assert_eq!(lines.len(), Catalogue::builtin().entries().count());
    assert!(lines.iter().any(|line| line.starts_with("crazyhouse ")));
    assert!(!run.out.contains('‹'), "a description is missing:\n{}", run.out);
}

#[test]
fn the_list_speaks_french() {
    let french = plateau(&["variants", "list", "--lang", "fr"]);
    let english = plateau(&["--lang", "en", "variants", "list"]);
    assert!(!french.out.contains('‹'), "a description is missing:\n{}", french.out);
    assert_ne!(french.out, english.out);
    plateau(&["variants", "list", "--lang", "tlh"]).assert_refused("tlh");
}

#[test]
fn the_list_as_json_has_names_descriptions_and_parents() {
    let list = plateau(&["variants", "list", "--json", "--lang", "en"]).json();
    let find =
        |name: &str| list.as_array().unwrap().iter().find(|entry| entry["name"] == name).unwrap().clone();
    let (chess, hill) = (find("chess"), find("kingofthehill"));
    assert_eq!((&chess["playable"], &chess["parent"]), (&true.into(), &serde_json::Value::Null));
    assert_eq!(hill["parent"], "chess");
    assert!(hill["description"].as_str().unwrap().len() > 10);
}

#[test]
fn the_list_has_the_variants_of_a_file_too() {
    let path = file("list.ini", format!("{SOUND}{BROKEN}").as_bytes());
    let run = plateau(&["variants", "list", "--variants", &path, "--lang", "en"]);
    assert_eq!(run.code, Some(0));
    let lines = run.lines();
    let own = |name: &str| (*lines.iter().find(|line| line.starts_with(name)).unwrap()).to_owned();
    assert!(own("hoppers ").ends_with(&format!("Defined in {path}, line 1.")));
    assert!(own("broken ").ends_with("(not playable here)"));
    assert!(run.err.contains("expected true or false"), "{}", run.err);
    plateau(&["variants", "list", "--variants", "no-such-file.ini"]).assert_refused("no-such-file.ini");
}

#[test]
fn a_sound_file_is_explained_and_drawn() {
    let run = plateau_reading(SOUND, &["variants", "check", "-", "--lang", "en"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert_eq!(run.lines()[..2], ["hoppers can be played.", "  The board has 8 files and 8 ranks."]);
    assert!(run.out.contains("P becomes one of these: Q, G."), "{}", run.out);
    assert!(run.out.contains("    *' *' ·  G  ·  *' *'\n"), "{}", run.out);
    let french = plateau_reading(SOUND, &["variants", "check", "-", "--lang", "fr"]);
    assert!(french.out.starts_with("hoppers est jouable.\n"), "{}", french.out);
}

#[test]
fn squares_that_a_small_board_has_not_are_not_spoken_of() {
    let tiny = "[tiny:chess]\nmaxFile = c\nmaxRank = 3\nstartFen = k2/3/2K w - - 0 1\nflagRegionWhite = *8\n";
    let said = |text: &str| plateau_reading(text, &["variants", "check", "-", "--lang", "en"]).out;
    let out = said(tiny);
    assert!(out.contains("Pawns have no double step."), "{out}");
    assert!(out.contains("White does not promote; Black does on a1–c1."), "{out}");
    assert!(!out.contains("none") && !out.contains("wins by"), "{out}");
    let line = "[line:chess]\nmaxRank = 1\nstartFen = k6K w - - 0 1\npromotionRegionBlack = *2\n";
    assert!(said(line).contains("Pawns do not promote."), "{}", said(line));
}

#[test]
fn a_faulty_section_is_told_and_the_others_are_explained() {
    let path = file("faulty.ini", format!("{BROKEN}{SOUND}").as_bytes());
    let run = plateau(&["variants", "check", &path, "--lang", "en"]);
    assert_eq!(run.code, Some(1));
    assert_eq!(run.err, format!("{path}:2:12: castling: expected true or false, got \"maybe\"\n"));
    assert!(run.out.contains("broken cannot be played") && run.out.contains("hoppers can be played"));
}

#[test]
fn a_check_as_json_is_one_value() {
    let run =
        plateau_reading(&format!("{BROKEN}{SOUND}"), &["variants", "check", "-", "--json", "--lang", "en"]);
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    let value = run.json();
    let problem = &value["problems"][0];
    assert_eq!((&problem["line"], &problem["severity"]), (&2.into(), &"error".into()));
    let variant = &value["variants"][1];
    assert_eq!((&variant["name"], &variant["playable"]), (&"hoppers".into(), &true.into()));
    assert_eq!(variant["pieces"][0]["notation"], "gQ");
    assert_eq!(variant["pieces"][0]["diagram"].as_array().map(Vec::len), Some(7));
    assert_eq!(variant["summary"][0], "The board has 8 files and 8 ranks.");
}

#[test]
fn what_cannot_be_read_at_all_is_refused() {
    plateau(&["variants", "check", "no-such-file.ini"]).assert_refused("no-such-file.ini");
    let path = file("huge.ini", &vec![b'#'; 9 << 20]);
    plateau(&["variants", "check", &path]).assert_refused("longer than 8 MiB");
}

#[test]
fn every_sentence_about_a_variant_exists_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        let missing: Vec<String> = ids().filter(|id| !words.has(id)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
        for entry in Catalogue::builtin().entries() {
            assert!(words.has(&format!("variant-{}", entry.name)), "{language}: {}", entry.name);
            for message in summary(&entry.spec) {
                let sentence = words.sentence(&message);
                assert!(!sentence.contains('‹'), "{language}, {}: {sentence}", entry.name);
            }
        }
    }
}

#[test]
fn every_rule_and_every_sort_of_move_has_its_sentence() {
    let (catalogue, problems) = Catalogue::read("every-rule.ini", include_bytes!("every-rule.ini"));
    assert!(catalogue.own().all(|entry| entry.is_understood), "{problems:?}");
    let rules = catalogue.own().flat_map(|entry| summary(&entry.spec));
    let notations = ["QmNcAnD", "pRgBpR3", "imfnA", "mQ2cJfsCbG", "nNsHvRflFW1"];
    let pieces = notations.iter().flat_map(|notation| described(notation));
    let said: Vec<Message> = rules.chain(pieces).collect();
    for words in Language::ALL.map(Words::new) {
        let silent =
            said.iter().map(|message| words.sentence(message)).find(|sentence| sentence.contains('‹'));
        assert_eq!(silent, None);
    }
    let said: HashSet<&str> = said.iter().map(Message::id).collect();
    let unsaid: Vec<String> =
        ids().filter(|id| !id.starts_with("piece-") && !said.contains(id.as_str())).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

#[test]
fn every_problem_has_its_sentence_in_every_language() {
    sentences::check(fault_sentences(), &["unplayable-moves"]);
}

#[test]
fn problems_are_told_in_the_language_of_the_reader() {
    let path = file("french.ini", format!("{BROKEN}[zh:chess]\n").as_bytes());
    let check = plateau(&["variants", "check", &path, "--lang", "fr"]);
    let told = [
        format!("{path}:2:12: castling : il faut true ou false, et non « maybe »"),
        format!(
            "{path}:3: avertissement : zh est un autre nom de la variante intégrée crazyhouse ; ici il désigne cette section"
        ),
    ];
    assert_eq!(check.err.lines().collect::<Vec<_>>(), told);
    let json = plateau(&["variants", "check", &path, "--lang", "fr", "--json"]).json();
    assert_eq!(json["problems"][0]["message"], "castling : il faut true ou false, et non « maybe »");
    for command in [&["moves"][..], &["perft", "1"], &["pgn", "check", "-"], &["pgn", "tree", "-"]] {
        let arguments = [command, &["--variants", &path, "--variant", "broken", "--lang", "fr"]].concat();
        let run = plateau(&arguments);
        assert_eq!(run.code, Some(2));
        assert!(run.err.starts_with(&told.join("\n")), "{}", run.err);
        let last = format!("plateau: la variante broken n’est pas jouable : {}", told[0]);
        assert_eq!(run.err.lines().last(), Some(last.as_str()));
    }
    let unknown = plateau(&["moves", "--variant", "crazyhose", "--lang", "fr"]);
    unknown.assert_refused("il n’y a pas de variante « crazyhose » ; vouliez-vous dire crazyhouse ?");
    plateau(&["moves", "--variant", "duck", "--boards", "2", "--lang", "fr"])
        .assert_refused("duck ne se joue pas sur 2 échiquiers : sur plusieurs échiquiers, murer");
    plateau(&["moves", "--variants", "none.ini", "--lang", "fr"])
        .assert_refused("none.ini ne peut pas être lu : ");
}

/// What a check says about a section, in English.
fn explained(section: &str) -> String {
    let run = plateau_reading(section, &["variants", "check", "-", "--lang", "en"]);
    assert_ne!(run.code, Some(2), "{}", run.err);
    run.out
}

#[test]
fn rules_are_explained_as_they_are_played() {
    let said = [
        (
            "[a:shogi]\npieceDemotion = true\n",
            "A promoted piece may turn back with a move to, from or within the squares of promotion.",
        ),
        ("[a:racingkings]\n", "When White gets there, Black has one more move to do the same and draw."),
        (
            "[a:chess]\nflagPiece = n\nflagRegion = *5\nflagMove = true\n",
            "That wins only if the pieces are still there after the other side’s next move.",
        ),
        (
            "[a:chess]\nextinctionValue = loss\nextinctionPieceTypes = n\nextinctionPieceCount = 1\n\
             extinctionOpponentPieceCount = 2\n",
            "That counts while the other side has at least 2 pieces of that kind.",
        ),
        (
            "[a:chess]\nextinctionValue = loss\nextinctionPieceTypes = p\nextinctionPieceCount = 3\n",
            "Whoever has 3 or fewer pieces left of a kind among P loses.",
        ),
        (
            "[a:chess]\ncastlingWins = Kq\n",
            "White wins by castling on the king’s side, and loses with the right to do so.\n  \
             Black wins by castling on the queen’s side, and loses with the right to do so.",
        ),
        (
            "[a:chess]\ncastlingKingPieceBlack = q\ncastlingRookPiecesBlack = n\n",
            "White’s K castles with R.\n  Black’s Q castles with N.",
        ),
        ("[a:chess]\nnMoveRuleTypes = n\n", "Captures and moves of N are progress."),
        ("[a:chess]\nnMoveRuleTypesBlack = -\n", "Of Black’s moves only captures are progress."),
        ("[a:chess]\npawnTypes = pn\n", "P, N become one of these: N, B, R, Q."),
        ("[a:chess]\npawnTypes = -\n", "Pawns do not promote."),
        ("[a:chess]\npromotionPieceTypesBlack = -\n", "Black’s P does not promote."),
        ("[a:chess]\nnFoldRule = 1\n", "The game ends when a position occurs 2 times."),
        ("[a:chess]\nnMoveRule = 1\n", "The game is drawn after one move of each side without progress."),
    ];
    for (section, sentence) in said {
        let told = explained(section);
        assert!(told.contains(sentence), "{section}{told}");
    }
}

#[test]
fn french_has_its_own_plurals_and_marks() {
    let said = |section: &str| {
        let run = plateau_reading(section, &["variants", "check", "-", "--lang", "fr"]);
        run.out + &run.err
    };
    for (section, sentence) in [
        ("[a:chess]\nnMoveRule = 1\n", "après un coup de chaque camp"),
        ("[a:chess]\npawnTypes = pn\n", "P, N deviennent au choix : "),
        ("[a:chess]\nconnectN = 4\nconnectValue = loss\n", "Un alignement de 4 perd."),
        ("[a:chess]\npromotionRegionWhite = *7 *8\n", "La promotion se fait sur a7–h8 pour les Blancs"),
        ("[a:chess]\nboard = 1\n", "il n’y a pas de clé « board »"),
    ] {
        let told = said(section);
        assert!(told.contains(sentence), "{section}{told}");
    }
}

#[test]
fn what_has_no_effect_is_told() {
    for (text, told) in [
        ("", "the file has no [section]"),
        ("# nothing\n", "the file has no [section]"),
        ("[a:chess]\nking = k:\n", "king needs moves behind its letter"),
        ("[a:chess]\nwallingRegion = *4\n", "wallingRegion has no effect without wallingRule"),
        ("[a:chess]\ndropPromoted = true\n", "dropPromoted has no effect without pieceDrops = true"),
        (
            "[a:chess]\ndoubleStep = false\ndoubleStepRegionWhite = *3\n",
            "doubleStepRegionWhite has no effect without doubleStep = true",
        ),
        (
            "[a:chess]\ncastling = false\nstartFen = 4k3/8/8/8/8/8/8/4K2R w K - 0 1\n",
            "nobody can castle by the right K",
        ),
        ("[a:chess]\nmobilityRegionWhiteZebra = *4\n", "there is no key \"mobilityRegionWhiteZebra\"\n"),
        ("[a:b]\n[b:c]\n[c:a]\n", "a is its own ancestor, by way of its parent b (line 2)"),
        ("[a:chess]\ncustomPiece1 = a:R10\n", "a ride is counted up to 9 steps"),
    ] {
        let run = plateau_reading(text, &["variants", "check", "-", "--lang", "en"]);
        assert!(run.err.contains(told), "{text}{}", run.err);
    }
}

/// All that is said about a piece of one's own.
fn described(notation: &str) -> Vec<Message> {
    let mut spec = Catalogue::builtin().get("chess").unwrap().spec.clone();
    let kind = Kind::custom(1).unwrap();
    spec.army.letters[kind.index()] = Some('A');
    spec.army.moves[kind.index()] = Some(notation.to_owned());
    [summary(&spec), Diagram::new('A', &Betza::parse(notation).unwrap()).legend].concat()
}
