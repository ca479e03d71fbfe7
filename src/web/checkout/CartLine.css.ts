import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import {
  at,
  besidePrice,
  canHover,
  cluster,
  forced,
  hover,
  ownDirection,
  priceBeside,
  pricedRow,
  reducedMotion,
  row as rowRule,
  stack,
  t,
  text as textRule,
} from "#web/ui/kit.ts";

const appear = keyframes({ from: { opacity: 0 } });
export const removedRow = style({
  ...rowRule(4),
  justifyContent: "space-between",
  minHeight: 0,
  paddingBlock: t.space.s3,
  animation: `${appear} ${t.motion.base} ${t.motion.glide}`,
  ...at(reducedMotion, { animation: "none" }),
});
export const removedText = style({
  display: "grid",
  minWidth: 0,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
});
export const removedName = style(textRule("strong"));
export const note = style(textRule("note", "soft"));

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
  borderBottom: `1px solid ${t.color.hairline}`,
  ":last-child": { borderBottom: 0 },
});
export const fold = style({
  display: "grid",
  gridTemplateRows: "1fr",
  selectors: {
    '&[data-leaving="true"]': {
      overflow: "hidden",
      animation: `${foldAway} ${t.motion.close} ${t.motion.exit} forwards`,
    },
  },
  ...at(reducedMotion, {
    animation: "none !important",
    selectors: { '&[data-leaving="true"]': { display: "none" } },
  }),
});

export const row = style({
  ...stack(4),
  gridTemplateColumns: "92px minmax(0, 1fr)",
  minHeight: 0,
  paddingBlock: t.space.s5,
  selectors: {
    [`${item}:first-child &`]: { paddingTop: t.space.s2 },
    [`${fold}[data-leaving="true"] > &`]: { overflow: "hidden" },
    "&&[data-custom]": {
      gridTemplateColumns: "minmax(0, 1fr)",
      rowGap: t.space.s4,
    },
    "&&[data-small]": { gridTemplateColumns: "2fr 3fr" },
  },
  ...at(narrow, {
    gridTemplateColumns: "76px minmax(0, 1fr)",
    gap: t.space.s3,
  }),
});

export const picture = style({
  width: "100%",
  aspectRatio: "1",
  alignSelf: "start",
  overflow: "hidden",
  borderRadius: t.radius.sm,
  background: t.color.shell,
  selectors: {
    // Wide enough for its letters to be read.
    [`${row}[data-custom] > &`]: {
      display: "grid",
      gridTemplateRows: "minmax(0, 1fr)",
      aspectRatio: "16 / 9",
      maxHeight: "30svh",
      borderRadius: t.radius.md,
      background: t.color.tray,
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
  fontSize: t.size.d4,
  lineHeight: 1.15,
  ...ownDirection,
});
export const price = style({
  ...priceBeside,
  fontSize: t.size.price,
  fontWeight: t.weight.strong,
});
export const details = style({
  marginTop: "0.25rem",
  ...textRule("note", "soft", "anywhere"),
  lineHeight: 1.4,
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
  ...textRule("note", "medium", "err"),
  lineHeight: 1.35,
});

export const controls = style({
  ...cluster(2),
  marginTop: t.space.s3,
  ...at(narrow, { gap: 0 }),
});
export const end = style({ display: "flex", marginLeft: "auto" });

export const stepper = style({
  display: "inline-flex",
  alignItems: "center",
  borderRadius: t.radius.full,
  boxShadow: `inset 0 0 0 1px ${t.color.edge}`,
  ...forced({ border: "1px solid ButtonText" }),
});
export const step = style({ fontSize: "0.9rem" });
export const quantity = style({
  minWidth: "1.8rem",
  textAlign: "center",
  ...textRule("strong", "digits"),
});

export const edit = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4em",
  minHeight: t.control.touch,
  paddingInline: "0.7rem",
  borderRadius: t.radius.full,
  ...textRule("note", "strong"),
  "@media": {
    [canHover]: { ":hover": { background: t.color.shell } },
    [narrow]: { paddingInline: "0.5rem" },
  },
});
export const editIcon = style({ width: "18px", height: "18px" });

export const clear = style({
  display: "flex",
  justifyContent: "flex-end",
  paddingBlock: t.space.s3,
  borderTop: `1px solid ${t.color.hairline}`,
});

/** The name of a clip, which leads to its page. */
export const nameLink = style({
  textDecoration: "none",
  ...hover({ textDecoration: "underline" }),
});
