import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { describeBuild } from "./commit.ts";
import { CLIENT_DIR } from "./site.ts";
import { ROOT } from "./root.ts";
import { neverRun, packedWasm } from "#build/plugins/executable-modules.ts";
import { vanillaExtract } from "#build/plugins/vanilla-extract.ts";

/** The systems that an executable can be compiled for. */
export const TARGETS = {
  "linux-x64": "bun-linux-x64",
  "linux-arm64": "bun-linux-arm64",
} as const;
export type Target = keyof typeof TARGETS;

const DIST = join(ROOT, "dist");

/**
 * Copies the migrations into a folder of the same name, without drizzle-kit's
 * snapshots, which the shop does not read and which take 0.3 MB.
 */
async function copyMigrations(): Promise<string> {
  const target = join(DIST, "drizzle");
  await rm(target, { recursive: true, force: true });
  const source = join(ROOT, "drizzle");
  const isRead = (path: string) => !path.endsWith("_snapshot.json");
  await cp(source, target, { recursive: true, filter: isRead });
  return target;
}

/** Whether an executable can be compiled for a system of this name. */
export function isTarget(name: string): name is Target {
  return Object.hasOwn(TARGETS, name);
}

/**
 * Compiles the server, with the built client and the migrations embedded. For a
 * system other than this one, Bun first downloads that system's runtime.
 */
export async function buildExecutable(target?: Target): Promise<string> {
  const name = target ? `barrette-${target}` : "barrette";
  const outfile = join(DIST, name);
  await Bun.build({
    entrypoints: [join(ROOT, "src/main.ts")],
    root: ROOT,
    target: "bun",
    // import.meta.dir is the folder of the embedded files only in ESM.
    format: "esm",
    // Loads what only a command or a later request needs on demand. Without
    // splitting, a start would load the target of every import().
    splitting: true,
    bytecode: true,
    // Stack traces in the log need the names of functions alone, and the other
    // names take 1.4 MB; a source map would take 3 MB.
    minify: {
      whitespace: true,
      syntax: true,
      identifiers: true,
      keepNames: true,
    },
    define: {
      "process.env.NODE_ENV": '"production"',
      // Read by src/server/runtime/version.ts.
      BARRETTE_BUILD: JSON.stringify(describeBuild()),
    },
    plugins: [vanillaExtract({ css: false }), neverRun, packedWasm],
    compile: {
      outfile,
      // Delays the JIT compiler, because the code of the start runs only once;
      // `serve` sets another policy when the shop is open.
      jitPolicy: 8,
      ...(target && { target: TARGETS[target] }),
      assets: [CLIENT_DIR, await copyMigrations()],
      // Bun must not load files of the working directory. The shop itself reads
      // the settings file beside the executable.
      autoloadBunfig: false,
      autoloadDotenv: false,
    },
  });
  return outfile;
}
