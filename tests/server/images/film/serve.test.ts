import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { uploadedFilm, webmFilm } from "#tests/support/films.ts";
import { listen } from "#tests/support/servers/listener.ts";
import { pathOf, shopWithAdmin } from "#tests/support/admin.ts";

const shop = shopWithAdmin();
const film = await webmFilm();
let filmUrl = "";
beforeAll(async () => {
  filmUrl = await uploadedFilm(shop);
});
afterAll(() => shop.close());

describe.each(["http", "https"] as const)("a film over %s", (scheme) => {
  const listener = listen(shop.app, scheme);
  afterAll(() => listener[Symbol.asyncDispose]());
  const ask = async (headers: Record<string, string> = {}, method = "GET") => {
    const answer = await fetch(listener.url + filmUrl, {
      method,
      headers,
      tls: { rejectUnauthorized: false },
    });
    return {
      status: answer.status,
      headers: answer.headers,
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
  };

  test("is served with its own type and headers that stop it from running as code", async () => {
    const { status, headers, bytes } = await ask();
    expect([status, film.equals(bytes)]).toEqual([200, true]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "video/webm",
      "content-length": String(film.length),
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    const etag = headers.get("etag") ?? "";
    const again = await ask({ "if-none-match": etag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const head = await ask({}, "HEAD");
    expect(head.headers.get("content-length")).toBe(String(film.length));
    expect(head.bytes).toHaveLength(0);
  });

  const { length } = film;
  test.each([
    ["bytes=0-", 0, length],
    ["bytes=0-99", 0, 100],
    ["bytes=100-199", 100, 200],
    ["bytes=-50", length - 50, length],
    [`bytes=${length - 1}-`, length - 1, length],
    ["bytes=5-999999999", 5, length],
    ["bytes=-999999999", 0, length],
  ])("is served in parts: %s", async (range, start, end) => {
    const { status, headers, bytes } = await ask({ range });
    expect(status).toBe(206);
    expect(headers.get("content-range")).toBe(
      `bytes ${start}-${end - 1}/${length}`,
    );
    expect(headers.get("content-type")).toBe("video/webm");
    expect(film.subarray(start, end).equals(bytes)).toBe(true);
  });

  test.each([`bytes=${length}-`, "bytes=-0", "bytes=999999999-"])(
    "has no bytes at %s",
    async (range) => {
      const { status, headers, bytes } = await ask({ range });
      expect([status, bytes.length]).toEqual([416, 0]);
      expect(headers.get("content-range")).toBe(`bytes */${length}`);
    },
  );

  test.each([
    "bytes=0-1,5-6",
    "bytes=9-5",
    "bytes=x-y",
    "lines=0-1",
    "bytes=-",
  ])("is served whole for the invalid or multiple range %s", async (range) => {
    const { status, headers, bytes } = await ask({ range });
    expect([status, film.equals(bytes)]).toEqual([200, true]);
    expect(headers.get("content-range")).toBeNull();
  });

  test("is served in parts only if If-Range matches, otherwise whole", async () => {
    const range = "bytes=0-9";
    const same = await ask({ range, "if-range": `"${filmUrl.split("/")[2]}"` });
    expect([same.status, same.bytes.length]).toEqual([206, 10]);
    const other = await ask({ range, "if-range": '"another"' });
    expect([other.status, film.equals(other.bytes)]).toEqual([200, true]);
  });
});

test("a film whose file is lost is not found", async () => {
  using other = shopWithAdmin();
  const lost = await uploadedFilm(other);
  rmSync(pathOf(other, lost));
  expect((await other.visitor().get(lost)).status).toBe(404);
});
