import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import {
  at,
  forced,
  from,
  narrow,
  stack as stackRule,
  t,
  text,
} from "#web/ui/kit.ts";

export const timeOffStack = style(stackRule(3));
/** A link at the end of a sentence. */
export const inline = style({
  minHeight: t.control.touch,
  marginBlock: "-0.7rem",
  ...text("strong", "ink"),
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
});
export const form = style(stackRule(4));
export const days = style({
  ...stackRule(4),
  alignItems: "start",
  // A date with its sign for the calendar takes 10.5rem.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
});

export const first = style(text("d3", "display"));
export const week = style({
  display: "grid",
  gap: `${t.space.s5} clamp(1.5rem, 4vw, 3.5rem)`,
  alignItems: "end",
  ...at(from.xs, { gridTemplateColumns: "auto minmax(0, 1fr)" }),
});
export const number = style({
  display: "block",
  ...text("display"),
  fontSize: "clamp(4rem, 3rem + 4vw, 6rem)",
  lineHeight: 0.9,
  letterSpacing: "-0.04em",
});
export const what = style({
  display: "block",
  marginTop: "0.9rem",
  fontWeight: t.weight.strong,
});
export const total = style(text("note", "soft"));
export const bars = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  gap: "clamp(4px, 0.8vw, 10px)",
});
export const day = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "end",
  gap: "0.4rem",
  textAlign: "center",
  ...text("xs", "soft", "digits"),
  selectors: {
    "&[data-today]": { ...text("strong", "ink") },
  },
});
export const bar = style({
  display: "block",
  minHeight: "6px",
  borderRadius: "5px 5px 99px 99px",
  background: t.color.blush,
  selectors: { "[data-today] > &": { background: t.color.accent } },
  ...forced({
    background: "CanvasText",
    selectors: { "[data-today] > &": { background: "Highlight" } },
  }),
});
// "Today" may be a little wider than its bar, on both sides.
export const name = style({ justifySelf: "center", whiteSpace: "nowrap" });

export const columns = style({
  ...stackRule(6),
  paddingBlock: `${t.space.s5} ${t.space.s8}`,
  ...at(from.lg, {
    gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)",
    paddingTop: t.space.s6,
    alignItems: "start",
  }),
});
export const boxes = style({ ...stackRule(5), minWidth: 0 });
export const stack = style({
  ...stackRule(4),
  marginTop: t.space.s4,
});
export const counts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "1px",
  overflow: "hidden",
  borderRadius: t.radius.sm,
  background: t.color.hairline,
  boxShadow: `0 0 0 1px ${t.color.hairline}`,
});
export const count = style({
  display: "flex",
  flexDirection: "column-reverse",
  // They have one width, and stand below each other where their words need
  // more.
  flex: "1 1 0",
  padding: `${t.space.s3} ${t.space.s4}`,
  background: t.color.white,
  ...forced({ outline: "1px solid CanvasText" }),
  selectors: { "&[data-bad]": { color: t.color.err } },
});
export const countName = style({
  ...text("xs", "soft"),
  selectors: { "[data-bad] > &": { color: t.color.err } },
});
export const countValue = style({
  fontSize: "1.75rem",
  ...text("strong", "digits"),
  lineHeight: 1.15,
  letterSpacing: "-0.02em",
});
const server = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5em",
  ...text("note", "strong"),
  "::before": {
    content: '""',
    width: "8px",
    height: "8px",
    borderRadius: "50%",
    background: "currentColor",
    forcedColorAdjust: "none",
  },
});
/** Whether mails go out: a dot and a text. */
export const serverStates = styleVariants({
  on: [server, { color: t.color.ok }],
  off: [server, { color: t.color.inkSoft }],
});
/** The last events, and when: one row each. */
export const time = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${t.space.s4}`,
  paddingBlock: t.space.s3,
  borderTop: `1px solid ${t.color.hairline}`,
  fontSize: t.size.sm,
});
export const timeName = style(text("soft"));
export const timeValue = style({
  display: "block",
  ...text("strong", "digits"),
  "::first-letter": { textTransform: "uppercase" },
});
export const note = style({
  ...text("xs", "soft"),
  lineHeight: 1.5,
});
export const error = style({
  fontFamily: "ui-monospace, Menlo, Consolas, monospace",
  fontSize: t.size.xs,
  lineHeight: 1.4,
});
export const test = style({
  ...stackRule(3),
  gridTemplateColumns: "minmax(0, 1fr)",
});
export const weekMail = style([
  test,
  {
    marginTop: t.space.s4,
    paddingTop: t.space.s4,
    borderTop: `1px solid ${t.color.hairline}`,
  },
]);
/** The sentence below the title of a box. */
export const explained = style({ marginTop: t.space.s2 });
export const lost = style({
  ...stackRule(3),
  gridTemplateColumns: "minmax(0, 1fr)",
  maxWidth: "34rem",
  marginTop: t.space.s4,
});
/** Field and button stand one below the other where their words are cut. */
export const lostField = style({
  ...narrow({
    selectors: { "&&": { flexDirection: "column", borderRadius: "28px" } },
  }),
});
globalStyle(`${lostField} > input`, {
  ...narrow({ flex: "none" }),
});
export const texts = style({
  ...stackRule(4),
  alignContent: "start",
});
export const title = style(text("d2"));
export const lead = style({
  maxWidth: "36rem",
  fontSize: t.size.lead,
  lineHeight: 1.5,
});
export const alarm = style({
  ...stackRule(3),
  paddingTop: t.space.s5,
});
