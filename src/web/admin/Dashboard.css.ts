import { globalStyle, style } from "@vanilla-extract/css";
import {
  color,
  forcedColors,
  from,
  layer,
  low,
  size,
  space,
  weight,
} from "../theme.css.ts";
import { region } from "../ui/ToastRegion.css.ts";

export const shell = style({ fontSize: size.sm, minHeight: "100svh" });

export const bar = style({
  position: "sticky",
  top: 0,
  zIndex: layer.header,
  background: color.paper,
  borderBottom: `1px solid ${color.hairline}`,
  // A low window (400 % zoom) needs its height for the content.
  "@media": { [low]: { position: "static" } },
});
export const barInner = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s4,
  minHeight: "68px",
});
export const title = style({
  fontSize: "clamp(1.125rem, 0.9rem + 1.2vw, 1.75rem)",
  lineHeight: 1.1,
  letterSpacing: "-0.02em",
  overflowWrap: "anywhere",
  // The bar stays in view: a long name must not fill a phone with it.
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  paddingBottom: "0.1em",
});
export const tabs = style({
  display: "flex",
  gap: space.s1,
  overflowX: "auto",
  scrollbarWidth: "none",
  marginInline: `calc(${space.gutter} * -1)`,
  paddingInline: `calc(${space.gutter} - 0.75rem)`,
});
export const tab = style({
  position: "relative",
  flex: "none",
  minHeight: "48px",
  paddingInline: "0.75rem",
  fontWeight: weight.strong,
  fontSize: size.sm,
  color: color.inkSoft,
  whiteSpace: "nowrap",
  ":hover": { color: color.ink },
  ":focus-visible": { outlineOffset: "-4px", boxShadow: "none" },
  selectors: {
    '&[aria-selected="true"]': { color: color.ink },
    '&[aria-selected="true"]::after': {
      content: '""',
      position: "absolute",
      left: "0.75rem",
      right: "0.75rem",
      bottom: 0,
      height: "3px",
      borderRadius: "3px 3px 0 0",
      background: color.raspberry,
    },
  },
  "@media": {
    [forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { borderBottom: "3px solid Highlight" },
      },
    },
  },
});

// Notifications leave the tabs free on phones; on wide windows the form stands
// bottom left, so they go to the right.
globalStyle(`body:has(${shell}) ${region}`, {
  top: `calc(117px + ${space.s2})`,
  "@media": { [from.md]: { top: "auto", left: "auto", right: space.s5 } },
});

// The bar with the tabs must not cover what is focused.
globalStyle(`html:has(${shell})`, { scrollPaddingTop: "132px" });
