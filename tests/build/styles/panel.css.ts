import {
  createTheme,
  fontFace,
  globalStyle,
  keyframes,
  style,
  styleVariants,
} from "@vanilla-extract/css";
import { inked } from "./mixins.ts";

const face = fontFace({ src: 'url("/fonts/face.woff2") format("woff2")' });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const [night, vars] = createTheme({ back: "black" });
export const panel = style({
  ...inked,
  animation: `${appear} 1s`,
  background: vars.back,
  fontFamily: face,
});
export const tone = styleVariants({
  calm: [panel, { opacity: 0.5 }],
  loud: [panel, { opacity: 1 }],
});
globalStyle(`${panel} a`, { textDecoration: "none" });
