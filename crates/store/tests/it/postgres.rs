//! The same on a real `PostgreSQL`, where one is installed.

use std::{
    env, fs,
    os::unix::{fs::chown, process::CommandExt as _},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use store::{Appended, Location, StoreError};

use crate::{journal, library, live, place::Folder, problems, scores};

/// The user and group `nobody`: `PostgreSQL` refuses to run as root.
const NOBODY: u32 = 65_534;

/// A server of one's own, reached through a socket in its folder.
struct Server {
    folder: Folder,
    programs: PathBuf,
    process: Option<Child>,
}

/// The folder of the programs of `PostgreSQL`.
fn programs() -> Option<PathBuf> {
    let on_path = env::split_paths(&env::var_os("PATH")?).collect::<Vec<_>>();
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = debian.map(|version| version.path().join("bin"));
    // On the path there may be links to only some of the programs.
    let real = |folder: PathBuf| Some(fs::canonicalize(folder.join("initdb")).ok()?.parent()?.to_owned());
    let mut folders = on_path.into_iter().chain(debian).filter_map(real);
    folders.find(|folder| ["postgres", "psql"].iter().all(|program| folder.join(program).exists()))
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

impl Server {
    fn start(programs: PathBuf) -> Result<Server, String> {
        let folder = Folder::new();
        let mut server = Server { folder, programs, process: None };
        if is_root() {
            chown(server.folder.path(), Some(NOBODY), Some(NOBODY)).map_err(|error| error.to_string())?;
        }
        let arguments = ["-U", "plateau", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D"];
        let made = server.command("initdb").args(arguments).arg(server.data()).output();
        let made = made.map_err(|error| error.to_string())?;
        if !made.status.success() {
            return Err(String::from_utf8_lossy(&made.stderr).into_owned());
        }
        // It ends with this process, however that ends: its standard input is then closed.
        let script = "\"$0\" -D \"$1\" -k \"$2\" -c listen_addresses= -F & read -r _; kill -INT $!; wait";
        let mut shell = server.as_user("sh");
        shell
            .args(["-c", script])
            .arg(server.programs.join("postgres"))
            .arg(server.data())
            .arg(server.folder.path());
        let process = shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        server.process = Some(process.map_err(|error| error.to_string())?);
        server.wait()?;
        Ok(server)
    }

    fn data(&self) -> PathBuf {
        self.folder.file("data")
    }

    fn command(&self, program: &str) -> Command {
        self.as_user(self.programs.join(program))
    }

    fn as_user(&self, program: impl AsRef<Path>) -> Command {
        let mut command = Command::new(program.as_ref());
        command.current_dir(self.folder.path()).env("HOME", self.folder.path());
        if is_root() {
            command.uid(NOBODY).gid(NOBODY);
        }
        command
    }

    fn sql(&self, sql: &str) -> bool {
        let mut psql = self.command("psql");
        psql.args(["-U", "plateau", "-d", "postgres", "-q", "-c", sql, "-h"]).arg(self.folder.path());
        psql.output().is_ok_and(|output| output.status.success())
    }

    fn wait(&self) -> Result<(), String> {
        for _ in 0..100 {
            if self.sql("SELECT 1") {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(100));
        }
        Err("it does not answer".to_owned())
    }

    /// A new database.
    fn database(&self, name: &str) -> Location {
        assert!(self.sql(&format!("CREATE DATABASE {name}")));
        Location::Url(format!("postgres://plateau@localhost/{name}?host={}", self.folder.path().display()))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(mut process) = self.process.take() {
            drop(process.stdin.take());
            let _ = process.wait();
        }
    }
}

#[test]
fn everything_holds_on_postgresql_too() {
    let Some(programs) = programs() else {
        println!("skipped: PostgreSQL is not installed");
        return;
    };
    let server = match Server::start(programs) {
        Ok(server) => server,
        Err(why) => {
            println!("skipped: PostgreSQL cannot be started: {why}");
            return;
        }
    };
    let tests = live::TESTS.iter().chain(scores::TESTS).chain(journal::TESTS).chain(library::TESTS);
    let tests = tests.chain(problems::TESTS);
    let mut count = 0;
    for test in tests {
        test(&server.database(&format!("games_{count}")));
        count += 1;
    }
    assert!(count > 30);
    lost_connection(&server);
}

/// A server that was away for a moment: what was asked then is refused, and then it goes on.
fn lost_connection(server: &Server) {
    let location = server.database("games_lost");
    let store = crate::place::open(&location);
    let game = crate::place::begun(&store);
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'games_lost'";
    assert!(server.sql(end));
    // Sessions end a moment after they are told to.
    thread::sleep(Duration::from_millis(500));
    let outcomes: Vec<bool> = (0..6).map(|_| store.running().is_ok()).collect();
    let failures = outcomes.iter().filter(|is_ok| !**is_ok).count();
    assert!(failures <= 2 && outcomes[5], "each reader finds out once: {outcomes:?}");
    let refused = store.append(crate::place::append(&game, 0, &["a"]));
    assert!(matches!(refused, Err(StoreError::Disk { .. })), "{refused:?}");
    assert_eq!(store.append(crate::place::append(&game, 0, &["a"])), Ok(Appended::Added(1)));
}
