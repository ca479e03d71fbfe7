import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import {
  at,
  below,
  besidePrice,
  canHover,
  forced,
  forcedColors,
  from,
  overDrawing,
  priceBeside,
  pricedRow,
  reducedMotion,
  stack,
  t,
  text,
} from "#web/ui/kit.ts";
import { TOAST_ATTRIBUTE, TOAST_HEIGHT } from "#web/ui/toast-place.ts";

const fieldGap = "1rem";

export const formPane = style({
  // What is hidden or drawn over within it scrolls with it.
  position: "relative",
  padding: `0 ${t.space.s5} ${t.space.s6}`,
  "@media": {
    [from.sm]: { paddingInline: t.space.s6 },
    [from.lg]: {
      overflow: "auto",
      overscrollBehavior: "contain",
      scrollbarWidth: "thin",
      scrollbarColor: `${t.color.edge} transparent`,
      // The room of a notification, which stands over this pane.
      selectors: {
        [`:root[${TOAST_ATTRIBUTE}] &`]: {
          marginBottom: `var(${TOAST_HEIGHT}, 0px)`,
        },
      },
    },
  },
});
globalStyle(`${formPane} :is(input, select)`, { minHeight: "52px" });

export const contact = style({});
// Email and phone stand beside each other.
globalStyle(`${contact} > div`, {
  gap: fieldGap,
  paddingBottom: 0,
  ...at(from.xs, { gridTemplateColumns: "1fr 1fr" }),
});
globalStyle(`${contact} > div > :first-child`, {
  ...at(from.xs, { gridColumn: "1 / -1" }),
});
// The suggested address stands below both.
globalStyle(`${contact} > div > [role=status]`, {
  order: 1,
  gridColumn: "1 / -1",
});

export const group = style({ marginTop: t.space.s6 });
export const legend = style({
  padding: 0,
  marginBottom: t.space.s3,
  ...text("d4", "display"),
  lineHeight: 1.2,
  letterSpacing: "-0.012em",
});

export const options = style(stack(2));
const dotSize = "22px";
const dotGap = "0.8rem";
export const option = style({
  textAlign: "left",
  position: "relative",
  ...pricedRow,
  gap: `0.15rem ${dotGap}`,
  alignItems: "start",
  padding: "0.85rem 1rem",
  borderRadius: t.radius.md,
  boxShadow: `inset 0 0 0 1px ${t.color.edge}`,
  fontSize: t.size.sm,
  lineHeight: 1.4,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": {
      background: t.color.white,
      color: t.color.ink,
      boxShadow: `inset 0 0 0 2px ${t.color.ink}`,
    },
    "&:has(:focus-visible)": {
      outline: `2.5px solid ${t.color.ink}`,
      outlineOffset: "3px",
    },
    "&:has(:disabled)": { cursor: "default", opacity: 0.6 },
  },
  "@media": {
    [canHover]: {
      selectors: {
        "&:hover:not(:has(:checked))": {
          boxShadow: `inset 0 0 0 1px ${t.color.ink}`,
        },
      },
    },
    [forcedColors]: {
      border: "1px solid ButtonText",
      selectors: {
        "&:has(:checked)": { border: "3px solid Highlight" },
      },
    },
  },
});
export const radio = style(overDrawing);
// The border is the drawing: a thick one leaves a light dot.
export const dot = style({
  flex: "none",
  width: dotSize,
  height: dotSize,
  borderRadius: "50%",
  border: `1.5px solid ${t.color.edge}`,
  background: t.color.white,
  selectors: {
    [`${radio}:checked + &`]: { border: `7px solid ${t.color.ink}` },
  },
  ...forced({
    selectors: { [`${radio}:checked + &`]: { borderColor: "Highlight" } },
  }),
});
export const optionName = style({
  ...besidePrice,
  fontWeight: t.weight.strong,
});
export const optionPrice = style({
  ...priceBeside,
  fontWeight: t.weight.strong,
});
export const optionNote = style({
  flex: "1 0 100%",
  paddingInlineStart: `calc(${dotSize} + ${dotGap})`,
  ...text("note", "soft", "anywhere"),
});

const unfold = keyframes({
  from: { opacity: 0, transform: "translateY(-8px)" },
});
const unfolding = {
  animation: `${unfold} ${t.motion.base} ${t.motion.glide}`,
  ...at(reducedMotion, { animation: "none" }),
} as const;

const address = style({
  ...unfolding,
  display: "grid",
  gap: fieldGap,
  marginTop: t.space.s4,
});
globalStyle(`${address} > *`, { gridColumn: "1 / -1" });
const columns = (gridTemplateColumns: string) =>
  style([address, { ...at(from.xs, { gridTemplateColumns }) }]);
/**
 * Sorted by where the country has the postal code, which needs the least room.
 */
export const addresses = {
  codeFirst: columns("8.5rem minmax(0, 1fr)"),
  codeLast: columns("minmax(0, 1fr) 8.5rem"),
};
/** A field that shares its row with another. */
export const beside = style({
  ...at(from.xs, { selectors: { [`${address} > &`]: { gridColumn: "auto" } } }),
});

export const gift = style({
  ...unfolding,
  display: "grid",
  gap: t.space.s2,
  marginTop: t.space.s2,
  marginBottom: t.space.s4,
});

export const more = style({
  display: "inline-flex",
  justifySelf: "start",
  alignItems: "center",
  gap: t.space.s2,
  minHeight: t.control.touch,
  marginInlineStart: "-0.35rem",
  paddingInline: "0.35rem",
  borderRadius: t.radius.full,
  ...text("sm", "strong"),
  textAlign: "start",
  "@media": {
    [canHover]: { ":hover": { color: t.color.accent } },
    [below.xs]: { paddingBlock: t.space.s1 },
  },
});
