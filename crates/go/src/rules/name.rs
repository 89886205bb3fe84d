//! The sets of rules that have a name, and the names that people give them.

use super::{Compensation, Ko, Rules, Tax};

/// A set of rules and what it is called.
struct Named {
    /// What we call it.
    name: &'static str,
    /// What others do, in small letters and without blanks.
    others: &'static [&'static str],
    rules: Rules,
}

/// The first of equal ones is written.
const NAMED: &[Named] = &[
    Named {
        name: "japanese", others: &["japan", "jp", "nihonkiin", "日本", "일본"], rules: Rules::JAPANESE
    },
    Named {
        name: "korean", others: &["korea", "kr", "韓国", "韓國", "韩国", "한국"], rules: Rules::KOREAN
    },
    Named {
        name: "chinese",
        others: &["china", "cn", "chineseogs", "chinesekgs", "simplifiedchinese", "中国", "中國", "중국"],
        rules: Rules::CHINESE,
    },
    Named {
        name: "aga",
        others: &["american", "usa", "us", "bga", "british", "french", "ffg"],
        rules: Rules::AGA,
    },
    Named { name: "aga-button", others: &[], rules: Rules { button: true, ..Rules::AGA } },
    Named { name: "new-zealand", others: &["nz"], rules: Rules::NEW_ZEALAND },
    Named { name: "tromp-taylor", others: &["tt", "logical"], rules: Rules::TROMP_TAYLOR },
    Named {
        name: "ing",
        others: &["inglike", "ings", "goe", "inggoe", "goeing", "sst", "应氏", "應氏", "応氏"],
        rules: Rules::ING,
    },
    Named {
        name: "stone-scoring",
        others: &["ancientarea"],
        rules: Rules { ko: Ko::Simple, tax: Tax::All, compensation: Compensation::None, ..Rules::CHINESE },
    },
];

/// The word that many put behind the name.
const RULES: [&str; 9] = ["rules", "ruleset", "rule", "规则", "規則", "规", "ルール", "규칙", "룰"];

/// The rules of that name, however it is spelt; none where nobody calls any so.
pub(super) fn named(text: &str) -> Option<Rules> {
    let named = |text: &str| {
        let plain = plain(text);
        let bare = RULES.iter().find_map(|word| plain.strip_suffix(word)).unwrap_or(&plain);
        let is_called = |named: &&Named| plain_name(named.name) == bare || named.others.contains(&bare);
        NAMED.iter().find(is_called).map(|named| named.rules)
    };
    // What stands in brackets is a remark: `Chinese (simplified)`.
    named(text).or_else(|| named(text.split(['(', '（']).next()?))
}

/// A text in small letters, without what is neither letter nor digit.
fn plain(text: &str) -> String {
    text.chars().filter(|sign| sign.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn plain_name(name: &str) -> String {
    name.replace('-', "")
}

impl Rules {
    /// The names of all sets that have one.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMED.iter().map(|named| named.name)
    }

    /// The name of the set, whatever the komi; none if it has no name.
    pub fn name(&self) -> Option<&'static str> {
        let same = |rules: &Rules| Rules { komi: self.komi, ..*rules } == *self;
        NAMED.iter().find(|named| same(&named.rules)).map(|named| named.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_known_by_the_names_that_people_give_them() {
        for (rules, names) in [
            (
                Rules::JAPANESE,
                "Japanese|JP|Japan|japanese rules|日本|日本规则|日本ルール|日本規則|Japanese Rule",
            ),
            (
                Rules::CHINESE,
                "Chinese|CN|China|中国|中国规则|中國規則|Chinese (simplified)|chinese-ogs|CHINESE RULES",
            ),
            (Rules::KOREAN, "Korean|KR|Korea|韓国|韩国|韓國規則|한국|Korean Rules"),
            (Rules::AGA, "AGA|AGA rules|aga|French|BGA"),
            (Rules::ING, "Ing|GOE|Ing (GOE)|GOE/Ing|Ing's rules|应氏规则|Ing Goe"),
            (Rules::NEW_ZEALAND, "NZ|New Zealand|new-zealand|New Zealand Rules"),
            (Rules::TROMP_TAYLOR, "Tromp-Taylor|tromp taylor rules|TrompTaylor|TT"),
        ] {
            for name in names.split('|') {
                assert_eq!(named(name), Some(rules), "{name}");
            }
        }
        for text in ["", "my own", "rules", "chinese checkers", "規則"] {
            assert_eq!(named(text), None, "{text}");
        }
    }

    #[test]
    fn every_name_is_one_that_is_read() {
        for Named { name, others, rules } in NAMED {
            assert_eq!(named(name), Some(*rules), "{name}");
            for other in *others {
                assert_eq!(named(other), Some(*rules), "{other}");
            }
        }
    }
}
