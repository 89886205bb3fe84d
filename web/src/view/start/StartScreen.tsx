import { useState } from "preact/hooks";
import { api } from "../../api";
import { about } from "../../catalogue";
import { go } from "../../navigate";
import type { Route } from "../../route";
import { useWords } from "../../settings";
import { mention } from "../../speech";
import { useStore } from "../../store";
import { sentenceOfError, useAsked } from "../parts/asked";
import { Icon, type IconName } from "../parts/Icon";
import { Link } from "../parts/Link";
import { ContinueCards } from "./ContinueCards";
import { isRecord } from "./ContinueScreen";
import { GuestNote } from "./GuestNote";
import { QuitEntry } from "./QuitEntry";
import { openKept, useKeptTitle } from "./quick";
import { walk } from "../parts/walk";

const nothing = { game: null, variant: null };
const entries: { to: Route; icon: IconName; id: string }[] = [
  { to: { screen: "new", wish: nothing }, icon: "plus", id: "new" },
  { to: { screen: "continue" }, icon: "resume", id: "continue" },
  { to: { screen: "variants", name: null }, icon: "shapes", id: "variants" },
  { to: { screen: "setup", wish: nothing }, icon: "grid", id: "setup" },
  { to: { screen: "problems", search: {} }, icon: "eye", id: "problems" },
  { to: { screen: "library", search: {} }, icon: "books", id: "library" },
  { to: { screen: "scores", who: null }, icon: "chart", id: "scores" },
  { to: { screen: "settings", page: "display" }, icon: "sliders", id: "settings" },
];

/** Where the program begins: one click plays, the others lead everywhere else. */
export function StartScreen() {
  const say = useWords();
  const title = useKeptTitle();
  const [isBusy, setBusy] = useState(false);
  const isGuest = useStore(about)?.is_owner === false;
  const [games] = useAsked(api.games, [isGuest]);
  const running = games.state === "here" ? games.value.filter((game) => !isRecord(game)) : [];
  const play = async () => {
    setBusy(true);
    try {
      go({ screen: "game", id: await openKept(say), secret: null });
    } catch (error) {
      mention(sentenceOfError(say, error));
      setBusy(false);
    }
  };
  return (
    <div class="start">
      <section class="start-menu">
        <h1>{say("page-start-title")}</h1>
        <p class="soft">{say("page-start-sentence")}</p>
        <nav aria-label={say("page-start-menu")} onKeyDown={walk}>
          <button type="button" class="button first large start-play" disabled={isBusy || isGuest} onClick={() => void play()}>
            <Icon name="play" /><span>{say("page-start-play")}<small>{title}</small></span>
          </button>
          <ul class="menu">
            {entries.map(({ to, icon, id }) => (
              <li key={id}>
                <Link to={to} class="menu-entry">
                  <Icon name={icon} />
                  <span><b>{say(`page-title-${id}`)}</b><span class="small soft">{say(`page-start-${id}`, { count: running.length })}</span></span>
                </Link>
              </li>
            ))}
            <QuitEntry />
          </ul>
        </nav>
      </section>
      {isGuest ? <GuestNote /> : <ContinueCards games={running} isKnown={games.state !== "waiting"} />}
    </div>
  );
}
