//! How the game is won, lost and drawn.

use game::{ByColor, Color};

use super::{Summary, say, whose};
use crate::variant::{Counting, CountingRule, Kind, Kinds, Material, Region, Worth};

fn worth(worth: Worth) -> &'static str {
    match worth {
        Worth::Win => "win",
        Worth::Loss => "loss",
        Worth::Draw => "draw",
    }
}

/// The checks that a position still asks for, if it says so.
fn checks(start: &str) -> Option<u32> {
    let field = start.split_whitespace().skip(1).find(|field| field.contains('+'))?;
    field.split('+').find_map(|count| count.parse().ok())
}

impl Summary<'_> {
    pub(super) fn goals(&mut self) {
        let spec = self.spec;
        if spec.army.kinds().contains(Kind::KING) {
            self.say(say("rules-checkmate").with("worth", worth(spec.stuck.checkmate)));
        }
        if spec.counting.checks {
            self.say(say("rules-check-count").with("count", checks(&spec.start).unwrap_or(1)));
        }
        self.flag();
        self.extinction();
        self.connection();
    }

    fn flag(&mut self) {
        let flag = &self.spec.flag;
        let region = self.on_board(flag.region);
        let is_same = region.white == region.black && flag.kind.white == flag.kind.black;
        let sides = [(Color::White, whose(true, is_same)), (Color::Black, whose(false, !is_same))];
        for (color, name) in sides {
            if let Some(name) = name.filter(|_| !region[color].is_empty()) {
                let message =
                    say("rules-flag").with("color", name).with("piece", self.letter(flag.kind[color]));
                let message = message.with("count", flag.count);
                self.say(message.with("squares", self.squares(region[color])));
            }
        }
        if Color::ALL.iter().any(|&color| !region[color].is_empty()) {
            self.say_if(flag.blocked_win, "rules-flag-blocked");
            self.say_if(flag.safe, "rules-flag-safe");
            if flag.extra_move {
                self.extra_flag_move(region);
            }
        }
    }

    /// Who has one more move against a piece that has reached its squares.
    ///
    /// Kings race: only Black, who moves second, has it. Against other pieces either side has.
    fn extra_flag_move(&mut self, region: ByColor<Region>) {
        let waits = |color: Color| !region[color].is_empty() && self.spec.flag.kind[!color] != Kind::KING;
        if !region.white.is_empty() && !waits(Color::White) {
            self.say(say("rules-flag-race"));
        }
        if let Some(color) = whose(waits(Color::White), waits(Color::Black)) {
            self.say(say("rules-flag-stay").with("color", color));
        }
    }

    fn extinction(&mut self) {
        let extinction = &self.spec.extinction;
        let Some(value) = extinction.value.filter(|_| !extinction.kinds.is_empty()) else { return };
        let message = say("rules-extinction").with("worth", worth(value)).with("count", extinction.count);
        self.say(message.with("pieces", self.letters(extinction.kinds)));
        if extinction.opponent_count > 0 {
            let message = say("rules-extinction-opponent").with("count", extinction.opponent_count);
            self.say(message.with("pieces", self.letters(extinction.kinds)));
        }
        self.say_if(extinction.claim, "rules-extinction-claim");
        self.say_if(extinction.pseudo_royal, "rules-pseudo-royal");
        self.say_if(extinction.duple_check, "rules-duple-check");
    }

    fn connection(&mut self) {
        let connection = &self.spec.connection;
        let value = worth(connection.value);
        if connection.row > 0 {
            self.say(say("rules-connect").with("count", connection.row).with("worth", value));
            self.connection_lines();
        }
        if connection.block > 0 {
            self.say(say("rules-connect-block").with("count", connection.block).with("worth", value));
        }
        if connection.collinear > 0 {
            self.say(say("rules-collinear").with("count", connection.collinear).with("worth", value));
        }
        for color in Color::ALL {
            let first = self.on_board(connection.first_region)[color];
            let second = self.on_board(connection.second_region)[color];
            if !first.is_empty() && !second.is_empty() {
                let message = say("rules-connect-regions").with("color", color).with("worth", value);
                let message = message.with("first", self.squares(first));
                self.say(message.with("second", self.squares(second)));
            }
        }
        let has_any = connection.row > 0 || connection.block > 0 || connection.collinear > 0;
        if let Some(kinds) = connection.kinds.filter(|_| has_any) {
            self.say(say("rules-connect-pieces").with("pieces", self.letters(kinds)));
        }
    }

    fn connection_lines(&mut self) {
        let connection = &self.spec.connection;
        let excluded = [
            (connection.horizontal, "horizontal"),
            (connection.vertical, "vertical"),
            (connection.diagonal, "diagonal"),
        ];
        for (_, line) in excluded.iter().filter(|(counts, _)| !counts) {
            self.say(say("rules-connect-lines").with("line", line));
        }
    }

    pub(super) fn results(&mut self) {
        let stuck = &self.spec.stuck;
        if stuck.stalemate != Worth::Draw {
            self.say(say("rules-stalemate").with("worth", worth(stuck.stalemate)));
        }
        self.say_if(stuck.piece_count, "rules-stalemate-count");
        self.say_if(stuck.shatar, "rules-shatar");
        self.say_if(stuck.full_board, "rules-full-board");
        self.say_if(stuck.bikjang, "rules-bikjang");
        let rule = match stuck.material {
            Material::None => return,
            Material::Janggi => "janggi",
            Material::Unweighted => "unweighted",
            Material::WhiteDrawOdds => "white",
            Material::BlackDrawOdds => "black",
        };
        self.say(say("rules-material").with("rule", rule));
    }

    pub(super) fn counting(&mut self) {
        let counting = &self.spec.counting;
        if counting.n_move_rule != 50 {
            self.say(say("rules-n-move").with("count", counting.n_move_rule));
        }
        self.progress();
        if counting.n_fold_rule != 3 {
            self.say(say("rules-n-fold").with("count", counting.repetitions().unwrap_or(0)));
        }
        self.repetition(counting);
        let rule = match counting.rule {
            CountingRule::None => return,
            CountingRule::Makruk => "makruk",
            CountingRule::Cambodian => "cambodian",
            CountingRule::Asean => "asean",
        };
        self.say(say("rules-counting").with("rule", rule));
    }

    /// The pieces whose moves are progress, where they are not the pawns of chess.
    fn progress(&mut self) {
        let counting = &self.spec.counting;
        let kinds = ByColor::new_with(|color| self.present(counting.n_move_kinds[color]));
        let usual = self.present(Kinds::of(&[Kind::PAWN]));
        let is_same = kinds.white == kinds.black;
        if counting.n_move_rule == 0 || is_same && kinds.white == usual {
            return;
        }
        for (kinds, color) in [(kinds.white, whose(true, is_same)), (kinds.black, whose(false, !is_same))] {
            if let Some(color) = color {
                let message = say("rules-n-move-pieces").with("color", color);
                self.say(message.with("pieces", self.letters(kinds)));
            }
        }
    }

    fn repetition(&mut self, counting: &Counting) {
        if counting.n_fold_value != Worth::Draw && counting.n_fold_rule > 0 {
            let side = if counting.n_fold_absolute { "white" } else { "mover" };
            self.say(
                say("rules-n-fold-result").with("worth", worth(counting.n_fold_value)).with("side", side),
            );
        }
        self.say_if(counting.perpetual_check_illegal, "rules-perpetual-check");
        self.say_if(counting.move_repetition_illegal, "rules-move-repetition");
        self.say_if(counting.chasing, "rules-chasing");
    }
}
