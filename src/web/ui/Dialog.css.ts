import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import {
  at,
  below,
  beside,
  forcedColors,
  from,
  largeText,
  low,
  lowAndWide,
  lowPhone,
  row,
  short,
  t,
  upright,
} from "#web/ui/kit.ts";
import {
  FOOTER_ATTRIBUTE,
  TOAST_ATTRIBUTE,
  TOAST_HEIGHT,
} from "./toast-place.ts";
import { frame } from "./DialogFrame.css.ts";

// A grid would lay out the whole dialog again for each typed letter: 15 ms
// instead of 3 ms, with the CPU slowed down to a quarter.
const asideWidth = "52.8%";
/** 1.28 parts of 2.28, as long as the options have room for four tiles. */
const wideAside = "min(56.14%, 100% - 416px)";

const dialog = style({
  display: "flex",
  flexDirection: "column",
  flex: "1 1 auto",
  minHeight: 0,
  outline: "none",
});
/** All of it scrolls where head and foot leave its body too little. */
const scrolled = style({ overflow: "auto", overscrollBehavior: "contain" });
/** The second of the two panes that a wide dialog has. */
const secondPane = "26.5rem";

export const dialogs = styleVariants({
  drawer: [dialog, scrolled],
  modal: [dialog, scrolled],
  wide: [
    dialog,
    {
      ...at(from.lg, {
        position: "relative",
        display: "grid",
        gridTemplateColumns: `minmax(0, 1fr) ${secondPane}`,
        gridTemplateRows: "auto minmax(0, 1fr)",
      }),
    },
  ],
  designer: [
    dialog,
    {
      // Otherwise each letter lays it out in the height of its content first,
      // and the picture, whose size follows, is laid out and drawn anew.
      flexBasis: 0,
      "@media": {
        [beside]: { position: "relative", paddingInlineStart: asideWidth },
        [from.md]: { paddingInlineStart: wideAside },
        [upright]: { paddingInlineStart: 0 },
        // All of it scrolls, except a picture that is beside it.
        [largeText]: {
          position: "static",
          overflow: "auto",
          overscrollBehavior: "contain",
        },
      },
    },
  ],
});

const head = style({
  flex: "none",
  ...row(4),
  justifyContent: "space-between",
  padding: `${t.space.s4} ${t.space.s4} ${t.space.s3} ${t.space.s5}`,
  ...at(from.sm, {
    padding: `${t.space.s5} ${t.space.s5} ${t.space.s4} ${t.space.s6}`,
  }),
});
export const heads = styleVariants({
  drawer: [head],
  modal: [head],
  wide: [head],
  designer: [
    head,
    {
      "@media": {
        [below.md]: {
          minHeight: "56px",
          padding: `0 ${t.space.s2} 0 ${t.space.s4}`,
        },
        [lowPhone]: { minHeight: "48px" },
        [from.md]: {
          paddingBlock: `clamp(${t.space.s2}, 2.4svh, ${t.space.s5}) ${t.space.s3}`,
        },
        [short]: { paddingBlock: 0 },
      },
    },
  ],
});

/** A word of twice the size still fits beside the button that closes. */
const title = style({ fontSize: `min(${t.size.d2}, 13vw)`, outline: "none" });
/** The button that closes; over the second pane of a wide dialog. */
export const closers = styleVariants({
  drawer: {},
  modal: {},
  designer: {},
  wide: {
    ...at(from.lg, {
      position: "absolute",
      zIndex: 1,
      insetBlockStart: t.space.s5,
      insetInlineEnd: t.space.s5,
    }),
  },
});

export const titles = styleVariants({
  drawer: [title],
  modal: [title],
  wide: [title],
  designer: [
    title,
    {
      fontSize: "clamp(1.75rem, 3.2vw, 2.25rem)",
      ...at(below.md, { fontSize: "1.5rem" }),
    },
  ],
});

const body = style({
  flex: "1 1 auto",
  minHeight: 0,
  overflow: "auto",
  overscrollBehavior: "contain",
  padding: `0 ${t.space.s5}`,
  scrollbarWidth: "thin",
  scrollbarColor: `${t.color.edge} transparent`,
  ...at(from.sm, { paddingInline: t.space.s6 }),
});
const bodyAndFoot = style([
  body,
  {
    // With text of twice the size the foot alone would take most of a phone. A
    // notification takes its room from this.
    "@media": {
      [below.sm]: {
        minHeight: `calc(45svh - var(${TOAST_HEIGHT}, 0px))`,
      },
    },
    selectors: {
      // Applies to a dialog without a footer.
      "&:last-child": {
        paddingBottom: `calc(${t.space.s6} + env(safe-area-inset-bottom, 0px))`,
      },
    },
  },
]);
export const bodies = styleVariants({
  drawer: [bodyAndFoot],
  modal: [bodyAndFoot],
  // Its two panes scroll by themselves where they stand beside each other.
  wide: [
    body,
    {
      paddingInline: 0,
      "@media": {
        [from.sm]: { paddingInline: 0 },
        [from.lg]: { display: "contents" },
      },
    },
  ],
  designer: [
    body,
    {
      flexBasis: 0,
      padding: `0 ${t.space.s4} ${t.space.s4}`,
      "@media": {
        [from.sm]: { paddingInline: t.space.s4 },
        [from.md]: { padding: `0 ${t.space.s6} ${t.space.s4}` },
        [upright]: { paddingTop: t.space.s4 },
        // Does not grow with the text, which needs the room.
        [largeText]: { paddingInline: "16px" },
      },
    },
  ],
});

// The designer's picture is above or beside the options, and the options
// scroll.
export const panes = style({
  flex: 1,
  minHeight: 0,
  display: "flex",
  flexDirection: "column",
});
export const aside = style({
  flex: "none",
  background: t.color.tray,
  "@media": {
    [beside]: {
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: 0,
      display: "grid",
      gridTemplateRows: "minmax(0, 1fr)",
      width: asideWidth,
    },
    [from.md]: { width: wideAside },
    [upright]: { width: "auto" },
    [forcedColors]: { outline: "1px solid CanvasText", outlineOffset: "-1px" },
  },
});

const foot = style({
  flex: "none",
  padding: `${t.space.s4} ${t.space.s5} calc(${t.space.s5} + env(safe-area-inset-bottom, 0px))`,
  borderTop: `1px solid ${t.color.hairline}`,
  background: t.color.paper,
  ...at(from.sm, { padding: `${t.space.s5} ${t.space.s6} ${t.space.s6}` }),
});
export const feet = styleVariants({
  drawer: [foot],
  modal: [foot],
  wide: [foot],
  designer: [
    foot,
    {
      "@media": {
        [below.md]: {
          padding: `${t.space.s3} ${t.space.s4} calc(${t.space.s3} + env(safe-area-inset-bottom, 0px))`,
        },
        [from.md]: {
          paddingBlock: `clamp(${t.space.s2}, 2svh, ${t.space.s4})`,
        },
        [short]: { paddingBlock: t.space.s2 },
      },
    },
  ],
});

// Reserves the height of a notification above the footer.
const free = {
  marginBottom: `calc(var(${TOAST_HEIGHT}, 0px) + ${t.space.s2})`,
};
const withToast = (kind: string) =>
  `:root[${FOOTER_ATTRIBUTE}="${kind}"][${TOAST_ATTRIBUTE}] ${body}`;
globalStyle(withToast("designer"), free);
globalStyle(withToast("modal"), { "@media": { [below.lg]: free } });
globalStyle(withToast("drawer"), { "@media": { [below.md]: free } });
// Without a footer it is at the window's edge, above which a notification is.
// From `lg` on its panes reserve the height themselves.
globalStyle(`:root[${TOAST_ATTRIBUTE}] [data-dialog="wide"] ${body}`, {
  marginBottom: `calc(var(${TOAST_HEIGHT}, 0px) + ${t.space.s5})`,
});

// In a very low window (400 % zoom) the whole dialog scrolls, footer included.
// The designer's two panes still fit beside each other from 600 px on.
const flowing = { flex: "none", overflow: "visible" } as const;
const lowAndNarrow = `${low} and (max-width: 599px)`;
globalStyle(`${frame}`, { ...at(low, { overflow: "auto" }) });
globalStyle(`${frame} ${body}`, { "@media": { [low]: flowing } });
globalStyle(`${frame}:has(${aside})`, {
  ...at(lowAndWide, { overflow: "hidden" }),
});
globalStyle(`${frame} ${panes} ${body}`, {
  ...at(lowAndWide, { flex: "auto", overflow: "auto" }),
});
globalStyle(`${frame} ${panes}`, { "@media": { [lowAndNarrow]: flowing } });
// With large text in a small window, too.
globalStyle(`${frame} ${panes}`, {
  ...at(largeText, { flex: "1 0 auto", overflow: "visible" }),
});
globalStyle(`${frame} ${panes} ${body}`, {
  "@media": { [largeText]: flowing },
});
