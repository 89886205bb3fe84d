//! A server of its own for each test, which can be ended and started again.

use std::{net::SocketAddr, path::PathBuf};

use server::{Admission, House, Page};
use store::{GameId, Location, SettingsFile, Store};
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};

/// A folder with a database and settings; gone when the test is over.
pub(crate) struct Place {
    folder: PathBuf,
    /// The owner's key; without one, everybody is the owner.
    key: Option<String>,
    page: Page,
    running: Option<Running>,
}

struct Running {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<std::io::Result<()>>,
}

impl Place {
    /// A server that only this machine reaches.
    pub(crate) async fn local() -> Place {
        Place::new(None, Page::None).await
    }

    /// The same with a page.
    pub(crate) async fn with_page(page: Page) -> Place {
        Place::new(None, page).await
    }

    /// A server that others reach, whose owner has a key.
    pub(crate) async fn open(key: &str) -> Place {
        Place::new(Some(key.to_owned()), Page::None).await
    }

    async fn new(key: Option<String>, page: Page) -> Place {
        let folder = std::env::temp_dir().join(format!("plateau-server-{}", GameId::random()));
        std::fs::create_dir_all(&folder).unwrap();
        let mut place = Place { folder, key, page, running: None };
        place.start().await;
        place
    }

    /// Where the settings are.
    pub(crate) fn settings(&self) -> PathBuf {
        self.folder.join("config.toml")
    }

    /// The database, as somebody else sees it.
    pub(crate) fn store(&self) -> Store {
        let location = Location::File(self.folder.join("games.db"));
        // The store has a runtime of its own, which cannot be made within another.
        std::thread::spawn(move || Store::open(&location).unwrap()).join().unwrap()
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.running.as_ref().expect("a server that runs").address
    }

    /// Starts the server, on any port.
    pub(crate) async fn start(&mut self) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let admission = match &self.key {
            None => Admission::local(address.port()),
            Some(key) => Admission::open(address.port(), &["club.example".to_owned()], key.clone()),
        };
        let settings = SettingsFile::open(self.settings()).0;
        let house = House::new(self.store(), settings, admission, self.page.clone());
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(server::serve(house, listener, async { drop(stopped.await) }));
        self.running = Some(Running { address, stop, task });
    }

    /// Ends the server.
    pub(crate) async fn stop(&mut self) {
        let Running { stop, task, .. } = self.running.take().expect("a server that runs");
        let _ = stop.send(());
        task.await.unwrap().unwrap();
    }

    /// Waits until the server has ended by itself.
    pub(crate) async fn ended(mut self) {
        let Running { task, stop, .. } = self.running.take().expect("a server that runs");
        tokio::time::timeout(crate::client::LONG, task).await.expect("an end").unwrap().unwrap();
        drop(stop);
    }

    /// Ends the server, and starts it again on another port.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.start().await;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
