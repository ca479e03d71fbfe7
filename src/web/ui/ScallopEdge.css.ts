import { createVar, style } from "@vanilla-extract/css";
import { printed, t, toothMask } from "#web/ui/kit.ts";

export const toothWidth = createVar();
export const toothHeight = createVar();
export const toothColor = createVar();

/** The default size of a tooth, for every toothed edge. */
export const toothSize = style({
  vars: {
    [toothWidth]: "clamp(26px, 3.4vw, 52px)",
    [toothHeight]: `calc(${toothWidth} * 1.3)`,
  },
});

/** The toothed edge above the promo band and below the receipt. */
export const teeth = style([
  toothSize,
  {
    vars: { [toothColor]: t.color.paper },
    height: toothHeight,
    marginTop: "-1px",
    background: toothColor,
    mask: `${toothMask} top left / ${toothWidth} ${toothHeight} round no-repeat`,
    ...printed({ display: "none" }),
  },
]);
