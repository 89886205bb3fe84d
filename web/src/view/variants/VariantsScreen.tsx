import { useState } from "preact/hooks";
import { loadVariants, ownFiles, variants } from "../../catalogue";
import { variantName } from "../../names";
import { languageIn, useSettings, useWords } from "../../settings";
import { useStore } from "../../store";
import type { VariantOffer } from "../../api";
import { useAsked } from "../parts/asked";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import { Refusal } from "../parts/Refusal";
import { StartPicture } from "./StartPicture";
import { VariantFileDialog } from "./VariantFileDialog";
import { VariantFiles } from "./VariantFiles";
import { VariantList } from "./VariantList";
import { VariantPage } from "./VariantPage";

/** Every variant: what it is, how its pieces move, and those of files of one's own. */
export function VariantsScreen({ name }: { name: string | null }) {
  const say = useWords();
  const language = languageIn(useSettings());
  const builtIn = useStore(variants);
  const files = useStore(ownFiles);
  const [isLoading, setLoading] = useState(false);
  const [asked, again] = useAsked(loadVariants, [language]);
  if (asked.state === "refused") return <Refusal {...asked} again={again} />;
  const offers = [...files.flatMap((file) => file.variants), ...(builtIn ?? [])];
  const chosen = offers.find((offer) => offer.name === name) ?? null;
  if (name !== null && builtIn !== null) return chosen === null ? <NoVariant name={name} /> : <VariantPage offer={chosen} />;
  return (
    <>
      <div class="head">
        <h1>{say("page-title-variants")}</h1>
        <button type="button" class="button" onClick={() => setLoading(true)}><Icon name="down" />{say("page-variants-load")}</button>
      </div>
      <VariantFiles files={files} />
      <div class="variant-cards"><VariantList row={(offer) => <VariantCard offer={offer} />} /></div>
      {isLoading ? <VariantFileDialog close={() => setLoading(false)} /> : null}
    </>
  );
}

function VariantCard({ offer }: { offer: VariantOffer }) {
  const say = useWords();
  const language = languageIn(useSettings());
  return (
    <Link to={{ screen: "variants", name: offer.name }} class="variant-card">
      <StartPicture name={offer.name} label={null} />
      <span class="variant-card-text">
        <b>{variantName(say, language, offer.name)}</b>
        <span class="small soft">{offer.description === "" ? offer.rules.slice(0, 2).join(" ") : offer.description}</span>
        {offer.is_playable ? null : <span class="chip">{say("page-variants-unplayable")}</span>}
      </span>
    </Link>
  );
}

function NoVariant({ name }: { name: string }) {
  const say = useWords();
  return (
    <div class="empty">
      <p>{say("page-variants-missing", { name })}</p>
      <Link to={{ screen: "variants", name: null }} class="button">{say("page-title-variants")}</Link>
    </div>
  );
}
