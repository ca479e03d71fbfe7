import { style } from "@vanilla-extract/css";
import { from } from "#web/ui/theme/media.ts";
import { color, radius, size, space, weight } from "#web/ui/theme/theme.css.ts";
import { columns } from "#web/admin/form/admin.css.ts";

// On phones the form comes first; from 1024 px it is on the right.
export const page = style([columns]);
export const side = style({
  order: 2,
  display: "grid",
  gap: space.s5,
  "@media": { [from.lg]: { order: 0 } },
});
export const form = style({
  display: "grid",
  gap: space.s4,
  marginTop: space.s4,
  maxWidth: "44rem",
});
export const two = style({
  display: "grid",
  gap: space.s4,
  "@media": { [from.sm]: { gridTemplateColumns: "1fr 1fr" } },
});
export const hint = style({
  marginTop: `calc(${space.s2} * -1)`,
  fontSize: size.note,
  color: color.inkSoft,
});
export const preview = style({
  display: "grid",
  alignItems: "center",
  aspectRatio: "16 / 9",
  marginTop: space.s4,
  overflow: "hidden",
  borderRadius: radius.md,
  background: color.tray,
  // Switched off, shoppers do not see it.
  selectors: { "&[data-off]": { opacity: 0.4 } },
});
export const settings = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: `0.6rem ${space.s5}`,
  marginTop: space.s4,
});
export const term = style({ color: color.inkSoft });
export const value = style({
  fontWeight: weight.strong,
  textAlign: "right",
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
});
export const help = style({
  borderTop: `1px solid ${color.hairline}`,
  paddingTop: space.s5,
});
export const helpList = style({
  display: "grid",
  gap: "0.7rem",
  marginTop: space.s4,
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
    background: color.accent,
    forcedColorAdjust: "none",
  },
});
