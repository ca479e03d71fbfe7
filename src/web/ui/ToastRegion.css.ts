import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import {
  at,
  below,
  from,
  low,
  lowAndWide,
  t,
  text as textRule,
} from "#web/ui/kit.ts";
import { FOOTER, FOOTER_ATTRIBUTE, TOP_ATTRIBUTE } from "./toast-place.ts";

const enter = keyframes({
  from: { opacity: 0, transform: "translateY(12px)" },
});
const leave = keyframes({ to: { opacity: 0 } });

// At the bottom left of the page, as wide as a phone.
export const region = style({
  position: "fixed",
  zIndex: t.layer.toast,
  left: t.space.s3,
  right: t.space.s3,
  bottom: `calc(${t.space.s3} + env(safe-area-inset-bottom, 0px))`,
  outline: "none",
  pointerEvents: "none",
  "@media": {
    [from.sm]: {
      right: "auto",
      left: t.space.s5,
      bottom: t.space.s5,
      width: t.control.toast,
    },
    // In a very low window, buttons come into view at the bottom.
    [low]: { top: t.space.s2, bottom: "auto" },
    print: { display: "none" },
  },
});

// Below the header where it would cover a field at the bottom.
globalStyle(`:root[${TOP_ATTRIBUTE}] ${region}`, {
  top: `calc(4.5rem + ${t.space.s3})`,
  bottom: "auto",
});

// Above the footer of a dialog that leaves no room beside itself.
const aboveFoot = {
  // Elsewhere in the panel it has one: with both, it would have a height.
  top: "auto",
  right: "auto",
  left: `calc(var(${FOOTER.left}) + ${t.space.s3})`,
  bottom: `calc(var(${FOOTER.bottom}) + ${t.space.s2})`,
  width: `min(${t.control.toast}, var(${FOOTER.width}) - 2 * ${t.space.s3})`,
};
const within = (kind: string) =>
  `:root[${FOOTER_ATTRIBUTE}="${kind}"] ${region}`;
globalStyle(within("designer"), aboveFoot);
globalStyle(within("modal"), {
  "@media": { [below.lg]: aboveFoot },
});
globalStyle(within("drawer"), { "@media": { [below.md]: aboveFoot } });
// In a very low window the footer scrolls, except below the designer's two
// panes. With both `top` and `bottom`, the empty region would have a height.
globalStyle(`:root[${FOOTER_ATTRIBUTE}] ${region}`, {
  ...at(low, { top: t.space.s2, bottom: "auto" }),
});
globalStyle(within("designer"), {
  ...at(lowAndWide, { top: "auto", bottom: aboveFoot.bottom }),
});

export const toast = style({
  pointerEvents: "auto",
  touchAction: "pan-y",
  // A mouse that drags it would select its text, and the next drag that text.
  WebkitUserSelect: "none",
  userSelect: "none",
  display: "flex",
  // With text of twice the size the words stand below the sign.
  flexWrap: "wrap",
  columnGap: t.space.s3,
  alignItems: "flex-start",
  padding: `${t.space.s3} ${t.space.s2} ${t.space.s3} ${t.space.s4}`,
  borderRadius: t.radius.md,
  background: t.color.ink,
  color: t.color.paper,
  // A light edge, to be seen on the footer, which is as dark.
  boxShadow: `0 0 0 2px ${t.color.paper}, ${t.shadow.floating}`,
  // Forced colors have no shadows.
  border: "1px solid transparent",
  animation: `${enter} ${t.motion.base} ${t.motion.glide}`,
  transition: `transform ${t.motion.base} ${t.motion.glide}`,
  selectors: {
    "&[data-dragged]": { transition: "none" },
    [`${region}:focus-visible &`]: {
      outline: `2.5px solid ${t.color.ink}`,
      outlineOffset: "3px",
    },
  },
});
export const leaving = style({
  animation: `${leave} ${t.motion.close} ${t.motion.exit} forwards`,
});

export const disc = style({
  display: "grid",
  placeItems: "center",
  width: "28px",
  height: "28px",
  marginTop: "8px",
  borderRadius: "50%",
  background: t.color.leaf,
  color: t.color.ink,
  selectors: { '&[data-tone="error"]': { background: t.color.amber } },
});
export const picture = style({
  display: "grid",
  placeItems: "center",
  width: "64px",
  height: "64px",
  marginTop: "8px",
  overflow: "hidden",
  borderRadius: t.radius.sm,
  background: t.color.shell,
});
export const discIcon = style({
  width: "16px",
  height: "16px",
  strokeWidth: 2.4,
});
export const text = style({
  flex: "1 1 9rem",
  paddingBlock: "0.55rem",
  // The room of the cross.
  paddingInlineEnd: t.control.touch,
  ...textRule("sm", "anywhere"),
  lineHeight: 1.4,
});
export const title = style({
  display: "block",
  fontWeight: t.weight.strong,
  fontSize: "1rem",
});
export const action = style({
  display: "block",
  minHeight: t.control.touch,
  fontWeight: t.weight.strong,
  textDecoration: "underline",
  textDecorationColor: t.color.amber,
  textUnderlineOffset: "0.25em",
});
export const close = style({
  marginInlineStart: `calc(-1 * ${t.control.touch})`,
});
