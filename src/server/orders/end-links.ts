import { and, asc, desc, gt, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/handle.ts";
import { orders } from "#server/db/schema/orders.ts";
import { renewMakerLink, replaceEndedToken } from "./links.ts";
import { findHashSecret } from "#server/db/secrets.ts";

/** A shop with 10,000 orders takes 40 writes. */
const AT_ONCE = 250;

/**
 * Ends the links of the maker's pages of all orders. Mails that are sent from
 * now on, and those that she has sent to her again, have new ones. Runs under
 * the lock of the maker.
 */
export async function endMakerLinks(tx: Tx): Promise<void> {
  const secret = await findHashSecret(tx);
  if (secret === undefined) return;
  let after = 0;
  for (;;) {
    const rows = await tx
      .select()
      .from(orders)
      .where(and(gt(orders.id, after), isNotNull(orders.makerTokenHash)))
      .orderBy(asc(orders.id))
      .limit(AT_ONCE)
      .all();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const cases = rows.map((row) => {
      const { makerTokenHash } = renewMakerLink(secret, row);
      return sql`when ${orders.id} = ${row.id} then ${makerTokenHash}`;
    });
    await tx
      .update(orders)
      .set({
        makerLinkVersion: sql`${orders.makerLinkVersion} + 1`,
        makerTokenHash: sql`case ${sql.join(cases, sql` `)} end`,
      })
      .where(inArray(orders.id, ids))
      .run();
    after = ids.at(-1) ?? after;
  }
}

/**
 * Returns the token of today for one of the maker's that has ended; undefined
 * for any other. The ended ones are not stored: those of all orders are computed
 * again, the newest first, which takes a quarter of a second for 10,000 orders.
 */
export async function findCurrentToken(
  db: Db,
  token: string,
): Promise<string | undefined> {
  const secret = await findHashSecret(db);
  if (secret === undefined) return undefined;
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const rows = await db
      .select({
        id: orders.id,
        cartId: orders.cartId,
        requestHash: orders.requestHash,
        idempotencyKey: orders.idempotencyKey,
        createdAt: orders.createdAt,
        makerLinkVersion: orders.makerLinkVersion,
      })
      .from(orders)
      .where(
        and(
          lt(orders.id, before),
          gt(orders.makerLinkVersion, 0),
          isNotNull(orders.makerTokenHash),
        ),
      )
      .orderBy(desc(orders.id))
      .limit(AT_ONCE)
      .all();
    for (const row of rows) {
      const current = replaceEndedToken(secret, row, token);
      if (current !== undefined) return current;
    }
    if (rows.length < AT_ONCE) return undefined;
    before = rows.at(-1)?.id ?? 0;
  }
}
