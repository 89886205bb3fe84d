import { about, loadAbout } from "../../catalogue";
import { useStore } from "../../store";
import { Refusal } from "../parts/Refusal";

/** What a guest of the house is told at the door: play by a link, or show the owner's key. */
export function GuestNote() {
  const house = useStore(about);
  if (house === null || house.is_owner) return null;
  return <div class="card"><Refusal why={{ id: "page-guest", arguments: [] }} status={403} again={() => void loadAbout().catch(() => undefined)} /></div>;
}
