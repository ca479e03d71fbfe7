// bun tests/bench/hostile.ts: what hostile and unlucky clients cost the others.
// Takes about four minutes, most of it for one slow upload. Loopback only.

import { connect } from "node:net";
import { join } from "node:path";
import { API, PAGES } from "#shared/paths.ts";
import { NOISE, pngPhoto } from "#tests/photos.ts";
import { load } from "./load.ts";
import { BENCH_LOGIN, startShopProcess } from "./shop-process.ts";

const HALF_OPEN = 10_000;
const STALLED = 200;
const SPIKE = 500;
const SPIKE_MS = 20_000;
const UPLOAD_BYTES_PER_SECOND = 24_000;

const shop = await startShopProcess();

async function others(what: string): Promise<void> {
  const { perSecond, p99Ms, statuses } = await load(shop.port, {
    connections: 4,
    durationMs: 3_000,
    next: () => ({ path: PAGES.home }),
  });
  const memory = await shop.memoryMiB();
  say(
    `${what}: others see ${Math.round(perSecond)}/s, p99 ${p99Ms.toFixed(1)} ms, ${inWords(statuses)}; memory ${memory.toFixed(0)} MiB`,
  );
}

const inWords = (statuses: Map<number, number>) =>
  [...statuses].map(([status, count]) => `${count} x ${status}`).join(", ");

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** How others fare while so many say a text and read nothing. */
async function against(what: string, count: number, text: string) {
  const script = join(import.meta.dir, "quiet-clients.ts");
  const child = Bun.spawn(
    [process.execPath, script, String(shop.port), String(count), text],
    { stdout: "pipe", stderr: "inherit" },
  );
  await child.stdout.getReader().read();
  await others(what);
  child.kill("SIGKILL");
  await child.exited;
}

async function spike(): Promise<void> {
  const paths = [PAGES.home, API.products, API.charms, API.cart];
  let sent = 0;
  const { perSecond, p99Ms, statuses } = await load(shop.port, {
    connections: SPIKE,
    durationMs: SPIKE_MS,
    next: () => {
      sent += 1;
      return { path: paths[sent % paths.length] ?? PAGES.home };
    },
  });
  const memory = await shop.memoryMiB();
  say(
    `${SPIKE} clients for ${SPIKE_MS / 1_000} s: ${Math.round(perSecond)}/s, p99 ${p99Ms.toFixed(0)} ms, ${inWords(statuses)}; memory ${memory.toFixed(0)} MiB`,
  );
}

/** A photo of nearly 5 MB from a phone with little reception. */
async function slowUpload(): Promise<void> {
  const url = `http://127.0.0.1:${shop.port}`;
  const login = await fetch(`${url}${API.login}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(BENCH_LOGIN),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const form = new FormData();
  const photo = pngPhoto(1_290, 1_290, { pixel: NOISE });
  form.append("image", new Blob([photo], { type: "image/png" }), "photo.png");
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type");
  const bytes = Buffer.from(await encoded.arrayBuffer());
  const startedAt = performance.now();
  const status = await sendSlowly(bytes, [
    `POST ${API.upload} HTTP/1.1`,
    "host: localhost",
    `cookie: ${cookie}`,
    `content-type: ${type}`,
    `content-length: ${bytes.length}`,
  ]);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  say(
    `upload of ${(bytes.length / 1e6).toFixed(1)} MB at ${UPLOAD_BYTES_PER_SECOND / 1_000} kB/s: ${status || "cut off"} after ${seconds} s`,
  );
}

function sendSlowly(bytes: Buffer, head: string[]): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(shop.port, "127.0.0.1", () => {
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    let at = 0;
    const timer = setInterval(() => {
      socket.write(bytes.subarray(at, at + UPLOAD_BYTES_PER_SECOND));
      at += UPLOAD_BYTES_PER_SECOND;
      if (at >= bytes.length) clearInterval(timer);
    }, 1_000);
    socket.on("close", () => {
      clearInterval(timer);
      resolve("");
    });
  });
  socket.on("error", () => {});
  socket.on("data", (answer) => {
    resolve(answer.toString().split("\r\n")[0] ?? "");
    socket.destroy();
  });
  return promise;
}

const uploading = slowUpload();
await others("nobody in the way");
await against(
  `${HALF_OPEN} half-open connections`,
  HALF_OPEN,
  "GET / HTTP/1.1\r\nhost: loc",
);
const asks = "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(100);
await against(
  `${STALLED} readers that read nothing of 100 answers`,
  STALLED,
  asks,
);
await spike();
await others("afterwards");
await uploading;
await shop.stop();
