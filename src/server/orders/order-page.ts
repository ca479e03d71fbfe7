import {
  type MakerOrder,
  type OrderEvent,
  type ShopperOrder,
  type ShownItem,
  standingItems,
} from "#shared/orders/progress.ts";
import { pickListOf } from "#shared/orders/picks.ts";
import {
  canCancel,
  daysLeft,
  FIRST_STEP,
  NEAR_DAYS,
  type OrderState,
  transition,
} from "#shared/orders/state.ts";
import { productIdsOf } from "#shared/cart/rules.ts";
import type { Order, OrderItem } from "#shared/orders/schema.ts";
import { CARRIERS } from "#shared/orders/tracking.ts";
import { dayAt } from "#shared/text/days.ts";
import { withdrawableLines } from "#shared/orders/rules.ts";
import type { Legal } from "#shared/site/legal.ts";
import { listSlugs } from "#server/catalog/slugs.ts";
import type { Db } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { findPictures } from "#server/images/store.ts";
import { readConfirmation } from "./confirmation.ts";
import { listCorrections } from "./corrected-lines.ts";
import { listInvoiceLinks } from "./invoices.ts";
import { namePieces } from "./taken-pieces.ts";
import { readMakerPayment, readOrderPayment } from "./order-payment.ts";
import { toIso } from "#server/runtime/clock.ts";
import {
  readInvoiceSettings,
  readLegal,
  readSiteContent,
  type SiteSettings,
} from "#server/site/store.ts";
import {
  type EventRow,
  findOrderByToken,
  listEvents,
} from "./progress-store.ts";
import type { Viewer } from "./links.ts";
import { stateOf, toAmounts, withdrawnLinesOf } from "./order-state.ts";
import { type OrderRow, readPlaced } from "./store.ts";

// The shopper's and the maker's page of an order show this.

/** The shopper's view of an order. Throws "not_found" for any other token. */
export async function getShopperOrder(
  { db, config }: Pick<Deps, "db" | "config">,
  token: string,
): Promise<ShopperOrder> {
  const row = await getRowByToken(db, "shopper", token);
  return readShopperOrder(db, row, config);
}

/** The maker's view of an order. Throws "not_found" for any other token. */
export async function getMakerOrder(
  deps: Pick<Deps, "db" | "config" | "clock">,
  token: string,
): Promise<MakerOrder> {
  const { db } = deps;
  return readMakerOrder(deps, db, await getRowByToken(db, "maker", token));
}

/** The order of a link. Throws "not_found" for any other token. */
export async function getRowByToken(
  db: Db,
  viewer: Viewer,
  token: string,
): Promise<OrderRow> {
  const row = await findOrderByToken(db, { token, viewer });
  if (!row) throw new Problem("not_found");
  return row;
}

export async function readShopperOrder(
  db: Db,
  row: OrderRow,
  settings: SiteSettings,
): Promise<ShopperOrder> {
  const { order } = await readPlaced(db, row);
  const events = await listEvents(db, [row.id]);
  const legal = await readLegal(db, settings);
  const state = stateOf(row, order.items);
  return toShopperOrder(db, { row, order, state, events, legal });
}

export async function readMakerOrder(
  { config, clock }: Pick<Deps, "config" | "clock">,
  db: Db,
  row: OrderRow,
): Promise<MakerOrder> {
  const { order, lines } = await readPlaced(db, row);
  const events = await listEvents(db, [row.id]);
  const { legal, timeZone, language } = await readSiteContent(db, config);
  const { customerName, customerEmail, customerPhone, items } = order;
  const state = stateOf(row, items);
  const shown = await toShopperOrder(db, { row, order, state, events, legal });
  return {
    ...shown,
    // As typed: without a name of its own it goes to the customer, whose name
    // she may correct.
    ...(order.address && { address: order.address }),
    ...dueOf(shown.readyBy, state, dayAt(clock.now(), timeZone)),
    isSeen: row.seenAt !== null,
    revision: row.revision,
    corrections: await listCorrections(db, row.id),
    confirmation: await readConfirmation(db, {
      row,
      mailDays: config.mailDays,
      language,
      now: clock.now(),
    }),
    payment: await readMakerPayment(db, { row, state, now: clock.now() }),
    customerName,
    customerEmail,
    customerPhone,
    comesBack: namePieces(row.takenStock ?? [], lines),
    pickList: pickListOf(standingItems(shown), row.picked ?? {}),
    back: statusBefore(events),
    memo: row.memo ?? "",
    source: row.source ?? "",
    writesInvoices: (await readInvoiceSettings(db)) !== null,
  };
}

/**
 * Returns what is said of the day by which an order is to be ready, once it is
 * near.
 */
function dueOf(
  readyBy: string | null,
  { isOpen }: OrderState,
  today: string,
): Pick<MakerOrder, "due" | "daysLeft"> {
  const days = daysLeft({ readyBy, isOpen }, today);
  if (days === null || days > NEAR_DAYS) return { due: null };
  return { due: days < 0 ? "late" : "near", daysLeft: days };
}

function statusBefore(events: readonly EventRow[]): MakerOrder["back"] {
  const steps = [FIRST_STEP, ...events];
  const before = steps.at(-2)?.status;
  if (before === undefined) return null;
  return transition(steps, { to: before }) === "back" ? before : null;
}

type Read = {
  row: OrderRow;
  order: Order;
  state: OrderState;
  events: EventRow[];
  legal: Legal;
};

async function toShopperOrder(
  db: Db,
  { row, order, state, events, legal }: Read,
): Promise<ShopperOrder> {
  const { id, createdAt, readyBy, items, total, currency } = order;
  const { discount, delivery, address, note, gift } = order;
  const show = await showItems(db, items);
  const status = row.status ?? FIRST_STEP.status;
  return {
    id,
    status,
    stands: state.stands,
    events: [
      { status: FIRST_STEP.status, at: toIso(row.createdAt) },
      ...events.map(toOrderEvent),
    ],
    createdAt,
    readyBy: readyBy ?? null,
    items: items.map(show),
    total,
    amounts: toAmounts(row, state),
    currency,
    ...(discount && { discount }),
    ...(delivery && { delivery }),
    // Complete by itself: the shopper's page has no name of the customer.
    ...(address && {
      address: { ...address, name: address.name || order.customerName },
    }),
    ...(note !== undefined && { note }),
    ...(gift && { gift }),
    canCancel: state.stands && canCancel(status),
    payment: await readOrderPayment(db, { row, state }),
    invoices: await listInvoiceLinks(db, row.id),
    ...withdrawalOf(row, { state, items, legal }),
  };
}

/** Adds to items what pages show of them. */
export async function showItems(
  db: Db,
  items: readonly OrderItem[],
): Promise<(item: OrderItem) => ShownItem> {
  const pictures = await findPictures(
    db,
    items.map(({ imageUrl }) => imageUrl),
  );
  const slugs = await listSlugs(db, productIdsOf(items));
  return (item) => ({
    ...item,
    picture: pictures.get(item.imageUrl) ?? null,
    slug: slugs.get(item.productId),
  });
}

/** Returns what the customer has withdrawn from, and what may follow. */
function withdrawalOf(
  { withdrawals, customerName }: OrderRow,
  {
    state,
    items,
    legal,
  }: Pick<Order, "items"> & {
    state: OrderState;
    legal: Legal;
  },
) {
  const [first] = withdrawals ?? [];
  const withdrawnLines = withdrawnLinesOf({ withdrawals });
  const open = state.stands
    ? withdrawableLines(items, legal).filter(
        (line) => !withdrawnLines.includes(line),
      )
    : [];
  return {
    canWithdraw: open.length > 0,
    ...(open.length > 0 && { customerName }),
    withdrawableLines: open,
    withdrawnAt: first ? toIso(first.at) : null,
    withdrawnLines,
  };
}

/** Converts a stored step to the form that pages and mails show. */
export function toOrderEvent(row: EventRow): OrderEvent {
  return {
    status: row.status,
    at: toIso(row.createdAt),
    actor: row.actor,
    ...(row.note !== "" && { note: row.note }),
    ...(row.trackingUrl !== "" && { trackingUrl: row.trackingUrl }),
    ...trackingOf(row),
  };
}

/** The number of a step's parcel, and whose it is, where they are known. */
export function trackingOf(row: EventRow): Pick<OrderEvent, "tracking"> {
  const { trackingUrl, trackingCarrier: carrier, trackingNumber: number } = row;
  if (number === null) return {};
  if (carrier === null) return { tracking: { number } };
  // A copy of an earlier version may have changed the link alone.
  if (!trackingUrl.includes(number)) return {};
  return { tracking: { carrier, name: CARRIERS[carrier]?.name, number } };
}
