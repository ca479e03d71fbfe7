import * as z from "zod/mini";
import { hasForbiddenCharacters } from "#shared/text/characters.ts";
import { parseUrl, withHttps } from "#shared/text/links.ts";
import { errorKey } from "#shared/messages/error-key.ts";

/** The size limit of an upload, which is checked while the upload streams. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
const MAX_IMAGE_URL_LENGTH = 2_000;

/** The types that the file chooser offers. The server checks the content. */
export const UPLOAD_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
] as const;

/** The widths, in pixels, in which an upload is stored, never enlarged. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;

/**
 * A picture that the shop itself stores, in several widths. `placeholder` is a
 * tiny blurred picture as a data: URL, empty for a transparent one, `color` the
 * color around the middle as #rrggbb.
 */
export const Picture = z.object({
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  widths: z.array(z.int().check(z.positive())),
  placeholder: z.string(),
  color: z.string(),
});
export type Picture = z.infer<typeof Picture>;

const OWN_PATH = /^\/(?:uploads|demo)\/[A-Za-z0-9._/-]+$/;

/** Whether the shop accepts an image address. The shop never fetches it. */
export function isImageUrl(value: string): boolean {
  if (value.length > MAX_IMAGE_URL_LENGTH) return false;
  // Parsing silently drops or corrects such characters; browsers and mail
  // programs that show the address may not.
  if (hasForbiddenCharacters(value)) return false;
  if (value.startsWith("/"))
    return OWN_PATH.test(value) && !value.includes("..");
  const url = parseUrl(value);
  return (
    url !== undefined && (url.protocol === "https:" || url.protocol === "http:")
  );
}

export const IMAGE_URL_MESSAGE = errorKey("imageUrl");

export const ImageUrlInput = z.string({ error: IMAGE_URL_MESSAGE }).check(
  z.trim(),
  // The name of a file alone is no address.
  z.overwrite((url) => (url.includes("/") ? withHttps(url) : url)),
  z.refine(isImageUrl, {
    error: ({ input }) =>
      input === "" ? errorKey("pictureMissing") : IMAGE_URL_MESSAGE,
  }),
);

export const UploadReply = z.object({
  imageUrl: z.string(),
  picture: Picture,
});
export type UploadReply = z.infer<typeof UploadReply>;

/** The size limit of a film, which is checked while the upload streams. */
export const MAX_FILM_BYTES = 20 * 1024 * 1024;

/** The types that the file chooser offers. The server checks the content. */
export const FILM_TYPES = { mp4: "video/mp4", webm: "video/webm" } as const;
export type FilmFormat = keyof typeof FILM_TYPES;

export const FilmReply = z.object({ filmUrl: z.string() });
export type FilmReply = z.infer<typeof FilmReply>;
