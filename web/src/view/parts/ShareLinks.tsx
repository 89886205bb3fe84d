import { useState } from "preact/hooks";
import { api } from "../../api";
import { isLoopback, linksOf, type SeatLink } from "../../links";
import { useWords } from "../../settings";
import { mention } from "../../speech";
import { sentenceOfError, useAsked } from "./asked";
import { Icon } from "./Icon";
import { QrCode } from "./QrCode";
import { Refusal } from "./Refusal";

/** The links of a game's empty seats, to copy or to scan; on request the server listens on the local network. */
export function ShareLinks({ id }: { id: string }) {
  const say = useWords();
  const [asked, again] = useAsked(() => Promise.all([api.keys(id), api.view(id), api.share().catch(() => null)]), [id]);
  if (asked.state === "waiting") return null;
  if (asked.state === "refused") return <Refusal {...asked} again={again} />;
  const [opened, view, share] = asked.value;
  const isHidden = isLoopback(location.hostname);
  const origins = isHidden ? (share?.addresses ?? []) : [location.origin];
  const links = linksOf(opened, view.seats, origins[0] ?? location.origin);
  const change = (act: Promise<unknown>) => void act.then(again, (error: unknown) => mention(sentenceOfError(say, error)));
  return (
    <section class="share" aria-label={say("page-share")}>
      <p>{say("page-share-sentence")}</p>
      {isHidden && origins.length === 0 ? (
        <div class="note">
          <p>{say("page-share-loopback")}</p>
          {share === null ? null : <button type="button" class="button first" onClick={() => change(api.startSharing())}>{say("page-share-start")}</button>}
        </div>
      ) : null}
      {links.map((link) => <ShareLink key={link.color} link={link} isReached={!isHidden || origins.length > 0} />)}
      {isHidden && origins.length > 0 ? <div><button type="button" class="button quiet" onClick={() => change(api.stopSharing())}>{say("page-share-stop")}</button></div> : null}
    </section>
  );
}

/** One link; the code to scan only where a telephone gets there. */
function ShareLink({ link: { color, address }, isReached }: { link: SeatLink; isReached: boolean }) {
  const say = useWords();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      mention(say("page-share-no-copy"));
    }
  };
  return (
    <div class={`share-link ${isReached ? "" : "of-here"}`}>
      {isReached ? <QrCode text={address} label={say("page-share-code", { color })} /> : null}
      <div class="stack-small">
        <b>{say("page-share-color", { color })}</b>
        <input class="input figures" readOnly value={address} aria-label={say("page-share-color", { color })} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="button" onClick={() => void copy()}><Icon name="copy" />{isCopied ? say("page-share-copied") : say("page-share-copy")}</button>
      </div>
    </div>
  );
}
