import { expect, test } from "bun:test";
import {
  DEFAULT_PALETTE,
  type Palette,
  PALETTE_IDS,
  PALETTES,
} from "#shared/site/palettes.ts";

type Token = keyof Palette;

/** What text stands on, by the color of the text, anywhere in the shop. */
const TEXTS: Partial<Record<Token, Token[]>> = {
  ink: [
    "paper",
    "white",
    "shell",
    "shellDeep",
    "shellPale",
    "blush",
    "tray",
    "amber",
    "amberPale",
    "amberTint",
    "leaf",
    "leafTint",
    "raspberryTint",
    "raspberryPale",
    "peach",
  ],
  inkSoft: ["paper", "white", "shell", "shellDeep", "shellPale", "tray"],
  inkWarm: ["paper", "shell", "tray"],
  raspberry: ["paper", "white", "shell", "shellPale", "raspberryTint"],
  paper: ["ink", "raspberry", "raspberryDeep", "err"],
  white: ["ink", "raspberry", "raspberryDeep"],
  footText: ["ink"],
  amberPale: ["ink"],
  err: ["paper", "white", "errTint", "errPale"],
  errDeep: ["errTint"],
  ok: ["paper", "white", "leafTint"],
  warn: ["amberTint"],
};

/** The edges of controls, which need 3:1. */
const EDGES: Partial<Record<Token, Token[]>> = {
  edge: ["paper", "white"],
  ink: ["paper"],
};

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045
      ? channel / 12.92
      : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

function tooFaint(
  palette: Palette,
  pairs: Partial<Record<string, Token[]>>,
  least: number,
): string[] {
  return Object.entries(palette).flatMap(([text, color]) =>
    (pairs[text] ?? [])
      .map((ground) => ({ ground, ratio: contrast(color, palette[ground]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`),
  );
}

test("there are six palettes, the shop's own first", () => {
  expect(Object.keys(PALETTES)).toEqual([...PALETTE_IDS]);
  expect(PALETTE_IDS).toHaveLength(6);
  expect<string>(PALETTE_IDS[0]).toBe(DEFAULT_PALETTE);
});

for (const id of PALETTE_IDS)
  test(`the palette ${id} has enough contrast everywhere`, () => {
    expect(tooFaint(PALETTES[id], TEXTS, 4.5)).toEqual([]);
    expect(tooFaint(PALETTES[id], EDGES, 3)).toEqual([]);
  });
