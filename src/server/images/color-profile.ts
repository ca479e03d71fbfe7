import { promisify } from "node:util";
import { crc32, deflate, inflate, inflateSync } from "node:zlib";

// Bun keeps a picture's color profile in each file that it makes of it: one of
// 500 kB stood in six copies and, as its placeholder, in every page. What the
// shop stores is sRGB, which browsers and mail programs expect of a picture that
// names no profile.

const inflated = promisify(inflate);
const deflated = promisify(deflate);

const SIGNATURE_BYTES = 8;
/** The length, type and checksum around a chunk's data. */
const FRAME_BYTES = 12;
/** A profile that is a matrix and three curves has 1 to 30 kB. */
const MAX_PROFILE_BYTES = 256 * 1024;
/** Pixels between which other requests get their turn: 5 ms. */
const PIXELS_AT_ONCE = 128 * 1024;

type Chunk = { type: string; data: Buffer };

/**
 * Returns a PNG of Bun's without its color profile, in the colors of sRGB. A
 * profile of another kind than a matrix and curves, as of a printer, is only
 * left out: nobody's camera or phone writes one.
 */
export async function toSrgb(png: Uint8Array): Promise<Uint8Array> {
  const chunks = chunksOf(Buffer.from(png.buffer, png.byteOffset, png.length));
  const profile = chunks.find(({ type }) => type === "iCCP");
  if (!profile) return png;
  const kept = chunks.filter((chunk) => chunk !== profile);
  const convert = converterOf(readProfile(profile.data));
  if (!convert) return pngOf(png, kept);
  return pngOf(png, await convertPixels(kept, convert));
}

/** The colors of a small PNG of Bun's as #rrggbb, row by row. */
type Colors = { width: number; height: number; colors: string[] };

/** Reads them; undefined where some of it can be seen through. */
export async function readColors(png: Uint8Array): Promise<Colors | undefined> {
  const chunks = chunksOf(Buffer.from(png.buffer, png.byteOffset, png.length));
  const header = chunks[0]?.data;
  if (!header) return undefined;
  const hasAlpha = header.readUInt8(9) === WITH_ALPHA;
  const colors: string[] = [];
  let isOpaque = true;
  await convertPixels(chunks, (pixels, at) => {
    const [red = 0, green = 0, blue = 0, alpha] = pixels.subarray(at, at + 4);
    if (hasAlpha && alpha !== 255) isOpaque = false;
    colors.push(`#${Buffer.from([red, green, blue]).toString("hex")}`);
  });
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  return isOpaque && colors.length > 0 ? { width, height, colors } : undefined;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let at = SIGNATURE_BYTES;
  while (at < png.length) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += length + FRAME_BYTES;
  }
  return chunks;
}

function pngOf(png: Uint8Array, chunks: readonly Chunk[]): Uint8Array {
  const parts = chunks.flatMap(({ type, data }) => {
    const [head, sum] = [Buffer.alloc(8), Buffer.alloc(4)];
    head.writeUInt32BE(data.length);
    head.write(type, 4, "latin1");
    sum.writeUInt32BE(crc32(data, crc32(head.subarray(4))));
    return [head, data, sum];
  });
  return Buffer.concat([png.subarray(0, SIGNATURE_BYTES), ...parts]);
}

/** The profile in a chunk, after its name; undefined where it is too large. */
function readProfile(data: Buffer): Buffer | undefined {
  try {
    return inflateSync(data.subarray(data.indexOf(0) + 2), {
      maxOutputLength: MAX_PROFILE_BYTES,
    });
  } catch {
    return undefined;
  }
}

/** Writes the sRGB color of the three bytes at a place over them. */
type Convert = (pixels: Uint8Array, at: number) => void;

/** From XYZ under D50, as profiles have it, to the linear light of sRGB. */
const TO_SRGB = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;
const LIGHT_STEPS = 16_384;

/** Undefined where the colors are those of sRGB, or cannot be told. */
function converterOf(profile: Buffer | undefined): Convert | undefined {
  const tags = profile && tagsOf(profile);
  if (!tags) return undefined;
  const [red, green, blue] = ["r", "g", "b"].map((name) => lightOf(tags, name));
  if (!red || !green || !blue) return undefined;
  const encoded = Uint8Array.from({ length: LIGHT_STEPS + 1 }, (_, step) =>
    Math.round(255 * encodeLight(step / LIGHT_STEPS)),
  );
  const convert: Convert = (pixels, at) => {
    const r = (pixels[at] ?? 0) * 3;
    const g = (pixels[at + 1] ?? 0) * 3;
    const b = (pixels[at + 2] ?? 0) * 3;
    for (let of = 0; of < 3; of += 1) {
      const light =
        (red[r + of] ?? 0) + (green[g + of] ?? 0) + (blue[b + of] ?? 0);
      const step = Math.min(LIGHT_STEPS, Math.max(0, light * LIGHT_STEPS));
      pixels[at + of] = encoded[Math.round(step)] ?? 0;
    }
  };
  return changesColors(convert) ? convert : undefined;
}

/** The light of sRGB's red, green and blue that each value of a channel adds. */
function lightOf(
  tags: ReadonlyMap<string, Buffer>,
  channel: string,
): Float32Array | undefined {
  const xyz = colorantOf(tags.get(`${channel}XYZ`));
  const curve = curveOf(tags.get(`${channel}TRC`));
  if (!xyz || !curve) return undefined;
  const shares = TO_SRGB.map(
    ([x, y, z]) => x * xyz[0] + y * xyz[1] + z * xyz[2],
  );
  return Float32Array.from({ length: 256 * 3 }, (_, at) => {
    const light = curve(Math.floor(at / 3) / 255);
    return (shares[at % 3] ?? 0) * light;
  });
}

const encodeLight = (light: number) =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;

/** Whether a color comes out as one that an eye could tell from it. */
function changesColors(convert: Convert): boolean {
  const steps = [0, 51, 102, 153, 204, 255];
  const colors = steps.flatMap((r) =>
    steps.flatMap((g) => steps.map((b) => [r, g, b])),
  );
  return colors.some((color) => {
    const after = Uint8Array.from(color);
    convert(after, 0);
    return color.some((value, at) => Math.abs(value - (after[at] ?? 0)) > 2);
  });
}

const HEADER_BYTES = 128;
const TAG_BYTES = 12;

/** The tags of a profile for RGB by XYZ; undefined for any other. */
function tagsOf(profile: Buffer): Map<string, Buffer> | undefined {
  const text = (from: number) => profile.toString("latin1", from, from + 4);
  if (profile.length < HEADER_BYTES + 4) return undefined;
  if (text(16) !== "RGB " || text(20) !== "XYZ ") return undefined;
  const count = Math.min(profile.readUInt32BE(HEADER_BYTES), 100);
  const tags = new Map<string, Buffer>();
  for (let nth = 0; nth < count; nth += 1) {
    const at = HEADER_BYTES + 4 + nth * TAG_BYTES;
    if (at + TAG_BYTES > profile.length) return undefined;
    const from = profile.readUInt32BE(at + 4);
    const end = from + profile.readUInt32BE(at + 8);
    tags.set(text(at), profile.subarray(from, end));
  }
  return tags;
}

const typeOf = (tag: Buffer) => tag.toString("latin1", 0, 4);
/** The number at a place, of 16 bits before the point and 16 behind it. */
const fixed = (tag: Buffer, at: number) => tag.readInt32BE(at) / 65_536;

function colorantOf(tag: Buffer | undefined) {
  if (!tag || tag.length < 20 || typeOf(tag) !== "XYZ ") return undefined;
  return [fixed(tag, 8), fixed(tag, 12), fixed(tag, 16)] as const;
}

/** The function from a channel's value to light, both from 0 to 1. */
function curveOf(
  tag: Buffer | undefined,
): ((value: number) => number) | undefined {
  if (!tag || tag.length < 12) return undefined;
  if (typeOf(tag) === "curv") return sampledCurve(tag);
  return typeOf(tag) === "para" ? formulaCurve(tag) : undefined;
}

function sampledCurve(tag: Buffer) {
  const count = tag.readUInt32BE(8);
  if (count === 0) return (value: number) => value;
  if (tag.length < 12 + count * 2) return undefined;
  const sample = (at: number) => tag.readUInt16BE(12 + at * 2);
  if (count === 1) return (value: number) => value ** (sample(0) / 256);
  return (value: number) => {
    const place = value * (count - 1);
    const [low, high] = [Math.floor(place), Math.ceil(place)];
    const between = sample(low) + (sample(high) - sample(low)) * (place - low);
    return between / 65_535;
  };
}

/** The count of numbers in each formula of the standard (ICC.1:2022, 10.18). */
const FORMULA_NUMBERS = [1, 3, 4, 5, 7];

function formulaCurve(tag: Buffer) {
  const kind = tag.readUInt16BE(8);
  const count = FORMULA_NUMBERS[kind] ?? 0;
  if (count === 0 || tag.length < 12 + count * 4) return undefined;
  const numbers = Array.from({ length: count }, (_, at) =>
    fixed(tag, 12 + at * 4),
  );
  const [g = 1, a = 1, b = 0, c = 0] = numbers;
  if (kind < 3) {
    const from = kind === 0 ? 0 : -b / a;
    return (value: number) => (value >= from ? (a * value + b) ** g : 0) + c;
  }
  const [, , , , d = 0, e = 0, f = 0] = numbers;
  return (value: number) =>
    value >= d ? (a * value + b) ** g + e : c * value + f;
}

/** The bytes of a pixel, by the color types of PNG that Bun writes. */
const WITH_ALPHA = 6;
const PIXEL_BYTES: Record<number, number> = { 2: 3, [WITH_ALPHA]: 4 };

async function convertPixels(
  chunks: Chunk[],
  convert: Convert,
): Promise<Chunk[]> {
  const isData = ({ type }: Chunk) => type === "IDAT";
  const header = chunks[0]?.data;
  const step = PIXEL_BYTES[header?.readUInt8(9) ?? 0];
  if (!header || !step) return chunks;
  const packed = Buffer.concat(chunks.filter(isData).map(({ data }) => data));
  const rows = await inflated(packed);
  const rowBytes = header.readUInt32BE(0) * step;
  const pixels = Buffer.alloc(rows.length);
  let since = 0;
  for (let at = 0; at < rows.length; at += rowBytes + 1) {
    unfilter(rows, { at, rowBytes, step });
    rows.copy(pixels, at + 1, at + 1, at + 1 + rowBytes);
    for (let of = at + 1; of < at + 1 + rowBytes; of += step)
      convert(pixels, of);
    since += rowBytes / step;
    if (since < PIXELS_AT_ONCE) continue;
    since = 0;
    await Bun.sleep(0);
  }
  const data = await deflated(pixels, { level: 1 });
  const [first, ...others] = chunks.filter((chunk) => !isData(chunk));
  return [...(first ? [first] : []), { type: "IDAT", data }, ...others];
}

type PixelRow = { at: number; rowBytes: number; step: number };

/** Replaces a row of differences by its values (https://www.w3.org/TR/png-3/#9Filters). */
function unfilter(rows: Buffer, { at, rowBytes, step }: PixelRow): void {
  const filter = rows[at] ?? 0;
  if (filter === 0) return;
  const isFirst = at === 0;
  const end = at + 1 + rowBytes;
  for (let place = at + 1; place < end; place += 1) {
    const isAtEdge = place - step <= at;
    const up = place - rowBytes - 1;
    const left = isAtEdge ? 0 : (rows[place - step] ?? 0);
    const above = isFirst ? 0 : (rows[up] ?? 0);
    const corner = isFirst || isAtEdge ? 0 : (rows[up - step] ?? 0);
    const value = rows[place] ?? 0;
    if (filter === 1) rows[place] = value + left;
    else if (filter === 2) rows[place] = value + above;
    else if (filter === 3) rows[place] = value + ((left + above) >> 1);
    else rows[place] = value + nearest(left, above, corner);
  }
}

/** Paeth's guess: of three neighbors the one that continues them best. */
function nearest(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const ofLeft = Math.abs(guess - left);
  const ofAbove = Math.abs(guess - above);
  const ofCorner = Math.abs(guess - corner);
  if (ofLeft <= ofAbove && ofLeft <= ofCorner) return left;
  return ofAbove <= ofCorner ? above : corner;
}
