import { CAST_LAYOUT, FLAT_LAYOUT, type Layout } from "./geometry.ts";

/**
 * The way in which charms and beads are fixed to a clip: the SVG around their
 * pictures.
 */
export type Setting = {
  layout: Layout;
  /** The size of a letter on its bead. */
  letterSize: number;
  /** The filters, gradients and clip paths that the other parts refer to. */
  defs: string;
  charm(face: string): string;
  bead(face: string): string;
};

/** Charms and beads lie on the clip and cast a shadow. `id` prefixes all ids. */
export function flatSetting(id: string): Setting {
  return {
    layout: FLAT_LAYOUT,
    letterSize: 60,
    defs:
      `<filter id="${id}-charm" x="-10%" y="-10%" width="120%" height="125%" color-interpolation-filters="sRGB"><feDropShadow dx="0" dy="5" stdDeviation="5" flood-color="#2b1026" flood-opacity=".34"/></filter>` +
      `<radialGradient id="${id}-bead"><stop offset=".82" stop-color="#2b1026" stop-opacity=".4"/><stop offset="1" stop-color="#2b1026" stop-opacity="0"/></radialGradient>` +
      charmWindow(id, FLAT_LAYOUT),
    charm: (face) => inWindow(id, face),
    bead: (face) => `<circle cy="6" r="66" fill="url(#${id}-bead)"/>${face}`,
  };
}

const SHADOW = "#1c0a10";

/**
 * Charms and beads are cast into the resin. Each lies in a pocket of darker
 * resin, casts a contact shadow and has a thin rim of resin over its own edge;
 * light shines on the upper lip of the pocket. `color` is the color of the
 * resin's picture, `id` the prefix of all ids.
 */
export function castSetting(id: string, color: string | undefined): Setting {
  const deep = deepColor(color);
  return {
    layout: CAST_LAYOUT,
    letterSize: 56,
    defs:
      castFilter(`${id}-charm`, deep) +
      beadGradients(id, deep) +
      charmWindow(id, CAST_LAYOUT),
    charm: (face) => inWindow(id, face),
    // All beads are equal circles, so gradients can replace the filter. They
    // take a fraction of the filter's time for each typed letter.
    bead: (face) =>
      `<circle r="${POCKET}" fill="url(#${id}-dent)"/>` +
      `<circle cy="4" r="${CONTACT}" fill="url(#${id}-shade)"/>` +
      `<circle r="${LIP}" fill="none" stroke="url(#${id}-lip)" stroke-width="2"/>` +
      `${face}<circle r="${BEAD_EDGE}" fill="url(#${id}-rim)"/>`,
  };
}

// Radii around the center of a bead.
const BEAD_EDGE = CAST_LAYOUT.beadSize / 2 - 1;
const LIP = BEAD_EDGE + 7;
const CONTACT = BEAD_EDGE + 9;
const POCKET = BEAD_EDGE + 20;

function beadGradients(id: string, deep: string): string {
  const dent = [
    stop(BEAD_EDGE / POCKET, deep, 0.65),
    stop(LIP / POCKET, deep, 0.36),
    stop(1, deep, 0),
  ];
  const shade = [
    stop((BEAD_EDGE - 4) / CONTACT, SHADOW, 0.5),
    stop((BEAD_EDGE + 1) / CONTACT, SHADOW, 0.3),
    stop(1, SHADOW, 0),
  ];
  const lip = [
    stop(0, "#fff", 0.75),
    stop(0.5, "#fff", 0.25),
    stop(0.8, "#fff", 0),
  ];
  const rim = [stop(0.86, deep, 0), stop(1, deep, 0.5)];
  return (
    radial(`${id}-dent`, POCKET, dent) +
    radial(`${id}-shade`, CONTACT, shade, 4) +
    `<linearGradient id="${id}-lip" x1="0" y1="0" x2="0" y2="1">${lip.join("")}</linearGradient>` +
    radial(`${id}-rim`, BEAD_EDGE, rim)
  );
}

function radial(id: string, r: number, stops: string[], cy = 0): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="${cy}" r="${r}">${stops.join("")}</radialGradient>`;
}

function stop(offset: number, color: string, opacity: number): string {
  return `<stop offset="${Number(offset.toFixed(3))}" stop-color="${color}" stop-opacity="${opacity}"/>`;
}

/**
 * The filter for a charm of any outline. Blurs with steep slopes grow and
 * shrink the outline smoothly at any size. feMorphology would round its radius
 * to whole pixels, which is zero in the small pictures of the cart.
 */
function castFilter(id: string, deep: string): string {
  const flood = (color: string, opacity: number, where: string, as: string) =>
    `<feFlood flood-color="${color}" flood-opacity="${opacity}"/><feComposite in2="${where}" operator="in" result="${as}"/>`;
  const blur = (from: string, deviation: number, as: string) =>
    `<feGaussianBlur in="${from}" stdDeviation="${deviation}" result="${as}"/>`;
  const slope = (from: string, by: number, plus: number, as: string) =>
    `<feComponentTransfer in="${from}" result="${as}"><feFuncA type="linear" slope="${by}" intercept="${plus}"/></feComponentTransfer>`;
  const offset = (from: string, dx: number, dy: number, as: string) =>
    `<feOffset in="${from}" dx="${dx}" dy="${dy}" result="${as}"/>`;
  const without = (from: string, what: string, as: string) =>
    `<feComposite in="${from}" in2="${what}" operator="out" result="${as}"/>`;
  const layers = ["dent", "shade", "glint", "SourceGraphic", "rim", "shine"];
  return (
    `<filter id="${id}" x="-16%" y="-16%" width="132%" height="132%" color-interpolation-filters="sRGB">` +
    blur("SourceAlpha", 8, "wide") +
    blur("SourceAlpha", 3, "near") +
    // The pocket: deep resin that fades out around the charm.
    slope("wide", 1.8, 0, "halo") +
    flood(deep, 0.78, "halo", "dent") +
    offset("near", 0, 4, "below") +
    flood(SHADOW, 0.5, "below", "shade") +
    // Light on the upper lip of the pocket.
    slope("wide", 6, -0.5, "pocket") +
    offset("pocket", 1, 3, "lower") +
    without("pocket", "lower", "crescent") +
    blur("crescent", 0.8, "lip") +
    flood("#fff", 0.7, "lip", "glint") +
    // Resin over the charm's own edge, and light on the upper part of it.
    slope("near", 2, -1, "core") +
    without("SourceAlpha", "core", "edge") +
    flood(deep, 0.5, "edge", "rim") +
    offset("near", 0, 6, "sunk") +
    without("SourceAlpha", "sunk", "top") +
    flood("#fff", 0.35, "top", "shine") +
    `<feMerge>${layers.map((layer) => `<feMergeNode in="${layer}"/>`).join("")}</feMerge></filter>`
  );
}

function charmWindow(id: string, { charmWindow }: Layout): string {
  const { left, top, width, height, radius } = charmWindow;
  return `<clipPath id="${id}-window"><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}"/></clipPath>`;
}

function inWindow(id: string, face: string): string {
  return `<g filter="url(#${id}-charm)"><g clip-path="url(#${id}-window)">${face}</g></g>`;
}

/** Used for a picture on another server, whose color the shop does not know. */
const UNKNOWN_DEEP = "#5a303c";

/** The color of thick resin: the same hue, darker and more saturated. */
export function deepColor(color: string | undefined): string {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color ?? "");
  if (!hex) return UNKNOWN_DEEP;
  const channels = hex.slice(1).map((pair) => Number.parseInt(pair, 16) / 255);
  const most = Math.max(...channels);
  const least = Math.min(...channels);
  const lightness = (most + least) / 2;
  const spread = most - least;
  const saturation = spread / (1 - Math.abs(2 * lightness - 1) || 1);
  const deepLightness = Math.min(0.4, Math.max(0.18, lightness / 2));
  const reach =
    Math.min(0.46, saturation * 1.6) *
    Math.min(deepLightness, 1 - deepLightness);
  // Keeps the hue: each channel keeps its relative place between the extremes.
  const deep = channels.map((channel) => {
    const place = spread === 0 ? 0.5 : (channel - least) / spread;
    return Math.round((deepLightness + reach * (2 * place - 1)) * 255);
  });
  return `#${deep.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
