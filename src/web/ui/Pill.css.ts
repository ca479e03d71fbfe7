import { style } from "@vanilla-extract/css";
import { forcedColors, stack, t, text } from "#web/ui/kit.ts";

/** A field with its label, its button and what is said below it. */
export const form = style({
  ...stack(3),
  // A long button must not make the field wider than the window.
  gridTemplateColumns: "minmax(0, 1fr)",
  width: "100%",
});
export const label = style(text("sm", "strong"));

/** Field and button are one control, and the focus is on both. */
export const pill = style({
  display: "flex",
  alignItems: "stretch",
  minHeight: t.control.large,
  padding: "4px",
  border: `1.5px solid ${t.color.edge}`,
  borderRadius: t.radius.full,
  background: t.color.white,
  // A dark band around it has a light ink.
  color: t.color.ink,
  selectors: {
    "&:focus-within": {
      outline: `2.5px solid ${t.color.ink}`,
      outlineOffset: "-1.5px",
      boxShadow: `0 0 0 4px ${t.color.accentPale}`,
    },
    "&[data-invalid]": { borderColor: t.color.err },
  },
  "@media": {
    [forcedColors]: { borderColor: "ButtonText" },
    "(max-width: 359px)": { flexDirection: "column", borderRadius: "28px" },
  },
});
export const input = style({
  flex: "1 1 6rem",
  minWidth: 0,
  minHeight: t.control.touch,
  paddingInline: "1.25rem 0.75rem",
  border: 0,
  outline: "none",
  background: "none",
  // In a column, that would be its height.
  "@media": { "(max-width: 359px)": { flex: "none", width: "100%" } },
  "::placeholder": { color: t.color.inkSoft, opacity: 1 },
});
export const button = style({
  selectors: { "&&": { flex: "none", minHeight: "46px" } },
});
export const hint = style(text("xs", "soft"));
