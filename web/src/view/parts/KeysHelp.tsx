import { useWords } from "../../settings";
import { Dialog } from "./Dialog";
import { keyText } from "./keytext";

/** Keys that do something together, under a title. */
export type KeyGroup = { title: string; keys: { keys: string[]; what: string }[] };

/** Every key that does something here. */
export function KeysHelp({ groups, close }: { groups: KeyGroup[]; close: () => void }) {
  const say = useWords();
  return (
    <Dialog title={say("page-keys")} close={close} wide>
      <div class="key-groups">
        {groups.map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            <dl class="keys">
              {group.keys.map(({ keys, what }) => (
                <div key={what}>
                  <dt>{keys.map((key) => <kbd key={key}>{keyText(say, key)}</kbd>)}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
