//! What is refused at the door: wrong hosts, foreign pages, too much at once.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Instant,
};

use axum::{
    extract::Request,
    http::{Extensions, HeaderMap, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use game::Message;

use crate::{access::is_same, errors::ApiError};

/// Who is let in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Admission {
    /// Whether everybody who gets here is the owner: nobody else can reach the address.
    pub trusts_all: bool,
    /// Whether the server is reached by addresses that are not known beforehand.
    pub any_address: bool,
    /// The names under which the server is reached, with a port if one is shown.
    pub hosts: Vec<String>,
    /// The secret of the owner; empty where nobody has one.
    pub key: String,
}

impl Admission {
    /// A server that only this machine reaches.
    pub fn local(port: u16) -> Admission {
        Admission {
            trusts_all: true,
            any_address: false,
            hosts: ["localhost", "127.0.0.1", "[::1]"].iter().flat_map(|host| names_of(host, port)).collect(),
            key: String::new(),
        }
    }

    /// A server that others reach, under more names if it has some; its owner has a key.
    pub fn open(port: u16, names: &[String], key: String) -> Admission {
        let mut hosts = Admission::local(port).hosts;
        for name in names {
            hosts.extend([name.clone(), format!("{name}:{port}")]);
        }
        Admission { trusts_all: false, any_address: true, hosts, key }
    }

    /// A second door to a house, by which nobody comes as its owner.
    pub(crate) fn guests(address: SocketAddr) -> Admission {
        Admission {
            trusts_all: false,
            any_address: false,
            hosts: vec![address.to_string()],
            key: String::new(),
        }
    }

    /// Whether a text is the secret of the owner.
    pub(crate) fn is_key(&self, text: &str) -> bool {
        !self.key.is_empty() && is_same(text, &self.key)
    }

    /// Whether a page of that host may be shown: names that others chose lead here, too.
    fn knows(&self, host: &str) -> bool {
        let is_known = self.hosts.iter().any(|known| known.eq_ignore_ascii_case(host));
        is_known || (self.any_address && is_address(host))
    }

    /// Whether whoever has these headers is the owner.
    fn admits_owner(&self, headers: &HeaderMap) -> bool {
        let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let key = given.and_then(|given| given.strip_prefix("Bearer "));
        self.trusts_all || key.is_some_and(|key| self.is_key(key))
    }
}

/// How browsers name a host: they leave the usual port out.
fn names_of(host: &str, port: u16) -> impl Iterator<Item = String> {
    let bare = (port == 80).then(|| host.to_owned());
    bare.into_iter().chain([format!("{host}:{port}")])
}

/// Whether a host is an address, `192.0.2.1:80` or `[2001:db8::1]`, which no name server can turn.
fn is_address(host: &str) -> bool {
    let without_port = match host.rsplit_once(':') {
        Some((start, port)) if !port.is_empty() && port.bytes().all(|byte| byte.is_ascii_digit()) => start,
        _ => host,
    };
    let bare = without_port.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    match bare {
        Some(bare) => bare.parse::<std::net::Ipv6Addr>().is_ok(),
        None => without_port.parse::<IpAddr>().is_ok_and(|address| address.is_ipv4()),
    }
}

/// Whether a request comes from the owner, by the door it came in.
pub(crate) fn is_owner(extensions: &Extensions, headers: &HeaderMap) -> bool {
    extensions.get::<Arc<Admission>>().is_some_and(|admission| admission.admits_owner(headers))
}

/// Lets a request pass, or refuses it; either answer says the same to browsers.
pub(crate) async fn check(request: Request, next: Next) -> Response {
    let response = match judge(&request) {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    };
    for_browsers(response)
}

fn judge(request: &Request) -> Result<(), ApiError> {
    let headers = request.headers();
    let host = host(request).ok_or_else(|| forbidden("guard-host", ""))?;
    let admission = request.extensions().get::<Arc<Admission>>();
    if !admission.is_some_and(|admission| admission.knows(&host)) {
        return Err(forbidden("guard-host", &host));
    }
    let is_upgrade = headers.contains_key(header::UPGRADE);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if is_upgrade || changes { check_origin(headers, &host) } else { Ok(()) }
}

/// An answer with what every answer says to browsers.
pub(crate) fn for_browsers(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// What every answer says to browsers: nothing is guessed, framed, kept or passed on.
const HEADERS: [(header::HeaderName, &str); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::CONTENT_SECURITY_POLICY, "default-src 'none'; frame-ancestors 'none'"),
    (header::CACHE_CONTROL, "no-store"),
];

fn host(request: &Request) -> Option<String> {
    let said = request.headers().get_all(header::HOST);
    let mut said = said.iter().map(|value| value.to_str().ok());
    match (said.next(), said.next(), request.uri().authority()) {
        (Some(Some(host)), None, None) => Some(host.to_owned()),
        (Some(Some(host)), None, Some(authority)) if authority.as_str() == host => Some(host.to_owned()),
        _ => None,
    }
}

/// A browser says whose page asks: only our own may.
fn check_origin(headers: &HeaderMap, host: &str) -> Result<(), ApiError> {
    let Some(origin) = headers.get(header::ORIGIN) else {
        let site = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
        return match site {
            None | Some(b"same-origin" | b"none") => Ok(()),
            Some(_) => Err(forbidden("guard-origin", "")),
        };
    };
    let origin = origin.to_str().unwrap_or_default();
    let from = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    match from {
        Some(from) if from.eq_ignore_ascii_case(host) => Ok(()),
        _ => Err(forbidden("guard-origin", origin)),
    }
}

fn forbidden(id: &'static str, value: &str) -> ApiError {
    ApiError::Forbidden(Message::new(id).with("value", game::Quoted::new(value)))
}

/// A bucket that fills at a steady rate: who takes more than is in it is too fast.
#[derive(Debug, Clone)]
pub(crate) struct Bucket {
    rate: f64,
    most: f64,
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: f64, most: f64) -> Bucket {
        Bucket { rate, most, left: most, at: Instant::now() }
    }

    /// Takes one out; tells whether there was one.
    pub(crate) fn take(&mut self) -> bool {
        self.take_at(Instant::now())
    }

    fn take_at(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.at = now;
        self.left = (self.left + passed * self.rate).min(self.most);
        let is_there = self.left >= 1.0;
        self.left -= f64::from(u8::from(is_there));
        is_there
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_gives_what_is_in_it_and_fills_again() {
        let mut bucket = Bucket::new(2.0, 3.0);
        let start = bucket.at;
        let taken = |bucket: &mut Bucket, at| (0..5).filter(|_| bucket.take_at(at)).count();
        assert_eq!(taken(&mut bucket, start), 3);
        assert_eq!(taken(&mut bucket, start + Duration::from_secs(1)), 2);
        assert_eq!(taken(&mut bucket, start + Duration::from_mins(1)), 3);
    }

    #[test]
    fn only_known_hosts_are_ours() {
        let local = Admission::local(8080);
        assert!(local.knows("localhost:8080") && local.knows("LOCALHOST:8080") && local.knows("[::1]:8080"));
        for foreign in
            ["", "localhost", "localhost:81", "evil.example", "192.0.2.1:8080", "127.0.0.1.evil:8080"]
        {
            assert!(!local.knows(foreign), "{foreign}");
        }
        assert!(Admission::local(80).knows("localhost"), "browsers leave the usual port out");
        let open = Admission::open(80, &["club.example".to_owned()], "k".repeat(22));
        for own in
            ["club.example", "club.example:80", "192.0.2.1:80", "192.0.2.1", "[2001:db8::1]:80", "[::1]"]
        {
            assert!(open.knows(own), "{own}");
        }
        for foreign in ["evil.example", "192.0.2.1.evil.example", "1", "::1", "club.example:81"] {
            assert!(!open.knows(foreign), "{foreign}");
        }
    }

    #[test]
    fn whoever_has_no_key_is_no_owner() {
        let open = Admission::open(80, &[], "secret".to_owned());
        let asked = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::AUTHORIZATION, HeaderValue::from_static(value));
            open.admits_owner(&headers)
        };
        assert!(asked("Bearer secret"));
        assert!(!asked("Bearer secre") && !asked("secret") && !asked("Bearer ") && !asked("Basic secret"));
        assert!(!open.admits_owner(&HeaderMap::new()));
        assert!(!Admission { key: String::new(), ..open }.is_key(""));
    }
}
