import { style } from "@vanilla-extract/css";
import { t } from "#web/ui/kit.ts";

export const accent = style({ stopColor: t.color.accent });
export const amber = style({ stopColor: t.color.amber });
export const hinge = style({ stroke: t.color.ink });
export const hole = style({ fill: t.color.paper });
