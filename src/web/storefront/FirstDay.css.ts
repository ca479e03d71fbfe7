import { style } from "@vanilla-extract/css";
import { at, landscape, t, toothMask } from "#web/ui/kit.ts";
import { toothHeight, toothWidth } from "#web/ui/ScallopEdge.css.ts";

/** The headline, with the sentence at the end of its line where it fits. */
export const intro = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `${t.space.s4} ${t.space.s6}`,
  paddingTop: "clamp(0.75rem, 1.6vw, 1.5rem)",
});
export const title = style({
  minWidth: 0,
  maxWidth: "100%",
  marginInlineStart: "-0.03em",
  fontSize: "calc(clamp(3.5rem, 2rem + 8.6vw, 10rem) * var(--scale))",
  fontWeight: t.weight.display,
  lineHeight: 0.98,
  letterSpacing: "-0.045em",
  overflowWrap: "anywhere",
  ...at(landscape, { fontSize: "calc(22svh * var(--scale))" }),
});
export const sentence = style({
  maxWidth: "21rem",
  paddingBottom: "0.6rem",
  fontSize: t.size.lead,
  lineHeight: 1.45,
});

export const field = style({
  height: ["35rem", "clamp(300px, calc(100svh - 330px), 560px)"],
  marginTop: "clamp(0.75rem, 2vw, 1.75rem)",
  background: t.color.blush,
  mask: `linear-gradient(#000 0 0) top / 100% calc(100% - ${toothHeight} + 1px) no-repeat, ${toothMask} bottom left / ${toothWidth} ${toothHeight} round no-repeat`,
  "@media": {
    [landscape]: { height: ["16rem", "max(11rem, 55svh)"] },
    print: { display: "none" },
  },
});
export const art = style({
  display: "block",
  width: "100%",
  height: "100%",
  forcedColorAdjust: "none",
});
