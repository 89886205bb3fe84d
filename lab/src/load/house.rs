//! The server as a process of its own, with a folder of its own.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    path::PathBuf,
    process::{Child, Command, Stdio},
};

use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

/// A folder for the games of a server; gone when it is dropped.
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn new() -> Result<Folder, String> {
        let path = std::env::temp_dir().join(format!("plateau-load-{}", std::process::id()));
        fs::create_dir_all(&path).map_err(|error| error.to_string())?;
        Ok(Folder(path))
    }

    /// The database in it.
    pub(super) fn database(&self) -> PathBuf {
        self.0.join("games.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A server that runs.
pub(super) struct House {
    child: Child,
    pub(super) address: SocketAddr,
}

impl House {
    pub(super) fn start(plateau: &str, folder: &Folder) -> Result<House, String> {
        let mut child = Command::new(plateau)
            .args(["serve", "--json", "--listen", "127.0.0.1:0", "--database"])
            .arg(folder.database())
            .env("XDG_CONFIG_HOME", &folder.0)
            .env("XDG_DATA_HOME", &folder.0)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("cannot start {plateau}: {error}"))?;
        let mut line = String::new();
        let out = child.stdout.take().ok_or("the server has no output")?;
        BufReader::new(out).read_line(&mut line).map_err(|error| error.to_string())?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.and_then(|address| address.parse().ok());
        Ok(House { child, address: address.ok_or(format!("the server says {line:?}"))? })
    }

    /// Ends it as a crash would.
    pub(super) fn kill(mut self) -> Result<(), String> {
        self.child.kill().map_err(|error| error.to_string())?;
        self.child.wait().map(drop).map_err(|error| error.to_string())
    }

    /// How much memory it has, in megabytes, and the most it ever had.
    pub(super) fn megabytes(&self) -> (f64, f64) {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let read = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
            line.split_whitespace().next().and_then(|number| number.parse::<f64>().ok()).unwrap_or(0.0)
        };
        (read("VmRSS:") / 1024.0, read("VmHWM:") / 1024.0)
    }

    /// How many seconds of processor time it has used.
    pub(super) fn processor_seconds(&self) -> f64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |index: usize| fields.get(index).and_then(|text| text.parse::<f64>().ok()).unwrap_or(0.0);
        (ticks(11) + ticks(12)) / 100.0
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A game that was opened: its name and the keys of both seats.
#[derive(Clone)]
pub(super) struct Opened {
    pub(super) id: String,
    pub(super) keys: [String; 2],
}

/// Opens so many games of chess between two people elsewhere.
pub(super) async fn open_games(address: SocketAddr, count: usize) -> Result<Vec<Opened>, String> {
    let stream = TcpStream::connect(address).await.map_err(|error| error.to_string())?;
    let mut stream = tokio::io::BufReader::new(stream);
    let mut games = Vec::with_capacity(count);
    for _ in 0..count {
        games.push(open_game(&mut stream, address).await?);
    }
    Ok(games)
}

async fn open_game(
    stream: &mut tokio::io::BufReader<TcpStream>,
    address: SocketAddr,
) -> Result<Opened, String> {
    let body = r#"{"spec":{"kind":{"game":"chess","variant":"chess"},"clock":"3h","seats":{"white":{"sitter":"person","name":"White","screen":1},"black":{"sitter":"person","name":"Black","screen":2}}}}"#;
    let head = format!(
        "POST /api/games HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    let failed = |error: std::io::Error| error.to_string();
    stream.write_all((head + body).as_bytes()).await.map_err(failed)?;
    let mut length = 0;
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.map_err(failed)?;
        if let Some(value) = line.to_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().unwrap_or(0);
        }
        if line.trim().is_empty() {
            break;
        }
    }
    let mut answer = vec![0; length];
    stream.read_exact(&mut answer).await.map_err(failed)?;
    let answer: serde_json::Value = serde_json::from_slice(&answer).map_err(|error| error.to_string())?;
    let text = |value: &serde_json::Value| value.as_str().map(str::to_owned);
    let opened = || {
        let keys = [text(&answer["keys"]["white"])?, text(&answer["keys"]["black"])?];
        Some(Opened { id: text(&answer["id"])?, keys })
    };
    opened().ok_or_else(|| format!("no game was opened: {answer}"))
}
