import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { forced, hover, t } from "#web/ui/kit.ts";

const backgroundColor = createVar();
const text = createVar();
const border = createVar();

const base = style({
  vars: { [border]: backgroundColor },
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.6em",
  padding: "0.7em 1.6em",
  border: `1.5px solid ${border}`,
  borderRadius: t.radius.full,
  background: backgroundColor,
  color: text,
  fontWeight: t.weight.strong,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  transitionProperty: "background, color, border-color, transform",
  transitionDuration: t.motion.fast,
  ":active": { transform: "translateY(1px)" },
  selectors: {
    "&:disabled": {
      vars: {
        [backgroundColor]: t.color.shell,
        [text]: t.color.inkSoft,
        [border]: t.color.shell,
      },
      cursor: "not-allowed",
      transform: "none",
    },
    '&[aria-disabled="true"]': {
      vars: {
        [backgroundColor]: t.color.inkSoft,
        [text]: t.color.white,
        [border]: t.color.inkSoft,
      },
      cursor: "progress",
      transform: "none",
    },
  },
  ...forced({ borderColor: "ButtonText" }),
});

const colors = (bg: string, fg: string, edge: string = backgroundColor) => ({
  vars: { [backgroundColor]: bg, [text]: fg, [border]: edge },
});
// One list in `:not` would be written three times, for browsers before 2021.
const HOVERED = '&:hover:not(:disabled):not([aria-disabled="true"])';
const hovered = (style: ReturnType<typeof colors>) => ({
  ...hover(style, HOVERED),
});

export const kinds = styleVariants({
  primary: [
    base,
    {
      ...colors(t.color.accent, t.color.white),
      ...hovered(colors(t.color.accentDeep, t.color.white)),
    },
  ],
  ink: [
    base,
    {
      ...colors(t.color.ink, t.color.paper),
      ...hovered(colors(t.color.accent, t.color.white)),
    },
  ],
  line: [
    base,
    {
      ...colors("transparent", t.color.ink, t.color.ink),
      ...hovered(colors(t.color.ink, t.color.paper, t.color.ink)),
    },
  ],
  /** Like `line`, for a dark background. */
  lineLight: [
    base,
    {
      ...colors("transparent", t.color.white, t.color.white),
      ...hovered(colors(t.color.paper, t.color.ink, t.color.paper)),
    },
  ],
  quiet: [
    base,
    {
      ...colors("transparent", t.color.ink, "transparent"),
      paddingInline: "1em",
      ...hovered(colors(t.color.shell, t.color.ink, t.color.shell)),
    },
  ],
  /** Suits a secondary button on a colored background. */
  pale: [
    base,
    {
      ...colors(t.color.paper, t.color.ink, t.color.hairlineDark),
      ...hovered(colors(t.color.white, t.color.ink, t.color.ink)),
    },
  ],
  light: [
    base,
    {
      ...colors(t.color.paper, t.color.ink),
      ...hovered(colors(t.color.amberPale, t.color.ink)),
    },
  ],
});

export const sizes = styleVariants({
  small: {
    minHeight: t.control.touch,
    paddingInline: "1.15em",
    fontSize: t.size.note,
  },
  medium: { minHeight: t.control.medium, fontSize: t.size.sm },
  large: {
    minHeight: t.control.large,
    paddingInline: "2em",
    fontSize: "1.0625rem",
  },
});

export const block = style({ width: "100%" });
