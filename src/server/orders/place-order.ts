import { orderPagePath } from "#shared/api/paths.ts";
import type { PlacedOrder } from "#shared/orders/schema.ts";
import { codeKey } from "#shared/discounts/rules.ts";
import type { OrderInput } from "#shared/orders/input.ts";
import {
  type CartRow,
  findCart,
  isTouchDue,
  touchCart,
} from "#server/cart/cart-store.ts";
import { removeLines } from "#server/cart/line-store.ts";
import { readLines } from "#server/cart/priced-lines.ts";
import { toCartLine } from "#server/cart/priced-line.ts";
import { visitOf } from "#server/cart/cart.ts";
import type { Tx } from "#server/db/handle.ts";
import { readOrderSite } from "#server/site/store.ts";
import { ofOrder } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { hashMailbox } from "#server/mail/queue.ts";
import type { ShopLocale } from "#server/runtime/shop-locale.ts";
import {
  checkAvailable,
  checkOrderable,
  emptyProblem,
  pausedProblem,
} from "./orderable.ts";
import { readDiscount } from "./discounts.ts";
import {
  findRepeatedOrder,
  hashRequest,
  type OrderAttempt,
} from "./idempotency.ts";
import { findOrderLinks } from "./links.ts";
import { getHashSecret } from "#server/db/secrets.ts";
import { countToMake, pacingOf } from "./pace.ts";
import { stateOf } from "./order-state.ts";
import { takeStock } from "./take-stock.ts";
import {
  countConfirmedOrders,
  hasConfirmation,
  queueOrderMails,
  whyUnconfirmed,
} from "./confirmation.ts";
import { getOrder, insertOrder, type OrderRow } from "./store.ts";

type Placed = {
  order: PlacedOrder;
  isNew: boolean;
  /** Whether a confirmation to the customer was queued now. */
  isConfirmed: boolean;
  hasTakenStock: boolean;
};

type Request = {
  token: string | undefined;
  input: OrderInput;
  idempotencyKey?: string;
  /** False where this address of origin has had enough orders confirmed. */
  mayConfirm: boolean;
};

/**
 * Orders the content of the cart of `token`. One durable transaction stores the
 * order, the stock and the mails and empties the cart. A repeat (same key and
 * body; without a key the same body from the same cart within 10 minutes)
 * returns the order of the first request. Throws "key_reused", "cart_empty",
 * "line_unavailable", "price_changed", "charm_out_of_stock" or what a code is
 * refused for ("readDiscount"), all from "cart_empty" on
 * with the current cart, "cart_empty" with the order that emptied it within the
 * hour, and "paused" while the maker takes no orders.
 */
export async function placeOrder(
  deps: Deps,
  { token, input, idempotencyKey, mayConfirm }: Request,
): Promise<Pick<Placed, "order" | "isConfirmed">> {
  const requestHash = hashRequest(input);
  const secret = await getHashSecret(deps);
  const locale = await deps.locale();
  const placed = await deps.commit(
    ofOrder({
      mailbox: hashMailbox(input.customerEmail),
      token,
      idempotencyKey,
      codeKey: input.discountCode && codeKey(input.discountCode),
    }),
    async (db) => {
      const visit = visitOf(deps, { token });
      const cart = await findCart(db, visit);
      const { now } = visit;
      const attempt = { cartId: cart?.id, idempotencyKey, requestHash, now };
      const given = { attempt, input, cart, secret, locale, mayConfirm };
      return placeOnce(deps, db, given);
    },
  );
  if (placed.hasTakenStock) {
    deps.changes.announce();
    deps.holdsChanged();
  }
  if (placed.isNew) deps.outboxWake();
  return placed;
}

/** The reply to an order that is placed again: the order as it was placed. */
export async function readRepeatedOrder(
  { config: { publicUrl, mailDays }, clock }: Pick<Deps, "config" | "clock">,
  db: Tx,
  row: OrderRow,
): Promise<PlacedOrder> {
  const { shopper } = await findOrderLinks(db, { order: row, publicUrl });
  const sought = { row, mailDays, now: clock.now() };
  const isMailed = await hasConfirmation(db, sought);
  const order = await getOrder(db, row.id);
  return {
    ...order,
    // A repeated order from an earlier version has no page.
    url: shopper ?? publicUrl,
    confirmation: isMailed ? "queued" : "none",
    payment: { state: stateOf(row, order.items).payment },
  };
}

type Attempt = {
  attempt: OrderAttempt;
  input: OrderInput;
  cart: CartRow | undefined;
  /** The secret of the links to orders. */
  secret: string;
  locale: ShopLocale;
  mayConfirm: boolean;
};

async function placeOnce(
  deps: Deps,
  db: Tx,
  { attempt, input, cart, secret, locale, mayConfirm }: Attempt,
): Promise<Placed> {
  const { formats } = locale;
  const { idempotencyKey = null, requestHash, now } = attempt;
  const { customerName, customerEmail, customerPhone } = input;
  const [repeated, confirmed, site, lines] = await Promise.all([
    findRepeatedOrder(db, attempt),
    countConfirmedOrders(db, {
      recipient: customerEmail,
      now,
    }),
    readOrderSite(db, deps.config),
    cart
      ? readLines(db, { cartId: cart.id, digits: formats.money.digits, now })
      : [],
  ]);
  if (repeated) {
    const order = await readRepeatedOrder(deps, db, repeated);
    return { order, isNew: false, isConfirmed: false, hasTakenStock: false };
  }
  // Before the pause, which may have begun after an order whose reply was lost.
  if (!cart || lines.length === 0) throw await emptyProblem(deps, db, attempt);
  const { deliveryOptions, payment } = site;
  const pacing = pacingOf(db, site, now);
  if (pacing.isPaused) throw pausedProblem(pacing, locale, now);
  checkAvailable(lines);
  const { digits } = formats.money;
  const mailbox = hashMailbox(customerEmail);
  const asked = {
    code: input.discountCode ?? "",
    lines,
    formats,
    mailbox,
    now,
  };
  const code =
    asked.code === ""
      ? null
      : await readDiscount(db, { ...asked, cart: lines.map(toCartLine) });
  const { delivery, address, sum } = checkOrderable(input, lines, {
    options: deliveryOptions,
    discount: code,
    digits,
  });
  // A code that takes nothing, as off a delivery that is free, is not used.
  const discount = sum.discountCents > 0 ? code : null;
  const clipsToMake = countToMake(lines);
  const readyBy = await pacing.readyBy(clipsToMake);
  const stock = await takeStock(db, { lines, now });
  const isProgram = Boolean(input.website);
  const pictures = lines.filter((line) => line.design).length;
  const unconfirmed = whyUnconfirmed({ confirmed, isProgram, mayConfirm });
  const isLarge = clipsToMake > (site.pace?.clipsPerWeek ?? Infinity);
  // An order of nothing asks for nothing.
  const isAsked = payment?.askAtOnce && sum.totalCents > 0;
  // From here on in this order on the server; its locks end with the last.
  if (isTouchDue(now, cart.lastUsedAt))
    db.later(() => touchCart(db, { cartId: cart.id, now }));
  const inserted = insertOrder(db, {
    order: {
      customerName,
      customerEmail,
      customerPhone,
      cartId: cart.id,
      idempotencyKey,
      requestHash,
      takenStock: stock.taken,
      language: formats.language,
      currency: formats.currency,
      delivery,
      address,
      discount,
      // A shop that asks for no such words mails none to whoever is named.
      note: (delivery && input.note) || null,
      gift: (delivery && input.gift) ?? null,
      readyBy,
      clipsToMake,
      ...(isAsked && {
        paymentState: "asked" as const,
        paymentAskedAt: now,
      }),
      createdAt: now,
    },
    lines,
    secret,
  });
  const about = {
    customerEmail,
    ...stock,
    ...(isLarge && { largeClips: clipsToMake }),
    unconfirmed,
    pictures,
    now,
  };
  queueOrderMails(deps, db, about);
  db.later(() => removeLines(db, cart.id));
  await db.finish();
  const url = `${deps.config.publicUrl}${orderPagePath(inserted.shopperToken)}`;
  return {
    order: {
      ...(await inserted.order),
      url,
      confirmation: unconfirmed ? "none" : "queued",
      payment: { state: isAsked ? "asked" : "open" },
    },
    isNew: true,
    isConfirmed: !unconfirmed,
    hasTakenStock: stock.taken.length > 0,
  };
}
