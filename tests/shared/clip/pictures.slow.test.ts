import { expect, test } from "bun:test";
import { join } from "node:path";
import { type DrawnDesign, drawDesign } from "#shared/clip/drawing.ts";
import { DESIGNER_ART } from "#shared/api/paths.ts";
import { drawDesignPng } from "#server/clips/draw.ts";
import { createLog } from "#server/runtime/log.ts";
import { parseConfig } from "#server/config/config.ts";
import { readPng } from "#tests/support/png.ts";
import { RESIN_DESIGNS } from "#tests/support/resin-designs.ts";

// Compares designs with their reference pictures. Three have no resin: they are
// drawn as before there were resins and must never change. The others have one
// resin each. After an intended change of the others, run UPDATE_PICTURES=1 bun
// test tests/shared/clip/pictures.slow.test.ts, then look at what changed.

const isUpdate = process.env.UPDATE_PICTURES === "1";

// The largest mean difference of a channel, of 255, over the picture and over
// any block of 8 by 8 pixels: builds of the rasterizer differ at edges.
const TOLERANCE = { mean: 0.5, worstBlock: 8 };

const demo = (name: string, file: string) => ({
  name,
  imageUrl: `/demo/charms/${file}.webp`,
});

const WITHOUT_RESIN: Record<string, DrawnDesign> = {
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

const referencePath = (name: string) => join(import.meta.dir, "pictures", name);

const DESIGNS: Record<string, DrawnDesign> = {
  ...WITHOUT_RESIN,
  ...Object.fromEntries(RESIN_DESIGNS.map((each) => [each.resin.name, each])),
};

// A resin's texture takes 300 kB at full width; this width shows enough of it.
const RESIN_WIDTH = 400;

async function drawPng(design: DrawnDesign): Promise<Uint8Array> {
  const png = await drawDesignPng(deps, design);
  if (!design.resin) return png;
  return new Bun.Image(png).resize(RESIN_WIDTH).png().bytes();
}

for (const [name, design] of Object.entries(DESIGNS)) {
  const mayUpdate = isUpdate && design.resin !== undefined;

  test(`the SVG of ${name} is drawn as it was`, async () => {
    const svg = drawDesign(design, {
      idPrefix: "clip",
      href: (asset) =>
        "imageUrl" in asset ? asset.imageUrl : DESIGNER_ART[asset.kind],
    });
    const lines = `${svg.replaceAll("><", ">\n<")}\n`;
    if (mayUpdate) await Bun.write(referencePath(`${name}.svg`), lines);
    expect(lines).toBe(await Bun.file(referencePath(`${name}.svg`)).text());
  });

  test(`the PNG of ${name} looks as it did`, async () => {
    const png = await drawPng(design);
    const file = referencePath(`${name}.png`);
    if (mayUpdate) await Bun.write(file, png);
    const difference = compare(
      readPng(png),
      readPng(await Bun.file(file).bytes()),
    );
    expect(difference.mean).toBeLessThan(TOLERANCE.mean);
    expect(difference.worstBlock).toBeLessThan(TOLERANCE.worstBlock);
  });
}

test("another design differs by more than this tolerance", async () => {
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
  const sums = new Float64Array(columns * Math.ceil(one.height / BLOCK));
  const counts = new Float64Array(sums.length);
  const rowLength = one.width * 4;
  // A plain loop for speed: a picture has six million values.
  for (let at = 0; at < one.rgba.length; at += 1) {
    const x = Math.floor((at % rowLength) / (4 * BLOCK));
    const y = Math.floor(at / (rowLength * BLOCK));
    const block = y * columns + x;
    const difference = (one.rgba[at] ?? 0) - (other.rgba[at] ?? 0);
    sums[block] = (sums[block] ?? 0) + Math.abs(difference);
    counts[block] = (counts[block] ?? 0) + 1;
  }
  const total = sums.reduce((all, each) => all + each, 0);
  const worstBlock = sums.reduce(
    (worst, sum, block) => Math.max(worst, sum / (counts[block] ?? 1)),
    0,
  );
  return { mean: total / one.rgba.length, worstBlock };
}
