import type { ComponentChildren } from "preact";
import { useWords } from "../../settings";
import { isRefutation, repliesOf } from "../../state/tidings";
import { refutationOf, toneOf, type Trial } from "../../state/trial";
import type { Message } from "../../wire";
import { sentenceOf } from "../../words";
import { GameButton } from "../game/GameButton";
import { Icon, type IconName } from "../parts/Icon";
import type { Desk } from "./desk";

type Tone = ReturnType<typeof toneOf>;

const ICONS: Readonly<Record<Tone, IconName | null>> = { good: "check", bad: "cross", doubt: "help", plain: null };

/** What was said last: to a move, to a question, and what becomes of the group once somebody asked. */
export function SaidPanel({ desk, trial, run, next }: { desk: Desk; trial: Trial; run: (isRunning: boolean) => void; next: ComponentChildren }) {
  const say = useWords();
  const { said, verdict } = trial;
  const hasBegun = (trial.board?.moves.length ?? 0) > 0;
  const failed = refutationOf(trial);
  const show = () => {
    if (failed === null) return;
    desk.look(failed);
    run(true);
  };
  return (
    <div class="said-all">
      {said === null ? null : said.said === "judged" ? <Said tone={toneOf(said.reply.judgement)} lines={repliesOf(said.reply)} /> : <Told lines={said.lines} />}
      {said?.said === "judged" && said.reply.is_solved ? <div class="said solved"><Icon name="check" /><b>{say("problem-solved")}</b>{next}</div> : null}
      {failed === null ? null : (
        <div class="row">
          <GameButton icon="play" isQuiet={false} keys="E" label={say("problem-show-why")} run={show} />
          <GameButton icon="undo" isQuiet={false} label={say("game-take-back")} run={desk.back} />
        </div>
      )}
      {verdict === null ? null : <section class="said verdict" aria-label={say("problem-verdict")}>{hasBegun ? <b>{say("problem-from-here")}</b> : null}{verdict.map((message) => <p key={message.id}>{sentenceOf(say, message)}</p>)}</section>}
    </div>
  );
}

/** Sentences of a solution, say; why each other move fails is there for whoever wants to know. */
function Told({ lines }: { lines: Message[] }) {
  const say = useWords();
  const [failing, others] = [lines.filter(isRefutation), lines.filter((line) => !isRefutation(line))];
  return (
    <div class="said plain">
      <div>
        {others.map((message, index) => <p key={index}>{sentenceOf(say, message)}</p>)}
        {failing.length === 0 ? null : (
          <details>
            <summary>{say("problem-why-others", { count: failing.length })}</summary>
            {failing.map((message, index) => <p key={index} class="small">{sentenceOf(say, message)}</p>)}
          </details>
        )}
      </div>
    </div>
  );
}

/** Some sentences, with a sign of how the first of them is meant. */
function Said({ tone, lines }: { tone: Tone; lines: Message[] }) {
  const say = useWords();
  const icon = ICONS[tone];
  return (
    <div class={`said ${tone}`}>
      {icon === null ? null : <Icon name={icon} />}
      <div>{lines.map((message, index) => (index === 0 ? <p key={index}><b>{sentenceOf(say, message)}</b></p> : <p key={index}>{sentenceOf(say, message)}</p>))}</div>
    </div>
  );
}
