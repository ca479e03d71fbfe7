import { MAX_UPLOAD_BYTES } from "#shared/images/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import type { Messages } from "#shared/messages/rooms.ts";

export type PictureTexts = Messages["panel"]["picture"];

/** Returns why a file is not worth sending; undefined if it may be a picture. */
export function refusalOf({ name, type, size }: File, t: PictureTexts) {
  // Only Apple's systems know the type of such a file; others leave it empty.
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type))
    return { ...t.wrongType, description: errorKey("pictureHeic") };
  if (!type.startsWith("image/")) return t.wrongType;
  if (size > MAX_UPLOAD_BYTES) return t.tooLarge;
  return undefined;
}
