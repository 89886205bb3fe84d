//! Errors that are sentences of every language: an id, arguments, and an English text.
//!
//! The English text is what `Display` says; the room `words` has the same
//! sentence, and those of other languages, under the id.

use std::fmt;

/// How much of a text is quoted in a sentence.
const QUOTE_LIMIT: usize = 60;

/// A sentence that an error can say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sentence {
    /// The id of its message.
    pub id: &'static str,
    /// The names of its arguments.
    pub arguments: &'static [&'static str],
    /// What it is in English, the arguments in braces.
    pub english: &'static str,
}

/// A text in quotation marks, cut where it grows long.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Quoted(String);

impl Quoted {
    /// Quotes a text.
    pub fn new(text: impl fmt::Display) -> Quoted {
        let text = text.to_string();
        let mut start: String = text.chars().take(QUOTE_LIMIT).collect();
        if start.len() < text.len() {
            start.push('…');
        }
        Quoted(start)
    }
}

impl fmt::Display for Quoted {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

/// Declares an error whose cases are sentences, and errors whose sentences it can say too.
///
/// Fields behind a semicolon are such errors themselves, said within the sentence.
/// The room that uses it needs `thiserror`.
#[macro_export]
macro_rules! sentences {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $($case:ident $({ $($field:ident: $type:ty),* $(; $($part:ident: $told:ty),+)? })?
                = $id:literal, $english:literal;)+
        }
        $(also { $($other:ident($inner:ty)),+ })?
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
        #[allow(missing_docs, reason = "the sentence of each case says what it is")]
        pub enum $name {
            $(
                #[doc = concat!("Says `", $english, "`.")]
                #[error($english)]
                $case $({ $($field: $type,)* $($($part: $told),+)? })?,
            )+
            $($(
                #[error(transparent)]
                $other(#[from] $inner),
            )+)?
        }

        impl $name {
            /// The sentences of its own cases.
            pub const SENTENCES: &'static [$crate::Sentence] = &[
                $($crate::Sentence {
                    id: $id,
                    arguments: &[$($(stringify!($field),)* $($(stringify!($part)),+)?)?],
                    english: $english,
                }),+
            ];

            /// The sentence as an id with its arguments.
            pub fn message(&self) -> $crate::Message {
                match self {
                    $($name::$case $({ $($field,)* $($($part),+)? })? => $crate::Message::new($id)
                        $($(.with(stringify!($field), $field))* $($(.saying(stringify!($part), $part.message()))+)?)?,)+
                    $($($name::$other(inner) => inner.message(),)+)?
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_and_control_signs_shown() {
        assert_eq!(Quoted::new("a\u{7}b").to_string(), "\"a\\u{7}b\"");
        assert_eq!(Quoted::new("x".repeat(1000)).to_string().chars().count(), QUOTE_LIMIT + 3);
    }
}
