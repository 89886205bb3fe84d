import { changeSetting, flagOf, numberOf, textOf, useSettings, useWords } from "../../settings";
import { mention } from "../../speech";
import type { Setting } from "../../wire";
import { sentenceOfError } from "../parts/asked";
import { Check, NumberField, type Option, Options, TextField } from "../parts/Fields";

/** Changes a setting and tells where the server refused it. */
function useChange(): (key: string, value: Setting) => void {
  const say = useWords();
  return (key, value) => void changeSetting(key, value).catch((error: unknown) => mention(sentenceOfError(say, error)));
}

/** A setting that is yes or no. */
export function SettingCheck({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const change = useChange();
  return <Check label={label} hint={hint} value={flagOf(useSettings(), name)} change={(value) => change(name, value)} />;
}

/** A setting that is one of several words. */
export function SettingOptions({ name, legend, options, hint }: { name: string; legend: string; options: Option<string>[]; hint?: string }) {
  const change = useChange();
  return <Options legend={legend} options={options} hint={hint} value={textOf(useSettings(), name)} choose={(value) => change(name, value)} />;
}

/** A setting that is a whole number. */
export function SettingNumber({ name, label, least, most, hint }: { name: string; label: string; least?: number; most: number; hint?: string }) {
  const change = useChange();
  return <NumberField label={label} least={least} most={most} hint={hint} value={numberOf(useSettings(), name)} change={(value) => change(name, value)} />;
}

/** A setting that is a line of text. */
export function SettingText({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const change = useChange();
  return <TextField label={label} hint={hint} value={textOf(useSettings(), name)} change={(value) => change(name, value)} />;
}
