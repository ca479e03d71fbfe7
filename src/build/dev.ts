import { join } from "node:path";
import { type Reach, reachOf, watchFiles } from "./dev/changes.ts";
import { bundleErrors, typeErrors } from "./dev/build-errors.ts";
import { type BuildError, errorText } from "./dev/build-error.ts";
import { startFront } from "./dev/front.ts";
import {
  type Account,
  ensureOrders,
  worldLinks,
  worldText,
} from "./dev/world.ts";
import { createShop } from "./dev/shop.ts";
import { DEVELOPMENT_ENDS } from "./catalogues.ts";
import { bundleBoot, bundleClient } from "./client.ts";
import type { AssetEntry } from "#shared/build/manifest.ts";
import { writeSite } from "./site.ts";
import { ROOT } from "./root.ts";
import { forgetStyles } from "./plugins/vanilla-extract.ts";

// Runs `bun run dev [--inspect] [options of serve]`: the demo shop from source.
// After a change in src, public or drizzle, this program bundles the client if
// necessary, restarts the shop's process, and makes open pages reload.

/** The addresses stay the same after every bundle; see MODES in client.ts. */
const ENTRY: Omit<AssetEntry, "boot"> = {
  script: "/assets/entry.js",
  // One sheet has all styles, because a part's styles may change at any time.
  styles: ["/assets/entry.css"],
  messages: DEVELOPMENT_ENDS,
  modulepreloads: [],
  fonts: [],
  chunks: {},
};
const EVERYTHING: Reach = { client: true, site: true, build: false };

const say = (text: string) => void process.stdout.write(`${text}\n`);

const env = process.env;
const hostname = env.HOST || "127.0.0.1";
const port = Number(env.PORT || 3000);
const shopPort = freePort();
const publicUrl = env.PUBLIC_URL || `http://localhost:${port}`;
const isForBun = (arg: string) => arg.startsWith("--inspect");
const args = process.argv.slice(2);
/** Whoever names a data folder or a mail server tries a shop of their own. */
const hasWorld = !env.DATA_DIR && !env.SMTP_URL && !env.DATABASE_URL;
const dataDir = join(ROOT, "data", "dev");
const account: Account = {
  username: env.ADMIN_USERNAME || "admin",
  password: env.ADMIN_PASSWORD || "only-for-development",
};
const worldEnv = {
  DATA_DIR: dataDir,
  ADMIN_USERNAME: account.username,
  ADMIN_PASSWORD: account.password,
};

const front = startFront({
  hostname,
  port,
  shopPort,
  script: await pageScript(),
  ...(hasWorld && {
    links: worldLinks(`http://127.0.0.1:${shopPort}`, account),
  }),
});
const shop = createShop({
  bunArgs: args.filter(isForBun),
  args: ["--demo", ...args.filter((arg) => !isForBun(arg))],
  port: shopPort,
  env: {
    LOG_FORMAT: "pretty",
    ...env,
    ...(hasWorld && worldEnv),
    PUBLIC_URL: publicUrl,
  },
  print: (text) => void process.stdout.write(newsIn(text)),
  onEnd: (error) => front.release(shown([error])),
});

/** The errors of the last bundle, which remain until the next bundle. */
let lastBundleErrors: BuildError[] = [];

async function bundle(): Promise<BuildError[]> {
  try {
    forgetStyles();
    const { files } = await bundleClient("development");
    front.setAssets(files);
    return [];
  } catch (error) {
    return bundleErrors(error);
  }
}

/** Matches lines that every start prints; only the first start shows them. */
const START_LINES =
  /^(\S+ (info|warn) +(open|stopping|stopped|mail_not_configured)\b.*| {2}\S.*)?\n/gm;
let starts = 0;

/** Removes repeated start lines, and names the port that a browser must use. */
function newsIn(text: string): string {
  const news = starts === 1 ? text : text.replace(START_LINES, "");
  return news.replaceAll(`:${shopPort}/`, `:${port}/`);
}

async function replaceShop({ site }: Reach): Promise<BuildError[]> {
  // Files are not compressed, because the browser is on the same machine.
  if (site) {
    const boot = await bundleBoot("development");
    await writeSite([], { ...ENTRY, boot }, async () => []);
  }
  starts += 1;
  return shop.restart();
}

async function update(reach: Reach): Promise<void> {
  front.hold();
  const [bundled, started] = await Promise.all([
    reach.client ? bundle() : lastBundleErrors,
    replaceShop(reach),
  ]);
  lastBundleErrors = bundled;
  front.release(shown([...bundled, ...started]));
}

let typeCheck: Bun.Subprocess | undefined;

/** Runs after an update, because a type check takes longer than the update. */
async function checkTypes(): Promise<void> {
  const check = Bun.spawn([process.execPath, "check", "--no-script"], {
    cwd: ROOT,
    stdin: "ignore",
    stdout: "pipe",
    stderr: "ignore",
  });
  typeCheck = check;
  const errors = typeErrors(await new Response(check.stdout).text());
  if (typeCheck === check && errors.length > 0) front.note(shown(errors));
}

/** Prints the errors on the terminal and returns them. */
function shown(errors: BuildError[]): BuildError[] {
  for (const error of errors) say(`\n${errorText(error)}`);
  return errors;
}

async function showWorld(): Promise<void> {
  try {
    const url = `http://127.0.0.1:${shopPort}`;
    const orders = await ensureOrders({ url, dataDir });
    say(worldText(publicUrl, account, orders));
  } catch (error) {
    say(`\nThe small world is missing: ${String(error)}`);
  }
}

/** Changed files that the next update handles together. */
const waiting = new Set<string>();
/** Also during the start: a restart would break off the world's orders. */
let isUpdating = true;

async function onChange(files: string[]): Promise<void> {
  for (const file of files) waiting.add(file);
  typeCheck?.kill();
  typeCheck = undefined;
  if (isUpdating) return;
  isUpdating = true;
  while (waiting.size > 0) {
    const changed = [...waiting];
    waiting.clear();
    const startedAt = performance.now();
    const reach = reachOf(changed);
    await update(reach);
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    const what = reach.client ? "the page" : "the shop";
    say(`${changed.join(", ")} changed: ${what} is new after ${seconds} s`);
    if (reach.build) say("To use a change of the build, start this again.");
  }
  isUpdating = false;
  if (lastBundleErrors.length === 0) void checkTypes();
}

async function pageScript(): Promise<string> {
  const { outputs } = await Bun.build({
    entrypoints: [join(import.meta.dir, "dev/reload.ts")],
    target: "browser",
    format: "iife",
  });
  return (await outputs[0]?.text()) ?? "";
}

function freePort(): number {
  const probe = Bun.listen({
    hostname: "127.0.0.1",
    port: 0,
    socket: { data() {} },
  });
  const { port } = probe;
  probe.stop(true);
  return port;
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, async () => {
    typeCheck?.kill();
    await shop.stop();
    process.exit(0);
  });

watchFiles(onChange);
await update(EVERYTHING);
if (hasWorld) await showWorld();
isUpdating = false;
void onChange([]);
