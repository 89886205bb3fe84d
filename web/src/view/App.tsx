import { useEffect, useRef } from "preact/hooks";
import { useRoute } from "../navigate";
import { addressOf, type Route } from "../route";
import { useWords } from "../settings";
import { useStore } from "../store";
import { GameScreen } from "./game/GameScreen";
import { LibraryScreen } from "./library/LibraryScreen";
import { NewScreen } from "./new/NewScreen";
import { Icon, type IconName } from "./parts/Icon";
import { Link } from "./parts/Link";
import { Mark } from "./parts/Mark";
import { Speech } from "./parts/Speech";
import { ProblemScreen } from "./problem/ProblemScreen";
import { ProblemsScreen } from "./problems/ProblemsScreen";
import { ScoresScreen } from "./scores/ScoresScreen";
import { ShellKeys } from "./ShellKeys";
import { SettingsScreen } from "./settings/SettingsScreen";
import { SetupScreen } from "./setup/SetupScreen";
import { ContinueScreen } from "./start/ContinueScreen";
import { Farewell, hasQuit } from "./start/QuitEntry";
import { StartScreen } from "./start/StartScreen";
import { VariantsScreen } from "./variants/VariantsScreen";

const places: { to: Route; icon: IconName; word: string }[] = [
  { to: { screen: "new", wish: { game: null, variant: null } }, icon: "play", word: "page-nav-play" },
  { to: { screen: "variants", name: null }, icon: "shapes", word: "page-nav-variants" },
  { to: { screen: "library", search: {} }, icon: "books", word: "page-nav-library" },
  { to: { screen: "scores", who: null }, icon: "chart", word: "page-nav-scores" },
  { to: { screen: "settings", page: "display" }, icon: "sliders", word: "page-nav-settings" },
];

/** Screens on which a board takes all the room there is, and whose keys are their own. */
const tables: readonly Route["screen"][] = ["game", "problem", "ask"];

/** Screens with lists of pictures, or with boards to work on: they use the room of a wide window. */
const wideScreens: readonly Route["screen"][] = ["continue", "library", "variants", "setup", "problems"];

/** The whole page: the frame, and the screen that the address names. */
export function App() {
  const route = useRoute();
  const say = useWords();
  const main = useRef<HTMLElement>(null);
  const seen = useRef(route.screen);
  useEffect(() => {
    document.title = route.screen === "start" ? "Plateau" : `${say(`page-title-${route.screen}`)} · Plateau`;
  }, [route.screen, say]);
  useEffect(() => {
    // Whoever goes on by keyboard begins at the new screen, not at the top of the old one.
    if (seen.current !== route.screen) main.current?.focus({ preventScroll: true });
    seen.current = route.screen;
  }, [route.screen]);
  if (useStore(hasQuit)) return <Farewell />;
  const isTable = tables.includes(route.screen);
  return (
    <div class={`frame ${isTable ? "at-table" : ""}`}>
      <button type="button" class="unseen" onClick={() => main.current?.focus()}>{say("page-skip")}</button>
      <header class="masthead">
        <Link to={{ screen: "start" }} class="brand" label="Plateau"><Mark /><span>Plateau</span></Link>
        <nav class="places" aria-label={say("page-nav")}>
          {places.map(({ to, icon, word }) => (
            <Link key={word} to={to} current={to.screen === route.screen}><Icon name={icon} />{say(word)}</Link>
          ))}
        </nav>
      </header>
      <main ref={main} id="content" tabIndex={-1} class={isTable ? "game-main" : `screen ${wideScreens.includes(route.screen) ? "wide" : ""}`}>
        <Screen route={route} />
      </main>
      <Speech />
      {isTable ? null : <ShellKeys />}
    </div>
  );
}

function Screen({ route }: { route: Route }) {
  switch (route.screen) {
    case "game": return <GameScreen key={route.id} id={route.id} secret={route.secret} />;
    case "start": return <StartScreen />;
    case "new": return <NewScreen wish={route.wish} />;
    case "continue": return <ContinueScreen />;
    case "settings": return <SettingsScreen page={route.page} />;
    case "library": return <LibraryScreen search={route.search} />;
    case "scores": return <ScoresScreen who={route.who} />;
    case "variants": return <VariantsScreen name={route.name} />;
    case "setup": return <SetupScreen key={addressOf(route)} wish={route.wish} />;
    case "problems": return <ProblemsScreen search={route.search} />;
    case "problem":
    case "ask": return <ProblemScreen key={addressOf(route)} route={route} />;
    case "missing": return <MissingScreen />;
  }
}

function MissingScreen() {
  const say = useWords();
  return (
    <div class="empty">
      <h1>{say("page-title-missing")}</h1>
      <p>{say("page-missing")}</p>
      <Link to={{ screen: "start" }} class="button first">{say("page-title-start")}</Link>
    </div>
  );
}
