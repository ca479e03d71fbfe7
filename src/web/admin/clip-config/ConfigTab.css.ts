import { at, from, stack, t, text } from "#web/ui/kit.ts";
import { style } from "@vanilla-extract/css";
import { columns } from "#web/admin/form/admin.css.ts";

// On phones the form comes first; from 1024 px it is on the right.
export const page = style([columns]);
export const side = style({
  order: 2,
  ...stack(5),
  ...at(from.lg, { order: 0 }),
});
export const form = style({
  ...stack(4),
  marginTop: t.space.s4,
  maxWidth: "44rem",
});
export const two = style({
  ...stack(4),
  ...at(from.sm, { gridTemplateColumns: "1fr 1fr" }),
});
export const hint = style({
  marginTop: `calc(${t.space.s2} * -1)`,
  ...text("note", "soft"),
});
export const preview = style({
  display: "grid",
  alignItems: "center",
  aspectRatio: "16 / 9",
  marginTop: t.space.s4,
  overflow: "hidden",
  borderRadius: t.radius.md,
  background: t.color.tray,
  // Switched off, shoppers do not see it.
  selectors: { "&[data-off]": { opacity: 0.4 } },
});
export const settings = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: `0.6rem ${t.space.s5}`,
  marginTop: t.space.s4,
});
export const term = style(text("soft"));
export const value = style({
  fontWeight: t.weight.strong,
  textAlign: "right",
  ...text("digits", "anywhere"),
});
export const help = style({
  borderTop: `1px solid ${t.color.hairline}`,
  paddingTop: t.space.s5,
});
export const helpList = style({
  display: "grid",
  gap: "0.7rem",
  marginTop: t.space.s4,
});
export const helpItem = style({
  display: "grid",
  gridTemplateColumns: "1.4rem 1fr",
  lineHeight: 1.45,
  "::before": {
    content: '""',
    width: "7px",
    height: "11px",
    marginTop: "0.35em",
    borderRadius: "2px 2px 5px 5px",
    background: t.color.accent,
    forcedColorAdjust: "none",
  },
});
