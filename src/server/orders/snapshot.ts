import type { Picture } from "#shared/images/schema.ts";
import { toPrice } from "#shared/money/rules.ts";
import {
  FIRST_CURRENCY,
  type Order,
  type OrderItem,
} from "#shared/orders/schema.ts";
import type { PricedLine } from "#server/cart/priced-line.ts";
import { toDesignCharm, toDesignResin } from "#server/clips/chosen.ts";
import type {
  OrderedPart,
  orderLines,
  orders,
} from "#server/db/schema/orders.ts";
import { toIso } from "#server/runtime/clock.ts";

// Converts the lines of a cart to the stored lines of an order, and stored
// orders to the API's format.

type OrderRow = typeof orders.$inferSelect;
type OrderLineRow = typeof orderLines.$inferSelect;

/** The shop's pictures, by the image address in a row. */
type Pictures = ReadonlyMap<string, Picture | null>;

/** The pictures of the resins in these cart lines. */
export function resinPictures(lines: PricedLine[]): Pictures {
  return new Map(
    lines.flatMap(({ design }) =>
      design?.resin
        ? [[design.resin.row.imageUrl, design.resin.picture] as const]
        : [],
    ),
  );
}

type Snapshot = Omit<OrderLineRow, "id" | "orderId">;

/** Copies a line as it is sold: later catalog changes do not alter the copy. */
export function toSnapshot({ design, ...line }: PricedLine): Snapshot {
  const { productId, variantId, name, variantTitle, description } = line;
  const { quantity, priceCents, imageUrl } = line;
  return {
    productId,
    variantId,
    name,
    variantTitle,
    description,
    quantity,
    priceCents,
    regularCents: line.regularCents ?? null,
    imageUrl,
    charms: design?.charms.map(toOrderedPart) ?? null,
    customText: design?.customText ?? null,
    resin: design?.resin ? toOrderedPart(design.resin.row) : null,
  };
}

function toOrderedPart({
  id,
  name,
  priceCents,
  imageUrl,
}: OrderedPart): OrderedPart {
  return { id, name, priceCents, imageUrl };
}

type SentFields = Pick<
  OrderRow,
  | "id"
  | "customerName"
  | "customerEmail"
  | "customerPhone"
  | "totalCents"
  | "currency"
  | "delivery"
  | "address"
  | "note"
  | "gift"
  | "readyBy"
  | "createdAt"
> &
  Partial<Pick<OrderRow, "discount">>;

/** Converts an order to the API's format. */
export function toOrder(row: SentFields, items: OrderItem[]): Order {
  return {
    id: row.id,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerPhone: row.customerPhone,
    total: toPrice(row.totalCents),
    currency: row.currency ?? FIRST_CURRENCY,
    items,
    ...(row.discount && {
      discount: {
        code: row.discount.code,
        kind: row.discount.kind,
        amount: toPrice(row.discount.cents),
      },
    }),
    ...toTravel(row),
    createdAt: toIso(row.createdAt),
    ...(row.readyBy !== null && { readyBy: row.readyBy }),
  };
}

/** Returns what an order says of its delivery, in the API's format. */
function toTravel({
  delivery,
  address,
  note,
  gift,
}: Pick<OrderRow, "delivery" | "address" | "note" | "gift">) {
  return {
    ...(delivery && {
      delivery: {
        name: delivery.name,
        price: toPrice(delivery.priceCents),
        note: delivery.note,
      },
    }),
    ...(address && { address }),
    ...(note !== null && { note }),
    ...(gift && { gift }),
  };
}

/** Converts a sold line to the API's format. */
export function toItem(line: Snapshot, pictures: Pictures): OrderItem {
  return {
    productId: line.productId,
    productName: line.name,
    variantTitle: line.variantTitle,
    description: line.description,
    quantity: line.quantity,
    price: toPrice(line.priceCents),
    ...(line.regularCents !== null && {
      regularPrice: toPrice(line.regularCents),
    }),
    imageUrl: line.imageUrl,
    ...(line.charms && {
      selectedCharms: line.charms.map((charm) => charm.id),
      customText: line.customText ?? "",
      charms: line.charms.map(toDesignCharm),
    }),
    ...(line.resin && {
      resin: toDesignResin(
        line.resin,
        pictures.get(line.resin.imageUrl) ?? null,
      ),
    }),
  };
}
