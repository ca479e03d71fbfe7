import { expect, test } from "bun:test";
import { encodedForms } from "#build/compress.ts";
import {
  checkInitialSize,
  INITIAL_SCRIPT_LIMIT,
  measure,
} from "#build/sizes.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

test("counts the entry and what it imports as the first scripts", async () => {
  const files = ["entry", "shared", "dialog"].map((name) => ({
    path: `assets/${name}.js`,
    bytes: bytesOf(`console.log("${name}")`),
  }));
  const { initial, lines } = await measure(files, {
    script: "/assets/entry.js",
    modulepreloads: ["/assets/shared.js"],
    styles: [],
    fonts: [],
    chunks: { "src/web/Dialog.tsx": ["/assets/dialog.js"] },
  });
  const one = await measure(files.slice(0, 1), {
    script: "/assets/entry.js",
    modulepreloads: [],
    styles: [],
    fonts: [],
    chunks: {},
  });
  expect(initial).toBeGreaterThan(one.initial);
  expect(lines.join("\n")).toContain("on demand Dialog.tsx");
});

test("fails the build in words above the limit", () => {
  expect(() => checkInitialSize(INITIAL_SCRIPT_LIMIT)).not.toThrow();
  expect(() => checkInitialSize(INITIAL_SCRIPT_LIMIT + 1_000)).toThrow(
    "The storefront's first scripts are 101.0 kB as brotli; the limit is 100.0 kB.",
  );
});

test("compresses text in three ways, and keeps no form that is larger", async () => {
  const long = await encodedForms(bytesOf("abc ".repeat(500)), "text/css");
  expect(long.map(({ encoding }) => encoding)).toEqual(["br", "zstd", "gzip"]);
  expect(await encodedForms(bytesOf("x"), "text/css")).toEqual([]);
  expect(await encodedForms(bytesOf("abc ".repeat(500)), "image/webp")).toEqual(
    [],
  );
});
