import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Assets, loadAssets } from "#server/pages/assets.ts";

const script = "console.log('hello');".repeat(40);
const FILM = Uint8Array.from({ length: 1_000 }, (_, index) => index % 251);
const dir = mkdtempSync(join(tmpdir(), "barrette-assets-"));
let assets: Assets;

beforeAll(async () => {
  mkdirSync(join(dir, "assets"));
  await Bun.write(join(dir, "assets/entry-abc.js.br"), "as brotli");
  await Bun.write(
    join(dir, "assets/entry-abc.js.gz"),
    Bun.gzipSync(Buffer.from(script)),
  );
  await Bun.write(join(dir, "film.mp4"), FILM);
  await Bun.write(join(dir, "pictures.json"), "{}");
  await Bun.write(
    join(dir, "manifest.json"),
    JSON.stringify({
      entry: {
        boot: "boot()",
        script: "/assets/entry-abc.js",
        styles: [],
        messages: {},
        modulepreloads: [],
        fonts: [],
        chunks: {},
      },
      files: {
        "/assets/entry-abc.js": {
          file: "assets/entry-abc.js",
          type: "text/javascript; charset=utf-8",
          size: script.length,
          hash: "s1",
          immutable: true,
          encodings: ["br", "gzip"],
        },
        "/film.mp4": {
          file: "film.mp4",
          type: "video/mp4",
          size: FILM.length,
          hash: "f1",
          immutable: false,
          encodings: [],
        },
      },
    }),
  );
  assets = await loadAssets(dir);
});

afterAll(() => rmSync(dir, { recursive: true }));

function ask(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
) {
  const url = `http://localhost${path}`;
  const response = assets.handle(new Request(url, { method, headers }), path);
  if (!response) throw new Error(`${path} has no answer`);
  return response;
}

const SCRIPT = "/assets/entry-abc.js";

test("serves a hashed file as immutable, with its type and nosniff", async () => {
  const response = ask(SCRIPT);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(
    "text/javascript; charset=utf-8",
  );
  expect(response.headers.get("cache-control")).toBe(
    "public, max-age=31536000, immutable",
  );
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(await response.text()).toStartWith("console.log");
});

test("lets browsers cache a file without a hash for a day, then revalidate", () => {
  expect(ask("/film.mp4").headers.get("cache-control")).toBe(
    "public, max-age=86400, must-revalidate",
  );
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["zstd, gzip", "gzip"],
  ["gzip", "gzip"],
  ["br;q=0.2, gzip;q=0.9", "gzip"],
  ["br;q=0, *", "gzip"],
  ["BR", "br"],
  ["identity;q=1, br;q=0.5", null],
  ["deflate", null],
  ["br;q=nonsense", null],
  ["*;q=0", null],
])("answers Accept-Encoding %p with %p", async (accepted, encoding) => {
  const response = ask(SCRIPT, { "accept-encoding": accepted });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toBe("accept-encoding");
  expect(response.headers.get("etag")).toBe(
    encoding ? `"s1-${encoding}"` : '"s1"',
  );
});

test("unpacks a text, which is stored compressed alone", async () => {
  const whole = ask(SCRIPT, { "accept-encoding": "identity" });
  expect(await whole.text()).toBe(script);
  const { type, bytes } = assets.immutable.read(SCRIPT);
  expect(type).toBe("text/javascript; charset=utf-8");
  expect(new TextDecoder().decode(bytes)).toBe(script);
});

test("serves a file without encoded variants as it is", () => {
  const response = ask("/film.mp4", { "accept-encoding": "br" });
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(response.headers.get("vary")).toBeNull();
});

test.each(['"f1"', 'W/"f1"', '"x", "f1"', "*"])(
  "answers If-None-Match %p with 304 and no body",
  async (etag) => {
    const response = ask("/film.mp4", { "if-none-match": etag });
    expect(response.status).toBe(304);
    expect(response.headers.get("etag")).toBe('"f1"');
    expect(await response.text()).toBe("");
  },
);

test("responds to another ETag with the file", () => {
  expect(ask("/film.mp4", { "if-none-match": '"f0"' }).status).toBe(200);
});

test.each([
  ["bytes=0-9", 0, 9],
  ["bytes=990-", 990, 999],
  ["bytes=-10", 990, 999],
  ["bytes=995-5000", 995, 999],
  ["bytes=-5000", 0, 999],
])("answers the range %p with bytes %p to %p", async (range, first, last) => {
  const response = ask("/film.mp4", { range });
  expect(response.status).toBe(206);
  expect(response.headers.get("content-range")).toBe(
    `bytes ${first}-${last}/1000`,
  );
  expect(response.headers.get("content-type")).toBe("video/mp4");
  expect(await response.bytes()).toEqual(FILM.slice(first, last + 1));
});

test.each(["bytes=1000-", "bytes=5000-6000", "bytes=-0"])(
  "refuses the range %p, which is not in the file",
  (range) => {
    const response = ask("/film.mp4", { range });
    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toBe("bytes */1000");
  },
);

test.each(["bytes=5-2", "bytes=0-1,5-6", "lines=1-2", "bytes=-", "bytes=a-b"])(
  "ignores the range %p and serves the file whole",
  (range) => {
    expect(ask("/film.mp4", { range }).status).toBe(200);
  },
);

test("serves a range only of the version that If-Range names", () => {
  const ask206 = { range: "bytes=0-9", "if-range": '"f1"' };
  expect(ask("/film.mp4", ask206).status).toBe(206);
  const old = { range: "bytes=0-9", "if-range": '"f0"' };
  expect(ask("/film.mp4", old).status).toBe(200);
});

test("serves a range of the plain file, whatever encodings are accepted", () => {
  const response = ask(SCRIPT, { range: "bytes=0-9", "accept-encoding": "br" });
  expect(response.status).toBe(206);
  expect(response.headers.get("content-encoding")).toBeNull();
});

test("ignores the range of a HEAD request", async () => {
  const response = ask("/film.mp4", { range: "bytes=0-9" }, "HEAD");
  expect(response.status).toBe(200);
  expect(response.headers.get("accept-ranges")).toBe("bytes");
  expect((await response.blob()).size).toBe(1000);
});

test.each([
  "/manifest.json",
  "/pictures.json",
  "/assets/",
  "/assets/entry-abc.js.br",
  "/assets/../manifest.json",
  "/%2e%2e/package.json",
  "//film.mp4",
  "/film.mp4/",
  "/FILM.mp4",
  "/",
])("serves no file at %p", (path) => {
  const request = new Request(`http://localhost${path}`);
  expect(assets.handle(request, path)).toBeUndefined();
});
