import { expect, test } from "bun:test";
import { join } from "node:path";
import { beadGlyphsSource } from "#build/pictures/bead-glyphs.ts";

test("the list of characters for beads matches their fonts", async () => {
  const path = join(import.meta.dir, "../../../src/shared/clip/bead-glyphs.ts");
  expect(await Bun.file(path).text()).toBe(await beadGlyphsSource());
});
