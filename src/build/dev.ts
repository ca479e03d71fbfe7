import { watch } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./vanilla-extract.ts";

// `bun dev`: the shop from source with the demo goods. A change in src, public
// or drizzle rebuilds the client and starts the server anew.

const BUN = process.execPath;
const WATCHED = ["src", "public", "drizzle"];
/** Editors write a file in several steps. */
const SETTLE_MS = 80;

let server: Bun.Subprocess | undefined;
let isRebuilding = false;
let isStale = false;

async function rebuild(): Promise<void> {
  isStale = true;
  if (isRebuilding) return;
  isRebuilding = true;
  while (isStale) {
    isStale = false;
    // In a process of its own: a style file runs once per process.
    const build = spawn("src/build/build.ts", "--client");
    if ((await build.exited) === 0 && !isStale) await restart();
  }
  isRebuilding = false;
}

async function restart(): Promise<void> {
  server?.kill();
  await server?.exited;
  server = spawn("src/main.ts", "serve", "--demo", ...process.argv.slice(2));
}

function spawn(...args: string[]): Bun.Subprocess {
  return Bun.spawn([BUN, ...args], {
    cwd: ROOT,
    stdin: "ignore",
    stdout: "inherit",
    stderr: "inherit",
  });
}

let settled: Timer | undefined;
for (const folder of WATCHED)
  watch(join(ROOT, folder), { recursive: true }, () => {
    clearTimeout(settled);
    settled = setTimeout(rebuild, SETTLE_MS);
  });

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, async () => {
    server?.kill();
    await server?.exited;
    process.exit(0);
  });

await rebuild();
