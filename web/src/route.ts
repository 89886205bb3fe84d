/** The pages of the settings. */
export const settingsPages = ["display", "play", "clock", "engines"] as const;

/** One page of the settings. */
export type SettingsPage = (typeof settingsPages)[number];

/** What a new game begins with, where somebody chose already. */
export type Wish = { game: string | null; variant: string | null; start?: string; boards?: string };

/** What is looked for in the library, by the names that the server knows. */
const searchKeys = ["text", "kind", "winner", "player", "from", "to", "order", "deleted"] as const;

/** What is looked for in the library; what is left out does not matter. */
export type LibrarySearch = Partial<Record<(typeof searchKeys)[number], string>>;

/** What is looked for among the problems, by the names that the server knows, and which page of them is seen. */
const problemKeys = ["collection", "state", "text", "order", "page"] as const;

/** What is looked for among the problems; what is left out does not matter. */
export type ProblemSearch = Partial<Record<(typeof problemKeys)[number], string>>;

/** A question about a group of a game: at which node, which stone, and where one may play if that was said. */
export type Question = { game: string; secret: string | null; node: number; target: string; region: string[] };

/** Which screen is seen. */
export type Route =
  | { screen: "start" }
  | { screen: "new"; wish: Wish }
  | { screen: "continue" }
  | { screen: "game"; id: string; secret: string | null }
  | { screen: "library"; search: LibrarySearch }
  | { screen: "scores"; who: string | null }
  | { screen: "settings"; page: SettingsPage }
  | { screen: "variants"; name: string | null }
  | { screen: "setup"; wish: Wish }
  | { screen: "problems"; search: ProblemSearch }
  | { screen: "problem"; id: string; collection: string | null; number: string | null }
  | ({ screen: "ask" } & Question)
  | { screen: "missing"; path: string };

/** The screen at an address of this page. */
export function routeOf(address: { pathname: string; search?: string; hash?: string }): Route {
  const [head, rest, ...more] = address.pathname.split("/").filter((part) => part !== "").map(decoded);
  const query = new URLSearchParams(address.search ?? "");
  const [start, boards] = [query.get("start"), query.get("boards")];
  const wish = { game: query.get("game"), variant: query.get("variant"), ...(start === null ? {} : { start }), ...(boards === null ? {} : { boards }) };
  const missing: Route = { screen: "missing", path: address.pathname };
  if (more.length > 0) return missing;
  switch (head) {
    case undefined: return { screen: "start" };
    case "game": return rest === undefined ? missing : { screen: "game", id: rest, secret: secretOf(address.hash) };
    case "settings": return settingsOf(rest) ?? missing;
    case "variants": return { screen: "variants", name: rest ?? null };
    case "problem": return rest === undefined ? missing : { screen: "problem", id: rest, collection: query.get("collection"), number: query.get("number") };
    case "ask": return questionOf(rest, query, address.hash) ?? missing;
    default: break;
  }
  if (rest !== undefined) return missing;
  switch (head) {
    case "new": return { screen: "new", wish };
    case "setup": return { screen: "setup", wish };
    case "continue": return { screen: "continue" };
    case "library": return { screen: "library", search: searchOf(searchKeys, query) };
    case "problems": return { screen: "problems", search: searchOf(problemKeys, query) };
    case "scores": return { screen: "scores", who: query.get("who") };
    default: return missing;
  }
}

/** The address of a screen within this page. */
export function addressOf(route: Route): string {
  switch (route.screen) {
    case "start": return "/";
    case "game": return `/game/${encodeURIComponent(route.id)}${hashOf(route.secret)}`;
    case "settings": return `/settings/${route.page}`;
    case "variants": return route.name === null ? "/variants" : `/variants/${encodeURIComponent(route.name)}`;
    case "new": return `/new${queryOf(route.wish)}`;
    case "setup": return `/setup${queryOf(route.wish)}`;
    case "scores": return `/scores${queryOf({ who: route.who })}`;
    case "library": return `/library${queryOf(route.search)}`;
    case "problems": return `/problems${queryOf(route.search)}`;
    case "problem": return `/problem/${encodeURIComponent(route.id)}${queryOf({ collection: route.collection, number: route.number })}`;
    case "ask": return `/ask/${encodeURIComponent(route.game)}${queryOf({ at: String(route.node), target: route.target, region: route.region.join(",") })}${hashOf(route.secret)}`;
    case "missing": return route.path;
    default: return `/${route.screen}`;
  }
}

function settingsOf(page: string | undefined): Route | null {
  const found = settingsPages.find((known) => known === (page ?? "display"));
  return found === undefined ? null : { screen: "settings", page: found };
}

function secretOf(hash: string | undefined): string | null {
  const secret = (hash ?? "").replace(/^#/, "");
  return secret === "" ? null : secret;
}

function questionOf(game: string | undefined, query: URLSearchParams, hash: string | undefined): Route | null {
  const [node, target] = [Number(query.get("at") ?? "x"), query.get("target") ?? ""];
  if (game === undefined || !Number.isInteger(node) || target === "") return null;
  return { screen: "ask", game, secret: secretOf(hash), node, target, region: (query.get("region") ?? "").split(",").filter((point) => point !== "") };
}

function hashOf(secret: string | null): string {
  return secret === null ? "" : `#${secret}`;
}

function searchOf<Key extends string>(keys: readonly Key[], query: URLSearchParams): Partial<Record<Key, string>> {
  return Object.fromEntries(keys.filter((key) => query.has(key)).map((key) => [key, query.get(key) ?? ""])) as Partial<Record<Key, string>>;
}

function queryOf(values: Record<string, string | null | undefined>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== undefined && entry[1] !== "");
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
