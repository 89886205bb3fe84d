import { useWords, useSettings } from "../../settings";
import { SettingCheck, SettingNumber, SettingOptions, SettingText } from "./SettingFields";

/** How games are played. */
export function PlayPage() {
  const say = useWords();
  const { shared } = useSettings();
  return (
    <div class="stack">
      <div class="three"><SettingText name="play.name" label={say("page-set-name")} hint={say("page-set-name-hint")} /></div>
      <SettingOptions name="play.draws" legend={say("page-terms-draws")} options={[
        { value: "automatic", label: say("page-draws-automatic") },
        { value: "claimed", label: say("page-draws-claimed") },
      ]} />
      <div class="checks">
        <SettingCheck name="play.take-backs" label={say("page-terms-take-backs")} />
        <SettingCheck name="play.confirmations" label={say("page-set-confirmations")} hint={say("page-set-confirmations-hint")} />
        <SettingCheck name="play.may-resign" label={say("page-set-may-resign")} />
      </div>
      {shared.length === 0 ? <p class="note">{say("page-set-owner-only")}</p> : (
        <fieldset class="stack">
          <legend>{say("page-set-program")}</legend>
          <div class="three">
            <SettingNumber name="play.level" most={9} label={say("page-set-level")} />
            <SettingNumber name="play.shortest-answer" most={60_000} label={say("page-set-shortest-answer")} />
            <SettingNumber name="play.alice-boards" least={2} most={8} label={say("page-set-alice-boards")} />
            <SettingNumber name="play.depth" most={200} label={say("page-set-depth")} hint={say("page-set-by-level")} />
            <SettingNumber name="play.nodes" most={1_000_000_000_000} label={say("page-set-nodes")} hint={say("page-set-by-level")} />
            <SettingNumber name="play.move-time" most={3_600_000} label={say("page-set-move-time")} hint={say("page-set-by-level")} />
          </div>
        </fieldset>
      )}
    </div>
  );
}
