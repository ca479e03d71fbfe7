import { describe, expect, test } from "bun:test";
import { deflateSync } from "node:zlib";
import { toSrgb } from "#server/images/color-profile.ts";
import { encodePicture } from "#server/images/files.ts";
import {
  colorProfile,
  DISPLAY_P3,
  GAMMA_CURVE,
  jpegPhoto,
  NOISE,
  pngPhoto,
  withProfile,
} from "#tests/support/photos.ts";
import { readPng } from "#tests/support/png.ts";

const CLAY: [number, number, number] = [200, 100, 50];
/** The same color in sRGB, by the matrix of Display P3's own standard. */
const CLAY_OF_P3 = [215, 93, 31];
const ADOBE_RGB = {
  r: [0.60974, 0.31111, 0.01947],
  g: [0.20528, 0.62567, 0.06087],
  b: [0.14919, 0.06322, 0.74457],
};
const SRGB = {
  r: [0.43607, 0.22249, 0.01392],
  g: [0.38515, 0.71687, 0.09708],
  b: [0.14307, 0.06061, 0.7141],
};

const clay = () => jpegPhoto(400, 300, { pixel: () => CLAY });

/** The color of a file of one color. */
async function colorOf(file: Uint8Array): Promise<number[]> {
  const png = await new Bun.Image(file).resize(1, 1).png().bytes();
  return [...readPng(png).rgba.subarray(0, 3)];
}

/** Linear Display P3 to linear sRGB, both under D65. */
const P3_MATRIX = [
  [1.22494, -0.22494, 0],
  [-0.042057, 1.042057, 0],
  [-0.019638, -0.078636, 1.098274],
] as const;

function fromDisplayP3(color: readonly number[]): number[] {
  const [red = 0, green = 0, blue = 0] = color.map((value) =>
    value / 255 > 0.04045
      ? ((value / 255 + 0.055) / 1.055) ** 2.4
      : value / 255 / 12.92,
  );
  return P3_MATRIX.map(([r, g, b]) => {
    const light = Math.min(1, Math.max(0, r * red + g * green + b * blue));
    return light > 0.0031308
      ? 255 * (1.055 * light ** (1 / 2.4) - 0.055)
      : 255 * 12.92 * light;
  });
}

const farthest = (color: readonly number[], wanted: readonly number[]) =>
  Math.max(...wanted.map((value, at) => Math.abs(value - (color[at] ?? 0))));

describe("a color profile", () => {
  test.each([
    ["Display P3", colorProfile(DISPLAY_P3), CLAY_OF_P3],
    // The values by the matrix and the gamma of Adobe RGB (1998).
    [
      "Adobe RGB",
      colorProfile(ADOBE_RGB, { curve: GAMMA_CURVE }),
      [227, 100, 42],
    ],
    ["sRGB", colorProfile(SRGB), CLAY],
    ["no profile at all", Buffer.from("nonsense".repeat(40)), CLAY],
    ["one that is cut off", colorProfile(DISPLAY_P3).subarray(0, 240), CLAY],
  ])(
    "of %s is applied once, and left out of all files",
    async (_, profile, wanted) => {
      const photo = withProfile(await clay(), profile);
      const { picture, files } = await encodePicture(photo);
      const [red = "", green = "", blue = ""] =
        picture.color.slice(1).match(/../g) ?? [];
      const color = [red, green, blue].map((hex) => Number.parseInt(hex, 16));
      expect(farthest(color, wanted)).toBeLessThan(3);
      expect(files.size).toBe(3);
      for (const file of files.values()) {
        expect(Buffer.from(file).includes("ICCP")).toBe(false);
        expect(farthest(await colorOf(file), wanted)).toBeLessThan(6);
      }
    },
  );

  test.each([60_000, 500_000])(
    "of %p bytes makes no file and no page larger",
    async (size) => {
      const profile = colorProfile(DISPLAY_P3, { size });
      const { picture, files } = await encodePicture(
        withProfile(await clay(), profile),
      );
      const plain = await encodePicture(await clay());
      expect(picture.placeholder.length).toBeLessThan(300);
      for (const [width, file] of files)
        expect(file.length).toBeLessThan(
          (plain.files.get(width)?.length ?? 0) + 200,
        );
    },
  );

  test("in a PNG leaves what can be seen through as it is", async () => {
    const name = Buffer.from("P3\0\0", "latin1");
    const packed = deflateSync(colorProfile(DISPLAY_P3));
    const photo = pngPhoto(40, 40, {
      pixel: (x) => (x < 20 ? [0, 0, 0] : CLAY),
      extra: [
        ["iCCP", Buffer.concat([name, packed])],
        ["tRNS", Buffer.alloc(6)],
      ],
    });
    const { picture, files } = await encodePicture(photo);
    expect(picture.placeholder).toBe("");
    const [file = new Uint8Array()] = files.values();
    const { rgba } = readPng(await new Bun.Image(file).png().bytes());
    const pixelAt = (x: number) => {
      const at = (20 * 40 + x) * 4;
      return [...rgba.subarray(at, at + 4)];
    };
    expect(pixelAt(5).at(3)).toBe(0);
    expect(farthest(pixelAt(35), [...CLAY_OF_P3, 255])).toBeLessThan(6);
  });

  test("is applied to every pixel, whatever filters its rows have", async () => {
    const photo = withProfile(
      await jpegPhoto(90, 120, { pixel: NOISE }),
      colorProfile(DISPLAY_P3),
    );
    const png = await new Bun.Image(photo).png().bytes();
    const [before, after] = [readPng(png), readPng(await toSrgb(png))];
    const wrong: number[] = [];
    for (let at = 0; at < before.rgba.length; at += 4) {
      const wanted = fromDisplayP3([...before.rgba.subarray(at, at + 3)]);
      const found = [...after.rgba.subarray(at, at + 3)];
      if (farthest(found, wanted) > 1.5) wrong.push(at);
    }
    expect(wrong).toEqual([]);
  });
});
