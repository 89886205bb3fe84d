//! Lines that chess programs say to each other.

use protocol::{uci, xboard};

/// Lines of either direction are read again as they are written.
pub(crate) fn uci(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for line in text.lines() {
        if let Ok(mut command) = line.parse::<uci::Command>() {
            if let uci::Command::Go(go) = &mut command {
                go.skipped.clear();
            }
            assert_eq!(command.to_string().parse(), Ok(command), "{line:?}");
        }
        if let Ok(reply) = line.parse::<uci::Reply>() {
            assert_eq!(reply.to_string().parse(), Ok(reply), "{line:?}");
        }
    }
}

/// Lines of either direction are read again as they are written.
pub(crate) fn xboard(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for line in text.lines() {
        if let Ok(command) = line.parse::<xboard::Command>() {
            assert_eq!(command.to_string().parse(), Ok(command), "{line:?}");
        }
        if let Ok(reply) = line.parse::<xboard::Reply>() {
            assert_eq!(reply.to_string().parse(), Ok(reply), "{line:?}");
        }
    }
}
