// Builds the page into dist/: index.html, one script, one style sheet, pictures.
// `--watch` builds again at each change; `--weigh` says what it weighs and fails if that is too much;
// `--into FOLDER` builds somewhere else.
import { brotliCompressSync } from "node:zlib";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, context } from "esbuild";
import { loaders } from "./loaders.mjs";

const home = dirname(fileURLToPath(import.meta.url));
const into = process.argv.indexOf("--into");
const dist = into < 0 ? join(home, "dist") : resolve(process.argv[into + 1]);
const HEAVIEST = 150_000;

const options = {
  entryPoints: [join(home, "src/main.tsx")],
  outdir: dist,
  entryNames: "assets/app-[hash]",
  assetNames: "assets/[name]-[hash]",
  publicPath: "/",
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022"],
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: loaders,
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
  plugins: [{ name: "index", setup: (run) => run.onEnd(writeIndex) }],
};

/** Puts the names of script and style sheet into index.html. */
async function writeIndex(result) {
  if (result.errors.length > 0) return;
  const made = Object.keys(result.metafile.outputs).map((path) => basename(path));
  const named = (end) => made.find((name) => name.startsWith("app-") && name.endsWith(end));
  const template = await readFile(join(home, "index.html"), "utf8");
  const page = template.replace("/app.js", `/assets/${named(".js")}`).replace("/app.css", `/assets/${named(".css")}`);
  await writeFile(join(dist, "index.html"), page);
}

/** Every text that is worth it, compressed beside itself. */
async function compress() {
  for (const name of await readdir(dist, { recursive: true })) {
    if (!/\.(js|css|html|svg)$/.test(name)) continue;
    const text = await readFile(join(dist, name));
    if (text.length > 1024) await writeFile(join(dist, `${name}.br`), brotliCompressSync(text));
  }
}

/** The weight of script, style and page as they go over the line. */
async function weigh() {
  const names = (await readdir(dist, { recursive: true })).filter((name) => /\.(js|css|html)$/.test(name));
  let total = 0;
  for (const name of names) {
    const weight = brotliCompressSync(await readFile(join(dist, name))).length;
    total += weight;
    console.log(`${String(weight).padStart(7)}  ${name}`);
  }
  console.log(`${String(total).padStart(7)}  in all, of at most ${HEAVIEST}`);
  if (total > HEAVIEST) process.exitCode = 1;
}

await mkdir(dist, { recursive: true });
if (process.argv.includes("--watch")) {
  const watching = await context({ ...options, minify: false, sourcemap: "inline" });
  await watching.watch();
} else {
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  await build(options);
  await compress();
  if (process.argv.includes("--weigh")) await weigh();
}
