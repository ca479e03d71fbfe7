import { color } from "./tokens.css.ts";

export const inked = { color: color.ink } as const;
