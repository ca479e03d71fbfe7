import { crc32, deflateSync } from "node:zlib";
import { seededRandom } from "./seed.ts";

// Generates ordinary and harmful pictures for uploads.

type Chunk = [type: string, data: Uint8Array];

function pngChunk([type, data]: Chunk): Buffer<ArrayBuffer> {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export function pngOf(chunks: Chunk[]): Buffer<ArrayBuffer> {
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, ...chunks.map(pngChunk)]);
}

/** The header of an 8-bit RGB picture. */
export function pngHeader(width: number, height: number): Chunk {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2, 0, 0, 0], 8);
  return ["IHDR", data];
}

export const PNG_END: Chunk = ["IEND", new Uint8Array()];

type Pixel = (x: number, y: number) => [number, number, number];

function pngData(width: number, height: number, pixel: Pixel): Chunk {
  const lines = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      lines.set(pixel(x, y), y * (width * 3 + 1) + 1 + x * 3);
  return ["IDAT", deflateSync(lines)];
}

const PINK: Pixel = () => [230, 150, 170];
const grain = seededRandom(1);
/** Random pixels, which no encoder can compress well. */
export const NOISE: Pixel = () => {
  const value = grain.integer(0x1000000);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

export function pngPhoto(
  width: number,
  height: number,
  { pixel = PINK, extra = [] }: { pixel?: Pixel; extra?: Chunk[] } = {},
): Buffer<ArrayBuffer> {
  const data = pngData(width, height, pixel);
  return pngOf([pngHeader(width, height), ...extra, data, PNG_END]);
}

/** A PNG of something pale on a transparent ground. */
export function cutOut(width: number, height: number): Buffer<ArrayBuffer> {
  const pixel: Pixel = (x) => (x < width / 2 ? [0, 0, 0] : [240, 230, 220]);
  const blackIsTransparent: Chunk = ["tRNS", Buffer.alloc(6)];
  return pngPhoto(width, height, { pixel, extra: [blackIsTransparent] });
}

export async function jpegPhoto(
  width: number,
  height: number,
  options: { pixel?: Pixel; progressive?: boolean } = {},
): Promise<Buffer<ArrayBuffer>> {
  const { progressive = false } = options;
  const png = pngPhoto(width, height, options);
  return Buffer.from(await new Bun.Image(png).jpeg({ progressive }).bytes());
}

/** A JPEG as a phone writes it, with an orientation tag and a GPS position. */
export async function jpegWithPlace(width: number, height: number) {
  const jpeg = await jpegPhoto(width, height);
  return Buffer.concat([jpeg.subarray(0, 2), exifSegment(), jpeg.subarray(2)]);
}

/** EXIF: orientation 6 (turned by 90 degrees) and a GPS position. */
function exifSegment(): Buffer<ArrayBuffer> {
  const tiff = Buffer.alloc(8 + 2 + 3 * 12 + 4 + 2 + 12 + 4 + 64);
  tiff.write("II*\0", 0, "latin1");
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(3, 8);
  const entry = (at: number, tag: number, type: number, ...rest: number[]) => {
    const [count = 1, value = 0] = rest;
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  const gpsAt = 8 + 2 + 3 * 12 + 4;
  const textAt = gpsAt + 2 + 12 + 4;
  entry(10, 0x0110, 2, 14, textAt);
  entry(22, 0x0112, 3, 1, 6);
  entry(34, 0x8825, 4, 1, gpsAt);
  tiff.writeUInt16LE(1, gpsAt);
  entry(gpsAt + 2, 0x001d, 2, 11, textAt + 16);
  tiff.write("PhoneOfSecret\0", textAt, "latin1");
  tiff.write("GPS 48.2082N 16.3738E\0", textAt + 16, "latin1");
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A small progressive JPEG whose repeated last scan makes decoding slow. */
export async function jpegWithManyScans(
  scans: number,
): Promise<Buffer<ArrayBuffer>> {
  const jpeg = await jpegPhoto(64, 64, { progressive: true, pixel: NOISE });
  const lastScan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(lastScan, jpeg.length - 2);
  const repeated = Array.from({ length: scans }, () => scan);
  return Buffer.concat([jpeg.subarray(0, -2), ...repeated, jpeg.subarray(-2)]);
}

/** Two frames of 2 x 2 pixels: the first is red, the second blue. */
export function animatedGif(): Buffer<ArrayBuffer> {
  const hex = [
    "474946383961 0200 0200 800000 ff0000 0000ff",
    "21f904 00 0a00 00 00 2c 0000 0000 0200 0200 00 02 02 8451 00",
    "21f904 00 0a00 00 00 2c 0000 0000 0200 0200 00 02 02 8c53 00",
    "3b",
  ].join("");
  return Buffer.from(hex.replaceAll(" ", ""), "hex");
}

export async function pngToWebp(png: Uint8Array) {
  return Buffer.from(await new Bun.Image(png).webp().bytes());
}

const signed = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65_536));
  return bytes;
};
const profileTag = (type: string, ...parts: Uint8Array[]) =>
  Buffer.concat([Buffer.from(type, "latin1"), Buffer.alloc(4), ...parts]);

type Colorants = { r: number[]; g: number[]; b: number[] };
/**
 * The colors that phones take photos in
 * (https://www.color.org/chardata/rgb/DisplayP3.xalter).
 */
export const DISPLAY_P3: Colorants = {
  r: [0.51512, 0.2412, -0.00105],
  g: [0.29198, 0.69225, 0.04189],
  b: [0.1571, 0.06657, 0.78407],
};
/** The curve of sRGB and Display P3, as numbers of a formula. */
const SRGB_CURVE = profileTag(
  "para",
  Buffer.from([0, 3, 0, 0]),
  ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(signed),
);
/** A gamma of 2.2, as a single sample. */
export const GAMMA_CURVE = profileTag("curv", Buffer.from([0, 0, 0, 1, 2, 51]));

/** A color profile of at least `size` bytes that no compression makes smaller. */
export function colorProfile(
  colorants: Colorants,
  { size = 0, curve = SRGB_CURVE } = {},
): Buffer {
  const filling = Buffer.from(
    Array.from({ length: size }, () => grain.integer(256)),
  );
  const tags: [string, Buffer][] = [
    ...(["r", "g", "b"] as const).flatMap((name): [string, Buffer][] => [
      [`${name}XYZ`, profileTag("XYZ ", ...colorants[name].map(signed))],
      [`${name}TRC`, curve],
    ]),
    ["fill", filling],
  ];
  const head = Buffer.alloc(132);
  head.write("RGB XYZ ", 16, "latin1");
  head.write("acsp", 36, "latin1");
  head.writeUInt32BE(tags.length, 128);
  let at = head.length + 12 * tags.length;
  const table = tags.map(([name, data]) => {
    const entry = Buffer.alloc(12);
    entry.write(name, "latin1");
    entry.writeUInt32BE(at, 4);
    entry.writeUInt32BE(data.length, 8);
    at += data.length;
    return entry;
  });
  head.writeUInt32BE(at);
  return Buffer.concat([head, ...table, ...tags.map(([, data]) => data)]);
}

const MOST_OF_SEGMENT = 60_000;

/** A JPEG with a color profile, in as many segments as it takes. */
export function withProfile(
  jpeg: Buffer,
  profile: Buffer,
): Buffer<ArrayBuffer> {
  const count = Math.ceil(profile.length / MOST_OF_SEGMENT);
  const segments = Array.from({ length: count }, (_, nth) => {
    const from = nth * MOST_OF_SEGMENT;
    const part = profile.subarray(from, from + MOST_OF_SEGMENT);
    const name = Buffer.from("ICC_PROFILE\0", "latin1");
    const body = Buffer.concat([name, Buffer.from([nth + 1, count]), part]);
    const head = Buffer.from([0xff, 0xe2, 0, 0]);
    head.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([head, body]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}
