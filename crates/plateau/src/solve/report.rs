//! What is said of a problem, to people and to programs.

use std::time::Duration;

use game::Message;
use players::solve::{
    Answer, Check, Ko, KoMaster, Origin, Timed, Verdict, answer_messages, drawing, kind_word,
    question_message, result_message, verdict_word,
};
use serde_json::{Value, json};
use words::Words;

use super::files::Asked;

/// Why a problem cannot be asked, with its file.
pub(crate) fn refused(file: &str, number: Option<usize>, why: Message) -> Message {
    let message = match number {
        Some(number) => Message::new("solve-file-problem").with("number", number),
        None => Message::new("solve-file"),
    };
    message.with("file", file).saying("why", why)
}

/// A problem with its answers.
pub(super) struct Report<'a> {
    pub(super) asked: &'a Asked,
    pub(super) answers: &'a [Timed],
    pub(super) words: &'a Words,
}

impl Report<'_> {
    pub(super) fn value(&self) -> Value {
        let Asked { file, number, question } = self.asked;
        let mut value = json!({
            "file": file,
            "target": question.target_text(),
            "defender": question.defender().to_string(),
            "ko_master": question.problem().ko_master().map(master_word),
            "region": texts(question.region()),
            "region_from": match question.origin() {
                Origin::Marked => "marked",
                Origin::WorkedOut => "worked-out",
            },
            "results": self.answers.iter().map(result).collect::<Vec<Value>>(),
        });
        if let Some(number) = number {
            value["problem"] = json!(number);
        }
        if !question.name().is_empty() {
            value["name"] = json!(question.name());
        }
        value
    }

    pub(super) fn text(&self) -> String {
        let Asked { file, number, question } = self.asked;
        let number = number.map(|number| format!(" {number}")).unwrap_or_default();
        let name = if question.name().is_empty() { String::new() } else { format!(" ({})", question.name()) };
        let mut lines = vec![format!("{file}{number}{name}"), self.say(&question_message(question))];
        lines.extend(drawing(question, question.start().board(), None));
        lines.push(self.region());
        if let Some(master) = question.problem().ko_master() {
            lines.push(self.say(&Message::new(format!("solve-master-{}", master_word(master)))));
        }
        for timed in self.answers {
            lines.push(String::new());
            lines.extend(self.result(timed));
        }
        lines.push(String::new());
        lines.join("\n")
    }

    fn region(&self) -> String {
        let question = &self.asked.question;
        let count = question.region().len();
        self.say(&match question.origin() {
            Origin::Marked => Message::new("solve-region-marked").with("count", count),
            Origin::WorkedOut => Message::new("solve-region-worked-out")
                .with("count", count)
                .with("points", texts(question.region()).join(" ")),
        })
    }

    fn result(&self, timed: &Timed) -> Vec<String> {
        let Timed { answer, time, check, .. } = timed;
        let mut lines = vec![self.say(&result_message(answer.turn, answer.verdict))];
        let mut told = |message: Message| lines.push(format!("  {}", self.say(&message)));
        answer_messages(timed).into_iter().for_each(&mut told);
        if let Some(check) = check {
            told(Message::new(match check {
                Check::Holds => "solve-checked",
                Check::Fails => "solve-check-failed",
                Check::Open => "solve-unchecked",
            }));
        }
        told(Message::new("solve-effort").with("nodes", answer.nodes).with("seconds", seconds(*time)));
        lines
    }

    fn say(&self, message: &Message) -> String {
        self.words.sentence(message)
    }
}

/// Seconds as people read them.
pub(super) fn seconds(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 10.0 { format!("{seconds:.3}") } else { format!("{seconds:.1}") }
}

/// An answer for programs.
pub(super) fn result(Timed { answer, time, is_explained, check, .. }: &Timed) -> Value {
    let Answer { turn, verdict, guess, first_moves, two_eye_moves, line, refutations, .. } = answer;
    let refutations: Vec<Value> = refutations
        .iter()
        .map(|refutation| {
            json!({
                "move": refutation.mv.to_string(),
                "verdict": verdict_word(refutation.verdict),
                "ko": ko(refutation.verdict),
                "line": texts(&refutation.line),
            })
        })
        .collect();
    let mut value = json!({
        "to_play": turn.to_string(),
        "verdict": verdict_word(*verdict),
        "guess": guess.map(verdict_word),
        "first_moves": texts(first_moves),
        "two_eye_moves": texts(two_eye_moves),
        "complete": answer.is_complete,
        "line": texts(line),
        "refutations": refutations,
        "explained": is_explained,
        "ko": ko(*verdict),
        "nodes": answer.nodes,
        "nodes_in_all": answer.nodes_in_all,
        "seconds": time.as_secs_f64(),
    });
    if let Some(check) = check {
        value["verified"] = match check {
            Check::Holds => json!(true),
            Check::Fails => json!(false),
            Check::Open => Value::Null,
        };
    }
    value
}

fn ko(verdict: Verdict) -> Value {
    let Verdict::Ko(Ko { lives_without, threats, kind }) = verdict else { return Value::Null };
    json!({
        "winner_without_threats": if lives_without { "alive" } else { "dead" },
        "threats_needed": threats,
        "kind": kind_word(kind),
    })
}

fn master_word(master: KoMaster) -> &'static str {
    match master {
        KoMaster::Attacker => "attacker",
        KoMaster::Defender => "defender",
    }
}

fn texts(list: &[impl ToString]) -> Vec<String> {
    list.iter().map(ToString::to_string).collect()
}
