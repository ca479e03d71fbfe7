import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { ROOT } from "#build/root.ts";
import { CARD_SIZE, HOME_CARD, HOME_CARD_SOURCE } from "#shared/api/paths.ts";

const PAPER = "#FBF6EF";
const ACCENT = "#B00D48";
/** The widths in pixels for Apple's home screen (180) and the web manifest. */
const SIZES = { "apple-touch-icon": 180, "icon-192": 192, "icon-512": 512 };

/** Returns the built-in mark as the icons that browsers and phones request. */
export async function makeIcons(): Promise<
  { path: string; bytes: Uint8Array }[]
> {
  const mark = await Bun.file(join(ROOT, "public/icons/mark.svg")).text();
  const shape = /<path[^>]*\/>/.exec(mark)?.[0];
  if (!shape) throw new Error("public/icons/mark.svg holds no <path />.");
  const pngs = await Promise.all(
    Object.entries(SIZES).map(async ([name, size]) => ({
      path: `icons/${name}.png`,
      bytes: await rasterize(icon(shape, 0), size),
    })),
  );
  const svg = new TextEncoder().encode(icon(shape, 9));
  return [{ path: "icons/icon.svg", bytes: svg }, ...pngs];
}

/** Draws the mark on paper. Phones round an icon's corners; browsers do not. */
function icon(shape: string, radius: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="${radius}" fill="${PAPER}"/><g transform="translate(4 4)" fill="${ACCENT}">${shape}</g></svg>`;
}

let ready: Promise<void> | undefined;

/** Renders an SVG without text as a PNG of the given width in pixels. */
async function rasterize(svg: string, widthPx: number): Promise<Uint8Array> {
  // The WebAssembly module may be loaded only once in a process.
  ready ??= loadRasterizer();
  await ready;
  const fitTo = { mode: "width", value: widthPx } as const;
  return new Resvg(svg, { fitTo }).render().asPng();
}

async function loadRasterizer(): Promise<void> {
  const path = Bun.resolveSync("@resvg/resvg-wasm/index_bg.wasm", ROOT);
  await initWasm(await Bun.file(path).arrayBuffer());
}

/** The hero's picture, of which the card shows the middle. */
const SOURCE = join(ROOT, `public${HOME_CARD_SOURCE}`);
const QUALITY = 82;

/**
 * Returns the picture that shared links of the demo show. It is a JPEG, because
 * several social networks do not accept WebP.
 */
export async function makeHomeCard(): Promise<{
  path: string;
  bytes: Uint8Array;
}> {
  const { width, height } = CARD_SIZE;
  const source = await Bun.file(SOURCE).bytes();
  const href = await new Bun.Image(source).png().dataurl();
  // Bun.Image resizes but does not crop.
  const png = await rasterize(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${href}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/></svg>`,
    width,
  );
  const bytes = await new Bun.Image(png).jpeg({ quality: QUALITY }).bytes();
  return { path: HOME_CARD.slice(1), bytes };
}
