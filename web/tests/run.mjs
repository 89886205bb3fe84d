// Bundles the tests and runs them by `node --test`: `unit` those beside the sources,
// `browser` those that drive the page; further arguments pick files by a part of their name.
// `figures` measures instead of testing, and hands its arguments on.
import { spawnSync } from "node:child_process";
import { mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { loaders } from "../loaders.mjs";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const [kind = "unit", ...parts] = process.argv.slice(2);
const [folder, end] = { unit: ["src", ".test.ts"], browser: ["tests", ".spec.ts"], figures: ["tests", ".figures.ts"] }[kind];
const isMeasuring = kind === "figures";
const out = join(web, ".test", kind);

const names = (await readdir(join(web, folder), { recursive: true }))
  .filter((name) => name.endsWith(end) || name.endsWith(`${end}x`))
  .filter((name) => isMeasuring || parts.length === 0 || parts.some((part) => name.includes(part)))
  .map((name) => join(web, folder, name));
if (names.length === 0) {
  console.error(`no test is called ${parts.join(" or ")}`);
  process.exit(1);
}

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await build({
  entryPoints: names,
  outdir: out,
  outbase: web,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  jsx: "automatic",
  jsxImportSource: "preact",
  packages: "external",
  loader: { ...loaders, ".css": "empty", ".svg": "dataurl" },
  sourcemap: "inline",
  logLevel: "warning",
});

const made = names.map((name) => join(out, relative(web, name).replace(/\.tsx?$/, ".mjs")));
const flags = ["--enable-source-maps", ...(isMeasuring ? [] : ["--test"]), ...(kind === "browser" ? ["--test-concurrency=1"] : [])];
const run = spawnSync(process.execPath, [...flags, ...made, ...(isMeasuring ? parts : [])], { stdio: "inherit", cwd: web });
process.exit(run.status ?? 1);
