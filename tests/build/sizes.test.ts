import { expect, test } from "bun:test";
import { encodedForms } from "#build/compress.ts";
import { checkExecutable, checkSizes } from "#build/sizes.ts";
import { seededRandom } from "#tests/support/seed.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

// Random bytes, which no compression makes smaller.
const random = seededRandom(1);
const files = [
  ["entry", 2_000],
  ["shared", 1_000],
  ["dialog", 500],
].map(([name, size]) => ({
  path: `assets/${name}.js`,
  bytes: random.bytes(Number(size)),
}));
const entry = {
  boot: "boot()",
  script: "/assets/entry.js",
  modulepreloads: ["/assets/shared.js"],
  styles: [],
  messages: {},
  fonts: [],
  chunks: {
    "src/web/Cart.tsx": ["/assets/dialog.js"],
    "src/web/Checkout.tsx": ["/assets/dialog.js"],
  },
};
const first = { what: "first view", after: [], limit: 4_000 };
const cart = { ...first, what: "cart", module: "src/web/Cart.tsx" };

test("counts for each step only what was not loaded before", async () => {
  const lines = await checkSizes(files, entry, [
    first,
    cart,
    {
      ...cart,
      what: "checkout",
      module: "src/web/Checkout.tsx",
      after: ["src/web/Cart.tsx"],
    },
  ]);
  expect(lines).toEqual([
    "styles 0.0 kB",
    "first view 3.0 kB",
    "cart 0.5 kB",
    "checkout 0.0 kB",
  ]);
});

test("fails the build with a message when a step is above its limit", async () => {
  const tight = { ...first, limit: 2_900 };
  const failure = await checkSizes(files, entry, [tight]).catch(String);
  expect(failure).toBe(
    'Error: The scripts of the step "first view" are 3.0 kB as brotli; the limit is 2.9 kB. Load something of it on demand.',
  );
});

test("fails the build when the styles of the first view are above the limit", async () => {
  const heavy = { path: "assets/first.css", bytes: random.bytes(9_000) };
  const styled = { ...entry, styles: ["/assets/first.css"] };
  const failure = await checkSizes([heavy], styled, []).catch(String);
  expect(failure).toBe(
    'Error: The styles of the step "first view" are 9.0 kB as brotli; the limit is 8.6 kB. Load something of it on demand.',
  );
});

test("fails the build when a step's module is gone", async () => {
  const gone = { ...cart, module: "src/web/Gone.tsx" };
  await expect(checkSizes(files, entry, [gone])).rejects.toThrow(
    "The bundle has no chunk of src/web/Gone.tsx.",
  );
});

test("compresses text in two ways, and keeps no result that is larger", async () => {
  const long = await encodedForms(bytesOf("abc ".repeat(500)), "text/css");
  expect(long.map(({ encoding }) => encoding)).toEqual(["br", "gzip"]);
  expect(await encodedForms(bytesOf("x"), "text/css")).toEqual([]);
  expect(await encodedForms(bytesOf("abc ".repeat(500)), "image/webp")).toEqual(
    [],
  );
});

test("fails the build when the executable is above its limit", () => {
  expect(() => checkExecutable(135_000_000)).not.toThrow();
  expect(() => checkExecutable(135_100_000)).toThrow(
    "The executable is 135.1 MB; the limit is 135.0 MB.",
  );
});
