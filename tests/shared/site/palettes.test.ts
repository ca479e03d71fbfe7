import { expect, test } from "bun:test";
import {
  DEFAULT_PALETTE,
  type Palette,
  PALETTE_IDS,
  PALETTES,
} from "#shared/site/palettes.ts";
import { contrast } from "#tests/support/browser/contrast.ts";

type Token = keyof Palette;

/** The backgrounds of each text color, anywhere in the shop. */
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
    "accentTint",
    "accentPale",
    "peach",
  ],
  inkSoft: ["paper", "white", "shell", "shellDeep", "shellPale", "tray"],
  inkWarm: ["paper", "shell", "tray"],
  accent: ["paper", "white", "shell", "shellPale", "accentTint"],
  paper: ["ink", "accent", "accentDeep", "err"],
  white: ["ink", "accent", "accentDeep"],
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
