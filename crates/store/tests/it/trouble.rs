//! Places where nothing can be saved, and files that are no databases.

use std::{
    fs,
    io::{Seek as _, SeekFrom, Write as _},
    path::Path,
    process::Command,
};

use store::{Appended, GameId, Location, Store, StoreError};

use crate::{
    place::{Folder, append, begun, open},
    process::{child, given},
};

#[test]
fn a_folder_that_cannot_be_made_is_told() {
    let folder = Folder::new();
    fs::write(folder.file("file"), "").unwrap();
    let location = Location::File(folder.file("file").join("below/games.db"));
    let refused = Store::open(&location).unwrap_err();
    assert!(
        matches!(&refused, StoreError::Unreachable { place, .. } if *place == location.to_string()),
        "{refused}"
    );
    // A folder is no file.
    let refused = Store::open(&Location::File(folder.path().to_owned())).unwrap_err();
    assert!(matches!(refused, StoreError::Unreachable { .. }), "{refused}");
}

#[test]
fn databases_of_another_make_are_refused_with_those_that_serve() {
    for url in ["mysql://me:secret@club.example/games", "games.db"] {
        let location = Location::Url(url.to_owned());
        let refused = Store::open(&location).unwrap_err();
        assert_eq!(refused, StoreError::Scheme { place: location.to_string() });
        assert!(!refused.to_string().contains("secret"), "{refused}");
    }
}

#[test]
fn a_file_by_its_url_is_kept_like_one_by_its_path() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let store = open(&Location::Url(format!("sqlite:{}", path.display())));
    begun(&store);
    assert!(folder.file("games.db-wal").exists(), "it has a journal beside it");
    drop(store);
    assert!(path.exists());
}

#[test]
fn a_read_only_database_is_read_and_refuses_writes() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let store = open(&Location::File(path.clone()));
    let game = begun(&store);
    store.append(append(&game, 0, &["a"])).unwrap();
    drop(store);
    let location = Location::Url(format!("sqlite:{}?mode=ro", path.display()));
    let store = open(&location);
    assert_eq!(store.facts(&game, 0, 9).unwrap().len(), 1);
    let refused = store.append(append(&game, 1, &["b"]));
    assert_eq!(refused, Err(StoreError::ReadOnly { place: location.to_string() }));
    assert!(store.heartbeat(std::time::Duration::from_secs(1)).is_err());
    assert_eq!(store.facts(&game, 0, 9).unwrap().len(), 1);
}

#[test]
fn what_is_no_database_is_told_and_left_alone() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let text = "this is a letter to my aunt ".repeat(100);
    fs::write(&path, &text).unwrap();
    let refused = Store::open(&Location::File(path.clone())).unwrap_err();
    assert!(matches!(refused, StoreError::Damaged { .. }), "{refused}");
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn a_damaged_database_is_told() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let store = open(&Location::File(path.clone()));
    let game = begun(&store);
    for after in 0..200 {
        store.append(append(&game, after, &["x".repeat(200).as_str()])).unwrap();
    }
    assert_eq!(store.check(), Ok(()));
    drop(store);
    assert!(!folder.file("games.db-wal").exists(), "the journal is put away");
    let length = fs::metadata(&path).unwrap().len();
    for from in [100, 4096, length / 2] {
        let copy = folder.file(&format!("copy-{from}.db"));
        fs::copy(&path, &copy).unwrap();
        let mut file = fs::OpenOptions::new().write(true).open(&copy).unwrap();
        file.seek(SeekFrom::Start(from)).unwrap();
        file.write_all(&vec![0xab; (length - from) as usize]).unwrap();
        drop(file);
        let outcome = Store::open(&Location::File(copy)).and_then(|store| {
            store.facts(&game, 0, 1_000)?;
            store.append(append(&game, 200, &["y"]))?;
            store.check()
        });
        assert!(matches!(outcome, Err(StoreError::Damaged { .. })), "from {from}: {outcome:?}");
    }
}

#[test]
fn a_file_cut_short_is_told() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    drop(open(&Location::File(path.clone())));
    let length = fs::metadata(&path).unwrap().len();
    fs::OpenOptions::new().write(true).open(&path).unwrap().set_len(length / 2).unwrap();
    let outcome = Store::open(&Location::File(path)).and_then(|store| store.running());
    assert!(matches!(outcome, Err(StoreError::Damaged { .. })), "{outcome:?}");
}

#[test]
fn a_server_that_is_not_there_is_told() {
    let location = Location::Url("postgres://me:secret@localhost:1/games".to_owned());
    let refused = Store::open(&location).unwrap_err();
    assert!(matches!(refused, StoreError::Unreachable { .. }), "{refused}");
    assert!(!refused.to_string().contains("secret"), "{refused}");
    for nonsense in ["", "mysql://x", "postgres://", "http:// "] {
        assert!(Store::open(&Location::Url(nonsense.to_owned())).is_err(), "{nonsense}");
    }
}

#[test]
fn two_programs_can_use_one_file() {
    let folder = Folder::new();
    let location = Location::File(folder.file("games.db"));
    let (one, other) = (open(&location), open(&location));
    let game = begun(&one);
    assert_eq!(other.append(append(&game, 0, &["a"])), Ok(Appended::Added(1)));
    assert!(matches!(one.append(append(&game, 0, &["b"])), Err(StoreError::Conflict { last: 1, .. })));
    assert_eq!(one.append(append(&game, 1, &["b"])), Ok(Appended::Added(2)));
}

/// Fills the disk; prints the game, how many facts were acknowledged, and the refusal.
#[test]
#[ignore = "a child of the tests below"]
fn child_that_fills_the_disk() {
    let Some(path) = given() else { return };
    let store = open(&Location::File(path.clone().into()));
    let game = begun(&store);
    let fact = "x".repeat(5_000);
    let mut after = 0;
    let refused = loop {
        match store.append(append(&game, after, &[&fact])) {
            Ok(_) => after += 1,
            Err(error) => break error,
        }
        assert!(after < 100_000, "the disk is never full");
    };
    assert_eq!(store.facts(&game, 0, u64::MAX).unwrap().len() as u64, after);
    println!("filled {game} {after} {refused}");
    drop(store);
    // When there is space again it goes on.
    if fs::remove_file(Path::new(&path).with_file_name("ballast")).is_ok() {
        let store = open(&Location::File(path.into()));
        assert_eq!(store.facts(&game, 0, u64::MAX).unwrap().len() as u64, after);
        store.append(append(&game, after, &[&fact])).unwrap();
        println!("went on");
    }
}

fn filled(out: &str) -> (GameId, u64, String) {
    let line = out.lines().find_map(|line| line.split_once("filled ")).expect(out).1;
    let mut words = line.splitn(3, ' ');
    let mut next = || words.next().unwrap();
    (next().parse().unwrap(), next().parse().unwrap(), next().to_owned())
}

#[test]
fn a_file_that_may_not_grow_refuses_and_loses_nothing() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let limit = ["sh", "-c", "trap '' XFSZ; ulimit -f 2000; exec \"$0\" \"$@\""];
    let output =
        child("trouble::child_that_fills_the_disk", path.to_str().unwrap(), &limit).output().unwrap();
    let out = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{out}");
    let (game, count, refused) = filled(&out);
    assert!(count > 10 && refused.contains("games.db"), "{refused}");
    let store = open(&Location::File(path));
    assert_eq!(store.facts(&game, 0, u64::MAX).unwrap().len() as u64, count);
}

#[test]
fn a_full_disk_refuses_with_a_sentence_and_loses_nothing() {
    let folder = Folder::new();
    let mount = format!("mount -t tmpfs -o size=1m none {}", folder.path().display());
    let works = Command::new("unshare").args(["--mount", "sh", "-c", &mount]).output();
    if !works.is_ok_and(|output| output.status.success()) {
        println!("skipped: no small disk can be mounted here");
        return;
    }
    let script = format!(
        "{mount} && head -c 300000 /dev/zero > {}/ballast && exec \"$0\" \"$@\"",
        folder.path().display()
    );
    let within = ["unshare", "--mount", "sh", "-c", &script];
    let path = folder.file("games.db");
    let output =
        child("trouble::child_that_fills_the_disk", path.to_str().unwrap(), &within).output().unwrap();
    let out = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{out}");
    let (_, count, refused) = filled(&out);
    assert!(count > 10 && refused.ends_with("the disk is full"), "{refused}");
    assert!(out.contains("went on"), "{out}");
}

#[cfg(unix)]
#[test]
fn nobody_else_reads_the_database() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    let path = folder.file("games.db");
    fs::write(&path, "").unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    let store = Store::open(&Location::File(path)).unwrap();
    let files: Vec<_> = fs::read_dir(folder.path()).unwrap().map(Result::unwrap).collect();
    assert!(!files.is_empty());
    for file in files {
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o077, 0, "{file:?}");
    }
    drop(store);
}
