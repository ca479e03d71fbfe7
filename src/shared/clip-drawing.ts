import { beadLetters, HEART_BEAD } from "./beads.ts";
import {
  BEAD_CENTRE,
  BEAD_SIZE,
  BEAD_STEP,
  CHARM_PLACES,
  CHARM_SIZE,
  CHARM_WINDOW,
  CLIP_SIZE,
  type Point,
} from "./clip-geometry.ts";
import { graphemes } from "./graphemes.ts";
import { escapeXml } from "./xml.ts";

// One design is drawn in one way everywhere: in the designer, the cart, the
// confirmation, its print and both mails. Browsers show the SVG, the mails a
// PNG that resvg makes of it, so only what both draw alike is used here.

export type DrawnDesign = {
  /** In the order chosen. */
  charms: readonly { name: string; imageUrl: string }[];
  customText: string;
};

/** A picture that the drawing is put together from. */
export type DrawingAsset =
  { kind: "base" } | { kind: "bead" } | { kind: "charm"; imageUrl: string };

export type DrawingOptions = {
  /**
   * Where to get a picture: a path of the shop, an http(s) or a data:image/
   * address.
   * Without one a charm is drawn as a disc with its initial.
   */
  href: (asset: DrawingAsset) => string | undefined;
  /** Begins every id, so that two drawings can share a page. */
  idPrefix: string;
  /** What of the plane is seen; without it the base clip's picture. */
  view?: { x: number; y: number; width: number; height: number };
};

/** One layer of the drawing. `svg` is escaped markup; keys are unique. */
export type DrawingPart = {
  key: string;
  kind: "base" | "charm" | "bead";
  /** Where the part's own origin stands. */
  at: Point;
  svg: string;
};

export const VIEW_BOX = `0 0 ${CLIP_SIZE.width} ${CLIP_SIZE.height}`;

/** The whole drawing as one SVG document, with its sentence as its name. */
export function drawDesign(
  design: DrawnDesign,
  options: DrawingOptions,
): string {
  const label = escapeXml(describeDesign(design));
  const view = options.view ?? { x: 0, y: 0, ...CLIP_SIZE };
  const parts = drawingParts(design, options).map(
    ({ at, svg }) => `<g transform="translate(${at.x} ${at.y})">${svg}</g>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.width} ${view.height}" width="${view.width}" height="${view.height}" role="img" aria-label="${label}">` +
    `<title>${label}</title>${drawingDefs(options.idPrefix)}${parts.join("")}</svg>`
  );
}

/** What the picture shows, as a sentence. */
export function describeDesign(design: DrawnDesign): string {
  const letters = beadLetters(design.customText).join("");
  const things = design.charms.map((charm) => charm.name);
  if (letters !== "") things.push(`the letters ${letters}`);
  const last = things.pop();
  if (last === undefined) return "A custom clip without charms or letters";
  const list = things.length === 0 ? last : `${things.join(", ")} and ${last}`;
  return `A custom clip with ${list}`;
}

/** The shadows and the window of a charm, which the parts refer to. */
export function drawingDefs(idPrefix: string): string {
  const { left, top, width, height, radius } = CHARM_WINDOW;
  return (
    "<defs>" +
    `<filter id="${idPrefix}-charm" x="-10%" y="-10%" width="120%" height="125%" color-interpolation-filters="sRGB"><feDropShadow dx="0" dy="5" stdDeviation="5" flood-color="#2b1026" flood-opacity=".34"/></filter>` +
    `<radialGradient id="${idPrefix}-bead"><stop offset=".82" stop-color="#2b1026" stop-opacity=".4"/><stop offset="1" stop-color="#2b1026" stop-opacity="0"/></radialGradient>` +
    `<clipPath id="${idPrefix}-window"><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}"/></clipPath>` +
    "</defs>"
  );
}

/** The layers of the drawing from back to front. */
export function drawingParts(
  design: DrawnDesign,
  options: DrawingOptions,
): DrawingPart[] {
  return [
    drawBase(options),
    ...drawCharms(design.charms, options),
    ...drawBeads(design.customText, options),
  ];
}

function drawBase(options: DrawingOptions): DrawingPart {
  const { width, height } = CLIP_SIZE;
  const svg = image(options.href({ kind: "base" }), 0, 0, width, height);
  return { key: "base", kind: "base", at: { x: 0, y: 0 }, svg };
}

function drawCharms(
  charms: DrawnDesign["charms"],
  options: DrawingOptions,
): DrawingPart[] {
  const places = CHARM_PLACES[charms.length] ?? CHARM_PLACES.at(-1) ?? [];
  return places.flatMap((at, index) => {
    const charm = charms[index];
    if (!charm) return [];
    const href = options.href({ kind: "charm", imageUrl: charm.imageUrl });
    const half = CHARM_SIZE / 2;
    const face =
      image(href, -half, -half, CHARM_SIZE, CHARM_SIZE) || disc(charm.name);
    const svg = `<g filter="url(#${options.idPrefix}-charm)"><g clip-path="url(#${options.idPrefix}-window)">${face}</g></g>`;
    // Two charms may share a picture: the place keeps their keys apart.
    const twin = charms
      .slice(0, index)
      .filter((other) => other.imageUrl === charm.imageUrl).length;
    return [{ key: `charm:${twin}:${charm.imageUrl}`, kind: "charm", at, svg }];
  });
}

/** What stands for a charm without a picture. */
function disc(name: string): string {
  const initial = graphemes(name.trim())[0]?.toUpperCase() ?? "";
  return `<circle r="72" fill="#f4e9e0" stroke="#8f7386" stroke-width="3"/>${character(initial, 68)}`;
}

function drawBeads(text: string, options: DrawingOptions): DrawingPart[] {
  const letters = beadLetters(text);
  const first = BEAD_CENTRE.x - ((letters.length - 1) / 2) * BEAD_STEP;
  return letters.flatMap((letter, index) => {
    if (letter.trim() === "") return [];
    const at = { x: round(first + index * BEAD_STEP), y: BEAD_CENTRE.y };
    const half = BEAD_SIZE / 2;
    const face =
      image(options.href({ kind: "bead" }), -half, -half, BEAD_SIZE) ||
      `<circle r="${half - 2}" fill="#fffaf0" stroke="#d9c6b1" stroke-width="3"/>`;
    const svg = `<circle cy="6" r="66" fill="url(#${options.idPrefix}-bead)"/>${face}${character(letter, 60)}`;
    return [{ key: `bead:${index}:${letter}`, kind: "bead", at, svg }];
  });
}

const HEART =
  "M0 23C-4 19-27 3-27-10a14 14 0 0 1 27-6 14 14 0 0 1 27 6C27 3 4 19 0 23z";

/** One character, centred on the origin by the height of its capitals. */
function character(letter: string, size: number): string {
  if (letter === HEART_BEAD) return `<path d="${HEART}" fill="#b00d48"/>`;
  return `<text y="${round(size * 0.36)}" font-family="'Instrument Sans', 'DejaVu Sans', 'Helvetica Neue', Arial, sans-serif" font-weight="700" font-size="${size}" fill="#2b1026" text-anchor="middle">${escapeXml(letter)}</text>`;
}

const DRAWABLE = /^(?:\/(?!\/)|https?:\/\/|data:image\/)/;

/** Nothing where there is no address, or one that no picture comes from. */
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
