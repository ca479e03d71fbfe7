import { globalStyle, style } from "@vanilla-extract/css";
import { at, cluster, row as rowRule, stack, t, text } from "#web/ui/kit.ts";

export const page = style({ paddingBlock: `${t.space.s5} ${t.space.s8}` });
export const head = style(cluster(4));
export const title = style({ fontSize: t.size.d2, marginInlineEnd: "auto" });
export const section = style([
  text("d4", "display"),
  { marginTop: t.space.s6, paddingBottom: t.space.s3 },
]);
export const empty = style({ marginTop: t.space.s5, color: t.color.inkSoft });

export const more = style({
  marginInlineStart: "auto",
  ...text("sm", "strong"),
});
export const thumb = style({
  width: "72px",
  aspectRatio: "1",
  borderRadius: t.radius.sm,
  objectFit: "cover",
});
export const list = style({ borderTop: `1px solid ${t.color.hairlineDark}` });
export const item = style({
  ...stack(2),
  minHeight: "88px",
  paddingBlock: t.space.s4,
  borderBottom: `1px solid ${t.color.hairlineDark}`,
  // In em: a larger text gets the narrow rows.
  ...at("screen and (min-width: 56em)", {
    gridTemplateColumns:
      "minmax(8rem, 1fr) minmax(0, 2.6fr) minmax(0, 1.4fr) minmax(6rem, 0.8fr) auto",
    alignItems: "center",
    columnGap: t.space.s4,
  }),
});
export const code = style([
  text("lead", "strong", "anywhere"),
  { letterSpacing: "0.05em" },
]);
export const ended = style({ color: t.color.inkSoft });
export const what = style({ display: "block", ...text("strong") });
export const struck = style({ ...text("soft"), fontWeight: 400 });
export const small = style({
  display: "block",
  ...text("note", "soft"),
  "::first-letter": { textTransform: "uppercase" },
});
/** As `small`, a line that begins with a capital. */
export const time = style({
  display: "block",
  "::first-letter": { textTransform: "uppercase" },
});
export const state = style({ ...rowRule(2), ...text("sm") });
/** Decoration: the word beside it says the same. */
export const dot = style({
  flex: "none",
  width: "9px",
  height: "9px",
  border: `1.5px solid ${t.color.edge}`,
  borderRadius: t.radius.full,
  selectors: {
    "&[data-running]": {
      borderColor: t.color.ok,
      background: t.color.ok,
    },
  },
});
export const tools = style({ ...cluster(1), justifyContent: "flex-end" });

export const place = style({ position: "relative" });
// As wide as its longest line, with a code of 24 signs on a phone too.
export const menu = style({
  width: "max-content",
  maxWidth: "min(20rem, 85vw)",
});
export const tool = style({ selectors: { "&&": { textAlign: "start" } } });

export const form = style(stack(4));
export const pair = style({
  ...stack(4),
  ...at("screen and (min-width: 22.5em)", {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  }),
});
// The longest code is read beside the button, which keeps off the edges.
export const codeField = style({
  selectors: { "&&&": { paddingRight: "8.5rem" } },
});
export const makeUp = style({ marginInlineEnd: "6px" });
export const kinds = style(stack(2));
export const legend = style({
  padding: 0,
  marginBottom: t.space.s2,
  ...text("sm", "strong"),
});
export const kind = style({
  ...cluster(3),
  minHeight: "54px",
  padding: `${t.space.s2} ${t.space.s4}`,
  border: `1.5px solid ${t.color.edge}`,
  borderRadius: t.radius.md,
  selectors: {
    "&[data-chosen]": {
      borderColor: t.color.ink,
      outline: `1px solid ${t.color.ink}`,
      background: t.color.white,
    },
  },
});
export const kindName = style({
  ...rowRule(3),
  ...text("anywhere"),
  flex: "1 1 auto",
  maxWidth: "100%",
  cursor: "pointer",
});
export const radio = style({
  flex: "none",
  width: "22px",
  height: "22px",
  accentColor: t.color.ink,
});
export const value = style({ ...rowRule(2), width: "9rem" });
// The row says what it is.
globalStyle(`${value} label`, {
  position: "absolute",
  overflow: "hidden",
  width: "1px",
  height: "1px",
  clipPath: "inset(50%)",
});
globalStyle(`${value} > div`, { flex: "1 1 auto", minWidth: 0 });
export const back = style([
  text("lead", "display"),
  { marginBottom: t.space.s3, lineHeight: 1.35 },
]);
