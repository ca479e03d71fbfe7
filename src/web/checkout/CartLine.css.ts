import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { canHover, forcedColors, reducedMotion } from "#web/ui/theme/media.ts";
import { motion } from "#web/ui/theme/motion.ts";
import {
  color,
  control,
  radius,
  size,
  space,
  weight,
} from "#web/ui/theme/theme.css.ts";
import {
  besidePrice,
  ownDirection,
  priceBeside,
  pricedRow,
} from "#web/ui/theme/mixins.ts";

const appear = keyframes({ from: { opacity: 0 } });
export const removedRow = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s4,
  minHeight: 0,
  paddingBlock: space.s3,
  animation: `${appear} ${motion.base} ${motion.glide}`,
  "@media": { [reducedMotion]: { animation: "none" } },
});
export const removedText = style({
  display: "grid",
  minWidth: 0,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
});
export const removedName = style({ fontWeight: weight.strong });
export const note = style({ color: color.inkSoft, fontSize: size.note });

const narrow = "screen and (max-width: 419px)";

export const list = style({
  display: "flex",
  flexDirection: "column",
  minHeight: "100%",
});

const foldAway = keyframes({
  from: { gridTemplateRows: "1fr", opacity: 1 },
  to: { gridTemplateRows: "0fr", opacity: 0 },
});
export const item = style({
  borderBottom: `1px solid ${color.hairline}`,
  ":last-child": { borderBottom: 0 },
});
export const fold = style({
  display: "grid",
  gridTemplateRows: "1fr",
  selectors: {
    '&[data-leaving="true"]': {
      overflow: "hidden",
      animation: `${foldAway} ${motion.close} ${motion.exit} forwards`,
    },
  },
  "@media": {
    [reducedMotion]: {
      animation: "none !important",
      selectors: { '&[data-leaving="true"]': { display: "none" } },
    },
  },
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "92px minmax(0, 1fr)",
  gap: space.s4,
  minHeight: 0,
  paddingBlock: space.s5,
  selectors: {
    [`${item}:first-child &`]: { paddingTop: space.s2 },
    [`${fold}[data-leaving="true"] > &`]: { overflow: "hidden" },
    "&&[data-custom]": {
      gridTemplateColumns: "minmax(0, 1fr)",
      rowGap: space.s4,
    },
    "&&[data-small]": { gridTemplateColumns: "2fr 3fr" },
  },
  "@media": {
    [narrow]: {
      gridTemplateColumns: "76px minmax(0, 1fr)",
      gap: space.s3,
    },
  },
});

export const picture = style({
  width: "100%",
  aspectRatio: "1",
  alignSelf: "start",
  overflow: "hidden",
  borderRadius: radius.sm,
  background: color.shell,
  selectors: {
    // Wide enough for its letters to be read.
    [`${row}[data-custom] > &`]: {
      display: "grid",
      gridTemplateRows: "minmax(0, 1fr)",
      aspectRatio: "16 / 9",
      maxHeight: "30svh",
      borderRadius: radius.md,
      background: color.tray,
    },
  },
});

// In low windows the whole clip is smaller, and not cut off.
globalStyle(`${row}[data-custom] > ${picture} > svg`, { height: "100%" });

export const text = style({ minWidth: 0 });
export const top = style({
  ...pricedRow,
  alignItems: "baseline",
});
export const name = style({
  ...besidePrice,
  fontSize: size.d4,
  lineHeight: 1.15,
  ...ownDirection,
});
export const price = style({
  ...priceBeside,
  fontSize: size.price,
  fontWeight: weight.strong,
});
export const details = style({
  marginTop: "0.25rem",
  color: color.inkSoft,
  fontSize: size.note,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});
export const dot = style({
  position: "relative",
  display: "inline-block",
  width: "14px",
  height: "14px",
  marginInlineEnd: "0.45rem",
  overflow: "hidden",
  verticalAlign: "-0.12em",
  borderRadius: "50%",
  forcedColorAdjust: "none",
  "::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    borderRadius: "inherit",
    boxShadow: "inset 0 0 0 1px rgb(43 16 38 / 0.25)",
  },
});
export const dotPicture = style({
  position: "absolute",
  // The middle of the 16:9 picture, enlarged.
  left: "-80%",
  top: "-28%",
  width: "260%",
  maxWidth: "none",
});
export const unavailable = style({
  display: "flex",
  gap: "0.4rem",
  marginTop: "0.25rem",
  color: color.err,
  fontSize: size.note,
  fontWeight: weight.medium,
  lineHeight: 1.35,
});

export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s2,
  marginTop: space.s3,
  "@media": { [narrow]: { gap: 0 } },
});
export const end = style({ display: "flex", marginLeft: "auto" });

export const stepper = style({
  display: "inline-flex",
  alignItems: "center",
  borderRadius: radius.full,
  boxShadow: `inset 0 0 0 1px ${color.edge}`,
  "@media": { [forcedColors]: { border: "1px solid ButtonText" } },
});
export const step = style({ fontSize: "0.9rem" });
export const quantity = style({
  minWidth: "1.8rem",
  textAlign: "center",
  fontWeight: weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const edit = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4em",
  minHeight: control.touch,
  paddingInline: "0.7rem",
  borderRadius: radius.full,
  fontSize: size.note,
  fontWeight: weight.strong,
  "@media": {
    [canHover]: { ":hover": { background: color.shell } },
    [narrow]: { paddingInline: "0.5rem" },
  },
});
export const editIcon = style({ width: "18px", height: "18px" });

export const clear = style({
  display: "flex",
  justifyContent: "flex-end",
  paddingBlock: space.s3,
  borderTop: `1px solid ${color.hairline}`,
});

/** The name of a clip, which leads to its page. */
export const nameLink = style({
  textDecoration: "none",
  "@media": {
    [canHover]: { ":hover": { textDecoration: "underline" } },
  },
});
