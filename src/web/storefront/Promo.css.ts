import { globalStyle, style } from "@vanilla-extract/css";
import * as field from "#web/ui/Pill.css.ts";
import {
  at,
  below,
  from,
  row,
  stack,
  t,
  text as textRule,
} from "#web/ui/kit.ts";

export const band = style({
  position: "relative",
  background: t.color.accent,
  color: t.color.white,
});

export const columns = style({
  ...stack(5),
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: "clamp(2.5rem, 6vw, 6rem)",
  ...at(from.lg, {
    gap: t.space.s6,
    gridTemplate:
      '"intro art" auto "actions art" auto / minmax(0, 5fr) minmax(0, 8fr)',
    alignContent: "center",
  }),
});
export const intro = style({
  ...at(from.lg, { gridArea: "intro" }),
});
export const actions = style({
  ...at(from.lg, { gridArea: "actions" }),
});

export const title = style({
  fontSize: t.size.promo,
  lineHeight: 0.94,
  letterSpacing: "-0.025em",
});

export const text = style({
  maxWidth: "27rem",
  marginTop: t.space.s5,
  fontSize: t.size.lead,
  lineHeight: 1.5,
});

export const off = style({
  marginBottom: t.space.s3,
  fontSize: "1.0625rem",
  fontWeight: t.weight.strong,
});
export const price = style(textRule("sm"));
globalStyle(`${price} > b`, { display: "block", fontWeight: t.weight.strong });
export const priceNote = style({ display: "block", fontSize: t.size.xs });

/** Narrow, the button is below the field. */
export const pill = style([
  field.pill,
  {
    flexWrap: "wrap",
    maxWidth: "32rem",
    padding: "5px",
    borderRadius: "32px",
  },
]);
export const nameInput = style([
  field.input,
  {
    flexBasis: "11rem",
    minHeight: "52px",
    fontSize: "1.125rem",
    fontWeight: t.weight.strong,
    letterSpacing: "0.06em",
    textOverflow: "ellipsis",
    "::placeholder": {
      fontSize: "1rem",
      fontWeight: t.weight.regular,
      letterSpacing: 0,
    },
    // On phones, focusing the field also scrolls the clip into view, above
    // title and text, so that both are visible above the on-screen keyboard.
    "@media": {
      [below.lg]: { scrollMarginTop: "calc(56.25vw + 9rem)" },
      "(max-width: 359px)": { flexBasis: "auto" },
    },
  },
]);
/** As wide as the pill where it does not fit beside the field. */
export const button = style({
  flex: "1 1 auto",
  minWidth: 0,
  paddingInline: "1.5em",
  ...at(from.xs, { flexGrow: 0 }),
});
export const error = style({
  ...row(2),
  // Reserves a line, so that the rest does not move when an error is shown.
  minHeight: "2rem",
  ...textRule("sm", "strong"),
});

export const art = style({
  position: "relative",
  // Reserves the shape of the drawing before it is rendered.
  aspectRatio: "16 / 9",
  minWidth: 0,
  // On phones it is first, under the teeth.
  order: -1,
  ...at(from.lg, {
    gridArea: "art",
    alignSelf: "center",
    margin: "-3.5vw -3.5vw -3.5vw 0",
  }),
});

/** Uploads of any shape are cropped; transparent ones have a background. */
export const photo = style({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  borderRadius: t.radius.md,
  background: t.color.shell,
});
export const plain = style({ width: "100%", height: "auto" });
