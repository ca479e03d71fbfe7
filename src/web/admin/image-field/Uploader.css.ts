import { style } from "@vanilla-extract/css";
import { canHover, forcedColors, from } from "#web/ui/theme/media.ts";
import { motion } from "#web/ui/theme/motion.ts";
import { color, radius, size, space, weight } from "#web/ui/theme/theme.css.ts";

export const field = style({
  display: "grid",
  gap: space.s2,
  alignContent: "start",
  minWidth: 0,
});
export const label = style({
  padding: 0,
  marginBottom: "0.4rem",
  fontWeight: weight.strong,
  fontSize: size.sm,
});

export const hint = style({
  marginTop: "-0.4rem",
  fontSize: size.note,
  color: color.inkSoft,
});

/** From 600 px on, preview and drop zone are beside each other. */
export const pair = style({
  display: "grid",
  gap: space.s3,
  "@media": { [from.sm]: { gridTemplateColumns: "1fr 1fr" } },
});

export const chosen = style({
  display: "flex",
  gap: space.s3,
  alignItems: "center",
  minWidth: 0,
  padding: space.s2,
  borderRadius: radius.sm,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  background: color.paper,
});
export const preview = style({
  flex: "none",
  width: "76px",
  height: "76px",
  borderRadius: "6px",
  objectFit: "cover",
  overflow: "hidden",
});
export const about = style({ flex: 1, minWidth: 0 });
export const fileName = style({
  display: "block",
  fontWeight: weight.strong,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const detail = style({
  display: "block",
  fontSize: size.xs,
  color: color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});
export const bar = style({
  height: "6px",
  marginTop: "0.5rem",
  borderRadius: "3px",
  overflow: "hidden",
  background: color.hairline,
});
export const barFill = style({
  height: "100%",
  width: "100%",
  borderRadius: "3px",
  background: color.accent,
  transformOrigin: "left",
  transition: `transform ${motion.fast}`,
  "@media": { [forcedColors]: { background: "Highlight" } },
});

export const drop = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "0.35rem",
  padding: `${space.s5} ${space.s4}`,
  borderRadius: radius.sm,
  border: `1.5px dashed ${color.edge}`,
  background: color.paper,
  fontSize: size.note,
  lineHeight: 1.4,
  color: color.inkSoft,
  textAlign: "center",
  cursor: "pointer",
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    "&[data-over]": {
      borderColor: color.accent,
      background: color.accentTint,
    },
    "&[data-invalid]": { borderColor: color.err },
    "&:focus-within": {
      outline: `2.5px solid ${color.ink}`,
      outlineOffset: "3px",
    },
  },
  "@media": {
    [canHover]: {
      ":hover": {
        borderColor: color.accent,
        background: color.accentTint,
      },
    },
  },
});
export const file = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
});
export const dropIcon = style({
  width: "26px",
  height: "26px",
  color: color.ink,
});
export const choose = style({
  color: color.ink,
  textDecoration: "underline",
  textDecorationColor: color.accent,
  textUnderlineOffset: "0.25em",
});
/** The other way, which few need. */
export const useUrl = style({
  justifySelf: "start",
  minHeight: "44px",
  marginBlock: "-8px",
  padding: 0,
  border: 0,
  background: "none",
  color: color.inkSoft,
  fontSize: size.note,
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
  cursor: "pointer",
});
