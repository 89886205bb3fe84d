import { useEffect, useState } from "preact/hooks";
import { api } from "../../api";
import { about, engines, loadAbout, loadVariants, ownFiles, sectionsOf, variants } from "../../catalogue";
import { type Draft, enginesFor, fitted, tableOf } from "../../draft";
import { go } from "../../navigate";
import type { Wish } from "../../route";
import { languageIn, textOf, useSettings, useWords } from "../../settings";
import { mention } from "../../speech";
import { useStore } from "../../store";
import { sentenceOfError, useAsked } from "../parts/asked";
import { Check, Options, Select } from "../parts/Fields";
import { Icon } from "../parts/Icon";
import { Refusal } from "../parts/Refusal";
import { ClockPicker } from "./ClockPicker";
import { KindPicker } from "./KindPicker";
import { keepDraft, keptDraft, recentVariants, usualBoards } from "./kept";
import { Preview } from "./Preview";
import { SeatPicker } from "./SeatPicker";

/** Everything that is agreed before a game begins. */
export function NewScreen({ wish }: { wish: Wish }) {
  const say = useWords();
  const settings = useSettings();
  const house = useStore(about);
  const files = useStore(ownFiles);
  const offered = useStore(engines);
  useStore(variants);
  const [draft, setDraft] = useState<Draft>(() => wished(keptDraft(), wish));
  const [isBusy, setBusy] = useState(false);
  const [asked, again] = useAsked(() => Promise.all([loadAbout(), loadVariants()]), [languageIn(settings)]);
  useEffect(() => setDraft((before) => wished(before, wish)), [wish.game, wish.variant, wish.start]);
  if (asked.state === "refused") return <Refusal {...asked} again={again} />;
  if (house === null) return <h1>{say("page-title-new")}</h1>;

  const fit = fitted(draft, house.games, offered);
  const offer = house.games.find(({ name }) => name === fit.game);
  const change = (part: Partial<Draft>) => setDraft({ ...fit, ...part });
  const names = { first: textOf(settings, "play.name") || say("page-seat-name-first"), second: say("page-seat-name-second") };
  const isTwo = fit.first.who === "here" && fit.second.who === "here";
  const begin = async () => {
    setBusy(true);
    try {
      const sections = sectionsOf(fit.variant, files);
      const opened = await api.open(tableOf(fit, names, settings.periods, sections));
      keepDraft(fit);
      go({ screen: "game", id: opened.id, secret: null });
    } catch (error) {
      mention(sentenceOfError(say, error));
      setBusy(false);
    }
  };
  const levels = offer?.levels ?? [];
  const playing = enginesFor(fit.game, offered);
  return (
    <>
      <h1>{say("page-title-new")}</h1>
      <form class="new-game" onSubmit={(event) => { event.preventDefault(); void begin(); }}>
        <div class="card stack">
          {fit.start === null ? null : <p class="note">{say("page-new-from-position")} <button type="button" class="link-button" onClick={() => change({ start: null })}>{say("page-new-usual-start")}</button></p>}
          <KindPicker draft={fit} games={house.games} recent={recentVariants()} change={change} />
        </div>
        <div class="card stack">
          <SeatPicker legend={say("page-seat-second")} seat={fit.second} change={(second) => change({ second })} levels={levels} engines={playing} usualName={names.second} />
          <Options legend={isTwo ? say("page-color-first") : say("page-color")} value={fit.color} choose={(color) => change({ color })}
            options={[
              { value: "white", label: <><i class="disc white" />{say("color-white")}</> },
              { value: "random", label: <><Icon name="dice" />{say("page-color-random")}</> },
              { value: "black", label: <><i class="disc black" />{say("color-black")}</> },
            ]} />
          <details class="more">
            <summary>{say("page-seat-first-more")}</summary>
            <SeatPicker legend={say("page-seat-first")} seat={fit.first} change={(first) => change({ first })} levels={levels} engines={playing} usualName={names.first} />
          </details>
        </div>
        <div class="card stack">
          <ClockPicker clock={fit.clock} change={(clock) => change({ clock })} isGo={fit.game === "go"} />
          <details class="more">
            <summary>{say("page-terms")}</summary>
            <Check label={say("page-terms-take-backs")} value={fit.takeBacks} change={(takeBacks) => change({ takeBacks })} />
            <Select label={say("page-terms-draws")} value={fit.draws} choose={(draws) => change({ draws: draws === "claimed" ? "claimed" : "automatic" })}
              options={[{ value: "automatic", label: say("page-draws-automatic") }, { value: "claimed", label: say("page-draws-claimed") }]} />
          </details>
        </div>
        <aside class="new-side">
          <Preview draft={fit} />
          <button type="submit" class="button first large" disabled={isBusy}><Icon name="play" />{say("page-new-begin")}</button>
        </aside>
      </form>
    </>
  );
}

function wished(draft: Draft, wish: Wish): Draft {
  const game = wish.game ?? (wish.variant === null ? draft.game : "chess");
  return { ...draft, game, variant: wish.variant ?? draft.variant, ...startOf(draft, wish) };
}

/** Where the game begins; a position that was set up has its own boards and no handicap. */
function startOf(draft: Draft, { variant, start, boards }: Wish): Pick<Draft, "start" | "boards" | "handicap"> {
  if (start !== undefined) return { start, boards: boards === undefined ? null : Number(boards), handicap: 0 };
  return { start: null, boards: variant === null ? draft.boards : usualBoards(variant), handicap: draft.handicap };
}
