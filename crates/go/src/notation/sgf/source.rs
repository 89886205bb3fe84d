//! The bytes of a stream from the game on that is being read.

use std::io::{self, ErrorKind, Read};

use encoding_rs::{Decoder, UTF_16BE, UTF_16LE};

/// What is read at once.
const CHUNK: usize = 1 << 16;

/// A stream whose read part is kept until it is forgotten; UTF-16 comes as UTF-8.
pub(super) struct Source<R> {
    input: R,
    bytes: Vec<u8>,
    forgotten: u64,
    has_begun: bool,
    is_over: bool,
    is_unicode: bool,
    decoder: Option<Decoder>,
}

impl<R: Read> Source<R> {
    pub(super) fn new(input: R) -> Source<R> {
        Source {
            input,
            bytes: Vec::new(),
            forgotten: 0,
            has_begun: false,
            is_over: false,
            is_unicode: false,
            decoder: None,
        }
    }

    /// What has been read and not been forgotten.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// How many bytes have been forgotten.
    pub(super) fn forgotten(&self) -> u64 {
        self.forgotten
    }

    /// Whether the stream says by its first bytes that it is Unicode.
    pub(super) fn is_unicode(&self) -> bool {
        self.is_unicode
    }

    /// A byte of the stream, counted from the first that is kept.
    #[inline]
    pub(super) fn byte(&mut self, at: usize) -> io::Result<Option<u8>> {
        while at >= self.bytes.len() && !self.is_over {
            self.fill()?;
        }
        Ok(self.bytes.get(at).copied())
    }

    /// Forgets the first bytes.
    pub(super) fn forget(&mut self, count: usize) {
        self.bytes.drain(..count);
        self.forgotten += count as u64;
    }

    fn fill(&mut self) -> io::Result<()> {
        let mut chunk = vec![0; CHUNK];
        let mut count = self.read(&mut chunk)?;
        if !self.has_begun {
            // A mark of four bytes must be seen whole.
            while (1..4).contains(&count) {
                match self.read(&mut chunk[count..])? {
                    0 => break,
                    more => count += more,
                }
            }
            self.has_begun = true;
            let mark = self.begin(&chunk[..count]);
            chunk.drain(..mark);
            count -= mark;
        }
        self.is_over = count == 0;
        self.keep(&chunk[..count]);
        Ok(())
    }

    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.input.read(into) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                done => return done,
            }
        }
    }

    /// Looks how the text begins; tells how long the mark is that says so.
    fn begin(&mut self, bytes: &[u8]) -> usize {
        let (wide, mark) = match bytes {
            [0xff, 0xfe, ..] => (Some(UTF_16LE), 2),
            [0xfe, 0xff, ..] => (Some(UTF_16BE), 2),
            [b'(', 0, _, 0, ..] => (Some(UTF_16LE), 0),
            [0, b'(', 0, _, ..] => (Some(UTF_16BE), 0),
            [0xef, 0xbb, 0xbf, ..] => (None, 3),
            _ => (None, 0),
        };
        self.decoder = wide.map(encoding_rs::Encoding::new_decoder_without_bom_handling);
        self.is_unicode = wide.is_some() || mark > 0;
        mark
    }

    fn keep(&mut self, chunk: &[u8]) {
        let Some(decoder) = &mut self.decoder else {
            self.bytes.extend_from_slice(chunk);
            return;
        };
        let room = decoder.max_utf8_buffer_length(chunk.len()).unwrap_or(4 * CHUNK);
        let mut text = String::with_capacity(room);
        // The room is enough for all of the chunk.
        let _ = decoder.decode_to_string(chunk, &mut text, self.is_over);
        self.bytes.extend_from_slice(text.as_bytes());
    }
}
