import { PALETTES } from "#shared/site/palettes.ts";
import type { SiteContent } from "#shared/site/schema.ts";
import { escapeXml } from "#shared/text/characters.ts";
import { TOOTH } from "#shared/site/rules.ts";
import { rasterize } from "#server/images/rasterizer.ts";
import type { Deps } from "#server/deps.ts";
import { createBoundedCache } from "#server/runtime/bounds.ts";
import { uploadSource } from "./draw.ts";

// The head of a mail: the shop's name as the page draws it, with its logo, and
// the teeth below. Mail programs load no fonts, so the name is a picture.

/** The sizes at which mails show the pictures, which are twice as dense. */
const MAIL_HEAD = { width: 600, nameHeight: 112, teethHeight: 36 };
const DENSITY = 2;
const TEETH = 22;

/** The pictures of a mail's head, as PNGs. */
type MailHead = {
  /** Undefined for a name with signs that the display font lacks. */
  name: Uint8Array | undefined;
  teeth: Uint8Array;
};

const heads = createBoundedCache<MailHead>(8);

/** Draws the head of the shop's mails, once for each name, logo and palette. */
export function drawMailHead(
  deps: Pick<Deps, "config" | "log">,
  shop: Pick<SiteContent, "mark" | "palette"> & { name: string },
): Promise<MailHead> {
  const { mark, palette } = shop;
  return heads(JSON.stringify([shop.name, mark, palette]), async () => {
    const { blush } = PALETTES[palette];
    const content = await nameAndMark(deps, shop);
    const name =
      content === undefined
        ? undefined
        : await draw(content, MAIL_HEAD.nameHeight, blush);
    const clear = "rgba(0,0,0,0)";
    const teeth = await draw(teethOf(blush), MAIL_HEAD.teethHeight, clear);
    return { name, teeth };
  });
}

/** Few colors are enough for a name and its smooth edges, in a third of the size. */
const INDEXED = { palette: true, colors: 32 };

async function draw(
  content: string,
  height: number,
  ground: string,
): Promise<Uint8Array> {
  const { width } = MAIL_HEAD;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  const png = await rasterize(svg, width * DENSITY, ground);
  const colors = content.includes("<image") ? {} : INDEXED;
  return new Bun.Image(png).png({ compressionLevel: 9, ...colors }).bytes();
}

function teethOf(color: string): string {
  const step = MAIL_HEAD.width / TEETH;
  const { path, width, height } = TOOTH;
  const scale = `scale(${step / width} ${MAIL_HEAD.teethHeight / height})`;
  const teeth = Array.from(
    { length: TEETH },
    (_, index) =>
      `<path d="${path}" transform="translate(${index * step}) ${scale}"/>`,
  );
  return `<g fill="${color}">${teeth.join("")}</g>`;
}

const NAME = { size: 44, least: 22, maxWidth: 536 };
/** In multiples of the letters' size, as in the page's head. */
const MARK = { side: 1.5, gap: 0.35 };
const AMPERSAND_GAP = 0.1;

/** The name with its ampersand in color, after the mark if there is one. */
async function nameAndMark(
  deps: Pick<Deps, "config" | "log">,
  shop: Pick<SiteContent, "mark" | "palette"> & { name: string },
): Promise<string | undefined> {
  if (!DISPLAY_SIGNS.test(shop.name)) return undefined;
  const mark = await uploadSource(deps, shop.mark, NAME.size * 2 * DENSITY);
  const parts = shop.name.split("&").map((part) => part.trim());
  const before = mark ? MARK.side + MARK.gap : 0;
  const inName = parts.reduce((sum, part) => sum + widthOf(part), 0);
  const ampersands = (parts.length - 1) * (widthOf("&") + 2 * AMPERSAND_GAP);
  const ems = before + inName + ampersands;
  const size = Math.min(NAME.size, NAME.maxWidth / ems);
  if (size < NAME.least) return undefined;
  const { accent, ink } = PALETTES[shop.palette];
  const left = (MAIL_HEAD.width - ems * size) / 2;
  const middle = MAIL_HEAD.nameHeight / 2;
  const side = MARK.side * size;
  const [first = "", ...rest] = parts.map(escapeXml);
  const gap = AMPERSAND_GAP * size;
  const joined = rest.map(
    (part) =>
      `<tspan dx="${gap}" fill="${accent}">&amp;</tspan><tspan dx="${gap}">${part}</tspan>`,
  );
  return `${
    mark
      ? `<image href="${mark}" x="${left}" y="${middle - side / 2}" width="${side}" height="${side}"/>`
      : ""
  }<text x="${left + before * size}" y="${middle + size * 0.3}" font-family="Fraunces Soft" font-size="${size}" letter-spacing="${-0.012 * size}" fill="${ink}">${first}${joined.join("")}</text>`;
}

/** The signs of the display font, with which `fonts/README.md` says it is made. */
const DISPLAY_SIGNS =
  /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122]+$/;

/** The widths of the display font's signs, rounded, in multiples of its size. */
const WIDTHS: [signs: RegExp, width: number][] = [
  [/[W]/u, 0.96],
  [/[mM@&Æ]/u, 0.83],
  [/[wNDGHKOQUX]/u, 0.7],
  [/[A-ZÀ-ÖØ-Þ#%]/u, 0.61],
  [/[ijltfI|()[\]!;]/u, 0.28],
  [/[ .,:'’‘-]/u, 0.2],
  [/[rs/]/u, 0.38],
];
const OTHER_WIDTH = 0.5;

function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => {
    const found = WIDTHS.find(([signs]) => signs.test(sign));
    return sum + (found?.[1] ?? OTHER_WIDTH) - 0.012;
  }, 0);
}
