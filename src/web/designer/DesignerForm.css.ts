import { style } from "@vanilla-extract/css";
import { at, roomy, stack, t, text } from "#web/ui/kit.ts";

export const field = style(stack(2));
export const frame = style({ position: "relative" });
export const input = style({
  paddingRight: "4rem",
  fontSize: "1.125rem",
  fontWeight: t.weight.strong,
  letterSpacing: "0.12em",
  "::placeholder": {
    // As large as fits beside the count.
    fontSize: "min(1em, max(5.2vmin, 18px))",
    fontWeight: t.weight.regular,
    letterSpacing: 0,
  },
});
export const count = style({
  position: "absolute",
  top: "50%",
  right: "1rem",
  transform: "translateY(-50%)",
  ...text("note", "strong", "soft", "digits"),
  pointerEvents: "none",
  selectors: { "&[data-full]": { color: t.color.accent } },
});

/** The name and description of the clip, where the stage has no caption. */
export const intro = style({
  fontSize: t.size.note,
  lineHeight: 1.45,
  ...at(roomy, { display: "none" }),
});
