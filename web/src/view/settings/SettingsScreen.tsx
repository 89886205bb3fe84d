import type { SettingsPage } from "../../route";
import { useWords } from "../../settings";
import { Link } from "../parts/Link";
import { SettingsPages } from "./SettingsPages";

/** The settings as a screen of their own; what is changed holds at once. */
export function SettingsScreen({ page }: { page: SettingsPage }) {
  const say = useWords();
  return (
    <>
      <h1>{say("page-title-settings")}</h1>
      <SettingsPages page={page} tab={(name, label) => <Link key={name} to={{ screen: "settings", page: name }} current={name === page}>{label}</Link>} />
    </>
  );
}
