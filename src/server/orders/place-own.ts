import { makePagePath, orderPagePath } from "#shared/api/paths.ts";
import { cartCount } from "#shared/cart/rules.ts";
import { sumOfCart } from "#shared/cart/sum.ts";
import { roundCents } from "#shared/text/formats.ts";
import type {
  OwnItem,
  OwnOrder,
  OwnOrderInput,
} from "#shared/workbench/own-order.ts";
import {
  findClipPictures,
  type PricedLine,
  priceClipLine,
  toCartLine,
} from "#server/cart/priced-line.ts";
import { priceProduct } from "#server/cart/priced-lines.ts";
import { getOffer } from "#server/catalog/offer.ts";
import { getClipOffer } from "#server/clips/pricing.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { MAKER, ofOwnOrder } from "#server/db/locks.ts";
import { NO_CART, NO_PRODUCT } from "#server/db/schema/orders.ts";
import { getHashSecret } from "#server/db/secrets.ts";
import type { Deps } from "#server/deps.ts";
import { queueMailOfOrder } from "#server/mail/queue.ts";
import type { ShopLocale } from "#server/runtime/shop-locale.ts";
import { readOrderSite } from "#server/site/store.ts";
import { chooseDelivery } from "./delivery.ts";
import {
  findRepeatedOrder,
  hashContent,
  type OrderAttempt,
} from "./idempotency.ts";
import { settleInvoices } from "./invoices.ts";
import { findOrderLinks } from "./links.ts";
import { countToMake, pacingOf } from "./pace.ts";
import { readRepeatedOrder } from "./place-order.ts";
import { getOrderRow, insertOrder, type OrderRow, sumOf } from "./store.ts";
import { takeStock } from "./take-stock.ts";

type Request = { input: OwnOrderInput; idempotencyKey: string | undefined };

/**
 * Places an order that the maker takes herself. One durable transaction stores
 * the order and the stock that it takes, and the confirmation to a customer who
 * wants one: the maker, who is there, gets no mail. A repeat (same key and body;
 * without a key the same body within 10 minutes) returns the first order. One
 * that is paid has its invoice at once. Throws "key_reused", "invalid", and what
 * an offer and the stock throw.
 */
export async function placeOwnOrder(
  deps: Deps,
  { input, idempotencyKey }: Request,
): Promise<OwnOrder> {
  const requestHash = hashContent(input);
  const secret = await getHashSecret(deps);
  const locale = await deps.locale();
  const place = ofOwnOrder(idempotencyKey ?? requestHash);
  const placed = await deps.commit(
    // One that is paid takes the number of an invoice.
    input.paid ? [...MAKER, ...place] : place,
    async (db) => {
      const now = deps.clock.now();
      const attempt = { cartId: NO_CART, idempotencyKey, requestHash, now };
      const repeated = await findRepeatedOrder(db, attempt);
      return repeated
        ? {
            order: await readRepeated(deps, db, repeated),
            hasTakenStock: false,
          }
        : placeOnce(deps, db, { attempt, input, secret, locale });
    },
  );
  if (placed.hasTakenStock) {
    deps.changes.announce();
    deps.holdsChanged();
  }
  deps.outboxWake();
  return placed.order;
}

async function readRepeated(deps: Deps, db: Tx, row: OrderRow) {
  const { maker } = await findOrderLinks(db, { order: row, publicUrl: "" });
  const order = await readRepeatedOrder(deps, db, row);
  return { ...order, makerUrl: maker ?? "" };
}

type Attempt = {
  attempt: OrderAttempt & { cartId: number };
  input: OwnOrderInput;
  /** The secret of the links to orders. */
  secret: string;
  locale: ShopLocale;
};

async function placeOnce(
  { config }: Deps,
  db: Tx,
  { attempt, input, secret, locale: { formats } }: Attempt,
): Promise<{ order: OwnOrder; hasTakenStock: boolean }> {
  const { cartId, idempotencyKey = null, requestHash, now } = attempt;
  const { customerName, customerEmail, customerPhone, note, source } = input;
  const site = await readOrderSite(db, config);
  const { digits } = formats.money;
  const lines = await priceItems(db, input.items, { digits, now });
  const cart = lines.map(toCartLine);
  // She may hand it over at once, or send it without a way that she offers.
  const { delivery, address } =
    input.deliveryId === undefined
      ? { delivery: null, address: input.address ?? null }
      : chooseDelivery(site.deliveryOptions, input, {
          ...sumOfCart(cart),
          clips: cartCount(cart),
        });
  const clipsToMake = countToMake(lines);
  const readyBy = await pacingOf(db, site, now).readyBy(clipsToMake);
  const stock = await takeStock(db, { lines, now, isHers: true });
  const isConfirmed = input.confirm && customerEmail !== "";
  const owes = sumOf({ lines, delivery }).totalCents > 0;
  const isPaid = input.paid && owes;
  // Only the confirmation asks at once.
  const isAsked =
    !isPaid && owes && isConfirmed && site.payment?.askAtOnce === true;
  const state = isPaid ? "paid" : isAsked ? "asked" : "open";
  const inserted = insertOrder(db, {
    order: {
      customerName,
      customerEmail,
      customerPhone,
      cartId,
      idempotencyKey,
      requestHash,
      takenStock: stock.taken,
      language: formats.language,
      currency: formats.currency,
      delivery,
      address,
      note: note || null,
      gift: null,
      readyBy,
      clipsToMake,
      source,
      paymentState: state,
      paymentAskedAt: isAsked ? now : null,
      paidAt: isPaid ? now : null,
      seenAt: now,
      createdAt: now,
    },
    lines,
    secret,
    isRead: isPaid,
  });
  if (isPaid) {
    const row = await getOrderRow(db, (await inserted.order).id);
    await settleInvoices(db, row, { config, now, givesInvoice: true });
  }
  const pictures = lines.filter((line) => line.design).length;
  if (isConfirmed)
    queueMailOfOrder(db, {
      kind: "order_customer",
      recipient: customerEmail,
      pictures,
      now,
    });
  await db.finish();
  return {
    order: {
      ...(await inserted.order),
      url: `${config.publicUrl}${orderPagePath(inserted.shopperToken)}`,
      makerUrl: makePagePath(inserted.makerToken),
      confirmation: isConfirmed ? "queued" : "none",
      payment: { state },
    },
    hasTakenStock: stock.taken.length > 0,
  };
}

/** A drop is open for her who made it. */
const ANY_TIME = Number.POSITIVE_INFINITY;

/** The lines at what they cost now, as if they lay in a cart. */
async function priceItems(
  db: Db,
  items: readonly OwnItem[],
  moment: Moment,
): Promise<PricedLine[]> {
  const { digits } = moment;
  const lines: PricedLine[] = [];
  for (const [place, item] of items.entries()) {
    // No line of a cart has such an id: they hold nothing.
    const stored = { id: -1 - place, variantId: null, quantity: item.quantity };
    if ("productId" in item)
      lines.push(await priceOffer(db, stored, item, moment));
    else if ("design" in item)
      lines.push(await priceDesign(db, stored, item, digits));
    else lines.push(priceThing(stored, item, digits));
  }
  return lines;
}

/** The decimals of the currency, and the moment whose prices are paid. */
type Moment = { digits: number; now: number };
type Stored = { id: number; variantId: null; quantity: number };
type Of<Key extends string> = Extract<OwnItem, Record<Key, unknown>>;

async function priceOffer(
  db: Db,
  stored: Stored,
  { productId, variantId }: Of<"productId">,
  { digits, now }: Moment,
): Promise<PricedLine> {
  const offer = await getOffer(db, { productId, variantId, now: ANY_TIME });
  const line = { ...stored, variantId: offer.variant?.id ?? null };
  const shown = { ...offer, hasChoices: false };
  const priced = priceProduct({ ...line, addedPriceCents: 0 }, shown, {
    digits,
    now,
  });
  const { priceCents: addedPriceCents } = priced;
  return { ...priced, addedPriceCents, unavailable: undefined };
}

async function priceDesign(
  db: Db,
  stored: Stored,
  { design }: Of<"design">,
  digits: number,
): Promise<PricedLine> {
  const offer = await getClipOffer(db, { design, digits });
  const { config, parts, priceCents } = offer;
  const resins = parts.resin ? [parts.resin] : [];
  const pictures = await findClipPictures(db, config, resins);
  const line = { ...stored, ...design, addedPriceCents: priceCents };
  return priceClipLine(line, { config, parts, pictures }, digits);
}

function priceThing(
  stored: Stored,
  { name, price }: Of<"price">,
  digits: number,
): PricedLine {
  const priceCents = roundCents(price, digits);
  return {
    ...stored,
    productId: NO_PRODUCT,
    name,
    variantTitle: null,
    description: "",
    imageUrl: "",
    picture: null,
    priceCents,
    addedPriceCents: priceCents,
    counted: [],
    unavailable: undefined,
  };
}
