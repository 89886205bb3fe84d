import type { VariantOffer } from "./api";

/** The variants whose name, description or rules contain every word; those found by name first. */
export function foundVariants(offers: readonly VariantOffer[], text: string, titleOf: (name: string) => string): VariantOffer[] {
  const words = plain(text).split(/\s+/).filter((word) => word !== "");
  const named = (offer: VariantOffer) => plain([offer.name, titleOf(offer.name), ...offer.aliases].join(" "));
  const told = (offer: VariantOffer) => `${named(offer)} ${plain([offer.description, ...offer.rules].join(" "))}`;
  const all = (place: string) => words.every((word) => place.includes(word));
  const [byName, byRules] = [offers.filter((offer) => all(named(offer))), offers.filter((offer) => !all(named(offer)) && all(told(offer)))];
  return [...byName, ...byRules];
}

/** Without capitals and accents, so that both are found. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
