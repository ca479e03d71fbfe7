import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { derivePicture } from "#server/images/derive-picture.ts";
import { pictureUrl } from "#shared/images/rules.ts";
import type { Picture } from "#shared/images/schema.ts";
import { ROOT } from "#build/root.ts";

/** Which pictures also get narrower copies, and how wide, in pixels. */
const WIDTHS: [path: RegExp, widths: number[]][] = [
  [/^demo\/products\/[a-z-]+-\d\.webp$/, [400, 800]],
  [/^demo\/products\//, [320, 640, 1200]],
  [/^demo\/charms\//, [128, 256, 512]],
  [/^demo\/resins\//, [320, 640, 1200]],
  [/^designer\/base-blush/, [480, 800, 1200, 1600]],
  [/^designer\/letter-bead/, [64, 128, 256]],
  [/^gallery\//, [320, 480, 800]],
  [/^hero\/poster\.webp$/, [1280, 1920]],
];

const CACHE = join(ROOT, "node_modules/.cache/barrette/pictures");
// Part of every cache key. Raise this number when derivePicture changes.
const CACHE_VERSION = 3;

export type PictureSet = {
  picture: Picture;
  /** The narrower copies: their path beside the original, and their bytes. */
  copies: { path: string; bytes: Uint8Array }[];
  /** The path at which the original is served as the copy of its own width. */
  ownWidthPath: string;
};

/**
 * Returns the narrower copies of one picture in `public/`, and the data that a
 * page needs to show the picture; undefined for a file that is served in one
 * width only.
 */
export async function makePictureSet(
  path: string,
  bytes: Uint8Array,
): Promise<PictureSet | undefined> {
  const widths = WIDTHS.find(([pattern]) => pattern.test(path))?.[1];
  if (!widths || !path.endsWith(".webp")) return undefined;
  mkdirSync(CACHE, { recursive: true });
  const key = `${CACHE_VERSION}-${Bun.hash(bytes).toString(36)}`;
  const { picture, copies } = await derivePicture(bytes, widths, (step, make) =>
    cached(`${key}-${step}`, make),
  );
  return {
    picture,
    copies: Array.from(copies, ([width, copy]) => ({
      path: pictureUrl(path, width),
      bytes: copy,
    })),
    ownWidthPath: pictureUrl(path, picture.width),
  };
}

async function cached(
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = Bun.file(join(CACHE, name));
  if (await file.exists()) return file.bytes();
  const bytes = await make();
  // At once, for another process that looks for it meanwhile.
  const written = join(CACHE, `${name}-${crypto.randomUUID()}`);
  await Bun.write(written, bytes);
  renameSync(written, join(CACHE, name));
  return bytes;
}
