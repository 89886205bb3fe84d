import { useState } from "preact/hooks";
import { ownFiles, variants } from "../../catalogue";
import { variantName } from "../../names";
import { foundVariants } from "../../variantsearch";
import { languageIn, useSettings, useWords } from "../../settings";
import { useStore } from "../../store";
import type { VariantOffer } from "../../api";
import { TextField } from "../parts/Fields";

/** Every variant, built in or from files, with a field to search. */
export function VariantList({ row }: { row: (offer: VariantOffer) => preact.ComponentChild }) {
  const say = useWords();
  const language = languageIn(useSettings());
  const builtIn = useStore(variants) ?? [];
  const own = useStore(ownFiles).flatMap((file) => file.variants);
  const [text, setText] = useState("");
  const found = foundVariants([...own, ...builtIn], text, (name) => variantName(say, language, name));
  return (
    <>
      <TextField label={say("page-variants-search")} type="search" value={text} change={setText} placeholder={say("page-variants-search-hint")} />
      <p class="small soft" role="status">{say("page-variants-count", { count: found.length })}</p>
      <ul class="variant-list">{found.map((offer) => <li key={offer.name}>{row(offer)}</li>)}</ul>
    </>
  );
}
