import { globalStyle, style } from "@vanilla-extract/css";
import { t, text as textRule } from "#web/ui/kit.ts";

export const text = style({
  maxWidth: "40rem",
  marginTop: t.space.s6,
  lineHeight: 1.65,
  overflowWrap: "anywhere",
});

const inside = (elements: string) => `${text} :is(${elements})`;

globalStyle(`${text} > * + *`, { marginTop: t.space.s4 });
globalStyle(inside("h2, h3, h4, h5, h6"), {
  fontSize: t.size.d3,
  marginTop: t.space.s7,
});
// What follows a heading belongs to it.
globalStyle(`${text} > :is(h2, h3, h4) + *`, { marginTop: t.space.s3 });
globalStyle(`${text} > :first-child`, { marginTop: 0 });
globalStyle(inside("h3, h4, h5, h6"), textRule("d4"));
globalStyle(inside("ul, ol"), { paddingInlineStart: "1.4em" });
globalStyle(inside("ul"), { listStyle: "disc" });
globalStyle(inside("ol"), { listStyle: "decimal" });
globalStyle(inside("li + li, li > ul, li > ol"), { marginTop: t.space.s2 });
globalStyle(inside("blockquote"), {
  marginInline: 0,
  paddingInlineStart: t.space.s4,
  borderInlineStart: `3px solid ${t.color.hairlineDark}`,
  color: t.color.inkSoft,
});
globalStyle(inside("table"), {
  display: "block",
  overflowX: "auto",
  borderCollapse: "collapse",
});
globalStyle(inside("th, td"), {
  padding: `${t.space.s2} ${t.space.s3}`,
  border: `1px solid ${t.color.hairline}`,
  textAlign: "start",
});
globalStyle(inside("img"), { height: "auto", borderRadius: t.radius.md });
globalStyle(inside("hr"), {
  border: 0,
  borderTop: `1px solid ${t.color.hairline}`,
});
