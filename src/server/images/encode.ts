import { derivePicture, toWebp } from "./derive-picture.ts";
import { PICTURE_WIDTHS, type Picture } from "#shared/images/schema.ts";
import { systemError } from "#server/runtime/system.ts";
import { toSrgb } from "./color-profile.ts";
import { checkPixels, damaged, MAX_PIXELS } from "./checks.ts";
import { inspectPicture } from "./inspect.ts";

const MAX_WIDTH = Math.max(...PICTURE_WIDTHS);
/** Taller pictures are scaled down; WebP itself allows 16,383. */
const MAX_HEIGHT = 5_120;

type EncodedPicture = {
  picture: Picture;
  /** WebP files without any metadata, by their width. */
  files: Map<number, Uint8Array>;
};

/**
 * Turns an upload into what the shop stores: upright WebP files in the widths
 * that the shop's pages use, and the data that a page needs to show them.
 * Throws "unsupported_type" or "invalid".
 */
export async function encodePicture(
  upload: Uint8Array,
): Promise<EncodedPicture> {
  const decoded = await decode(inspectPicture(upload));
  const { picture, copies } = await derivePicture(decoded, PICTURE_WIDTHS);
  const { width } = picture;
  const files = new Map([...copies, [width, await toWebp(decoded, width)]]);
  return { picture, files };
}

/**
 * Decodes the large original once, to the colors of sRGB: all files are made
 * from the result.
 */
async function decode(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const image = new Bun.Image(bytes, { maxPixels: MAX_PIXELS })
      .resize(MAX_WIDTH, MAX_HEIGHT, {
        fit: "inside",
        withoutEnlargement: true,
      })
      .png({ compressionLevel: 1 });
    const decoded = await image.bytes();
    checkPixels(image.width, image.height);
    return await toSrgb(decoded);
  } catch (error) {
    const isBroken = systemError(error).code.startsWith("ERR_IMAGE_");
    throw isBroken ? damaged() : error;
  }
}
