import { useEffect } from "preact/hooks";
import { about, loadAbout } from "../../catalogue";
import { gameName } from "../../names";
import type { LibrarySearch } from "../../route";
import { languageIn, useSettings, useWords } from "../../settings";
import { useStore } from "../../store";
import { Select, TextField } from "../parts/Fields";

const orders = ["added", "date", "white", "black", "event", "plies"];

/** What is looked for in the library. */
export function Filters({ search, change }: { search: LibrarySearch; change: (search: LibrarySearch) => void }) {
  const say = useWords();
  const language = languageIn(useSettings());
  const games = useStore(about)?.games ?? [];
  useEffect(() => { void loadAbout().catch(() => undefined); }, []);
  const put = (key: keyof LibrarySearch) => (value: string) => {
    const rest: LibrarySearch = Object.fromEntries(Object.entries(search).filter(([name]) => name !== key));
    change(value === "" ? rest : { ...rest, [key]: value });
  };
  const any = { value: "", label: say("page-library-any") };
  const isNarrow = [search.player, search.from, search.to, search.winner].some((value) => value !== undefined);
  return (
    <search class="filters">
      <TextField label={say("page-library-search")} type="search" value={search.text ?? ""} change={put("text")} placeholder={say("page-library-search-hint")} />
      <Select label={say("page-new-game")} value={search.kind ?? ""} choose={put("kind")} options={[any, ...games.map(({ name }) => ({ value: name, label: gameName(say, language, name) }))]} />
      <Select label={say("page-library-order")} value={search.order ?? "added"} choose={(order) => put("order")(order === "added" ? "" : order)} options={orders.map((name) => ({ value: name, label: say(`page-order-${name}`) }))} />
      <details class="more" open={isNarrow}>
        <summary>{say("page-library-filters")}</summary>
        <div class="three">
          <Select label={say("page-library-winner")} value={search.winner ?? ""} choose={put("winner")} options={[any, ...["white", "black", "draw", "unknown"].map((name) => ({ value: name, label: say(`page-winner-${name}`) }))]} />
          <TextField label={say("page-library-player")} value={search.player ?? ""} change={put("player")} />
          <TextField label={say("page-library-from")} type="date" value={search.from ?? ""} change={put("from")} />
          <TextField label={say("page-library-to")} type="date" value={search.to ?? ""} change={put("to")} />
        </div>
      </details>
    </search>
  );
}
