import { expect, test } from "bun:test";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BunPlugin } from "bun";
import { englishOnly } from "#build/plugins/english.ts";
import { dropUnusedStyles } from "#build/entry.ts";
import { neverRun } from "#build/plugins/never-run.ts";
import { noInfiniteQueries } from "#build/plugins/no-infinite-queries.ts";
import { patchPlugin } from "#build/plugins/patch.ts";
import { unhurriedGc } from "#build/plugins/unhurried-gc.ts";
import { tempFolder } from "#tests/support/temp.ts";

/** Bundles one file of a package; returns the bundle, or the errors. */
async function bundle(
  plugin: BunPlugin,
  path: string,
  source: string,
): Promise<string> {
  const entry = join(tempFolder(), "node_modules", path);
  mkdirSync(dirname(entry), { recursive: true });
  await Bun.write(entry, source);
  try {
    const { outputs } = await Bun.build({
      entrypoints: [entry],
      plugins: [plugin],
    });
    return (await outputs[0]?.text()) ?? "";
  } catch (error) {
    const errors = error instanceof AggregateError ? error.errors : [error];
    return errors.map(String).join("\n");
  }
}

const DICTIONARY = "react-aria/dist/private/overlays/intlStrings.mjs";
const COMPOSE = "elysia/dist/compose.mjs";

test("keeps only English of react-aria's languages", async () => {
  const source = `
import german from "../intl/de-DE.mjs";
var strings = {};
strings = {
    "de-DE": german,
    "en-US": "Dismiss"
};
console.log(strings);`;
  const bundled = await bundle(englishOnly, DICTIONARY, source);
  expect(bundled).toContain('"en-US": "Dismiss"');
  expect(bundled).not.toContain("german");
});

test("leaves out how infinite queries are fetched", async () => {
  const path = "@tanstack/query-core/build/modern/infiniteQueryBehavior.js";
  const source = `export function infiniteQueryBehavior() { return "pages"; }`;
  expect(await bundle(noInfiniteQueries, path, source)).not.toContain("pages");
});

test.each([
  ["one more language", 'console.log({ "en-US": 1, "de-DE": 2 });'],
  ["no English", "console.log({});"],
])(
  "fails the build when a dictionary of react-aria has %s left",
  async (_, source) => {
    expect(await bundle(englishOnly, DICTIONARY, source)).toContain(
      "A dictionary of react-aria was to keep en-US alone",
    );
  },
);

test("fails the build when react-aria has moved its dictionaries", async () => {
  expect(await bundle(englishOnly, "react-aria/words.mjs", "")).toContain(
    'The patch "english-only" met no file',
  );
});

test("removes Elysia's calls of the garbage collector", async () => {
  const bundled = await bundle(unhurriedGc, COMPOSE, "Bun.gc(!1), run();");
  expect(bundled).toContain("run()");
  expect(bundled).not.toContain("gc");
});

test("fails the build when Elysia calls the garbage collector in another way", async () => {
  expect(await bundle(unhurriedGc, COMPOSE, "Bun.gc(!0)")).toContain(
    'The patch "unhurried-gc" changes nothing in ',
  );
});

test("fails the build when Elysia composes its routes elsewhere", async () => {
  expect(await bundle(unhurriedGc, "elysia/dist/index.mjs", "")).toContain(
    'The patch "unhurried-gc" met no file',
  );
});

test("fails the build when a module that never runs is no longer where it was", async () => {
  const file = "acme-client/src/crypto/forge.js";
  expect(await bundle(neverRun, file, "run();")).toContain(
    'The patch "never-run" met no file /form-data',
  );
});

test("reports an error in a source rather than the patches that it prevented", async () => {
  const plugin = patchPlugin("late", [{ file: /late\.js$/, change: String }]);
  expect(await bundle(plugin, "early.js", "const = 1;")).not.toContain("late");
});

test("drops the style sheets of lazy modules that the entry's sheet contains", () => {
  const files = ["entry.css", "lazy.css", "entry.js"].map((name) => ({
    path: `assets/${name}`,
    bytes: new Uint8Array(),
  }));
  expect(
    dropUnusedStyles(files, outputs("a.css.ts")).map(({ path }) => path),
  ).toEqual(["assets/entry.css", "assets/entry.js"]);
});

test("fails the build when the entry's style sheet lacks a lazy module's styles", () => {
  expect(() => dropUnusedStyles([], outputs("b.css.ts"))).toThrow(
    "No page would load the styles of b.css.ts.",
  );
});

/** Makes the metafile of an entry and of a lazy module's styles. */
function outputs(lazyStyles: string) {
  const output = { bytes: 1, inputs: {}, imports: [], exports: [] };
  const part = { bytesInOutput: 1 };
  return {
    outputs: {
      "entry.js": {
        ...output,
        entryPoint: "src/web/app/entry.tsx",
        cssBundle: "entry.css",
      },
      "entry.css": { ...output, inputs: { "a.css.ts": part } },
      "lazy.css": { ...output, inputs: { [lazyStyles]: part } },
    },
  };
}
