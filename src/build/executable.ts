import { rm } from "node:fs/promises";
import { join } from "node:path";
import { englishOnly } from "./english.ts";
import { CLIENT_DIR } from "./site.ts";
import { withoutForge } from "./without-forge.ts";
import { ROOT, vanillaExtract } from "./vanilla-extract.ts";

/** The systems that an executable can be made for. */
export const TARGETS = {
  "linux-x64": "bun-linux-x64",
  "linux-arm64": "bun-linux-arm64",
} as const;
export type Target = keyof typeof TARGETS;

const DIST = join(ROOT, "dist");

export function isTarget(name: string): name is Target {
  return Object.hasOwn(TARGETS, name);
}

/**
 * Compiles the server with the built client and the migrations in it.
 * For another system than this one, Bun first downloads its runtime for it.
 */
export async function buildExecutable(target?: Target): Promise<string> {
  const name = target ? `barrette-${target}` : "barrette";
  const outfile = join(DIST, name);
  await Bun.build({
    // A thread's module is an entry of its own; the first one is the program.
    entrypoints: [
      join(ROOT, "src/main.ts"),
      join(ROOT, "src/server/clip/rasterizer-worker.ts"),
    ],
    root: ROOT,
    target: "bun",
    // Only as ESM is import.meta.dir the folder of the embedded files.
    format: "esm",
    bytecode: true,
    minify: true,
    sourcemap: "linked",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [englishOnly, withoutForge, vanillaExtract({ css: false })],
    compile: {
      outfile,
      ...(target && { target: TARGETS[target] }),
      assets: [CLIENT_DIR, join(ROOT, "drizzle")],
      // The working folder's files are no business of the shop; the settings
      // file beside the executable is read by the shop itself.
      autoloadBunfig: false,
      autoloadDotenv: false,
    },
  });
  // The executable has the source maps in it, for the traces that it logs.
  for (const map of [`${outfile}.map`, join(DIST, "rasterizer-worker.js.map")])
    await rm(map, { force: true });
  return outfile;
}
