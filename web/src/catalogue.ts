import { api, spoken, type VariantOffer } from "./api";
import { keepValue, keptValue } from "./kept";
import { storeOf } from "./store";
import type { About, EngineOffer, VariantPage } from "./wire";

/** What the house offers; nothing until it has told. */
export const about = storeOf<About | null>(null);

/** The programs of others with the games that they play. */
export const engines = storeOf<EngineOffer[]>([]);

/** The built-in variants, told in the language that is spoken. */
export const variants = storeOf<VariantOffer[] | null>(null);

/** A variants file that somebody loaded into this browser. */
export type OwnFile = { name: string; text: string; variants: VariantPage[] };

/** The variants files of this browser. */
export const ownFiles = storeOf<OwnFile[]>(keptValue("variants", isFiles) ?? []);

/** Asks what the house offers, once; guests are not told of engines. */
export async function loadAbout(): Promise<void> {
  if (about.get() !== null) return;
  const house = await api.about();
  engines.set(house.is_owner && house.engines.length > 0 ? await api.engines().catch(() => []) : []);
  about.set(house);
}

let told = "";

/** Asks for the variants, again only in another language. */
export async function loadVariants(): Promise<void> {
  if (told === spoken.get()) return;
  told = spoken.get();
  try {
    variants.set(await api.variants());
  } catch (error) {
    told = "";
    throw error;
  }
}

/** Keeps a variants file in this browser, in place of one of the same name. */
export function keepFile(file: OwnFile): void {
  setFiles([...ownFiles.get().filter(({ name }) => name !== file.name), file]);
}

/** Forgets a variants file. */
export function forgetFile(name: string): void {
  setFiles(ownFiles.get().filter((file) => file.name !== name));
}

/** The text that a variant of one's own needs besides its name; none for a built-in one. */
export function sectionsOf(variant: string, files: readonly OwnFile[]): string | null {
  for (const file of files) {
    const own = file.variants.find(({ name }) => name === variant);
    if (own !== undefined) return own.sections ?? file.text;
  }
  return null;
}

function setFiles(files: OwnFile[]): void {
  ownFiles.set(files);
  keepValue("variants", files);
}

function isFiles(value: unknown): value is OwnFile[] {
  return Array.isArray(value) && value.every((file: unknown) => typeof file === "object" && file !== null && "text" in file && "variants" in file && Array.isArray(file.variants) && file.variants.every((variant: unknown) => typeof variant === "object" && variant !== null && "pieces" in variant));
}
