import { style } from "@vanilla-extract/css";
import {
  color,
  font,
  from,
  radius,
  size,
  space,
  weight,
} from "../theme.css.ts";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space.s3,
  width: "100%",
  marginBottom: space.s3,
});
export const title = style({
  fontFamily: font.display,
  fontSize: size.d4,
  fontWeight: weight.display,
  lineHeight: 1.2,
  letterSpacing: "-0.01em",
});
export const count = style({
  fontSize: size.note,
  fontWeight: weight.strong,
  fontVariantNumeric: "tabular-nums",
  color: color.inkSoft,
  selectors: { "&[data-full]": { color: color.raspberry } },
});

/** Beside the title where there is room, else below it. */
export const limit = style({
  order: 3,
  flex: "1 1 100%",
  "@media": {
    [from.md]: { order: 0, flex: "0 1 auto", margin: "-0.4rem 0 -0.4rem auto" },
  },
  ":empty": { display: "none" },
});
export const limitText = style({
  display: "flex",
  alignItems: "center",
  gap: space.s2,
  padding: "0.4rem 0.8rem",
  borderRadius: radius.sm,
  background: color.amberTint,
  fontSize: size.note,
  lineHeight: 1.3,
});

const three = "repeat(3, minmax(0, 1fr))";
const four = "repeat(4, minmax(0, 1fr))";
export const tiles = style({
  display: "grid",
  gridTemplateColumns: three,
  gap: space.s2,
  "@media": {
    [from.xs]: { gridTemplateColumns: four, gap: space.s3 },
    // The options are a narrow pane from here on.
    [from.md]: { gridTemplateColumns: three },
    [from.lg]: { gridTemplateColumns: four },
  },
});
export const placeholder = style({
  aspectRatio: "0.95",
  borderRadius: radius.md,
});

export const notice = style({
  display: "grid",
  justifyItems: "start",
  gap: space.s3,
  color: color.inkSoft,
});
export const noticeTitle = style({
  color: color.ink,
  fontWeight: weight.strong,
});
