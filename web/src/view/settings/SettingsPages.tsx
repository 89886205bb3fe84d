import type { ComponentChildren } from "preact";
import { type SettingsPage, settingsPages } from "../../route";
import { useSettings, useWords } from "../../settings";
import { sentenceOf } from "../../words";
import { ClockPage } from "./ClockPage";
import { DisplayPage } from "./DisplayPage";
import { EnginesPage } from "./EnginesPage";
import { PlayPage } from "./PlayPage";

/** The pages of the settings with what leads from one to the next. */
export function SettingsPages({ page, tab }: { page: SettingsPage; tab: (page: SettingsPage, children: ComponentChildren) => ComponentChildren }) {
  const say = useWords();
  const { problems } = useSettings();
  return (
    <div class="settings">
      <nav class="tabs" aria-label={say("page-title-settings")}>
        {settingsPages.map((name) => tab(name, say(`page-set-page-${name}`)))}
      </nav>
      <section class="card" aria-label={say(`page-set-page-${page}`)}>
        {problems.map((problem) => <p key={problem.id} class="note warn">{sentenceOf(say, problem)}</p>)}
        <Page page={page} />
      </section>
    </div>
  );
}

function Page({ page }: { page: SettingsPage }) {
  switch (page) {
    case "display": return <DisplayPage />;
    case "play": return <PlayPage />;
    case "clock": return <ClockPage />;
    case "engines": return <EnginesPage />;
  }
}
