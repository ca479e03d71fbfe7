import { beadLetters, HEART_BEAD, typedLetters } from "./beads.ts";
import { CLIP_SIZE, type Layout, type Point } from "./geometry.ts";
import { castSetting, flatSetting, type Setting } from "./settings.ts";
import { escapeXml, graphemes } from "#shared/text/characters.ts";
import type { FirstMessages } from "#shared/messages/first/en.ts";

// The same drawing is used in the designer, the cart, the confirmation and its
// print, the mails and the cards of shared links. Browsers show the SVG; mails
// and cards contain a PNG that resvg renders from it. The drawing therefore
// uses only those features of SVG that browsers and resvg render alike.

export type DrawnDesign = {
  /**
   * The resin of the clip, with the color of its picture if known.
   * Without a resin everything is drawn on the built-in blush base, exactly as
   * before the shop had resins.
   */
  resin?: DrawnResin | undefined;
  /** The charms in the order chosen. */
  charms: readonly { name: string; imageUrl: string }[];
  customText: string;
};

export type DrawnResin = {
  name: string;
  imageUrl: string;
  picture?: { color: string } | null | undefined;
};

/** A picture that the drawing contains. */
export type DrawingAsset =
  | { kind: "base" }
  | { kind: "resin"; imageUrl: string }
  | { kind: "bead" }
  | { kind: "charm"; imageUrl: string };

export type DrawingOptions = {
  /**
   * Returns the address of a picture: a path of the shop, or an http(s) or
   * data:image/ URL. If undefined, a charm is drawn as a disc with its initial
   * and a resin as the built-in base.
   */
  href: (asset: DrawingAsset) => string | undefined;
  /** The prefix of every id, so that two drawings can share a page. */
  idPrefix: string;
  /** The visible part of the plane; by default the whole base picture. */
  view?: { x: number; y: number; width: number; height: number };
  /** The layout of a picture that is small; see `reading.ts`. */
  reading?: ((charms: number, letters: number) => Layout) | undefined;
};

/** One layer of the drawing. `svg` is escaped markup; keys are unique. */
export type DrawingPart = {
  key: string;
  kind: "base" | "charm" | "bead";
  /** The position of the part's own origin in the drawing. */
  at: Point;
  svg: string;
};

export const VIEW_BOX = `0 0 ${CLIP_SIZE.width} ${CLIP_SIZE.height}`;

/** Returns the whole drawing as an SVG document, to be made a picture. */
export function drawDesign(
  design: DrawnDesign,
  options: DrawingOptions,
): string {
  const view = options.view ?? { x: 0, y: 0, ...CLIP_SIZE };
  const parts = drawingParts(design, options).map(
    ({ at, svg }) => `<g transform="translate(${at.x} ${at.y})">${svg}</g>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.width} ${view.height}" width="${view.width}" height="${view.height}">` +
    `${drawingDefs(design, options.idPrefix)}${parts.join("")}</svg>`
  );
}

/** Describes the drawing, in the words of the language's `drawing`. */
export function describeDesign(
  { charms, customText, resin }: DrawnDesign,
  say: FirstMessages["drawing"],
): string {
  const names = charms.map(({ name }) => name);
  return say(names, typedLetters(customText).join(""), resin?.name);
}

/** Returns the filters, gradients and clip paths that the parts refer to. */
export function drawingDefs(design: DrawnDesign, idPrefix: string): string {
  return `<defs>${settingOf(design, idPrefix).defs}</defs>`;
}

/** Returns the layers of the drawing from back to front. */
export function drawingParts(
  design: DrawnDesign,
  options: DrawingOptions,
): DrawingPart[] {
  const setting = settingOf(design, options.idPrefix);
  const { charms, customText, resin } = design;
  if (resin && options.reading)
    setting.layout = options.reading(
      charms.length,
      beadLetters(customText).length,
    );
  return [
    drawBase(design, options),
    ...drawCharms(design, options, setting),
    ...drawBeads(design, options, setting),
  ];
}

function settingOf({ resin }: DrawnDesign, idPrefix: string): Setting {
  if (!resin) return flatSetting(idPrefix);
  return castSetting(idPrefix, resin.picture?.color);
}

function drawBase(
  { resin }: DrawnDesign,
  { href }: DrawingOptions,
): DrawingPart {
  const { width, height } = CLIP_SIZE;
  const own = resin && href({ kind: "resin", imageUrl: resin.imageUrl });
  const svg = image(own ?? href({ kind: "base" }), 0, 0, width, height);
  return { key: "base", kind: "base", at: { x: 0, y: 0 }, svg };
}

function drawCharms(
  { charms, customText }: DrawnDesign,
  options: DrawingOptions,
  { layout, charm: set }: Setting,
): DrawingPart[] {
  const hasLetters = customText.trim() !== "";
  const places = layout.charmPlaces(charms.length, hasLetters);
  return places.flatMap((at, index) => {
    const charm = charms[index];
    if (!charm) return [];
    const href = options.href({ kind: "charm", imageUrl: charm.imageUrl });
    const half = layout.charmSize / 2;
    const face =
      image(href, -half, -half, layout.charmSize) || disc(charm.name);
    // Two charms may have the same picture; the count keeps the keys unique.
    const duplicate = charms
      .slice(0, index)
      .filter((other) => other.imageUrl === charm.imageUrl).length;
    const key = `charm:${duplicate}:${charm.imageUrl}`;
    const svg = enlarge(set(face), layout.enlarged?.charm);
    return [{ key, kind: "charm", at, svg }];
  });
}

const enlarge = (svg: string, by: number | undefined): string =>
  by ? `<g transform="scale(${round(by)})">${svg}</g>` : svg;

/** Draws a charm without a picture as a disc with the initial of its name. */
function disc(name: string): string {
  const initial = graphemes(name.trim())[0]?.toUpperCase() ?? "";
  return `<circle r="72" fill="#f4e9e0" stroke="#8f7386" stroke-width="3"/>${character(initial, 68)}`;
}

function drawBeads(
  { charms, customText }: DrawnDesign,
  options: DrawingOptions,
  { layout, letterSize, bead: set }: Setting,
): DrawingPart[] {
  const letters = beadLetters(customText);
  const centre = layout.beadCentre(charms.length);
  const first = centre.x - ((letters.length - 1) / 2) * layout.beadStep;
  return letters.flatMap((letter, index) => {
    if (letter.trim() === "") return [];
    const at = { x: round(first + index * layout.beadStep), y: centre.y };
    const half = layout.beadSize / 2;
    const face =
      image(options.href({ kind: "bead" }), -half, -half, layout.beadSize) ||
      `<circle r="${half - 2}" fill="#fffaf0" stroke="#d9c6b1" stroke-width="3"/>`;
    const svg = enlarge(
      set(face) + character(letter, letterSize),
      layout.enlarged?.bead,
    );
    return [{ key: `bead:${index}:${letter}`, kind: "bead", at, svg }];
  });
}

const HEART =
  "M0 23C-4 19-27 3-27-10a14 14 0 0 1 27-6 14 14 0 0 1 27 6C27 3 4 19 0 23z";

/** Draws one character, with its capital height centered on the origin. */
function character(letter: string, size: number): string {
  if (letter === HEART_BEAD) return `<path d="${HEART}" fill="#b00d48"/>`;
  return `<text y="${round(size * 0.36)}" font-family="'Instrument Sans', 'DejaVu Sans', 'Helvetica Neue', Arial, sans-serif" font-weight="700" font-size="${size}" fill="#2b1026" text-anchor="middle">${escapeXml(letter)}</text>`;
}

const DRAWABLE = /^(?:\/(?!\/)|https?:\/\/|data:image\/)/;

/** Returns "" if the address is missing or cannot be that of a picture. */
function image(
  href: string | undefined,
  x: number,
  y: number,
  width: number,
  height = width,
): string {
  if (!href || !DRAWABLE.test(href)) return "";
  return `<image href="${escapeXml(href)}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
