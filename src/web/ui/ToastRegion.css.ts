import { keyframes, style } from "@vanilla-extract/css";
import {
  color,
  control,
  from,
  layer,
  motion,
  radius,
  reducedMotion,
  shadow,
  size,
  space,
  weight,
} from "../theme.css.ts";

const enter = keyframes({
  from: { opacity: 0, transform: "translateY(12px)" },
});
const leave = keyframes({ to: { opacity: 0 } });

// Clear of the pinned actions: under the header on phones, bottom left from
// 860 px on.
export const region = style({
  position: "fixed",
  zIndex: layer.toast,
  left: space.s3,
  right: space.s3,
  top: `calc(64px + ${space.s2})`,
  outline: "none",
  pointerEvents: "none",
  "@media": {
    [from.sm]: { left: "auto", width: control.toast },
    [from.md]: {
      top: "auto",
      right: "auto",
      left: space.s5,
      bottom: space.s5,
    },
    print: { display: "none" },
  },
});

export const toast = style({
  pointerEvents: "auto",
  touchAction: "pan-y",
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  gap: space.s3,
  alignItems: "start",
  padding: `${space.s3} ${space.s2} ${space.s3} ${space.s4}`,
  borderRadius: radius.md,
  background: color.ink,
  color: color.paper,
  boxShadow: shadow.floating,
  border: "1px solid transparent",
  animation: `${enter} ${motion.base} ${motion.glide}`,
  transition: `transform ${motion.base} ${motion.glide}`,
  selectors: {
    "&[data-pulled]": { transition: "none" },
    [`${region}:focus-visible &`]: {
      outline: `2.5px solid ${color.ink}`,
      outlineOffset: "3px",
    },
  },
});
export const leaving = style({
  animation: `${leave} ${motion.close} ${motion.exit} forwards`,
  "@media": { [reducedMotion]: { animation: "none", opacity: 0 } },
});

export const disc = style({
  display: "grid",
  placeItems: "center",
  width: "28px",
  height: "28px",
  marginTop: "8px",
  borderRadius: "50%",
  background: color.leaf,
  color: color.ink,
  selectors: { '&[data-tone="error"]': { background: color.amber } },
});
export const discIcon = style({
  width: "16px",
  height: "16px",
  strokeWidth: 2.4,
});
export const words = style({
  paddingBlock: "0.55rem",
  fontSize: size.sm,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});
export const title = style({
  display: "block",
  fontWeight: weight.strong,
  fontSize: "1rem",
});
export const action = style({
  display: "block",
  minHeight: control.touch,
  fontWeight: weight.strong,
  textDecoration: "underline",
  textDecorationColor: color.amber,
  textUnderlineOffset: "0.25em",
});
export const close = style({
  ":hover": { background: "rgb(255 255 255 / 0.12)" },
});
