import { style } from "@vanilla-extract/css";
import { at, from, hover, printed, stack, t, text } from "#web/ui/kit.ts";

export const bar = style({
  position: "sticky",
  top: 0,
  zIndex: t.layer.header,
  background: t.color.glassSolid,
  backdropFilter: "blur(14px) saturate(1.3)",
  selectors: {
    "&[data-scrolled]": { boxShadow: `0 1px 0 ${t.color.hairline}` },
  },
  ...printed({ display: "none" }),
});

export const row = style({
  ...stack(2),
  // The first is a button of a phone, or the logo where there are no scripts.
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "center",
  minHeight: "64px",
  "@media": {
    // At 860 px equal columns beside the navigation would wrap the logo.
    [from.md]: { minHeight: "76px" },
    [from.lg]: { gridTemplateColumns: "1fr auto 1fr" },
  },
});

export const menuButton = style({
  marginLeft: "-10px",
  ...at(from.md, { display: "none" }),
});

export const logo = style({
  justifySelf: "center",
  ...at(from.md, { justifySelf: "start", gridRow: 1, gridColumn: 1 }),
});

export const nav = style({
  display: "none",
  ...at(from.md, {
    display: "flex",
    justifySelf: "center",
    gap: t.space.s2,
    gridColumn: 2,
  }),
});

export const navLink = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: t.control.touch,
  paddingInline: t.space.s4,
  borderRadius: t.radius.full,
  ...text("sm", "medium"),
  textDecoration: "none",
  "::after": {
    content: "",
    position: "absolute",
    left: t.space.s4,
    right: t.space.s4,
    bottom: "8px",
    height: "2px",
    borderRadius: "2px",
    background: t.color.accent,
    transform: "scaleX(0)",
    transformOrigin: "left",
    transition: `transform ${t.motion.base} ${t.motion.glide}`,
  },
  selectors: {
    "&[aria-current]::after": { transform: "none" },
  },
  ...hover({ transform: "none" }, "&:hover::after"),
});

export const menu = style({
  position: "absolute",
  insetInline: 0,
  top: "100%",
  maxHeight: "calc(100dvh - 64px)",
  overflow: "auto",
  background: t.color.paper,
  borderTop: `1px solid ${t.color.hairline}`,
  borderBottom: `1px solid ${t.color.hairline}`,
  paddingBlock: `${t.space.s3} ${t.space.s6}`,
  ...at(from.md, { display: "none" }),
  selectors: { "&[hidden]": { display: "none" } },
});

export const menuLink = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "60px",
  borderBottom: `1px solid ${t.color.hairline}`,
  fontFamily: t.font.display,
  fontSize: "1.875rem",
  letterSpacing: 0,
  textDecoration: "none",
  selectors: { "&[aria-current]": { color: t.color.accent } },
});

export const menuNote = style({
  marginTop: t.space.s5,
  ...text("sm", "soft"),
});
