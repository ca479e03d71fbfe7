import { expect, test } from "bun:test";
import { join } from "node:path";
import { type DrawnDesign, drawDesign } from "#shared/clip-drawing.ts";
import { DESIGNER_ART } from "#shared/paths.ts";
import { drawDesignPng } from "#server/clip/picture.ts";
import { createLog } from "#server/log.ts";
import { parseConfig } from "#server/config.ts";
import { readPng } from "#tests/png.ts";

// Three designs against their kept pictures. After a wanted change of the
// drawing: UPDATE_PICTURES=1 bun test tests/pictures, then look at what
// changed before committing it.

const isUpdate = process.env.UPDATE_PICTURES === "1";

// The mean difference of a channel, of 255, over blocks of 8 by 8 pixels:
// another build of the rasterizer may set an edge a little otherwise.
const TOLERANCE = { mean: 0.5, worstBlock: 8 };

const demo = (name: string, file: string) => ({
  name,
  imageUrl: `/demo/charms/${file}.webp`,
});

const DESIGNS: Record<string, DrawnDesign> = {
  "one-charm": { charms: [demo("Daisy", "daisy")], customText: "" },
  "two-charms-and-letters": {
    charms: [demo("Cherry Pair", "cherry"), demo("Gilded Moon", "moon")],
    customText: "Mi ♥ a",
  },
  "three-charms-and-six-letters": {
    charms: [
      demo("Lucky Star", "star"),
      { name: "Elsewhere", imageUrl: "https://pictures.example/charm.png" },
      demo("Lilac Butterfly", "butterfly"),
    ],
    customText: "Ñß&Ж9Z",
  },
};

const deps = {
  config: parseConfig({}),
  log: createLog("json", () => undefined),
};

const kept = (name: string) => join(import.meta.dir, name);

for (const [name, design] of Object.entries(DESIGNS)) {
  test(`the SVG of ${name} is drawn as it was`, async () => {
    const svg = drawDesign(design, {
      idPrefix: "clip",
      href: (asset) =>
        asset.kind === "charm" ? asset.imageUrl : DESIGNER_ART[asset.kind],
    });
    const lines = `${svg.replaceAll("><", ">\n<")}\n`;
    if (isUpdate) await Bun.write(kept(`${name}.svg`), lines);
    expect(lines).toBe(await Bun.file(kept(`${name}.svg`)).text());
  });

  test(`the PNG of ${name} looks as it did`, async () => {
    const png = await drawDesignPng(deps, design);
    const file = kept(`${name}.png`);
    if (isUpdate) await Bun.write(file, png);
    const difference = compare(
      readPng(png),
      readPng(await Bun.file(file).bytes()),
    );
    expect(difference.mean).toBeLessThan(TOLERANCE.mean);
    expect(difference.worstBlock).toBeLessThan(TOLERANCE.worstBlock);
  });
}

test("another design is told apart by this tolerance", async () => {
  const [one, two] = await Promise.all(
    ["MILA", "MILO"].map((customText) =>
      drawDesignPng(deps, { charms: [], customText }),
    ),
  );
  if (!one || !two) throw new Error("nothing drawn");
  const difference = compare(readPng(one), readPng(two));
  expect(difference.worstBlock).toBeGreaterThan(TOLERANCE.worstBlock);
});

const BLOCK = 8;

function compare(
  one: ReturnType<typeof readPng>,
  other: ReturnType<typeof readPng>,
) {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  const columns = Math.ceil(one.width / BLOCK);
  const blocks = new Map<number, { sum: number; count: number }>();
  let total = 0;
  for (const [index, value] of one.rgba.entries()) {
    const difference = Math.abs(value - (other.rgba[index] ?? 0));
    total += difference;
    const pixel = Math.floor(index / 4);
    const x = Math.floor((pixel % one.width) / BLOCK);
    const y = Math.floor(Math.floor(pixel / one.width) / BLOCK);
    const block = blocks.get(y * columns + x) ?? { sum: 0, count: 0 };
    block.sum += difference;
    block.count += 1;
    blocks.set(y * columns + x, block);
  }
  const means = [...blocks.values()].map(({ sum, count }) => sum / count);
  return { mean: total / one.rgba.length, worstBlock: Math.max(...means) };
}
