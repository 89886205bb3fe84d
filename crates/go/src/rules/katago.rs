//! Rules as `KataGo` tells them over GTP: in JSON, and without the komi.

use super::{
    ParseRulesError, Placement, Rules,
    text::{self, COMPENSATION, KO, SCORING, TAX, word},
};

impl Rules {
    /// The rules in `KataGo`'s JSON, which leaves out the komi and what only we have.
    ///
    /// ```
    /// let rules = go::Rules::TROMP_TAYLOR.katago();
    /// assert!(rules.starts_with(r#"{"friendlyPassOk":false,"hasButton":false,"ko":"POSITIONAL""#));
    /// ```
    pub fn katago(&self) -> String {
        format!("{{{}}}", self.pairs())
    }

    /// The same with what only we have, where it is set; it is read back as it was.
    pub fn katago_and_ours(&self) -> String {
        let ours = [
            (r#","fixed":1"#, self.placement == Placement::Fixed),
            (r#","passStones":1"#, self.pass_stones),
            (r#","whiteLast":1"#, self.white_passes_last),
        ];
        let set: String = ours.iter().filter(|(_, is_set)| *is_set).map(|(pair, _)| *pair).collect();
        format!("{{{}{set}}}", self.pairs())
    }

    /// These rules with one of `KataGo`'s keys changed; the komi is none of them.
    ///
    /// # Errors
    /// When there is no such key, or it has no such value.
    pub fn with_key(&self, key: &str, value: &str) -> Result<Rules, ParseRulesError> {
        let wrong = || ParseRulesError::Part(format!("{key} {value}"));
        if key.eq_ignore_ascii_case("komi") {
            return Err(wrong());
        }
        text::changed(*self, key, value).ok_or_else(wrong)
    }

    fn pairs(&self) -> String {
        let (ko, scoring) = (word(KO, self.ko), word(SCORING, self.scoring));
        let (tax, bonus) = (word(TAX, self.tax), word(COMPENSATION, self.compensation));
        format!(
            r#""friendlyPassOk":{},"hasButton":{},"ko":"{ko}","scoring":"{scoring}","suicide":{},"tax":"{tax}","whiteHandicapBonus":"{bonus}""#,
            self.friendly_pass, self.button, self.suicide,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ko;

    #[test]
    fn rules_are_read_as_they_are_told() {
        for rules in [Rules::CHINESE, Rules::JAPANESE, Rules::AGA, Rules::NEW_ZEALAND, Rules::TROMP_TAYLOR] {
            let read: Rules = rules.katago_and_ours().parse().unwrap();
            assert_eq!(Rules { komi: rules.komi, ..read }, rules);
        }
    }

    #[test]
    fn one_key_changes_and_the_others_stay() {
        let changed = Rules::AGA.with_key("ko", "SIMPLE").unwrap();
        assert_eq!(changed, Rules { ko: Ko::Simple, ..Rules::AGA });
        let changed = Rules::JAPANESE.with_key("friendlyPassOk", "false").unwrap();
        assert_eq!(changed, Rules { friendly_pass: false, ..Rules::JAPANESE });
        for (key, value) in
            [("ko", "DOUBLE"), ("komi", "5"), ("colour", "red"), ("ko", "SIMPLE\",\"tax\":\"ALL")]
        {
            assert!(Rules::AGA.with_key(key, value).is_err(), "{key} {value}");
        }
    }
}
