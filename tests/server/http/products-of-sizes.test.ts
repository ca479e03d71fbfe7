import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { createPages } from "#server/pages/pages.ts";
import { API } from "#tests/support/api.ts";
import { setUpApp } from "#tests/support/app.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";

// Where the work of the shop is one size of the input times another one, or all
// of an input that somebody else chose: each is bounded before the work, and
// tried with its worst in the file that is named.

const PRODUCTS: Record<string, string> = {
  "values of two options of a table, rows by cells":
    "tests/server/catalog/large-table.alone.slow.test.ts",
  "a table of 5 MB, of clips or of addresses":
    "tests/server/catalog/large-table.alone.slow.test.ts",
  "fields by characters, lists by items of each JSON call":
    "tests/server/http/hard-bodies.slow.test.ts",
  "a pattern by the characters of a text":
    "tests/build/patterns.alone.slow.test.ts",
  "width by height of a picture":
    "tests/e2e/operations/hostile-pictures.e2e.ts",
  "pixels by the curves of a color profile":
    "tests/server/images/color-profile.test.ts",
  "boxes of a film by their claimed sizes":
    "tests/server/images/film/upload.test.ts",
  "pages of a bucket's list": "tests/server/images/bucket.test.ts",
  "readers by letters, mails by tries": "tests/server/mail/turns.test.ts",
  "names, ranges and tags of a header":
    "tests/server/http/products-of-sizes.test.ts",
};

test("each product of sizes has a test of its worst case", () => {
  const missing = Object.values(PRODUCTS).filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});

/** What the server takes of headers at most is 16 kB. */
const full = (part: string) => part.repeat(Math.floor(16_000 / part.length));

const HEADERS: Record<string, string> = {
  cookie: full("a=1; "),
  range: `bytes=${full("0-1,")}`,
  "accept-encoding": full("gzip;q=0.1, "),
  "if-none-match": full('W/"a", '),
  "if-match": full('"a", '),
  "x-forwarded-for": full("2001:db8::1, "),
  "accept-language": full("de;q=0.1,"),
  "content-type": `text/csv; ${full("a=b; ")}`,
  "idempotency-key": full("a"),
  origin: `https://${full("a.")}example.com`,
  "user-agent": full("Mozilla/5.0 (iPhone; "),
};

/** The budget is 100 ms; other work of the process gets the rest. */
const LIMIT_MS = 300;

const shop = setUpApp({ TRUST_PROXY: "3" }, (deps) =>
  createPages(deps, PAGE_ASSETS),
);

test.each(Object.entries(HEADERS))(
  "a header %s as long as the server takes it costs no time",
  async (name, value) => {
    const send = (path: string, method: string) =>
      shop.app.handle(
        new Request(`http://localhost${path}`, {
          method,
          headers: { [name]: value },
        }),
      );
    await send("/", "GET");
    const before = process.cpuUsage();
    for (const path of ["/", API.products, API.cart, "/no/such/page"])
      expect((await send(path, "GET")).status).toBeLessThan(500);
    expect((await send(API.orders, "POST")).status).toBeLessThan(500);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(LIMIT_MS);
  },
);
