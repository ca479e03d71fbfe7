import { watch } from "node:fs";
import { join } from "node:path";
import type { AssetEntry } from "#shared/build/manifest.ts";
import { DEVELOPMENT_ENDS } from "./catalogues.ts";
import { bundleBoot, bundleClient } from "./client.ts";
import type { ClientFile } from "./entry.ts";
import { forgetStyles } from "#build/plugins/vanilla-extract.ts";
import { ROOT } from "./root.ts";
import { writeSite } from "./site.ts";

// Runs `bun run dev [--inspect] [options of serve]`: the demo shop from source.
// After a change in src, public or drizzle it bundles the client if that is
// touched, starts the shop anew and lets open pages reload. A request that comes
// meanwhile waits. What went wrong is said on the terminal and in the page.

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
const WATCHED = ["src", "public", "drizzle"];
/** Files that editors create beside a file while they write it. */
const TEMPORARY = /(^|\/)[.#][^/]*$|~$|\.(swp|swx|tmp)$|(^|\/)4913$/;
/** Editors write a file in several steps. */
const SETTLE_MS = 40;
const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 3_000;
const EVENTS = "/dev/events";
const RELOAD = "/dev/reload.js";
const RELOAD_SCRIPT = `let build; new EventSource("${EVENTS}").onmessage = ({ data }) => { build ??= data; if (data !== build) location.reload(); };`;

const { env } = process;
const port = Number(env.PORT || 3000);
const hostname = env.HOST || "127.0.0.1";
const args = process.argv.slice(2);
const shopPort = freePort();
const shopEnv = {
  ADMIN_USERNAME: "admin",
  ADMIN_PASSWORD: "only-for-development",
  DATA_DIR: join(ROOT, "data", "dev"),
  LOG_FORMAT: "pretty",
  PUBLIC_URL: `http://localhost:${port}`,
  ...env,
  PORT: String(shopPort),
  HOST: "127.0.0.1",
  DOMAIN: "",
};

let assets = new Map<string, ClientFile>();
let shop: Bun.Subprocess | undefined;
/** The number of the latest update: a page that knows another one reloads. */
let build = 0;
let problem = "";
let ready = Promise.withResolvers<void>();
const listeners = new Set<() => void>();

/** Answers from the bundle in memory, and passes all else on to the shop. */
async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (pathname === EVENTS) return events(request);
  if (pathname === RELOAD) return file({ path: RELOAD, text: RELOAD_SCRIPT });
  await ready.promise;
  const asset = assets.get(pathname);
  if (asset) return file(asset);
  const isPage = request.headers.get("accept")?.includes("text/html") ?? false;
  if (problem && isPage) return problemPage();
  const headers = new Headers(request.headers);
  // A page comes whole and uncompressed, to get one script more.
  if (isPage)
    for (const name of ["accept-encoding", "if-none-match"])
      headers.delete(name);
  const response = await fetch(
    `http://127.0.0.1:${shopPort}${pathname}${search}`,
    {
      method: request.method,
      headers,
      body: request.body,
      redirect: "manual",
      decompress: false,
      signal: request.signal,
    },
  );
  const type = response.headers.get("content-type") ?? "";
  if (!isPage || !type.startsWith("text/html")) return response;
  const own = new Headers(response.headers);
  own.delete("content-length");
  const html = withReload(await response.text());
  return new Response(html, { status: response.status, headers: own });
}

const withReload = (html: string) =>
  html.replace("</body>", `<script async src="${RELOAD}"></script></body>`);

function events({ signal }: Request): Response {
  const stream = new ReadableStream<string>({
    start(controller) {
      const tell = () => controller.enqueue(`data: ${build}\n\n`);
      listeners.add(tell);
      // A silent connection is closed after ten seconds.
      const ping = setInterval(() => controller.enqueue(": here\n\n"), 5_000);
      signal.addEventListener("abort", () => {
        clearInterval(ping);
        listeners.delete(tell);
        controller.close();
      });
      tell();
    },
  });
  return new Response(stream, {
    headers: {
      "content-type": "text/event-stream",
      "cache-control": "no-store",
    },
  });
}

function file(given: ClientFile | { path: string; text: string }): Response {
  const body = "text" in given ? given.text : Buffer.from(given.bytes);
  return new Response(body, {
    headers: {
      "content-type": Bun.file(given.path).type,
      "cache-control": "no-store",
    },
  });
}

function problemPage(): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>The shop cannot run</title><link rel="icon" href="data:,"><body><h1>The shop cannot run</h1><pre>${Bun.escapeHTML(problem)}</pre></body></html>`;
  return new Response(withReload(html), {
    status: 500,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}

async function bundle(): Promise<void> {
  forgetStyles();
  const { files } = await bundleClient("development");
  assets = new Map(files.map((each) => [`/${each.path}`, each]));
  const boot = await bundleBoot("development");
  // Not compressed: the browser is on the same machine.
  await writeSite([], { ...ENTRY, boot }, async () => []);
}

async function stopShop(): Promise<void> {
  const stopping = shop;
  shop = undefined;
  if (!stopping) return;
  stopping.kill("SIGTERM");
  // Safe, because the shop survives a power cut.
  const timer = setTimeout(() => stopping.kill("SIGKILL"), STOP_LIMIT_MS);
  await stopping.exited;
  clearTimeout(timer);
}

/** Throws where the shop does not answer; it has said why on the terminal. */
async function startShop(): Promise<void> {
  await stopShop();
  const isForBun = (arg: string) => arg.startsWith("--inspect");
  const own = args.filter((arg) => !isForBun(arg));
  const command = [...args.filter(isForBun), "src/main.ts", "serve", "--demo"];
  const started = Bun.spawn([process.execPath, ...command, ...own], {
    cwd: ROOT,
    env: shopEnv,
    stdin: "ignore",
    stdout: "inherit",
    stderr: "inherit",
  });
  shop = started;
  const deadline = Date.now() + START_LIMIT_MS;
  while (started.exitCode === null && Date.now() < deadline) {
    const url = `http://127.0.0.1:${shopPort}/healthz`;
    const health = await fetch(url).catch(() => undefined);
    if (health?.ok) return;
    await Bun.sleep(10);
  }
  throw new Error("The shop did not start. The terminal says why.");
}

/** Says an error with file and line, which a terminal turns into a link. */
function say(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(say).join("\n");
  if (error instanceof BuildMessage || error instanceof ResolveMessage) {
    const { message, position } = error;
    if (!position) return message;
    return `${position.file}:${position.line}:${position.column}  ${message}`;
  }
  return String(error);
}

async function update(changed: readonly string[]): Promise<void> {
  const startedAt = performance.now();
  const isClient = changed.some(
    (path) => !/^(src\/(server|cli)|drizzle)\//.test(path),
  );
  // Replaced only once it was answered, so that nobody waits for it in vain.
  if (build > 0) ready = Promise.withResolvers();
  try {
    if (isClient) await bundle();
    await startShop();
    problem = "";
  } catch (error) {
    problem = say(error);
    process.stderr.write(`\n${problem}\n`);
  }
  build += 1;
  ready.resolve();
  for (const tell of listeners) tell();
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  process.stdout.write(
    `${changed.join(", ")}: http://localhost:${port} is new after ${seconds} s\n`,
  );
}

function freePort(): number {
  const probe = Bun.listen({
    hostname: "127.0.0.1",
    port: 0,
    socket: { data() {} },
  });
  probe.stop(true);
  return probe.port;
}

const waiting = new Set<string>(["src/web"]);
let isUpdating = false;
async function updateWaiting(): Promise<void> {
  if (isUpdating) return;
  isUpdating = true;
  while (waiting.size > 0) {
    const changed = [...waiting].sort();
    waiting.clear();
    await update(changed);
  }
  isUpdating = false;
}

let settling: Timer | undefined;
for (const folder of WATCHED)
  watch(join(ROOT, folder), { recursive: true }, (_, name) => {
    const path = `${folder}/${name?.replaceAll("\\", "/") ?? ""}`;
    if (TEMPORARY.test(path)) return;
    waiting.add(path);
    clearTimeout(settling);
    settling = setTimeout(() => void updateWaiting(), SETTLE_MS);
  });

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, async () => {
    await stopShop();
    process.exit(0);
  });

Bun.serve({ hostname, port, fetch: answer, idleTimeout: 10 });
await updateWaiting();
