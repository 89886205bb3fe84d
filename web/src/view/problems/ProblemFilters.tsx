import type { ProblemSearch } from "../../route";
import { useWords } from "../../settings";
import { Select, TextField } from "../parts/Fields";

const states = ["", "unsolved", "unseen", "tried", "solved"];
const orders = ["", "difficulty"];

/** Which problems of a collection are shown, and in which order. */
export function ProblemFilters({ search, change }: { search: ProblemSearch; change: (search: ProblemSearch) => void }) {
  const say = useWords();
  const put = (key: "state" | "text" | "order") => (value: string) => {
    const kept = Object.fromEntries(Object.entries(search).filter(([name]) => name !== key && name !== "page"));
    change(value === "" ? kept : { ...kept, [key]: value });
  };
  return (
    <search class="filters">
      <TextField label={say("problems-search")} type="search" value={search.text ?? ""} change={put("text")} />
      <Select label={say("problems-show")} value={search.state ?? ""} choose={put("state")} options={states.map((value) => ({ value, label: say("problems-show-state", { state: value === "" ? "all" : value }) }))} />
      <Select label={say("page-library-order")} value={search.order ?? ""} choose={put("order")} options={orders.map((value) => ({ value, label: say("problems-order", { order: value === "" ? "place" : value }) }))} />
    </search>
  );
}
