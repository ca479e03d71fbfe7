import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { API, PAGES } from "#shared/api/paths.ts";
import { compile } from "./executable.ts";
import { ROOT } from "./root.ts";

const PROFILE = join(ROOT, "dist/start.order");
const LIMIT_MS = 60_000;
/** What the shop says when it is open. */
const ADDRESS = /^ +Shop +(http:\/\/\S+?)\/?$/m;
const REQUESTED = [PAGES.home, API.products, API.cart];

/**
 * Compiles an executable, starts a shop with it, and records which functions the
 * start and the first requests use. With these beside each other, a shop has 3
 * MiB less of its executable in memory. Returns the file of the profile.
 */
export async function recordStart(): Promise<string> {
  // In a folder of its own: an executable reads the settings file beside it.
  const folder = await mkdtemp(join(tmpdir(), "barrette-profile-"));
  try {
    const executable = await compile({ outfile: join(folder, "barrette") });
    const recorded = join(folder, "recorded");
    await runShop(executable, folder, recorded);
    await Bun.write(PROFILE, sorted(await Bun.file(recorded).text()));
    return PROFILE;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a shop that records its functions into a file when it ends. */
async function runShop(
  executable: string,
  folder: string,
  recorded: string,
): Promise<void> {
  const shop = Bun.spawn([executable, "serve", "--demo"], {
    cwd: folder,
    // Nothing else, such as the address of a real shop's database.
    env: {
      BUN_BYTECODE_ORDER_OUT: recorded,
      DATA_DIR: join(folder, "data"),
      PORT: "0",
    },
    stdout: "pipe",
    stderr: "inherit",
    timeout: LIMIT_MS,
  });
  const address = await addressOf(shop.stdout);
  if (address)
    for (const path of REQUESTED)
      await (await fetch(`${address}${path}`)).arrayBuffer();
  shop.kill("SIGTERM");
  if ((await shop.exited) !== 0 || !address)
    throw new Error("The shop that was to be recorded did not start and stop.");
}

/** Reads until the shop says its address; undefined if it ends before. */
async function addressOf(
  output: ReadableStream<Uint8Array>,
): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of output) {
    text += decoder.decode(chunk, { stream: true });
    const address = ADDRESS.exec(text)?.[1];
    if (address) return address;
  }
  return undefined;
}

/**
 * Sorts a profile after its first line, the version. The order of a run depends
 * on its timing, and each build must make the same executable.
 */
function sorted(profile: string): string {
  const [version, ...lines] = profile.trimEnd().split("\n");
  return [version, ...lines.sort(), ""].join("\n");
}
