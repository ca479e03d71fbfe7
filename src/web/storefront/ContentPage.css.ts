import { globalStyle, style } from "@vanilla-extract/css";
import { color, radius, size, space } from "#web/ui/theme.css.ts";

export const title = style({ fontSize: size.d1 });
export const text = style({
  maxWidth: "40rem",
  marginTop: space.s6,
  overflowWrap: "anywhere",
});

const inside = (elements: string) => `${text} :is(${elements})`;

globalStyle(`${text} > * + *`, { marginTop: space.s4 });
globalStyle(inside("h2, h3, h4, h5, h6"), {
  fontSize: size.d3,
  marginTop: space.s6,
});
globalStyle(inside("h3, h4, h5, h6"), { fontSize: size.d4 });
globalStyle(inside("ul, ol"), { paddingLeft: "1.4em" });
globalStyle(inside("ul"), { listStyle: "disc" });
globalStyle(inside("ol"), { listStyle: "decimal" });
globalStyle(inside("li + li, li > ul, li > ol"), { marginTop: space.s2 });
globalStyle(inside("blockquote"), {
  marginInline: 0,
  paddingLeft: space.s4,
  borderLeft: `3px solid ${color.hairlineDark}`,
  color: color.inkSoft,
});
globalStyle(inside("table"), {
  display: "block",
  overflowX: "auto",
  borderCollapse: "collapse",
});
globalStyle(inside("th, td"), {
  padding: `${space.s2} ${space.s3}`,
  border: `1px solid ${color.hairline}`,
  textAlign: "left",
});
globalStyle(inside("img"), { height: "auto", borderRadius: radius.md });
globalStyle(inside("hr"), {
  border: 0,
  borderTop: `1px solid ${color.hairline}`,
});
