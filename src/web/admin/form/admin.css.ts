import { style, styleVariants } from "@vanilla-extract/css";
import { forcedColors, from } from "#web/ui/theme/media.ts";
import {
  color,
  control,
  radius,
  size,
  space,
  weight,
} from "#web/ui/theme/theme.css.ts";

// "&&" overrides the field's own sizes, whatever the order of the stylesheets.
const compact = (rest: object = {}) => ({
  selectors: {
    "&&": {
      minHeight: control.touch,
      padding: "0.5rem 0.75rem",
      fontSize: size.sm,
      ...rest,
    },
  },
  // Below 16 px a phone would zoom into the field.
  "@media": {
    "(pointer: coarse)": { selectors: { "&&": { fontSize: "1rem" } } },
  },
});

/** Fields of the panel are lower than those of the shop. */
export const compactField = style(compact());
export const compactArea = style(compact({ minHeight: "88px" }));
export const priceField = style(compact({ paddingLeft: "1.9rem" }));

/** From 1024 px on, form and list are beside each other. */
export const columns = style({
  display: "grid",
  gap: space.s6,
  paddingBlock: `${space.s5} ${space.s8}`,
  "@media": {
    [from.lg]: {
      gridTemplateColumns: "23.5rem minmax(0, 1fr)",
      gap: space.s7,
      paddingTop: space.s6,
      alignItems: "start",
    },
  },
});

export const panel = style({
  minWidth: 0,
  padding: space.s5,
  borderRadius: radius.md,
  background: color.white,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  "@media": { [forcedColors]: { border: "1px solid CanvasText" } },
});
/** The title of a panel, and its state or its button. */
export const panelHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space.s4}`,
});
export const panelTitle = style({
  fontSize: "1.375rem",
  lineHeight: 1.15,
  letterSpacing: 0,
});

export const checks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.s5}`,
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s2,
});

const status = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4em",
  minHeight: "26px",
  padding: "0.2em 0.7em",
  borderRadius: radius.full,
  fontSize: size.xs,
  fontWeight: weight.strong,
  whiteSpace: "nowrap",
  "::before": {
    content: '""',
    width: "7px",
    height: "7px",
    borderRadius: "50%",
    background: "currentColor",
  },
});
/** A state: a dot and a text. */
export const statuses = styleVariants({
  ok: [status, { background: color.leafTint, color: color.ok }],
  low: [status, { background: color.amberTint, color: color.warn }],
  bad: [status, { background: color.errTint, color: color.errDeep }],
  off: [status, { background: color.shell, color: color.inkSoft }],
});

const notice = style({
  display: "flex",
  gap: "0.7rem",
  padding: "0.8rem 0.9rem",
  borderRadius: radius.sm,
  fontSize: size.note,
  lineHeight: 1.45,
  overflowWrap: "anywhere",
  "@media": { [forcedColors]: { border: "1px solid CanvasText" } },
});
export const notices = styleVariants({
  bad: [notice, { background: color.errTint }],
  warning: [notice, { background: color.amberTint }],
});
export const noticeIcon = styleVariants({
  bad: { marginTop: "0.1em", color: color.err },
  warning: { marginTop: "0.1em", color: color.warn },
});
export const noticeBody = style({
  display: "grid",
  gap: space.s2,
  minWidth: 0,
  flex: 1,
});

export const quiet = style({ color: color.inkSoft, maxWidth: "36rem" });
