//! The handle that everybody has.

use std::{
    fmt,
    sync::{
        Arc, Mutex,
        atomic::Ordering,
        mpsc::{SyncSender, TrySendError, sync_channel},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use crate::{
    Location, StoreError,
    actor::{self, Job, Pending, Request, Tally},
    house,
    link::Link,
    schema,
};

/// How many writes, and how many questions, may wait: some seconds of a busy evening, because
/// disks stand still for more than one.
const QUEUE: usize = 4096;
/// Sixteen megabytes, so that the indices of a large library fit.
const WRITER_CACHE: &str = "PRAGMA cache_size = -16384";
/// How many threads read beside the one that writes.
const READERS: usize = 2;

/// A database: live games, the library and the scores.
///
/// A handle is cheap to clone and can be used from any thread. Calls wait until their work is
/// done; what was written is on disk by then, or the call says why not. Writes that wait at the
/// same time share a commit.
///
/// Calls that end in `_then` do not wait: they tell a callback on the store's own thread, which
/// must not call the store and wait in it. When too much waits already they say so at once.
///
/// With the last handle the database is closed; that waits for what was asked before.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

struct Inner {
    location: Location,
    house_time: Duration,
    tally: Arc<Tally>,
    doors: Option<Doors>,
    writer: Option<JoinHandle<()>>,
    readers: Vec<JoinHandle<()>>,
}

/// The ways to the threads; they end when nobody holds these.
struct Doors {
    writer: SyncSender<Request>,
    /// None where only the writer sees the data.
    readers: Option<SyncSender<Job>>,
}

impl Store {
    /// Opens a database, and makes it where there is none.
    ///
    /// # Errors
    /// When it cannot be reached, is damaged, or was written by a newer program.
    pub fn open(location: &Location) -> Result<Store, StoreError> {
        let mut link = Link::open(location)?;
        if !link.is_server() {
            link.script(WRITER_CACHE)?;
        }
        schema::migrate(&mut link, &location.to_string())?;
        let house_time = house::latest(&mut link)?;
        let tally = Arc::new(Tally::default());
        let (writer, requests) = sync_channel(QUEUE);
        let counted = Arc::clone(&tally);
        let thread = spawn("store-writer", move || actor::write(&requests, link, &counted))?;
        let mut inner = Inner {
            location: location.clone(),
            house_time,
            tally,
            doors: Some(Doors { writer, readers: None }),
            writer: Some(thread),
            readers: Vec::new(),
        };
        if !location.is_memory() {
            inner.start_readers()?;
        }
        Ok(Store { inner: Arc::new(inner) })
    }

    /// How long the program had been up, over its whole life, when the database was opened.
    pub fn house_time(&self) -> Duration {
        self.inner.house_time
    }

    /// Looks through the whole database for damage; that can take a while.
    ///
    /// # Errors
    /// When it is damaged or cannot be read.
    pub fn check(&self) -> Result<(), StoreError> {
        let place = self.inner.location.to_string();
        self.read(move |link| {
            if link.is_server() {
                return link.rows("SELECT number FROM schema_version", []).map(drop);
            }
            let told = link.row("PRAGMA quick_check(1)", [])?.map_or_else(String::new, |row| row.text(0));
            if told == "ok" { Ok(()) } else { Err(StoreError::Damaged { place, why: told }) }
        })
    }

    /// How many writes there were, and how many commits they took.
    pub fn writes_and_commits(&self) -> (u64, u64) {
        let Tally { writes, commits } = &*self.inner.tally;
        (writes.load(Ordering::Relaxed), commits.load(Ordering::Relaxed))
    }

    /// Writes, and waits until that is committed.
    pub(crate) fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Link) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, outcome) = sync_channel(1);
        self.write_patiently(work, move |done| drop(answer.send(done)))?;
        outcome.recv().map_err(|_| StoreError::Closed)?
    }

    /// Waits until there is a place in the queue, and tells when it is committed.
    pub(crate) fn write_patiently<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Link) -> Result<T, StoreError> + Send + 'static,
        callback: impl FnOnce(Result<T, StoreError>) + Send + 'static,
    ) -> Result<(), StoreError> {
        let task = Pending::boxed(work, callback);
        self.doors()?.writer.send(Request::Write(task)).map_err(|_| StoreError::Closed)
    }

    /// Writes, and tells when that is committed.
    pub(crate) fn write_then<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Link) -> Result<T, StoreError> + Send + 'static,
        callback: impl FnOnce(Result<T, StoreError>) + Send + 'static,
    ) {
        let task = Pending::boxed(work, callback);
        let Ok(doors) = self.doors() else { return task.answer(Some(&StoreError::Closed)) };
        match doors.writer.try_send(Request::Write(task)) {
            Err(TrySendError::Full(Request::Write(task))) => task.answer(Some(&StoreError::Busy)),
            Err(TrySendError::Disconnected(Request::Write(task))) => task.answer(Some(&StoreError::Closed)),
            _ => {}
        }
    }

    /// Asks, and waits for the answer.
    pub(crate) fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Link) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, outcome) = sync_channel(1);
        let job: Job = Box::new(move |link| drop(answer.send(question(link))));
        let doors = self.doors()?;
        let sent = match &doors.readers {
            Some(readers) => readers.send(job).is_ok(),
            None => doors.writer.send(Request::Read(job)).is_ok(),
        };
        if !sent {
            return Err(StoreError::Closed);
        }
        outcome.recv().map_err(|_| StoreError::Closed)?
    }

    /// Asks, and tells the answer; when too much waits it is forgotten and told so.
    pub(crate) fn read_then<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Link) -> Result<T, StoreError> + Send + 'static,
        callback: impl FnOnce(Result<T, StoreError>) + Send + 'static,
    ) {
        let callback = Arc::new(Mutex::new(Some(callback)));
        let told = Arc::clone(&callback);
        let tell = move |answer| {
            let callback = told.lock().ok().and_then(|mut waiting| waiting.take());
            if let Some(callback) = callback {
                callback(answer);
            }
        };
        let refuse = tell.clone();
        let job: Job = Box::new(move |link| tell(question(link)));
        let refused = match self.doors() {
            Err(error) => Some(error),
            Ok(Doors { readers: Some(readers), .. }) => readers.try_send(job).err().map(|error| why(&error)),
            Ok(Doors { writer, .. }) => writer.try_send(Request::Read(job)).err().map(|error| why(&error)),
        };
        if let Some(error) = refused {
            refuse(Err(error));
        }
    }

    fn doors(&self) -> Result<&Doors, StoreError> {
        self.inner.doors.as_ref().ok_or(StoreError::Closed)
    }
}

fn why<T>(error: &TrySendError<T>) -> StoreError {
    match error {
        TrySendError::Full(_) => StoreError::Busy,
        TrySendError::Disconnected(_) => StoreError::Closed,
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, StoreError> {
    let spawned = thread::Builder::new().name(name.to_owned()).spawn(work);
    spawned.map_err(|error| StoreError::Failed { why: error.to_string() })
}

impl Inner {
    fn start_readers(&mut self) -> Result<(), StoreError> {
        let (door, jobs) = sync_channel(QUEUE);
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..READERS {
            let (jobs, link) = (Arc::clone(&jobs), Link::open(&self.location)?);
            self.readers.push(spawn("store-reader", move || actor::read(&jobs, link))?);
        }
        if let Some(doors) = &mut self.doors {
            doors.readers = Some(door);
        }
        Ok(())
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        let Some(Doors { writer, readers }) = self.doors.take() else { return };
        // The writer goes last: it puts the journal away when nobody else reads it.
        drop(readers);
        self.readers.drain(..).for_each(join);
        drop(writer);
        self.writer.take().into_iter().for_each(join);
    }
}

/// Waits for a thread, unless it is this one, where a callback held the last handle.
fn join(thread: JoinHandle<()>) {
    if thread.thread().id() != thread::current().id() {
        let _ = thread.join();
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Store").field("location", &self.inner.location).finish_non_exhaustive()
    }
}
