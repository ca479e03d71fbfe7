import type { MailPicture } from "#server/mail/mail.ts";
import {
  DEFAULT_PALETTE,
  type Palette,
  PALETTES,
} from "#shared/site/palettes.ts";

export const DISPLAY = "Georgia,'Times New Roman',serif";
export const TEXT = "'Helvetica Neue',Helvetica,Arial,sans-serif";

/** The pictures of a mail's head, where they could be drawn. */
type HeadPictures = {
  /** The shop's name as its pages draw it. */
  name?: MailPicture | undefined;
  teeth?: MailPicture | undefined;
};

/**
 * The colors and the head of a shop's mails. Mail programs support neither style
 * sheets nor custom properties, so every style attribute contains its colors.
 */
export type MailTheme = {
  palette: Palette;
  head: HeadPictures;
  /** Between a label and what follows it. */
  colon: string;
};

/** The theme of a shop that has not chosen its colors and has no head drawn. */
export const PLAIN_THEME: MailTheme = {
  palette: PALETTES[DEFAULT_PALETTE],
  head: {},
  colon: ": ",
};

/** The pictures that a mail with this theme brings along. */
export const headPictures = ({ head }: Pick<MailTheme, "head">) =>
  [head.name, head.teeth].filter((picture) => picture !== undefined);

/** The names of a mail's classes, by what they color. */
export const CLASS = {
  ground: "bg",
  card: "cd",
  box: "sh",
  text: "in",
  note: "so",
  line: "ln",
  link: "li",
} as const;

/** The colors of a mail in dark mode, by the class of what has them. */
export function darkColors({
  ink,
  paper,
  footText,
  accent,
  accentPale,
}: Palette) {
  return {
    ground: mix(ink, "#000000", 0.35),
    card: ink,
    box: mix(ink, paper, 0.07),
    text: paper,
    note: footText,
    line: mix(ink, paper, 0.22),
    link: mix(accentPale, accent, 0.2),
  } satisfies Record<keyof typeof CLASS, string>;
}

/** Mixes two colors such as "#2B1026": 0 is all the first, 1 all the second. */
function mix(first: string, second: string, share: number): string {
  const channel = (color: string, at: number) =>
    Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => {
    const from = channel(first, at);
    const value = Math.round(from + (channel(second, at) - from) * share);
    return value.toString(16).padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}

/** Narrow screens and dark mode, for the programs that read a style sheet. */
export function styleSheet({ palette }: MailTheme): string {
  const dark = darkColors(palette);
  const grounds = (["ground", "card", "box"] as const).map(
    (name) => `.${CLASS[name]}{background:${dark[name]}!important}`,
  );
  const texts = (["text", "note", "link"] as const).map(
    (name) => `.${CLASS[name]}{color:${dark[name]}!important}`,
  );
  const line = `.${CLASS.line}{border-color:${dark.line}!important}`;
  return `@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.h1{font-size:32px!important}.btn,.btn td,.btn a{display:block!important;width:auto!important}.col{display:block!important;width:100%!important;padding-left:0!important;padding-right:0!important}}
@media (prefers-color-scheme:dark){${[...grounds, ...texts, line].join("")}}`;
}
