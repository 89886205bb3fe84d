//! Groups of keys, declared once.

/// Declares a group of settings: each key with its type, its usual value and how it is read.
macro_rules! group {
    (
        $(#[$meta:meta])*
        pub struct $name:ident in $group:literal {
            $(
                $(#[$field_meta:meta])*
                $field:ident: $type:ty = $usual:expr, $key:literal, $read:expr;
            )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct $name {
            $($(#[$field_meta])* pub $field: $type,)+
        }

        impl Default for $name {
            fn default() -> $name {
                $name { $($field: $usual,)+ }
            }
        }

        impl $name {
            /// What the document says of this group.
            pub(super) fn read(
                document: &dyn toml_edit::TableLike,
                reading: &mut $crate::settings::read::Reading,
            ) -> $name {
                let mut settings = $name::default();
                if let Some(table) = reading.table(document, $group) {
                    $(reading.key(table, $group, $key, &mut settings.$field, $read);)+
                }
                settings
            }

            /// Every key with its value.
            pub(super) fn values(&self) -> Vec<(&'static str, $crate::SettingValue)> {
                vec![$((concat!($group, ".", $key), $crate::settings::change::Told::told(&self.$field)),)+]
            }

            /// What a value of a key should be, if it is not good; none where there is no such key.
            pub(super) fn check(
                key: &str,
                item: &toml_edit::Item,
            ) -> Option<Result<(), $crate::settings::read::Expected>> {
                match key {
                    $(concat!($group, ".", $key) => Some(($read)(item).map(drop)),)+
                    _ => None,
                }
            }
        }
    };
}

pub(super) use group;
