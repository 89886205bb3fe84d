import { variantName } from "../../names";
import { languageIn, useSettings, useWords } from "../../settings";
import type { VariantOffer } from "../../api";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import { StartPicture } from "./StartPicture";
import { usePieces, VariantPieces } from "./VariantPieces";

/** One variant in full: its start, its rules, its pieces. */
export function VariantPage({ offer }: { offer: VariantOffer }) {
  const say = useWords();
  const language = languageIn(useSettings());
  const title = variantName(say, language, offer.name);
  const { pieces, board } = usePieces(offer.name);
  // How pieces move is told beside their pictures.
  const rules = offer.rules.filter((rule) => !pieces.some(({ sentence }) => sentence.includes(rule)));
  const wish = { game: "chess", variant: offer.name };
  return (
    <>
      <Link to={{ screen: "variants", name: null }} class="button quiet back-link"><Icon name="back" />{say("page-title-variants")}</Link>
      <div class="variant-page">
        <div class="variant-start"><StartPicture name={offer.name} label={say("page-variants-start", { name: title })} /></div>
        <div class="stack">
          <h1>{title}</h1>
          {offer.description === "" ? null : <p class="lead">{offer.description}</p>}
          {offer.aliases.length === 0 ? null : <p class="small soft">{say("page-variants-aliases", { names: offer.aliases.join(", ") })}</p>}
          <div class="buttons">
            {offer.is_playable ? <Link to={{ screen: "new", wish }} class="button first"><Icon name="play" />{say("page-variants-play")}</Link> : <p class="note warn">{say("page-variants-unplayable")}</p>}
            <Link to={{ screen: "setup", wish }} class="button"><Icon name="grid" />{say("page-title-setup")}</Link>
          </div>
          <section class="stack-small">
            <h2>{say("page-variants-rules")}</h2>
            <ul class="sentences">{rules.map((rule) => <li key={rule}>{rule}</li>)}</ul>
          </section>
          <VariantPieces pieces={pieces} board={board} />
        </div>
      </div>
    </>
  );
}
