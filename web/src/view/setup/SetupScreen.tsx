import { useState } from "preact/hooks";
import { about, loadAbout, loadVariants, ownFiles, sectionsOf } from "../../catalogue";
import { type Draft, kindOf } from "../../draft";
import { go, keptHere } from "../../navigate";
import { isKeptSetup } from "../../setup";
import { kindName } from "../../names";
import type { Wish } from "../../route";
import { languageIn, useSettings, useWords } from "../../settings";
import { useStore } from "../../store";
import type { Kind } from "../../wire";
import { useAsked } from "../parts/asked";
import { Refusal } from "../parts/Refusal";
import { KindPicker } from "../new/KindPicker";
import { keptDraft, recentVariants } from "../new/kept";
import { SetupEditor } from "./SetupEditor";

/** Where a position is put together by hand, of any kind of game. */
export function SetupScreen({ wish }: { wish: Wish }) {
  const say = useWords();
  const files = useStore(ownFiles);
  const house = useStore(about);
  const language = languageIn(useSettings());
  const [kept] = useState(() => { const here = keptHere(); return isKeptSetup(here) ? here : null; });
  const [draft, setDraft] = useState<Draft>(() => kept?.draft ?? wished(wish));
  const [asked, again] = useAsked(() => Promise.all([loadAbout(), loadVariants()]), [language]);
  if (asked.state === "refused") return <Refusal {...asked} again={again} />;
  const kind = kindOf(draft, sectionsOf(draft.variant, files));
  const isChess = draft.game === "chess";
  const boards = isChess && draft.boards !== null ? { boards: String(draft.boards) } : {};
  const play = (start: string) => go({ screen: "new", wish: { game: draft.game, variant: isChess ? draft.variant : null, start, ...boards } });
  return (
    <>
      <h1>{say("page-title-setup")}</h1>
      {house === null ? null : (
        <SetupEditor key={keyOf(kind)} kind={kind} draft={draft} kept={draft === kept?.draft ? kept : null} first={wish.start ?? null} play={play}>
          <details class="more">
            <summary>{say("page-setup-kind", { name: kindName(say, language, draft.game, isChess ? draft.variant : "") })}</summary>
            <div class="stack card"><KindPicker draft={draft} games={house.games} recent={recentVariants()} change={(part) => setDraft({ ...draft, ...part })} /></div>
          </details>
        </SetupEditor>
      )}
    </>
  );
}

function wished({ game, variant, start }: Wish): Draft {
  const kept = keptDraft();
  const isDraughts = start !== undefined && /^[WB]:/.test(start);
  const isChess = variant !== null || (start !== undefined && !isDraughts);
  return { ...kept, game: game ?? (isDraughts ? "draughts" : isChess ? "chess" : kept.game), variant: variant ?? (start === undefined ? kept.variant : "chess"), boards: null, handicap: 0 };
}

function keyOf(kind: Kind): string {
  return JSON.stringify(kind);
}
