import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

/** One of several, of which one holds. */
export type Option<T> = { value: T; label: ComponentChildren; disabled?: boolean; title?: string };

/** A row of choices of which one holds; arrow keys go from one to the next. */
export function Options<T extends string | number>({ legend, options, value, choose, hint, children }: {
  legend: string; options: Option<T>[]; value: T | null; choose: (value: T) => void; hint?: string; children?: ComponentChildren;
}) {
  const name = useId();
  return (
    <fieldset class="field">
      <legend>{legend}</legend>
      <div class="options">
        {options.map((option) => (
          <label class="option" key={option.value} title={option.title}>
            <input type="radio" name={name} checked={option.value === value} disabled={option.disabled} onChange={() => choose(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
        {children}
      </div>
      {hint === undefined ? null : <p class="hint">{hint}</p>}
    </fieldset>
  );
}

/** A field for a line of text. */
export function TextField({ label, value, change, hint, wrong, ...rest }: {
  label: string; value: string; change: (value: string) => void; hint?: string; wrong?: string | null;
  placeholder?: string; inputMode?: "decimal" | "numeric" | "search" | "text"; type?: "text" | "search" | "password" | "date";
}) {
  const id = useId();
  const isWrong = wrong !== undefined && wrong !== null;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id} class="input" type={rest.type ?? "text"} value={value} placeholder={rest.placeholder} inputMode={rest.inputMode}
        autocomplete="off" spellcheck={false} aria-invalid={isWrong} aria-describedby={hint !== undefined || isWrong ? `${id}-hint` : undefined}
        onInput={(event) => change(event.currentTarget.value)}
      />
      {isWrong ? <p class="wrong" id={`${id}-hint`}>{wrong}</p> : hint === undefined ? null : <p class="hint" id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}

/** A field for a whole number. */
export function NumberField({ label, value, change, least = 0, most, hint }: {
  label: string; value: number; change: (value: number) => void; least?: number; most: number; hint?: string;
}) {
  const id = useId();
  const take = (text: string) => {
    const number = Math.round(Number(text));
    if (text.trim() !== "" && number >= least && number <= most) change(number);
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input id={id} class="input figures" type="number" min={least} max={most} value={value} aria-describedby={hint === undefined ? undefined : `${id}-hint`} onChange={(event) => take(event.currentTarget.value)} />
      {hint === undefined ? null : <p class="hint" id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}

/** A list that opens, of which one line holds. */
export function Select({ label, value, options, choose, hidden = false }: {
  label: string; value: string; options: { value: string; label: string }[]; choose: (value: string) => void; hidden?: boolean;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id} class={hidden ? "unseen" : ""}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
      </select>
    </div>
  );
}

/** Yes or no. */
export function Check({ label, hint, value, change }: { label: string; hint?: string; value: boolean; change: (value: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={value} onChange={(event) => change(event.currentTarget.checked)} />
      <span>{label}{hint === undefined ? null : <span class="hint">{hint}</span>}</span>
    </label>
  );
}
