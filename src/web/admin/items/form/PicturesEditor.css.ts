import { style } from "@vanilla-extract/css";
import { cluster, stack, t, text } from "#web/ui/kit.ts";

export const list = style(stack(3));
export const add = style({ justifySelf: "start" });

export const item = style({
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr)",
  gap: `0 ${t.space.s3}`,
  alignItems: "center",
  padding: t.space.s2,
  borderRadius: t.radius.sm,
  boxShadow: `inset 0 0 0 1px ${t.color.hairline}`,
  background: t.color.paper,
});
export const preview = style({
  width: "100%",
  aspectRatio: "1",
  borderRadius: "6px",
  objectFit: "cover",
  overflow: "hidden",
  background: t.color.shell,
});
export const place = style({
  ...cluster(2),
  justifyContent: "space-between",
  ...text("note", "soft"),
});
export const buttons = style({ display: "flex", color: t.color.ink });

// "&&" overrides the field's own sizes, whatever the order of the stylesheets.
export const option = style({
  selectors: {
    "&&": {
      minHeight: t.control.touch,
      padding: "0.5rem 0.75rem",
      fontSize: t.size.sm,
    },
  },
  // Below 16 px a phone would zoom into the field.
  "@media": {
    "(pointer: coarse)": { selectors: { "&&": { fontSize: "1rem" } } },
  },
});
