import { style } from "@vanilla-extract/css";
import { color, size, space, weight } from "#web/ui/theme/theme.css.ts";
import { ownDirection } from "#web/ui/theme/mixins.ts";

export const fold = style({ fontSize: size.xs, color: color.inkSoft });

export const summary = style({
  width: "fit-content",
  // Large enough for a finger.
  paddingBlock: space.s1,
  cursor: "pointer",
});

export const label = style({
  marginTop: space.s2,
  fontWeight: weight.strong,
});

export const lines = style({
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  ...ownDirection,
});
