// The color of a resin by a word of the variant's title.
const RESIN: Record<string, string> = {
  honey: "#D98A22",
  amber: "#E39A2D",
  tortoise: "#6B3716",
  caramel: "#B7713A",
  rose: "#D77A8C",
  blush: "#F0B7B5",
  pink: "#E58AA5",
  raspberry: "#B00D48",
  red: "#B3202C",
  cherry: "#8E1230",
  peach: "#F2A680",
  coral: "#EC7A62",
  lemon: "#F1D85A",
  mint: "#A9D8C2",
  sage: "#A9B88A",
  moss: "#7FA06B",
  olive: "#8A8A4C",
  eucalyptus: "#8FB5A4",
  green: "#4F8A5B",
  teal: "#3E8C8C",
  sea: "#8CC5BE",
  blue: "#5E86C4",
  navy: "#27386E",
  lilac: "#B79BD0",
  lavender: "#A991CC",
  plum: "#6B2D5C",
  smoke: "#5B5560",
  black: "#231F24",
  white: "#F7F3EC",
  milk: "#F3EADD",
  pearl: "#EFE6DA",
  clear: "#E4EEF0",
  gold: "#C9A04A",
  silver: "#B9BDC4",
};

type Words = Readonly<Record<string, string>>;

const own = (words: Words, word: string): string | undefined =>
  Object.hasOwn(words, word) ? words[word] : undefined;

/**
 * Returns the color of the first resin in a title; undefined without one.
 * `words` are those of the shop's language, each with the English one.
 */
export function resinColor(title: string, words: Words): string | undefined {
  return title
    .normalize()
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => own(RESIN, own(words, word) ?? word))
    .find((color) => color !== undefined);
}
