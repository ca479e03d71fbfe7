import { join } from "node:path";
import { ROOT } from "#build/root.ts";

// `bun src/build/pictures/bead-glyphs.ts` writes the list of what the letter
// beads can show. Run it when a font of the beads changes; a test checks that the
// list matches the fonts.

const FONTS = join(ROOT, "src/server/images/fonts");
const TARGET = join(ROOT, "src/shared/clip/bead-glyphs.ts");
/** The format of the cmap subtable of both fonts: code points up to U+FFFF. */
const SEGMENT_MAPPING_FORMAT = 4;

/** The source of the list, made from the fonts that the beads are drawn with. */
export async function beadGlyphsSource(): Promise<string> {
  const drawn = new Set<number>();
  for (const name of ["instrument-sans-bold.ttf", "dejavu-sans-bold.ttf"]) {
    const font = await Bun.file(join(FONTS, name)).arrayBuffer();
    for (const code of drawnCodePoints(new DataView(font))) drawn.add(code);
  }
  const ranges = toRanges([...drawn].sort((a, b) => a - b));
  const list = ranges.map(([first, last]) =>
    first === last ? hex(first) : `${hex(first)}-${hex(last)}`,
  );
  return `// Made by src/build/pictures/bead-glyphs.ts from the fonts of the beads.

/** The code points with a glyph: hexadecimal ranges, first and last included. */
export const BEAD_GLYPHS =
  "${list.join(" ")}";
`;
}

const hex = (code: number) => code.toString(16);

function toRanges(codes: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/**
 * The code points that a TrueType font draws something for. The layout of the
 * tables: https://learn.microsoft.com/typography/opentype/spec/cmap
 */
function* drawnCodePoints(font: DataView): Generator<number> {
  const isBlank = blankGlyphs(font);
  const map = segmentedMap(font);
  const count = font.getUint16(map + 6) / 2;
  const ends = map + 14;
  const starts = ends + count * 2 + 2;
  const deltas = starts + count * 2;
  const offsets = deltas + count * 2;
  for (let segment = 0; segment < count; segment++) {
    const at = segment * 2;
    const [start, end] = [starts, ends].map((each) =>
      font.getUint16(each + at),
    );
    const offset = font.getUint16(offsets + at);
    for (let code = start ?? 0; code <= (end ?? 0); code++) {
      const listed = offsets + at + offset + (code - (start ?? 0)) * 2;
      const glyph =
        offset === 0
          ? (code + font.getInt16(deltas + at)) & 0xffff
          : font.getUint16(listed);
      if (glyph !== 0 && !isBlank(glyph)) yield code;
    }
  }
}

function segmentedMap(font: DataView): number {
  const maps = tableAt(font, "cmap");
  for (let index = 0; index < font.getUint16(maps + 2); index++) {
    const at = maps + font.getUint32(maps + 4 + index * 8 + 4);
    if (font.getUint16(at) === SEGMENT_MAPPING_FORMAT) return at;
  }
  throw new Error("The font has no cmap subtable of format 4.");
}

/** A glyph that takes no bytes has no outline: a space, an invisible mark. */
function blankGlyphs(font: DataView): (glyph: number) => boolean {
  const hasLongOffsets = font.getInt16(tableAt(font, "head") + 50) === 1;
  const at = tableAt(font, "loca");
  const offset = (glyph: number) =>
    hasLongOffsets
      ? font.getUint32(at + glyph * 4)
      : font.getUint16(at + glyph * 2);
  return (glyph) => offset(glyph) === offset(glyph + 1);
}

function tableAt(font: DataView, wanted: string): number {
  for (let index = 0; index < font.getUint16(4); index++) {
    const at = 12 + index * 16;
    const name = [0, 1, 2, 3].map((each) => font.getUint8(at + each));
    if (String.fromCharCode(...name) === wanted) return font.getUint32(at + 8);
  }
  throw new Error(`The font has no table "${wanted}".`);
}

if (import.meta.main) await Bun.write(TARGET, await beadGlyphsSource());
