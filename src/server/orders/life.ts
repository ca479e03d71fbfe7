import type {
  MakerOrder,
  OrderEvent,
  ShopperOrder,
  StatusInput,
} from "#shared/orders/life-schema.ts";
import {
  beadsToPick,
  charmsToPick,
  resinsToPour,
} from "#shared/orders/pick-list.ts";
import type { Order } from "#shared/orders/schema.ts";
import { canCancel, FIRST_STEP, transition } from "#shared/orders/status.ts";
import type { Db } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { findPictures } from "#server/images/store.ts";
import { removeMailFiles } from "#server/mail/mail-folder.ts";
import { toIso } from "#server/runtime/clock.ts";
import { type EventRow, findOrderByToken, listEvents } from "./life-store.ts";
import { findOrderLinks, type OrderLinks, type Reader } from "./links.ts";
import { type Moved, moveOrder } from "./move.ts";
import { enqueueOwnerMail } from "./status-mails.ts";
import { getOrder, getOrderRow, type OrderRow } from "./store.ts";

// The content and the actions of the shopper's and the maker's order page.

/** The shopper's view of an order. Throws "not_found" for any other token. */
export async function getShopperOrder(
  { db }: Pick<Deps, "db">,
  token: string,
): Promise<ShopperOrder> {
  return readShopperOrder(db, await getRow(db, "shopper", token));
}

/** The maker's view of an order. Throws "not_found" for any other token. */
export async function getMakerOrder(
  { db }: Pick<Deps, "db">,
  token: string,
): Promise<MakerOrder> {
  return readMakerOrder(db, await getRow(db, "maker", token));
}

/**
 * Moves an order one step on or back, as the maker requests. Repeating a status
 * changes only her note and tracking link. Throws "not_found",
 * "status_changed", "status_skipped" or "charm_out_of_stock".
 */
export async function setStatus(
  deps: Deps,
  { token, input }: { token: string; input: StatusInput },
): Promise<MakerOrder> {
  const { order, moved } = await deps.commit(async (tx) => {
    const row = await getRow(tx, "maker", token);
    const moved = await moveOrder(tx, {
      row,
      ...input,
      actor: "maker",
      mailDays: deps.config.mailDays,
      now: deps.clock.now(),
    });
    return { moved, order: await readMakerOrder(tx, row) };
  });
  afterMove(deps, moved);
  return order;
}

/**
 * Cancels an order for its shopper before the maker starts on it. Repeating the
 * call changes nothing. Throws "not_found" or "not_cancellable".
 */
export async function cancelOrder(
  deps: Deps,
  token: string,
): Promise<ShopperOrder> {
  const { ownerEmail, supportEmail, mailDays } = deps.config;
  const { order, moved } = await deps.commit(async (tx) => {
    const row = await getRow(tx, "shopper", token);
    const status = row.status ?? "received";
    if (status !== "cancelled" && !canCancel(status))
      throw new Problem("not_cancellable", {
        message: `We have already begun to work on your order, so it cannot be cancelled here. Please write to ${supportEmail}.`,
      });
    const now = deps.clock.now();
    const to = { status: "cancelled", actor: "shopper" } as const;
    const moved = await moveOrder(tx, { row, ...to, mailDays, now });
    if (moved.isMoved)
      moved.withdrawnMails.push(
        ...(await enqueueOwnerMail(tx, { orderId: row.id, ownerEmail, now })),
      );
    return { moved, order: await readShopperOrder(tx, row) };
  });
  afterMove(deps, moved);
  return order;
}

/** The steps and links of an order, for its mails. Throws "not_found". */
export async function getOrderLife(
  { db, config: { publicUrl } }: Pick<Deps, "db" | "config">,
  id: number,
): Promise<{ events: OrderEvent[]; links: OrderLinks }> {
  const order = await getOrderRow(db, id);
  const events = await listEvents(db, [id]);
  const links = await findOrderLinks(db, { order, publicUrl });
  return { events: events.map(toOrderEvent), links };
}

function afterMove(deps: Deps, moved: Moved): void {
  if (moved.hasChangedStock) deps.changes.announce();
  // Without a mail server, the withdrawn mails may already be files.
  if (moved.withdrawnMails.length > 0)
    removeMailFiles(deps.config.dataDir, new Set(moved.withdrawnMails));
  if (moved.isMoved) deps.outboxWake();
}

async function getRow(
  db: Db,
  reader: Reader,
  token: string,
): Promise<OrderRow> {
  const row = await findOrderByToken(db, { token, reader });
  if (!row) throw new Problem("not_found");
  return row;
}

async function readShopperOrder(db: Db, row: OrderRow): Promise<ShopperOrder> {
  const order = await getOrder(db, row.id);
  const events = await listEvents(db, [row.id]);
  return toShopperOrder(db, { row, order, events });
}

async function readMakerOrder(db: Db, row: OrderRow): Promise<MakerOrder> {
  const order = await getOrder(db, row.id);
  const events = await listEvents(db, [row.id]);
  const { customerName, customerEmail, customerPhone, items } = order;
  return {
    ...(await toShopperOrder(db, { row, order, events })),
    customerName,
    customerEmail,
    customerPhone,
    pickList: {
      resins: resinsToPour(items),
      charms: charmsToPick(items),
      letters: beadsToPick(items),
    },
    back: statusBefore(events),
  };
}

function statusBefore(events: readonly EventRow[]): MakerOrder["back"] {
  const steps = [FIRST_STEP, ...events];
  const before = steps.at(-2)?.status;
  if (before === undefined) return null;
  return transition(steps, { to: before }) === "back" ? before : null;
}

type Read = { row: OrderRow; order: Order; events: EventRow[] };

async function toShopperOrder(
  db: Db,
  { row, order, events }: Read,
): Promise<ShopperOrder> {
  const { id, createdAt, items, total } = order;
  const pictures = await findPictures(
    db,
    items.map(({ imageUrl }) => imageUrl),
  );
  const status = events.at(-1)?.status ?? FIRST_STEP.status;
  return {
    id,
    status,
    events: [
      { status: FIRST_STEP.status, at: toIso(row.createdAt) },
      ...events.map(toOrderEvent),
    ],
    createdAt,
    items: items.map((item) => ({
      ...item,
      picture: pictures.get(item.imageUrl) ?? null,
    })),
    total,
    canCancel: canCancel(status),
  };
}

/** Converts a stored step to the form that pages and mails show. */
export function toOrderEvent(row: EventRow): OrderEvent {
  return {
    status: row.status,
    at: toIso(row.createdAt),
    ...(row.note !== "" && { note: row.note }),
    ...(row.trackingUrl !== "" && { trackingUrl: row.trackingUrl }),
  };
}
