import { style, styleVariants } from "@vanilla-extract/css";
import { at, card, fill, from, stack, t, text } from "#web/ui/kit.ts";

/** The sign, on which a press opens the browser's own calendar. */
export const calendar = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: t.control.touch,
  height: t.control.touch,
  color: t.color.ink,
});
export const picker = style({
  ...fill,
  opacity: 0,
  cursor: "pointer",
  selectors: {
    // Chrome opens the calendar by its own sign alone.
    "&::-webkit-calendar-picker-indicator": {
      ...fill,
    },
  },
});

// "&&" overrides the field's own sizes, whatever the order of the stylesheets.
const compact = (rest: object = {}) => ({
  selectors: {
    "&&": {
      minHeight: t.control.touch,
      padding: "0.5rem 0.75rem",
      fontSize: t.size.sm,
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
  ...stack(6),
  paddingBlock: `${t.space.s5} ${t.space.s8}`,
  ...at(from.lg, {
    gridTemplateColumns: "23.5rem minmax(0, 1fr)",
    gap: t.space.s7,
    paddingTop: t.space.s6,
    alignItems: "start",
  }),
});

export const panel = style({
  minWidth: 0,
  padding: t.space.s5,
  ...card,
});
/** The title of a panel, and its state or its button. */
export const panelHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${t.space.s4}`,
});
export const panelTitle = style({
  fontSize: "1.375rem",
  lineHeight: 1.15,
  letterSpacing: 0,
});

export const checks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${t.space.s5}`,
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s2,
});

const status = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4em",
  minHeight: "26px",
  padding: "0.2em 0.7em",
  borderRadius: t.radius.full,
  ...text("xs", "strong"),
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
  ok: [status, { background: t.color.leafTint, color: t.color.ok }],
  low: [status, { background: t.color.amberTint, color: t.color.warn }],
  bad: [status, { background: t.color.errTint, color: t.color.errDeep }],
  off: [status, { background: t.color.shell, color: t.color.inkSoft }],
});

export const quiet = style({ color: t.color.inkSoft, maxWidth: "36rem" });
