import { style } from "@vanilla-extract/css";
import { forcedColors } from "#web/ui/theme/media.ts";
import {
  color,
  control,
  radius,
  size,
  space,
  weight,
} from "#web/ui/theme/theme.css.ts";

/** A field with its label, its button and what is said below it. */
export const form = style({
  display: "grid",
  // A long button must not make the field wider than the window.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s3,
  width: "100%",
});
export const label = style({ fontWeight: weight.strong, fontSize: size.sm });

/** Field and button are one control, and the focus is on both. */
export const pill = style({
  display: "flex",
  alignItems: "stretch",
  minHeight: control.large,
  padding: "4px",
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.full,
  background: color.white,
  // A dark band around it has a light ink.
  color: color.ink,
  selectors: {
    "&:focus-within": {
      outline: `2.5px solid ${color.ink}`,
      outlineOffset: "-1.5px",
      boxShadow: `0 0 0 4px ${color.accentPale}`,
    },
    "&[data-invalid]": { borderColor: color.err },
  },
  "@media": {
    [forcedColors]: { borderColor: "ButtonText" },
    "(max-width: 359px)": { flexDirection: "column", borderRadius: "28px" },
  },
});
export const input = style({
  flex: "1 1 6rem",
  minWidth: 0,
  minHeight: control.touch,
  paddingInline: "1.25rem 0.75rem",
  border: 0,
  outline: "none",
  background: "none",
  // In a column, that would be its height.
  "@media": { "(max-width: 359px)": { flex: "none" } },
  "::placeholder": { color: color.inkSoft, opacity: 1 },
});
export const button = style({
  selectors: { "&&": { flex: "none", minHeight: "46px" } },
});
export const hint = style({ fontSize: size.xs, color: color.inkSoft });
