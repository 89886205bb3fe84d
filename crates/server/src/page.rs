//! The page itself: files from inside the program, or from a folder while they are worked on.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use axum::{
    body::{Body, Bytes},
    extract::State,
    http::{HeaderMap, HeaderValue, Method, Uri, header},
    response::Response,
};
use game::Message;

use crate::{House, errors::ApiError};

/// What browsers let the page do: nothing comes from elsewhere, boards set their own styles.
const POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/// The file that every address without a file of its own shows.
const INDEX: &str = "index.html";
/// Files here are named after what is in them, and never change.
const UNCHANGING: &str = "assets/";
/// How such files are kept by browsers.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// A file of the page.
#[derive(Debug, Clone, Copy)]
pub struct PageFile {
    /// Where it stands, without a slash at the front.
    pub path: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
    /// The same compressed by Brotli, where that is shorter.
    pub brotli: Option<&'static [u8]>,
}

/// Where the page comes from.
#[derive(Debug, Clone)]
pub enum Page {
    /// There is none.
    None,
    /// From inside the program.
    Files(&'static [PageFile]),
    /// From a folder, read anew each time.
    Folder(PathBuf),
}

/// What is sent of a file.
struct Found {
    bytes: Bytes,
    is_brotli: bool,
}

/// Answers with a file of the page; with its index, where the address is a screen of it.
pub(crate) async fn serve(
    State(house): State<Arc<House>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let wished = uri.path().trim_start_matches('/');
    let is_screen = wished.is_empty() || !wished.rsplit('/').next().unwrap_or_default().contains('.');
    let missing = || ApiError::Missing(Message::new("api-missing"));
    let is_api = wished == "api" || wished.starts_with("api/");
    if is_api || !matches!(method, Method::GET | Method::HEAD) {
        return Err(missing());
    }
    let path = if is_screen { INDEX } else { wished };
    let takes_brotli = takes_brotli(&headers);
    let found = house.page.find(path, takes_brotli).ok_or_else(missing)?;
    Ok(response(path, found, matches!(house.page, Page::Folder(_))))
}

fn response(path: &str, found: Found, is_worked_on: bool) -> Response {
    let mut response = Response::new(Body::from(found.bytes));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(type_of(path)));
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    if found.is_brotli {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    if path.starts_with(UNCHANGING) && !is_worked_on {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(FOR_EVER));
    }
    response
}

impl Page {
    fn find(&self, path: &str, takes_brotli: bool) -> Option<Found> {
        match self {
            Page::None => None,
            Page::Files(files) => {
                let file = files.iter().find(|file| file.path == path)?;
                let brotli = file.brotli.filter(|_| takes_brotli);
                let bytes = Bytes::from_static(brotli.unwrap_or(file.bytes));
                Some(Found { bytes, is_brotli: brotli.is_some() })
            }
            Page::Folder(folder) => {
                let bytes = read_inside(folder, path).ok()?.into();
                Some(Found { bytes, is_brotli: false })
            }
        }
    }
}

/// Reads a file of a folder, and nothing outside of it.
fn read_inside(folder: &Path, path: &str) -> io::Result<Vec<u8>> {
    let is_plain = |part: &str| {
        let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
        !part.is_empty() && !part.starts_with('.') && part.bytes().all(is_sign)
    };
    if !path.split('/').all(is_plain) {
        return Err(io::ErrorKind::NotFound.into());
    }
    fs::read(folder.join(path))
}

/// Whether a browser reads what Brotli wrote.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let values = headers.get_all(header::ACCEPT_ENCODING).iter();
    let words = values.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    words.map(str::trim).any(|word| word == "br" || word.starts_with("br;"))
}

fn type_of(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
