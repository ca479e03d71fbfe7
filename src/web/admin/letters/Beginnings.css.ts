import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { toothColor, toothWidth } from "#web/ui/ScallopEdge.css.ts";
import {
  at,
  canHover,
  forced,
  from,
  grid,
  reducedMotion,
  stack,
  t,
  text,
} from "#web/ui/kit.ts";

export const lead = style({
  marginTop: t.space.s3,
  maxWidth: "44rem",
  ...text("lead", "soft"),
  lineHeight: 1.5,
});
export const list = style({
  ...stack(5),
  marginTop: t.space.s6,
  ...at(from.md, { ...grid("18rem", 6) }),
});

/** On phones the drawing is beside the words. */
export const beginning = style({
  ...stack(4),
  gridTemplateColumns: "min(8.5rem, 35vw) minmax(0, 1fr)",
  alignItems: "start",
  width: "100%",
  textAlign: "start",
  borderRadius: t.radius.md,
  "@media": {
    // Letters of twice the size have the line for themselves.
    "screen and (max-width: 20em)": { gridTemplateColumns: "minmax(0, 1fr)" },
    [from.md]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const tray = style({
  position: "relative",
  display: "block",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: t.radius.md,
  background: t.color.tray,
  ...forced({ border: "1px solid CanvasText" }),
  ...at(from.md, { aspectRatio: "5 / 4" }),
});
export const sheet = style({
  position: "absolute",
  insetInline: "12%",
  top: "11%",
  minHeight: "100%",
  overflow: "hidden",
  borderRadius: "4px 4px 0 0",
  background: t.color.white,
  boxShadow: t.shadow.raised,
  transition: `transform ${t.motion.base} ${t.motion.glide}`,
  "@media": {
    [from.md]: { insetInline: "17%" },
    [reducedMotion]: { transition: "none" },
  },
});
globalStyle(`${beginning}:is(:hover, :focus-visible) ${sheet}`, {
  ...at(`(prefers-reduced-motion: no-preference) and ${canHover}`, {
    transform: "translateY(-10px)",
  }),
});
export const shop = style({
  display: "block",
  padding: "0.7em 6% 0.5em",
  background: t.color.blush,
  ...text("display"),
  fontSize: "clamp(0.7rem, 0.5rem + 0.7vw, 1.15rem)",
  textAlign: "center",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const edge = style({
  display: "block",
  vars: { [toothColor]: t.color.blush, [toothWidth]: "clamp(8px, 1vw, 15px)" },
});
export const page = style({ display: "block", padding: "0.4rem 8% 2rem" });
export const subject = style({
  display: "block",
  marginBottom: "0.5rem",
  fontFamily: "Georgia, serif",
  fontWeight: t.weight.regular,
  fontSize: "clamp(0.8rem, 0.55rem + 0.75vw, 1.375rem)",
  lineHeight: 1.15,
  letterSpacing: "-0.02em",
});
export const line = style({
  display: "block",
  width: "92%",
  height: "5px",
  marginTop: "0.4rem",
  borderRadius: "3px",
  background: t.color.hairline,
  selectors: { "& + &": { width: "68%" } },
});
const pictureRow = style({
  display: "grid",
  gap: "8px",
  marginTop: "0.7rem",
});
export const pictures = styleVariants({
  pair: [pictureRow, { gridTemplateColumns: "1fr 1fr" }],
  one: [pictureRow],
});
globalStyle(`${pictureRow} > img`, {
  width: "100%",
  aspectRatio: "1",
  objectFit: "cover",
  borderRadius: "6px",
});
globalStyle(`${pictures.one} > img`, { aspectRatio: "16 / 10" });
export const day = style({
  display: "block",
  marginTop: "0.8rem",
  ...text("display"),
  color: t.color.accent,
  fontStyle: "normal",
  fontSize: "clamp(0.95rem, 0.6rem + 1.6vw, 2.25rem)",
  lineHeight: 1,
  letterSpacing: "-0.03em",
});

export const words = style({ display: "block", minWidth: 0 });
export const name = style({
  display: "block",
  ...text("display", "d3"),
  lineHeight: 1.15,
  letterSpacing: "-0.018em",
  textWrap: "balance",
});
globalStyle(`${beginning}:hover ${name}`, {
  ...at(canHover, {
    textDecoration: "underline",
    textDecorationColor: t.color.accent,
    textDecorationThickness: "1.5px",
    textUnderlineOffset: "0.18em",
  }),
});
export const about = style({
  display: "block",
  maxWidth: "24rem",
  marginTop: t.space.s1,
  ...text("body", "soft"),
  lineHeight: 1.45,
});

export const place = style({ position: "relative" });
export const menu = style({
  position: "absolute",
  insetInlineEnd: 0,
  top: "100%",
  zIndex: 2,
  display: "flex",
  flexDirection: "column",
  minWidth: "14rem",
  marginTop: t.space.s2,
  padding: t.space.s2,
  borderRadius: t.radius.md,
  background: t.color.white,
  boxShadow: t.shadow.raised,
  selectors: { "&[hidden]": { display: "none" } },
  ...forced({ border: "1px solid CanvasText" }),
});
export const choice = style({
  selectors: { "&&": { justifyContent: "flex-start", textAlign: "start" } },
});
