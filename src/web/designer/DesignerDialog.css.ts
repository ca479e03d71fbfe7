import { style } from "@vanilla-extract/css";
import { below, roomy } from "#web/ui/theme/media.ts";
import { color, size, space, weight } from "#web/ui/theme/theme.css.ts";

/** The name and description of the clip, where the stage has no caption. */
export const intro = style({
  fontSize: size.note,
  lineHeight: 1.45,
  "@media": { [roomy]: { display: "none" } },
});
export const name = style({
  display: "block",
  fontSize: size.sm,
  color: color.ink,
});
export const description = style({ color: color.inkSoft, maxWidth: "20rem" });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.s2} ${space.s4}`,
});
export const off = style({
  display: "flex",
  flexBasis: "100%",
  gap: space.s2,
  fontSize: size.sm,
  fontWeight: weight.medium,
});
export const actions = style({
  display: "flex",
  flex: "1 0 auto",
  gap: space.s3,
  maxWidth: "100%",
  // Moves the buttons below the price.
  "@media": { [below.xs]: { flexBasis: "100%" } },
});
export const submit = style({
  flex: "1 0 auto",
  maxWidth: "26rem",
  paddingInline: "clamp(0.9em, 4vw, 1.4em)",
  whiteSpace: "nowrap",
});
