import type { ClientFile } from "#build/entry.ts";
import { browsersWithout, css, type Feature, featuresOf } from "./browsers.ts";

/**
 * The features that the styles use although a browser of the baseline lacks
 * them. Each stands with what those browsers show in its place.
 */
const KNOWN: Record<string, string> = {
  "@page": "paper is as the printer has it",
  ":has": "no ring on the focused picture, no room for sticky bars",
  "-webkit-touch-callout": "Safari alone opens a menu on a held picture",
  "::-webkit-search-cancel-button": "Safari and Chrome alone have one",
  "backdrop-filter": "plain ground",
  "contain-intrinsic-block-size": "only with content-visibility",
  "container-type": "the clip is as wide as its frame",
  "content-visibility": "the page is laid out as a whole",
  cqh: "the clip is as wide as its frame",
  cqw: "the clip is as wide as its frame",
  dvh: "withViewportFallback writes vh before it",
  "forced-color-adjust": "the browser has no forced colors",
  "overflow-clip-margin": "shadows are cut off",
  "overscroll-behavior": "the page behind may scroll on",
  "overscroll-behavior-x": "the page behind may scroll on",
  hyphens: "a long word breaks anywhere",
  page: "paper is as the printer has it",
  "print-color-adjust": "paper is white",
  resize: "no handle",
  "scroll-snap-stop": "a swipe may pass a picture",
  "scrollbar-color": "the browser's scrollbars",
  "scrollbar-width": "the browser's scrollbars",
  size: "paper is as the printer has it",
  svh: "withViewportFallback writes vh before it",
  "text-size-adjust": "the browser's own",
  "text-wrap": "lines break where they do",
  "user-select": "Safari's prefix is added by the bundler",
};

/** Returns what a style sheet uses that a browser of the baseline lacks. */
export function newStylesOf(sheet: string): Set<string> {
  // Quoted texts and addresses may contain anything.
  const source = sheet
    .replaceAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""')
    .replaceAll(/url\([^)]*\)/g, "url()");
  const selectors = source.replaceAll(/\{[^{}]*\}/g, "{}");
  return new Set(
    [
      ...properties(source),
      ...units(source),
      ...named(selectors, /(::?)([a-z-]+)/g, css.selectors),
      ...named(selectors, /(@)([a-z-]+)/g, css["at-rules"]),
    ].filter((name) => !(name in KNOWN)),
  );
}

function properties(source: string): string[] {
  const known = featuresOf(css.properties ?? {});
  return [...source.matchAll(/[{;]\s*([a-z-]+)\s*:/g)]
    .map(([, name = ""]) => name)
    .filter((name) => isNew(known.get(name)));
}

// The database has no unit by its own name.
const NEW_UNITS = /(?<=[\d.])([sdl]v(?:h|w|i|b|min|max)|cq\w+|r?lh|cap|ric)\b/g;

const units = (source: string): string[] => source.match(NEW_UNITS) ?? [];

function named(
  source: string,
  pattern: RegExp,
  parent: Feature | undefined,
): string[] {
  const known = featuresOf(parent ?? {});
  return [...source.matchAll(pattern)]
    .filter(([, , name = ""]) => isNew(known.get(name)))
    .map(([, sign = "", name = ""]) => sign + name);
}

const isNew = (feature: Feature | undefined) =>
  feature !== undefined && browsersWithout(feature).length > 0;

/**
 * Puts a declaration in `vh` before each one in `svh` or `dvh`, which Chrome
 * has since 108. Done after bundling, because the bundler keeps one of the two.
 */
export function withViewportFallback(sheet: ClientFile): ClientFile {
  const css = new TextDecoder().decode(sheet.bytes);
  const changed = css.replaceAll(
    /(?<=[{;]\s*)[\w-]+:[^;{}]*\d[sd]vh[^;{}]*(?=[;}])/g,
    (declaration) =>
      `${declaration.replaceAll(/(?<=\d)[sd]vh/g, "vh")};${declaration}`,
  );
  return { ...sheet, bytes: new TextEncoder().encode(changed) };
}
