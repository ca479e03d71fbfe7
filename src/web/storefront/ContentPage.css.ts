import { globalStyle, style } from "@vanilla-extract/css";
import { from, hover, longWords, row, stack, t, text } from "#web/ui/kit.ts";

export const page = style({
  minHeight: "calc(100svh - 76px)",
  ...stack(5),
  alignContent: "center",
  justifyItems: "center",
  paddingBlock: t.space.s7,
  textAlign: "center",
});
export const clip = style({ width: "min(300px, 56vw)", height: "auto" });
export const notFoundTitle = style(text("d1"));
export const notFoundText = style({
  maxWidth: "26rem",
  ...text("lead", "soft"),
});

/** Text and links, together in the middle of a wide window. */
export const columns = style({
  display: "grid",
  gap: `${t.space.s8} clamp(3rem, 8vw, 8rem)`,
  justifyContent: "center",
  gridTemplateColumns: "minmax(0, 40rem)",
  paddingBlock: `clamp(2rem, 5vw, 5rem) ${t.space.section}`,
  "@media": {
    [from.lg]: {
      gridTemplateColumns: "minmax(0, 40rem) minmax(14rem, 20rem)",
      alignItems: "start",
    },
    print: { display: "block" },
  },
});
export const article = style({ minWidth: 0 });
export const title = style({
  fontSize: t.size.d1,
  lineHeight: 1.02,
  selectors: { [`${longWords} &`]: { hyphens: "auto" } },
});

export const neighbours = style({
  minWidth: 0,
  "@media": {
    // Beside the text, below the line of the title.
    [from.lg]: { position: "sticky", top: "7rem", marginTop: "0.9rem" },
    print: { display: "none" },
  },
});
export const neighboursTitle = style({
  marginBottom: t.space.s3,
  fontSize: t.size.d4,
});
export const neighbour = style({
  borderTop: `1px solid ${t.color.hairline}`,
  ":last-child": { borderBottom: `1px solid ${t.color.hairline}` },
});
export const link = style({
  ...row(3),
  justifyContent: "space-between",
  minHeight: "3.5rem",
  ...text("strong", "anywhere"),
  textDecoration: "none",
  ...hover({ color: t.color.accent }),
});

export const contentPageText = style({
  maxWidth: "40rem",
  marginTop: t.space.s6,
  lineHeight: 1.65,
  overflowWrap: "anywhere",
});

const inside = (elements: string) => `${contentPageText} :is(${elements})`;

globalStyle(`${contentPageText} > * + *`, { marginTop: t.space.s4 });
globalStyle(inside("h2, h3, h4, h5, h6"), {
  fontSize: t.size.d3,
  marginTop: t.space.s7,
});
// What follows a heading belongs to it.
globalStyle(`${contentPageText} > :is(h2, h3, h4) + *`, {
  marginTop: t.space.s3,
});
globalStyle(`${contentPageText} > :first-child`, { marginTop: 0 });
globalStyle(inside("h3, h4, h5, h6"), text("d4"));
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
