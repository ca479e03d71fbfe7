import { style } from "@vanilla-extract/css";
import { below, roomy, t, text } from "#web/ui/kit.ts";

/** The name and description of the clip, where the stage has no caption. */
export const intro = style({
  fontSize: t.size.note,
  lineHeight: 1.45,
  "@media": { [roomy]: { display: "none" } },
});
export const name = style({
  display: "block",
  ...text("sm", "ink"),
});
export const description = style({ color: t.color.inkSoft, maxWidth: "20rem" });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${t.space.s2} ${t.space.s4}`,
});
export const off = style({
  display: "flex",
  flexBasis: "100%",
  gap: t.space.s2,
  ...text("sm", "medium"),
});
export const actions = style({
  display: "flex",
  flex: "1 0 auto",
  gap: t.space.s3,
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
