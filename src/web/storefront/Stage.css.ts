import { style } from "@vanilla-extract/css";
import { t } from "#web/ui/kit.ts";

/** Over the page that is left, below the header. */
export const stage = style({
  position: "fixed",
  inset: 0,
  zIndex: t.layer.header - 2,
  overflow: "hidden",
});

export const paper = style({
  position: "absolute",
  inset: 0,
  background: t.color.paper,
});

/** The place of the link above the picture, which is not to be read twice. */
export const above = style({ visibility: "hidden" });

export const picture = style({ transformOrigin: "0 0" });

export const image = style({
  width: "100%",
  height: "100%",
  objectFit: "cover",
});
