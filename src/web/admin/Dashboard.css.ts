import { globalStyle, style } from "@vanilla-extract/css";
import {
  at,
  canHover,
  forcedColors,
  from,
  low,
  narrow,
  row,
  t,
  text,
} from "#web/ui/kit.ts";
import { region } from "#web/ui/ToastRegion.css.ts";

export const shell = style({ fontSize: t.size.sm, minHeight: "100svh" });

export const bar = style({
  position: "sticky",
  top: 0,
  zIndex: t.layer.header,
  background: t.color.paper,
  borderBottom: `1px solid ${t.color.hairline}`,
  // A low window (400 % zoom) needs its height for the content.
  "@media": { [low]: { position: "static" } },
});
export const barInner = style({
  ...row(4),
  justifyContent: "space-between",
  minHeight: "68px",
  ...narrow({ gap: t.space.s2 }),
});
export const title = style({
  fontSize: "clamp(1.125rem, 0.9rem + 1.2vw, 1.75rem)",
  lineHeight: 1.1,
  letterSpacing: 0,
  // The bar is sticky, so a long name must not fill a phone's screen.
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  paddingBottom: "0.1em",
});
export const tabs = style({
  display: "flex",
  gap: t.space.s1,
  overflowX: "auto",
  scrollbarWidth: "none",
  marginInline: `calc(${t.space.gutter} * -1)`,
  paddingInline: `calc(${t.space.gutter} - 0.75rem)`,
});
export const tab = style({
  position: "relative",
  flex: "none",
  minHeight: "48px",
  paddingInline: "0.75rem",
  ...text("sm", "strong", "soft"),
  whiteSpace: "nowrap",
  ":focus-visible": { outlineOffset: "-4px", boxShadow: "none" },
  selectors: {
    '&[aria-selected="true"]': { color: t.color.ink },
    '&[aria-selected="true"]::after': {
      content: '""',
      position: "absolute",
      left: "0.75rem",
      right: "0.75rem",
      bottom: 0,
      height: "3px",
      borderRadius: "3px 3px 0 0",
      background: t.color.accent,
    },
  },
  "@media": {
    [canHover]: { ":hover": { color: t.color.ink } },
    [forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { borderBottom: "3px solid Highlight" },
      },
    },
  },
});

// On phones notifications are below the tabs. In wide windows they are at the
// bottom right, because the form is at the bottom left.
globalStyle(`body:has(${shell}) ${region}`, {
  top: `calc(117px + ${t.space.s2})`,
  bottom: "auto",
  ...at(from.md, {
    top: "auto",
    bottom: t.space.s5,
    left: "auto",
    right: t.space.s5,
  }),
});

// The sticky bar must not cover the focused element.
globalStyle(`html:has(${shell})`, { scrollPaddingTop: "132px" });
/** The number of orders with failed mails, beside the tab's label. */
export const count = style({
  // This also makes screen readers separate the number from the label.
  display: "inline-block",
  marginLeft: t.space.s2,
  padding: "0.15em 0.6em",
  borderRadius: t.radius.full,
  background: t.color.err,
  color: t.color.white,
  fontSize: t.size.xs,
});
