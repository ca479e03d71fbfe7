import { globalStyle, style } from "@vanilla-extract/css";
import {
  at,
  below,
  canHover,
  card,
  cluster,
  forced,
  forcedColors,
  from,
  narrow,
  row as rowRule,
  stack as stackRule,
  t,
  text as textRule,
} from "#web/ui/kit.ts";

const beside = "screen and (min-width: 75em)";

export const page = style({ paddingBlock: `${t.space.s5} ${t.space.s8}` });
export const head = style(cluster(4));
export const title = style({ fontSize: t.size.d2, marginRight: "auto" });
export const count = style({
  minHeight: t.control.touch,
  color: t.color.inkSoft,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});

export const columns = style({
  ...stackRule(5),
  marginTop: t.space.s4,
  "@media": {
    [from.md]: {
      gridTemplateColumns: "minmax(0, 1fr) min(24rem, 50%)",
      alignItems: "start",
    },
    [beside]: {
      gridTemplateColumns: "min(15rem, 22%) minmax(0, 1fr) min(26rem, 38%)",
      gap: t.space.s6,
    },
  },
});

export const list = style({
  minWidth: 0,
  "@media": {
    [from.md]: { gridColumn: "1 / -1" },
    [beside]: { gridColumn: "auto" },
  },
});
export const item = style({
  display: "grid",
  width: "100%",
  padding: "0.75rem 0.9rem",
  borderRadius: t.radius.sm,
  textAlign: "start",
  lineHeight: 1.35,
  ...textRule("xs", "soft", "anywhere"),
  selectors: {
    "&[aria-current]": {
      background: t.color.white,
      boxShadow: `inset 0 0 0 1px ${t.color.hairline}`,
    },
  },
  "@media": {
    [canHover]: { ":hover": { background: t.color.shell } },
    [forcedColors]: {
      selectors: { "&[aria-current]": { border: "2px solid Highlight" } },
    },
  },
});
globalStyle(`${item} strong`, textRule("sm", "strong", "ink"));

export const editor = style({
  minWidth: 0,
  display: "grid",
  ...card,
});
export const subject = style({
  width: "100%",
  padding: `${t.space.s5} ${t.space.s5} ${t.space.s4}`,
  border: 0,
  borderBottom: `1px solid ${t.color.hairline}`,
  borderRadius: `${t.radius.md} ${t.radius.md} 0 0`,
  background: "transparent",
  ...textRule("display", "ink"),
  fontSize: "clamp(1.5rem, 1.3rem + 1vw, 2.1rem)",
  lineHeight: 1.15,
  letterSpacing: "-0.02em",
});
export const inset = style({ padding: `${t.space.s3} ${t.space.s5}` });

export const text = style({
  ...stackRule(3),
  alignContent: "start",
  padding: t.space.s5,
});
export const area = style({
  display: "block",
  width: "100%",
  minHeight: "1.65em",
  padding: 0,
  border: 0,
  resize: "none",
  overflow: "hidden",
  background: "transparent",
  ...textRule("body", "ink"),
  lineHeight: 1.65,
  selectors: { "&[data-last]": { minHeight: "12rem" } },
});
export const row = style({
  minWidth: 0,
  margin: 0,
  border: 0,
  display: "flex",
  alignItems: "center",
  gap: "0.9rem",
  padding: "0.5rem",
  borderRadius: t.radius.sm,
  background: t.color.paper,
  boxShadow: `inset 0 0 0 1px ${t.color.hairline}`,
  fontSize: t.size.note,
  lineHeight: 1.35,
});
export const thumb = style({
  flex: "none",
  width: "56px",
  height: "56px",
  borderRadius: "7px",
  objectFit: "cover",
});
export const rowText = style({
  display: "grid",
  flex: 1,
  minWidth: 0,
  ...textRule("soft", "anywhere"),
});
globalStyle(`${rowText} strong`, textRule("strong", "ink"));
export const alt = style({
  width: "100%",
  minHeight: "1.75rem",
  padding: 0,
  border: 0,
  borderBottom: `1px solid ${t.color.hairlineDark}`,
  background: "transparent",
  ...textRule("note", "ink"),
  // Below 16 px a phone would zoom into the field.
  "@media": { "(pointer: coarse)": { fontSize: "1rem" } },
});
export const rowActions = style({ display: "flex", flex: "none" });

export const foot = style({
  ...stackRule(3),
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  padding: `${t.space.s4} ${t.space.s5}`,
  borderTop: `1px solid ${t.color.hairline}`,
});
globalStyle(`${foot} > div`, { gridColumn: "1 / -1" });
export const address = style(textRule("note", "soft", "anywhere"));
/** Fills its rows, in which as many stand as their words allow. */
export const sends = style({
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s2,
  ...at(beside, { justifyContent: "flex-end" }),
});
globalStyle(`${sends} > button`, {
  flex: "1 0 auto",
  ...at(beside, { flexGrow: 0 }),
});
globalStyle(`${sends} > :first-child`, {
  ...narrow({ flexBasis: "100%" }),
});
export const sending = style(stackRule(3));
export const bar = style({
  width: "100%",
  height: "8px",
  accentColor: t.color.accent,
});

export const preview = style({
  minWidth: 0,
  overflow: "hidden",
  borderRadius: t.radius.md,
  background: t.color.shell,
  boxShadow: `inset 0 0 0 1px ${t.color.hairline}`,
});
export const previewHead = style({
  ...cluster(2),
  justifyContent: "space-between",
  padding: "0.4rem 0.5rem 0.4rem 1rem",
  ...textRule("note", "strong"),
});
export const views = style({
  display: "inline-flex",
  padding: "3px",
  borderRadius: t.radius.full,
  background: t.color.hairline,
});
export const view = style({
  minHeight: "40px",
  paddingInline: "0.85rem",
  borderRadius: t.radius.full,
  ...textRule("xs", "strong"),
  selectors: {
    '&[aria-pressed="true"]': {
      background: t.color.white,
      boxShadow: t.shadow.raised,
    },
  },
  ...forced({
    selectors: {
      '&[aria-pressed="true"]': { outline: "2px solid Highlight" },
    },
  }),
});
export const inbox = style({
  display: "flex",
  gap: t.space.s2,
  margin: `0 ${t.space.s3} ${t.space.s3}`,
  padding: "0.6rem 0.8rem",
  borderRadius: t.radius.sm,
  background: t.color.white,
  ...textRule("xs", "soft"),
  whiteSpace: "nowrap",
  overflow: "hidden",
});
globalStyle(`${inbox} strong`, {
  flex: "none",
  maxWidth: "60%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  color: t.color.ink,
});
globalStyle(`${inbox} span`, { overflow: "hidden", textOverflow: "ellipsis" });
export const frameRoom = style({ overflow: "hidden" });
export const frame = style({
  display: "block",
  border: 0,
  transformOrigin: "0 0",
  marginInline: "auto",
});
export const paper = style({ padding: t.space.s5, background: t.color.paper });

export const clips = style(stackRule(2));
export const clip = style({
  justifyContent: "flex-start",
  gap: t.space.s3,
  textAlign: "start",
});
export const stack = style(stackRule(4));
export const pair = style({
  ...stackRule(4),
  gridTemplateColumns: "1fr 1fr",
  ...at(below.xs, { gridTemplateColumns: "1fr" }),
});
export const note = style(textRule("note", "soft"));
export const subtitle = style(textRule("d4"));
export const subscribers = style({ maxHeight: "18rem", overflowY: "auto" });
export const subscriber = style({
  ...rowRule(3),
  justifyContent: "space-between",
  minHeight: t.control.touch,
  borderBottom: `1px solid ${t.color.hairline}`,
  selectors: { "&[data-asks]": { display: "block" } },
});
export const takeOff = style({
  ...cluster(2),
  paddingBottom: t.space.s3,
});
export const subscriberText = style({
  display: "grid",
  minWidth: 0,
  paddingBlock: t.space.s2,
  overflowWrap: "anywhere",
});
