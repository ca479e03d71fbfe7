import { t } from "#web/ui/kit.ts";

/** The names of the colors, apart: no script of the first view needs them. */
export const colorNames: Record<string, string> = { ...t.color };
