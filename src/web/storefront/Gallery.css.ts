import { globalStyle, style } from "@vanilla-extract/css";
import {
  at,
  byText,
  canHover,
  fill,
  forced,
  forcedColors,
  landscape,
  reducedMotion,
  soldOutPicture,
  stack,
  t,
  text,
} from "#web/ui/kit.ts";

const RAIL = "76px";

export const gallery = style({
  position: "relative",
  minWidth: 0,
  "@media": {
    [byText.belowMd]: {
      marginInline: `calc(${t.space.gutter} * -1)`,
      // Seen whole in a wide window, too.
      maxWidth: "max(20rem, calc(100svh - 8rem))",
    },
    [landscape]: { marginInline: 0 },
    [byText.md]: {
      ...stack(4),
      gridTemplateColumns: `${RAIL} minmax(0, 1fr)`,
      alignItems: "start",
      selectors: {
        "&[data-single]": { gridTemplateColumns: "minmax(0, 1fr)" },
      },
    },
    "(scripting: none)": { gridTemplateColumns: "minmax(0, 1fr)" },
    // At 200 % text nothing is left of a low window.
    [`${byText.md} and (min-height: 560px)`]: {
      position: "sticky",
      top: "92px",
      alignSelf: "start",
    },
  },
});

export const rail = style({
  display: "none",
  "@media": {
    [byText.md]: { ...stack(3) },
    // Its buttons are left out then.
    "(scripting: none)": { display: "none" },
  },
});
export const railButton = style({
  display: "block",
  width: RAIL,
  height: RAIL,
  overflow: "hidden",
  borderRadius: t.radius.sm,
  transition: `box-shadow ${t.motion.fast}`,
  selectors: {
    "&[aria-current]": {
      boxShadow: `0 0 0 2px ${t.color.paper}, 0 0 0 4px ${t.color.ink}`,
    },
  },
  ...forced({
    border: "1px solid ButtonText",
    selectors: { "&[aria-current]": { border: "3px solid Highlight" } },
  }),
});

export const main = style({
  position: "relative",
  aspectRatio: "1",
  overflow: "hidden",
  background: t.color.shell,
  "@media": {
    [byText.md]: { borderRadius: t.radius.md },
    [landscape]: { borderRadius: t.radius.md },
  },
});

globalStyle(`${main}[data-sold-out] > :is(ul, img)`, soldOutPicture);

export const strip = style({
  display: "flex",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  ...at("(scripting: none)", { scrollbarWidth: "auto" }),
});
export const slide = style({
  flex: "0 0 100%",
  scrollSnapAlign: "start",
  scrollSnapStop: "always",
});
// Otherwise browsers load them with the first one, which comes before all.
globalStyle(`${strip}:not([data-seen]) > :not(:first-child) img`, {
  ...at("(scripting: enabled)", { display: "none" }),
});

/** The picture that was shown before, over the one that takes its place. */
export const former = style({
  ...fill,
  objectFit: "cover",
  pointerEvents: "none",
});

/** Over the strip where there is a mouse; a finger swipes the strip. */
export const area = style({
  display: "none",
  "@media": {
    [canHover]: {
      display: "block",
      position: "absolute",
      inset: 0,
      overflow: "hidden",
      cursor: "zoom-in",
    },
    [forcedColors]: { display: "none" },
    // Then the mouse scrolls the strip as well.
    "(scripting: none)": { display: "none" },
  },
});
export const lens = style({
  position: "absolute",
  insetBlockStart: 0,
  left: 0,
  width: "264px",
  height: "264px",
  overflow: "hidden",
  borderRadius: "50%",
  background: t.color.shell,
  boxShadow: `0 0 0 4px ${t.color.white}, 0 0 0 5px rgb(43 16 38 / 0.14), ${t.shadow.floating}`,
  pointerEvents: "none",
  opacity: 0,
  transition: `opacity ${t.motion.fast}`,
  selectors: { "&[data-shown]": { opacity: 1 } },
  ...at(reducedMotion, { transition: "none" }),
});
export const enlarged = style({
  maxWidth: "none",
  aspectRatio: "1",
  objectFit: "cover",
});

export const zoom = style({
  position: "absolute",
  insetBlockStart: t.space.s3,
  insetInlineEnd: t.space.s3,
  display: "grid",
  placeItems: "center",
  width: t.control.touch,
  height: t.control.touch,
  borderRadius: t.radius.full,
  background: t.color.paper,
  "@media": {
    [canHover]: { ":hover": { background: t.color.shell } },
    [forcedColors]: { border: "1px solid ButtonText" },
  },
});

export const place = style({
  position: "absolute",
  insetBlockEnd: t.space.s3,
  insetInlineEnd: t.space.s3,
  display: "grid",
  placeItems: "center",
  minHeight: "32px",
  padding: "0.25rem 0.8rem",
  borderRadius: t.radius.full,
  background: t.color.paper,
  ...text("xs", "strong", "digits"),
  pointerEvents: "none",
  ...at(byText.md, { display: "none" }),
});
