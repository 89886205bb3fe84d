//! Programs that tell what they were told.

use std::time::Duration;

use players::opponent::Opponent;

/// How long is waited for what comes.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A program that takes every command, knows some, always passes, and tells what it
/// took.
pub(crate) fn listener(commands: &str) -> Opponent {
    let script = r#"
        while read id name words; do
            case "$name" in
                list_commands) printf '=%s %s\n\n' "$id" "$COMMANDS" ;;
                everything) printf '=%s %s\n\n' "$id" "$all" ;;
                heard) printf '=%s %s; %s\n\n' "$id" "$before" "$last" ;;
                kata-set-rules)
                    case "$words" in
                        *komi*|*fixed*|*Stones*|*Last*) printf '?%s unknown\n\n' "$id" ;;
                        *) before=$last; last="$name $words"; printf '=%s\n\n' "$id" ;;
                    esac ;;
                *)
                    before=$last; last="$name $words"; all="$all$last; "
                    printf '=%s pass\n\n' "$id" ;;
            esac
        done"#;
    let script = format!("COMMANDS='{}'; {script}", commands.replace(' ', "\n"));
    Opponent::start("sh", &["-c".to_owned(), script]).unwrap()
}

/// The last two commands that it took before.
pub(crate) fn heard(opponent: &mut Opponent) -> String {
    opponent.ask("heard", &[], PATIENCE).unwrap()
}

/// All commands that it took before, but those for the rules.
pub(crate) fn everything(opponent: &mut Opponent) -> String {
    opponent.ask("everything", &[], PATIENCE).unwrap()
}
