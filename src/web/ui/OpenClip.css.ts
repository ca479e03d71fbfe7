import { style } from "@vanilla-extract/css";
import { color } from "#web/ui/theme/theme.css.ts";

export const accent = style({ stopColor: color.accent });
export const amber = style({ stopColor: color.amber });
export const hinge = style({ stroke: color.ink });
export const hole = style({ fill: color.paper });
