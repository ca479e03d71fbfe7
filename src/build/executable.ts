import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { describeBuild } from "./commit.ts";
import { neverRun } from "./plugins/never-run.ts";
import { CLIENT_DIR } from "./site.ts";
import { unhurriedGc } from "./plugins/unhurried-gc.ts";
import { ROOT } from "./root.ts";
import { vanillaExtract } from "./plugins/vanilla-extract.ts";

/** The systems that an executable can be made for. */
export const TARGETS = {
  "linux-x64": "bun-linux-x64",
  "linux-arm64": "bun-linux-arm64",
} as const;
export type Target = keyof typeof TARGETS;

const DIST = join(ROOT, "dist");

/**
 * Copies what the shop reads of the migrations, into a folder of the same name:
 * the snapshots beside them are for drizzle-kit alone, and take 0.3 MB.
 */
async function copyMigrations(): Promise<string> {
  const target = join(DIST, "drizzle");
  await rm(target, { recursive: true, force: true });
  const source = join(ROOT, "drizzle");
  const isRead = (path: string) => !path.endsWith("_snapshot.json");
  await cp(source, target, { recursive: true, filter: isRead });
  return target;
}

/** Whether an executable can be made for a system of this name. */
export function isTarget(name: string): name is Target {
  return Object.hasOwn(TARGETS, name);
}

/**
 * Compiles the server with the built client and the migrations in it.
 * For a system other than this one, Bun first downloads its runtime.
 */
export async function buildExecutable(target?: Target): Promise<string> {
  const name = target ? `barrette-${target}` : "barrette";
  const outfile = join(DIST, name);
  await Bun.build({
    // A thread's module is an entry of its own; the first one is the program.
    entrypoints: [
      join(ROOT, "src/main.ts"),
      join(ROOT, "src/server/clip/picture/rasterizer-worker.ts"),
    ],
    root: ROOT,
    target: "bun",
    // Only as ESM is import.meta.dir the folder of the embedded files.
    format: "esm",
    // What a command or a later request alone needs is read when it is asked
    // for; without, a start would load what every import() names.
    splitting: true,
    bytecode: true,
    // Deeper functions are compiled when they are first called: no slower to
    // start, and 3 MB less.
    bytecodeDepth: 1,
    // The names stay for the traces in the log; a source map would take 3 MB.
    minify: { whitespace: true, syntax: true, identifiers: false },
    define: {
      "process.env.NODE_ENV": '"production"',
      // Read by src/server/runtime/version.ts.
      BARRETTE_BUILD: JSON.stringify(describeBuild()),
    },
    plugins: [neverRun, unhurriedGc, vanillaExtract({ css: false })],
    compile: {
      outfile,
      // What runs once, at the start, is not worth compiling; `serve` takes it
      // back when the shop is open.
      jitPolicy: 8,
      ...(target && { target: TARGETS[target] }),
      assets: [CLIENT_DIR, await copyMigrations()],
      // The working folder's files are no business of the shop; the settings
      // file beside the executable is read by the shop itself.
      autoloadBunfig: false,
      autoloadDotenv: false,
    },
  });
  return outfile;
}
