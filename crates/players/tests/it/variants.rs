//! Our engine as a program for variants and for draughts, by both protocols.

use std::fs;

use engine::Level;
use players::host::{run_uci, run_xboard};

use crate::talk::Talk;

/// The move that is played by UCI in some game.
fn best(talk: &mut Talk, kind: &str, position: &str, go: &str) -> String {
    let line =
        talk.ask(&format!("setoption name UCI_Variant value {kind}\nposition {position}\n{go}"), "bestmove");
    line.split(' ').nth(1).unwrap_or_default().to_owned()
}

#[test]
fn uci_offers_every_variant() {
    let mut talk = Talk::with(|input, output| run_uci(Level::FULL, input, output));
    talk.say("uci");
    let lines = talk.until("uciok");
    let combo = lines
        .iter()
        .find(|line| line.starts_with("option name UCI_Variant type combo default chess "))
        .unwrap();
    for name in [
        "chess",
        "alice",
        "crazyhouse",
        "3check",
        "racingkings",
        "giveaway",
        "antichess",
        "horde",
        "draughts",
    ] {
        assert!(combo.split(" var ").any(|value| value == name), "{name}: {combo}");
    }
    assert!(lines.contains(&"option name VariantPath type string default <empty>".to_owned()));
}

#[test]
fn uci_plays_variants_and_draughts() {
    let mut talk = Talk::with(|input, output| run_uci(Level::FULL, input, output));
    let hand = "fen 6k1/5ppp/8/8/8/8/5PPP/6K1[R] w - - 0 1";
    assert_eq!(&best(&mut talk, "crazyhouse", hand, "go depth 4")[..2], "R@");
    let moves = "startpos moves e2e4 d7d5 e4d5 d8d5 b1c3 P@e4";
    assert_eq!(best(&mut talk, "crazyhouse", moves, "go depth 2 searchmoves c3d5"), "c3d5");
    assert_eq!(best(&mut talk, "3check", "fen 4k3/8/8/8/8/8/8/4K2R w - - 1+3 0 1", "go depth 3"), "h1h8");
    assert_eq!(best(&mut talk, "antichess", "fen 8/8/8/8/8/1p6/8/R7 w - - 0 1", "go depth 3"), "a1a2");
    assert_eq!(
        best(&mut talk, "alice", "fen 2k3|R1/8/8/1pK5/8/8/8/1|R6 w - - 0 1", "go nodes 60000"),
        "c5c6"
    );
    assert_eq!(best(&mut talk, "alice-3-boards", "startpos moves e2A-e4B", "go depth 2").len(), 7);
    assert_eq!(best(&mut talk, "draughts", "startpos moves 11-15 22-18", "go depth 5"), "15x22");
    assert_eq!(best(&mut talk, "draughts", "fen W:WK18:B14", "go depth 5"), "18x9");
    let castles = "fen 4k3/8/8/8/8/8/8/4K2R[] w K - 0 1";
    assert_eq!(best(&mut talk, "crazyhouse", castles, "go depth 1 searchmoves e1g1"), "e1g1");
    talk.say("setoption name UCI_Chess960 value true");
    assert_eq!(best(&mut talk, "crazyhouse", castles, "go depth 1 searchmoves e1h1"), "e1h1");
    talk.say("setoption name UCI_Chess960 value false");
    assert_eq!(best(&mut talk, "chess", "startpos", "go depth 1 searchmoves g1f3"), "g1f3");
}

#[test]
fn every_level_plays_every_kind_of_chess_and_draughts() {
    let mut talk = Talk::with(|input, output| run_uci(Level::FULL, input, output));
    for kind in ["chess", "crazyhouse", "antichess", "alice", "shogi", "draughts"] {
        talk.say(&format!("setoption name UCI_Variant value {kind}\nposition startpos"));
        for level in Level::all().filter(|level| *level != Level::FULL) {
            talk.say(&format!("setoption name Skill Level value {level}"));
            // All the time of the world, of which it needs little.
            let mv = talk.ask("go wtime 9000000 btime 9000000", "bestmove");
            assert!(mv.len() > 12, "{kind} {level}: {mv}");
        }
    }
}

#[test]
fn uci_says_what_is_wrong_with_a_variant_and_goes_on() {
    let mut talk = Talk::with(|input, output| run_uci(Level::FULL, input, output));
    let told = talk.ask("setoption name UCI_Variant value crazyhose", "info string");
    assert!(told.ends_with("did you mean crazyhouse?"), "{told}");
    let told = talk.ask("setoption name VariantPath value /nowhere/at/all.ini", "info string");
    assert!(told.contains("cannot read /nowhere/at/all.ini"), "{told}");
    let told =
        talk.ask("setoption name UCI_Variant value alice\nposition startpos moves e2e9", "info string");
    assert!(told.contains("e2e9"), "{told}");
    assert!(talk.ask("go depth 1", "bestmove").len() > 9);
}

#[test]
fn uci_reads_a_file_of_variants() {
    let folder = std::env::temp_dir().join(format!("plateau-variants-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("own.ini");
    fs::write(&file, "[duel:chess]\nstartFen = 4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1\n[broken:chess]\npawn = 7\n")
        .unwrap();
    let mut talk = Talk::with(|input, output| run_uci(Level::FULL, input, output));
    talk.ask(&format!("setoption name VariantPath value {}", file.display()), "info string");
    talk.say("uci");
    assert!(
        talk.until("uciok")
            .iter()
            .any(|line| line.contains("UCI_Variant") && line.ends_with("var duel var draughts"))
    );
    assert_eq!(best(&mut talk, "duel", "startpos", "go depth 6").len(), 4);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn xboard_chooses_variants() {
    let mut talk = Talk::with(|input, output| run_xboard(Level::FULL, input, output));
    let features = talk.ask("xboard\nprotover 2", "feature");
    let variants = features.split("variants=\"").nth(1).unwrap().split('"').next().unwrap();
    assert!(variants.starts_with("normal,fischerandom,crazyhouse,"), "{variants}");
    assert!(variants.len() < 500 && variants.contains("alice"), "{variants}");
    talk.say("new\nvariant crazyhouse\nst 0.05\nforce");
    talk.say("usermove e2e4\nusermove d7d5\nusermove e4d5\nusermove d8d5\nusermove b1c3\nusermove P@e4\ngo");
    talk.line("move ");
    let setup = talk.ask("new\nvariant alice", "setup");
    assert!(setup.contains("8x8+0_fairy rnbqkbnr/"), "{setup}");
    assert!(talk.ask("usermove e2e4", "move ").len() >= 9);
    assert_eq!(talk.ask("new\nvariant hoppelpoppel", "piece"), "piece N& mNcB");
    assert_eq!(talk.line("piece"), "piece B& mBcN");
    assert!(talk.ask("variant xyzzy", "Error").starts_with("Error (unsupported variant)"));
    talk.say("new\nsetboard 7k/8/8/8/8/8/R7/1R5K w - - 0 1\nsd 4\ngo");
    talk.line("move ");
}
