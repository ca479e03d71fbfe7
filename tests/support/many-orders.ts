import { addDays } from "#shared/text/days.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { CUSTOM_PRODUCT_ID } from "#shared/cart/rules.ts";
import { MAKER, ORDER_NUMBER } from "#server/db/locks.ts";
import { orderLines, orders } from "#server/db/schema/orders.ts";
import type { Deps } from "#server/deps.ts";
import { hashToken } from "#server/runtime/random.ts";
import { searchTextOf } from "#server/orders/search-text.ts";

const AT_ONCE = 500;
const FIRST = 1001;
const NAMES = ["Mila Hartmann", "Juno Meadows", "Iris Lane", "José Núñez"];

type Kind = (nth: number) => Partial<typeof orders.$inferInsert>;

/** Of each fifty orders: forty done, four owed, three in the making, three new. */
const USUAL: Kind = (nth) => {
  const place = nth % 50;
  const at = Date.parse("2026-11-20T10:00:00Z");
  const paid = { paymentState: "paid", paidAt: at } as const;
  if (place < 39) return { status: "sent", ...paid };
  if (place === 39)
    return nth % 500 === 39
      ? { status: "cancelled", ...paid }
      : { status: "cancelled" };
  if (place < 42)
    return { status: "sent", paymentState: "asked", paymentAskedAt: at + nth };
  if (place < 44) return { status: "sent" };
  return { status: place < 47 ? "making" : "received" };
};

/**
 * Adds `count` orders of two lines each, a few a day, of which most are done.
 * `kind` says how the nth of them is.
 */
export async function makeManyOrders(
  { commit, clock }: Pick<Deps, "commit" | "clock">,
  count: number,
  kind: Kind = USUAL,
): Promise<void> {
  const now = clock.now();
  for (let from = 0; from < count; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - from);
    const rows = Array.from({ length: size }, (_, index) =>
      orderOf(from + index, { count, now, kind }),
    );
    await commit([...MAKER, ...ORDER_NUMBER], async (tx) => {
      await tx
        .insert(orders)
        .values(rows.map(({ order }) => order))
        .run();
      await tx
        .insert(orderLines)
        .values(rows.flatMap(({ lines }) => lines))
        .run();
    });
  }
}

function orderOf(
  nth: number,
  { count, now, kind }: { count: number; now: number; kind: Kind },
) {
  const id = FIRST + nth;
  const customerName = `${NAMES[nth % NAMES.length]} ${nth}`;
  const customer = {
    customerName,
    customerEmail: `customer${nth}@example.com`,
    customerPhone: `+49 170 ${1_000_000 + nth}`,
    address: {
      name: "",
      line1: `${nth} Rose Lane`,
      line2: "",
      postalCode: "80331",
      city: "München",
      region: "",
      country: "DE",
    },
  };
  const lines = [lineOf(id, nth), clipOf(id, nth)];
  const order = {
    id,
    ...customer,
    totalCents: 5_400,
    cartId: nth,
    requestHash: `${nth}`,
    makerTokenHash: hashToken(`maker ${nth}`),
    currency: "USD",
    readyBy: nth % 3 === 0 ? null : addDays("2026-11-14", nth % 20),
    clipsToMake: 2,
    createdAt: now - Math.floor(((count - nth) / count) * 700 * DAY_MS),
    searchText: searchTextOf(customer, lines),
    ...kind(nth),
  };
  return { order, lines };
}

const PLAIN = { variantId: null, variantTitle: null, charms: null };

const lineOf = (orderId: number, nth: number) => ({
  ...PLAIN,
  orderId,
  productId: (nth % 20) + 1,
  name: `Clip ${(nth % 20) + 1}`,
  description: "Poured by hand, with pressed petals in clear resin.",
  quantity: 1,
  priceCents: 2_400,
  imageUrl: "/demo/products/apricot-fade.webp",
  customText: null,
  resin: null,
});

const clipOf = (orderId: number, nth: number) => ({
  ...lineOf(orderId, nth),
  productId: CUSTOM_PRODUCT_ID,
  name: 'Custom Letter Clip - "JUNO"',
  description: "Daisy, Pearl",
  priceCents: 3_000,
  customText: "JUNO",
  charms: ["Daisy", "Pearl"].map((name, index) => ({
    id: index + 1,
    name,
    priceCents: 350,
    imageUrl: `/demo/charms/${name.toLowerCase()}.webp`,
  })),
});
