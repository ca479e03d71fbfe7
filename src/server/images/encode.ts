import { inflateSync } from "node:zlib";
import { PICTURE_WIDTHS, type Picture } from "#shared/images.ts";
import { systemError } from "#server/system-error.ts";
import { checkPixels, damaged, MAX_PIXELS } from "./checks.ts";
import { inspectPicture } from "./inspect.ts";

const QUALITY = 78;
const MAX_WIDTH = Math.max(...PICTURE_WIDTHS);
/** Taller ones are shrunk as a whole; WebP itself ends at 16,383. */
const MAX_HEIGHT = 5_120;

type EncodedPicture = {
  picture: Picture;
  /** WebP files without any metadata, by their width. */
  files: Map<number, Uint8Array>;
};

/**
 * Makes what the shop keeps of an upload: upright WebP files in the widths
 * that its pages use, never enlarged, with a tiny blur and an average color.
 * Throws "unsupported_type" or "invalid".
 */
export async function encodePicture(
  upload: Uint8Array,
): Promise<EncodedPicture> {
  const master = await decode(inspectPicture(upload));
  const widths = keptWidths(master.width);
  const files = new Map<number, Uint8Array>();
  for (const width of widths)
    files.set(
      width,
      await new Bun.Image(master.bytes)
        .resize(width)
        .webp({ quality: QUALITY })
        .bytes(),
    );
  const { width, height } = master;
  const placeholder = await placeholderOf(master.bytes);
  const color = await averageColor(master.bytes);
  return { picture: { width, height, widths, placeholder, color }, files };
}

/**
 * A blurred thumbnail as a data: URL of about 120 characters; the pages carry
 * one for every product.
 */
async function placeholderOf(bytes: Uint8Array): Promise<string> {
  const thumbnail = await new Bun.Image(bytes)
    .resize(16, 16, { fit: "inside" })
    .webp({ quality: 20 })
    .bytes();
  return `data:image/webp;base64,${thumbnail.toBase64()}`;
}

/** The large original is decoded once; the rest is made from this. */
async function decode(bytes: Uint8Array) {
  try {
    const image = new Bun.Image(bytes, { maxPixels: MAX_PIXELS })
      .resize(MAX_WIDTH, MAX_HEIGHT, {
        fit: "inside",
        withoutEnlargement: true,
      })
      .png({ compressionLevel: 1 });
    const master = await image.bytes();
    checkPixels(image.width, image.height);
    return { bytes: master, width: image.width, height: image.height };
  } catch (error) {
    const isBroken = systemError(error).code.startsWith("ERR_IMAGE_");
    throw isBroken ? damaged() : error;
  }
}

/** The pages' widths that the picture has, and its own where it is narrow. */
function keptWidths(width: number): number[] {
  const narrower = PICTURE_WIDTHS.filter((each) => each < width);
  return [...narrower, width];
}

const PNG_HEADER_BYTES = 33;

/** The average as #rrggbb: the picture shrunk to one pixel, read from a PNG. */
async function averageColor(bytes: Uint8Array): Promise<string> {
  const png = Buffer.from(
    await new Bun.Image(bytes).resize(1, 1, { filter: "box" }).png().bytes(),
  );
  const pixel = inflateSync(chunkData(png, "IDAT"));
  // The first byte is the row's filter, which does nothing to a single pixel.
  return `#${pixel.toString("hex", 1, 4)}`;
}

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
