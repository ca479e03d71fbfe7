import { expect, test } from "bun:test";
import { join } from "node:path";
import { beadGlyphsSource } from "#build/pictures/bead-glyphs.ts";

test("the list of what the beads can show is that of their fonts", async () => {
  const path = join(import.meta.dir, "../../../src/shared/clip/bead-glyphs.ts");
  expect(await Bun.file(path).text()).toBe(await beadGlyphsSource());
});
