import { expect, test } from "bun:test";
import { dropUnusedStyles } from "#build/entry.ts";

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
