import { join } from "node:path";
import { rasterize } from "./rasterize.ts";
import { ROOT } from "#build/root.ts";

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
