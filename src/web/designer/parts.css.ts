import { style } from "@vanilla-extract/css";
import { roomy, tall, vast } from "#web/ui/theme/media.ts";
import { font, size, space, weight } from "#web/ui/theme/theme.css.ts";

// The styles that the parts of the designer's form share.

/** A part's title, with the current choice at the other end of the line. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${space.s3}`,
  width: "100%",
});
export const title = style({
  fontFamily: font.display,
  fontSize: size.d4,
  fontWeight: weight.display,
  lineHeight: 1.2,
  letterSpacing: 0,
});

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space.s3,
  "@media": {
    [roomy]: { gap: space.s4 },
    [tall]: { gap: space.s5 },
    [vast]: { gap: space.s6 },
  },
});
export const part = style({
  // Typing in one part does not lay out the other parts.
  contain: "layout",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s2,
  selectors: { "&[hidden]": { display: "none" } },
});
