// The colors of the shop, by palette. No other file defines them. All palettes
// have the same color names.
// Every pair of text and background has a contrast of at least 4.5:1, which
// tests/shared/site/palettes.test.ts checks. The other palettes are the first
// one with hues rotated in OKLCH, where equal lightness preserves the contrast.

/** The colors of one palette: paper, ink and accent with their shades. */
type Chosen = Record<
  | "paper"
  | "white"
  | "shell"
  | "shellDeep"
  | "shellPale"
  | "blush"
  | "tray"
  | "ink"
  | "inkSoft"
  | "inkWarm"
  | "edge"
  | "hairline"
  | "hairlineDark"
  | "accent"
  | "accentDeep"
  | "accentTint"
  | "accentPale"
  | "accentFaded"
  | "peach"
  | "sand"
  | "footText",
  string
>;

/** The colors of badges and states, which are the same in every palette. */
const STATES = {
  amber: "#F0B04A",
  amberPale: "#F6C772",
  amberTint: "#FCEBC9",
  leaf: "#CFDDB4",
  leafTint: "#E7EEDA",
  ok: "#2C6143",
  err: "#A8320A",
  errTint: "#FBE6DA",
  errPale: "#FFF9F5",
  errDeep: "#8F2A08",
  warn: "#7A4A00",
} as const;

function palette(chosen: Chosen) {
  const { paper, ink } = chosen;
  return {
    ...chosen,
    ...STATES,
    hairlinePale: translucent(paper, 0.22),
    glass: translucent(paper, 0.84),
    glassSolid: translucent(paper, 0.94),
    scrim: translucent(ink, 0.52),
  };
}

/** Converts "#FBF6EF" at 0.84 to "rgb(251 246 239 / 0.84)". */
function translucent(hex: string, alpha: number): string {
  const channels = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return `rgb(${channels.join(" ")} / ${alpha})`;
}

export type Palette = ReturnType<typeof palette>;

export const PALETTES = {
  raspberry: palette({
    paper: "#FBF6EF",
    white: "#FFFDFA",
    shell: "#F4E9E0",
    shellDeep: "#F1E5DB",
    shellPale: "#F9F0E8",
    blush: "#F6DDD8",
    tray: "#F3DFD3",
    ink: "#2B1026",
    inkSoft: "#684C60",
    inkWarm: "#5C3B4C",
    edge: "#8F7386",
    hairline: "#E4D5CB",
    hairlineDark: "#DCC9BC",
    accent: "#B00D48",
    accentDeep: "#8A0836",
    accentTint: "#FCE4E8",
    accentPale: "#FFD9DF",
    accentFaded: "#C9B3B9",
    peach: "#E2A9A0",
    sand: "#D9B49C",
    footText: "#E5D6DF",
  }),
  forest: palette({
    paper: "#F7F7F0",
    white: "#FDFEFB",
    shell: "#EBECE1",
    shellDeep: "#E8E9DC",
    shellPale: "#F2F3E9",
    blush: "#DBE7DE",
    tray: "#E4E5D3",
    ink: "#092117",
    inkSoft: "#475C52",
    inkWarm: "#364D42",
    edge: "#6E8279",
    hairline: "#D9DACB",
    hairlineDark: "#CECFBC",
    accent: "#0A7341",
    accentDeep: "#065931",
    accentTint: "#E3EEE6",
    accentPale: "#D7EADD",
    accentFaded: "#B2BDB5",
    peach: "#A4C2AD",
    sand: "#BEC09C",
    footText: "#D4DED9",
  }),
  lagoon: palette({
    paper: "#F8F7F1",
    white: "#FEFDFB",
    shell: "#EEEBE3",
    shellDeep: "#EAE7DE",
    shellPale: "#F4F2EA",
    blush: "#D7E6ED",
    tray: "#E7E4D6",
    ink: "#081E2C",
    inkSoft: "#455967",
    inkWarm: "#344A59",
    edge: "#6D808E",
    hairline: "#DBD8CD",
    hairlineDark: "#D1CDBF",
    accent: "#016A87",
    accentDeep: "#015269",
    accentTint: "#DFEEF4",
    accentPale: "#D1E9F3",
    accentFaded: "#AEBCC2",
    peach: "#9BC0CF",
    sand: "#C4BDA2",
    footText: "#D3DCE4",
  }),
  violet: palette({
    paper: "#F8F6FA",
    white: "#FEFDFF",
    shell: "#EDE9F0",
    shellDeep: "#EAE5ED",
    shellPale: "#F3F0F6",
    blush: "#E6E0F4",
    tray: "#E7E1EC",
    ink: "#1E1632",
    inkSoft: "#58516D",
    inkWarm: "#49415F",
    edge: "#7E7894",
    hairline: "#DBD6DF",
    hairlineDark: "#D0CAD5",
    accent: "#733AB9",
    accentDeep: "#592C91",
    accentTint: "#EDE7FB",
    accentPale: "#E8DEFD",
    accentFaded: "#BCB6C9",
    peach: "#BFB0DF",
    sand: "#C3B7CD",
    footText: "#DBD9E7",
  }),
  terracotta: palette({
    paper: "#FCF6ED",
    white: "#FFFDFA",
    shell: "#F4EADC",
    shellDeep: "#F1E6D7",
    shellPale: "#F9F0E5",
    blush: "#F3DED6",
    tray: "#F1E1CB",
    ink: "#2C140C",
    inkSoft: "#685047",
    inkWarm: "#5A4037",
    edge: "#8F776E",
    hairline: "#E3D6C5",
    hairlineDark: "#DBCAB5",
    accent: "#A53C00",
    accentDeep: "#822E00",
    accentTint: "#FAE6DF",
    accentPale: "#FCDCD0",
    accentFaded: "#C8B5AE",
    peach: "#DDAD9A",
    sand: "#D7B78C",
    footText: "#E5D8D4",
  }),
  graphite: palette({
    paper: "#F7F7F5",
    white: "#FEFDFC",
    shell: "#ECEBE8",
    shellDeep: "#E8E7E4",
    shellPale: "#F3F2EF",
    blush: "#E2E4E6",
    tray: "#E5E3DE",
    ink: "#191C20",
    inkSoft: "#53565B",
    inkWarm: "#44474C",
    edge: "#7A7D82",
    hairline: "#D9D8D4",
    hairlineDark: "#CFCDC8",
    accent: "#46515C",
    accentDeep: "#333B44",
    accentTint: "#E9EBED",
    accentPale: "#E2E4E7",
    accentFaded: "#B8BABC",
    peach: "#B5BABE",
    sand: "#C0BCB3",
    footText: "#D9DBDD",
  }),
} as const satisfies Record<string, Palette>;

export type PaletteId = keyof typeof PALETTES;
export const PALETTE_IDS = [
  "raspberry",
  "forest",
  "lagoon",
  "violet",
  "terracotta",
  "graphite",
] as const satisfies PaletteId[];

export const DEFAULT_PALETTE: PaletteId = "raspberry";
