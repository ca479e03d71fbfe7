import { globalStyle, style } from "@vanilla-extract/css";
import {
  at,
  below,
  canHover,
  foldSign,
  foldSummary,
  forcedColors,
  from,
  low,
  narrow,
  panel,
  row,
  stack,
  t,
  text,
} from "#web/ui/kit.ts";
import { region } from "#web/ui/ToastRegion.css.ts";

export const lawListBox = style({
  marginTop: t.space.s5,
  padding: `${t.space.s2} ${t.space.s5}`,
  borderRadius: t.radius.md,
  background: t.color.shell,
});
export const summary = style({ ...foldSummary, gap: t.space.s3 });
export const lawListTitle = style({
  flex: 1,
  minWidth: 0,
  fontSize: t.size.d4,
});
export const sign = style(foldSign);
export const note = style({ marginTop: t.space.s2, color: t.color.inkSoft });
export const lawListList = style({
  ...stack(4),
  marginBlock: t.space.s4,
});

export const box = style({
  marginTop: t.space.s5,
  ...panel,
});
export const firstStepsTitle = style(text("d4"));
export const list = style({ marginTop: t.space.s2 });
export const step = style({
  display: "flex",
  alignItems: "center",
  minHeight: t.control.touch,
  // Steps of two lines stand apart, too.
  paddingBlock: t.space.s1,
});

export const place = style({ flex: "none", position: "relative" });
export const opener = style({
  ...at(from.md, { selectors: { "&&": { display: "none" } } }),
});
export const open = style({});
export const actions = style({
  display: "flex",
  justifyContent: "flex-end",
  gap: t.space.s2,
  "@media": {
    [below.md]: {
      display: "none",
      position: "absolute",
      insetInlineEnd: 0,
      top: "100%",
      zIndex: 1,
      flexDirection: "column",
      minWidth: "13rem",
      padding: t.space.s3,
      borderRadius: t.radius.md,
      background: t.color.white,
      boxShadow: t.shadow.raised,
      selectors: { [`&${open}`]: { display: "flex" } },
    },
    [`${below.md} and ${forcedColors}`]: { border: "1px solid CanvasText" },
  },
});

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
