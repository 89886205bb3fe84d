import { useEffect, useState } from "preact/hooks";
import { api } from "../../api";
import { about, engines, loadAbout, ownFiles, sectionsOf } from "../../catalogue";
import { type Draft, fitted, type SeatDraft, tableOf } from "../../draft";
import { kindName } from "../../names";
import { languageIn, settings, textOf, useSettings, useWords } from "../../settings";
import { useStore } from "../../store";
import type { Say } from "../../words";
import { keptDraft } from "../new/kept";

/** Opens the game that was wished for last, and tells its name. */
export async function openKept(say: Say): Promise<string> {
  await loadAbout();
  const draft = ready();
  const names = { first: textOf(settings.get(), "play.name") || say("page-seat-name-first"), second: say("page-seat-name-second") };
  const opened = await api.open(tableOf(draft, names, settings.get().periods, sectionsOf(draft.variant, ownFiles.get())));
  return opened.id;
}

/** What the one click plays, in a few words. */
export function useKeptTitle(): string {
  const say = useWords();
  const language = languageIn(useSettings());
  useStore(about);
  const [draft, setDraft] = useState(ready);
  useEffect(() => { void loadAbout().then(() => setDraft(ready()), () => undefined); }, []);
  const variant = draft.game === "chess" ? draft.variant : draft.game === "go" ? draft.size : "";
  return `${kindName(say, language, draft.game, variant)} · ${opponent(say, draft.second)}`;
}

function ready(): Draft {
  const house = about.get();
  return house === null ? keptDraft() : fitted(keptDraft(), house.games, engines.get());
}

function opponent(say: Say, seat: SeatDraft): string {
  switch (seat.who) {
    case "level": return say("page-level-only", { level: seat.level, name: say("page-level-name", { level: seat.level }) });
    case "engine": return seat.engine;
    case "here": return say("page-seat-here");
    case "link": return say("page-seat-link");
  }
}
