import { style } from "@vanilla-extract/css";

export const art = style({ minWidth: 0 });
