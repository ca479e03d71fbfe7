import { expect, test } from "bun:test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { DrawnDesign } from "#shared/clip/drawing.ts";
import { createBoundedCache } from "#server/runtime/bounds.ts";
import { drawDesignCard, drawDesignPng } from "#server/clips/draw.ts";
import { setUpApp, type TestApp } from "#tests/support/app.ts";
import { pngPhoto } from "#tests/support/photos.ts";
import { readPng } from "#tests/support/png.ts";

const shop = setUpApp();

const DAISY = join(import.meta.dir, "../../../public/demo/charms/daisy.webp");

/** Returns the color at the middle of the clip, where a lone charm is drawn. */
async function middle(imageUrl: string) {
  const png = await drawDesignPng(shop.deps, {
    charms: [{ name: "Daisy", imageUrl }],
    customText: "",
  });
  const { width, height, rgba } = readPng(png);
  const at = (Math.round(height * (384 / 900)) * width + width / 2) * 4;
  return [...rgba.subarray(at, at + 3)];
}

test("an uploaded charm is drawn from the data folder", async () => {
  const folder = join(shop.deps.config.dataDir, "uploads");
  mkdirSync(folder, { recursive: true });
  const daisy = new Bun.Image(await Bun.file(DAISY).bytes());
  await Bun.write(join(folder, "photo.jpg"), await daisy.jpeg().bytes());
  const [red = 0, green = 0, blue = 255] = await middle("/uploads/photo.jpg");
  // The middle of the daisy is yellow.
  expect(red).toBeGreaterThan(200);
  expect(green).toBeGreaterThan(140);
  expect(blue).toBeLessThan(120);
});

const WITHOUT: [what: string, imageUrl: string][] = [
  ["lies elsewhere", "https://pictures.example/daisy.png"],
  ["is gone", "/uploads/gone.webp"],
  ["is no picture", "/uploads/text.webp"],
  ["would leave the folder", "/uploads/../shop.db"],
];

for (const [what, imageUrl] of WITHOUT)
  test(`a charm whose picture ${what} is drawn as its initial`, async () => {
    const folder = join(shop.deps.config.dataDir, "uploads");
    mkdirSync(folder, { recursive: true });
    await Bun.write(join(folder, "text.webp"), "no picture");
    // The letter D has ink left of the middle and background in the middle.
    expect(await middle(imageUrl)).toEqual([244, 233, 224]);
  });

test("the card of a shared design carries the shop's name below the clip", async () => {
  const design = { charms: [], customText: "MILA" };
  const inked = async (deps: TestApp["deps"]) => {
    const png = await drawDesignCard(deps, design, {
      shopName: deps.config.shopName,
      type: "png",
    });
    const { width, height, rgba } = readPng(png);
    expect([width, height]).toEqual([1200, 630]);
    const below = rgba.subarray(540 * width * 4);
    const columns: number[] = [];
    for (let at = 0; at < below.length; at += 4)
      if ((below[at] ?? 255) < 90) columns.push((at / 4) % width);
    return { first: Math.min(...columns), last: Math.max(...columns) };
  };
  const named = (shopName: string) => ({
    ...shop.deps,
    config: { ...shop.deps.config, shopName },
  });
  const short = await inked(named("Comb & Co"));
  expect(short.first).toBeGreaterThan(450);
  expect(short.last).toBeLessThan(750);
  const long = await inked(named("W".repeat(60)));
  expect(long.first).toBeGreaterThan(20);
  expect(long.last).toBeLessThan(1180);
});

const cast = (
  imageUrl: string,
  charms: { name: string; imageUrl: string }[],
) => ({
  resin: { name: "Honey Tortoise", imageUrl, picture: { color: "#91634c" } },
  charms,
  customText: "",
});

/** Returns the mean color of an empty part of the clip's broad face. */
async function face(design: DrawnDesign) {
  const { width, rgba } = readPng(await drawDesignPng(shop.deps, design));
  const sums = [0, 0, 0];
  for (let y = 240; y < 300; y++)
    for (let x = 240; x < 300; x++)
      for (const channel of sums.keys())
        sums[channel] =
          (sums[channel] ?? 0) + (rgba[(y * width + x) * 4 + channel] ?? 0);
  return sums.map((sum) => Math.round(sum / 60 / 60));
}

test("a design is drawn in its resin, also when the resin's picture was uploaded", async () => {
  const demo = "/demo/resins/honey-tortoise.webp";
  const folder = join(shop.deps.config.dataDir, "uploads");
  mkdirSync(folder, { recursive: true });
  const green = new Bun.Image(
    await Bun.file(
      join(import.meta.dir, "../../../public/demo/resins/sage-leaf.webp"),
    ).bytes(),
  );
  await Bun.write(
    join(folder, "sage.webp"),
    await green.resize(640).webp().bytes(),
  );
  const [brown, sage, blush] = await Promise.all([
    face(cast(demo, [])),
    face(cast("/uploads/sage.webp", [])),
    face({ charms: [], customText: "A" }),
  ]);
  const [red = 0, , blue = 255] = brown ?? [];
  expect(red - blue).toBeGreaterThan(60);
  const [sageRed = 255, sageGreen = 0] = sage ?? [];
  expect(sageGreen).toBeGreaterThan(sageRed);
  expect(blush).not.toEqual(brown);
});

for (const [what, imageUrl] of WITHOUT)
  test(`a clip whose resin's picture ${what} is drawn on the built-in base`, async () => {
    const given = await face(cast(imageUrl, []));
    expect(given).toEqual(await face({ charms: [], customText: "A" }));
  });

test("a resin's picture with other proportions is fitted without distortion", async () => {
  const folder = join(shop.deps.config.dataDir, "uploads");
  mkdirSync(folder, { recursive: true });
  const square = pngPhoto(300, 300);
  await Bun.write(
    join(folder, "square.webp"),
    await new Bun.Image(square).webp().bytes(),
  );
  const png = await drawDesignPng(shop.deps, cast("/uploads/square.webp", []));
  const { width, height, rgba } = readPng(png);
  const pixel = (x: number) => [
    ...rgba.subarray((225 * width + x) * 4, (225 * width + x) * 4 + 3),
  ];
  expect([width, height]).toEqual([800, 450]);
  // The 450 px square is in the middle; left and right is plain background.
  const ground = [243, 223, 211];
  expect([pixel(100), pixel(160), pixel(640), pixel(700)]).toEqual(
    Array(4).fill(ground),
  );
  expect([pixel(190), pixel(610)]).not.toContainEqual(ground);
});

test("both mails of an order share one drawing of a design", async () => {
  const design = cast("/demo/resins/honey-tortoise.webp", []);
  const drawing = drawDesignPng(shop.deps, design);
  expect(await drawDesignPng(shop.deps, { ...design })).toBe(await drawing);
  const other = { ...design, customText: "A" };
  expect(await drawDesignPng(shop.deps, other)).not.toBe(await drawing);
});

test("a cache makes each value once and drops the oldest and failed ones", async () => {
  const cache = createBoundedCache<string>(2);
  const made: string[] = [];
  const get = (key: string) =>
    cache(key, async () => {
      made.push(key);
      if (key === "bad") throw new Error("bad");
      return key;
    });
  await Promise.all([get("a"), get("a"), get("b")]);
  await get("a");
  await get("c");
  await get("b");
  expect(made).toEqual(["a", "b", "c", "b"]);
  await expect(get("bad")).rejects.toThrow("bad");
  await expect(get("bad")).rejects.toThrow("bad");
  expect(made.slice(4)).toEqual(["bad", "bad"]);
});
