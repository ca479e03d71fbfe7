import { mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { inflateSync } from "node:zlib";
import { ROOT } from "./vanilla-extract.ts";

/** Which pictures are also kept narrower, and how wide, in pixels. */
const WIDTHS: [path: RegExp, widths: number[]][] = [
  [/^demo\/products\//, [320, 480, 640, 960, 1200]],
  [/^demo\/charms\//, [128, 256, 512]],
  [/^designer\/base-blush/, [480, 800, 1200, 1600]],
  [/^designer\/letter-bead/, [64, 128, 256]],
  [/^gallery\//, [320, 480, 800]],
  [/^hero\/poster/, [640, 960, 1440, 1920]],
];

const QUALITY = 78;
const CACHE = join(ROOT, "node_modules/.cache/barrette/pictures");
// Part of every cache key: raise it when the way of making pictures changes.
const CACHE_VERSION = 2;

type Picture = {
  width: number;
  height: number;
  /** The widths that have a file of their own, the picture's own included. */
  widths: number[];
  placeholder: string;
  color: string;
};

export type PictureSet = {
  picture: Picture;
  /** The narrower copies: their path beside the original, and their bytes. */
  copies: { path: string; bytes: Uint8Array }[];
  /** The path under which the original stands for its own width. */
  ownWidthPath: string;
};

/**
 * The copies of one picture in `public/`, and what a page has to know of it.
 * Never enlarged. Undefined where a path is no picture of several widths.
 */
export async function makePictureSet(
  path: string,
  bytes: Uint8Array,
): Promise<PictureSet | undefined> {
  const wanted = WIDTHS.find(([pattern]) => pattern.test(path))?.[1];
  if (!wanted || !path.endsWith(".webp")) return undefined;
  const { width, height } = await new Bun.Image(bytes).metadata();
  const narrower = wanted.filter((each) => each < width);
  const key = `${CACHE_VERSION}-${QUALITY}-${Bun.hash(bytes).toString(36)}`;
  mkdirSync(CACHE, { recursive: true });
  const copies = [];
  for (const each of narrower)
    copies.push({
      path: sized(path, each),
      bytes: await cached(`${key}-${each}.webp`, () =>
        new Bun.Image(bytes).resize(each).webp({ quality: QUALITY }).bytes(),
      ),
    });
  const placeholder = await cached(`${key}.txt`, async () =>
    new TextEncoder().encode(await placeholderOf(bytes)),
  );
  const picture = {
    width,
    height,
    widths: [...narrower, width],
    placeholder: new TextDecoder().decode(placeholder),
    color: await averageColor(bytes),
  };
  return { picture, copies, ownWidthPath: sized(path, width) };
}

/** "gallery/dish.webp" at 320 is "gallery/dish-320.webp". */
function sized(path: string, width: number): string {
  return path.replace(/\.webp$/, `-${width}.webp`);
}

async function cached(
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = Bun.file(join(CACHE, basename(name)));
  if (await file.exists()) return file.bytes();
  const bytes = await make();
  await Bun.write(file, bytes);
  return bytes;
}

/**
 * A blurred thumbnail as a data: URL of about 120 characters, drawn over the
 * whole picture's place. Bun's own (780 characters of PNG) would double the
 * page that carries one for every product.
 */
async function placeholderOf(bytes: Uint8Array): Promise<string> {
  const thumbnail = await new Bun.Image(bytes)
    .resize(16, 16, { fit: "inside" })
    .webp({ quality: 20 })
    .bytes();
  return `data:image/webp;base64,${thumbnail.toBase64()}`;
}

/** The average color as #rrggbb: the one pixel of the picture at 1 x 1. */
async function averageColor(bytes: Uint8Array): Promise<string> {
  const png = await new Bun.Image(bytes)
    .resize(1, 1, { filter: "box" })
    .png()
    .bytes();
  const data = Buffer.from(png);
  const start = data.indexOf("IDAT");
  const length = data.readUInt32BE(start - 4);
  const row = inflateSync(data.subarray(start + 4, start + 4 + length));
  // The row begins with its filter byte; a first row of one pixel is raw
  // whatever the filter, there being nothing to its left or above.
  return `#${row.subarray(1, 4).toString("hex")}`;
}
