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
    default: break;
  }
  if (rest !== undefined) return missing;
  switch (head) {
    case "new": return { screen: "new", wish };
    case "setup": return { screen: "setup", wish };
    case "continue": return { screen: "continue" };
    case "library": return { screen: "library", search: searchOf(query) };
    case "scores": return { screen: "scores", who: query.get("who") };
    default: return missing;
  }
}

/** The address of a screen within this page. */
export function addressOf(route: Route): string {
  switch (route.screen) {
    case "start": return "/";
    case "game": return `/game/${encodeURIComponent(route.id)}${route.secret === null ? "" : `#${route.secret}`}`;
    case "settings": return `/settings/${route.page}`;
    case "variants": return route.name === null ? "/variants" : `/variants/${encodeURIComponent(route.name)}`;
    case "new": return `/new${queryOf(route.wish)}`;
    case "setup": return `/setup${queryOf(route.wish)}`;
    case "scores": return `/scores${queryOf({ who: route.who })}`;
    case "library": return `/library${queryOf(route.search)}`;
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

function searchOf(query: URLSearchParams): LibrarySearch {
  return Object.fromEntries(searchKeys.filter((key) => query.has(key)).map((key) => [key, query.get(key) ?? ""]));
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
