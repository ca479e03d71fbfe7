import { withCart } from "#server/cart/unavailable.ts";
import { errorText } from "#shared/messages/error-text.ts";
import { orderPagePath } from "#shared/api/paths.ts";
import {
  MAX_CONFIRMATIONS_A_DAY,
  type PlacedOrder,
} from "#shared/orders/schema.ts";
import { cartTotal } from "#shared/cart/rules.ts";
import type { DeliveryOption } from "#shared/delivery/schema.ts";
import { priceCents } from "#shared/money/cents.ts";
import type { OrderInput } from "#shared/orders/order-input.ts";
import {
  type CartRow,
  findCart,
  isTouchDue,
  touchCart,
} from "#server/cart/cart-store.ts";
import { removeLines } from "#server/cart/line-store.ts";
import {
  type PricedLine,
  titleOfLine,
  toCartLine,
} from "#server/cart/priced-line.ts";
import { readLines } from "#server/cart/priced-lines.ts";
import { visitOf } from "#server/cart/visit.ts";
import type { Tx } from "#server/db/handle.ts";
import { type Choice, chooseDelivery } from "#server/delivery/choice.ts";
import { readOrderSite } from "#server/site/store.ts";
import { ofOrder } from "#server/db/locks.ts";
import type { OrderRemarks } from "#server/db/schema/mails.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { toIso } from "#server/runtime/clock.ts";
import {
  countConfirmedOrders,
  hashMailbox,
  prepareMailOfOrder,
} from "#server/mail/queue.ts";
import { sayReturn } from "#server/runtime/pace-words.ts";
import type { ShopLocale } from "#server/runtime/shop-locale.ts";
import { checkUnchanged } from "./cart-changes.ts";
import {
  findRepeatedOrder,
  hashRequest,
  type OrderAttempt,
} from "./idempotency.ts";
import { findOrderLinks, getLinkSecret } from "./links.ts";
import { countToMake, type Pacing, pacingOf } from "./pace.ts";
import { stateOf } from "./order-state.ts";
import { lockStock, type TakenStock } from "./take-stock.ts";
import { hasConfirmation } from "./confirmation.ts";
import { findRecentOrder } from "./recent-order.ts";
import { getOrder, type OrderRow, prepareOrder, totalOf } from "./store.ts";

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
 * "line_unavailable", "price_changed" or "charm_out_of_stock", the last four
 * with the current cart, "cart_empty" with the order that emptied it within the
 * hour, and "paused" while the maker takes no orders.
 */
export async function placeOrder(
  deps: Deps,
  { token, input, idempotencyKey, mayConfirm }: Request,
): Promise<Pick<Placed, "order" | "isConfirmed">> {
  const requestHash = hashRequest(input);
  const secret = await getLinkSecret(deps);
  const locale = await deps.locale();
  const placed = await deps.commit(
    ofOrder({
      mailbox: hashMailbox(input.customerEmail),
      token,
      idempotencyKey,
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

async function getPlacedOrder(
  { config: { publicUrl, mailDays } }: Pick<Deps, "config">,
  db: Tx,
  { row, now }: { row: OrderRow; now: number },
): Promise<PlacedOrder> {
  const { shopper } = await findOrderLinks(db, { order: row, publicUrl });
  const isMailed = await hasConfirmation(db, { row, mailDays, now });
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
    const order = await getPlacedOrder(deps, db, { row: repeated, now });
    return { order, isNew: false, isConfirmed: false, hasTakenStock: false };
  }
  // Before the pause, which may have begun after an order whose reply was lost.
  if (!cart || lines.length === 0) throw await emptyProblem(deps, db, attempt);
  const { deliveryOptions, payment } = site;
  const pacing = pacingOf(db, site, now);
  if (pacing.isPaused) throw pausedProblem(pacing, locale, now);
  const { delivery, address } = checkOrderable(input, lines, deliveryOptions);
  const clipsToMake = countToMake(lines);
  const readyBy = await pacing.readyBy(clipsToMake);
  const stock = await lockStock(db, { lines, now });
  const isProgram = Boolean(input.website);
  const pictures = lines.filter((line) => line.design).length;
  const unconfirmed = whyUnconfirmed({ confirmed, isProgram, mayConfirm });
  const isLarge = clipsToMake > (site.pace?.clipsPerWeek ?? Infinity);
  const about = {
    customerEmail,
    ...stock,
    ...(isLarge && { largeClips: clipsToMake }),
    unconfirmed,
    pictures,
    now,
  };
  const sendMails = prepareOrderMails(deps, db, about);
  // An order of nothing asks for nothing.
  const isAsked = payment?.askAtOnce && totalOf(lines, delivery) > 0;
  const prepared = prepareOrder(db, {
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
  // In this order on the server, and its locks end with the last of them.
  const [, , id] = await db.finish(() =>
    Promise.all([
      stock.write(now),
      isTouchDue(now, cart.lastUsedAt) &&
        touchCart(db, { cartId: cart.id, now }),
      prepared.send(),
      ...sendMails.map((send) => send()),
      removeLines(db, cart.id),
    ]),
  );
  const url = `${deps.config.publicUrl}${orderPagePath(prepared.shopperToken)}`;
  return {
    order: {
      ...prepared.order(id),
      url,
      confirmation: unconfirmed ? "none" : "queued",
      payment: { state: isAsked ? "asked" : "open" },
    },
    isNew: true,
    isConfirmed: !unconfirmed,
    hasTakenStock: stock.taken.length > 0,
  };
}

/**
 * Says that there is nothing to order, and which order emptied the cart: the
 * reply to it may have been lost, and what was typed changed since.
 */
async function emptyProblem(
  { config: { publicUrl } }: Pick<Deps, "config">,
  db: Tx,
  { cartId, now }: OrderAttempt,
): Promise<Problem> {
  const order =
    cartId && (await findRecentOrder(db, { cartId, publicUrl, now }));
  if (!order) return new Problem("cart_empty", { extra: { cart: [] } });
  return new Problem("cart_empty", {
    message: errorText("orderPlaced", order.id, { time: order.createdAt }),
    extra: { cart: [], order },
  });
}

/** Says in the maker's words why no order is taken, and until when. */
function pausedProblem(
  { pause }: Pacing,
  locale: ShopLocale,
  now: number,
): Problem {
  if (!pause) return new Problem("paused");
  const until = errorText("pausedUntil", sayReturn(pause, locale, now));
  return new Problem("paused", {
    message: pause.text ? errorText("sentences", pause.text, until) : until,
  });
}

/**
 * Returns the delivery of an order. Throws an error with the current cart unless
 * the cart can be ordered as the shopper saw it: "line_unavailable", "held" or
 * "not_enough" (which name the lines) or "price_changed"; "invalid" for a
 * delivery that is not offered.
 */
function checkOrderable(
  input: OrderInput,
  lines: PricedLine[],
  options: readonly DeliveryOption[],
): Choice {
  const cart = lines.map(toCartLine);
  const unavailable = lines.flatMap((line) =>
    line.unavailable ? [line.unavailable.inOrder(titleOfLine(line))] : [],
  );
  if (unavailable.length > 0)
    throw new Problem(codeOf(lines), {
      message: errorText(
        "sentences",
        ...unavailable,
        errorText("changeOrRemove"),
      ),
      extra: (voice) => ({ ...withCart(cart)(voice), ...heldUntilOf(lines) }),
    });
  const clipsCents = priceCents(cartTotal(cart));
  const choice = chooseDelivery(options, input, clipsCents);
  checkUnchanged(input, cart, choice.delivery?.priceCents ?? 0);
  return choice;
}

/** Until when others hold what the cart wants. */
function heldUntilOf(lines: PricedLine[]) {
  const ends = lines.flatMap(({ unavailable }) =>
    unavailable?.shortage?.code === "held" ? unavailable.shortage.until : [],
  );
  return ends.length > 0 ? { heldUntil: toIso(Math.max(...ends)) } : {};
}

/** "held" or "not_enough" where that alone is in the way of an order. */
function codeOf(lines: PricedLine[]) {
  const codes = new Set(
    lines.flatMap(({ unavailable }) =>
      unavailable ? (unavailable.shortage?.code ?? "line_unavailable") : [],
    ),
  );
  const [code = "line_unavailable", ...others] = codes;
  return others.length > 0 ? "line_unavailable" : code;
}

type Confirmable = {
  /** For how many orders of this day the mailbox had a confirmation. */
  confirmed: number;
  /** Whether the form field that is hidden from people was filled. */
  isProgram: boolean;
  mayConfirm: boolean;
};

/** Why a customer gets no confirmation; the maker's mail says so. */
function whyUnconfirmed({
  confirmed,
  isProgram,
  mayConfirm,
}: Confirmable): OrderRemarks["unconfirmed"] {
  if (isProgram) return "program";
  if (!mayConfirm) return "origin";
  return confirmed >= MAX_CONFIRMATIONS_A_DAY ? "limit" : undefined;
}

type OrderMails = Omit<TakenStock, "taken"> & {
  customerEmail: string;
  largeClips?: number;
  unconfirmed: OrderRemarks["unconfirmed"];
  /** How many designs the mails show. */
  pictures: number;
  now: number;
};

/** Prepares the maker's mail and, unless it is limited, the confirmation. */
function prepareOrderMails(
  { config }: Pick<Deps, "config">,
  db: Tx,
  order: OrderMails,
): (() => Promise<void>)[] {
  const { customerEmail: recipient, lowStock, largeTakes } = order;
  const { largeClips, unconfirmed, pictures, now } = order;
  const toMaker = prepareMailOfOrder(db, {
    kind: "order_owner",
    recipient: config.ownerEmail,
    lowCharms: lowStock,
    remarks: {
      largeTakes,
      ...(largeClips !== undefined && { largeClips }),
      unconfirmed,
    },
    pictures,
    now,
  });
  if (unconfirmed) return [toMaker];
  const kind = "order_customer";
  return [toMaker, prepareMailOfOrder(db, { kind, recipient, pictures, now })];
}
