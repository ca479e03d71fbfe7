import { style } from "@vanilla-extract/css";
import { canHover } from "#web/ui/theme/media.ts";
import { motion } from "#web/ui/theme/motion.ts";
import {
  color,
  control,
  radius,
  size,
  weight,
} from "#web/ui/theme/theme.css.ts";

export const field = style({
  display: "grid",
  gap: "0.4rem",
  alignContent: "start",
  minWidth: 0,
});

export const label = style({ fontWeight: weight.strong, fontSize: size.sm });

export const input = style({
  width: "100%",
  minHeight: control.large,
  padding: "0.75rem 1rem",
  borderRadius: radius.sm,
  border: `1.5px solid ${color.edge}`,
  background: color.white,
  color: color.ink,
  lineHeight: 1.4,
  transition: `border-color ${motion.fast}`,
  "::placeholder": { color: color.inkSoft, opacity: 1 },
  selectors: {
    "&:focus-visible": {
      outline: `2.5px solid ${color.ink}`,
      outlineOffset: "-1.5px",
      borderColor: color.ink,
      boxShadow: `0 0 0 4px ${color.accentPale}`,
    },
    '&[aria-invalid="true"]': {
      borderColor: color.err,
      background: color.errPale,
    },
    '&[aria-invalid="true"]:focus-visible': {
      outlineColor: color.err,
      borderColor: color.err,
      boxShadow: `0 0 0 4px ${color.errTint}`,
    },
    "&:disabled": {
      background: color.shell,
      borderColor: color.hairline,
      color: color.inkSoft,
      opacity: 1,
      WebkitTextFillColor: color.inkSoft,
    },
  },
  "@media": {
    [canHover]: {
      selectors: {
        "&:hover:enabled:not([aria-invalid])": { borderColor: color.ink },
      },
    },
  },
});

export const area = style({ resize: "vertical", minHeight: "104px" });

export const prefixed = style({ position: "relative" });
export const prefix = style({
  position: "absolute",
  left: "1rem",
  top: "50%",
  transform: "translateY(-50%)",
  color: color.inkSoft,
});
export const afterPrefix = style({ paddingLeft: "1.9rem" });

export const suffix = style({
  position: "absolute",
  right: 0,
  top: "50%",
  transform: "translateY(-50%)",
});
export const beforeSuffix = style({
  selectors: { "&&": { paddingRight: control.touch } },
});

export const hint = style({
  fontSize: size.note,
  color: color.inkSoft,
  lineHeight: 1.4,
});
