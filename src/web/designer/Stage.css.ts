import { globalStyle, style } from "@vanilla-extract/css";
import {
  at,
  below,
  beside,
  canHover,
  forcedColors,
  from,
  largeText,
  lowPhone,
  reducedMotion,
  roomy,
  t,
  text,
  upright,
} from "#web/ui/kit.ts";

/** Above both panes of the dialog, which clips what is not fixed. */
export const ghost = style({
  position: "fixed",
  zIndex: 10,
  width: "69px",
  height: "69px",
  objectFit: "contain",
  filter: "drop-shadow(0 8px 10px rgb(43 16 38 / 0.3))",
  pointerEvents: "none",
  selectors: {
    "&[data-returning]": {
      opacity: 0.4,
      transition: `transform ${t.motion.close} ${t.motion.glide}, opacity ${t.motion.close}`,
    },
  },
  ...at(reducedMotion, { selectors: { "&[data-returning]": { opacity: 0 } } }),
});

/** The pane with the picture, its caption and the strip of tools. */
export const stage = style({
  position: "relative",
  display: "grid",
  paddingTop: t.space.s3,
  "@media": {
    [lowPhone]: { paddingTop: t.space.s2 },
    [beside]: {
      gridTemplateRows: "minmax(0, 1fr)",
      minHeight: 0,
      paddingTop: 0,
    },
  },
});

/** Contains the picture in the largest size that fits. */
export const frame = style({
  containerType: "size",
  display: "grid",
  placeItems: "center",
  // Leaves room for the options below: at 390 px all charms are in view.
  height: "min(52.2vw, max(24svh, 100svh - 38rem))",
  "@media": {
    // It scrolls away.
    [largeText]: { height: "52.2vw" },
    [beside]: { height: "auto", minHeight: 0, padding: t.space.s4 },
    // All options are in view below it.
    [upright]: { height: "min(52.2vw, max(24svh, 100svh - 54rem))" },
    [from.md]: { paddingInline: "clamp(1.25rem, 2.6vw, 2.5rem)" },
  },
});
/** A larger frame, for a picture without options below. */
export const largeFrame = style([
  frame,
  {
    // At 320 px the details of the clip stay in view below the picture.
    height: "min(52.2vw, 45svh, max(22svh, 100svh - 27rem))",
    ...at(beside, { height: "auto" }),
  },
]);
export const clip = style({
  position: "relative",
  // The first is for browsers without container units, before 2023.
  width: [
    "min(100% - 1rem, 1.917 * max(24svh, 100svh - 38rem))",
    "min(100cqw - 1rem, 191.7cqh)",
  ],
  ...at(beside, { width: ["100%", "min(100cqw, 191.7cqh)"] }),
});

// The air around the clip is outside of the picture, and over the tools.
globalStyle(`${clip} > svg`, { pointerEvents: "none" });

/** The tools for the whole design. */
export const strip = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  minHeight: t.control.touch,
  paddingInline: t.space.s2,
  "@media": {
    [forcedColors]: { gap: t.space.s1 },
    [beside]: { paddingBottom: t.space.s2 },
    [roomy]: {
      justifyContent: "flex-start",
      gap: t.space.s1,
      padding: `${t.space.s3} ${t.space.s5} ${t.space.s4}`,
      borderTop: `1px solid ${t.color.hairlineDark}`,
    },
  },
});
export const tool = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: t.space.s2,
  minWidth: t.control.touch,
  minHeight: t.control.touch,
  paddingInline: "0.95rem",
  borderRadius: t.radius.full,
  ...text("note", "strong"),
  selectors: {
    "&[aria-disabled]": { color: t.color.inkWarm, opacity: 0.75 },
  },
  "@media": {
    // In German all three are in a row from 360 px on.
    [below.md]: {
      gap: "0.4rem",
      paddingInline: "clamp(0.2rem, 2.4vw - 0.25rem, 0.6rem)",
    },
    [canHover]: {
      selectors: {
        "&:hover:not([aria-disabled])": {
          background: "rgb(255 253 250 / 0.6)",
        },
      },
    },
    [forcedColors]: {
      border: "1px solid ButtonText",
      selectors: {
        "&[aria-disabled]": { borderColor: "GrayText", color: "GrayText" },
      },
    },
  },
});
export const toolIcon = style({ width: "19px", height: "19px" });
/**
 * Where the names of all tools do not fit in one row, this one's name goes: it
 * wraps below the icon, and is cut off.
 */
export const undo = style([
  tool,
  {
    ...at(below.md, {
      flex: `1 1 ${t.control.touch}`,
      flexWrap: "wrap",
      alignContent: "flex-start",
      gap: "0 0.4rem",
      maxWidth: "max-content",
      height: t.control.touch,
      overflow: "hidden",
      lineHeight: t.control.touch,
    }),
  },
]);
export const undoIcon = style([
  toolIcon,
  at(below.md, { marginBlock: "12.5px" }),
]);
export const undoName = style({
  ...at(below.md, {
    minWidth: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
  }),
});
export const caption = style({
  display: "none",
  ...at(roomy, {
    display: "block",
    padding: `0 ${t.space.s5} ${t.space.s3}`,
    fontSize: t.size.note,
    lineHeight: 1.45,
    selectors: { "&:empty": { display: "none" } },
  }),
});
export const promise = style({
  display: "none",
  ...at(roomy, {
    display: "block",
    // The least width, so that the strip is one row where there is room.
    flex: "1 1 8rem",
    maxWidth: "13rem",
    marginInlineStart: "auto",
    fontSize: t.size.xs,
    lineHeight: 1.4,
    color: t.color.inkWarm,
    textAlign: "end",
  }),
});

/** The maker's own name for the custom clip, and her description. */
export const clipName = style({
  display: "block",
  ...text("sm", "ink"),
});
export const clipText = style({ color: t.color.inkSoft, maxWidth: "20rem" });
