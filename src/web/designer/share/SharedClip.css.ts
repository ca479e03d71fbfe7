import { style } from "@vanilla-extract/css";
import { ownDirection } from "#web/ui/theme/mixins.ts";
import { below } from "#web/ui/theme/media.ts";
import { color, size, space, weight } from "#web/ui/theme/theme.css.ts";

export const shared = style({
  display: "grid",
  gap: space.s5,
  paddingTop: space.s3,
  "@media": { [below.xs]: { gap: space.s3, paddingTop: space.s2 } },
});
export const lead = style({ fontSize: size.lead, lineHeight: 1.5 });
export const rows = style({ borderTop: `1px solid ${color.hairline}` });
export const row = style({
  display: "flex",
  gap: space.s4,
  paddingBlock: space.s3,
  "@media": { [below.xs]: { paddingBlock: space.s2 } },
  borderBottom: `1px solid ${color.hairline}`,
});
export const label = style({ flex: "0 0 5rem", color: color.inkSoft });
export const value = style({
  ...ownDirection,
  minWidth: 0,
  overflowWrap: "anywhere",
  fontWeight: weight.strong,
});
export const unavailable = style({
  display: "flex",
  gap: space.s2,
  color: color.err,
  fontWeight: weight.medium,
});
