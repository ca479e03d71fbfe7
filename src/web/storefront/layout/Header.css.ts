import { style } from "@vanilla-extract/css";
import { canHover, from } from "#web/ui/theme/media.ts";
import { motion } from "#web/ui/theme/motion.ts";
import {
  color,
  control,
  font,
  layer,
  radius,
  size,
  space,
  weight,
} from "#web/ui/theme/theme.css.ts";

export const bar = style({
  position: "sticky",
  top: 0,
  zIndex: layer.header,
  background: color.glassSolid,
  backdropFilter: "blur(14px) saturate(1.3)",
  selectors: { "&[data-scrolled]": { boxShadow: `0 1px 0 ${color.hairline}` } },
  "@media": { print: { display: "none" } },
});

export const row = style({
  display: "grid",
  // The first is a button of a phone, or the logo where there are no scripts.
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "center",
  gap: space.s2,
  minHeight: "64px",
  "@media": {
    // At 860 px equal columns beside the navigation would wrap the logo.
    [from.md]: { minHeight: "76px" },
    [from.lg]: { gridTemplateColumns: "1fr auto 1fr" },
  },
});

export const menuButton = style({
  marginLeft: "-10px",
  "@media": { [from.md]: { display: "none" } },
});

export const logo = style({
  justifySelf: "center",
  "@media": {
    [from.md]: { justifySelf: "start", gridRow: 1, gridColumn: 1 },
  },
});

export const nav = style({
  display: "none",
  "@media": {
    [from.md]: {
      display: "flex",
      justifySelf: "center",
      gap: space.s2,
      gridColumn: 2,
    },
  },
});

export const navLink = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: control.touch,
  paddingInline: space.s4,
  borderRadius: radius.full,
  fontSize: size.sm,
  fontWeight: weight.medium,
  textDecoration: "none",
  "::after": {
    content: "",
    position: "absolute",
    left: space.s4,
    right: space.s4,
    bottom: "8px",
    height: "2px",
    borderRadius: "2px",
    background: color.accent,
    transform: "scaleX(0)",
    transformOrigin: "left",
    transition: `transform ${motion.base} ${motion.glide}`,
  },
  selectors: {
    "&[aria-current]::after": { transform: "none" },
  },
  "@media": {
    [canHover]: {
      selectors: { "&:hover::after": { transform: "none" } },
    },
  },
});

export const menu = style({
  position: "absolute",
  insetInline: 0,
  top: "100%",
  maxHeight: "calc(100dvh - 64px)",
  overflow: "auto",
  background: color.paper,
  borderTop: `1px solid ${color.hairline}`,
  borderBottom: `1px solid ${color.hairline}`,
  paddingBlock: `${space.s3} ${space.s6}`,
  "@media": { [from.md]: { display: "none" } },
  selectors: { "&[hidden]": { display: "none" } },
});

export const menuLink = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "60px",
  borderBottom: `1px solid ${color.hairline}`,
  fontFamily: font.display,
  fontSize: "1.875rem",
  letterSpacing: 0,
  textDecoration: "none",
  selectors: { "&[aria-current]": { color: color.accent } },
});

export const menuNote = style({
  marginTop: space.s5,
  color: color.inkSoft,
  fontSize: size.sm,
});
