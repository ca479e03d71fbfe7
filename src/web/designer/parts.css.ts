import { style } from "@vanilla-extract/css";
import { roomy, stack, t, tall, text, vast } from "#web/ui/kit.ts";

// The styles that the parts of the designer's form share.

/** A part's title, with the current choice at the other end of the line. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${t.space.s3}`,
  width: "100%",
});
export const title = style({
  ...text("d4", "display"),
  lineHeight: 1.2,
  letterSpacing: 0,
});

export const form = style({
  ...stack(3),
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  "@media": {
    [roomy]: { gap: t.space.s4 },
    [tall]: { gap: t.space.s5 },
    [vast]: { gap: t.space.s6 },
  },
});
export const part = style({
  // Typing in one part does not lay out the other parts.
  contain: "layout",
  ...stack(2),
  gridTemplateColumns: "minmax(0, 1fr)",
  selectors: { "&[hidden]": { display: "none" } },
});
