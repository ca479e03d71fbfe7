import { style } from "@vanilla-extract/css";
import { hover, t, text } from "#web/ui/kit.ts";

export const field = style({
  display: "grid",
  gap: "0.4rem",
  alignContent: "start",
  minWidth: 0,
});

export const label = style(text("sm", "strong"));

export const input = style({
  width: "100%",
  minHeight: t.control.large,
  padding: "0.75rem 1rem",
  borderRadius: t.radius.sm,
  border: `1.5px solid ${t.color.edge}`,
  background: t.color.white,
  color: t.color.ink,
  lineHeight: 1.4,
  transition: `border-color ${t.motion.fast}`,
  "::placeholder": { color: t.color.inkSoft, opacity: 1 },
  selectors: {
    "&:focus-visible": {
      outline: `2.5px solid ${t.color.ink}`,
      outlineOffset: "-1.5px",
      borderColor: t.color.ink,
      boxShadow: `0 0 0 4px ${t.color.accentPale}`,
    },
    '&[aria-invalid="true"]': {
      borderColor: t.color.err,
      background: t.color.errPale,
    },
    '&[aria-invalid="true"]:focus-visible': {
      outlineColor: t.color.err,
      borderColor: t.color.err,
      boxShadow: `0 0 0 4px ${t.color.errTint}`,
    },
    "&:disabled": {
      background: t.color.shell,
      borderColor: t.color.hairline,
      color: t.color.inkSoft,
      opacity: 1,
      WebkitTextFillColor: t.color.inkSoft,
    },
  },
  ...hover({ borderColor: t.color.ink }, "&:hover:enabled:not([aria-invalid])"),
});

export const area = style({ resize: "vertical", minHeight: "104px" });

export const prefixed = style({ position: "relative" });
export const prefix = style({
  position: "absolute",
  left: "1rem",
  top: "50%",
  transform: "translateY(-50%)",
  color: t.color.inkSoft,
});
export const afterPrefix = style({ paddingLeft: "1.9rem" });

export const suffix = style({
  position: "absolute",
  right: 0,
  top: "50%",
  transform: "translateY(-50%)",
});
export const beforeSuffix = style({
  selectors: { "&&": { paddingRight: t.control.touch } },
});

export const hint = style({
  ...text("note", "soft"),
  lineHeight: 1.4,
});
