// The size of the headline depends on the widths of its letters, not on their
// number: "Barrette & Bloom" is a tenth wider than "Hold everything.", which is
// as long. The server renders the page and cannot measure, so it needs a table.

/**
 * The widths of the characters from U+0020 to U+007E in the display font, two
 * digits each, in 1/100 em.
 */
const WIDTHS =
  "1825295853698515313057482028203960385450525155465455202044484448" +
  "8164626371585368743241685583717259726552616764976662572939293838" +
  "19465143514430475224245024805349514938393051477146474033253351";
const FIRST = 0x20;
/** The width of letters that the display font lacks, as of Cyrillic. */
const OTHER_EM = 0.65;
/** From this code point on: Korean, Chinese, Japanese, emoji. */
const FIRST_SQUARE = 0x1100;
const SQUARE_EM = 1.05;

/** The letter and word spacing of the headline, in em. */
export const SPACING = { wide: -0.045, narrow: -0.035, word: 0.05 };

/**
 * The room in the column at full size, in em: for all in one line of a wide
 * window, for a word on a phone, and for the lines there together.
 */
const ROOM = { line: 5.95, word: 4.5, lines: 12.5 };
/** The share of the room that a scaled headline fills; kerning may add to it. */
const SHARE = 0.97;
/** A long headline is no smaller than this: it wraps, even within a word. */
const SMALLEST = 0.4;

type HeadlineSize = {
  /** Factors of the full size in a wide window and on a phone, at most 1. */
  wide: number;
  narrow: number;
  /** Whether it wraps in a wide window, too. */
  wraps: boolean;
};

/** Returns how large a headline can be. */
export function headlineSize(text: string): HeadlineSize {
  const words = text.split(/\s+/);
  const line = widthOf(text, SPACING.wide);
  const longest = Math.max(
    ...words.map((word) => widthOf(word, SPACING.narrow)),
  );
  const wide = fit(ROOM.line, line);
  const narrow = Math.min(
    fit(ROOM.word, longest),
    Math.sqrt(fit(ROOM.lines, widthOf(text, SPACING.narrow))),
  );
  return {
    wide: round(Math.max(wide, SMALLEST)),
    narrow: round(Math.max(narrow, SMALLEST)),
    wraps: wide < SMALLEST,
  };
}

function fit(room: number, width: number): number {
  return width <= room ? 1 : (room * SHARE) / width;
}

/** Returns the width of a line in em. */
function widthOf(text: string, spacing: number): number {
  // An accent adds nothing to the width of its letter.
  const letters = [...text.normalize("NFD").replaceAll(/\p{M}/gu, "")];
  const widths = letters.map(
    (letter) =>
      letterWidth(letter.codePointAt(0) ?? 0) +
      spacing +
      (letter === " " ? SPACING.word : 0),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Returns the width of a character in em, from its code point. */
export function letterWidth(code: number): number {
  const at = (code - FIRST) * 2;
  if (at >= 0 && at < WIDTHS.length)
    return Number(WIDTHS.slice(at, at + 2)) / 100;
  return code < FIRST_SQUARE ? OTHER_EM : SQUARE_EM;
}

/** Rounds down, so that server and browser render the same value. */
const round = (scale: number) => Math.floor(scale * 100) / 100;
