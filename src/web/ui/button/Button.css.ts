import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { canHover, forcedColors } from "#web/ui/theme/media.ts";
import { motion } from "#web/ui/theme/motion.ts";
import {
  color,
  control,
  radius,
  size,
  weight,
} from "#web/ui/theme/theme.css.ts";

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
  borderRadius: radius.full,
  background: backgroundColor,
  color: text,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  transitionProperty: "background, color, border-color, transform",
  transitionDuration: motion.fast,
  ":active": { transform: "translateY(1px)" },
  selectors: {
    "&:disabled": {
      vars: {
        [backgroundColor]: color.shell,
        [text]: color.inkSoft,
        [border]: color.shell,
      },
      cursor: "not-allowed",
      transform: "none",
    },
    '&[aria-disabled="true"]': {
      vars: {
        [backgroundColor]: color.inkSoft,
        [text]: color.white,
        [border]: color.inkSoft,
      },
      cursor: "progress",
      transform: "none",
    },
  },
  "@media": { [forcedColors]: { borderColor: "ButtonText" } },
});

const colors = (bg: string, fg: string, edge: string = backgroundColor) => ({
  vars: { [backgroundColor]: bg, [text]: fg, [border]: edge },
});
// One list in `:not` would be written three times, for browsers before 2021.
const HOVERED = '&:hover:not(:disabled):not([aria-disabled="true"])';
const hovered = (style: ReturnType<typeof colors>) => ({
  "@media": { [canHover]: { selectors: { [HOVERED]: style } } },
});

export const kinds = styleVariants({
  primary: [
    base,
    {
      ...colors(color.accent, color.white),
      ...hovered(colors(color.accentDeep, color.white)),
    },
  ],
  ink: [
    base,
    {
      ...colors(color.ink, color.paper),
      ...hovered(colors(color.accent, color.white)),
    },
  ],
  line: [
    base,
    {
      ...colors("transparent", color.ink, color.ink),
      ...hovered(colors(color.ink, color.paper, color.ink)),
    },
  ],
  /** Like `line`, for a dark background. */
  lineLight: [
    base,
    {
      ...colors("transparent", color.white, color.white),
      ...hovered(colors(color.paper, color.ink, color.paper)),
    },
  ],
  quiet: [
    base,
    {
      ...colors("transparent", color.ink, "transparent"),
      paddingInline: "1em",
      ...hovered(colors(color.shell, color.ink, color.shell)),
    },
  ],
  /** For a secondary button on a colored background. */
  pale: [
    base,
    {
      ...colors(color.paper, color.ink, color.hairlineDark),
      ...hovered(colors(color.white, color.ink, color.ink)),
    },
  ],
  light: [
    base,
    {
      ...colors(color.paper, color.ink),
      ...hovered(colors(color.amberPale, color.ink)),
    },
  ],
});

export const sizes = styleVariants({
  small: {
    minHeight: control.touch,
    paddingInline: "1.15em",
    fontSize: size.note,
  },
  medium: { minHeight: control.medium, fontSize: size.sm },
  large: {
    minHeight: control.large,
    paddingInline: "2em",
    fontSize: "1.0625rem",
  },
});

export const block = style({ width: "100%" });
