import { style } from "@vanilla-extract/css";
import { color, from, size, space } from "../theme.css.ts";

export const preview = style({
  display: "grid",
  alignItems: "center",
  padding: `${space.s3} ${space.s4}`,
  "@media": {
    [from.md]: {
      gridTemplateRows: "1fr auto",
      justifyItems: "center",
      padding: `${space.s4} ${space.s4} ${space.s6}`,
    },
  },
});
export const clip = style({
  width: "100%",
  // The picture is 16 by 9 and takes at most 34 % of the window's height.
  maxWidth: "min(25rem, 60svh)",
  marginInline: "auto",
  filter: "drop-shadow(0 0.8rem 0.9rem rgb(43 16 38 / 0.2))",
  "@media": { [from.md]: { maxWidth: "42rem" } },
});
export const caption = style({
  display: "none",
  "@media": {
    [from.md]: {
      display: "flex",
      alignItems: "flex-end",
      justifyContent: "space-between",
      gap: space.s5,
      width: "100%",
      paddingInline: space.s4,
      fontSize: size.note,
      lineHeight: 1.45,
    },
  },
});
export const promise = style({
  maxWidth: "12rem",
  color: color.inkWarm,
  textAlign: "right",
});

/** The same as the caption, where the caption has no room. */
export const intro = style({
  fontSize: size.note,
  lineHeight: 1.45,
  "@media": { [from.md]: { display: "none" } },
});
export const name = style({
  display: "block",
  fontSize: size.sm,
  color: color.ink,
});
export const description = style({ color: color.inkSoft, maxWidth: "20rem" });

export const options = style({
  display: "grid",
  gap: space.s6,
  // So that all of it is seen at once in a window of 900.
  "@media": { [from.md]: { gap: "0.875rem" } },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s4,
});
export const submit = style({
  flex: "1 0 auto",
  maxWidth: "22rem",
  paddingInline: "1.4em",
  whiteSpace: "nowrap",
});
