import type { Picture } from "#shared/images/schema.ts";
import { readStoredPicture } from "#server/images/sources.ts";
import type { Deps } from "#server/deps.ts";
import { findPictures } from "#server/images/store.ts";
import type { MailPicture } from "#server/mail/mail.ts";
import { createBoundedCache } from "#server/runtime/bounds.ts";

// Every mail brings its pictures along, so that opening it loads nothing from
// the network. Thousands of mails have the same ones, which are made once.

/** In a letter a picture of the text is shown at 536 pixels, one of a clip at 88. */
export const TEXT_PICTURE_PX = 804;
export const CLIP_PICTURE_PX = 176;
const JPEG_QUALITY = 74;
/** All pictures of a mail together; a mail is complete without the rest. */
const MAX_BYTES = 500_000;

const encoded = createBoundedCache<MailPicture | undefined>(64);

type WantedPicture = { imageUrl: string; widthPx: number };

/** Returns the pictures of a mail that the shop stores, by their address. */
export async function mailPictures(
  deps: Pick<Deps, "config" | "log" | "db">,
  wanted: readonly WantedPicture[],
): Promise<Map<string, MailPicture>> {
  const urls = wanted.map(({ imageUrl }) => imageUrl);
  const stored = await findPictures(deps.db, [...new Set(urls)]);
  const pictures = new Map<string, MailPicture>();
  let bytes = 0;
  for (const { imageUrl, widthPx } of wanted) {
    const known = stored.get(imageUrl);
    if (!known || pictures.has(imageUrl)) continue;
    const picture = await encoded(`${widthPx} ${imageUrl}`, () =>
      encode(deps, imageUrl, known, widthPx),
    );
    if (!picture || bytes + picture.png.byteLength > MAX_BYTES) continue;
    bytes += picture.png.byteLength;
    pictures.set(imageUrl, picture);
  }
  return pictures;
}

async function encode(
  deps: Pick<Deps, "config" | "log">,
  imageUrl: string,
  { placeholder }: Picture,
  widthPx: number,
): Promise<MailPicture | undefined> {
  const bytes = await readStoredPicture(deps, imageUrl);
  if (!bytes) return undefined;
  const name = `${Bun.hash(`${widthPx} ${imageUrl}`).toString(36)}`;
  const cid = `${name}@barrette`;
  const image = new Bun.Image(bytes).resize(widthPx, undefined, {
    withoutEnlargement: true,
  });
  // A transparent picture has no placeholder; JPEG would fill it with black.
  if (placeholder === "")
    return { cid, filename: `${name}.png`, png: await image.png().bytes() };
  return {
    cid,
    filename: `${name}.jpg`,
    type: "image/jpeg",
    png: await image.jpeg({ quality: JPEG_QUALITY }).bytes(),
  };
}
