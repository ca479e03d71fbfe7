import { CARD_SIZE, UPLOADS_PREFIX } from "#shared/api/paths.ts";
import { PALETTES } from "#shared/site/palettes.ts";
import type { PicturePoint, SiteContent } from "#shared/site/schema.ts";
import { escapeXml, graphemes } from "#shared/text/characters.ts";
import { rasterize } from "#server/images/rasterizer.ts";
import { pictureSource } from "#server/images/sources.ts";
import type { Deps } from "#server/deps.ts";
import { createBoundedCache } from "#server/runtime/bounds.ts";

type DrawDeps = Pick<Deps, "config" | "log">;

// The drawings have 20 to 200 kB each.
const drawings = createBoundedCache<Uint8Array>(16);

const JPEG_QUALITY = 85;
/** The margin around an icon's logo, as a fraction of the icon's side. */
const ICON_MARGIN = 0.1;
/** The side at which an SVG logo is drawn, and at which icons read a logo. */
const LOGO_PX = 512;
const NAME = { size: 110, maxWidth: 1_040, y: 350, yBelowLogo: 540 };
const CARD_LOGO_PX = 320;

/** Draws the logo as a square PNG on the palette's paper color. */
export function drawIcon(
  deps: DrawDeps,
  { mark, palette }: Appearance,
  sidePx: number,
): Promise<Uint8Array> {
  return drawings(`icon ${sidePx} ${mark} ${palette}`, async () => {
    const margin = sidePx * ICON_MARGIN;
    const inner = sidePx - 2 * margin;
    const href = await uploadSource(deps, mark, LOGO_PX);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePx}" height="${sidePx}">${image(href, margin, margin, inner, inner)}</svg>`;
    return rasterize(svg, sidePx, PALETTES[palette].paper);
  });
}

/**
 * Draws the JPEG preview of a shared link: the hero's picture, or else the logo
 * and the name. Never fetches a picture from another server.
 */
export function drawShopCard(
  deps: DrawDeps,
  appearance: Appearance & { name: string },
): Promise<Uint8Array> {
  const { width, height } = CARD_SIZE;
  return drawings(
    `card ${appearanceVersion(appearance, appearance.name)}`,
    async () => {
      const { paper, ink } = PALETTES[appearance.palette];
      const hero = await uploadSource(deps, appearance.hero.imageUrl, width);
      const content = hero
        ? image(
            hero,
            0,
            0,
            width,
            height,
            `${alignment(appearance.hero.focus)} slice`,
          )
        : await nameAndLogo(deps, appearance, ink);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
      const png = await rasterize(svg, width, paper);
      return new Bun.Image(png).jpeg({ quality: JPEG_QUALITY }).bytes();
    },
  );
}

async function nameAndLogo(
  deps: DrawDeps,
  { mark, name }: Appearance & { name: string },
  ink: string,
): Promise<string> {
  const { width } = CARD_SIZE;
  const href = await uploadSource(deps, mark, CARD_LOGO_PX);
  const left = (width - CARD_LOGO_PX) / 2;
  const size = Math.min(NAME.size, NAME.maxWidth / graphemes(name).length);
  const y = href ? NAME.yBelowLogo : NAME.y;
  return (
    image(href, left, 80, CARD_LOGO_PX, CARD_LOGO_PX) +
    `<text x="${width / 2}" y="${y}" font-family="'Instrument Sans', 'DejaVu Sans', sans-serif" font-weight="700" font-size="${size}" fill="${ink}" text-anchor="middle">${escapeXml(name)}</text>`
  );
}

/** An upload as the data: URL of a PNG; undefined for any other picture. */
export async function uploadSource(
  deps: DrawDeps,
  imageUrl: string,
  sidePx: number,
) {
  if (!imageUrl.startsWith(`${UPLOADS_PREFIX}/`)) return undefined;
  return pictureSource(deps, { kind: "charm", imageUrl }, sidePx);
}

function image(
  href: string | undefined,
  x: number,
  y: number,
  width: number,
  height: number,
  fit = "xMidYMid meet",
): string {
  if (!href) return "";
  return `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${fit}"/>`;
}

/** The SVG alignment that keeps this point visible when the card crops. */
function alignment({ x, y }: PicturePoint = MIDDLE): string {
  const third = (percent: number) =>
    percent < 100 / 3 ? "Min" : percent > 200 / 3 ? "Max" : "Mid";
  return `x${third(x)}Y${third(y)}`;
}

const MIDDLE: PicturePoint = { x: 50, y: 50 };

/** The largest SVG that is accepted; usual logos have a few kB. */
const MAX_SVG_BYTES = 300_000;

/** Whether bytes look like an SVG of at most MAX_SVG_BYTES. */
export function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, 2_000));
  return /<svg[\s>]/i.test(head) && bytes.length <= MAX_SVG_BYTES;
}

/** Whether an SVG has text. No font is there to draw it with. */
export function hasText(svg: Uint8Array): boolean {
  return /<(?:[\w-]+:)?text[\s>]/i.test(new TextDecoder().decode(svg));
}

/**
 * Draws an SVG as a transparent PNG, so that the shop never serves the SVG's
 * scripts, links and fonts. The SVG is embedded as a picture of a fixed size,
 * whatever size it declares. Undefined for an SVG that shows nothing, such as a
 * broken one.
 */
export async function rasterizeLogo(
  svg: Uint8Array,
): Promise<Uint8Array | undefined> {
  const href = `data:image/svg+xml;base64,${svg.toBase64()}`;
  const drawn = await drawLogo(image(href, 0, 0, LOGO_PX, LOGO_PX));
  const isBlank = Buffer.from(drawn).equals(await drawLogo(""));
  return isBlank ? undefined : drawn;
}

function drawLogo(content: string): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO_PX}" height="${LOGO_PX}">${content}</svg>`;
  return rasterize(svg, LOGO_PX, "rgba(0,0,0,0)");
}

export type Appearance = Pick<SiteContent, "hero" | "mark" | "palette">;

/**
 * A hash of everything that the shop's icons and card show. Their file names
 * contain the hash, so that a change gives them new URLs.
 */
export function appearanceVersion(
  { hero, mark, palette }: Appearance,
  name: string,
) {
  const parts = [hero.imageUrl, hero.focus, mark, palette, name];
  return Bun.hash(JSON.stringify(parts)).toString(36);
}
