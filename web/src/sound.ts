import { numberOf, settings } from "./settings";
import type { Sound } from "./state/sounds";

let audio: AudioContext | null = null;
/** What all sounds go through. */
let volume: GainNode | null = null;

/** The means to make sounds, as loud as the settings have it, once somebody has touched the page; browsers allow none before. */
function context(): AudioContext | null {
  audio ??= typeof AudioContext === "undefined" ? null : new AudioContext();
  if (audio?.state === "suspended") void audio.resume();
  if (audio !== null) outlet(audio).gain.value = numberOf(settings.get(), "display.volume") / USUAL;
  return audio;
}

/** The usual volume is that at which sounds were made. */
const USUAL = 70;

function outlet(at: AudioContext): GainNode {
  if (volume === null) {
    volume = at.createGain();
    volume.connect(at.destination);
  }
  return volume;
}

/** A short noise through a filter: wood on wood, stone on wood. */
function knock(at: AudioContext, when: number, pitch: number, loud: number, length: number, sharp = 6): void {
  const frames = Math.ceil(at.sampleRate * length);
  const buffer = at.createBuffer(1, frames, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < frames; index += 1) data[index] = (Math.random() * 2 - 1) * (1 - index / frames) ** 3;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  source.connect(filter).connect(fading(at, when, loud, length)).connect(outlet(at));
  source.start(when);
}

/** A tone that fades away. */
function tone(at: AudioContext, when: number, pitch: number, loud: number, length: number, shape: OscillatorType = "sine"): void {
  const source = at.createOscillator();
  source.type = shape;
  source.frequency.value = pitch;
  source.connect(fading(at, when, loud, length)).connect(outlet(at));
  source.start(when);
  source.stop(when + length + 0.05);
}

function fading(at: AudioContext, when: number, loud: number, length: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(0.0001, when);
  gain.gain.exponentialRampToValueAtTime(loud, when + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + length);
  return gain;
}

/** Lets something be heard. */
export function play(sound: Sound): void {
  const at = context();
  if (at === null) return;
  const now = at.currentTime + 0.005;
  switch (sound) {
    case "move": knock(at, now, 420, 0.9, 0.09); tone(at, now, 180, 0.12, 0.07); break;
    case "capture": knock(at, now, 300, 1, 0.12); knock(at, now + 0.05, 620, 0.7, 0.08); break;
    case "check": knock(at, now, 420, 0.9, 0.09); tone(at, now + 0.03, 880, 0.1, 0.28, "triangle"); break;
    case "stone": knock(at, now, 1900, 1.2, 0.06, 3); tone(at, now, 1250, 0.05, 0.05); break;
    case "stones-taken": for (const [index, pitch] of [1900, 1500, 2100, 1700].entries()) knock(at, now + index * 0.055, pitch, 0.8, 0.05, 3); break;
    case "offer": tone(at, now, 660, 0.1, 0.2, "triangle"); tone(at, now + 0.13, 880, 0.1, 0.25, "triangle"); break;
    case "end": for (const [index, pitch] of [523, 659, 784].entries()) tone(at, now + index * 0.12, pitch, 0.12, 0.5, "triangle"); break;
    case "tick": knock(at, now, 2600, 0.35, 0.03, 8); break;
  }
}

/** A scale in which nothing clashes. */
const SCALE = [220, 261.6, 293.7, 329.6, 392, 440, 523.3, 587.3];
let music: ReturnType<typeof setTimeout> | undefined;

/** Begins or ends quiet music that makes itself up. */
export function setMusic(isOn: boolean): void {
  clearTimeout(music);
  music = undefined;
  if (isOn) playOn(2);
}

function playOn(step: number): void {
  const at = context();
  if (at !== null && at.state === "running" && !document.hidden) {
    const now = at.currentTime + 0.02;
    tone(at, now, (SCALE[step] ?? 220) / 2, 0.035, 4.5);
    if (Math.random() < 0.6) tone(at, now + 0.7, SCALE[(step + 2) % SCALE.length] ?? 220, 0.02, 3.2);
    if (Math.random() < 0.35) tone(at, now + 1.4, SCALE[(step + 4) % SCALE.length] ?? 220, 0.014, 2.8);
  }
  const next = Math.max(0, Math.min(SCALE.length - 1, step + Math.floor(Math.random() * 5) - 2));
  music = setTimeout(() => playOn(next), 1_600 + Math.random() * 1_600);
}
