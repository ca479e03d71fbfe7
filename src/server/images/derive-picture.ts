import { inflateSync } from "node:zlib";
import type { Picture } from "#shared/images/schema.ts";

const WEBP_QUALITY = 78;

type DerivedPicture = {
  picture: Picture;
  /** Narrower WebP copies without metadata, by their width in pixels. */
  copies: Map<number, Uint8Array>;
};

/** Runs a costly step, or returns its result from an earlier run. */
type RunStep = (
  name: string,
  make: () => Promise<Uint8Array>,
) => Promise<Uint8Array>;

/**
 * Returns everything that a page needs to show a picture: copies in those of
 * `widths` that are narrower than the picture, a tiny blurred placeholder and
 * the color around its middle. A picture with transparent parts has no placeholder, which
 * would be seen through them. `bytes` is a picture that Bun can decode; throws Bun's own
 * error for any other.
 */
export async function derivePicture(
  bytes: Uint8Array,
  widths: readonly number[],
  runStep: RunStep = (_name, make) => make(),
): Promise<DerivedPicture> {
  const { width, height } = await new Bun.Image(bytes).metadata();
  const narrower = widths.filter((each) => each < width);
  const copies = new Map<number, Uint8Array>();
  for (const each of narrower)
    copies.set(each, await runStep(`${each}.webp`, () => toWebp(bytes, each)));
  const color = await middleColor(bytes);
  const placeholder = (await hasTransparency(bytes))
    ? ""
    : `data:image/webp;base64,${(
        await runStep("placeholder.webp", () => makePlaceholder(bytes))
      ).toBase64()}`;
  const widthsMade = [...narrower, width];
  const picture = { width, height, widths: widthsMade, placeholder, color };
  return { picture, copies };
}

/** Encodes a picture as WebP, `width` pixels wide. */
export function toWebp(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  return new Bun.Image(bytes)
    .resize(width)
    .webp({ quality: WEBP_QUALITY })
    .bytes();
}

/**
 * Returns a thumbnail whose data: URL has about 120 characters. Bun's own
 * placeholder (780 characters of PNG) would double the size of the home page,
 * which contains a placeholder for every product.
 */
function makePlaceholder(bytes: Uint8Array): Promise<Uint8Array> {
  return new Bun.Image(bytes)
    .resize(16, 16, { fit: "inside" })
    .webp({ quality: 20 })
    .bytes();
}

type Rgba = [red: number, green: number, blue: number, alpha: number];

/** Returns the color around the middle as #rrggbb. */
async function middleColor(bytes: Uint8Array): Promise<string> {
  const [red, green, blue] = await onePixel(bytes);
  return `#${Buffer.from([red, green, blue]).toString("hex")}`;
}

/** The filter looks only at some hundred pixels, so a copy is made first. */
const WHOLE_PX = 64;

/** Whether more than a few pixels of a picture can be seen through. */
async function hasTransparency(bytes: Uint8Array): Promise<boolean> {
  const [, , , alpha] = await onePixel(await shrink(bytes, WHOLE_PX));
  return alpha < OPAQUE;
}

const OPAQUE = 255;
/** Where a PNG names its color type, and the type of red, green, blue, alpha. */
const PNG_COLOR_TYPE = 25;
const WITH_ALPHA = 6;

async function onePixel(bytes: Uint8Array): Promise<Rgba> {
  const png = Buffer.from(await shrink(bytes, 1));
  const row = inflateSync(chunkData(png, "IDAT"));
  // The first byte is the row's filter, which does nothing to a single pixel.
  const [, red = 0, green = 0, blue = 0, alpha = OPAQUE] = row;
  const hasAlpha = png[PNG_COLOR_TYPE] === WITH_ALPHA;
  return [red, green, blue, hasAlpha ? alpha : OPAQUE];
}

function shrink(bytes: Uint8Array, px: number): Promise<Uint8Array> {
  return new Bun.Image(bytes).resize(px, px, { filter: "box" }).png().bytes();
}

/** The signature of a PNG and its header chunk. */
const PNG_HEADER_BYTES = 33;

function chunkData(png: Buffer, type: string): Buffer {
  let at = PNG_HEADER_BYTES;
  while (at < png.length) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === type)
      return png.subarray(at + 8, at + 8 + length);
    at += length + 12;
  }
  throw new RangeError(`no ${type} chunk`);
}
