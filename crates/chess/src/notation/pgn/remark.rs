//! Comments and escaped lines: where they end, if they do.

use std::io::Read;

use memchr::{memchr, memchr_iter, memchr2};

use super::{
    Limit, Problem, Text, Visitor, limit,
    reader::{Reader, Stop},
    tag,
};

impl<R: Read> Reader<R> {
    /// Whether this byte begins a comment or, in the first column, an escape.
    pub(super) fn is_remark(&self, byte: u8) -> bool {
        byte != b'%' || self.window.is_line_start()
    }

    /// Tells the comment or escaped line that begins here.
    pub(super) fn remark<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), Stop> {
        let is_braced = self.window.rest().first() == Some(&b'{');
        let end = if is_braced { self.comment_end()? } else { self.line_end()? };
        let rest = self.window.rest();
        let text = &rest[1..end];
        if !self.game.is_broken {
            if rest[0] == b'%' {
                visitor.escape(Text::plain(text));
            } else {
                visitor.comment(Text::comment(text));
            }
        }
        self.window.consume(end + usize::from(is_braced));
        Ok(())
    }

    /// Where the closing brace of the comment stands that begins here.
    #[inline]
    pub(super) fn comment_end(&mut self) -> Result<usize, Stop> {
        // Most comments are short, and most of those lie in the window.
        let rest = self.window.rest();
        let near = &rest[..rest.len().min(256)];
        match memchr(b'}', near) {
            Some(end) if near[..end].iter().all(|&byte| byte >= b' ') => Ok(end),
            _ => self.far_comment_end(),
        }
    }

    fn far_comment_end(&mut self) -> Result<usize, Stop> {
        let offset = self.window.offset();
        let mut from = self.unclosed_to.saturating_sub(offset) as usize;
        let end = loop {
            let rest = self.window.rest();
            from = from.min(rest.len());
            if let Some(found) = memchr(b'}', &rest[from..]) {
                self.unclosed_to = offset + (from + found) as u64;
                break from + found;
            }
            from = rest.len();
            self.unclosed_to = offset + from as u64;
            if self.window.is_over() || from > limit::COMMENT {
                return Err(self.unclosed().into());
            }
            self.window.look(2 * from)?;
        };
        if end > limit::COMMENT {
            return Err(self.unclosed().into());
        }
        let inside = &self.window.rest()[..end];
        match tag_line(inside) {
            // A further comment opened in a further game: this one never ended.
            Some(next) if memchr(b'{', &inside[next..]).is_some() => Err(Problem::CommentOpen.into()),
            _ if memchr(0, inside).is_some() => Err(Problem::Binary(0).into()),
            _ => Ok(end),
        }
    }

    /// What to say of a comment without an end in sight.
    fn unclosed(&self) -> Problem {
        let rest = self.window.rest();
        let seen = &rest[..rest.len().min(limit::COMMENT)];
        let next = tag_line(seen);
        if memchr(0, &seen[..next.unwrap_or(seen.len())]).is_some() {
            Problem::Binary(0)
        } else if next.is_some() || rest.len() <= limit::COMMENT {
            Problem::CommentOpen
        } else {
            Problem::Limit(Limit::Comment)
        }
    }

    /// Where the line ends that is being looked at.
    fn line_end(&mut self) -> Result<usize, Stop> {
        let mut from = 0;
        let end = loop {
            let rest = self.window.rest();
            if let Some(found) = memchr2(b'\n', b'\r', &rest[from..]) {
                break from + found;
            }
            from = rest.len();
            if self.window.is_over() || from > limit::COMMENT {
                break from;
            }
            self.window.look(2 * from)?;
        };
        if end > limit::COMMENT {
            Err(Limit::Comment.into())
        } else if memchr(0, &self.window.rest()[..end]).is_some() {
            Err(Problem::Binary(0).into())
        } else {
            Ok(end)
        }
    }

    /// Skips the rest of a comment, up to its end or to the next game.
    pub(super) fn skip_comment(&mut self) -> std::io::Result<()> {
        loop {
            self.window.look(1)?;
            let rest = self.window.rest();
            if rest.is_empty() {
                return Ok(());
            }
            match memchr2(b'}', b'[', rest) {
                Some(found) if rest[found] == b'}' => {
                    self.window.consume(found + 1);
                    return Ok(());
                }
                Some(found) => {
                    self.window.consume(found);
                    if self.is_at_tag_line()? {
                        return Ok(());
                    }
                    self.window.consume(1);
                }
                None => self.window.consume(rest.len()),
            }
        }
    }

    /// Whether a line begins here that is a tag.
    pub(super) fn is_at_tag_line(&mut self) -> std::io::Result<bool> {
        self.window.look(super::reader::AHEAD)?;
        Ok(self.window.is_line_start() && tag::is_tag(self.window.rest()))
    }
}

/// Where within a comment the tags of another game seem to begin.
fn tag_line(text: &[u8]) -> Option<usize> {
    memchr_iter(b'[', text).find(|&at| {
        let (before, line) = text.split_at(at);
        matches!(before.last(), Some(b'\n' | b'\r'))
            && tag::is_tag(line)
            && (tag::name(line) == Some(b"Event") || ends_blank(before))
    })
}

/// Whether a text ends with an empty line.
fn ends_blank(text: &[u8]) -> bool {
    let text = text.strip_suffix(b"\r\n").unwrap_or(&text[..text.len() - 1]);
    matches!(text.last(), Some(b'\n' | b'\r'))
}
