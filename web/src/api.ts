import { keepText, keptText } from "./kept";
import { storeOf } from "./store";
import type {
  About, Added, Against, EngineOffer, EngineTrial, ImportLine, Kind, LibraryPage, LiveGame, Message, NewTable, Opened, Picture, PictureWish,
  ProblemCollection, ProblemPage, ProblemView, RatingPoint, RecordChange, RecordText, ScoreLine, SettingsChange, SettingsView, SetupReport, SetupView, SetupWish,
  Sharing, VariantPage, VariantsReport, View,
} from "./wire";

/** A request that was refused, or that never arrived: its reason becomes a sentence. */
export class Refused extends Error {
  constructor(readonly why: Message, readonly status: number) {
    super(why.id);
  }
}

/** The owner's key, for servers that others reach too. */
export const ownerKey = storeOf(keptText("owner-key"));

/** Which language the server answers in. */
export const spoken = storeOf("en");

/** Keeps the owner's key for this browser. */
export function keepOwnerKey(key: string): void {
  ownerKey.set(key);
  keepText("owner-key", key);
}

/** What a list shows of a variant. */
export type VariantOffer = Omit<VariantPage, "board" | "pieces" | "boards" | "sections">;

/** Everything that is asked over HTTP. */
export const api = {
  about: () => json<About>("GET", "/api/about"),
  variants: () => json<VariantOffer[]>("GET", "/api/variants"),
  variant: (name: string) => json<VariantPage>("GET", `/api/variants/${part(name)}`),
  checkVariants: (text: string) => json<VariantsReport>("POST", "/api/variants/check", text),
  games: () => json<LiveGame[]>("GET", "/api/games"),
  open: (table: NewTable) => json<Opened>("POST", "/api/games", table),
  view: (id: string) => json<View>("GET", `/api/games/${part(id)}`),
  keys: (id: string) => json<Opened>("GET", `/api/games/${part(id)}/keys`),
  record: (id: string) => text("GET", `/api/games/${part(id)}/record`),
  save: (id: string) => nothing("POST", `/api/games/${part(id)}/save`),
  abandon: (id: string) => nothing("DELETE", `/api/games/${part(id)}`),
  library: (search: Query) => json<LibraryPage>("GET", `/api/library${query(search)}`),
  libraryGame: (id: string) => json<RecordText>("GET", `/api/library/${part(id)}`),
  addToLibrary: (game: string) => json<Added>("POST", "/api/library", { text: game }),
  changeInLibrary: (id: string, change: RecordChange) => nothing("PATCH", `/api/library/${part(id)}`, change),
  throwAway: (id: string) => nothing("DELETE", `/api/library/${part(id)}`),
  takeBack: (id: string) => nothing("POST", `/api/library/${part(id)}/undelete`),
  emptyBin: () => nothing("DELETE", "/api/library/bin"),
  exportLibrary: (search: Query) => text("GET", `/api/library/export${query(search)}`),
  scores: (search: Query) => json<ScoreLine[]>("GET", `/api/scores${query(search)}`),
  against: (search: Query) => json<Against>("GET", `/api/scores/against${query(search)}`),
  ratings: (search: Query) => json<RatingPoint[]>("GET", `/api/scores/ratings${query(search)}`),
  pictures: (wishes: PictureWish[]) => json<(Picture | null)[]>("POST", "/api/pictures", wishes),
  setupStart: (kind: Kind) => json<SetupView>("POST", "/api/setup/start", kind),
  setupRead: (kind: Kind, position: string) => json<SetupView>("POST", "/api/setup/read", { kind, text: position }),
  setupCheck: (position: SetupWish) => json<SetupReport>("POST", "/api/setup/check", position),
  engines: () => json<EngineOffer[]>("GET", "/api/engines"),
  testEngine: (name: string) => json<EngineTrial>("POST", `/api/engines/${part(name)}/test`),
  problemCollections: () => json<ProblemCollection[]>("GET", "/api/problems/collections"),
  addProblems: (name: string, problems: string) => json<ProblemCollection>("POST", "/api/problems/collections", { name, text: problems }),
  throwProblemsAway: (collection: string) => nothing("DELETE", `/api/problems/collections/${part(collection)}`),
  problems: (search: Query) => json<ProblemPage>("GET", `/api/problems${query(search)}`),
  nextProblem: (search: Query) => json<ProblemView | null>("GET", `/api/problems/next${query(search)}`),
  share: () => json<Sharing>("GET", "/api/share"),
  startSharing: () => json<Sharing>("POST", "/api/share"),
  stopSharing: () => nothing("DELETE", "/api/share"),
  quit: () => nothing("POST", "/api/quit"),
  settings: () => json<SettingsView>("GET", "/api/settings"),
  changeSettings: (change: Partial<SettingsChange>) => json<SettingsView>("PATCH", "/api/settings", change),
};

/** What stands behind the question mark of an address; what is left out does not matter. */
export type Query = Record<string, string | number | boolean | null | undefined>;

/** Sends a file to the library and tells each step; the last line is the report. */
export async function importFile(file: Blob, format: string, tell: (line: ImportLine) => void): Promise<void> {
  const answer = await asked("POST", `/api/library/import${query({ format })}`, file);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) tell(JSON.parse(line) as ImportLine);
  }
}

/** A question as it stands in an address; empty where nothing is asked. */
export function query(values: Query): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

async function json<T>(method: string, address: string, body?: unknown): Promise<T> {
  const answer = await asked(method, address, body);
  return (await answer.json()) as T;
}

async function text(method: string, address: string): Promise<string> {
  return (await asked(method, address)).text();
}

async function nothing(method: string, address: string, body?: unknown): Promise<void> {
  await asked(method, address, body);
}

async function asked(method: string, address: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": spoken.get() };
  if (ownerKey.get() !== "") headers.Authorization = `Bearer ${ownerKey.get()}`;
  const isPlain = typeof body === "string" || body instanceof Blob;
  if (body !== undefined && !isPlain) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? null : isPlain ? body : JSON.stringify(body);
  const answer = await fetch(address, { method, headers, body: sent }).catch(() => null);
  if (answer === null) throw new Refused({ id: "page-unreachable", arguments: [] }, 0);
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

async function refusalOf(answer: Response): Promise<Refused> {
  const told: unknown = await answer.json().catch(() => null);
  const why: Message = isRefusal(told) ? told.why : { id: "page-failed", arguments: [["status", String(answer.status)]] };
  return new Refused(why, answer.status);
}

function isRefusal(told: unknown): told is { why: Message } {
  return typeof told === "object" && told !== null && "why" in told;
}

function part(name: string): string {
  return encodeURIComponent(name);
}
