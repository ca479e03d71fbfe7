import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import { t, text } from "#web/ui/kit.ts";

/** The side of the square around a charm, if not the default of 46 px. */
export const charmSize = createVar();
const side = fallbackVar(charmSize, "46px");

export const image = style({
  width: side,
  height: side,
  maxWidth: "78%",
  objectFit: "contain",
});
/** A disc of the same size, shown if the picture fails to load. */
export const initial = style([
  image,
  {
    display: "grid",
    placeItems: "center",
    border: `1.5px solid ${t.color.edge}`,
    borderRadius: "50%",
    background: t.color.shell,
    ...text("strong", "ink"),
    fontSize: `calc(${side} / 2.6)`,
  },
]);
