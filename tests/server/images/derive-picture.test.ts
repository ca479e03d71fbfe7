import { expect, test } from "bun:test";
import { deflateSync } from "node:zlib";
import { derivePicture } from "#server/images/derive-picture.ts";
import { PNG_END, pngHeader, pngOf } from "#tests/support/photos.ts";

const PINK = [235, 150, 170] as const;

/** A pink square; the left `clear` columns are transparent. */
function pinkSquare(clear: number, size = 20): Uint8Array {
  const [type, header] = pngHeader(size, size);
  const withAlpha = Buffer.from(header);
  withAlpha[9] = 6;
  const pixel = (x: number) => [...PINK, x < clear ? 0 : 255];
  const row = [0, ...Array.from({ length: size }, (_, x) => pixel(x)).flat()];
  const rows = Buffer.from(Array.from({ length: size }, () => row).flat());
  return pngOf([[type, withAlpha], ["IDAT", deflateSync(rows)], PNG_END]);
}

test("a picture has a blurred placeholder and its color", async () => {
  const { picture } = await derivePicture(pinkSquare(0), []);
  expect(picture.color).toBe("#eb96aa");
  expect(picture.placeholder).toStartWith("data:image/webp;base64,");
});

test("a transparent picture has its color, and no placeholder to be seen through it", async () => {
  for (const [clear, size] of [
    [1, 20],
    [10, 20],
    [50, 1_200],
  ] as const) {
    const { picture } = await derivePicture(pinkSquare(clear, size), []);
    expect([picture.color, picture.placeholder]).toEqual(["#eb96aa", ""]);
  }
});
