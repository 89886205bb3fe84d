import { api, spoken } from "./api";
import { keepValue, keptValue } from "./kept";
import { storeOf, useStore } from "./store";
import type { Message, PeriodView, Setting } from "./wire";
import { type Language, languageOf, type Say, sayIn } from "./words";

/** Every setting by its key, as `display.theme`. */
export type Values = Record<string, Setting>;

/** The settings as this page knows them. */
export type Settings = {
  /** Every key with its value. */
  values: Values;
  /** The periods of the usual clock. */
  periods: PeriodView[];
  /** What was wrong with the file of the settings. */
  problems: Message[];
  /** The keys that the server keeps; the others stay in this browser. */
  shared: readonly string[];
};

/** What holds until somebody chooses. */
export const usual: Values = {
  "display.always-queen": false,
  "display.animation": 200,
  "display.board": "wood",
  "display.confirm-touch": false,
  "display.coordinates": true,
  "display.goban": "kaya",
  "display.highlights": true,
  "display.language": "auto",
  "display.music": false,
  "display.pieces": "classic",
  "display.sounds": true,
  "display.theme": "auto",
  "display.thinking": false,
  "display.volume": 70,
  "play.confirmations": true,
  "play.draws": "automatic",
  "play.level": 3,
  "play.name": "",
  "play.take-backs": true,
};

/** The settings, at once those of the last visit, then those of the server. */
export const settings = storeOf<Settings>({
  values: { ...usual, ...keptValue("settings", isValues) },
  periods: [],
  problems: [],
  shared: [],
});

/** Asks the server for its settings; whoever is not the owner keeps to those of the browser. */
export async function loadSettings(): Promise<void> {
  const view = await api.settings().catch(() => null);
  if (view !== null) take(view.values, view.periods, view.problems);
}

/** Changes one setting at once, and on the server where it keeps it. */
export async function changeSetting(key: string, value: Setting): Promise<void> {
  const before = settings.get();
  keep({ ...before, values: { ...before.values, [key]: value } });
  if (!before.shared.includes(key)) return;
  try {
    await api.changeSettings({ values: { [key]: value } });
  } catch (error) {
    const now = settings.get();
    keep({ ...now, values: { ...now.values, [key]: before.values[key] ?? value } });
    throw error;
  }
}

/** What is being saved: one change of the clock after the other, so that the last one stays. */
let saving: Promise<void> = Promise.resolve();

/** Changes the periods of the usual clock at once, and then on the server. */
export function changePeriods(periods: PeriodView[]): Promise<void> {
  keep({ ...settings.get(), periods });
  const save = async () => {
    const view = await api.changeSettings({ periods });
    if (settings.get().periods === periods) take(view.values, view.periods, view.problems);
  };
  saving = saving.then(save, save);
  return saving;
}

/** The settings, in a component that is drawn again when they change. */
export function useSettings(): Settings {
  return useStore(settings);
}

/** The sentences of the language that is spoken now. */
export function useWords(): Say {
  return sayIn(languageIn(useSettings()));
}

/** The language that is spoken now. */
export function languageIn(current: Settings): Language {
  return languageOf(current.values["display.language"], typeof navigator === "undefined" ? [] : navigator.languages);
}

/** A flag of the settings. */
export function flagOf(current: Settings, key: string): boolean {
  return current.values[key] === true;
}

/** A text of the settings. */
export function textOf(current: Settings, key: string): string {
  return String(current.values[key] ?? "");
}

/** A number of the settings. */
export function numberOf(current: Settings, key: string): number {
  return Number(current.values[key] ?? 0);
}

/** Makes language and colours of the document follow the settings. */
export function dress(current: Settings, document: Document): void {
  const language = languageIn(current);
  const theme = textOf(current, "display.theme");
  document.documentElement.lang = language;
  spoken.set(language);
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

function take(values: Values, periods: PeriodView[], problems: Message[]): void {
  keep({ values: { ...settings.get().values, ...values }, periods, problems, shared: Object.keys(values) });
}

function keep(next: Settings): void {
  settings.set(next);
  keepValue("settings", next.values);
}

function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && Object.values(value).every((one) => ["boolean", "number", "string"].includes(typeof one));
}
