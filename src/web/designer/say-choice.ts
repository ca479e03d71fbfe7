import type { DesignerMessages } from "#shared/messages/designer/en.ts";
import { priceCents } from "#shared/money/rules.ts";
import { type Formats, formatPrice } from "#shared/text/formats.ts";
import type { Choice } from "./draft/draft.ts";

/** Names a charm or a resin with its added price, or why it cannot be had. */
export function sayChoice(
  { name, price, unavailable }: Choice,
  { unavailable: reasons, plus }: DesignerMessages,
  formats: Formats,
): string {
  if (unavailable === "out") return reasons.outName(name);
  if (unavailable === "gone") return reasons.goneName(name);
  return priceCents(price) === 0
    ? name
    : plus(name, formatPrice(price, formats));
}
