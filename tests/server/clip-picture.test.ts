import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createBoundedCache } from "#server/clip/bounded-cache.ts";
import { drawDesignPng } from "#server/clip/picture.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { readPng } from "#tests/png.ts";

let shop: TestApp;
beforeEach(() => {
  shop = startApp();
});
afterEach(() => shop.close());

const DAISY = join(import.meta.dir, "../../public/demo/charms/daisy.webp");

/** The middle of the clip, where a single charm stands. */
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
  // The yellow heart of the flower.
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
    // The ink of the letter D is left of the middle, its ground in it.
    expect(await middle(imageUrl)).toEqual([244, 233, 224]);
  });

test("a cache makes a thing once, forgets the oldest and what failed", async () => {
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
