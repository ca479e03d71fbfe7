import { globalStyle, style } from "@vanilla-extract/css";
import {
  at,
  byText,
  forced,
  overDrawing,
  row as rowRule,
  stack,
  t,
  text,
} from "#web/ui/kit.ts";

// Beside the orders, and larger for wet hands ("data-wet").
export const list = style({ minWidth: 0 });
const wet = (rule: string) => `${list}[data-wet] ${rule}`;

export const head = style(rowRule(2));
export const title = style({
  marginInlineEnd: "auto",
  ...text("d3", "display"),
  lineHeight: 1.2,
});
globalStyle(wet(title), {
  fontSize: "clamp(2rem, 1.7rem + 1.1vw, 2.75rem)",
  letterSpacing: "-0.026em",
});
export const count = style(text("note", "soft", "digits"));
globalStyle(`${list}:not([data-wet]) > ${head} > button`, {
  marginBlock: "-8px",
});
export const about = style({
  marginTop: "0.3rem",
  ...text("note", "soft"),
  lineHeight: 1.4,
});
globalStyle(wet(about), { fontSize: t.size.lead, lineHeight: 1.45 });
export const waiting = style({
  marginTop: t.space.s2,
  ...text("note", "strong"),
});

export const progress = style({
  position: "sticky",
  top: "64px",
  zIndex: 2,
  marginTop: t.space.s3,
  paddingBlock: "0.9rem 0.7rem",
  background: t.color.paper,
});
export const progressText = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  ...text("sm", "strong", "digits"),
});
export const undo = style({
  minWidth: t.control.touch,
  minHeight: t.control.touch,
  marginBlock: "-0.6rem",
  fontWeight: t.weight.strong,
  ":disabled": { color: t.color.edge, cursor: "default" },
});
export const bar = style({
  height: "8px",
  marginTop: "0.45rem",
  overflow: "hidden",
  borderRadius: "4px",
  background: t.color.hairlineDark,
  ...forced({ border: "1px solid CanvasText" }),
});
export const barDone = style({
  height: "100%",
  borderRadius: "4px",
  background: t.color.ink,
  ...forced({ background: "Highlight" }),
});

export const groups = style({});
globalStyle(wet(groups), {
  "@media": {
    [byText.md]: {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      gap: "0 clamp(2rem, 5vw, 5rem)",
      alignItems: "start",
    },
  },
});
export const group = style({ marginTop: t.space.s4 });
globalStyle(wet(group), { marginTop: t.space.s6 });
export const legend = style({
  marginBottom: "0.15rem",
  padding: 0,
  ...text("note", "strong"),
});
globalStyle(wet(legend), {
  ...text("d4", "display"),
  lineHeight: 1.2,
  letterSpacing: "-0.012em",
});

export const input = style(overDrawing);
export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "34px minmax(0, 1fr) auto 26px",
  gap: t.space.s3,
  alignItems: "center",
  minHeight: t.control.touch,
  borderBottom: `1px solid ${t.color.hairline}`,
  ...text("sm", "anywhere"),
  lineHeight: 1.3,
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&[data-picked]": text("soft"),
    "&:focus-within": { zIndex: 1 },
  },
});
globalStyle(wet(row), {
  gridTemplateColumns: "56px minmax(0, 1fr) auto 40px",
  gap: t.space.s4,
  minHeight: "76px",
  fontSize: "1.1875rem",
});
export const picture = style({
  display: "grid",
  width: "34px",
  height: "34px",
  overflow: "hidden",
  borderRadius: "50%",
  selectors: {
    '&[data-kind="clip"]': { borderRadius: "8px" },
    '&[data-kind="charm"]': { borderRadius: 0 },
    "[data-picked] > &": { opacity: 0.4 },
  },
});
globalStyle(wet(picture), { width: "56px", height: "56px" });
export const pictureFrame = style({});
globalStyle(`${picture}[data-kind="charm"] > ${pictureFrame}`, {
  background: "none",
});
// A resin is seen in its middle, without the outline of the clip.
globalStyle(`${picture}[data-kind="resin"] img`, {
  transform: "scale(2.4)",
  transformOrigin: "50% 46%",
});
export const number = style(text("strong", "digits"));
globalStyle(wet(number), { fontSize: "1.375rem" });
const focused = {
  outline: `2.5px solid ${t.color.ink}`,
  outlineOffset: "3px",
};
export const tick = style({
  display: "grid",
  placeItems: "center",
  width: "26px",
  height: "26px",
  border: `1.5px solid ${t.color.edge}`,
  borderRadius: "50%",
  background: t.color.white,
  selectors: {
    "&[data-picked]": {
      borderColor: t.color.ink,
      background: t.color.ink,
      color: t.color.paper,
    },
    [`${input}:focus-visible ~ &`]: focused,
  },
  ...forced({
    selectors: {
      "&[data-picked]": { background: "Highlight", color: "HighlightText" },
    },
  }),
});
globalStyle(wet(tick), { width: "40px", height: "40px" });
export const tickIcon = style({
  width: "16px",
  height: "16px",
  strokeWidth: 2.6,
});
globalStyle(wet(tickIcon), { width: "22px", height: "22px" });

export const beads = style({
  ...stack(1),
  gridTemplateColumns: "repeat(auto-fill, minmax(44px, 1fr))",
  gap: "6px",
  paddingBlock: "0.35rem",
});
globalStyle(wet(beads), {
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: "10px",
  ...at(byText.md, { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" }),
});
export const bead = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minHeight: "48px",
  fontWeight: t.weight.bold,
  lineHeight: 1,
  cursor: "pointer",
  touchAction: "manipulation",
});
globalStyle(wet(bead), { minHeight: "80px", fontSize: "1.5rem" });
export const beadFace = style({
  display: "grid",
  placeItems: "center",
  width: "40px",
  height: "40px",
  borderRadius: "50%",
  backgroundPosition: "center",
  backgroundSize: "104%",
  filter: "drop-shadow(0 1px 2px rgb(43 16 38 / 0.28))",
  forcedColorAdjust: "none",
  color: "#2b1026",
  selectors: {
    "[data-picked] > &": { opacity: 0.45, filter: "none" },
    [`${input}:focus-visible + &`]: focused,
  },
});
globalStyle(wet(beadFace), { width: "68px", height: "68px" });
const onBead = {
  position: "absolute",
  insetInlineEnd: "calc(50% - 26px)",
  bottom: 0,
} as const;
export const beadCount = style({
  ...onBead,
  minWidth: "22px",
  padding: "0.22rem 0.3rem",
  borderRadius: t.radius.full,
  background: t.color.ink,
  color: t.color.paper,
  fontSize: "0.75rem",
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});
globalStyle(wet(beadCount), {
  minWidth: "32px",
  padding: "0.3rem 0.5rem",
  fontSize: "1rem",
  insetInlineEnd: "calc(50% - 42px)",
});
globalStyle(`${bead} > ${tick}`, { ...onBead, width: "22px", height: "22px" });
globalStyle(wet(`${bead} > ${tick}`), {
  width: "32px",
  height: "32px",
  insetInlineEnd: "calc(50% - 42px)",
});
globalStyle(`${bead} ${tickIcon}`, { width: "13px", height: "13px" });
globalStyle(wet(`${bead} ${tickIcon}`), { width: "19px", height: "19px" });
