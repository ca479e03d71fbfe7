import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  or,
  sql,
} from "drizzle-orm";
import { DAY_MS } from "#shared/text/dates.ts";
import type { PushInput } from "#shared/account/schema.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { isPast } from "#server/db/times.ts";
import { LEASE_MS, leases } from "#server/mail/lease.ts";
import { pushSubscriptions } from "#server/db/schema/admins.ts";
import { orders } from "#server/db/schema/orders.ts";
import { STANDS } from "#server/orders/order-state.ts";

// The devices that ring for a new order. Each remembers the newest order that it
// knows of: so an order writes nothing for them, and after a crash, or of several
// copies of the shop, the one that looks next sees what is still to be said.

export type DeviceRow = typeof pushSubscriptions.$inferSelect;

/** More than any maker has; a guard against a page that adds without end. */
const MOST_DEVICES = 20;

type NewDevice = PushInput & {
  adminId: number;
  sessionHash: string;
  device: string | null;
  now: number;
};

/**
 * Adds a device, or notes that it is still there. It rings for orders from now
 * on. Beyond 20 devices the oldest is removed.
 */
export async function saveDevice(
  db: Tx,
  { endpoint, keys, adminId, sessionHash, device, now }: NewDevice,
): Promise<void> {
  const { p256dh, auth } = keys;
  await db
    .insert(pushSubscriptions)
    .values({
      adminId,
      sessionHash,
      device,
      endpoint,
      p256dh,
      auth,
      toldOrderId: await newestOrderId(db),
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: { adminId, sessionHash, device, p256dh, auth },
    })
    .run();
  const rows = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .orderBy(desc(pushSubscriptions.id))
    .all();
  const over = rows.slice(MOST_DEVICES).map(({ id }) => id);
  if (over.length > 0)
    await db
      .delete(pushSubscriptions)
      .where(inArray(pushSubscriptions.id, over))
      .run();
}

export async function listDevices(
  db: Db,
  adminId: number,
): Promise<DeviceRow[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.adminId, adminId))
    .orderBy(asc(pushSubscriptions.id))
    .all();
}

/** Removes a device; nothing happens if it is gone already. */
export async function removeDevice(
  db: Tx,
  { adminId, id }: { adminId: number; id: number },
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.adminId, adminId), eq(pushSubscriptions.id, id)),
    )
    .run();
}

/** Removes the devices of a session, or all but those of one. */
export async function removeDevices(
  db: Tx,
  which: { sessionHash: string } | { except: string | undefined },
): Promise<void> {
  const { sessionHash } = pushSubscriptions;
  const those =
    "sessionHash" in which
      ? eq(sessionHash, which.sessionHash)
      : which.except === undefined
        ? undefined
        : ne(sessionHash, which.except);
  await db.delete(pushSubscriptions).where(those).run();
}

export async function newestOrderId(db: Db): Promise<number> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .orderBy(desc(orders.id))
    .limit(1)
    .all();
  return row?.id ?? 0;
}

/** The orders that a device does not know of yet, the newest first. */
export async function listUntoldOrders(
  db: Db,
  { toldOrderId }: Pick<DeviceRow, "toldOrderId">,
) {
  return db
    .select({
      id: orders.id,
      totalCents: orders.totalCents,
      stands: sql<number>`case when ${STANDS} then 1 else 0 end`,
    })
    .from(orders)
    .where(gt(orders.id, toldOrderId))
    .orderBy(desc(orders.id))
    .all();
}

const lease = leases(pushSubscriptions, {
  isHeld: ({ id, claim }: { id: number; claim: string }) =>
    and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.claim, claim)),
  unheld: { claim: null, leasedUntil: null },
  taken: {},
  free: {},
});

const isFree = (now: number) =>
  or(isNull(pushSubscriptions.leasedUntil), lease.isOver(now));

/** The devices that do not know of the newest order and that no copy tells. */
export async function listDueDevices(
  db: Db,
  { newest, now }: { newest: number; now: number },
): Promise<DeviceRow[]> {
  const { nextAttemptAt, toldOrderId } = pushSubscriptions;
  return db
    .select()
    .from(pushSubscriptions)
    .where(
      and(
        lt(toldOrderId, newest),
        isPast(nextAttemptAt, now, DAY_MS),
        isFree(now),
      ),
    )
    .orderBy(asc(pushSubscriptions.id))
    .all();
}

type Claim = Pick<DeviceRow, "id" | "toldOrderId"> & {
  claim: string;
  now: number;
};

/** Takes a device, unless another copy of the shop was faster. */
export async function claimDevice(
  db: Tx,
  { id, toldOrderId, claim, now }: Claim,
): Promise<boolean> {
  const which = and(
    eq(pushSubscriptions.id, id),
    eq(pushSubscriptions.toldOrderId, toldOrderId),
    isFree(now),
  );
  const taken = await lease
    .claim(db, { claim, leasedUntil: now + LEASE_MS }, which)
    .returning({ id: pushSubscriptions.id })
    .all();
  return taken.length > 0;
}

/** Ends a claim; does nothing if another one has followed it. */
export async function settleDevice(
  db: Tx,
  held: { id: number; claim: string },
  outcome: "gone" | Partial<DeviceRow>,
): Promise<void> {
  if (outcome === "gone")
    await db.delete(pushSubscriptions).where(lease.isHeld(held)).run();
  else await lease.settle(db, held, outcome);
}

/** When a device is next due; undefined if all know of all orders. */
export async function nextDueAt(
  db: Db,
  newest: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ at: pushSubscriptions.nextAttemptAt })
    .from(pushSubscriptions)
    .where(lt(pushSubscriptions.toldOrderId, newest))
    .orderBy(asc(pushSubscriptions.nextAttemptAt))
    .limit(1)
    .all();
  return row?.at;
}
