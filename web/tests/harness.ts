import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core";

/** A server of one's own, with folders of its own. */
export type House = {
  /** Where it is reached. */
  address: string;
  /** The owner's key, where it has one. */
  key: string;
  /** Kills it at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Starts it again with the same folders and the same port. */
  restart: () => Promise<void>;
  /** Stops it and takes its folders away. */
  close: () => Promise<void>;
};

const web = process.cwd();

/** The program: `PLATEAU` names it, or it lies where cargo puts it. */
function program(): string {
  const named = process.env.PLATEAU;
  const built = join(web, "../target/release/plateau");
  const found = [named, built].find((path) => path !== undefined && existsSync(path));
  if (found === undefined) throw new Error("build the program first, or name it in PLATEAU");
  return found;
}

/** Starts the program on a free port with empty folders; an open house has an owner with a key. */
export async function openHouse({ isOpen = false }: { isOpen?: boolean } = {}): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), "plateau-page-"));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const listen = `${isOpen ? "0.0.0.0" : "127.0.0.1"}:${port}`;
  let child = await start(folder, listen, address);
  const key = isOpen ? (await readFile(join(folder, "config/plateau/house.key"), "utf8")).trim() : "";
  const kill = async () => {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  };
  return {
    address,
    key,
    kill,
    restart: async () => { child = await start(folder, listen, address); },
    close: async () => {
      if (child.exitCode === null && child.signalCode === null) await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function start(folder: string, listen: string, address: string): Promise<ChildProcess> {
  const environment = { ...process.env, XDG_CONFIG_HOME: join(folder, "config"), XDG_DATA_HOME: join(folder, "data") };
  const child = spawn(
    program(),
    ["serve", "--listen", listen, "--page", join(web, "dist"), "--database", join(folder, "games.sqlite")],
    { env: environment, stdio: ["ignore", "ignore", "inherit"] },
  );
  const patience = Date.now() + 20_000;
  while (Date.now() < patience) {
    const answer = await fetch(`${address}/api/about`).catch(() => null);
    if (answer?.ok === true) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill("SIGKILL");
  throw new Error("the program does not answer");
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** A browser without a window. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    args: [
      "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
      "--disable-component-update", "--disable-sync",
    ],
  });
}

/** How somebody sits before the page. */
export type Manner = { language?: "en" | "fr"; scheme?: "light" | "dark"; phone?: boolean };

/** A window of its own, without memory of others. */
export function openWindow(browser: Browser, house: House, manner: Manner = {}): Promise<BrowserContext> {
  const size: BrowserContextOptions = manner.phone === true
    ? { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
    : { viewport: { width: 1440, height: 900 } };
  return browser.newContext({
    ...size,
    baseURL: house.address,
    locale: manner.language === "fr" ? "fr-FR" : "en-GB",
    colorScheme: manner.scheme ?? "light",
    reducedMotion: "reduce",
  });
}

/** A house and a browser that the tests of a file share. */
export type Stage = {
  readonly house: House;
  readonly browser: Browser;
  /** A window of its own, without memory of others. */
  window: (manner?: Manner) => Promise<BrowserContext>;
};

/**
 * Opens a house and a browser before the tests of a file, and closes them behind the last.
 * What else has to be ready is made ready then, since hooks do not wait for each other.
 */
export function openStage({ makeReady, ...manner }: { isOpen?: boolean; makeReady?: (stage: Stage) => Promise<void> } = {}): Stage {
  let [house, browser]: [House | null, Browser | null] = [null, null];
  const there = <T>(thing: T | null): T => {
    if (thing === null) throw new Error("the stage opens with the first test");
    return thing;
  };
  before(async () => {
    // One after the other: a browser without its house would be left running.
    house = await openHouse(manner);
    browser = await openBrowser();
    await makeReady?.(stage);
  });
  after(async () => {
    await browser?.close();
    await house?.close();
  });
  const stage: Stage = {
    get house() { return there(house); },
    get browser() { return there(browser); },
    window: (how) => openWindow(there(browser), there(house), how),
  };
  return stage;
}
