import { style } from "@vanilla-extract/css";
import { longWords } from "#web/ui/theme/mixins.ts";
import { canHover, from } from "#web/ui/theme/media.ts";
import { color, size, space, weight } from "#web/ui/theme/theme.css.ts";

/** Text and links, together in the middle of a wide window. */
export const columns = style({
  display: "grid",
  gap: `${space.s8} clamp(3rem, 8vw, 8rem)`,
  justifyContent: "center",
  gridTemplateColumns: "minmax(0, 40rem)",
  paddingBlock: `clamp(2rem, 5vw, 5rem) ${space.section}`,
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
  fontSize: size.d1,
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
  marginBottom: space.s3,
  fontSize: size.d4,
});
export const neighbour = style({
  borderTop: `1px solid ${color.hairline}`,
  ":last-child": { borderBottom: `1px solid ${color.hairline}` },
});
export const link = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s3,
  minHeight: "3.5rem",
  fontWeight: weight.strong,
  textDecoration: "none",
  overflowWrap: "anywhere",
  "@media": {
    [canHover]: { ":hover": { color: color.accent } },
  },
});
