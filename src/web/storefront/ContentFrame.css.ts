import { style } from "@vanilla-extract/css";
import { canHover, from, longWords, row, t, text } from "#web/ui/kit.ts";

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
  "@media": {
    [canHover]: { ":hover": { color: t.color.accent } },
  },
});
