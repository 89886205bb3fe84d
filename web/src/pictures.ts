import { api } from "./api";
import type { Picture, PictureWish } from "./wire";

/** The most pictures that are asked for at once. */
const AT_ONCE = 100;

const known = new Map<string, Promise<Picture | null>>();
let waiting: { wish: PictureWish; take: (picture: Picture | null) => void }[] = [];

/** A picture; what is wanted at the same moment is asked for together, and once. */
export function pictureOf(wish: PictureWish): Promise<Picture | null> {
  const key = JSON.stringify([wish.kind, wish.variant, wish.position]);
  const asked = known.get(key);
  if (asked !== undefined) return asked;
  const picture = new Promise<Picture | null>((take) => {
    if (waiting.length === 0) setTimeout(() => void ask(), 0);
    waiting.push({ wish, take });
  });
  known.set(key, picture);
  // A list of games can be long; what was seen long ago is asked for again.
  if (known.size > 600) known.delete(known.keys().next().value ?? "");
  return picture;
}

async function ask(): Promise<void> {
  const [now, later] = [waiting.slice(0, AT_ONCE), waiting.slice(AT_ONCE)];
  waiting = later;
  if (later.length > 0) setTimeout(() => void ask(), 0);
  const pictures = await api.pictures(now.map(({ wish }) => wish)).catch(() => []);
  for (const [index, { take }] of now.entries()) take(pictures[index] ?? null);
}
