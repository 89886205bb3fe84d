//! Settings: a file that people and programs write.

use std::{fs, path::PathBuf, time::Duration};

use game::{DrawPolicy, Message, Period, TimeControl};
use proptest::prelude::*;
use store::{
    EngineProtocol, EngineSettings, LanguageChoice, Location, Settings, SettingsError, SettingsFile, Theme,
};

use crate::{place::Folder, process::child};

const FILE: &str = r#"# My own settings.
[display]
theme = "dark" # at night
language = "fr"
sounds = false
shadow = "soft" # of a later version

[play]
level = 7
draws = "claimed"

[[engine]]
name = "Toga"
command = "toga2 --quiet"
protocol = "uci"
options = { Hash = 16, Ponder = true, Book = "none" }

[[clock.period]]
time = 7200
moves = 40

[[clock.period]]
time = 0.5
increment = 30

[future]
anything = [1, 2]
"#;

fn file(folder: &Folder, text: &str) -> PathBuf {
    let path = folder.file("config.toml");
    fs::write(&path, text).unwrap();
    path
}

fn opened(text: &str) -> (Settings, Vec<String>) {
    let folder = Folder::new();
    let (settings, messages) = SettingsFile::open(file(&folder, text));
    (settings.settings().clone(), messages.iter().map(Message::to_string).collect())
}

#[test]
fn folders_of_problems_are_whole_paths() {
    let (settings, messages) = opened("[problems]\nfolders = [\"/srv/go\", \"go\", 3]\n");
    assert_eq!(settings.problem_folders, [PathBuf::from("/srv/go")]);
    assert_eq!(messages.len(), 2, "{messages:?}");
    let (settings, messages) = opened("[problems]\nfolders = \"/srv/go\"\n");
    assert_eq!((settings.problem_folders.len(), messages.len()), (0, 1));
}

#[test]
fn a_missing_file_means_the_usual_settings_and_is_made_by_saving() {
    let folder = Folder::new();
    let path = folder.file("deep/below/config.toml");
    let (mut settings, messages) = SettingsFile::open(&path);
    assert_eq!((settings.settings(), messages), (&Settings::default(), Vec::new()));
    settings.set("display.theme", "dark").unwrap();
    settings.save().unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "[display]\ntheme = \"dark\"\n");
}

#[test]
fn every_group_is_read() {
    let (settings, messages) = opened(FILE);
    assert_eq!(messages, Vec::<String>::new());
    assert_eq!((settings.display.theme, settings.display.language), (Theme::Dark, LanguageChoice::French));
    assert!(!settings.display.sounds && settings.display.coordinates);
    assert_eq!((settings.play.level, settings.play.draws), (7, DrawPolicy::Claimed));
    let engine = &settings.engines[0];
    assert_eq!((engine.name.as_str(), engine.protocol), ("Toga", EngineProtocol::Uci));
    let options: Vec<_> =
        engine.options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    assert_eq!(options, [("Hash", "16"), ("Ponder", "true"), ("Book", "none")]);
    assert_eq!(settings.clock.periods.len(), 2);
    assert_eq!(settings.clock.periods[1].time, Duration::from_millis(500));
    assert!(settings.clock.control().is_limited());
    assert_eq!(Settings::default().clock.control(), TimeControl::UNLIMITED);
}

#[test]
fn comments_order_and_unknown_keys_stay() {
    let folder = Folder::new();
    let path = file(&folder, FILE);
    let (mut settings, _) = SettingsFile::open(&path);
    settings.set("display.theme", "light").unwrap();
    settings.set("play.level", 2).unwrap();
    settings.save().unwrap();
    let expected = FILE.replace("\"dark\"", "\"light\"").replace("level = 7", "level = 2");
    assert_eq!(fs::read_to_string(&path).unwrap(), expected);
}

#[test]
fn a_wrong_value_costs_one_key_and_is_told_with_its_line() {
    let (settings, messages) =
        opened("[display]\ntheme = \"pink\"\nsounds = false\n\n[play]\nlevel = 10\nmay-resign = 3\n");
    assert_eq!(settings.display.theme, Theme::Auto);
    assert!(!settings.display.sounds);
    assert_eq!((settings.play.level, settings.play.may_resign), (3, true));
    assert_eq!(
        messages,
        [
            "settings-value (line: 2, key: display.theme, value: \"pink\", expected: auto | light | dark)",
            "settings-value (line: 6, key: play.level, value: \"10\", expected: 0 … 9)",
            "settings-value (line: 7, key: play.may-resign, value: \"3\", expected: true | false)",
        ]
    );
}

#[test]
fn what_is_no_group_engine_or_clock_is_told() {
    let (settings, messages) = opened("display = 1\nengine = \"toga\"\nclock = { period = 5 }\n");
    assert_eq!(settings, Settings::default());
    assert_eq!(messages.len(), 3, "{messages:?}");
    let (settings, messages) = opened(
        "[[engine]]\nname = \"A\"\nprotocol = \"uci\"\n\n[[engine]]\nname = \"B\"\ncommand = \"b\"\nprotocol = \"gtp\"\n\n\
         [[clock.period]]\ntime = 60\n\n[[clock.period]]\ntime = 60\n",
    );
    assert_eq!(settings.engines.len(), 1);
    assert!(settings.clock.periods.is_empty());
    assert_eq!(messages[1], "settings-engine (line: 2, key: command)");
    assert!(messages[0].starts_with("settings-clock (line: 11, why: only the last period"), "{messages:?}");
}

#[test]
fn a_file_that_is_not_toml_is_kept_aside_and_told_with_its_line() {
    let folder = Folder::new();
    for (number, name) in
        [(1, "config.toml.broken"), (2, "config.toml.broken-2"), (3, "config.toml.broken-3")]
    {
        let broken = format!("[display]\nsounds = false\nthis is {number} no toml\n");
        let path = file(&folder, &broken);
        let (mut settings, messages) = SettingsFile::open(&path);
        assert_eq!(settings.settings(), &Settings::default());
        let kept = folder.file(name);
        assert_eq!(messages.len(), 1);
        assert_eq!(messages[0].id(), "settings-broken");
        let arguments: Vec<_> =
            messages[0].arguments().map(|(name, value)| (name, value.to_string())).collect();
        assert_eq!(arguments[0], ("line", "3".to_owned()));
        assert_eq!(arguments[2], ("kept", kept.display().to_string()));
        assert_eq!(fs::read_to_string(&kept).unwrap(), broken);
        assert!(!path.exists());
        settings.set("display.sounds", false).unwrap();
        settings.save().unwrap();
    }
}

#[test]
fn a_file_that_is_no_text_is_kept_aside_too() {
    let folder = Folder::new();
    let path = folder.file("config.toml");
    fs::write(&path, b"[display]\n\xff\xfe\n").unwrap();
    let (_, messages) = SettingsFile::open(&path);
    assert_eq!(messages[0].arguments().next().unwrap().1.to_string(), "2");
    assert!(folder.file("config.toml.broken").exists());
}

#[test]
fn what_is_no_file_is_told_and_left_alone() {
    let folder = Folder::new();
    let (mut settings, messages) = SettingsFile::open(folder.path());
    assert_eq!(messages[0].id(), "settings-unreadable");
    settings.set("display.sounds", false).unwrap();
    assert!(matches!(settings.save(), Err(SettingsError::Unwritable { .. })));
    // A folder cannot be made below a file.
    let (mut settings, _) = SettingsFile::open(file(&folder, "").join("config.toml"));
    settings.set("display.sounds", false).unwrap();
    assert!(matches!(settings.save(), Err(SettingsError::Unwritable { .. })));
}

#[test]
fn unknown_keys_and_wrong_values_are_not_set() {
    let (mut settings, _) = SettingsFile::open("/nonexistent/config.toml");
    assert!(matches!(settings.set("display.colour", "red"), Err(SettingsError::UnknownKey { .. })));
    assert!(matches!(settings.set("theme", "dark"), Err(SettingsError::UnknownKey { .. })));
    let refused = settings.set("play.level", 10).unwrap_err();
    assert_eq!(refused.to_string(), "play.level cannot be \"10\", expected 0 … 9");
    assert!(settings.set("play.level", "3").is_err());
    assert!(settings.set("display.board", "two\nlines").is_err());
    assert_eq!(settings.settings(), &Settings::default());
}

#[test]
fn engines_and_clocks_are_written_as_they_are_read() {
    let folder = Folder::new();
    let path = file(&folder, FILE);
    let (mut settings, _) = SettingsFile::open(&path);
    let engine = EngineSettings {
        name: "GNU \"Go\"".to_owned(),
        command: "gnugo --mode gtp".to_owned(),
        protocol: EngineProtocol::Gtp,
        options: vec![("a.b".to_owned(), "c = d".to_owned())],
    };
    let period = Period {
        time: Duration::from_millis(90_500),
        moves: Some(12),
        increment: Duration::from_secs(2),
        ..Period::default()
    };
    settings.set_engines(std::slice::from_ref(&engine)).unwrap();
    settings.set_periods(&[period]).unwrap();
    let mut refused = |period| settings.set_periods(&[period]).unwrap_err().message().to_string();
    let at_zero = refused(Period::default());
    assert!(at_zero.starts_with("settings-no-clock (why: "), "{at_zero}");
    let endless = refused(Period { time: Duration::from_mins(1_000_000_000), ..period });
    assert!(endless.starts_with("settings-refused (key: clock.period.time, "), "{endless}");
    settings.save().unwrap();
    let (again, messages) = SettingsFile::open(&path);
    assert_eq!((&again.settings().engines[..], messages), (&[engine][..], Vec::new()));
    assert_eq!(again.settings().clock.periods, [period]);
    assert!(fs::read_to_string(&path).unwrap().contains("anything = [1, 2]"));
    settings.set_engines(&[]).unwrap();
    settings.set_periods(&[]).unwrap();
    settings.save().unwrap();
    let (again, _) = SettingsFile::open(&path);
    assert!(again.settings().engines.is_empty() && again.settings().clock.periods.is_empty());
}

#[test]
fn changes_by_hand_are_read_again_and_not_lost_by_saving() {
    let folder = Folder::new();
    let path = file(&folder, "[play]\nlevel = 1\n");
    let (mut settings, _) = SettingsFile::open(&path);
    fs::write(&path, "[play]\nlevel = 2\n").unwrap();
    assert_eq!(settings.reload(), Vec::new());
    assert_eq!(settings.settings().play.level, 2);
    settings.set("display.sounds", false).unwrap();
    fs::write(&path, "# by hand\n[play]\nlevel = 5\n").unwrap();
    settings.save().unwrap();
    assert_eq!((settings.settings().play.level, settings.settings().display.sounds), (5, false));
    assert!(fs::read_to_string(&path).unwrap().starts_with("# by hand\n[play]\nlevel = 5\n"));
}

#[test]
fn a_file_broken_by_hand_changes_nothing_and_survives_saving() {
    let folder = Folder::new();
    let path = file(&folder, "[play]\nlevel = 1\n");
    let (mut settings, _) = SettingsFile::open(&path);
    fs::write(&path, "[play\n").unwrap();
    let messages = settings.reload();
    assert_eq!(messages[0].id(), "settings-waiting");
    assert_eq!(settings.settings().play.level, 1);
    settings.set("play.level", 4).unwrap();
    settings.save().unwrap();
    assert_eq!(fs::read_to_string(folder.file("config.toml.broken")).unwrap(), "[play\n");
    assert_eq!(fs::read_to_string(&path).unwrap(), "[play]\nlevel = 4\n");
}

#[test]
#[ignore = "a child of the test below"]
fn child_that_tells_its_folders() {
    println!("told: {} and {}", Settings::usual_path().unwrap().display(), Location::usual().unwrap());
}

#[test]
fn files_are_where_the_user_wants_them() {
    let told = |set: &[(&str, &str)]| {
        let mut command = child("settings::child_that_tells_its_folders", "", &[]);
        command.env("HOME", "/home/ann").env_remove("XDG_CONFIG_HOME").env_remove("XDG_DATA_HOME");
        let output = command.envs(set.iter().copied()).output().unwrap();
        let out = String::from_utf8(output.stdout).unwrap();
        out.lines().find_map(|line| line.split_once("told: ")).expect(&out).1.to_owned()
    };
    assert_eq!(
        told(&[]),
        "/home/ann/.config/plateau/config.toml and /home/ann/.local/share/plateau/plateau.db"
    );
    assert_eq!(
        told(&[("XDG_CONFIG_HOME", "/c"), ("XDG_DATA_HOME", "/d")]),
        "/c/plateau/config.toml and /d/plateau/plateau.db"
    );
}

#[test]
fn a_link_stays_a_link() {
    let folder = Folder::new();
    let (path, link) = (file(&folder, "[play]\n"), folder.file("link.toml"));
    std::os::unix::fs::symlink(&path, &link).unwrap();
    let (mut settings, _) = SettingsFile::open(&link);
    settings.set("play.level", 4).unwrap();
    settings.save().unwrap();
    assert!(link.is_symlink());
    assert_eq!(fs::read_to_string(&path).unwrap(), "[play]\nlevel = 4\n");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "nothing is left behind");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn whatever_is_set_is_read_again(
        board in "[^\\n\\r\\x00]{0,20}", level in 0..10_i64, sounds: bool, animation in 0..5_001_i64,
    ) {
        let folder = Folder::new();
        let path = file(&folder, FILE);
        let (mut settings, _) = SettingsFile::open(&path);
        settings.set("display.board", board.as_str()).unwrap();
        settings.set("play.level", level).unwrap();
        settings.set("display.sounds", sounds).unwrap();
        settings.set("display.animation", animation).unwrap();
        settings.save().unwrap();
        let (again, messages) = SettingsFile::open(&path);
        prop_assert_eq!(messages, Vec::new());
        prop_assert_eq!(again.settings(), settings.settings());
        prop_assert_eq!(&again.settings().display.board, &board);
        let text = fs::read_to_string(&path).unwrap();
        prop_assert!(text.contains("# at night") && text.contains("shadow = \"soft\" # of a later version"));
    }

    #[test]
    fn no_text_makes_it_panic(text in "\\PC{0,200}") {
        let folder = Folder::new();
        let path = file(&folder, &text);
        let (mut settings, _) = SettingsFile::open(&path);
        settings.set("play.level", 1).unwrap();
        settings.save().unwrap();
        prop_assert_eq!(SettingsFile::open(&path).0.settings().play.level, 1);
    }

    #[test]
    fn no_lines_make_it_panic(lines in proptest::collection::vec(line(), 0..12)) {
        let folder = Folder::new();
        let path = file(&folder, &lines.join("\n"));
        let (mut settings, _) = SettingsFile::open(&path);
        settings.set("play.level", 1).unwrap();
        settings.save().unwrap();
        prop_assert_eq!(SettingsFile::open(&path).0.settings().play.level, 1);
    }
}

/// Lines that settings are made of, in any order.
fn line() -> impl Strategy<Value = String> {
    let lines = [
        "[display]",
        "[play]",
        "[clock]",
        "[[engine]]",
        "[[clock.period]]",
        "theme = \"dark\"",
        "level = 3",
        "time = 5",
        "moves = -1",
        "increment = 1.5",
        "play.level = 4",
        "play = 5",
        "play = {}",
        "engine = []",
        "engine = [{ name = \"A\" }]",
        "clock = 1979-05-27",
        "clock.period = [1]",
        "name = 'B'",
        "options = 3",
        "[a.b]",
    ];
    proptest::sample::select(lines.to_vec()).prop_map(str::to_owned)
}

/// The file that the documents show.
fn documented() -> &'static str {
    let text = include_str!("../../../../docs/settings.md");
    text.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a file in the text")
}

#[test]
fn the_documents_show_every_key_with_its_default() {
    let (settings, messages) = opened(documented());
    assert_eq!(messages, Vec::<String>::new());
    assert_eq!((settings.engines.len(), settings.clock.periods.len()), (2, 2));
    assert_eq!(settings.values(), Settings::default().values());
    for (key, _) in settings.values() {
        let (group, name) = key.split_once('.').unwrap();
        let within = documented().split(&format!("[{group}]\n")).nth(1).unwrap();
        assert!(within.lines().any(|line| line.starts_with(&format!("{name} = "))), "{key} is not shown");
    }
}
