//! `plateau serve`, `engines` and `doctor`.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    os::unix::fs::PermissionsExt as _,
    process::{Child, Command, Output, Stdio},
};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;

use crate::play::Home;

fn command(home: &Home, arguments: &[&str]) -> Command {
    let mut command = home.bare_command();
    command.args(arguments);
    command
}

fn output(home: &Home, arguments: &[&str]) -> Output {
    command(home, arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A server that runs, and what it said of itself.
struct Server {
    child: Child,
    told: Value,
}

impl Server {
    fn start(home: &Home, listen: &str) -> Server {
        Server::of(&mut command(home, &["serve", "--json", "--listen", listen]))
    }

    fn of(command: &mut Command) -> Server {
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        Server { child, told: serde_json::from_str(&line).unwrap() }
    }

    fn address(&self) -> String {
        let page = self.told["address"].as_str().unwrap();
        page.trim_start_matches("http://").trim_end_matches('/').to_owned()
    }

    /// Asks for something, as a browser on this machine would.
    fn get(&self, path: &str, header: &str) -> String {
        let address = self.address();
        let mut stream = TcpStream::connect(&address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{header}\r\n")
            .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Ends it politely; tells its exit code.
    fn end(mut self) -> Option<i32> {
        kill_process(Pid::from_child(&self.child), Signal::TERM).unwrap();
        self.child.wait().unwrap().code()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_server_says_where_it_is_and_ends_when_told() {
    let home = Home::new("serve");
    let server = Server::start(&home, "127.0.0.1:0");
    assert_eq!(server.told["key"], "");
    assert!(server.get("/api/about", "").contains("\"is_owner\":true"));
    let busy = server.address();
    let second = output(&home, &["serve", "--listen", &busy]);
    assert_eq!(second.status.code(), Some(2));
    let said = text(&second.stderr);
    assert!(said.starts_with("plateau: cannot listen on") && said.lines().count() == 1, "{said}");
    let doctor = output(&home, &["doctor", "--listen", &busy]);
    assert!(text(&doctor.stdout).contains(&format!("Plateau already listens on {busy}.")));
    assert_eq!(server.end(), Some(0));
}

#[test]
fn a_server_for_others_has_an_owner_with_a_key_that_stays() {
    let home = Home::new("serve-open");
    let server = Server::start(&home, "0.0.0.0:0");
    let key = server.told["key"].as_str().unwrap().to_owned();
    assert_eq!(key.len(), 22);
    assert!(server.get("/api/games", "").contains("403 Forbidden"));
    assert!(server.get("/api/games", &format!("Authorization: Bearer {key}\r\n")).contains("200 OK"));
    let path = home.path().join("config/plateau/house.key");
    let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(), 0o600, "nobody else reads it");
    server.end();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    assert_eq!(Server::start(&home, "0.0.0.0:0").told["key"], key);
    assert_eq!(mode(), 0o600, "what was copied without care is hidden again");
}

#[test]
fn an_engine_is_tried_and_what_is_wrong_with_it_is_said() {
    let home = Home::new("engines");
    home.set(
        "[[engine]]\nname = \"gone\"\nprotocol = \"uci\"\ncommand = \"/nonexistent/engine\"\n\n\
         [[engine]]\nname = \"quits\"\nprotocol = \"xboard\"\ncommand = \"true\"\n\n\
         [[engine]]\nname = \"open\"\nprotocol = \"uci\"\ncommand = \"'\"\n",
    );
    let listed = text(&output(&home, &["engines", "list"]).stdout);
    assert!(listed.contains("gone  uci: /nonexistent/engine"), "{listed}");
    for name in ["gone", "quits", "open"] {
        let tried = output(&home, &["engines", "test", name]);
        assert_eq!(tried.status.code(), Some(1), "{name}");
        let said = text(&tried.stdout);
        assert!(said.starts_with(&format!("{name} does not work: ")) && said.lines().count() == 1, "{said}");
    }
    let works = output(&home, &["engines", "test", "GNU Go", "--json"]);
    let told: Value = serde_json::from_slice(&works.stdout).unwrap();
    assert_eq!((works.status.code(), &told["works"]), (Some(0), &Value::from(true)), "{told}");
    let unknown = output(&home, &["engines", "test", "xyzzy"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(text(&unknown.stderr).contains("xyzzy"));
}

#[test]
fn the_doctor_names_what_is_wrong_and_touches_nothing() {
    let home = Home::new("doctor");
    home.set("[play]\nlevel = \n");
    let looked = output(&home, &["doctor", "--lang", "fr", "--listen", "127.0.0.1:0"]);
    assert_eq!(looked.status.code(), Some(1));
    let said = text(&looked.stdout);
    assert!(said.contains("✗ la ligne 2 des préférences") || said.contains("✗ La ligne 2"), "{said}");
    assert!(said.contains("✓ La base"), "{said}");
    assert_eq!(home.read("config/plateau/config.toml"), "[play]\nlevel = \n");
    home.write(
        "no.db",
        "this is no database, whatever its name says, and long enough to be looked at as one",
    );
    let looked = output(&home, &["doctor", "--database", "no.db", "--listen", "127.0.0.1:0", "--json"]);
    let findings: Value = serde_json::from_slice(&looked.stdout).unwrap();
    assert_eq!((&findings[0]["subject"], &findings[0]["good"]), (&"database".into(), &false.into()));
}

#[test]
fn games_are_served_from_a_place_of_ones_own() {
    let home = Home::new("database");
    let mut child = command(&home, &["serve", "--listen", "127.0.0.1:0", "--database", "own.db"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with("Plateau listens on http://127.0.0.1:"), "{line}");
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(home.path().join("own.db").exists());
}

#[cfg(feature = "page")]
#[test]
fn the_program_alone_shows_its_page_and_is_started_once() {
    let home = Home::new("alone");
    // Without a screen there is no browser to open.
    let mut alone = command(&home, &["--json"]);
    let server = Server::of(alone.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY"));
    let index = server.get("/", "");
    assert!(index.starts_with("HTTP/1.1 200") && index.contains("<title>Plateau"), "{index}");
    assert!(server.get("/game/0123456789012345678901", "").contains("<title>Plateau"));
    if server.address().ends_with(":7788") {
        let again = output(&home, &["--json"]);
        let told: Value = serde_json::from_slice(&again.stdout).unwrap();
        assert_eq!((&told["running"], &told["address"]), (&Value::Bool(true), &server.told["address"]));
    }
    assert_eq!(server.end(), Some(0));
}
