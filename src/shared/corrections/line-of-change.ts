import { CUSTOM_CLIP_NAME } from "#shared/clip/rules.ts";
import type { Change } from "./schema.ts";

const CUSTOM_LINE = new RegExp(`^${CUSTOM_CLIP_NAME}(?: - "(.*)")?$`, "s");

type Order = { items: readonly unknown[] };

/**
 * The name of the line that a change is of, where the order has more of them
 * than one, or had. That of a custom clip is said by `customClip`.
 */
export function lineOfChange(
  { line, what, after }: Change,
  { items }: Order,
  customClip: (text: string) => string,
): string | undefined {
  const isTakenOut = what === "quantity" && after === "0";
  if (line === undefined || (items.length === 1 && !isTakenOut))
    return undefined;
  const custom = CUSTOM_LINE.exec(line);
  return custom ? customClip(custom[1] ?? "") : line;
}
