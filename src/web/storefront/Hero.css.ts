import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import {
  at,
  canHover,
  from,
  landscape,
  reducedMotion,
  stack,
  t,
  toothMask,
} from "#web/ui/kit.ts";
import { toothHeight, toothWidth } from "#web/ui/ScallopEdge.css.ts";
import { SPACING } from "./headline-size.ts";

/** The height of the header, and of its line. */
const HEADER = "65px";
// The left and right edge of the content column, for elements over the film.
const columnEdge = `max(${t.space.gutter}, calc((100vw - ${t.control.maxWidth}) / 2 + ${t.space.gutter}))`;

const rise = keyframes({
  from: { opacity: 0, transform: "translateY(12px)" },
});

export const hero = style({
  position: "relative",
  paddingTop: "clamp(0.75rem, 1.6vw, 1.5rem)",
  ...at(landscape, {
    selectors: {
      // Text and link beside the picture, which reaches the window's edge.
      "&:has(img)": {
        display: "grid",
        gridTemplate: "auto 1fr / minmax(0, 1.1fr) minmax(0, 1fr)",
        paddingTop: 0,
      },
    },
  }),
});

export const title = style({
  position: "relative",
  zIndex: t.layer.heroTitle,
  pointerEvents: "none",
  marginLeft: "-0.035em",
  fontSize: `calc(${t.size.heroNarrow} * var(--narrow, 1))`,
  fontWeight: t.weight.display,
  lineHeight: 0.86,
  letterSpacing: `${SPACING.narrow}em`,
  wordSpacing: `${SPACING.word}em`,
  "@media": {
    [from.md]: {
      letterSpacing: `${SPACING.wide}em`,
      fontSize: `calc(${t.size.heroWide} * var(--wide, 1))`,
      lineHeight: 0.9,
      marginBottom: "-0.12em",
      whiteSpace: "nowrap",
    },
    [landscape]: {
      marginBlock: `${t.space.s3} 0`,
      fontSize: `calc(min(27svh, 9.4vw) * var(--narrow, 1))`,
      lineHeight: 0.94,
      letterSpacing: `${SPACING.narrow}em`,
      whiteSpace: "normal",
    },
  },
  selectors: {
    "&[data-wraps]": { whiteSpace: "normal", lineHeight: 1, marginBottom: 0 },
  },
});

export const word = style({
  display: "block",
  animation: `${rise} ${t.motion.slow} ${t.motion.glide} backwards`,
  selectors: { "&:nth-child(2)": { animationDelay: "60ms" } },
  "@media": {
    [from.md]: {
      display: "inline-block",
      whiteSpace: "pre",
      selectors: {
        [`${title}[data-wraps] > &`]: {
          display: "block",
          whiteSpace: "normal",
        },
      },
    },
    [landscape]: { display: "block" },
    [reducedMotion]: { animation: "none" },
  },
});

export const media = style({
  position: "relative",
  ...at(landscape, { display: "contents" }),
});

export const copy = style({
  ...stack(5),
  marginBlock: t.space.s5,
  "@media": {
    [from.md]: {
      position: "absolute",
      zIndex: t.layer.heroTitle + 1,
      left: columnEdge,
      bottom: "clamp(96px, 8.4vw, 150px)",
      width: "min(26rem, 38vw)",
      margin: 0,
      padding: t.space.s6,
      borderRadius: t.radius.lg,
      background: t.color.glassSolid,
      boxShadow: `inset 0 0 0 1px rgb(255 255 255 / 0.55), inset 0 1px 0 #fff, ${t.shadow.raised}`,
    },
    [landscape]: {
      position: "static",
      alignContent: "start",
      gap: t.space.s4,
      width: "auto",
      marginBlock: t.space.s3,
      padding: `0 ${t.space.s4} 0 ${t.space.gutter}`,
      background: "none",
      backdropFilter: "none",
      boxShadow: "none",
    },
  },
  "@supports": {
    "(backdrop-filter: blur(1px))": {
      "@media": {
        [from.md]: {
          background: t.color.glass,
          backdropFilter: "blur(18px) saturate(1.5)",
        },
        [landscape]: { background: "none", backdropFilter: "none" },
      },
    },
  },
});

/** The text and the link of a hero without a picture or film. */
export const bareCopy = style({
  ...stack(5),
  marginTop: t.space.s6,
});

export const sentence = style({
  maxWidth: "30rem",
  fontSize: t.size.lead,
  lineHeight: 1.45,
  ...at(landscape, { fontSize: t.size.sm, lineHeight: 1.35 }),
});

export const action = style({
  "@media": {
    [from.xs]: { justifySelf: "start" },
    [landscape]: { selectors: { "&&": { minHeight: t.control.medium } } },
  },
});

export const frame = style({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "4 / 5",
  background: t.color.sand,
  mask: `linear-gradient(#000 0 0) top / 100% calc(100% - ${toothHeight} + 1px) no-repeat, ${toothMask} bottom left / ${toothWidth} ${toothHeight} round no-repeat`,
  "::after": {
    content: "",
    position: "absolute",
    inset: "auto 0 0",
    height: "38%",
    background: `linear-gradient(transparent, ${t.color.peach})`,
    mixBlendMode: "multiply",
    pointerEvents: "none",
  },
  "@media": {
    [from.sm]: { aspectRatio: "16 / 12" },
    [from.md]: {
      aspectRatio: "auto",
      height: `clamp(420px, calc(100svh - ${t.size.heroWide} * 0.8 - 112px), 880px)`,
    },
    [landscape]: {
      gridArea: "1 / 2 / 3 / 3",
      aspectRatio: "auto",
      height: "auto",
      minHeight: `max(16rem, calc(100svh - ${HEADER}))`,
    },
  },
});

/** The `<picture>` element has no box of its own. */
export const sources = style({ display: "contents" });
export const picture = style({});
export const film = style({
  position: "absolute",
  inset: 0,
  opacity: 0,
  transition: `opacity ${t.motion.slow}`,
  selectors: { "&[data-playing]": { opacity: 1 } },
});
globalStyle(`${picture}, ${film}`, {
  width: "100%",
  height: "100%",
  objectFit: "cover",
  objectPosition: "var(--focus, 76% 50%)",
  "@media": {
    [from.md]: { objectPosition: "var(--focus, 50% 55%)" },
    [landscape]: { objectPosition: "var(--focus, 66% 55%)" },
  },
});

export const pause = style({
  position: "absolute",
  right: columnEdge,
  bottom: "clamp(56px, 7vw, 104px)",
  background: t.color.glass,
  backdropFilter: "blur(10px)",
  "@media": {
    [canHover]: { ":hover": { background: t.color.paper } },
    [landscape]: { right: t.space.s4, bottom: "48px" },
  },
});
