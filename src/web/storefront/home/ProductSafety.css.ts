import { style } from "@vanilla-extract/css";
import { ownDirection, t, text } from "#web/ui/kit.ts";

export const fold = style(text("xs", "soft"));

export const summary = style({
  width: "fit-content",
  // Large enough for a finger.
  paddingBlock: t.space.s1,
  cursor: "pointer",
});

export const label = style({
  marginTop: t.space.s2,
  fontWeight: t.weight.strong,
});

export const lines = style({
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  ...ownDirection,
});
