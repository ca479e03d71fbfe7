import { existsSync, mkdtempSync, readFileSync, rmdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { hashInputs, isBuiltOf } from "./inputs.ts";
import { ROOT } from "./root.ts";

// Runs before `npm start` starts dist/barrette: checks whether the shop can
// listen and write at all, and builds the executable if it is not up to date.
// The shop checks all of its settings itself, but that needs a finished build.

const HOME = join(ROOT, "dist");
const SETTINGS_FILE = join(HOME, ".env");

/** Returns the settings as the executable will read them, with its defaults. */
function settings() {
  const file = existsSync(SETTINGS_FILE)
    ? parseEnv(readFileSync(SETTINGS_FILE, "utf8"))
    : {};
  const given = { ...file, ...process.env };
  return {
    port: Number(given.PORT || 3000),
    host: given.HOST || "127.0.0.1",
    dataDir: resolve(HOME, given.DATA_DIR || "data"),
  };
}

/** Returns what keeps the shop from starting; undefined if nothing does. */
function obstacle(): string | undefined {
  const { port, host, dataDir } = settings();
  try {
    const socket = { data() {} };
    Bun.listen({ hostname: host, port, socket }).stop(true);
  } catch {
    return `Nothing can listen on ${host}, port ${port}: another program does, perhaps a shop that already runs. Stop it, or choose another port: PORT=3001 npm start`;
  }
  try {
    // Access rights say little for root or on a read-only disk: try to write.
    rmdirSync(mkdtempSync(join(existing(dataDir), ".write-test-")));
  } catch {
    return `The data folder ${dataDir} cannot be written. Give it to this user (chown), or choose another: DATA_DIR=~/shop npm start`;
  }
  return undefined;
}

/** Returns the folder, or its nearest ancestor that exists. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}

const found = obstacle();
if (found) {
  process.stderr.write(`${found}\n`);
  process.exit(1);
}
if (isBuiltOf(await hashInputs())) {
  process.stdout.write("dist/barrette is up to date.\n");
} else {
  const build = Bun.spawn([process.execPath, "src/build/build.ts"], {
    cwd: ROOT,
    stdin: "ignore",
    stdout: "inherit",
    stderr: "inherit",
  });
  process.exitCode = await build.exited;
}
