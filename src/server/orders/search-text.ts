import { foldText } from "#shared/text/slug.ts";
import type {
  orderEvents,
  orderLines,
  orders,
} from "#server/db/schema/orders.ts";

type OrderRow = typeof orders.$inferSelect;
type Searched = Pick<
  OrderRow,
  "customerName" | "customerEmail" | "customerPhone" | "address"
> &
  Partial<Pick<OrderRow, "memo" | "source">>;
type Line = Pick<
  typeof orderLines.$inferSelect,
  "name" | "variantTitle" | "customText"
>;
type Event = Pick<
  typeof orderEvents.$inferSelect,
  "trackingUrl" | "trackingNumber"
>;

/**
 * What a search looks through, folded: whom an order is for, where it goes, what
 * is in it, its parcel and the maker's memo. Its number has a column.
 */
export function searchTextOf(
  { customerName, customerEmail, customerPhone, ...order }: Searched,
  lines: readonly Line[],
  events: readonly Event[] = [],
): string {
  const texts = [
    customerName,
    customerEmail,
    customerPhone,
    customerPhone.replaceAll(/\D/g, ""),
    ...Object.values(order.address ?? {}),
    ...lines.flatMap(({ name, variantTitle, customText }) => [
      name,
      variantTitle,
      customText,
    ]),
    ...events.flatMap(({ trackingUrl, trackingNumber }) => [
      trackingUrl,
      trackingNumber,
      trackingNumber?.replaceAll(" ", ""),
    ]),
    order.source,
    order.memo,
  ];
  const folded = texts.map((text) => foldText(text ?? "")).filter(Boolean);
  // No word of a search has a line break: none is found across two texts.
  return [...new Set(folded)].join("\n");
}
