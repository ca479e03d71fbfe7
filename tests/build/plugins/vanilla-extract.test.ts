import { expect, test } from "bun:test";
import { join } from "node:path";
import {
  fileScope,
  styleImports,
  vanillaExtract,
} from "#build/plugins/vanilla-extract.ts";
import * as panel from "#tests/build/styles/panel.css.ts";

const STYLES = join(import.meta.dir, "..", "styles");

async function bundle(css: boolean) {
  const result = await Bun.build({
    entrypoints: [join(STYLES, "page.ts")],
    minify: true,
    external: ["/fonts/*"],
    plugins: [
      vanillaExtract({ css, rewriteUrl: (url) => url.replace(".", "-hash.") }),
    ],
  });
  const texts = await Promise.all(result.outputs.map((each) => each.text()));
  return { js: texts[0] ?? "", css: texts.slice(1).join("") };
}

test("gives the same class names to the browser, the executable and a test", async () => {
  const browser = await bundle(true);
  const executable = await bundle(false);
  for (const name of [panel.night, panel.panel, panel.tone.calm]) {
    expect(browser.js).toContain(name);
    expect(executable.js).toContain(name);
  }
  expect(executable.css).toBe("");
});

test("keeps every kind of style", async () => {
  const { css } = await bundle(true);
  expect(css).toContain(`.${panel.panel}{`);
  expect(css).toContain(`.${panel.panel} a{`);
  expect(css).toContain(`.${panel.night}{`);
  expect(css).toContain("@keyframes");
  expect(css).toContain("@font-face");
});

test("puts the CSS of an indirectly imported style file first", async () => {
  const { css } = await bundle(true);
  expect(css).toContain("#2b1026");
  expect(css.indexOf("#2b1026")).toBeLessThan(css.indexOf("@keyframes"));
});

test("rewrites the URLs in the finished CSS", async () => {
  expect((await bundle(true)).css).toContain("/fonts/face-hash.woff2");
});

test("names a file by its path from the root and finds the style files it imports", async () => {
  const path = join(STYLES, "panel.css.ts");
  expect(fileScope(path)).toBe("tests/build/styles/panel.css.ts");
  expect(await styleImports(path)).toEqual([join(STYLES, "tokens.css.ts")]);
});
