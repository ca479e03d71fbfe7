import { and, eq, ne, notInArray } from "drizzle-orm";
import { UNDO_MS } from "#shared/orders/progress.ts";
import type { Tx } from "#server/db/handle.ts";
import { MAKER_KINDS, outbox } from "#server/db/schema/mails.ts";
import { hashMailbox } from "./queue.ts";

/**
 * Sends the customer's unsent mails about an order to another address, the ones
 * that failed as well. They are tried in a minute.
 */
export async function readdressMails(
  db: Tx,
  given: { orderId: number; recipient: string; now: number },
): Promise<void> {
  const { orderId, recipient, now } = given;
  await db
    .update(outbox)
    .set({
      recipient,
      mailboxHash: hashMailbox(recipient),
      state: "queued",
      attempts: 0,
      failingSince: null,
      leasedUntil: null,
      lastError: null,
      lastErrorAt: null,
      nextAttemptAt: now + UNDO_MS,
    })
    .where(
      and(
        eq(outbox.orderId, orderId),
        ne(outbox.state, "sent"),
        notInArray(outbox.kind, MAKER_KINDS),
      ),
    )
    .run();
}
