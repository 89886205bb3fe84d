//! `plateau serve`

use std::{
    fs,
    io::{self, Read as _, Write as _},
    net::{IpAddr, SocketAddr, TcpListener, TcpStream},
    path::Path,
    process::ExitCode,
    time::Duration,
};

#[cfg(unix)]
use std::os::unix::fs::PermissionsExt as _;

use anyhow::Context;
use game::Message;
use serde_json::json;
use server::{Admission, Claim, House, Page};
use store::{GameId, Location, Settings, SettingsFile, Store};
use tokio::sync::oneshot;
use words::Words;

use crate::{cli::ServeArguments, failure::warn, output::Output};

/// How long another program may take to say what it is.
const PATIENCE: Duration = Duration::from_secs(2);

pub(crate) fn run(
    arguments: &ServeArguments,
    words: &Words,
    output: &mut Output,
) -> anyhow::Result<ExitCode> {
    let wished = arguments.listen;
    let listener = TcpListener::bind(wished).with_context(|| format!("cannot listen on {wished}"))?;
    run_at(listener, arguments, words, output, |_| {})
}

/// Serves until somebody ends the program; `announced` is done once the address is known.
pub(crate) fn run_at(
    listener: TcpListener,
    arguments: &ServeArguments,
    words: &Words,
    output: &mut Output,
    announced: impl FnOnce(SocketAddr),
) -> anyhow::Result<ExitCode> {
    let (settings, problems) = SettingsFile::open(Settings::usual_path()?);
    for problem in &problems {
        warn(words.sentence(problem));
    }
    let said = |why: Message| anyhow::Error::msg(words.sentence(&why));
    let location = location(arguments.database.as_deref())?;
    let store = Store::open(&location).map_err(|error| said(error.message()))?;
    // Held until the program ends.
    let _claim = Claim::on(&location).map_err(said)?;
    let stopped = interrupted()?;
    open_many_files();
    let address = listener.local_addr()?;
    let admission = admission(address, &arguments.hosts)?;
    let page = arguments.page.clone().map_or(OWN_PAGE, Page::Folder);
    let house = House::new(store, settings, admission.clone(), page).with_problems(problems);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        listener.set_nonblocking(true)?;
        let listener = tokio::net::TcpListener::from_std(listener)?;
        announce(address, &admission, words, output)?;
        announced(address);
        let stopped = async { drop(stopped.await) };
        server::serve(house, listener, stopped).await?;
        Ok(ExitCode::SUCCESS)
    })
}

/// The page inside the program.
#[cfg(feature = "page")]
const OWN_PAGE: Page = Page::Files(page::FILES);
#[cfg(not(feature = "page"))]
const OWN_PAGE: Page = Page::None;

/// Whether the program that listens there is one of ours.
pub(crate) fn is_ours(address: SocketAddr) -> io::Result<bool> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(stream, "GET /api/about HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.take(1 << 14).read_to_string(&mut answer)?;
    Ok(answer.starts_with("HTTP/1.1 200") && answer.contains("\"is_owner\""))
}

/// Where games are kept.
pub(crate) fn location(database: Option<&str>) -> anyhow::Result<Location> {
    Ok(match database {
        None => Location::usual()?,
        Some(url) if url.contains("://") || url.starts_with("sqlite:") => Location::Url(url.to_owned()),
        Some(path) => Location::File(path.into()),
    })
}

/// Who is let in: on an address that only this machine reaches, everybody who gets there.
fn admission(address: SocketAddr, names: &[String]) -> anyhow::Result<Admission> {
    if address.ip().is_loopback() && names.is_empty() {
        return Ok(Admission::local(address.port()));
    }
    let key = house_key(&Settings::folder()?)?;
    Ok(Admission::open(address.port(), names, key))
}

/// The secret of the house, which only its owner can read; made where there is none.
fn house_key(folder: &Path) -> anyhow::Result<String> {
    let path = folder.join("house.key");
    let unwritable = || format!("cannot write {}", path.display());
    if let Ok(text) = fs::read_to_string(&path)
        && let Ok(key) = text.trim().parse::<GameId>()
    {
        hide(&path).with_context(unwritable)?;
        return Ok(key.to_string());
    }
    let key = GameId::random().to_string();
    let written = fs::create_dir_all(folder).and_then(|()| write_secret(&path, &key));
    written.with_context(unwritable)?;
    Ok(key)
}

fn write_secret(path: &Path, text: &str) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    hide(path)?;
    writeln!(file, "{text}")
}

/// Lets only its owner read a file, which may have been copied without care.
fn hide(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    if fs::metadata(path)?.permissions().mode() & 0o077 != 0 {
        fs::set_permissions(path, fs::Permissions::from_mode(0o600))?;
    }
    Ok(())
}

/// Says under which address the server is found.
fn announce(
    address: SocketAddr,
    admission: &Admission,
    words: &Words,
    output: &mut Output,
) -> io::Result<()> {
    let shown = match address.ip() {
        ip if ip.is_unspecified() && ip.is_ipv4() => {
            SocketAddr::new(IpAddr::from([127, 0, 0, 1]), address.port())
        }
        _ => address,
    };
    let page = format!("http://{shown}/");
    if output.json {
        return output.value(&json!({ "address": page, "key": admission.key }));
    }
    let line = |id: &'static str| Message::new(id).with("address", &page).with("key", &admission.key);
    let mut text = words.sentence(&line("serve-listening")) + "\n";
    if !admission.trusts_all {
        text += &(words.sentence(&line("serve-key")) + "\n");
    }
    output.text(&text)
}

/// Done when somebody ends the program.
fn interrupted() -> anyhow::Result<oneshot::Receiver<()>> {
    let (tell, told) = oneshot::channel();
    let mut tell = Some(tell);
    ctrlc::set_handler(move || {
        if let Some(tell) = tell.take() {
            // Whoever waits may be gone already.
            let _ = tell.send(());
        }
    })?;
    Ok(told)
}

/// Each connection is an open file: as many are wanted as may be had.
#[cfg(unix)]
fn open_many_files() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    // With fewer files, fewer can connect.
    let _ = setrlimit(Resource::Nofile, limit);
}

#[cfg(not(unix))]
fn open_many_files() {}
